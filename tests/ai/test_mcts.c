/* test_mcts.c: the search finds what is there, keeps to what its seat can know and to what it was
 * given, and does the same again. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/mcts.h"
#include "ai/player.h"
#include "ai/purse.h"
#include "ai/random.h"
#include "games/list.h"
#include "games/saigon75/steps.h"
#include "support/play75.h"

enum { MEMORY = 1 << 22, STICKS = 21 };

/* ---- Help ------------------------------------------------------------------------------------ */

static Mcts *new_search(const Game *game, Seat seat, size_t memory, uint64_t seed)
{
    Mcts *mcts = mcts_new(game, seat, memory);
    assert_non_null(mcts);
    mcts_begin(mcts, seed);
    return mcts;
}

static uint32_t most_visited(const Mcts *mcts, const ActionList *list)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < list->count; i++)
        if (mcts_answer(mcts, list->action[i]).visits >
            mcts_answer(mcts, list->action[best]).visits)
            best = i;
    return best;
}

/* What a search of that size answers, as words. */
static void search(const Game *game, const State *state, uint32_t rollouts, char words[64])
{
    ActionList list;
    Text text;
    game_legal(game, state, &list);
    assert_true(list.count > 1);
    Mcts *mcts = new_search(game, game_actor(game, state), MEMORY, 1);
    mcts_look(mcts, state);
    mcts_run(mcts, rollouts);
    text_init(&text, words, 64);
    action_print(game, list.action[most_visited(mcts, &list)], &text);
    mcts_free(mcts);
}

static void assert_answers(const Play *p, uint32_t rollouts, const char *expected)
{
    char words[64];
    search(&p->game, &p->s, rollouts, words);
    assert_string_equal(words, expected);
}

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

/* ---- Strength -------------------------------------------------------------------------------- */

/* odds[n]: of the player about to roll with n sticks left, if both play perfectly. */
static void solve_nim(double odds[STICKS + 1])
{
    odds[0] = 0;
    for (int n = 1; n <= STICKS; n++) {
        double best = 0, sum = 0;
        for (int roll = 1; roll <= 4; roll++) {
            if (roll <= n && 1 - odds[n - roll] > best)
                best = 1 - odds[n - roll];
            sum += best;
        }
        odds[n] = sum / 4;
    }
}

/* Without a policy to lean on: roll-outs are random. */
static void nim_is_played_like_the_perfect_player_does(void **unused)
{
    Rules rules = *game_find("nim");
    rules.policy_count = 0;
    const Game game = {.rules = &rules, .option = {1}};
    double odds[STICKS + 1];
    unsigned asked = 0;
    State *state = malloc(rules.state_size);
    Rng rng;
    solve_nim(odds);
    rng_seed(&rng, 4);
    for (int round = 0; round < 6; round++) {
        int sticks = 15;
        for (game_start(&game, state); !game_over(state);) {
            ActionList list;
            game_legal(&game, state, &list);
            if (list.count > 1 && !list.chance) {
                char words[64];
                search(&game, state, 5000, words);
                double best = 2;
                for (uint32_t i = 0; i < list.count; i++)
                    if (odds[sticks - list.action[i].a] < best)
                        best = odds[sticks - list.action[i].a];
                assert_true(odds[sticks - atoi(words + strlen("take "))] < best + 0.04);
                asked++;
            }
            const Action action =
                list.action[list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count)];
            sticks -= list.chance ? 0 : action.a;
            game_apply(&game, state, action);
        }
    }
    assert_true(asked >= 10);
    free(state);
}

/* Turn 8, one point of desertion: the ranger leaves Saigon to NV, who wins at once [10.a]. */
static void the_last_choice_is_not_the_one_that_loses(void **unused)
{
    Play p;
    play_phase(&p, "edition=1", 8, SV, 1, DESERTION);
    play_put(&p, "saigon: nvd1 ranger1; hue: nvd2; da_nang: nvd3; pleiku: nvd4; kon_tum: nvd5; "
                 "dak_lak: nvd6; ca_mau: svd1");
    play_go(&p);
    play(&p, "die 2");
    assert_choices(&p, "desert ranger1; desert svd1");
    assert_answers(&p, 40, "desert svd1");
}

/* Turn 8, Saigon lies open and nobody can come back in time. */
static void a_win_at_hand_is_taken(void **unused)
{
    Play p;
    play_phase(&p, "edition=2", 8, NV, 1, MOVEMENT);
    play_put(&p, "xuan_loc: vc1; quang_tri: svd1-");
    play_go(&p);
    play(&p, "done; move vc1"); /* no preparation */
    assert_answers(&p, 200, "to saigon");
}

/* ---- Fairness -------------------------------------------------------------------------------- */

/* Whatever the hidden cards are, the same seed gives the same visits of every answer. */
static void assert_blind(const Play *p, uint32_t rollouts)
{
    ActionList list;
    const Seat seat = game_actor(&p->game, &p->s);
    game_legal(&p->game, &p->s, &list);
    Mcts *seeing = new_search(&p->game, seat, MEMORY, 9);
    mcts_look(seeing, &p->s);
    mcts_run(seeing, rollouts);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Play twin = *p;
        Rng rng;
        rng_seed(&rng, seed);
        p->game.rules->resample(&p->game, &twin.s, seat, &rng);
        Mcts *blind = new_search(&p->game, seat, MEMORY, 9);
        mcts_look(blind, &twin.s);
        mcts_run(blind, rollouts);
        for (uint32_t i = 0; i < list.count; i++)
            assert_int_equal(mcts_answer(seeing, list.action[i]).visits,
                             mcts_answer(blind, list.action[i]).visits);
        mcts_free(blind);
    }
    mcts_free(seeing);
}

static void what_is_hidden_changes_nothing(void **unused)
{
    static const char *const options[] = {"edition=2", "edition=1 hand=3", "tokens=hidden"};
    for (size_t i = 0; i < COUNT_OF(options); i++) {
        Play p;
        Rng rng;
        rng_seed(&rng, 5 + i);
        play_start(&p, options[i]);
        for (unsigned number = 0; !game_over(&p.s); number++) {
            const Seat actor = game_actor(&p.game, &p.s);
            if (actor < SEATS_MAX && number % 40 == 0)
                assert_blind(&p, 12);
            game_apply(&p.game, &p.s, next_action(&p, &rng));
        }
    }
}

/* Does the search of a seat keep its tree when NV gives a card in an exchange [12.3]? */
static bool follows_given_card(Seat seat)
{
    Play p;
    Action give;
    play_phase(&p, NULL, 4, NV, 2, EVENT);
    play_put(&p, "quang_ngai: svd1; saigon: svd2");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "exchange; look");
    assert_asks(&p, EXCHANGE_GIVE, NV);
    assert_true(action_parse(&p.game, "give e01", &give));
    Mcts *mcts = new_search(&p.game, seat, MEMORY, 1);
    mcts_look(mcts, &p.s);
    mcts_run(mcts, 200);
    assert_true(mcts_answer(mcts, give).visits > 0);
    const uint32_t nodes = mcts_nodes(mcts);
    mcts_tell(mcts, give);
    game_apply(&p.game, &p.s, give);
    mcts_look(mcts, &p.s);
    const bool kept = mcts_nodes(mcts) == nodes;
    mcts_free(mcts);
    return kept;
}

static void the_tree_does_not_follow_what_is_hidden(void **unused)
{
    assert_true(follows_given_card(NV));
    assert_false(follows_given_card(SV));
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

/* Told of its own answer, a search goes on with that part of its tree; of another, it does not. */
static void the_tree_follows_the_game(void **unused)
{
    Play p;
    ActionList list;
    play_phase(&p, NULL, 8, NV, 1, MOVEMENT);
    play_put(&p, "xuan_loc: vc1; hue: nvd1; quang_tri: svd1-");
    play_go(&p);
    game_legal(&p.game, &p.s, &list);
    Mcts *mcts = new_search(&p.game, NV, MEMORY, 1);
    mcts_look(mcts, &p.s);
    mcts_run(mcts, 100);
    const Action best = list.action[most_visited(mcts, &list)];
    const uint32_t nodes = mcts_nodes(mcts);
    mcts_tell(mcts, best);
    game_apply(&p.game, &p.s, best);
    mcts_look(mcts, &p.s);
    assert_int_equal(mcts_nodes(mcts), nodes);
    game_legal(&p.game, &p.s, &list);
    mcts_tell(mcts, list.action[0]); /* which is not what happens */
    game_apply(&p.game, &p.s, list.action[list.count - 1]);
    mcts_look(mcts, &p.s);
    assert_true(mcts_nodes(mcts) < nodes);
    mcts_free(mcts);
}

/* ---- Limits ---------------------------------------------------------------------------------- */

static void the_memory_is_not_exceeded(void **unused)
{
    Play p;
    ActionList list;
    uint32_t visits = 0;
    play_set_up(&p, NULL);
    while (game_actor(&p.game, &p.s) == SEAT_CHANCE) {
        game_legal(&p.game, &p.s, &list);
        game_apply(&p.game, &p.s, list.action[0]);
    }
    Mcts *mcts = new_search(&p.game, game_actor(&p.game, &p.s), 2000, 1);
    mcts_look(mcts, &p.s);
    mcts_run(mcts, 300);
    assert_true(mcts_nodes_max(mcts) >= 20 && mcts_nodes_max(mcts) <= 100);
    assert_int_equal(mcts_nodes(mcts), mcts_nodes_max(mcts));
    game_legal(&p.game, &p.s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        visits += mcts_answer(mcts, list.action[i]).visits;
    assert_true(visits > 200); /* it goes on learning */
    mcts_free(mcts);
}

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

static void a_purse_is_shared_out_and_filled_anew(void **unused)
{
    Purse purse;
    purse_init(&purse, 100);
    double spent = 0;
    for (int i = 0; i < 60; i++) {
        const double share = purse_share(&purse, 1);
        assert_true(share > 0 && share <= 100 - spent);
        purse_pay(&purse, share);
        spent += share;
    }
    assert_true(spent > 95 && spent <= 100);
    const double first = purse_share(&purse, 2);
    assert_true(first > 1 && first < 8); /* sixty choices have been seen: it is careful */
    purse_pay(&purse, 1000);
    assert_true(purse_share(&purse, 2) < 1e-9);
}

static void a_time_is_kept_by_several_threads(void **unused)
{
    const Rules *nim = game_find("nim");
    const Game game = {.rules = nim, .option = {2}};
    State *state = malloc(nim->state_size);
    ActionList list;
    struct timespec from, to;
    game_start(&game, state);
    game_legal(&game, state, &list);
    game_apply(&game, state, list.action[3]);
    game_legal(&game, state, &list);
    Player *player = new_player(&game, 0, "mcts:0.2s", 2);
    clock_gettime(CLOCK_MONOTONIC, &from);
    assert_true(player_choose(player, state, &list, NULL) < list.count);
    clock_gettime(CLOCK_MONOTONIC, &to);
    assert_true(player_rollouts(player) > 0);
    assert_true((double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) * 1e-9 < 2);
    player_close(player);
    free(state);
}

/* ---- Words ----------------------------------------------------------------------------------- */

static void words_name_players(void **unused)
{
    const Rules *rules = game_find("saigon75");
    Strength strength;
    assert_true(strength_parse(rules, "heuristic", &strength));
    assert_ptr_equal(strength.policy, &rules->policies[0]);
    assert_true(strength_parse(rules, "mcts:20000", &strength));
    assert_null(strength.policy);
    assert_int_equal(strength.rollouts, 20000);
    assert_true(strength_parse(rules, "mcts:0.5s", &strength));
    assert_int_equal(strength.rollouts, 0);
    assert_int_equal(strength.milliseconds, 500);
    assert_true(strength_parse(rules, "mcts:12s", &strength));
    assert_int_equal(strength.milliseconds, 12000);
    assert_true(strength_parse(rules, "mcts:1.25s", &strength));
    assert_int_equal(strength.milliseconds, 1250);
    assert_ptr_equal(policy_find(rules, "mcts:7"), &policy_search);
}

static void levels_grow_stronger_and_stand_in_the_list(void **unused)
{
    static const char *const words[] = {"easy", "normal", "hard", "expert"};
    const Rules *rules = game_find("nim");
    Strength strength;
    uint32_t before = 0;
    for (uint32_t i = 0; i < COUNT_OF(words); i++) {
        const Policy *policy = policy_at(rules, rules->policy_count + 1u + i);
        assert_string_equal(policy->word, words[i]);
        assert_true(strength_parse(rules, words[i], &strength));
        assert_null(strength.policy);
        assert_true(strength.rollouts > before);
        before = strength.rollouts;
    }
    assert_null(policy_at(rules, rules->policy_count + 1u + (uint32_t)COUNT_OF(words)));
}

static void junk_is_no_player(void **unused)
{
    static const char *const words[] = {
        "",         "mcts",     "mcts:",     "mcts:0",     "mcts:-1",           "mcts:x",
        "mcts:s",   "mcts:0s",  "mcts:.5s",  "mcts:1.s",   "mcts:1.2345s",      "mcts:1.2.3s",
        "mcts:1 s", "mcts:1ss", "mcts:0.5",  "mcts:3601s", "mcts:0.001s",       "mcts:100000001",
        "MCTS:5",   "mcts:5:5", "expert:10", "human",      "mcts:0000000000001"};
    const Rules *rules = game_find("saigon75");
    Strength strength;
    for (size_t i = 0; i < COUNT_OF(words); i++) {
        if (strength_parse(rules, words[i], &strength))
            fail_msg("taken: %s", words[i]);
        assert_null(policy_find(rules, words[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_played_like_the_perfect_player_does),
        cmocka_unit_test(the_last_choice_is_not_the_one_that_loses),
        cmocka_unit_test(a_win_at_hand_is_taken),
        cmocka_unit_test(what_is_hidden_changes_nothing),
        cmocka_unit_test(the_tree_does_not_follow_what_is_hidden),
        cmocka_unit_test(the_same_seed_gives_the_same_answers),
        cmocka_unit_test(the_tree_follows_the_game),
        cmocka_unit_test(the_memory_is_not_exceeded),
        cmocka_unit_test(a_turn_costs_no_more_than_its_purse),
        cmocka_unit_test(a_purse_is_shared_out_and_filled_anew),
        cmocka_unit_test(a_time_is_kept_by_several_threads),
        cmocka_unit_test(words_name_players),
        cmocka_unit_test(levels_grow_stronger_and_stand_in_the_list),
        cmocka_unit_test(junk_is_no_player),
    };
    return cmocka_run_group_tests_name("mcts", tests, NULL, NULL);
}
