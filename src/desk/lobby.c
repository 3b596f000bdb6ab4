/* lobby.c: what can be played: the games with their options, and who can sit where. */
#include <string.h>

#include "ai/random.h"
#include "desk/inside.h"
#include "games/list.h"

static void json_seats(const Rules *rules, Lang lang, Json *json)
{
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        json_open(json, NULL, '{');
        json_string(json, "word", rules->seat_words[seat]);
        json_string(json, "name", seat_name(rules, seat, lang));
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* The player that switches this option by sitting down, or NULL. */
static const char *find_switcher(const Rules *rules, const char *option)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (rules->policies[i].option && strcmp(rules->policies[i].option, option) == 0)
            return rules->policies[i].word;
    return NULL;
}

/* Which seats are one player's by this value, if any are. */
static void json_joins(const Game *game, Json *json)
{
    const Rules *rules = game->rules;
    bool open = false;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const uint8_t set = game_player(game, seat);
        if (set >> seat == 1u || set & ((1u << seat) - 1))
            continue; /* alone, or told of already */
        if (!open)
            json_open(json, "joins", '[');
        open = true;
        json_open(json, NULL, '[');
        for (Seat other = seat; other < rules->seats; other++)
            if (set >> other & 1)
                json_string(json, NULL, rules->seat_words[other]);
        json_close(json, ']');
    }
    if (open)
        json_close(json, ']');
}

static void json_option(const Rules *rules, const Option *option, Lang lang, Json *json)
{
    const char *switcher = find_switcher(rules, option->word);
    const Policy *mannered = policy_mannered(rules, option->word);
    Game game = {.rules = rules};
    options_preset(rules, game.option);
    json_open(json, NULL, '{');
    json_string(json, "word", option->word);
    json_string(json, "name", message_text(lang, option->message));
    json_string(json, "preset", option->words[option->preset]);
    if (switcher)
        json_string(json, "player", switcher);
    if (mannered)
        json_string(json, "manner_of", mannered->word);
    json_open(json, "values", '[');
    for (uint8_t v = 0; option->words[v]; v++) {
        json_open(json, NULL, '{');
        json_string(json, "word", option->words[v]);
        json_string(json, "name", message_text(lang, option->value_messages[v]));
        game.option[option - rules->options] = v;
        json_joins(&game, json);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

static void json_player(const Rules *rules, const Policy *policy, Lang lang, Json *json)
{
    json_open(json, NULL, '{');
    json_string(json, "word", policy->word);
    json_string(json, "about", message_text(lang, policy->message));
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (policy_plays(policy, seat))
            json_string(json, NULL, rules->seat_words[seat]);
    json_close(json, ']');
    if (policy->option)
        json_string(json, "needs", policy->option);
    else
        json_null(json, "needs");
    json_bool(json, "explains", policy_explains(policy));
    json_bool(json, "searches", policy_searches(policy));
    json_close(json, '}');
}

static void json_game(const Rules *rules, Lang lang, Json *json)
{
    const Policy *policy;
    json_open(json, NULL, '{');
    json_string(json, "word", rules->word);
    json_string(json, "title", game_title(rules, lang));
    json_seats(rules, lang, json);
    json_open(json, "options", '[');
    for (uint8_t i = 0; i < rules->option_count; i++)
        json_option(rules, &rules->options[i], lang, json);
    json_close(json, ']');
    json_open(json, "players", '[');
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++)
        json_player(rules, policy, lang, json);
    json_close(json, ']');
    json_bool(json, "hides", !rules->open);
    json_number(json, "turns", game_most_turns(rules));
    json_bool(json, "lesson", guide_has(rules, GUIDE_LESSON));
    json_bool(json, "map", guide_place_count(rules) > 0);
    json_bool(json, "series", game_has_series(rules));

    json_close(json, '}');
}

void desk_games(Lang lang, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_open(&json, "games", '[');
    for (size_t i = 0; i < game_list_count; i++)
        json_game(game_list[i], lang, &json);
    json_close(&json, ']');
    json_close(&json, '}');
}

void desk_rule(const Rules *rules, Lang lang, const char *number, Text *out)
{
    const Game game = {.rules = rules};
    char buffer[DESK_PAGE], cut[DESK_WORD];
    Text text;
    Json json;
    number = desk_short(number, cut);
    text_init(&text, buffer, sizeof buffer);
    const bool known = game_print_rule(&game, number, lang, &text);
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "rule", number);
    if (known)
        json_string(&json, "text", buffer);
    else
        json_null(&json, "text");
    json_close(&json, '}');
}
