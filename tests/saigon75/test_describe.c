/* test_describe.c: places, map and cards in words: every fact of a position is told, in every
 * language, and nothing that is hidden [16]. */
#include <string.h>

#include "support/cards75.h"
#include "support/combat75.h"
#include "support/words75.h"

static Play p;
static Spoken spoken;

static void describe(const char *place) { tell(&p, DESCRIBE, place, &spoken); }

static void survey(void) { tell(&p, SURVEY, NULL, &spoken); }

static void hand(Seat viewer) { speak(&p.game, &p.s, HAND, viewer, 0, LANG_EN, &spoken); }

/* ---- A province ------------------------------------------------------------------------------ */

static void r10_1_control_is_told_with_its_reason(void **unused)
{
    place(&p, NULL, NV, "pleiku: nvd1; kon_tum: nvd2 svd1; dak_lak: nvd3 svd2; hue: svd3");
    give_militia(&p, "dak_lak");
    give_militia(&p, "quang_tri");
    describe("pleiku");
    assert_told(&spoken, "The North controls it: only its units are here.\nMilitia marker: no.\n");
    describe("kon_tum");
    assert_told(&spoken, "The South controls it: both sides have units here and the North has no");
    describe("dak_lak");
    assert_told(&spoken, "The North controls it: both sides have units here and its militia");
    assert_told(&spoken, "\nMilitia marker: yes.\n");
    describe("hue");
    assert_told(&spoken, "The South controls it: only its units are here.\n");
    describe("quang_tri");
    assert_told(&spoken, "The North controls it by its militia alone: no unit is here.\n");
    describe("saigon");
    assert_told(&spoken, "The South controls it: there is neither unit nor militia.\n");
}

static void r2_2_land_is_told(void **unused)
{
    place(&p, NULL, NV, "");
    describe("pleiku");
    assert_told(&spoken, "Pleiku: on the border of the zone, in the mountains.\n");
    describe("kien_giang");
    assert_told(&spoken, "Kiến Giang: on the border of the zone, on the coast, on the Mekong.\n");
    p.board.coast = 0;
    describe("khanh_hoa");
    assert_told(&spoken, "Khánh Hòa: inland.\n");
}

static void units_are_counted_by_kind_and_step(void **unused)
{
    place(&p, NULL, NV,
          "pleiku: nvd1 nvd2 nvd3- vc1; kon_tum: svd1 svd2- ranger1 ranger2 mech1;"
          "hue: marine1 para1 river1 mech2 mech3");
    describe("pleiku");
    assert_told(&spoken, "North, 4 units: 2 full divisions, 1 reduced division, "
                         "1 Việt Cộng battalion.\nSouth: no unit.\n");
    describe("kon_tum");
    assert_told(&spoken, "North: no unit.\nSouth, 5 units: 1 full division, 1 reduced division, "
                         "2 Rangers, 1 mechanised unit.\n");
    describe("hue");
    assert_told(&spoken, "1 Marine, 1 Paratrooper, 1 River Patrol, 2 mechanised units.\n");
}

static void r5_5_what_units_have_done_is_told_apart(void **unused)
{
    play_phase(&p, NULL, 2, SV, 4, MOVEMENT);
    play_put(&p, "hue: svd1 svd2- svd3 marine1; da_nang: nvd1");
    play_go(&p);
    p.s.activated = UNIT(unit(&p, "svd1")) | UNIT(unit(&p, "svd2"));
    p.s.moved = UNIT(unit(&p, "svd2"));
    p.s.barred = p.s.frozen = UNIT(unit(&p, "marine1"));
    describe("hue");
    assert_told(&spoken, "Activated this phase: 1 full division, 1 reduced division.\n");
    assert_told(&spoken, "Already moved: 1 reduced division.\n");
    assert_told(&spoken, "May not attack this phase: 1 Marine.\n");
    assert_told(&spoken, "May not move this phase: 1 Marine.\n");
    assert_untold(&spoken, "Already fought");
    p.s.absent = p.s.barred;
    describe("hue");
    assert_told(&spoken, "Sitting this phase out: 1 Marine.\n");
    assert_untold(&spoken, "May not");
    describe("da_nang");
    assert_untold(&spoken, "Activated");
}

static void tokens_are_told_by_number_or_as_hidden(void **unused)
{
    place(&p, NULL, NV, "");
    p.s.token_place[0] = (uint8_t)province(&p, "da_nang");
    p.s.token_place[1] = TOKEN_OF_NV;
    describe("da_nang");
    assert_told(&spoken, "Token 3 lies here and counts at the end of turn 3.\n");
    describe("quang_tri");
    assert_untold(&spoken, "oken");
    place(&p, "tokens=hidden", NV, "");
    describe("quang_tri");
    assert_told(&spoken, "A hidden token lies here.\n");
}

static void r9_combats_are_told_as_declared_fought_and_over(void **unused)
{
    place(&p, NULL, NV, "pleiku: nvd1 nvd2 svd1; kon_tum: nvd3 nvd4 svd2; hue: nvd5 svd3");
    play_go(&p);
    play(&p, "attack pleiku; commit nvd1; done; attack kon_tum; commit-all; done");
    describe("pleiku");
    assert_told(&spoken, "Committed to the attack: 1 full division.\n");
    assert_told(&spoken, "A combat is declared here and still to be fought.\n");
    describe("hue");
    assert_untold(&spoken, "combat");
    play(&p, "fight pleiku");
    describe("pleiku");
    assert_told(&spoken, "A combat is being fought here: the North attacks.\n"
                         "Engaged for the North: 1 full division.\n"
                         "Engaged for the South: 1 full division.\n");
    play(&p, "roll nv 0 0; roll sv 0 0; done");
    describe("pleiku");
    assert_told(&spoken, "Already fought: 1 full division.\n");
    assert_told(&spoken, "The combat declared here this phase is over.\n");
}

static void r9_5_arrivals_are_told(void **unused)
{
    place(&p, NULL, NV, "pleiku: nvd1 svd1");
    p.s.arrivals = UNIT(unit(&p, "svd1"));
    describe("pleiku");
    assert_told(&spoken, "Retreated here before this combat: 1 full division.\n");
}

/* [17.1] */
static void neighbours_are_told_with_control_and_strength(void **unused)
{
    place(&p, NULL, NV, "phuoc_binh: nvd1 nvd2 vc1 svd1; saigon: svd2 svd3-");
    give_militia(&p, "phuoc_binh");
    describe("an_loc");
    assert_told(&spoken, "Neighbour Phước Bình: held by the North, 3 units of the North, "
                         "1 unit of the South, militia.\n");
    assert_told(&spoken, "Neighbour Saigon: held by the South, 2 units of the South.\n");
    assert_told(&spoken, "Neighbour Long An: held by the South, no unit.\n");
    assert_told(&spoken, "Neighbour: the zone, 19 units in the Reserve.\n");
    describe("saigon");
    assert_untold(&spoken, "the zone");
}

static void the_reserve_is_told(void **unused)
{
    place(&p, NULL, NV, "reserve: nvd1- nvd2-; out: nvd3 vc1 vc2");
    p.s.infiltration = 3;
    describe("reserve");
    assert_told(&spoken, "North, 19 units: 11 full divisions, 2 reduced divisions, "
                         "6 Việt Cộng battalions.\n");
    assert_told(&spoken, "Infiltration markers left: 3.\n");
    assert_told(&spoken, "It borders on: Quảng Trị, Huế, Đà Nẵng, Kon Tum, Pleiku, ");
}

static void the_boxes_of_the_south_are_told(void **unused)
{
    place(&p, NULL, NV, "");
    p.s.air_box = 3;
    p.s.air_lost = 2;
    describe("box");
    assert_told(&spoken, "Air markers: 3 in the box, 2 lost, 7 still to be bought.\n");
    assert_told(&spoken, "No unit is left to be placed.\n");
    play_start(&p, "tokens=hidden");
    describe("box");
    assert_told(&spoken, "To be placed: 3 Rangers, 4 Marines, 3 Paratroopers, 2 River Patrols.\n");
}

static void air_markers_in_a_combat_are_told(void **unused)
{
    place(&p, NULL, SV, "hue: nvd1 nvd2 svd1 svd2");
    p.s.air_box = 2;
    attack(&p, "hue");
    play(&p, "air 2");
    describe("box");
    assert_told(&spoken, "Air markers: 0 in the box, 0 lost, 10 still to be bought.\n"
                         "Air markers in the combat being fought: 2.\n");
}

/* ---- The map --------------------------------------------------------------------------------- */

static void a_survey_goes_from_what_is_fought_over_to_what_is_empty(void **unused)
{
    place(&p, NULL, NV,
          "hue: nvd6 svd3; pleiku: nvd1 nvd2 svd1; kon_tum: nvd3- svd2; saigon: svd4");
    give_militia(&p, "dak_lak");
    give_militia(&p, "hue");
    play_go(&p);
    play(&p, "attack pleiku; commit-all; attack kon_tum; commit-all; done; fight pleiku");
    survey();
    assert_told(&spoken, "Units of both sides, 3 provinces:\n"
                         "Pleiku: combat being fought; held by the South; North 2 full divisions; "
                         "South 1 full division.\n"
                         "Kon Tum: combat declared; held by the South; North 1 reduced division; "
                         "South 1 full division.\n"
                         "Huế: held by the North; North 1 full division; South 1 full division; "
                         "militia.\n"
                         "Held by the North alone, 1 province:\n"
                         "Đắk Lắk: militia.\n"
                         "Held by the South alone, with units, 1 province:\n"
                         "Saigon: South 1 full division.\n"
                         "Empty and held by the South, 15 provinces:\n");
    assert_told_before(&spoken, "Quảng Trị: token 3.\n", "\nQuảng Ngãi, Phú Yên, ");
    assert_told(&spoken, "Reserve of the North: 10 full divisions, 8 Việt Cộng battalions.\n");
    assert_told(&spoken, "Air markers: 0 in the box, ");
}

static void a_survey_says_when_a_group_is_empty(void **unused)
{
    place(&p, NULL, NV, "reserve: nvd1");
    survey();
    assert_told(&spoken, "No province has units of both sides.\nThe North holds no province alone."
                         "\nNowhere do units of the South stand alone.\n");
    place(&p, NULL, NV,
          "out: nvd1 nvd2 nvd3 nvd4 nvd5 nvd6 nvd7 nvd8 nvd9 nvd10 nvd11 nvd12 nvd13"
          " nvd14 vc1 vc2 vc3 vc4 vc5 vc6 vc7 vc8");
    p.s.militia = ALL_PROVINCES;
    survey();
    assert_told(&spoken, "No province of the South is empty.\nReserve of the North: no unit.\n");
}

static void a_survey_names_every_province_and_every_unit_on_the_map(void **unused)
{
    play_set_up(&p, "tokens=hidden");
    survey();
    for (unsigned i = 0; i < PROVINCES; i++)
        assert_told(&spoken, p.board.name[i]);
    assert_told(&spoken, "; hidden token.\n");
    play_start(&p, "tokens=hidden");
    survey();
    assert_told(&spoken, "To be placed: 3 Rangers, ");
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static void a_hand_is_told_to_its_owner_with_what_cards_do(void **unused)
{
    play_set_up(&p, "hand=3");
    hand(NV);
    assert_told(&spoken, "North Vietnam, 3 cards in hand:\n"
                         "E-01 Counter-attack, in favour of the South. SV may add a die");
    assert_told(&spoken, "South Vietnam: 3 cards in hand, hidden.\n");
    assert_told(&spoken, "Draw pile: 10 cards. Set aside unseen: 4.\n");
    assert_told(&spoken, "No card has been played yet.\n");
    hand(SV);
    assert_told_before(&spoken, "South Vietnam, 3 cards in hand:\nE-02 ", "North Vietnam: 3 cards");
    assert_untold(&spoken, "E-01");
    hand(SEAT_WATCHER);
    assert_told(&spoken, "North Vietnam: 3 cards in hand, hidden.\nSouth Vietnam: 3 cards in hand");
    assert_untold(&spoken, "E-0");
    hand(SEAT_REFEREE);
    assert_told(&spoken, "E-01 ");
    assert_told(&spoken, "E-02 ");
}

static void whom_a_card_favours_is_told(void **unused)
{
    play_set_up(&p, NULL);
    p.s.hand[NV] = 1u << E07_LIMITED_OFFENSIVE | 1u << E19_UPRISING | 1u << E06_RESISTANCE;
    hand(NV);
    assert_told(&spoken, "\nE-06 Stubborn resistance, in favour of the South. ");
    assert_told(&spoken, "\nE-07 Limited offensive, in favour of neither side. ");
    assert_told(&spoken, "\nE-19 Uprising, in favour of the North. ");
}

static void an_empty_hand_and_cards_played_are_told(void **unused)
{
    play_set_up(&p, NULL);
    p.s.hand[SV] = 0;
    p.s.discard = 1u << E02_AMMUNITION_SHORTAGE | 1u << E14_CRISIS;
    p.s.card = E14_CRISIS;
    hand(SV);
    assert_told(&spoken, "South Vietnam: no card in hand.\n");
    assert_told(&spoken, "In force this phase: E-14 Crisis in Saigon. NV counts one");
    assert_told(&spoken, "Cards set aside: 4.\n");
    assert_told(&spoken, "Played or discarded so far: E-02 Ammo shortage, "
                         "E-14 Crisis in Saigon.\n");
}

static void r16_the_four_are_told_to_who_has_seen_them(void **unused)
{
    play_set_up(&p, NULL);
    p.s.seen[NV] = 1u << E02_AMMUNITION_SHORTAGE | 1u << E14_CRISIS;
    p.s.stale[NV] = 1;
    hand(NV);
    assert_told(&spoken, "Set aside, as last seen: E-02 Ammo shortage, E-14 Crisis in Saigon."
                         "\nExchanges by the other side since: 1.\n");
    hand(SV);
    assert_untold(&spoken, "as last seen");
}

/* ---- Languages and whole games --------------------------------------------------------------- */

static void every_text_is_told_in_french_and_italian(void **unused)
{
    static const Topic topics[] = {DESCRIBE, SURVEY, HAND};
    place(&p, NULL, NV, "pleiku: nvd1 nvd2- vc1 svd1 svd2- ranger1; kon_tum: nvd3; hue: svd4");
    give_militia(&p, "kon_tum");
    attack(&p, "pleiku");
    for (unsigned lang = LANG_FR; lang < LANG_COUNT; lang++) {
        for (unsigned i = 0; i < COUNT_OF(topics); i++) {
            for (unsigned at = 0; at <= BOX; at++) {
                speak(&p.game, &p.s, topics[i], NV, at, (Lang)lang, &spoken);
                assert_no_english(&spoken, (Lang)lang);
            }
        }
    }
    speak(&p.game, &p.s, DESCRIBE, NV, province(&p, "pleiku"), LANG_FR, &spoken);
    assert_told(&spoken, "Nord, 3 unités : 1 division complète, 1 division réduite, "
                         "1 bataillon Việt Cộng.\n");
    assert_told(&spoken, "Un combat est en cours ici : le Nord attaque.\n");
    speak(&p.game, &p.s, DESCRIBE, NV, province(&p, "kon_tum"), LANG_IT, &spoken);
    assert_told(&spoken, "La controlla il Nord: ci sono solo sue unità.\nSegnalino milizia: sì.\n");
}

static void assert_same(const Game *g, const State *x, const State *y, Topic topic, Seat viewer,
                        unsigned at, Lang lang)
{
    static Spoken one, other;
    speak(g, x, topic, viewer, at, lang, &one);
    speak(g, y, topic, viewer, at, lang, &other);
    assert_string_equal(one.words, other.words);
}

/* Each position in one language and for one viewer, both in turn. */
static void look(const Game *g, const State *s, Rng *rng, unsigned number)
{
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER, SEAT_REFEREE};
    const Seat viewer = viewers[number % 4];
    const Lang lang = (Lang)(number / 4 % LANG_COUNT);
    State drawn = *s;
    s75_resample(g, &drawn, viewer, rng);
    for (unsigned at = 0; at <= BOX; at++)
        if (at % 4 == number / 2 % 4 || at >= RESERVE)
            assert_same(g, s, &drawn, DESCRIBE, viewer, at, lang);
    assert_same(g, s, &drawn, SURVEY, viewer, 0, lang);
    assert_same(g, s, &drawn, HAND, viewer, 0, lang);
}

static void r16_texts_are_whole_and_betray_nothing_in_whole_games(void **unused)
{
    static const char *const options[] = {"edition=1 hand=3", "edition=2 hand=8 tokens=hidden",
                                          "edition=2 hand=3 sv_air=2", "edition=1 hand=8"};
    for (unsigned i = 0; i < 4 * COUNT_OF(options); i++)
        watch_game(&p, options[i % COUNT_OF(options)], i + 1, look);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r10_1_control_is_told_with_its_reason),
        cmocka_unit_test(r2_2_land_is_told),
        cmocka_unit_test(units_are_counted_by_kind_and_step),
        cmocka_unit_test(r5_5_what_units_have_done_is_told_apart),
        cmocka_unit_test(tokens_are_told_by_number_or_as_hidden),
        cmocka_unit_test(r9_combats_are_told_as_declared_fought_and_over),
        cmocka_unit_test(r9_5_arrivals_are_told),
        cmocka_unit_test(neighbours_are_told_with_control_and_strength),
        cmocka_unit_test(the_reserve_is_told),
        cmocka_unit_test(the_boxes_of_the_south_are_told),
        cmocka_unit_test(air_markers_in_a_combat_are_told),
        cmocka_unit_test(a_survey_goes_from_what_is_fought_over_to_what_is_empty),
        cmocka_unit_test(a_survey_says_when_a_group_is_empty),
        cmocka_unit_test(a_survey_names_every_province_and_every_unit_on_the_map),
        cmocka_unit_test(a_hand_is_told_to_its_owner_with_what_cards_do),
        cmocka_unit_test(whom_a_card_favours_is_told),
        cmocka_unit_test(an_empty_hand_and_cards_played_are_told),
        cmocka_unit_test(r16_the_four_are_told_to_who_has_seen_them),
        cmocka_unit_test(every_text_is_told_in_french_and_italian),
        cmocka_unit_test(r16_texts_are_whole_and_betray_nothing_in_whole_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
