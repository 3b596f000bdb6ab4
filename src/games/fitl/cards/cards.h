/* cards.h: the words a card is written in. A line of a card is one verb and what is said of it:
 *
 *     {REMOVE(UP_TO(3), GUERRILLAS, w_chosen), BY(US)},
 *
 * docs/adding_a_card.md explains them with examples; event.h says what each field means. Only files
 * of cards include this. */
#ifndef FITL_CARDS_H
#define FITL_CARDS_H

#include "games/fitl/cards/event.h"

/* ---- Pieces ---------------------------------------------------------------------------------- */

#define TYPE(type) (1u << (type))
#define US_PIECES (TYPE(US_TROOP) | TYPE(IRREGULAR) | TYPE(US_BASE))
#define ARVN_PIECES (TYPE(ARVN_TROOP) | TYPE(POLICE) | TYPE(RANGER) | TYPE(ARVN_BASE))
#define NVA_PIECES (TYPE(NVA_TROOP) | TYPE(NVA_GUERRILLA) | TYPE(NVA_BASE))
#define VC_PIECES (TYPE(VC_GUERRILLA) | TYPE(VC_BASE))

#define IRREGULARS (KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A))
#define VC_GUERRILLAS (GUERRILLAS & VC_KINDS)
#define NVA_BASES (INSURGENT_BASES & NVA_KINDS)
#define UNTUNNELED(kinds) ((kinds) & ~TUNNELED_BASES)

/* ---- How many -------------------------------------------------------------------------------- */

#define UP_TO(count) count, .up_to = true
#define ONE_TO(count) count, .up_to = true, .at_least_1 = true
#define COUNTED(function) 0, .amount = function
#define ROLLED COUNTED(ev_number)

/* ---- Choices --------------------------------------------------------------------------------- */

#define CHOOSE(count, place) .verb = E_CHOOSE, .n = count, .where = place
#define ONE_OF(...)                                                                                \
    .verb = E_OPTION, .choices = (const uint8_t[]) { __VA_ARGS__, 0 }
#define PICK(...)                                                                                  \
    .verb = E_PICK, .choices = (const uint8_t[]) { __VA_ARGS__, 0 }
#define ROLL .verb = E_DIE

/* ---- Pieces come, go and move ---------------------------------------------------------------- */

#define PLACE(count, what, place) .verb = E_PLACE, .n = count, .types = what, .where = place
#define PLACE_ONE_EACH(count, what, place) PLACE(count, what, place), .one_each = true
#define PLACE_IN_EACH(count, what) .verb = E_PLACE, .n = count, .types = what, .in_chosen = true
#define DEPLOY(count, what, box, place)                                                            \
    .verb = E_DEPLOY, .n = count, .types = what, .from = box, .where = place
#define REMOVE(count, what, place) .verb = E_REMOVE, .n = count, .kinds = what, .where = place
#define REMOVE_IN_EACH(count, what) .verb = E_REMOVE, .n = count, .kinds = what, .in_chosen = true
#define REMOVE_ALL(what, place) .verb = E_REMOVE_ALL, .kinds = what, .where = place
#define REPLACE(count, what, place, by)                                                            \
    .verb = E_REPLACE, .n = count, .kinds = what, .where = place, .types = by
#define MOVE(count, what, origin, end)                                                             \
    .verb = E_MOVE, .n = count, .kinds = what, .where = origin, .there = end
#define SEND(count, what, box, other)                                                              \
    .verb = E_BOX, .n = count, .types = what, .from = box, .to = other
#define FLIP(count, what, place) .verb = E_FLIP, .n = count, .kinds = what, .where = place
#define FLIP_IN_EACH(count, what) .verb = E_FLIP, .n = count, .kinds = what, .in_chosen = true
#define FLIP_ALL(what, place) .verb = E_FLIP_ALL, .kinds = what, .where = place

/* ---- Levels and markers ---------------------------------------------------------------------- */

#define SHIFT(levels) .verb = E_SHIFT, .change = levels
#define SHIFT_ALL(levels, place) .verb = E_SHIFT, .change = levels, .where = place
#define SHIFT_ONE_BY_ONE(count, levels, place)                                                     \
    .verb = E_SHIFT_EACH, .n = count, .change = levels, .where = place
#define SHIFT_TOWARD(goal, place) .verb = E_SHIFT_TO, .level = goal, .where = place
#define SET(goal) .verb = E_SET, .level = goal
#define SET_ALL(goal, place) .verb = E_SET, .level = goal, .where = place
#define TERROR_MARKERS .verb = E_TERROR, .n = 2
#define SABOTAGE(place) .verb = E_TERROR, .n = 1, .where = place

/* ---- Tracks ---------------------------------------------------------------------------------- */

#define RESOURCES(faction, by) .verb = E_TRACK, .track = T_##faction, .change = by
#define HALVE_RESOURCES(faction) .verb = E_HALVE, .track = T_##faction
#define AID(by) .verb = E_TRACK, .track = T_AID, .change = by
#define PATRONAGE(by) .verb = E_TRACK, .track = T_PATRONAGE, .change = by
#define PATRONAGE_TO_RESOURCES(count)                                                              \
    .verb = E_TRANSFER, .n = count, .track = T_PATRONAGE, .to = T_ARVN
#define TRAIL(by) .verb = E_TRAIL, .change = by
#define TRAIL_AT_LEAST(box) .verb = E_TRAIL_TO, .n = box

/* ---- Free Operations and special activities -------------------------------------------------- */

#define FREE(operation) .verb = E_FREE, .op = operation
#define ACTIVITY(activity) .verb = E_ACTIVITY, .op = activity
#define LIMITED_OPERATIONS(count) .verb = E_LIMITED, .n = count
#define ANY_ACTIVITY .verb = E_ANY_ACTIVITY
#define ANYTHING_IN_EACH .verb = E_EACH, .up_to = true, .in_chosen = true
#define COMMITMENT_PHASE .verb = E_COMMITMENT
#define PACIFICATION(spaces) .verb = E_PACIFY, .n = spaces

/* ---- Eligibility and lasting effects --------------------------------------------------------- */

#define STAY_ELIGIBLE .verb = E_STAY
#define INELIGIBLE(faction) .verb = E_OUT, .op = faction
#define ELIGIBLE(faction) .verb = E_IN, .op = faction
#define CAPABILITY(which) .verb = E_CAP, .op = which
#define TURN_CAPABILITY .verb = E_TURN
#define MOMENTUM(which) .verb = E_MOM, .op = which
#define DO(function) .verb = E_MARK, .mark = function

/* ---- What is said of a verb ------------------------------------------------------------------ */

#define BY(faction) .who = AS_##faction
#define IF_TAKEN(choice) .option = choice
#define WHEN(condition) .when = condition
#define PREFER(place) .full = place
#define ELSE_PREFER(place) .fair = place
#define TO(box) .to = box
#define BOX(box) (1u << (box))
#define ALSO_FROM(boxes) .from_boxes = boxes
#define ALSO_TO(boxes) .to_boxes = boxes
#define AVAILABLE_ONLY .no_fetch = true
#define ONE_STEP .adjacent = true
#define EACH_ONCE .each_once = true
#define KEEP .keep = true
#define IN(place) .where = place
#define FROM(place) .there = place
#define AT_MOST(spaces) .n = spaces
#define HITS(count) .change = count
#define AGAINST(what) .kinds = what
#define WITH(rules) .op_flags = rules

/* ---- A file's table -------------------------------------------------------------------------- */

/* A row for each card: card_48u and card_48s are its sides, card_26u_ed1 the first edition's. */
#define LINES_OF(list)                                                                             \
    {                                                                                              \
        .line = list, .count = COUNT_OF(list)                                                      \
    }
#define ROW(number) [((number)-1) % CARDS_A_FILE]
#define UNSHADED_SIDE(number) .unshaded = LINES_OF(card_##number##u)
#define SHADED_SIDE(number) .shaded = LINES_OF(card_##number##s)
#define FIRST_EDITION(number) .unshaded_1 = LINES_OF(card_##number##u_ed1)
#define CARD(number) ROW(number) = {UNSHADED_SIDE(number), SHADED_SIDE(number)}
#define SINGLE_CARD(number) ROW(number) = {UNSHADED_SIDE(number)}
#define CARD_OF_EDITIONS(number)                                                                   \
    ROW(number) = {UNSHADED_SIDE(number), SHADED_SIDE(number), FIRST_EDITION(number)}
#define SINGLE_CARD_OF_EDITIONS(number) ROW(number) = {UNSHADED_SIDE(number), FIRST_EDITION(number)}

#endif
