/* rewind.c: back and forth in a session, as far as host/back.c lets people at one keyboard go; in a
 * lesson, as far as its scene goes. */
#include "play/inside.h"

/* The search under way thinks about a position that will be no more. */
static void stop_thinking(Session *session)
{
    if (session->thinking)
        thinking_end(session);
}

/* What was done, or not: the story goes back with it, and the game is kept. */
static const char *went_back(Session *session, const char *limit)
{
    if (limit)
        return limit;
    news_forget(&session->news, session->match);
    session_keep(session);
    return NULL;
}

const char *session_undo(Session *session)
{
    stop_thinking(session);
    return went_back(session, session->course.lesson ? course_undo(&session->course)
                                                     : host_undo_shared(session->match));
}

const char *session_redo(Session *session)
{
    const char *limit =
        session->course.lesson ? course_redo(&session->course) : host_redo_shared(session->match);
    if (!limit)
        session_keep(session);
    return limit;
}

bool session_may_rewind(const Session *session)
{
    return !session->course.lesson && host_may_rewind(session->match);
}

const char *session_rewind(Session *session, uint32_t count)
{
    if (!session_may_rewind(session))
        return "play.rewind_shared";
    stop_thinking(session);
    return went_back(session, host_rewind(session->match, count));
}

const char *session_restart(Session *session)
{
    stop_thinking(session);
    return went_back(session, session->course.lesson ? course_restart(&session->course)
                                                     : host_restart(session->match));
}
