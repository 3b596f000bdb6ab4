/* words.h: the words for pieces, places and cards that saves, positions and views are made of. They
 * are the same in every language; sentences for people are made elsewhere (text.c). */
#ifndef SAIGON75_WORDS_H
#define SAIGON75_WORDS_H

#include "games/saigon75/rules/s75.h"

extern const ArgKind s75_args[S75_ARGS];

extern const char *const s75_side_words[SIDES + 1]; /* nv, sv, NULL: also rules->seat_words */
extern const char *const s75_kind_words[KINDS];     /* nv_division, vc, ... */
extern const char *const s75_face_words[FACES];     /* x, r, blank */
extern const char *const s75_bonus_words[BONUSES];
extern const char *const s75_season_words[TURNS + 1];    /* by turn; 0 is the set-up */
extern const char *const s75_season_messages[TURNS + 1]; /* the same for people (text.c) */
extern const uint8_t s75_token_numbers[TOKENS];          /* 3, 5, 7: also the turns they count in */
/* What solo cards say [15.13], as in solo_cards.tsv; each ended by NULL (board_solo.c). */
extern const char *const s75_colour_words[];    /* yellow, green, red: by Colour */
extern const char *const s75_solo_move_words[]; /* targets, reinforce */
extern const char *const s75_token_use_words[]; /* none, activation, ...: by TokenUse */
extern const char *const s75_attack_words[];    /* superior, equal, always */

enum { WORD_MAX = NAME_MAX }; /* no word is longer, with its NUL */

/* The word of a value, as a string in `buffer`. */
const char *s75_word(const Game *g, unsigned arg_kind, uint8_t value, char buffer[WORD_MAX]);
/* Any of the PLACES, where ARG_PLACE stops at the Reserve. */
const char *s75_place_word(const Game *g, uint8_t place, char buffer[WORD_MAX]);
bool s75_find_place(const Game *g, Slice word, uint8_t *place);

#endif
