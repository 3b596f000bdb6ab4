/* board_solo.c: solo_cards.tsv: what the automaton's cards say [15.13]. */
#include "games/saigon75/files/board_read.h"
#include "games/saigon75/people/words.h"

enum { CARD, EVENT_ORDER, MOVE, TARGETS, TOKEN_USE, ATTACK };
enum { NUMBER_MAX = 99 }; /* two figures, as on the cards */

/* Each in the order of the numbers it is stored as. */
const char *const s75_colour_words[] = {"yellow", "green", "red", NULL};
const char *const s75_solo_move_words[] = {"targets", "reinforce", NULL};
const char *const s75_token_use_words[] = {"none",     "activation", "reroll",
                                           "exchange", "strategic",  NULL};
const char *const s75_attack_words[] = {"superior", "equal", "always", NULL};

/* The next word of a list in one value; several blanks count as one. */
static bool cut_word(Slice *rest, Slice *word)
{
    while (slice_cut(rest, ' ', word))
        if (word->length > 0)
            return true;
    return false;
}

static bool read_number(TableReader *loader, SoloCard *card)
{
    if (!table_number(loader, CARD, 1, NUMBER_MAX, &card->number))
        return false;
    for (unsigned i = 0; i < loader->rows; i++)
        if (loader->board->solo[i].number == card->number)
            return table_fail(loader, "s75.board.card_twice", loader->value[CARD]);
    return true;
}

static bool read_colours(TableReader *loader, SoloCard *card)
{
    Slice rest = loader->value[EVENT_ORDER], word;
    unsigned count = 0, seen = 0;
    while (cut_word(&rest, &word)) {
        const uint8_t colour = table_find_word(s75_colour_words, word);
        if (colour == NOWHERE || (seen >> colour & 1))
            return table_fail(loader, "s75.board.colours", loader->value[EVENT_ORDER]);
        seen |= 1u << colour;
        card->colour[count++] = colour;
    }
    return count == COLOURS || table_fail(loader, "s75.board.colours", loader->value[EVENT_ORDER]);
}

static bool read_targets(TableReader *loader, SoloCard *card)
{
    Slice rest = loader->value[TARGETS], word;
    while (cut_word(&rest, &word)) {
        uint8_t province;
        if (!s75_board_province(loader, word, &province))
            return false;
        if (card->provinces & PROVINCE(province))
            return table_fail(loader, "s75.board.target_twice", word);
        card->provinces |= PROVINCE(province);
    }
    return card->provinces != 0 ||
           table_fail_word(loader, "s75.board.targets_missing", "provinces");
}

static bool read_card(TableReader *loader)
{
    if (loader->rows >= SOLO_CARDS)
        return table_fail(loader, "s75.board.card_too_many", loader->value[CARD]);
    SoloCard *card = &loader->board->solo[loader->rows];
    uint8_t reinforce;
    if (!read_number(loader, card) || !read_colours(loader, card) ||
        !table_word(loader, MOVE, s75_solo_move_words, &reinforce) || !read_targets(loader, card) ||
        !table_word(loader, TOKEN_USE, s75_token_use_words, &card->token_use) ||
        !table_word(loader, ATTACK, s75_attack_words, &card->attack))
        return false;
    card->reinforce = reinforce != 0;
    return true;
}

static bool finish_cards(TableReader *loader)
{
    return loader->rows == SOLO_CARDS ||
           table_fail_count(loader, "s75.board.card_too_few", "", loader->rows, SOLO_CARDS);
}

const TableFile s75_board_solo_cards = {
    .name = "solo_cards.tsv",
    .column = {"card", "event_order", "move", "provinces", "token_use", "attack", "source"},
    .row = read_card,
    .finish = finish_cards,
};
