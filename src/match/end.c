/* end.c: how a match ends: by its rules, or because somebody gives it up.
 *
 * No game has a rule for resigning: it is no action, changes no position and can be done out of
 * turn. So it belongs to the match alone. Nothing is played after it and nothing taken back; a save
 * has a line of its own for it behind the actions (docs/saves.md).
 */
#include "match/inside.h"

Seat match_resigned(const Match *match) { return match->resigned; }

bool match_over(const Match *match)
{
    return match->resigned != SEAT_NOBODY || game_over(match->state);
}

const char *match_refuse_resign(const Match *match, Seat who)
{
    if (who >= match->game.rules->seats)
        return "match.refuse_watcher";
    return match_over(match) || match_is_stuck(match) ? "core.game_over" : NULL;
}

const char *match_resign(Match *match, Seat who)
{
    const char *limit = match_refuse_resign(match, who);
    if (limit)
        return limit;
    match->resigned = who;
    match->total = match->count; /* what was undone is not played again */
    return NULL;
}

/* Of two the other one has won. Of more nobody has: who would have is not known. */
void match_score(const Match *match, int8_t score[SEATS_MAX])
{
    const uint8_t seats = match->game.rules->seats;
    if (match->resigned == SEAT_NOBODY) {
        game_score(&match->game, match->state, score);
        return;
    }
    score[match->resigned] = -1;
    if (seats == 2)
        score[!match->resigned] = 1;
}

Seat match_winner(const Match *match)
{
    int8_t score[SEATS_MAX] = {0};
    Seat winner = SEAT_NOBODY;
    if (match_over(match))
        match_score(match, score);
    for (Seat seat = 0; seat < match->game.rules->seats; seat++)
        if (score[seat] > 0)
            winner = seat;
    return winner;
}

static void say_of(const Match *match, const char *message, Seat seat, Lang lang, Text *out)
{
    message_say(lang, message, NULL, seat_name(match->game.rules, seat, lang), out);
    text_char(out, '\n');
}

void match_print_resigned(const Match *match, Lang lang, Text *out)
{
    if (match->resigned != SEAT_NOBODY)
        say_of(match, "match.resigned", match->resigned, lang, out);
}

void match_print_winners(const Match *match, Lang lang, Text *out)
{
    int8_t score[SEATS_MAX] = {0};
    bool won = false;
    match_score(match, score);
    for (Seat seat = 0; seat < match->game.rules->seats; seat++) {
        if (score[seat] <= 0)
            continue;
        say_of(match, "play.won", seat, lang, out);
        won = true;
    }
    if (won)
        return;
    text_add(out,
             message_text(lang, match->resigned == SEAT_NOBODY ? "play.drawn" : "match.no_winner"));
    text_char(out, '\n');
}
