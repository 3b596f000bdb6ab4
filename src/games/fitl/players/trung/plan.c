/* plan.c: what an Assault would remove, for forecast and deed alike [T13.1, T1.11]. */
#include "games/fitl/players/trung/trung.h"

typedef struct Field {
    const Trung *t;
    unsigned x, faction;
    uint8_t have[KINDS];
    Kinds enemies; /* #47: NVA alone */
    bool searches; /* one Underground guerrilla may go [#28u] */
    TrungPlan plan;
} Field;

static unsigned sum(const uint8_t at[KINDS], Kinds kinds)
{
    unsigned n = 0;
    for (; kinds; kinds &= kinds - 1)
        n += at[first_kind(kinds)];
    return n;
}

static bool take_one(Field *f, Kinds kinds)
{
    const unsigned kind = trung_first(f->t->s, P_ENEMY, f->have, kinds & f->enemies, 0);
    if (kind == KINDS)
        return false;
    f->have[kind]--;
    f->plan.gone[kind]++;
    f->plan.count++;
    return true;
}

static Kinds open_bases(const Field *f)
{
    return OPEN_BASES | (f->t->s->op.flags & OP_OPEN_TUNNELS ? TUNNELED_BASES : 0);
}

/* Line 2: NT, one Underground guerrilla if searched for, Active ones, then bases [T4.5]. */
static unsigned strike(Field *f, unsigned hits)
{
    while (hits && take_one(f, KIND(K_NVA_TROOP)))
        hits--;
    if (f->searches && hits && take_one(f, HIDDEN_GUERRILLAS)) {
        f->searches = false;
        hits--;
    }
    while (hits && take_one(f, ACTIVE_GUERRILLAS))
        hits--;
    while (hits && !sum(f->have, INSURGENT_FORCES) && take_one(f, open_bases(f)))
        hits--;
    return hits;
}

/* Line 1: a base that the hits would not reach [#11u]. */
static bool wants_abrams(const Field *f, unsigned hits)
{
    const bool base = sum(f->have, OPEN_BASES & f->enemies);
    if (f->faction != US || !hits || !base || !cap(f->t->s, CAP_ABRAMS, UNSHADED) ||
        (f->t->s->op.kind == OP_ASSAULT && f->t->s->op.abrams))
        return false;
    const unsigned hidden = sum(f->have, HIDDEN_GUERRILLAS);
    const unsigned forces =
        sum(f->have, KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS) + (f->searches && hidden);
    return hits <= forces || hidden > (f->searches ? 1u : 0u);
}

static void carry_out(Field *f, unsigned hits)
{
    if (!hits && f->searches) {
        take_one(f, HIDDEN_GUERRILLAS);
        return;
    }
    if (wants_abrams(f, hits)) {
        f->plan.abrams = take_one(f, OPEN_BASES);
        hits--;
    }
    hits = strike(f, hits);
    f->plan.tunnel = hits && !sum(f->have, INSURGENT_KINDS & ~TUNNELED_BASES) &&
                     sum(f->have, TUNNELED_BASES & f->enemies) &&
                     !(f->t->s->op.flags & OP_OPEN_TUNNELS);
}

static void judge(Field *f)
{
    const bool exposed_base = sum(f->have, OPEN_BASES) && !sum(f->have, HIDDEN_GUERRILLAS);
    f->plan.effective = f->plan.count || f->plan.tunnel;
    f->plan.removes_all =
        f->plan.effective && !exposed_base && !sum(f->have, KIND(K_NVA_TROOP) | ACTIVE_GUERRILLAS);
}

/* Bases beside forces are those of line 1; a tunneled one is the last [T4.5, #23]. */
static Kinds next_of(Field *f, unsigned hits, Kinds offered)
{
    const Kinds order[] = {KIND(K_NVA_TROOP), HIDDEN_GUERRILLAS, ACTIVE_GUERRILLAS, open_bases(f),
                           INSURGENT_BASES};
    if (offered & INSURGENT_BASES && sum(f->have, INSURGENT_FORCES)) {
        if (offered & OPEN_BASES && wants_abrams(f, hits))
            return offered & OPEN_BASES;
        offered &= ~INSURGENT_BASES;
    }
    for (unsigned i = 0; i < COUNT_OF(order); i++)
        if (offered & order[i])
            return offered & order[i];
    return 0;
}

static Field field_of(const Trung *t, unsigned x, unsigned faction, const TrungPlan *before)
{
    Field f = {.t = t, .x = x, .faction = faction, .enemies = INSURGENT_KINDS};
    memcpy(f.have, t->s->at[x], sizeof f.have);
    for (unsigned k = 0; before && k < KINDS; k++)
        f.have[k] = (uint8_t)(f.have[k] - before->gone[k]);
    if (t->s->op.enemies && !(t->s->op.enemies >> VC & 1) && t->s->op.kind == OP_ASSAULT)
        f.enemies = NVA_KINDS;
    f.searches = faction == US && cap(t->s, CAP_SEARCH, UNSHADED) && sum(f.have, us_troops(t->s));
    return f;
}

/* Without the one of Search and Destroy. */
static unsigned hits_of(const Field *f)
{
    uint8_t seen[KINDS];
    memcpy(seen, f->have, sizeof seen);
    seen[K_NVA_GUERRILLA] = seen[K_VC_GUERRILLA] = 0;
    return f->faction == US ? trung_us_firepower(f->t, f->x, seen)
                            : trung_arvn_firepower(f->t, f->x, seen);
}

TrungPlan trung_plan_after(const Trung *t, unsigned x, unsigned faction, const TrungPlan *before)
{
    Field f = field_of(t, x, faction, before);
    const Field fresh = f;
    const unsigned hits = hits_of(&f);
    carry_out(&f, hits);
    judge(&f);
    const bool lowland = in(t->g->board->lowland, x);
    if (faction == US && cap(t->s, CAP_PATTON, UNSHADED) && !lowland && t->s->op.patton < 2 &&
        sum(f.have, us_troops(t->s))) { /* line 4 [#14u] */
        Field more = fresh;
        carry_out(&more, hits + 2);
        judge(&more);
        if (more.plan.count > f.plan.count || (more.plan.tunnel && !f.plan.tunnel)) {
            more.plan.patton = true;
            return more.plan;
        }
    }
    return f.plan;
}

TrungPlan trung_plan(const Trung *t, unsigned x, unsigned faction)
{
    return trung_plan_after(t, x, faction, NULL);
}

unsigned trung_plan_piece(const Trung *t, unsigned x, unsigned faction, unsigned hits,
                          Kinds offered)
{
    Field f = field_of(t, x, faction, NULL);
    return trung_first(t->s, P_ENEMY, f.have, next_of(&f, hits, offered), 0);
}
