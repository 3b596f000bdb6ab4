/* resample.c: chapter 16 turned round: everything a seat cannot see is drawn anew, everything it
 * knows stays, so that search and computer players cannot peep.
 *
 * Hidden tokens need nothing: they are laid when they are turned over (setup.c). What is left are
 * cards: the enemy's hand, what nobody has seen, and the four set aside. Of these a side that has
 * looked at them remembers `seen`, and knows how often the enemy has exchanged since (`stale`).
 *
 * In a solo game nobody holds NV's cards: those that were turned over are public, the others are no
 * more in the position than the order of a pile. NV then knows what a watcher knows, and SV
 * everything there is.
 */
#include <string.h>

#include "games/saigon75/s75.h"
#include "games/saigon75/secrets.h"

/* How many of the cards a side remembers can be in the enemy's hand by now. */
typedef struct Changes {
    unsigned least, most;
} Changes;

static uint32_t take_random(uint32_t *from, unsigned count, Rng *rng)
{
    uint32_t taken = 0;
    while (count-- > 0) {
        uint32_t rest = *from;
        for (uint32_t skip = rng_below(rng, count_provinces(rest)); skip > 0; skip--)
            rest &= rest - 1;
        const uint32_t card = rest & (0 - rest);
        taken |= card;
        *from &= ~card;
    }
    return taken;
}

static uint64_t choose(unsigned n, unsigned k)
{
    uint64_t ways = k <= n;
    for (unsigned i = 0; i < k && ways; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

/* Each exchange takes one card of the four and gives another. One exchange takes one that is
 * remembered; after two it may have come back. Those played since lie in the discards. */
static Changes changes_since(const State *s, unsigned seat, uint32_t remembered)
{
    const unsigned exchanges = sees_aside(s, (Seat)seat) ? 0 : s->stale[seat];
    const unsigned played = count_provinces(remembered & s->discard);
    const unsigned most = exchanges - least(exchanges, played);
    return (Changes){exchanges == 1 ? most : 0, most};
}

/* Number of ways to fill the enemy's hand and the four if `gone` of the remembered cards are in the
 * hand; `others` are the hidden cards nobody remembers. */
static uint64_t count_ways(const State *s, unsigned enemy, unsigned remembered, unsigned others,
                           unsigned gone)
{
    const unsigned hand = count_provinces(s->hand[enemy]), aside = count_provinces(s->aside);
    const unsigned stay = remembered - gone;
    if (gone > hand || gone > remembered || stay > aside || aside - stay > others)
        return 0;
    return choose(remembered, gone) * choose(others, aside - stay) *
           choose(others - (aside - stay), hand - gone);
}

/* Every assignment that fits what is known is equally likely: `gone` is drawn by their number. */
static unsigned draw_gone(const State *s, unsigned enemy, unsigned remembered, unsigned others,
                          Changes changes, Rng *rng)
{
    uint64_t total = 0;
    for (unsigned gone = changes.least; gone <= changes.most; gone++)
        total += count_ways(s, enemy, remembered, others, gone);
    ENSURE(total > 0 && total <= UINT32_MAX);
    uint64_t ticket = rng_below(rng, (uint32_t)total);
    for (unsigned gone = changes.least; gone < changes.most; gone++) {
        const uint64_t ways = count_ways(s, enemy, remembered, others, gone);
        if (ticket < ways)
            return gone;
        ticket -= ways;
    }
    return changes.most;
}

static void redraw_cards(State *s, unsigned seat, Rng *rng)
{
    const unsigned enemy = 1 - seat;
    const unsigned hand = count_provinces(s->hand[enemy]), aside = count_provinces(s->aside);
    uint32_t others = s->hand[enemy] | s->unseen | s->aside;
    const uint32_t remembered = sees_aside(s, (Seat)seat) ? s->aside : s->seen[seat];
    uint32_t stay = remembered & others;
    others &= ~stay;

    const Changes changes = changes_since(s, seat, remembered);
    const unsigned gone_count =
        draw_gone(s, enemy, count_provinces(stay), count_provinces(others), changes, rng);
    const uint32_t gone = take_random(&stay, gone_count, rng);
    s->aside = stay | take_random(&others, aside - count_provinces(stay), rng);
    s->hand[enemy] = gone | take_random(&others, hand - gone_count, rng);
    s->unseen = others;
    /* If this side has looked after the enemy, it saw what he had left; otherwise he left this. */
    if (s->seen[enemy] && s->stale[enemy] == 0)
        s->seen[enemy] = s->aside;
}

/* In mid-exchange the card about to be given is hidden like the hand it comes from. */
static void redraw_given(State *s, Rng *rng)
{
    if (game_over(s) || flow_now(s)->step != EXCHANGE_TAKE)
        return;
    uint32_t hand = s->hand[s->active];
    flow_top(s)->v[0] = (uint8_t)first_province(take_random(&hand, 1, rng));
}

static uint32_t rename_cards(uint32_t cards, const uint8_t name[CARDS])
{
    uint32_t renamed = 0;
    for (; cards; cards &= cards - 1)
        renamed |= 1u << name[first_province(cards)];
    return renamed;
}

/* A watcher knows no card but the public ones: all others are renamed at random, which keeps
 * whatever holds between the sets. */
static void rename_all(State *s, uint32_t public, Rng *rng)
{
    uint8_t name[CARDS];
    uint32_t hidden = ~public & ((1u << CARDS) - 1);
    for (uint8_t card = 0; card < CARDS; card++) {
        const bool known = public >> card & 1;
        name[card] = known ? card : (uint8_t)first_province(take_random(&hidden, 1, rng));
    }
    for (unsigned side = 0; side < SIDES; side++) {
        s->hand[side] = rename_cards(s->hand[side], name);
        s->seen[side] = rename_cards(s->seen[side], name);
    }
    s->unseen = rename_cards(s->unseen, name);
    s->aside = rename_cards(s->aside, name);
    s->strays = rename_cards(s->strays, name);
    redraw_given(s, rng);
}

void s75_resample(const Game *g, State *s, Seat seat, Rng *rng)
{
    if (seat == SEAT_REFEREE)
        return;
    /* Notes of the last action may name a card that was drawn. */
    memset(s->flow.note, 0, sizeof s->flow.note);
    s->flow.note_count = 0;
    if (seat >= SIDES || (is_solo(g) && seat == NV)) {
        rename_all(s, s->discard | (is_solo(g) ? s->hand[NV] : 0), rng);
        return;
    }
    if (is_solo(g))
        return;
    redraw_cards(s, seat, rng);
    if (seat != s->active)
        redraw_given(s, rng);
}
