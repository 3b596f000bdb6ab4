/* event.h: what a card's text is made of: a list of effects, carried out line by line.
 *
 * Cards are written in the words of cards.h; docs/adding_a_card.md explains them. A line says who
 * decides, what happens, to which spaces and pieces, how often, and under which condition it is
 * carried out at all. What a line leaves to a player becomes small choices; what it does not is
 * done at once. */
#ifndef FITL_EVENT_H
#define FITL_EVENT_H

#include "games/fitl/rules/chapters.h"

typedef bool (*Where)(const Game *g, const State *s, unsigned space);
typedef bool (*When)(const Game *g, const State *s);
typedef int (*Amount)(const Game *g, const State *s);

typedef enum EffectVerb {
    E_END,    /* no line of a card: what comes after the last one */
    E_CHOOSE, /* n spaces `where` into ev.chosen */
    E_OPTION, /* one of `choices`; lines with that `option` follow */
    E_PICK,   /* one of `choices` is a faction that acts: AS_PICKED */
    E_DIE,    /* into ev.number */
    E_PLACE,  /* n pieces of `types` in spaces `where` */
    E_DEPLOY, /* the same from the box `from` */
    E_REMOVE, /* n pieces of `kinds` in spaces `where`, to the box `to` */
    E_REMOVE_ALL,
    E_REPLACE, /* n pieces of `kinds` `where`, each by one of `types` */
    E_MOVE,    /* up to n pieces of `kinds` from `where` to `there`, and between boxes */
    E_BOX,     /* n pieces of `types` between boxes */
    E_FLIP,    /* n pieces of `kinds` `where` to the other state (a base: Tunnel) */
    E_FLIP_ALL,
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
    EFFECT_VERBS
} EffectVerb;

/* Who decides: the executing faction, a named one, or the one that was picked. */
enum { AS_X, AS_US, AS_ARVN, AS_NVA, AS_VC, AS_PICKED };

/* n of a line that knows no limit. */
enum { ANY_NUMBER = UINT8_MAX };

typedef struct Effect {
    uint8_t verb, who;
    uint8_t option; /* Choice: only if it was taken; 0: always */
    uint8_t n;
    int8_t change;   /* levels, tracks, the Trail; hits of an Air Strike */
    bool up_to;      /* the player may stop earlier */
    bool at_least_1; /* with up_to: but not before one */
    bool one_each;   /* one in each of n different spaces */
    bool in_chosen;  /* in every chosen space, n in each */
    bool no_fetch;   /* Available pieces only */
    bool adjacent;   /* E_MOVE: one step, each piece once */
    bool each_once;  /* E_MOVE: each piece once */
    bool keep;       /* E_FREE: what was chosen stays so; E_PLACE, E_DEPLOY: so does what was got;
                        E_MOVE: who has moved in the line before has moved; E_PACIFY: the spaces are
                        those of the line before */
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

/* What a side of a card says, line by line. */
typedef struct Lines {
    const Effect *line;
    unsigned count;
} Lines;

typedef struct Script {
    Lines unshaded, shaded; /* a side without lines is not offered */
    Lines unshaded_1;       /* the first edition's, where it differs */
} Script;

/* ---- Verbs (event_verbs.c) ------------------------------------------------------------------- */

/* True when the line is finished; local 0 of the frame is the line's stage, 1 the doer. */
typedef bool Run(const Game *g, State *s, const Effect *e, Frame *f);
/* Is there anything that the line could do now? */
typedef bool Works(const Game *g, const State *s, const Effect *e);
/* May the line take that space, which is one `where`? */
typedef bool Takes(const Game *g, const State *s, const Effect *e, unsigned x);
/* Pieces that the line could still take, remove, turn or move. */
typedef unsigned Supply(const Game *g, const State *s, const Effect *e);

typedef struct CardVerb {
    Run *run;
    Works *works;          /* NULL: nothing by which a branch is judged */
    uint8_t asks[2];       /* FitlStep: the questions it may ask; 0: none */
    Takes *takes;          /* NULL: every one */
    Supply *supply;        /* NULL: it does not run short */
    const char *ask;       /* message, instead of the question's own */
    const char *ask_up_to; /* where the player may stop */
    const char *up, *down; /* what a choice that begins with it is called */
} CardVerb;
extern const CardVerb fitl_card_verbs[EFFECT_VERBS];

/* ---- Cards ----------------------------------------------------------------------------------- */

/* One table in each file of cards. */
enum { CARDS_A_FILE = 20, PIVOTAL_CARDS = FIRST_COUP - FIRST_PIVOTAL };
extern const Script fitl_cards_001_020[CARDS_A_FILE], fitl_cards_021_040[CARDS_A_FILE],
    fitl_cards_041_060[CARDS_A_FILE], fitl_cards_061_080[CARDS_A_FILE],
    fitl_cards_081_100[CARDS_A_FILE], fitl_cards_101_120[CARDS_A_FILE],
    fitl_cards_121_124[PIVOTAL_CARDS];

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
bool w_not_city(const Game *g, const State *s, unsigned x);
bool w_coin_held(const Game *g, const State *s, unsigned x);
bool w_us_troops(const Game *g, const State *s, unsigned x);  /* has some */
bool w_nva_troops(const Game *g, const State *s, unsigned x); /* has some */
bool w_below_as(const Game *g, const State *s, unsigned x);   /* populated, not at AS */
bool w_above_ao(const Game *g, const State *s, unsigned x);   /* populated, not at AO */
bool w_not_ao(const Game *g, const State *s, unsigned x);
int ev_trail_3(const Game *g, const State *s); /* 3 x Trail */
int ev_number(const Game *g, const State *s);  /* the die, or how many */
int ev_tunnels_up_to_2(const Game *g, const State *s);
bool if_tunnels(const Game *g, const State *s); /* markers are left */
/* Control as it was when a Redeploy began [3.6]. */
void ev_freeze_control(const Game *g, State *s);
void ev_thaw_control(const Game *g, State *s);

/* ---- The interpreter's parts ----------------------------------------------------------------- */

/* events.c: the lines of a side of a card, none if it has no text; those of the event that is being
 * carried out. */
Lines fitl_lines(const Game *g, unsigned card, unsigned side);
Lines fitl_event_lines(const Game *g, const State *s);
/* The line being carried out, E_END after the last one; who decides. */
const Effect *fitl_line(const Game *g, const State *s);
unsigned fitl_doer(const State *s, unsigned who);
static inline uint8_t fitl_how_many(const Game *g, const State *s, const Effect *e)
{
    return e->amount ? (uint8_t)e->amount(g, s) : e->n;
}

/* event_spaces.c */
bool fitl_matches(const Game *g, const State *s, Where where, unsigned x);
Spaces fitl_all_where(const Game *g, const State *s, Where where);
bool fitl_may_stop(const Game *g, const State *s, const Effect *e);
/* Asks for a space, or takes the only one; false if there is none. */
bool fitl_ask_space(const Game *g, State *s, const Effect *e);
Works fitl_space_works, fitl_place_works, fitl_deploy_works;
Takes fitl_choose_takes, fitl_place_takes, fitl_deploy_takes, fitl_markers_take;
Run fitl_run_choose, fitl_run_shift_each, fitl_run_place, fitl_run_deploy, fitl_run_markers;

/* event_pieces.c */
Works fitl_pieces_work, fitl_move_works, fitl_box_works;
Supply fitl_pieces_left, fitl_movers_left, fitl_box_left;
Run fitl_run_pieces, fitl_run_all_pieces, fitl_run_move, fitl_run_box;

/* event_options.c */
Run fitl_run_option, fitl_run_turn;

/* event_free.c */
void fitl_begin_by_event(State *s, unsigned doer);
Works fitl_free_works, fitl_activity_works, fitl_any_activity_works;
Takes fitl_each_takes;
Run fitl_run_free, fitl_run_activity, fitl_run_any, fitl_run_each;

/* event_verbs.c */
void fitl_take_capability(State *s, unsigned which, unsigned side);
void fitl_end_capability(State *s, unsigned which, unsigned side);

#endif
