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

/* NV's units next door to a province, and in the Reserve behind the border. */
static inline unsigned neighbours(const Game *g, const State *s, unsigned province)
{
    const unsigned number = s->near[NV].in[province];
    if (g->board->border >> province & 1)
        return number + least(s75_count_at(s, RESERVE, NV), 6);
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

/* Units that can be there in the end. */
static inline int nv_reach(const Game *g, const State *s, unsigned place, int own,
                           MoveScores *known)
{
    if (!known->helpers)
        known->helpers = s75_activations_left(g, s) + 2u;
    return own + (int)least(known->helpers, neighbours(g, s, place));
}

/* Neighbours are counted only where they decide. */
static inline int nv_arriving(const Game *g, const State *s, unsigned place, MoveScores *known)
{
    const bool saigon = place == g->board->saigon, marked = s->militia >> place & 1;
    if (!saigon && !((s->stands[NV] | s->stands[SV]) >> place & 1))
        return marked ? 1 : 9;
    const int own = count(s, place, NV), enemy = count(s, place, SV);
    if (own >= STACK_MAX)
        return NEVER;
    if (saigon) {
        const int wanted = (int)least((unsigned)enemy + 1, STACK_MAX);
        return own || nv_reach(g, s, place, own, known) >= wanted ? 14 : -4;
    }
    if (!enemy || own > enemy + 1)
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

/* Arriving in these provinces, how far they are from Saigon taken off. */
static void look_north(const Game *g, const State *s, Provinces places, MoveScores *known)
{
    known->north_known |= places;
    for (; places; places &= places - 1) {
        const unsigned p = first_province(places);
        known->north[p] = (int16_t)(nv_arriving(g, s, p, known) - nv_distance(g, p));
    }
}

static inline int nv_best(const Game *g, const State *s, Provinces ways, MoveScores *known)
{
    const Provinces missing = ways & ~known->north_known;
    int best = NEVER + NEVER;
    if (missing)
        look_north(g, s, missing, known);
    for (; ways; ways &= ways - 1) {
        const int worth = known->north[first_province(ways)];
        best = worth > best ? worth : best;
    }
    return best;
}

/* ---- South ----------------------------------------------------------------------------------- */

/* What arriving is worth to the South, best first; Saigon is apart. */
enum { SWEEPS, WINS, STOPS, GUARDS, IDLES, LOSES, OVERFLOWS };
_Static_assert(OVERFLOWS + 1 == SOUTHS, "each has its set");
static const int8_t sv_worth[SOUTHS] = {
    [SWEEPS] = 9, /* the militia marker goes at once [8.4] */
    [WINS] = 4,   [STOPS] = 3, [GUARDS] = 2, [IDLES] = 0, [LOSES] = -6, [OVERFLOWS] = NEVER};

static Provinces find_threatened(const Game *g, const State *s)
{
    Provinces near = s->at[RESERVE] ? g->board->border : 0;
    for (Provinces nv = s75_provinces_of(s, NV); nv; nv &= nv - 1)
        near |= g->board->adjacent[first_province(nv)];
    return near;
}

/* Of contested provinces those in which there are more of the South. */
static Provinces find_stronger(const State *s)
{
    Provinces stronger = 0;
    for (Provinces both = s75_contested(s); both; both &= both - 1) {
        const unsigned p = first_province(both);
        stronger |= count(s, p, SV) > count(s, p, NV) ? PROVINCE(p) : 0;
    }
    return stronger;
}

/* Every province at once: each is in one of the sets. */
static void look_south(const Game *g, const State *s, MoveScores *known)
{
    const unsigned saigon = g->board->saigon;
    const Provinces own = s->stands[SV], enemy = s->stands[NV], full = s75_full_provinces(s, SV);
    Provinces open = ALL_PROVINCES & ~PROVINCE(saigon);
    known->south_known = true;
    known->threatened = find_threatened(g, s);
    known->south_saigon = full >> saigon & 1 ? NEVER : 8 + count(s, saigon, NV);
    known->south[OVERFLOWS] = open & full;
    open &= ~full;
    known->south[SWEEPS] = open & s->militia & ~enemy;
    open &= ~known->south[SWEEPS];
    known->south[WINS] = open & enemy & find_stronger(s);
    known->south[LOSES] = open & enemy & ~known->south[WINS];
    open &= ~enemy;
    known->south[STOPS] = open & ~own & known->threatened;
    known->south[GUARDS] = open & own & g->board->adjacent[saigon];
    known->south[IDLES] = open & ~known->south[STOPS] & ~known->south[GUARDS];
}

static inline int sv_best(const Game *g, const State *s, Provinces ways, MoveScores *known)
{
    if (!known->south_known)
        look_south(g, s, known);
    const int saigon = ways >> g->board->saigon & 1 ? known->south_saigon : NEVER;
    unsigned i = 0;
    while (i < OVERFLOWS && !(ways & known->south[i]))
        i++;
    return saigon > sv_worth[i] ? saigon : sv_worth[i];
}

static int sv_leaving(const Game *g, const State *s, unsigned place, MoveScores *known)
{
    const int own = count(s, place, SV), enemy = count(s, place, NV);
    if (place == g->board->saigon)
        return own > STACK_MAX ? 5 : -12;
    if (enemy)
        return own <= enemy ? -1 : -5;
    if (own != 1)
        return 0;
    if (!known->south_known)
        look_south(g, s, known);
    return known->threatened >> place & 1 ? -5 : 0;
}

/* ---- Both ------------------------------------------------------------------------------------ */

void s75_begin_moves(MoveScores *known)
{
    known->leaving_known = known->north_known = 0;
    for (unsigned kind = 0; kind < KINDS; kind++)
        known->best_known[kind] = 0;
    known->helpers = 0;
    known->south_known = false;
}

static inline int leaving(const Game *g, const State *s, unsigned side, unsigned place,
                          MoveScores *known)
{
    if (!(known->leaving_known >> place & 1)) {
        known->leaving[place] =
            (int16_t)(side == NV ? nv_leaving(g, s, place) + nv_distance(g, place)
                                 : sv_leaving(g, s, place, known));
        known->leaving_known |= PROVINCE(place);
    }
    return known->leaving[place];
}

/* The best that arriving in one of these provinces is worth. */
static inline int arriving(const Game *g, const State *s, unsigned side, Provinces ways,
                           MoveScores *known)
{
    return side == NV ? nv_best(g, s, ways, known) : sv_best(g, s, ways, known);
}

int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place, MoveScores *known)
{
    const unsigned side = side_of(unit);
    if (side == NV && place == RESERVE)
        return nv_going_home(g, s, unit);
    return arriving(g, s, side, PROVINCE(place), known) +
           leaving(g, s, side, s->place[unit], known);
}

void s75_score_ways(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    MoveScores known;
    Provinces ways = 0;
    const unsigned side = side_of(s->moving);
    s75_begin_moves(&known);
    for (uint32_t i = 0; i < list->count; i++)
        ways |= PROVINCE(list->action[i].a);
    if (side == NV)
        look_north(g, s, ways & ALL_PROVINCES, &known);
    else
        look_south(g, s, &known);
    const int left = leaving(g, s, side, s->place[s->moving], &known);
    for (uint32_t i = 0; i < list->count; i++) {
        const unsigned place = list->action[i].a;
        if (side == SV)
            out[i] = (int16_t)(sv_best(g, s, PROVINCE(place), &known) + left);
        else
            out[i] = (int16_t)(place == RESERVE ? nv_going_home(g, s, s->moving)
                                                : known.north[place] + left);
    }
}

/* Units that can always go the same ways: all of NV's, those of SV's that go by their own feet, and
 * those of each other kind. */
static unsigned ways_of_kind(unsigned unit)
{
    static const uint8_t like[KINDS] = {[NV_DIVISION] = NV_DIVISION,
                                        [VC] = NV_DIVISION,
                                        [SV_DIVISION] = SV_DIVISION,
                                        [RANGER] = RANGER,
                                        [MARINE] = MARINE,
                                        [PARATROOPER] = PARATROOPER,
                                        [RIVER_PATROL] = RIVER_PATROL,
                                        [MECHANISED] = SV_DIVISION};
    return like[s75_kind_of[unit]];
}

static void find_best(const Game *g, const State *s, unsigned unit, MoveScores *known)
{
    const unsigned side = side_of(unit), from = s->place[unit], kind = ways_of_kind(unit);
    const Provinces ways = s75_move_places(g, s, unit) & ALL_PROVINCES;
    const int best = arriving(g, s, side, ways, known) + leaving(g, s, side, from, known);
    known->best[kind][from] = (int16_t)(best > NEVER ? best : NEVER);
    known->best_known[kind] |= PROVINCE(from);
}

/* Home go only those that have a reason to. */
uint32_t s75_score_units(const Game *g, const State *s, const ActionList *list, uint32_t i,
                         int16_t out[], MoveScores *known)
{
    const Units worn = NV_DIVISIONS & ~s->full;
    for (; i < list->count && list->action[i].verb == V_MOVE; i++) {
        const unsigned unit = list->action[i].a;
        const unsigned from = s->place[unit], kind = ways_of_kind(unit);
        if (!(known->best_known[kind] >> from & 1))
            find_best(g, s, unit, known);
        out[i] = known->best[kind][from];
        if (worn >> unit & 1 && g->board->border >> from & 1) {
            const int16_t home = (int16_t)nv_going_home(g, s, unit);
            out[i] = home > out[i] ? home : out[i];
        }
    }
    return i;
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
