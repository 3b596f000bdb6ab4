/* course.h: a lesson in course (core/lesson.h): which beat of a scene it has reached, what it says,
 * what it lets the pupil do. One for all front ends: the terminal goes from scene to scene
 * (play/teach.c), the page opens them one by one. The scene's game is an ordinary match, looked at
 * like any other.
 */
#ifndef MEKONG_HOST_COURSE_H
#define MEKONG_HOST_COURSE_H

#include "core/guide.h"
#include "core/lesson.h"
#include "host/host.h"
#include "match/match.h"

typedef struct Course {
    const Lesson *lesson; /* NULL: none is given */
    Match *match;         /* the scene's game, which belongs to whoever opened it */
    unsigned scene, beat; /* what has been reached; beat: the count, once the scene is over */
    bool heard;           /* the beat's words have been read */
    Reason hint;          /* what a pupil is told who does something else */
} Course;

typedef enum CourseNeed {
    COURSE_WORDS,  /* it speaks: course_go_on, once that is read */
    COURSE_CHOICE, /* the pupil must choose */
    COURSE_PLAY,   /* the program plays: course_step */
    COURSE_OVER    /* the scene is over */
} CourseNeed;

/* The game of a scene; NULL with a problem. */
Match *course_stage(const Rules *rules, unsigned scene, Problem *problem);
/* A scene below the lesson's count, with its game, from its first beat. */
void course_begin(Course *course, const Lesson *lesson, unsigned scene, Match *match);
/* On to a beat that was reached before, or as near as can be: what the lesson dictates is played,
 * what was the pupil's free choice is taken from the lines of `chosen`, in order. */
void course_resume(Course *course, unsigned beat, const char *chosen);

const Scene *course_scene(const Course *course);
const Beat *course_beat(const Course *course); /* NULL when the scene is over */
CourseNeed course_need(const Course *course);

/* ---- Beats ----------------------------------------------------------------------------------- */

/* Plays what the lesson dictates now, if it does; until the pupil is needed, or words are read. */
void course_step(Course *course);
void course_run(Course *course);
/* The words have been read. Those that come before something the pupil is to do are followed by
 * COURSE_CHOICE. */
void course_go_on(Course *course);
/* NULL if the pupil may do this now, else the friendly word. The action must be legal. */
const Reason *course_refuse(Course *course, Action action);
void course_took(Course *course); /* an action of the lesson has been played */
/* The pupil plays: both of these, through match_play. NULL: done. */
const Reason *course_play(Course *course, const char *words);
/* Several in a row, "move mech3; to pleiku": all of them, or nothing has changed (host_answers). */
bool course_answers(Course *course, const char *line, Refusal *refusal);
/* Whatever needs nobody; words that go with what the pupil is to do do not keep him from it. */
void course_settle(Course *course);

/* What it says now; nothing where it says nothing. */
void course_print_words(const Course *course, Lang lang, Text *out);
/* What to do now, for who did something else; nothing where the pupil is free. */
void course_print_hint(const Course *course, Lang lang, Text *out);

/* The rule to read about it; "": none. */
const char *course_rule(const Course *course);

/* ---- Back and forth -------------------------------------------------------------------------- */

/* Back to the pupil's last own choice of the scene, on again with what follows, and to the scene's
 * start. NULL when done, else the message id of what stops it. */
const char *course_undo(Course *course);
const char *course_undo_limit(const Course *course); /* what would stop it; NULL: nothing */
const char *course_redo(Course *course);
const char *course_restart(Course *course);

/* ---- For a page ------------------------------------------------------------------------------ */

/* One JSON object each (docs/desk.md): a game's scenes and what is told in a first game; what the
 * course says now, what it wants, and what to keep in order to resume it. */
void course_write_scenes(const Rules *rules, Lang lang, Text *out);
void course_write(const Course *course, Lang lang, Text *out);

#endif
