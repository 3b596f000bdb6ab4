/* heuristic_map.c: the heuristic player's eye for the map. North wants control of many provinces
 * (it makes the South desert) and five units around, then in, Saigon; South wants Saigon full,
 * militia without units swept away, and no battle it would lose. */
#include "games/saigon75/players/heuristic.h"

enum { NEVER = -100 };

static int count(const State *s, unsigned place, unsigned side)
{
    return (int)s75_count_at(s, place, side);
}

static int steps_to_saigon(const Game *g, unsigned place)
{
    return place < PROVINCES ? g->board->steps_to_saigon[place] : 3;
}

/* Units of a side next door to a province, and in the Reserve behind the border for NV. */
static int neighbours(const Game *g, const State *s, unsigned province, unsigned side)
{
    Units units = 0;
    for (Provinces near = g->board->adjacent[province]; near; near &= near - 1)
        units |= s->at[first_province(near)];
    const int number = (int)count_units(units & s75_side_units[side]);
    if (side == NV && g->board->border >> province & 1)
        return number + (int)least(count_units(s->at[RESERVE]), 6);
    return number;
}

/* ---- North ----------------------------------------------------------------------------------- */

static int nv_leaving(const Game *g, const State *s, unsigned place)
{
    if (place == RESERVE)
        return 0;
    if (place == g->board->saigon)
        return NEVER;
    const int enemy = count(s, place, SV), own = count(s, place, NV);
    if (enemy && own > enemy)
        return -6; /* a battle we would win */
    return !enemy && own == 1 && !(s->militia >> place & 1) ? -4 : 0;
}

/* Units that can be there in the end: those next door are counted only where it matters. */
static int nv_reach(const Game *g, const State *s, unsigned place, int own, MoveScores *known)
{
    if (!known->helpers)
        known->helpers = s75_activations_left(g, s) + 2u;
    return own + (int)least(known->helpers, (unsigned)neighbours(g, s, place, NV));
}

static int nv_arriving(const Game *g, const State *s, unsigned place, MoveScores *known)
{
    const int own = count(s, place, NV), enemy = count(s, place, SV);
    if (own >= STACK_MAX)
        return NEVER;
    if (place == g->board->saigon) {
        const int wanted = (int)least((unsigned)enemy + 1, STACK_MAX);
        return own || nv_reach(g, s, place, own, known) >= wanted ? 14 : -4;
    }
    if (!enemy)
        return own ? 1 : (s75_controller(s, place) == SV ? 9 : 1);
    if (own > enemy + 1)
        return 1;
    return own > enemy || nv_reach(g, s, place, own, known) > enemy ? 7 - enemy : -5;
}

/* To the Reserve only to be made whole again [8.7]. */
static int nv_going_home(const Game *g, const State *s, unsigned unit)
{
    const unsigned from = s->place[unit];
    const bool reduced = NV_DIVISIONS & ~s->full & UNIT(unit);
    return reduced && from != g->board->saigon && !count(s, from, SV) ? 1 : NEVER;
}

/* North likes to come nearer to Saigon: from there, to there. */
static int nv_distance(const Game *g, unsigned place) { return 2 * steps_to_saigon(g, place); }

/* ---- South ----------------------------------------------------------------------------------- */

static int sv_leaving(const Game *g, const State *s, unsigned place)
{
    const int own = count(s, place, SV), enemy = count(s, place, NV);
    if (place == g->board->saigon)
        return own > STACK_MAX ? 5 : -12;
    if (enemy)
        return own <= enemy ? -1 : -5;
    return own == 1 && neighbours(g, s, place, NV) ? -5 : 0;
}

static int sv_arriving(const Game *g, const State *s, unsigned place)
{
    const int own = count(s, place, SV), enemy = count(s, place, NV);
    const bool marked = s->militia >> place & 1;
    if (own >= STACK_MAX)
        return NEVER;
    if (place == g->board->saigon)
        return 8 + enemy;
    if (marked && !enemy)
        return 9; /* the marker goes at once [8.4] */
    if (enemy)
        return own + 1 > enemy + 1 ? 4 : -6;
    if (!own)
        return neighbours(g, s, place, NV) ? 3 : 0;
    return g->board->adjacent[g->board->saigon] >> place & 1 ? 2 : 0;
}

/* ---- Both ------------------------------------------------------------------------------------ */

void s75_begin_moves(MoveScores *known)
{
    known->arriving_known = known->leaving_known = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        known->best_known[kind] = 0;
    known->helpers = 0;
}

static void look_at_arriving(const Game *g, const State *s, unsigned side, Provinces places,
                             MoveScores *known)
{
    known->arriving_known |= places;
    for (; places; places &= places - 1) {
        const unsigned p = first_province(places);
        known->arriving[p] = (int16_t)(side == NV ? nv_arriving(g, s, p, known) - nv_distance(g, p)
                                                  : sv_arriving(g, s, p));
    }
}

static int leaving(const Game *g, const State *s, unsigned side, unsigned place, MoveScores *known)
{
    if (!(known->leaving_known >> place & 1)) {
        known->leaving[place] =
            (int16_t)(side == NV ? nv_leaving(g, s, place) + nv_distance(g, place)
                                 : sv_leaving(g, s, place));
        known->leaving_known |= PROVINCE(place);
    }
    return known->leaving[place];
}

int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place, MoveScores *known)
{
    const unsigned side = side_of(unit);
    if (side == NV && place == RESERVE)
        return nv_going_home(g, s, unit);
    if (!(known->arriving_known >> place & 1))
        look_at_arriving(g, s, side, PROVINCE(place), known);
    return known->arriving[place] + leaving(g, s, side, s->place[unit], known);
}

/* The best over these provinces for any unit of the side that stands there. */
static int best_province(const Game *g, const State *s, unsigned side, unsigned from,
                         Provinces places, MoveScores *known)
{
    int best = NEVER - leaving(g, s, side, from, known);
    look_at_arriving(g, s, side, places & ~known->arriving_known, known);
    for (; places; places &= places - 1) {
        const int score = known->arriving[first_province(places)];
        best = score > best ? score : best;
    }
    return best + known->leaving[from];
}

/* Units of one kind in one place have the same ways; only home go those that have a reason to. */
int s75_score_best_move(const Game *g, const State *s, unsigned unit, MoveScores *known)
{
    const unsigned side = side_of(unit), from = s->place[unit], kind = s75_kind_of[unit];
    if (!(known->best_known[kind] >> from & 1)) {
        const Provinces places = s75_move_places(g, s, unit) & ALL_PROVINCES;
        known->best[kind][from] = (int16_t)best_province(g, s, side, from, places, known);
        known->best_known[kind] |= PROVINCE(from);
    }
    const int best = known->best[kind][from];
    if (side == SV || !(g->board->border & PROVINCE(from)))
        return best;
    const int home = nv_going_home(g, s, unit);
    return home > best ? home : best;
}

/* North fights from equality up: his dice are better. South wants two dice more. */
int s75_score_attack(const Game *g, const State *s, unsigned province)
{
    const int nv = count(s, province, NV), sv = count(s, province, SV);
    const bool saigon = province == g->board->saigon;
    if (s->active == NV) {
        const int bonus = (g->board->border >> province & 1 && s->infiltration) + saigon;
        return nv + bonus >= sv ? 5 + nv - sv : -1;
    }
    const int marked = s->militia >> province & 1;
    if (saigon)
        return sv + s->air_box >= nv ? 6 : -1;
    return sv + (int)least(s->air_box, 2) >= nv + marked + 2 ? 3 : -1;
}

/* Saigon first, then nobody's province, then the approaches. */
int s75_score_placement(const Game *g, const State *s, unsigned province)
{
    const int own = count(s, province, SV);
    if (province == g->board->saigon)
        return 20;
    if (!own)
        return 10;
    return 6 - steps_to_saigon(g, province) - own;
}
