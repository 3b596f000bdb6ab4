/* test_arena_play.c: games that come to no result, as boards of somebody's own can make them, end
 * the arena with a sentence and no result. */
#include <string.h>

#include "lab/arena.h"
#include "support/check.h"

struct State {
    Flow flow;
};

static void setup(const Game *game, State *state) {}
static uint8_t turn(const Game *game, const State *state) { return 1; }
static void view(const Game *game, const State *state, Seat viewer, Json *out) {}
static Seat north(const Game *game, const State *state) { return 0; }
static uint8_t why_not(const Game *game, const State *state, Action action) { return 0; }
static void score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    out[0] = 1;
    out[1] = -1;
}

static void two_answers(const Game *game, const State *state, ActionList *out)
{
    list_add(out, 0, 0, 0, 0);
    list_add(out, 1, 0, 0, 0);
}
static void answers_once(const Game *game, const State *state, ActionList *out)
{
    if (flow_now(state)->v[0] == 0)
        two_answers(game, state, out);
}

static void ask_again(const Game *game, State *state, Action action) {}
static void ask_no_more(const Game *game, State *state, Action action)
{
    flow_top(state)->v[0] = 1;
}
static void end(const Game *game, State *state, Action action) { flow_end(state); }
static void miss_something(const Game *game, State *state, Action action)
{
    flow_needs(state, false);
}

static const char *const seat_words[] = {"north", "south"};
static const Reason reasons[] = {{"", ""}, {"1", "core.game_over"}, {"1", "core.game_over"}};
static const Verb verbs[] = {{.word = "on"}, {.word = "further"}};
static const Speech speech = {.title = "core.game_over", .seats = seat_words};

/* Plays a match of a game with one step. */
static bool play(void (*legal)(const Game *, const State *, ActionList *),
                 void (*apply)(const Game *, State *, Action), Record *record)
{
    const Step ask = {
        .name = "ask", .actor = north, .legal = legal, .apply = apply, .why_not = why_not};
    const Step *const steps[] = {&ask};
    const Rules rules = {.word = "odd",
                         .seats = 2,
                         .seat_words = seat_words,
                         .verbs = verbs,
                         .verb_count = COUNT_OF(verbs),
                         .steps = steps,
                         .step_count = COUNT_OF(steps),
                         .reasons = reasons,
                         .reason_count = COUNT_OF(reasons),
                         .state_size = sizeof(State),
                         .turn_count = 1,
                         .setup = setup,
                         .turn = turn,
                         .view = view,
                         .score = score,
                         .speech = &speech};
    static Arena arena;
    Pairing *pairing = &arena.pairing[0];
    Problem problem = {0};
    memset(&arena, 0, sizeof arena);
    arena.rules = &rules;
    pairing->player[1] = 1;
    for (int i = 0; i < SERIES_GAMES; i++) {
        assert_true(entrant_find(&rules, "random", &arena.entrant[i]));
        pairing->table[i] = match_new(&rules, arena.option, NULL, &problem);
        assert_non_null(pairing->table[i]);
    }
    const bool good = arena_play(&arena, pairing, 0, record);
    for (int i = 0; i < SERIES_GAMES; i++)
        match_free(pairing->table[i]);
    return good;
}

static void a_game_that_ends_has_a_result(void **unused)
{
    Record record;
    assert_true(play(two_answers, end, &record));
    assert_true(record.there);
    assert_int_equal(record.game[0], 1);
    assert_int_equal(record.game[1], -1);
}

static void an_endless_game_has_none(void **unused)
{
    Record record;
    assert_false(play(two_answers, ask_again, &record));
    assert_false(record.there);
}

static void a_game_without_an_answer_has_none(void **unused)
{
    Record record;
    assert_false(play(answers_once, ask_no_more, &record));
    assert_false(record.there);
}

static void a_broken_game_has_none(void **unused)
{
    Record record;
    assert_false(play(two_answers, miss_something, &record));
    assert_false(record.there);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_that_ends_has_a_result),
        cmocka_unit_test(an_endless_game_has_none),
        cmocka_unit_test(a_game_without_an_answer_has_none),
        cmocka_unit_test(a_broken_game_has_none),
    };
    return cmocka_run_group_tests_name("arena: games without an end", tests, NULL, NULL);
}
