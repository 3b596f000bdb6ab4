/* inside.h: what the files of src/match share and nobody else may see: the match itself, and text
 * that grows. */
#ifndef MEKONG_MATCH_INSIDE_H
#define MEKONG_MATCH_INSIDE_H

#include "match/series.h"

typedef struct Entry {
    Action action;
    Seat actor;
    bool forced; /* it was the only legal answer */
    bool firm;   /* undo does not go past it, whoever asks: chance acted, or something was shown */
} Entry;

struct Match {
    Game game;
    Board *board;
    char *board_text; /* of a custom board, for the save; NULL: default board */
    State *first;     /* the position it begins with; NULL: as the game sets itself up */
    char *position;   /* the same as text, for the save */
    State *state;
    Entry *entry; /* count played, then those that redo would play again, up to total */
    uint32_t count, total, room;
    SeatHolder seat[SEATS_MAX];
    bool table;          /* dice and cards lie on a real table */
    Seat resigned;       /* who gave it up; SEAT_NOBODY: nobody */
    uint8_t series;      /* its number in a series that is kept game by game, from 1; 0: in none */
    SeriesResult before; /* what the first game of that counted */
};

struct Series {
    Match *game[SERIES_GAMES];
    uint32_t count; /* begun */
};

/* Text that grows; `failed` stays set once memory has run out. Always NUL-terminated if it has
 * data. */
typedef struct Blob {
    char *data;
    size_t length, size;
    bool failed;
} Blob;

/* The next game of a series, which it now belongs to. */
void series_append(Series *series, Match *match);

/* Sets a state to the match's first position. */
void match_set_first(const Match *match, State *state);

void blob_add(Blob *blob, const char *data, size_t length);

bool is_controller_char(char c);
/* Bytes of the UTF-8 character at the front, 0 if it is none that a text may hold: broken, too
 * long, a surrogate, or a control character other than tab and line end. */
size_t utf8_step(const char *text, size_t length);
/* problem_set with a piece of the file as its detail: as many whole characters as fit. */
void problem_quote(Problem *problem, uint32_t line, const char *message, Slice detail);
/* FNV-1a, 64 bits: finds accidents and hand edits; it is no seal. */
uint64_t save_checksum(const char *data, size_t length);

enum { CHECKSUM_SIZE = 17 };
void checksum_print(uint64_t sum, char out[CHECKSUM_SIZE]); /* 16 hex digits */
#define SAVE_VERSION "1"

#endif
