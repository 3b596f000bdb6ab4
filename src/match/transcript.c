/* transcript.c: what happened, for people (sentences) and for programs (JSON, one line an action).
 * The terminal, the server and WebAssembly all print these bytes. */
#include <string.h>

#include "match/inside.h"

enum { SENTENCE_SIZE = 1024 };

static void print_one_note(const Walk *walk, uint8_t index, Seat viewer, Lang lang, Text *out)
{
    const Note note = flow_at(walk->state)->note[index];
    game_print_note(&walk->match->game, note, viewer, lang, out);
}

static bool is_last(const Walk *walk) { return walk->number == walk->match->count; }

void transcript_notes(const Walk *walk, Seat viewer, Lang lang, Text *out)
{
    for (uint8_t i = 0; i < flow_at(walk->state)->note_count; i++) {
        const size_t before = out->length;
        print_one_note(walk, i, viewer, lang, out);
        if (out->length > before) /* a note may be none of this viewer's business */
            text_char(out, '\n');
    }
    if (is_last(walk))
        match_print_resigned(walk->match, lang, out);
}

static void json_resigned_note(const Walk *walk, Lang lang, Json *json)
{
    TEXT(sentence, buffer, SENTENCE_SIZE);
    if (!is_last(walk) || walk->match->resigned == SEAT_NOBODY)
        return;
    match_print_resigned(walk->match, lang, &sentence);
    buffer[sentence.length - 1] = '\0'; /* its line end */
    json_string(json, NULL, buffer);
}

static void json_notes(const Walk *walk, Lang lang, Json *json)
{
    char buffer[SENTENCE_SIZE];
    Text sentence;
    json_open(json, "notes", '[');
    for (uint8_t i = 0; i < flow_at(walk->state)->note_count; i++) {
        text_init(&sentence, buffer, sizeof buffer);
        print_one_note(walk, i, SEAT_REFEREE, lang, &sentence);
        if (sentence.length > 0)
            json_string(json, NULL, buffer);
    }
    json_resigned_note(walk, lang, json);
    json_close(json, ']');
}

/* Behind the last action: who gave the game up, and who has won by it. */
static void json_end(const Walk *walk, Json *json)
{
    const Match *match = walk->match;
    const Seat winner = match_winner(match);
    if (!is_last(walk) || match->resigned == SEAT_NOBODY)
        return;
    json_string(json, "resigned", match_actor_word(match, match->resigned));
    if (winner == SEAT_NOBODY)
        json_null(json, "winner");
    else
        json_string(json, "winner", match_actor_word(match, winner));
}

static void json_action(const Walk *walk, Json *json)
{
    const Entry *entry = &walk->match->entry[walk->number - 1];
    TEXT(words, buffer, ACTION_TEXT_SIZE);
    action_print(&walk->match->game, entry->action, &words);
    json_string(json, "actor", match_actor_word(walk->match, entry->actor));
    json_string(json, "action", buffer);
}

/* The first line also says what is being played. */
static void json_head(const Walk *walk, Json *json)
{
    const Game *game = &walk->match->game;
    json_null(json, "actor");
    json_null(json, "action");
    json_string(json, "game", game->rules->word);
    game_json_options(game, json);
}

static void json_why(const Walk *walk, const Grounds *why, Lang lang, Json *json)
{
    char buffer[SENTENCE_SIZE];
    Text sentence;
    if (!why || !why->count)
        return;
    json_open(json, "why", '[');
    for (uint8_t i = 0; i < why->count; i++) {
        text_init(&sentence, buffer, sizeof buffer);
        game_print_message(&walk->match->game, lang, why->line[i].message, why->line[i].arg,
                           &sentence);
        json_open(json, NULL, '{');
        json_string(json, "rule", why->line[i].rule);
        json_string(json, "text", buffer);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void transcript_json(const Walk *walk, const Grounds *why, Lang lang, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "number", walk->number);
    if (walk->number == 0)
        json_head(walk, &json);
    else
        json_action(walk, &json);
    json_why(walk, why, lang, &json);
    json_notes(walk, lang, &json);
    json_end(walk, &json);
    json_open(&json, "position", '{');
    game_view(&walk->match->game, walk->state, SEAT_REFEREE, &json);
    json_close(&json, '}');
    json_close(&json, '}');
}
