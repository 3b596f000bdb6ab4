/* test_r16_view.c: chapter 16: what a side may not see is neither in its view nor does its view
 * depend on it, and drawing the unseen anew keeps everything the side knows. */
#include <string.h>

#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "support/check.h"

enum { VIEW_ROOM = 1 << 15, DRAWS = 400, MOST_WORLDS = 500 };

/* ---- Tools ----------------------------------------------------------------------------------- */

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

#define IN_MOVEMENT                                                                                \
    "at saigon svd1+\nat reserve nvd1+\n"                                                          \
    "frame game 4\nframe all_turns\nframe turn 1\nframe nv_phase 4\nframe movement 1\n"            \
    "frame prepare\n"

/* An NV phase, with the cards as the test says. */
static State position(const Game *game, const char *cards)
{
    char text[1024] = IN_MOVEMENT;
    State state;
    Problem problem = {0};
    memset(&state, 0, sizeof state);
    strcat(text, cards);
    const bool good = s75_parse_state(game, text, &state, &problem);
    if (!good)
        print_error("%u: %s %s\n", problem.line, problem.message, problem.detail);
    assert_true(good);
    return state;
}

static const char *view_of(const Game *game, const State *state, Seat viewer)
{
    static char buffers[2][VIEW_ROOM]; /* so that two views can be compared */
    static unsigned next;
    char *buffer = buffers[next++ % 2];
    Text text;
    Json json;
    text_init(&text, buffer, VIEW_ROOM);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    s75_view(game, state, viewer, &json);
    json_close(&json, '}');
    assert_false(text.full);
    return buffer;
}

static void assert_shows(const char *view, const char *words, bool shown)
{
    if ((strstr(view, words) != NULL) != shown)
        fail_msg("%s should %sbe in %s", words, shown ? "" : "not ", view);
}

/* Whether a viewer's view names a card anywhere. */
static void assert_card(const Game *game, const State *state, Seat viewer, const char *card,
                        bool shown)
{
    char quoted[16] = "\"";
    strcat(strcat(quoted, card), "\"");
    assert_shows(view_of(game, state, viewer), quoted, shown);
}

static uint32_t cards_of(const char *words)
{
    uint32_t set = 0;
    for (; *words; words += words[3] ? 4 : 3)
        set |= 1u << ((words[1] - '0') * 10 + words[2] - '0' - 1);
    return set;
}

/* ---- Views ----------------------------------------------------------------------------------- */

static void r16_a_hand_is_seen_by_its_side_and_the_referee_only(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, "hand_nv e01\nhand_sv e02\n");
    assert_card(&game, &state, NV, "e01", true);
    assert_card(&game, &state, NV, "e02", false);
    assert_card(&game, &state, SV, "e01", false);
    assert_card(&game, &state, SV, "e02", true);
    assert_card(&game, &state, SEAT_WATCHER, "e01", false);
    assert_card(&game, &state, SEAT_WATCHER, "e02", false);
    assert_card(&game, &state, SEAT_REFEREE, "e01", true);
    assert_card(&game, &state, SEAT_REFEREE, "e02", true);
    assert_shows(view_of(&game, &state, NV), "\"sv\":{\"count\":1,\"cards\":null}", true);
}

static void r16_pile_and_the_four_are_numbers_until_drawn(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, "hand_nv e01\nhand_sv e02\ndiscard e03\n");
    for (Seat seat = NV; seat <= SV; seat++) {
        assert_card(&game, &state, seat, "e20", false);
        assert_shows(view_of(&game, &state, seat), "\"pile\":{\"count\":13,\"cards\":null}", true);
        assert_shows(view_of(&game, &state, seat), "\"aside\":{\"count\":4,\"cards\":null}", true);
    }
    const char *referee = view_of(&game, &state, SEAT_REFEREE);
    assert_shows(referee, "\"undrawn\":[\"e04\",", true);
}

static void r16_discards_are_public(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, "hand_nv e01\nhand_sv e02\ndiscard e03\n");
    assert_card(&game, &state, NV, "e03", true);
    assert_card(&game, &state, SEAT_WATCHER, "e03", true);
}

#define NV_LOOKED                                                                                  \
    "hand_nv e01\nhand_sv e02\naside e11 e12 e13 e14\nseen_nv e11 e12 e13 e14\nlooker nv\n"

static void r16_who_looked_last_sees_the_four(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, NV_LOOKED);
    assert_card(&game, &state, NV, "e13", true);
    assert_card(&game, &state, SV, "e13", false);
    assert_card(&game, &state, SEAT_WATCHER, "e13", false);
    assert_shows(view_of(&game, &state, SV), "\"looker\":\"nv\"", true);
}

#define SV_LOOKED_AFTER                                                                            \
    "hand_nv e01\nhand_sv e14\naside e11 e12 e13 e15\nseen_nv e11 e12 e13 e14\n"                   \
    "seen_sv e11 e12 e13 e15\nstale 1 0\nlooker sv\n"

static void r16_who_looked_before_remembers_what_he_left(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, SV_LOOKED_AFTER);
    assert_card(&game, &state, NV, "e14", true);
    assert_card(&game, &state, NV, "e15", false);
    assert_shows(view_of(&game, &state, NV), "\"aside\":{\"count\":4,\"cards\":null}", true);
    assert_shows(view_of(&game, &state, NV), "\"changes_since\":1", true);
    assert_card(&game, &state, SV, "e15", true);
}

static void r16_hidden_tokens_have_sites_and_no_places(void **unused)
{
    const Game game = make_game("2", "3", "hidden");
    const State state = position(&game, "tokens hidden hidden gone\n"
                                        "token_sites quang_tri da_nang\n");
    const char *view = view_of(&game, &state, SEAT_REFEREE);
    assert_shows(view, "{\"number\":3,\"state\":\"hidden\",\"place\":null", true);
    assert_shows(view, "\"token_sites\":[\"quang_tri\",\"da_nang\"]", true);
}

/* ---- Drawing anew ---------------------------------------------------------------------------- */

static void r16_every_hidden_card_may_be_in_the_enemy_hand(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, "hand_nv e01 e02\nhand_sv e03 e04\ndiscard e05\n");
    uint32_t drawn = 0;
    Rng rng;
    rng_seed(&rng, 16);
    for (int i = 0; i < DRAWS; i++) {
        State copy = state;
        s75_resample(&game, &copy, NV, &rng);
        assert_null(s75_check(&game, &copy));
        assert_int_equal(copy.hand[NV], state.hand[NV]);
        assert_int_equal(count_provinces(copy.hand[SV]), 2);
        drawn |= copy.hand[SV];
    }
    assert_int_equal(drawn, (1u << CARDS) - 1 - cards_of("e01 e02 e05"));
}

static void r16_the_last_to_look_keeps_the_four(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, NV_LOOKED);
    Rng rng;
    rng_seed(&rng, 16);
    for (int i = 0; i < DRAWS; i++) {
        State copy = state;
        s75_resample(&game, &copy, NV, &rng);
        assert_int_equal(copy.aside, state.aside);
        assert_int_equal(copy.hand[SV] & state.aside, 0);
    }
}

/* SV exchanged once: one of the four NV left is in SV's hand, and any of them may be. */
static void r16_one_exchange_takes_one_card_of_those_remembered(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, SV_LOOKED_AFTER);
    uint32_t gone = 0, came = 0;
    Rng rng;
    rng_seed(&rng, 16);
    for (int i = 0; i < DRAWS; i++) {
        State copy = state;
        s75_resample(&game, &copy, NV, &rng);
        assert_null(s75_check(&game, &copy));
        assert_int_equal(count_provinces(copy.aside & copy.seen[NV]), 3);
        assert_int_equal(copy.hand[SV], copy.seen[NV] & ~copy.aside);
        assert_int_equal(copy.seen[SV], copy.aside);
        gone |= copy.hand[SV];
        came |= copy.aside & ~copy.seen[NV];
    }
    assert_int_equal(gone, state.seen[NV]);
    assert_int_equal(came, (1u << CARDS) - 1 - cards_of("e01 e11 e12 e13 e14"));
}

/* The card SV took has been played: the other three have not moved. */
static void r16_a_card_played_since_is_the_one_taken(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state =
        position(&game, "hand_nv e01\nhand_sv e02\ndiscard e14\naside e11 e12 e13 e15\n"
                        "seen_nv e11 e12 e13 e14\nseen_sv e11 e12 e13 e15\nstale 1 0\nlooker sv\n");
    Rng rng;
    rng_seed(&rng, 16);
    for (int i = 0; i < DRAWS; i++) {
        State copy = state;
        s75_resample(&game, &copy, NV, &rng);
        assert_int_equal(copy.aside & copy.seen[NV], cards_of("e11 e12 e13"));
        assert_int_equal(copy.discard, state.discard);
    }
}

static void r16_two_exchanges_may_take_none_one_or_two(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state =
        position(&game, "hand_nv e01\nhand_sv e13 e14\naside e11 e12 e15 e16\n"
                        "seen_nv e11 e12 e13 e14\nseen_sv e11 e12 e15 e16\nstale 2 0\nlooker sv\n");
    bool stayed[5] = {false};
    Rng rng;
    rng_seed(&rng, 16);
    for (int i = 0; i < 10 * DRAWS; i++) {
        State copy = state;
        s75_resample(&game, &copy, NV, &rng);
        assert_null(s75_check(&game, &copy));
        stayed[count_provinces(copy.aside & copy.seen[NV])] = true;
    }
    assert_true(stayed[2] && stayed[3] && stayed[4]);
    assert_false(stayed[0] || stayed[1]);
}

/* All worlds of a position look the same to NV and no two are the same; gives how many. */
static uint32_t count_worlds(const Game *game, const State *state)
{
    static State world[MOST_WORLDS];
    Rng rng;
    rng_seed(&rng, 16);
    const uint32_t worlds = s75_worlds(game, state, NV);
    assert_in_range(worlds, 1, MOST_WORLDS);
    for (uint32_t i = 0; i < worlds; i++) {
        world[i] = *state;
        s75_world(game, &world[i], NV, i, &rng);
        assert_null(s75_check(game, &world[i]));
        assert_string_equal(view_of(game, &world[i], NV), view_of(game, state, NV));
        for (uint32_t j = 0; j < i; j++)
            assert_false(world[i].hand[SV] == world[j].hand[SV] &&
                         world[i].aside == world[j].aside);
    }
    return worlds;
}

static void r16_hands_of_eight_leave_495_worlds(void **unused)
{
    const Game game = make_game("2", "8", "open");
    const State state = position(&game, "hand_nv e01 e02 e03 e04 e05 e06 e07 e08\n"
                                        "hand_sv e09 e10 e11 e12 e13 e14 e15 e16\n"
                                        "aside e17 e18 e19 e20\n");
    assert_int_equal(count_worlds(&game, &state), 495);
}

/* Any of the four may have gone, any of the 15 others that SV may have had lies in its place. */
static void r16_worlds_keep_to_what_is_remembered(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State looked = position(&game, NV_LOOKED), after = position(&game, SV_LOOKED_AFTER);
    assert_int_equal(count_worlds(&game, &after), 4 * 15);
    assert_int_equal(count_worlds(&game, &looked), 15);
}

static void r16_without_a_hand_against_another_there_are_no_worlds(void **unused)
{
    const Game game = make_game("2", "3", "open");
    const State state = position(&game, NV_LOOKED);
    assert_int_equal(s75_worlds(&game, &state, SEAT_WATCHER), 0);
    assert_int_equal(s75_worlds(&game, &state, SEAT_REFEREE), 0);
}

/* Of six cards an exchange takes one, and five cannot be among four: nothing fits, so nothing is
 * drawn. */
static void r16_what_cannot_be_is_left_as_it_is(void **unused)
{
    const Game game = make_game("2", "3", "open");
    State state = position(&game, SV_LOOKED_AFTER);
    Rng rng;
    state.seen[NV] |= cards_of("e16 e17");
    assert_int_equal(s75_worlds(&game, &state, NV), 0);
    const State before = state;
    rng_seed(&rng, 16);
    s75_resample(&game, &state, NV, &rng);
    assert_memory_equal(&state, &before, sizeof state);
}

/* ---- Whole games ----------------------------------------------------------------------------- */

static void compare_views(const Game *game, const State *state, Rng *rng)
{
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER, SEAT_REFEREE};
    for (unsigned i = 0; i < COUNT_OF(viewers); i++) {
        State copy = *state;
        s75_resample(game, &copy, viewers[i], rng);
        assert_null(s75_check(game, &copy));
        const char *before = view_of(game, state, viewers[i]);
        assert_string_equal(before, view_of(game, &copy, viewers[i]));
    }
}

static void play_and_compare(const Game *game, uint64_t seed)
{
    State state;
    Rng rng;
    rng_seed(&rng, seed);
    game_start(game, &state);
    while (!game_over(&state)) {
        ActionList list;
        game_legal(game, &state, &list);
        const bool chance = game_actor(game, &state) == SEAT_CHANCE;
        const uint32_t pick = chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        game_apply(game, &state, list.action[pick]);
        compare_views(game, &state, &rng);
    }
}

static void r16_a_view_is_the_same_whatever_is_hidden(void **unused)
{
    static const char *const editions[] = {"1", "2"}, *const hands[] = {"3", "8"};
    for (unsigned i = 0; i < 16; i++) {
        const Game game = make_game(editions[i % 2], hands[i / 2 % 2], i % 3 ? "open" : "hidden");
        play_and_compare(&game, i);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r16_a_hand_is_seen_by_its_side_and_the_referee_only),
        cmocka_unit_test(r16_pile_and_the_four_are_numbers_until_drawn),
        cmocka_unit_test(r16_discards_are_public),
        cmocka_unit_test(r16_who_looked_last_sees_the_four),
        cmocka_unit_test(r16_who_looked_before_remembers_what_he_left),
        cmocka_unit_test(r16_hidden_tokens_have_sites_and_no_places),
        cmocka_unit_test(r16_every_hidden_card_may_be_in_the_enemy_hand),
        cmocka_unit_test(r16_the_last_to_look_keeps_the_four),
        cmocka_unit_test(r16_one_exchange_takes_one_card_of_those_remembered),
        cmocka_unit_test(r16_a_card_played_since_is_the_one_taken),
        cmocka_unit_test(r16_two_exchanges_may_take_none_one_or_two),
        cmocka_unit_test(r16_hands_of_eight_leave_495_worlds),
        cmocka_unit_test(r16_worlds_keep_to_what_is_remembered),
        cmocka_unit_test(r16_without_a_hand_against_another_there_are_no_worlds),
        cmocka_unit_test(r16_what_cannot_be_is_left_as_it_is),
        cmocka_unit_test(r16_a_view_is_the_same_whatever_is_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
