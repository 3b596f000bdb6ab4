/* facts_cards.c: faces of cards, who holds which, and which actions name a card in secret [16]. */
#include "games/saigon75/people/facts.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/players/secrets.h"

/* Cards are the only secret there is. A card drawn belongs to who draws it (in a solo game nobody
 * sees what the automaton draws), the four set aside to who looks at them, and an exchange to who
 * makes it; only a card given up in edition 1 goes to the discards for everybody to see. */
bool s75_hides(const Game *g, const State *s, Action action, Seat viewer)
{
    const bool discards = !game_over(s) && flow_now(s)->step == EXCHANGE_DISCARD;
    switch ((S75Verb)action.verb) {
    case V_DEAL:
        return !sees_hand(viewer, action.a) ||
               (is_solo(g) && action.a == NV && viewer != SEAT_REFEREE);
    case V_ASIDE:
    case V_TAKE:
        return !sees_hand(viewer, s->active);
    case V_GIVE:
        return !sees_hand(viewer, s->active) && !discards;
    default:
        return false;
    }
}

void s75_card_face(const Game *g, uint8_t card, Lang lang, Json *out)
{
    static const char *const favours[COLOURS] = {"sv", "none", "nv"};
    char word[WORD_MAX];
    json_string(out, "word", s75_word(g, ARG_CARD, card, word));
    json_string(out, "name", message_text(lang, s75_cards[card].name));
    json_string(out, "text", message_text(lang, s75_cards[card].text));
    json_string(out, "colour", s75_colour_words[s75_cards[card].favours]);
    json_string(out, "favours", favours[s75_cards[card].favours]);
}

uint64_t s75_held(const Game *g, const State *s, Seat viewer)
{
    return viewer >= SIDES || (is_solo(g) && viewer == NV) ? 0 : s->hand[viewer];
}
