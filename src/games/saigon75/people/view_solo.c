/* view_solo.c: the automaton's cards [15] as a viewer may see them [16]: what it has turned over is
 * public, and nobody knows more of its pile. Only SV remembers which cards may have been drawn
 * blind from those he saw. */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/players/secrets.h"

static void card_in_force(const Game *g, const State *s, Json *out)
{
    if (!s->solo_card) {
        json_null(out, "card");
        return;
    }
    const SoloCard *card = &g->board->solo[s->solo_card - 1];
    const bool learnt = is_seasoned(g); /* it moves and attacks without the card [15.m] */
    json_open(out, "card", '{');
    json_number(out, "number", card->number);
    json_open(out, "colours", '[');
    for (unsigned i = 0; i < COLOURS; i++)
        json_string(out, NULL, s75_colour_words[card->colour[i]]);
    json_close(out, ']');
    json_string(out, "move", learnt ? "learnt" : s75_solo_move_words[card->reinforce]);
    s75_json_provinces(g, out, "provinces", learnt ? 0 : card->provinces);
    json_string(out, "token_use", s75_token_use_words[card->token_use]);
    json_string(out, "attack", learnt ? "learnt" : s75_attack_words[card->attack]);
    json_close(out, '}');
}

static void pile(const Game *g, const State *s, Seat viewer, Json *out)
{
    json_open(out, "pile", '{');
    json_number(out, "count", s->pile_nv);
    json_number(out, "face_down", s75_face_down(s));
    s75_json_cards(g, out, "known", s->hand[NV]);
    s75_json_cards(g, out, "turned", s->turned);
    if (sees_hand(viewer, SV))
        s75_json_cards(g, out, "strays", s->strays);
    else
        json_null(out, "strays");
    json_close(out, '}');
}

void s75_view_solo(const Game *g, const State *s, Seat viewer, Json *out)
{
    if (!is_solo(g)) {
        json_null(out, "solo");
        return;
    }
    json_open(out, "solo", '{');
    card_in_force(g, s, out);
    json_open(out, "left", '[');
    for (uint32_t cards = s->solo_left; cards; cards &= cards - 1)
        json_number(out, NULL, g->board->solo[first_province(cards)].number);
    json_close(out, ']');
    pile(g, s, viewer, out);
    json_close(out, '}');
}
