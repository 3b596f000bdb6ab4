/* test_mcts.c: the search finds what is there, keeps to what its seat can know and to what it was
 * given, and does the same again. */
#include <stdlib.h>
#include <string.h>

#include "ai/inside.h"
#include "ai/purse.h"
#include "ai/random.h"
#include "ai/strength.h"
#include "games/list.h"
#include "games/saigon75/rules/s75.h"
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
    const Game game = {.rules = &rules, .steps = rules.steps, .option = {1}};
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
                search(&game, state, 20000, words);
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

/* ---- Fairness -------------------------------------------------------------------------------- */

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
    mcts_run(mcts, 4000);
    assert_true(mcts_answer(mcts, give).visits > 0);
    mcts_tell(mcts, give);
    game_apply(&p.game, &p.s, give);
    mcts_look(mcts, &p.s);
    const bool kept = mcts_nodes(mcts) > 10;
    mcts_free(mcts);
    return kept;
}

static void the_tree_does_not_follow_what_is_hidden(void **unused)
{
    assert_true(follows_given_card(NV));
    assert_false(follows_given_card(SV));
}

/* ---- The same again -------------------------------------------------------------------------- */

/* Of all answers that are legal now. */
static uint32_t count_visits(const Mcts *mcts, const Play *p)
{
    ActionList list;
    uint32_t visits = 0;
    game_legal(&p->game, &p->s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        visits += mcts_answer(mcts, list.action[i]).visits;
    return visits;
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
    const uint32_t visits = mcts_answer(mcts, best).visits;
    mcts_look(mcts, &p.s);
    assert_true(mcts_nodes(mcts) > 10 && mcts_nodes(mcts) < nodes); /* the rest is free again */
    assert_true(visits > 10 && count_visits(mcts, &p) + 1 == visits);
    game_legal(&p.game, &p.s, &list);
    mcts_tell(mcts, list.action[0]); /* which is not what happens */
    game_apply(&p.game, &p.s, list.action[list.count - 1]);
    mcts_look(mcts, &p.s);
    assert_int_equal(count_visits(mcts, &p), 0);
    mcts_free(mcts);
}

/* ---- The same luck for all answers ----------------------------------------------------------- */

/* One simulation at a time: whichever answer is tried, its n-th time is the n-th sample. */
static void assert_samples_in_order(Mcts *mcts, const ActionList *list, uint32_t rollouts)
{
    uint32_t times[LIST_MAX] = {0}, tried = 0;
    for (uint32_t n = 0; n < rollouts; n++) {
        uint32_t visits[LIST_MAX];
        for (uint32_t i = 0; i < list->count; i++)
            visits[i] = mcts_answer(mcts, list->action[i]).visits;
        mcts_run(mcts, 1);
        for (uint32_t i = 0; i < list->count; i++)
            if (mcts_answer(mcts, list->action[i]).visits > visits[i])
                assert_int_equal(mcts->draws.sample, times[i]++);
    }
    for (uint32_t i = 0; i < list->count; i++)
        tried += times[i] > 1;
    assert_true(tried > 1);
}

/* Where the tree was kept, too: what answers have from before was found under other dice. */
static void every_answer_meets_the_same_worlds_and_dice_in_turn(void **unused)
{
    Play p;
    ActionList list;
    play_phase(&p, NULL, 8, NV, 1, MOVEMENT);
    play_put(&p, "xuan_loc: vc1; hue: nvd1; quang_tri: svd1-");
    play_go(&p);
    game_legal(&p.game, &p.s, &list);
    Mcts *mcts = new_search(&p.game, NV, MEMORY, 1);
    mcts_look(mcts, &p.s);
    assert_samples_in_order(mcts, &list, 200);
    const Action best = list.action[most_visited(mcts, &list)];
    mcts_tell(mcts, best);
    game_apply(&p.game, &p.s, best);
    mcts_look(mcts, &p.s);
    assert_true(count_visits(mcts, &p) > 0);
    game_legal(&p.game, &p.s, &list);
    assert_samples_in_order(mcts, &list, 200);
    mcts_free(mcts);
}

static void take_world(Mcts *mcts, uint32_t sample, State *out)
{
    *mcts->world = *mcts->here;
    worlds_take(mcts, sample);
    *out = *mcts->world;
}

/* A sample is one world, whoever asks for it and when. */
static void a_sample_is_the_same_world_again(void **unused)
{
    enum { SAMPLES = 20 };
    Play p;
    State first[SAMPLES], again;
    unsigned different = 0;
    play_set_up(&p, "edition=2 hand=3");
    Mcts *mcts = new_search(&p.game, SV, MEMORY, 1);
    mcts_look(mcts, &p.s);
    for (uint32_t i = 0; i < SAMPLES; i++)
        take_world(mcts, i, &first[i]);
    for (uint32_t i = SAMPLES; i-- > 0;) {
        take_world(mcts, i, &again);
        assert_memory_equal(&again, &first[i], sizeof again);
        different += memcmp(&again, &first[0], sizeof again) != 0;
    }
    assert_true(different > SAMPLES / 2);
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
    /* Used up: the answers to a choice are added together or not at all. */
    assert_in_range(mcts_nodes(mcts), mcts_nodes_max(mcts) / 2, mcts_nodes_max(mcts));
    game_legal(&p.game, &p.s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        visits += mcts_answer(mcts, list.action[i]).visits;
    assert_true(visits > 200); /* it goes on learning */
    mcts_free(mcts);
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

/* ---- Words ----------------------------------------------------------------------------------- */

static void words_name_players(void **unused)
{
    const Rules *rules = game_find("saigon75");
    Strength strength;
    assert_true(strength_parse(rules, "heuristic", &strength));
    assert_string_equal(strength.policy->word, "heuristic");
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

/* In Saigon 75 luck levels players, so its levels are further apart than in other games. */
static void a_game_may_say_what_its_levels_do(void **unused)
{
    static const char *const words[] = {"easy", "normal", "hard", "expert"};
    const Rules *rules = game_find("saigon75");
    Strength usual, own, before = {.lapses = 100};
    assert_true(strength_parse(game_find("nim"), "hard", &usual));
    assert_true(strength_parse(rules, "hard", &own));
    assert_true(own.rollouts != usual.rollouts);
    for (uint32_t i = 0; i < COUNT_OF(words); i++) {
        assert_true(strength_parse(rules, words[i], &own));
        assert_true(own.rollouts > before.rollouts && own.lapses <= before.lapses);
        before = own;
    }
    assert_int_equal(own.lapses, 0);
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
        cmocka_unit_test(the_tree_does_not_follow_what_is_hidden),
        cmocka_unit_test(the_tree_follows_the_game),
        cmocka_unit_test(every_answer_meets_the_same_worlds_and_dice_in_turn),
        cmocka_unit_test(a_sample_is_the_same_world_again),
        cmocka_unit_test(the_memory_is_not_exceeded),
        cmocka_unit_test(a_purse_is_shared_out_and_filled_anew),
        cmocka_unit_test(words_name_players),
        cmocka_unit_test(levels_grow_stronger_and_stand_in_the_list),
        cmocka_unit_test(a_game_may_say_what_its_levels_do),
        cmocka_unit_test(junk_is_no_player),
    };
    return cmocka_run_group_tests_name("mcts", tests, NULL, NULL);
}
