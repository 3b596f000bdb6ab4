/* place.c: all about one place of the map: what is there, and what a combat there would bring. */
#include <string.h>

#include "desk/inside.h"

uint8_t desk_find_place(const Match *match, const char *word)
{
    const Guide *guide = desk_guide(match);
    char buffer[DESK_WORD];
    Text text;
    for (uint8_t place = 0; guide->print_place_word && place < guide->place_count; place++) {
        text_init(&text, buffer, sizeof buffer);
        guide->print_place_word(match_game(match), place, &text);
        if (strcmp(buffer, word) == 0)
            return place;
    }
    return PLACE_NONE;
}

static void json_forecast(const Match *match, Seat viewer, Lang lang, uint8_t place, Json *json)
{
    const Guide *guide = desk_guide(match);
    char page[DESK_PAGE];
    Text text;
    if (!guide->forecast) {
        json_null(json, "forecast");
        return;
    }
    text_init(&text, page, sizeof page);
    const bool good =
        guide->forecast(match_game(match), match_state(match), viewer, place, lang, &text);
    json_open(json, "forecast", '{');
    json_bool(json, "good", good);
    desk_json_lines(json, "lines", page);
    json_close(json, '}');
}

void desk_place(const Match *match, Seat viewer, Lang lang, uint8_t place, Text *out)
{
    const Game *game = match_game(match);
    const Guide *guide = desk_guide(match);
    const bool known = place < guide->place_count;
    char name[DESK_LINE], page[DESK_PAGE];
    Text text;
    Json json;
    text_init(&text, name, sizeof name);
    if (known && guide->print_place)
        guide->print_place(game, lang, place, &text);
    text_init(&text, page, sizeof page);
    if (known && guide->describe)
        guide->describe(game, match_state(match), viewer, place, lang, &text);
    json_init(&json, out);
    json_open(&json, NULL, '{');
    desk_json_place(match, &json, "place", place);
    json_string(&json, "name", name);
    desk_json_lines(&json, "lines", page);
    if (known)
        json_forecast(match, viewer, lang, place, &json);
    else
        json_null(&json, "forecast");
    json_close(&json, '}');
}
