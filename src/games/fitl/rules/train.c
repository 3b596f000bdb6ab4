/* train.c: Train [8.1-8.12], with its last step, and what Pacify and Agitate share wherever they
 * happen: markers first, then levels, one purchase at a time. */
#include "games/fitl/rules/chapters.h"

/* ---- Purchases [8.7-8.9, 14.13-14.17] -------------------------------------------------------- */

static unsigned slot_of(const State *s, unsigned x)
{
    unsigned i = 0;
    while (i < s->buys.count && s->buys.space[i] != x)
        i++;
    return i;
}

/* One more marker or level in this space toward `goal`; spaces and levels are limited. */
uint8_t fitl_why_buy(const Game *g, const State *s, unsigned x, const Terms *terms)
{
    const unsigned slot = slot_of(s, x);
    if (slot == s->buys.count && slot >= terms->spaces)
        return R_TOO_MANY_SPACES;
    if (s->terror[x])
        return R_LEGAL;
    if (!in(g->board->populated, x) ||
        (terms->up ? s->level[x] >= terms->goal : s->level[x] <= terms->goal))
        return R_NO_LEVEL;
    const unsigned levels = slot < s->buys.count ? s->buys.levels[slot] : 0;
    return levels < terms->levels ? R_LEGAL : R_TWO_LEVELS;
}

void fitl_buy(const Game *g, State *s, unsigned x, bool up)
{
    const unsigned slot = slot_of(s, x);
    if (slot == s->buys.count) {
        s->buys.space[slot] = (uint8_t)x;
        s->buys.levels[slot] = 0;
        s->buys.count++;
    }
    if (s->terror[x]) {
        fitl_remove_marker(s, x);
        return;
    }
    s->buys.levels[slot]++;
    fitl_shift(g, s, x, up ? 1 : -1);
}

/* [pacify.cost]; #16 only in the Support phase of a Coup Round. */
unsigned fitl_pacify_cost(const State *s, bool coup)
{
    if (coup && momentum(s, MOM_KOMER) && !(leads(s, KY) && s->ky_later))
        return 1;
    return leads(s, KY) ? 4 : 3;
}

/* ---- What is trained in a space [8.3] -------------------------------------------------------- */

/* Neither Advise nor Govern may share a space with Train [8.2]. */
static bool used_by_activity(const State *s, unsigned x)
{
    return (s->sa.kind == ADVISE || s->sa.kind == GOVERN) && in(s->sa.spaces, x);
}

uint8_t fitl_why_train(const Game *g, const State *s, unsigned x)
{
    if (is_loc(x))
        return R_NO_LOC;
    if (x == NORTH_VIETNAM)
        return R_NO_COIN_IN_NORTH;
    if (s->op.faction == US ? !has(s, x, US_KINDS) : control(s, x) == NVA_CONTROL)
        return s->op.faction == US ? R_NO_US_PIECE : R_NVA_CONTROL;
    if (used_by_activity(s, x))
        return R_TRAIN_ACTIVITY;
    return fitl_why_select(s, x);
}

/* Rangers and cubes [8.3]. */
static bool trains_arvn(const State *s, unsigned x)
{
    if (s->op.faction == US)
        return s->at[x][K_US_BASE];
    return is_city(x) || has(s, x, COIN_BASES);
}

static unsigned types_of_choice(unsigned choice)
{
    switch (choice) {
    case CH_IRREGULARS:
        return 1u << IRREGULAR;
    case CH_RANGERS:
        return 1u << RANGER;
    default:
        return 1u << ARVN_TROOP | 1u << POLICE;
    }
}

static uint8_t train_what_why(const Game *g, const State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    if (a.verb != V_CHOOSE)
        return R_NOT_NOW;
    if (a.a == CH_NOTHING)
        return R_LEGAL;
    if (a.a > CH_CUBES)
        return R_NO_SUCH_CHOICE;
    if (a.a == CH_IRREGULARS && s->op.faction != US)
        return R_IRREGULARS_US;
    if (a.a != CH_IRREGULARS && !trains_arvn(s, x))
        return s->op.faction == US ? R_NO_US_BASE : R_NO_TRAIN_BASE;
    if (a.a != CH_IRREGULARS && !can_pay(s, s->op.faction, fitl_cost(s, 3)))
        return s->op.faction == US ? R_US_SPENDING : R_POOR;
    return fitl_can_place(s, x, types_of_choice(a.a), s->op.faction, 0) ? R_LEGAL : R_NOT_AVAILABLE;
}

static void train_what_apply(const Game *g, State *s, Action a)
{
    const unsigned x = flow_now(s)->v[0];
    flow_return(s);
    if (a.a == CH_NOTHING)
        return;
    if (a.a != CH_IRREGULARS) {
        pay(s, s->op.faction, fitl_cost(s, 3));
        s->op.paid |= SPACE(x);
    }
    fitl_call_place(s, x, a.a == CH_CUBES ? 6 : 2, types_of_choice(a.a), s->op.faction,
                    PLACE_ONE | PLACE_UP_TO);
}

const Step fitl_train_what_step = {
    .name = "train_what",
    .rule = "8.3",
    .prompt = "fitl.ask.train_what",
    .actor = fitl_op_actor,
    .offer = {V_CHOOSE, CH_NOTHING, CH_CUBES},
    .apply = train_what_apply,
    .why_not = train_what_why,
};

/* ---- The last step [8.6-8.11] ---------------------------------------------------------------- */

enum { LAST_OPEN, LAST_PACIFY, LAST_TAKEN }; /* op.stage */

static uint8_t why_pacify(const Game *g, const State *s, unsigned x)
{
    const bool us = s->op.faction == US;
    const Terms terms = {.spaces = us && cap(s, CAP_CORDS, UNSHADED) ? 2 : 1,
                         .levels = 2,
                         .up = true,
                         .goal = us && cap(s, CAP_CORDS, SHADED) ? PS : AS};
    if (s->op.stage == LAST_TAKEN)
        return R_LAST_ONCE;
    if (x >= SPACES || !in(s->op.spaces, x))
        return R_NOT_SELECTED;
    if (!coin_controls(s, x))
        return R_NO_COIN_CONTROL;
    if (us && !has(s, x, US_KINDS))
        return R_PACIFY_US;
    if (!us && (!s->at[x][K_ARVN_TROOP] || !s->at[x][K_POLICE]))
        return R_PACIFY_CUBES;
    const uint8_t why = fitl_why_buy(g, s, x, &terms);
    if (why == R_TOO_MANY_SPACES || why == R_TWO_LEVELS)
        return why == R_TWO_LEVELS ? R_PACIFY_LEVELS : R_LAST_ONCE;
    if (why != R_LEGAL)
        return why;
    if (!can_pay(s, s->op.faction, fitl_pacify_cost(s, false)))
        return us ? R_US_SPENDING : R_POOR;
    return R_LEGAL;
}

/* Where cubes have been paid for the base is, too [8.10]. */
static unsigned base_cost(const State *s, unsigned x)
{
    return in(s->op.paid, x) ? 0 : fitl_cost(s, 3);
}

static uint8_t why_base(const State *s, unsigned x, unsigned troops)
{
    if (s->op.faction != ARVN)
        return R_BASE_ARVN;
    if (s->op.stage != LAST_OPEN)
        return R_LAST_ONCE;
    if (x >= SPACES || !in(s->op.spaces, x))
        return R_NOT_SELECTED;
    if (count_at(s, x, ARVN_CUBES) < 3 || troops > 3 || s->at[x][K_ARVN_TROOP] < troops ||
        s->at[x][K_POLICE] < 3 - troops)
        return R_THREE_CUBES;
    if (!fitl_can_place(s, x, 1u << ARVN_BASE, ARVN, 0))
        return base_room(s, x) ? R_NOT_AVAILABLE : R_STACKING;
    return can_pay(s, ARVN, base_cost(s, x)) ? R_LEGAL : R_POOR;
}

static uint8_t why_patronage(const State *s, unsigned n)
{
    if (s->op.faction != US)
        return R_PATRONAGE_US;
    if (s->op.stage != LAST_OPEN)
        return R_LAST_ONCE;
    if (!in(s->op.spaces, SAIGON))
        return R_PATRONAGE_SAIGON;
    return n && n <= least(3, least(s->track[T_PATRONAGE], TRACK_MAX - s->track[T_ARVN]))
               ? R_LEGAL
               : R_PATRONAGE_AMOUNT;
}

static uint8_t why_done(const Game *g, const State *s)
{
    return fitl_op_may_stop(s) || !fitl_any_space(g, s, CITIES | PROVINCES, fitl_why_train)
               ? R_LEGAL
               : R_FIRST_SPACE;
}

/* ---- Police of combined platoons [13.3] ------------------------------------------------------ */

/* [train.place] #18u: to any space with US Troops, once, when the rest has been placed [13.d]. */
static uint8_t why_police(const Game *g, const State *s, unsigned x)
{
    if (s->op.faction != US || !cap(s, CAP_PLATOONS, UNSHADED))
        return R_PLATOONS;
    if (s->op.platoons)
        return R_PLATOONS_ONCE;
    if (s->op.stage != LAST_OPEN)
        return R_PLACING_OVER;
    if (why_done(g, s) != R_LEGAL)
        return R_FIRST_SPACE;
    if (x >= SPACES || !s->at[x][K_US_TROOP])
        return R_NO_US_TROOP;
    const bool elsewhere = fitl_on_map(s, KIND(K_POLICE), ALL_SPACES & ~SPACE(x)) > 0;
    return s->box[BOX_AVAILABLE][POLICE] || elsewhere ? R_LEGAL : R_NOT_AVAILABLE;
}

static void train_police_legal(const Game *g, const State *s, ActionList *out)
{
    const unsigned to = flow_now(s)->v[0];
    if (s->box[BOX_AVAILABLE][POLICE])
        list_add(out, V_PLACE, POLICE, 1, 0);
    for (uint8_t x = 0; x < SPACES; x++)
        if (x != to && s->at[x][K_POLICE])
            list_add(out, V_FETCH, K_POLICE, x, 0);
}

static uint8_t train_police_why(const Game *g, const State *s, Action a)
{
    const unsigned to = flow_now(s)->v[0];
    if (a.verb == V_PLACE)
        return a.a == POLICE && a.b == 1 && s->box[BOX_AVAILABLE][POLICE] ? R_LEGAL
                                                                          : R_NOT_AVAILABLE;
    if (a.verb != V_FETCH)
        return R_NOT_NOW;
    return a.a == K_POLICE && a.b < SPACES && a.b != to && s->at[a.b][K_POLICE] ? R_LEGAL
                                                                                : R_NO_SUCH_PIECE;
}

static void train_police_apply(const Game *g, State *s, Action a)
{
    const unsigned to = flow_now(s)->v[0];
    if (a.verb == V_FETCH)
        fitl_remove(s, a.b, K_POLICE, 1, BOX_AVAILABLE);
    fitl_place(s, to, POLICE, 1);
    flow_return(s);
}

const Step fitl_train_police_step = {
    .name = "train_police",
    .rule = "13.3",
    .prompt = "fitl.ask.train_police",
    .actor = fitl_op_actor,
    .legal = train_police_legal,
    .apply = train_police_apply,
    .why_not = train_police_why,
};

/* ---- The Train [8.1] ------------------------------------------------------------------------- */

static void train_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_activities(g, s, out);
    if (!(s->op.flags & OP_TAIL))
        fitl_list_spaces(g, s, V_SPACE, CITIES | PROVINCES, fitl_why_train, out);
    for (Spaces set = s->op.faction == ARVN ? s->op.spaces : 0; set; set &= set - 1)
        for (uint8_t n = 0; n <= 3; n++)
            if (why_base(s, first_space(set), n) == R_LEGAL)
                list_add(out, V_BASE, (uint8_t)first_space(set), n, 0);
    fitl_list_spaces(g, s, V_PACIFY, s->op.spaces, why_pacify, out);
    for (uint8_t x = 0; x < SPACES && cap(s, CAP_PLATOONS, UNSHADED); x++)
        if (why_police(g, s, x) == R_LEGAL)
            list_add(out, V_POLICE, x, 0, 0);
    for (uint8_t n = 1; n <= 3; n++)
        if (why_patronage(s, n) == R_LEGAL)
            list_add(out, V_PATRONAGE, n, 0, 0);
    if (why_done(g, s) == R_LEGAL)
        list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t train_why(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
        return a.a < SPACES ? fitl_why_train(g, s, a.a) : R_NOT_ALLOWED;
    case V_BASE:
        return why_base(s, a.a, a.b);
    case V_PACIFY:
        return why_pacify(g, s, a.a);
    case V_POLICE:
        return why_police(g, s, a.a);
    case V_PATRONAGE:
        return why_patronage(s, a.a);
    case V_DONE:
        return why_done(g, s);
    default:
        return fitl_why_common(g, s, a);
    }
}

static void build_base(State *s, unsigned x, unsigned troops)
{
    pay(s, ARVN, base_cost(s, x));
    fitl_remove(s, x, K_ARVN_TROOP, troops, BOX_AVAILABLE);
    fitl_remove(s, x, K_POLICE, 3 - troops, BOX_AVAILABLE);
    s->op.stage = LAST_TAKEN;
    fitl_call_place(s, x, 1, 1u << ARVN_BASE, ARVN, PLACE_ONE);
}

static void train_apply(const Game *g, State *s, Action a)
{
    if (fitl_apply_common(s, a))
        return;
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    if (a.verb == V_SPACE) {
        fitl_select(s, a.a);
        note(s, N_SELECTED, a.a, s->op.kind, 0);
        flow_call(s, TRAIN_WHAT)->v[0] = a.a;
        return;
    }
    s->op.flags |= OP_TAIL;
    switch (a.verb) {
    case V_BASE:
        build_base(s, a.a, a.b);
        break;
    case V_PACIFY:
        s->op.stage = LAST_PACIFY;
        pay(s, s->op.faction, fitl_pacify_cost(s, false));
        fitl_buy(g, s, a.a, true);
        break;
    case V_POLICE:
        s->op.platoons = 1;
        flow_call(s, TRAIN_POLICE)->v[0] = a.a;
        break;
    default:
        s->op.stage = LAST_TAKEN;
        fitl_transfer(s, T_PATRONAGE, T_ARVN, a.a);
    }
}

const Step fitl_train_step = {
    .name = "train",
    .rule = "8.1",
    .prompt = "fitl.ask.train",
    .actor = fitl_op_actor,
    .legal = train_legal,
    .apply = train_apply,
    .why_not = train_why,
};
