/* facts.c: what is printed on the board [2] and on the cards [12.1], for programs that draw them.
 */
#include "games/fitl/people/view.h"
#include "games/fitl/people/words.h"

void fitl_place_facts(const Game *g, uint8_t place, Json *out)
{
    static const char *const kinds[] = {"city", "province", "province", "province", "loc"},
                             *const terrains[] = {"city", "highland", "lowland", "jungle", "loc"};
    const Board *board = g->board;
    if (place >= SPACES) {
        json_string(out, "kind", "box");
        return;
    }
    const unsigned terrain = board->terrain[place];
    json_string(out, "kind", kinds[terrain]);
    json_string(out, "terrain", terrains[terrain]);
    /* Names outside the South are translated, and short. */
    if (!in(OUTSIDE, place))
        json_string(out, "short", board->brief[place]);
    json_number(out, is_loc(place) ? "econ" : "pop",
                is_loc(place) ? board->econ[place] : board->pop[place]);
    json_bool(out, "coastal", in(board->coastal, place));
    json_bool(out, "abroad", in(OUTSIDE, place));
}

static void card_word(uint8_t number, Json *out)
{
    char word[8];
    Text text;
    text_init(&text, word, sizeof word);
    text_number(&text, number);
    json_string(out, "word", word);
}

void fitl_card_face(const Game *g, uint8_t card, Lang lang, Json *out)
{
    const uint8_t number = card + 1;
    const Card *face = &g->board->card[number];
    const char *plain = fitl_card_text(lang, number, UNSHADED),
               *shaded = fitl_card_text(lang, number, SHADED);
    card_word(number, out);
    json_string(out, "name", face->title);
    json_string(out, "text", plain ? plain : "");
    if (shaded)
        json_string(out, "shaded", shaded);
    json_bool(out, "coup", number >= FIRST_COUP);
    json_open(out, "order", '[');
    for (unsigned i = 0; i < FACTIONS && number < FIRST_COUP; i++)
        json_string(out, NULL, fitl_faction_words[face->order[i]]);
    json_close(out, ']');
}
