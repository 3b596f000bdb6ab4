/* coup.c: Coup cards [5.20-5.22, 13.6-13.9] and the first half of the Coup Round: victory,
 * resources, support [14.1-14.17]. Redeploy and what follows are in redeploy.c and commitment.c. */
#include "games/fitl/rules/chapters.h"

enum {
    PH_NONE,
    PH_VICTORY,
    PH_RESOURCES,
    PH_SUPPORT,
    PH_REDEPLOY,
    PH_FINAL,
    PH_COMMITMENT,
    PH_RESET
};

/* ---- The card's text [13.9] ------------------------------------------------------------------ */

/* [13.9] a third of the cubes of every space, its choice which. Local 0: the next space. */
static void coup_text_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (f->v[0] == 0)
        note(s, N_COUP, s->current, 0, 0);
    while (s->current >= FAILED_1 && f->v[0] < SPACES) {
        const unsigned x = f->v[0]++, lost = count_at(s, x, ARVN_CUBES) / 3;
        if (lost) {
            fitl_call_removal(s, x, lost, RM_CUBES, 2, ARVN);
            return;
        }
    }
    flow_return(s);
}

const Step fitl_coup_text_step = {.name = "coup_text", .rule = "13.9", .run = coup_text_run};

/* ---- The leader [13.6] ----------------------------------------------------------------------- */

/* [13.6] */
static void leader_run(const Game *g, State *s)
{
    s->coup_count++;
    s->leader_cards++;
    if (s->current < FAILED_1) {
        s->leader = s->current;
        s->leader_down = 0;
        s->ky_later = s->current == KY;
        note(s, N_LEADER, s->current, 0, 0);
    } else if (!s->leader && s->leader_cards == 1) {
        note(s, N_MINH_OVER, 0, 0, 0);
    }
    flow_return(s);
}

const Step fitl_leader_step = {.name = "leader", .rule = "13.6", .run = leader_run};

/* ---- Victory [14.2, 15] ---------------------------------------------------------------------- */

const uint8_t fitl_tie_order[FACTIONS] = {VC, ARVN, NVA, US};

bool fitl_joined(const Game *g, unsigned side)
{
    const unsigned seats = g->option[OPTION_SEATS];
    return seats == TWO_PLAYERS || seats == (side ? INSURGENTS_JOINED : COIN_JOINED);
}

uint8_t fitl_player(const Game *g, Seat seat)
{
    const unsigned side = SIDE_OF(seat);
    return (uint8_t)(fitl_joined(g, side) ? 3u << 2 * side : 1u << seat);
}

bool fitl_somebody_passes(const Game *g, const State *s)
{
    int margin[FACTIONS];
    for (unsigned f = 0; f < FACTIONS; f++)
        margin[f] = fitl_margin(g, s, f);
    const bool coin =
        fitl_joined(g, 0) ? margin[US] > 0 && margin[ARVN] > 0 : margin[US] > 0 || margin[ARVN] > 0;
    return coin || margin[NVA] > 0 || margin[VC] > 0; /* [15.7, 15.8] */
}

/* The better of a side's two in a tie. */
static unsigned first_of(unsigned side)
{
    unsigned i = 0;
    while (SIDE_OF(fitl_tie_order[i]) != side)
        i++;
    return fitl_tie_order[i];
}

/* The faction whose margin a player counts with [15.7-15.9]. */
static unsigned counted(const Game *g, const State *s, unsigned f, const int margin[FACTIONS])
{
    const unsigned side = SIDE_OF(f), other = f ^ 1u;
    if (!fitl_joined(g, side))
        return f;
    if (margin[f] == margin[other])
        return first_of(side);
    const bool higher = side == 1 && s->over == 1;
    return (margin[f] > margin[other]) == higher ? f : other;
}

unsigned fitl_winner(const Game *g, const State *s)
{
    int margin[FACTIONS];
    for (unsigned f = 0; f < FACTIONS; f++)
        margin[f] = fitl_margin(g, s, f);
    unsigned best = NOBODY;
    for (unsigned i = 0; i < FACTIONS; i++) {
        const unsigned f = fitl_tie_order[i];
        if (counted(g, s, f, margin) != f)
            continue;
        if (best == NOBODY || margin[f] > margin[best])
            best = f;
    }
    return best;
}

/* A player's two factions win or lose together. */
void fitl_result(const Game *g, const State *s, int8_t out[SEATS_MAX])
{
    const unsigned winner = fitl_winner(g, s);
    for (unsigned f = 0; f < FACTIONS; f++) {
        const bool together = SIDE_OF(f) == SIDE_OF(winner) && fitl_joined(g, SIDE_OF(f));
        out[f] = f == winner || together ? 1 : -1;
    }
}

/* Coup Rounds are the game's parts; the last one ends it in any case [14.27]. */
void fitl_ending(const Game *g, const State *s, Ending *out)
{
    for (unsigned f = 0; f < FACTIONS; f++)
        out->margin[f] = (int16_t)fitl_margin(g, s, f);
    out->part = s->coup_count;
    out->early = s->over == 1;
    out->message = "fitl.ended_by_coup";
}

/* ---- Reset [14.34-14.38] --------------------------------------------------------------------- */

void fitl_reset(State *s)
{
    s->phase = PH_RESET;
    note(s, N_PHASE, PH_RESET, 0, 0);
    if (cap(s, CAP_MIGS, UNSHADED)) /* [reset.start] */
        fitl_track(s, T_NVA, -6);
    if (s->trail == 0)
        fitl_trail(s, 1);
    else if (s->trail == TRAIL_MAX && !momentum(s, MOM_ORISKANY))
        fitl_trail(s, -1);
    for (unsigned x = 0; x < SPACES; x++)
        s->terror[x] = 0;
    s->markers = MARKERS;
    fitl_hide_all(s, GUERRILLAS | SF_KINDS, ALL_SPACES);
    s->momentum = 0;
    s->eligible = 15;
    s->after_round = 1;
    s->phase = 0;
    s->trung_size = 0; /* [T15.8] */
    fitl_new_card(s);
}

/* ---- The round, phase by phase [14.1] -------------------------------------------------------- */

static bool last_coup(const Game *g, const State *s)
{
    return s->coup_count >= scenario_of(g)->piles;
}

static void end_game(const Game *g, State *s, unsigned how)
{
    s->over = (uint8_t)how;
    s->phase = 0;
    s->frozen = 0;
    note(s, N_WON, fitl_winner(g, s), how, 0);
    flow_end(s);
}

static void begin_phase(State *s, unsigned phase, unsigned step)
{
    s->phase = (uint8_t)phase;
    note(s, N_PHASE, phase, 0, 0);
    flow_call(s, (uint8_t)step);
}

/* Never two Coup Rounds without an event card between [5.21]. */
static void round_run(const Game *g, State *s)
{
    Frame *f = flow_top(s);
    if (s->after_round) {
        if (last_coup(g, s)) {
            end_game(g, s, 2);
            return;
        }
        fitl_new_card(s);
        flow_return(s);
        return;
    }
    switch (++f->v[0]) {
    case PH_VICTORY:
        note(s, N_PHASE, PH_VICTORY, 0, 0);
        if (fitl_somebody_passes(g, s))
            end_game(g, s, 1);
        break;
    case PH_RESOURCES:
        begin_phase(s, PH_RESOURCES, RESOURCES);
        break;
    case PH_SUPPORT:
        s->buys.count = 0;
        s->quota[0] = NOWHERE;
        begin_phase(s, PH_SUPPORT, SUPPORT);
        break;
    case PH_REDEPLOY:
        begin_phase(s, PH_REDEPLOY, REDEPLOY);
        break;
    case PH_FINAL:
        if (last_coup(g, s))
            end_game(g, s, 2); /* [14.27] */
        break;
    case PH_COMMITMENT:
        begin_phase(s, PH_COMMITMENT, COMMITMENT);
        break;
    default:
        fitl_reset(s);
        flow_return(s);
    }
}

const Step fitl_round_step = {.name = "round", .rule = "14.1", .run = round_run};

/* ---- Sabotage with too few markers [14.5] ---------------------------------------------------- */

static bool is_cut_off(const Game *g, const State *s, unsigned x)
{
    if (count_at(s, x, GUERRILLAS) > s->coin[x])
        return true;
    for (Spaces cities = g->board->adjacent[x] & CITIES; cities; cities &= cities - 1)
        if (!coin_controls(s, first_space(cities)))
            return true;
    return false;
}

static Spaces to_sabotage(const Game *g, const State *s)
{
    Spaces set = 0;
    for (unsigned x = FIRST_LOC; x < SPACES; x++)
        if (!s->terror[x] && is_cut_off(g, s, x))
            set |= SPACE(x);
    return set;
}

/* [14.5] with too few markers VC chooses. */
static uint8_t why_sabotage(const Game *g, const State *s, unsigned x)
{
    return in(to_sabotage(g, s), x) ? R_LEGAL : R_NO_SABOTAGE;
}

static void sabotage_legal(const Game *g, const State *s, ActionList *out)
{
    for (Spaces set = to_sabotage(g, s); set; set &= set - 1)
        list_add(out, V_SPACE, (uint8_t)first_space(set), 0, 0);
}

static uint8_t sabotage_why(const Game *g, const State *s, Action a)
{
    if (a.verb != V_SPACE)
        return R_NOT_NOW;
    return a.a < SPACES ? why_sabotage(g, s, a.a) : R_NO_SABOTAGE;
}

static void sabotage_apply(const Game *g, State *s, Action a)
{
    fitl_add_marker(s, a.a);
    flow_return(s);
}

const Step fitl_sabotage_step = {
    .name = "sabotage",
    .rule = "14.5",
    .prompt = "fitl.ask.sabotage",
    .actor = fitl_vc_actor,
    .legal = sabotage_legal,
    .apply = sabotage_apply,
    .why_not = sabotage_why,
};

/* ---- Resources [14.3-14.11] ------------------------------------------------------------------ */

static void earn(const Game *g, State *s)
{
    bool degraded = false;
    for (Spaces set = LAOS_CAMBODIA; set; set &= set - 1)
        degraded = degraded || coin_controls(s, first_space(set));
    if (degraded && !momentum(s, MOM_ORISKANY)) /* [trail.degrade] */
        fitl_trail(s, -1);
    s->econ = 0;
    for (unsigned x = FIRST_LOC; x < SPACES; x++)
        s->econ = (uint8_t)(s->econ + (s->terror[x] ? 0 : g->board->econ[x]));
    note(s, N_ECON, s->econ, 0, 0);
    fitl_track(s, T_ARVN, s->track[T_AID] + s->econ);
    fitl_track(s, T_VC, (int)fitl_on_map(s, VC_KINDS & INSURGENT_BASES, CITIES | PROVINCES));
    fitl_track(s, T_NVA,
               (int)fitl_on_map(s, NVA_KINDS & INSURGENT_BASES, LAOS_CAMBODIA) + 2 * (int)s->trail);
    unsigned casualties = 0;
    for (unsigned t = 0; t < TYPES; t++)
        casualties += s->box[BOX_CASUALTIES][t];
    fitl_track(s, T_AID, -3 * (int)casualties);
}

static void resources_run(const Game *g, State *s)
{
    const Spaces set = to_sabotage(g, s);
    if (set && s->markers && count_spaces(set) > s->markers) {
        flow_call(s, SABOTAGE);
        return;
    }
    if (s->markers)
        for (Spaces rest = set; rest; rest &= rest - 1)
            fitl_add_marker(s, first_space(rest));
    earn(g, s);
    flow_return(s);
}

const Step fitl_resources_step = {.name = "resources", .rule = "14.3", .run = resources_run};

/* ---- Support: who is next [14.12] ------------------------------------------------------------ */

/* Local 0: who is next. */
static void support_run(const Game *g, State *s)
{
    static const uint8_t order[] = {US, ARVN, VC};
    Frame *f = flow_top(s);
    if (!is_tracked(s, T_ARVN) && !f->v[1]) {
        f->v[1] = 1;
        flow_call(s, TRUNG_POINTS);
        return;
    }
    if (f->v[0] >= COUNT_OF(order)) {
        if (!is_tracked(s, T_ARVN))
            s->track[T_ARVN] = 0;
        flow_return(s);
        return;
    }
    const uint8_t who = order[f->v[0]++];
    if (who == VC)
        s->buys.count = 0;
    flow_call(s, who == VC ? AGITATE : PACIFY)->v[0] = who;
}

const Step fitl_support_step = {.name = "support", .rule = "14.12", .run = support_run};

/* ---- Pacify [14.13] -------------------------------------------------------------------------- */

/* Locals of PACIFY: 0 faction, 1: 0 Coup Round, 1 a card that makes them pay (#64), 2 free and one
 * level only (#96). */
static unsigned cost_of(const State *s)
{
    const unsigned how = flow_now(s)->v[1];
    return how == 2 ? 0 : fitl_pacify_cost(s, how == 0);
}

static uint8_t why_pacify(const Game *g, const State *s, unsigned x)
{
    const Frame *f = flow_now(s);
    const unsigned faction = f->v[0];
    const Terms terms = {
        .spaces = BUY_SPACES, .levels = f->v[1] == 2 ? 1 : 2, .up = true, .goal = AS};
    if (x >= LANDS)
        return R_NO_LOC;
    if (!coin_controls(s, x))
        return R_NO_COIN_CONTROL;
    if (!s->at[x][K_POLICE] || !s->at[x][faction == US ? K_US_TROOP : K_ARVN_TROOP])
        return R_PACIFY_WHERE;
    if (faction == ARVN && cap(s, CAP_MANDATE, SHADED) && s->quota[0] != NOWHERE &&
        s->quota[0] != x) /* [pacify.spaces] */
        return R_MANDATE_PACIFY;
    const uint8_t why = fitl_why_buy(g, s, x, &terms);
    if (why != R_LEGAL)
        return why == R_TOO_MANY_SPACES ? R_PACIFY_SPACES : why;
    if (!fitl_can_pacify(s, faction, cost_of(s)))
        return faction == US ? R_US_SPENDING : R_POOR;
    return R_LEGAL;
}

static void pacify_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_PACIFY, CITIES | PROVINCES, why_pacify, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t pacify_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_PACIFY ? why_pacify(g, s, a.a) : R_NOT_NOW;
}

static void pacify_apply(const Game *g, State *s, Action a)
{
    const unsigned faction = flow_now(s)->v[0];
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_pay_pacification(s, faction, cost_of(s));
    if (faction == ARVN && s->quota[0] == NOWHERE)
        s->quota[0] = a.a;
    fitl_buy(g, s, a.a, true);
}

const Step fitl_pacify_step = {
    .name = "pacify",
    .rule = "14.13",
    .prompt = "fitl.ask.pacify",
    .actor = fitl_asked_actor,
    .legal = pacify_legal,
    .apply = pacify_apply,
    .why_not = pacify_why,
};

/* ---- Agitate [14.15] ------------------------------------------------------------------------- */

static bool bought_in(const State *s, unsigned x)
{
    for (unsigned i = 0; i < s->buys.count; i++)
        if (s->buys.space[i] == x)
            return true;
    return false;
}

static uint8_t why_agitate(const Game *g, const State *s, unsigned x)
{
    static const Terms terms = {.spaces = BUY_SPACES, .levels = 2, .up = false, .goal = AO};
    if (x >= LANDS)
        return R_NO_LOC;
    if (!bought_in(s, x) && !s->vc[x])
        return R_NO_VC;
    if (!bought_in(s, x) && coin_controls(s, x))
        return R_COIN_CONTROL;
    if (!fitl_can_agitate(s))
        return R_POOR;
    if (cap(s, CAP_CADRES, UNSHADED) && !bought_in(s, x) && /* [agitate.cost] */
        count_at(s, x, GUERRILLAS & VC_KINDS) < 2)
        return R_CADRES_TWO;
    const uint8_t why = fitl_why_buy(g, s, x, &terms);
    return why == R_TOO_MANY_SPACES ? R_AGITATE_SPACES : why;
}

static void agitate_legal(const Game *g, const State *s, ActionList *out)
{
    fitl_list_spaces(g, s, V_AGITATE, CITIES | PROVINCES, why_agitate, out);
    list_add(out, V_DONE, 0, 0, 0);
}

static uint8_t agitate_why(const Game *g, const State *s, Action a)
{
    if (a.verb == V_DONE)
        return R_LEGAL;
    return a.verb == V_AGITATE ? why_agitate(g, s, a.a) : R_NOT_NOW;
}

static void agitate_apply(const Game *g, State *s, Action a)
{
    if (a.verb == V_DONE) {
        flow_return(s);
        return;
    }
    fitl_pay_agitation(s);
    if (cap(s, CAP_CADRES, UNSHADED) && !bought_in(s, a.a))
        fitl_call_removal(s, a.a, 2, RM_CADRES, 8, VC);
    fitl_buy(g, s, a.a, false);
}

const Step fitl_agitate_step = {
    .name = "agitate",
    .rule = "14.15",
    .prompt = "fitl.ask.agitate",
    .actor = fitl_asked_actor,
    .legal = agitate_legal,
    .apply = agitate_apply,
    .why_not = agitate_why,
};
