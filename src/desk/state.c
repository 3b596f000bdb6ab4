/* state.c: the position as one viewer may know it, and what he may do in it. */
#include <stdlib.h>
#include <string.h>

#include "desk/inside.h"
#include "match/series.h"

/* ---- The question ---------------------------------------------------------------------------- */

static void json_question(const Match *match, Lang lang, Json *json)
{
    const Game *game = match_game(match);
    const Step *step = game_step(game, match_state(match));
    char prompt[DESK_LINE];
    Text text;
    text_init(&text, prompt, sizeof prompt);
    if (match_resigned(match) == SEAT_NOBODY)
        game_print_prompt(game, match_state(match), lang, &text);
    else
        step = NULL;
    json_string(json, "prompt", prompt);
    if (step && step->rule)
        json_string(json, "rule", step->rule);
    else
        json_null(json, "rule");
}

/* The last choice only began what is asked now, and can be let go by taking it back. */
static bool has_begun(const Match *match)
{
    const uint32_t count = match_count(match);
    return count > 0 && match_actor_of(match, count - 1) == match_actor(match) &&
           guide_is_begun(match_game(match), match_state(match), match_action(match, count - 1));
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

static void json_seat(const Match *match, Json *json, const char *name, Seat seat)
{
    if (seat == SEAT_NOBODY)
        json_null(json, name);
    else
        json_string(json, name, match_game(match)->rules->seat_words[seat]);
}

static void json_result(const Match *match, Lang lang, Json *json)
{
    TEXT(text, page, DESK_LINE);
    json_open(json, "over", '{');
    match_print_resigned(match, lang, &text);
    match_print_winners(match, lang, &text);
    desk_json_lines(json, "lines", page);
    json_seat(match, json, "winner", match_winner(match));
    json_seat(match, json, "resigned", match_resigned(match));
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

/* The match of two games that this is one of: how it stands, if anything counts yet. */
static void json_series(const Match *match, Lang lang, Json *json)
{
    const uint8_t number = match_series(match);
    const bool over = number == SERIES_GAMES && match_over(match);
    SeriesScore score;
    TEXT(text, page, DESK_PAGE);
    if (number == 0) {
        json_null(json, "series");
        return;
    }
    match_series_score(match, &score);
    if (number > 1 || match_over(match))
        series_print_numbers(&score, lang, &text);
    if (over)
        series_print_winner(&score, lang, &text);
    json_open(json, "series", '{');
    json_number(json, "number", number);
    json_bool(json, "over", over);
    desk_json_lines(json, "lines", page);
    json_seat(match, json, "winner",
              over && score.result.winner >= 0 ? (Seat)!score.result.winner : (Seat)SEAT_NOBODY);
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
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "version", match_count(match));
    json_number(&json, "turn", game_turn(game, match_state(match)));
    json_number(&json, "turns", game_turns(game));
    json_string(&json, "actor", desk_seat_word(game->rules, match_actor(match)));
    json_string(&json, "viewer", desk_seat_word(game->rules, viewer));
    json_question(match, lang, &json);
    desk_json_choices(match, viewer, lang, &json);
    json_told(match, viewer, lang, "status", guide_status, &json);
    json_told(match, viewer, lang, "hand", guide_hand, &json);
    desk_json_cards(game, match_state(match), viewer, lang, false, &json);
    desk_json_place(game, &json, "about", desk_about(match, viewer));
    json_bool(&json, "began", has_begun(match));
    json_limit(match, viewer, lang, "undo", match_undo_limit(match), &json);
    json_limit(match, viewer, lang, "redo", match_redo_limit(match), &json);
    if (match_over(match))
        json_result(match, lang, &json);
    else if (match_is_stuck(match))
        json_stuck(lang, &json);
    else
        json_null(&json, "over");
    json_series(match, lang, &json);
    desk_json_moment(game, match_state(match), viewer, lang, &json);
    json_view(match, viewer, &json);
    json_close(&json, '}');
}

/* What would be asked next, and of nobody else: the first answer's question is looked at on a copy.
 * Nothing is told that taking the answer back would not untell: no dice, no card, nobody else. */
static bool write_next(Match *copy, Seat viewer, Lang lang, Json *json)
{
    if (match_actor(copy) != viewer || match_undo_limit(copy) || match_over(copy))
        return false;
    json_bool(json, "good", true);
    json_question(copy, lang, json);
    desk_json_choices(copy, viewer, lang, json);
    return true;
}

void desk_next(const Match *match, Seat viewer, Lang lang, const char *words, Text *out)
{
    Match *copy = match_copy(match);
    Json json;
    if (!copy || !desk_play_all(copy, viewer, lang, words, out)) {
        match_free(copy);
        return;
    }
    json_init(&json, out);
    json_open(&json, NULL, '{');
    if (!write_next(copy, viewer, lang, &json)) {
        json_bool(&json, "good", true);
        json_null(&json, "choices");
    }
    json_close(&json, '}');
    match_free(copy);
}

static bool may_try(const Match *match, Seat viewer)
{
    return match_over(match) || (viewer < match_game(match)->rules->seats &&
                                 strcmp(match_seat(match, viewer)->controller, "human") == 0);
}

/* The position after so many actions, as it truly was. False: no memory. */
static bool copy_position(const Match *match, uint32_t number, State *out)
{
    Walk walk;
    if (!walk_open(&walk, match))
        return false;
    while (walk.number < number && walk_next(&walk))
        continue;
    memcpy(out, walk.state, match_game(match)->rules->state_size);
    walk_close(&walk);
    return true;
}

void desk_position(const Match *match, Seat viewer, uint32_t number, Rng *rng, Text *out)
{
    const Rules *rules = match_game(match)->rules;
    char page[DESK_PAGE];
    Text text;
    Json json;
    State *copy = may_try(match, viewer) ? malloc(rules->state_size) : NULL;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    if (copy && game_has_positions(rules) && copy_position(match, number, copy)) {
        game_resample(match_game(match), copy, viewer, rng);
        text_init(&text, page, sizeof page);
        game_print_state(match_game(match), copy, &text);
        json_string(&json, "position", page);
    } else
        json_null(&json, "position");
    json_close(&json, '}');
    free(copy);
}
