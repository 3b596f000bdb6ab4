/* fitl.h: the board and the position, and what every chapter's code asks of them.
 *
 * Pieces of one type and state in one space are interchangeable [6.7], so a position counts them
 * instead of naming them. Scores and Control are functions of the counts; only the sums by side are
 * kept beside them, and only pieces.c writes either.
 */
#ifndef FITL_H
#define FITL_H

#include "games/fitl/rules/ids.h"

/* ---- Board ----------------------------------------------------------------------------------- */

enum { NAME_MAX = 48, LINKS = 143 };

typedef struct Scenario {
    uint8_t at[SPACES][KINDS];
    uint8_t level[SPACES];
    uint8_t out[TYPES];
    uint8_t track[TRACKS], econ, trail;
    uint8_t score[FACTIONS];
    uint8_t piles, pile_events;
} Scenario;

typedef struct Card {
    char title[NAME_MAX];
    uint8_t order[FACTIONS]; /* of events and pivotal cards, left to right */
    uint8_t period, type;    /* Period, CardType */
} Card;

struct Board {
    char name[SPACES][NAME_MAX], brief[SPACES][NAME_MAX];
    uint8_t terrain[SPACES], pop[SPACES], econ[SPACES];
    Spaces adjacent[SPACES];
    Spaces coastal, mekong, highland, lowland, jungle, populated;
    uint16_t link[SPACES + 1]; /* number of the first of a space's links; each counts twice */
    Scenario scenario[SCENARIOS];
    Card card[CARDS + 1]; /* from 1 */
};

extern const char fitl_board_text[];
bool fitl_load_board(const char *text, Board *board, Problem *problem);

/* ---- Position -------------------------------------------------------------------------------- */

enum { MOVED_SORTS = 3, LIFT_SPACES = 4, LIFT_KINDS = 6, BUY_SPACES = 4 };

/* How an Operation differs from an ordinary one. */
enum {
    OP_LIMITED = 1,
    OP_FREE = 2,
    OP_BY_EVENT = 4,       /* granted by a card: no activity goes with it */
    OP_ACTIVITY_DONE = 8,  /* the activity has been executed */
    OP_TAIL = 16,          /* the spaces are over: the last step has begun */
    OP_NAMED = 32,         /* a card names it: no ban of Monsoon or momentum [12.5] */
    OP_IN_PLACE = 64,      /* no movement */
    OP_NO_ARVN = 128,      /* no added ARVN Assault */
    OP_OPEN_TUNNELS = 256, /* tunneled bases are removed like others [#23] */
    OP_TROOPS_ONLY = 512,
    OP_GUERRILLAS_ONLY = 1024,
    OP_IF_RICHER = 2048,       /* only asking what more Resources would allow [7.4] */
    OP_EVERY = 4096,           /* no choice of spaces: all that qualify */
    OP_ADDED = 8192,           /* the added ARVN Assault has been made or waived */
    OP_GOT = 16384,            /* the ally has granted Resources at this choice [15.a] */
    OP_REFUSED = 32768,        /* the ally has refused some at this choice */
    OP_ORIGINS_ONLY = 65536,   /* who goes on along the Trail starts in an origin each time [#75] */
    OP_JOINT = 131072,         /* VC and NVA guerrillas attack together [#124] */
    OP_MAY = 262144,           /* no space need be taken */
    OP_VIA_TRAIL = 524288,     /* March: on through Laos and Cambodia to a destination [#71] */
    OP_CUBES_AS_US = 1048576,  /* all COIN cubes count as US Troops [#70] */
    OP_TROOPS_AS_US = 2097152, /* ARVN Troops count as US Troops [#99] */
    OP_STATIONS = 4194304      /* March: way stations are destinations, too [#56] */
};

/* What an Operation remembers until it ends [7.8]. */
typedef struct Operation {
    Spaces spaces;  /* selected */
    Spaces paid;    /* March: entered and paid; Train: 3 were paid here */
    Spaces done;    /* resolved: Sweep, Assault, Attack */
    Spaces allowed; /* destinations that may be selected */
    Spaces origins; /* from which pieces may move */
    uint32_t flags;
    uint8_t kind, faction; /* OpKind */
    uint8_t stage;
    uint8_t most;    /* spaces; 0: no limit of its own */
    uint8_t target;  /* Space: the only destination of a LimOp; NOWHERE: none yet */
    uint8_t enemies; /* factions that may be touched */
    uint8_t abrams, cobras, patton, platoons, tanks, trailed; /* used so often */
    Spaces shipped;                         /* destinations of a Transport in this turn [#61] */
    uint8_t moved[SPACES + 1][MOVED_SORTS]; /* COIN: Troops, Police; insurgents: Troops, _, _A */
    uint8_t links[(2 * LINKS + 7) / 8];     /* of March, used [9.8] */
} Operation;

/* How a special activity differs from an ordinary one, and what of it has been used. */
enum {
    ACT_FREE = 1,       /* given by a card */
    ACT_ARC_LIGHT = 2,  /* the one Province without COIN pieces is taken [#8] */
    ACT_TRAIL = 4,      /* the Trail has been struck */
    ACT_QUIET = 8,      /* the one Govern without a shift is used [#86] */
    ACT_PAIR = 16,      /* the one Ambush of two pieces is used [#104] */
    ACT_DEEP = 32,      /* Air Strike: the Trail falls by three boxes [#35] */
    ACT_ANYWHERE = 64,  /* Air Strike: no COIN piece needed; Ambush: an Active guerrilla will do */
    ACT_NO_TRAIL = 128, /* hits cannot buy the Trail */
    /* From here on in `terms`. */
    ACT_BASES_FIRST = 256, /* Air Strike: bases go before the others [#26] */
    ACT_BROADSIDE = 512    /* Air Strike: so many pieces in each space instead of a limit [#30] */
};

/* What a special activity remembers until it ends. */
typedef struct Activity {
    Spaces spaces;  /* selected */
    Spaces allowed; /* where it may be */
    Spaces twice;   /* Air Strike: lost two pieces or more */
    Spaces once;    /* Air Strike: lost a piece; Raid: struck; Transport: LoCs [10.26] */
    uint8_t kind, faction, stage, flags;
    uint8_t left;   /* hits, pieces */
    uint8_t most;   /* spaces, if a card says so */
    uint8_t count;  /* pieces other than US Troops lifted; cubes subverted */
    uint8_t origin; /* Transport */
    uint8_t slot[LIFT_SPACES];
    uint8_t lifted[LIFT_SPACES][LIFT_KINDS]; /* arrived, by slot: they do not go on */
    uint8_t terms;                           /* flags of a card, divided by 256 */
} Activity;

/* Markers and levels bought: Pacify and Agitate. */
typedef struct Purchases {
    uint8_t count;
    uint8_t space[BUY_SPACES], levels[BUY_SPACES];
} Purchases;

/* What a card remembers between its steps. */
typedef struct Event {
    Spaces chosen, lost, got;
    uint8_t card, side, line;
    uint8_t executor, picked; /* Faction */
    uint8_t number;           /* the die, or how many */
    uint8_t left;             /* of the line being carried out */
    uint8_t space;            /* chosen last */
} Event;

struct State {
    Flow flow;
    uint8_t at[SPACES][KINDS];
    uint8_t coin[SPACES], nva[SPACES], vc[SPACES]; /* sums of `at` */
    uint8_t level[SPACES], terror[SPACES];
    uint8_t box[BOXES][TYPES];
    uint8_t track[TRACKS];
    uint8_t econ, trail;
    uint8_t markers; /* Terror and Sabotage left in the pool */

    uint8_t seen[(EVENTS + 8) / 8]; /* events that have been revealed, by number */
    uint8_t coups_seen;             /* set: bit 0 is card 125 */
    uint8_t pile, pile_left;        /* cards of this pile not revealed yet */
    uint8_t pile_coup;              /* its Coup has been revealed */
    uint8_t current, next;          /* cards; 0: none */
    uint8_t card_number;            /* of the current card, from 1 */
    uint8_t coup_count;             /* Coup cards played */
    uint8_t after_round;            /* the last card had a Coup Round [5.21] */
    uint8_t played[FACTIONS]; /* of this card, for people: PLAYED_PASS and so on, 0: nothing yet */

    uint8_t eligible, acted, passed, stay, barred; /* sets of factions [5] */
    uint8_t slot;                                  /* 0, 1: which is open; 2: none */
    uint8_t first;                                 /* what the first slot did, as in `played` */
    uint8_t pivotal, pivotal_used; /* sets of factions: in hand, played, not asked */
    uint8_t pivot;                 /* faction whose pivotal lies on top, NOBODY */

    uint8_t leader;       /* top card of the box, 0: Minh */
    uint8_t leader_cards; /* in the box */
    uint8_t leader_down;  /* its text is off */
    uint8_t ky_later;     /* Ky came after 16 was played [13.l] */
    uint8_t peace_talks;  /* #3 */
    uint32_t cap[2];      /* capabilities showing u, s */
    uint32_t gone;        /* capabilities out of play */
    uint16_t momentum;

    uint8_t bots;       /* set of factions: their Resources are not counted [T1.16] */
    uint8_t us_policy;  /* of a US bot */
    uint8_t trung_size; /* cards of the bots' deck that have been laid; short of all: shuffling */
    uint8_t trung_top;
    uint8_t trung[TRUNG_CARDS];

    uint8_t frozen; /* Control is that of these sets [3.6] */
    Spaces frozen_coin, frozen_nva;
    uint8_t phase; /* of the Coup Round, 0: none */
    uint8_t over;  /* 1: ended by a victory check, 2: after the final Coup */
    uint8_t die;
    uint8_t mover; /* which kind of move is being chosen */
    uint8_t group[KINDS];
    uint8_t before; /* US Troops and bases Available before Commitment */
    uint8_t quota[2];
    Purchases buys;
    Operation op;
    Activity sa;
    Event ev;
};

/* ---- Tables (pieces.c, words.c) -------------------------------------------------------------- */

extern const uint8_t fitl_type_of[KINDS], fitl_owner[KINDS], fitl_kind_of[TYPES], fitl_pool[TYPES],
    fitl_type_owner[TYPES];
extern const Kinds fitl_faction_kinds[FACTIONS];
extern const uint8_t fitl_cap_card[CAPABILITIES];
extern const uint8_t fitl_mom_card[MOMENTA], fitl_mom_side[MOMENTA];
extern const uint8_t fitl_pivotal_card[FACTIONS];

static inline unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }
static inline unsigned most(unsigned a, unsigned b) { return a > b ? a : b; }
static inline unsigned first_space(Spaces set) { return (unsigned)__builtin_ctzll(set); }
static inline unsigned count_spaces(Spaces set) { return (unsigned)__builtin_popcountll(set); }
static inline unsigned first_kind(Kinds set) { return (unsigned)__builtin_ctz(set); }
static inline bool is_loc(unsigned space) { return space >= FIRST_LOC; }
static inline bool is_city(unsigned space) { return space < FIRST_PROVINCE; }
static inline bool is_province(unsigned space)
{
    return space >= FIRST_PROVINCE && space < FIRST_LOC;
}
static inline bool in(Spaces set, unsigned space) { return set >> space & 1; }

static inline bool edition_1(const Game *g) { return g->option[OPTION_EDITION] == 1; }
static inline const Scenario *scenario_of(const Game *g)
{
    return &g->board->scenario[g->option[OPTION_SCENARIO]];
}

/* ---- Counting (pieces.c) --------------------------------------------------------------------- */

/* Pieces of these kinds in a space. */
static inline unsigned count_at(const State *s, unsigned space, Kinds kinds)
{
    unsigned sum = 0;
    for (; kinds; kinds &= kinds - 1)
        sum += s->at[space][first_kind(kinds)];
    return sum;
}
static inline bool has(const State *s, unsigned space, Kinds kinds)
{
    for (; kinds; kinds &= kinds - 1)
        if (s->at[space][first_kind(kinds)])
            return true;
    return false;
}
/* Which of these kinds are in a space. */
static inline Kinds kinds_of(const State *s, unsigned space, Kinds kinds)
{
    Kinds found = 0;
    for (; kinds; kinds &= kinds - 1)
        found |= s->at[space][first_kind(kinds)] ? kinds & (0 - kinds) : 0;
    return found;
}
/* An insurgent's guerrillas Underground; the next kind are its Active ones. */
static inline unsigned hidden_kind(unsigned faction)
{
    return faction == NVA ? K_NVA_GUERRILLA : K_VC_GUERRILLA;
}
static inline unsigned insurgents(const State *s, unsigned space)
{
    return s->nva[space] + s->vc[space];
}
unsigned fitl_on_map(const State *s, Kinds kinds, Spaces where);
static inline unsigned bases_at(const State *s, unsigned space)
{
    const uint8_t *at = s->at[space];
    return (unsigned)(at[K_US_BASE] + at[K_ARVN_BASE] + at[K_NVA_BASE] + at[K_NVA_BASE_T] +
                      at[K_VC_BASE] + at[K_VC_BASE_T]);
}
static inline bool base_room(const State *s, unsigned space)
{
    return !is_loc(space) && bases_at(s, space) < STACK_BASES;
}
unsigned fitl_tunnels_left(const State *s);

/* Control [3.5]; frozen in Redeploy and Commitment. */
static inline Control control(const State *s, unsigned space)
{
    if (is_loc(space))
        return UNCONTROLLED;
    if (s->frozen)
        return in(s->frozen_coin, space)  ? COIN_CONTROL
               : in(s->frozen_nva, space) ? NVA_CONTROL
                                          : UNCONTROLLED;
    const unsigned coin = s->coin[space], nva = s->nva[space], vc = s->vc[space];
    return coin > nva + vc ? COIN_CONTROL : nva > coin + vc ? NVA_CONTROL : UNCONTROLLED;
}
static inline bool coin_controls(const State *s, unsigned space)
{
    return control(s, space) == COIN_CONTROL;
}
void fitl_freeze_control(State *s);

unsigned fitl_total_support(const Game *g, const State *s);
unsigned fitl_total_opposition(const Game *g, const State *s);
/* [3.14]: people or population first, then Available pieces, Patronage or bases. */
unsigned fitl_score_part(const Game *g, const State *s, unsigned faction, unsigned part);
unsigned fitl_score(const Game *g, const State *s, unsigned faction);
int fitl_margin(const Game *g, const State *s, unsigned faction);

/* ---- Changing (pieces.c): every one tells it in a note --------------------------------------- */

static inline void note(State *s, uint8_t kind, unsigned a, unsigned b, unsigned c)
{
    if (flow_of(s)->note_count < FLOW_NOTES) /* a long event may have more to tell than is room */
        flow_note(s, kind, (uint8_t)a, (uint8_t)b, (uint8_t)c);
}

/* Adds or takes n pieces of a kind; the sums follow. Silent: what the others are made of. */
void fitl_put(State *s, unsigned space, unsigned kind, int n);
void fitl_place(State *s, unsigned space, unsigned type, unsigned n); /* from Available */
void fitl_deploy(State *s, unsigned box, unsigned space, unsigned type, unsigned n);
void fitl_remove(State *s, unsigned space, unsigned kind, unsigned n, unsigned box);
void fitl_box(State *s, unsigned type, unsigned n, unsigned from, unsigned to);
void fitl_flip(State *s, unsigned space, unsigned kind, unsigned n); /* to the other state */
void fitl_hide_all(State *s, Kinds kinds, Spaces where);             /* turned Underground */
void fitl_shift(const Game *g, State *s, unsigned space, int levels);
void fitl_set_level(const Game *g, State *s, unsigned space, unsigned level);
void fitl_add_marker(State *s, unsigned space);
void fitl_remove_marker(State *s, unsigned space);
void fitl_track(State *s, unsigned track, int change);
/* VC pays for a step of Agitation with Resources, a bot with its Agitate Total, which the track of
 * its Resources holds [T13.6]. */
bool fitl_can_agitate(const State *s);
void fitl_pay_agitation(State *s);
void fitl_gain_agitation(State *s, unsigned n); /* of a bot [T12.6] */
/* A step of Pacification in a Coup Round: of two bots it costs one point [T13.5]. */
void fitl_add_points(State *s, unsigned n);
bool fitl_can_pacify(const State *s, unsigned faction, unsigned cost);
void fitl_pay_pacification(State *s, unsigned faction, unsigned cost);
void fitl_transfer(State *s, unsigned from, unsigned to, unsigned amount);
/* Any cause; #7 sees it. False if the Trail did not move. */
bool fitl_trail(State *s, int change);

/* Who patrols and assaults for it [8.17, 8.27]. */
static inline Kinds cubes_of(unsigned faction)
{
    return faction == US ? KIND(K_US_TROOP) : ARVN_CUBES;
}

/* ---- Who counts as US Troops in Sweep and Assault [#70, #99] --------------------------------- */

static inline bool as_us(const State *s)
{
    return s->op.flags & (OP_CUBES_AS_US | OP_TROOPS_AS_US);
}
static inline Kinds us_troops(const State *s)
{
    if (s->op.flags & OP_CUBES_AS_US)
        return COIN_CUBES;
    return KIND(K_US_TROOP) | (s->op.flags & OP_TROOPS_AS_US ? KIND(K_ARVN_TROOP) : 0);
}

/* ---- Lasting effects ------------------------------------------------------------------------- */

static inline bool cap(const State *s, Capability which, unsigned side)
{
    return s->cap[side] >> which & 1;
}
static inline bool momentum(const State *s, Momentum which) { return s->momentum >> which & 1; }
static inline bool leads(const State *s, unsigned card) /* its text is on */
{
    return s->leader == card && !s->leader_down;
}
static inline bool minh_leads(const State *s) { return s->leader_cards == 0; }
static inline bool monsoon(const State *s) /* [5.8] */
{
    return s->next >= FIRST_COUP && s->current < FIRST_COUP;
}

/* [5.8]: neither is executed before a Coup card. */
static inline bool is_rained_off(const State *s, unsigned operation)
{
    return monsoon(s) && (operation == OP_SWEEP || operation == OP_MARCH);
}

/* #121 waits for a US score above this [card121.pre]; Peace Talks lower it. */
static inline unsigned score_for_121(const State *s) { return s->peace_talks ? 25 : 40; }

/* ---- Paying [3.8, 3.11] ---------------------------------------------------------------------- */

extern const uint8_t fitl_purse[FACTIONS]; /* Track */

static inline bool is_bot(const State *s, unsigned faction) { return s->bots >> faction & 1; }
/* Resources of bots do not exist: nothing costs, gains and losses are ignored [T1.16]. */
static inline bool is_tracked(const State *s, unsigned track)
{
    static const uint8_t users[TRACKS] = {[T_ARVN] = 3, [T_NVA] = 4, [T_VC] = 8};
    return !users[track] || (s->bots & users[track]) != users[track];
}
static inline bool can_pay(const State *s, unsigned faction, unsigned cost)
{
    return !is_tracked(s, fitl_purse[faction]) ||
           s->track[fitl_purse[faction]] >= cost + (faction == US && cost ? s->econ : 0u);
}
static inline void pay(State *s, unsigned faction, unsigned cost)
{
    if (cost)
        fitl_track(s, fitl_purse[faction], -(int)cost);
}

#endif
