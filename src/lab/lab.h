/* lab.h: what `mekong lab` does with a study: plays its shards on threads, keeps them in a folder,
 * plays some of them again to see whether they are true, and tells what came of it.
 *
 * The folder holds study.txt, board.txt if the study has a board of its own, and a file for each
 * shard, written in one go: whoever is killed loses the shard he was at. Any number of programs, on
 * any number of machines, may write to the same folder.
 */
#ifndef MEKONG_LAB_LAB_H
#define MEKONG_LAB_LAB_H

#include <pthread.h>

#include "lab/shard.h"

/* ---- The folder (folder.c) ------------------------------------------------------------------- */

/* Makes it, or sees that it is this study's. False after a message on stderr. */
bool folder_open(const Study *study, const char *folder, Lang lang);
/* Opens the study that a folder holds. False after a message; study_close is due all the same. */
bool folder_study(const char *folder, Study *study, Lang lang);
void folder_shard_path(const char *folder, uint32_t number, char path[PATH_SIZE]);
/* The text of a shard's file, to be freed; NULL with a problem: none, or it cannot be read. */
char *folder_shard_text(const char *folder, uint32_t number, size_t *length, Problem *problem);
/* Takes those of the shards first .. last that are whole. Others count as not there. */
void folder_take(Results *results, const char *folder, uint32_t first, uint32_t last);
/* The same, but nothing may be wrong with it. False after a message. */
bool folder_merge(Results *results, const char *folder, Lang lang);
bool folder_keep(const Study *study, const char *folder, const Shard *shard, Lang lang);

/* ---- Runs (run.c) ---------------------------------------------------------------------------- */

typedef struct LabRun {
    const Study *study;
    const char *folder; /* NULL: nothing is kept */
    uint32_t threads;
    bool progress;
    Lang lang;
    Results results;
    bool interrupted; /* by Ctrl-C */

    Hand *hand; /* by worker */
    pthread_mutex_t lock;
} LabRun;

/* Opens results and folder and takes all shards that are there, for who plays by other means. False
 * after a message. run_close is due in any case. */
bool run_begin(LabRun *run);
/* Plays the shards that are not there yet, as long as they are wanted. False after a message on
 * stderr, or interrupted. run_close is due in any case. */
bool run_play(LabRun *run);
void run_close(LabRun *run);
/* Plays one shard alone; with a folder only if it is not there. Without counts: it is not wanted,
 * those before it are enough. run_close and shard_free are due in any case. */
bool run_shard(LabRun *run, uint32_t number, Shard *out);

/* ---- Verification (verify.c) ----------------------------------------------------------------- */

typedef struct Verify {
    const Study *study;
    const char *folder;
    double share;  /* of the shards there are */
    uint64_t seed; /* of the choice */
    uint32_t threads;
    Lang lang;

    uint32_t *pick; /* numbers of shards; those picked come first */
    uint32_t there, picked, wrong;
    Hand *hand;
    pthread_mutex_t lock;
} Verify;

/* Plays a random share of the shards again and names on stdout each file that says something else.
 * False: there is one, or after a message on stderr. */
bool verify_run(Verify *verify);

/* ---- Reports (lab_report.c) ------------------------------------------------------------------ */

void results_print(const Results *results, Lang lang);
bool results_print_json(const Results *results); /* false: no memory */

#endif
