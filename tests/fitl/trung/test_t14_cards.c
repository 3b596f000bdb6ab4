/* test_t14_cards.c: rows of the bots' table of events that leave nothing to choose, or next to
 * nothing: the card is carried out as it stands, and only where it does something [T5.2, T14.1]. */
#include "support/bot.h"

typedef struct Row {
    uint8_t card, faction, leader_cards;
    const char *options, *position, *left;
} Row;

static const char bots[] = "bots=all", person[] = "bots=us-arvn-vc"; /* a person leads the NVA */
static const char pivotal[] = "scenario=medium bots=all";

/* The second may execute the event, after an Operation with an activity. */
static void stand(const Row *row)
{
    bot_given(row->options, row->position);
    bot_turn(row->faction, row->card, 47);
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = (uint8_t)(1u << (row->faction == US ? ARVN : US));
    table.s.leader_cards = row->leader_cards;
}

static void executes(const Row *row)
{
    stand(row);
    bot_finishes("");
    if (bot_memory.action != DO_EVENT)
        fail_msg("card %u is not executed by faction %u", row->card, row->faction);
    bot_leaves(row->left);
}

static void execute_all(const Row *rows, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        executes(&rows[i]);
}

static bool effective(const Row *row)
{
    stand(row);
    return trung_event_effective(bot_looks(row->faction, ""), row->card, row->faction);
}

/* The card is over: on the next one. */
static bool is_eligible(unsigned f) { return table.s.eligible >> f & 1; }

/* ---- The Trail ------------------------------------------------------------------------------- */

/* #5: SA-2s go, else the Trail and what a person has; never both. A bot has no Resources. */
static void t14_1_card_5_takes_the_missiles_or_the_trail(void **state)
{
    static const Row rows[] = {
        {5, ARVN, 1, bots, "trail 3; nva 30", "trail 1; nva 30"},
        {5, ARVN, 1, bots, "trail 1", "trail 0"},
        {5, ARVN, 1, bots, "trail 3; capability 34 shaded", "trail 3"},
        {5, ARVN, 1, person, "trail 0; nva 12", "trail 0; nva 3"},
        {5, ARVN, 1, person, "trail 4; nva 4", "trail 2; nva 0"},
        {5, ARVN, 1, person, "trail 4; nva 12; capability 34 shaded", "trail 4; nva 12"},
    };
    execute_all(rows, COUNT_OF(rows));
    assert_false(cap(&table.s, CAP_SA2, SHADED));
    assert_false(cap(&table.s, CAP_SA2, UNSHADED));
}

/* An unshaded one is no reason. */
static void t5_2_card_5_needs_missiles_the_trail_or_a_person(void **state)
{
    static const Row missiles = {5, ARVN, 1, bots, "trail 0; capability 34 shaded", ""};
    static const Row unshaded = {5, ARVN, 1, bots, "trail 0; capability 34 unshaded", ""};
    static const Row nothing = {5, ARVN, 1, bots, "trail 0; nva 30", ""};
    assert_true(effective(&missiles));
    assert_false(effective(&unshaded));
    assert_false(effective(&nothing));
}

static void t14_1_card_35_cuts_the_trail_by_three(void **state)
{
    static const Row rows[] = {
        {35, US, 1, bots, "trail 4", "trail 1"},
        {35, ARVN, 1, bots, "trail 4", "trail 1"},
        {35, US, 1, bots, "trail 2", "trail 0"},
        {35, ARVN, 1, person, "trail 1; nva 20", "trail 0; nva 20"},
    };
    execute_all(rows, COUNT_OF(rows));
}

/* Its Air Strike in the first edition: six hits, three boxes of the Trail, NVA -6 [T2.10]. */
static void t14_1_card_35_strikes_in_the_first_edition(void **state)
{
    static const Row rows[] = {
        {35, US, 1, "edition=1 bots=all", "trail 4; hue: us-troop 1 nva-troop 2",
         "trail 1; hue: nva-troop 0 po"},
        {35, ARVN, 1, "edition=1 bots=us-arvn-vc", "trail 2; nva 20; hue: us-troop 1 nva-troop 2",
         "trail 0; nva 14; hue: nva-troop 0 po"},
    };
    execute_all(rows, COUNT_OF(rows));
}

/* ---- Saigon ---------------------------------------------------------------------------------- */

static void t14_1_card_88_saigon_and_patronage(void **state)
{
    static const Row rows[] = {
        {88, US, 1, bots, "saigon: n; patronage 10", "saigon: ps; patronage 15"},
        {88, ARVN, 1, bots, "saigon: as; patronage 72", "saigon: as; patronage 75"},
        {88, NVA, 1, bots, "saigon: as; patronage 10", "saigon: ps; patronage 5"},
        {88, VC, 1, bots, "saigon: ao; patronage 3", "saigon: po; patronage 0"},
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        executes(&rows[i]);
        if (SIDE_OF(rows[i].faction)) /* else it has acted */
            assert_false(is_eligible(ARVN));
    }
}

/* With nothing to lower it is worth it while ARVN could act on the next card. */
static void t5_2_card_88_keeps_arvn_from_the_next_card(void **state)
{
    static const Row rows[] = {{88, NVA, 1, bots, "saigon: n; patronage 0", ""},
                               {88, VC, 1, bots, "saigon: n; patronage 0", ""}};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        const unsigned f = rows[i].faction;
        assert_true(effective(&rows[i]));
        table.s.acted = 1u << ARVN;
        assert_false(trung_event_effective(bot_looks(f, ""), 88, f));
        table.s.stay = 1u << ARVN;
        assert_true(trung_event_effective(bot_looks(f, ""), 88, f));
    }
}

static void t14_1_card_109_cities_with_vc(void **state)
{
    static const Row row = {109,
                            US,
                            1,
                            bots,
                            "saigon: vc-guerrilla 1 n; hue: vc-base 1 as; da-nang: vc-tunnel 1 ao;"
                            " kontum: nva-troop 1 n; binh-dinh: vc-guerrilla 1 n",
                            "saigon: ps; hue: as; da-nang: po; kontum: n; can-tho: n;"
                            " binh-dinh: n"};
    static const Row high = {109, US, 1, bots, "hue: vc-base 1 as; binh-dinh: vc-guerrilla 1", ""};
    executes(&row);
    assert_false(effective(&high));
}

/* A base only where there is room; nobody is taken from the map [T2.8]; VC acts again. */
static void t14_1_card_109_vc_moves_into_saigon(void **state)
{
    static const Row rows[] = {
        {109, VC, 1, bots, "", "saigon: vc-base 1 vc-guerrilla 1"},
        {109, VC, 1, bots, "saigon: us-base 1 arvn-base 1", "saigon: vc-base 0 vc-guerrilla 1"},
        {109, VC, 1, bots, "tay-ninh: vc-guerrilla 30",
         "saigon: vc-base 1 vc-guerrilla 0; tay-ninh: vc-guerrilla 30"},
    };
    static const Row full = {
        109, VC, 1, bots, "tay-ninh: vc-guerrilla 30; saigon: us-base 1 arvn-base 1", ""};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        executes(&rows[i]);
        assert_true(is_eligible(VC));
    }
    assert_false(effective(&full));
}

/* ---- Tunnels --------------------------------------------------------------------------------- */

#define TUNNEL_18 "binh-dinh: us-troop 3 vc-tunnel 1 vc-guerrilla 1"

/* By the own list of removals: no Underground guerrilla at the base [VBI] before all others, for
 * the US then too few Troops where there is support [UGS], then most people. Where no guerrilla is,
 * or no Control, nothing is to be had. */
static void t14_1_card_102_empties_a_space_by_the_own_list(void **state)
{
    static const Row rows[] = {
        {102, US, 1, bots,
         TUNNEL_18 "; khanh-hoa: us-troop 4 vc-tunnel 1 vc-guerrilla-active 1"
                   " nva-guerrilla-active 1; quang-nam: us-troop 1 vc-tunnel 1",
         "khanh-hoa: vc-guerrilla-active 0 nva-guerrilla-active 0 vc-tunnel 1;"
         " binh-dinh: vc-guerrilla 1"},
        {102, US, 1, bots,
         TUNNEL_18 "; khanh-hoa: arvn-troop 4 vc-tunnel 1 vc-guerrilla 1 nva-guerrilla-active 1 ps",
         "khanh-hoa: vc-guerrilla 0 nva-guerrilla-active 0 vc-tunnel 1; binh-dinh: vc-guerrilla 1"},
        {102, ARVN, 1, bots,
         TUNNEL_18 "; khanh-hoa: arvn-troop 3 vc-tunnel 1 vc-guerrilla 1 ps;"
                   " tay-ninh: us-troop 1 vc-tunnel 1 vc-guerrilla-active 1",
         "binh-dinh: vc-guerrilla 0 vc-tunnel 1; khanh-hoa: vc-guerrilla 1;"
         " tay-ninh: vc-guerrilla-active 1"},
        {102, ARVN, 1, bots,
         TUNNEL_18 "; khanh-hoa: us-troop 4 nva-tunnel 1 nva-guerrilla-active 2",
         "khanh-hoa: nva-guerrilla-active 0 nva-tunnel 1; binh-dinh: vc-guerrilla 1"},
    };
    static const Row nobody = {102,
                               US,
                               1,
                               bots,
                               "binh-dinh: us-troop 3 vc-tunnel 1; tay-ninh: vc-tunnel 1"
                               " vc-guerrilla 1; hue: us-troop 3 vc-base 1 vc-guerrilla 1",
                               ""};
    execute_all(rows, COUNT_OF(rows));
    assert_false(effective(&nobody));
}

/* ---- Boxes ----------------------------------------------------------------------------------- */

static void t14_1_card_108_troops_change_boxes(void **state)
{
    static const Row rows[] = {
        {108, US, 1, bots, "casualties: us-troops 2; out-of-play: us-troops 5",
         "casualties: us-troops 2; out-of-play: us-troops 2; available: us-troops 36"},
        {108, US, 1, bots, "out-of-play: us-troops 2 us-bases 1",
         "out-of-play: us-troops 0 us-bases 1; available: us-troops 40"},
        {108, NVA, 1, bots, "casualties: us-troops 1 irregulars 1",
         "casualties: us-troops 1 irregulars 1; out-of-play: us-troops 2; available: us-troops 37"},
        {108, NVA, 1, bots, "casualties: us-troops 5; hue: us-troop 33",
         "casualties: us-troops 5; out-of-play: us-troops 2; available: us-troops 0"},
        {108, NVA, 1, bots, "casualties: us-troops 5",
         "casualties: us-troops 5; out-of-play: us-troops 3; available: us-troops 32"},
    };
    static const Row idle[] = {
        {108, US, 1, bots, "casualties: us-troops 2 us-bases 1; out-of-play: us-troops 5", ""},
        {108, US, 1, bots, "out-of-play: us-bases 1 irregulars 1", ""},
        {108, NVA, 1, bots, "casualties: us-troops 1; hue: us-troop 39", ""},
    };
    execute_all(rows, COUNT_OF(rows));
    for (unsigned i = 0; i < COUNT_OF(idle); i++)
        assert_false(effective(&idle[i]));
}

/* Four, with three leaders two; P-place: the base where none is, in a Highland where most live
 * [US-PB], Troops and Irregulars beside it while it has no three cubes [US-PF: PUB]. */
static void t14_6_card_120_brings_pieces_of_all_kinds(void **state)
{
    static const char camp[] = "quang-tri-thua-thien: us-base 1 police 3;"
                               " out-of-play: us-bases 1 us-troops 2 irregulars 2";
    static const Row rows[] = {
        {120, US, 2, bots, camp,
         "binh-dinh: us-base 1 us-troop 2 irregular 1; quang-tri-thua-thien: us-base 1;"
         " out-of-play: us-bases 0 us-troops 0 irregulars 1"},
        {120, US, 3, bots, camp,
         "binh-dinh: us-base 1 us-troop 1 irregular 0;"
         " out-of-play: us-bases 0 us-troops 1 irregulars 2"},
        /* nowhere but by the base: the fourth Troop goes where most people live */
        {120, US, 0, bots, "quang-tri-thua-thien: us-base 1; out-of-play: us-troops 5",
         "quang-tri-thua-thien: us-troop 3; saigon: us-troop 1; out-of-play: us-troops 1"},
    };
    execute_all(rows, COUNT_OF(rows));
}

static void t14_1_card_120_loses_casualties_for_good(void **state)
{
    static const Row rows[] = {
        {120, NVA, 3, bots, "casualties: us-bases 1 us-troops 5 irregulars 1",
         "casualties: us-bases 0 us-troops 2 irregulars 1; out-of-play: us-bases 1 us-troops 3"},
        {120, NVA, 0, bots, "casualties: us-bases 2 us-troops 5",
         "casualties: us-bases 0 us-troops 5; out-of-play: us-bases 2 us-troops 0"},
    };
    static const Row nobody = {120, NVA, 0, bots, "casualties: us-troops 5", ""};
    static const Row irregulars = {120, NVA, 3, bots, "casualties: irregulars 2", ""};
    execute_all(rows, COUNT_OF(rows));
    assert_false(effective(&nobody));
    assert_false(effective(&irregulars));
}

/* ---- Linebacker II --------------------------------------------------------------------------- */

/* NVA from where most bases are, a tunneled one last there; three casualties, P-place. */
static void t14_1_card_121_two_bases_and_three_casualties(void **state)
{
    static const Row rows[] = {
        {121, US, 2, pivotal,
         "binh-dinh: nva-base 1 nva-tunnel 1; tay-ninh: nva-base 1;"
         " casualties: us-bases 1 us-troops 3 irregulars 2",
         "binh-dinh: nva-base 0 nva-tunnel 0; tay-ninh: nva-base 1;"
         " casualties: us-bases 0 us-troops 1 irregulars 2"},
        {121, US, 3, pivotal,
         "the-fishhook: nva-base 1; binh-dinh: nva-base 1 nva-tunnel 1;"
         " casualties: us-troops 1 irregulars 3",
         "the-fishhook: nva-base 0; binh-dinh: nva-base 0 nva-tunnel 1;"
         " casualties: us-troops 0 irregulars 1"},
        {121, US, 2, "scenario=medium bots=us-arvn-vc", "nva 11", "nva 5"},
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        executes(&rows[i]);
        assert_false(is_eligible(NVA));
    }
}

/* In the first edition six casualties or three that are Out of Play: the row names casualties, and
 * what does nothing is no choice. */
static void t14_1_card_121_of_the_first_edition(void **state)
{
    static const char first[] = "edition=1 scenario=medium bots=us-arvn-vc";
    static const Row rows[] = {
        {121, US, 2, first,
         "nva 20; casualties: us-troops 4 irregulars 3; out-of-play: us-troops 1",
         "nva 5; casualties: us-troops 0 irregulars 1; out-of-play: us-troops 1"},
        {121, US, 2, first, "nva 20; out-of-play: us-troops 4", "nva 5; out-of-play: us-troops 1"},
    };
    execute_all(rows, COUNT_OF(rows));
}

/* 40 Troops and 6 bases are Available; 6 of them elsewhere leave 40. */
static void t5_2_card_121_needs_two_leaders_and_a_score(void **state)
{
    static const Row enough = {121, US, 2, pivotal, "hue: us-troop 5 n", ""};
    static const Row short_by_one = {121, US, 2, pivotal, "hue: us-troop 6 n", ""};
    static const Row leader = {121, US, 1, pivotal, "", ""};
    static const Row talks = {121, US, 2, pivotal, "hue: us-troop 20 n", ""};
    static const Row short_of_talks = {121, US, 2, pivotal, "hue: us-troop 21 n", ""};
    assert_true(effective(&enough));
    assert_false(effective(&short_by_one));
    assert_false(effective(&leader));
    assert_false(effective(&talks));
    table.s.peace_talks = 1;
    assert_true(trung_event_effective(bot_looks(US, ""), 121, US));
    assert_false(effective(&short_of_talks));
    table.s.peace_talks = 1;
    assert_false(trung_event_effective(bot_looks(US, ""), 121, US));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t14_1_card_5_takes_the_missiles_or_the_trail),
        cmocka_unit_test(t5_2_card_5_needs_missiles_the_trail_or_a_person),
        cmocka_unit_test(t14_1_card_35_cuts_the_trail_by_three),
        cmocka_unit_test(t14_1_card_35_strikes_in_the_first_edition),
        cmocka_unit_test(t14_1_card_88_saigon_and_patronage),
        cmocka_unit_test(t5_2_card_88_keeps_arvn_from_the_next_card),
        cmocka_unit_test(t14_1_card_109_cities_with_vc),
        cmocka_unit_test(t14_1_card_109_vc_moves_into_saigon),
        cmocka_unit_test(t14_1_card_102_empties_a_space_by_the_own_list),
        cmocka_unit_test(t14_1_card_108_troops_change_boxes),
        cmocka_unit_test(t14_6_card_120_brings_pieces_of_all_kinds),
        cmocka_unit_test(t14_1_card_120_loses_casualties_for_good),
        cmocka_unit_test(t14_1_card_121_two_bases_and_three_casualties),
        cmocka_unit_test(t14_1_card_121_of_the_first_edition),
        cmocka_unit_test(t5_2_card_121_needs_two_leaders_and_a_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
