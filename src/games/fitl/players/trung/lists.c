/* lists.c: chapter 3: filters and priority lists as tables. */
#include "games/fitl/players/trung/trung.h"

typedef enum Code {
    F_END,
    NAS,
    NAO,
    POP,
    OPP,
    SUP,
    CC,
    NC,
    SNC,
    SNN,
    LCC,
    HIL,
    EB,
    VBI,
    VCB,
    UBH,
    NUB,
    PNB,
    PUB,
    UGS,
    PWT,
    VNB,
    VVB,
    NGM,
    NBM,
    VGM,
    VBM,
    FVC,
    FNV,
    FNN,
    FEW,
    CUB,
    APO,
    AFP,
    O12,
    LEN,
    ECL,
    YET,
    RLC,
    FPV,
    SUP_GOVERN,
    FPO,
    UTH,
    NAP,
    P1,
    P1S,
    P1N,
    AAS,
    ANE,
    APA,
    CODES
} Code;

enum { YES_NO, MOST, FEWEST };
enum { IF_ANY = 0, IF_COIN = 16 }; /* else a faction plus 1 */

typedef struct Filter {
    int (*score)(const Trung *t, unsigned x);
    uint8_t sort;
    bool lands; /* * LoCs are not rated [T3.2] */
} Filter;

/* ---- Scores ---------------------------------------------------------------------------------- */

static int nas(const Trung *t, unsigned x) { return is_pop(t, x) && t->s->level[x] != AS; }
static int nao(const Trung *t, unsigned x) { return is_pop(t, x) && t->s->level[x] != AO; }
static int pop(const Trung *t, unsigned x) { return is_loc(x) ? 0 : (int)pop_of(t, x); }
static int opp(const Trung *t, unsigned x)
{
    return t->s->level[x] < NEUTRAL ? pop(t, x) * (NEUTRAL - t->s->level[x]) : 0;
}
static int sup(const Trung *t, unsigned x)
{
    return t->s->level[x] > NEUTRAL ? pop(t, x) * (t->s->level[x] - NEUTRAL) : 0;
}
static int cc(const Trung *t, unsigned x) { return coin_controls(t->s, x); }
static int nc(const Trung *t, unsigned x) { return control(t->s, x) == NVA_CONTROL; }
static int snc(const Trung *t, unsigned x) { return in(THE_SOUTH & ~LOCS, x) && !cc(t, x); }
static int snn(const Trung *t, unsigned x) { return in(THE_SOUTH & ~LOCS, x) && !nc(t, x); }
static int lcc(const Trung *t, unsigned x) { return in(LAOS_CAMBODIA, x) && cc(t, x); }
static int hil(const Trung *t, unsigned x) { return in_highland(t, x); }
static int eb(const Trung *t, unsigned x) { return has(t->s, x, INSURGENT_BASES); }
static int vbi(const Trung *t, unsigned x) { return trung_vulnerable_base(t->s, x); }
static int vcb(const Trung *t, unsigned x) { return has(t->s, x, VC_BASES); }
static int ubh(const Trung *t, unsigned x) { return t->s->at[x][K_US_BASE]; }
static int nub(const Trung *t, unsigned x) { return !is_loc(x) && !ubh(t, x); }
static int pnb(const Trung *t, unsigned x) { return is_province(x) && !has(t->s, x, COIN_BASES); }
static int pub(const Trung *t, unsigned x)
{
    return is_province(x) && ubh(t, x) && count_at(t->s, x, COIN_CUBES) <= 2;
}
static int ugs(const Trung *t, unsigned x)
{
    const Kinds us = KIND(K_US_TROOP) | KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A);
    return is_pop(t, x) && above_n(t->s, x) &&
           count_at(t->s, x, us) < count_at(t->s, x, HIDDEN_GUERRILLAS);
}
static int pwt(const Trung *t, unsigned x)
{
    return t->s->at[x][K_POLICE] && !t->s->at[x][K_US_TROOP];
}
static int vnb(const Trung *t, unsigned x)
{
    return has(t->s, x, NVA_BASES) && !has(t->s, x, HIDDEN_GUERRILLAS);
}
static int vvb(const Trung *t, unsigned x) { return vcb(t, x) && !has(t->s, x, HIDDEN_GUERRILLAS); }
static int ngm(const Trung *t, unsigned x) { return (int)count_at(t->s, x, NVA_GUERRILLAS); }
static int nbm(const Trung *t, unsigned x) { return (int)count_at(t->s, x, NVA_BASES); }
static int vgm(const Trung *t, unsigned x) { return (int)count_at(t->s, x, VC_GUERRILLAS); }
static int vbm(const Trung *t, unsigned x) { return (int)count_at(t->s, x, VC_BASES); }
static int fvc(const Trung *t, unsigned x) { return t->s->vc[x]; }
static int fnv(const Trung *t, unsigned x) { return t->s->coin[x] + t->s->nva[x]; }
static int fnn(const Trung *t, unsigned x) { return t->s->coin[x] + t->s->vc[x]; }
static int few(const Trung *t, unsigned x) { return (int)insurgents(t->s, x); }
static int cub(const Trung *t, unsigned x) { return (int)count_at(t->s, x, COIN_CUBES); }
static int apo(const Trung *t, unsigned x)
{
    int n = 0;
    for (Spaces set = t->g->board->adjacent[x] & ~LOCS; set; set &= set - 1)
        n += pop(t, first_space(set));
    return n;
}
static int afp(const Trung *t, unsigned x) { return (int)trung_arvn_firepower(t, x, t->s->at[x]); }
static int o12(const Trung *t, unsigned x)
{
    const int n = vgm(t, x);
    return !is_loc(x) && has_room(t->s, x) && (n == 1 || n == 2);
}
static int len(const Trung *t, unsigned x) { return is_loc(x) && few(t, x); }
static int ecl(const Trung *t, unsigned x) { return is_loc(x) && t->g->board->econ[x]; }

/* NT yet to march in the one best space beside it [T8.2]. */
static int yet(const Trung *t, unsigned x)
{
    const State *s = t->s;
    Spaces near = t->g->board->adjacent[x];
    int best = 0;
    if (s->trail > 3)
        return 0;
    for (near &= ~t->m->route.done; near; near &= near - 1) {
        const unsigned y = first_space(near);
        const int moved = s->op.kind == OP_MARCH ? s->op.moved[y][0] : 0;
        const int n = s->at[y][K_NVA_TROOP] - moved;
        best = n > best ? n : best;
    }
    return best;
}
static int rlc(const Trung *t, unsigned x)
{
    return in(LAOS_CAMBODIA, x) && few(t, x) >= 1 && few(t, x) <= 2 && !cc(t, x);
}
static int fpv(const Trung *t, unsigned x)
{
    return has(t->s, x, US_KINDS) &&
           trung_coin_firepower(t, x, t->s->at[x]) < trung_vulnerable(t, x, trung_base_first(t));
}
/* Rates only where Patronage is allowed [T3.4, T10.6]. */
static int sup_govern(const Trung *t, unsigned x)
{
    return count_at(t->s, x, ARVN_CUBES) > t->s->at[x][K_US_TROOP] ? sup(t, x) : 0;
}

/* Of the rows of #80, #105, #112 and #113, each a filter of its own [T14.15]. */
static int uth(const Trung *t, unsigned x) { return t->s->at[x][K_US_TROOP]; }
static int nap(const Trung *t, unsigned x) { return !t->s->at[x][K_POLICE]; }
static int p1(const Trung *t, unsigned x) { return pop(t, x) == 1; }
static int aas(const Trung *t, unsigned x) { return is_pop(t, x) && t->s->level[x] == AS; }
static int ane(const Trung *t, unsigned x) { return is_pop(t, x) && t->s->level[x] == NEUTRAL; }
static int apa(const Trung *t, unsigned x) { return is_pop(t, x) && t->s->level[x] == PO; }
static int p1s(const Trung *t, unsigned x) { return p1(t, x) && aas(t, x); }
static int p1n(const Trung *t, unsigned x) { return p1(t, x) && ane(t, x); }

/* ---- Filters --------------------------------------------------------------------------------- */

static const Filter filters[CODES] = {
    [NAS] = {nas, YES_NO, false}, [NAO] = {nao, YES_NO, false},
    [POP] = {pop, MOST, true},    [OPP] = {opp, MOST, true},
    [SUP] = {sup, MOST, true},    [CC] = {cc, YES_NO, false},
    [NC] = {nc, YES_NO, false},   [SNC] = {snc, YES_NO, false},
    [SNN] = {snn, YES_NO, false}, [LCC] = {lcc, YES_NO, false},
    [HIL] = {hil, YES_NO, false}, [EB] = {eb, YES_NO, false},
    [VBI] = {vbi, YES_NO, false}, [VCB] = {vcb, YES_NO, false},
    [UBH] = {ubh, YES_NO, false}, [NUB] = {nub, YES_NO, false},
    [PNB] = {pnb, YES_NO, false}, [PUB] = {pub, YES_NO, false},
    [UGS] = {ugs, YES_NO, false}, [PWT] = {pwt, YES_NO, false},
    [VNB] = {vnb, YES_NO, false}, [VVB] = {vvb, YES_NO, false},
    [NGM] = {ngm, MOST, true},    [NBM] = {nbm, MOST, true},
    [VGM] = {vgm, MOST, true},    [VBM] = {vbm, MOST, true},
    [FVC] = {fvc, FEWEST, true},  [FNV] = {fnv, FEWEST, true},
    [FNN] = {fnn, FEWEST, true},  [FEW] = {few, FEWEST, true},
    [CUB] = {cub, MOST, true},    [APO] = {apo, MOST, true},
    [AFP] = {afp, MOST, false},   [O12] = {o12, YES_NO, false},
    [LEN] = {len, YES_NO, false}, [ECL] = {ecl, YES_NO, false},
    [YET] = {yet, MOST, false},   [RLC] = {rlc, YES_NO, false},
    [FPV] = {fpv, YES_NO, false}, [SUP_GOVERN] = {sup_govern, MOST, true},
    [FPO] = {pop, FEWEST, true},  [UTH] = {uth, YES_NO, false},
    [NAP] = {nap, YES_NO, false}, [P1] = {p1, YES_NO, false},
    [P1S] = {p1s, YES_NO, false}, [P1N] = {p1n, YES_NO, false},
    [AAS] = {aas, YES_NO, false}, [ANE] = {ane, YES_NO, false},
    [APA] = {apa, YES_NO, false},
};

/* ---- Lists ----------------------------------------------------------------------------------- */

#define IF(faction) ((faction) + 1u)
typedef struct Row {
    uint8_t code, when;
} Row;

static const Row lists[LISTS][12] = {
    [L_US_S] = {{NAS, 0}, {POP, 0}, {EB, 0}, {OPP, IF(VC)}},
    [L_US_PB] = {{PNB, 0}, {CC, IF(ARVN)}, {POP, 0}, {HIL, 0}},
    [L_US_PF] = {{PUB, 0}, {NAS, 0}, {FPV, 0}, {POP, 0}, {EB, 0}},
    [L_US_PF_T] = {{PUB, 0}, {NAS, 0}, {PWT, 0}, {FPV, 0}, {POP, 0}, {EB, 0}},
    [L_US_SW] = {{PUB, 0}, {UGS, 0}, {CC, IF(ARVN)}, {NAS, 0}, {PWT, 0}, {POP, 0}, {EB, 0}},
    [L_US_AL] = {{FPV, 0}, {UBH, 0}, {POP, 0}, {EB, 0}},
    [L_US_AS] = {{VBI, 0}, {PNB, 0}, {FPV, 0}, {OPP, IF(VC)}, {HIL, 0}},
    [L_US_R] = {{VBI, 0}, {UGS, 0}, {FPV, 0}, {UBH, 0}, {POP, 0}, {LEN, 0}},
    [L_AR_S] = {{POP, 0}, {EB, 0}, {OPP, IF(VC)}},
    [L_AR_PB] = {{PNB, 0}, {POP, 0}, {SUP, 0}, {FEW, 0}},
    [L_AR_PC] = {{SNC, 0}, {POP, 0}, {EB, 0}, {FEW, 0}, {OPP, IF(VC)}},
    [L_AR_ST] = {{SNC, 0}, {POP, 0}, {EB, 0}, {FEW, 0}},
    [L_AR_PD] = {{SNC, 0}, {POP, 0}, {LEN, 0}},
    [L_AR_G] = {{POP, 0}, {SUP_GOVERN, 0}},
    [L_AR_R] = {{VBI, 0}, {SNC, 0}, {POP, 0}, {LEN, 0}, {FEW, 0}},
    [L_AR_R_RAID] = {{VBI, 0}, {RLC, 0}, {SNC, 0}, {POP, 0}, {LEN, 0}, {FEW, 0}},
    [L_AR_R_ASSAULT] = {{VBI, 0}, {SNC, 0}, {POP, 0}, {LEN, 0}, {AFP, 0}, {FEW, 0}},
    [L_NV_PB] = {{NGM, 0}, {LCC, 0}, {POP, 0}, {NUB, 0}, {APO, 0}},
    [L_NV_PT] = {{NGM, 0},
                 {NBM, 0},
                 {LCC, 0},
                 {SNN, 0},
                 {CC, IF(ARVN)},
                 {POP, 0},
                 {NUB, 0},
                 {VCB, IF(VC)},
                 {FNN, 0},
                 {APO, 0}},
    [L_NV_PG] =
        {{VNB, 0}, {NBM, 0}, {LCC, 0}, {CC, IF(ARVN)}, {POP, 0}, {VCB, IF(VC)}, {FNN, 0}, {APO, 0}},
    [L_NV_MD] =
        {{LCC, 0}, {YET, 0}, {SNN, 0}, {CC, IF(ARVN)}, {POP, 0}, {NUB, 0}, {VCB, IF(VC)}, {FNN, 0}},
    [L_NV_T] = {{SUP, 0}, {VNB, 0}, {NGM, 0}},
    [L_NV_R] = {{LCC, 0}, {SNN, 0}, {CC, IF(ARVN)}, {POP, 0}, {FNN, 0}, {CUB, 0}},
    [L_VC_S] = {{NAO, 0}, {POP, 0}, {SUP, IF(US)}},
    [L_VC_T] = {{NAO, 0}, {POP, 0}, {SUP, IF(US)}, {VGM, 0}, {FNV, 0}, {ECL, IF_COIN}},
    [L_VC_PB] = {{POP, 0}, {VGM, 0}, {FNV, 0}},
    [L_VC_PG] = {{VVB, 0},
                 {POP, 0},
                 {VBM, 0},
                 {CC, IF(ARVN)},
                 {SUP, IF(US)},
                 {NC, IF(NVA)},
                 {O12, 0},
                 {FNV, 0}},
    [L_VC_MD] = {{NAO, 0},
                 {FVC, 0},
                 {POP, 0},
                 {CC, IF(ARVN)},
                 {SUP, IF(US)},
                 {NC, IF(NVA)},
                 {O12, 0},
                 {FNV, 0}},
    [L_MOST_SUPPORT] = {{SUP, 0}},
    [L_LEAST_POP] = {{FPO, 0}},
    [L_US_POLICE] = {{UTH, 0}, {NAP, 0}, {POP, 0}},
    [L_ARVN_80] = {{P1, 0}, {AAS, 0}, {ANE, 0}, {APA, 0}},
    [L_ARVN_105] = {{P1S, 0}, {P1N, 0}, {P1, 0}},
    [L_ANY] = {{F_END, 0}},
    [L_VC_X] = {{OPP, 0}, {VGM, 0}, {ECL, IF_COIN}},
    [L_VC_R] = {{VVB, 0}, {POP, 0}, {VBM, 0}, {CC, IF(ARVN)}, {NC, IF(NVA)}, {VGM, 0}, {FNV, 0}},
};

TrungList trung_r_list(unsigned f)
{
    static const uint8_t list[FACTIONS] = {L_US_R, L_AR_R, L_NV_R, L_VC_R};
    return list[f];
}

TrungList trung_pb_list(unsigned f)
{
    static const uint8_t list[FACTIONS] = {L_US_PB, L_AR_PB, L_NV_PB, L_VC_PB};
    return list[f];
}

TrungList trung_pf_list(unsigned f, unsigned type)
{
    static const uint8_t list[FACTIONS] = {L_US_PF, L_AR_PC, L_NV_PG, L_VC_PG};
    return type == NVA_TROOP ? L_NV_PT : type == US_TROOP ? L_US_PF_T : list[f];
}

/* ---- Choosing [T3.1] ------------------------------------------------------------------------- */

static bool is_used(const State *s, unsigned when)
{
    if (when == IF_COIN)
        return human(s, US) || human(s, ARVN);
    return when == IF_ANY || human(s, when - 1);
}

/* Those with the best score, LoCs among them only if they are rated. */
static Spaces best_of(const Trung *t, const Filter *filter, Spaces set)
{
    const Spaces rated = filter->lands ? set & ~LOCS : set;
    int best = 0;
    Spaces found = 0;
    if (!rated)
        return set;
    for (Spaces rest = rated; rest; rest &= rest - 1) {
        const int raw = filter->score(t, first_space(rest));
        const int score = filter->sort == FEWEST ? -raw : filter->sort == YES_NO ? raw != 0 : raw;
        if (!found || score > best) {
            best = score;
            found = 0;
        }
        if (score == best)
            found |= rest & (0 - rest);
    }
    return found;
}

Spaces trung_most(const Trung *t, Spaces set, int (*score)(const Trung *t, unsigned x))
{
    const Filter filter = {score, MOST, false};
    return best_of(t, &filter, set);
}

unsigned trung_choose(Trung *t, TrungList list, Spaces set)
{
    const Spaces all = set;
    for (const Row *row = lists[list]; row->code && set & (set - 1); row++) {
        if (!is_used(t->s, row->when))
            continue;
        const Spaces kept = best_of(t, &filters[row->code], set);
        if (kept != set)
            trung_say(t, WHY_FILTER, "T3.4", list, row->code, set & ~kept);
        set = kept;
    }
    const unsigned x = trung_any(t, set);
    trung_say(t, WHY_CHOSEN, "T3.4", x, list, all);
    return x;
}

/* ---- For people ------------------------------------------------------------------------------ */

const char *const trung_filter_messages[CODES] = {
    [NAS] = "fitl.filter.nas",
    [NAO] = "fitl.filter.nao",
    [POP] = "fitl.filter.pop",
    [FPO] = "fitl.filter.fpo",
    [OPP] = "fitl.filter.opp",
    [SUP] = "fitl.filter.sup",
    [CC] = "fitl.filter.cc",
    [NC] = "fitl.filter.nc",
    [SNC] = "fitl.filter.snc",
    [SNN] = "fitl.filter.snn",
    [LCC] = "fitl.filter.lcc",
    [HIL] = "fitl.filter.hil",
    [EB] = "fitl.filter.eb",
    [VBI] = "fitl.filter.vbi",
    [VCB] = "fitl.filter.vcb",
    [UBH] = "fitl.filter.ubh",
    [NUB] = "fitl.filter.nub",
    [PNB] = "fitl.filter.pnb",
    [PUB] = "fitl.filter.pub",
    [UGS] = "fitl.filter.ugs",
    [PWT] = "fitl.filter.pwt",
    [UTH] = "fitl.filter.uth",
    [NAP] = "fitl.filter.nap",
    [P1] = "fitl.filter.p1",
    [P1S] = "fitl.filter.p1s",
    [P1N] = "fitl.filter.p1n",
    [AAS] = "fitl.filter.aas",
    [ANE] = "fitl.filter.ane",
    [APA] = "fitl.filter.apa",
    [VNB] = "fitl.filter.vnb",
    [VVB] = "fitl.filter.vvb",
    [NGM] = "fitl.filter.ngm",
    [NBM] = "fitl.filter.nbm",
    [VGM] = "fitl.filter.vgm",
    [VBM] = "fitl.filter.vbm",
    [FVC] = "fitl.filter.fvc",
    [FNV] = "fitl.filter.fnv",
    [FNN] = "fitl.filter.fnn",
    [FEW] = "fitl.filter.few",
    [CUB] = "fitl.filter.cub",
    [APO] = "fitl.filter.apo",
    [AFP] = "fitl.filter.afp",
    [O12] = "fitl.filter.o12",
    [LEN] = "fitl.filter.len",
    [ECL] = "fitl.filter.ecl",
    [YET] = "fitl.filter.yet",
    [RLC] = "fitl.filter.rlc",
    [FPV] = "fitl.filter.fpv",
    [SUP_GOVERN] = "fitl.filter.sup_govern",
};
const unsigned trung_filters = CODES;

/* Those of events have no name. */
const char *const trung_list_lines[LISTS] = {
    [L_US_S] = "T3.4 US-S",        [L_US_PB] = "T3.4 US-PB",       [L_US_PF] = "T3.4 US-PF",
    [L_US_PF_T] = "T3.4 US-PF(t)", [L_US_SW] = "T3.4 US-SW",       [L_US_AL] = "T3.4 US-AL",
    [L_US_AS] = "T3.4 US-AS",      [L_US_R] = "T3.4 US-R",         [L_AR_S] = "T3.4 AR-S",
    [L_AR_PB] = "T3.4 AR-PB",      [L_AR_PC] = "T3.4 AR-PC",       [L_AR_ST] = "T3.4 AR-ST",
    [L_AR_PD] = "T3.4 AR-PD",      [L_AR_G] = "T3.4 AR-G",         [L_AR_R] = "T3.4 AR-R",
    [L_AR_R_RAID] = "T3.4 AR-R",   [L_AR_R_ASSAULT] = "T3.4 AR-R", [L_NV_PB] = "T3.4 NV-PB",
    [L_NV_PT] = "T3.4 NV-PT",      [L_NV_PG] = "T3.4 NV-PG",       [L_NV_MD] = "T3.4 NV-MD",
    [L_NV_T] = "T3.4 NV-T",        [L_NV_R] = "T3.4 NV-R",         [L_VC_S] = "T3.4 VC-S",
    [L_VC_T] = "T3.4 VC-T",        [L_VC_PB] = "T3.4 VC-PB",       [L_VC_PG] = "T3.4 VC-PG",
    [L_VC_MD] = "T3.4 VC-MD",      [L_VC_X] = "T3.4 VC-X",         [L_VC_R] = "T3.4 VC-R",
};
