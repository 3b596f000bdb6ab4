/* lesson.h: the lesson for who plays Saigon 75 for the first time (lesson.c). */
#ifndef SAIGON75_LESSON_H
#define SAIGON75_LESSON_H

#include "core/lesson.h"

extern const Lesson s75_lesson;

#endif
