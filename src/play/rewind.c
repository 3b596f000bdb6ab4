/* rewind.c: back to the start of one's turn, or to any position of the game.
 *
 * Whoever plays alone cheats nobody but himself: he may go back over dice, cards and the computer's
 * choices, which then come anew. So may people who share a game in which nothing is hidden, for all
 * of them see it, and people at a real table, for there the dice lie.
 */
#include "play/inside.h"

bool session_may_rewind(const Session *session)
{
    if (session->lesson || session->people == 0)
        return false;
    return session->table || session->people == 1 || match_game(session->match)->rules->open;
}

static void go_back_to(Session *session, uint32_t count)
{
    if (session->thinking)
        thinking_end(session);
    match_undo_to(session->match, count);
    forget_told(session);
    if (session->lesson)
        lesson_went_back(session);
    session_keep(session);
}

const char *session_rewind(Session *session, uint32_t count)
{
    if (!session_may_rewind(session))
        return "play.rewind_shared";
    if (count >= match_count(session->match))
        return "match.undo_start";
    go_back_to(session, count);
    return NULL;
}

/* Actions before the turn of whoever is asked: others' choices, and all of the turns before. */
static uint32_t turn_start(const Session *session)
{
    const Match *match = session->match;
    const Game *game = match_game(match);
    const Seat asked = match_actor(match);
    uint32_t start = 0;
    Walk walk;
    if (!walk_open(&walk, match))
        return match_count(match);
    for (uint8_t turn = game_turn(game, walk.state); walk_next(&walk);) {
        const Seat actor = match_actor_of(match, walk.number - 1);
        const uint8_t now = game_turn(game, walk.state);
        if (now != turn || (actor != SEAT_CHANCE && actor != asked))
            start = walk.number;
        turn = now;
    }
    walk_close(&walk);
    while (start < match_count(match) &&
           (match_actor_of(match, start) == SEAT_CHANCE || match_was_forced(match, start)))
        start++;
    return start;
}

/* Where others must not see dice again: as far as one's own choices go. */
static const char *undo_all(Session *session)
{
    const char *limit = session_undo(session);
    while (!limit && !match_undo_limit(session->match))
        if (session_undo(session))
            break;
    return limit;
}

const char *session_restart(Session *session)
{
    const uint32_t count = match_count(session->match);
    const uint32_t start = session->lesson ? 0 : turn_start(session);
    if (!session->lesson && !session_may_rewind(session))
        return undo_all(session);
    if (start >= count)
        return "play.restart_start";
    go_back_to(session, start);
    return NULL;
}
