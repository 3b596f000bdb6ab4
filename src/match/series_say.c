/* series_say.c: how a match of two games stands, in sentences; and one game of it by itself, which
 * knows what the other one counted. So a game that is kept alone, on a server or in a browser, can
 * tell the score of both. */
#include <stdlib.h>
#include <string.h>

#include "match/inside.h"

enum { LABEL_SIZE = 256 };

/* ---- Sentences ------------------------------------------------------------------------------- */

/* His name, or the side he began with. */
static void print_player(const SeriesScore *score, Seat player, Lang lang, Text *out)
{
    if (score->name[player][0])
        text_add(out, score->name[player]);
    else
        message_say(lang, "play.series_player", NULL, seat_name(score->rules, player, lang), out);
}

/* A sentence about one of the players. */
static void say_player(const SeriesScore *score, Seat player, const char *message, Lang lang,
                       Text *out)
{
    TEXT(text, name, LABEL_SIZE);
    print_player(score, player, lang, &text);
    message_say(lang, message, NULL, name, out);
    text_char(out, '\n');
}

void series_print_numbers(const SeriesScore *score, Lang lang, Text *out)
{
    const SeriesResult *result = &score->result;
    say_player(score, 0, "play.series_first", lang, out);
    say_player(score, 1, "play.series_second", lang, out);
    for (uint8_t i = 0; i < result->numbers && i <= result->decided_by; i++) {
        const int64_t number[] = {result->total[0][i], result->total[1][i]};
        message_say(lang, "play.series_number", number, game_tally_name(score->rules, i, lang),
                    out);
        text_char(out, '\n');
    }
}

void series_print_winner(const SeriesScore *score, Lang lang, Text *out)
{
    if (score->result.winner >= 0) {
        say_player(score, (Seat)score->result.winner, "play.series_won", lang, out);
        return;
    }
    text_add(out, message_text(lang, "play.series_draw"));
    text_char(out, '\n');
}

/* ---- One game of it -------------------------------------------------------------------------- */

/* A game that counts wins alone; else the rules say what it is worth as it stands. */
static void add_resigned(SeriesResult *result, const Match *match, uint8_t number)
{
    const size_t size = match->game.rules->state_size;
    State *state = malloc(size);
    if (!state)
        return;
    memcpy(state, match->state, size);
    if (game_concede(&match->game, state, match->resigned))
        series_add(result, &match->game, state, number);
    else
        result->total[match_winner(match) ^ number][0]++;
    free(state);
}

void series_add_match(SeriesResult *result, const Match *match, uint8_t number)
{
    if (match->resigned == SEAT_NOBODY)
        series_add(result, &match->game, match->state, number);
    else
        add_resigned(result, match, number);
}

bool match_set_series(Match *match, uint8_t number, const SeriesResult *before)
{
    const Rules *rules = match->game.rules;
    if (!game_has_series(rules) || rules->seats != SERIES_GAMES)
        return false;
    match_join_series(match);
    match->series = number;
    memset(&match->before, 0, sizeof match->before);
    if (before)
        match->before = *before;
    return true;
}

uint8_t match_series(const Match *match) { return match->series; }

void match_series_score(const Match *match, SeriesScore *out)
{
    memset(out, 0, sizeof *out);
    out->rules = match->game.rules;
    out->result = match->before;
    for (Seat player = 0; player < SERIES_GAMES; player++)
        out->name[player] = match->seat[match->series == 2 ? !player : player].name;
    if (match_over(match))
        series_add_match(&out->result, match, (uint8_t)(match->series - 1));
    series_decide(&out->result, out->rules);
}
