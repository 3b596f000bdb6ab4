/* view_cards.c: the cards as a viewer may see them [16].
 *
 * Numbers of cards are public, cards are not. Nothing here may depend on a set the viewer does not
 * see: where he does not, a count and null are written.
 */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/players/secrets.h"

static void pack(const Game *g, Json *out, const char *name, unsigned count, uint32_t cards,
                 bool seen)
{
    json_open(out, name, '{');
    json_number(out, "count", count);
    if (seen)
        s75_json_cards(g, out, "cards", cards);
    else
        json_null(out, "cards");
    json_close(out, '}');
}

/* The automaton has a pile that nobody sees instead of a hand; what is known of it is in
 * view_solo.c. */
static void hands(const Game *g, const State *s, Seat viewer, Json *out)
{
    json_open(out, "hands", '{');
    for (unsigned side = 0; side < SIDES; side++) {
        const uint32_t hand = s->hand[side];
        const bool pile = is_solo(g) && side == NV;
        pack(g, out, s75_side_words[side], pile ? s->pile_nv : count_provinces(hand), hand,
             sees_hand(viewer, side) && !pile);
    }
    json_close(out, '}');
}

/* What a side remembers of the four, and how often the enemy has changed one since. That it has
 * looked is public, what it saw is its own. */
static void memory(const Game *g, const State *s, Seat viewer, Json *out)
{
    json_open(out, "seen", '{');
    for (unsigned side = 0; side < SIDES; side++) {
        json_open(out, s75_side_words[side], '{');
        json_bool(out, "looked", s->seen[side] != 0);
        json_number(out, "changes_since", s->stale[side]);
        if (sees_hand(viewer, side))
            s75_json_cards(g, out, "cards", s->seen[side]);
        else
            json_null(out, "cards");
        json_close(out, '}');
    }
    json_close(out, '}');
}

/* The deck is a set from which cards are drawn when they are needed. As long as nobody has looked
 * at the four and there is a pile, nobody, the referee included, knows which cards are which: he
 * sees them together under "undrawn". In a solo game NV's unknown cards are among them. */
void s75_view_cards(const Game *g, const State *s, Seat viewer, Json *out)
{
    const bool referee = viewer == SEAT_REFEREE;
    const bool settled = s->turn && count_provinces(s->aside) == s->aside_count;
    const bool apart = settled && count_provinces(s->unseen) == s->pile_count;
    json_open(out, "cards", '{');
    hands(g, s, viewer, out);
    pack(g, out, "pile", s->pile_count, s->unseen, referee && apart);
    pack(g, out, "aside", s->aside_count, s->aside, sees_aside(s, viewer) && (settled || !referee));
    if (referee)
        s75_json_cards(g, out, "undrawn", apart ? 0 : s->unseen);
    else
        json_null(out, "undrawn");
    s75_json_cards(g, out, "discard", s->discard);
    s75_json_side(out, "looker", s->looker);
    memory(g, s, viewer, out);
    json_close(out, '}');
}
