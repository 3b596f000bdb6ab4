/* test_r12_first_half.c: what the sides of cards 1 to 62 do, and what they offer, to the number. */
#include "support/lake.h"

/* ---- Candidates: only what changes something, fuller ones first [12.2] ----------------------- */

static void card_27_takes_no_province_where_nothing_changes(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "phuoc-long: us-troop 3 vc-guerrilla 1; kien-phong: us-troop 3 vc-guerrilla 1;"
                    "tay-ninh: us-troop 3 vc-guerrilla 1; southern-laos: us-troop 3 vc-base 1");
    lake.s.markers = 0;
    lake.s.terror[HUE] = MARKERS;
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 27, SHADED);
    assert_int_equal(lake_level(&lake, "tay-ninh"), AO); /* nobody lives in the other two */
    assert_int_equal(lake.s.ev.number, 1);
}

static void card_36_moves_troops_to_a_base_and_removes_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1; binh-dinh: vc-tunnel 1; pleiku-darlac: "
                    "us-troop 1");
    lake_event(&lake, US, 36, UNSHADED);
    lake_asks(&lake, EV_SPACE, US);
    assert_true(lake_legal(&lake, "space quang-nam"));
    assert_true(lake_legal(&lake, "space binh-dinh"));
    assert_false(lake_legal(&lake, "space pleiku-darlac"));
    lake_play(&lake, "space binh-dinh; from quang-nam; to binh-dinh; group us-troop 4");
    assert_int_equal(lake_count(&lake, "binh-dinh", "vc-tunnel"), 0);
    assert_int_equal(lake_count(&lake, "binh-dinh", "us-troop"), 4);

    /* Where all Troops stand already only half of the text would happen. */
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1; binh-dinh: vc-base 1");
    lake_event(&lake, US, 36, UNSHADED);
    lake_play(&lake, "from quang-nam; to binh-dinh; group us-troop 4");
    assert_int_equal(lake_count(&lake, "binh-dinh", "vc-base"), 0);

    /* But a base goes before Troops that only move. */
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: us-troop 4 nva-base 1");
    lake_event(&lake, US, 36, UNSHADED);
    assert_int_equal(lake_count(&lake, "quang-nam", "nva-base"), 0);
}

static void card_36_digs_where_us_troops_stand_not_in_the_north(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "north-vietnam: nva-base 1; quang-nam: us-troop 4 vc-base 1; kontum: us-troop 1;"
             "binh-dinh: vc-tunnel 1 us-troop 3");
    lake_event(&lake, NVA, 36, SHADED);
    lake_play(&lake,
              "piece us-troop quang-nam; piece us-troop quang-nam; piece us-troop quang-nam");
    assert_int_equal(lake_count(&lake, "quang-nam", "vc-tunnel"), 1);
    assert_int_equal(lake_count(&lake, "quang-nam", "us-troop"), 1);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 3);
    /* With a base left to tunnel nobody goes for one that is tunneled; without, one does. */
    lake_event(&lake, NVA, 36, SHADED);
    assert_int_equal(lake_count(&lake, "north-vietnam", "nva-tunnel"), 1);
    lake_event(&lake, NVA, 36, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space north-vietnam"));
    lake_play(&lake, "space binh-dinh");
    assert_int_equal(lake_count(&lake, "binh-dinh", "us-troop"), 0);
}

static void card_37_finds_nva_troops_near_the_base(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "saigon: us-base 1 us-troop 1; hue: us-base 1 us-troop 1; quang-tri-thua-thien: "
             "nva-troop 12");
    lake_event(&lake, US, 37, UNSHADED);
    lake_play(&lake, "piece nva-troop quang-tri-thua-thien");
    assert_int_equal(lake_count(&lake, "quang-tri-thua-thien", "nva-troop"), 11);
}

static void card_48_passes_over_what_has_all_of_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-base 1; quang-nam: arvn-base 1 vc-guerrilla 2");
    lake_set_level(&lake, "binh-dinh", AS);
    lake_set_level(&lake, "quang-nam", AS);
    lake_event(&lake, ARVN, 48, UNSHADED);
    lake_asks(&lake, EV_PIECE, ARVN);
    lake_play(&lake, "piece vc-guerrilla quang-nam; done");
    assert_int_equal(lake_count(&lake, "quang-nam", "vc-guerrilla"), 1);
}

/* ---- Pieces between boxes and the map -------------------------------------------------------- */

static void card_2_sends_us_troops_away_from_three_places(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2");
    lake.s.box[BOX_AVAILABLE][US_TROOP]--;
    lake.s.box[BOX_CASUALTIES][US_TROOP]++;
    lake.s.track[T_AID] = 10;
    lake_event(&lake, VC, 2, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space central-laos"));
    lake_play(&lake, "space sihanoukville; place nva-bases 1; place nva-guerrillas 1");
    lake_asks(&lake, EV_MOVE, US);
    assert_false(lake_legal(&lake, "done"));
    assert_true(lake_legal(&lake, "from hue"));
    assert_true(lake_legal(&lake, "from available"));
    assert_false(lake_legal(&lake, "from out-of-play"));
    lake_play(&lake, "from casualties");
    assert_false(lake_legal(&lake, "to saigon"));
    lake_play(&lake,
              "to out-of-play; group us-troop 1; from hue; to out-of-play; group us-troop 1");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 0);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 2);
    assert_int_equal(lake_count(&lake, "hue", "us-troop"), 1);
    assert_int_equal(lake.s.track[T_AID], 4);
}

static void card_9_brings_troops_from_one_source(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 4");
    lake.s.box[BOX_AVAILABLE][US_TROOP] = 34;
    lake.s.box[BOX_OUT][US_TROOP] = 2;
    const State start = lake.s;
    lake_event(&lake, NVA, 9, UNSHADED);
    lake_asks(&lake, EV_OPTION, US);
    lake_play(&lake, "choose deploy");
    assert_false(lake_legal(&lake, "from hue"));
    lake_play(&lake, "from out-of-play");
    assert_false(lake_legal(&lake, "to central-laos"));
    lake_play(&lake, "to loc-hue-da-nang; group us-troop 1; from out-of-play; to available; "
                     "group us-troop 1");
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 0);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 35);
    assert_int_equal(lake_count(&lake, "loc-hue-da-nang", "us-troop"), 1);

    lake.s = start;
    lake_event(&lake, US, 9, UNSHADED);
    lake_play(&lake, "choose remove; piece us-troop hue; piece us-troop hue; done");
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 36);
}

static void card_21_gathers_troops_in_one_place(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 4; saigon: us-troop 1");
    lake.s.box[BOX_AVAILABLE][US_TROOP] = 32;
    lake.s.box[BOX_OUT][US_TROOP] = 3;
    const State start = lake.s;
    lake_event(&lake, US, 21, UNSHADED);
    lake_play(&lake, "choose one-space");
    assert_false(lake_legal(&lake, "space north-vietnam"));
    lake_play(&lake, "space saigon");
    assert_false(lake_legal(&lake, "from saigon"));
    lake_play(&lake, "from hue; to saigon; group us-troop 2; from out-of-play; to saigon");
    assert_false(lake_legal(&lake, "group us-troop 3"));
    lake_play(&lake, "group us-troop 2");
    assert_int_equal(lake_count(&lake, "saigon", "us-troop"), 5);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 1);

    lake.s = start;
    lake_event(&lake, US, 21, UNSHADED);
    lake_play(&lake, "choose to-available; piece us-troop hue; done; box us-troops 2");
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 35);
    assert_int_equal(lake.s.box[BOX_OUT][US_TROOP], 1);
}

/* ---- Options [12.2] -------------------------------------------------------------------------- */

static void card_43_offers_no_trail_beyond_its_end(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 3;
    lake_event(&lake, NVA, 43, SHADED);
    assert_int_equal(lake.s.trail, 4);
    lake_refused(&lake, "choose trail", "12.2");
    lake_play(&lake, "choose resources");
    assert_int_equal(lake.s.track[T_NVA], 40);
    lake.s.trail = 0;
    lake.s.track[T_NVA] = TRACK_MAX;
    lake_event(&lake, NVA, 43, SHADED);
    lake_refused(&lake, "choose resources", "12.2");
    lake_play(&lake, "choose trail");
    assert_int_equal(lake.s.trail, 2);
}

/* ---- Air Lift, Sweep and Assault in one go --------------------------------------------------- */

static void card_23_lifts_sweeps_and_breaks_a_tunnel(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY; /* in Monsoon */
    lake_put(&lake,
             "tay-ninh: vc-tunnel 1 vc-guerrilla 1; saigon: us-troop 3 arvn-troop 5 ranger 1;"
             "hue: us-troop 1; north-vietnam: nva-tunnel 1");
    lake_event(&lake, ARVN, 23, UNSHADED);
    lake_asks(&lake, LIFT, US); /* the North is out of reach */
    lake_play(&lake, "from saigon");
    assert_false(lake_legal(&lake, "to hue"));
    lake_play(&lake, "to tay-ninh; group us-troop 1; group arvn-troop 4; from saigon");
    lake_play(&lake, "to tay-ninh; group us-troop 1");
    assert_false(lake_legal(&lake, "from hue")); /* two spaces are all in Monsoon */
    lake_play(&lake, "done");
    lake_asks(&lake, SWEEP, US);
    assert_false(lake_legal(&lake, "space saigon"));
    lake_play(&lake, "space tay-ninh; on; space tay-ninh; done");
    lake_asks(&lake, ASSAULT, US);
    lake_play(&lake, "space tay-ninh");
    assert_int_equal(lake.s.vc[TAY_NINH], 0);
    assert_int_equal(fitl_tunnels_left(&lake.s), 5);
    assert_int_equal(lake.s.track[T_ARVN], 30);
}

static void card_23_lets_abrams_hit_the_tunnel_first(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-tunnel 1 vc-guerrilla-active 3; saigon: us-troop 1");
    lake.s.cap[UNSHADED] = 1u << CAP_ABRAMS;
    lake_event(&lake, US, 23, UNSHADED);
    lake_play(&lake, "from saigon; to tay-ninh; group us-troop 1; done; space tay-ninh; on; "
                     "space tay-ninh; done; space tay-ninh; piece vc-tunnel tay-ninh");
    assert_int_equal(lake_count(&lake, "tay-ninh", "vc-tunnel"), 0);
    assert_int_equal(lake.s.vc[TAY_NINH], 3);
}

static void card_23_makes_casualties_around_a_tunnel(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-tunnel 1; tay-ninh: vc-tunnel 1 us-troop 1; quang-nam: "
                    "nva-tunnel 1; an-loc: us-troop 2; hue: us-troop 4");
    lake_event(&lake, VC, 23, SHADED);
    assert_true(lake_legal(&lake, "space tay-ninh"));
    assert_true(lake_legal(&lake, "space kien-phong")); /* next to Tay Ninh */
    assert_false(lake_legal(&lake, "space quang-nam"));
    lake_play(&lake, "space tay-ninh; die 3");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 3);
    assert_int_equal(lake_count(&lake, "hue", "us-troop"), 4);
}

static void card_44_lifts_into_nva_and_skips_the_sweep_of_a_loc(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "loc-hue-khe-sanh: nva-troop 2 vc-guerrilla-active 1; pleiku-darlac: "
                    "vc-guerrilla 1; saigon: us-troop 3; north-vietnam: nva-troop 2");
    lake.s.momentum = 1u << MOM_NO_AIR_LIFT | 1u << MOM_LANSDALE; /* named: no ban */
    lake_event(&lake, NVA, 44, UNSHADED);
    lake_asks(&lake, LIFT, US);
    assert_false(lake_legal(&lake, "done"));
    lake_play(&lake, "from saigon; to loc-hue-khe-sanh; group us-troop 3");
    lake_asks(&lake, LIFT, US);
    lake_play(&lake, "done");
    lake_asks(&lake, ASSAULT, US);
    lake_play(&lake, "space loc-hue-khe-sanh; choose nva; done");
    assert_int_equal(lake.s.nva[LOC_HUE_KHE_SANH], 0);
    assert_int_equal(lake.s.vc[LOC_HUE_KHE_SANH], 1);
}

static void card_62_fights_inside_cambodia(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: us-troop 3; tay-ninh: us-troop 2; southern-laos: us-troop 1; "
                    "the-fishhook: nva-guerrilla 1 nva-base 1 vc-tunnel 1; the-parrots-beak: "
                    "vc-base 2");
    lake_event(&lake, ARVN, 62, UNSHADED);
    lake_asks(&lake, LIFT, US);
    lake_play(&lake, "from saigon");
    assert_false(lake_legal(&lake, "to tay-ninh"));
    lake_play(&lake, "to the-parrots-beak; group us-troop 3; done");
    lake_asks(&lake, EV_OPTION, ARVN);
    lake_play(&lake, "choose us");
    lake_asks(&lake, SWEEP, US);
    assert_false(lake_legal(&lake, "space tay-ninh"));
    lake_play(&lake, "space the-fishhook");
    assert_false(lake_legal(&lake, "from tay-ninh"));
    lake_play(&lake, "from the-parrots-beak; to the-fishhook; group us-troop 2; on; "
                     "space the-fishhook; choose both; done");
    assert_int_equal(lake_count(&lake, "the-fishhook", "nva-guerrilla-active"), 1);
    lake_asks(&lake, EV_PIECE, ARVN);
    assert_false(lake_legal(&lake, "piece vc-tunnel the-fishhook"));
    lake_play(&lake, "piece vc-base the-parrots-beak; piece nva-base the-fishhook");
    assert_int_equal(lake_count(&lake, "the-parrots-beak", "vc-base"), 1);
}

/* ---- Chu Luc, Russian Arms, Giap, Pathet Lao ------------------------------------------------- */

static void card_47_doubles_arvn_and_assaults_nva_alone(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "quang-nam: arvn-troop 2 police 1 arvn-base 1 nva-troop 4 vc-guerrilla-active 1;"
             "hue: police 2 nva-base 1 vc-guerrilla-active 1; saigon: police 2 nva-guerrilla-"
             "active 1 vc-guerrilla-active 1; binh-dinh: arvn-troop 2 nva-troop 1");
    lake_event(&lake, US, 47, UNSHADED);
    lake_asks(&lake, EV_SPACE, US);
    lake_play(&lake, "space quang-nam; place arvn-troops 4");
    lake_asks(&lake, ASSAULT, ARVN);
    assert_false(lake_legal(&lake, "space hue"));       /* a VC guerrilla shields the base */
    assert_false(lake_legal(&lake, "space binh-dinh")); /* two cubes hit nothing in a highland */
    lake_play(&lake, "space quang-nam");
    lake_refused(&lake, "done", "12.2"); /* every space */
    lake_play(&lake, "space saigon; done");
    assert_int_equal(lake_count(&lake, "quang-nam", "nva-troop"), 2); /* 6 Troops in a highland */
    assert_int_equal(lake_count(&lake, "quang-nam", "vc-guerrilla-active"), 1);
    assert_int_equal(lake.s.nva[SAIGON], 0);
    assert_int_equal(lake.s.vc[SAIGON], 1);
    assert_int_equal(lake.s.track[T_ARVN], 30);
}

static void card_49_doubles_nva_troops_and_divides_what_is_short(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "quang-nam: nva-troop 4 us-troop 3; hue: nva-troop 2; saigon: nva-troop 1; "
                    "kontum: nva-troop 1");
    const State start = lake.s;
    lake_event(&lake, VC, 49, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    lake_play(&lake, "space quang-nam; space hue; space kontum; place nva-troops 2; place "
                     "nva-troops 1; place nva-troops 4");
    assert_int_equal(lake_count(&lake, "hue", "nva-troop"), 4);
    assert_int_equal(lake_count(&lake, "kontum", "nva-troop"), 2);
    assert_int_equal(lake_count(&lake, "quang-nam", "nva-troop"), 8);
    lake_asks(&lake, BOMBARD_SPACES, NVA);
    lake_play(&lake, "space quang-nam");
    assert_int_equal(lake_count(&lake, "quang-nam", "us-troop"), 2);

    lake.s = start;
    lake_put(&lake, "north-vietnam: nva-troop 30");
    lake_event(&lake, NVA, 49, SHADED);
    lake_play(&lake, "space quang-nam; space hue; space kontum; space hue; place nva-troops 1; "
                     "space quang-nam; place nva-troops 1");
    lake_play(&lake, "space quang-nam; fetch nva-troop north-vietnam; done");
    lake_asks(&lake, BOMBARD_SPACES, NVA);
    assert_int_equal(lake_count(&lake, "quang-nam", "nva-troop"), 6);
    assert_int_equal(lake_count(&lake, "north-vietnam", "nva-troop"), 29);
    assert_int_equal(lake_count(&lake, "kontum", "nva-troop"), 1);
}

static void card_56_makes_troops_of_guerrillas(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1 nva-guerrilla-active 2; saigon: vc-guerrilla-active 2; "
                    "kontum: vc-guerrilla 1; an-loc: nva-guerrilla 1");
    lake_event(&lake, US, 56, UNSHADED);
    assert_false(lake_legal(&lake, "space kontum")); /* two or more first */
    lake_play(&lake, "space hue; space kontum");
    lake_play(&lake, "piece vc-guerrilla hue; piece nva-guerrilla-active hue");
    lake_play(&lake, "place nva-troops 1; place nva-troops 1; place nva-troops 1");
    assert_int_equal(lake_count(&lake, "hue", "nva-troop"), 1);
    assert_int_equal(lake_count(&lake, "hue", "nva-guerrilla-active"), 1);
    assert_int_equal(lake_count(&lake, "saigon", "nva-troop"), 1);
    assert_int_equal(lake.s.vc[SAIGON], 0);
    assert_int_equal(lake_count(&lake, "kontum", "nva-troop"), 1);
    assert_int_equal(lake_count(&lake, "an-loc", "nva-guerrilla"), 1);
}

static void card_58_raises_the_trail_or_clears_laos(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 1;
    lake_put(&lake, "central-laos: irregular 1; hue: nva-troop 1; saigon: nva-troop 3; kontum: "
                    "police 1 vc-guerrilla 2");
    lake_event(&lake, VC, 58, SHADED);
    assert_int_equal(lake.s.trail, 3);
    lake_put(&lake,
             "southern-laos: us-troop 3 arvn-troop 2 police 2 ranger 1; quang-nam: us-base 1 "
             "vc-base 1");
    lake_event(&lake, VC, 58, SHADED);
    assert_int_equal(lake.s.trail, 3);
    lake_asks(&lake, EV_MOVE, US);
    lake_play(&lake, "from southern-laos");
    assert_false(lake_legal(&lake, "to central-laos"));
    lake_play(&lake, "to kontum; group us-troop 3"); /* Control as it was: nobody's */
    lake_asks(&lake, EV_MOVE, ARVN);
    lake_play(&lake, "from southern-laos");
    assert_false(lake_legal(&lake, "to hue")); /* NVA's */
    assert_true(lake_legal(&lake, "to saigon"));
    assert_true(lake_legal(&lake, "to quang-nam"));
    lake_play(&lake, "to kontum; group arvn-troop 2; from southern-laos");
    assert_false(lake_legal(&lake, "to kontum"));
    lake_play(&lake, "to loc-hue-da-nang; group police 2");
    assert_int_equal(lake.s.coin[SOUTHERN_LAOS], 1);
    assert_int_equal(lake.s.frozen, 0);
    assert_true(coin_controls(&lake.s, KONTUM));
}

/* ---- Air Strikes on a card's terms ----------------------------------------------------------- */

static void card_26_strikes_bases_first_in_the_first_edition(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    lake_put(&lake, "central-laos: nva-base 1 nva-guerrilla 1 nva-troop 1 irregular 1");
    lake_event(&lake, VC, 26, UNSHADED);
    lake_asks(&lake, EV_SPACE, US);
    lake_play(&lake, "space southern-laos; place irregulars 3; space central-laos; on");
    assert_false(lake_legal(&lake, "piece nva-troop central-laos"));
    lake_play(&lake, "piece nva-base central-laos; piece nva-troop central-laos; on; done");
    assert_int_equal(lake.s.nva[CENTRAL_LAOS], 1);

    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: nva-base 1 nva-guerrilla 1 nva-troop 1 irregular 1");
    lake_event(&lake, VC, 26, UNSHADED);
    lake_play(&lake, "space southern-laos; place irregulars 3; die 6");
    assert_false(lake_legal(&lake, "piece nva-base central-laos"));
}

static void card_30_fires_two_pieces_in_each_of_three_coasts(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake.s.momentum = 1u << MOM_WILD_WEASELS | 1u << MOM_TYPHOON;
    lake.s.cap[SHADED] = 1u << CAP_LASER;
    lake_put(&lake, "hue: nva-troop 3; quang-nam: vc-guerrilla-active 1 vc-base 1; north-vietnam: "
                    "nva-troop 3; kontum: nva-troop 3; sihanoukville: nva-troop 2");
    lake_event(&lake, NVA, 30, UNSHADED);
    lake_asks(&lake, EV_OPTION, NVA);
    lake_play(&lake, "choose arvn");
    lake_asks(&lake, STRIKE, ARVN);
    assert_false(lake_legal(&lake, "trail"));
    assert_false(lake_legal(&lake, "done"));
    assert_false(lake_legal(&lake, "piece nva-troop kontum")); /* no coast */
    lake_play(&lake, "piece nva-troop hue; piece nva-troop hue");
    assert_false(lake_legal(&lake, "piece nva-troop hue"));
    lake_play(&lake,
              "piece vc-guerrilla-active quang-nam; piece vc-base quang-nam; piece nva-troop "
              "north-vietnam");
    assert_false(lake_legal(&lake, "piece nva-troop sihanoukville")); /* a fourth space */
    lake_play(&lake, "done");
    assert_int_equal(lake_level(&lake, "hue"), PO);
    assert_int_equal(lake_level(&lake, "quang-nam"), PO);
}

static void card_30_fires_six_pieces_in_each_in_the_first_edition(void **state)
{
    Lake lake;
    lake_empty(&lake, "edition=1");
    lake_put(&lake, "hue: nva-troop 8; quang-nam: nva-troop 8");
    lake_event(&lake, US, 30, UNSHADED);
    lake_play(&lake, "choose us; space hue; space quang-nam; space da-nang");
    assert_false(lake_legal(&lake, "space qui-nhon"));
    lake_play(&lake, "on");
    for (unsigned i = 0; i < 6; i++)
        lake_play(&lake, "piece nva-troop hue; piece nva-troop quang-nam");
    assert_false(lake_legal(&lake, "piece nva-troop hue"));
    lake_play(&lake, "on; done");
    assert_int_equal(lake.s.nva[HUE] + lake.s.nva[QUANG_NAM], 4);
    assert_int_equal(lake_level(&lake, "da-nang"), PO); /* every space that was selected */
}

/* ---- RAND and Giap --------------------------------------------------------------------------- */

static void card_52_turns_a_us_capability(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.cap[SHADED] = 1u << CAP_TOP_GUN | 1u << CAP_ABRAMS | 1u << CAP_MIGS;
    lake_event(&lake, NVA, 52, UNSHADED);
    lake_asks(&lake, EV_CARD, NVA);
    assert_false(lake_legal(&lake, "card 33")); /* NVA's */
    assert_false(lake_legal(&lake, "card 8"));
    lake_play(&lake, "card 4");
    assert_int_equal(lake.s.cap[UNSHADED], 1u << CAP_TOP_GUN);
    assert_int_equal(lake.s.cap[SHADED], 1u << CAP_ABRAMS);
    assert_int_equal(lake.s.gone, 1u << CAP_MIGS);
    lake_event(&lake, VC, 52, SHADED); /* the only one there is */
    assert_int_equal(lake.s.cap[UNSHADED], 0);
    assert_int_equal(lake.s.cap[SHADED], 1u << CAP_TOP_GUN | 1u << CAP_ABRAMS);
}

static void card_56_marches_and_acts_in_each_destination(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake.s.trail = 1;
    lake.s.momentum = 1u << MOM_CLAYMORES; /* "any": no ban */
    lake_put(&lake,
             "north-vietnam: nva-troop 4 nva-guerrilla 3; quang-tri-thua-thien: arvn-troop 3; "
             "quang-nam: nva-guerrilla 2 us-troop 1; da-nang: police 2");
    lake_set_level(&lake, "quang-nam", PO);
    lake_event(&lake, VC, 56, SHADED);
    lake_asks(&lake, MARCH, NVA);
    lake_play(&lake, "from north-vietnam; to quang-tri-thua-thien; group nva-troop 4; done; "
                     "from north-vietnam; to central-laos; group nva-guerrilla 2; "
                     "from central-laos; to quang-nam; group nva-guerrilla 2; from quang-nam");
    assert_false(lake_legal(&lake, "to da-nang")); /* the way station was the third */
    lake_play(&lake, "to central-laos; group nva-guerrilla 1; done");
    lake_asks(&lake, EV_SPACE, NVA);
    assert_true(lake_legal(&lake, "done"));
    assert_false(lake_legal(&lake, "space north-vietnam"));
    lake_play(&lake, "space quang-nam");
    lake_asks(&lake, EV_ANY, NVA);
    assert_false(lake_legal(&lake, "operation march")); /* Monsoon */
    assert_true(lake_legal(&lake, "operation rally"));
    assert_true(lake_legal(&lake, "operation terror"));
    lake_play(&lake, "activity ambush");
    assert_false(lake_legal(&lake, "space quang-tri-thua-thien"));
    lake_play(&lake, "space quang-nam; done");
    assert_int_equal(lake.s.coin[QUANG_NAM], 0);
    lake_asks(&lake, EV_SPACE, NVA);
    assert_false(lake_legal(&lake, "space quang-nam")); /* one each */
    lake_play(&lake, "space quang-tri-thua-thien; operation attack; space quang-tri-thua-thien; "
                     "done");
    assert_int_equal(lake.s.coin[QUANG_TRI], 1);
    lake_play(&lake, "space central-laos; operation rally; space central-laos");
    assert_int_equal(lake.s.track[T_NVA], 30);
}

/* ---- What was there, to the number ----------------------------------------------------------- */

static void card_1_strikes_and_deploys_six(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 4;
    lake.s.box[BOX_OUT][US_TROOP] = 4;
    lake.s.box[BOX_AVAILABLE][US_BASE] -= 3;
    lake.s.box[BOX_OUT][US_BASE] = 3;
    lake_put(&lake, "hue: police 1 vc-guerrilla-active 2");
    lake_event(&lake, VC, 1, UNSHADED);
    lake_play(&lake, "die 1");
    lake_asks(&lake, STRIKE, US);
    lake_play(&lake, "piece vc-guerrilla-active hue; done");
    lake_asks(&lake, EV_SPACE, US);
    assert_false(lake_legal(&lake, "done"));
    assert_false(lake_legal(&lake, "space quang-nam"));
    lake_play(&lake, "space saigon");
    assert_false(lake_legal(&lake, "place us-bases 3"));
    lake_play(&lake, "place us-bases 2; space hue; place us-troops 4");
    assert_int_equal(lake.s.box[BOX_OUT][US_BASE], 1);
    assert_int_equal(lake_count(&lake, "hue", "us-troop"), 4);
}

static void card_25_divides_what_vc_has(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 20; saigon: vc-guerrilla 7; loc-can-tho-long-phu: police 2");
    lake_event(&lake, NVA, 25, SHADED); /* three are left for three times two */
    lake_play(&lake,
              "space loc-can-tho-long-phu; place vc-guerrillas 1; space loc-can-tho-long-phu; "
              "place vc-guerrillas 1; space loc-saigon-can-tho; place vc-guerrillas 1");
    assert_int_equal(lake.s.terror[LOC_CAN_THO_LONG_PHU], 0); /* two are not more than two */
    assert_int_equal(lake.s.terror[LOC_SAIGON_CAN_THO], 1);
    assert_int_equal(lake.s.vc[LOC_CAN_THO_CHAU_DOC], 0);
}

static void card_29_replaces_irregulars_while_there_are_guerrillas(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 10;
    lake_put(&lake, "hue: vc-guerrilla 29; saigon: irregular 1 irregular-active 1");
    lake_set_level(&lake, "quang-nam", PS);
    lake_event(&lake, ARVN, 29, SHADED);
    lake_play(&lake,
              "piece irregular saigon; place vc-guerrillas 1; piece irregular-active saigon");
    assert_int_equal(lake.s.vc[SAIGON], 1);
    assert_int_equal(lake.s.coin[SAIGON], 0);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][IRREGULAR], 6);
    assert_false(lake_legal(&lake, "space quang-nam"));
    lake_play(&lake, "space binh-dinh");
    assert_int_equal(lake_level(&lake, "binh-dinh"), AO);
    assert_int_equal(lake.s.track[T_PATRONAGE], 7);
}

static void card_38_sends_coin_home_bases_by_room(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "central-laos: us-base 1 us-troop 1 arvn-base 1; hue: police 1 vc-base 1; "
                    "saigon: vc-base 1");
    lake_event(&lake, NVA, 38, UNSHADED); /* Hue is not under Control: nobody moves */
    assert_int_equal(lake.s.coin[CENTRAL_LAOS], 3);
    lake_put(&lake, "hue: police 2");
    lake_event(&lake, NVA, 38, UNSHADED);
    lake_asks(&lake, EV_MOVE, NVA);
    assert_false(lake_legal(&lake, "done"));
    lake_play(&lake, "from central-laos");
    assert_false(lake_legal(&lake, "to saigon"));
    lake_play(&lake, "to hue; group us-troop 1; group us-base 1"); /* no room for the other */
    assert_int_equal(lake.s.coin[CENTRAL_LAOS], 1);
    assert_true(momentum(&lake.s, MOM_MCNAMARA));
}

static void card_39_takes_from_the_north_then_from_laos(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 4;
    lake_put(&lake, "north-vietnam: nva-troop 2 nva-tunnel 1; central-laos: us-troop 1 nva-base 1 "
                    "vc-guerrilla 2; the-fishhook: nva-troop 3");
    lake_event(&lake, US, 39, UNSHADED);
    lake_play(&lake, "piece nva-base central-laos; piece us-troop central-laos");
    assert_int_equal(lake_count(&lake, "north-vietnam", "nva-tunnel"), 1);
    assert_int_equal(lake.s.nva[FISHHOOK], 3);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][US_TROOP], 40);
    assert_int_equal(lake.s.trail, 2);
}

static void card_50_gives_limops_that_must_be_used(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake.s.track[T_ARVN] = 0;
    lake_put(&lake, "saigon: police 2 vc-guerrilla-active 2; hue: vc-guerrilla 1 arvn-troop 2");
    lake_event(&lake, US, 50, UNSHADED);
    lake_play(&lake, "choose resources");
    assert_int_equal(lake.s.track[T_ARVN], 9);
    lake_asks(&lake, EV_ANY, ARVN);
    lake_refused(&lake, "done", "12.2");
    assert_false(lake_legal(&lake, "limited sweep")); /* Monsoon */
    lake_play(&lake, "limited assault; space saigon; done; limited assault; space saigon; done");
    assert_int_equal(lake.s.vc[SAIGON], 0);
    assert_int_equal(lake.s.track[T_ARVN], 9);
}

static void card_54_makes_the_us_eligible_at_once(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 3;
    lake.s.box[BOX_CASUALTIES][US_TROOP] = 3;
    lake_event(&lake, VC, 54, UNSHADED);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assert_true(lake.s.barred >> NVA & 1);
    lake_asks(&lake, SLOT_ASK, US); /* NVA stands before it on the card */
}

static void card_59_marches_from_outside_and_ambushes_in_the_open(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 1;
    lake_put(&lake,
             "central-laos: nva-guerrilla-active 2; quang-nam: nva-troop 1; da-nang: us-troop "
             "1; hue: nva-guerrilla-active 1 police 1");
    lake_event(&lake, VC, 59, SHADED);
    lake_asks(&lake, MARCH, NVA);
    assert_false(lake_legal(&lake, "from quang-nam"));
    lake_play(&lake, "from central-laos; to quang-nam; group nva-guerrilla-active 1; done");
    lake_asks(&lake, EV_OPTION, NVA);
    lake_play(&lake, "choose ambush");
    assert_false(lake_legal(&lake, "space quang-nam"));
    lake_play(&lake, "space hue"); /* it did not march, and was seen before */
    assert_int_equal(lake.s.coin[HUE], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_27_takes_no_province_where_nothing_changes),
        cmocka_unit_test(card_36_moves_troops_to_a_base_and_removes_it),
        cmocka_unit_test(card_36_digs_where_us_troops_stand_not_in_the_north),
        cmocka_unit_test(card_37_finds_nva_troops_near_the_base),
        cmocka_unit_test(card_48_passes_over_what_has_all_of_it),
        cmocka_unit_test(card_2_sends_us_troops_away_from_three_places),
        cmocka_unit_test(card_9_brings_troops_from_one_source),
        cmocka_unit_test(card_21_gathers_troops_in_one_place),
        cmocka_unit_test(card_43_offers_no_trail_beyond_its_end),
        cmocka_unit_test(card_23_lifts_sweeps_and_breaks_a_tunnel),
        cmocka_unit_test(card_23_lets_abrams_hit_the_tunnel_first),
        cmocka_unit_test(card_23_makes_casualties_around_a_tunnel),
        cmocka_unit_test(card_44_lifts_into_nva_and_skips_the_sweep_of_a_loc),
        cmocka_unit_test(card_62_fights_inside_cambodia),
        cmocka_unit_test(card_47_doubles_arvn_and_assaults_nva_alone),
        cmocka_unit_test(card_49_doubles_nva_troops_and_divides_what_is_short),
        cmocka_unit_test(card_56_makes_troops_of_guerrillas),
        cmocka_unit_test(card_58_raises_the_trail_or_clears_laos),
        cmocka_unit_test(card_26_strikes_bases_first_in_the_first_edition),
        cmocka_unit_test(card_30_fires_two_pieces_in_each_of_three_coasts),
        cmocka_unit_test(card_30_fires_six_pieces_in_each_in_the_first_edition),
        cmocka_unit_test(card_52_turns_a_us_capability),
        cmocka_unit_test(card_56_marches_and_acts_in_each_destination),
        cmocka_unit_test(card_1_strikes_and_deploys_six),
        cmocka_unit_test(card_25_divides_what_vc_has),
        cmocka_unit_test(card_29_replaces_irregulars_while_there_are_guerrillas),
        cmocka_unit_test(card_38_sends_coin_home_bases_by_room),
        cmocka_unit_test(card_39_takes_from_the_north_then_from_laos),
        cmocka_unit_test(card_50_gives_limops_that_must_be_used),
        cmocka_unit_test(card_54_makes_the_us_eligible_at_once),
        cmocka_unit_test(card_59_marches_from_outside_and_ambushes_in_the_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
