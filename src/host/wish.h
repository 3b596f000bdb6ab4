/* wish.h: what is to be played, before it is. Filled field by field by whoever asks for a game: the
 * command line, a menu, the body of a request, the page. All of them are read here, with the same
 * names, checks and sentences. The seed of the dice is no part of it: who wishes for the same again
 * does not get the same dice. */
#ifndef MEKONG_HOST_WISH_H
#define MEKONG_HOST_WISH_H

#include "match/match.h"

typedef struct Wish {
    const Rules *rules; /* NULL: not said yet */
    uint8_t option[OPTIONS_MAX];
    const char *board_text;                     /* NULL: the default board */
    const char *position;                       /* NULL: from the start */
    char controller[SEATS_MAX][SEAT_WORD_SIZE]; /* "human" or a policy's word */
    char name[SEATS_MAX][SEAT_NAME_SIZE];       /* of persons; may be empty */
    bool table;                                 /* real dice and cards lie on a real table */
    bool series;                                /* two games, seats swapped, one result */
    bool listed; /* only players of the list are called, no search of any length: for strangers */
} Wish;

/* Everybody human, options preset. */
void wish_init(Wish *wish, const Rules *rules);
/* What a match that is there was made from, and who sits in it. */
void wish_from(Wish *wish, const Match *match);
/* Who sits in a seat; a word that does not fit is cut, and then is nobody's. */
void wish_sit(Wish *wish, Seat seat, const char *who);
/* The seats that are one player's by its options, as game_player. */
uint8_t wish_player(const Wish *wish, Seat seat);

/* ---- Reading --------------------------------------------------------------------------------- */

/* One field: "game" WORD (first of all, for it presets the rest), "option" NAME VALUE, "seat" SEAT
 * WHO, "name" SEAT NAME. What has no name has "". False with a problem: nothing has changed. */
bool wish_read(Wish *wish, const char *field, const char *name, const char *value,
               Problem *problem);
/* All of it, in the lines of a save's head: "game saigon75", "option edition 2", "seat sv human
 * Anna", and last "position" with the lines of a position behind it, if it does not begin at the
 * start. The text must live as long as the wish. */
bool wish_read_lines(Wish *wish, const char *text, Problem *problem);
/* The value of an option by words into its index; false with a problem. */
bool option_read(const Rules *rules, const char *name, const char *value,
                 uint8_t option[OPTIONS_MAX], Problem *problem);

/* ---- Beginning ------------------------------------------------------------------------------- */

/* Sets the options that the players ask for (Policy.option). False with a problem if the wish does
 * not go together: an unknown player, one who cannot take that seat, a series of a game that has
 * none or with a player who can take one seat only. */
bool wish_settle(Wish *wish, Problem *problem);
/* The game that is wished for, settled, with everybody in his seat; of a series the first one. NULL
 * with a problem. */
Match *wish_match(const Wish *wish, Problem *problem);

#endif
