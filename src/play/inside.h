/* inside.h: what the files of src/play share and front ends need not know. */
#ifndef MEKONG_PLAY_INSIDE_H
#define MEKONG_PLAY_INSIDE_H

#include "play/session.h"

/* Whoever the match names sits down anew. False with a problem. */
bool seat_players(Session *session, Problem *problem);

/* The answer of the computer in that seat, an index into the list. */
uint32_t ask_computer(Session *session, Seat actor, const ActionList *list);
/* think.c: the answer of the search under way, waited for; then there is none. */
uint32_t thinking_end(Session *session);

/* teach.c: the session's lesson; what it does by itself goes through session->course. */
Need lesson_need(const Session *session);
/* Plays what the lesson dictates now, if it does; until the pupil is needed. */
void lesson_step(Session *session);
void lesson_run(Session *session);
void lesson_took(Session *session); /* an action of the lesson has been played */

#endif
