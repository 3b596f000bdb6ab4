/* bot.h: a Trung bot on a position that a test describes, with dice from a list and ties that take
 * the first [T2.6]: what it does is compared word by word.
 *
 *     bot_given("bots=all", "tay-ninh: vc-base 1 vc-guerrilla 2 ao");
 *     bot_operation(VC, OP_RALLY, 0);
 *     bot_plays("2", "space tay-ninh; choose guerrillas; place vc-guerrillas 3; done");
 *
 * The dice are the bot's own and those the rules roll for it, as they come; all must be used.
 * After bot_plays the position is `table.s` (deed.h), so `changes` tells what it did to the map. */
#ifndef TESTS_BOT_H
#define TESTS_BOT_H

#include "games/fitl/players/trung/trung.h"
#include "support/deed.h"

extern TrungMemory bot_memory;

/* An empty map with these pieces (deed.h), or the set-up of a scenario: "scenario=full bots=all".
 * The bots' deck lies in the order of the alphabet, A on top; the Agitate Total is 1. */
void bot_given(const char *options, const char *position);
void bot_setup(const char *options);
/* The order of the bots' deck, top first: "U N V P". */
void bot_deck(const char *cards);
/* The faction stands at the first choice of an Operation; at a slot of a card. With BOT_ACTS in
 * flags the Operation is one of Op + SA: it follows no card, but may ambush. */
enum { BOT_ACTS = 1 << 30 };
void bot_operation(unsigned faction, unsigned kind, unsigned flags);
void bot_turn(unsigned faction, unsigned card, unsigned next);
/* A special activity, as though the Operation of this kind had just ended. */
void bot_activity(unsigned faction, unsigned op, unsigned activity);
/* It plays until somebody else is asked, or the turn is over. */
#define bot_plays(dice, expected) bot_check(dice, expected, __FILE__, __LINE__)
void bot_check(const char *dice, const char *expected, const char *file, int line);
/* The same without comparing, and what is left of it on the map: each piece, level, box and track
 * named stands there in this number.
 *     bot_runs("3");
 *     bot_leaves("hue: us-troop 2 vc-base 0 ps; out-of-play: us-troops 1; aid 9; trail 2"); */
void bot_runs(const char *dice);
/* All bots play until the turn is over; who plays it is asked first. */
void bot_finishes(const char *dice);
#define bot_leaves(expected) bot_check_left(expected, __FILE__, __LINE__)
void bot_check_left(const char *expected, const char *file, int line);
/* The faction executes this side of a card, up to the first choice that somebody has. */
void bot_event(unsigned faction, unsigned card, unsigned side);

/* For tests of words, lists and gates: the bot looks at the position, with these dice. */
Trung *bot_looks(unsigned faction, const char *dice);

#endif
