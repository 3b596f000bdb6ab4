/* test_r12_cards.c: every card side there is, executed by each faction in each scenario and
 * edition, comes to its end and leaves a whole position; and what some of them do to the number. */
#include <stdio.h>

#include "support/lake.h"

enum { ANSWERS_MAX = 400 };

/* Answers at random until the event is over. */
static void finish(Lake *lake, uint64_t seed)
{
    Rng rng;
    ActionList list;
    rng_seed(&rng, seed);
    for (unsigned i = 0;; i++) {
        bool running = false;
        for (unsigned d = 0; d < lake->s.flow.depth; d++)
            running = running || lake->s.flow.frame[d].step == TURN;
        if (!running)
            return;
        assert_true(i < ANSWERS_MAX);
        game_legal(&lake->game, &lake->s, &list);
        assert_true(list.count > 0);
        const uint32_t pick = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        game_apply(&lake->game, &lake->s, list.action[pick]);
        const char *broken = fitl_check(&lake->game, &lake->s);
        if (!broken)
            broken = fitl_check_stack(&lake->game, &lake->s);
        if (broken)
            fail_msg("card %u: %s at %s", lake->s.ev.card, broken,
                     game_step(&lake->game, &lake->s)->name);
    }
}

static unsigned try_all(const char *options, uint8_t next)
{
    Lake lake;
    unsigned sides = 0;
    lake_start(&lake, options);
    const State start = lake.s;
    for (unsigned card = 1; card <= EVENTS; card++) {
        for (unsigned side = UNSHADED; side <= SHADED; side++) {
            if (!fitl_event_exists(&lake.game, card, side))
                continue;
            sides++;
            for (unsigned f = 0; f < FACTIONS; f++) {
                lake.s = start;
                lake.s.next = next;
                lake_event(&lake, f, card, side);
                finish(&lake, card * 8 + f);
                assert_true(lake.s.acted >> f & 1 || lake.s.current != card);
            }
        }
    }
    return sides;
}

static void every_side_runs_in_every_scenario_and_edition(void **state)
{
    static const char *const options[] = {
        "scenario=short",           "scenario=medium",           "scenario=full",
        "scenario=short edition=1", "scenario=medium edition=1", "scenario=full edition=1"};
    for (unsigned i = 0; i < COUNT_OF(options); i++)
        assert_true(try_all(options[i], 2) >= 211);
}

static void every_side_runs_in_monsoon_and_on_an_empty_map(void **state)
{
    assert_true(try_all("scenario=short", KY) >= 211);
    Lake lake;
    lake_empty(&lake, NULL);
    const State start = lake.s;
    for (unsigned card = 1; card <= EVENTS; card++)
        for (unsigned side = UNSHADED; side <= SHADED; side++)
            for (unsigned f = 0; f < FACTIONS && fitl_event_exists(&lake.game, card, side); f++) {
                lake.s = start;
                lake_event(&lake, f, card, side);
                finish(&lake, card);
            }
}

static void cards_of_the_tutorial_path_are_whole(void **state)
{
    static const uint8_t cards[] = {107, 55, 68, 1, 97, 79, 101, 75, 17, 51, 43, 112};
    Lake lake;
    lake_start(&lake, NULL);
    for (unsigned i = 0; i < COUNT_OF(cards); i++)
        for (unsigned side = UNSHADED; side <= SHADED; side++)
            assert_true(fitl_event_exists(&lake.game, cards[i], side));
    for (unsigned card = FIRST_PIVOTAL; card < FIRST_COUP; card++)
        assert_true(fitl_event_exists(&lake.game, card, UNSHADED));
}

/* Whatever has been written by now: it is offered, and nothing else is. */
static void a_side_that_is_not_written_is_not_offered(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake.s.flow.depth = 1;
    flow_call(&lake.s, EVENT_CARD)->next = 2;
    flow_call(&lake.s, SLOTS);
    flow_call(&lake.s, SLOT_ASK)->v[0] = VC;
    for (unsigned card = 1; card <= EVENTS; card++) {
        lake.s.current = (uint8_t)card;
        const bool dual = lake.game.board->card[card].type == CARD_DUAL;
        assert_int_equal(lake_legal(&lake, "event unshaded"),
                         fitl_event_exists(&lake.game, card, UNSHADED));
        if (!dual)
            lake_refused(&lake, "event shaded", "12.1");
        else if (!fitl_event_exists(&lake.game, card, SHADED))
            lake_refused(&lake, "event shaded", "17.1");
        else
            assert_true(lake_legal(&lake, "event shaded"));
    }
}

/* A player reads what he is offered, in his language, and nothing else. */
static void every_side_has_its_words(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    for (unsigned card = 1; card < FIRST_COUP; card++) {
        for (unsigned side = UNSHADED; side <= SHADED; side++) {
            char id[32];
            snprintf(id, sizeof id, "fitl.card.%u%c", card, side ? 's' : 'u');
            for (int lang = 0; lang < LANG_COUNT; lang++)
                assert_int_equal(message_find((Lang)lang, id) != NULL,
                                 fitl_event_exists(&lake.game, card, side));
        }
    }
}

/* ---- Some to the number ---------------------------------------------------------------------- */

static void card_77_halves_and_sends_troops_away(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake.s.track[T_NVA] = 11;
    lake.s.track[T_VC] = 10;
    lake_event(&lake, ARVN, 77, UNSHADED);
    assert_int_equal(lake.s.track[T_NVA], 5);
    assert_int_equal(lake.s.track[T_VC], 5);
    assert_int_equal(lake.s.box[BOX_OUT][NVA_TROOP], 5);
}

static void card_5_hunts_sa2_or_the_trail_never_both(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake.s.cap[SHADED] = 1u << CAP_SA2;
    const unsigned trail = lake.s.trail;
    lake_event(&lake, US, 5, UNSHADED);
    assert_int_equal(lake.s.trail, trail);
    assert_int_equal(lake.s.cap[SHADED], 0);
    lake_event(&lake, US, 5, UNSHADED);
    assert_int_equal(lake.s.trail, trail - 2);
}

static void card_43_offers_bases_and_money(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    lake_event(&lake, ARVN, 43, UNSHADED);
    lake_play(&lake, "choose us-pieces; choose aid-up");
    assert_int_equal(lake.s.box[BOX_OUT][US_BASE], 0);
    assert_int_equal(lake.s.track[T_AID], 27);
}

static void card_102_digs_and_places(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: nva-base 1 vc-base 1");
    lake_event(&lake, VC, 102, SHADED);
    lake_play(&lake, "place nva-guerrillas 1; place vc-guerrillas 1");
    assert_int_equal(lake_count(&lake, "tay-ninh", "vc-tunnel"), 1);
    assert_int_equal(lake_count(&lake, "tay-ninh", "nva-tunnel"), 1);
    assert_int_equal(fitl_tunnels_left(&lake.s), 4);
}

static void card_124_terror_placement_and_joint_attack(void **state)
{
    Lake lake;
    lake_empty(&lake, "scenario=medium");
    lake_put(&lake,
             "hue: vc-guerrilla 1 nva-guerrilla 2 us-troop 1 police 1; kien-phong: vc-guerrilla 1");
    lake.s.pivotal = 1u << VC;
    fitl_begin_event(&lake.game, &lake.s, VC, 124, UNSHADED);
    lake.s.flow.depth = 1;
    flow_call(&lake.s, EVENT_CARD)->next = 2;
    flow_call(&lake.s, SLOTS);
    Frame *turn = flow_call(&lake.s, TURN);
    turn->v[0] = VC;
    turn->v[1] = 2;
    turn->v[2] = 1;
    flow_call(&lake.s, EVENT);
    flow_call(&lake.s, EV_SPACE); /* stands in for the run of the first line */
    lake.s.flow.depth--;
    lake.s.ev.line = 0;
    fitl_event_step.run(&lake.game, &lake.s);
    fitl_operation_step.run(&lake.game, &lake.s);
    lake_asks(&lake, TERROR, VC);
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "space hue; space kien-phong; done; space saigon; place vc-guerrillas 6");
    lake_asks(&lake, ATTACK, VC);
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "space hue; die 3; piece us-troop hue; piece police hue");
    assert_int_equal(lake.s.coin[HUE], 0);
    assert_int_equal(lake.s.vc[HUE], 0); /* VC pays first */
    assert_int_equal(lake.s.nva[HUE], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_side_runs_in_every_scenario_and_edition),
        cmocka_unit_test(every_side_runs_in_monsoon_and_on_an_empty_map),
        cmocka_unit_test(cards_of_the_tutorial_path_are_whole),
        cmocka_unit_test(a_side_that_is_not_written_is_not_offered),
        cmocka_unit_test(every_side_has_its_words),
        cmocka_unit_test(card_77_halves_and_sends_troops_away),
        cmocka_unit_test(card_5_hunts_sa2_or_the_trail_never_both),
        cmocka_unit_test(card_43_offers_bases_and_money),
        cmocka_unit_test(card_102_digs_and_places),
        cmocka_unit_test(card_124_terror_placement_and_joint_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
