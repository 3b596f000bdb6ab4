/* test_estimate.c: the guess at the result (Rules.estimate): where there is one, for which
 * board, and that it is worth something. */
#include <string.h>

#include "core/text/table.h"
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

/* A number that was learnt: rows of traits that go on hold those before them, too. */
static int16_t learnt(const int16_t net[NET_SIZE], unsigned trait, unsigned neuron)
{
    const int16_t *at = net + trait * NEURONS + neuron;
    return (int16_t)(uint16_t)(*at - (trait_goes_on(trait) ? at[-NEURONS] : 0));
}

/* The net worked out one number at a time, from the facts that its teachers are told: positive for
 * the North. */
static int32_t work_out(const Play *p, const int16_t net[NET_SIZE])
{
    uint16_t trait[TRAITS_HELD_MAX];
    const unsigned count = s75_traits(&p->game, &p->s, trait);
    int32_t out = net[NET_SIZE - 1] * NET_UNIT;
    for (unsigned n = 0; n < NEURONS; n++) {
        int32_t sum = net[NET_BIASES + n];
        for (unsigned i = 0; i < count; i++)
            sum += learnt(net, trait[i], n);
        assert_in_range(sum + INT16_MAX, 0, 2 * INT16_MAX);
        out += (sum > 0 ? sum : 0) * net[NET_OUTPUT + n];
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

/* What was learnt of one map says nothing of another; the same map in another text is the same. */
static void another_board_has_no_guess(void **state)
{
    static char text[TABLE_TEXT_MAX];
    Play p;
    Problem problem;
    uint16_t share[SEATS_MAX];
    play_set_up(&p, "board=0");
    assert_true(s75_estimate(&p.game, &p.s, share));
    const size_t length = strlen(saigon75_board_text);
    assert_true(length < sizeof text);
    memcpy(text, saigon75_board_text, length + 1);
    assert_true(s75_load_board(text, &p.board, &problem));
    assert_true(s75_estimate(&p.game, &p.s, share));
    p.board.standard = false;
    assert_false(s75_estimate(&p.game, &p.s, share));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(phases_begin_with_a_guess),
        cmocka_unit_test(guesses_are_much_better_than_the_average),
        cmocka_unit_test(a_guess_is_what_the_net_says_of_the_facts),
        cmocka_unit_test(another_board_has_no_guess),
    };
    return cmocka_run_group_tests_name("saigon75 estimate", tests, NULL, NULL);
}
