/* exports_think.c: computer players and hints, thinking in slices: the page's worker calls
 * mekong_think again and again until it says that it is done, and can stop in between at any time.
 *
 * A player has the strength its seat was given and plays by its purse (ai/thinker.h). A hint is a
 * search from the asker's seat with a budget of its own; like every search it draws anew what that
 * seat cannot see, so nothing hidden is in it.
 */
#include "wasm/exports.h"

enum { PLAYER_TREE = 32 << 20, HINT_TREE = 16 << 20 };

void hosted_rest(Hosted *hosted)
{
    mcts_free(hosted->hint);
    hosted->hint = NULL;
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
    if (!wrong && *seat != match_actor(hosted->match))
        return answer_sentence(lang, "match.refuse_turn", NULL);
    return wrong;
}

/* ---- Players --------------------------------------------------------------------------------- */

/* NULL once the player of a seat sits there. */
static Reply *seat_player(Hosted *hosted, Seat seat, uint32_t lang)
{
    const Game *game = match_game(hosted->match);
    const char *word = match_seat(hosted->match, seat)->controller;
    Strength strength;
    if (hosted->player[seat])
        return NULL;
    if (!strength_parse(game->rules, word, &strength))
        return answer_sentence(lang, "play.no_policy", word);
    hosted->player[seat] = thinker_open(game, seat, strength, PLAYER_TREE);
    if (!hosted->player[seat])
        return answer_sentence(lang, "match.no_memory", NULL);
    thinker_begin(hosted->player[seat], rng_next(&hosted->dice));
    return NULL;
}

/* After an undo a player may have been told of things that are no more: it sees that by itself. */
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
    for (uint32_t *told = &hosted->told[seat]; *told < match_count(hosted->match); ++*told)
        thinker_tell(hosted->player[seat], match_action(hosted->match, *told));
    match_legal(hosted->match, &list);
    thinker_ask(hosted->player[seat], match_state(hosted->match), &list);
    return answer_begun(hosted, TASK_PLAYER, seat);
}

/* What a player thinks is its own business: only the answer comes out. */
static void run_player(Hosted *hosted, uint32_t rollouts, double seconds, Json *json)
{
    Thinker *player = hosted->player[hosted->seat];
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
    action_print(match_game(hosted->match), list.action[thinker_answer(player, &hosted->dice)],
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
    hosted->hint = mcts_new(match_game(hosted->match), seat, HINT_TREE);
    if (!hosted->hint)
        return answer_sentence(lang, "match.no_memory", NULL);
    mcts_begin(hosted->hint, seed);
    mcts_look(hosted->hint, match_state(hosted->match));
    hosted->budget = rollouts;
    hosted->rollouts = 0;
    return answer_begun(hosted, TASK_HINT, seat);
}

static void json_found(const Hosted *hosted, Action action, Lang lang, Json *json)
{
    const Game *game = match_game(hosted->match);
    const MctsAnswer found = mcts_answer(hosted->hint, action);
    char words[ACTION_TEXT_SIZE], label[1024];
    Text text;
    json_open(json, NULL, '{');
    text_init(&text, words, sizeof words);
    action_print(game, action, &text);
    json_string(json, "action", words);
    text_init(&text, label, sizeof label);
    game_print_label(game, match_state(hosted->match), action, lang, &text);
    json_string(json, "label", label);
    json_number(json, "visits", found.visits);
    json_fixed(json, "value", (double)found.value, 4);
    json_close(json, '}');
}

/* The choices, those most searched first. */
static void json_choices(const Hosted *hosted, Lang lang, Json *json)
{
    ActionList list;
    bool told[LIST_MAX] = {false};
    match_legal(hosted->match, &list);
    json_open(json, "choices", '[');
    for (uint32_t rank = 0; rank < list.count; rank++) {
        uint32_t best = LIST_MAX, most = 0;
        for (uint32_t i = 0; i < list.count; i++) {
            const uint32_t visits = mcts_answer(hosted->hint, list.action[i]).visits;
            if (!told[i] && (best == LIST_MAX || visits > most)) {
                best = i;
                most = visits;
            }
        }
        told[best] = true;
        json_found(hosted, list.action[best], lang, json);
    }
    json_close(json, ']');
}

/* More than the rest of the budget is not run. */
static void run_hint(Hosted *hosted, uint32_t rollouts, Lang lang, Json *json)
{
    const uint32_t left = hosted->budget - hosted->rollouts;
    const uint32_t count = rollouts < left ? rollouts : left;
    mcts_run(hosted->hint, count);
    hosted->rollouts += count;
    json_bool(json, "done", hosted->rollouts == hosted->budget);
    json_number(json, "rollouts", hosted->rollouts);
    json_number(json, "budget", hosted->budget);
    json_fixed(json, "value", (double)mcts_value(hosted->hint), 4);
    json_choices(hosted, lang, json);
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
    else
        run_hint(hosted, rollouts, lang_from(lang), &answer.json);
    json_close(&answer.json, '}');
    return answer_close(&answer);
}
