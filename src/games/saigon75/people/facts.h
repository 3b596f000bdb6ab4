/* facts.h: the board, the cards and what is secret, for programs that draw the game (core/guide.h
 * says what each hook is for). */
#ifndef SAIGON75_FACTS_H
#define SAIGON75_FACTS_H

#include "games/saigon75/rules/s75.h"

/* facts.c */
bool s75_is_adjacent(const Game *g, uint8_t from, uint8_t to);
void s75_place_facts(const Game *g, uint8_t place, Json *out);
bool s75_is_reconstructed(const Game *g, uint8_t place);
void s75_board_facts(const Game *g, Json *out);

/* facts_cards.c */
bool s75_hides(const Game *g, const State *s, Action action, Seat viewer);
void s75_card_face(const Game *g, uint8_t card, Lang lang, Json *out);
uint64_t s75_held(const Game *g, const State *s, Seat viewer);

#endif
