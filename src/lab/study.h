/* study.h: a study: a small text file that says which games are to be played (docs/lab.md), taken
 * apart into cells. A cell is one line-up of players on one board; all cells play the games of the
 * same numbers with the same luck (luck.h), so that they differ by what is studied alone.
 *
 * study.c holds it together, study_read.c reads the text, study_board.c puts values into a board.
 */
#ifndef MEKONG_LAB_STUDY_H
#define MEKONG_LAB_STUDY_H

#include "ai/strength.h"
#include "cli/cli.h"
#include "lab/rating.h"

enum {
    STUDY_TEXT_MAX = 1 << 16,
    STUDY_CELLS_MAX = 1024,
    STUDY_COUNTS_MAX = 1 << 20, /* cells times shards */
    STUDY_SHARDS_MAX = 100000,
    STUDY_SHARDS_PRESET = 20,
    STUDY_GAMES_MAX = 1000000000,
    STUDY_AXES_MAX = 16,
    STUDY_VALUES_MAX = 64,
    STUDY_PLAYERS_MAX = 16, /* of a seat */
    STUDY_GOALS_MAX = 8,
    STUDY_STEPS_MAX = 100000,
    PLAYER_WORD_SIZE = 16,
    VALUE_SIZE = 64,
    PLACE_SIZE = 96,
    PRINT_SIZE = 32 /* bytes of a SHA-256 */
};

/* A place on the board whose value is varied: "desertion", "6-20.die5". */
typedef struct Axis {
    uint32_t line; /* of the study */
    char table[VALUE_SIZE], place[PLACE_SIZE];
    uint32_t values;
    char value[STUDY_VALUES_MAX][VALUE_SIZE];
} Axis;

/* A whole number of the board that is to be tuned, within bounds. */
typedef struct Knob {
    uint32_t line;
    char table[VALUE_SIZE], place[PLACE_SIZE];
    uint32_t low, high, start;
} Knob;

/* Who sits where. */
typedef struct Party {
    char word[SEATS_MAX][PLAYER_WORD_SIZE];
} Party;

/* What tuning is after: in games of that party the seat wins so many per cent. */
typedef struct Goal {
    uint32_t line;
    Seat seat;
    Party party;
    double percent, weight;
} Goal;

typedef enum StopKind { STOP_FIXED, STOP_WIDTH, STOP_TEST } StopKind;

/* When fewer games are enough: seen after each shard, in the order of their numbers. */
typedef struct Stop {
    StopKind kind;
    double width; /* points of a hundred between the ends of each cell's interval */
    Seat seat;    /* the one tested */
    Sprt sprt;
} Stop;

/* One line-up on one board. */
typedef struct LabCell {
    Match *match;
    const Policy *policy[SEATS_MAX];
    Strength strength[SEATS_MAX];
    Party party;
} LabCell;

typedef struct Study {
    const Rules *rules;
    uint8_t option[OPTIONS_MAX];
    char board_path[PATH_SIZE]; /* as the study names it; empty: the built-in one */
    uint32_t board_line;
    char *board; /* its text; NULL: the built-in one */
    uint64_t seed, games;
    uint32_t shards, memory; /* memory: megabytes of a search */
    Stop stop;
    uint32_t seat_line[SEATS_MAX];
    uint32_t seat_players[SEATS_MAX], players; /* by seat, or a list that is paired off */
    char seat_player[SEATS_MAX][STUDY_PLAYERS_MAX][PLAYER_WORD_SIZE];
    char player[STUDY_PLAYERS_MAX][PLAYER_WORD_SIZE];
    uint32_t axes, knobs, goals, steps;
    Axis axis[STUDY_AXES_MAX];
    Knob knob[STUDY_AXES_MAX];
    Goal goal[STUDY_GOALS_MAX];

    /* What study_settle makes of it. */
    Party *party;
    uint32_t parties, points, cells; /* points: boards; cells: parties times points */
    LabCell *cell;
    uint8_t print[PRINT_SIZE], rules_print[PRINT_SIZE];
} Study;

/* ---- Reading (study_read.c) ------------------------------------------------------------------ */

/* Takes a text of which nothing is promised apart; opens no file. False with a problem. */
bool study_read(Study *study, const char *text, size_t length, Problem *problem);
/* The study in its own words, each in its place: the same study, the same bytes. The board is named
 * so, or not at all if NULL. False: it does not fit. */
bool study_print(const Study *study, const char *board, Text *out);

/* ---- Boards (study_board.c) ------------------------------------------------------------------ */

/* The board that a study names, with paths as seen from that folder: a folder of tables, or a file
 * that holds all of them. */
bool study_load_board(Study *study, const char *folder, Problem *problem);
bool path_is_folder(const char *path);
/* A copy of a board's text with another value at a place, to be freed. NULL with a problem. */
char *board_with(const char *board, const char *table, const char *place, const char *value,
                 Problem *problem);
/* The number that stands at a place (the first, if it is several rows). */
bool board_number(const char *board, const char *table, const char *place, uint32_t *out);

/* ---- The whole (study.c) --------------------------------------------------------------------- */

/* Reads and settles the study of a file. False after a message on stderr; close it all the same. */
bool study_open(Study *study, const char *path, Lang lang);
/* Makes cells and prints of what was read. False with a problem. */
bool study_settle(Study *study, Problem *problem);
void study_close(Study *study);

/* The board of a study without its axes. */
const char *study_board(const Study *study);
/* Sits a party down at a board; NULL board: the study's. False with a problem. */
bool cell_open(const Study *study, const Party *party, const char *board, LabCell *cell,
               Problem *problem);
void cell_close(LabCell *cell);
/* Which value an axis has in a cell. */
uint32_t study_value(const Study *study, uint32_t cell, uint32_t axis);
/* What tells a cell from others: "heuristic-random desertion 6.die5=4". */
void study_name_cell(const Study *study, uint32_t cell, Text *out);
void party_print(const Rules *rules, const Party *party, char between, Text *out);

/* A print as 64 hexadecimal digits, and back. */
void print_text(const uint8_t print[PRINT_SIZE], Text *out);
bool print_read(Slice word, uint8_t print[PRINT_SIZE]);

#endif
