/* lesson.h: the lesson for who plays Fire in the Lake for the first time (lesson.c). */
#ifndef FITL_LESSON_H
#define FITL_LESSON_H

#include "core/lesson.h"

extern const Lesson fitl_lesson;

#endif
