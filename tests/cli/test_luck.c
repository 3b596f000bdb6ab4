/* test_luck.c: the chance that the two games of a match share: the same rolls for the same things
 * however the games are played, and true odds. */
#include <string.h>

#include "ai/random.h"
#include "lab/luck.h"
#include "support/play75.h"

enum { GAMES = 20, ROLLS = 6000 };

/* What came up in a game. */
typedef struct Seen {
    uint8_t die[TURNS + 1][SIDES]; /* of availability, the first of each phase; 0: not reached */
    uint32_t hand[SIDES];          /* as dealt */
} Seen;

static void note(const State *s, const Action action, Seen *seen)
{
    const unsigned step = flow_now(s)->step;
    if (step == AVAILABILITY_ROLL && !seen->die[s->turn][s->active])
        seen->die[s->turn][s->active] = action.a;
    if (action.verb == V_DEAL)
        seen->hand[action.a] |= UINT32_C(1) << action.b;
}

/* A game of players who draw lots, by a seed of their own. */
static void play_game(uint64_t luck_seed, uint64_t players_seed, Seen *seen)
{
    Play p;
    Luck luck;
    Rng rng;
    ActionList list;
    play_start(&p, NULL);
    game_start(&p.game, &p.s);
    luck_begin(&luck, luck_seed);
    rng_seed(&rng, players_seed);
    memset(seen, 0, sizeof *seen);
    while (!game_over(&p.s)) {
        game_legal(&p.game, &p.s, &list);
        const uint32_t i = list.chance ? luck_draw(&luck, &p.game, &p.s, &list)
                                       : policy_random.choose(&p.game, &p.s, &list, &rng);
        note(&p.s, list.action[i], seen);
        game_apply(&p.game, &p.s, list.action[i]);
    }
}

/* Phases that both games came to, and in how many of them the die was the same. */
static void compare(const Seen *x, const Seen *y, unsigned *phases, unsigned *same)
{
    for (unsigned turn = 1; turn <= TURNS; turn++)
        for (unsigned side = 0; side < SIDES; side++) {
            const unsigned die = x->die[turn][side], other = y->die[turn][side];
            *phases += die && other;
            *same += die && die == other;
        }
}

static void two_games_have_the_same_luck_however_they_are_played(void **unused)
{
    unsigned phases = 0, same = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        Seen x, y;
        play_game(seed, 1, &x);
        play_game(seed, 2, &y);
        assert_memory_equal(x.hand, y.hand, sizeof x.hand);
        compare(&x, &y, &phases, &same);
    }
    assert_in_range(phases, GAMES * 5, GAMES * TURNS * SIDES);
    assert_int_equal(same, phases);
}

static void another_seed_is_other_luck(void **unused)
{
    unsigned phases = 0, same = 0, hands = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        Seen x, y;
        play_game(seed, 1, &x);
        play_game(seed + GAMES, 1, &y);
        hands += memcmp(x.hand, y.hand, sizeof x.hand) != 0;
        compare(&x, &y, &phases, &same);
    }
    assert_int_equal(hands, GAMES);
    assert_in_range(same, phases / 12, phases / 3); /* a sixth, and room for chance */
}

/* Stands at a roll for availability. */
static void stand_at_roll(Play *p, unsigned turn, unsigned side, ActionList *list)
{
    play_phase(p, NULL, turn, side, 0, AVAILABILITY);
    play_go(p);
    game_legal(&p->game, &p->s, list);
    assert_true(list->chance);
    assert_int_equal(list->count, 6);
}

/* Five standard deviations are 145. */
static void a_roll_has_its_true_odds(void **unused)
{
    Play p;
    ActionList list;
    unsigned times[6] = {0};
    stand_at_roll(&p, 3, NV, &list);
    for (uint64_t seed = 0; seed < ROLLS; seed++) {
        Luck luck;
        luck_begin(&luck, seed);
        times[luck_draw(&luck, &p.game, &p.s, &list)]++;
    }
    for (unsigned i = 0; i < 6; i++)
        assert_in_range(times[i], ROLLS / 6 - 145, ROLLS / 6 + 145);
}

/* How often in ROLLS seeds two rolls show the same. */
static unsigned count_alike(Play *first, Play *second)
{
    ActionList list;
    unsigned alike = 0;
    game_legal(&first->game, &first->s, &list);
    for (uint64_t seed = 0; seed < ROLLS; seed++) {
        Luck luck;
        luck_begin(&luck, seed);
        const uint32_t one = luck_draw(&luck, &first->game, &first->s, &list);
        alike += one == luck_draw(&luck, &second->game, &second->s, &list);
    }
    return alike;
}

static void different_rolls_know_nothing_of_each_other(void **unused)
{
    Play p, later, other;
    ActionList list;
    stand_at_roll(&p, 3, NV, &list);
    stand_at_roll(&later, 4, NV, &list);
    stand_at_roll(&other, 3, SV, &list);
    assert_in_range(count_alike(&p, &later), ROLLS / 6 - 145, ROLLS / 6 + 145);
    assert_in_range(count_alike(&p, &other), ROLLS / 6 - 145, ROLLS / 6 + 145);
    assert_in_range(count_alike(&p, &p), ROLLS / 6 - 145, ROLLS / 6 + 145); /* rolled again */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_games_have_the_same_luck_however_they_are_played),
        cmocka_unit_test(another_seed_is_other_luck),
        cmocka_unit_test(a_roll_has_its_true_odds),
        cmocka_unit_test(different_rolls_know_nothing_of_each_other),
    };
    return cmocka_run_group_tests_name("luck", tests, NULL, NULL);
}
