/* find.c: seats and options by their words, and options as they are preset and told. */
#include "core/game.h"

Seat seat_named(const Rules *rules, Slice word)
{
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (slice_equal(word, rules->seat_words[seat]))
            return seat;
    return SEAT_NOBODY;
}

bool option_find(const Rules *rules, Slice word, uint8_t *out)
{
    for (uint8_t i = 0; i < rules->option_count; i++) {
        if (slice_equal(word, rules->options[i].word)) {
            *out = i;
            return true;
        }
    }
    return false;
}

bool option_find_value(const Option *option, Slice word, uint8_t *out)
{
    for (uint8_t i = 0; option->words[i] != NULL; i++) {
        if (slice_equal(word, option->words[i])) {
            *out = i;
            return true;
        }
    }
    return false;
}

void options_preset(const Rules *rules, uint8_t option[OPTIONS_MAX])
{
    for (uint8_t i = 0; i < rules->option_count; i++)
        option[i] = rules->options[i].preset;
}

bool options_set(const Rules *rules, uint8_t option[OPTIONS_MAX], Slice word, Slice value)
{
    uint8_t index;
    return option_find(rules, word, &index) &&
           option_find_value(&rules->options[index], value, &option[index]);
}

bool game_set_option(Game *game, const char *option, const char *value)
{
    return options_set(game->rules, game->option, slice_of(option), slice_of(value));
}

void game_json_options(const Game *game, Json *out)
{
    const Option *option = game->rules->options;
    json_open(out, "options", '{');
    for (uint8_t i = 0; i < game->rules->option_count; i++)
        json_string(out, option[i].word, option[i].words[game->option[i]]);
    json_close(out, '}');
}
