/* ids.h: what there is in Fire in the Lake: factions, pieces, spaces, cards' lasting effects, and
 * the names of steps, verbs and notes. Numbers in brackets are paragraphs of the rules. */
#ifndef FITL_IDS_H
#define FITL_IDS_H

#include "core/game.h"

/* ---- Factions and pieces [1] ----------------------------------------------------------------- */

typedef enum Faction { US, ARVN, NVA, VC, FACTIONS, NOBODY = FACTIONS } Faction;
#define SIDE_OF(faction) ((faction) / 2u)                           /* 0: COIN, 1: insurgents */
#define ENEMIES_OF(faction) ((uint8_t)((faction) < NVA ? 12u : 3u)) /* set of factions */

/* A cell of the table of the force pool [1.2]: what lies in a box has no state. */
typedef enum Type {
    US_TROOP,
    IRREGULAR,
    US_BASE,
    ARVN_TROOP,
    POLICE,
    RANGER,
    ARVN_BASE,
    NVA_TROOP,
    NVA_GUERRILLA,
    NVA_BASE,
    VC_GUERRILLA,
    VC_BASE,
    TYPES
} Type;

/* A type in a state: what is counted on the map. _A is Active [1.4], _T has a Tunnel [1.8]. */
typedef enum Kind {
    K_US_TROOP,
    K_IRREGULAR,
    K_IRREGULAR_A,
    K_US_BASE,
    K_ARVN_TROOP,
    K_POLICE,
    K_RANGER,
    K_RANGER_A,
    K_ARVN_BASE,
    K_NVA_TROOP,
    K_NVA_GUERRILLA,
    K_NVA_GUERRILLA_A,
    K_NVA_BASE,
    K_NVA_BASE_T,
    K_VC_GUERRILLA,
    K_VC_GUERRILLA_A,
    K_VC_BASE,
    K_VC_BASE_T,
    KINDS
} Kind;

typedef uint32_t Kinds; /* a set */
#define KIND(kind) (1u << (kind))
#define COIN_KINDS 0x1ffu
#define US_KINDS 0xfu
#define ARVN_KINDS 0x1f0u
#define INSURGENT_KINDS 0x3fe00u
#define NVA_KINDS 0x3e00u
#define VC_KINDS 0x3c000u
#define SF_KINDS (KIND(K_IRREGULAR) | KIND(K_IRREGULAR_A) | KIND(K_RANGER) | KIND(K_RANGER_A))
#define ARVN_CUBES (KIND(K_ARVN_TROOP) | KIND(K_POLICE))
#define COIN_CUBES (KIND(K_US_TROOP) | ARVN_CUBES)
#define COIN_BASES (KIND(K_US_BASE) | KIND(K_ARVN_BASE))
#define HIDDEN_GUERRILLAS (KIND(K_NVA_GUERRILLA) | KIND(K_VC_GUERRILLA))
#define ACTIVE_GUERRILLAS (KIND(K_NVA_GUERRILLA_A) | KIND(K_VC_GUERRILLA_A))
#define GUERRILLAS (HIDDEN_GUERRILLAS | ACTIVE_GUERRILLAS)
#define OPEN_BASES (KIND(K_NVA_BASE) | KIND(K_VC_BASE)) /* without a Tunnel */
#define TUNNELED_BASES (KIND(K_NVA_BASE_T) | KIND(K_VC_BASE_T))
#define INSURGENT_BASES (OPEN_BASES | TUNNELED_BASES)
#define ALL_BASES (COIN_BASES | INSURGENT_BASES)

enum { BOX_AVAILABLE, BOX_CASUALTIES, BOX_OUT, BOXES };
enum { MARKERS = 15, TUNNELS = 6, STACK_BASES = 2, TRACK_MAX = 75, TRAIL_MAX = 4 };

/* ---- Map [2]: cities, then provinces, then lines of communication ---------------------------- */

typedef enum Space {
    HUE,
    DA_NANG,
    KONTUM,
    QUI_NHON,
    CAM_RANH,
    AN_LOC,
    SAIGON,
    CAN_THO,
    NORTH_VIETNAM,
    CENTRAL_LAOS,
    SOUTHERN_LAOS,
    NE_CAMBODIA,
    FISHHOOK,
    PARROTS_BEAK,
    SIHANOUKVILLE,
    QUANG_TRI,
    QUANG_NAM,
    QUANG_TIN,
    BINH_DINH,
    PLEIKU,
    PHU_BON,
    KHANH_HOA,
    PHUOC_LONG,
    QUANG_DUC,
    BINH_TUY,
    TAY_NINH,
    KIEN_PHONG,
    KIEN_HOA,
    BA_XUYEN,
    KIEN_GIANG,
    LOC_HUE_KHE_SANH,
    LOC_HUE_DA_NANG,
    LOC_DA_NANG_DAK_TO,
    LOC_DA_NANG_QUI_NHON,
    LOC_KONTUM_DAK_TO,
    LOC_KONTUM_QUI_NHON,
    LOC_KONTUM_BAN_ME_THUOT,
    LOC_QUI_NHON_CAM_RANH,
    LOC_CAM_RANH_DA_LAT,
    LOC_BAN_ME_THUOT_DA_LAT,
    LOC_SAIGON_CAM_RANH,
    LOC_SAIGON_DA_LAT,
    LOC_SAIGON_AN_LOC,
    LOC_SAIGON_CAN_THO,
    LOC_CAN_THO_CHAU_DOC,
    LOC_CAN_THO_BAC_LIEU,
    LOC_CAN_THO_LONG_PHU,
    SPACES,
    FIRST_PROVINCE = NORTH_VIETNAM,
    FIRST_LOC = LOC_HUE_KHE_SANH,
    LANDS = FIRST_LOC, /* cities and provinces */
    /* Boxes, where a move may begin or end there */
    AVAILABLE = SPACES,
    CASUALTIES,
    OUT_OF_PLAY,
    PLACES,
    NOWHERE = 0xff
} Space;

typedef uint64_t Spaces; /* a set; boxes may be in it */
#define SPACE(space) (UINT64_C(1) << (space))
#define ALL_SPACES (SPACE(SPACES) - 1)
#define ALL_PLACES (SPACE(PLACES) - 1)
#define CITIES (SPACE(FIRST_PROVINCE) - 1)
#define PROVINCES (SPACE(FIRST_LOC) - SPACE(FIRST_PROVINCE))
#define LOCS (ALL_SPACES - (SPACE(FIRST_LOC) - 1))
#define LAOS (SPACE(CENTRAL_LAOS) | SPACE(SOUTHERN_LAOS))
#define CAMBODIA (SPACE(NE_CAMBODIA) | SPACE(FISHHOOK) | SPACE(PARROTS_BEAK) | SPACE(SIHANOUKVILLE))
#define LAOS_CAMBODIA (LAOS | CAMBODIA)
#define OUTSIDE (LAOS_CAMBODIA | SPACE(NORTH_VIETNAM)) /* the South */
#define THE_SOUTH (ALL_SPACES & ~OUTSIDE)

typedef enum Terrain { CITY, HIGHLAND, LOWLAND, JUNGLE, LOC } Terrain;
typedef enum Level { AO, PO, NEUTRAL, PS, AS, LEVELS } Level;
typedef enum Control { UNCONTROLLED, COIN_CONTROL, NVA_CONTROL } Control;
typedef enum Track { T_ARVN, T_NVA, T_VC, T_AID, T_PATRONAGE, TRACKS } Track;

/* ---- Cards [4, 12, 13] ----------------------------------------------------------------------- */

enum { CARDS = 130, EVENTS = 120, FIRST_PIVOTAL = 121, FIRST_COUP = 125, COUPS = 6 };
/* The bots' own deck [T6.1]: six cards a faction, US A-F, ARVN G-M, NVA N-T, VC U-Z, no I and O. */
enum { TRUNG_CARDS = 24, TRUNG_HAND = 6 };
enum { POLICY_JFK, POLICY_LBJ, POLICY_NIXON }; /* of a US bot [T15.6] */
enum { KHANH = 125, YOUNG_TURKS, KY, THIEU, FAILED_1, FAILED_2 };
typedef enum CardType { CARD_DUAL, CARD_SINGLE, CARD_PIVOTAL, CARD_COUP } CardType;
typedef enum Period { PERIOD_1964, PERIOD_1965, PERIOD_1968, NO_PERIOD } Period;
enum { UNSHADED, SHADED };

/* Capabilities [13.1] in the order of their cards; a set for each side. */
typedef enum Capability {
    CAP_TOP_GUN,     /* 4 */
    CAP_ARC_LIGHT,   /* 8 */
    CAP_ABRAMS,      /* 11 */
    CAP_COBRAS,      /* 13 */
    CAP_PATTON,      /* 14 */
    CAP_PLATOONS,    /* 18 */
    CAP_CORDS,       /* 19 */
    CAP_LASER,       /* 20 */
    CAP_SEARCH,      /* 28 */
    CAP_AAA,         /* 31 */
    CAP_LONG_GUNS,   /* 32 */
    CAP_MIGS,        /* 33 */
    CAP_SA2,         /* 34 */
    CAP_PT76,        /* 45 */
    CAP_CAVALRY,     /* 61 */
    CAP_MANDATE,     /* 86 */
    CAP_BOOBY_TRAPS, /* 101 */
    CAP_MAIN_FORCE,  /* 104 */
    CAP_CADRES,      /* 116 */
    CAPABILITIES,
    US_CAPABILITIES = CAP_AAA
} Capability;

typedef enum Momentum {
    MOM_WILD_WEASELS,    /* 5 shaded */
    MOM_ADSID,           /* 7 unshaded */
    MOM_ROLLING_THUNDER, /* 10 shaded */
    MOM_MEDEVAC,         /* 15 unshaded */
    MOM_NO_AIR_LIFT,     /* 15 shaded */
    MOM_KOMER,           /* 16 unshaded */
    MOM_CLAYMORES,       /* 17 unshaded */
    MOM_DA_NANG,         /* 22 shaded */
    MOM_MCNAMARA,        /* 38 */
    MOM_ORISKANY,        /* 39 shaded */
    MOM_BOMBING_PAUSE,   /* 41 */
    MOM_TRANSPORT_GROUP, /* 46 unshaded */
    MOM_BODY_COUNT,      /* 72 unshaded */
    MOM_LANSDALE,        /* 78 shaded */
    MOM_TYPHOON,         /* 115 */
    MOMENTA
} Momentum;

/* ---- What is done ---------------------------------------------------------------------------- */

typedef enum OpKind {
    OP_TRAIN,
    OP_PATROL,
    OP_SWEEP,
    OP_ASSAULT,
    OP_RALLY,
    OP_MARCH,
    OP_ATTACK,
    OP_TERROR,
    OPERATIONS
} OpKind;

typedef enum ActivityKind {
    ADVISE,
    AIR_LIFT,
    AIR_STRIKE,
    GOVERN,
    TRANSPORT,
    RAID,
    INFILTRATE,
    BOMBARD,
    AMBUSH,
    TAX,
    SUBVERT,
    ACTIVITIES,
    NO_ACTIVITY = ACTIVITIES
} ActivityKind;

/* One word of a choice among named things; what it means depends on the step. */
typedef enum Choice {
    CH_NOTHING,
    CH_IRREGULARS,
    CH_RANGERS,
    CH_CUBES,
    CH_BOTH,
    CH_US,
    CH_ARVN,
    CH_NVA,
    CH_VC,
    CH_YES,
    CH_NO,
    CH_GUERRILLAS,
    CH_TROOPS,
    CH_TANKS, /* 45 shaded */
    CH_HIDE,
    CH_SWEEP,
    CH_ASSAULT,
    CH_STRIKE_IRREGULAR,
    CH_STRIKE_RANGER,
    CH_AID,
    CH_PATRONAGE,
    CH_QUIETLY, /* 86 unshaded: Patronage without a shift */
    CH_BUILD_UP,
    CH_TAKE_OVER,
    CH_REMOVE,
    CH_REPLACE,
    CH_AID_UP,
    CH_AID_DOWN,
    CH_RESOURCES,
    CH_TRAIL,
    CH_US_BASES,
    CH_ARVN_BASES,
    CH_PATRONAGE_UP,
    CH_PATRONAGE_DOWN,
    CH_DEPLOY,
    CH_COIN_PAIR,
    CH_INSURGENT_PAIR,
    CH_TUNNELS,
    CH_ATTACK,
    CH_AMBUSH,
    CH_INFILTRATE,
    CH_ARVN_UP,
    CH_ARVN_DOWN,
    CH_AVAILABLE,
    CH_ON_MAP,
    CH_SUPPORT,
    CH_OPPOSITION,
    CH_POLICE,
    CH_BASE,
    CH_ONE_SPACE,
    CH_TO_AVAILABLE,
    CHOICES
} Choice;

typedef enum FitlVerb {
    V_CARD,
    V_DIE,
    V_PASS,
    V_EVENT,
    V_OPERATION,
    V_LIMITED,
    V_PIVOTAL,
    V_ACTIVITY,
    V_SPACE,
    V_FROM,
    V_TO,
    V_GROUP,
    V_PIECE,
    V_PLACE,
    V_FETCH,
    V_BASE,
    V_PACIFY,
    V_AGITATE,
    V_CHOOSE,
    V_POLICE,
    V_PATRONAGE,
    V_BOX,
    V_TRAIL,
    V_AID,
    V_TRANSFER,
    V_GIVE,
    V_ASK,
    V_GRANT,
    V_REFUSE,
    V_TRUNG,
    V_ON,
    V_DONE,
    VERBS
} FitlVerb;

typedef enum FitlArg {
    ARG_CARD = 1,
    ARG_DIE,
    ARG_SIDE,
    ARG_OP,
    ARG_ACTIVITY,
    ARG_PLACE,
    ARG_KIND,
    ARG_TYPE,
    ARG_NUMBER,
    ARG_CHOICE,
    ARG_TRUNG,
    FITL_ARGS
} FitlArg;

enum {
    OPTION_SCENARIO,
    OPTION_EDITION,
    OPTION_PERIOD,
    OPTION_SEATS,
    OPTION_TRANSFERS,
    OPTION_BOTS, /* its value is the set of factions that the bots of T play */
    FITL_OPTIONS
};
enum { SHORT, MEDIUM, FULL, SCENARIOS };
enum { FOUR_PLAYERS, COIN_JOINED, INSURGENTS_JOINED, TWO_PLAYERS };

#endif
