/* guide.c: what Saigon 75 tells people besides its choices (core/guide.h). */
#include "core/guide.h"

#include "games/saigon75/lesson.h"
#include "games/saigon75/s75.h"

const Guide s75_guide = {
    .lesson = &s75_lesson,
};
