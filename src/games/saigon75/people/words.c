/* words.c: the words for pieces, places and cards (see words.h).
 *
 * Words of provinces come from the board, all others are fixed. Reading a word is looking for the
 * value that is written so: nothing here can be printed and not be read again.
 */
#include "games/saigon75/people/words.h"

const char *const s75_side_words[SIDES + 1] = {"nv", "sv", NULL};

const char *const s75_kind_words[KINDS] = {"nv_division",  "vc",        "sv_division",
                                           "ranger",       "marine",    "paratrooper",
                                           "river_patrol", "mechanised"};

const char *const s75_face_words[FACES] = {"x", "r", "blank"};

const char *const s75_bonus_words[BONUSES] = {"infiltration", "militia", "air",
                                              "saigon",       "card",    "token"};

const char *const s75_season_words[TURNS + 1] = {"set_up",       "summer_73",    "autumn_73",
                                                 "winter_73_74", "spring_74",    "summer_74",
                                                 "autumn_74",    "winter_74_75", "spring_75"};

const uint8_t s75_token_numbers[TOKENS] = {3, 5, 7};

/* Short, for they stand in every save: svd3, ranger1. */
static const char *const unit_stems[KINDS] = {"nvd",    "vc",   "svd",   "ranger",
                                              "marine", "para", "river", "mech"};

void s75_print_unit_word(const Game *g, uint8_t unit, Text *out)
{
    ENSURE(unit < UNITS);
    unsigned kind = s75_kind_of[unit];
    text_add(out, unit_stems[kind]);
    text_number(out, unit - s75_kind_first[kind] + 1);
}

void s75_print_place_word(const Game *g, uint8_t place, Text *out)
{
    static const char *const beside_map[PLACES - PROVINCES] = {"reserve", "box", "out"};
    ENSURE(place < PLACES);
    text_add(out, place < PROVINCES ? g->board->id[place] : beside_map[place - PROVINCES]);
}

static void print_card(const Game *g, uint8_t card, Text *out)
{
    text_add(out, card < 9 ? "e0" : "e");
    text_number(out, card + 1);
}

static void print_token(const Game *g, uint8_t token, Text *out)
{
    ENSURE(token < TOKENS);
    text_number(out, s75_token_numbers[token]);
}

static void print_solo(const Game *g, uint8_t index, Text *out)
{
    ENSURE(index < SOLO_CARDS);
    text_number(out, g->board->solo[index].number);
}

const ArgKind s75_args[S75_ARGS] = {
    [ARG_UNIT] = {UNITS, .print = s75_print_unit_word},
    [ARG_PLACE] = {RESERVE + 1, .print = s75_print_place_word},
    [ARG_CARD] = {CARDS, .print = print_card},
    [ARG_SIDE] = {SIDES, .words = s75_side_words},
    [ARG_NUMBER] = {.count = 41}, /* 0 .. 40, more than any rule counts */
    [ARG_FACE] = {FACES, .words = s75_face_words},
    [ARG_TOKEN] = {TOKENS, .print = print_token},
    [ARG_SOLO] = {SOLO_CARDS, .print = print_solo},
};

const char *s75_word(const Game *g, unsigned arg_kind, uint8_t value, char buffer[WORD_MAX])
{
    Text text;
    text_init(&text, buffer, WORD_MAX);
    arg_print(g, arg_kind, value, &text);
    return buffer;
}

const char *s75_place_word(const Game *g, uint8_t place, char buffer[WORD_MAX])
{
    Text text;
    text_init(&text, buffer, WORD_MAX);
    s75_print_place_word(g, place, &text);
    return buffer;
}

bool s75_find_place(const Game *g, Slice word, uint8_t *place)
{
    char buffer[WORD_MAX];
    for (uint8_t i = 0; i < PLACES; i++) {
        if (slice_equal(word, s75_place_word(g, i, buffer))) {
            *place = i;
            return true;
        }
    }
    return false;
}
