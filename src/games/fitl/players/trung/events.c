/* events.c: chapter 14: what a bot picks in an event. The lines of the card say what is asked; the
 * purpose of a choice names the list, and the tables below what a card wants otherwise. */
#include "games/fitl/players/trung/event_own.h"

TrungPrio trung_prio(unsigned card, unsigned f)
{
    return card < FIRST_COUP ? trung_event_rows[card][f].prio : PRIO_IGNORED;
}

unsigned trung_side(unsigned card, unsigned f) { return trung_event_rows[card][f].side; }

/* ---- Lists that a card names ----------------------------------------------------------------- */

enum { BY_US = 1, BY_ARVN = 2, BY_NVA = 4, BY_VC = 8, BY_COIN = 3, BY_INSURGENT = 12, BY_ALL = 15 };

static const struct Named {
    uint8_t card, side, who, list;
} named[] = {
    {16, SHADED, BY_ALL, L_VC_S},           {21, UNSHADED, BY_US, L_US_PF_T},
    {24, UNSHADED, BY_ALL, L_AR_R},         {24, SHADED, BY_VC, L_VC_PG},
    {25, SHADED, BY_VC, L_VC_PG},           {27, SHADED, BY_ALL, L_VC_S},
    {30, SHADED, BY_ALL, L_VC_S},           {36, SHADED, BY_VC, L_VC_PB},
    {41, UNSHADED, BY_US, L_US_S},          {41, UNSHADED, BY_ARVN, L_AR_S},
    {47, UNSHADED, BY_ALL, L_AR_PC},        {48, UNSHADED, BY_US, L_US_S},
    {48, UNSHADED, BY_ARVN, L_AR_S},        {48, SHADED, BY_ALL, L_VC_S},
    {63, SHADED, BY_ARVN, L_LEAST_POP},     {63, SHADED, BY_INSURGENT, L_MOST_SUPPORT},
    {66, SHADED, BY_ALL, L_MOST_SUPPORT},   {68, UNSHADED, BY_ALL, L_US_S},
    {68, SHADED, BY_ALL, L_VC_S},           {74, UNSHADED, BY_ALL, L_AR_PC},
    {76, SHADED, BY_ALL, L_VC_S},           {78, UNSHADED, BY_ALL, L_US_S},
    {80, UNSHADED, BY_NVA, L_MOST_SUPPORT}, {80, UNSHADED, BY_VC, L_VC_S},
    {80, UNSHADED, BY_COIN, L_ARVN_80},     {83, UNSHADED, BY_ALL, L_US_S},
    {83, SHADED, BY_ALL, L_VC_S},           {84, SHADED, BY_NVA, L_MOST_SUPPORT},
    {84, SHADED, BY_VC, L_VC_PG},           {85, UNSHADED, BY_ALL, L_US_S},
    {87, UNSHADED, BY_ALL, L_US_S},         {87, SHADED, BY_INSURGENT, L_VC_R},
    {94, UNSHADED, BY_NVA, L_NV_PB},        {95, SHADED, BY_ALL, L_VC_S},
    {97, SHADED, BY_ALL, L_VC_S},           {98, UNSHADED, BY_ALL, L_US_PF_T},
    {98, SHADED, BY_ALL, L_NV_R},           {102, SHADED, BY_ALL, L_NV_PB},
    {105, UNSHADED, BY_ALL, L_US_S},        {105, SHADED, BY_INSURGENT, L_VC_S},
    {105, SHADED, BY_COIN, L_ARVN_105},     {106, UNSHADED, BY_US, L_US_S},
    {106, UNSHADED, BY_ARVN, L_AR_S},       {106, UNSHADED, BY_INSURGENT, L_VC_S},
    {112, UNSHADED, BY_US, L_US_POLICE},    {112, UNSHADED, BY_ARVN, L_AR_PC},
    {112, SHADED, BY_ALL, L_VC_S},          {113, UNSHADED, BY_US, L_US_POLICE},
    {113, UNSHADED, BY_ARVN, L_AR_PC},      {114, UNSHADED, BY_US, L_US_S},
    {114, UNSHADED, BY_ARVN, L_AR_S},       {117, UNSHADED, BY_ALL, L_AR_PC},
    {117, SHADED, BY_ALL, L_NV_R},          {119, SHADED, BY_VC, L_VC_S},
};

/* ---- Purposes -------------------------------------------------------------------------------- */

static TrungList shift_list(unsigned f, bool up)
{
    if (!up)
        return L_VC_S;
    return f == ARVN ? L_AR_S : L_US_S;
}

static bool is_base_type(unsigned type)
{
    return type == US_BASE || type == ARVN_BASE || type == NVA_BASE || type == VC_BASE;
}

/* Where a piece of this type goes [T3.5]: an enemy's by the owner's list. */
TrungList trung_place_list(unsigned f, unsigned type)
{
    const unsigned owner = fitl_type_owner[type];
    const unsigned who = SIDE_OF(owner) == SIDE_OF(f) ? f : owner;
    if (is_base_type(type))
        return trung_pb_list(who);
    return f == ARVN && SIDE_OF(owner) == 0 ? L_AR_PC : trung_pf_list(who, type);
}

/* The list by which a line's spaces are chosen; LISTS: the line says nothing. */
static TrungList list_of_line(const Effect *e, unsigned f)
{
    const Kinds own = SIDE_OF(f) ? INSURGENT_KINDS : COIN_KINDS;
    switch (e->verb) {
    case E_SHIFT:
    case E_SHIFT_ONE_BY_ONE:
        return shift_list(f, e->change > 0);
    case E_SHIFT_TOWARD:
    case E_SET:
        return shift_list(f, e->level > NEUTRAL || (e->level == NEUTRAL && SIDE_OF(f) == 0));
    case E_TERROR:
        return L_VC_S;
    case E_REMOVE:
    case E_REMOVE_ALL:
    case E_REPLACE:
    case E_FREE:
    case E_FLIP:
    case E_FLIP_ALL:
        return e->kinds & own && !(e->kinds & ~own) && e->verb != E_FREE ? trung_pf_list(f, 0)
                                                                         : trung_r_list(f);
    case E_PLACE:
    case E_DEPLOY:
        return trung_place_list(f, (unsigned)__builtin_ctz(e->types | 1u << TYPES) % TYPES);
    default:
        return LISTS;
    }
}

/* The card's own list, or that of the first line behind it which has a purpose. */
static TrungList space_list(const Trung *t)
{
    const Event *ev = &t->s->ev;
    const Lines lines = fitl_event_lines(t->g, t->s);
    if (trung_event_list(t) < LISTS)
        return trung_event_list(t);
    for (unsigned i = 0; i < COUNT_OF(named); i++)
        if (named[i].card == ev->card && named[i].side == ev->side && named[i].who >> t->f & 1)
            return named[i].list;
    for (unsigned i = ev->line; i < lines.count; i++) {
        const TrungList list = list_of_line(&lines.line[i], t->f);
        if (list < LISTS)
            return list;
    }
    return trung_r_list(t->f);
}

/* ---- Placing [T14.5, T14.6] ------------------------------------------------------------------ */

/* Some space has room for the base, and guards or no other piece is there to be placed. */
static bool base_is_wanted(const Trung *t, const Effect *e, unsigned type, Spaces set)
{
    const unsigned box = e->verb == E_DEPLOY ? e->from : BOX_AVAILABLE;
    const unsigned owner = fitl_type_owner[type];
    const Kinds forces = trung_event_guards(t->s, owner);
    const bool anywhere = e->verb == E_DEPLOY || t->s->ev.card == 87; /* their rows ask for room */
    bool others = false;
    for (unsigned i = 0; i < TYPES; i++)
        others = others || (e->types >> i & 1 && !is_base_type(i) && t->s->box[box][i]);
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        const bool guarded = count_at(t->s, x, forces) >= 2;
        if (has_room(t->s, x) && (guarded || !others || anywhere))
            return true;
    }
    return false;
}

/* What comes next, P-place; an enemy's worst first [T4.7]. */
static unsigned next_type(const Trung *t, const Effect *e, Spaces set)
{
    const unsigned box = e->verb == E_DEPLOY ? e->from : BOX_AVAILABLE;
    uint8_t have[KINDS] = {0};
    Kinds kinds = 0;
    for (unsigned type = 0; type < TYPES; type++) {
        if (!(e->types >> type & 1) || !t->s->box[box][type] ||
            (is_base_type(type) && !base_is_wanted(t, e, type, set)))
            continue;
        have[fitl_kind_of[type]] = t->s->box[box][type];
        kinds |= KIND(fitl_kind_of[type]);
    }
    const Kinds own = SIDE_OF(t->f) ? INSURGENT_KINDS : COIN_KINDS;
    const unsigned kind = trung_first(t->s, kinds & own ? P_PLACE : P_LOSE, have, kinds, 0);
    return kind < KINDS ? fitl_type_of[kind] : TYPES;
}

/* A base from Available goes where it is guarded, if it can [T14.5]. */
static Spaces with_room(const Trung *t, const Effect *e, Spaces set, unsigned type)
{
    Spaces found = 0, guarded = 0;
    const Kinds forces = trung_event_guards(t->s, fitl_type_owner[type]);
    for (Spaces rest = set; rest; rest &= rest - 1) {
        const Spaces here = has_room(t->s, first_space(rest)) ? rest & (0 - rest) : 0;
        found |= here;
        guarded |= count_at(t->s, first_space(rest), forces) >= 2 ? here : 0;
    }
    if (!is_base_type(type))
        return set;
    return guarded && e->verb == E_PLACE && t->s->ev.card != 87 ? guarded : found;
}

static bool ask_place_where(Trung *t, const Effect *e, Spaces offered, Action *out)
{
    const unsigned wanted = trung_event_type(t);
    const Spaces set = trung_event_prefers(t, offered);
    const unsigned type = wanted < TYPES ? wanted : next_type(t, e, set);
    t->m->event_type = 0;
    if (type == TYPES)
        return false;
    const bool own = space_list(t) == list_of_line(e, t->f);
    const TrungList list = own ? trung_place_list(t->f, type) : space_list(t);
    const unsigned x = trung_choose(t, list, with_room(t, e, set, type));
    t->m->event_type = (uint8_t)(type + 1);
    t->m->placing = 0;
    *out = (Action){V_SPACE, (uint8_t)x, 0, 0};
    return x != NOWHERE;
}

/* One piece, then the next space is looked for. */
static bool ask_one_piece(Trung *t, Action *out)
{
    const unsigned type = t->m->event_type - 1u;
    if (!t->m->event_type)
        return false;
    t->m->event_type = 0;
    *out = (Action){V_PLACE, (uint8_t)type, 1, 0};
    return trung_may(t, *out);
}

/* Where the space has been chosen for one piece that is all; else as many as are owed. */
static bool ask_pieces(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    if (ask_one_piece(t, out))
        return true;
    *out = (Action){V_PLACE, (uint8_t)trung_event_type(t), 1, 0};
    if (out->a < TYPES && trung_may(t, *out))
        return true;
    *out = (Action){V_DONE, 0, 0, 0};
    if (e->verb == E_PLACE && !e->in_chosen && trung_may(t, *out))
        return true;
    t->m->placing = t->m->want.number = 0;
    return false;
}

/* ---- Spaces ---------------------------------------------------------------------------------- */

static bool ask_space(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    const Spaces set = trung_open(t, V_SPACE);
    if (!set)
        return false;
    const bool places = e->verb == E_PLACE || e->verb == E_DEPLOY;
    if (places && ask_place_where(t, e, set, out))
        return true;
    *out = (Action){V_DONE, 0, 0, 0};
    if (places && trung_may(t, *out)) /* nobody is taken from the map [T2.8] */
        return true;
    const unsigned x = trung_choose(t, space_list(t), trung_event_prefers(t, set));
    t->m->mark[SHIFTED] |= x < SPACES ? SPACE(x) : 0;
    *out = (Action){V_SPACE, (uint8_t)x, 0, 0};
    return true;
}

/* ---- Pieces [T14.3, T14.4] ------------------------------------------------------------------- */

static Spaces spaces_with(const Trung *t, Kinds kinds)
{
    Spaces set = 0;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb == V_PIECE && a.b < SPACES && kinds & KIND(a.a))
            set |= SPACE(a.b);
    }
    return set;
}

static Kinds kinds_in(const Trung *t, unsigned x, uint8_t have[KINDS])
{
    Kinds kinds = 0;
    memset(have, 0, KINDS);
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb != V_PIECE || a.b != x)
            continue;
        kinds |= KIND(a.a);
        have[a.a] = t->s->at[x][a.a];
    }
    return kinds;
}

static unsigned with_most(Trung *t, Kinds kinds)
{
    unsigned best = 0;
    Spaces found = 0;
    for (Spaces set = spaces_with(t, kinds); set; set &= set - 1) {
        const unsigned n = count_at(t->s, first_space(set), kinds);
        found = n > best ? 0 : found;
        best = most(n, best);
        found |= n == best ? set & (0 - set) : 0;
    }
    return trung_any(t, found);
}

/* #84, #100: the row takes a number of cubes at once, Police and Troops in turn; else one at a time
 * [T4.1]. */
static unsigned first_in_turn(Trung *t, TrungOrder order, unsigned x, const uint8_t have[KINDS],
                              Kinds kinds)
{
    const bool in_turn = t->s->ev.card == 84 || t->s->ev.card == 100;
    if (!in_turn || t->m->cube_space != x || !t->s->ev.number)
        t->m->last_cube = 0;
    t->m->cube_space = (uint8_t)x;
    const unsigned kind = trung_first(t->s, order, have, kinds, t->m->last_cube);
    if (kind < KINDS && KIND(kind) & ARVN_CUBES)
        t->m->last_cube = (uint8_t)(kind + 1);
    return kind;
}

/* A tunnel goes on one's own base first [T4.8]; of a pair's guerrillas #17 takes the better. */
static bool ask_own_piece(Trung *t, unsigned x, TrungOrder order, Action *out)
{
    uint8_t have[KINDS];
    const Effect *e = fitl_line(t->g, t->s);
    const Kinds kinds = kinds_in(t, x, have), mine = kinds & fitl_faction_kinds[t->f];
    const bool digs = e->verb == E_FLIP && mine & ALL_BASES;
    const unsigned kind = first_in_turn(t, order, x, have, digs ? mine : kinds);
    *out = (Action){V_PIECE, (uint8_t)kind, (uint8_t)x, 0};
    return kind < KINDS;
}

/* REM for enemies, LOSE for one's own; to turn one's own is no loss. */
static bool ask_piece(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    const Kinds own = SIDE_OF(t->f) ? INSURGENT_KINDS : COIN_KINDS;
    const Spaces enemies = spaces_with(t, ~own), bases = spaces_with(t, ~own & ALL_BASES);
    const bool forced = t->s->ev.executor != t->f;
    uint8_t have[KINDS];
    unsigned x;
    TrungOrder order = P_ENEMY;
    *out = (Action){V_DONE, 0, 0, 0};
    if (t->s->ev.number >= trung_event_number(t) && trung_may(t, *out))
        return true;
    if (enemies) {
        x = trung_choose(t, trung_r_list(t->f), bases ? bases : enemies);
    } else if (e->verb == E_FLIP) {
        order = P_PLACE;
        x = trung_choose(t, trung_pf_list(t->f, 0), spaces_with(t, own));
    } else {
        if (forced && trung_may(t, *out))
            return true;
        order = t->s->ev.card == 17 ? P_ENEMY : P_LOSE;
        x = with_most(t, e->kinds & own);
    }
    if (x == NOWHERE)
        return false;
    if (!enemies)
        return ask_own_piece(t, x, order, out);
    const Kinds kinds = kinds_in(t, x, have) & ~own;
    const unsigned kind = first_in_turn(t, order, x, have, kinds);
    *out = (Action){V_PIECE, (uint8_t)kind, (uint8_t)x, 0};
    return kind < KINDS;
}

/* ---- Between boxes --------------------------------------------------------------------------- */

static bool ask_box(Trung *t, Action *out)
{
    const Effect *e = fitl_line(t->g, t->s);
    const Kinds own = SIDE_OF(t->f) ? INSURGENT_KINDS : COIN_KINDS;
    uint8_t have[KINDS] = {0};
    Kinds kinds = 0;
    for (uint32_t i = 0; i < t->list->count; i++) {
        const Action a = t->list->action[i];
        if (a.verb == V_BOX || a.verb == V_PLACE) {
            have[fitl_kind_of[a.a]] = 1;
            kinds |= KIND(fitl_kind_of[a.a]);
        }
    }
    const TrungOrder order = kinds & ~own ? P_ENEMY : e->to == BOX_OUT ? P_LOSE : P_PLACE;
    const unsigned kind = trung_first(t->s, order, have, kinds, 0);
    if (kind == KINDS)
        return false;
    const uint8_t verb = trung_has_verb(t, V_BOX) ? V_BOX : V_PLACE;
    *out = (Action){verb, fitl_type_of[kind], 1, 0};
    return true;
}

/* ---- This or that [T14.12] ------------------------------------------------------------------- */

/* #98: guerrillas that would go, in a Jungle beside US Troops. */
static unsigned in_reach_of_agents(const Trung *t)
{
    unsigned n = 0;
    for (Spaces set = t->g->board->jungle; set; set &= set - 1)
        if (t->s->at[first_space(set)][K_US_TROOP])
            n += count_at(t->s, first_space(set), GUERRILLAS);
    return n;
}

/* #100: what would go of the one or the other. */
#define OPEN_NVA (NVA_GUERRILLAS | KIND(K_NVA_BASE))
#define OPEN_VC (VC_GUERRILLAS | KIND(K_VC_BASE))

static bool can_storm_somewhere(const State *s)
{
    for (unsigned x = 0; x < SPACES; x++)
        if (trung_troops_can_storm(s, x))
            return true;
    return false;
}

/* What a card's row says, CHOICES if it says nothing. */
static unsigned choice_of_card(const Trung *t)
{
    const State *s = t->s;
    const bool leaves = s->us_policy == POLICY_NIXON;
    const bool arvn_leads = trung_score(t, ARVN) >= 42;
    switch (s->ev.card) {
    case 9:
        return leaves && !s->box[BOX_OUT][US_TROOP] ? CH_REMOVE : CH_DEPLOY;
    case 21:
        return leaves ? CH_TO_AVAILABLE : CH_ONE_SPACE;
    case 43:
        return t->f == US && is_tracked(s, T_ARVN) && s->track[T_ARVN] < TRACK_MAX ? CH_RESOURCES
                                                                                   : CHOICES;
    case 50:
        return t->f == ARVN && is_tracked(s, T_ARVN) ? CH_RESOURCES : CH_DEPLOY;
    case 59: /* Troops, else an Ambush, else guerrillas */
        return can_storm_somewhere(s) ? CH_ATTACK : CH_AMBUSH;
    case 63:
        return s->ev.side == UNSHADED ? (arvn_leads ? CH_RESOURCES : CH_DEPLOY)
               : t->f == ARVN         ? CH_PATRONAGE_UP
                                      : CH_RESOURCES;
    case 66:
        return arvn_leads ? CH_PATRONAGE_DOWN : CH_DEPLOY;
    case 68:
        return available(s, IRREGULAR) > available(s, RANGER) ? CH_IRREGULARS : CH_RANGERS;
    case 77:
        return CH_INFILTRATE;
    case 94:
        return SIDE_OF(t->f) ? CH_TUNNELS : CH_REMOVE;
    case 97:
        return t->f == ARVN ? CH_AID_UP : CH_PATRONAGE_DOWN;
    case 98:
        return t->f == US && s->box[BOX_OUT][US_TROOP] && in_reach_of_agents(t) < 4 ? CH_DEPLOY
                                                                                    : CH_REMOVE;
    case 100:
        return count_at(s, s->ev.space, OPEN_NVA) >= count_at(s, s->ev.space, OPEN_VC) ? CH_NVA
                                                                                       : CH_VC;
    case 121: /* the row names Casualties */
        return CH_REMOVE;
    default:
        return CHOICES;
    }
}

/* By falling liking; COIN's pieces first, then what its own score is made of. */
static const uint8_t likes[FACTIONS][14] = {
    {CH_US, CH_COIN_PAIR, CH_US_BASES, CH_SUPPORT, CH_POLICE, CH_ARVN_UP, CH_AID_UP,
     CH_PATRONAGE_DOWN, CH_DEPLOY, CH_REMOVE, CH_RANGERS, CH_ARVN, CH_NO},
    {CH_ARVN, CH_COIN_PAIR, CH_ARVN_BASES, CH_PATRONAGE_UP, CH_AID_UP, CH_ARVN_UP, CH_SUPPORT,
     CH_POLICE, CH_DEPLOY, CH_REMOVE, CH_RESOURCES, CH_US, CH_NO},
    {CH_NVA, CH_INSURGENT_PAIR, CH_PATRONAGE_DOWN, CH_AID_DOWN, CH_ARVN_DOWN, CH_OPPOSITION,
     CH_GUERRILLAS, CH_INFILTRATE, CH_TRAIL, CH_ATTACK, CH_AMBUSH, CH_TUNNELS, CH_VC, CH_NO},
    {CH_VC, CH_INSURGENT_PAIR, CH_PATRONAGE_DOWN, CH_AID_DOWN, CH_ARVN_DOWN, CH_OPPOSITION,
     CH_GUERRILLAS, CH_BASE, CH_TUNNELS, CH_NVA, CH_NO},
};

static bool ask_option(Trung *t, Action *out)
{
    *out = (Action){V_CHOOSE, (uint8_t)choice_of_card(t), 0, 0};
    if (out->a < CHOICES && trung_may(t, *out))
        return true;
    const uint8_t *like = likes[t->f];
    for (unsigned i = 0; i < COUNT_OF(likes[0]) && like[i]; i++) {
        out->a = like[i];
        if (trung_may(t, *out))
            return true;
    }
    return false;
}

/* One capability at random [T14.1, #52]. */
static bool ask_card(Trung *t, Action *out)
{
    const unsigned k = t->m->ties_first ? 0 : rng_below(t->rng, t->list->count);
    *out = t->list->action[k];
    return true;
}

/* ---- Which ----------------------------------------------------------------------------------- */

static bool in_event(const State *s)
{
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == EVENT)
            return true;
    return false;
}

/* A question of the event itself, not of an Operation or activity inside it. */
static bool is_of_event(const State *s)
{
    const unsigned depth = s->flow.depth;
    return depth > 1 && s->flow.frame[depth - 2].step == EVENT;
}

bool trung_event_ask(Trung *t, unsigned step, Action *out)
{
    if (!in_event(t->s))
        return false;
    switch (step) {
    case EV_SPACE:
        return trung_event_stops(t->s) ? trung_event_ask_stop(t, out) : ask_space(t, out);
    case EV_PIECE:
        return ask_piece(t, out);
    case EV_DEPLOY:
        return ask_one_piece(t, out) || ask_box(t, out);
    case EV_BOX:
        return ask_box(t, out);
    case EV_MOVE:
        return trung_event_ask_move(t, out);
    case EV_OPTION:
        return ask_option(t, out);
    case EV_CARD:
        return ask_card(t, out);
    case EV_ANY:
        *out = trung_event_stops(t->s) ? trung_event_stop_deed(t) : trung_free(t);
        return true;
    case PLACE_PIECES:
        return is_of_event(t->s) && ask_pieces(t, out);
    case MOVE_TO:
        return t->s->mover == MV_EVENT && trung_event_ask_to(t, out);
    case MOVE_GROUP:
        return t->s->mover == MV_EVENT && trung_event_ask_group(t, out);
    default:
        return false;
    }
}
