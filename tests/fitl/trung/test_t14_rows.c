/* test_t14_rows.c: the bots' table of events, row by row [T5.2, T14.1-T14.8]: when an event does
 * nothing, and what is left on the map when it is executed. */
#include "support/bot.h"

#include <stdio.h>

/* ---- Where nothing is to be had [T5.2] ------------------------------------------------------- */

/* For whom a wanted event does nothing on a bare map: no piece stands on it, all are Available, all
 * spaces are Neutral, Trail, Aid and Patronage are 0, all four are bots. Every other wanted one
 * does something. */
enum { U = 1 << US, A = 1 << ARVN, N = 1 << NVA, V = 1 << VC };
static const uint8_t idle[FIRST_COUP] = {
    [1] = U | N | V,
    [2] = A,
    [3] = U,
    [5] = A,
    [6] = A,
    [7] = A,
    [9] = U | N | V,
    [12] = A | N,
    [16] = V,
    [17] = N | V,
    [21] = U | V,
    [22] = U,
    [23] = N | V,
    [24] = A | V,
    [25] = A,
    [26] = N | V,
    [27] = A | V,
    [29] = A,
    [30] = A | V,
    [33] = U | A,
    [35] = U | A,
    [36] = U | A | V,
    [37] = U | A,
    [39] = U | A,
    [40] = U,
    [42] = U | A,
    [44] = U | V,
    [47] = A,
    [48] = U | A | V,
    [51] = U | A,
    [52] = U | A | N | V,
    [53] = U | A | V,
    [54] = V,
    [55] = U | A,
    [57] = U,
    [58] = U | A,
    [59] = U | A,
    [60] = U,
    [62] = U,
    [63] = A | N | V,
    [64] = N | V,
    [65] = U | N | V,
    [66] = N | V,
    [68] = N | V,
    [71] = U | N,
    [75] = U,
    [76] = N | V,
    [77] = N,
    [78] = U,
    [80] = A | N | V,
    [81] = U | V,
    [82] = U,
    [83] = U,
    [84] = N | V,
    [85] = U | N | V,
    [87] = N | V,
    [91] = U | N,
    [92] = U | A | N,
    [94] = U | A | N,
    [95] = U,
    [96] = U,
    [97] = U | A | N | V,
    [98] = U | A | N,
    [99] = U | A | N,
    [100] = U | A | N | V,
    [102] = U | A | N,
    [103] = U | N,
    [105] = U | V,
    [108] = U | N,
    [109] = U,
    [110] = U | N,
    [111] = U | A | V,
    [112] = V,
    [117] = N,
    [118] = U | A,
    [119] = V,
    [120] = U | N,
    [121] = U,
    [122] = N,
    [123] = A,
    [124] = V,
};

static void t5_2_what_does_nothing_on_a_bare_map(void **state)
{
    bot_given("bots=all", "trail 0; patronage 0; aid 0");
    table.s.leader_cards = 1;
    for (unsigned card = 1; card < FIRST_COUP; card++)
        for (unsigned f = 0; f < FACTIONS; f++)
            if (trung_prio(card, f) != PRIO_IGNORED &&
                trung_event_effective(bot_looks(f, ""), card, f) == (idle[card] >> f & 1))
                fail_msg("card %u for faction %u", card, f);
}

/* Who is human changes some of them [T17.5]. */
static const struct {
    const char *options, *position;
    uint8_t card, faction, effective;
} by_people[] = {
    {"bots=us-arvn-vc", "trail 0; nva 1", 5, ARVN, true},
    {"bots=us-arvn-vc", "trail 0; nva 0", 5, ARVN, false},
    {"bots=us-arvn-vc", "", 7, ARVN, true},
    {"bots=all", "trail 4", 7, NVA, false},
    {"bots=us-nva-vc", "trail 4; arvn 1", 7, NVA, true},
    {"bots=us-arvn-vc", "", 33, US, true},
    {"bots=us-arvn-vc", "", 42, US, true},
    {"bots=all", "aid 75", 43, ARVN, false},
    {"bots=arvn-nva-vc", "aid 75; arvn 74", 43, ARVN, true},
    {"bots=us-arvn-vc", "patronage 75; nva 1; hue: nva-guerrilla 1 vc-guerrilla 1", 76, ARVN, true},
    {"bots=all", "patronage 75; hue: nva-guerrilla 1 vc-guerrilla 1", 76, ARVN, false},
    {"bots=us-nva-vc", "patronage 0; arvn 0; aid 1", 85, VC, true},
    {"bots=us-nva-vc", "aid 1", 103, NVA, true},
    {"bots=us-nva-vc", "aid 1; saigon: ao", 107, VC, true},
    {"bots=us-nva-vc", "aid 1", 119, VC, true},
};

static void t17_5_conditions_that_ask_who_is_human(void **state)
{
    for (unsigned i = 0; i < COUNT_OF(by_people); i++) {
        bot_given(by_people[i].options, by_people[i].position);
        Trung *t = bot_looks(by_people[i].faction, "");
        if (trung_event_effective(t, by_people[i].card, by_people[i].faction) !=
            by_people[i].effective)
            fail_msg("row %u: card %u", i, by_people[i].card);
    }
}

/* ---- What is left ---------------------------------------------------------------------------- */

typedef struct Row {
    uint8_t card, faction;
    const char *position, *dice, *left;
} Row;

/* The second executes the event, after an Operation with an activity. */
static void execute(const Row *row, const char *options)
{
    bot_given(options, row->position);
    bot_turn(row->faction, row->card, 47);
    table.s.us_policy = POLICY_JFK;
    table.s.slot = 1;
    table.s.first = PLAYED_OP_ACTIVITY;
    table.s.acted = (uint8_t)(1u << (row->faction == US ? ARVN : US));
    table.s.leader_cards = 3;
    bot_finishes(row->dice);
    if (bot_memory.action != DO_EVENT || bot_memory.queue_at != bot_memory.queue_count)
        fail_msg("card %u for faction %u: not executed, or %u of its dice used", row->card,
                 row->faction, bot_memory.queue_at);
    char where[40];
    snprintf(where, sizeof where, "card %u by faction %u", row->card, row->faction);
    bot_check_left(row->left, where, 0);
}

static void execute_all(const Row *rows, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        execute(&rows[i], "bots=all");
}

/* REM: spaces with a base first, by the own list, P-enemy. */
static const Row removals[] = {
    {2, ARVN, "central-laos: nva-base 1 nva-troop 2; sihanoukville: vc-guerrilla 1", "2",
     "central-laos: nva-base 0 nva-troop 2; sihanoukville: vc-guerrilla 0"},
    {12, ARVN, "central-laos: nva-guerrilla 1 nva-base 1; southern-laos: nva-base 1", "",
     "southern-laos: nva-base 0; central-laos: nva-base 1 nva-guerrilla-active 1"},
    {17, NVA, "hue: us-base 1 arvn-base 1 vc-guerrilla 1 nva-guerrilla 1", "",
     "hue: us-base 0 arvn-base 1 vc-guerrilla 0 nva-guerrilla 1"},
    {17, VC, "hue: us-base 1 arvn-base 1 vc-guerrilla 1 nva-guerrilla 1", "",
     "hue: us-base 0 arvn-base 1 vc-guerrilla 0 nva-guerrilla 1"},
    {24, ARVN,
     "binh-dinh: us-troop 1 vc-guerrilla 1; quang-nam: us-troop 1 vc-base 1"
     " vc-guerrilla 1 vc-tunnel 1",
     "", "quang-nam: vc-base 0 vc-guerrilla 0 vc-tunnel 1; binh-dinh: vc-guerrilla 1"},
    {26, VC, "hue: irregular 2 vc-guerrilla 1; saigon: irregular 1", "",
     "hue: po irregular 0; saigon: po; casualties: irregulars 3"},
    {27, ARVN, "hue: police 4 vc-base 1 vc-guerrilla 1; saigon: police 5 vc-guerrilla 3", "",
     "hue: vc-base 0 vc-guerrilla 1; saigon: vc-guerrilla 1"},
    {29, ARVN, "hue: irregular 1 vc-guerrilla 2 vc-base 1; saigon: irregular 1 nva-troop 3", "",
     "hue: vc-base 0 vc-guerrilla 2; saigon: nva-troop 0"},
    {37, US,
     "saigon: us-base 1 us-troop 1; hue: us-base 1 us-troop 1;"
     " quang-tri-thua-thien: nva-troop 12",
     "", "quang-tri-thua-thien: nva-troop 2"},
    {37, VC, "hue: us-troop 4 nva-guerrilla 1; binh-dinh: us-troop 4 nva-guerrilla 1 vc-base 1", "",
     "hue: us-troop 4; binh-dinh: us-troop 1; casualties: us-troops 3"},
    {39, US, "north-vietnam: nva-troop 2; central-laos: nva-troop 1 ranger 1", "",
     "north-vietnam: nva-troop 0; central-laos: nva-troop 0 ranger 0"},
    {39, US, "north-vietnam: nva-troop 2; central-laos: nva-troop 3 ranger 1", "",
     "north-vietnam: nva-troop 0; central-laos: nva-troop 1 ranger 1"},
    {48, US, "binh-dinh: us-base 1 vc-guerrilla 2 nva-guerrilla 2; khanh-hoa: us-base 1", "",
     "binh-dinh: as vc-guerrilla 0 nva-guerrilla 1; khanh-hoa: n"},
    {48, VC, "binh-dinh: us-base 1 arvn-base 1; khanh-hoa: us-base 1", "",
     "binh-dinh: us-base 0 arvn-base 1 ao; khanh-hoa: us-base 1"},
    {51, US, "central-laos: nva-troop 3 nva-base 1; the-fishhook: nva-troop 5", "",
     "central-laos: nva-troop 0 nva-base 1; the-fishhook: nva-troop 2"},
    {53, US, "hue: nva-troop 3; saigon: nva-troop 1; da-nang: nva-troop 1; kontum: nva-troop 1", "",
     "saigon: nva-troop 0; hue: nva-troop 1; da-nang: nva-troop 0; kontum: nva-troop 1"},
    {53, VC,
     "binh-dinh: us-base 1 arvn-base 1; khanh-hoa: us-base 1 arvn-base 1;"
     " phu-bon-phu-yen: arvn-base 1",
     "",
     "binh-dinh: us-base 0 arvn-base 0; khanh-hoa: us-base 1 arvn-base 1;"
     " phu-bon-phu-yen: arvn-base 0"},
    {59, US, "hue: us-base 1; quang-tri-thua-thien: nva-troop 3 nva-base 1", "",
     "quang-tri-thua-thien: nva-base 0 nva-troop 1"},
    {68, VC, "quang-tri-thua-thien: irregular 1; khanh-hoa: irregular 2; hue: irregular 1", "",
     "quang-tri-thua-thien: ao irregular 0; hue: irregular 0; khanh-hoa: irregular 1"},
    {81, US, "hue: vc-guerrilla 2; binh-dinh: vc-guerrilla 1", "2",
     "hue: vc-guerrilla 0 police 2; binh-dinh: vc-guerrilla 1"},
    {81, VC, "binh-dinh: police 1 ranger 1; khanh-hoa: police 2", "",
     "binh-dinh: police 0 ranger 0 vc-guerrilla 2; khanh-hoa: police 2"},
    {94, US, "hue: us-troop 1 vc-tunnel 1 nva-tunnel 1", "", "hue: nva-tunnel 0 vc-tunnel 1"},
    {98, NVA, "tay-ninh: vc-guerrilla 2 us-troop 1; phuoc-long: vc-guerrilla 2 us-base 1", "",
     "tay-ninh: us-troop 0; phuoc-long: us-base 1"},
    {100, US, "kien-phong: us-troop 1 vc-guerrilla 2 nva-guerrilla 2 nva-troop 1", "",
     "kien-phong: nva-guerrilla 0 vc-guerrilla 2 nva-troop 1"},
    {117, NVA, "saigon: police 3; tay-ninh: police 2; hue: police 5", "4",
     "saigon: police 0; tay-ninh: police 1; hue: police 5"},
    {118, US, "hue: vc-guerrilla 1 vc-guerrilla-active 1; saigon: vc-guerrilla 1", "",
     "hue: vc-guerrilla 1 vc-guerrilla-active 0; saigon: vc-guerrilla 1"},
};

static void t14_3_enemies_are_removed(void **state) { execute_all(removals, COUNT_OF(removals)); }

/* LOSE: from where most are, P-lose. */
static const Row losses[] = {
    {9, NVA, "saigon: us-troop 3; hue: us-troop 2", "",
     "saigon: us-troop 1; hue: us-troop 1; out-of-play: us-troops 3"},
    {42, US, "north-vietnam: nva-troop 4; hue: nva-troop 3", "2",
     "north-vietnam: nva-troop 3; hue: nva-troop 2"},
    {55, US,
     "trail 3; central-laos: nva-guerrilla-active 1 nva-troop 3 nva-base 1;"
     " the-fishhook: nva-troop 5",
     "",
     "central-laos: nva-base 1 nva-troop 0 nva-guerrilla-active 0; the-fishhook: nva-troop 1;"
     " trail 1"},
    {58, US, "north-vietnam: nva-troop 5; central-laos: nva-troop 4", "",
     "north-vietnam: nva-troop 1; central-laos: nva-troop 2"},
    {65, VC, "saigon: us-troop 3 us-base 1; hue: us-troop 2", "2",
     "saigon: us-troop 1 us-base 1; hue: us-troop 2; out-of-play: us-troops 2"},
    {73, VC, "", "", "out-of-play: irregulars 3 us-troops 0"},
    {79, ARVN, "hue: police 2; saigon: arvn-troop 3", "",
     "saigon: arvn-troop 1; hue: police 1; patronage 21"},
    {84, VC, "hue: arvn-troop 3 police 3; da-nang: police 2; binh-dinh: arvn-troop 4", "",
     "hue: arvn-troop 2 police 2 vc-guerrilla 1; da-nang: police 2 vc-guerrilla 0;"
     " binh-dinh: arvn-troop 3 vc-guerrilla 1"},
    {87, ARVN, "hue: arvn-troop 2 police 1; da-nang: police 1", "",
     "hue: arvn-troop 0 police 1 vc-guerrilla 2; da-nang: police 1; patronage 19"},
    {87, VC, "hue: arvn-troop 1 police 1; quang-tri-thua-thien: police 1", "",
     "quang-tri-thua-thien: vc-base 1 police 0; hue: vc-base 1 arvn-troop 1 police 0;"
     " patronage 11"},
};

static void t14_4_own_pieces_are_lost(void **state) { execute_all(losses, COUNT_OF(losses)); }

/* PUT and BOX: one at a time, P-place, by the own lists. */
static const Row placements[] = {
    {2, NVA, "the-fishhook: nva-guerrilla 2; saigon: us-troop 3; hue: us-troop 2", "",
     "the-fishhook: nva-base 2; saigon: us-troop 2; hue: us-troop 1;"
     " out-of-play: us-troops 2; aid 14"},
    {9, US, "hue: police 1; out-of-play: us-troops 3", "", "hue: us-troop 1; saigon: us-troop 2"},
    {12, NVA,
     "central-laos: nva-guerrilla-active 2;"
     " southern-laos: nva-guerrilla-active 1 nva-guerrilla 2",
     "", "southern-laos: nva-base 1 nva-guerrilla 3; central-laos: nva-guerrilla 2"},
    {49, ARVN, "", "",
     "saigon: police 1; hue: police 1; quang-tri-thua-thien: police 1;"
     " quang-tin-quang-ngai: police 1; binh-dinh: police 1; tay-ninh: police 1"},
    {62, NVA, "the-fishhook: nva-base 1", "", "the-fishhook: nva-troop 12"},
    {63, US, "patronage 5; aid 10; out-of-play: us-troops 2", "", "saigon: us-troop 2; aid 16"},
    {63, US, "patronage 45; aid 10; out-of-play: us-troops 2", "3",
     "saigon: us-troop 0; aid 16; patronage 42"},
    {65, US, "out-of-play: us-bases 1 us-troops 3", "",
     "quang-tri-thua-thien: us-base 1 us-troop 3"},
    {66, US, "patronage 5; aid 10; out-of-play: us-troops 2", "", "saigon: us-troop 2; aid 19"},
    {68, US, "", "", "quang-tri-thua-thien: ranger 3 as"},
    {68, US, "out-of-play: rangers 4", "", "quang-tri-thua-thien: irregular 3 ranger 0 as"},
    {72, VC, "tay-ninh: ao", "",
     "tay-ninh: vc-guerrilla 1; central-laos: nva-troop 2; sihanoukville: nva-troop 2"},
    {74, US, "central-laos: nva-troop 2; southern-laos: nva-base 1", "",
     "southern-laos: arvn-troop 6 nva-base 0; central-laos: nva-troop 2; trail 0"},
    {87, US, "", "", "hue: arvn-base 2 ps; quang-tri-thua-thien: arvn-base 1 ps"},
    {110, US, "casualties: us-troops 3; hue: ranger-active 1", "",
     "saigon: us-troop 2; casualties: us-troops 1; hue: ranger 1"},
    {117, ARVN, "", "", "saigon: arvn-troop 2; tay-ninh: arvn-troop 1"},
    {118, VC, "ba-xuyen: vc-guerrilla 2", "",
     "ba-xuyen: vc-base 1; saigon: vc-guerrilla 1; hue: vc-guerrilla 1"},
};

static void t14_5_pieces_are_placed(void **state) { execute_all(placements, COUNT_OF(placements)); }

/* Spaces by the list that the row names. */
static const Row choices_of_spaces[] = {
    {16, VC, "hue: police 1 arvn-troop 1; saigon: police 1 us-troop 1 as", "",
     "saigon: ps; hue: n; aid 10"},
    {24, VC,
     "binh-dinh: vc-guerrilla-active 1; tay-ninh: vc-guerrilla-active 1;"
     " kien-phong: vc-guerrilla-active 1; khanh-hoa: vc-guerrilla-active 1",
     "",
     "binh-dinh: vc-guerrilla 1; tay-ninh: vc-guerrilla 1; kien-phong: vc-guerrilla 1;"
     " khanh-hoa: vc-guerrilla-active 1"},
    {27, VC,
     "hue: police 3 vc-guerrilla 1; binh-dinh: police 3 vc-guerrilla 1;"
     " da-nang: police 3 vc-guerrilla 1",
     "", "hue: terror 1; binh-dinh: terror 1; da-nang: terror 0"},
    {29, VC, "hue: irregular 1; patronage 10", "",
     "hue: vc-guerrilla 1 irregular 0; quang-tri-thua-thien: ao; binh-dinh: n; patronage 7"},
    {30, VC, "quang-tri-thua-thien: us-troop 1; binh-dinh: us-troop 1; khanh-hoa: us-troop 1", "",
     "quang-tri-thua-thien: ao; binh-dinh: ao; khanh-hoa: n"},
    {41, US, "", "", "saigon: ps; hue: ps; quang-tri-thua-thien: n"},
    {41, ARVN, "binh-dinh: vc-base 1", "", "saigon: ps; hue: n; binh-dinh: ps"},
    {63, ARVN, "hue: police 1 ps; da-nang: police 1 as", "", "da-nang: n; hue: ps; patronage 19"},
    {63, VC, "hue: police 1 as; da-nang: police 1 as", "", "da-nang: as; hue: n; patronage 15"},
    {66, VC, "hue: as; binh-dinh: ps; da-nang: ps; kontum: ps; saigon: as; patronage 10", "",
     "hue: n; binh-dinh: n; da-nang: n; kontum: ps; saigon: as; patronage 7"},
    {76, NVA, "quang-tri-thua-thien: ps; quang-nam: ps; hue: ps", "",
     "hue: n; quang-tri-thua-thien: n; quang-nam: ps"},
    {78, US, "hue: police 1; binh-dinh: police 1 vc-base 1; da-nang: police 1", "",
     "binh-dinh: as; hue: n"},
    {83, US, "hue: ps; saigon: ps; da-nang: ps; kontum: ps", "",
     "saigon: as; hue: as; da-nang: as; kontum: ps; aid 30"},
    {85, US, "hue: police 1; saigon: police 1; da-nang: police 1; kontum: police 1", "",
     "saigon: ps; hue: ps; da-nang: ps; kontum: n"},
    {94, NVA,
     "binh-dinh: nva-base 1; tay-ninh: nva-base 1 nva-guerrilla 1; khanh-hoa:"
     " nva-base 1",
     "", "tay-ninh: nva-tunnel 1; binh-dinh: nva-tunnel 1; khanh-hoa: nva-base 1"},
    {95, VC, "hue: n; quang-tri-thua-thien: police 1", "",
     "quang-tin-quang-ngai: ao; binh-dinh: ao; tay-ninh: ao; quang-tri-thua-thien: n"},
    {97, VC, "hue: vc-guerrilla 1; da-nang: vc-guerrilla 1", "", "hue: ao; da-nang: n"},
    {102, NVA, "binh-dinh: vc-base 1 nva-base 1; khanh-hoa: nva-base 1", "",
     "binh-dinh: nva-tunnel 1 vc-tunnel 1 nva-guerrilla 1 vc-guerrilla 1"},
    {105, US,
     "binh-dinh: vc-guerrilla 1; tay-ninh: vc-guerrilla 1; kien-phong: vc-guerrilla 1;"
     " kien-hoa-vinh-binh: vc-guerrilla 1; khanh-hoa: vc-guerrilla 1",
     "", "binh-dinh: ps; tay-ninh: ps; kien-phong: ps; kien-hoa-vinh-binh: ps; khanh-hoa: n"},
    {105, VC,
     "binh-dinh: police 1; tay-ninh: police 1; kien-phong: police 1; khanh-hoa:"
     " police 1",
     "", "binh-dinh: po; tay-ninh: po; kien-phong: po; khanh-hoa: n; patronage 9"},
    {106, US, "", "", "tay-ninh: ps police 1; kien-phong: ps police 1"},
    {106, VC, "", "", "tay-ninh: po vc-guerrilla 1; kien-phong: po vc-guerrilla 1"},
    {112, VC,
     "binh-dinh: police 1; tay-ninh: police 1; kien-phong: police 1;"
     " khanh-hoa: police 1",
     "",
     "binh-dinh: po vc-guerrilla 1; tay-ninh: po vc-guerrilla 1; kien-phong: po vc-guerrilla 1;"
     " khanh-hoa: n vc-guerrilla 0"},
    {114, US, "", "", "saigon: ps; hue: ps; da-nang: ps; kontum: n"},
    {114, VC, "", "", "saigon: po vc-base 1 vc-guerrilla 0; hue: po; da-nang: po"},
    {114, VC, "saigon: as", "", "saigon: ps vc-base 0 vc-guerrilla 1"},
};

static void t14_8_spaces_by_the_list_of_the_row(void **state)
{
    execute_all(choices_of_spaces, COUNT_OF(choices_of_spaces));
}

/* Boxes in P-place order, an enemy's P-enemy; tracks [T14.12]. */
static const Row boxes_and_tracks[] = {
    {43, US, "aid 10; out-of-play: us-bases 1 arvn-bases 1", "",
     "out-of-play: us-bases 0 arvn-bases 1; aid 22"},
    {43, ARVN, "aid 10; out-of-play: us-bases 1 arvn-bases 1", "",
     "out-of-play: us-bases 1 arvn-bases 0; aid 22"},
    {54, VC, "casualties: us-troops 2 us-bases 1", "", "out-of-play: us-bases 1 us-troops 1"},
    {57, US, "casualties: us-bases 1 us-troops 1 irregulars 1", "",
     "casualties: us-bases 0 us-troops 0 irregulars 1"},
    {60, US, "out-of-play: us-bases 1 us-troops 3", "", "out-of-play: us-bases 0 us-troops 1"},
    {82, US, "out-of-play: us-bases 1 us-troops 3", "", "out-of-play: us-bases 0 us-troops 1"},
    {85, ARVN, "", "", "patronage 17; aid 22"},
    {85, NVA, "", "", "patronage 13; aid 18"},
    {97, US, "", "", "patronage 11"},
};

static void t14_12_boxes_and_tracks(void **state)
{
    /* What can grow no further is left as it is, not lowered */
    static const Row full = {85, ARVN, "arvn 75", "", "patronage 17; aid 22; arvn 75"};
    static const Row tracked = {43, US, "aid 10; arvn 10; out-of-play: us-bases 1", "",
                                "aid 10; arvn 16; out-of-play: us-bases 0"};
    execute_all(boxes_and_tracks, COUNT_OF(boxes_and_tracks));
    execute(&tracked, "bots=us-nva-vc");
    execute(&full, "bots=arvn");
    assert_int_equal(bot_memory.lost, 0);
}

/* Free Operations and activities in the spaces that the card names [T14.13]. */
static const Row free_operations[] = {
    {1, US, "hue: police 1; out-of-play: us-bases 1 us-troops 1 irregulars 1", "1",
     "saigon: us-base 1 irregular 1; hue: us-troop 1; trail 2"},
    {6, ARVN, "trail 3; central-laos: nva-troop 3; north-vietnam: nva-troop 2 nva-base 1", "",
     "north-vietnam: nva-troop 0 nva-base 0; central-laos: nva-troop 3; trail 1"},
    {25, ARVN,
     "ba-xuyen: vc-guerrilla 2; can-tho: arvn-troop 6;"
     " loc-can-tho-chau-doc: vc-guerrilla 1",
     "", "ba-xuyen: arvn-troop 3 vc-guerrilla-active 1; loc-can-tho-chau-doc: vc-guerrilla 0"},
    {30, ARVN,
     "hue: nva-troop 3; da-nang: nva-troop 1; qui-nhon: nva-troop 1;"
     " cam-ranh: nva-troop 1",
     "",
     "hue: nva-troop 1 po; da-nang: nva-troop 0 po; qui-nhon: nva-troop 0 po;"
     " cam-ranh: nva-troop 1 n"},
    {40, US, "trail 0; casualties: us-troops 3; hue: us-troop 1 nva-troop 1", "3",
     "hue: nva-troop 0 po; casualties: us-troops 1"},
    {44, US, "binh-dinh: nva-troop 2; hue: us-troop 6 as", "",
     "binh-dinh: us-troop 4 nva-troop 0; hue: us-troop 2"},
    {47, ARVN, "hue: arvn-troop 2 nva-troop 3", "", "hue: arvn-troop 4 nva-troop 1"},
    {62, US, "the-fishhook: nva-base 1 nva-troop 2; saigon: ranger 2 irregular 1 as", "",
     "the-fishhook: nva-base 0 irregular 1 ranger 0; saigon: ranger 2"},
    {70, US, "phu-bon-phu-yen: nva-troop 2 us-troop 1 police 2", "",
     "phu-bon-phu-yen: nva-troop 0"},
    {75, US, "the-fishhook: us-troop 4 vc-guerrilla 1 nva-troop 1", "",
     "the-fishhook: vc-guerrilla 0 vc-guerrilla-active 0 nva-troop 0"},
    {77, VC, "central-laos: nva-base 1; trail 1", "",
     "central-laos: nva-troop 2; saigon: vc-guerrilla 1; tay-ninh: vc-guerrilla 1;"
     " kien-phong: vc-guerrilla 0"},
    {92, US,
     "ba-xuyen: arvn-troop 4 vc-guerrilla-active 1;"
     " kien-hoa-vinh-binh: us-troop 2 vc-guerrilla 2",
     "",
     "ba-xuyen: vc-guerrilla-active 0; kien-hoa-vinh-binh: vc-guerrilla 0"
     " vc-guerrilla-active 2"},
    {95, US,
     "trail 0; hue: us-troop 2 nva-troop 2; saigon: us-troop 1 vc-guerrilla 1;"
     " can-tho: us-troop 2",
     "1",
     "can-tho: us-troop 1; quang-tri-thua-thien: us-troop 1; hue: nva-troop 0;"
     " saigon: vc-guerrilla 0 vc-guerrilla-active 0 po"},
    {96, US, "hue: us-troop 1 police 1 terror 1; da-nang: arvn-troop 1 police 1", "",
     "hue: ps terror 0; da-nang: ps"},
    {111, US, "trail 3; tay-ninh: vc-guerrilla 2; phuoc-long: vc-guerrilla 1", "6",
     "phuoc-long: vc-guerrilla-active 0; tay-ninh: vc-guerrilla-active 0 po; trail 3"},
};

static void t14_13_free_operations(void **state)
{
    execute_all(free_operations, COUNT_OF(free_operations));
}

/* #52: the capability with the lowest number is the first of a tie [T2.5]. */
static void t14_1_card_52_turns_one_capability(void **state)
{
    static const Row row = {52, US, "capability 13 shaded; capability 11 shaded", "", "trail 2"};
    execute(&row, "bots=all");
    assert_true(cap(&table.s, CAP_ABRAMS, UNSHADED) && !cap(&table.s, CAP_ABRAMS, SHADED));
    assert_true(cap(&table.s, CAP_COBRAS, SHADED));
}

/* #123: one at a time it is Police each time [T4.1]. */
static void t14_1_card_123_brings_police(void **state)
{
    static const Row row = {123, ARVN, "", "",
                            "saigon: police 1; hue: police 1; quang-tri-thua-thien: police 1;"
                            " quang-tin-quang-ngai: police 1"};
    execute(&row, "scenario=medium bots=all");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t5_2_what_does_nothing_on_a_bare_map),
        cmocka_unit_test(t17_5_conditions_that_ask_who_is_human),
        cmocka_unit_test(t14_3_enemies_are_removed),
        cmocka_unit_test(t14_4_own_pieces_are_lost),
        cmocka_unit_test(t14_5_pieces_are_placed),
        cmocka_unit_test(t14_8_spaces_by_the_list_of_the_row),
        cmocka_unit_test(t14_12_boxes_and_tracks),
        cmocka_unit_test(t14_13_free_operations),
        cmocka_unit_test(t14_1_card_52_turns_one_capability),
        cmocka_unit_test(t14_1_card_123_brings_police),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
