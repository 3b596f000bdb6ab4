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
    const char *about;          /* message id of a few words about it; NULL: none */
    const char *const *options; /* "edition=2", ended by NULL */
    const char *position;       /* position text; NULL: the start of a game */
    unsigned char pupil;        /* seat */
    const Beat *beats;
    unsigned count;
    const char *part; /* message id of the part that begins with it; NULL: it goes on */
} Scene;

/* Where a beat is best looked at, for who has a map to point at and a book to open. */
typedef struct Pointer {
    const char *words;  /* its message id; that of its hint, if it has no words */
    const char *rule;   /* to read; NULL: that of the question */
    const char *places; /* their words, a blank between two; NULL: where its action belongs */
    const char *board; /* message id of what is said instead beside a drawn board; NULL: the same */
} Pointer;

/* Told in a first game when a question of this rule comes for the first time. */
typedef struct Notice {
    const char *rule;
    const char *words; /* message id */
} Notice;

typedef struct Lesson {
    const char *title; /* message id */
    const Scene *scenes;
    unsigned count;
    const Pointer *pointers; /* ended by one without words; NULL: none */
    const Notice *notices;   /* ended by one without words; NULL: none */
    unsigned minutes;        /* what it takes a newcomer */
} Lesson;

#endif
