/* result.c: how a game, a series or a lesson has ended, in sentences. */
#include "play/session.h"

enum { LABEL_SIZE = 256 };

/* How victory was counted, then "South Vietnam has won." */
static void print_winner(const Match *match, Lang lang, Text *out)
{
    const Game *game = match_game(match);
    int8_t score[SEATS_MAX] = {0};
    bool won = false;
    guide_reckoning(game, match_state(match), lang, out);
    game_score(game, match_state(match), score);
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        if (score[seat] <= 0)
            continue;
        message_say(lang, "play.won", NULL, seat_name(game->rules, seat, lang), out);
        won = true;
    }
    if (!won)
        text_add(out, message_text(lang, "play.drawn"));
    text_char(out, '\n');
}

/* ---- Series ---------------------------------------------------------------------------------- */

/* His name, or the side he began with. */
static void print_player(const Series *series, Seat player, Lang lang, Text *out)
{
    const Match *first = series_game(series, 0);
    const char *name = match_seat(first, player)->name;
    const char *side = seat_name(match_game(first)->rules, player, lang);
    if (name[0])
        text_add(out, name);
    else
        message_say(lang, "play.series_player", NULL, side, out);
}

/* A sentence about one of the players. */
static void say_player(const Series *series, Seat player, const char *message, Lang lang, Text *out)
{
    TEXT(text, name, LABEL_SIZE);
    print_player(series, player, lang, &text);
    message_say(lang, message, NULL, name, out);
    text_char(out, '\n');
}

/* Whose number comes first, then each number up to the one that decided. */
static void print_numbers(const Series *series, const SeriesResult *result, Lang lang, Text *out)
{
    const Rules *rules = match_game(series_game(series, 0))->rules;
    say_player(series, 0, "play.series_first", lang, out);
    say_player(series, 1, "play.series_second", lang, out);
    for (uint8_t i = 0; i < result->numbers && i <= result->decided_by; i++) {
        const int64_t number[] = {result->total[0][i], result->total[1][i]};
        message_say(lang, "play.series_number", number, game_tally_name(rules, i, lang), out);
        text_char(out, '\n');
    }
}

static void print_series(const Series *series, Lang lang, Text *out)
{
    SeriesResult result;
    for (uint32_t i = 0; i < series_count(series); i++) {
        const int64_t number[] = {i + 1};
        if (match_actor(series_game(series, i)) != SEAT_NOBODY)
            return;
        message_say(lang, "play.series_game", number, NULL, out);
        text_char(out, ' ');
        print_winner(series_game(series, i), lang, out);
    }
    if (series_count(series) < SERIES_GAMES)
        return;
    series_result(series, &result);
    print_numbers(series, &result, lang, out);
    if (result.winner >= 0) {
        say_player(series, (Seat)result.winner, "play.series_won", lang, out);
        return;
    }
    text_add(out, message_text(lang, "play.series_draw"));
    text_char(out, '\n');
}

void session_result(const Session *session, Text *out)
{
    if (session->course.lesson) {
        text_add(out, message_text(session->lang, "play.lesson_over"));
        text_char(out, '\n');
    } else if (session->series)
        print_series(session->series, session->lang, out);
    else if (match_actor(session->match) == SEAT_NOBODY)
        print_winner(session->match, session->lang, out);
    if (match_is_stuck(session->match) && !session->course.lesson) {
        text_add(out, message_text(session->lang, "match.stuck"));
        text_char(out, '\n');
    }
}
