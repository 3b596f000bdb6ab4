/* test_flow.c: the stack of steps, on a toy game whose only effect is a trace of what ran. */
#include <string.h>

#include "core/game.h"
#include "support/check.h"

enum { TRACE_MAX = 32 };
enum { GAME, BOTH, LOOP, BODY, ASK, JUMPER, TARGET, DEEPER, SPIN };
enum { GO_ON, AGAIN, CALL, JUMP, END, DIVE, HANG, LEAP };

struct State {
    Flow flow;
    uint8_t count;
    uint8_t more;   /* choices there are besides */
    uint16_t spins; /* automatic steps until SPIN returns; 0: never */
    char trace[TRACE_MAX];
};

static void trace(State *state, char c) { state->trace[state->count++ % TRACE_MAX] = c; }

/* Calls its body three times, counting in its own locals, then returns. */
static void run_loop(const Game *game, State *state)
{
    trace(state, 'l');
    if (flow_top(state)->v[0]++ < 3)
        flow_call(state, BODY)->v[5] = 7;
    else
        flow_return(state);
}

static void run_body(const Game *game, State *state)
{
    assert_int_equal(flow_top(state)->v[5], 7);
    assert_int_equal(flow_top(state)->v[0], 0);
    flow_top(state)->v[0] = 99; /* must be gone when the body is called again */
    trace(state, 'b');
    flow_return(state);
}

static void run_jumper(const Game *game, State *state)
{
    trace(state, 'j');
    flow_top(state)->v[1] = 1;
    flow_goto(state, TARGET)->v[0] = 3;
}

static void run_target(const Game *game, State *state)
{
    assert_int_equal(flow_top(state)->v[0], 3);
    assert_int_equal(flow_top(state)->v[1], 0);
    trace(state, 't');
    flow_return(state);
}

static void run_deeper(const Game *game, State *state) { flow_call(state, DEEPER); }

static void run_spin(const Game *game, State *state)
{
    if (state->spins > 0 && --state->spins == 0)
        flow_return(state);
}

static Seat actor(const Game *game, const State *state) { return (Seat)(state->count % 2); }

static void legal(const Game *game, const State *state, ActionList *out)
{
    for (uint8_t verb = GO_ON; verb <= HANG; verb++)
        list_add(out, verb, 0, 0, 0);
    for (uint8_t i = 0; i < state->more; i++)
        list_add(out, LEAP, i, 0, 0);
}

static void apply(const Game *game, State *state, Action action)
{
    trace(state, 'a');
    flow_note(state, action.verb, action.a, 0, 0);
    switch (action.verb) {
    case GO_ON:
        flow_return(state);
        break;
    case CALL:
        flow_call(state, LOOP);
        break;
    case JUMP:
        flow_goto(state, JUMPER);
        break;
    case END:
        flow_end(state);
        break;
    case DIVE:
        flow_call(state, DEEPER);
        break;
    case HANG: /* b: so many steps more than allowed, plus one */
        state->spins = (uint16_t)(action.b == 0 ? 0 : FLOW_STEPS_BETWEEN_CHOICES + action.b - 1);
        flow_call(state, SPIN);
        break;
    default: /* AGAIN: the same step asks once more */
        state->more = action.c;
        break;
    }
}

static uint8_t why_not(const Game *game, const State *state, Action action)
{
    return action.verb == HANG || action.verb == LEAP ? REASON_NOT_NOW : REASON_LEGAL;
}

/* A "twin" of DIVE that only canon knows to be HANG. */
static Action canon(const Game *game, const State *state, Action action)
{
    return action.a == 1 ? (Action){.verb = HANG} : action;
}

static void setup(const Game *game, State *state) { trace(state, 's'); }

static const uint8_t game_children[] = {LOOP, BOTH, ASK, 0};
static const uint8_t both_children[] = {ASK, JUMPER, 0};
static const Step *const steps[] = {
    [GAME] = &(const Step){.name = "game", .children = game_children},
    [BOTH] = &(const Step){.name = "both", .children = both_children},
    [LOOP] = &(const Step){.name = "loop", .run = run_loop},
    [BODY] = &(const Step){.name = "body", .run = run_body},
    [ASK] =
        &(const Step){
            .name = "ask", .actor = actor, .legal = legal, .apply = apply, .why_not = why_not},
    [JUMPER] = &(const Step){.name = "jumper", .run = run_jumper},
    [TARGET] = &(const Step){.name = "target", .run = run_target},
    [DEEPER] = &(const Step){.name = "deeper", .run = run_deeper},
    [SPIN] = &(const Step){.name = "spin", .run = run_spin},
};
static const Reason reasons[] = {{"", ""}, {"1", "hangs"}, {"3", "only at noon"}, {"2", "over"}};
enum { WHEN_NOON = 2, OVER };
/* LEAP is asked nowhere, and says itself when it would be. */
static const Verb verbs[] = {
    [HANG] = {"hang", {0}, 0, NULL}, [LEAP] = {"leap", {0}, WHEN_NOON, NULL}};
static const char *const speed_words[] = {"slow", "fast", NULL};
static const Option options[] = {{"speed", "", speed_words, NULL, 1}};
static const Rules rules = {.word = "toy",
                            .steps = steps,
                            .step_count = COUNT_OF(steps),
                            .reasons = reasons,
                            .reason_count = COUNT_OF(reasons),
                            .verbs = verbs,
                            .verb_count = COUNT_OF(verbs),
                            .options = options,
                            .option_count = COUNT_OF(options),
                            .state_size = sizeof(State),
                            .setup = setup,
                            .canon = canon};

static void count_step(void *context, uint8_t step)
{
    uint8_t *seen = context;
    seen[step]++;
}

static void start(Game *game, State *state)
{
    Problem problem;
    assert_true(game_make(game, &rules, NULL, NULL, &problem));
    memset(state, 0xee, sizeof *state);
    game_start(game, state);
}

static void answer(const Game *game, State *state, uint8_t verb)
{
    game_apply(game, state, (Action){.verb = verb});
}

static void start_zeroes_the_state_and_runs_to_the_first_choice(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    assert_string_equal(state.trace, "slblblbl");
    assert_string_equal(game_step(&game, &state)->name, "ask");
    assert_int_equal(state.flow.depth, 3);
    assert_int_equal(state.flow.frame[0].next, 2);
    assert_int_equal(state.flow.note_count, 0);
    assert_int_equal(game_actor(&game, &state), 0);
}

static void sequence_calls_its_children_in_order_and_ends_the_game_at_the_bottom(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    answer(&game, &state, GO_ON);
    assert_string_equal(state.trace, "slblblblajt");
    assert_string_equal(game_step(&game, &state)->name, "ask");
    assert_int_equal(state.flow.depth, 2);
    answer(&game, &state, GO_ON);
    assert_true(game_over(&state));
    assert_null(game_step(&game, &state));
    assert_int_equal(game_actor(&game, &state), SEAT_NOBODY);
}

static void choice_that_does_not_move_asks_again(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    answer(&game, &state, AGAIN);
    assert_string_equal(game_step(&game, &state)->name, "ask");
    assert_int_equal(state.flow.depth, 3);
    assert_string_equal(state.trace, "slblblbla");
}

static void called_step_comes_back_to_its_caller(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    answer(&game, &state, CALL);
    assert_string_equal(state.trace, "slblblblalblblbl");
    assert_string_equal(game_step(&game, &state)->name, "ask");
    assert_int_equal(state.flow.depth, 3);
}

static void jump_replaces_the_step(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    answer(&game, &state, JUMP); /* jumper, target, then the sequence's own jumper */
    assert_string_equal(state.trace, "slblblblajtjt");
    assert_int_equal(state.flow.depth, 2);
}

static void end_ends_from_any_depth(void **unused)
{
    Game game;
    State state;
    ActionList list = {.count = 5};
    start(&game, &state);
    answer(&game, &state, END);
    assert_true(game_over(&state));
    game_legal(&game, &state, &list);
    assert_int_equal(list.count, 0);
}

static void notes_are_those_of_the_last_apply_only(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    answer(&game, &state, AGAIN);
    game_apply(&game, &state, (Action){.verb = AGAIN, .a = 9});
    assert_int_equal(state.flow.note_count, 1);
    assert_int_equal(state.flow.note[0].kind, AGAIN);
    assert_int_equal(state.flow.note[0].a, 9);
}

static void refusal_asks_the_step_about_the_canonical_action(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    assert_null(game_refuse(&game, &state, (Action){.verb = DIVE}));
    assert_ptr_equal(game_refuse(&game, &state, (Action){.verb = HANG}), &reasons[1]);
    assert_ptr_equal(game_refuse(&game, &state, (Action){.verb = DIVE, .a = 1}), &reasons[1]);
    answer(&game, &state, END);
    assert_ptr_equal(game_refuse(&game, &state, (Action){.verb = DIVE}), &reasons[OVER]);
}

static void verb_asked_nowhere_says_when_it_would_be(void **unused)
{
    Game game;
    State state;
    start(&game, &state);
    assert_ptr_equal(game_refuse(&game, &state, (Action){.verb = LEAP}), &reasons[WHEN_NOON]);
}

static void watched_apply_tells_every_step_it_comes_to(void **unused)
{
    Game game;
    State plain, watched;
    uint8_t seen[COUNT_OF(steps)] = {0};
    start(&game, &plain);
    memcpy(&watched, &plain, sizeof plain);
    game_apply(&game, &plain, (Action){.verb = GO_ON});
    game_apply_watched(&game, &watched, (Action){.verb = GO_ON}, count_step, seen);
    assert_memory_equal(&plain, &watched, sizeof plain);
    assert_int_equal(seen[flow_now(&watched)->step], 1);
    unsigned total = 0;
    for (unsigned i = 0; i < COUNT_OF(steps); i++)
        total += seen[i];
    assert_true(total > 1); /* automatic ones among them */
}

static void options_are_set_by_words(void **unused)
{
    Game game;
    Problem problem;
    assert_true(game_make(&game, &rules, NULL, NULL, &problem));
    assert_int_equal(game.option[0], 1);
    assert_true(game_set_option(&game, "speed", "slow"));
    assert_int_equal(game.option[0], 0);
    assert_false(game_set_option(&game, "speed", "lazy"));
    assert_false(game_set_option(&game, "colour", "slow"));
    assert_int_equal(game.option[0], 0);
}

static void game_without_board_refuses_one(void **unused)
{
    Game game;
    Problem problem;
    assert_false(game_make(&game, &rules, NULL, "@ map\n", &problem));
    assert_string_equal(problem.message, "core.no_board");
    assert_string_equal(problem.detail, "toy");
    assert_string_equal(problem.file, "");
}

/* Whether the game ends there as broken. */
static bool breaks(Action action)
{
    Game game;
    State state;
    start(&game, &state);
    game_apply(&game, &state, action);
    assert_true(!game_broken(&state) || game_over(&state));
    return game_broken(&state);
}

static void too_deep_a_stack_is_caught(void **unused)
{
    assert_false(breaks((Action){.verb = GO_ON}));
    assert_true(breaks((Action){.verb = DIVE}));
}

static void steps_that_go_round_for_ever_are_caught(void **unused)
{
    assert_true(breaks((Action){.verb = HANG}));
}

static void number_of_steps_between_choices_is_bounded_exactly(void **unused)
{
    assert_false(breaks((Action){.verb = HANG, .b = 1}));
    assert_true(breaks((Action){.verb = HANG, .b = 2}));
}

static void given_position_with_more_choices_than_a_list_holds_is_broken(void **unused)
{
    const uint8_t rest = LIST_MAX - HANG - 1;
    Game game;
    State state;
    ActionList list;
    start(&game, &state);
    game.given = true;
    game_apply(&game, &state, (Action){.verb = AGAIN, .c = rest});
    assert_false(game_broken(&state));
    game_legal(&game, &state, &list);
    assert_int_equal(list.count, LIST_MAX);
    game_apply(&game, &state, (Action){.verb = AGAIN, .c = rest + 1});
    assert_true(game_broken(&state));
    assert_true(game_over(&state));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_zeroes_the_state_and_runs_to_the_first_choice),
        cmocka_unit_test(sequence_calls_its_children_in_order_and_ends_the_game_at_the_bottom),
        cmocka_unit_test(choice_that_does_not_move_asks_again),
        cmocka_unit_test(called_step_comes_back_to_its_caller),
        cmocka_unit_test(jump_replaces_the_step),
        cmocka_unit_test(end_ends_from_any_depth),
        cmocka_unit_test(notes_are_those_of_the_last_apply_only),
        cmocka_unit_test(refusal_asks_the_step_about_the_canonical_action),
        cmocka_unit_test(verb_asked_nowhere_says_when_it_would_be),
        cmocka_unit_test(watched_apply_tells_every_step_it_comes_to),
        cmocka_unit_test(options_are_set_by_words),
        cmocka_unit_test(game_without_board_refuses_one),
        cmocka_unit_test(too_deep_a_stack_is_caught),
        cmocka_unit_test(steps_that_go_round_for_ever_are_caught),
        cmocka_unit_test(number_of_steps_between_choices_is_bounded_exactly),
        cmocka_unit_test(given_position_with_more_choices_than_a_list_holds_is_broken),
    };
    return cmocka_run_group_tests_name("core/flow", tests, NULL, NULL);
}
