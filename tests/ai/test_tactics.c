/* test_tactics.c: a win at hand is never declined and a loss at hand never walked past, by either
 * side: with the game's own policy to lean on, and without any. */
#include "ai/thinker.h"
#include "games/saigon75/rules/s75.h"
#include "support/play75.h"

enum { MEMORY = 1 << 22, SEEDS = 3 };

/* Plays a seat through the rest of the turn, the enemy by lot. Was this action among its answers?
 */
static bool plays(const Play *start, const Game *game, uint64_t seed, Seat seat, Action wanted)
{
    const Strength strength = {.rollouts = 4000};
    bool played = false;
    State s = start->s;
    ActionList list;
    Rng rng;
    rng_seed(&rng, seed);
    Thinker *thinker = thinker_open(game, seat, strength, MEMORY);
    assert_non_null(thinker);
    thinker_begin(thinker, seed);
    while (!game_over(&s) && s.turn == start->s.turn && !played) {
        const bool mine = game_actor(game, &s) == seat;
        game_legal(game, &s, &list);
        uint32_t index = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        if (mine) {
            thinker_ask(thinker, &s, &list);
            thinker_run(thinker, UINT32_MAX);
            index = thinker_answer(thinker, &rng);
        }
        played = mine && action_equal(list.action[index], wanted);
        thinker_tell(thinker, list.action[index]);
        game_apply(game, &s, list.action[index]);
    }
    thinker_close(thinker);
    return played;
}

/* Whose choice it is plays that action before the turn is over, whatever the seed, with and without
 * a policy. */
static void assert_plays(const Play *p, const char *words)
{
    Rules bare = *p->game.rules;
    Game game = p->game;
    Action wanted;
    bare.policy_count = 0;
    assert_true(action_parse(&game, words, &wanted));
    for (int i = 0; i < 2 * SEEDS; i++) {
        game.rules = i % 2 ? &bare : p->game.rules;
        if (!plays(p, &game, (uint64_t)i, game_actor(&p->game, &p->s), wanted))
            fail_msg("no %s (seed %d, %s)", words, i, i % 2 ? "alone" : "with a policy");
    }
}

/* Turn 8, Saigon lies open next door and nobody can be back in time. */
static void north_walks_into_open_saigon(void **unused)
{
    Play p;
    play_phase(&p, "board=0 edition=2", 8, NV, 1, MOVEMENT);
    play_put(&p, "xuan_loc: vc1; hue: nvd1; quang_tri: svd1 svd2 svd3 svd4 svd5");
    play_go(&p);
    assert_plays(&p, "to saigon");
}

/* Turn 8, five divisions against one ranger in Saigon: not to fight is to lose. */
static void north_fights_for_saigon_at_the_end(void **unused)
{
    Play p;
    play_phase(&p, "board=0 edition=2", 8, NV, 5, COMBATS);
    play_put(&p, "saigon: nvd1 nvd2 nvd3 nvd4 nvd5 ranger1; hue: nvd6 svd1-; quang_tri: svd2-");
    play_go(&p);
    assert_asks(&p, DECLARE, NV);
    assert_plays(&p, "attack saigon");
}

/* Turn 4, a lone VC and his militia hold Saigon: who does not throw them out now has lost. */
static void south_wins_saigon_back_before_the_turn_ends(void **unused)
{
    Play p;
    play_phase(&p, "board=0 edition=2", 4, SV, 6, MOVEMENT);
    play_put(&p, "saigon: vc1; xuan_loc: ranger1 ranger2 ranger3 ranger4; hue: svd1; ca_mau: svd2");
    p.s.militia = PROVINCE(province(&p, "saigon"));
    p.s.plus_left[SV] = 0;
    play_go(&p);
    assert_int_equal(game_actor(&p.game, &p.s), SV);
    assert_plays(&p, "to saigon");
    assert_plays(&p, "attack saigon");
}

/* Turn 8, one point of desertion: the ranger would leave Saigon to NV, who wins at once [10.a]. */
static void south_lets_another_desert(void **unused)
{
    Play p;
    play_phase(&p, "board=0 edition=1", 8, SV, 1, DESERTION);
    play_put(&p, "saigon: nvd1 ranger1; hue: nvd2; da_nang: nvd3; pleiku: nvd4; kon_tum: nvd5; "
                 "dak_lak: nvd6; ca_mau: svd1");
    play_go(&p);
    play(&p, "die 4");
    assert_choices(&p, "desert ranger1; desert svd1");
    assert_plays(&p, "desert svd1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(north_walks_into_open_saigon),
        cmocka_unit_test(north_fights_for_saigon_at_the_end),
        cmocka_unit_test(south_wins_saigon_back_before_the_turn_ends),
        cmocka_unit_test(south_lets_another_desert),
    };
    return cmocka_run_group_tests_name("tactics", tests, NULL, NULL);
}
