/* test_r13_hooks.c: every capability, momentum card and leader changes something [13.3]: the same
 * action without and with it. */
#include "support/lake.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

static void give_cap(Lake *lake, Capability which, unsigned side)
{
    lake->s.cap[side] |= 1u << which;
}

static void give_momentum(Lake *lake, Momentum which)
{
    lake->s.momentum |= (uint16_t)(1u << which);
}

/* ---- Air Strike ------------------------------------------------------------------------------ */

enum { NONE = 99 };

/* An Air Strike with US Train on two PS Provinces full of exposed Troops; the effect is in force.
 */
static void strike(Lake *lake, unsigned which, unsigned side, uint8_t trail, const char *actions)
{
    lake_empty(lake, NULL);
    lake_put(
        lake,
        "quang-nam: us-troop 1 nva-troop 6; binh-dinh: us-troop 1 nva-troop 6;"
        "southern-laos: nva-troop 2; central-laos: nva-troop 2; khanh-hoa: us-troop 1 nva-troop 1");
    lake_set_level(lake, "quang-nam", PS);
    lake->s.trail = trail;
    if (which != NONE && side <= SHADED)
        give_cap(lake, (Capability)which, side);
    else if (which != NONE)
        give_momentum(lake, (Momentum)which);
    lake_operation(lake, US, OP_PATROL, 0);
    lake_play(lake, "activity air-strike");
    lake_play(lake, actions);
}

enum { MOM = 2 };
#define A "piece nva-troop quang-nam;"

static void airstrike_may_is_forbidden_by_three_cards(void **state)
{
    static const uint8_t bans[] = {MOM_ROLLING_THUNDER, MOM_DA_NANG, MOM_BOMBING_PAUSE};
    Lake lake;
    for (unsigned i = 0; i < COUNT_OF(bans); i++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "hue: us-troop 1 nva-troop 1");
        lake_operation(&lake, US, OP_PATROL, 0);
        assert_true(lake_legal(&lake, "activity air-strike"));
        give_momentum(&lake, bans[i]);
        lake_refused(&lake, "activity air-strike", "13.3");
        lake_event(&lake, US, 40, UNSHADED); /* what a card names is carried out */
        assert_int_equal(flow_now(&lake.s)->step, DIE);
    }
}

static void airstrike_spaces_are_two_in_monsoon_and_one_under_the_typhoon(void **state)
{
    Lake lake;
    strike(&lake, NONE, 0, 1, "die 6;" A);
    lake.s.next = KY;
    lake_play(&lake, "piece nva-troop binh-dinh");
    lake_refused(&lake, "piece nva-troop khanh-hoa", "10.1");
    strike(&lake, MOM_TYPHOON, MOM, 1, "die 6;" A);
    lake_refused(&lake, "piece nva-troop binh-dinh", "10.1");
    assert_true(lake_legal(&lake, "piece nva-troop quang-nam"));
}

static void airstrike_target_of_arc_light_needs_nobody_once(void **state)
{
    Lake lake;
    strike(&lake, NONE, 0, 1, "die 6");
    lake_refused(&lake, "piece nva-troop southern-laos", "10.14");
    strike(&lake, CAP_ARC_LIGHT, UNSHADED, 1, "die 6; piece nva-troop southern-laos");
    lake_refused(&lake, "piece nva-troop central-laos", "13.3");
}

static void airstrike_kills_are_limited_by_laser_bombs_and_weasels(void **state)
{
    Lake lake;
    strike(&lake, NONE, 0, 1, "die 6;" A A A A A A);
    assert_int_equal(COUNT("quang-nam", "nva-troop"), 0);
    strike(&lake, CAP_LASER, SHADED, 1, "die 6;" A A);
    lake_refused(&lake, "piece nva-troop quang-nam", "13.3");
    strike(&lake, MOM_WILD_WEASELS, MOM, 1, "die 6;" A);
    lake_refused(&lake, "piece nva-troop quang-nam", "13.3");
    lake_refused(&lake, "trail", "13.3");
    strike(&lake, MOM_WILD_WEASELS, MOM, 1, "die 6; trail");
    lake_refused(&lake, "piece nva-troop quang-nam", "13.3");
}

static void airstrike_trail_top_gun(void **state)
{
    Lake lake;
    strike(&lake, NONE, 0, 4, "die 2; trail");
    assert_int_equal(lake.s.trail, 3);
    strike(&lake, CAP_TOP_GUN, UNSHADED, 4, "die 2; trail");
    assert_int_equal(lake.s.trail, 2);
    strike(&lake, CAP_TOP_GUN, SHADED, 4, "die 2; trail; die 3");
    assert_int_equal(lake.s.trail, 4);
    assert_int_equal(lake.s.sa.left, 0);
    strike(&lake, CAP_TOP_GUN, SHADED, 4, "die 2; trail; die 4");
    assert_int_equal(lake.s.trail, 3);
}

static void airstrike_trail_aaa_and_oriskany(void **state)
{
    Lake lake;
    strike(&lake, CAP_AAA, SHADED, 2, "die 6");
    lake_refused(&lake, "trail", "13.3");
    strike(&lake, CAP_AAA, SHADED, 3, "die 6");
    give_cap(&lake, CAP_TOP_GUN, UNSHADED);
    lake_play(&lake, "trail");
    assert_int_equal(lake.s.trail, 2);
    strike(&lake, MOM_ORISKANY, MOM, 3, "die 6");
    lake_refused(&lake, "trail", "13.3");
    lake_event(&lake, US, 35, UNSHADED);
    assert_int_equal(lake.s.trail, 0);
}

static void airstrike_trail_done_migs_and_sa2(void **state)
{
    Lake lake;
    strike(&lake, CAP_MIGS, SHADED, 3, "die 6; trail");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    strike(&lake, CAP_SA2, UNSHADED, 3, "die 6; trail; piece nva-troop central-laos");
    assert_int_equal(COUNT("central-laos", "nva-troop"), 1);
}

static void airstrike_shift_arc_light_and_laser(void **state)
{
    Lake lake;
    strike(&lake, NONE, 0, 1, "die 2;" A A "done");
    assert_int_equal(lake_level(&lake, "quang-nam"), NEUTRAL);
    strike(&lake, CAP_ARC_LIGHT, SHADED, 1, "die 2;" A A "done");
    assert_int_equal(lake_level(&lake, "quang-nam"), PO);
    strike(&lake, CAP_LASER, UNSHADED, 1, "die 2;" A "done");
    assert_int_equal(lake_level(&lake, "quang-nam"), PS);
}

/* ---- Assault --------------------------------------------------------------------------------- */

static void assault(Lake *lake, unsigned which, unsigned side, const char *pieces)
{
    lake_empty(lake, NULL);
    lake_put(lake, pieces);
    if (which != NONE && side <= SHADED)
        give_cap(lake, (Capability)which, side);
    else if (which != NONE)
        give_momentum(lake, (Momentum)which);
    lake_operation(lake, US, OP_ASSAULT, 0);
}

static void assault_may_lansdale(void **state)
{
    Lake lake;
    assault(&lake, MOM_LANSDALE, MOM,
            "hue: us-troop 1 arvn-troop 2 vc-guerrilla-active 1;"
            "loc-hue-da-nang: us-troop 1 vc-guerrilla-active 1");
    lake_refused(&lake, "space hue", "13.3");
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "on");
    lake_refused(&lake, "space loc-hue-da-nang", "13.3");
    lake_operation(&lake, ARVN, OP_ASSAULT, 0);
    assert_true(lake_legal(&lake, "space hue"));
}

static void assault_spaces_abrams(void **state)
{
    static const char pieces[] =
        "hue: us-troop 1 vc-guerrilla-active 1; da-nang: us-troop 1 vc-guerrilla-active 1;"
        "kontum: us-troop 1 vc-guerrilla-active 1";
    Lake lake;
    assault(&lake, NONE, 0, pieces);
    lake_play(&lake, "space hue; space da-nang");
    assert_true(lake_legal(&lake, "space kontum"));
    assault(&lake, CAP_ABRAMS, SHADED, pieces);
    lake_play(&lake, "space hue; space da-nang");
    lake_refused(&lake, "space kontum", "13.3");
}

static void assault_cost_and_aid_body_count(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 4 vc-guerrilla-active 2");
    lake.s.track[T_ARVN] = lake.s.track[T_AID] = 0;
    lake_operation(&lake, ARVN, OP_ASSAULT, 0);
    lake_refused(&lake, "space hue", "3.12");
    give_momentum(&lake, MOM_BODY_COUNT);
    lake_play(&lake, "space hue");
    assert_int_equal(lake.s.track[T_AID], 6);
    assert_int_equal(fitl_could_operate(&lake.game, &lake.s, ARVN, OP_PATROL, true), R_LEGAL);
}

static void assault_hits_patton(void **state)
{
    Lake lake;
    assault(&lake, CAP_PATTON, UNSHADED,
            "tay-ninh: us-troop 1 vc-guerrilla-active 4;"
            "kien-phong: us-troop 1 vc-guerrilla-active 4");
    lake_play(&lake, "space tay-ninh; choose yes; space kien-phong");
    assert_int_equal(COUNT("tay-ninh", "vc-guerrilla-active"), 1);
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla-active"), 3); /* lowland */
}

static void assault_order_abrams(void **state)
{
    Lake lake;
    assault(&lake, CAP_ABRAMS, UNSHADED,
            "tay-ninh: us-troop 1 vc-guerrilla-active 2 vc-base 1;"
            "kien-phong: us-troop 1 vc-guerrilla-active 2 vc-base 1");
    lake_play(&lake, "space tay-ninh; piece vc-base tay-ninh; space kien-phong");
    assert_int_equal(COUNT("tay-ninh", "vc-base"), 0);
    assert_int_equal(COUNT("kien-phong", "vc-base"), 1);
}

static void assault_order_search_and_destroy(void **state)
{
    Lake lake;
    assault(&lake, NONE, 0, "pleiku-darlac: us-troop 1 vc-guerrilla 1");
    lake_play(&lake, "space pleiku-darlac");
    assert_int_equal(COUNT("pleiku-darlac", "vc-guerrilla"), 1);
    assault(&lake, CAP_SEARCH, UNSHADED,
            "pleiku-darlac: us-troop 1 vc-guerrilla 1;"
            "hue: us-troop 2 vc-guerrilla 2 vc-guerrilla-active 1");
    lake_play(&lake, "space pleiku-darlac; piece vc-guerrilla pleiku-darlac; space hue;"
                     "piece vc-guerrilla hue");
    assert_int_equal(lake.s.vc[PLEIKU], 0);
    assert_int_equal(lake.s.vc[HUE], 1);
}

static void assault_done_cobras_and_search(void **state)
{
    Lake lake;
    assault(&lake, CAP_COBRAS, SHADED,
            "tay-ninh: us-troop 2 vc-guerrilla-active 1;"
            "kien-phong: us-troop 2 vc-guerrilla-active 1");
    lake_play(&lake, "space tay-ninh; die 3; space kien-phong; die 4");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assault(&lake, CAP_SEARCH, SHADED,
            "tay-ninh: us-troop 2 arvn-troop 2 vc-guerrilla-active 4;"
            "hue: us-troop 1 vc-guerrilla-active 1");
    lake_set_level(&lake, "tay-ninh", PS);
    lake_play(&lake, "space tay-ninh; choose yes; space hue");
    assert_int_equal(lake_level(&lake, "tay-ninh"), NEUTRAL);
    assert_int_equal(lake_level(&lake, "hue"), NEUTRAL);
}

/* ---- Sweep, Patrol, Train -------------------------------------------------------------------- */

static void sweep_spaces_platoons(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_play(&lake, "space hue; space da-nang");
    assert_true(lake_legal(&lake, "space kontum"));
    give_cap(&lake, CAP_PLATOONS, SHADED);
    lake_refused(&lake, "space kontum", "13.3");
}

static void sweep_done_cobras_and_booby_traps(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 vc-guerrilla 1");
    give_cap(&lake, CAP_COBRAS, UNSHADED);
    lake_operation(&lake, US, OP_SWEEP, 0);
    lake_play(&lake, "space hue; on; space hue; choose yes");
    assert_int_equal(lake.s.vc[HUE], 0);
    for (unsigned faction = US; faction <= ARVN; faction++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, faction == US ? "hue: us-troop 1" : "hue: arvn-troop 1");
        give_cap(&lake, CAP_BOOBY_TRAPS, SHADED);
        lake_operation(&lake, faction, OP_SWEEP, 0);
        lake_play(&lake, "space hue; on; space hue; die 3");
        assert_int_equal(lake.s.coin[HUE], 0);
        assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], faction == US);
    }
}

static void patrol_done_patton(void **state)
{
    Lake lake;
    for (unsigned edition = 1; edition <= 2; edition++) {
        lake_empty(&lake, edition == 1 ? "edition=1" : NULL);
        lake_put(&lake, "hue: police 3; da-nang: police 1");
        give_cap(&lake, CAP_PATTON, SHADED);
        lake_operation(&lake, ARVN, OP_PATROL, 0);
        lake_play(&lake, "from hue; to loc-hue-da-nang; group police 3; on; done");
        lake_play(&lake, edition == 1 ? "die 3" : "piece police loc-hue-da-nang");
        lake_refused(&lake, "piece police da-nang", "8.20");
        lake_play(&lake, "piece police loc-hue-da-nang");
        assert_int_equal(COUNT("loc-hue-da-nang", "police"), edition == 1 ? 2 : 1);
    }
}

static void train_place_platoons(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1; loc-hue-da-nang: us-troop 1");
    lake_operation(&lake, US, OP_TRAIN, 0);
    lake_play(&lake, "space hue; choose nothing");
    lake_refused(&lake, "police loc-hue-da-nang", "13.3");
    give_cap(&lake, CAP_PLATOONS, UNSHADED);
    lake_play(&lake, "police loc-hue-da-nang; place police 1");
    assert_int_equal(COUNT("loc-hue-da-nang", "police"), 1);
    lake_resources(&lake, 30, 30, 30);
    lake_refused(&lake, "police hue", "13.5");
}

static void train_pacify_cords(void **state)
{
    Lake lake;
    for (unsigned side = UNSHADED; side <= SHADED; side++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "hue: us-troop 1; da-nang: us-troop 1");
        lake.s.leader = THIEU;
        lake.s.track[T_ARVN] = 60;
        give_cap(&lake, CAP_CORDS, side);
        lake_operation(&lake, US, OP_TRAIN, 0);
        lake_play(&lake, "space hue; choose nothing; space da-nang; choose nothing; pacify hue");
        assert_int_equal(lake_legal(&lake, "pacify hue"), side == UNSHADED);
        assert_int_equal(lake_legal(&lake, "pacify da-nang"), side == UNSHADED);
    }
}

static void train_done_minh(void **state)
{
    Lake lake;
    for (unsigned minh = 0; minh <= 1; minh++) {
        lake_empty(&lake, "scenario=full");
        lake.s.track[T_AID] = 10;
        lake.s.leader_cards = minh ? 0 : 1;
        lake_operation(&lake, ARVN, OP_TRAIN, OP_LIMITED);
        lake_play(&lake, "space hue; choose nothing; done");
        assert_int_equal(lake.s.track[T_AID], minh ? 15 : 10);
    }
}

/* ---- Other activities ------------------------------------------------------------------------ */

static void airlift_and_transport_may(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1 arvn-troop 1");
    lake_operation(&lake, US, OP_PATROL, 0);
    give_momentum(&lake, MOM_NO_AIR_LIFT);
    lake_refused(&lake, "activity air-lift", "13.3");
    lake.s.momentum = 0;
    assert_true(lake_legal(&lake, "activity air-lift"));
    give_momentum(&lake, MOM_TYPHOON);
    lake_refused(&lake, "activity air-lift", "13.3");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_refused(&lake, "activity transport", "13.3");
    lake_event(&lake, ARVN, 69, UNSHADED); /* MACV lifts the ban */
    lake_play(&lake, "choose us-and-arvn; activity air-lift");
}

static void transport_move_and_done_cavalry(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 3 ranger 1; quang-tri-thua-thien: vc-guerrilla-active 1");
    give_cap(&lake, CAP_CAVALRY, SHADED);
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "activity transport; from hue; to quang-tri-thua-thien");
    lake_refused(&lake, "group arvn-troop 3", "6.7");
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 3; quang-tri-thua-thien: vc-guerrilla-active 1");
    give_cap(&lake, CAP_CAVALRY, UNSHADED);
    give_momentum(&lake, MOM_LANSDALE);
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake,
              "activity transport; from hue; to quang-tri-thua-thien; group arvn-troop 3; done;"
              "on; done; space quang-tri-thua-thien");
    assert_int_equal(insurgents(&lake.s, QUANG_TRI), 0);
}

static void bombard_spaces_long_guns(void **state)
{
    static const uint8_t most[] = {2, 1, 3};
    Lake lake;
    for (unsigned i = 0; i < 3; i++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "hue: us-troop 3 nva-troop 3; da-nang: us-troop 3 nva-troop 3;"
                        "kontum: us-troop 3 nva-troop 3; saigon: us-troop 3 nva-troop 3");
        if (i > 0)
            give_cap(&lake, CAP_LONG_GUNS, i - 1);
        lake_operation(&lake, NVA, OP_RALLY, 0);
        lake_play(&lake, "activity bombard; space hue");
        for (unsigned n = 1; n < most[i]; n++)
            lake_play(&lake, n == 1 ? "space da-nang" : "space kontum");
        lake_refused(&lake, "space saigon", "10.1");
    }
    lake_operation(&lake, NVA, OP_RALLY, 0);
    give_momentum(&lake, MOM_TYPHOON);
    lake_refused(&lake, "activity bombard", "13.3");
}

static void govern(Lake *lake, const char *actions)
{
    lake_put(lake, "hue: police 2; da-nang: police 2");
    lake_set_level(lake, "hue", PS);
    lake_set_level(lake, "da-nang", PS);
    lake->s.track[T_AID] = 20;
    lake->s.track[T_PATRONAGE] = 10;
    lake_operation(lake, ARVN, OP_PATROL, 0);
    lake_play(lake, actions);
}

static void govern_mandate_and_young_turks(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_MANDATE, UNSHADED);
    govern(&lake, "activity govern; space hue; choose quietly; space da-nang");
    assert_int_equal(lake_level(&lake, "hue"), PS);
    lake_refused(&lake, "choose quietly", "13.3");
    lake_empty(&lake, NULL);
    give_cap(&lake, CAP_MANDATE, SHADED);
    govern(&lake, "activity govern; space hue; choose aid");
    lake_refused(&lake, "space da-nang", "10.1");
    for (unsigned down = 0; down <= 1; down++) {
        lake_empty(&lake, NULL);
        lake.s.leader = YOUNG_TURKS;
        lake.s.leader_down = (uint8_t)down;
        govern(&lake, "activity govern; space hue; choose aid; space da-nang; choose aid; done");
        assert_int_equal(lake.s.track[T_PATRONAGE], down ? 10 : 12);
    }
}

static void sa_spaces_typhoon(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; kien-giang-an-xuyen: vc-guerrilla 1");
    give_momentum(&lake, MOM_TYPHOON);
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "activity tax; space kien-phong");
    lake_refused(&lake, "space kien-giang-an-xuyen", "10.1");
}

static void infiltrate_mcnamara_and_559th(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: nva-base 1; southern-laos: nva-base 1");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    give_momentum(&lake, MOM_TRANSPORT_GROUP);
    lake_play(&lake, "activity infiltrate; space central-laos; choose build-up; done; done");
    lake_refused(&lake, "space southern-laos", "10.1");
    lake_operation(&lake, NVA, OP_RALLY, 0);
    give_momentum(&lake, MOM_MCNAMARA);
    lake_refused(&lake, "activity infiltrate", "13.3");
    lake_refused(&lake, "trail", "13.3");
}

/* ---- Insurgent operations -------------------------------------------------------------------- */

static void ambush_claymores_booby_traps_main_force(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1 police 3; da-nang: vc-guerrilla 1 police 3");
    lake_operation(&lake, VC, OP_ATTACK, 0);
    give_momentum(&lake, MOM_CLAYMORES);
    lake_refused(&lake, "activity ambush", "13.3");
    lake.s.momentum = 0;
    give_cap(&lake, CAP_BOOBY_TRAPS, UNSHADED);
    give_cap(&lake, CAP_MAIN_FORCE, SHADED);
    lake_play(&lake, "activity ambush; space hue; choose yes");
    assert_int_equal(COUNT("hue", "police"), 1);
    lake_refused(&lake, "space da-nang", "10.1");
}

static void rally_trail_aaa_and_sa2(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 1;
    give_cap(&lake, CAP_AAA, UNSHADED);
    lake_operation(&lake, NVA, OP_RALLY, 0);
    lake_play(&lake, "space hue; choose guerrillas; place nva-guerrillas 1;"
                     "space da-nang; choose guerrillas; place nva-guerrillas 1");
    lake_refused(&lake, "trail", "13.3");
    lake.s.cap[UNSHADED] = 0;
    give_cap(&lake, CAP_SA2, SHADED);
    give_momentum(&lake, MOM_ADSID);
    lake_play(&lake, "trail");
    assert_int_equal(lake.s.trail, 3);
    assert_int_equal(lake.s.track[T_NVA], 30 - 2 - 2 - 6); /* ADSID once */
}

static void rally_agitate_and_terror_cost_cadres(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-base 1 police 5; hue: vc-guerrilla 1; da-nang: vc-guerrilla 2");
    give_cap(&lake, CAP_CADRES, SHADED);
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(
        &lake,
        "space kien-phong; choose guerrillas; place vc-guerrillas 1; done; agitate kien-phong");
    assert_int_equal(lake_level(&lake, "kien-phong"), PO);
    lake_resources(&lake, 30, 30, 28);
    lake.s.cap[SHADED] = 0;
    give_cap(&lake, CAP_CADRES, UNSHADED);
    lake_operation(&lake, VC, OP_TERROR, 0);
    lake_refused(&lake, "space hue", "13.3");
    lake_play(&lake, "space da-nang");
    assert_int_equal(lake.s.vc[DA_NANG], 0);
}

static void march_main_force_and_claymores(void **state)
{
    Lake lake;
    for (unsigned in_force = 0; in_force <= 1; in_force++) {
        lake_empty(&lake, NULL);
        lake_put(&lake, "quang-nam: vc-guerrilla 1; loc-hue-da-nang: police 1");
        if (in_force)
            give_cap(&lake, CAP_MAIN_FORCE, UNSHADED);
        lake_operation(&lake, VC, OP_MARCH, 0);
        lake_play(&lake, "from quang-nam; to loc-hue-da-nang; group vc-guerrilla 1");
        assert_int_equal(COUNT("loc-hue-da-nang", "vc-guerrilla-active"), in_force);
    }
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: vc-guerrilla 4");
    lake_set_level(&lake, "da-nang", PS);
    give_momentum(&lake, MOM_CLAYMORES);
    lake_operation(&lake, VC, OP_MARCH, 0);
    lake_play(&lake, "from quang-nam; to da-nang; group vc-guerrilla 4");
    assert_int_equal(COUNT("da-nang", "vc-guerrilla-active"), 3);
}

static void attack_pt76(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: nva-troop 4 police 6; da-nang: nva-troop 4 police 6");
    give_cap(&lake, CAP_PT76, UNSHADED);
    lake_operation(&lake, NVA, OP_ATTACK, 0);
    lake_play(&lake, "space hue");
    assert_int_equal(COUNT("hue", "nva-troop"), 3);
    assert_int_equal(COUNT("hue", "police"), 5);
    lake.s.cap[UNSHADED] = 0;
    give_cap(&lake, CAP_PT76, SHADED);
    lake_operation(&lake, NVA, OP_ATTACK, 0);
    lake_play(&lake, "space da-nang; choose tanks; space hue");
    assert_int_equal(COUNT("da-nang", "police"), 2);
    assert_int_equal(COUNT("hue", "police"), 4); /* 1 per 2, only once with tanks */
}

/* ---- Coup Round ------------------------------------------------------------------------------ */

static void pacify_cost_ky_and_komer(void **state)
{
    static const struct {
        uint8_t leader, komer, later;
        unsigned train, coup;
    } cases[] = {{THIEU, 0, 0, 3, 3},
                 {KY, 0, 1, 4, 4},
                 {THIEU, 1, 0, 3, 1},
                 {KY, 1, 0, 4, 1},
                 {KY, 1, 1, 4, 4}};
    Lake lake;
    lake_empty(&lake, NULL);
    for (unsigned i = 0; i < COUNT_OF(cases); i++) {
        lake.s.leader = cases[i].leader;
        lake.s.momentum = (uint16_t)(cases[i].komer << MOM_KOMER);
        lake.s.ky_later = cases[i].later;
        assert_int_equal(fitl_pacify_cost(&lake.s, false), cases[i].train);
        assert_int_equal(fitl_pacify_cost(&lake.s, true), cases[i].coup);
    }
}

static void pacify_spaces_mandate(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 1 police 1; da-nang: arvn-troop 1 police 1");
    give_cap(&lake, CAP_MANDATE, SHADED);
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; pacify hue");
    lake_refused(&lake, "pacify da-nang", "13.3");
}

static void agitate_cost_cadres(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; kien-giang-an-xuyen: vc-guerrilla 3");
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        fitl_place(&lake.s, x, POLICE, 1);
    give_cap(&lake, CAP_CADRES, UNSHADED);
    lake_coup(&lake, THIEU);
    lake_play(&lake, "card 3; done; done");
    lake_refused(&lake, "agitate kien-phong", "13.3");
    lake_play(&lake, "agitate kien-giang-an-xuyen; agitate kien-giang-an-xuyen");
    assert_int_equal(lake.s.vc[KIEN_GIANG], 1);
    assert_int_equal(lake_level(&lake, "kien-giang-an-xuyen"), AO);
}

static void reset_migs_adsid_oriskany(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 4;
    give_cap(&lake, CAP_MIGS, UNSHADED);
    give_momentum(&lake, MOM_ADSID);
    fitl_reset(&lake.s);
    assert_int_equal(lake.s.track[T_NVA], 30 - 6 - 6);
    assert_int_equal(lake.s.trail, 3);
    lake_empty(&lake, NULL);
    lake.s.trail = 4;
    give_momentum(&lake, MOM_ORISKANY);
    fitl_reset(&lake.s);
    assert_int_equal(lake.s.trail, 4);
    fitl_reset(&lake.s);
    assert_int_equal(lake.s.trail, 3);
}

static void commitment_start_medevac(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    fitl_box(&lake.s, US_TROOP, 6, BOX_AVAILABLE, BOX_CASUALTIES);
    fitl_box(&lake.s, US_BASE, 1, BOX_AVAILABLE, BOX_CASUALTIES);
    give_momentum(&lake, MOM_MEDEVAC);
    lake_event(&lake, US, 73, UNSHADED);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 40);
    assert_int_equal(lake.s.box[BOX_OUT][US_BASE], 1);
    assert_true(momentum(&lake.s, MOM_MEDEVAC));
}

/* ---- Cards among themselves ------------------------------------------------------------------ */

static void card33_and_card4(void **state)
{
    Lake lake;
    lake_start(&lake, NULL);
    lake_event(&lake, NVA, 33, SHADED);
    assert_true(cap(&lake.s, CAP_MIGS, SHADED));
    lake_event(&lake, US, 4, UNSHADED);
    assert_false(cap(&lake.s, CAP_MIGS, SHADED));
    lake_start(&lake, NULL);
    lake_event(&lake, US, 4, UNSHADED);
    lake_event(&lake, NVA, 33, SHADED);
    assert_false(cap(&lake.s, CAP_MIGS, SHADED));
}

static void card121_pre_peace_talks(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=medium");
    State *s = &lake.s;
    assert_int_equal(fitl_score(&lake.game, s, US), 37);
    assert_false(fitl_pivotal_ready(&lake.game, s, US));
    lake_event(&lake, US, 3, UNSHADED);
    assert_true(fitl_pivotal_ready(&lake.game, s, US));
}

/* ---- Effects that meet ----------------------------------------------------------------------- */

/* The Underground guerrilla of #28u comes without a hit; a base by #11u needs one [13.a]. */
static void assault_order_search_without_hits_takes_no_base(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-troop 1 vc-guerrilla 1 vc-base 1"); /* Highland: no hit */
    give_cap(&lake, CAP_SEARCH, UNSHADED);
    give_cap(&lake, CAP_ABRAMS, UNSHADED);
    lake_operation(&lake, US, OP_ASSAULT, 0);
    lake_play(&lake, "space binh-dinh");
    lake_refused(&lake, "piece vc-base binh-dinh", "8.34");
    lake_play(&lake, "piece vc-guerrilla binh-dinh");
    assert_int_equal(COUNT("binh-dinh", "vc-base"), 1);
}

/* [ed.1] every space selected shifts [10.15], whoever granted the strike. */
static void airstrike_shift_of_a_card_in_the_first_edition(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    lake_set_level(&lake, "tay-ninh", PS);
    lake_event(&lake, US, 111, UNSHADED);
    lake_play(&lake, "space tay-ninh; on; on");
    assert_int_equal(lake_level(&lake, "tay-ninh"), NEUTRAL);
}

/* The three boxes of #35 [ed.1] end with its event. */
static void airstrike_trail_thanh_hoa_is_over_with_the_card(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    lake.s.trail = 4;
    lake_event(&lake, US, 35, UNSHADED);
    lake_play(&lake, "on; trail; done");
    assert_int_equal(lake.s.trail, 1);
    lake.s.trail = 4;
    lake_operation(&lake, US, OP_PATROL, 0);
    lake_play(&lake, "activity air-strike; on; trail");
    assert_int_equal(lake.s.trail, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(airstrike_may_is_forbidden_by_three_cards),
        cmocka_unit_test(airstrike_spaces_are_two_in_monsoon_and_one_under_the_typhoon),
        cmocka_unit_test(airstrike_target_of_arc_light_needs_nobody_once),
        cmocka_unit_test(airstrike_kills_are_limited_by_laser_bombs_and_weasels),
        cmocka_unit_test(airstrike_trail_top_gun),
        cmocka_unit_test(airstrike_trail_aaa_and_oriskany),
        cmocka_unit_test(airstrike_trail_done_migs_and_sa2),
        cmocka_unit_test(airstrike_shift_arc_light_and_laser),
        cmocka_unit_test(assault_may_lansdale),
        cmocka_unit_test(assault_spaces_abrams),
        cmocka_unit_test(assault_cost_and_aid_body_count),
        cmocka_unit_test(assault_hits_patton),
        cmocka_unit_test(assault_order_abrams),
        cmocka_unit_test(assault_order_search_and_destroy),
        cmocka_unit_test(assault_done_cobras_and_search),
        cmocka_unit_test(sweep_spaces_platoons),
        cmocka_unit_test(sweep_done_cobras_and_booby_traps),
        cmocka_unit_test(patrol_done_patton),
        cmocka_unit_test(train_place_platoons),
        cmocka_unit_test(train_pacify_cords),
        cmocka_unit_test(train_done_minh),
        cmocka_unit_test(airlift_and_transport_may),
        cmocka_unit_test(transport_move_and_done_cavalry),
        cmocka_unit_test(bombard_spaces_long_guns),
        cmocka_unit_test(govern_mandate_and_young_turks),
        cmocka_unit_test(sa_spaces_typhoon),
        cmocka_unit_test(infiltrate_mcnamara_and_559th),
        cmocka_unit_test(ambush_claymores_booby_traps_main_force),
        cmocka_unit_test(rally_trail_aaa_and_sa2),
        cmocka_unit_test(rally_agitate_and_terror_cost_cadres),
        cmocka_unit_test(march_main_force_and_claymores),
        cmocka_unit_test(attack_pt76),
        cmocka_unit_test(pacify_cost_ky_and_komer),
        cmocka_unit_test(pacify_spaces_mandate),
        cmocka_unit_test(agitate_cost_cadres),
        cmocka_unit_test(reset_migs_adsid_oriskany),
        cmocka_unit_test(commitment_start_medevac),
        cmocka_unit_test(card33_and_card4),
        cmocka_unit_test(card121_pre_peace_talks),
        cmocka_unit_test(assault_order_search_without_hits_takes_no_base),
        cmocka_unit_test(airstrike_trail_thanh_hoa_is_over_with_the_card),
        cmocka_unit_test(airstrike_shift_of_a_card_in_the_first_edition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
