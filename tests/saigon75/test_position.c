/* test_position.c: the position text: it says everything, it can be written by hand, and what is
 * wrong with it is told with the line. */
#include <string.h>

#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "support/check.h"

enum { ROOM = 1 << 13 };

static Board board;

static Game make_game(const char *edition, const char *hand, const char *tokens)
{
    Game game;
    Problem problem;
    assert_true(game_make(&game, game_find("saigon75"), &board, NULL, &problem));
    assert_true(game_set_option(&game, "edition", edition));
    assert_true(game_set_option(&game, "hand", hand));
    assert_true(game_set_option(&game, "tokens", tokens));
    return game;
}

static bool parse(const Game *game, const char *text, State *state, Problem *problem)
{
    memset(state, 0, sizeof *state);
    memset(problem, 0, sizeof *problem);
    return s75_parse_state(game, text, state, problem);
}

static void print(const Game *game, const State *state, char buffer[ROOM])
{
    Text text;
    text_init(&text, buffer, ROOM);
    s75_print_state(game, state, &text);
    assert_false(text.full);
}

static void assert_refused(const char *text, uint32_t line, const char *message, const char *detail)
{
    const Game game = make_game("2", "3", "open");
    State state;
    Problem problem;
    assert_false(parse(&game, text, &state, &problem));
    assert_string_equal(problem.message, message);
    assert_string_equal(problem.detail, detail);
    assert_int_equal(problem.line, line);
    assert_string_not_equal(message_text(LANG_EN, message), message);
}

/* ---- There and back -------------------------------------------------------------------------- */

/* Notes of the last action and frames above the top are no part of a position. */
static State without_traces(const State *state)
{
    State copy = *state;
    Flow *flow = &copy.flow;
    memset(flow->note, 0, sizeof flow->note);
    flow->note_count = 0;
    memset(flow->frame + flow->depth, 0, (FLOW_DEPTH - flow->depth) * sizeof flow->frame[0]);
    return copy;
}

static void assert_round_trip(const Game *game, const State *state)
{
    char text[ROOM];
    State parsed;
    Problem problem;
    print(game, state, text);
    if (!parse(game, text, &parsed, &problem))
        fail_msg("%u: %s %s in\n%s", problem.line, problem.message, problem.detail, text);
    const State expected = without_traces(state);
    if (memcmp(&parsed, &expected, sizeof parsed) != 0)
        fail_msg("lost something of\n%s", text);
}

static void play_and_compare(const Game *game, uint64_t seed)
{
    State state;
    Rng rng;
    rng_seed(&rng, seed);
    game_start(game, &state);
    assert_round_trip(game, &state);
    while (!game_over(&state)) {
        ActionList list;
        game_legal(game, &state, &list);
        const bool chance = game_actor(game, &state) == SEAT_CHANCE;
        const uint32_t pick = chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        game_apply(game, &state, list.action[pick]);
        assert_round_trip(game, &state);
    }
}

static void a_position_text_says_everything(void **unused)
{
    static const char *const editions[] = {"1", "2"}, *const hands[] = {"3", "8"};
    for (unsigned i = 0; i < 16; i++) {
        const Game game = make_game(editions[i % 2], hands[i / 2 % 2], i % 3 ? "open" : "hidden");
        play_and_compare(&game, i);
    }
}

/* ---- By hand --------------------------------------------------------------------------------- */

#define STACK                                                                                      \
    "frame game 4\nframe all_turns\nframe turn 1\nframe nv_phase 4\nframe movement 1\n"            \
    "frame prepare\n"

static void a_position_can_be_written_by_hand(void **unused)
{
    const Game game = make_game("2", "3", "open");
    State state;
    Problem problem;
    assert_true(parse(&game,
                      "# two divisions before Hue\n\n"
                      "at hue svd1+   ranger2\n"
                      "at reserve nvd1+ nvd2\n"
                      "hand_nv e01\nhand_sv e02\n" STACK,
                      &state, &problem));
    assert_int_equal(state.place[22], 1); /* svd1 in the second province */
    assert_true(state.full & UNIT(22));
    assert_true(state.full & UNIT(0));
    assert_false(state.full & UNIT(1));
    assert_int_equal(game_actor(&game, &state), NV);
}

static void what_is_not_given_has_its_preset(void **unused)
{
    const Game game = make_game("2", "3", "open");
    State state;
    Problem problem;
    assert_true(parse(&game, "at hue svd1+\n" STACK, &state, &problem));
    assert_int_equal(state.turn, 1);
    assert_int_equal(state.active, NV);
    assert_int_equal(state.plus_left[NV], 3);
    assert_int_equal(state.plus_left[SV], 2);
    assert_int_equal(state.infiltration, INFILTRATION_TOTAL);
    assert_int_equal(state.card, NO_CARD);
    assert_int_equal(state.combat.province, NOWHERE);
    assert_int_equal(state.place[0], OUT);
    assert_int_equal(count_provinces(state.unseen), CARDS);
    assert_int_equal(state.pile_count, CARDS - 4);
    assert_int_equal(state.token_place[0], TOKEN_GONE);
}

static void a_step_can_be_named_instead_of_the_stack(void **unused)
{
    const Game game = make_game("2", "3", "open");
    State state;
    Problem problem;
    char text[ROOM];
    assert_true(parse(&game, "step prepare\nphase sv\nat hue svd1+\n", &state, &problem));
    print(&game, &state, text);
    assert_non_null(strstr(text, "frame game 4\nframe all_turns\nframe turn 2\nframe sv_phase 4\n"
                                 "frame movement 1\nframe prepare\n"));
    assert_refused("step prepare\n" STACK, 7, "s75.position.twice", "prepare");
    assert_refused("step nowhere\n", 1, "s75.position.step", "nowhere");
}

static void a_full_division_is_printed_with_a_plus(void **unused)
{
    const Game game = make_game("2", "3", "open");
    State state;
    Problem problem;
    char text[ROOM];
    assert_true(parse(&game, "at hue svd2 svd1+\n" STACK, &state, &problem));
    print(&game, &state, text);
    assert_non_null(strstr(text, "at hue svd1+ svd2\n"));
}

/* ---- Refused --------------------------------------------------------------------------------- */

static void bad_words_are_refused_with_their_line(void **unused)
{
    assert_refused("turn 1\nweather fine\n", 2, "s75.position.key", "weather");
    assert_refused("at hue svd99\n", 1, "s75.position.word", "svd99");
    assert_refused("at hanoi svd1\n", 1, "s75.position.word", "hanoi");
    assert_refused("at hue ranger1+\n", 1, "s75.position.word", "ranger1+");
    assert_refused("militia reserve\n", 1, "s75.position.word", "reserve");
    assert_refused("hand_nv e21\n", 1, "s75.position.word", "e21");
    assert_refused("tokens hue hue\n", 1, "s75.position.missing", "tokens");
    assert_refused("phase\n", 1, "s75.position.missing", "phase");
    assert_refused("turn 3 4\n", 1, "s75.position.extra", "4");
    assert_refused("turn 9\n", 1, "s75.position.number", "9");
    assert_refused("die -1\n", 1, "s75.position.number", "-1");
    assert_refused("frame nowhere\n", 1, "s75.position.step", "nowhere");
    assert_refused("combat reserve\n", 1, "s75.position.word", "reserve");
    assert_refused("fights hanoi nvd1\n", 1, "s75.position.word", "hanoi");
    assert_refused("fights reserve nvd1\n", 1, "s75.position.word", "reserve");
    assert_refused("fights hue nvd99\n", 1, "s75.position.word", "nvd99");
}

static void what_is_there_twice_is_refused(void **unused)
{
    assert_refused("at hue svd1\nat hue svd1+\n", 2, "s75.position.twice", "svd1+");
    assert_refused("turn 1\nturn 2\n", 2, "s75.position.twice", "turn");
    assert_refused("hand_nv e01 e01\n", 1, "s75.position.twice", "e01");
    assert_refused("fights hue nvd1\nfights pleiku nvd1\n", 2, "s75.position.twice", "fights");
}

static void a_stack_that_is_too_deep_is_refused(void **unused)
{
    char text[512] = "";
    for (int i = 0; i <= FLOW_DEPTH; i++)
        strcat(text, "frame game\n");
    assert_refused(text, FLOW_DEPTH + 1, "s75.position.depth", "game");
}

static void assert_broken(const char *text, const char *invariant)
{
    assert_refused(text, 0, "s75.position.broken", invariant);
}

static void a_position_that_cannot_be_is_refused(void **unused)
{
    assert_broken("at reserve svd1\n" STACK, "boxes_hold_their_side");
    assert_broken("at hue svd1 svd2 svd3 svd4 svd5 svd6\n" STACK, "stacks_are_in_limit");
    assert_broken("at hue river1\n" STACK, "patrols_are_on_the_mekong");
    assert_broken("activated nvd1\n" STACK, "flags_are_on_units_in_play");
    assert_broken("at hue svd1\nmoved svd1\n" STACK, "only_the_active_side_has_acted");
    assert_broken("spent 1\n" STACK, "activations_are_paid");
    assert_broken("hand_nv e01\nhand_sv e01\n" STACK, "cards_are_in_one_set");
    assert_broken("card e01\n" STACK, "card_in_force_is_discarded");
    assert_broken("aside e01 e02 e03 e04\n" STACK, "pile_and_aside_add_up");
    assert_broken("seen_nv e01 e02 e03 e04\n" STACK, "memory_is_right");
    assert_broken("tokens hue hue gone\n" STACK, "tokens_are_somewhere");
    assert_broken("air_box 5\nair_lost 8\n" STACK, "air_markers_are_twelve");
    assert_broken("at hue svd1\nengaged svd1\n" STACK, "combat_is_whole");
    assert_broken("turn 3\n", "winner_is_known_when_over");
    assert_broken("winner nv\n" STACK, "winner_is_known_when_over");
}

static void a_step_without_what_it_works_on_is_refused(void **unused)
{
    assert_broken("step move_to\n", "steps_have_what_they_need");
    assert_broken("step roll_dice\n", "steps_have_what_they_need");
    assert_broken("step place_unit\nturn 0\n", "steps_have_what_they_need");
    assert_broken("step commit\nmoving nvd1\nat hue nvd1\nturn 0\n", "steps_have_what_they_need");
    assert_broken("step exchange_take\n", "steps_have_what_they_need");
    assert_broken("step movement\n", "steps_have_what_they_need"); /* not a choice */
    assert_broken("step token_shown\n", "steps_have_what_they_need");
}

static void a_stack_that_play_cannot_build_is_refused(void **unused)
{
    assert_broken("frame game 4\nframe prepare\n", "steps_follow_the_rules");
    assert_broken("frame game 99\nframe all_turns\n", "steps_follow_the_rules");
    assert_broken("frame prepare\n", "steps_have_what_they_need");
}

/* ---- The automaton's plan -------------------------------------------------------------------- */

#define MOVES                                                                                      \
    "at saigon svd1+\nat reserve nvd1+ vc1\nat hue nvd2+ mech1\ndie 4\npile_nv 8\nsolo_card 30\n"  \
    "solo_left 21 22 23 24 25 26 27 28 29\nhand_sv e01 e02 e03 e04 e05 e06 e07 e08\nstep "         \
    "move_unit\n"

static Game make_solo_game(void)
{
    Game game = make_game("2", "8", "open");
    assert_true(game_set_option(&game, "solo", "on"));
    return game;
}

static void a_plan_is_part_of_the_position(void **unused)
{
    const Game game = make_solo_game();
    State state;
    Problem problem = {0};
    if (!parse(&game, MOVES "plan vc1 hue quang_tri 1 10\nplan nvd2 hue stay 2 8\n", &state,
               &problem))
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
    assert_int_equal(state.goal[14], 2);
    assert_int_equal(state.goal_step[14], 1);
    assert_int_equal(state.goal_turn[14], 1);
    assert_int_equal(state.goal_line[14], 10);
    assert_int_equal(state.goal[1], 2);
    assert_int_equal(state.goal_step[1], 0);
    assert_round_trip(&game, &state);
}

static void a_plan_must_make_sense(void **unused)
{
    static const char *const wrong[] = {
        MOVES "plan svd1 hue hue 1 10\n",    MOVES "plan vc1 reserve hue 1 10\n",
        MOVES "plan vc1 hue reserve 1 10\n", MOVES "plan vc1 hue hue 23 10\n",
        MOVES "plan vc1 hue hue 1 32\n",     MOVES "plan vc1 hue hue 1\n",
        MOVES "plan vc1 hue hue 0 10\n",     MOVES "plan vc1 hue hue 1 10 7\n",
        MOVES "plan vc1 hue nowhere 1 10\n", MOVES "plan vc1 hue hue 1 10\nplan vc1 hue hue 2 10\n",
    };
    const Game game = make_solo_game();
    const Game other = make_game("2", "8", "open");
    State state;
    Problem problem;
    for (unsigned i = 0; i < COUNT_OF(wrong); i++)
        if (parse(&game, wrong[i], &state, &problem))
            fail_msg("accepted: %s", wrong[i]);
    assert_false(parse(&other,
                       "at saigon svd1+\nat reserve vc1\nstep move_unit\n"
                       "plan vc1 hue hue 1 10\n",
                       &state, &problem)); /* nobody plans without the automaton */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_text_says_everything),
        cmocka_unit_test(a_position_can_be_written_by_hand),
        cmocka_unit_test(what_is_not_given_has_its_preset),
        cmocka_unit_test(a_step_can_be_named_instead_of_the_stack),
        cmocka_unit_test(a_full_division_is_printed_with_a_plus),
        cmocka_unit_test(bad_words_are_refused_with_their_line),
        cmocka_unit_test(what_is_there_twice_is_refused),
        cmocka_unit_test(a_stack_that_is_too_deep_is_refused),
        cmocka_unit_test(a_position_that_cannot_be_is_refused),
        cmocka_unit_test(a_step_without_what_it_works_on_is_refused),
        cmocka_unit_test(a_stack_that_play_cannot_build_is_refused),
        cmocka_unit_test(a_plan_is_part_of_the_position),
        cmocka_unit_test(a_plan_must_make_sense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
