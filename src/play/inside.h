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

/* teach.c: the session's lesson. */
Need lesson_need(const Session *session);
/* Plays what the lesson dictates now, if it does; until the pupil is needed. */
void lesson_step(Session *session);
void lesson_run(Session *session);
/* NULL if the pupil may do this now, else the friendly word. */
const Reason *lesson_refuse(Session *session, Action action);
void lesson_took(Session *session); /* an action of the lesson has been played */
/* Back to the pupil's last own choice of the scene, on again with what follows, and to the scene's
 * start. NULL when done, else the message id of what stops it. */
const char *lesson_undo(Session *session);
const char *lesson_redo(Session *session);
const char *lesson_restart(Session *session);
/* What to do now, for who did something else; nothing where the pupil is free. */
void lesson_print_hint(const Session *session, Text *out);

#endif
