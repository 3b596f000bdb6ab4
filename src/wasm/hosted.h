/* hosted.h: a match that lives in the module between two calls of JavaScript, with its dice and its
 * computer players; and the reply to a call. */
#ifndef MEKONG_WASM_HOSTED_H
#define MEKONG_WASM_HOSTED_H

#include "ai/hint.h"
#include "ai/review.h"
#include "desk/desk.h"
#include "host/computers.h"
#include "host/course.h"
#include "host/host.h"

/* What is being thought about. */
typedef enum Task { TASK_NONE, TASK_PLAYER, TASK_HINT, TASK_REVIEW } Task;

typedef struct Hosted {
    Match *match;
    Course course; /* of a scene of a lesson; lesson NULL: an ordinary game */
    Dice dice;
    Computers computers;
    Hint *hint;
    Review *review;
    Task task;
    Seat seat;        /* for which it is done */
    uint32_t version; /* and the position: actions played */
    uint32_t budget;  /* roll-outs of a hint */
} Hosted;

/* Forgets what is being thought about; players keep their memories. */
void hosted_rest(Hosted *hosted);

/* The reply that holds the number of a match, which belongs to it from now on. */
struct Reply *host_match(Match *match, const Course *course, uint64_t seed, uint32_t lang);

/* ---- Replies --------------------------------------------------------------------------------- */

/* Three 32-bit words for JavaScript, and behind them the bytes. */
typedef struct Reply {
    uint32_t good; /* 0: data is a sentence that says what is wrong */
    uint32_t length;
    char *data;
} Reply;

/* A reply being written: at most DESK_SIZE bytes. */
typedef struct Answer {
    Reply *reply; /* NULL: no memory; then the text goes nowhere */
    Text text;
    Json json; /* on that text */
    char nowhere[1];
} Answer;

Lang lang_from(uint32_t number);
void answer_open(Answer *answer);
Reply *answer_close(Answer *answer);           /* a good one */
Reply *answer_data(char *data, size_t length); /* the same with bytes that are there; frees them */
Reply *answer_sentence(uint32_t lang, const char *message, const char *detail); /* a bad one */
Reply *answer_problem(uint32_t lang, const Problem *problem);
Reply *answer_save_problem(uint32_t lang, const SaveProblem *problem);
/* NULL if there is such a match and such a seat, which goes to *viewer; else the reply. A watcher
 * who calls himself referee before the game is over is told that there is no such seat. */
Reply *answer_seat(const Hosted *hosted, const char *word, uint32_t lang, Seat *viewer);
Reply *answer_closed(const Hosted *hosted, uint32_t lang); /* the same for the match alone */

#endif
