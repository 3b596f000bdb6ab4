/* ids.h: the names of everything Saigon 75 counts: what can be done (verbs), asked (steps), refused
 * (reasons) and told (notes). Tables elsewhere give each its words and functions. */
#ifndef SAIGON75_IDS_H
#define SAIGON75_IDS_H

/* ---- Verbs ----------------------------------------------------------------------------------- */

typedef enum S75Verb {
    /* chance */
    V_LIES,      /* token, province */
    V_DEAL,      /* side, card */
    V_ASIDE,     /* card */
    V_LOOK,      /* the four are known already */
    V_DIE,       /* 1..6 */
    V_ROLL,      /* side, X, R */
    V_FACE,      /* side, face */
    V_ATTRITION, /* markers lost */
    V_SOLO,      /* solo card */
    V_TURN,      /* card turned over in the automaton's pile */
    /* players */
    V_PLACE,  /* unit, province */
    V_PLAY,   /* card */
    V_REROLL, /* the D6 of availability, by token */
    V_PLUS,   /* spend a +1 marker */
    V_TOKEN_PLUS,
    V_STRATEGIC,
    V_EXCHANGE,
    V_GIVE,     /* card */
    V_TAKE,     /* card */
    V_NAME,     /* unit */
    V_PROVINCE, /* province */
    V_JOIN,     /* unit, unit */
    V_ACTIVATE, /* unit */
    V_MOVE,     /* unit */
    V_TO,       /* place */
    V_BUY,
    V_STOP,
    V_ELIMINATE, /* unit */
    V_ATTACK,    /* province */
    V_COMMIT,    /* unit */
    V_COMMIT_ALL,
    V_FIGHT, /* province */
    V_INFILTRATION,
    V_AIR, /* markers */
    V_CARD_DIE,
    V_TOKEN_DIE,
    V_DEFEND,      /* number of VC */
    V_SHARE,       /* number of VC arrivals */
    V_REROLL_FACE, /* side, face */
    V_USE_CARD,
    V_REDUCE,  /* unit */
    V_RETREAT, /* unit */
    V_REDUCE_INSTEAD,
    V_LOSE,
    V_STAY,
    V_WITHDRAW, /* unit */
    V_DESERT,   /* unit */
    V_DONE,
    S75_VERBS
} S75Verb;

enum {
    ARG_UNIT = 1,
    ARG_PLACE,
    ARG_CARD,
    ARG_SIDE,
    ARG_NUMBER,
    ARG_FACE,
    ARG_TOKEN,
    ARG_SOLO,
    S75_ARGS
};

/* ---- Reasons (table in refuse.c) ------------------------------------------------------------- */

typedef enum S75Reason {
    R_LEGAL,
    R_NOT_NOW,        /* this step asks something else */
    R_DICE_DECIDE,    /* chance is to act */
    R_NOT_YOURS,      /* a unit of the other side */
    R_NOT_IN_PLAY,    /* eliminated or not placed */
    R_NOT_ON_MAP,     /* in the Reserve */
    R_PLACED_IN_TURN, /* another unit is to be placed now */
    R_NO_SUCH_PLACE,  /* not a province */
    R_MEKONG_ONLY,
    R_PLACE_MEKONG,
    R_FULL, /* five of the side stand there */
    R_NOT_IN_HAND,
    R_EMPTY_HAND,
    R_NOT_ASIDE,
    R_NO_TOKEN,
    R_TOKEN_USED,
    R_TOKENS_NV_ONLY,
    R_NO_PLUS,
    R_AT_MAXIMUM,
    R_NO_CARDS_ASIDE,
    R_SOLO_EXCHANGE,
    R_NO_UNIT_FOR_TOKEN,
    R_MOVED,
    R_CARD_FREEZES,
    R_MECH_PINNED,
    R_SAIGON_STAND,
    R_NO_ACTIVATION,
    R_NO_ACTIVATION_SV,
    R_ACTIVATED,
    R_NO_FREE_VC,
    R_NO_WAY, /* a river patrol with no Mekong neighbour */
    R_SAME_PLACE,
    R_REDEPLOY_HERE, /* the same by card or token, which have lines of their own */
    R_INFILTRATE_HERE,
    R_STRATEGIC_HERE,
    R_REDEPLOY_NOW,
    R_INFILTRATE_NOW,
    R_STRATEGIC_NOW,
    R_ZONE_NV_ONLY,
    R_NOT_ADJACENT,
    R_DIVERT_NEAR,
    R_NOT_BORDER, /* the zone is reached over a border province only */
    R_NOT_COAST,
    R_NO_AIR_FOR_FLIGHT,
    R_MUST_MOVE_NOW,
    R_NOT_REDUCED_PAIR,
    R_NO_AIR_LEFT,
    R_BOX_FULL,
    R_AIR_SV_ONLY,
    R_NO_AIR_TO_BUY,
    R_AIR_TOO_EARLY,
    R_NOT_EXCESS,
    R_NO_ENEMY,
    R_DECLARED_ALREADY,
    R_NOT_DECLARED,
    R_DECLARED_BINDS,
    R_FOUGHT,
    R_CARD_BARS,
    R_TOKEN_BARS,
    R_ELSEWHERE, /* the unit is not in this province */
    R_NOBODY_CAN_ATTACK,
    R_COMMITTED_ALREADY,
    R_COMMIT_ONE,
    R_TOO_FEW_ACTIVATIONS,
    R_NO_INFILTRATION,
    R_INFILTRATION_BORDER,
    R_BONUS_ANNOUNCED,
    R_AIR_PER_UNIT,
    R_NO_CARD_DIE,
    R_TOKEN_NO_DIE,
    R_REROLL_OWN,
    R_TOO_MANY_VC,
    R_NO_SUCH_FACE,
    R_NOT_TAKING, /* takes no result in this combat */
    R_ANSWERED,
    R_NOT_DIVISION,
    R_NO_REFUGE,
    R_REFUGE_FULL,
    R_NOT_LAST,
    R_NOT_IN_COMBAT,
    R_ENEMY_REMAINS,
    R_HAS_REFUGE,
    R_WITHDRAW_ENGAGED,
    R_DESERT_ORDER,
    R_CARD_NO_EFFECT,
    R_NAMED_ALREADY,
    R_NOT_SAIGON,
    R_MOUNTAIN_ONLY,
    R_NOT_CONTROLLED,
    R_VC_ONLY,
    R_REVOLT_HOLDS,
    R_AIR_BONUS_SV,
    R_SPARES_SAIGON,
    R_REDEPLOYED,
    R_NOT_STRUCK,
    R_EVACUATED,
    R_NOT_EVACUATED,
    R_INFILTRATION_ATTACKER,
    R_TOO_MANY_ARRIVALS,
    R_NOWHERE,
    R_VOLUNTARY,
    R_ONE_LEFT,
    R_MAY_GO_ON,
    R_MUST, /* this step wants an answer: no "done" */
    /* When a verb may be chosen, for steps that do not ask it. */
    R_WHEN_PLACE,
    R_WHEN_CARD,
    R_WHEN_REROLL,
    R_WHEN_PLUS,
    R_WHEN_STRATEGIC,
    R_WHEN_EXCHANGE,
    R_WHEN_SWAP,
    R_WHEN_NAME,
    R_WHEN_JOIN,
    R_WHEN_STAND,
    R_WHEN_MOVE,
    R_WHEN_TO,
    R_WHEN_BUY,
    R_WHEN_STOP,
    R_WHEN_EXCESS,
    R_WHEN_ATTACK,
    R_WHEN_COMMIT,
    R_WHEN_FIGHT,
    R_WHEN_BONUS,
    R_WHEN_VC,
    R_WHEN_REROLL_DIE,
    R_WHEN_USE_CARD,
    R_WHEN_RESULT,
    R_WHEN_WAY,
    R_WHEN_WITHDRAW,
    R_WHEN_DESERT,
    R_GAME_OVER, /* last: core uses it when the game has ended */
    S75_REASONS
} S75Reason;

/* ---- Notes (messages in text.c) -------------------------------------------------------------- */

typedef enum S75Note {
    N_TURN,             /* number */
    N_PHASE,            /* side */
    N_TOKEN_LIES,       /* token, province */
    N_PLACED,           /* unit, province */
    N_DEALT,            /* side, card */
    N_DREW,             /* side, card */
    N_LOOKED,           /* side */
    N_ASIDE,            /* card, side that sees it */
    N_SWAPPED,          /* side, given, taken */
    N_EXCHANGED,        /* side: public part of an exchange */
    N_DISCARDED,        /* side, card */
    N_AVAILABILITY,     /* side, die, number */
    N_PLUS,             /* side, number now */
    N_TOKEN_PLUS,       /* side, number now */
    N_REROLL,           /* side */
    N_CARD,             /* side, card */
    N_NO_EFFECT,        /* card */
    N_STRUCK,           /* province, X, R */
    N_OFFENSIVE,        /* die, combats allowed (NOWHERE none) */
    N_DIRECTIVE,        /* die, number now */
    N_HALVED,           /* number now */
    N_NAMED,            /* unit */
    N_NAMED_PLACE,      /* province */
    N_MOVED,            /* unit, from, to */
    N_FLEW,             /* unit, from, to */
    N_SAILED,           /* unit, from, to */
    N_JUMPED,           /* unit, from, to */
    N_PUT,              /* unit, from, to: by a card */
    N_STRATEGIC,        /* side */
    N_JOINED,           /* unit that stays, unit that goes */
    N_BOUGHT,           /* box */
    N_ACTIVATED,        /* unit */
    N_STAND,            /* [8.8] holds */
    N_EXCESS,           /* unit, province */
    N_DECLARED,         /* province */
    N_COMMITTED,        /* unit, province */
    N_COMBAT,           /* province */
    N_NO_COMBAT,        /* province */
    N_BONUS,            /* side, kind, dice */
    N_VC_DEFEND,        /* number */
    N_VC_SHARE,         /* number */
    N_ROLLED,           /* side, X, R */
    N_REROLLED,         /* side, old face, new face */
    N_CARD_USED,        /* card */
    N_RESULT,           /* side, X, R against it */
    N_REDUCED,          /* unit, province */
    N_LOST,             /* unit, province */
    N_RETREATED,        /* unit, from, to */
    N_STAYED,           /* unit, province */
    N_WITHDREW,         /* unit, from, to */
    N_ATTRITION,        /* markers rolled for, lost, left in the box */
    N_MILITIA,          /* province */
    N_MILITIA_GONE,     /* province */
    N_DESERTION,        /* die, points */
    N_NO_DESERTION,     /* provinces controlled */
    N_DESERTED,         /* unit, province */
    N_TOKEN_SHOWN,      /* token, province */
    N_TOKEN_TAKEN,      /* token, side */
    N_TOKEN_GONE,       /* token */
    N_NV_WINS,          /* turn */
    N_NV_WINS_NO_UNITS, /* turn */
    N_SV_WINS,
    N_SOLO_CARD,     /* solo card */
    N_TURNED,        /* card */
    N_SHUFFLED,      /* colour sought, cards */
    N_NO_COLOUR,     /* colour */
    N_SOLO_EXCHANGE, /* card discarded */
    N_NO_EXCHANGE,
    S75_NOTES
} S75Note;

#endif
