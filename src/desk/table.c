/* table.c: what of a match never changes: the game and its options, who plays, the board. */
#include "ai/review.h"
#include "desk/inside.h"

static void json_seats(const Match *match, Lang lang, Json *json)
{
    const Rules *rules = match_game(match)->rules;
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const SeatHolder *holder = match_seat(match, seat);
        json_open(json, NULL, '{');
        json_string(json, "word", rules->seat_words[seat]);
        json_string(json, "name", seat_name(rules, seat, lang));
        json_string(json, "controller", holder->controller);
        json_string(json, "player", holder->name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* ---- Board ----------------------------------------------------------------------------------- */

static void json_neighbours(const Match *match, uint8_t place, Json *json)
{
    const Game *game = match_game(match);
    json_open(json, "neighbours", '[');
    for (uint8_t other = 0; other < guide_place_count(game->rules); other++)
        if (other != place && guide_is_adjacent(game, place, other))
            desk_json_place(match_game(match), json, NULL, other);
    json_close(json, ']');
}

static void json_place(const Match *match, uint8_t place, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    TEXT(text, name, DESK_LINE);
    guide_print_place(game, place, lang, &text);
    json_open(json, NULL, '{');
    desk_json_place(match_game(match), json, "word", place);
    json_string(json, "name", name);
    json_neighbours(match, place, json);
    json_open(json, "facts", '{');
    guide_place_facts(game, place, json);
    json_close(json, '}');
    json_bool(json, "reconstructed", guide_is_reconstructed(game, place));
    json_close(json, '}');
}

static bool is_reconstructed(const Game *game)
{
    for (uint8_t place = 0; place < guide_place_count(game->rules); place++)
        if (guide_is_reconstructed(game, place))
            return true;
    return false;
}

static void json_board(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    json_string(json, "board", match_board_number(match) ? "default" : "own");
    json_bool(json, "reconstructed", is_reconstructed(game));
    json_open(json, "places", '[');
    for (uint8_t place = 0; place < guide_place_count(game->rules); place++)
        json_place(match, place, lang, json);
    json_close(json, ']');
    json_open(json, "tables", '{');
    guide_board_facts(game, json);
    json_close(json, '}');
}

/* ---- Cards and rules ------------------------------------------------------------------------- */

static void json_cards(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    json_open(json, "cards", '[');
    for (uint8_t card = 0; card < guide_card_count(game->rules); card++) {
        json_open(json, NULL, '{');
        guide_card_face(game, card, lang, json);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Numbers of the rules that have a text. */
static void json_rules(const Match *match, Json *json)
{
    size_t at = 0;
    json_open(json, "rules", '[');
    TEXT(text, number, DESK_WORD);
    while (guide_next_rule(match_game(match)->rules, &at, &text)) {
        json_string(json, NULL, number);
        text_clear(&text);
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
    json_string(&json, "title", game_title(game->rules, lang));
    json_string(&json, "lang", lang_words[lang]);
    game_json_options(game, &json);
    json_seats(match, lang, &json);
    json_number(&json, "turns", game_turns(game));
    json_bool(&json, "hides", !game->rules->open);
    json_bool(&json, "sheets", guide_has(game->rules, GUIDE_SHEET));
    json_bool(&json, "table", match_is_table(match));
    json_bool(&json, "long_review", review_is_long(game->rules));
    json_board(match, lang, &json);
    json_cards(match, lang, &json);
    json_rules(match, &json);
    json_close(&json, '}');
}
