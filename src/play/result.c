/* result.c: how a game, a series or a lesson has ended, in sentences. */
#include "play/session.h"

/* How victory was counted, or who gave up, then "South Vietnam has won." */
static void print_winner(const Match *match, Lang lang, Text *out)
{
    if (match_resigned(match) == SEAT_NOBODY)
        guide_reckoning(match_game(match), match_state(match), lang, out);
    match_print_resigned(match, lang, out);
    match_print_winners(match, lang, out);
}

/* ---- Series ---------------------------------------------------------------------------------- */

static void print_series(const Series *series, Lang lang, Text *out)
{
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
    SeriesScore score = {.rules = match_game(series_game(series, 0))->rules};
    for (Seat player = 0; player < SERIES_GAMES; player++)
        score.name[player] = match_seat(series_game(series, 0), player)->name;
    series_result(series, &score.result);
    series_print_numbers(&score, lang, out);
    series_print_winner(&score, lang, out);
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
