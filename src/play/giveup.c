/* giveup.c: a person at this terminal resigns. It is whoever is to choose: nobody gives up a seat
 * of which somebody else has the screen. */
#include "play/inside.h"

const char *session_refuse_resign(const Session *session)
{
    const Seat who = match_actor(session->match);
    if (session->course.lesson)
        return "play.resign_lesson";
    if (match_over(session->match))
        return "core.game_over";
    if (who >= SEATS_MAX || !host_is_person(session->match, who))
        return "match.refuse_turn";
    return match_refuse_resign(session->match, who);
}

const char *session_resign(Session *session)
{
    const char *limit = session_refuse_resign(session);
    Problem problem;
    if (limit)
        return limit;
    if (session->thinking)
        thinking_end(session);
    limit = host_resign(session->match, match_actor(session->match));
    if (!limit && !seat_players(session, &problem))
        limit = problem.message;
    session_keep(session);
    return limit;
}

void session_print_resign(const Session *session, Text *out)
{
    const Rules *rules = match_game(session->match)->rules;
    const Seat who = match_actor(session->match);
    message_say(session->lang,
                host_resign_hands_over(session->match) ? "play.resign_hands_over"
                                                       : "play.resign_ends",
                NULL, seat_name(rules, who, session->lang), out);
}
