/* test_r12_offers.c: what a card offers and what it leaves free: no branch and no faction that
 * could do nothing [0.6], every space the text names [0.5], the fullest first [0.a], and no piece
 * that must leave the map for another place [0.9]. */
#include "support/lake.h"

#define COUNT(space, kind) lake_count(&lake, space, kind)

/* ---- Branches [0.6] -------------------------------------------------------------------------- */

static void card_94_offers_no_tunnels_where_none_can_be_dug(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 1 vc-tunnel 1; saigon: vc-base 1");
    lake_event(&lake, US, 94, UNSHADED); /* the only open base is in a City */
    lake_refused(&lake, "choose tunnels", "12.2");
    assert_true(lake_legal(&lake, "choose remove"));
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-troop 1 vc-tunnel 2; binh-dinh: vc-tunnel 2; kontum: us-troop 1");
    lake_put(&lake, "north-vietnam: nva-tunnel 2; phuoc-long: vc-base 1"); /* no marker is left */
    lake_event(&lake, US, 94, UNSHADED);
    lake_refused(&lake, "choose tunnels", "12.2");
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-tunnel 1; phuoc-long: vc-base 1");
    lake_event(&lake, US, 94, UNSHADED);
    lake_refused(&lake, "choose remove", "12.2"); /* no US Troops */
    assert_true(lake_legal(&lake, "choose tunnels"));
}

static void card_69_offers_no_pair_that_can_do_nothing(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 2 arvn-troop 1");
    lake_event(&lake, US, 69, UNSHADED);
    lake_refused(&lake, "choose nva-and-vc", "12.2");
    assert_true(lake_legal(&lake, "choose us-and-arvn"));
    lake_empty(&lake, NULL);
    lake.s.trail = 0;
    lake_put(&lake, "tay-ninh: vc-guerrilla 1");
    lake_event(&lake, US, 69, UNSHADED);
    lake_refused(&lake, "choose us-and-arvn", "12.2");
    assert_true(lake_legal(&lake, "choose nva-and-vc"));
}

static void card_90_offers_no_move_without_a_place_to_go(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: arvn-troop 2");
    lake_event(&lake, US, 90, UNSHADED); /* they are in the only space under COIN Control */
    lake_refused(&lake, "choose on-the-map", "12.2");
    assert_true(lake_legal(&lake, "choose available"));
    lake_put(&lake, "hue: us-troop 1");
    assert_true(lake_legal(&lake, "choose on-the-map"));
}

static void a_faction_that_can_do_nothing_is_not_offered(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-guerrilla 1; central-laos: nva-troop 3");
    lake_event(&lake, US, 92, SHADED);
    lake_refused(&lake, "choose nva", "12.2");
    assert_true(lake_legal(&lake, "choose vc"));
    lake_event(&lake, US, 99, SHADED); /* Troops do not march with this card */
    lake_refused(&lake, "choose nva", "12.2");
    assert_true(lake_legal(&lake, "choose vc"));
    lake_empty(&lake, NULL); /* neither can: either may be named */
    lake_event(&lake, US, 92, SHADED);
    assert_true(lake_legal(&lake, "choose nva"));
    assert_true(lake_legal(&lake, "choose vc"));
}

/* A branch is made of lines that can tell whether they would do something, of dice and of what only
 * remembers something. */
static void judge(Lines lines)
{
    for (unsigned i = 0; i < lines.count; i++) {
        const Effect *e = &lines.line[i];
        if (e->option || e->who == AS_PICKED)
            assert_true(fitl_card_verbs[e->verb].works || e->verb == E_DIE || e->verb == E_MARK);
    }
}

static void every_branch_is_made_of_lines_that_can_be_judged(void **state)
{
    for (unsigned edition = 1; edition <= 2; edition++) {
        Lake lake;
        lake_start(&lake, edition == 1 ? "edition=1" : "edition=2");
        for (unsigned card = 1; card < FIRST_COUP; card++)
            for (unsigned side = UNSHADED; side <= SHADED; side++)
                judge(fitl_lines(&lake.game, card, side));
    }
}

/* ---- Spaces [0.5, 0.a] ----------------------------------------------------------------------- */

static void cards_67_and_99_name_any_space_with_or_without_insurgents(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3; saigon: vc-guerrilla 1");
    lake_event(&lake, US, 67, UNSHADED);
    lake_play(&lake, "choose us; done");
    lake_asks(&lake, EV_SPACE, US);
    assert_true(lake_legal(&lake, "space saigon"));
    assert_true(lake_legal(&lake, "space quang-tri-thua-thien"));
    assert_true(lake_legal(&lake, "space loc-hue-da-nang"));
    lake_refused(&lake, "space north-vietnam", "12.2");
    lake_refused(&lake, "space tay-ninh", "12.2");
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-troop 3 arvn-troop 1; kontum: vc-guerrilla 1");
    lake_event(&lake, US, 99, UNSHADED);
    lake_play(&lake, "choose us");
    lake_asks(&lake, EV_SPACE, US);
    assert_true(lake_legal(&lake, "space kontum"));
    assert_true(lake_legal(&lake, "space hue"));
    lake_refused(&lake, "space loc-hue-da-nang", "12.2");
    lake_refused(&lake, "space tay-ninh", "12.2");
}

static void card_119_takes_the_province_where_all_of_it_happens(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "tay-ninh: us-troop 1 us-base 2; kien-phong: us-troop 1; binh-dinh: us-troop 1");
    lake_set_level(&lake, "binh-dinh", AO);
    lake_event(&lake, VC, 119, SHADED); /* full of bases; nothing; opposed already */
    lake_play(&lake, "place vc-bases 1");
    assert_int_equal(lake_level(&lake, "kien-phong"), AO);
    assert_int_equal(COUNT("kien-phong", "vc-base"), 1);
    assert_int_equal(lake_level(&lake, "tay-ninh"), NEUTRAL);
    lake_empty(&lake, NULL); /* nowhere all of it: where more of it happens */
    lake_put(&lake, "tay-ninh: us-troop 1 us-base 2; kien-phong: us-troop 1 us-base 2");
    lake_put(&lake, "binh-dinh: us-troop 1");
    lake_set_level(&lake, "binh-dinh", AO);
    lake_set_level(&lake, "kien-phong", AO);
    lake_event(&lake, VC, 119, SHADED);
    lake_asks(&lake, EV_SPACE, VC);
    assert_true(lake_legal(&lake, "space tay-ninh"));
    assert_true(lake_legal(&lake, "space binh-dinh"));
    lake_refused(&lake, "space kien-phong", "12.2");
}

static void card_48_takes_a_province_without_people_last(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "phuoc-long: us-base 1 vc-guerrilla 2; southern-laos: us-base 1");
    lake_event(&lake, US, 48, UNSHADED); /* only guerrillas can go there */
    lake_asks(&lake, EV_PIECE, US);
    lake_play(&lake, "piece vc-guerrilla phuoc-long; piece vc-guerrilla phuoc-long");
    assert_int_equal(COUNT("phuoc-long", "vc-guerrilla"), 0);
    lake_empty(&lake, NULL);
    lake_put(&lake, "phuoc-long: us-base 1 vc-guerrilla 2; tay-ninh: us-base 1 vc-guerrilla 1");
    lake_set_level(&lake, "tay-ninh", AS);
    lake_event(&lake, US, 48, UNSHADED);
    lake_asks(&lake, EV_PIECE, US);
    lake_refused(&lake, "piece vc-guerrilla phuoc-long", "12.2");
    lake_play(&lake, "done");
}

static void card_97_spreads_terror_in_a_city_that_cannot_shift(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1");
    lake_set_level(&lake, "hue", AO);
    lake_event(&lake, VC, 97, SHADED);
    assert_int_equal(lake.s.terror[HUE], 1);
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-guerrilla 1; saigon: vc-guerrilla 1");
    lake_set_level(&lake, "hue", AO);
    lake_event(&lake, VC, 97, SHADED); /* the whole effect comes first */
    assert_int_equal(lake_level(&lake, "saigon"), AO);
    assert_int_equal(lake.s.terror[HUE], 0);
    assert_int_equal(lake.s.terror[SAIGON], 1);
}

static void card_68_takes_irregulars_of_a_city_if_no_province_has_any(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: irregular 2; saigon: irregular 2");
    lake_event(&lake, VC, 68, SHADED);
    assert_true(lake_legal(&lake, "piece irregular hue"));
    assert_true(lake_legal(&lake, "piece irregular saigon"));
}

static void shifts_take_the_provinces_that_the_card_names(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "saigon: police 1; phuoc-long: police 1; tay-ninh: police 1; binh-dinh: police 1");
    lake_put(&lake, "kien-phong: police 1; ba-xuyen: police 1; quang-nam: police 1");
    lake_set_level(&lake, "binh-dinh", AO);
    lake_event(&lake, VC, 105, SHADED); /* Police, people, not at AO already */
    assert_true(lake_legal(&lake, "space tay-ninh"));
    lake_refused(&lake, "space saigon", "12.2");
    lake_refused(&lake, "space phuoc-long", "12.2");
    lake_refused(&lake, "space binh-dinh", "12.2");
    lake_refused(&lake, "space khanh-hoa", "12.2");
    lake_set_level(&lake, "khanh-hoa", AO);
    lake_event(&lake, VC, 95, SHADED); /* the others */
    assert_true(lake_legal(&lake, "space quang-tri-thua-thien"));
    lake_refused(&lake, "space tay-ninh", "12.2");
    lake_refused(&lake, "space khanh-hoa", "12.2");
    lake_refused(&lake, "space southern-laos", "12.2");
    lake_refused(&lake, "space hue", "12.2");
}

static void card_48_takes_a_base_with_two_cubes_but_not_with_three(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: us-base 1 police 2; binh-dinh: arvn-base 1 police 2 arvn-troop 1");
    lake_event(&lake, VC, 48, SHADED);
    assert_int_equal(COUNT("tay-ninh", "us-base"), 0);
    assert_int_equal(lake.s.box[BOX_CASUALTIES][US_BASE], 1);
    assert_int_equal(COUNT("binh-dinh", "arvn-base"), 1);
    assert_int_equal(lake_level(&lake, "tay-ninh"), AO);
}

static void card_114_turns_three_cities_and_no_other(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_event(&lake, VC, 114, SHADED);
    lake_play(&lake, "place vc-bases 1");
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        assert_int_equal(lake.s.level[x], x == HUE || x == DA_NANG || x == SAIGON ? PO : NEUTRAL);
}

static void card_59_takes_nva_pieces_near_a_coin_base(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: us-base 1; quang-tri-thua-thien: nva-troop 4; tay-ninh: nva-troop 4");
    lake_event(&lake, US, 59, UNSHADED); /* there is one such space */
    lake_asks(&lake, EV_PIECE, US);
    lake_refused(&lake, "piece nva-troop tay-ninh", "12.2");
    for (unsigned i = 0; i < 3; i++)
        lake_play(&lake, "piece nva-troop quang-tri-thua-thien");
    assert_int_equal(COUNT("quang-tri-thua-thien", "nva-troop"), 1);
}

static void card_111_shifts_wild_country_with_insurgents(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: vc-guerrilla 1; kien-phong: vc-guerrilla 1; hue: nva-troop 1");
    lake_event(&lake, VC, 111, SHADED);
    assert_int_equal(lake_level(&lake, "tay-ninh"), PO);
    assert_int_equal(lake_level(&lake, "kien-phong"), NEUTRAL); /* a Lowland */
    assert_int_equal(lake_level(&lake, "hue"), NEUTRAL);
    assert_int_equal(lake_level(&lake, "binh-dinh"), NEUTRAL); /* nobody there */
}

static void card_103_gives_us_one_limited_operation(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "saigon: us-troop 2 vc-guerrilla-active 1; hue: us-troop 2 vc-guerrilla-active 1");
    lake_event(&lake, VC, 103, UNSHADED);
    lake_asks(&lake, EV_ANY, US);
    lake_play(&lake, "limited assault; space saigon");
    assert_int_equal(COUNT("saigon", "vc-guerrilla-active"), 0);
    assert_int_not_equal(flow_now(&lake.s)->step, EV_ANY);
}

/* ---- Taking from the map is free [0.9] ------------------------------------------------------- */

/* All VC guerrillas are on the map, bases are not: and these have no room where the card wants
 * them. */
static void put_all_guerrillas(Lake *lake) { lake_put(lake, "tay-ninh: vc-guerrilla 30"); }

static void nobody_leaves_the_map_for_saigon_unless_vc_likes(void **state)
{
    static const struct {
        uint8_t card, side;
    } sides[] = {{89, SHADED}, {114, SHADED}};
    for (unsigned i = 0; i < COUNT_OF(sides); i++) {
        Lake lake;
        lake_empty(&lake, NULL);
        put_all_guerrillas(&lake);
        lake_put(&lake, "saigon: us-base 2");
        lake_event(&lake, VC, sides[i].card, sides[i].side);
        lake_asks(&lake, EV_SPACE, VC);
        assert_true(lake_legal(&lake, "space saigon"));
        lake_play(&lake, "done");
        assert_int_equal(COUNT("tay-ninh", "vc-guerrilla"), 30);
    }
}

static void nobody_leaves_the_map_for_a_full_lowland(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    put_all_guerrillas(&lake);
    lake_put(&lake, "ba-xuyen: us-base 1 vc-base 1 us-troop 1");
    lake_event(&lake, VC, 100, SHADED);
    lake_play(&lake, "die 1");
    lake_asks(&lake, EV_SPACE, VC);
    lake_play(&lake, "done");
    assert_int_equal(COUNT("ba-xuyen", "vc-guerrilla"), 0);
}

static void nobody_leaves_the_map_for_full_provinces_of_cambodia(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "north-vietnam: nva-troop 40 nva-guerrilla 20");
    lake_put(&lake, "northeast-cambodia: nva-base 2; the-fishhook: nva-base 2");
    lake_put(&lake, "the-parrots-beak: nva-base 2; sihanoukville: nva-base 2");
    lake_event(&lake, NVA, 2, SHADED);
    lake_asks(&lake, EV_SPACE, NVA);
    lake_play(&lake, "done");
    assert_int_equal(COUNT("north-vietnam", "nva-troop"), 40);
    lake_asks(&lake, EV_MOVE, US);
}

static void nobody_leaves_the_map_for_full_cities(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    put_all_guerrillas(&lake);
    lake_put(&lake, "hue: us-base 2; da-nang: us-base 2; kontum: us-base 2; saigon: arvn-base 2");
    lake_put(&lake, "qui-nhon: vc-base 2; cam-ranh: vc-base 2; an-loc: vc-base 2");
    lake_put(&lake, "can-tho: vc-base 2");
    for (unsigned x = 0; x < FIRST_PROVINCE; x++)
        assert_false(base_room(&lake.s, x));
    lake_event(&lake, VC, 96, SHADED);
    lake_play(&lake, "space tay-ninh; done");
    lake_asks(&lake, EV_SPACE, VC);
    lake_play(&lake, "done");
    assert_int_equal(lake.s.at[TAY_NINH][K_VC_GUERRILLA] + lake.s.at[TAY_NINH][K_VC_GUERRILLA_A],
                     30);
}

static void an_available_piece_that_fits_somewhere_is_still_owed(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    put_all_guerrillas(&lake);
    lake_event(&lake, VC, 118, SHADED); /* a base has room in many spaces */
    lake_refused(&lake, "done", "12.2");
    lake_empty(&lake, NULL);
    lake_put(&lake, "tay-ninh: arvn-troop 30 police 29 ranger 6");
    lake_event(&lake, ARVN, 87, UNSHADED);
    lake_refused(&lake, "done", "12.2"); /* bases and a Police are Available */
    lake_play(&lake, "space hue; place arvn-bases 2; place police 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(card_94_offers_no_tunnels_where_none_can_be_dug),
        cmocka_unit_test(card_69_offers_no_pair_that_can_do_nothing),
        cmocka_unit_test(card_90_offers_no_move_without_a_place_to_go),
        cmocka_unit_test(a_faction_that_can_do_nothing_is_not_offered),
        cmocka_unit_test(every_branch_is_made_of_lines_that_can_be_judged),
        cmocka_unit_test(cards_67_and_99_name_any_space_with_or_without_insurgents),
        cmocka_unit_test(card_119_takes_the_province_where_all_of_it_happens),
        cmocka_unit_test(card_48_takes_a_province_without_people_last),
        cmocka_unit_test(card_97_spreads_terror_in_a_city_that_cannot_shift),
        cmocka_unit_test(card_68_takes_irregulars_of_a_city_if_no_province_has_any),
        cmocka_unit_test(shifts_take_the_provinces_that_the_card_names),
        cmocka_unit_test(card_48_takes_a_base_with_two_cubes_but_not_with_three),
        cmocka_unit_test(card_114_turns_three_cities_and_no_other),
        cmocka_unit_test(card_59_takes_nva_pieces_near_a_coin_base),
        cmocka_unit_test(card_111_shifts_wild_country_with_insurgents),
        cmocka_unit_test(card_103_gives_us_one_limited_operation),
        cmocka_unit_test(nobody_leaves_the_map_for_saigon_unless_vc_likes),
        cmocka_unit_test(nobody_leaves_the_map_for_a_full_lowland),
        cmocka_unit_test(nobody_leaves_the_map_for_full_provinces_of_cambodia),
        cmocka_unit_test(nobody_leaves_the_map_for_full_cities),
        cmocka_unit_test(an_available_piece_that_fits_somewhere_is_still_owed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
