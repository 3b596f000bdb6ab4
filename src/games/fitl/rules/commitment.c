/* commitment.c: the Commitment phase [14.28-14.33], in a Coup Round or by #73: casualties, moves of
 * US Troops and bases, and the price VC makes the US pay for withdrawing [ed.2]. */
#include "games/fitl/rules/chapters.h"

enum { US_TROOPS_SORT, US_BASES_SORT };

enum { TROOPS_LEFT, BASES_LEFT }; /* quota */

/* COIN Control at the start of the phase, all LoCs, Saigon [14.29]. */
static Spaces open_places(const State *s) { return s->frozen_coin | LOCS | SPACE(SAIGON); }

/* ---- The phase [14.28] ----------------------------------------------------------------------- */

static unsigned available(const State *s)
{
    return s->box[BOX_AVAILABLE][US_TROOP] + s->box[BOX_AVAILABLE][US_BASE];
}

static void care_for_casualties(const Game *g, State *s)
{
    uint8_t *cas = s->box[BOX_CASUALTIES];
    if (momentum(s, MOM_MEDEVAC)) /* [commitment.start] */
        fitl_box(s, US_TROOP, cas[US_TROOP], BOX_CASUALTIES, BOX_AVAILABLE);
    fitl_box(s, US_TROOP, cas[US_TROOP] / 3u, BOX_CASUALTIES, BOX_OUT);
    fitl_box(s, US_BASE, cas[US_BASE], BOX_CASUALTIES, BOX_OUT);
    fitl_box(s, IRREGULAR, cas[IRREGULAR], BOX_CASUALTIES, BOX_AVAILABLE);
    if (edition_1(g))
        fitl_box(s, US_TROOP, cas[US_TROOP], BOX_CASUALTIES, BOX_AVAILABLE);
}

/* Stages: a bot's policy; casualties; the rest of them onto the map [14.31]; moves; withdrawal; the
 * end. */
static void commitment_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    switch (f->v[0]) {
    case 0:
        f->v[0] = 4;
        if (is_bot(s, US))
            flow_call(s, TRUNG_POLICY);
        break;
    case 4:
        fitl_freeze_control(s);
        care_for_casualties(g, s);
        fitl_begin_operation(s, US, OP_PATROL, OP_BY_EVENT);
        s->quota[TROOPS_LEFT] = (uint8_t)(10 - least(10, s->box[BOX_CASUALTIES][US_TROOP]));
        s->quota[BASES_LEFT] = 2;
        f->v[0] = 1;
        break;
    case 1:
        if (s->box[BOX_CASUALTIES][US_TROOP]) {
            fitl_start_move(s, MV_ROTATE, CASUALTIES);
            break;
        }
        s->before = (uint8_t)available(s);
        f->v[0] = 2;
        flow_call(s, COMMIT);
        break;
    case 2: {
        const unsigned now = available(s), points = now > s->before ? (now - s->before) / 2 : 0;
        f->v[0] = 3;
        s->op.spaces = 0;
        if (!edition_1(g) && points)
            flow_call(s, WITHDRAWAL)->v[0] = (uint8_t)points;
        break;
    }
    default:
        s->frozen = 0;
        flow_return(s);
    }
}

const Step fitl_commitment_step = {.name = "commitment", .rule = "14.28", .run = commitment_run};

/* ---- Casualties that must be placed [14.31] -------------------------------------------------- */

static unsigned rotate_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    return s->box[BOX_CASUALTIES][US_TROOP];
}

static Spaces rotate_reach(const Game *g, const State *s, unsigned from) { return open_places(s); }

/* They have not moved: those placed may still be among the ten. */
static void rotate_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    fitl_deploy(s, BOX_CASUALTIES, to, US_TROOP, s->group[K_US_TROOP]);
}

const Mover fitl_rotate_mover = {
    .asker = COMMITMENT,
    .kinds = KIND(K_US_TROOP),
    .actor = fitl_us_actor,
    .count = rotate_count,
    .reach = rotate_reach,
    .arrive = rotate_arrive,
    .far = R_COMMIT_REACH,
};

/* ---- Moves [14.30] --------------------------------------------------------------------------- */

static unsigned commit_count(const Game *g, const State *s, unsigned from, unsigned kind)
{
    const unsigned sort = kind == K_US_BASE ? US_BASES_SORT : US_TROOPS_SORT;
    if (from > AVAILABLE || (from < SPACES && !in(open_places(s), from)))
        return 0;
    const unsigned all =
        from == AVAILABLE ? s->box[BOX_AVAILABLE][fitl_type_of[kind]] : s->at[from][kind];
    const unsigned rest = all - least(all, s->op.moved[from][sort]);
    return least(rest, s->quota[sort]);
}

static Spaces commit_reach(const Game *g, const State *s, unsigned from)
{
    Spaces reach = open_places(s) | SPACE(AVAILABLE);
    if (!commit_count(g, s, from, K_US_TROOP)) /* bases alone need room */
        for (Spaces set = open_places(s); set; set &= set - 1)
            if (!base_room(s, first_space(set)))
                reach &= ~(set & (0 - set));
    return reach & ~SPACE(from);
}

static void commit_arrive(const Game *g, State *s, unsigned from, unsigned to)
{
    static const uint8_t kinds[] = {K_US_TROOP, K_US_BASE};
    fitl_carry(s, from, to);
    for (unsigned i = 0; i < 2; i++) {
        const unsigned n = s->group[kinds[i]];
        s->op.moved[to][i] = (uint8_t)(s->op.moved[to][i] + n);
        s->quota[i] = (uint8_t)(s->quota[i] - n);
    }
}

const Mover fitl_commit_mover = {
    .asker = COMMIT,
    .kinds = KIND(K_US_TROOP) | KIND(K_US_BASE),
    .actor = fitl_us_actor,
    .count = commit_count,
    .reach = commit_reach,
    .arrive = commit_arrive,
    .far = R_COMMIT_REACH,
};

static void commit_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_origins(g, s, MV_COMMIT, ALL_SPACES | SPACE(AVAILABLE), out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t commit_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_FROM)
        return R_NOT_NOW;
    return a.a <= AVAILABLE && fitl_can_leave(g, s, MV_COMMIT, a.a) ? R_LEGAL : R_NOBODY_COMMITTED;
}

static void commit_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE)
        flow_return(s);
    else
        fitl_start_move(s, MV_COMMIT, a.a);
}

const Step fitl_commit_step = {
    .name = "commit",
    .rule = "14.30",
    .prompt = "fitl.ask.commit",
    .actor = fitl_us_actor,
    .legal = commit_legal,
    .apply = commit_apply,
    .why_not = commit_why,
};

/* ---- Withdrawal [14.32]: local 0 is the points left ------------------------------------------ */

static uint8_t why_withdrawal(const Game *g, const State *s, unsigned x)
{
    if (!in(g->board->populated, x) || s->level[x] == AO)
        return R_NO_LEVEL;
    if (in(s->op.spaces, x))
        return R_WITHDRAWAL_ONCE;
    return g->board->pop[x] <= flow_now(s)->v[0] ? R_LEGAL : R_WITHDRAWAL_POINTS;
}

static void withdrawal_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_SPACE, CITIES | PROVINCES, why_withdrawal, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t withdrawal_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_withdrawal(g, s, a.a) : R_NOT_ALLOWED;
}

static void withdrawal_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    Frame *f = flow_top(s);
    f->v[0] = (uint8_t)(f->v[0] - g->board->pop[a.a]);
    s->op.spaces |= SPACE(a.a);
    fitl_shift(g, s, a.a, -1);
}

const Step fitl_withdrawal_step = {
    .name = "withdrawal",
    .rule = "14.32",
    .prompt = "fitl.ask.withdrawal",
    .actor = fitl_vc_actor,
    .legal = withdrawal_legal,
    .apply = withdrawal_apply,
    .why_not = withdrawal_why,
};
