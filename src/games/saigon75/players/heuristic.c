/* heuristic.c: a short, sensible player for both sides. Each legal answer gets a score from a few
 * rules of thumb, the best is taken, ties by lot. It knows only what its seat may know: its own
 * hand, the public map. What it thinks of the map is in heuristic_map.c. */
#include "games/saigon75/players/heuristic.h"

enum { BAD = -50 };

/* ---- Cards ----------------------------------------------------------------------------------- */

/* The enemy's cards must be played too: early, when they hurt least; one's own late. E-12 is
 * nothing in SV's hand. */
static int score_card(const State *s, uint8_t card)
{
    const Colour mine = s->active == NV ? RED : YELLOW;
    const int late = s->turn - 4;
    if (card == E12_DIRECTIVE && s->active == SV)
        return 4;
    if (s75_cards[card].favours == GREEN)
        return 0;
    return s75_cards[card].favours == mine ? late : -late;
}

/* ---- Units to give up ------------------------------------------------------------------------ */

/* A full division loses only a step; after that the least useful piece goes first. */
static int score_loss(const State *s, unsigned unit)
{
    static const int8_t spare[KINDS] = {1, 4, 5, 2, 4, 3, 6, 2};
    return s->full >> unit & 1 ? 10 : spare[s75_kind_of[unit]];
}

/* NV names what hurts most: Saigon's garrison, then units that face him. */
static int score_named(const Game *g, const State *s, unsigned unit)
{
    const unsigned place = s->place[unit];
    const int facing = s75_count_at(s, place, NV) ? 3 : 0;
    return (place == g->board->saigon ? 5 : 0) + facing - score_loss(s, unit) / 4;
}

static int score_province(const Game *g, const State *s, unsigned province)
{
    const int nv = (int)s75_count_at(s, province, NV), sv = (int)s75_count_at(s, province, SV);
    const int near = 4 - g->board->steps_to_saigon[province];
    if (s->card == E03_AIR_STRIKES)
        return 2 * nv + near + (province == g->board->saigon ? 6 : 0);
    return nv && sv <= 2 ? 6 + near : near - sv; /* E-16: empty it where NV stands */
}

/* ---- Retreats -------------------------------------------------------------------------------- */

static int score_refuge(const Game *g, const State *s, unsigned place)
{
    const unsigned side = side_of(s->moving);
    if (place == RESERVE)
        return 1;
    const int friends = (int)s75_count_at(s, place, side);
    return (place == g->board->saigon ? 6 : 0) + 2 + friends - g->board->steps_to_saigon[place] / 2;
}

static int score_to(const Game *g, const State *s, unsigned place, MoveScores *known)
{
    switch (flow_now(s)->step) {
    case RETREAT_TO:
    case DIVERT_TO:
        return score_refuge(g, s, place);
    default:
        return s75_score_move(g, s, s->moving, place, known);
    }
}

/* A list asks to move units of one side alone. */
static int score_mover(const Game *g, const State *s, unsigned unit, MoveScores *known)
{
    if (!known->units)
        s75_look_at_units(g, s, side_of(unit), s->stands[side_of(unit)], known);
    return s75_score_unit(g, s, unit, known);
}

/* In Saigon the North holds his ground and pays with a step. */
static int score_reduce_instead(const Game *g, const State *s)
{
    return s->place[s->moving] == g->board->saigon ? 8 : 0;
}

/* The South slips away where he is outnumbered two to one, but not out of Saigon. */
static int score_withdraw(const Game *g, const State *s)
{
    const unsigned p = s->combat.province;
    const unsigned nv = s75_count_at(s, p, NV), sv = s75_count_at(s, p, SV);
    return p != g->board->saigon && nv >= 2 * sv + 1 ? 1 : -1;
}

/* ---- Dice ------------------------------------------------------------------------------------ */

/* As many markers as still bring a die, in Saigon always, elsewhere against a real threat. */
static int score_air(const Game *g, const State *s, unsigned markers)
{
    const unsigned dice = s75_dice(g, s, SV), p = s->combat.province;
    const unsigned nv = s75_count_at(s, p, NV);
    const unsigned wanted = p == g->board->saigon ? DICE_MAX : least(DICE_MAX, nv + 1);
    if (dice + markers > wanted)
        return BAD;
    return (int)markers;
}

static int score_bonus_die(const Game *g, const State *s, unsigned side)
{
    return s75_dice(g, s, side) < DICE_MAX ? 2 : BAD;
}

/* Roll one's own blanks again, or the enemy's X. */
static int score_reroll(const State *s, unsigned side, unsigned face)
{
    const unsigned me = flow_now(s)->step == INTELLIGENCE_DIE ? SV : s->active;
    if (side == me)
        return face == FACE_BLANK ? 2 : BAD;
    return face == FACE_LOSS ? 3 : (face == FACE_RETREAT ? 1 : BAD);
}

static int score_vc(const State *s, unsigned number)
{
    const unsigned others = count_units(s->engaged & NV_UNITS);
    const unsigned attackers = count_units(s->engaged & SV_UNITS);
    return others && others + number >= attackers ? (int)number : -(int)number;
}

/* ---- One answer ------------------------------------------------------------------------------ */

static int score_units(const Game *g, const State *s, Action a)
{
    switch ((S75Verb)a.verb) {
    case V_NAME:
        return score_named(g, s, a.a);
    case V_REDUCE: /* E-03: the South picks */
        return flow_now(s)->step == STRIKE_LOSS ? -score_loss(s, a.a) : score_loss(s, a.a);
    case V_RETREAT:
    case V_DESERT:
    case V_ELIMINATE:
        return score_loss(s, a.a);
    case V_WITHDRAW:
        return score_withdraw(g, s);
    default:
        return 1;
    }
}

static int score_combat(const Game *g, const State *s, Action a)
{
    switch ((S75Verb)a.verb) {
    case V_ATTACK:
        return s75_score_attack(g, s, a.a);
    case V_COMMIT_ALL:
        return 3;
    case V_COMMIT:
        return 2;
    case V_INFILTRATION:
    case V_TOKEN_DIE:
        return score_bonus_die(g, s, NV);
    case V_CARD_DIE:
        return score_bonus_die(g, s, s->card == E01_COUNTER_ATTACK ? SV : NV);
    case V_AIR:
        return score_air(g, s, a.a);
    case V_DEFEND:
    case V_SHARE:
        return score_vc(s, a.a);
    case V_REROLL_FACE:
        return score_reroll(s, a.a, a.b);
    case V_REDUCE_INSTEAD:
        return score_reduce_instead(g, s);
    case V_LOSE:
        return BAD;
    case V_STAY:
        return 20;
    default:
        return 1;
    }
}

static int score(const Game *g, const State *s, Action a, MoveScores *known)
{
    switch ((S75Verb)a.verb) {
    case V_DONE:
    case V_STOP:
        return 0;
    case V_MOVE:
        return score_mover(g, s, a.a, known);
    case V_PLACE:
        return s75_score_placement(g, s, a.b);
    case V_PLAY:
        return score_card(s, a.a);
    case V_REROLL:
        return s->die <= 2 ? 5 : BAD;
    case V_EXCHANGE:
        return BAD;
    case V_PLUS:
    case V_TOKEN_PLUS:
        return s->turn >= 4 ? 2 : BAD;
    case V_STRATEGIC:
        return BAD;
    case V_BUY:
        return WORTH_OF_AIR;
    case V_PROVINCE:
        return score_province(g, s, a.a);
    case V_TO:
        return score_to(g, s, a.a, known);
    case V_NAME:
    case V_REDUCE:
    case V_RETREAT:
    case V_WITHDRAW:
    case V_DESERT:
    case V_ELIMINATE:
        return score_units(g, s, a);
    default:
        return score_combat(g, s, a);
    }
}

void s75_heuristic_rate(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    MoveScores known;
    if (flow_now(s)->step == MOVE_TO) {
        s75_score_ways(g, s, list, out);
        return;
    }
    s75_begin_moves(&known);
    for (uint32_t i = 0; i < list->count; i++)
        out[i] = (int16_t)score(g, s, list->action[i], &known);
}

uint32_t s75_heuristic(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    int16_t value[LIST_MAX];
    uint32_t best = 0, ties = 0;
    s75_heuristic_rate(g, s, list, value);
    for (uint32_t i = 0; i < list->count; i++) {
        if (value[i] > value[best])
            ties = 0;
        if (ties == 0 || value[i] == value[best])
            best = rng_below(rng, ++ties) == 0 ? i : best;
    }
    return best;
}
