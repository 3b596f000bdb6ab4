/* view.h: what people and programs see of a position, drawn, spoken and as data. */
#ifndef FITL_VIEW_H
#define FITL_VIEW_H

#include "core/guide.h"
#include "games/fitl/people/text.h"

void fitl_view(const Game *g, const State *s, Seat viewer, Json *out);
/* describe.c */
void fitl_describe(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out);
void fitl_survey(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
void fitl_status(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
void fitl_hand(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
/* forecast.c */
bool fitl_forecast(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out);
/* Guerrillas that attack a space hit by a die: how likely, told beside the choice. */
void fitl_attack_odds(const Game *g, const State *s, unsigned x, Lang lang, Outlook *out);
void fitl_status_wide(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
/* standing.c */
unsigned fitl_faction_at(const State *s);      /* whose turn it is on this card, or NOBODY */
const char *fitl_slot_message(const State *s); /* what the slot that is open offers */
bool fitl_tell_sequence(const Game *g, const State *s, Lang lang, Text *out); /* false: none now */
void fitl_tell_in_force(const Game *g, const State *s, Lang lang, Text *out);
void fitl_nearest(const Game *g, const State *s, uint8_t out[FACTIONS]); /* to victory, first */
void fitl_reckoning(const Game *g, const State *s, Lang lang, Text *out);
/* facts.c: what is printed on board and cards */
void fitl_place_facts(const Game *g, uint8_t place, Json *out);
void fitl_card_face(const Game *g, uint8_t card, Lang lang, Json *out);
/* sheet.c */
void fitl_sheet(const Game *g, Seat seat, Lang lang, Text *out);
/* effect.c: Guide.effect */
int fitl_effect(const Game *g, const State *s, Action a, Lang lang, Text *out);
void fitl_outlook(const Game *g, const State *s, Action a, Lang lang, Outlook *out);
/* offered.c: Guide.offered, Speech.refusal_args */
bool fitl_offered(const Game *g, const State *s, unsigned index, Action *out);
void fitl_refusal_args(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX]);
/* map.c */
void fitl_print_stack(const State *s, unsigned x, unsigned faction, Text *out); /* "V2G1B" */
enum {
    MAP_WIDE = 46,
    MAP_HIGH = 20,
    MAP_MIDDLE_WIDE = 76,
    MAP_MIDDLE_HIGH = 31,
    MAP_FULL_WIDE = 96,
    MAP_FULL_HIGH = 41
};
void fitl_draw(const Game *g, const State *s, Seat viewer, Lang lang, Canvas *canvas);
void fitl_picture(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);

extern const Guide fitl_guide;

#endif
