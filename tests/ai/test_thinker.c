/* test_thinker.c: a player that thinks in slices gives the answers it gives in one go, and says
 * what it found. */
#include "ai/thinker.h"
#include "games/list.h"
#include "support/play75.h"

enum { MEMORY = 1 << 22 };

static Thinker *open_thinker(const Game *game, Seat seat, const char *word)
{
    Strength strength;
    assert_true(strength_parse(game->rules, word, &strength));
    Thinker *thinker = thinker_open(game, seat, strength, MEMORY);
    assert_non_null(thinker);
    thinker_begin(thinker, 7);
    return thinker;
}

/* Two turns with a thinker as NV against the heuristic; its answers and what it found of each,
 * folded into a number. */
static uint64_t play_sliced(const char *word, uint32_t slice)
{
    Play p;
    Rng rng;
    ActionList list;
    uint64_t sum = 0;
    play_set_up(&p, NULL);
    rng_seed(&rng, 3);
    Thinker *thinker = open_thinker(&p.game, NV, word);
    while (!game_over(&p.s) && p.s.turn < 3) {
        game_legal(&p.game, &p.s, &list);
        uint32_t index;
        if (game_actor(&p.game, &p.s) == NV) {
            thinker_ask(thinker, &p.s, &list);
            while (!thinker_run(thinker, slice))
                ;
            index = thinker_answer(thinker, &rng);
            sum = sum * 31 + index + thinker_rollouts(thinker);
            for (uint32_t i = 0; i < list.count; i++)
                sum = sum * 31 + thinker_found(thinker, i).visits;
        } else
            index = list.chance ? game_draw(&list, &rng)
                                : p.game.rules->policies[0].choose(&p.game, &p.s, &list, &rng);
        thinker_tell(thinker, list.action[index]);
        game_apply(&p.game, &p.s, list.action[index]);
    }
    thinker_close(thinker);
    return sum;
}

static void slices_change_nothing(void **unused)
{
    const uint64_t whole = play_sliced("mcts:400", UINT32_MAX);
    assert_true(play_sliced("mcts:400", 1) == whole);
    assert_true(play_sliced("mcts:400", 23) == whole);
    assert_true(play_sliced("mcts:401", UINT32_MAX) != whole);
}

/* Turn 8, Saigon lies open and nobody can come back in time. */
static void ask_for_the_win(Play *p, ActionList *list, uint32_t *winning)
{
    Action win;
    play_phase(p, "edition=2", 8, NV, 1, MOVEMENT);
    play_put(p, "xuan_loc: vc1; quang_tri: svd1-");
    play_go(p);
    play(p, "done; move vc1");
    game_legal(&p->game, &p->s, list);
    assert_true(action_parse(&p->game, "to saigon", &win));
    for (*winning = 0; !action_equal(list->action[*winning], win);)
        assert_true(++*winning < list->count);
}

static void what_was_found_can_be_read(void **unused)
{
    Play p;
    ActionList list;
    uint32_t winning, visits = 0;
    ask_for_the_win(&p, &list, &winning);
    Thinker *thinker = open_thinker(&p.game, NV, "mcts:2000");
    thinker_ask(thinker, &p.s, &list);
    assert_true(thinker_hope(thinker) == 0.5f);
    while (!thinker_run(thinker, 100))
        ;
    for (uint32_t i = 0; i < list.count; i++)
        visits += thinker_found(thinker, i).visits;
    assert_int_equal(visits, thinker_rollouts(thinker));
    assert_true(thinker_found(thinker, winning).value > 0.99f);
    assert_true(thinker_hope(thinker) > 0.8f);
    assert_int_equal(thinker_answer(thinker, NULL), winning);
    thinker_close(thinker);
}

/* Nothing but thinker_clock ends a search that has a time. */
static void a_time_is_told_by_the_caller(void **unused)
{
    Play p;
    ActionList list;
    uint32_t winning;
    ask_for_the_win(&p, &list, &winning);
    Thinker *thinker = open_thinker(&p.game, NV, "mcts:10s");
    thinker_ask(thinker, &p.s, &list);
    assert_false(thinker_run(thinker, 1000));
    assert_int_equal(thinker_rollouts(thinker), 1000);
    thinker_clock(thinker, 0.000001);
    assert_false(thinker_run(thinker, 1));
    thinker_clock(thinker, 9.99);
    assert_true(thinker_run(thinker, 1000));
    assert_int_equal(thinker_rollouts(thinker), 1001);
    assert_int_equal(thinker_answer(thinker, NULL), winning);
    thinker_close(thinker);
}

static void a_policy_answers_at_once(void **unused)
{
    Play p;
    Rng rng;
    ActionList list;
    uint32_t winning;
    ask_for_the_win(&p, &list, &winning);
    rng_seed(&rng, 1);
    Thinker *thinker = open_thinker(&p.game, NV, "heuristic");
    thinker_ask(thinker, &p.s, &list);
    assert_true(thinker_run(thinker, 1));
    assert_int_equal(thinker_rollouts(thinker), 0);
    assert_int_equal(thinker_answer(thinker, &rng), winning);
    thinker_close(thinker);
}

/* A level that slips takes any other answer, and more than one of them. */
static void a_slip_is_any_other_answer(void **unused)
{
    Play p;
    Rng rng;
    ActionList list;
    uint32_t winning, slips = 0, slip = UINT32_MAX;
    bool several = false;
    ask_for_the_win(&p, &list, &winning);
    rng_seed(&rng, 1);
    Thinker *thinker = open_thinker(&p.game, NV, "easy");
    for (uint64_t seed = 0; seed < 40; seed++) {
        thinker_begin(thinker, seed);
        thinker_ask(thinker, &p.s, &list);
        thinker_run(thinker, UINT32_MAX);
        const uint32_t answer = thinker_answer(thinker, &rng);
        assert_true(answer < list.count);
        slips += answer != winning;
        several |= answer != winning && slip != UINT32_MAX && answer != slip;
        slip = answer != winning ? answer : slip;
    }
    assert_true(slips > 5 && slips < 30);
    assert_true(several || list.count == 2);
    thinker_close(thinker);
}

static void one_answer_needs_no_thought(void **unused)
{
    Play p;
    ActionList list;
    uint32_t winning;
    ask_for_the_win(&p, &list, &winning);
    list.count = 1;
    Thinker *thinker = open_thinker(&p.game, NV, "mcts:2000");
    thinker_ask(thinker, &p.s, &list);
    assert_true(thinker_run(thinker, 1));
    assert_int_equal(thinker_rollouts(thinker), 0);
    assert_int_equal(thinker_answer(thinker, NULL), 0);
    thinker_close(thinker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_change_nothing),
        cmocka_unit_test(what_was_found_can_be_read),
        cmocka_unit_test(a_time_is_told_by_the_caller),
        cmocka_unit_test(a_policy_answers_at_once),
        cmocka_unit_test(a_slip_is_any_other_answer),
        cmocka_unit_test(one_answer_needs_no_thought),
    };
    return cmocka_run_group_tests_name("thinker", tests, NULL, NULL);
}
