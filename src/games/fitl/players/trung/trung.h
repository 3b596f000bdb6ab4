/* trung.h: the Trung bots, a policy for each faction. Numbers like [T8.4] are lines of their rules,
 * [F9.1] paragraphs of the game's.
 *
 * HOW A TURN GOES. The rules ask step by step, the bot's rules speak of whole Operations. So a
 * faction's file has a procedure for each Operation and each special activity:
 *
 *     static bool next_terror(Trung *t)           // TrungNext
 *     {
 *         const Spaces set = terror_spaces(t);    // of trung_open(t, V_SPACE): what rules allow
 *         if (!set || !trung_go_on(t))            // [T6.7]: rolls only if there is a candidate
 *             return false;                       // the Operation is over
 *         const unsigned x = trung_choose(t, L_VC_T, set);
 *         trung_take_space(t, x, !is_loc(x));     // answers "space x"; a roll is due next time
 *         return true;
 *     }
 *
 * It is called whenever the rules stand at the Operation's (activity's) own step and names the next
 * answer in t->m->want, in the position t->s. It may keep its place in t->m->part and t->m->mark,
 * nothing else: the rules remember the spaces (t->s->op, t->s->sa). Steps below that one (how many
 * guerrillas, which piece goes, where to) are answered by asks.c from `want` and from the orders of
 * pieces of chapter 4; what only one faction is asked a faction's `answer` says first.
 *
 * The same procedure tells whether an Operation is effective [T6.3]: turn.c calls it on a copy of
 * the position in which the Operation has been begun. What it then wanted is what the turn begins
 * with, so its dice are rolled once. A procedure never changes a position, and cannot get stuck: an
 * answer that the rules refuse is put among t->m->refused, which trung_open leaves out, and the
 * procedure is asked again; after that the Operation ends (trung.c).
 *
 * WHERE THINGS ARE.
 *     trung.c    the policy: which part answers which step, and what if it cannot
 *     slot.c     chapter 5: what a slot is used for
 *     turn.c     chapter 6: the deck, the sides of a card
 *     cards.c    chapter 7 as a table: gates, order of play
 *     gates.c    the gates
 *     lists.c    chapter 3: filters and priority lists as tables
 *     pieces.c   chapter 4: orders of pieces
 *     words.c    chapter 1: firepower, exposed, vulnerable
 *     plan.c     the plan of an Assault [T13.1]
 *     move.c     chapter 8: keep rules and move rules for one origin and one destination
 *     travel.c   chapter 8: the loops over destinations and origins
 *     dice.c     dice, ties, reasons
 *     ambush.c   Ambush of both insurgents
 *     coin.c     what US and ARVN share: Sweep, Patrol, Pacify, the steps of an Assault
 *     reasons.c  reasons as sentences
 *     asks.c     the steps below an Operation's
 *     events.c   chapter 14 (event_when.c when, event_reach.c looking ahead, event_own.c single
 *                cards, event_moves.c moves), coup.c chapter 15
 *     us.c arvn.c nva.c vc.c   a faction: its TrungFaction.
 *     us_train.c us_advise.c us_air.c   the rest of the US
 *
 * A PRIORITY LIST is a row of `lists` in lists.c: filters in their order, those in brackets with
 * IF(faction). A filter is a row of `filters`: how it is scored, whether most or fewest count,
 * whether LoCs are left out (*). trung_choose applies them and records what each one dropped.
 *
 * MOVEMENT. A TrungTravel says who moves, how, and names the destinations: `candidates` and `list`
 * (or `choose`) part by part. trung_travel(t, &travel) is a procedure's whole body: it gives the
 * answers from, to, group until all is moved, with rolls, unreachable places, origins, keep and
 * move rules and the stop rule.
 *
 * A TEST (tests/fitl/trung, support/bot.h) describes a position, gives dice, and compares what the
 * bot does with what is expected; ties take the first [T2.6]:
 *
 *     bot_given("all", "tay-ninh: vc-base 1 vc-guerrilla 2 ao");
 *     bot_operation(VC, OP_RALLY, 0);
 *     bot_plays("4,2", "space tay-ninh; choose guerrillas; place vc-guerrillas 3; ...");
 */
#ifndef FITL_TRUNG_H
#define FITL_TRUNG_H

#include <string.h>

#include "games/fitl/rules/chapters.h"

/* ---- Reasons --------------------------------------------------------------------------------- */

/* Why an answer was given: what happened in order, with the line that says so. */
typedef enum TrungWhyKind {
    WHY_CARD,   /* card a was drawn */
    WHY_GATE,   /* gate a, 0 or 1 in b */
    WHY_FILTER, /* filter b of list a dropped the spaces in `set` */
    WHY_TIE,    /* one of those in `set` was taken, a */
    WHY_DIE,    /* a die showed a */
    WHY_CHOSEN, /* space a of those in `set`, by list b */
    WHY_ROLL,   /* activation: a die of a against b */
    WHY_ACTION, /* what the slot is used for: a */
    WHY_TRY,    /* Operation a (b 0) or activity a (b 1) had nothing to do */
    WHY_MOVE,   /* a rule of movement: from a to b */
    WHY_EVENT,  /* whether card a does something: b */
    WHY_LINE    /* the line alone */
} TrungWhyKind;

enum { TRUNG_REASONS = 96 };
typedef struct TrungReason {
    const char *line; /* "T3.4" */
    Spaces set;
    uint8_t kind, a, b, c;
} TrungReason;
typedef struct TrungWhy {
    uint8_t count;
    TrungReason reason[TRUNG_REASONS];
} TrungWhy;

/* ---- What a bot remembers during a turn [T2.2] ----------------------------------------------- */

/* What is answered next, and at the steps below. */
typedef struct TrungWant {
    Action action;    /* at the Operation's or activity's own step */
    uint8_t what;     /* V_CHOOSE in the space: a Choice; CHOICES: nothing is wanted */
    uint8_t number;   /* so many pieces: placed, or Underground ones that make room for a base */
    uint8_t target;   /* the space an Ambush aims at, and the like; NOWHERE */
    uint8_t from, to; /* of a move; NOWHERE: none */
    uint8_t group[KINDS]; /* who moves */
} TrungWant;

typedef enum TrungRoll { ROLL_FREE, ROLL_DUE, ROLL_PASSED, ROLL_FAILED } TrungRoll; /* [T6.7] */

/* The loops of chapter 8. */
typedef struct TrungRoute {
    Spaces done;        /* destinations of this Operation or activity */
    Spaces unreachable; /* in this part of it */
    Spaces tried;       /* origins, for the destination at hand */
    Spaces origins;     /* used (Air Lift, Transport) */
    uint8_t to;         /* the destination at hand, plus 1; 0: none */
    uint8_t moved;      /* something has moved to it */
    uint8_t count;      /* destinations, in `order` */
    uint8_t order[32];
    uint8_t others; /* pieces of other kinds lifted, or transported */
} TrungRoute;

/* Where a turn is: the activity is named first, then the Operation, or nothing (6.5); the
 * Operation; its end. */
typedef enum TrungStage { STAGE_NONE, STAGE_FIRST, STAGE_LAST, STAGE_OP, STAGE_END } TrungStage;

enum { TRUNG_SCRIPT = 48, TRUNG_MARKS = 8 };

typedef struct TrungMemory {
    /* Whose turn it is about; anything else asked is a new one. */
    uint8_t faction, card_number, slot, stage; /* TrungStage */
    uint8_t action;                            /* TrungAction */
    uint8_t card, play;                        /* of the Trung deck; which side and branch */
    uint8_t planned,
        announced;        /* the turn's first answers are known; the card to be named plus 1 */
    Action free;          /* a free LimOp or activity that has been decided [T14.9] */
    uint8_t op, activity; /* what is named next; OPERATIONS, NO_ACTIVITY: nothing */
    uint8_t op_known, act_known; /* the first thing of it is in want_op, want_act */
    uint8_t may_act;             /* special activities are allowed [T6.6] */
    uint8_t how, act_how;        /* TrungHow of the Operation, of the activity */
    uint8_t roll;                /* TrungRoll */
    uint8_t selected;            /* spaces so far */
    uint8_t part, act_part;      /* where a procedure is; trung_part */
    uint8_t limit;               /* of the activity, plus 1; 0: none rolled yet */
    uint8_t cube_space;
    uint8_t last_cube; /* AP or AT taken last in this selection [T4.1], plus 1 */
    uint8_t in_activity;
    uint8_t redeploying;     /* FitlStep: the part of a Coup Round whose moves are remembered */
    uint8_t rotated[SPACES]; /* US Troops that came back out of Casualties */
    uint8_t by_event;        /* the LimOp is one of a card */
    uint8_t event_type;      /* of the piece that an event places next, plus 1 */
    uint8_t placing; /* place[] says how many of each type are still to be placed in the space */
    uint8_t place[TYPES];
    uint8_t tries;       /* activities of the card that have been tried */
    uint8_t flips;       /* the flip gate is asked when the activity is over */
    uint8_t in_forecast; /* what is tried is not done: M10 counts as failed [T2.7] */
    Spaces refused;
    Spaces mark[TRUNG_MARKS]; /* a procedure's own */
    TrungWant want, want_op, want_act;
    TrungRoute route, set_aside; /* of the Operation while an activity moves [T8.12] */
    uint8_t script_at, script_count;
    Action script[TRUNG_SCRIPT]; /* what a forecast of the activity has decided [T6.4] */
    /* Pivotal events are decided once a card [T5.1]. */
    uint8_t pivotal_card, pivotal_answer;
    /* #56s: where NVA has marched, in that order, and how far it has come with its deeds there. */
    uint8_t stop[3], stops, stop_at;
    /* For tests and for `mekong bots` [T2.6]. */
    const uint8_t *queue;
    uint16_t queue_at, queue_count;
    uint8_t ties_first;
    uint8_t misfit; /* a die of the list had too many sides */
    uint8_t forced; /* a space had to be taken that nobody wanted */
    uint8_t lost;   /* the last answer was nobody's: the rules' first one [trung.c] */
    uint8_t listens;
    /* The last answer: FitlStep, faction, verb, space if it names one. */
    uint8_t asked, asked_of, answered, answered_space;
    /* Reasons of the turn's plan, which later answers follow; where those of the last answer begin:
     * those of the plan and of the script stand before. */
    uint8_t why_plan, why_from;
    TrungWhy why;
} TrungMemory;

/* One choice: who is asked, where, and what he may answer. */
typedef struct Trung {
    const Game *g;
    const State *s;
    const ActionList *list;
    TrungMemory *m;
    Rng *rng;
    uint8_t f; /* who decides */
} Trung;

typedef bool TrungNext(Trung *t);

typedef struct TrungFaction {
    TrungNext *op[OPERATIONS]; /* NULL: not this faction's */
    TrungNext *activity[ACTIVITIES];
    /* Optional: a step that only this faction has something to say about. False: somebody else. */
    bool (*answer)(Trung *t, unsigned step, Action *out);
} TrungFaction;
extern const TrungFaction trung_us, trung_arvn, trung_nva, trung_vc;
extern const TrungFaction *const trung_factions[FACTIONS];

/* ---- Dice, ties, reasons (dice.c) ------------------------------------------------------------ */

unsigned trung_d6(Trung *t, const char *line);
unsigned trung_d3(Trung *t, const char *line);
unsigned trung_nd6(Trung *t, unsigned n, const char *line); /* summed */
/* One of them by 2.5; NOWHERE if there is none. */
unsigned trung_any(Trung *t, Spaces set);
void trung_say(Trung *t, TrungWhyKind kind, const char *line, unsigned a, unsigned b, Spaces set);

/* Sentences: what filters and gates are called, the line of a list (lists.c, gates.c). */
extern const char *const trung_filter_messages[], *const trung_gate_messages[];
extern const char *const trung_list_lines[];
extern const unsigned trung_filters;
/* The reasons of the last answer, what decided first (reasons.c). Without `dice` those are left out
 * that came from a generator nobody knows any more. */
void trung_explain(const TrungMemory *m, bool dice, Grounds *out);
void trung_explain_rare(Grounds *out); /* no dice that were tried lead to the answer */

/* ---- Words (words.c) ------------------------------------------------------------------------- */

static inline bool human(const State *s, unsigned f) { return !is_bot(s, f); }
static inline bool is_pop(const Trung *t, unsigned x) { return in(t->g->board->populated, x); }
static inline unsigned pop_of(const Trung *t, unsigned x) { return t->g->board->pop[x]; }
static inline bool above_n(const State *s, unsigned x) { return s->level[x] > NEUTRAL; }
static inline bool in_jungle(const Trung *t, unsigned x) { return in(t->g->board->jungle, x); }
static inline bool in_highland(const Trung *t, unsigned x) { return in(t->g->board->highland, x); }
static inline unsigned available(const State *s, unsigned type)
{
    return s->box[BOX_AVAILABLE][type];
}
/* Room for a base [T1.6]. */
static inline bool has_room(const State *s, unsigned x) { return base_room(s, x); }
#define COIN_FORCES (COIN_KINDS & ~COIN_BASES)
#define INSURGENT_FORCES (INSURGENT_KINDS & ~INSURGENT_BASES)
#define VC_GUERRILLAS (KIND(K_VC_GUERRILLA) | KIND(K_VC_GUERRILLA_A))
#define NVA_GUERRILLAS (KIND(K_NVA_GUERRILLA) | KIND(K_NVA_GUERRILLA_A))
#define NVA_BASES (KIND(K_NVA_BASE) | KIND(K_NVA_BASE_T))
#define VC_BASES (KIND(K_VC_BASE) | KIND(K_VC_BASE_T))

static inline unsigned guerrilla_type_of(unsigned f)
{
    return f == NVA ? NVA_GUERRILLA : VC_GUERRILLA;
}
static inline unsigned base_type_of(unsigned f)
{
    static const uint8_t base[FACTIONS] = {US_BASE, ARVN_BASE, NVA_BASE, VC_BASE};
    return base[f];
}
static inline Kinds guerrilla_kinds(unsigned f) { return GUERRILLAS & fitl_faction_kinds[f]; }
static inline Kinds base_kinds_of(unsigned f) { return ALL_BASES & fitl_faction_kinds[f]; }

/* Those that pass a test. */
Spaces trung_those(const Trung *t, Spaces set, bool (*test)(const Trung *t, unsigned x));
Kinds trung_exposed(const State *s, unsigned x); /* kinds [T1.7] */
unsigned trung_exposed_count(const State *s, unsigned x);
unsigned trung_vulnerable(const Trung *t, unsigned x, bool base_first); /* [T1.8] */
bool trung_vulnerable_base(const State *s, unsigned x);
/* The unshaded Abrams of this Operation have not been used: bases first [T1.8]. */
bool trung_base_first(const Trung *t);
/* With so many pieces of each kind in the space [T1.9, T1.10]. */
unsigned trung_us_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS]);
unsigned trung_arvn_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS]);
unsigned trung_coin_firepower(const Trung *t, unsigned x, const uint8_t at[KINDS]);
unsigned trung_sweep_activates(const Trung *t, unsigned x, unsigned f); /* [T1.12] */
bool trung_route_blocked(const Trung *t);                               /* [T1.13] */
extern const Spaces trung_route_spaces;
Spaces trung_lcx(const Trung *t);                 /* [T1.14] */
unsigned trung_score(const Trung *t, unsigned f); /* [T1.15] */

/* ---- The plan of an Assault (plan.c) --------------------------------------------------------- */

typedef struct TrungPlan {
    uint8_t gone[KINDS];
    uint8_t count;
    bool tunnel; /* a roll for a tunnel comes after them */
    bool abrams, patton;
    bool effective, removes_all; /* [T1.11] */
} TrungPlan;
/* As US or ARVN [T13.1], without dice. */
TrungPlan trung_plan(const Trung *t, unsigned x, unsigned faction);
/* The same after these have gone. */
TrungPlan trung_plan_after(const Trung *t, unsigned x, unsigned faction, const TrungPlan *before);
/* In the midst of it, with so many hits left: which of the kinds that may go is next. */
unsigned trung_plan_piece(const Trung *t, unsigned x, unsigned faction, unsigned hits,
                          Kinds offered);

/* ---- Priority lists (lists.c) ---------------------------------------------------------------- */

typedef enum TrungList {
    L_US_S,
    L_US_PB,
    L_US_PF,
    L_US_PF_T,
    L_US_SW,
    L_US_AL,
    L_US_AS,
    L_US_R,
    L_AR_S,
    L_AR_PB,
    L_AR_PC,
    L_AR_ST,
    L_AR_PD,
    L_AR_G,
    L_AR_R,
    L_AR_R_RAID,
    L_AR_R_ASSAULT,
    L_NV_PB,
    L_NV_PT,
    L_NV_PG,
    L_NV_MD,
    L_NV_T,
    L_NV_R,
    L_VC_S,
    L_VC_T,
    L_VC_PB,
    L_VC_PG,
    L_VC_MD,
    L_VC_X,
    L_VC_R,
    L_MOST_SUPPORT, /* of events */
    L_LEAST_POP,
    L_US_POLICE,
    L_ARVN_80,
    L_ARVN_105,
    L_ANY, /* no filter at all */
    LISTS
} TrungList;
/* The first by a list [T3.1], ties by 2.5; NOWHERE if the set is empty. */
unsigned trung_choose(Trung *t, TrungList list, Spaces set);
/* Those with the highest score. */
Spaces trung_most(const Trung *t, Spaces set, int (*score)(const Trung *t, unsigned x));
/* The list of the faction for a purpose [T3.5]. */
TrungList trung_r_list(unsigned f);
TrungList trung_pb_list(unsigned f);
TrungList trung_pf_list(unsigned f, unsigned type);

/* ---- Orders of pieces (pieces.c) ------------------------------------------------------------- */

typedef enum TrungOrder { P_PLACE, P_ENEMY, P_LOSE } TrungOrder;
/* Takes n of these kinds from `have`, which it lowers, into `out`, which it raises; how many it
 * was. P_ENEMY looks who is human. */
unsigned trung_take(const State *s, TrungOrder order, uint8_t have[KINDS], Kinds among, unsigned n,
                    uint8_t out[KINDS]);
/* The next one alone, KINDS if there is none; `last` is the cube taken before it plus 1, or 0. */
unsigned trung_first(const State *s, TrungOrder order, const uint8_t have[KINDS], Kinds among,
                     unsigned last);

/* ---- Gates and cards (gates.c, cards.c) ------------------------------------------------------ */

typedef enum TrungGate {
    G_NONE, /* always */
    GA,
    GB,
    GC,
    GD,
    GE,
    GF,
    GG,
    GG1,
    GH,
    GI,
    GJ,
    GJ1,
    GK,
    GL,
    GM,
    GN,
    GO,
    GP,
    GP1,
    GQ,
    GR,
    GS,
    GT,
    GU,
    GV,
    GW,
    GX,
    GY,
    GZ,
    G_LBJ,
    G_PAT17,
    G_TAX_OK,
    G_VG15,        /* 15+ VG on the map */
    G_POP2_TRAIN,  /* F: population exactly 2, not at AS, COIN control and a UT */
    G_NT8_OUTSIDE, /* N: a space outside the South has 8+ NT */
    G_NG_2D6,      /* P: 2d6 <= NG Available */
    G_NG_SUPPORT,
    G_NG_SUPPORT2, /* R, T: Underground NG in 1, 2 pop spaces above N */
    G_INFILTRATE,  /* "dice": none under McNamara, else as Go [T11.6] */
    G_AFTER_MARCH, /* the Operation is a March */
    GATES
} TrungGate;
bool trung_gate(Trung *t, TrungGate gate);

/* How an Operation or activity of a card differs. */
typedef enum TrungHow {
    HOW_AMBUSH = 1,   /* an Attack with Ambush */
    HOW_LOC_STEP = 2, /* NVA March [T11.3] */
    HOW_LC_STEP = 4,
    HOW_VC_BASE = 16,    /* Infiltrate [T11.6] */
    HOW_MOST_POWER = 32, /* G: the first Assault by firepower, the activity after it */
    HOW_MIDDLE = 64      /* the Operation's procedure itself calls trung_try_activities */
} TrungHow;

typedef struct TrungTry {
    uint8_t activity, when, how; /* ActivityKind, TrungGate, TrungHow */
} TrungTry;
enum { TRUNG_TRIES = 4 };
typedef struct TrungPlay {
    uint8_t op, how;     /* OpKind; OPERATIONS: there is no such branch */
    bool activity_first; /* SA{} > Op */
    uint8_t tries;
    TrungTry sa[TRUNG_TRIES];
} TrungPlay;
/* Which branch of the back counts where only an activity is made [T14.10]: the one or the other, or
 * as its gate says. */
typedef enum TrungAlone { ALONE_FIRST, ALONE_SECOND, ALONE_ASKS } TrungAlone;
/* Branches: front if `when`, else; back if `when`, else. */
typedef struct TrungCard {
    uint8_t draw, flip;
    uint8_t alone; /* TrungAlone */
    bool early;    /* the activities of the first branch stand before the flip gate [F, H, Z] */
    uint8_t when[2];
    TrungPlay play[4];
} TrungCard;
extern const TrungCard trung_cards[TRUNG_CARDS];

/* ---- Turns (slot.c, turn.c) ------------------------------------------------------------------ */

typedef enum TrungAction { DO_PASS, DO_EVENT, DO_OP, DO_OP_ACTIVITY, DO_LIMITED } TrungAction;
/* Answers SLOT_ASK. */
Action trung_slot(Trung *t);
/* Of a card that does something [T6.3]; false: no Op. */
bool trung_resolve(Trung *t);
void trung_forget_turn(TrungMemory *m);
/* Answers the own step of an Operation, of an activity. */
Action trung_operation(Trung *t);
Action trung_activity(Trung *t);
/* Inside an Operation's procedure: tries the activities of the card; true: one begins now, it is in
 * `want`. Not twice [T6.4]. */
bool trung_try_activities(Trung *t);
/* Whether an activity that the rules allow now would do something: false, or its first deed is
 * known. */
bool trung_try_activity(Trung *t, unsigned activity, unsigned how);
const TrungPlay *trung_play(const Trung *t); /* NULL: none is being followed */

/* Answers EV_ANY: a free LimOp, or a free activity [T14.9, T14.10]. */
Action trung_free(Trung *t);

/* For procedures. Spaces that the step's answers name with this verb, without those refused. */
Spaces trung_open(const Trung *t, unsigned verb);
bool trung_may(const Trung *t, Action a);
bool trung_has_verb(const Trung *t, unsigned verb);
/* [T6.7]: a further space may be taken; rolls where a roll is due. */
bool trung_go_on(Trung *t);
/* "space x", and a roll is due before the next one, or not [T6.8]. */
void trung_take_space(Trung *t, unsigned x, bool roll);
void trung_want(Trung *t, unsigned verb, unsigned a, unsigned b);

/* ---- Movement (move.c, travel.c) ------------------------------------------------------------- */

typedef enum TrungMode { BY_SWEEP, BY_PATROL, BY_LIFT, BY_TRANSPORT, BY_MARCH, BY_EVENT } TrungMode;

/* What changes the rules of movement. */
typedef enum TrungMoveRules {
    MOVE_EASTER = 1,    /* [T11.3.1] */
    MOVE_NO_THREE = 2,  /* #75 VC: without K11 */
    MOVE_ONE_ORIGIN = 4 /* Transport: no other origin */
} TrungMoveRules;

typedef struct TrungTravel {
    uint8_t mode, mover; /* TrungMode; MoverKind: who the rules let move, and how far */
    Kinds kinds;
    uint8_t parts;
    /* Destinations of a part [T8.3]; those chosen or unreachable are left out afterwards. */
    Spaces (*candidates)(Trung *t, unsigned part);
    unsigned (*choose)(Trung *t, unsigned part, Spaces set);
    unsigned (*limit)(Trung *t); /* destinations; NULL: a LimOp has one */
    /* Optional: other reach than the mover's, and a last word about an origin [T8.10, T8.11]. */
    Spaces (*reach)(Trung *t, unsigned from);
    bool (*may_leave)(Trung *t, unsigned from, unsigned to);
    uint8_t rules;                          /* TrungMoveRules */
    bool rolls;                             /* [T6.7] */
    bool (*in_place)(Trung *t, unsigned x); /* a destination though nobody moved [T8.3]; or NULL */
} TrungTravel;

/* The next move, in `want`; false: there is none. */
bool trung_travel(Trung *t, const TrungTravel *travel);
/* The next group for the one destination in route.to [T8.4], in `want`; origins in route.tried are
 * left out. */
bool trung_next_group(Trung *t, const TrungTravel *travel);
/* Who could leave an origin for a destination after the keep rules [T8.5]; how many. */
unsigned trung_unkept(Trung *t, const TrungTravel *travel, unsigned from, unsigned to,
                      uint8_t left[KINDS]);
/* Who of them goes [T8.6]; how many. */
unsigned trung_movers(Trung *t, const TrungTravel *travel, unsigned from, unsigned to,
                      const uint8_t left[KINDS], uint8_t out[KINDS]);
/* [T8.8] */
unsigned trung_may_leave(const State *s, unsigned from, unsigned f, unsigned movable);

/* ---- Shared procedures (ambush.c, coin.c) ---------------------------------------------------- */

bool trung_troops_can_storm(const State *s, unsigned x); /* [T11.4] (nva.c) */
TrungNext trung_next_ambush;                             /* [T13.4] */
Spaces trung_nva_near(const Trung *t, unsigned x);       /* NVA-adjacent [T8.2] */

/* Whole bodies of the procedures of Sweep and Patrol: they move by `travel`, then search the
 * destinations in their order; or look on LoCs and make the one free Assault [T13.2, T9.8]. */
bool trung_sweep(Trung *t, const TrungTravel *travel);
Spaces trung_sweep_reach(Trung *t, unsigned from); /* before the rules know the destination */
bool trung_in_place(Trung *t, unsigned x);         /* somebody would be found without a move */
bool trung_patrol(Trung *t, const TrungTravel *travel);
/* Pacify of a Train [T13.5]: begins in a space, with its d3; then step by step, true while there is
 * one, in `want`. They keep their place in these marks. */
enum { MARK_PACIFY = 1, MARK_STEPS = 2 };
void trung_begin_pacify(Trung *t, unsigned x);
bool trung_pacify(Trung *t, unsigned ceiling);
/* Steps below: which piece of an Assault, #13u, #14u, an added Assault (`what` is CH_YES), what is
 * trained (`what`). */
bool trung_coin_ask(Trung *t, unsigned step, Action *out);

/* ---- Other questions (asks.c, events.c, coup.c) ---------------------------------------------- */

/* A step below an Operation's; false: nothing to say. */
bool trung_ask(Trung *t, unsigned step, Action *out);
typedef enum TrungPrio { PRIO_IGNORED, PRIO_PERFORMED, PRIO_CRITICAL } TrungPrio;
typedef struct TrungEventRow {
    uint8_t prio, side;
} TrungEventRow;
extern const TrungEventRow trung_event_rows[FIRST_COUP][FACTIONS]; /* by card: event_rows.c */
TrungPrio trung_prio(unsigned card, unsigned f);
unsigned trung_side(unsigned card, unsigned f); /* that it would use */
bool trung_event_effective(Trung *t, unsigned card, unsigned f);
bool trung_event_ask(Trung *t, unsigned step, Action *out);
bool trung_coup_ask(Trung *t, unsigned step, Action *out);

#endif
