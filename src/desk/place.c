/* place.c: all about one place of the map: what is there, and what a combat there would bring. */
#include "desk/inside.h"

static void json_forecast(const Match *match, Seat viewer, Lang lang, uint8_t place, Json *json)
{
    const Game *game = match_game(match);
    if (!guide_has(game->rules, GUIDE_FORECAST)) {
        json_null(json, "forecast");
        return;
    }
    TEXT(text, page, DESK_PAGE);
    const bool good = guide_forecast(game, match_state(match), viewer, place, lang, &text);
    json_open(json, "forecast", '{');
    json_bool(json, "good", good);
    desk_json_lines(json, "lines", page);
    json_close(json, '}');
}

void desk_place(const Match *match, Seat viewer, Lang lang, uint8_t place, Text *out)
{
    const Game *game = match_game(match);
    const bool known = place < guide_place_count(game->rules);
    char name[DESK_LINE], page[DESK_PAGE];
    Text text;
    Json json;
    text_init(&text, name, sizeof name);
    if (known)
        guide_print_place(game, place, lang, &text);
    text_init(&text, page, sizeof page);
    if (known)
        guide_describe(game, match_state(match), viewer, place, lang, &text);
    json_init(&json, out);
    json_open(&json, NULL, '{');
    desk_json_place(game, &json, "place", place);
    json_string(&json, "name", name);
    desk_json_lines(&json, "lines", page);
    if (known)
        json_forecast(match, viewer, lang, place, &json);
    else
        json_null(&json, "forecast");
    json_close(&json, '}');
}
