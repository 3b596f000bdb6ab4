/* event.h: how a card's text is written: a list of effects, carried out line by line.
 *
 * docs/adding_a_card.md explains it with examples. A line says who decides, what happens, to which
 * spaces and pieces, how often, and under which condition it is carried out at all. What a line
 * leaves to a player becomes small choices; what it does not is done at once. */
#ifndef FITL_EVENT_H
#define FITL_EVENT_H

#include "games/fitl/rules/steps.h"

typedef bool (*Where)(const Game *g, const State *s, unsigned space);
typedef bool (*When)(const Game *g, const State *s);
typedef int (*Amount)(const Game *g, const State *s);

typedef enum EffectVerb {
    E_END,
    E_CHOOSE, /* n spaces `where` into ev.chosen */
    E_OPTION, /* one of `choices`; lines with that `option` follow */
    E_PICK,   /* one of `choices` is a faction that acts: AS_PICKED */
    E_DIE,    /* into ev.number */
    E_PLACE,  /* n pieces of `types` in spaces `where` */
    E_DEPLOY, /* the same from the box `from` */
    E_REMOVE, /* n pieces of `kinds` in spaces `where`, to the box `to` */
    E_REMOVE_ALL,
    E_REPLACE,    /* n pieces of `kinds` `where`, each by one of `types` */
    E_MOVE,       /* up to n pieces of `kinds` from `where` to `there`, and between boxes */
    E_BOX,        /* n pieces of `types` between boxes */
    E_FLIP,       /* n pieces of `kinds` `where` to the other state (a base: Tunnel); 0: all */
    E_SHIFT,      /* chosen spaces, or all `where`, by `change` levels */
    E_SHIFT_TO,   /* one level toward `level` */
    E_SHIFT_EACH, /* n times a space `where`, at once by `change`; the same may come again */
    E_SET,        /* to `level` */
    E_TERROR,     /* a marker in each chosen space, a second one if n is 2 */
    E_TRACK,
    E_HALVE,
    E_TRANSFER, /* n from `track` to the track `to` */
    E_TRAIL,    /* by change */
    E_TRAIL_TO, /* at least n */
    E_FREE, /* a free Operation: `op`, flags, spaces `where`, origins `there`, at most n spaces */
    E_ACTIVITY, /* a free special activity */
    E_LIMITED,  /* a free LimOp of any kind */
    E_ANY_ACTIVITY,
    E_EACH, /* in each chosen space one free Operation or activity of any kind, or none */
    E_COMMITMENT,
    E_PACIFY,
    E_STAY,
    E_OUT,
    E_IN,
    E_CAP,
    E_TURN, /* a US capability that shows the other side turns to this one */
    E_MOM,
    E_MARK, /* a function of its own */
} EffectVerb;

/* Who decides: the executing faction, a named one, or the one that was picked. */
enum { AS_X, AS_US, AS_ARVN, AS_NVA, AS_VC, AS_PICKED };

enum {
    UP_TO = 1,      /* the player may stop earlier */
    ONE_EACH = 2,   /* one in each of n different spaces */
    IN_CHOSEN = 4,  /* in every chosen space, n in each */
    AT_LEAST_1 = 8, /* with UP_TO: but one */
    NO_FETCH = 16,  /* Available pieces only */
    ADJACENT = 32,  /* E_MOVE: one step, each piece once */
    EACH_ONCE = 64, /* E_MOVE: each piece once */
    KEEP = 128      /* E_FREE: what was chosen stays so; E_PLACE, E_DEPLOY: so does what was got;
                       E_MOVE: who has moved in the line before has moved */
};

/* n of a line that knows no limit. */
enum { ANY_NUMBER = UINT8_MAX };

typedef struct Effect {
    uint8_t verb, who;
    uint8_t option; /* Choice: only if it was taken; 0: always */
    uint8_t n;
    int8_t change; /* levels, tracks, the Trail */
    uint8_t flags;
    uint8_t track, level, from, to;
    uint8_t from_boxes, to_boxes; /* E_MOVE: sets of boxes beside `where` and `there` */
    uint8_t op; /* OpKind, ActivityKind, Capability, Momentum, or Faction of an eligibility */
    uint16_t types;
    uint32_t op_flags;
    Kinds kinds;
    Where where, there;
    Where full; /* candidates that let the whole text happen come first [0.a] */
    Where fair; /* and if there are none, those that let most of it happen */
    When when;
    Amount amount; /* instead of n or change */
    const uint8_t *choices;
    void (*mark)(const Game *g, State *s);
} Effect;

typedef struct Script {
    uint8_t card, side, edition; /* edition 0: both */
    const Effect *effects;
} Script;

/* One table in each file of cards. */
extern const Script fitl_scripts_us[], fitl_scripts_us_late[], fitl_scripts_nva[],
    fitl_scripts_nva_late[], fitl_scripts_arvn[], fitl_scripts_arvn_late[], fitl_scripts_vc[],
    fitl_scripts_vc_late[], fitl_scripts_pivotal[];
extern const unsigned fitl_scripts_us_count, fitl_scripts_us_late_count, fitl_scripts_nva_count,
    fitl_scripts_nva_late_count, fitl_scripts_arvn_count, fitl_scripts_arvn_late_count,
    fitl_scripts_vc_count, fitl_scripts_vc_late_count, fitl_scripts_pivotal_count;

/* ---- Predicates (predicates.c) --------------------------------------------------------------- */

bool w_any(const Game *g, const State *s, unsigned x);
bool w_none(const Game *g, const State *s, unsigned x);
bool w_chosen(const Game *g, const State *s, unsigned x);
bool w_not_chosen(const Game *g, const State *s, unsigned x);
bool w_lost(const Game *g, const State *s, unsigned x);
bool w_got(const Game *g, const State *s, unsigned x);
bool w_city(const Game *g, const State *s, unsigned x);
bool w_south(const Game *g, const State *s, unsigned x);
bool w_outside(const Game *g, const State *s, unsigned x);
bool w_laos(const Game *g, const State *s, unsigned x);
bool w_cambodia(const Game *g, const State *s, unsigned x);
bool w_laos_cambodia(const Game *g, const State *s, unsigned x);
bool w_saigon(const Game *g, const State *s, unsigned x);
bool w_not_north(const Game *g, const State *s, unsigned x);
bool w_populated(const Game *g, const State *s, unsigned x);
bool w_coin_city(const Game *g, const State *s, unsigned x);
bool w_province(const Game *g, const State *s, unsigned x);
bool w_province_not_north(const Game *g, const State *s, unsigned x);
bool w_us_province(const Game *g, const State *s, unsigned x); /* with US Troops */
bool w_jungle(const Game *g, const State *s, unsigned x);
bool w_near_us_troops(const Game *g, const State *s, unsigned x); /* there or next to it */
bool fitl_any_chosen(const Game *g, const State *s);              /* a When: a space was chosen */
bool w_near_chosen(const Game *g, const State *s, unsigned x);
int ev_trail_3(const Game *g, const State *s);  /* 3 x Trail */
int ev_number(const Game *g, const State *s);   /* the die, or how many */
bool if_tunnels(const Game *g, const State *s); /* markers are left */

/* ---- The interpreter's parts ----------------------------------------------------------------- */

/* events.c: the lines of a side of a card, NULL if it has none. */
const Effect *fitl_effects(const Game *g, unsigned card, unsigned side);
/* The line being carried out; who decides; a free Operation begins. */
const Effect *fitl_line(const Game *g, const State *s);
unsigned fitl_doer(const State *s, unsigned who);
void fitl_begin_free(const Game *g, State *s, const Effect *e, unsigned doer);
bool fitl_free_in(const Game *g, const State *s, unsigned x); /* E_EACH: something could be done */

/* event_spaces.c */
bool fitl_matches(const Game *g, const State *s, Where where, unsigned x);
Spaces fitl_all_where(const Game *g, const State *s, Where where);
/* Kinds of the line's that are in a space. */
Kinds fitl_kinds_at(const State *s, const Effect *e, unsigned x);
bool fitl_box_has(const State *s, const Effect *e, bool bases);
/* Spaces the line may take, those first that let the whole text happen [0.a]. */
Spaces fitl_candidates(const Game *g, const State *s, const Effect *e);
bool fitl_may_stop(const Game *g, const State *s, const Effect *e);

/* True when the line is finished; local 0 of the frame is the line's stage. */
/* Asks for a space, or takes the only one; false if there is none. */
bool fitl_ask_space(const Game *g, State *s, const Effect *e);
bool fitl_run_choose(const Game *g, State *s, const Effect *e, Frame *f);
bool fitl_run_shift_each(const Game *g, State *s, const Effect *e, Frame *f);
bool fitl_run_place(const Game *g, State *s, const Effect *e, Frame *f);
bool fitl_run_deploy(const Game *g, State *s, const Effect *e, Frame *f);
bool fitl_run_markers(const Game *g, State *s, const Effect *e, Frame *f);
/* event_options.c */
bool fitl_run_turn(const Game *g, State *s, const Effect *e, Frame *f);
void fitl_take_capability(State *s, unsigned which, unsigned side); /* events.c */
void fitl_end_capability(State *s, unsigned which, unsigned side);
/* event_pieces.c */
/* Pieces that the line could still take, remove, turn or move. */
unsigned fitl_event_supply(const Game *g, const State *s, const Effect *e);
bool fitl_run_pieces(const Game *g, State *s, const Effect *e, Frame *f);
void fitl_begin_moves(const Game *g, State *s, const Effect *e);
bool fitl_any_event_move(const Game *g, const State *s);
bool fitl_run_move(const Game *g, State *s, const Effect *e, Frame *f);
bool fitl_run_box(const Game *g, State *s, const Effect *e, Frame *f);

#endif
