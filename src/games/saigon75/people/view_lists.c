/* view_lists.c: words and lists of words as JSON. */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"

void s75_json_word(const Game *g, Json *out, const char *name, unsigned arg_kind, unsigned value)
{
    char word[WORD_MAX];
    if (value < s75_args[arg_kind].count)
        json_string(out, name, s75_word(g, arg_kind, (uint8_t)value, word));
    else
        json_null(out, name);
}

void s75_json_place(const Game *g, Json *out, const char *name, unsigned place)
{
    char word[WORD_MAX];
    if (place < PLACES)
        json_string(out, name, s75_place_word(g, (uint8_t)place, word));
    else
        json_null(out, name);
}

void s75_json_side(Json *out, const char *name, unsigned side)
{
    if (side < SIDES)
        json_string(out, name, s75_side_words[side]);
    else
        json_null(out, name);
}

static void json_set(const Game *g, Json *out, const char *name, unsigned arg_kind, uint64_t set)
{
    json_open(out, name, '[');
    for (; set; set &= set - 1)
        s75_json_word(g, out, NULL, arg_kind, first_unit(set));
    json_close(out, ']');
}

void s75_json_units(const Game *g, Json *out, const char *name, Units units)
{
    json_set(g, out, name, ARG_UNIT, units);
}

void s75_json_provinces(const Game *g, Json *out, const char *name, Provinces set)
{
    json_set(g, out, name, ARG_PLACE, set);
}

void s75_json_cards(const Game *g, Json *out, const char *name, uint32_t cards)
{
    json_set(g, out, name, ARG_CARD, cards);
}

void s75_json_by_side(Json *out, const char *name, const uint8_t number[SIDES])
{
    json_open(out, name, '{');
    for (unsigned side = 0; side < SIDES; side++)
        json_number(out, s75_side_words[side], number[side]);
    json_close(out, '}');
}
