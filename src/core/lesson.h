/* lesson.h: a lesson played on a real game: scenes that begin in a given position, and beats that
 * tell something, let the pupil do something, or play what the dice and the enemy do. */
#ifndef MEKONG_LESSON_H
#define MEKONG_LESSON_H

typedef enum BeatKind {
    BEAT_TELL, /* words alone; the pupil says when to go on */
    BEAT_DO,   /* the pupil does just this; anything else is answered by `hint` */
    BEAT_ANY,  /* the pupil chooses freely, once, among the legal choices */
    BEAT_PLAY  /* the program plays this: dice, or the enemy */
} BeatKind;

typedef struct Beat {
    unsigned char kind; /* BeatKind */
    const char *action; /* words as in a save; NULL for TELL and ANY */
    const char *words;  /* message id told before it; NULL: nothing */
    const char *hint;   /* DO: message id for who does something else */
} Beat;

typedef struct Scene {
    const char *title;          /* message id */
    const char *const *options; /* "edition=2", ended by NULL */
    const char *position;       /* position text; NULL: the start of a game */
    unsigned char pupil;        /* seat */
    const Beat *beats;
    unsigned count;
} Scene;

typedef struct Lesson {
    const char *title; /* message id */
    const Scene *scenes;
    unsigned count;
} Lesson;

#endif
