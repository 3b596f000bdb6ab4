/* test_r4_sequence.c: chapter 4: the steps of a phase in their order, units at rest afterwards, and
 * that no choice is ever empty nor asked in vain. */
#include "games/saigon75/rules/s75.h"
#include "support/idle75.h"

/* ---- Order [4.1, 4.2] ------------------------------------------------------------------------ */

static void r4_1_five_steps_of_the_nv_phase(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 0, AVAILABILITY);
    play_put(&p, "quang_ngai: nvd1 svd1; da_nang: vc1");
    play_go(&p);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 1");
    assert_asks(&p, EVENT_CARD, NV);
    play(&p, "play e01");
    assert_asks(&p, PREPARE, NV);
    play(&p, "done");
    assert_asks(&p, MOVE_UNIT, NV);
    play(&p, "done");
    assert_asks(&p, DECLARE, NV);
    assert_int_equal(p.s.militia, 0); /* control comes after the combats */
    play(&p, "done");
    assert_int_equal(p.s.militia, PROVINCE(province(&p, "da_nang")));
    assert_int_equal(p.s.active, SV);
    assert_int_equal(p.s.turn, 2);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static void r4_2_eight_steps_of_the_sv_phase(void **state)
{
    Play p;
    play_phase(&p, "board=1", 3, SV, 0, AVAILABILITY);
    play_put(&p,
             "quang_ngai: nvd1 svd1 mech1; quang_tri: vc1; hue: vc2; da_nang: vc3; kon_tum: vc4; "
             "pleiku: vc5; saigon: svd2 svd3");
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, EVENT_CARD, SV);
    play(&p, "play e02; done");
    assert_asks(&p, MOVE_UNIT, SV);
    play(&p, "done");
    assert_asks(&p, DECLARE, SV);
    play(&p, "done");
    assert_int_equal(count_provinces(p.s.militia), 5);
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    play(&p, "die 2"); /* five provinces: one point */
    assert_asks(&p, DESERT_UNIT, SV);
    assert_int_equal(p.s.token_place[0], province(&p, "quang_tri"));
    play(&p, "desert svd1"); /* contested; no border province has SV units */
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    assert_int_equal(p.s.turn, 4);
    assert_int_equal(p.s.active, NV);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

/* A token taken on the turn that ends the game is still taken: tokens come before victory. */
static void r4_2_tokens_before_victory(void **state)
{
    Play p;
    play_phase(&p, "board=1", 7, SV, 1, DESERTION);
    play_put(&p, "saigon: nvd1; hue: svd1");
    p.s.militia = PROVINCE(province(&p, "saigon"));
    play_go(&p);
    assert_true(game_over(&p.s));
    assert_int_equal(p.s.winner, NV);
    assert_int_equal(p.s.token_place[2], TOKEN_OF_SV);
}

static void r4_2_tokens_on_turns_3_5_and_7_only(void **state)
{
    Play p;
    for (unsigned turn = 1; turn <= 7; turn++) {
        play_phase(&p, "board=1", turn, SV, 1, END_PHASE);
        play_put(&p, "saigon: svd1; quang_tri: nvd1");
        play_go(&p);
        const unsigned taken = count_notes(&p, N_TOKEN_TAKEN);
        assert_int_equal(taken, turn == 3 || turn == 5 || turn == 7);
        assert_int_equal(p.s.turn, turn + 1);
    }
}

static void r4_2_eight_turns(void **state)
{
    unsigned phases = 0;
    Play p;
    play_set_up(&p, "board=1");
    while (!game_over(&p.s)) {
        const unsigned turn = p.s.turn, side = p.s.active;
        assert_int_equal(phases, 2 * (turn - 1) + side);
        idle_once(&p);
        phases += p.s.turn != turn || p.s.active != side;
    }
    assert_int_equal(p.s.turn, 8);
    assert_int_equal(phases, 15); /* the sixteenth ended the game */
}

/* ---- The active side [4.3] ------------------------------------------------------------------- */

static void r4_3_only_the_active_side_moves(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 6, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1; saigon: svd1");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    assert_refused(&p, "move svd1", "4.3");
    assert_true(is_legal(&p, "move nvd1"));
}

static void r4_3_units_rest_at_the_end_of_a_phase(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 1, MOVEMENT);
    play_put(&p, "quang_ngai: nvd1 vc1 svd1; saigon: svd2");
    p.s.plus_left[NV] = 0;
    play_go(&p);
    play(&p, "move nvd1; to da_nang; move vc1; to da_nang; move vc2; to hue; done");
    assert_int_equal(p.s.active, SV);
    assert_true((p.s.activated | p.s.moved | p.s.fought | p.s.barred | p.s.frozen) == 0);
    assert_int_equal(p.s.spent, 0);
    assert_int_equal(p.s.free_vc, 0);
    idle_to(&p, 3, NV, MOVE_UNIT);
    assert_true(is_legal(&p, "move nvd1"));
    assert_true(is_legal(&p, "move vc1"));
}

/* ---- No empty choice, none in vain [4.4] ----------------------------------------------------- */

static void r4_4_optional_steps_offer_done(void **state)
{
    Play p;
    play_phase(&p, "board=1", 4, NV, 0, AVAILABILITY);
    play_put(&p, "quang_ngai: nvd1 nvd2 svd1");
    p.s.token_place[0] = TOKEN_OF_NV;
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, AVAILABILITY_USE, NV);
    play(&p, "done; play e01");
    assert_asks(&p, PREPARE, NV);
    play(&p, "done");
    assert_asks(&p, MOVE_UNIT, NV);
    play(&p, "done");
    assert_asks(&p, DECLARE, NV);
    assert_true(is_legal(&p, "done"));
}

static void r4_4_what_must_be_done_offers_no_done(void **state)
{
    Play p;
    play_phase(&p, "board=1", 4, SV, 0, AVAILABILITY);
    play_put(&p, "quang_ngai: svd1 svd2 ranger1 nvd1 nvd2");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    assert_refused(&p, "done", "4.4"); /* the dice */
    play(&p, "die 6");
    assert_refused(&p, "done", "4.4"); /* a card to play */
    play(&p, "play e02; done; attack quang_ngai; commit-all; roll sv 0 0; roll nv 1 0");
    assert_asks(&p, LOSS_UNIT, SV);
    assert_refused(&p, "done", "4.4"); /* results to take */
}

static void r4_4_steps_without_a_choice_pass(void **state)
{
    Play p;
    play_phase(&p, "board=1", 2, NV, 6, EVENT);
    play_put(&p,
             "saigon: svd1; out: nvd1 nvd2 nvd3 nvd4 nvd5 nvd6 nvd7 nvd8 nvd9 nvd10 nvd11 nvd12 "
             "nvd13 nvd14 vc1 vc2 vc3 vc4 vc5 vc6 vc7 vc8");
    p.s.plus_left[NV] = 0;
    p.s.hand[SV] |= p.s.hand[NV];
    p.s.hand[NV] = 0;
    play_go(&p); /* no card, no unit, nothing to spend: the whole phase */
    assert_int_equal(p.s.active, SV);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static bool is_listed(const ActionList *list, uint8_t verb)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == verb)
            return true;
    return false;
}

static void look_at_choice(Play *p, const ActionList *list)
{
    const Seat actor = game_actor(&p->game, &p->s);
    const char *step = game_step(&p->game, &p->s)->name;
    if (list->count == 0)
        fail_msg("nothing to answer at %s", step);
    if (actor < SIDES && list->count == 1 && list->action[0].verb == V_DONE)
        fail_msg("asked in vain at %s", step);
    for (uint32_t i = 0; i < list->count; i++)
        if (game_refuse(&p->game, &p->s, list->action[i]))
            fail_msg("offered and refused at %s", step);
    const Reason *reason = game_refuse(&p->game, &p->s, (Action){V_DONE, 0, 0, 0});
    assert_true((reason == NULL) == is_listed(list, V_DONE));
}

static void random_games(const char *options, uint64_t seed, unsigned games)
{
    Rng rng;
    rng_seed(&rng, seed);
    while (games--) {
        Play p;
        play_start(&p, options);
        while (!game_over(&p.s)) {
            ActionList list;
            game_legal(&p.game, &p.s, &list);
            look_at_choice(&p, &list);
            const bool chance = game_actor(&p.game, &p.s) == SEAT_CHANCE;
            const uint32_t i = chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
            game_apply(&p.game, &p.s, list.action[i]);
            const char *broken = s75_check(&p.game, &p.s);
            if (broken)
                fail_msg("broken after verb %d: %s", list.action[i].verb, broken);
        }
    }
}

static void r4_4_no_choice_is_empty_or_in_vain(void **state)
{
    random_games("edition=2 hand=8", 44, 25);
    random_games("edition=2 hand=3 tokens=hidden sv_air=2", 45, 25);
    random_games("edition=1 hand=3", 46, 25);
    random_games("edition=1 hand=8 tokens=hidden", 47, 25);
}

static void ignore(void *context, uint8_t step) {}

/* Who watches gets the loop of core, who does not the game's own. */
static void both_loops_carry_out_the_same(void **state)
{
    static const char *const options[] = {"edition=2", "edition=1 hand=3", "solo=on"};
    for (uint32_t i = 0; i < COUNT_OF(options); i++) {
        Play p;
        Rng rng;
        ActionList list;
        play_start(&p, options[i]);
        rng_seed(&rng, i);
        for (State other = p.s; !game_over(&p.s);) {
            game_legal(&p.game, &p.s, &list);
            const Action action = list.action[rng_below(&rng, list.count)];
            game_apply(&p.game, &p.s, action);
            game_apply_watched(&p.game, &other, action, ignore, NULL);
            assert_memory_equal(&p.s, &other, sizeof other);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r4_1_five_steps_of_the_nv_phase),
        cmocka_unit_test(r4_2_eight_steps_of_the_sv_phase),
        cmocka_unit_test(r4_2_tokens_before_victory),
        cmocka_unit_test(r4_2_tokens_on_turns_3_5_and_7_only),
        cmocka_unit_test(r4_2_eight_turns),
        cmocka_unit_test(r4_3_only_the_active_side_moves),
        cmocka_unit_test(r4_3_units_rest_at_the_end_of_a_phase),
        cmocka_unit_test(r4_4_optional_steps_offer_done),
        cmocka_unit_test(r4_4_what_must_be_done_offers_no_done),
        cmocka_unit_test(r4_4_steps_without_a_choice_pass),
        cmocka_unit_test(r4_4_no_choice_is_empty_or_in_vain),
        cmocka_unit_test(both_loops_carry_out_the_same),
    };
    return cmocka_run_group_tests_name("saigon75 sequence", tests, NULL, NULL);
}
