/* sheet.c: what a seat can do, where and at what cost, to have at hand while playing. */
#include "desk/inside.h"

void desk_sheet(const Match *match, Lang lang, Seat seat, Text *out)
{
    const Game *game = match_game(match);
    Json json;
    TEXT(text, page, DESK_PAGE);
    guide_sheet(game, seat, lang, &text);
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "seat", game->rules->seat_words[seat]);
    json_string(&json, "name", seat_name(game->rules, seat, lang));
    desk_json_lines(&json, "lines", page);
    json_close(&json, '}');
}
