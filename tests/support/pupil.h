/* pupil.h: somebody who takes the lesson of a game, through the session as a person would. */
#ifndef TESTS_PUPIL_H
#define TESTS_PUPIL_H

#include "core/lesson.h"
#include "play/session.h"
#include "support/check.h"

void pupil_begin(Session *session, const Rules *rules, Lang lang);
const Scene *pupil_scene(const Session *session);
const Beat *pupil_beat(const Session *session);

/* He does what is asked; where he is free, his choice number `free_choice`. */
void pupil_do(Session *session, uint32_t free_choice);
/* One step of whatever is needed; what is needed next. */
Need pupil_go_on(Session *session, uint32_t free_choice);
/* Until the words of this id are to be told; the position then. */
const State *pupil_at(Session *session, const char *words);

/* The text of these words names this number, in digits, in every language. */
void assert_names(const char *words, unsigned number);

#endif
