/* heuristic_map.c: the heuristic player's eye for the map. North wants control of many provinces
 * (it makes the South desert) and five units around, then in, Saigon; South wants Saigon full,
 * militia without units swept away, and no battle it would lose. Which of these holds where changes
 * with every move, so all places are looked at together (octet.h) and no branch has to guess. */
#include "games/saigon75/players/heuristic.h"
#include "games/saigon75/players/octet.h"

static int count(const State *s, unsigned place, unsigned side)
{
    return (int)s75_count_at(s, place, side);
}

/* ---- North ----------------------------------------------------------------------------------- */

/* What the North sees before he looks at places. */
typedef struct Outlook {
    const Board *board;
    const State *s;
    int helpers; /* units that may follow one to where it goes */
    int behind;  /* units in the Reserve, next door to the provinces at the border */
} Outlook;

/* Units next door to a place, and in the Reserve behind the border, of those that may follow. */
static inline Octet nv_helpers(const Outlook *look, unsigned first)
{
    const Octet behind = octet_where(look->board->border, first) & octet_of(look->behind);
    return octet_least(octet_of(look->helpers), octet_at(&look->s->near[NV], first) + behind);
}

/* Outside Saigon. */
static inline Octet nv_arriving(const Outlook *look, unsigned first)
{
    const State *s = look->s;
    const Octet own = octet_at(&s->here[NV], first), enemy = octet_at(&s->here[SV], first);
    const Octet empty = (own | enemy) == octet_of(0);
    const Octet quiet = (enemy == octet_of(0)) | (own > enemy + octet_of(1));
    const Octet wins = own + nv_helpers(look, first) > enemy;
    const Octet battle = octet_either(wins, octet_of(7) - enemy, octet_of(-5));
    const Octet nobodys = octet_either(octet_where(s->militia, first), octet_of(1), octet_of(9));
    const Octet room = octet_either(quiet, octet_of(1), battle);
    return octet_either(empty, nobodys,
                        octet_either(own > octet_of(STACK_MAX - 1), octet_of(NEVER), room));
}

/* Not a battle we would win, nor control of a province. */
static inline Octet nv_leaving(const Outlook *look, unsigned first)
{
    const State *s = look->s;
    const Octet own = octet_at(&s->here[NV], first), enemy = octet_at(&s->here[SV], first);
    const Octet alone = (enemy == octet_of(0)) & (own == octet_of(1));
    return (octet_of(-6) & (enemy > octet_of(0)) & (own > enemy)) |
           (octet_of(-4) & alone & ~octet_where(s->militia, first));
}

/* In Saigon, if as many can be there in the end as are wanted. */
static int nv_arriving_in_saigon(const Outlook *look)
{
    const State *s = look->s;
    const unsigned saigon = look->board->saigon;
    const int own = count(s, saigon, NV), enemy = count(s, saigon, SV);
    const int wanted = (int)least((unsigned)enemy + 1, STACK_MAX);
    const int near =
        s->near[NV].in[saigon] + (look->board->border >> saigon & 1 ? look->behind : 0);
    const int reach = own + (near < look->helpers ? near : look->helpers);
    if (own >= STACK_MAX)
        return NEVER;
    return own || reach >= wanted ? 14 : -4;
}

/* North likes to come nearer to Saigon: from there, to there. */
static int nv_distance(const Board *board, unsigned place) { return 2 * board->away.in[place]; }

static void look_north(const Game *g, const State *s, MoveScores *known)
{
    const Outlook look = {g->board, s, (int)s75_activations_left(g, s) + 2,
                          (int)least(s75_count_at(s, RESERVE, NV), 6)};
    const unsigned saigon = g->board->saigon;
    for (unsigned first = 0; first < sizeof(Counts); first += OCTET) {
        const Octet away = octet_at(&g->board->away, first), distance = away + away;
        octet_keep(known->north + first, nv_arriving(&look, first) - distance);
        octet_keep(known->leaving[NV] + first, nv_leaving(&look, first) + distance);
    }
    known->north[saigon] = (int16_t)(nv_arriving_in_saigon(&look) - nv_distance(g->board, saigon));
    known->leaving[NV][saigon] = (int16_t)(NEVER + nv_distance(g->board, saigon));
    known->leaving[NV][RESERVE] = (int16_t)nv_distance(g->board, RESERVE);
    known->known[NV] = true;
}

/* ---- South ----------------------------------------------------------------------------------- */

/* What arriving is worth to the South, best first; Saigon is apart. */
enum { SWEEPS, WINS, STOPS, GUARDS, IDLES, LOSES, OVERFLOWS };
_Static_assert(OVERFLOWS + 1 == SOUTHS, "each has its set");
static const int8_t sv_worth[SOUTHS] = {
    [SWEEPS] = 9, /* the militia marker goes at once [8.4] */
    [WINS] = 4,   [STOPS] = 3, [GUARDS] = 2, [IDLES] = 0, [LOSES] = -6, [OVERFLOWS] = NEVER};

/* Provinces by a mask: each has a bit of its own, and none is in two octets. */
static inline Provinces set_of(const Octet mask[OCTETS])
{
    const Octet low = {1, 2, 4, 8, 16, 32, 64, 128};
    const Octet high = {256, 512, 1024, 2048, 4096, 8192, 16384, INT16_MIN};
    const Octet pair = (mask[0] & low) | (mask[1] & high), last = mask[2] & low;
    uint64_t half[4];
    memcpy(half, &pair, sizeof pair);
    memcpy(half + 2, &last, sizeof last);
    const uint64_t folded = half[0] | half[1], rest = half[2] | half[3];
    const uint32_t a = (uint32_t)(folded | folded >> 32), b = (uint32_t)(rest | rest >> 32);
    return ((a | a >> 16) & 0xffff) | ((b | b >> 16) & 0xff) << 16;
}

/* Where the South has no room, is stronger than the North, has him next door: provinces. */
typedef struct Fronts {
    Provinces full, stronger, threatened;
} Fronts;

static inline Fronts find_fronts(const Board *board, const State *s)
{
    Octet full[OCTETS], stronger[OCTETS], near[OCTETS];
    for (unsigned i = 0; i < OCTETS; i++) {
        const Octet own = octet_at(&s->here[SV], i * OCTET);
        full[i] = own > octet_of(STACK_MAX - 1);
        stronger[i] = own > octet_at(&s->here[NV], i * OCTET);
        near[i] = octet_at(&s->near[NV], i * OCTET) > octet_of(0);
    }
    return (Fronts){set_of(full), set_of(stronger),
                    set_of(near) | (s->at[RESERVE] ? board->border : 0)};
}

/* Not out of Saigon, and not away from a front that would be open. */
static inline Octet sv_leaving(const State *s, Provinces threatened, unsigned first)
{
    const Octet own = octet_at(&s->here[SV], first), enemy = octet_at(&s->here[NV], first);
    const Octet alone = (own == octet_of(1)) & octet_where(threatened, first);
    const Octet fight = octet_either(own > enemy, octet_of(-5), octet_of(-1));
    return octet_either(enemy > octet_of(0), fight, alone & octet_of(-5));
}

/* Each province is in one of the sets. */
static void sort_south(const Board *board, const State *s, const Fronts *fronts, Provinces *south)
{
    const Provinces own = s->stands[SV], enemy = s->stands[NV];
    Provinces open = ALL_PROVINCES & ~PROVINCE(board->saigon);
    south[OVERFLOWS] = open & fronts->full;
    open &= ~fronts->full;
    south[SWEEPS] = open & s->militia & ~enemy;
    open &= ~south[SWEEPS];
    south[WINS] = open & enemy & fronts->stronger;
    south[LOSES] = open & enemy & ~south[WINS];
    open &= ~enemy;
    south[STOPS] = open & ~own & fronts->threatened;
    south[GUARDS] = open & own & board->adjacent[board->saigon];
    south[IDLES] = open & ~south[STOPS] & ~south[GUARDS];
}

static void look_south(const Game *g, const State *s, MoveScores *known)
{
    const unsigned saigon = g->board->saigon;
    const Fronts fronts = find_fronts(g->board, s);
    sort_south(g->board, s, &fronts, known->south);
    known->south_saigon = fronts.full >> saigon & 1 ? NEVER : 8 + count(s, saigon, NV);
    for (unsigned first = 0; first < sizeof(Counts); first += OCTET)
        octet_keep(known->leaving[SV] + first, sv_leaving(s, fronts.threatened, first));
    known->leaving[SV][saigon] = count(s, saigon, SV) > STACK_MAX ? 5 : -12;
    known->known[SV] = true;
}

/* The best that arriving in one of these provinces is worth. */
static inline int sv_best(const Game *g, Provinces ways, const MoveScores *known)
{
    const int saigon = ways >> g->board->saigon & 1 ? known->south_saigon : NEVER;
    int best = NEVER;
    for (unsigned i = OVERFLOWS; i-- > 0;)
        best = ways & known->south[i] ? sv_worth[i] : best;
    return saigon > best ? saigon : best;
}

/* ---- Both ------------------------------------------------------------------------------------ */

void s75_begin_moves(MoveScores *known)
{
    known->known[NV] = known->known[SV] = known->units = false;
}

static inline void look(const Game *g, const State *s, unsigned side, MoveScores *known)
{
    if (known->known[side])
        return;
    if (side == NV)
        look_north(g, s, known);
    else
        look_south(g, s, known);
}

int s75_score_move(const Game *g, const State *s, unsigned unit, unsigned place, MoveScores *known)
{
    const unsigned side = side_of(unit);
    if (side == NV && place == RESERVE)
        return nv_going_home(g, s, unit);
    look(g, s, side, known);
    return (side == NV ? known->north[place] : sv_best(g, PROVINCE(place), known)) +
           known->leaving[side][s->place[unit]];
}

static int score_ways_of_south(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    MoveScores known;
    int best = NEVER + NEVER;
    look_south(g, s, &known);
    const int left = known.leaving[SV][s->place[s->moving]];
    for (uint32_t i = 0; i < list->count; i++) {
        const int worth = sv_best(g, PROVINCE(list->action[i].a), &known) + left;
        out[i] = (int16_t)worth;
        best = worth > best ? worth : best;
    }
    return best;
}

static int score_ways_of_north(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    MoveScores known;
    int best = INT16_MIN;
    look_north(g, s, &known);
    const int left = known.leaving[NV][s->place[s->moving]];
    known.north[RESERVE] = (int16_t)(nv_going_home(g, s, s->moving) - left);
    for (uint32_t i = 0; i < list->count; i++) {
        const int worth = known.north[list->action[i].a] + left;
        out[i] = (int16_t)worth;
        best = worth > best ? worth : best;
    }
    return best;
}

int s75_score_ways(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    return side_of(s->moving) == NV ? score_ways_of_north(g, s, list, out)
                                    : score_ways_of_south(g, s, list, out);
}

static inline int16_t at_least_never(int worth) { return (int16_t)(worth > NEVER ? worth : NEVER); }

/* The best way of the North from a place. */
static inline int nv_best(const Board *board, unsigned from, const MoveScores *known)
{
    int best = NEVER + NEVER;
    for (unsigned i = 0; i < board->doors[from]; i++) {
        const int worth = known->north[board->next_door[from][i]];
        best = worth > best ? worth : best;
    }
    return best;
}

void s75_look_at_units(const Game *g, const State *s, unsigned side, Provinces places,
                       MoveScores *known)
{
    const Board *board = g->board;
    look(g, s, side, known);
    known->units = true;
    for (places &= ALL_PROVINCES | PROVINCE(RESERVE); places; places &= places - 1) {
        const unsigned from = first_province(places);
        const int best =
            side == NV ? nv_best(board, from, known) : sv_best(g, board->adjacent[from], known);
        known->best[from] = at_least_never(best + known->leaving[side][from]);
    }
}

int16_t s75_score_ways_of(const Game *g, const State *s, unsigned unit, const MoveScores *known)
{
    const Provinces ways = s75_move_places(g, s, unit) & ALL_PROVINCES;
    return at_least_never(sv_best(g, ways, known) + known->leaving[SV][s->place[unit]]);
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
    return 6 - g->board->away.in[province] - own;
}
