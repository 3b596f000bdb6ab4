/* test_t7_gates.c: each gate both ways, and the 24 cards as chapter 7 writes them [T7]. */
#include "support/bot.h"

/* ---- Gates ----------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    uint8_t gate, faction;
    const char *yes, *no, *yes_dice, *no_dice;
} gates[] = {
    {"Ga", GA, US, "hue: us-troop 1 ps", "hue: us-troop 1 as; da-nang: us-troop 1 ps", "", ""},
    {"Ga Control", GA, US, "hue: us-base 1", "hue: us-troop 1 vc-guerrilla 1", "", ""},
    {"Gb", GB, US, "patronage 40; hue: police 1", "patronage 39; hue: police 1", "", ""},
    {"Gc", GC, US, "hue: ps vc-guerrilla 1; an-loc: ps nva-guerrilla 1",
     "hue: ps vc-guerrilla 1; an-loc: n nva-guerrilla 1", "", ""},
    {"Gd", GD, US, "hue: irregular 1 nva-troop 1", "hue: irregular 1 vc-guerrilla 1 vc-base 1", "",
     ""},
    {"Gd Abrams", GD, US, "capability 11 unshaded; hue: irregular 1 vc-guerrilla 1 vc-base 1",
     "capability 11 unshaded; hue: irregular 1 vc-guerrilla 1 vc-tunnel 1", "", ""},
    {"Ge", GE, US, "hue: us-base 1 us-troop 1", "hue: us-base 1", "", ""},
    {"Ge Troops of NVA", GE, US, "", "hue: us-base 1 us-troop 1 nva-troop 1", "", ""},
    {"Gf", GF, US, "hue: us-troop 1 nva-troop 4", "hue: us-troop 1 nva-troop 3", "", ""},
    {"Gf base", GF, US, "hue: irregular 1 vc-tunnel 1",
     "hue: irregular 1 vc-tunnel 1 vc-guerrilla 1", "", ""},
    {"Gf Lansdale", GF, US, "hue: us-troop 1 nva-troop 4",
     "momentum 78; hue: us-troop 1 nva-troop 4", "", ""},
    {"Gg its ends block", GG, US, "hue: vc-guerrilla 1", "loc-hue-khe-sanh: vc-guerrilla 1", "",
     ""},
    {"Gg the one road south", GG, US, "loc-saigon-can-tho: vc-base 0 vc-guerrilla 1",
     "loc-saigon-cam-ranh: vc-guerrilla 1", "", ""},
    {"Gg'", GG1, US, "hue: vc-guerrilla 1", "capability 14 shaded; hue: vc-guerrilla 1", "", ""},
    {"Gh", GH, US, "hue: us-troop 1 nva-troop 2", "hue: us-troop 2 nva-troop 2", "", ""},
    {"Gh base", GH, US, "hue: us-base 1 nva-troop 1", "hue: irregular 1 nva-troop 1", "", ""},
    {"Gi", GI, ARVN, "out-of-play: arvn-troops 30 police 30; hue: ranger 5",
     "out-of-play: arvn-troops 30 police 30; hue: ranger 5", "1,1,2", "1,1,3"},
    {"Gj Control", GJ, ARVN, "hue: arvn-troop 2 vc-guerrilla-active 2",
     "hue: arvn-troop 2 vc-guerrilla-active 4", "", ""},
    {"Gj unblocks", GJ, ARVN, "loc-hue-da-nang: police 2 vc-guerrilla-active 1",
     "loc-hue-khe-sanh: police 2 vc-guerrilla-active 1", "", ""},
    {"Gj not if one is left", GJ, ARVN, "loc-hue-da-nang: police 4 vc-guerrilla-active 2",
     "loc-hue-da-nang: police 4 vc-guerrilla-active 3", "", ""},
    {"Gj'", GJ1, ARVN, "hue: arvn-troop 2 vc-guerrilla-active 2",
     "loc-hue-da-nang: police 2 vc-guerrilla-active 1", "", ""},
    {"Gk", GK, ARVN, "hue: arvn-troop 3 ranger 1 ranger-active 1", "hue: arvn-troop 4 police 3", "",
     ""},
    {"Gl", GL, ARVN, "hue: ps police 2 us-troop 1", "hue: ps police 1 us-troop 1", "", ""},
    {"Gl exactly 2", GL, ARVN, "hue: ps police 1", "saigon: ps police 1", "", ""},
    {"Gm base", GM, ARVN, "hue: nva-tunnel 1 police 3", "da-nang: nva-base 1", "", ""},
    {"Gm Control", GM, ARVN, "saigon: nva-troop 1", "saigon: nva-troop 1 vc-guerrilla 1", "", ""},
    {"Gn", GN, ARVN,
     "saigon: nva-troop 9; hue: nva-troop 1; tay-ninh: nva-base 2;"
     " kien-phong: nva-base 2",
     "saigon: nva-troop 9; hue: nva-troop 1; north-vietnam: nva-base 2; central-laos:"
     " nva-base 2",
     "", ""},
    {"Go", GO, NVA, "north-vietnam: nva-troop 36", "north-vietnam: nva-troop 37", "1,1,2", "1,1,2"},
    {"Gp", GP, NVA, "hue: nva-troop 6 arvn-troop 1", "hue: nva-troop 6 police 1 ranger 1", "", ""},
    {"Gp base", GP, NVA, "hue: nva-troop 6 arvn-base 1", "hue: nva-troop 5 arvn-base 1", "", ""},
    {"Gp'", GP1, NVA, "hue: nva-troop 6 police 1", "hue: nva-troop 6", "", ""},
    {"Gq", GQ, NVA, "north-vietnam: nva-troop 20", "north-vietnam: nva-troop 19", "", ""},
    {"Gr guerrillas", GR, NVA, "trail 4; hue: nva-guerrilla 15", "trail 4; hue: nva-guerrilla 15",
     "2,3", "3,3,3"},
    {"Gr Trail", GR, NVA, "trail 2; hue: nva-guerrilla 20", "trail 2; hue: nva-guerrilla 20",
     "1,1,2", "1,1,1"},
    {"Gs", GS, NVA, "out-of-play: us-troops 4", "out-of-play: us-troops 5", "", ""},
    {"Gt", GT, NVA, "",
     "hue: police 1; quang-tri-thua-thien: police 1; quang-tin-quang-ngai:"
     " police 1; binh-dinh: police 1; tay-ninh: police 1; kien-phong:"
     " police 1; kien-hoa-vinh-binh: police 1; kien-giang-an-xuyen: police 1",
     "", ""},
    {"Gu", GU, VC, "hue: vc-guerrilla 1 vc-guerrilla-active 2", "hue: vc-guerrilla 2", "", ""},
    {"Gv", GV, VC, "hue: vc-guerrilla 1 po",
     "hue: vc-guerrilla 1 ao; da-nang:"
     " vc-guerrilla-active 1",
     "", ""},
    {"Gv LoC", GV, VC, "loc-hue-da-nang: vc-guerrilla 1", "loc-hue-da-nang: nva-guerrilla 1", "",
     ""},
    {"Gw", GW, VC, "hue: vc-guerrilla 1 us-troop 1", "hue: vc-guerrilla-active 1 us-troop 1", "",
     ""},
    {"Gx", GX, VC, "",
     "hue: vc-guerrilla 1; saigon: vc-guerrilla-active 1;"
     " quang-tri-thua-thien: vc-guerrilla 1; quang-tin-quang-ngai:"
     " vc-guerrilla 1; binh-dinh: vc-guerrilla 1; tay-ninh: vc-guerrilla 1;"
     " kien-phong: vc-guerrilla 1; kien-hoa-vinh-binh: vc-guerrilla 1;"
     " kien-giang-an-xuyen: vc-guerrilla 1",
     "", ""},
    {"Gy bases count", GY, VC, "hue: vc-guerrilla 30", "hue: vc-guerrilla 30", "3,3,3", "3,3,4"},
    {"Gz", GZ, VC, "hue: vc-guerrilla 3 us-troop 1", "hue: vc-guerrilla 3 us-troop 1 vc-base 1", "",
     ""},
    {"Pat17", G_PAT17, VC, "patronage 17", "patronage 16", "", ""},
    {"TaxOK", G_TAX_OK, VC, "vc 4; hue: vc-guerrilla 1", "vc 5; hue: vc-guerrilla 1", "2,3", "2,3"},
    {"TaxOK nobody to tax: no dice", G_TAX_OK, VC, "vc 0; hue: vc-guerrilla 1",
     "vc 0; hue: vc-guerrilla 1 police 2", "1,1", ""},
    {"TaxOK a base wants two", G_TAX_OK, VC, "vc 0; hue: vc-guerrilla 2 vc-base 1",
     "vc 0; hue: vc-guerrilla 1 vc-base 1", "1,1", ""},
    {"Z: 15 guerrillas", G_VG15, VC, "hue: vc-guerrilla 14 vc-guerrilla-active 1",
     "hue: vc-guerrilla 14 vc-base 1", "", ""},
    {"F: Train", G_POP2_TRAIN, US, "hue: us-troop 1 ps", "hue: us-base 1 irregular 1 ps", "", ""},
    {"N: 8 Troops outside", G_NT8_OUTSIDE, NVA, "central-laos: nva-troop 8",
     "central-laos: nva-troop 7; hue: nva-troop 9", "", ""},
    {"P: 2d6", G_NG_2D6, NVA, "hue: nva-guerrilla 15", "hue: nva-guerrilla 15", "2,3", "3,3"},
    {"R: guerrillas at Support", G_NG_SUPPORT, NVA, "hue: ps nva-guerrilla 1",
     "hue: ps nva-guerrilla-active 1; da-nang: n nva-guerrilla 1", "", ""},
    {"T: in two", G_NG_SUPPORT2, NVA, "hue: ps nva-guerrilla 1; da-nang: as nva-guerrilla 1",
     "hue: ps nva-guerrilla 2", "", ""},
    {"Infiltrate, dice", G_INFILTRATE, NVA, "", "momentum 38", "6,6,6", ""},
};

static void t7_each_gate_holds_and_fails(void **state)
{
    for (unsigned i = 0; i < COUNT_OF(gates); i++) {
        for (unsigned yes = 0; yes < 2; yes++) {
            bot_given("bots=all", yes ? gates[i].yes : gates[i].no);
            Trung *t = bot_looks(gates[i].faction, yes ? gates[i].yes_dice : gates[i].no_dice);
            if (trung_gate(t, gates[i].gate) != yes)
                fail_msg("%s, %s", gates[i].name, yes ? gates[i].yes : gates[i].no);
            if (bot_memory.queue_at != bot_memory.queue_count)
                fail_msg("%s: dice are left", gates[i].name);
        }
    }
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static const char *const gate_names[GATES] = {
    [GA] = "Ga",
    [GB] = "Gb",
    [GC] = "Gc",
    [GD] = "Gd",
    [GE] = "Ge",
    [GF] = "Gf",
    [GG] = "Gg",
    [GG1] = "Gg'",
    [GH] = "Gh",
    [GI] = "Gi",
    [GJ] = "Gj",
    [GJ1] = "Gj'",
    [GK] = "Gk",
    [GL] = "Gl",
    [GM] = "Gm",
    [GN] = "Gn",
    [GO] = "Go",
    [GP] = "Gp",
    [GP1] = "Gp'",
    [GQ] = "Gq",
    [GR] = "Gr",
    [GS] = "Gs",
    [GT] = "Gt",
    [GU] = "Gu",
    [GV] = "Gv",
    [GW] = "Gw",
    [GX] = "Gx",
    [GY] = "Gy",
    [GZ] = "Gz",
    [G_LBJ] = "LBJ",
    [G_PAT17] = "Pat17",
    [G_TAX_OK] = "TaxOK",
    [G_VG15] = "15 VG",
    [G_POP2_TRAIN] = "pop 2",
    [G_NT8_OUTSIDE] = "8 NT",
    [G_NG_2D6] = "2d6",
    [G_NG_SUPPORT] = "NG",
    [G_NG_SUPPORT2] = "2 NG",
    [G_INFILTRATE] = "dice",
};
static const char *const op_names[OPERATIONS] = {
    [OP_TRAIN] = "Train", [OP_PATROL] = "Patrol", [OP_SWEEP] = "Sweep",   [OP_ASSAULT] = "Assault",
    [OP_RALLY] = "Rally", [OP_MARCH] = "March",   [OP_ATTACK] = "Attack", [OP_TERROR] = "Terror"};
static const char *const act_names[ACTIVITIES] = {
    [ADVISE] = "Advise",         [AIR_LIFT] = "Lift",
    [AIR_STRIKE] = "Strike",     [GOVERN] = "Govern",
    [TRANSPORT] = "Transport",   [RAID] = "Raid",
    [INFILTRATE] = "Infiltrate", [BOMBARD] = "Bombard",
    [AMBUSH] = "Ambush",         [TAX] = "Tax",
    [SUBVERT] = "Subvert"};

static void print_tries(const TrungPlay *play, Text *out)
{
    text_add(out, "{");
    for (unsigned i = 0; i < play->tries; i++) {
        const TrungTry *one = &play->sa[i];
        text_add(out, i ? "; " : "");
        text_add(out, one->when ? gate_names[one->when] : "");
        text_add(out, one->when ? ": " : "");
        text_add(out, act_names[one->activity]);
        text_add(out, one->how & HOW_VC_BASE ? " VC" : "");
    }
    text_add(out, "}");
}

static void print_play(const TrungPlay *play, Text *out)
{
    const bool first = play->activity_first && play->tries;
    if (first) {
        print_tries(play, out);
        text_add(out, " > ");
    }
    text_add(out, op_names[play->op]);
    text_add(out, play->how & HOW_AMBUSH ? "+Ambush" : "");
    text_add(out, play->how & HOW_MOST_POWER ? "+power" : "");
    text_add(out, play->how & HOW_LOC_STEP ? "+LoC" : "");
    text_add(out, play->how & HOW_LC_STEP ? "+LC" : "");
    if (first || !play->tries)
        return;
    text_add(out, play->how & HOW_MIDDLE ? " with " : " > ");
    print_tries(play, out);
}

static void print_side(const TrungCard *card, unsigned side, Text *out)
{
    const TrungPlay *play = &card->play[2 * side];
    const bool two = play[1].op < OPERATIONS;
    if (two) {
        text_add(out, gate_names[card->when[side]]);
        text_add(out, " ? ");
    }
    print_play(play, out);
    if (two) {
        text_add(out, " : ");
        print_play(play + 1, out);
    }
}

#define FRONT_OF_A "Assault with {Gh: Lift; Strike}"
#define BACK_OF_A "{LBJ: Strike; Advise; Lift} > Train"
#define AIR "{LBJ: Strike; Lift}"
#define FRONT_OF_N "Attack+Ambush > {Bombard}"
#define RALLY_OF_Q "Rally > {dice: Infiltrate VC; Bombard}"
#define MARCH_OF_R "March+LoC+LC > {Ambush; Bombard}"
#define GOVERNS "Train > {Govern; Transport}"
#define BACK_OF_J "Gg ? Patrol > {Govern; Raid; Transport} : Sweep > {Raid; Transport}"
#define SUBVERTS "{Pat17: Subvert; Tax}"
#define TAXES "{TaxOK: Tax; Subvert}"

/* draw gate, flip gate ("!" stands where the activity comes before it), front | back. */
static const char *const cards[TRUNG_CARDS] = {
    "Ga Gf " FRONT_OF_A " | " BACK_OF_A,
    "Ga Gf " FRONT_OF_A " | Gg' ? Patrol > " AIR " : Sweep > " AIR,
    "Gb Gf " FRONT_OF_A " | " BACK_OF_A,
    "Gc Gf " FRONT_OF_A " | Sweep > " AIR,
    "Gd Gf " FRONT_OF_A " | Train > {Advise; LBJ: Strike; Lift}",
    "Ge !Gg' " AIR " > Patrol | pop 2 ? " AIR " > Train : " AIR " > Sweep",
    "Gi Gj Assault+power with {Transport; Raid} | " GOVERNS,
    "Gk !Gj {Transport} > Assault | Gi ? {Transport} > Train : {Transport} > Assault",
    "Gl Gi " GOVERNS " | " BACK_OF_J,
    "Gb Gg {Govern; Raid; Transport} > Patrol | Gj' ? Assault > {Transport} : " GOVERNS,
    "Gm Gi " GOVERNS " | Gj ? Assault > {Raid; Transport} : Sweep > {Raid; Transport}",
    "Gn Gi Train > {Transport; Govern} | " BACK_OF_J,
    "Go Gp " FRONT_OF_N " | 8 NT ? {Infiltrate} > March+LoC : Rally > {Infiltrate}",
    "Gb Gq Gp ? {Bombard} > Attack : {Bombard} > March |"
    " 2d6 ? Rally > {Infiltrate} : {Infiltrate} > March",
    "Gr Gp " FRONT_OF_N " | " RALLY_OF_Q,
    "Gs Go {Infiltrate VC} > March+LoC+LC | NG ? Terror > {Bombard} : " MARCH_OF_R,
    "Gt Gr " RALLY_OF_Q " | Gp' ? " FRONT_OF_N " : " MARCH_OF_R,
    "Gq Gp " FRONT_OF_N " | 2 NG ? Terror > {Bombard} :"
    " {dice: Infiltrate VC; Bombard} > March+LoC",
    "Gu Gv Terror > " SUBVERTS " | Gy ? Rally > " TAXES " : March > {Ambush; TaxOK: Tax; Subvert}",
    "Gv Gy Rally > " TAXES " | Gz ? Attack+Ambush : Terror > {Subvert}",
    "Gw Gy Rally > " SUBVERTS " | Gv ? Terror > {Subvert} : Attack+Ambush",
    "Gx Gy Rally > " TAXES " | March > {Ambush; Pat17: Subvert; Tax}",
    "Gy Gz Attack+Ambush > {Tax} | Rally > " SUBVERTS,
    "15 VG !Gu " SUBVERTS " > March | Gv ? " SUBVERTS " > Terror : " SUBVERTS " > March",
};

static void t7_the_24_cards(void **state)
{
    for (unsigned i = 0; i < TRUNG_CARDS; i++) {
        const TrungCard *card = &trung_cards[i];
        TEXT(text, words, 400);
        text_add(&text, gate_names[card->draw]);
        text_add(&text, card->early ? " !" : " ");
        text_add(&text, gate_names[card->flip]);
        text_add(&text, " ");
        print_side(card, 0, &text);
        text_add(&text, " | ");
        print_side(card, 1, &text);
        assert_string_equal(words, cards[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t7_each_gate_holds_and_fails),
        cmocka_unit_test(t7_the_24_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
