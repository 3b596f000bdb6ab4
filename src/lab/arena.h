/* arena.h: matches between all pairs of a pool of players, and what they say about strength.
 *
 * A match is two games with the same chance (luck.h), seats swapped; where one of the two players
 * can sit on one side only, it is the one game they can play. Where more than two sit at the table
 * a match has a game for each seat: there the first of the pair is alone, and all other seats are
 * the second's; one in four wins is then what equals take. Match number i of a pair depends on
 * the seed, the pair and i alone. Results are kept by number, and those count that come before the
 * first gap or before the sequential test has decided: the number of threads cannot be seen in
 * them, nor an interruption.
 *
 * arena.c runs it, arena_play.c plays a match, arena_file.c keeps results, arena_report.c tells;
 * of more than two seats arena_table.c.
 */
#ifndef MEKONG_CLI_ARENA_H
#define MEKONG_CLI_ARENA_H

#include <pthread.h>

#include "lab/contender.h"
#include "lab/crew.h"
#include "lab/merit.h"
#include "lab/rating.h"

enum {
    ARENA_PLAYERS_MAX = POOL_MAX / 2,
    ARENA_PAIRS_MAX = ARENA_PLAYERS_MAX * (ARENA_PLAYERS_MAX - 1) / 2,
    ARENA_GAMES_MAX = SEATS_MAX /* of a match */
};

/* A match as the first player of the pair sees it: +1 won, 0 drawn, -1 lost. */
typedef struct Record {
    bool there;
    int8_t match;
    int8_t game[ARENA_GAMES_MAX];  /* he has seat g in game g */
    bool forfeit[ARENA_GAMES_MAX]; /* who lost it did so by a fault, not by the rules */
    Seat winner[ARENA_GAMES_MAX];  /* of more than two seats; SEAT_NOBODY: drawn or forfeited */
    int32_t luck[ARENA_GAMES_MAX]; /* of the first, in LUCK_ONE of a game; 0 if nobody asked */
} Record;

typedef struct Pairing {
    uint8_t player[2];                   /* numbers of the two */
    Match *table[ARENA_GAMES_MAX];       /* the game as it is set up; NULL: cannot be played */
    Record *record;                      /* by number of match */
    uint64_t used;                       /* matches that count: all up to here are there */
    Tally3 match, game[ARENA_GAMES_MAX]; /* of those */
    Adjusting by_match, by_game;         /* the same without luck, a match each */
    uint64_t won[ARENA_GAMES_MAX + 1];   /* matches by the number of games the first has won */
    uint64_t winner[ARENA_GAMES_MAX][SEATS_MAX]; /* games by the seat that won */
    uint64_t forfeits[2];                        /* games forfeited, by player of the pair */
    int decision;                                /* of the sequential test: -1, +1; 0: none */
    atomic_bool closed;                          /* decided: no more matches are wanted */
} Pairing;

typedef struct Arena {
    const Rules *rules;
    uint8_t option[OPTIONS_MAX]; /* as asked for; a player may bring others along */
    char *board_text;            /* NULL: the default board */
    Entrant entrant[ARENA_PLAYERS_MAX];
    uint32_t entrants;
    uint64_t seed, matches; /* matches for each pair */
    uint32_t threads, time; /* milliseconds for a program's answer */
    bool luck;              /* is taken out of results, too */
    bool testing;
    Sprt sprt;
    const char *path; /* of the results; NULL: they are not kept */
    bool progress;
    Lang lang;

    Pairing pairing[ARENA_PAIRS_MAX];
    uint32_t pairings;
    int file;             /* the open results, or -1 */
    pthread_mutex_t lock; /* for everything that changes while playing */
} Arena;

/* Plays what is not there yet. False after a message on stderr. arena_close is due in any case. */
bool arena_run(Arena *arena);
void arena_close(Arena *arena);

/* A match has a game for each seat. */
static inline int arena_games(const Arena *arena) { return arena->rules->seats; }
/* More than two sit at the table. */
static inline bool arena_is_table(const Arena *arena) { return arena->rules->seats > 2; }

/* All games of a match can be played. */
static inline bool pairing_is_whole(const Arena *arena, const Pairing *pairing)
{
    bool whole = true;
    for (int g = 0; g < arena_games(arena); g++)
        whole = whole && pairing->table[g];
    return whole;
}

/* The log of how much likelier the results of a pair are if the first is elo1 stronger. */
double pairing_ratio(const Arena *arena, const Pairing *pairing);

/* ---- One match (arena_play.c) ---------------------------------------------------------------- */

/* False, and it has been said why: there is no memory, or a game on a board of somebody's own does
 * not come to an end. */
bool arena_play(const Arena *arena, const Pairing *pairing, uint64_t number, Record *out);

/* ---- Kept results (arena_file.c) ------------------------------------------------------------- */

/* Opens or begins the file and takes what it holds. False after a message. */
bool arena_file_open(Arena *arena);
/* Appends a match, at once. False after a message. */
bool arena_file_add(Arena *arena, const Pairing *pairing, uint64_t number, const Record *record);
void arena_file_close(Arena *arena);
/* The pairing of two players, in this order. */
Pairing *arena_find_pairing(Arena *arena, uint32_t first, uint32_t second);

/* ---- The report (arena_report.c, arena_json.c) ----------------------------------------------- */

/* The two scales: players by matches; players by side, at 2 * player + seat. */
void arena_rate(const Arena *arena, Pool *by_match, Pool *by_side);
void arena_print(const Arena *arena);
bool arena_print_json(const Arena *arena); /* false: no memory */

/* What the two forms of the report share. */
void arena_print_test(const Arena *arena, const Pairing *pairing);
void arena_print_faults(const Arena *arena, const Pairing *pairing);
/* What results come to without luck, if it was looked at. */
void arena_print_luck(const Arena *arena, const Pairing *pairing);
void text_elo(Text *text, Estimate elo);
void text_percent(Text *text, Estimate share);
void json_estimate(Json *json, const char *name, Estimate estimate, int decimals);
void json_tally(Json *json, const char *name, Tally3 tally, Estimate elo);

/* ---- More than two seats (arena_table.c) ----------------------------------------------------- */

void table_rate(const Arena *arena, Ranking *out);
void table_print(const Arena *arena);
void table_json_pairing(Json *json, const Arena *arena, const Pairing *pairing);
void table_json_ratings(Json *json, const Arena *arena);

#endif
