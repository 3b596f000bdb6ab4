/* test_r12_cards_second.c: cards 63 to 130 to the number: who chooses, which pieces, how many, and
 * what is not offered [0.5, 0.6, 12.2]. */
#include "support/lake.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

/* ---- Options [0.6] --------------------------------------------------------------------------- */

static void a_branch_that_does_nothing_is_not_offered(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 0;
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 2;
    lake.s.box[BOX_OUT][US_TROOP] += 2;
    lake_event(&lake, ARVN, 63, UNSHADED); /* nothing to be given back */
    lake_refused(&lake, "choose resources", "12.2");
    lake_play(&lake, "choose deploy");
    lake_event(&lake, ARVN, 64, UNSHADED);
    lake_play(&lake, "choose aid-up");
    lake_refused(&lake, "choose patronage-down", "12.2");
    lake_empty(&lake, NULL);
    lake_event(&lake, VC, 77, SHADED);
    lake_refused(&lake, "choose infiltrate", "12.2");
    lake_event(&lake, VC, 98, UNSHADED);
    lake_put(&lake, "tay-ninh: us-troop 1 vc-guerrilla 1");
    lake_refused(&lake, "choose deploy", "12.2"); /* nobody is Out of Play */
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: irregular 6");
    lake_event(&lake, VC, 68, UNSHADED);
    lake_refused(&lake, "choose irregulars", "12.2"); /* VC takes none from the map [6.3] */
}

static void card_66_may_leave_both_alone(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 9;
    lake_event(&lake, ARVN, 66, UNSHADED);
    lake_play(&lake, "choose no");
    assert_int_equal(lake.s.track[T_PATRONAGE], 9);
}

static void what_a_card_lets_one_do_freely_is_done(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 arvn-troop 1 vc-guerrilla 1");
    lake_event(&lake, VC, 69, UNSHADED);
    lake_play(&lake, "choose us-and-arvn");
    lake_asks(&lake, EV_ANY, US);
    lake_refused(&lake, "done", "12.2");
    lake_empty(&lake, NULL); /* nobody can do anything: nobody is asked */
    lake.s.trail = 0;
    lake_event(&lake, US, 69, UNSHADED);
    lake_play(&lake, "choose nva-and-vc");
    assert_false(game_actor(&lake.game, &lake.s) == NVA && flow_now(&lake.s)->step == EV_ANY);
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2");
    lake_event(&lake, VC, 103, UNSHADED);
    lake_asks(&lake, EV_ANY, US);
    lake_refused(&lake, "done", "12.2");
}

/* ---- Pieces ---------------------------------------------------------------------------------- */

static void card_68_turns_a_province_the_irregulars_leave(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: irregular 3; kien-hoa-vinh-binh: irregular 2");
    lake_event(&lake, NVA, 68, SHADED);
    lake_refused(&lake, "piece irregular hue", "12.2"); /* one of a Province first */
    lake_play(&lake, "piece irregular kien-hoa-vinh-binh; piece irregular hue");
    lake_play(&lake, "piece irregular hue");
    assert_int_equal(lake_level(&lake, "kien-hoa-vinh-binh"), AO);
    assert_int_equal(COUNT("kien-hoa-vinh-binh", "irregular"), 1);
}

static void cards_68_and_119_take_people_before_wilderness(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    for (unsigned x = 0; x < LANDS; x++)
        if (in(lake.game.board->populated, x))
            lake.s.level[x] = AS;
    lake_event(&lake, US, 68, UNSHADED);
    lake_play(&lake, "choose rangers");
    lake_refused(&lake, "space phuoc-long", "12.2"); /* nobody lives there */
    assert_true(lake_legal(&lake, "space tay-ninh"));
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 1; phuoc-long: us-troop 1; kien-phong: us-troop 1");
    lake_set_level(&lake, "tay-ninh", AO);
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 119, SHADED);
    lake_refused(&lake, "space phuoc-long", "12.2");
    assert_true(lake_legal(&lake, "space tay-ninh"));
}

static void a_shortage_is_divided_by_the_player(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "north-vietnam: nva-troop 37");
    lake_event(&lake, US, 72, SHADED); /* 3 Troops for 6 spaces, at most 2 each */
    lake_asks(&lake, EV_SPACE, US);
    lake_play(&lake, "space sihanoukville; place nva-troops 1; space sihanoukville");
    lake_play(&lake, "place nva-troops 1");
    lake_refused(&lake, "space sihanoukville", "12.2");
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "space central-laos; place nva-troops 1");
    assert_int_equal(COUNT("sihanoukville", "nva-troop"), 2);
    assert_int_equal(COUNT("central-laos", "nva-troop"), 1);
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: nva-troop 1; tay-ninh: nva-troop 1; saigon: arvn-troop 29 police 30");
    lake_event(&lake, VC, 84, UNSHADED);
    lake_play(&lake, "space tay-ninh; place arvn-troops 1");
    assert_int_equal(COUNT("tay-ninh", "arvn-troop"), 1);
    assert_int_equal(COUNT("hue", "arvn-troop"), 0);
}

/* Taking from the map is never an obligation [6.2]: "done" ends it. */
static void with_nobody_available_the_player_may_stop(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 30; north-vietnam: nva-troop 40");
    lake_set_level(&lake, "tay-ninh", AO);
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 72, SHADED);
    lake_play(&lake, "space tay-ninh; fetch vc-guerrilla hue");
    lake_play(&lake, "done");
    assert_int_equal(COUNT("tay-ninh", "vc-guerrilla"), 1);
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 0);
    assert_int_not_equal(flow_now(&lake.s)->step, EV_SPACE);
}

static void card_94_digs_under_the_base_that_is_named(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: nva-base 1 vc-base 1; kien-phong: vc-base 1");
    lake_event(&lake, VC, 94, UNSHADED);
    lake_play(&lake, "choose tunnels; space tay-ninh; piece vc-base tay-ninh");
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 1);
    assert_int_equal(COUNT("tay-ninh", "nva-base"), 1);
    assert_int_equal(COUNT("kien-phong", "vc-tunnel"), 1);
    lake_empty(&lake, NULL); /* one marker left: one is dug */
    lake_put(&lake, "tay-ninh: vc-base 1; kien-phong: vc-base 1; hue: vc-tunnel 2;"
                    "da-nang: vc-tunnel 2; kontum: nva-tunnel 1");
    lake_event(&lake, VC, 94, UNSHADED);
    lake_play(&lake, "choose tunnels; space kien-phong");
    assert_int_equal(fitl_tunnels_left(&lake.s), 0);
    assert_int_equal(COUNT("tay-ninh", "vc-base"), 1);
}

static void card_67_moves_bases_only_where_there_is_room(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "kien-hoa-vinh-binh: vc-base 1 vc-tunnel 1 vc-guerrilla 1; tay-ninh: nva-base 1");
    lake_event(&lake, VC, 67, SHADED);
    lake_play(&lake, "from kien-hoa-vinh-binh; to tay-ninh; group vc-base 1");
    lake_refused(&lake, "group vc-tunnel 1", "2.7");
    lake_play(&lake, "done; from kien-hoa-vinh-binh; to hue; group vc-tunnel 1; done; done");
    assert_int_equal(COUNT("hue", "vc-tunnel"), 1); /* it keeps its marker */
    assert_int_equal(lake.s.barred, 1u << US | 1u << ARVN);
}

/* ---- Spaces that would not change [0.5, 0.a] ------------------------------------------------- */

static void spaces_are_offered_where_something_happens(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: us-troop 1; ba-xuyen: us-troop 1 vc-guerrilla 1;"
                    "kien-giang-an-xuyen: us-troop 1 nva-troop 1 nva-guerrilla 1");
    lake_event(&lake, US, 100, UNSHADED);
    lake_refused(&lake, "space kien-phong", "12.2");
    lake_play(&lake, "space ba-xuyen");
    lake_refused(&lake, "choose nva", "12.2");
    lake_play(&lake, "choose vc");
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: vc-guerrilla 1; ba-xuyen: us-troop 1 vc-guerrilla 1;"
                    "kien-giang-an-xuyen: police 1 vc-guerrilla 1");
    lake_event(&lake, VC, 100, SHADED);
    lake_refused(&lake, "space kien-phong", "12.2"); /* no cube to lose there */
    lake_play(&lake, "space ba-xuyen; die 5; place vc-guerrillas 1");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "tay-ninh: vc-tunnel 1 us-troop 3; kien-phong: vc-tunnel 1 us-troop 5 vc-guerrilla 1"
             " nva-guerrilla 1");
    lake_event(&lake, US, 102, UNSHADED); /* only one has anybody to lose */
    assert_int_equal(COUNT("kien-phong", "nva-guerrilla"), 0);
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 0);
}

/* ---- Pivotal cards --------------------------------------------------------------------------- */

static void card_122_never_lets_guerrillas_attack(void **state)
{
    Lake lake;
    lake_empty(&lake, "scenario=medium");
    lake_put(&lake, "hue: nva-troop 1 nva-guerrilla 5 us-troop 2");
    lake.s.cap[UNSHADED] = 1u << CAP_PT76; /* the only Troop is lost first */
    lake_event(&lake, NVA, 122, UNSHADED);
    lake_play(&lake, "from hue; to quang-tri-thua-thien; group nva-guerrilla 1; done; done");
    lake_asks(&lake, ATTACK, NVA);
    lake_play(&lake, "space hue");
    assert_int_equal(COUNT("hue", "nva-troop"), 0);
    assert_int_equal(COUNT("hue", "nva-guerrilla"), 4); /* still Underground */
}

/* ---- Free Operations ------------------------------------------------------------------------- */

static void card_67_lands_sweeps_and_assaults(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY; /* Monsoon does not bar it */
    lake_put(&lake, "saigon: us-troop 3; kien-hoa-vinh-binh: vc-guerrilla 2; hue: arvn-troop 1");
    lake_event(&lake, ARVN, 67, UNSHADED);
    lake_play(&lake, "choose us; from saigon; to ba-xuyen; group us-troop 3");
    lake_asks(&lake, EV_SPACE, US); /* a Troop lands once */
    lake_play(&lake, "space kien-hoa-vinh-binh");
    lake_asks(&lake, SWEEP, US);
    lake_refused(&lake, "space hue", "7.1");
    lake_play(&lake, "space kien-hoa-vinh-binh; from ba-xuyen; to kien-hoa-vinh-binh");
    lake_play(&lake, "group us-troop 3; on; space kien-hoa-vinh-binh; done");
    lake_asks(&lake, ASSAULT, US);
    lake_play(&lake, "space kien-hoa-vinh-binh; done");
    assert_int_equal(lake.s.vc[KIEN_HOA], 0);
    lake_empty(&lake, NULL); /* on a LoC there is no Sweep, but an Assault */
    lake_put(&lake, "loc-hue-da-nang: us-troop 2 vc-guerrilla-active 1; hue: us-troop 1");
    lake_event(&lake, VC, 67, UNSHADED);
    lake_play(&lake, "choose us; done; space loc-hue-da-nang; space loc-hue-da-nang");
    assert_int_equal(lake.s.vc[LOC_HUE_DA_NANG], 0);
}

static void card_70_counts_all_cubes_as_us(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.cap[SHADED] = 1u << CAP_PLATOONS | 1u << CAP_ABRAMS; /* the card names the spaces */
    lake_put(&lake, "phu-bon-phu-yen: vc-guerrilla 2 us-base 1; qui-nhon: arvn-troop 1 police 1;"
                    "kontum: us-troop 1 vc-guerrilla 1; khanh-hoa: police 2 vc-guerrilla-active 1");
    lake.s.track[T_AID] = 0;
    lake_event(&lake, VC, 70, UNSHADED);
    lake_play(&lake, "choose arvn; space phu-bon-phu-yen; space kontum; space khanh-hoa");
    lake_asks(&lake, SWEEP, ARVN);
    lake_refused(&lake, "space hue", "7.1");
    lake_play(&lake, "from qui-nhon; to phu-bon-phu-yen; group arvn-troop 1; group police 1; on");
    lake_play(&lake, "space phu-bon-phu-yen; space kontum; space khanh-hoa; done");
    assert_int_equal(COUNT("kontum", "vc-guerrilla-active"), 1); /* a US Troop found it */
    lake_play(&lake, "space phu-bon-phu-yen; space kontum; space khanh-hoa; done");
    assert_int_equal(lake.s.vc[PHU_BON], 0); /* two cubes and a US base: 4 hits, not 1 */
    assert_int_equal(lake.s.vc[KONTUM], 0);
    assert_int_equal(lake.s.vc[KHANH_HOA], 0); /* Police alone */
    assert_int_equal(lake.s.track[T_AID], 0);
}

static void card_70_losses_hit_the_real_piece(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.cap[SHADED] = 1u << CAP_BOOBY_TRAPS | 1u << CAP_COBRAS;
    lake_put(&lake, "qui-nhon: police 1 us-troop 1 vc-guerrilla 3");
    lake_event(&lake, US, 70, UNSHADED);
    lake_play(&lake, "choose us; space qui-nhon; on; space qui-nhon; die 3");
    lake_asks(&lake, REMOVE_PIECE, VC);
    lake_play(&lake, "piece police qui-nhon; done; space qui-nhon; die 1");
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assert_int_equal(COUNT("qui-nhon", "police"), 0);
    assert_int_equal(lake.s.coin[QUI_NHON], 0);
}

static void card_71_marches_over_the_trail_and_attacks_twice(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake.s.trail = 1;
    lake_put(&lake, "north-vietnam: nva-troop 4 nva-guerrilla 1; an-loc: arvn-troop 5;"
                    "khanh-hoa: nva-troop 2");
    lake_event(&lake, US, 71, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    lake_play(&lake, "space an-loc");
    lake_refused(&lake, "from khanh-hoa", "9.10"); /* no way */
    lake_play(&lake, "from north-vietnam; to an-loc");
    lake_refused(&lake, "group nva-guerrilla 1", "6.7");
    lake_play(&lake, "group nva-troop 4; done; space an-loc; done; space an-loc; done");
    assert_int_equal(COUNT("an-loc", "arvn-troop"), 1);
    lake_empty(&lake, NULL);
    lake.s.trail = 0; /* nobody goes on: they attack with who is there */
    lake_put(&lake, "north-vietnam: nva-troop 4; an-loc: arvn-troop 5 nva-troop 2");
    lake_event(&lake, NVA, 71, SHADED);
    lake_play(&lake, "space an-loc");
    lake_asks(&lake, ATTACK, NVA);
    lake_play(&lake, "space an-loc; done; space an-loc; done");
    assert_int_equal(COUNT("an-loc", "arvn-troop"), 3);
}

static void card_74_strikes_into_laos(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.trail = 3;
    lake_put(&lake, "southern-laos: nva-guerrilla 2");
    lake_event(&lake, US, 74, UNSHADED);
    lake_play(&lake, "space southern-laos; space southern-laos; place arvn-troops 6");
    lake_asks(&lake, EV_ANY, ARVN);
    lake_refused(&lake, "limited patrol", "7.4");
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "limited sweep");
    lake_refused(&lake, "space hue", "7.1");
    lake_play(&lake, "space southern-laos; on; space southern-laos; done");
    assert_int_equal(lake.s.trail, 1);
    assert_true(COUNT("southern-laos", "nva-guerrilla-active") > 0);
    assert_int_equal(lake.s.track[T_ARVN], 30);
}

static void card_92_sweeps_or_assaults_around_can_tho(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake_put(&lake, "kien-phong: arvn-troop 2 us-troop 1 vc-guerrilla 2;"
                    "ba-xuyen: arvn-troop 2 vc-guerrilla-active 1;"
                    "loc-can-tho-bac-lieu: police 2 vc-guerrilla-active 1; hue: arvn-troop 1");
    lake_event(&lake, VC, 92, UNSHADED);
    lake_asks(&lake, SWEEP, ARVN);
    lake_refused(&lake, "space hue", "7.1");
    lake_refused(&lake, "space kien-hoa-vinh-binh", "8.27"); /* nobody is there */
    lake_play(&lake, "space kien-phong");
    lake_refused(&lake, "from ba-xuyen", "8.22"); /* in place */
    lake_play(&lake, "on; space kien-phong; done");
    lake_refused(&lake, "space kien-phong", "7.1"); /* one or the other */
    lake_play(&lake, "space ba-xuyen; space loc-can-tho-bac-lieu; done");
    lake_asks(&lake, SWEEP, US);
    lake_play(&lake, "on; done; space kien-phong");
    assert_int_equal(lake.s.vc[BA_XUYEN], 0);
    assert_int_equal(lake.s.vc[LOC_CAN_THO_BAC_LIEU], 0);
    assert_int_equal(lake.s.vc[KIEN_PHONG], 1);
    lake_asks(&lake, ADD_ARVN, US);
    lake_play(&lake, "choose yes");
    assert_int_equal(lake.s.vc[KIEN_PHONG], 0);
}

static void card_92_sends_pieces_down_the_mekong(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-base 1 vc-tunnel 1 vc-guerrilla 2; sihanoukville: nva-troop 2");
    lake_event(&lake, US, 92, SHADED);
    lake_play(&lake, "choose vc");
    lake_asks(&lake, EV_MOVE, VC);
    lake_refused(&lake, "from sihanoukville", "12.2");
    lake_play(&lake, "from tay-ninh; to kien-phong");
    lake_refused(&lake, "group vc-tunnel 1", "6.7");
    lake_play(&lake, "group vc-guerrilla 1; group vc-base 1; done");
    assert_int_equal(COUNT("kien-phong", "vc-base"), 1);
    assert_int_equal(COUNT("tay-ninh", "vc-tunnel"), 1);
}

static void card_95_lifts_fights_in_two_spaces_and_strikes(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.momentum = 1u << MOM_NO_AIR_LIFT | 1u << MOM_LANSDALE; /* the card names them */
    lake_put(&lake, "hue: us-troop 3; da-nang: us-troop 1 arvn-troop 2 vc-guerrilla-active 2;"
                    "saigon: us-troop 1 vc-guerrilla 1; can-tho: us-troop 2 vc-guerrilla-active 1");
    lake_event(&lake, VC, 95, UNSHADED);
    lake_asks(&lake, LIFT, US);
    lake_play(&lake,
              "from hue; to can-tho; group us-troop 1; done; space saigon; on; space saigon; done");
    lake_asks(&lake, ASSAULT, US);
    lake_refused(&lake, "space saigon", "7.1");
    lake_play(&lake, "space da-nang"); /* no ARVN is added */
    lake_refused(&lake, "space can-tho", "12.11");
    lake_play(&lake, "done; die 1; piece vc-guerrilla-active can-tho; done");
    assert_int_equal(COUNT("da-nang", "vc-guerrilla-active"), 1);
    assert_int_equal(lake.s.vc[CAN_THO], 0);
    assert_int_equal(COUNT("saigon", "vc-guerrilla-active"), 1);
}

static void card_99_troops_of_both_fight_as_us(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "da-nang: arvn-troop 2; hue: us-troop 1;"
                    "quang-tri-thua-thien: vc-guerrilla 3 us-base 1 police 2");
    lake_event(&lake, VC, 99, UNSHADED);
    lake_play(&lake, "choose arvn; space quang-tri-thua-thien");
    lake_asks(&lake, SWEEP, ARVN);
    lake_play(&lake,
              "space quang-tri-thua-thien; from hue; to quang-tri-thua-thien; group us-troop 1");
    lake_play(&lake, "from da-nang; to quang-tri-thua-thien; group arvn-troop 2; on");
    lake_play(&lake, "space quang-tri-thua-thien; done");
    assert_int_equal(COUNT("quang-tri-thua-thien", "vc-guerrilla-active"), 3);
    lake_play(&lake, "space quang-tri-thua-thien; done");
    assert_int_equal(lake.s.vc[QUANG_TRI], 0); /* a Highland, but a US base */
}

static void card_99_guerrillas_march_and_ambush(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.cap[UNSHADED] = 1u << CAP_BOOBY_TRAPS; /* does not limit it */
    lake.s.momentum = 1u << MOM_CLAYMORES;
    lake_put(&lake, "tay-ninh: vc-guerrilla 4; saigon: us-troop 4 police 4; an-loc: us-troop 1;"
                    "loc-saigon-an-loc-ban-me-thuot: police 1");
    lake_event(&lake, NVA, 99, SHADED);
    lake_play(&lake, "choose vc; from tay-ninh; to saigon; group vc-guerrilla 2");
    lake_play(&lake, "from tay-ninh; to an-loc; group vc-guerrilla 1");
    lake_play(&lake,
              "from tay-ninh; to loc-saigon-an-loc-ban-me-thuot; group vc-guerrilla 1; done");
    lake_asks(&lake, AMBUSH_SPACES, VC);
    lake_play(&lake, "space saigon; piece us-troop saigon; space an-loc");
    lake_refused(&lake, "space tay-ninh", "1.5");
    lake_play(&lake, "space loc-saigon-an-loc-ban-me-thuot; to saigon; piece police saigon; done");
    assert_int_equal(COUNT("saigon", "us-troop"), 3);
    assert_int_equal(COUNT("an-loc", "us-troop"), 0);
    assert_int_equal(COUNT("saigon", "police"), 3);
}

static void card_96_is_tet_or_gives_it_back(void **state)
{
    Lake lake;
    lake_empty(&lake, "scenario=medium");
    lake_put(&lake, "hue: vc-guerrilla 1 us-troop 1");
    lake_event(&lake, US, 96, SHADED);
    lake_asks(&lake, TERROR, VC);
    lake_play(&lake, "space hue; done; space saigon; place vc-guerrillas 6");
    lake_asks(&lake, ATTACK, VC);
    lake_play(&lake, "space hue; die 1; piece us-troop hue; done");
    assert_int_equal(lake.s.pivotal_used, 0);
    lake_empty(&lake, "scenario=medium");
    lake_put(&lake, "hue: vc-guerrilla 1");
    lake.s.pivotal = 7;
    lake.s.pivotal_used = 1u << VC;
    lake_event(&lake, US, 96, SHADED);
    assert_int_equal(lake.s.pivotal, 15);
    assert_int_equal(lake.s.pivotal_used, 0);
    assert_int_equal(COUNT("hue", "vc-guerrilla"), 1);
}

static void card_117_raises_a_corps_and_sweeps(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.next = KY;
    lake_put(&lake, "hue: arvn-troop 27; kien-phong: vc-guerrilla 2");
    lake.s.box[BOX_AVAILABLE][ARVN_TROOP] -= 2;
    lake.s.box[BOX_OUT][ARVN_TROOP] += 2;
    lake_event(&lake, VC, 117, UNSHADED);
    lake_asks(&lake, EV_SPACE, ARVN);
    lake_refused(&lake, "space north-vietnam", "12.2");
    lake_play(&lake, "space kien-phong");
    lake_refused(&lake, "space hue", "12.2"); /* not next to it */
    lake_play(&lake, "space loc-can-tho-chau-doc");
    lake_asks(&lake, EV_SPACE, ARVN);
    lake_refused(&lake, "done", "12.2"); /* one is Available: two come from Out of Play */
    lake_play(&lake, "space kien-phong; place arvn-troops 2; space kien-phong;"
                     "place arvn-troops 1");
    lake_asks(&lake, SWEEP, ARVN);
    lake_refused(&lake, "space tay-ninh", "7.1");
    lake_play(&lake, "space kien-phong; on; space kien-phong; done");
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla-active"), 2);
}

/* ---- Pieces, levels, tracks ------------------------------------------------------------------ */

static void card_80_pays_for_every_piece_withdrawn(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3; north-vietnam: nva-troop 5");
    lake.s.track[T_PATRONAGE] = 10;
    lake_event(&lake, ARVN, 80, UNSHADED);
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "piece us-troop hue; piece us-troop hue; done; space saigon; space saigon");
    lake_play(
        &lake,
        "space central-laos; place nva-troops 5; done; space the-fishhook; place nva-troops 3");
    assert_int_equal(lake.s.track[T_PATRONAGE], 14);
    assert_int_equal(lake_level(&lake, "saigon"), AO);
    assert_int_equal(COUNT("central-laos", "nva-troop"), 5);
    assert_int_equal(COUNT("the-fishhook", "nva-troop"), 3);
    assert_int_equal(lake.s.stay, 1u << ARVN);
    lake_empty(&lake, NULL);
    lake_event(&lake, VC, 80, UNSHADED);
    assert_int_equal(lake.s.box[BOX_AVAILABLE][NVA_TROOP], 40);
    assert_int_equal(lake.s.stay, 1u << VC);
}

static void card_84_takes_a_third_everywhere(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 4 police 3; saigon: police 2; tay-ninh: arvn-troop 3;"
                    "kien-phong: police 6; loc-hue-da-nang: police 3");
    lake_event(&lake, VC, 84, SHADED);
    lake_asks(&lake, EV_PIECE, ARVN);
    lake_play(&lake,
              "piece police hue; piece arvn-troop hue; piece arvn-troop tay-ninh;"
              "piece police kien-phong; piece police kien-phong; piece police loc-hue-da-nang");
    assert_int_equal(lake.s.coin[HUE], 5);
    assert_int_equal(lake.s.coin[SAIGON], 2);
    assert_int_equal(lake.s.coin[KIEN_PHONG], 4);
    lake_asks(&lake, EV_SPACE, VC);
    lake_refused(&lake, "space saigon", "12.2");
    lake_play(&lake, "space hue; place vc-guerrillas 1; space tay-ninh; place vc-guerrillas 1;"
                     "space loc-hue-da-nang; place vc-guerrillas 1");
    assert_int_equal(lake.s.vc[KIEN_PHONG], 0);
}

static void card_85_turns_three_screws(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.track[T_AID] = 1;
    lake.s.track[T_PATRONAGE] = 10;
    lake_event(&lake, VC, 85, SHADED);
    lake_play(&lake, "choose arvn-down; choose aid-down; choose no");
    assert_int_equal(lake.s.track[T_ARVN], 28);
    assert_int_equal(lake.s.track[T_AID], 0);
    assert_int_equal(lake.s.track[T_PATRONAGE], 10);
    lake_event(&lake, VC, 85, SHADED);
    lake_play(&lake, "choose no");
    lake_refused(&lake, "choose aid-down", "12.2"); /* it is 0 */
    lake_play(&lake, "choose no");
    lake_refused(&lake, "choose no", "16.1"); /* one of the three */
    lake_play(&lake, "choose patronage-up");
    assert_int_equal(lake.s.track[T_PATRONAGE], 12);
}

static void card_90_reinforces_from_three_places(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 1; tay-ninh: arvn-troop 1 vc-guerrilla 1");
    lake_event(&lake, US, 90, UNSHADED);
    lake_refused(&lake, "choose deploy", "12.2");
    lake_play(&lake, "choose on-the-map; from tay-ninh; to hue; group arvn-troop 1");
    lake_play(&lake, "choose available; place arvn-bases 1");
    assert_int_equal(COUNT("hue", "arvn-troop"), 1);
    assert_int_equal(COUNT("hue", "arvn-base"), 1);
}

static void card_90_calls_the_troops_home(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "tay-ninh: arvn-troop 2 arvn-base 1; loc-hue-da-nang: arvn-troop 1;"
             "hue: nva-troop 1; southern-laos: arvn-troop 1 police 1; can-tho: arvn-troop 1");
    lake_event(&lake, VC, 90, SHADED);
    lake_play(&lake, "place vc-guerrillas 1; place nva-guerrillas 1");
    assert_int_equal(lake.s.nva[TAY_NINH] + lake.s.vc[TAY_NINH], 1);
    assert_int_equal(lake.s.nva[SOUTHERN_LAOS] + lake.s.vc[SOUTHERN_LAOS], 1);
    lake_asks(&lake, EV_MOVE, ARVN);
    lake_refused(&lake, "done", "12.2");
    lake_play(&lake, "from tay-ninh");
    lake_refused(&lake, "to hue", "12.2"); /* NVA Control */
    lake_play(&lake, "to saigon; group arvn-troop 2; from southern-laos; to da-nang;"
                     "group arvn-troop 1; from loc-hue-da-nang; to da-nang; group arvn-troop 1");
    lake_play(&lake, "from can-tho; to saigon; group arvn-troop 1"); /* all have moved [14.24] */
    assert_int_equal(COUNT("saigon", "arvn-troop"), 3);
    assert_int_equal(COUNT("southern-laos", "police"), 1);
    assert_int_equal(lake.s.frozen, 0);
}

static void card_91_entertains_the_troops(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 5; saigon: police 1; hue: police 1");
    lake.s.box[BOX_AVAILABLE][US_BASE] -= 1;
    lake.s.box[BOX_CASUALTIES][US_BASE] += 1;
    lake.s.box[BOX_AVAILABLE][US_TROOP] -= 2;
    lake.s.box[BOX_CASUALTIES][US_TROOP] += 2;
    lake_event(&lake, US, 91, UNSHADED);
    lake_play(&lake, "from tay-ninh; to hue; group us-troop 3; from tay-ninh");
    lake_refused(&lake, "to saigon", "12.2"); /* one City */
    lake_play(&lake, "to hue; group us-troop 2; box us-bases 1");
    assert_int_equal(COUNT("hue", "us-troop"), 5);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_TROOP], 1);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_BASE], 0);
}

static void card_91_fills_the_gap(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 2; kien-phong: us-troop 1");
    lake_event(&lake, US, 91, SHADED);
    lake_play(&lake, "choose vc");
    lake_asks(&lake, EV_MOVE, VC);
    lake_play(&lake, "from tay-ninh; to hue; group us-troop 1; place vc-guerrillas 1");
    lake_play(&lake, "from tay-ninh; to saigon; group us-troop 1; place vc-guerrillas 1; done");
    assert_int_equal(COUNT("tay-ninh", "vc-guerrilla"), 2);
    assert_int_equal(COUNT("hue", "us-troop"), 1);
    assert_int_equal(COUNT("kien-phong", "us-troop"), 1);
}

static void card_106_moves_two_provinces_next_to_saigon(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_set_level(&lake, "tay-ninh", AS);
    lake_event(&lake, US, 106, UNSHADED);
    lake_refused(&lake, "space ba-xuyen", "12.2");
    lake_play(&lake, "space tay-ninh");
    lake_refused(&lake, "choose support", "12.2");
    lake_play(&lake, "choose opposition; choose police; place police 1");
    lake_refused(&lake, "space tay-ninh", "12.2");
    lake_play(&lake, "space kien-phong; choose support; choose guerrillas; place vc-guerrillas 1");
    assert_int_equal(lake_level(&lake, "tay-ninh"), PS);
    assert_int_equal(lake_level(&lake, "kien-phong"), PS);
    assert_int_equal(COUNT("tay-ninh", "police"), 1);
    assert_int_equal(COUNT("kien-phong", "vc-guerrilla"), 1);
}

static void card_113_turns_police_into_guerrillas(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: police 3; loc-hue-da-nang: police 4; saigon: police 5");
    lake_event(&lake, VC, 113, SHADED);
    lake_play(&lake, "choose base");
    lake_refused(&lake, "piece police loc-hue-da-nang", "12.2");
    lake_play(&lake, "piece police tay-ninh; place vc-bases 1");
    lake_refused(&lake, "piece police saigon", "12.2");
    for (unsigned i = 0; i < 4; i++)
        lake_play(&lake, "piece police loc-hue-da-nang; place vc-guerrillas 1");
    assert_int_equal(COUNT("tay-ninh", "vc-base"), 1);
    assert_int_equal(COUNT("tay-ninh", "police"), 2);
    assert_int_equal(COUNT("loc-hue-da-nang", "vc-guerrilla"), 4);
    lake_empty(&lake, NULL);
    lake_put(&lake, "loc-hue-da-nang: police 1");
    lake_event(&lake, VC, 113, SHADED);
    lake_refused(&lake, "choose base", "12.2");
}

static void card_117_loses_a_corps(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: arvn-base 1 police 1; saigon: arvn-troop 2; hue: arvn-troop 1");
    lake_event(&lake, VC, 117, SHADED);
    lake_play(&lake, "space tay-ninh");
    lake_refused(&lake, "space hue", "12.2");
    lake_play(&lake, "space saigon; die 3; piece arvn-base tay-ninh; piece police tay-ninh;"
                     "piece arvn-troop saigon");
    assert_int_equal(lake.s.coin[TAY_NINH], 0);
    assert_int_equal(lake.s.coin[SAIGON], 1);
    assert_int_equal(lake.s.barred, 1u << ARVN);
}

/* ---- main ------------------------------------------------------------------------------------ */

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_branch_that_does_nothing_is_not_offered),
        cmocka_unit_test(card_66_may_leave_both_alone),
        cmocka_unit_test(what_a_card_lets_one_do_freely_is_done),
        cmocka_unit_test(card_68_turns_a_province_the_irregulars_leave),
        cmocka_unit_test(cards_68_and_119_take_people_before_wilderness),
        cmocka_unit_test(a_shortage_is_divided_by_the_player),
        cmocka_unit_test(with_nobody_available_the_player_may_stop),
        cmocka_unit_test(card_94_digs_under_the_base_that_is_named),
        cmocka_unit_test(card_67_moves_bases_only_where_there_is_room),
        cmocka_unit_test(spaces_are_offered_where_something_happens),
        cmocka_unit_test(card_122_never_lets_guerrillas_attack),
        cmocka_unit_test(card_67_lands_sweeps_and_assaults),
        cmocka_unit_test(card_70_counts_all_cubes_as_us),
        cmocka_unit_test(card_70_losses_hit_the_real_piece),
        cmocka_unit_test(card_71_marches_over_the_trail_and_attacks_twice),
        cmocka_unit_test(card_74_strikes_into_laos),
        cmocka_unit_test(card_92_sweeps_or_assaults_around_can_tho),
        cmocka_unit_test(card_92_sends_pieces_down_the_mekong),
        cmocka_unit_test(card_95_lifts_fights_in_two_spaces_and_strikes),
        cmocka_unit_test(card_99_troops_of_both_fight_as_us),
        cmocka_unit_test(card_99_guerrillas_march_and_ambush),
        cmocka_unit_test(card_96_is_tet_or_gives_it_back),
        cmocka_unit_test(card_117_raises_a_corps_and_sweeps),
        cmocka_unit_test(card_80_pays_for_every_piece_withdrawn),
        cmocka_unit_test(card_84_takes_a_third_everywhere),
        cmocka_unit_test(card_85_turns_three_screws),
        cmocka_unit_test(card_90_reinforces_from_three_places),
        cmocka_unit_test(card_90_calls_the_troops_home),
        cmocka_unit_test(card_91_entertains_the_troops),
        cmocka_unit_test(card_91_fills_the_gap),
        cmocka_unit_test(card_106_moves_two_provinces_next_to_saigon),
        cmocka_unit_test(card_113_turns_police_into_guerrillas),
        cmocka_unit_test(card_117_loses_a_corps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
