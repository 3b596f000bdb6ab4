/* s75.h: Saigon 75 as data: board, position, verbs, steps, reasons, notes.
 *
 * Numbers in brackets, here and in every file of this folder, are paragraphs of the rules
 * (docs/rules/saigon75.md maps each to its code and its tests).
 * Sets of units are 64-bit masks (there are 55 units), sets of provinces 32-bit masks.
 */
#ifndef SAIGON75_S75_H
#define SAIGON75_S75_H

#include "core/game.h"
#include "games/saigon75/rules/ids.h"
#include "games/saigon75/rules/steps.h"

/* ---- Sides, units, places -------------------------------------------------------------------- */

enum { NV, SV, SIDES };

/* [1.1-1.7], in the order of unit numbers */
typedef enum Kind {
    NV_DIVISION,
    VC,
    SV_DIVISION,
    RANGER,
    MARINE,
    PARATROOPER,
    RIVER_PATROL,
    MECHANISED,
    KINDS
} Kind;

enum {
    UNITS = 55,
    NV_COUNT = 22, /* the first of them are NV's */
    PROVINCES = 20,
    RESERVE = 20, /* the zone and the NV Reserve are one place [2.1] */
    BOX = 21,     /* SV units not placed yet [3.2] */
    OUT = 22,     /* eliminated */
    PLACES = 23,
    NOWHERE = 0xff,
    NO_UNIT = 0xff,
    STACK_MAX = 5, /* [7.1] */
    DICE_MAX = 5,  /* [1.9] */
    TURNS = 8,
    CARDS = 20,
    TOKENS = 3,
    AIR_TOTAL = 12,
    AIR_BOX_MAX = 5,
    INFILTRATION_TOTAL = 5,
    FREE_VC = 2 /* [5.3] */
};

typedef uint64_t Units;
typedef uint32_t Provinces;

#define UNIT(u) ((Units)1 << (u))
#define PROVINCE(p) ((Provinces)1 << (p))

#define ALL_PROVINCES ((Provinces)0xfffff)
#define NV_DIVISIONS ((Units)0x3fff)
#define ALL_VC ((Units)0xff << 14)
#define SV_DIVISIONS ((Units)0x7ff << 22)
#define RANGERS ((Units)0x3f << 33)
#define MARINES ((Units)0xf << 39)
#define PARATROOPERS ((Units)0x7 << 43)
#define RIVER_PATROLS ((Units)0x3 << 46)
#define MECHANISEDS ((Units)0x7f << 48)
#define NV_UNITS (NV_DIVISIONS | ALL_VC)
#define SV_UNITS (((Units)1 << UNITS) - 1 - NV_UNITS)
#define DIVISIONS (NV_DIVISIONS | SV_DIVISIONS)

extern const Units s75_side_units[SIDES];
extern const uint8_t s75_kind_first[KINDS + 1]; /* number of the first unit of a kind */
extern const uint8_t s75_kind_of[UNITS];

static inline unsigned count_units(Units units) { return (unsigned)__builtin_popcountll(units); }
static inline unsigned first_unit(Units units) { return (unsigned)__builtin_ctzll(units); }
static inline unsigned count_provinces(Provinces set) { return (unsigned)__builtin_popcount(set); }
static inline unsigned first_province(Provinces set) { return (unsigned)__builtin_ctz(set); }
static inline uint8_t side_of(unsigned unit) { return unit >= 22 ? SV : NV; }
static inline unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* ---- Board [14] ------------------------------------------------------------------------------ */

enum { ROLL_OUTCOMES = 21 }; /* (X, R) pairs of up to five dice */
enum { SOLO_CARDS = 10, NAME_MAX = 32 };

typedef enum Colour { YELLOW, GREEN, RED, COLOURS } Colour; /* favours SV, neither, NV [1.11] */

typedef struct SoloCard { /* [15.13] */
    uint8_t number;
    uint8_t colour[COLOURS]; /* search order */
    bool reinforce;
    uint8_t token_use; /* TokenUse */
    uint8_t attack;    /* 0 superior, 1 equal, 2 always */
    Provinces provinces;
} SoloCard;

typedef enum TokenUse {
    TOKEN_NONE,
    TOKEN_ACTIVATION,
    TOKEN_REROLL,
    TOKEN_EXCHANGE,
    TOKEN_STRATEGIC
} TokenUse;

/* A number for each place; all of them are added in three steps. None comes to more than a byte
 * holds, so that none spills over. */
typedef union Counts {
    uint8_t in[24];
    uint64_t word[3];
} Counts;
_Static_assert(PLACES <= sizeof(Counts), "each place has its number");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first place has a word's low byte");

/* Chance's list of a roll, as the rules list it: outcomes that cannot fall are left out. */
typedef struct RollList {
    uint32_t count;
    Action action[ROLL_OUTCOMES];
    uint32_t weight[ROLL_OUTCOMES];
} RollList;

enum { DOORS = 8, AWAY_OFF_MAP = 3 };

struct Board {
    char id[PROVINCES][NAME_MAX];   /* an_loc */
    char name[PROVINCES][NAME_MAX]; /* An Lộc */
    Provinces adjacent[PROVINCES];  /* [2.2] */
    Provinces afoot[SIDES][PLACES]; /* where a side's units go from a place by land [8.1, 8.2] */
    Provinces border, coast, mountain, mekong, token;
    Provinces reconstructed; /* provinces with any value we have not seen printed */
    struct {                 /* the same value by value: sets of what we have not seen printed */
        Provinces border, coast, mountain, mekong, token;
        Provinces adjacent[PROVINCES];
        uint16_t modifier[SIDES], maximum[SIDES]; /* of turns */
        uint32_t desertion;                       /* of rows */
        uint8_t dice;                             /* of NV's, SV's and the attrition die */
    } guessed;
    bool familiar; /* map and dice as by default: what was learnt there holds (estimate.c) */
    uint8_t length_rank[PROVINCES];
    uint8_t saigon;
    uint8_t modifier[SIDES][TURNS + 1]; /* [5.1], by turn 1..8 */
    uint8_t maximum[SIDES][TURNS + 1];
    uint8_t desertion[PROVINCES + 1][6]; /* [11.1] points by provinces controlled and die - 1 */
    uint8_t setup[PROVINCES][KINDS];     /* fixed SV units [3.1] */
    uint8_t loss[SIDES], retreat[SIDES], blank[SIDES]; /* faces of the battle dice [9.7] */
    uint8_t aircraft, aircraft_blank;                  /* faces of the attrition die [9.15] */
    SoloCard solo[SOLO_CARDS];
    Counts beside[PLACES]; /* one in each province next door; off the map, none */
    /* The provinces next door, or behind the Reserve, by number; the first again until there are as
     * many as a multiple of DOORS. */
    uint8_t next_door[PLACES][sizeof(Counts)];
    uint8_t doors[PLACES];               /* how many: DOORS on the default map, none off the map */
    Counts away;                         /* steps_to_saigon; those of a place off the map are 3 */
    uint8_t steps_to_saigon[PROVINCES];  /* S of [15.0] */
    uint8_t steps_from_zone[PROVINCES];  /* Z */
    uint8_t solo_order[PROVINCES];       /* provinces by S, Z, L */
    uint8_t north_order[PROVINCES];      /* provinces by Z, L: the order of 15.9 */
    uint8_t steps[PROVINCES][PROVINCES]; /* over land, the zone is no way through [15.a] */
    /* Weight of each (X, R) with n dice, in the order x major, r minor; for chance lists. */
    uint32_t roll_weight[SIDES][DICE_MAX + 1][ROLL_OUTCOMES];
    RollList roll[SIDES][DICE_MAX + 1];                            /* the same, as lists */
    uint32_t attrition_weight[2 * DICE_MAX + 1][2 * DICE_MAX + 1]; /* [markers][lost] */
};

extern const char saigon75_board_text[]; /* generated from data/saigon75 */
/* And from data/saigon75/earlier/. */
extern const char saigon75_1_board_text[], saigon75_2_board_text[], saigon75_3_board_text[],
    saigon75_4_board_text[], saigon75_5_board_text[];
bool s75_load_board(const char *text, Board *board, Problem *problem);

/* ---- Options --------------------------------------------------------------------------------- */

static inline bool is_edition_1(const Game *g) { return g->option[OPTION_EDITION] == 0; }
static inline bool has_draw_pile(const Game *g) { return g->option[OPTION_HAND] == 0; }
static inline bool has_hidden_tokens(const Game *g) { return g->option[OPTION_TOKENS] == 1; }
static inline bool is_solo(const Game *g) { return g->option[OPTION_SOLO] == 1; }
/* How hard the automaton presses, by the option [15.k]: activations besides those of the board, and
 * whether it takes the solo card that it likes best [15.l, 15.m]. */
static inline unsigned s75_pressure(const Game *g)
{
    enum { PRESSING_ACTIVATIONS = 2 };
    return is_solo(g) && g->option[OPTION_AUTOMATON] >= AUTOMATON_PRESSING ? PRESSING_ACTIVATIONS
                                                                           : 0;
}
static inline bool chooses_solo_card(const Game *g)
{
    return is_solo(g) && g->option[OPTION_AUTOMATON] >= AUTOMATON_RELENTLESS;
}
/* Whether it decides as long searches have taught it [15.m]. */
static inline bool is_seasoned(const Game *g)
{
    return is_solo(g) && g->option[OPTION_AUTOMATON] == AUTOMATON_SEASONED;
}

/* ---- Cards [6] ------------------------------------------------------------------------------- */

/* numbered from 0: E-01 is 0 */
typedef enum Card {
    E01_COUNTER_ATTACK,
    E02_AMMUNITION_SHORTAGE,
    E03_AIR_STRIKES,
    E04_REDEPLOYMENT,
    E05_INTELLIGENCE,
    E06_RESISTANCE,
    E07_LIMITED_OFFENSIVE,
    E08_RAINSTORM,
    E09_ARMOURED_SUPPORT,
    E10_VC_ATTACK,
    E11_PARALYSED_COMMAND,
    E12_DIRECTIVE,
    E13_CORRUPTION,
    E14_CRISIS,
    E15_DIVERSION,
    E16_EVACUATION,
    E17_LOW_MORALE,
    E18_VC_INFILTRATION,
    E19_UPRISING,
    E20_MONTAGNARD_REVOLT,
    NO_CARD = 0xff
} Card;

typedef struct CardFacts {
    uint8_t favours;         /* Colour */
    uint8_t effect[SIDES];   /* step of the effect when played in that side's phase; 0: none */
    uint8_t uses[SIDES];     /* how often it may be called upon in that phase's combats */
    const char *name, *text; /* message ids */
} CardFacts;

extern const CardFacts s75_cards[CARDS];

/* ---- Position -------------------------------------------------------------------------------- */

/* Where a token is: a province, or one of these. */
enum { TOKEN_OF_NV = 0x40, TOKEN_OF_SV = 0x41, TOKEN_HIDDEN = 0x42, TOKEN_GONE = 0x43 };

/* [9.6] */
typedef enum Bonus {
    BONUS_INFILTRATION,
    BONUS_MILITIA,
    BONUS_AIR,
    BONUS_SAIGON,
    BONUS_CARD,
    BONUS_TOKEN,
    BONUSES
} Bonus;

typedef enum Face { FACE_LOSS, FACE_RETREAT, FACE_BLANK, FACES } Face;

/* The combat in course, or nothing (province NOWHERE). Indexed by side where there are two. */
typedef struct Combat {
    uint8_t province;
    uint8_t bonus[BONUSES];     /* dice added by each kind */
    uint8_t dice[SIDES];        /* rolled */
    uint8_t face[SIDES][FACES]; /* as they lie now */
    uint8_t loss_due[SIDES];    /* X still to take */
    uint8_t retreat_due[SIDES]; /* R still to answer */
    uint8_t compulsory;         /* [8.8] */
    uint8_t card_used;          /* E-06, E-09, E-11, E-13 called upon here */
    uint8_t tokens;             /* mask of tokens spent for dice here [9.4 gives them back] */
} Combat;

struct State {
    Flow flow;
    Units at[PLACES];
    Units full;      /* divisions with both steps [1.1, 1.6] */
    Units activated; /* this phase [5.5] */
    Units moved;     /* this phase [8.1] */
    Units fought;    /* this phase [9.2] */
    Units barred;    /* may not attack this phase (E-13, E-20, [12.3]) */
    Units frozen;    /* may not move this phase (E-13, E-20) */
    Units absent;    /* no part in any combat (E-20) */
    Units named;     /* by the card in force: E-04, E-13, E-16, E-18, E-20 */
    Units attackers; /* committed to combats declared and not yet fought */
    Units engaged;   /* in the combat in course [9.f] */
    Units sharing;   /* take results in it without being engaged [9.5, 8.8] */
    Units answered;  /* an R in it [9.9] */
    Units arrivals;  /* retreated into a declared combat [9.5] */
    uint8_t place[UNITS];
    uint8_t fights_in[UNITS]; /* province of the combat it was committed to this phase + 1 */
    uint8_t turn;             /* 1..8; 0 during set-up */
    uint8_t active;           /* side whose phase runs */

    Provinces stands[SIDES]; /* places in which a side has units: s75_put keeps it, and this: */
    Counts here[SIDES];      /* a side's units in each place */
    Counts near[SIDES];      /* and in the provinces next door */
    Provinces militia;
    Provinces declared, resolved; /* combats of this phase */
    Provinces card_in;            /* those in which the card in force was called upon */

    uint8_t die;              /* D6 of availability, 0: not rolled */
    uint8_t die_extra;        /* E-12's D6 on turn 8 */
    uint8_t plus_spent;       /* +1 markers added this phase */
    uint8_t token_plus;       /* tokens spent for +1 this phase */
    uint8_t spent;            /* activations used */
    uint8_t free_vc;          /* free VC activations used [5.3] */
    uint8_t plus_left[SIDES]; /* +1 markers [1.5] */
    uint8_t infiltration;     /* markers left [1.4] */

    uint8_t card;      /* in force this phase, or NO_CARD */
    uint8_t card_uses; /* left in this phase's combats (E-01, E-05, E-06, E-09, E-11, E-13, E-19) */
    uint8_t card_count;   /* units redeployed, named or evacuated so far; E-03's province + 1 */
    uint8_t strike[2];    /* E-03: X and R to hand out */
    uint8_t combat_limit; /* E-07: combats that may be declared; NOWHERE: no limit */
    uint8_t crisis;       /* E-14 waits for desertion */

    uint8_t air_box, air_lost;
    uint8_t stand;         /* [8.8] holds this phase */
    uint8_t mech_points;   /* of the mechanised unit in mid-move */
    uint8_t moving;        /* the unit on the move, or NO_UNIT */
    uint8_t desertion_die; /* 0: not rolled this turn */
    uint8_t desertion;     /* points left */

    uint8_t token_place[TOKENS]; /* of tokens 3, 5, 7 */
    uint8_t token_used[SIDES];   /* this turn [12.2] */
    Provinces token_sites;       /* where hidden tokens lie */
    uint8_t strategic_left;      /* units a strategic move may still take */

    uint32_t hand[SIDES]; /* sets of cards */
    uint32_t unseen;      /* nobody has seen: pile, and the four while `aside` is unknown */
    uint32_t aside;       /* the four set aside, once somebody has looked or the pile is empty */
    uint32_t discard;
    uint32_t seen[SIDES]; /* the four as that side last left them [16] */
    uint8_t pile_count, aside_count;
    uint8_t looker;       /* side that looked last, or NOWHERE */
    uint8_t stale[SIDES]; /* exchanges by the enemy since that side looked */

    /* The NV automaton [15]; all 0 without it. Its cards lie in a pile that nobody has seen:
     * hand[NV] holds those known to be in it, the rest of them is among `unseen` and `strays`
     * (solo_cards.c). */
    uint32_t turned;    /* cards of the pile that lie face up until it is shuffled again [15.2] */
    uint32_t strays;    /* SV left these set aside, then some were drawn blind into the pile */
    uint32_t solo_left; /* set of solo cards not drawn yet, by index into board->solo [15.1] */
    uint8_t solo_card;  /* index + 1 of the one in force; 0: none */
    uint8_t pile_nv;    /* event cards NV has not played, turned or not */
    uint8_t goal[NV_COUNT]; /* movement plan [15.5]: province + 1 the unit is sent to; 0: none */
    uint8_t goal_step[NV_COUNT]; /* province + 1 it moves to for that; 0: it is there and fights */
    uint8_t goal_turn[NV_COUNT]; /* when its turn comes, from 1 */
    uint8_t goal_line[NV_COUNT]; /* why: SoloLine (solo.h) */

    uint8_t winner; /* side, or NOWHERE */
    Combat combat;
};

_Static_assert(sizeof(State) <= 1088, "a position must stay small: search copies it a lot");

/* ---- Steps ----------------------------------------------------------------------------------- */

/* How a unit in step RETREAT came there (frame local 1). */
enum { RETREAT_COMBAT, RETREAT_STRIKE, RETREAT_EVACUATION, RETREAT_VOLUNTARY };

/* ---- Reasons --------------------------------------------------------------------------------- */

extern const Reason s75_reasons[S75_REASONS];

/* A rule as the set of units or places it holds back. The legal list is what no bar holds; a
 * refusal is the first bar that does: so what is offered and what is explained cannot drift apart.
 */
typedef struct Bars {
    Units held;     /* all sets together: the legal lists look at nothing else */
    Units asked;    /* of whom somebody wants to know why not; 0: nobody */
    uint8_t reason; /* the first that holds it */
} Bars;

static inline Bars no_bars(void) { return (Bars){.reason = R_LEGAL}; }
/* Any number may be asked about: what is no unit and no place no bar holds. */
static inline Bars bars_about(unsigned item) { return (Bars){.asked = UNIT(item % 64)}; }

static inline void bar(Bars *bars, uint8_t reason, Units set)
{
    bars->held |= set;
    if (set & bars->asked && bars->reason == R_LEGAL)
        bars->reason = reason;
}

static inline Units bars_open(const Bars *bars, Units all) { return all & ~bars->held; }

/* ---- Functions, by file ---------------------------------------------------------------------- */

/* units.c: pieces and places */
Units s75_on_map(const State *s);
static inline unsigned s75_count_at(const State *s, unsigned place, unsigned side)
{
    return s->here[side].in[place];
}
/* Provinces in which a side has units, and in which both have. */
static inline Provinces s75_provinces_of(const State *s, unsigned side)
{
    return s->stands[side] & ALL_PROVINCES;
}
static inline Provinces s75_contested(const State *s)
{
    return s->stands[NV] & s->stands[SV] & ALL_PROVINCES;
}
/* Steps of these units: a full division has two [1.1, 1.6]. */
static inline unsigned s75_steps_in(const State *s, Units units)
{
    return count_units(units) + count_units(units & s->full);
}
/* Of each set of interchangeable units, the first [1.15 and all flags alike]. */
Units s75_without_twins(const State *s, Units units);
void s75_list_units(const State *s, uint8_t verb, Units units, ActionList *out);
void s75_list_places(uint8_t verb, Provinces places, ActionList *out); /* RESERVE may be in */
/* A unit goes from where it was to a place; the first time of all, to one off the map. */
void s75_put(const Game *g, State *s, unsigned unit, unsigned place);
void s75_put_first(State *s, unsigned unit, unsigned place);
/* SV entering an empty province with militia clears it [8.4]. */
void s75_enter(const Game *g, State *s, unsigned unit, unsigned place);
void s75_eliminate(const Game *g, State *s, unsigned unit);
void s75_reduce(const Game *g, State *s, unsigned unit); /* [1.14] */
Provinces s75_full_provinces(const State *s, unsigned side);
Provinces s75_places_with(const State *s, unsigned side, unsigned units); /* at least so many */
void s75_bar_not_own(const State *s, unsigned side, Bars *bars);
/* steps.c: what Rules has under these names; the first three in WebAssembly */
Seat s75_actor(const Game *g, const State *s);
void s75_legal(const Game *g, const State *s, ActionList *out);
void s75_apply(const Game *g, State *s, Action action);
void s75_advance(const Game *g, State *s);
Seat s75_active(const Game *g, const State *s);
Seat s75_nv(const Game *g, const State *s);
Seat s75_sv(const Game *g, const State *s);
/* Weighted lists of dice; the first as a step's own: one D6. */
void s75_list_roll(const Game *g, unsigned side, unsigned dice, ActionList *out);
void s75_list_attrition(const Game *g, unsigned markers, ActionList *out);
void s75_list_cards(uint8_t verb, uint32_t cards, ActionList *out);
void s75_list_draw(unsigned side, uint32_t cards, ActionList *out);

/* control.c [10] */
/* [10.1] Whoever stands there alone; militia decides where both stand, or nobody. */
static inline Provinces s75_controlled_by_nv(const State *s)
{
    const Provinces nv = s->stands[NV], sv = s->stands[SV];
    return ALL_PROVINCES & ((nv & ~sv) | (~(nv ^ sv) & s->militia));
}
static inline unsigned s75_controller(const State *s, unsigned province)
{
    return s75_controlled_by_nv(s) >> province & 1 ? NV : SV;
}
void s75_control_after_combat(const Game *g, State *s, unsigned province);
void s75_place_militia(State *s);

/* availability.c [5] */
unsigned s75_modifier(const Game *g, const State *s);
unsigned s75_maximum(const Game *g, const State *s);
unsigned s75_availability(const Game *g, const State *s);
unsigned s75_activations_left(const Game *g, const State *s);
/* Units that cannot be activated any more for want of activations, as bars. */
void s75_bar_activation(const Game *g, const State *s, Bars *bars);
bool s75_can_activate_all(const Game *g, const State *s, Units units);
void s75_activate(State *s, unsigned unit); /* pays, unless activated already */

/* desertion.c [11] */
/* Whether there is a test at all with so many provinces under NV's control. */
bool s75_desertion_tests(const Game *g, unsigned provinces);
/* Points by die - 1 if SV were tested now; NULL: there would be no test. */
const uint8_t *s75_desertion_row(const Game *g, const State *s);

/* tokens.c [12] */
uint8_t s75_why_no_token(const Game *g, const State *s); /* for the active side */
unsigned s75_spend_token(State *s);

/* movement.c [8] */
Provinces s75_move_places(const Game *g, const State *s, unsigned unit); /* RESERVE may be in */
bool s75_saigon_contested(const Game *g, const State *s);
bool s75_is_last_stand(const State *s);                  /* turn 8, SV phase [8.8] */
Units s75_held_in_saigon(const Game *g, const State *s); /* units 8.8 keeps there */

/* declare.c, combat.c, results.c [9] */
unsigned s75_dice(const Game *g, const State *s, unsigned side);
Units s75_takers(const State *s, unsigned side); /* units that take results here */
Provinces s75_refuges(const Game *g, const State *s, unsigned unit); /* [9.10], full ones too */
Provinces s75_open_refuges(const Game *g, const State *s, unsigned unit);

/* guide.c, map.c, status.c: for people in front of a screen (core/guide.h) */
extern const Guide s75_guide;
void s75_status(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);

/* solo_cards.c [15.1, 15.2, 15.f] */
unsigned s75_face_down(const State *s);       /* cards of NV's pile that are not turned over */
unsigned s75_strays_in_pile(const State *s);  /* how many of the strays NV's pile holds */
unsigned s75_unknown_in_pile(const State *s); /* how many of its cards nobody has ever seen */

/* Everything the tables of steps.c point to, chapter by chapter: see steps.h. */

/* text.c, refuse.c, view.c, position.c, resample.c, check.c, heuristic.c, odds.c, guide.c */
const char *s75_action_message(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX]);
const char *s75_note_message(const Game *g, Note note, Seat viewer);
const char *s75_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX]);
void s75_refusal_args(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX]);
void s75_print_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out);
void s75_print_solo_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out);
void s75_print_unit_word(const Game *g, uint8_t unit, Text *out);
void s75_print_place_word(const Game *g, uint8_t place, Text *out);
void s75_view(const Game *g, const State *s, Seat viewer, Json *out);
void s75_picture(const Game *g, const State *s, Seat viewer, Lang lang, Text *out);
void s75_print_state(const Game *g, const State *s, Text *out);
bool s75_parse_state(const Game *g, const char *text, State *s, Problem *problem);
void s75_resample(const Game *g, State *s, Seat seat, Rng *rng);
uint32_t s75_worlds(const Game *g, const State *s, Seat seat);
void s75_world(const Game *g, State *s, Seat seat, uint32_t number, Rng *rng);
const char *s75_check(const Game *g, const State *s);
const char *s75_misfit(const Game *g); /* options that do not go together, as in Rules */
Action s75_canon(const Game *g, const State *s, Action a);
uint32_t s75_quick(const Game *g, const State *s, const ActionList *list, Rng *rng);
void s75_incline(const Game *g, const State *s, const ActionList *list, int16_t out[]);
void s75_heuristic_rate(const Game *g, const State *s, const ActionList *list, int16_t out[]);
uint32_t s75_heuristic(const Game *g, const State *s, const ActionList *list, Rng *rng);

#endif
