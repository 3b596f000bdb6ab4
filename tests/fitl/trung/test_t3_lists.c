/* test_t3_lists.c: chapter 3 written down a second time, list by list, and held against the bots'
 * choice on positions of all sorts with every mixture of humans [T3.1-T3.4, T17.1]. */
#include "support/bot.h"

/* ---- The table of filters -------------------------------------------------------------------- */

static const Trung *at; /* the position that is looked at */

static unsigned n_at(unsigned x, Kinds kinds) { return count_at(at->s, x, kinds); }
static bool city_or_province(unsigned x) { return x < FIRST_LOC; }
static int people(unsigned x) { return city_or_province(x) ? (int)at->g->board->pop[x] : 0; }
static int level(unsigned x) { return (int)at->s->level[x] - (int)NEUTRAL; }
static bool lives(unsigned x) { return people(x) > 0; }
static bool is_outside(unsigned x) { return x >= NORTH_VIETNAM && x <= SIHANOUKVILLE; }
static bool in_lc(unsigned x) { return is_outside(x) && x != NORTH_VIETNAM; }
static bool southern(unsigned x) { return city_or_province(x) && !is_outside(x); }
static bool coin_holds(unsigned x) { return n_at(x, COIN_KINDS) > n_at(x, INSURGENT_KINDS); }
static bool nva_holds(unsigned x)
{
    return n_at(x, NVA_KINDS) > n_at(x, COIN_KINDS) + n_at(x, VC_KINDS);
}
/* A LoC is under nobody's Control. */
static bool cc(unsigned x) { return city_or_province(x) && coin_holds(x); }
static bool nc(unsigned x) { return city_or_province(x) && nva_holds(x); }
static bool highland(unsigned x) { return in(at->g->board->highland, x); }
static unsigned hidden(unsigned x) { return n_at(x, KIND(K_NVA_GUERRILLA) | KIND(K_VC_GUERRILLA)); }
static unsigned cubes(unsigned x)
{
    return n_at(x, KIND(K_US_TROOP) | KIND(K_ARVN_TROOP) | KIND(K_POLICE));
}
static unsigned all_bases(unsigned x) { return n_at(x, ALL_BASES); }
static unsigned us_bases(unsigned x) { return at->s->at[x][K_US_BASE]; }
static unsigned us_troops_at(unsigned x) { return at->s->at[x][K_US_TROOP]; }
static unsigned police_at(unsigned x) { return at->s->at[x][K_POLICE]; }

/* [T1.7-T1.10] */
static unsigned vulnerable(unsigned x)
{
    const Kinds open = KIND(K_NVA_TROOP) | KIND(K_NVA_GUERRILLA_A) | KIND(K_VC_GUERRILLA_A);
    return n_at(x, open) + (hidden(x) ? 0 : n_at(x, KIND(K_NVA_BASE) | KIND(K_VC_BASE)));
}
static int arvn_power(unsigned x)
{
    const bool urban = x < FIRST_PROVINCE || !city_or_province(x);
    const unsigned n = at->s->at[x][K_ARVN_TROOP] + (urban ? police_at(x) : 0);
    return (int)(n / (highland(x) ? 3 : 2));
}
static int coin_power(unsigned x)
{
    const unsigned n = us_troops_at(x);
    if (!n)
        return 0;
    return (int)(us_bases(x) ? 2 * n : highland(x) ? n / 2 : n) + arvn_power(x);
}

enum { YES, MOST, FEWEST };

static int nas(unsigned x) { return lives(x) && level(x) != 2; }
static int nao(unsigned x) { return lives(x) && level(x) != -2; }
static int opp(unsigned x) { return level(x) < 0 ? -level(x) * people(x) : 0; }
static int sup(unsigned x) { return level(x) > 0 ? level(x) * people(x) : 0; }
static int f_cc(unsigned x) { return cc(x); }
static int f_nc(unsigned x) { return nc(x); }
static int snc(unsigned x) { return southern(x) && !cc(x); }
static int snn(unsigned x) { return southern(x) && !nc(x); }
static int lcc(unsigned x) { return in_lc(x) && cc(x); }
static int hil(unsigned x) { return highland(x); }
static int eb(unsigned x) { return n_at(x, INSURGENT_BASES) > 0; }
static int vbi(unsigned x) { return eb(x) && !hidden(x); }
static int vcb(unsigned x) { return n_at(x, VC_BASES) > 0; }
static int ubh(unsigned x) { return us_bases(x) > 0; }
static int nub(unsigned x) { return city_or_province(x) && !us_bases(x); }
static bool province(unsigned x) { return x >= FIRST_PROVINCE && x < FIRST_LOC; }
static int pnb(unsigned x) { return province(x) && !n_at(x, COIN_BASES); }
static int pub(unsigned x) { return province(x) && us_bases(x) && cubes(x) <= 2; }
static int ugs(unsigned x)
{
    const unsigned us = us_troops_at(x) + n_at(x, KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A));
    return lives(x) && level(x) > 0 && us < hidden(x);
}
static int pwt(unsigned x) { return police_at(x) && !us_troops_at(x); }
static int vnb(unsigned x) { return n_at(x, NVA_BASES) && !hidden(x); }
static int vvb(unsigned x) { return n_at(x, VC_BASES) && !hidden(x); }
static int ngm(unsigned x) { return (int)n_at(x, NVA_GUERRILLAS); }
static int nbm(unsigned x) { return (int)n_at(x, NVA_BASES); }
static int vgm(unsigned x) { return (int)n_at(x, VC_GUERRILLAS); }
static int vbm(unsigned x) { return (int)n_at(x, VC_BASES); }
static int fvc(unsigned x) { return (int)n_at(x, VC_KINDS); }
static int fnv(unsigned x) { return (int)n_at(x, COIN_KINDS | NVA_KINDS); }
static int fnn(unsigned x) { return (int)n_at(x, COIN_KINDS | VC_KINDS); }
static int few(unsigned x) { return (int)n_at(x, INSURGENT_KINDS); }
static int cub(unsigned x) { return (int)cubes(x); }
static int apo(unsigned x)
{
    int sum = 0;
    for (unsigned y = 0; y < FIRST_LOC; y++)
        sum += in(at->g->board->adjacent[x], y) ? people(y) : 0;
    return sum;
}
static int o12(unsigned x)
{
    const unsigned insurgent = n_at(x, INSURGENT_BASES);
    const bool room = (x == NORTH_VIETNAM ? insurgent : all_bases(x)) < 2;
    return city_or_province(x) && room && vgm(x) >= 1 && vgm(x) <= 2;
}
static int len(unsigned x) { return !city_or_province(x) && few(x); }
static int ecl(unsigned x) { return !city_or_province(x) && at->g->board->econ[x]; }
static int yet(unsigned x)
{
    int best = 0;
    for (unsigned y = 0; at->s->trail <= 3 && y < SPACES; y++)
        if (in(at->g->board->adjacent[x], y) && at->s->at[y][K_NVA_TROOP] > best)
            best = at->s->at[y][K_NVA_TROOP];
    return best;
}
static int rlc(unsigned x) { return in_lc(x) && few(x) >= 1 && few(x) <= 2 && !cc(x); }
static int fpv(unsigned x) { return n_at(x, US_KINDS) && coin_power(x) < (int)vulnerable(x); }

static const struct Filter {
    const char *code;
    int (*score)(unsigned x);
    uint8_t sort;
    bool star;
} filters[] = {
    {"NAS", nas, YES, 0},    {"NAO", nao, YES, 0},    {"POP", people, MOST, 1},
    {"OPP", opp, MOST, 1},   {"SUP", sup, MOST, 1},   {"CC", f_cc, YES, 0},
    {"NC", f_nc, YES, 0},    {"SNC", snc, YES, 0},    {"SNN", snn, YES, 0},
    {"LCC", lcc, YES, 0},    {"HIL", hil, YES, 0},    {"EB", eb, YES, 0},
    {"VBI", vbi, YES, 0},    {"VCB", vcb, YES, 0},    {"UBH", ubh, YES, 0},
    {"NUB", nub, YES, 0},    {"PNB", pnb, YES, 0},    {"PUB", pub, YES, 0},
    {"UGS", ugs, YES, 0},    {"PWT", pwt, YES, 0},    {"VNB", vnb, YES, 0},
    {"VVB", vvb, YES, 0},    {"NGM", ngm, MOST, 1},   {"NBM", nbm, MOST, 1},
    {"VGM", vgm, MOST, 1},   {"VBM", vbm, MOST, 1},   {"FVC", fvc, FEWEST, 1},
    {"FNV", fnv, FEWEST, 1}, {"FNN", fnn, FEWEST, 1}, {"FEW", few, FEWEST, 1},
    {"CUB", cub, MOST, 1},   {"APO", apo, MOST, 1},   {"AFP", arvn_power, MOST, 0},
    {"O12", o12, YES, 0},    {"LEN", len, YES, 0},    {"ECL", ecl, YES, 0},
    {"YET", yet, MOST, 0},   {"RLC", rlc, YES, 0},    {"FPV", fpv, YES, 0},
};

/* ---- The table of lists: (a) if ARVN is human, (u) US, (n) NVA, (v) VC, (c) US or ARVN ------- */

static const struct List {
    uint8_t list, faction;
    const char *row;
} lists[] = {
    {L_US_S, US, "NAS POP EB (v)OPP"},
    {L_US_PB, US, "PNB (a)CC POP HIL"},
    {L_US_PF, US, "PUB NAS FPV POP EB"},
    {L_US_PF_T, US, "PUB NAS PWT FPV POP EB"},
    {L_US_SW, US, "PUB UGS (a)CC NAS PWT POP EB"},
    {L_US_AL, US, "FPV UBH POP EB"},
    {L_US_AS, US, "VBI PNB FPV (v)OPP HIL"},
    {L_US_R, US, "VBI UGS FPV UBH POP LEN"},
    {L_AR_S, ARVN, "POP EB (v)OPP"},
    {L_AR_PB, ARVN, "PNB POP SUP FEW"},
    {L_AR_PC, ARVN, "SNC POP EB FEW (v)OPP"},
    {L_AR_ST, ARVN, "SNC POP EB FEW"},
    {L_AR_PD, ARVN, "SNC POP LEN"},
    {L_AR_R, ARVN, "VBI SNC POP LEN FEW"},
    {L_AR_R_RAID, ARVN, "VBI RLC SNC POP LEN FEW"},
    {L_AR_R_ASSAULT, ARVN, "VBI SNC POP LEN AFP FEW"},
    {L_NV_PB, NVA, "NGM LCC POP NUB APO"},
    {L_NV_PT, NVA, "NGM NBM LCC SNN (a)CC POP NUB (v)VCB FNN APO"},
    {L_NV_PG, NVA, "VNB NBM LCC (a)CC POP (v)VCB FNN APO"},
    {L_NV_MD, NVA, "LCC YET SNN (a)CC POP NUB (v)VCB FNN"},
    {L_NV_T, NVA, "SUP VNB NGM"},
    {L_NV_R, NVA, "LCC SNN (a)CC POP FNN CUB"},
    {L_VC_S, VC, "NAO POP (u)SUP"},
    {L_VC_T, VC, "NAO POP (u)SUP VGM FNV (c)ECL"},
    {L_VC_PB, VC, "POP VGM FNV"},
    {L_VC_PG, VC, "VVB POP VBM (a)CC (u)SUP (n)NC O12 FNV"},
    {L_VC_MD, VC, "NAO FVC POP (a)CC (u)SUP (n)NC O12 FNV"},
    {L_VC_X, VC, "OPP VGM (c)ECL"},
    {L_VC_R, VC, "VVB POP VBM (a)CC (n)NC VGM FNV"},
};

/* ---- Choosing [T3.1, T3.2] ------------------------------------------------------------------- */

static bool is_human(char who)
{
    const State *s = at->s;
    return who == 'a'   ? human(s, ARVN)
           : who == 'u' ? human(s, US)
           : who == 'n' ? human(s, NVA)
           : who == 'v' ? human(s, VC)
                        : human(s, US) || human(s, ARVN);
}

static Spaces filtered(const struct Filter *f, Spaces set)
{
    Spaces best = 0;
    int high = 0;
    if (f->star && !(set & ~LOCS))
        return set;
    for (unsigned x = 0; x < SPACES; x++) {
        if (!in(set, x) || (f->star && in(LOCS, x)))
            continue;
        const int raw = f->score(x);
        const int score = f->sort == FEWEST ? -raw : f->sort == YES ? raw != 0 : raw;
        if (!best || score > high)
            best = 0;
        if (!best || score == high) {
            best |= SPACE(x);
            high = score;
        }
    }
    return best;
}

static unsigned first_by(const char *row, Spaces set)
{
    while (*row && set & (set - 1)) {
        const bool used = *row != '(' || is_human(row[1]);
        row += *row == '(' ? 3 : 0;
        const size_t n = strcspn(row, " ");
        const struct Filter *found = NULL;
        for (unsigned i = 0; i < COUNT_OF(filters); i++)
            if (strlen(filters[i].code) == n && !strncmp(filters[i].code, row, n))
                found = &filters[i];
        assert_non_null(found);
        set = used ? filtered(found, set) : set;
        row += n + strspn(row + n, " ");
    }
    return first_space(set);
}

/* ---- Positions ------------------------------------------------------------------------------- */

/* A few pieces of a few kinds in every space, and any level. */
static void scatter(Rng *rng)
{
    State *s = &table.s;
    for (unsigned x = 0; x < SPACES; x++) {
        if (in(table.game.board->populated, x))
            s->level[x] = (uint8_t)rng_below(rng, LEVELS);
        for (unsigned i = 0; i < 3; i++) {
            const unsigned kind = rng_below(rng, KINDS), n = 1 + rng_below(rng, 3);
            const bool base = KIND(kind) & ALL_BASES;
            uint8_t *left = &s->box[BOX_AVAILABLE][fitl_type_of[kind]];
            if (*left < n || (base && (x >= FIRST_LOC || n_at(x, ALL_BASES) + n > 2)) ||
                (x == NORTH_VIETNAM && KIND(kind) & COIN_KINDS))
                continue;
            *left = (uint8_t)(*left - n);
            fitl_put(s, x, kind, (int)n);
        }
    }
    s->trail = (uint8_t)rng_below(rng, 5);
}

static void t3_4_every_list_in_every_mixture(void **state)
{
    static const char *const mixtures[] = {"bots=all", "bots=us-nva-vc", "bots=arvn-nva-vc",
                                           "bots=us-arvn-vc", "bots=us-arvn-nva"};
    Rng rng;
    rng_seed(&rng, 34);
    for (unsigned i = 0; i < 400; i++) {
        bot_given(mixtures[i % COUNT_OF(mixtures)], "");
        Trung *t = bot_looks(US, "");
        at = t;
        scatter(&rng);
        const Spaces half =
            ((Spaces)rng_below(&rng, UINT32_MAX) << 24 | rng_below(&rng, UINT32_MAX)) & ALL_SPACES;
        for (unsigned k = 0; k < COUNT_OF(lists); k++) {
            t->f = lists[k].faction;
            for (unsigned part = 0; part < 2; part++) {
                const Spaces set = part && half ? half : ALL_SPACES;
                bot_memory.why.count = 0;
                const unsigned found = trung_choose(t, lists[k].list, set);
                const unsigned wanted = first_by(lists[k].row, set);
                if (found != wanted)
                    fail_msg("list %u (%s) in position %u: %u, not %u", lists[k].list, lists[k].row,
                             i, found, wanted);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(t3_4_every_list_in_every_mixture)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
