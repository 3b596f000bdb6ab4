/* choices.c: what the viewer may do now, each choice with its words, with what can be pointed at to
 * mean it, and with what it would bring. */
#include "desk/inside.h"

/* ---- What can be pointed at ------------------------------------------------------------------ */

static void json_word(const Game *game, uint8_t kind, uint8_t value, Json *json)
{
    char word[DESK_WORD];
    Text text;
    text_init(&text, word, sizeof word);
    arg_print(game, kind, value, &text);
    json_string(json, NULL, word);
}

/* The thing an argument names and its twins: pointing at any of these means the same. */
static void json_twins(const Match *match, Action action, int index, Json *json)
{
    const Game *game = match_game(match);
    const uint8_t kind = game->rules->verbs[action.verb].arg[index];
    const uint8_t named = *action_arg(&action, index);
    json_word(game, kind, named, json);
    for (uint16_t value = 0; value < game->rules->args[kind].count; value++) {
        Action other = action;
        *action_arg(&other, index) = (uint8_t)value;
        if (value != named && action_equal(game_canon(game, match_state(match), other), action))
            json_word(game, kind, (uint8_t)value, json);
    }
}

static void json_things(const Match *match, Action action, uint8_t place, Json *json)
{
    const Rules *rules = match_game(match)->rules;
    const uint8_t *kind = rules->verbs[action.verb].arg;
    json_open(json, "things", '[');
    for (int i = 0; i < ARGS_MAX && kind[i] != ARG_NONE; i++)
        if (guide_is_thing(rules, kind[i]))
            json_twins(match, action, i, json);
    if (place != PLACE_NONE)
        desk_json_place(match_game(match), json, NULL, place);
    json_close(json, ']');
}

/* So many of something: the choices that differ in the number alone belong together. */
static void json_amount(const Match *match, Action action, Json *json)
{
    const Game *game = match_game(match);
    const uint8_t *kind = game->rules->verbs[action.verb].arg;
    const int counted = guide_amount(game, action);
    if (counted >= ARGS_MAX)
        return;
    char word[DESK_WORD];
    Text text = text_on(word, sizeof word);
    for (int i = 0; i < ARGS_MAX && kind[i] != ARG_NONE; i++)
        if (i != counted)
            arg_print(game, kind[i], *action_arg(&action, i), &text);
    json_open(json, "amount", '{');
    json_string(json, "of", word);
    json_number(json, "count", *action_arg(&action, counted));
    json_close(json, '}');
}

/* ---- What it brings -------------------------------------------------------------------------- */

/* Who takes part, by their words. */
static void json_takers(const Game *game, const Outlook *outlook, Seat seat, Json *json)
{
    json_open(json, "takers", '[');
    for (uint8_t value = 0; value < 64; value++)
        if (outlook->takers[seat] >> value & 1)
            json_word(game, outlook->taker_kind, value, json);
    json_close(json, ']');
}

static void json_sides(const Game *game, const Outlook *outlook, Json *json)
{
    bool any = false;
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        any = any || outlook->dice[seat];
    if (!any)
        return;
    json_open(json, "sides", '[');
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        json_open(json, NULL, '{');
        json_string(json, "seat", game->rules->seat_words[seat]);
        json_number(json, "dice", outlook->dice[seat]);
        json_takers(game, outlook, seat, json);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_odds(const Game *game, const Outlook *outlook, Json *json)
{
    if (!outlook->known)
        return;
    json_open(json, "odds", '{');
    json_fixed(json, "good", outlook->good, 3);
    json_fixed(json, "bad", outlook->bad, 3);
    json_string(json, "text", outlook->odds);
    json_sides(game, outlook, json);
    json_close(json, '}');
}

static void json_warning(const Outlook *outlook, Json *json)
{
    if (!outlook->warning[0])
        return;
    json_open(json, "warning", '{');
    json_string(json, "sentence", outlook->warning);
    if (outlook->rule)
        json_string(json, "rule", outlook->rule);
    else
        json_null(json, "rule");
    json_close(json, '}');
}

static void json_outlook(const Match *match, Action action, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    Outlook outlook;
    guide_outlook(game, match_state(match), action, lang, &outlook);
    if (outlook.line[0])
        json_string(json, "line", outlook.line);
    json_odds(game, &outlook, json);
    json_warning(&outlook, json);
}

/* ---- Choices --------------------------------------------------------------------------------- */

/* What ends a part of the game; where nothing does, what goes on to the next. */
static char primary_key(const Match *match, const ActionList *list)
{
    char found = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        const char key = guide_key_of(match_game(match), list->action[i]);
        if (key == KEY_DONE || (key == KEY_ON && !found))
            found = key;
    }
    return found;
}

static void json_choice(const Match *match, Action action, char primary, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const uint8_t place = guide_place_of(game, match_state(match), action);
    json_open(json, NULL, '{');
    game_json_action(game, match_state(match), action, lang, json);
    desk_json_place(match_game(match), json, "place", place);
    json_things(match, action, place, json);
    json_outlook(match, action, lang, json);
    if (primary && guide_key_of(game, action) == primary)
        json_bool(json, "primary", true);
    if (guide_key_of(game, action) == KEY_ACTIVITY)
        json_bool(json, "aside", true);
    if (guide_begins(game, action))
        json_bool(json, "begins", true);
    json_amount(match, action, json);
    json_close(json, '}');
}

/* What one might look for in vain, each with the reason and its rule. */
static void json_closed(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const Reason *reason;
    Action action;
    unsigned at = 0;
    json_open(json, "closed", '[');
    while ((reason = guide_closed(game, match_state(match), &at, &action)) != NULL) {
        TEXT(text, sentence, DESK_LINE);
        game_print_refusal(game, match_state(match), action, reason, lang, &text);
        json_open(json, NULL, '{');
        game_json_action(game, match_state(match), action, lang, json);
        desk_json_reason(match, sentence, reason->rule, lang, json);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Only who is to choose learns what there is to choose from: it tells what he holds. */
void desk_json_choices(const Match *match, Seat viewer, Lang lang, Json *json)
{
    ActionList list = {.count = 0};
    if (viewer == match_actor(match))
        match_legal(match, &list);
    const char primary = primary_key(match, &list);
    json_open(json, "choices", '[');
    for (uint32_t i = 0; i < list.count; i++)
        json_choice(match, list.action[i], primary, lang, json);
    json_close(json, ']');
    if (list.count || match_game(match)->rules->open)
        json_closed(match, lang, json);
}
