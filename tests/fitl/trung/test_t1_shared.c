/* test_t1_shared.c: what all bots share: words, orders of pieces, lists, gates [T1, T3, T4, T7]. */
#include "support/bot.h"

/* ---- Orders of pieces [T20.1, T20.2] --------------------------------------------------------- */

static void expect_order(TrungOrder order, uint8_t have[KINDS], const uint8_t *kinds, unsigned n)
{
    unsigned last = 0;
    for (unsigned i = 0; i < n; i++) {
        const unsigned kind = trung_first(&table.s, order, have, UINT32_MAX, last);
        assert_int_equal(kind, kinds[i]);
        have[kind]--;
        if (KIND(kind) & ARVN_CUBES)
            last = kind + 1;
    }
}

static void t20_1_police_and_troops_take_turns(void **state)
{
    bot_given("bots=all", "");
    uint8_t have[KINDS] = {[K_POLICE] = 4, [K_ARVN_TROOP] = 2, [K_RANGER] = 1};
    static const uint8_t places[] = {K_POLICE,     K_ARVN_TROOP, K_POLICE,
                                     K_ARVN_TROOP, K_POLICE,     K_POLICE};
    expect_order(P_PLACE, have, places, 6);
    uint8_t mine[KINDS] = {
        [K_ARVN_TROOP] = 3, [K_POLICE] = 1, [K_RANGER_A] = 1, [K_RANGER] = 1, [K_ARVN_BASE] = 1};
    static const uint8_t losses[] = {K_RANGER_A, K_RANGER, K_ARVN_TROOP, K_POLICE};
    expect_order(P_LOSE, mine, losses, 4);
}

static void t20_2_pieces_of_humans_go_first(void **state)
{
    static const uint8_t humans[] = {K_POLICE, K_ARVN_TROOP, K_POLICE, K_US_TROOP};
    static const uint8_t bots[] = {K_US_TROOP, K_US_TROOP, K_POLICE, K_ARVN_TROOP};
    uint8_t have[KINDS] = {[K_US_TROOP] = 2, [K_POLICE] = 2, [K_ARVN_TROOP] = 1};
    uint8_t again[KINDS] = {[K_US_TROOP] = 2, [K_POLICE] = 2, [K_ARVN_TROOP] = 1};
    bot_given("bots=us-nva-vc", "");
    expect_order(P_ENEMY, have, humans, 4);
    bot_given("bots=all", "");
    expect_order(P_ENEMY, again, bots, 4);
}

/* One of each kind: the whole rows; cubes of ARVN in turn are above. */
static void t4_the_whole_orders(void **state)
{
    static const uint8_t placed[] = {
        K_NVA_BASE_T,    K_VC_BASE_T,      K_US_BASE,        K_ARVN_BASE,   K_NVA_BASE,
        K_VC_BASE,       K_US_TROOP,       K_NVA_TROOP,      K_POLICE,      K_ARVN_TROOP,
        K_RANGER,        K_IRREGULAR,      K_RANGER_A,       K_IRREGULAR_A, K_VC_GUERRILLA,
        K_NVA_GUERRILLA, K_VC_GUERRILLA_A, K_NVA_GUERRILLA_A};
    static const uint8_t lost[] = {
        K_NVA_GUERRILLA_A, K_VC_GUERRILLA_A, K_NVA_GUERRILLA, K_VC_GUERRILLA, K_IRREGULAR_A,
        K_RANGER_A,        K_IRREGULAR,      K_RANGER,        K_ARVN_TROOP,   K_POLICE,
        K_NVA_TROOP,       K_US_TROOP,       K_VC_BASE,       K_NVA_BASE,     K_ARVN_BASE,
        K_US_BASE,         K_VC_BASE_T,      K_NVA_BASE_T};
    uint8_t have[KINDS], again[KINDS];
    memset(have, 1, sizeof have);
    memset(again, 1, sizeof again);
    assert_int_equal(COUNT_OF(placed), KINDS);
    bot_given("bots=all", "");
    expect_order(P_PLACE, have, placed, KINDS);
    expect_order(P_LOSE, again, lost, KINDS);
}

/* Forces before bases, whoever is removed by an Attack [T4.4]. */
static void t4_4_bases_last(void **state)
{
    bot_given("bots=all", "hue: nva-troop 6 us-base 1 police 1 irregular 1");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_runs("");
    bot_leaves("hue: us-base 0 police 0 irregular 0 nva-troop 5"); /* one is lost for the base */
    bot_given("bots=all", "hue: nva-troop 4 us-base 1 police 1 irregular 1");
    bot_operation(NVA, OP_ATTACK, 0);
    bot_runs("");
    bot_leaves("hue: us-base 1 police 0 irregular 0 nva-troop 4");
}

/* ---- Words ----------------------------------------------------------------------------------- */

static void t1_13_t1_14_the_route_and_the_borders(void **state)
{
    bot_given("bots=all", "");
    assert_int_equal(count_spaces(trung_route_spaces), 21);
    assert_int_equal(count_spaces(trung_lcx(bot_looks(NVA, ""))), 23);
}

/* A tie is drawn among all of them, evenly; one candidate is no draw [T2.5]. */
static void t2_5_ties_are_drawn(void **state)
{
    const Spaces set = SPACE(HUE) | SPACE(SAIGON) | SPACE(KIEN_HOA);
    unsigned seen[SPACES] = {0};
    Rng rng, before;
    rng_seed(&rng, 1);
    bot_given("bots=all", "");
    Trung *t = bot_looks(US, "");
    bot_memory.ties_first = 0;
    t->rng = &rng;
    for (unsigned i = 0; i < 3000; i++)
        seen[trung_any(t, set)]++;
    assert_true(seen[HUE] > 900 && seen[SAIGON] > 900 && seen[KIEN_HOA] > 900);
    before = rng;
    assert_int_equal(trung_any(t, SPACE(HUE)), HUE);
    assert_memory_equal(&rng, &before, sizeof rng);
}

/* ---- Movement [T20.3] ------------------------------------------------------------------------ */

static unsigned leave(const char *position, unsigned f, unsigned movable)
{
    bot_given("bots=all", position);
    return trung_may_leave(&table.s, PLEIKU, f, movable);
}

static void t20_3_leaving_does_not_change_control(void **state)
{
    assert_int_equal(leave("pleiku-darlac: us-troop 3 police 2 vc-guerrilla 2", US, 3), 2);
    assert_int_equal(leave("pleiku-darlac: us-troop 3 nva-troop 2 vc-guerrilla 1", US, 3), 2);
    assert_int_equal(leave("pleiku-darlac: nva-troop 7 police 2 vc-guerrilla 1", NVA, 6), 3);
    assert_int_equal(leave("pleiku-darlac: vc-guerrilla 4 police 3 nva-troop 1", VC, 4), 2);
}

/* ---- Lists [T20.4] --------------------------------------------------------------------------- */

static void t20_4_filters(void **state)
{
    const Spaces two = SPACE(SAIGON) | SPACE(HUE);
    bot_given("bots=all", "saigon: as; hue: n");
    assert_int_equal(trung_choose(bot_looks(US, ""), L_US_S, two), HUE);
    bot_given("bots=all", "saigon: as; hue: as"); /* none is left: skipped */
    assert_int_equal(trung_choose(bot_looks(US, ""), L_US_S, two), SAIGON);
    const Spaces loc = SPACE(LOC_SAIGON_AN_LOC) | SPACE(PHUOC_LONG);
    bot_given("bots=all", "");
    assert_int_equal(trung_choose(bot_looks(ARVN, ""), L_AR_ST, loc), PHUOC_LONG);
    bot_given("bots=all", "phuoc-long: police 1");
    assert_int_equal(trung_choose(bot_looks(ARVN, ""), L_AR_ST, loc), PHUOC_LONG);
}

/* ---- Firepower and Assault [T20.5, T20.6] ---------------------------------------------------- */

static void t20_5_firepower(void **state)
{
    bot_given("bots=all", "pleiku-darlac: us-troop 5 arvn-troop 5; tay-ninh: arvn-troop 5;"
                          "hue: arvn-troop 3 police 2; kien-hoa-vinh-binh: arvn-troop 6;"
                          "binh-dinh: us-troop 5 us-base 1");
    const Trung *t = bot_looks(US, "");
    const State *s = &table.s;
    assert_int_equal(trung_us_firepower(t, PLEIKU, s->at[PLEIKU]), 2);
    assert_int_equal(trung_us_firepower(t, BINH_DINH, s->at[BINH_DINH]), 10);
    assert_int_equal(trung_arvn_firepower(t, PLEIKU, s->at[PLEIKU]), 1);
    assert_int_equal(trung_arvn_firepower(t, TAY_NINH, s->at[TAY_NINH]), 2);
    assert_int_equal(trung_arvn_firepower(t, HUE, s->at[HUE]), 2);
    assert_int_equal(trung_coin_firepower(t, KIEN_HOA, s->at[KIEN_HOA]), 0);
}

static TrungPlan plan_in(unsigned x, const char *position)
{
    bot_given("bots=all", position);
    return trung_plan(bot_looks(US, ""), x, US);
}

static void t20_6_assault_plans(void **state)
{
    TrungPlan plan =
        plan_in(PLEIKU, "pleiku-darlac: us-troop 5 nva-troop 1 vc-guerrilla-active 1 vc-base 1");
    assert_int_equal(plan.gone[K_NVA_TROOP] + plan.gone[K_VC_GUERRILLA_A], 2);
    assert_int_equal(plan.count, 2);
    assert_true(plan.effective && !plan.removes_all);
    plan = plan_in(KIEN_HOA, "kien-hoa-vinh-binh: us-troop 5 nva-troop 2 nva-guerrilla-active 1"
                             " vc-base 1 vc-tunnel 1");
    assert_int_equal(plan.count, 4);
    assert_true(plan.tunnel);
    plan = plan_in(PLEIKU, "capability 28 unshaded; pleiku-darlac: us-troop 1 nva-troop 1"
                           " vc-guerrilla 1");
    assert_int_equal(plan.gone[K_VC_GUERRILLA], 1);
    assert_int_equal(plan.count, 1);
    assert_false(plan_in(HUE, "hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1").effective);
    plan =
        plan_in(HUE, "capability 11 unshaded; hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1");
    assert_true(plan.effective && plan.gone[K_VC_BASE] == 1 && plan.count == 1);
    plan =
        plan_in(HUE, "capability 28 unshaded; hue: us-troop 2 us-base 1 vc-guerrilla 1 vc-base 1");
    assert_true(plan.gone[K_VC_BASE] == 1 && plan.gone[K_VC_GUERRILLA] == 1);
}

/* ---- Gates at the set-up [T20.17] ------------------------------------------------------------ */

static const struct {
    TrungGate gate;
    bool expected[SCENARIOS];
} gates[] = {
    {GA, {1, 1, 1}},
    {GB, {0, 1, 0}},
    {GC, {1, 1, 0}},
    {GD, {0, 0, 0}},
    {GE, {1, 1, 1}},
    {GF, {0, 0, 0}},
    {GG, {0, 1, 0}},
    {GH, {0, 0, 0}},
    {GJ, {0, 0, 0}},
    {GK, {1, 0, 0}},
    {GL, {0, 1, 1}},
    {GM, {1, 1, 0}},
    {GN, {0, 0, 0}},
    {GP, {0, 0, 0}},
    {GQ, {0, 0, 0}},
    {GS, {0, 0, 0}},
    {GT, {1, 1, 1}},
    {GU, {0, 1, 0}},
    {GV, {1, 1, 1}},
    {GW, {1, 1, 1}},
    {GX, {1, 1, 1}},
    {GZ, {0, 0, 0}},
    {G_VG15, {0, 1, 1}},
    {G_PAT17, {1, 0, 0}},
    {G_NT8_OUTSIDE, {0, 1, 0}},
};

static const char *const scenarios[SCENARIOS] = {
    "scenario=short bots=all", "scenario=medium bots=all", "scenario=full bots=all"};

static void t20_17_gates_at_the_setup(void **state)
{
    for (unsigned sc = 0; sc < SCENARIOS; sc++) {
        bot_setup(scenarios[sc]);
        for (unsigned i = 0; i < COUNT_OF(gates); i++)
            if (trung_gate(bot_looks(US, ""), gates[i].gate) != gates[i].expected[sc])
                fail_msg("gate %u in %s", gates[i].gate, scenarios[sc]);
    }
}

static void t20_17_dice_of_gates(void **state)
{
    static const struct {
        TrungGate gate;
        const char *yes[SCENARIOS], *no[SCENARIOS];
    } rolls[] = {
        {GI, {"6,6,6", "2,2,2", "6,6,6"}, {NULL, "3,2,2", NULL}},
        {GO, {"6,6,6", "6,6,6", "6,6,6"}, {NULL, NULL, NULL}},
        {GY, {"6,6,6", "3,3,2", "6,6,4"}, {NULL, "3,3,3", "6,6,5"}},
        {G_NG_2D6, {"3,3", "1,1", "4,4"}, {"4,3", "2,1", "5,4"}},
    };
    for (unsigned sc = 0; sc < SCENARIOS; sc++) {
        bot_setup(scenarios[sc]);
        for (unsigned i = 0; i < COUNT_OF(rolls); i++) {
            assert_true(trung_gate(bot_looks(ARVN, rolls[i].yes[sc]), rolls[i].gate));
            if (rolls[i].no[sc])
                assert_false(trung_gate(bot_looks(ARVN, rolls[i].no[sc]), rolls[i].gate));
        }
    }
}

/* ---- First choices at the set-up [T20.18] ---------------------------------------------------- */

static Spaces lands_without(Spaces out) { return (CITIES | PROVINCES) & ~out; }

static Spaces with_nva_bases(void)
{
    Spaces set = 0;
    for (unsigned x = 0; x < SPACES; x++)
        set |= has(&table.s, x, NVA_BASES) ? SPACE(x) : 0;
    return set;
}

static Spaces not_above_n(void)
{
    Spaces set = 0;
    for (unsigned x = 0; x < LANDS; x++)
        set |= table.s.level[x] <= NEUTRAL ? SPACE(x) : 0;
    return set;
}

static Spaces trainable(void)
{
    Spaces set = CITIES;
    for (unsigned x = 0; x < LANDS; x++)
        set |= has(&table.s, x, COIN_BASES) ? SPACE(x) : 0;
    for (unsigned x = 0; x < LANDS; x++)
        set &= control(&table.s, x) == NVA_CONTROL ? ~SPACE(x) : ~UINT64_C(0);
    return set;
}

static void t20_18_first_choices_at_the_setup(void **state)
{
    static const uint8_t sweeps[] = {PLEIKU, KIEN_PHONG, PLEIKU};
    static const uint8_t trains[] = {PLEIKU, SAIGON, PLEIKU};
    static const uint8_t troops[] = {QUANG_TRI, QUANG_TRI, SOUTHERN_LAOS};
    static const uint8_t marches[] = {QUANG_TIN, QUANG_TRI, SAIGON};
    static const uint8_t rallies[] = {TAY_NINH, TAY_NINH, QUANG_TIN};
    static const uint8_t vc_marches[] = {SAIGON, HUE, SAIGON};
    for (unsigned sc = 0; sc < SCENARIOS; sc++) {
        bot_setup(scenarios[sc]);
        const Spaces north = SPACE(NORTH_VIETNAM), all = ALL_SPACES & ~north;
        assert_int_equal(trung_choose(bot_looks(US, ""), L_US_SW, lands_without(north)),
                         sweeps[sc]);
        assert_int_equal(trung_choose(bot_looks(US, ""), L_US_AL, all), SAIGON);
        assert_int_equal(trung_choose(bot_looks(ARVN, ""), L_AR_PC, trainable()), trains[sc]);
        assert_int_equal(trung_choose(bot_looks(NVA, ""), L_NV_PT, with_nva_bases()), troops[sc]);
        assert_int_equal(trung_choose(bot_looks(NVA, ""), L_NV_MD, ALL_SPACES), marches[sc]);
        assert_int_equal(trung_choose(bot_looks(VC, ""), L_VC_PG, not_above_n()), rallies[sc]);
        assert_int_equal(trung_choose(bot_looks(VC, ""), L_VC_MD, ALL_SPACES), vc_marches[sc]);
    }
    bot_setup("scenario=medium bots=us-nva-vc");
    assert_int_equal(trung_choose(bot_looks(US, ""), L_US_SW, lands_without(SPACE(NORTH_VIETNAM))),
                     AN_LOC);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_1_police_and_troops_take_turns),
        cmocka_unit_test(t20_2_pieces_of_humans_go_first),
        cmocka_unit_test(t4_the_whole_orders),
        cmocka_unit_test(t4_4_bases_last),
        cmocka_unit_test(t1_13_t1_14_the_route_and_the_borders),
        cmocka_unit_test(t2_5_ties_are_drawn),
        cmocka_unit_test(t20_3_leaving_does_not_change_control),
        cmocka_unit_test(t20_4_filters),
        cmocka_unit_test(t20_5_firepower),
        cmocka_unit_test(t20_6_assault_plans),
        cmocka_unit_test(t20_17_gates_at_the_setup),
        cmocka_unit_test(t20_17_dice_of_gates),
        cmocka_unit_test(t20_18_first_choices_at_the_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
