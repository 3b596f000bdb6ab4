/* write.c: words and lists that several messages of the desk have in common. */
#include <string.h>

#include "desk/inside.h"

const char *desk_short(const char *words, char buffer[DESK_WORD])
{
    size_t length = strlen(words);
    if (length < DESK_WORD)
        return words;
    for (length = DESK_WORD - 1; length > 0 && utf8_is_tail(words[length]);)
        length--;
    slice_copy((Slice){words, length}, buffer, DESK_WORD);
    return buffer;
}

const char *desk_seat_word(const Rules *rules, Seat seat)
{
    switch (seat) {
    case SEAT_CHANCE:
        return "chance";
    case SEAT_WATCHER:
        return "watcher";
    case SEAT_REFEREE:
        return "referee";
    default:
        return seat < rules->seats ? rules->seat_words[seat] : "nobody";
    }
}

void desk_json_place(const Game *game, Json *json, const char *name, uint8_t place)
{
    char word[DESK_WORD];
    Text text;
    text_init(&text, word, sizeof word);
    if (place < guide_place_count(game->rules) && guide_print_place_word(game, place, &text))
        json_string(json, name, word);
    else
        json_null(json, name);
}

void desk_json_lines(Json *json, const char *name, const char *text)
{
    char buffer[DESK_LINE];
    Slice rest = {text, strlen(text)}, line;
    json_open(json, name, '[');
    while (slice_cut(&rest, '\n', &line)) {
        slice_copy(line, buffer, sizeof buffer);
        if (buffer[0])
            json_string(json, NULL, buffer);
    }
    json_close(json, ']');
}

void desk_json_reason(const Match *match, const char *sentence, const char *rule, Lang lang,
                      Json *json)
{
    char cite[DESK_LINE];
    Text text;
    json_string(json, "sentence", sentence);
    if (!rule || !rule[0]) {
        json_null(json, "rule");
        json_null(json, "cite");
        return;
    }
    text_init(&text, cite, sizeof cite);
    game_print_citation(match_game(match), rule, lang, &text);
    json_string(json, "rule", rule);
    json_string(json, "cite", cite);
}

void desk_json_good(Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_bool(&json, "good", true);
    json_close(&json, '}');
}
