/* think.c: a computer player's search on a thread of its own, so that whoever shows the game can go
 * on drawing and listening. Only one is under way at a time, and the match stands still meanwhile:
 * the thread reads it, nobody writes it.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "play/inside.h"

typedef struct Thinking {
    Session *session;
    Seat actor;
    ActionList list;
    uint32_t answer; /* once it is done */
    pthread_t thread;
    atomic_bool done;
} Thinking;

static void *think(void *argument)
{
    Thinking *thinking = argument;
    thinking->answer = ask_computer(thinking->session, thinking->actor, &thinking->list);
    atomic_store(&thinking->done, true);
    return NULL;
}

/* A policy answers at once, and draws from the session's own dice; so does whoever has one answer.
 */
static bool has_to_think(const Session *session, ActionList *list)
{
    const Seat actor = match_actor(session->match);
    if (session->course.lesson || session_need(session) != NEED_TIME || actor >= SEATS_MAX ||
        !session->player[actor] || player_told(session->player[actor]) == UINT32_MAX)
        return false;
    match_legal(session->match, list);
    return list->count > 1;
}

/* Where no thread can be had session_step does the work. */
static void begin(Session *session)
{
    Thinking *thinking = calloc(1, sizeof *thinking);
    if (!thinking)
        return;
    thinking->session = session;
    thinking->actor = match_actor(session->match);
    if (has_to_think(session, &thinking->list) &&
        pthread_create(&thinking->thread, NULL, think, thinking) == 0)
        session->thinking = thinking;
    else
        free(thinking);
}

bool session_thinks(Session *session)
{
    if (!session->thinking)
        begin(session);
    return session->thinking && !atomic_load(&session->thinking->done);
}

uint32_t thinking_end(Session *session)
{
    Thinking *thinking = session->thinking;
    pthread_join(thinking->thread, NULL);
    const uint32_t answer = thinking->answer;
    session->thinking = NULL;
    free(thinking);
    return answer;
}
