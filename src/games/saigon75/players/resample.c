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

#include "games/saigon75/players/secrets.h"
#include "games/saigon75/rules/s75.h"

/* How many of the cards a side remembers can be in the enemy's hand by now. */
typedef struct Changes {
    unsigned least, most;
} Changes;

/* Subsets of k of n cards; no product on the way leaves 32 bits with CARDS of them. */
static uint32_t choose(unsigned n, unsigned k)
{
    uint32_t ways = k <= n;
    for (unsigned i = 0; i < k && ways; i++)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

/* Takes the subset of so many cards that has this number among all of them. */
static uint32_t take_numbered(uint32_t *from, unsigned count, uint32_t number)
{
    uint32_t taken = 0, rest = *from;
    unsigned n = count_provinces(rest);
    uint32_t ways = choose(n, count);
    for (; count > 0; rest &= rest - 1, n--) {
        const uint32_t with = ways * count / n; /* subsets that have the first card */
        if (number < with) {
            taken |= rest & (0 - rest);
            ways = with;
            count--;
        } else {
            number -= with;
            ways -= with;
        }
    }
    *from &= ~taken;
    return taken;
}

static uint8_t draw_card(uint32_t *from, Rng *rng)
{
    return (uint8_t)first_province(take_numbered(from, 1, rng_below(rng, count_provinces(*from))));
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

/* The cards a seat cannot see, as far as it knows about them. */
typedef struct Hidden {
    unsigned hand, aside;        /* so many are in the enemy's hand, so many set aside */
    uint32_t remembered, others; /* those it saw set aside, and the rest */
    Changes changes;             /* how many of the former the enemy may have taken */
} Hidden;

static Hidden find_hidden(const State *s, Seat seat)
{
    const unsigned enemy = 1u - seat;
    const uint32_t all = s->hand[enemy] | s->unseen | s->aside;
    const uint32_t remembered = sees_aside(s, seat) ? s->aside : s->seen[seat];
    return (Hidden){.hand = count_provinces(s->hand[enemy]),
                    .aside = count_provinces(s->aside),
                    .remembered = remembered & all,
                    .others = all & ~remembered,
                    .changes = changes_since(s, seat, remembered)};
}

/* How a world is numbered: by which of the remembered cards are gone, which others are set aside in
 * their stead, and which are in the hand. */
typedef struct Ways {
    uint32_t gone, aside, hand;
} Ways;

static Ways count_ways(const Hidden *hidden, unsigned gone)
{
    const unsigned remembered = count_provinces(hidden->remembered),
                   others = count_provinces(hidden->others);
    if (gone > hidden->hand || gone > remembered || remembered - gone > hidden->aside)
        return (Ways){0};
    const unsigned aside = hidden->aside - (remembered - gone);
    if (aside > others)
        return (Ways){0};
    return (Ways){choose(remembered, gone), choose(others, aside),
                  choose(others - aside, hidden->hand - gone)};
}

static uint64_t count_all(Ways ways) { return (uint64_t)ways.gone * ways.aside * ways.hand; }

/* None: what the seat remembers cannot be, in a position that play has not led to. */
static uint32_t count_worlds(const Hidden *hidden)
{
    uint64_t total = 0;
    for (unsigned gone = hidden->changes.least; gone <= hidden->changes.most; gone++)
        total += count_all(count_ways(hidden, gone));
    return total <= UINT32_MAX ? (uint32_t)total : 0;
}

/* Every assignment that fits what is known is equally likely; this is the one of that number. */
static void lay_cards(State *s, Seat seat, const Hidden *hidden, uint64_t number)
{
    const unsigned enemy = 1u - seat;
    unsigned gone = hidden->changes.least;
    while (number >= count_all(count_ways(hidden, gone)))
        number -= count_all(count_ways(hidden, gone++));
    const Ways ways = count_ways(hidden, gone);
    uint32_t stay = hidden->remembered, others = hidden->others;
    const uint32_t went = take_numbered(&stay, gone, (uint32_t)(number % ways.gone));
    number /= ways.gone;
    s->aside = stay | take_numbered(&others, hidden->aside - count_provinces(stay),
                                    (uint32_t)(number % ways.aside));
    s->hand[enemy] =
        went | take_numbered(&others, hidden->hand - gone, (uint32_t)(number / ways.aside));
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
    flow_top(s)->v[0] = draw_card(&hand, rng);
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
        name[card] = known ? card : draw_card(&hidden, rng);
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

/* Does the seat hold a hand against another one that it cannot see? */
static bool has_enemy_hand(const Game *g, Seat seat) { return seat < SIDES && !is_solo(g); }

uint32_t s75_worlds(const Game *g, const State *s, Seat seat)
{
    if (!has_enemy_hand(g, seat))
        return 0;
    const Hidden hidden = find_hidden(s, seat);
    return count_worlds(&hidden);
}

void s75_world(const Game *g, State *s, Seat seat, uint32_t number, Rng *rng)
{
    ENSURE(has_enemy_hand(g, seat));
    const Hidden hidden = find_hidden(s, seat);
    /* Notes of the last action may name a card that was drawn. */
    memset(s->flow.note, 0, sizeof s->flow.note);
    s->flow.note_count = 0;
    lay_cards(s, seat, &hidden, number);
    if (seat != s->active)
        redraw_given(s, rng);
}

void s75_resample(const Game *g, State *s, Seat seat, Rng *rng)
{
    if (seat == SEAT_REFEREE)
        return;
    if (has_enemy_hand(g, seat)) {
        const uint32_t worlds = s75_worlds(g, s, seat);
        if (worlds > 0)
            s75_world(g, s, seat, rng_below(rng, worlds), rng);
        return;
    }
    memset(s->flow.note, 0, sizeof s->flow.note);
    s->flow.note_count = 0;
    if (seat >= SIDES || seat == NV)
        rename_all(s, s->discard | (is_solo(g) ? s->hand[NV] : 0), rng);
}
