/* chapters.h: what the files of the rules give each other, chapter by chapter. Their steps are in
 * steps.h. */
#ifndef SAIGON75_CHAPTERS_H
#define SAIGON75_CHAPTERS_H

#include <string.h>

#include "games/saigon75/rules/s75.h"

/* ---- 3 Set-up (setup.c) ---------------------------------------------------------------------- */
void s75_setup(const Game *g, State *s);
void s75_list_token_sites(const State *s, unsigned token, ActionList *out);
void s75_settle_aside(const Game *g, State *s);

/* ---- 5 Availability (availability.c) --------------------------------------------------------- */
uint8_t s75_why_no_use(const Game *g, const State *s, uint8_t verb);
void s75_apply_use(const Game *g, State *s, uint8_t verb);

/* ---- 12 Tokens (tokens.c) -------------------------------------------------------------------- */
uint8_t s75_why_no_exchange(const Game *g, const State *s);
void s75_begin_exchange(const Game *g, State *s);

/* ---- 6 Event card (cards.c) ------------------------------------------------------------------ */
void s75_put_in_force(State *s, uint8_t card);
void s75_card_does_nothing(State *s);

/* ---- 15 The automaton's cards (solo_cards.c) ------------------------------------------------- */
void s75_solo_draw(State *s);

/* ---- 8 Start of the movement step (prepare.c) ------------------------------------------------ */
bool s75_can_join(const State *s);
void s75_list_joins(const State *s, ActionList *out);
uint8_t s75_why_no_join(const State *s, unsigned one, unsigned other);
void s75_join(const Game *g, State *s, unsigned one, unsigned other);

/* ---- 8 Movement (movement.c) ----------------------------------------------------------------- */
void s75_bar_pinned(const Game *g, const State *s, Bars *bars);

/* ---- 9 Declaring combats (declare.c) --------------------------------------------------------- */
Units s75_can_attack(const Game *g, const State *s);
bool s75_at_combat_limit(const State *s); /* no further combat may be declared */
uint8_t s75_declare_why(const Game *g, const State *s, Action a);

/* ---- Who is who in a combat ------------------------------------------------------------------ */
static inline unsigned s75_attacker(const State *s) { return s->active; }
static inline unsigned s75_defender(const State *s) { return 1u - s->active; }
/* Units of a side in the province of the combat in course. */
static inline Units s75_here(const State *s, unsigned side)
{
    return s->at[s->combat.province] & s75_side_units[side];
}

/* ---- 9 A combat (combat.c, bonus.c, dice.c) -------------------------------------------------- */
void s75_leave_combat(State *s);
void s75_call_card(State *s);
void s75_announce(State *s, Bonus kind, unsigned side, unsigned dice);
void s75_begin_combat(const Game *g, State *s, unsigned province);

/* ---- 9 Results (results.c) ------------------------------------------------------------------- */
void s75_goto_retreat(State *s, unsigned unit, unsigned mode);

/* ---- 4 Turns and phases, 13 Victory (turns.c) ------------------------------------------------ */
void s75_score(const Game *g, const State *s, int8_t out[SEATS_MAX]);
bool s75_settled(const Game *g, const State *s, int8_t out[SEATS_MAX]);
/* tally.c [13.3] */
void s75_tally(const Game *g, const State *s, Seat seat, int16_t out[TALLY_MAX]);
void s75_concede(const Game *g, State *s, Seat loser);
void s75_worth(const Game *g, const State *s, uint16_t out[SEATS_MAX]);
enum { TALLIES = 4 }; /* numbers that decide a series [13.b] */
extern const char *const s75_tally_messages[TALLIES];
uint8_t s75_turn(const Game *g, const State *s);

#endif
