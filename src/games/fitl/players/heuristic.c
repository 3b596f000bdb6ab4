/* heuristic.c: a simple player for each faction. It tries some of its choices, lets chance and
 * dice-like play finish the turn a few times, and takes the choice after which its faction stands
 * best. It knows nothing but the position and how scores are counted [3.14]. */
#include <string.h>

#include "games/fitl/players/heuristic.h"

enum { TRIES = 14, SAMPLES = 2, AHEAD = 30 };

/* What a faction's pieces and money are worth beside its score. */
static int wealth(const State *s, unsigned f)
{
    int sum = 0;
    for (unsigned x = 0; x < SPACES; x++)
        sum += (int)count_at(s, x, fitl_faction_kinds[f]) + (is_city(x) ? 1 : 0);
    return sum + (f == US ? 0 : (int)s->track[fitl_purse[f]] / 2);
}

/* The faction's margin first, then the worst rival's, then what it has. */
static int worth(const Game *g, const State *s, unsigned f)
{
    int rival = -100;
    for (unsigned other = 0; other < FACTIONS; other++) {
        const int margin = fitl_margin(g, s, other);
        if (other != f && margin > rival)
            rival = margin;
    }
    return 40 * fitl_margin(g, s, f) - 12 * rival + wealth(s, f) -
           3 * (int)s->box[BOX_CASUALTIES][US_TROOP] * (f == US);
}

static bool turn_is_over(const State *s, unsigned card, unsigned slot)
{
    if (game_over(s) || s->card_number != card || s->slot != slot)
        return true;
    const unsigned step = flow_now(s)->step;
    return step == SLOT_ASK || step == PIVOTAL_ASK || step == DRAW;
}

/* Random play to the end of this turn, or for a while in a Coup Round. */
static int try_out(const Game *g, const State *s, Action action, unsigned f, Rng *rng)
{
    State copy = *s;
    ActionList list;
    game_apply(g, &copy, action);
    for (unsigned i = 0; i < AHEAD && !turn_is_over(&copy, s->card_number, s->slot); i++) {
        game_legal(g, &copy, &list);
        const uint32_t pick = list.chance ? game_draw(&list, rng) : rng_below(rng, list.count);
        game_apply(g, &copy, list.action[pick]);
    }
    return worth(g, &copy, f);
}

uint32_t fitl_heuristic(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    const Seat f = game_actor(g, s);
    const uint32_t tries = list->count < TRIES ? list->count : TRIES;
    uint32_t best = 0;
    int best_worth = 0;
    if (list->count == 1)
        return 0;
    for (uint32_t i = 0; i < tries; i++) {
        const uint32_t pick = list->count <= TRIES ? i : rng_below(rng, list->count);
        int sum = 0;
        for (unsigned k = 0; k < SAMPLES; k++)
            sum += try_out(g, s, list->action[pick], f, rng);
        if (i == 0 || sum > best_worth) {
            best = pick;
            best_worth = sum;
        }
    }
    return best;
}
