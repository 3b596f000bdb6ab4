/* test_estimate.c: the guess at the result (Rules.estimate): where there is one, for which
 * board, and that it is worth something. */
#include <stdio.h>
#include <string.h>

#include "core/text/table.h"
#include "games/list.h"
#include "games/saigon75/players/estimate.h"
#include "support/play75.h"

/* A game of heuristics, with a guess at the beginning of each phase and nowhere else. */
static void phases_begin_with_a_guess(void **state)
{
    Play p;
    Rng rng;
    ActionList list;
    unsigned guesses = 0, phases = 0, last = 0;
    uint16_t share[SEATS_MAX];
    rng_seed(&rng, 1);
    for (play_start(&p, "board=0"); !game_over(&p.s);) {
        const unsigned phase = p.s.turn * 2u + p.s.active;
        const bool begins = p.s.turn > 0 && phase != last;
        assert_int_equal(s75_estimate(&p.game, &p.s, share), begins);
        assert_int_equal(s75_estimate(&p.game, &p.s, NULL), begins);
        guesses += begins;
        phases += begins;
        last = p.s.turn > 0 ? phase : 0;
        game_legal(&p.game, &p.s, &list);
        const uint32_t i =
            list.chance ? game_draw(&list, &rng) : s75_heuristic(&p.game, &p.s, &list, &rng);
        game_apply(&p.game, &p.s, list.action[i]);
    }
    assert_int_equal(guesses, phases);
    assert_true(guesses > 8);
}

/* Plays a game of quick players; adds up the squares of how far each guess was from the result, and
 * of how far saying two fifths for the North would have been. */
static void add_errors(uint64_t seed, double *guessed, double *said, unsigned *count)
{
    double share_of_nv[TURNS * SIDES];
    unsigned guesses = 0;
    Play p;
    Rng rng;
    ActionList list;
    uint16_t share[SEATS_MAX];
    rng_seed(&rng, seed);
    for (play_start(&p, "board=0"); !game_over(&p.s);) {
        if (s75_estimate(&p.game, &p.s, share)) {
            assert_int_equal(share[NV] + share[SV], UINT16_MAX);
            share_of_nv[guesses++] = (double)share[NV] / UINT16_MAX;
        }
        game_legal(&p.game, &p.s, &list);
        const uint32_t i =
            list.chance ? game_draw(&list, &rng) : s75_quick(&p.game, &p.s, &list, &rng);
        game_apply(&p.game, &p.s, list.action[i]);
    }
    const double won = p.s.winner == NV;
    for (unsigned i = 0; i < guesses; i++) {
        *guessed += (won - share_of_nv[i]) * (won - share_of_nv[i]);
        *said += (won - 2 / 5.0) * (won - 2 / 5.0);
    }
    *count += guesses;
}

static void guesses_are_much_better_than_the_average(void **state)
{
    double guessed = 0, said = 0;
    unsigned count = 0;
    for (uint64_t seed = 0; seed < 200; seed++)
        add_errors(seed, &guessed, &said, &count);
    assert_true(count > 2000);
    assert_true(guessed < 0.8 * said);
}

/* Which traits go on: their rows hold those before them, too. */
static const bool *going_on(const Play *p)
{
    static bool goes_on[TRAITS];
    uint16_t trait[TRAITS];
    const unsigned count = s75_traits_going_on(&p->game, &p->s, trait);
    memset(goes_on, 0, sizeof goes_on);
    for (unsigned i = 0; i < count; i++)
        goes_on[trait[i]] = true;
    return goes_on;
}

/* A number that was learnt. */
static int16_t learnt(const int16_t net[NET_SIZE], unsigned trait, unsigned neuron, bool goes_on)
{
    const int16_t *at = net + trait * NEURONS + neuron;
    return (int16_t)(uint16_t)(*at - (goes_on ? at[-NEURONS] : 0));
}

/* The net worked out one number at a time, from the facts that its teachers are told: positive for
 * the North. */
static int32_t work_out(const Play *p, const int16_t net[NET_SIZE])
{
    uint16_t trait[TRAITS_HELD_MAX];
    const bool *goes_on = going_on(p);
    const unsigned count = s75_traits(&p->game, &p->s, trait);
    enum { BIASES = TRAITS * NEURONS, OUTPUT = BIASES + NEURONS };
    int32_t out = net[NET_SIZE - 1] * NET_UNIT;
    for (unsigned n = 0; n < NEURONS; n++) {
        int32_t sum = net[BIASES + n];
        for (unsigned i = 0; i < count; i++)
            sum += learnt(net, trait[i], n, goes_on[trait[i]]);
        assert_in_range(sum + INT16_MAX, 0, 2 * INT16_MAX);
        out += (sum > 0 ? sum : 0) * net[OUTPUT + n];
    }
    return out;
}

static void a_guess_is_what_the_net_says_of_the_facts(void **state)
{
    Play p;
    Rng rng;
    ActionList list;
    unsigned north = 0, south = 0;
    uint16_t share[SEATS_MAX];
    int32_t last = 0;
    uint16_t last_share = 0;
    rng_seed(&rng, 5);
    for (unsigned game = 0; game < 20; game++)
        for (play_start(&p, "board=0"); !game_over(&p.s);) {
            if (s75_estimate(&p.game, &p.s, share)) {
                const int32_t out = work_out(&p, saigon75_nets[0]);
                assert_int_equal(share[NV] >= UINT16_MAX / 2 + 1, out >= 0);
                if (last_share) /* and the more it says, the greater the share */
                    assert_true(out == last ||
                                (out > last ? share[NV] >= last_share : share[NV] <= last_share));
                last = out;
                last_share = share[NV];
                north += out > 0;
                south += out < 0;
            }
            game_legal(&p.game, &p.s, &list);
            const uint32_t i =
                list.chance ? game_draw(&list, &rng) : s75_heuristic(&p.game, &p.s, &list, &rng);
            game_apply(&p.game, &p.s, list.action[i]);
        }
    assert_true(north > 20 && south > 20);
}

/* The default board with one thing put for another. */
static const char *changed(char text[static TABLE_TEXT_MAX], const char *from, const char *to)
{
    assert_int_equal(strlen(from), strlen(to));
    snprintf(text, TABLE_TEXT_MAX, "%s", saigon75_board_text);
    char *place = strstr(text, from);
    assert_non_null(place);
    memcpy(place, to, strlen(to));
    return text;
}

static bool guesses_on(const char *text)
{
    Play p;
    Problem problem;
    uint16_t share[SEATS_MAX];
    play_set_up(&p, "board=0");
    assert_true(s75_load_board(text, &p.board, &problem));
    return s75_estimate(&p.game, &p.s, share);
}

/* Who corrects a number, or says that he has seen it printed, still meets an opponent that knows
 * the map. */
static void a_board_with_other_numbers_has_a_guess(void **state)
{
    static char text[TABLE_TEXT_MAX];
    assert_true(guesses_on(saigon75_board_text));
    assert_true(guesses_on(changed(text, "\n", "\n")));
    assert_true(guesses_on(changed(text, "\n20\t1\t3\t4\t6\t7\t9", "\n20\t2\t3\t4\t6\t7\t9")));
    assert_true(guesses_on(changed(text, "6\t7\t8\treconstructed", "6\t7\t8\tprinted      ")));
    for (const char *const *earlier = game_find("saigon75")->earlier_boards; *earlier; earlier++)
        assert_true(guesses_on(*earlier));
}

/* What was learnt of one map, or with one kind of dice, says nothing of another. */
static void another_map_or_other_dice_have_no_guess(void **state)
{
    static const char *const change[][2] = {
        {"\nda_nang\tquang_ngai", "\nda_nang\tbinh_dinh "},    /* neighbours */
        {"Huế\t1\t1\t0\t0", "Huế\t0\t1\t0\t0"},                /* border */
        {"Huế\t1\t1\t0\t0", "Huế\t1\t0\t0\t0"},                /* coast */
        {"Huế\t1\t1\t0\t0", "Huế\t1\t1\t1\t0"},                /* mountain */
        {"Huế\t1\t1\t0\t0", "Huế\t1\t1\t0\t1"},                /* mekong */
        {"\nnv_battle\t2\t2\t2", "\nnv_battle\t3\t2\t1"},      /* losses */
        {"\nsv_battle\t1\t2\t3", "\nsv_battle\t1\t3\t2"},      /* retreats */
        {"\nattrition\t0\t0\t4\t2", "\nattrition\t0\t0\t3\t3"} /* aircraft */
    };
    static char text[TABLE_TEXT_MAX];
    for (unsigned i = 0; i < COUNT_OF(change); i++)
        if (guesses_on(changed(text, change[i][0], change[i][1])))
            fail_msg("a guess in spite of change %u", i);
}

/* Numbers as a board's files may have them, at their ends or in between [14]. */
static void draw_numbers(Board *board, Rng *rng)
{
    const uint32_t kind = rng_below(rng, 3);
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned turn = 1; turn <= TURNS; turn++) {
            board->modifier[side][turn] = (uint8_t)(kind < 2 ? kind * 12 : rng_below(rng, 13));
            board->maximum[side][turn] =
                (uint8_t)(kind < 2 ? 1 + kind * 21 : 1 + rng_below(rng, 22));
        }
    for (unsigned row = 0; row <= PROVINCES; row++)
        for (unsigned die = 0; die < 6; die++)
            board->desertion[row][die] = (uint8_t)(kind < 2 ? kind * 40 : rng_below(rng, 41));
}

/* Games that no default board comes to still hold no more than the net has room for. */
static void whatever_the_numbers_a_guess_is_a_share(void **state)
{
    unsigned guesses = 0;
    for (unsigned seed = 1; seed <= 60; seed++) {
        Play p;
        Rng rng;
        ActionList list;
        uint16_t share[SEATS_MAX];
        play_set_up(&p, seed % 2 ? "board=0" : "board=0 edition=1");
        rng_seed(&rng, seed);
        draw_numbers(&p.board, &rng);
        p.game.given = true;
        for (game_start(&p.game, &p.s); !game_over(&p.s);) {
            if (s75_estimate(&p.game, &p.s, share)) {
                assert_int_equal(share[NV] + share[SV], 65535);
                guesses++;
            }
            game_legal(&p.game, &p.s, &list);
            game_apply(&p.game, &p.s, list.action[rng_below(&rng, list.count)]);
        }
        assert_false(game_broken(&p.s));
    }
    assert_true(guesses > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(phases_begin_with_a_guess),
        cmocka_unit_test(guesses_are_much_better_than_the_average),
        cmocka_unit_test(a_guess_is_what_the_net_says_of_the_facts),
        cmocka_unit_test(a_board_with_other_numbers_has_a_guess),
        cmocka_unit_test(another_map_or_other_dice_have_no_guess),
        cmocka_unit_test(whatever_the_numbers_a_guess_is_a_share),
    };
    return cmocka_run_group_tests_name("saigon75 estimate", tests, NULL, NULL);
}
