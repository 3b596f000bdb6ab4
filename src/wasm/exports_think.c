/* exports_think.c: computer players, hints and reviews, in slices: the page's worker calls
 * mekong_think again and again until it says that it is done, and can stop in between at any time.
 *
 * A player has the strength its seat was given and plays by its purse (ai/thinker.h). A hint is a
 * search from the asker's seat with a budget of its own; like every search it draws anew what that
 * seat cannot see, so nothing hidden is in it. A review shows everything: of games that are over.
 */
#include <stdlib.h>

#include "wasm/exports.h"

enum { PLAYER_TREE = 32 << 20, HINT_WORTH = 5, JOB_ROOM = 256 };

void hosted_rest(Hosted *hosted)
{
    hint_close(hosted->hint);
    hosted->hint = NULL;
    review_close(hosted->review);
    hosted->review = NULL;
    hosted->task = TASK_NONE;
}

static Reply *answer_begun(Hosted *hosted, Task task, Seat seat)
{
    Answer answer;
    hosted->task = task;
    hosted->seat = seat;
    hosted->version = match_count(hosted->match);
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_bool(&answer.json, "good", true);
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

/* NULL if that seat is to choose. */
static Reply *answer_turn(const Hosted *hosted, const char *word, uint32_t lang, Seat *seat)
{
    Reply *wrong = answer_seat(hosted, word, lang, seat);
    if (wrong)
        return wrong;
    if (*seat != match_actor(hosted->match))
        return answer_sentence(lang, "match.refuse_turn", NULL);
    return match_is_stuck(hosted->match) ? answer_sentence(lang, "match.stuck", NULL) : NULL;
}

/* ---- Players --------------------------------------------------------------------------------- */

/* NULL once the player of a seat sits there. */
static Reply *seat_player(Hosted *hosted, Seat seat, uint32_t lang)
{
    Problem problem;
    if (hosted->computers.thinker[seat] ||
        computers_sit(&hosted->computers, hosted->match, seat, PLAYER_TREE,
                      rng_next(&hosted->dice.rng), &problem))
        return NULL;
    return answer_problem(lang, &problem);
}

Reply *mekong_think_begin(Hosted *hosted, const char *word, uint32_t lang)
{
    ActionList list;
    Seat seat;
    Reply *wrong = answer_turn(hosted, word, lang, &seat);
    if (!wrong)
        wrong = seat_player(hosted, seat, lang);
    if (wrong)
        return wrong;
    hosted_rest(hosted);
    computers_ask(&hosted->computers, hosted->match, seat, &list);
    return answer_begun(hosted, TASK_PLAYER, seat);
}

/* What a player thinks is its own business: only the answer comes out. */
static void run_player(Hosted *hosted, uint32_t rollouts, double seconds, Json *json)
{
    Thinker *player = hosted->computers.thinker[hosted->seat];
    char words[ACTION_TEXT_SIZE];
    ActionList list;
    Text text;
    thinker_clock(player, seconds);
    const bool done = thinker_run(player, rollouts);
    json_bool(json, "done", done);
    json_number(json, "rollouts", thinker_rollouts(player));
    if (!done)
        return;
    match_legal(hosted->match, &list);
    text_init(&text, words, sizeof words);
    action_print(match_game(hosted->match), list.action[thinker_answer(player, &hosted->dice.rng)],
                 &text);
    json_string(json, "answer", words);
    hosted_rest(hosted);
}

/* ---- Hints ----------------------------------------------------------------------------------- */

Reply *mekong_hint_begin(Hosted *hosted, const char *word, uint32_t rollouts, uint64_t seed,
                         uint32_t lang)
{
    Seat seat;
    Reply *wrong = answer_turn(hosted, word, lang, &seat);
    if (wrong)
        return wrong;
    hosted_rest(hosted);
    hosted->hint = hint_open(match_game(hosted->match), match_state(hosted->match), seed);
    if (!hosted->hint)
        return answer_sentence(lang, "match.no_memory", NULL);
    hosted->budget = rollouts;
    return answer_begun(hosted, TASK_HINT, seat);
}

static void json_advice(const Hosted *hosted, const Advice *advice, Lang lang, Json *json)
{
    const Game *game = match_game(hosted->match);
    json_open(json, NULL, '{');
    game_json_action(game, match_state(hosted->match), advice->action, lang, json);
    json_number(json, "visits", advice->visits);
    json_fixed(json, "value", advice->value, 4);
    json_close(json, '}');
}

/* More than the rest of the budget is not run. */
static void run_hint(Hosted *hosted, uint32_t rollouts, Lang lang, Json *json)
{
    const uint32_t left = hosted->budget - hint_rollouts(hosted->hint);
    Advice advice[LIST_MAX];
    hint_run(hosted->hint, rollouts < left ? rollouts : left);
    const uint32_t count = hint_list(hosted->hint, advice);
    json_bool(json, "done", hint_rollouts(hosted->hint) == hosted->budget);
    json_number(json, "rollouts", hint_rollouts(hosted->hint));
    json_number(json, "budget", hosted->budget);
    json_fixed(json, "value", advice[0].value, 4);
    json_number(json, "worth", hint_worth(advice, count, HINT_WORTH));
    json_open(json, "choices", '[');
    for (uint32_t i = 0; i < count; i++)
        json_advice(hosted, &advice[i], lang, json);
    json_close(json, ']');
}

/* ---- Reviews --------------------------------------------------------------------------------- */

static Review *open_review(const Match *match, uint32_t rollouts)
{
    const uint32_t count = match_count(match);
    Action *actions = malloc((count + 1) * sizeof *actions);
    Review *review = NULL;
    Walk walk;
    if (actions && walk_open(&walk, match)) {
        for (uint32_t i = 0; i < count; i++)
            actions[i] = match_action(match, i);
        review = review_open(match_game(match), walk.state, actions, count, rollouts, 1);
        walk_close(&walk);
    }
    free(actions);
    return review;
}

Reply *mekong_review_begin(Hosted *hosted, uint32_t rollouts, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed)
        return closed;
    if (!match_over(hosted->match))
        return answer_sentence(lang, "review.only_over", NULL);
    const uint32_t most = REVIEW_ROLLOUTS_MAX;
    hosted_rest(hosted);
    hosted->review = open_review(
        hosted->match, rollouts == 0 ? REVIEW_ROLLOUTS : (rollouts < most ? rollouts : most));
    if (!hosted->review)
        return answer_sentence(lang, "match.no_memory", NULL);
    return answer_begun(hosted, TASK_REVIEW, SEAT_REFEREE);
}

/* The result is a whole object of desk.h, written where its name stands. */
static void json_found(Hosted *hosted, Lang lang, Json *json)
{
    text_add(json->text, ",\"result\":");
    desk_review(hosted->review, hosted->match, lang, json->text);
}

static void run_review(Hosted *hosted, uint32_t rollouts, Lang lang, Json *json)
{
    const bool done = review_run(hosted->review, rollouts);
    json_bool(json, "done", done);
    json_fixed(json, "part", review_progress(hosted->review), 4);
    if (!done)
        return;
    json_found(hosted, lang, json);
    hosted_rest(hosted);
}

/* NULL if a review is in course. */
static Reply *answer_no_review(const Hosted *hosted, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed)
        return closed;
    return hosted->task == TASK_REVIEW ? NULL
                                       : answer_sentence(lang, "desk.nothing_to_think", NULL);
}

/* A job with what another module has to know before. */
static void json_job(const Review *review, uint32_t job, Json *json)
{
    TEXT(text, found, JOB_ROOM);
    const uint32_t before = review_before(review, job);
    json_open(json, NULL, '{');
    json_number(json, "job", job);
    if (before != REVIEW_NONE) {
        review_tell(review, before, &text);
        json_number(json, "before", before);
        json_string(json, "found", found);
    }
    json_close(json, '}');
}

Reply *mekong_review_next(Hosted *hosted, uint32_t most)
{
    Reply *wrong = answer_no_review(hosted, LANG_EN);
    Answer answer;
    if (wrong)
        return wrong;
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_open(&answer.json, "jobs", '[');
    for (uint32_t job; most > 0 && (job = review_next(hosted->review)) != REVIEW_NONE; most--)
        json_job(hosted->review, job, &answer.json);
    json_close(&answer.json, ']');
    json_bool(&answer.json, "done", review_is_done(hosted->review));
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

Reply *mekong_review_job(Hosted *hosted, uint32_t job, uint32_t rollouts)
{
    Reply *wrong = answer_no_review(hosted, LANG_EN);
    Answer answer;
    if (wrong)
        return wrong;
    if (!review_may_take(hosted->review, job))
        return answer_sentence(LANG_EN, "desk.nothing_to_think", NULL);
    answer_open(&answer);
    if (review_job(review_own_hand(hosted->review), job, rollouts)) {
        review_done(hosted->review, job);
        review_tell(hosted->review, job, &answer.text);
    }
    return answer_close(&answer);
}

Reply *mekong_review_learn(Hosted *hosted, uint32_t job, const char *found)
{
    Reply *wrong = answer_no_review(hosted, LANG_EN);
    Answer answer;
    if (wrong)
        return wrong;
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_bool(&answer.json, "good", review_learn(hosted->review, job, found));
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

Reply *mekong_review_found(Hosted *hosted, uint32_t lang)
{
    Reply *wrong = answer_no_review(hosted, lang);
    Answer answer;
    if (wrong)
        return wrong;
    review_tally(hosted->review);
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_bool(&answer.json, "done", review_is_done(hosted->review));
    json_fixed(&answer.json, "part", review_progress(hosted->review), 4);
    json_found(hosted, lang_from(lang), &answer.json);
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

/* ---- Slices ---------------------------------------------------------------------------------- */

Reply *mekong_think(Hosted *hosted, uint32_t rollouts, double seconds, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    Answer answer;
    if (closed)
        return closed;
    if (hosted->task == TASK_NONE || hosted->version != match_count(hosted->match))
        return answer_sentence(lang, "desk.nothing_to_think", NULL);
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    if (hosted->task == TASK_PLAYER)
        run_player(hosted, rollouts, seconds, &answer.json);
    else if (hosted->task == TASK_HINT)
        run_hint(hosted, rollouts, lang_from(lang), &answer.json);
    else
        run_review(hosted, rollouts, lang_from(lang), &answer.json);
    json_close(&answer.json, '}');
    return answer_close(&answer);
}
