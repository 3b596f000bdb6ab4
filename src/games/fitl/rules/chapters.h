/* chapters.h: what the chapters of the rules share: kinds of moves, terms of purchases, rules of
 * removal, and the functions that one chapter's file calls in another's. What only its own steps
 * need is static there. */
#ifndef FITL_CHAPTERS_H
#define FITL_CHAPTERS_H

#include "games/fitl/rules/names.h"
#include "games/fitl/rules/steps.h"

extern const Reason fitl_reasons[FITL_REASONS];
extern const uint8_t fitl_op_step[OPERATIONS], fitl_activity_step[ACTIVITIES];

/* ---- What the chapters' files share ---------------------------------------------------------- */

/* R_LEGAL if a space may be taken. */
typedef uint8_t (*WhySpace)(const Game *g, const State *s, unsigned space);

/* Who moves, how many of a kind from where, and what happens on arrival (moves.c). */
typedef struct Mover {
    uint8_t asker; /* the step that lets somebody move so */
    Kinds kinds;
    Seat (*actor)(const Game *g, const State *s);
    unsigned (*count)(const Game *g, const State *s, unsigned from, unsigned kind);
    Spaces (*reach)(const Game *g, const State *s, unsigned from);
    void (*arrive)(const Game *g, State *s, unsigned from, unsigned to); /* the group is s->group */
    uint8_t far; /* reason for a place out of reach */
} Mover;

#define FITL_MOVER_LIST(MOVER)                                                                     \
    MOVER(PATROL, patrol)                                                                          \
    MOVER(SWEEP, sweep)                                                                            \
    MOVER(MARCH, march)                                                                            \
    MOVER(LIFT, lift)                                                                              \
    MOVER(TRANSPORT, transport)                                                                    \
    MOVER(RAID, raid)                                                                              \
    MOVER(ARVN_TROOPS, arvn_troops)                                                                \
    MOVER(POLICE, police)                                                                          \
    MOVER(NVA_TROOPS, nva_troops)                                                                  \
    MOVER(ROTATE, rotate)                                                                          \
    MOVER(COMMIT, commit)                                                                          \
    MOVER(EVENT, event)

#define MOVER_NUMBER(NUMBER, row) MV_##NUMBER,
typedef enum MoverKind { FITL_MOVER_LIST(MOVER_NUMBER) MOVERS } MoverKind;
#undef MOVER_NUMBER

#define MOVER_ROW(NUMBER, row) extern const Mover fitl_##row##_mover;
FITL_MOVER_LIST(MOVER_ROW)
#undef MOVER_ROW

extern const Mover *const fitl_movers[MOVERS];

/* Terms on which markers and levels are bought (train.c). */
typedef struct Terms {
    unsigned spaces, levels;
    bool up;
    unsigned goal; /* Level */
} Terms;

/* How pieces are placed (placing.c). */
enum {
    PLACE_ONE = 1,      /* at least one */
    PLACE_UP_TO = 2,    /* the rest is optional */
    PLACE_NO_FETCH = 4, /* Available pieces only */
    PLACE_SHARED = 8    /* ev.left counts along */
};
typedef struct Placing {
    unsigned flags, most, owed;
} Placing;

/* Locals of REMOVAL, and the rules by which it removes. */
enum { RM_SPACE, RM_LEFT, RM_MODE, RM_TARGETS, RM_ACTOR };
typedef enum Removal {
    RM_ATTACK,
    RM_STRIKE,
    RM_CUBES,
    RM_CADRES,
    RM_BOMBARD,
    RM_COBRAS,
    RM_TROOPS,
    RM_OPTIONAL = 16
} Removal;

/* Flags of an Assault in one space; the two lowest bits are the attacker. */
enum {
    ASSAULT_ALONE = 4,    /* no ARVN may be added */
    ASSAULT_IS_ADDED = 8, /* it is the added one */
    ASSAULT_BEGUN = 16,
    ASSAULT_NO_HITS = 32,
    ASSAULT_VC_TUNNEL = 64,
    ASSAULT_SEARCHED = 128
};

/* ---- Functions ------------------------------------------------------------------------------- */

/* airstrike.c */
bool fitl_could_strike(const Game *g, const State *s);
const char *fitl_strike_prompt(const Game *g, const State *s, uint8_t *number);

/* arvn_acts.c */
bool fitl_could_govern(const Game *g, const State *s);
bool fitl_could_transport(const Game *g, const State *s);
bool fitl_could_raid(const Game *g, const State *s);

/* asking.c: who is asked */
Seat fitl_us_actor(const Game *g, const State *s);
Seat fitl_arvn_actor(const Game *g, const State *s);
Seat fitl_nva_actor(const Game *g, const State *s);
Seat fitl_vc_actor(const Game *g, const State *s);
Seat fitl_op_actor(const Game *g, const State *s);       /* who executes the Operation */
Seat fitl_activity_actor(const Game *g, const State *s); /* the special activity */
Seat fitl_asked_actor(const Game *g, const State *s);    /* local 0 of the step */
/* Yes or no. */
uint8_t fitl_yes_no_why(const Game *g, const State *s, Action a);

/* assault.c */
unsigned fitl_assault_hits(const Game *g, const State *s, unsigned x, unsigned faction);
void fitl_call_assault(State *s, unsigned x, unsigned faction, unsigned flags);
Bygone fitl_bygone(const Game *g, const State *s, Action a, Action *instead);
bool fitl_assault_banned(const State *s);
uint8_t fitl_why_assault(const Game *g, const State *s, unsigned x);

/* attack.c */
/* Who would attack in a space, for people: a die of so many faces hits [9.18], Troops remove so
 * many [9.19]. The Attack has been begun, if only on a copy of the position. */
typedef struct Assailants {
    uint8_t guerrillas, faces, troops, hits;
} Assailants;
Assailants fitl_assailants(const State *s, unsigned x, unsigned faction);
uint8_t fitl_why_attack(const Game *g, const State *s, unsigned x);
bool fitl_could_ambush(const Game *g, const State *s);
bool fitl_any_ambush(const Game *g, const State *s);

/* cards_121_124.c */
bool fitl_pivotal_ready(const Game *g, const State *s, unsigned faction);

/* coup.c */
extern const uint8_t fitl_tie_order[FACTIONS];  /* who wins of those that are equal [15.4] */
bool fitl_joined(const Game *g, unsigned side); /* one player has both factions [15.6] */
uint8_t fitl_player(const Game *g, Seat seat);  /* all factions of its player, a set */
bool fitl_somebody_passes(const Game *g, const State *s);
unsigned fitl_winner(const Game *g, const State *s);
void fitl_result(const Game *g, const State *s, int8_t out[SEATS_MAX]);
void fitl_ending(const Game *g, const State *s, Ending *out);
void fitl_reset(State *s);

/* deck.c */
void fitl_lay_out(const Game *g, State *s);
void fitl_setup(const Game *g, State *s);
uint8_t fitl_turn(const Game *g, const State *s);
uint8_t fitl_turns(const Game *g);

/* events.c */
bool fitl_event_exists(const Game *g, unsigned card, unsigned side);
bool fitl_has_line(const Game *g, const State *s);
bool fitl_line_asks(const Game *g, const State *s, unsigned step);
unsigned fitl_event_doer(const State *s);
Seat fitl_event_actor(const Game *g, const State *s);
void fitl_begin_event(const Game *g, State *s, unsigned faction, unsigned card, unsigned side);

/* insurgent_acts.c */
bool fitl_could_infiltrate(const Game *g, const State *s);
bool fitl_could_bombard(const Game *g, const State *s);
bool fitl_could_tax(const Game *g, const State *s);
bool fitl_could_subvert(const Game *g, const State *s);

/* march.c */
Spaces fitl_march_ends(const State *s);
bool fitl_any_march(const Game *g, const State *s);
void fitl_marcher_turns(State *s, unsigned x);
void fitl_marchers_gone(State *s, unsigned x, unsigned kind, unsigned n);

/* moves.c */
bool fitl_can_leave(const Game *g, const State *s, unsigned which, unsigned from);
void fitl_list_origins(const Game *g, const State *s, unsigned which, Spaces set, ActionList *out);
void fitl_start_move(State *s, unsigned which, unsigned from);
void fitl_carry(State *s, unsigned from, unsigned to);

/* operation.c */
void fitl_begin_operation(State *s, unsigned faction, unsigned kind, unsigned flags);
unsigned fitl_cost(const State *s, unsigned cost);
bool fitl_op_may_stop(const State *s); /* the Operation, without another space */
uint8_t fitl_why_select(const State *s, unsigned x);
void fitl_select(State *s, unsigned x);
void fitl_list_spaces(const Game *g, const State *s, unsigned verb, Spaces set, WhySpace why,
                      ActionList *out);
bool fitl_any_space(const Game *g, const State *s, Spaces set, WhySpace why);
uint8_t fitl_could_begin(const Game *g, const State *s);
uint8_t fitl_could_operate(const Game *g, const State *s, unsigned f, unsigned kind, bool limited);
bool fitl_owns_activity(unsigned faction, unsigned activity);
bool fitl_could_act(const Game *g, const State *s, unsigned activity);
bool fitl_could_act_in(const Game *g, const State *s, unsigned activity, Spaces where);
void fitl_prepare_activity(State *s, unsigned activity, unsigned faction, unsigned flags);
void fitl_list_activities(const Game *g, const State *s, ActionList *out);
void fitl_call_activity(State *s);
uint8_t fitl_why_act_in(const State *s, unsigned x, unsigned usual);
/* Activities of insurgents take one space after the other; `why` tells which they may. */
bool fitl_any_act(const Game *g, const State *s, unsigned activity, WhySpace why);
void fitl_list_act(const Game *g, const State *s, WhySpace why, ActionList *out);
uint8_t fitl_why_act(const Game *g, const State *s, Action a, WhySpace why);
bool fitl_act_ended(State *s, Action a); /* else the space has been taken */
uint8_t fitl_why_common(const Game *g, const State *s, Action a);
void fitl_list_operation(const Game *g, const State *s, WhySpace why, ActionList *out);
uint8_t fitl_why_operation(const Game *g, const State *s, Action a, WhySpace why);
bool fitl_apply_common(State *s, Action a);

/* transfers.c */
/* May that faction, which is being asked, give or ask for Resources now? */
uint8_t fitl_why_transfer(const Game *g, const State *s, unsigned f);
void fitl_list_transfer(const Game *g, const State *s, unsigned f, ActionList *out);
void fitl_call_transfer(State *s, unsigned f);
/* It has chosen something else: next time it may give and ask again. */
void fitl_end_transfers(State *s);
/* Choices of activities and Events: to their own answers comes a transfer, if there may be one. */
void fitl_offer_transfer(const Game *g, const State *s, ActionList *out);
uint8_t fitl_why_offer(const Game *g, const State *s);
/* True if a transfer was chosen, and it has begun; any other answer lets transfers begin anew. */
bool fitl_take_offer(const Game *g, State *s, Action a);

/* patrol.c */
unsigned fitl_unmoved(const State *s, unsigned x, unsigned kind);
Kinds fitl_own_troops(const State *s);
void fitl_cubes_arrive(const Game *g, State *s, unsigned from, unsigned to);
void fitl_carry_marks(State *s, unsigned from, unsigned to);
unsigned fitl_patrol_cost(const State *s);
uint8_t fitl_why_patrol(const State *s);

/* placing.c */
Placing fitl_placing(const State *s); /* of PLACE_PIECES, for people */
bool fitl_can_place(const State *s, unsigned space, unsigned types, unsigned faction,
                    unsigned flags);
void fitl_call_place(State *s, unsigned space, unsigned left, unsigned types, unsigned faction,
                     unsigned flags);

/* rally.c */
uint8_t fitl_why_rally(const Game *g, const State *s, unsigned x);
uint8_t fitl_why_improve(const State *s);
uint8_t fitl_why_terror(const Game *g, const State *s, unsigned x);

/* removing.c */
unsigned fitl_enemies_with(const State *s, unsigned space, Kinds kinds, unsigned enemies);
bool fitl_ask_targets(State *s, unsigned space, unsigned set, unsigned actor);
Kinds fitl_removable(const State *s, unsigned space, unsigned mode, unsigned targets);
void fitl_call_removal(State *s, unsigned space, unsigned left, unsigned mode, unsigned targets,
                       unsigned actor);

/* sweep.c */
uint8_t fitl_why_sweep(const Game *g, const State *s, unsigned x);

/* train.c */
uint8_t fitl_why_buy(const Game *g, const State *s, unsigned x, const Terms *terms);
void fitl_buy(const Game *g, State *s, unsigned x, bool up);
unsigned fitl_pacify_cost(const State *s, bool coup);
uint8_t fitl_why_train(const Game *g, const State *s, unsigned x);

/* turns.c */
/* What a faction has done on this card: State.played, State.first. */
enum { PLAYED_PASS = 1, PLAYED_EVENT, PLAYED_OP, PLAYED_OP_ACTIVITY, PLAYED_LIMITED };
/* What the slot that is open may be used for, beside passing [5.5]: a set. */
enum { OFFER_EVENT = 1, OFFER_OPERATION = 2, OFFER_LIMITED = 4 };
unsigned fitl_slot_offers(const State *s);
void fitl_new_card(State *s);

/* trung_deck.c: what the rules know of the bots: their deck, Agitate Total and US policy */
void fitl_trung_setup(const Game *g, State *s);
bool fitl_trung_wants(const State *s); /* it has to be shuffled */
unsigned fitl_trung_count(const State *s);
void fitl_trung_draw(State *s, unsigned card); /* it comes on top */
static inline unsigned trung_owner(unsigned card) { return card / TRUNG_HAND; }

/* us_acts.c */
bool fitl_could_advise(const Game *g, const State *s);
bool fitl_could_lift(const Game *g, const State *s);
bool fitl_any_lift(const Game *g, const State *s);

#endif
