/* sim.h: many games by computer players, on several threads, with the same result on any number.
 *
 * Game number i draws everything from the generator's stream i, workers take games in blocks, and
 * totals are sums: neither the number of threads nor their order can be seen in them.
 */
#ifndef MEKONG_CLI_SIM_H
#define MEKONG_CLI_SIM_H

#include "ai/player.h"
#include "cli/cli.h"
#include "lab/crew.h"
#include "lab/luck.h"
#include "lab/merit.h"

enum { SIM_ACTIONS_MAX = 50000, SIM_BLOCK = 16, SIM_TURNS_MAX = 64 };

/* What was met, with --check. By verb or note kind and first argument: cards are arguments. */
typedef struct Coverage {
    uint64_t step[256];
    uint64_t verb[256][256], note[256][256];
} Coverage;

/* A seat's results and its luck in them, in LUCK_ONE of a game: whole numbers, so that the order of
 * games cannot be seen in their sums. */
typedef struct LuckSums {
    int64_t result, luck, results, lucks, both;
} LuckSums;

typedef struct SimTotals {
    uint64_t games, draws, wins[SEATS_MAX];
    uint64_t decisions, forced; /* answers by players; those of them without an alternative */
    uint64_t chance;            /* outcomes drawn */
    uint64_t longest;           /* actions of the longest game */
    uint64_t fall_turn[SIM_TURNS_MAX]; /* wins of seat 0 by turn, from turn 1 */
    LuckSums luck[SEATS_MAX];          /* with take_luck */
    /* Of games that tell how they ended (Ending): */
    const char *part;               /* the message that names a part; NULL: they do not */
    int64_t margin[SEATS_MAX];      /* sums */
    uint64_t ended[GAME_PARTS_MAX]; /* by part, the last for all further ones */
    uint64_t early[GAME_PARTS_MAX]; /* of those, with a winner before the last part */
} SimTotals;

typedef struct Sim {
    const Match *match;              /* the game to be played; never changed */
    const Policy *policy[SEATS_MAX]; /* who plays, as seating sees it */
    const char *word[SEATS_MAX];     /* the same, as it was asked for */
    Strength strength[SEATS_MAX];
    uint64_t seed, first, games;
    uint32_t threads;
    size_t memory; /* bytes of tree for each player that searches */
    bool check, progress;
    bool shared_luck;        /* chance by luck.h: the same in games of one number */
    bool take_luck;          /* tell the results without luck, too */
    const char *save_folder; /* NULL: games are not kept */
    Lang lang;

    atomic_bool broken; /* some worker has said why and all stop */
    bool interrupted;   /* by Ctrl-C: the totals are those of the games that were over */
    SimTotals totals;
    Coverage *coverage; /* NULL without check */
    double seconds;
} Sim;

/* Plays all games, or until Ctrl-C. False after a message on stderr: a broken invariant, a file not
 * written. */
bool sim_run(Sim *sim);

/* One worker's share; its own scratch memory. sim_play.c */
typedef struct Worker {
    Sim *sim;
    const atomic_bool *stopped; /* games need not be played to their end */
    State *state;
    Player *player[SEATS_MAX];
    Luck luck;   /* with shared_luck */
    Merit merit; /* with take_luck */
    Action *log; /* actions of the game in course */
    uint32_t count;
    SimTotals totals;
    Coverage *coverage;
} Worker;

/* False: no memory. worker_close is due all the same. */
bool worker_open(Worker *worker, Sim *sim);
void worker_close(Worker *worker);
bool worker_play(Worker *worker, uint64_t index);

void coverage_add(Coverage *to, const Coverage *from);
void coverage_print(const Coverage *coverage, const Game *game, Lang lang);
void coverage_json(const Coverage *coverage, const Game *game, Json *json);

#endif
