/* test_hooks.c: what is true of a game that leaves its optional hooks out (core/game.h, speech.h,
 * guide.h). The bare game here has none of them. */
#include "core/guide.h"

#include <string.h>

#include "support/check.h"

enum { LAST_TURN = 9 };

struct State {
    Flow flow;
};

static void setup(const Game *game, State *state) {}
static uint8_t turn(const Game *game, const State *state) { return 4; }
static Seat nobody(const Game *game, const State *state) { return 0; }

static const char *const seat_words[] = {"north", "south"};
static const char *const seat_messages[] = {"nim.seat.red", "nim.seat.blue"};
static const Step ask = {.name = "ask", .prompt = "nim.prompt.roll", .actor = nobody};
static const Step *const steps[] = {&ask};
static const Reason reasons[] = {{"", ""}, {"1", "core.game_over"}};
static const Speech speech = {.title = "nim.title", .seats = seat_messages};
static const Rules rules = {.word = "bare",
                            .seats = 2,
                            .seat_words = seat_words,
                            .steps = steps,
                            .step_count = COUNT_OF(steps),
                            .reasons = reasons,
                            .reason_count = COUNT_OF(reasons),
                            .state_size = sizeof(State),
                            .turn_count = LAST_TURN,
                            .setup = setup,
                            .turn = turn,
                            .speech = &speech};
static const Game game = {.rules = &rules, .steps = steps};
static const Action action = {1, 2, 3, 4};

static const State *start(State *state)
{
    memset(state, 0, sizeof *state);
    flow_call(state, 0);
    return state;
}

static void an_action_without_twins_stands_for_itself(void **unused)
{
    State state;
    Action instead = {0};
    assert_true(action_equal(game_canon(&game, start(&state), action), action));
    assert_int_equal(game_bygone(&game, &state, action, &instead), BYGONE_REFUSED);
}

static void the_longest_game_ends_with_turn_count(void **unused)
{
    char words[64];
    Text text;
    assert_int_equal(game_turns(&game), LAST_TURN);
    text_init(&text, words, sizeof words);
    game_print_turn(&game, 4, LANG_EN, &text);
    assert_string_equal(words, "turn 4 of 9");
}

static void nothing_is_hidden_counted_or_guessed(void **unused)
{
    State state, before;
    Rng rng, same;
    uint16_t guess[SEATS_MAX] = {1, 2};
    rng_seed(&rng, 1);
    same = rng;
    before = *start(&state);
    game_resample(&game, &state, 0, &rng);
    assert_memory_equal(&state, &before, sizeof state);
    assert_memory_equal(&rng, &same, sizeof rng);
    assert_int_equal(game_worlds(&game, &state, 0), 0);
    assert_false(game_estimate(&game, &state, guess));
    assert_false(game_worth(&game, &state, guess));
    assert_int_equal(guess[1], 2);
    assert_false(game_has_series(&rules));
    assert_null(game_check(&game, &state));
}

static void a_position_in_words_is_refused_with_the_name_of_the_game(void **unused)
{
    State state;
    Problem problem = {0};
    char words[64];
    Text text;
    assert_false(game_has_positions(&rules));
    start(&state);
    assert_false(game_parse_state(&game, "sticks 3", &state, &problem));
    assert_string_equal(problem.message, "match.no_position");
    assert_string_equal(problem.detail, "bare");
    text_init(&text, words, sizeof words);
    game_print_state(&game, &state, &text);
    assert_string_equal(words, "");
}

static void the_prompt_is_the_steps_own(void **unused)
{
    State state;
    char words[64];
    Text text;
    text_init(&text, words, sizeof words);
    start(&state);
    flow_end(&state);
    game_print_prompt(&game, &state, LANG_EN, &text);
    assert_string_equal(words, message_text(LANG_EN, "core.game_over"));
    assert_string_equal(game_title(&rules, LANG_EN), message_text(LANG_EN, "nim.title"));
    assert_string_equal(seat_name(&rules, 1, LANG_FR), message_text(LANG_FR, "nim.seat.blue"));
}

static void a_policy_without_reasons_gives_none_and_likes_all_the_same(void **unused)
{
    static const Policy silent = {.word = "silent"};
    State state;
    Grounds grounds = {.count = 3};
    const ActionList list = {.count = 2};
    int16_t liked[2] = {5, 7};
    policy_explain(&silent, &game, start(&state), action, &grounds);
    assert_int_equal(grounds.count, 0);
    policy_rate(&silent, &game, &state, &list, liked);
    assert_int_equal(liked[0], 0);
    assert_int_equal(liked[1], 0);
    assert_false(policy_explains(&silent));
    assert_true(policy_searches(&silent));
}

static void without_a_guide_there_is_nothing_of_any_kind(void **unused)
{
    for (int part = GUIDE_MAP; part <= GUIDE_LESSON; part++)
        assert_false(guide_has(&rules, (GuidePart)part));
    assert_int_equal(guide_place_count(&rules), 0);
    assert_int_equal(guide_card_count(&rules), 0);
    assert_int_equal(guide_lesson(&rules)->count, 0);
    assert_int_equal(guide_odds(&rules)->count, 0);
    assert_null(guide_legend(&rules));
    assert_string_equal(guide_faces(&rules), "");
    assert_false(guide_is_thing(&rules, 1));
    assert_int_equal(guide_map_size(&rules, 0).wide, 0);
}

static void name_place(const Game *played, Lang lang, uint8_t place, Text *out) {}

static void names_of_places_alone_are_no_map_and_no_forecast(void **unused)
{
    const Guide guide = {.place_count = 1, .print_place = name_place};
    Rules named = rules;
    named.guide = &guide;
    for (int part = GUIDE_MAP; part <= GUIDE_LESSON; part++)
        assert_false(guide_has(&named, (GuidePart)part));
}

static void without_a_guide_nothing_is_written(void **unused)
{
    State state;
    char words[64];
    Text text;
    Json json;
    size_t at = 0;
    text_init(&text, words, sizeof words);
    json_init(&json, &text);
    start(&state);
    guide_print_place(&game, 0, LANG_EN, &text);
    guide_describe(&game, &state, 0, 0, LANG_EN, &text);
    guide_survey(&game, &state, 0, LANG_EN, &text);
    guide_status(&game, &state, 0, LANG_EN, &text);
    guide_status_wide(&game, &state, 0, LANG_EN, &text);
    guide_hand(&game, &state, 0, LANG_EN, &text);
    guide_sheet(&game, 0, LANG_EN, &text);
    guide_reckoning(&game, &state, LANG_EN, &text);
    guide_turn_title(&game, &state, &text);
    guide_place_facts(&game, 0, &json);
    guide_board_facts(&game, &json);
    guide_card_face(&game, 0, LANG_EN, &json);
    assert_false(guide_print_place_word(&game, 0, &text));
    assert_false(guide_forecast(&game, &state, 0, 0, LANG_EN, &text));
    assert_false(guide_next_rule(&rules, &at, &text));
    assert_int_equal(guide_effect(&game, &state, action, LANG_EN, &text), 0);
    assert_string_equal(words, "");
}

static void without_a_guide_a_choice_is_about_no_place_and_tells_no_secret(void **unused)
{
    State state;
    assert_int_equal(guide_place_of(&game, start(&state), action), PLACE_NONE);
    assert_int_equal(guide_find_place(&game, "saigon"), PLACE_NONE);
    assert_int_equal(guide_key_of(&game, action), 0);
    assert_false(guide_hides(&game, &state, action, 0));
    assert_false(guide_is_adjacent(&game, 0, 1));
    assert_false(guide_is_reconstructed(&game, 0));
    assert_true(guide_held(&game, &state, 0) == 0);
    assert_int_equal(guide_points(&game, &state, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_action_without_twins_stands_for_itself),
        cmocka_unit_test(the_longest_game_ends_with_turn_count),
        cmocka_unit_test(nothing_is_hidden_counted_or_guessed),
        cmocka_unit_test(a_position_in_words_is_refused_with_the_name_of_the_game),
        cmocka_unit_test(the_prompt_is_the_steps_own),
        cmocka_unit_test(a_policy_without_reasons_gives_none_and_likes_all_the_same),
        cmocka_unit_test(without_a_guide_there_is_nothing_of_any_kind),
        cmocka_unit_test(names_of_places_alone_are_no_map_and_no_forecast),
        cmocka_unit_test(without_a_guide_nothing_is_written),
        cmocka_unit_test(without_a_guide_a_choice_is_about_no_place_and_tells_no_secret),
    };
    return cmocka_run_group_tests_name("hooks", tests, NULL, NULL);
}
