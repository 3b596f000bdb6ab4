/* solo_order.c: the orders in which the automaton takes provinces and units [15.0, 15.4, 15.6-15.8,
 * 15.11, 15.12]. Wherever a line of chapter 15 leaves two alike, the next one decides, and at last
 * the board's own order: there is always one first [15.14]. */
#include "games/saigon75/players/solo.h"

const SoloCard *s75_solo_card(const Game *g, const State *s)
{
    static const SoloCard none = {0};
    return s->solo_card ? &g->board->solo[s->solo_card - 1] : &none;
}

/* ---- Targets [15.5, 15.6, 15.8] -------------------------------------------------------------- */

unsigned s75_solo_token_in(const State *s, unsigned province)
{
    for (unsigned token = 0; token < TOKENS; token++)
        if (s->token_place[token] == province)
            return token;
    return TOKENS;
}

static void add_target(Targets *targets, unsigned province, SoloList list)
{
    targets->province[targets->count] = (uint8_t)province;
    targets->list[targets->count++] = (uint8_t)list;
}

static void add_nearest_saigon(const Game *g, Provinces set, SoloList list, Targets *out)
{
    for (unsigned i = 0; i < PROVINCES && set; i++) {
        const unsigned province = g->board->solo_order[i];
        if (set >> province & 1)
            add_target(out, province, list);
        set &= ~PROVINCE(province);
    }
}

/* Where tokens lie comes first, the lowest before the others; then nearest to Saigon [15.6]. */
static void add_tokens_first(const Game *g, const State *s, Provinces set, SoloList list,
                             Targets *out)
{
    for (unsigned token = 0; token < TOKENS; token++) {
        const uint8_t place = s->token_place[token];
        if (place < PROVINCES && set >> place & 1) {
            add_target(out, place, list);
            set &= ~PROVINCE(place);
        }
    }
    add_nearest_saigon(g, set, list, out);
}

/* Nobody there, and SV's [15.6]. */
static Provinces empty_of_all(const State *s)
{
    return ALL_PROVINCES & ~s->stands[NV] & ~s->stands[SV] & ~s->militia;
}

/* A card that reinforces goes where he is, from five provinces up; what is left then goes to the
 * card's provinces, as when nothing needed it [15.8]; and what is left of that to empty ones. */
void s75_solo_targets(const Game *g, const State *s, Targets *out)
{
    enum { PRESENT_MIN = 5 };
    const SoloCard *card = s75_solo_card(g, s);
    const Provinces present = card->reinforce ? s75_provinces_of(s, NV) : 0; /* [15.a] */
    out->count = 0;
    if (count_provinces(present) >= PRESENT_MIN)
        add_nearest_saigon(g, present, SOLO_OWN, out);
    out->own = out->count;
    add_tokens_first(g, s, card->provinces, out->own ? SOLO_AFTER : SOLO_NAMED, out);
    add_tokens_first(g, s, empty_of_all(s) & ~card->provinces, SOLO_EMPTY, out);
}

/* One more than SV, two where he is not [15.5]; a province holds five [15.c]. */
unsigned s75_solo_wanted(const State *s, unsigned province)
{
    const unsigned enemies = s75_count_at(s, province, SV);
    return enemies ? least(enemies + 1, STACK_MAX) : 2;
}

/* A unit on its way counts where it is sent, not where it passes [15.b, 15.c]. */
unsigned s75_solo_bound(const State *s, unsigned province, unsigned turn)
{
    unsigned count = 0;
    for (unsigned u = 0; u < NV_COUNT; u++) {
        const bool sent = s->goal[u] && s->goal_turn[u] <= turn;
        count += sent ? s->goal[u] == province + 1 : s->place[u] == province;
    }
    return count;
}

/* ---- Units [15.7] ---------------------------------------------------------------------------- */

unsigned s75_solo_distance(const Game *g, unsigned from, unsigned province)
{
    return from == RESERVE ? g->board->steps_from_zone[province] : g->board->steps[province][from];
}

/* A byte for each line of 15.7, the first that counts on the left. */
static uint64_t unit_key(const Game *g, const State *s, unsigned unit, unsigned province)
{
    const unsigned from = s->place[unit];
    const bool reserve = from == RESERVE, full = s->full >> unit & 1;
    const uint64_t north = reserve ? 0 : g->board->steps_from_zone[from];
    const uint64_t west = reserve ? 0 : g->board->length_rank[from];
    return (uint64_t)s75_solo_distance(g, from, province) << 32 | (uint64_t)!full << 24 |
           (uint64_t)!reserve << 16 | north << 8 | west;
}

/* What sets the first apart from the next. */
static SoloLine deciding_line(uint64_t first, uint64_t next)
{
    static const SoloLine lines[] = {SOLO_NEAREST, SOLO_FULL, SOLO_RESERVE, SOLO_NORTH, SOLO_WEST};
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if ((first ^ next) >> (32 - 8 * i) & 0xff)
            return lines[i];
    return SOLO_ALIKE;
}

unsigned s75_solo_nearest(const Game *g, const State *s, Units units, unsigned province,
                          SoloLine *line)
{
    uint64_t best = UINT64_MAX, next = UINT64_MAX;
    unsigned chosen = NO_UNIT;
    *line = (units & (units - 1)) ? SOLO_ALIKE : SOLO_ONLY;
    for (; units; units &= units - 1) {
        const unsigned unit = first_unit(units);
        const uint64_t key = unit_key(g, s, unit, province);
        if (key < best) {
            next = best;
            best = key;
            chosen = unit;
        } else if (key > best && key < next) {
            next = key;
        }
    }
    if (next != UINT64_MAX)
        *line = deciding_line(best, next);
    return chosen;
}

unsigned s75_solo_first(const State *s, Units units)
{
    const Units order[] = {units & NV_DIVISIONS & s->full, units & NV_DIVISIONS, units};
    for (unsigned i = 0; i < COUNT_OF(order); i++)
        if (order[i])
            return first_unit(order[i]);
    return NO_UNIT;
}

/* ---- What cards point at [15.4, 15.12] ------------------------------------------------------- */

unsigned s75_solo_designated(const State *s, Units units)
{
    const Units order[] = {PARATROOPERS,           MARINES,       MECHANISEDS, RANGERS,
                           SV_DIVISIONS & s->full, RIVER_PATROLS, SV_UNITS};
    for (unsigned i = 0; i < COUNT_OF(order); i++)
        if (units & order[i])
            return first_unit(units & order[i]);
    return NO_UNIT;
}

static bool is_outnumbered(const State *s, unsigned province) /* [15.j] also where he is not */
{
    return s75_count_at(s, province, NV) < s75_count_at(s, province, SV);
}

/* Northernmost and westernmost of those with most SV units. */
static unsigned most_enemies(const Game *g, const State *s, Provinces set)
{
    unsigned best = NOWHERE, most = 0;
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        const unsigned enemies = s75_count_at(s, province, SV);
        if (set >> province & 1 && (best == NOWHERE || enemies > most)) {
            best = province;
            most = enemies;
        }
    }
    return best;
}

unsigned s75_solo_named(const Game *g, const State *s, Provinces allowed, Grounds *why)
{
    Provinces outnumbered = 0;
    if (allowed >> g->board->saigon & 1) {
        s75_solo_say(why, "15.12", "s75.auto.name.saigon", g->board->saigon, 0, 0);
        return g->board->saigon;
    }
    for (Provinces left = allowed; left; left &= left - 1)
        if (is_outnumbered(s, first_province(left)))
            outnumbered |= left & -left;
    const unsigned chosen = most_enemies(g, s, outnumbered ? outnumbered : allowed);
    s75_solo_say(why, outnumbered ? "15.12" : "15.j",
                 outnumbered ? "s75.auto.name.outnumbered" : "s75.auto.name.most", chosen,
                 s75_count_at(s, chosen, SV), s75_count_at(s, chosen, NV));
    const Provinces rest = (outnumbered ? outnumbered : allowed) & ~PROVINCE(chosen);
    if (rest) {
        const unsigned next = most_enemies(g, s, rest);
        s75_solo_say(why, "15.12", "s75.auto.name.next", next, s75_count_at(s, next, SV), 0);
    }
    return chosen;
}
