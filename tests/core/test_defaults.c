/* test_defaults.c: what core does for a game that lists facts in the place of hooks (core/rules.h,
 * core/speech.h): dice, short lists, labels, notes, names of seats, positions, who won a series. */
#include <string.h>

#include "core/speech.h"
#include "support/check.h"

enum { SIDES_OF_DIE = 3, MOST = 5, ENDLESS = 99 };
enum { STEP_GAME, STEP_DIE, STEP_ANSWER };
enum { VERB_DIE, VERB_ANSWER, VERB_OTHER };
enum { WHY_LEGAL, WHY_NOT_NOW, WHY_CHANCE, WHY_ODD, WHY_OVER };

struct State {
    Flow flow;
    uint8_t sum, die;
};

static void setup(const Game *game, State *state) {}
static uint8_t turn(const Game *game, const State *state) { return 1; }

static void game_run(const Game *game, State *state)
{
    if (state->sum == ENDLESS)
        return; /* it never comes to a choice */
    flow_note(state, 0, 1, 0, 0);
    flow_call(state, state->die == 0 ? STEP_DIE : STEP_ANSWER);
}

static void die_apply(const Game *game, State *state, Action action)
{
    state->die = action.a;
    flow_return(state);
}

static Seat south(const Game *game, const State *state) { return 1; }

static uint8_t answer_why(const Game *game, const State *state, Action action)
{
    if (action.verb != VERB_ANSWER)
        return WHY_NOT_NOW;
    return action.a % 2 == 0 ? WHY_LEGAL : WHY_ODD;
}

static void answer_apply(const Game *game, State *state, Action action)
{
    state->sum = action.a;
    flow_end(state);
}

static void score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    out[0] = 1;
    out[1] = -1;
}

static const char *check(const Game *game, const State *state)
{
    return state->sum > MOST ? "sum_is_small" : NULL;
}

static const Step game_row = {.name = "game", .run = game_run};
static const Step die_row = {
    .name = "die", .offer = {VERB_DIE, 1, SIDES_OF_DIE}, .apply = die_apply};
static const Step answer_row = {.name = "answer",
                                .actor = south,
                                .offer = {VERB_ANSWER, 1, MOST},
                                .apply = answer_apply,
                                .why_not = answer_why};
static const Step *const steps[] = {&game_row, &die_row, &answer_row};
static const Reason reasons[] = {{"", ""},
                                 {"1", "nim.why.rolled"},
                                 {"2", "nim.why.roll_first"},
                                 {"3", "nim.why.none"},
                                 {"4", "core.game_over"}};
static const ArgKind args[] = {{0}, {.count = MOST + 1}};
static const Verb verbs[] = {{"die", {1}, 0, "nim.roll"},
                             {"answer", {1}, 0, "nim.take"},
                             {"other", {1}, WHY_ODD, "nim.take"}};
static const StateField fields[] = {FIELD(sum), FIELD(die)};
static const char *const seat_messages[] = {"nim.seat.red", "nim.seat.blue"};
static const char *const note_messages[] = {"nim.won"};
static const Speech speech = {.title = "nim.title", .seats = seat_messages, .notes = note_messages};
static const Rules rules = {.word = "plain",
                            .seats = 2,
                            LISTED(verbs, verb, verbs),
                            LISTED(args, arg, args),
                            LISTED(steps, step, steps),
                            LISTED(reasons, reason, reasons),
                            LISTED(fields, field, fields),
                            .state_size = sizeof(State),
                            .turn_count = 1,
                            .tally_count = 1,
                            .setup = setup,
                            .turn = turn,
                            .score = score,
                            .check = check,
                            .speech = &speech};
static const Game game = {.rules = &rules, .steps = steps};

static void chance_acts_where_a_step_names_nobody(void **unused)
{
    State state;
    ActionList list;
    game_start(&game, &state);
    assert_int_equal(game_actor(&game, &state), SEAT_CHANCE);
    game_legal(&game, &state, &list);
    assert_true(list.chance);
    assert_int_equal(list.count, SIDES_OF_DIE);
    for (uint8_t i = 0; i < SIDES_OF_DIE; i++) {
        assert_true(action_equal(list.action[i], (Action){VERB_DIE, (uint8_t)(i + 1), 0, 0}));
        assert_int_equal(list.weight[i], 1);
    }
}

static void what_chance_does_not_have_is_refused_because_it_is_to_act(void **unused)
{
    State state;
    game_start(&game, &state);
    assert_null(game_refuse(&game, &state, (Action){VERB_DIE, SIDES_OF_DIE, 0, 0}));
    assert_ptr_equal(game_refuse(&game, &state, (Action){VERB_DIE, SIDES_OF_DIE + 1, 0, 0}),
                     &reasons[WHY_CHANCE]);
    assert_ptr_equal(game_refuse(&game, &state, (Action){VERB_OTHER, 1, 0, 0}),
                     &reasons[WHY_CHANCE]); /* not when that may be chosen */
}

static void an_offer_has_what_is_not_refused(void **unused)
{
    State state;
    ActionList list;
    game_start(&game, &state);
    game_apply(&game, &state, (Action){VERB_DIE, 1, 0, 0});
    game_legal(&game, &state, &list);
    assert_false(list.chance);
    assert_int_equal(list.count, 2);
    assert_int_equal(list.action[0].a, 2);
    assert_int_equal(list.action[1].a, 4);
    assert_ptr_equal(game_refuse(&game, &state, (Action){VERB_ANSWER, 3, 0, 0}), &reasons[WHY_ODD]);
}

static void a_draw_from_equal_weights_comes_to_every_one(void **unused)
{
    ActionList list = {.count = 3, .chance = true, .weight = {1, 1, 1}};
    uint32_t seen = 0;
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < 100; i++)
        seen |= 1u << game_draw(&list, &rng);
    assert_int_equal(seen, 7);
}

static void labels_notes_and_seats_are_those_of_the_lists(void **unused)
{
    State state;
    TEXT(text, words, 64);
    game_start(&game, &state);
    game_print_label(&game, &state, (Action){VERB_DIE, 2, 0, 0}, LANG_EN, &text);
    assert_string_equal(words, "Roll a 2");
    text_clear(&text);
    game_print_note(&game, (Note){0, 1, 0, 0}, SEAT_WATCHER, LANG_EN, &text);
    assert_string_equal(words, "Blue took the last stick and wins.");
}

static void a_position_is_its_numbers(void **unused)
{
    State state = {0};
    Problem problem = {0};
    Json json;
    TEXT(text, words, 64);
    assert_true(game_has_positions(&rules));
    assert_true(game_parse_state(&game, "sum 3 die 2", &state, &problem));
    assert_int_equal(flow_now(&state)->step, STEP_ANSWER);
    assert_int_equal(flow_at(&state)->note_count, 0); /* nothing has happened yet */
    game_print_state(&game, &state, &text);
    assert_string_equal(words, "sum 3 die 2");
    text_clear(&text);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    game_view(&game, &state, SEAT_WATCHER, &json);
    json_close(&json, '}');
    assert_string_equal(words, "{\"sum\":3,\"die\":2}");
}

static void a_position_that_breaks_the_rules_is_refused_by_name(void **unused)
{
    static const char *const bad[][2] = {{"sum 3", "die"},
                                         {"die 2 sum 3", "sum"},
                                         {"sum 3 die 2 x", "die"},
                                         {"sum 256 die 2", "sum"},
                                         {"sum 6 die 2", "sum_is_small"},
                                         {"sum 99 die 2", "game"}}; /* it leads to no choice */
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        State state = {0};
        Problem problem = {0};
        assert_false(game_parse_state(&game, bad[i][0], &state, &problem));
        assert_string_equal(problem.message, "core.bad_position");
        assert_string_equal(problem.detail, bad[i][1]);
    }
}

static void a_series_counts_games_won(void **unused)
{
    State state;
    int16_t won[TALLY_MAX] = {0}, lost[TALLY_MAX] = {0};
    game_start(&game, &state);
    game_tally(&game, &state, 0, won);
    game_tally(&game, &state, 1, lost);
    assert_true(game_has_series(&rules));
    assert_int_equal(won[0], 1);
    assert_int_equal(lost[0], 0);
    assert_string_equal(game_tally_name(&rules, 0, LANG_EN), "Games won");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chance_acts_where_a_step_names_nobody),
        cmocka_unit_test(what_chance_does_not_have_is_refused_because_it_is_to_act),
        cmocka_unit_test(an_offer_has_what_is_not_refused),
        cmocka_unit_test(a_draw_from_equal_weights_comes_to_every_one),
        cmocka_unit_test(labels_notes_and_seats_are_those_of_the_lists),
        cmocka_unit_test(a_position_is_its_numbers),
        cmocka_unit_test(a_position_that_breaks_the_rules_is_refused_by_name),
        cmocka_unit_test(a_series_counts_games_won),
    };
    return cmocka_run_group_tests_name("defaults", tests, NULL, NULL);
}
