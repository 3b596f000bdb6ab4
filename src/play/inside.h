/* inside.h: what the files of src/play share and front ends need not know. */
#ifndef MEKONG_PLAY_INSIDE_H
#define MEKONG_PLAY_INSIDE_H

#include "play/session.h"

bool is_person(const char *controller);

/* What others have been told stays told; the rest of the story is gone with its actions. */
void forget_told(Session *session);

/* Whoever the match names sits down anew. False with a problem. */
bool seat_players(Session *session, Problem *problem);

/* The answer of the computer in that seat, an index into the list. */
uint32_t ask_computer(Session *session, Seat actor, const ActionList *list);
/* think.c: the answer of the search under way, waited for; then there is none. */
uint32_t thinking_end(Session *session);

/* teach.c: the session's lesson. */
Need lesson_need(const Session *session);
void lesson_act(Session *session); /* plays what the lesson dictates */
/* NULL if the pupil may do this now, else the friendly word. */
const Reason *lesson_refuse(Session *session, Action action);
void lesson_took(Session *session); /* an action of the lesson has been played */
/* How many actions remain after an undo; false: there is nothing to take back in this scene. */
bool lesson_find_undo(const Session *session, uint32_t *count);
void lesson_went_back(Session *session); /* after an undo */
void lesson_went_on(Session *session);   /* after a redo */
/* What to do now, for who did something else; nothing where the pupil is free. */
void lesson_print_hint(const Session *session, Text *out);

#endif
