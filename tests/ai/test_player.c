/* test_player.c: a player keeps to its purse, its time and its memory, whatever the number of its
 * threads, and does the same again. Also run under the thread sanitizer. */
#include <stdlib.h>
#include <time.h>

#include "ai/player.h"
#include "games/list.h"
#include "support/play75.h"

enum { MEMORY = 1 << 22 };

/* ---- Help ------------------------------------------------------------------------------------ */

static Strength strength_of(const Game *game, const char *word)
{
    Strength strength;
    assert_true(strength_parse(game->rules, word, &strength));
    return strength;
}

static Player *new_player(const Game *game, Seat seat, const char *word, uint32_t threads)
{
    Player *player = player_open(game, seat, strength_of(game, word), threads, MEMORY);
    assert_non_null(player);
    player_begin(player, 1);
    return player;
}

/* One action of a game in which the heuristic plays everybody. */
static Action next_action(Play *p, Rng *rng)
{
    ActionList list;
    game_legal(&p->game, &p->s, &list);
    const uint32_t index = list.chance
                               ? game_draw(&list, rng)
                               : p->game.rules->policies[0].choose(&p->game, &p->s, &list, rng);
    return list.action[index];
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- The same again -------------------------------------------------------------------------- */

/* The answers of a player through one turn, folded into a number. */
static uint64_t play_turn(const char *word, uint64_t seed)
{
    Play p;
    Rng rng;
    uint64_t sum = 0;
    uint32_t told = 0;
    ActionList list;
    play_set_up(&p, NULL);
    rng_seed(&rng, 3);
    Player *player = new_player(&p.game, NV, word, 1);
    player_begin(player, seed);
    while (p.s.turn == 1) {
        Action action = next_action(&p, &rng);
        if (game_actor(&p.game, &p.s) == NV) {
            game_legal(&p.game, &p.s, &list);
            action = list.action[player_choose(player, &p.s, &list, &rng)];
            sum = sum * 31 + action.verb * 7u + action.a;
            sum = sum * 31 + player_rollouts(player);
        }
        game_apply(&p.game, &p.s, action);
        player_tell(player, action);
        assert_int_equal(player_told(player), ++told);
    }
    player_close(player);
    return sum;
}

static void the_same_seed_gives_the_same_answers(void **unused)
{
    assert_true(play_turn("mcts:600", 1) == play_turn("mcts:600", 1));
    assert_true(play_turn("mcts:600", 1) != play_turn("mcts:600", 2));
}

/* ---- Limits ---------------------------------------------------------------------------------- */

static void a_turn_costs_no_more_than_its_purse(void **unused)
{
    Play p;
    Rng rng;
    ActionList list;
    uint64_t spent[TURNS + 1] = {0};
    play_set_up(&p, NULL);
    rng_seed(&rng, 3);
    Player *player = new_player(&p.game, SV, "mcts:100", 1);
    while (!game_over(&p.s)) {
        Action action = next_action(&p, &rng);
        if (game_actor(&p.game, &p.s) == SV) {
            game_legal(&p.game, &p.s, &list);
            action = list.action[player_choose(player, &p.s, &list, &rng)];
            spent[p.s.turn] += player_rollouts(player);
            assert_true(list.count > 1 || player_rollouts(player) == 0);
        }
        game_apply(&p.game, &p.s, action);
    }
    for (unsigned turn = 1; turn <= p.s.turn; turn++)
        assert_true(spent[turn] > 0 && spent[turn] <= 100);
    player_close(player);
}

static void a_time_is_kept_by_several_threads(void **unused)
{
    const Rules *nim = game_find("nim");
    const Game game = {.rules = nim, .steps = nim->steps, .option = {2}};
    State *state = malloc(nim->state_size);
    ActionList list;
    game_start(&game, state);
    game_legal(&game, state, &list);
    game_apply(&game, state, list.action[3]);
    game_legal(&game, state, &list);
    Player *player = new_player(&game, 0, "mcts:0.2s", 2);
    const double start = now();
    assert_true(player_choose(player, state, &list, NULL) < list.count);
    assert_true(player_rollouts(player) > 0);
    assert_true(now() - start < 2);
    player_close(player);
    free(state);
}

/* A choice that would take minutes is answered when time is up, by one thread or several. */
static void haste_comes_before_strength(void **unused)
{
    static const char *const words[] = {"mcts:90000000", "mcts:1000s"};
    Play p;
    Rng rng;
    ActionList list;
    rng_seed(&rng, 3);
    play_set_up(&p, NULL);
    for (game_legal(&p.game, &p.s, &list); list.count == 1 || list.chance;
         game_legal(&p.game, &p.s, &list))
        game_apply(&p.game, &p.s, next_action(&p, &rng));
    for (size_t i = 0; i < COUNT_OF(words); i++) {
        Player *player = new_player(&p.game, game_actor(&p.game, &p.s), words[i], 3);
        const double start = now();
        player_hurry(player, 0.05);
        assert_true(player_choose(player, &p.s, &list, &rng) < list.count);
        assert_true(player_rollouts(player) > 0);
        assert_true(now() - start < 30); /* and not minutes, even on a busy machine */
        player_close(player);
    }
}

/* Whole games with hardly any memory: the searches go on. */
static void a_tiny_memory_is_enough_to_play(void **unused)
{
    static const size_t memory[] = {0, 100, 2000, 50000};
    for (size_t i = 0; i < COUNT_OF(memory); i++) {
        Play p;
        Rng rng;
        ActionList list;
        rng_seed(&rng, i);
        play_set_up(&p, NULL);
        Player *player = player_open(&p.game, NV, strength_of(&p.game, "mcts:60"), 1, memory[i]);
        assert_non_null(player);
        while (!game_over(&p.s)) {
            Action action = next_action(&p, &rng);
            game_legal(&p.game, &p.s, &list);
            if (game_actor(&p.game, &p.s) == NV)
                action = list.action[player_choose(player, &p.s, &list, &rng)];
            game_apply(&p.game, &p.s, action);
            player_tell(player, action);
        }
        player_close(player);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_seed_gives_the_same_answers),
        cmocka_unit_test(a_turn_costs_no_more_than_its_purse),
        cmocka_unit_test(a_time_is_kept_by_several_threads),
        cmocka_unit_test(haste_comes_before_strength),
        cmocka_unit_test(a_tiny_memory_is_enough_to_play),
    };
    return cmocka_run_group_tests_name("player", tests, NULL, NULL);
}
