/* state.c: the position as one viewer may know it, and what he may do in it. */
#include <stdlib.h>
#include <string.h>

#include "desk/inside.h"

/* ---- Choices --------------------------------------------------------------------------------- */

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
        desk_json_place(match, json, NULL, place);
    json_close(json, ']');
}

static void json_choice(const Match *match, Action action, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const uint8_t place = guide_place_of(game, match_state(match), action);
    json_open(json, NULL, '{');
    game_json_action(game, match_state(match), action, lang, json);
    desk_json_place(match, json, "place", place);
    json_things(match, action, place, json);
    json_close(json, '}');
}

/* Only who is to choose learns what there is to choose from: it tells what he holds. */
static void json_choices(const Match *match, Seat viewer, Lang lang, Json *json)
{
    ActionList list = {.count = 0};
    if (viewer == match_actor(match))
        match_legal(match, &list);
    json_open(json, "choices", '[');
    for (uint32_t i = 0; i < list.count; i++)
        json_choice(match, list.action[i], lang, json);
    json_close(json, ']');
}

static void json_question(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const Step *step = game_step(game, match_state(match));
    char prompt[DESK_LINE];
    Text text;
    text_init(&text, prompt, sizeof prompt);
    game_print_prompt(game, match_state(match), lang, &text);
    json_string(json, "prompt", prompt);
    if (step && step->rule)
        json_string(json, "rule", step->rule);
    else
        json_null(json, "rule");
}

/* ---- Words ----------------------------------------------------------------------------------- */

static void json_told(const Match *match, Seat viewer, Lang lang, const char *name,
                      void (*tell)(const Game *, const State *, Seat, Lang, Text *), Json *json)
{
    char page[DESK_PAGE];
    Text text;
    text_init(&text, page, sizeof page);
    tell(match_game(match), match_state(match), viewer, lang, &text);
    desk_json_lines(json, name, page);
}

static void json_cards(const Match *match, Seat viewer, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const uint64_t held = guide_held(game, match_state(match), viewer);
    json_open(json, "cards", '[');
    for (uint8_t card = 0; held >> card; card++) {
        if (!(held >> card & 1))
            continue;
        json_open(json, NULL, '{');
        guide_card_face(game, card, lang, json);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* Null: it can be done. */
static void json_limit(const Match *match, Seat viewer, Lang lang, const char *name,
                       const char *limit, Json *json)
{
    const Reason *turn = match_refuse_turn(match, viewer);
    if (turn)
        limit = turn->message;
    if (limit)
        json_string(json, name, message_text(lang, limit));
    else
        json_null(json, name);
}

static void json_result(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    int8_t score[SEATS_MAX] = {0};
    const char *winner = NULL;
    char sentence[DESK_LINE];
    Text text;
    game_score(game, match_state(match), score);
    json_open(json, "over", '{');
    json_open(json, "lines", '[');
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        if (score[seat] <= 0)
            continue;
        winner = game->rules->seat_words[seat];
        text_init(&text, sentence, sizeof sentence);
        message_say(lang, "play.won", NULL, seat_name(game->rules, seat, lang), &text);
        json_string(json, NULL, sentence);
    }
    if (!winner)
        json_string(json, NULL, message_text(lang, "play.drawn"));
    json_close(json, ']');
    if (winner)
        json_string(json, "winner", winner);
    else
        json_null(json, "winner");
    json_close(json, '}');
}

/* A game that cannot go on has ended without a result. */
static void json_stuck(Lang lang, Json *json)
{
    json_open(json, "over", '{');
    json_open(json, "lines", '[');
    json_string(json, NULL, message_text(lang, "match.stuck"));
    json_close(json, ']');
    json_null(json, "winner");
    json_close(json, '}');
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void json_view(const Match *match, Seat viewer, Json *json)
{
    json_open(json, "view", '{');
    game_view(match_game(match), match_state(match), viewer, json);
    json_close(json, '}');
}

void desk_state(const Match *match, Seat viewer, Lang lang, Text *out)
{
    const Game *game = match_game(match);
    const bool over = game_over(match_state(match));
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "version", match_count(match));
    json_number(&json, "turn", game_turn(game, match_state(match)));
    json_number(&json, "turns", game_turns(game));
    json_string(&json, "actor", desk_seat_word(game->rules, match_actor(match)));
    json_string(&json, "viewer", desk_seat_word(game->rules, viewer));
    json_question(match, lang, &json);
    json_choices(match, viewer, lang, &json);
    json_told(match, viewer, lang, "status", guide_status, &json);
    json_told(match, viewer, lang, "hand", guide_hand, &json);
    json_cards(match, viewer, lang, &json);
    desk_json_place(match, &json, "about", desk_about(match, viewer));
    json_limit(match, viewer, lang, "undo", match_undo_limit(match), &json);
    json_limit(match, viewer, lang, "redo", match_redo_limit(match), &json);
    if (over)
        json_result(match, lang, &json);
    else if (match_is_stuck(match))
        json_stuck(lang, &json);
    else
        json_null(&json, "over");
    json_view(match, viewer, &json);
    json_close(&json, '}');
}

static bool may_try(const Match *match, Seat viewer)
{
    return game_over(match_state(match)) ||
           (viewer < match_game(match)->rules->seats &&
            strcmp(match_seat(match, viewer)->controller, "human") == 0);
}

void desk_position(const Match *match, Seat viewer, Rng *rng, Text *out)
{
    const Rules *rules = match_game(match)->rules;
    char page[DESK_PAGE];
    Text text;
    Json json;
    State *copy = may_try(match, viewer) ? malloc(rules->state_size) : NULL;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    if (copy && game_has_positions(rules)) {
        memcpy(copy, match_state(match), rules->state_size);
        game_resample(match_game(match), copy, viewer, rng);
        text_init(&text, page, sizeof page);
        game_print_state(match_game(match), copy, &text);
        json_string(&json, "position", page);
    } else
        json_null(&json, "position");
    json_close(&json, '}');
    free(copy);
}
