/* table.c: what of a match never changes: the game and its options, who plays, the board. */
#include <string.h>

#include "desk/inside.h"

static void json_options(const Game *game, Json *json)
{
    json_open(json, "options", '{');
    for (uint8_t i = 0; i < game->rules->option_count; i++)
        json_string(json, game->rules->options[i].word,
                    game->rules->options[i].words[game->option[i]]);
    json_close(json, '}');
}

static void json_seats(const Match *match, Lang lang, Json *json)
{
    const Rules *rules = match_game(match)->rules;
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const SeatHolder *holder = match_seat(match, seat);
        json_open(json, NULL, '{');
        json_string(json, "word", rules->seat_words[seat]);
        json_string(json, "name", message_text(lang, rules->seat_messages[seat]));
        json_string(json, "controller", holder->controller);
        json_string(json, "player", holder->name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* ---- Board ----------------------------------------------------------------------------------- */

static void json_neighbours(const Match *match, uint8_t place, Json *json)
{
    const Guide *guide = desk_guide(match);
    json_open(json, "neighbours", '[');
    for (uint8_t other = 0; guide->is_adjacent && other < guide->place_count; other++)
        if (other != place && guide->is_adjacent(match_game(match), place, other))
            desk_json_place(match, json, NULL, other);
    json_close(json, ']');
}

static void json_place(const Match *match, uint8_t place, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const Guide *guide = desk_guide(match);
    char name[DESK_LINE];
    Text text;
    text_init(&text, name, sizeof name);
    if (guide->print_place)
        guide->print_place(game, lang, place, &text);
    json_open(json, NULL, '{');
    desk_json_place(match, json, "word", place);
    json_string(json, "name", name);
    json_neighbours(match, place, json);
    json_open(json, "facts", '{');
    if (guide->place_facts)
        guide->place_facts(game, place, json);
    json_close(json, '}');
    json_bool(json, "reconstructed",
              guide->is_reconstructed && guide->is_reconstructed(game, place));
    json_close(json, '}');
}

static bool is_reconstructed(const Match *match)
{
    const Guide *guide = desk_guide(match);
    for (uint8_t place = 0; guide->is_reconstructed && place < guide->place_count; place++)
        if (guide->is_reconstructed(match_game(match), place))
            return true;
    return false;
}

static void json_board(const Match *match, Lang lang, Json *json)
{
    const Guide *guide = desk_guide(match);
    json_string(json, "board", match_board_number(match) ? "default" : "own");
    json_bool(json, "reconstructed", is_reconstructed(match));
    json_open(json, "places", '[');
    for (uint8_t place = 0; place < guide->place_count; place++)
        json_place(match, place, lang, json);
    json_close(json, ']');
    json_open(json, "tables", '{');
    if (guide->board_facts)
        guide->board_facts(match_game(match), json);
    json_close(json, '}');
}

/* ---- Cards and rules ------------------------------------------------------------------------- */

static void json_cards(const Match *match, Lang lang, Json *json)
{
    const Guide *guide = desk_guide(match);
    json_open(json, "cards", '[');
    for (uint8_t card = 0; guide->card_face && card < guide->card_count; card++) {
        json_open(json, NULL, '{');
        guide->card_face(match_game(match), card, lang, json);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Numbers of the rules that have a text, in the order of the catalogue: "10.1" before "2.1". */
static void json_rules(const Match *match, Json *json)
{
    const char *prefix = desk_guide(match)->rule_prefix;
    const size_t skip = prefix ? strlen(prefix) : 0;
    char number[DESK_WORD];
    Text text;
    json_open(json, "rules", '[');
    for (size_t i = 0; prefix && i < catalog_count; i++) {
        if (strncmp(catalog[i].id, prefix, skip) != 0)
            continue;
        text_init(&text, number, sizeof number);
        for (const char *c = catalog[i].id + skip; *c; c++)
            text_char(&text, *c == '_' ? '.' : *c);
        json_string(json, NULL, number);
    }
    json_close(json, ']');
}

void desk_table(const Match *match, Lang lang, Text *out)
{
    const Game *game = match_game(match);
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "game", game->rules->word);
    json_string(&json, "title", message_text(lang, game->rules->message));
    json_string(&json, "lang", lang_words[lang]);
    json_options(game, &json);
    json_seats(match, lang, &json);
    json_number(&json, "turns", game_turns(game));
    json_bool(&json, "table", match_is_table(match));
    json_board(match, lang, &json);
    json_cards(match, lang, &json);
    json_rules(match, &json);
    json_close(&json, '}');
}
