/* exports_match.c: a match kept in the module: the messages of the desk, and playing. */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "host/wish.h"
#include "match/series.h"
#include "wasm/exports.h"

/* ---- Lobby ----------------------------------------------------------------------------------- */

Reply *mekong_games(uint32_t lang)
{
    Answer answer;
    answer_open(&answer);
    desk_games(lang_from(lang), &answer.text);
    return answer_close(&answer);
}

Reply *mekong_rule(const char *game, const char *number, uint32_t lang)
{
    const Rules *rules = game_find(game);
    Answer answer;
    if (!rules)
        return answer_sentence(lang, "match.load_game", game);
    answer_open(&answer);
    desk_rule(rules, lang_from(lang), number, &answer.text);
    return answer_close(&answer);
}

Reply *mekong_rules(const char *game, const char *find, uint32_t lang)
{
    const Rules *rules = game_find(game);
    Answer answer;
    if (!rules)
        return answer_sentence(lang, "match.load_game", game);
    answer_open(&answer);
    desk_rules(rules, lang_from(lang), *find ? find : NULL, &answer.text);
    return answer_close(&answer);
}

/* ---- Life ------------------------------------------------------------------------------------ */

/* The reply is {"match":number}: its address, which JavaScript hands back in every call. */
Reply *host_match(Match *match, const Course *course, uint64_t seed, uint32_t lang)
{
    Hosted *hosted = calloc(1, sizeof *hosted);
    Answer answer;
    if (!hosted) {
        match_free(match);
        return answer_sentence(lang, "match.no_memory", NULL);
    }
    hosted->match = match;
    if (course)
        hosted->course = *course;
    /* A resumed game must not see the dice of its beginning again. */
    rng_seed_stream(&hosted->dice.rng, seed, match_count(match));
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_number(&answer.json, "match", (int64_t)(uintptr_t)hosted);
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

Reply *mekong_create(const char *lines, uint64_t seed, uint32_t lang)
{
    Problem problem = {0};
    Wish wish = {0};
    Match *match = wish_read_lines(&wish, lines, &problem) ? wish_match(&wish, &problem) : NULL;
    return match ? host_match(match, NULL, seed, lang) : answer_problem(lang, &problem);
}

Reply *mekong_load(const char *save, size_t length, uint64_t seed, uint32_t lang)
{
    SaveProblem problem = {0};
    Match *match = series_load_last(save, length, lang_from(lang), &problem);
    return match ? host_match(match, NULL, seed, lang) : answer_save_problem(lang, &problem);
}

void mekong_close(Hosted *hosted)
{
    if (!hosted)
        return;
    hosted_rest(hosted);
    computers_dismiss(&hosted->computers);
    match_free(hosted->match);
    free(hosted);
}

Reply *mekong_save(const Hosted *hosted, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    size_t length = 0;
    return closed ? closed : answer_data(match_save(hosted->match, &length), length);
}

uint32_t mekong_version(const Hosted *hosted) { return hosted ? match_count(hosted->match) : 0; }

/* ---- Looking --------------------------------------------------------------------------------- */

/* Takes "name value" off a line of arguments; cuts the line in place. */
static void read_argument(char *line, const Question *question, Look *look)
{
    char *value = strchr(line, ' ');
    if (!value)
        return;
    *value++ = '\0';
    for (int i = 0; i < LOOK_ARGS && question->arg[i]; i++)
        if (strcmp(question->arg[i], line) == 0)
            look->arg[i] = value;
}

/* The random numbers come from a copy: who looks does not change the dice to come. */
Reply *mekong_look(const Hosted *hosted, const char *what, const char *seat, char *args,
                   uint32_t lang)
{
    Look look = {.lang = lang_from(lang)};
    Reply *wrong = answer_seat(hosted, seat, lang, &look.viewer);
    const Question *question = desk_question(what);
    Answer answer;
    if (wrong)
        return wrong;
    if (!question)
        return answer_sentence(lang, "desk.no_such_thing", what);
    Rng rng = hosted->dice.rng;
    rng_seed(&rng, rng_next(&rng) + 1);
    look.rng = &rng;
    look.match = hosted->match;
    for (char *line = args; line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        read_argument(line, question, &look);
        line = end;
    }
    answer_open(&answer);
    const LookProblem *problem = question->ask(&look, &answer.text);
    if (!problem)
        return answer_close(&answer);
    free(answer_close(&answer));
    return answer_sentence(lang, problem->message, look.arg[0]);
}

/* ---- Playing --------------------------------------------------------------------------------- */

Reply *mekong_play(Hosted *hosted, const char *seat, const char *words, uint32_t lang)
{
    Seat who;
    Reply *wrong = answer_seat(hosted, seat, lang, &who);
    Answer answer;
    if (wrong)
        return wrong;
    answer_open(&answer);
    Refusal refusal;
    if (hosted->course.lesson)
        course_answers(&hosted->course, words, &refusal);
    else
        host_answers(hosted->match, who, words, &refusal);
    desk_answer(hosted->match, refusal.reason, refusal.words, lang_from(lang), &answer.text);
    return answer_close(&answer);
}

/* limit: the message of what stands in the way, or NULL. */
static Reply *answer_done(const char *limit, uint32_t lang)
{
    Answer answer;
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_bool(&answer.json, "good", !limit);
    if (limit)
        json_string(&answer.json, "sentence", message_text(lang_from(lang), limit));
    json_close(&answer.json, '}');
    return answer_close(&answer);
}

/* All seats of the page are in one hand: whoever is to choose goes back and on. */
Reply *mekong_undo(Hosted *hosted, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed)
        return closed;
    return answer_done(hosted->course.lesson ? course_undo(&hosted->course)
                                             : host_undo(hosted->match, match_actor(hosted->match)),
                       lang);
}

Reply *mekong_redo(Hosted *hosted, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed)
        return closed;
    return answer_done(hosted->course.lesson ? course_redo(&hosted->course)
                                             : host_redo(hosted->match, match_actor(hosted->match)),
                       lang);
}

/* In a lesson no dice fall but its own. */
static Wait settle(Hosted *hosted)
{
    if (!hosted->course.lesson)
        return host_settle(hosted->match, &hosted->dice);
    course_settle(&hosted->course);
    return WAIT_PERSON;
}

/* ---- Resigning, and once more ---------------------------------------------------------------- */

Reply *mekong_resign(Hosted *hosted, const char *seat, uint32_t lang)
{
    Seat who;
    Reply *wrong = answer_seat(hosted, seat, lang, &who);
    if (wrong)
        return wrong;
    return answer_done(
        hosted->course.lesson ? "play.resign_lesson" : host_resign(hosted->match, who), lang);
}

Reply *mekong_again(const Hosted *hosted, uint64_t seed, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    Problem problem = {0};
    Seat from[SEATS_MAX];
    if (closed)
        return closed;
    Match *match = host_again(hosted->match, from, &problem);
    return match ? host_match(match, NULL, seed, lang) : answer_problem(lang, &problem);
}

Reply *mekong_series(Hosted *hosted, const Hosted *first, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    SeriesResult before = {0};
    const char *limit = NULL;
    if (closed)
        return closed;
    const Rules *rules = match_game(hosted->match)->rules;
    if (first && (match_game(first->match)->rules != rules || !game_has_series(rules)))
        limit = "match.series_other_game";
    else if (first && !match_over(first->match))
        limit = "match.series_not_over";
    else if (first)
        series_add_match(&before, first->match, 0);
    if (!limit && !match_set_series(hosted->match, first ? 2 : 1, &before))
        return answer_sentence(lang, "match.no_series", rules->word);
    return answer_done(limit, lang);
}

/* ---- Going on -------------------------------------------------------------------------------- */

/* {"good":true,"played":actions,"wait":what for,"seat":whose turn it is, or null}. */
Reply *mekong_settle(Hosted *hosted, uint32_t lang)
{
    static const char *const words[] = {
        [WAIT_NOTHING] = "nothing", [WAIT_NOBODY] = "nobody",     [WAIT_STEP] = "step",
        [WAIT_TABLE] = "table",     [WAIT_COMPUTER] = "computer", [WAIT_PERSON] = "person"};
    Reply *closed = answer_closed(hosted, lang);
    Answer answer;
    if (closed)
        return closed;
    const uint32_t before = match_count(hosted->match);
    const Wait wait = settle(hosted);
    const Seat actor = match_actor(hosted->match);
    answer_open(&answer);
    json_open(&answer.json, NULL, '{');
    json_bool(&answer.json, "good", true);
    json_number(&answer.json, "played", match_count(hosted->match) - before);
    json_string(&answer.json, "wait", words[wait]);
    if (actor < SEATS_MAX)
        json_string(&answer.json, "seat", match_actor_word(hosted->match, actor));
    else
        json_null(&answer.json, "seat");
    json_close(&answer.json, '}');
    return answer_close(&answer);
}
