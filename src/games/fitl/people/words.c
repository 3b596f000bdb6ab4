/* words.c: the words that stand for things in saves, positions and views (see words.h). Reading a
 * word is looking for the value that is written so. */
#include "games/fitl/people/words.h"

const char *const fitl_place_words[PLACES] = {
    "hue",
    "da-nang",
    "kontum",
    "qui-nhon",
    "cam-ranh",
    "an-loc",
    "saigon",
    "can-tho",
    "north-vietnam",
    "central-laos",
    "southern-laos",
    "northeast-cambodia",
    "the-fishhook",
    "the-parrots-beak",
    "sihanoukville",
    "quang-tri-thua-thien",
    "quang-nam",
    "quang-tin-quang-ngai",
    "binh-dinh",
    "pleiku-darlac",
    "phu-bon-phu-yen",
    "khanh-hoa",
    "phuoc-long",
    "quang-duc-long-khanh",
    "binh-tuy-binh-thuan",
    "tay-ninh",
    "kien-phong",
    "kien-hoa-vinh-binh",
    "ba-xuyen",
    "kien-giang-an-xuyen",
    "loc-hue-khe-sanh",
    "loc-hue-da-nang",
    "loc-da-nang-dak-to",
    "loc-da-nang-qui-nhon",
    "loc-kontum-dak-to",
    "loc-kontum-qui-nhon",
    "loc-kontum-ban-me-thuot",
    "loc-qui-nhon-cam-ranh",
    "loc-cam-ranh-da-lat",
    "loc-ban-me-thuot-da-lat",
    "loc-saigon-cam-ranh",
    "loc-saigon-da-lat",
    "loc-saigon-an-loc-ban-me-thuot",
    "loc-saigon-can-tho",
    "loc-can-tho-chau-doc",
    "loc-can-tho-bac-lieu",
    "loc-can-tho-long-phu",
    "available",
    "casualties",
    "out-of-play",
};

const char *const fitl_kind_words[KINDS] = {
    "us-troop",   "irregular",  "irregular-active", "us-base",
    "arvn-troop", "police",     "ranger",           "ranger-active",
    "arvn-base",  "nva-troop",  "nva-guerrilla",    "nva-guerrilla-active",
    "nva-base",   "nva-tunnel", "vc-guerrilla",     "vc-guerrilla-active",
    "vc-base",    "vc-tunnel"};

const char *const fitl_type_words[TYPES] = {
    "us-troops",  "irregulars", "us-bases",       "arvn-troops", "police",        "rangers",
    "arvn-bases", "nva-troops", "nva-guerrillas", "nva-bases",   "vc-guerrillas", "vc-bases"};

const char *const fitl_faction_words[FACTIONS + 1] = {"us", "arvn", "nva", "vc", NULL};
const char *const fitl_op_words[OPERATIONS] = {"train", "patrol", "sweep",  "assault",
                                               "rally", "march",  "attack", "terror"};
const char *const fitl_activity_words[ACTIVITIES] = {
    "advise",     "air-lift", "air-strike", "govern", "transport", "raid",
    "infiltrate", "bombard",  "ambush",     "tax",    "subvert"};
const char *const fitl_level_words[LEVELS] = {"ao", "po", "n", "ps", "as"};
const char *const fitl_track_words[TRACKS] = {"arvn", "nva", "vc", "aid", "patronage"};
const char *const fitl_box_words[BOXES] = {"available", "casualties", "out-of-play"};

const char *const fitl_choice_words[CHOICES] = {
    [CH_NOTHING] = "nothing",
    [CH_IRREGULARS] = "irregulars",
    [CH_RANGERS] = "rangers",
    [CH_CUBES] = "cubes",
    [CH_BOTH] = "both",
    [CH_US] = "us",
    [CH_ARVN] = "arvn",
    [CH_NVA] = "nva",
    [CH_VC] = "vc",
    [CH_YES] = "yes",
    [CH_NO] = "no",
    [CH_GUERRILLAS] = "guerrillas",
    [CH_TROOPS] = "troops",
    [CH_TANKS] = "tanks",
    [CH_HIDE] = "hide",
    [CH_SWEEP] = "sweep",
    [CH_ASSAULT] = "assault",
    [CH_STRIKE_IRREGULAR] = "strike-by-irregular",
    [CH_STRIKE_RANGER] = "strike-by-ranger",
    [CH_AID] = "aid",
    [CH_PATRONAGE] = "patronage",
    [CH_QUIETLY] = "quietly",
    [CH_BUILD_UP] = "build-up",
    [CH_TAKE_OVER] = "take-over",
    [CH_REMOVE] = "remove",
    [CH_REPLACE] = "replace",
    [CH_AID_UP] = "aid-up",
    [CH_AID_DOWN] = "aid-down",
    [CH_RESOURCES] = "resources",
    [CH_TRAIL] = "trail",
    [CH_US_BASES] = "us-pieces",
    [CH_ARVN_BASES] = "arvn-pieces",
    [CH_PATRONAGE_UP] = "patronage-up",
    [CH_PATRONAGE_DOWN] = "patronage-down",
    [CH_DEPLOY] = "deploy",
    [CH_COIN_PAIR] = "us-and-arvn",
    [CH_INSURGENT_PAIR] = "nva-and-vc",
    [CH_TUNNELS] = "tunnels",
    [CH_ATTACK] = "attack",
    [CH_AMBUSH] = "ambush",
    [CH_INFILTRATE] = "infiltrate",
    [CH_ARVN_UP] = "arvn-up",
    [CH_ARVN_DOWN] = "arvn-down",
    [CH_AVAILABLE] = "available",
    [CH_ON_MAP] = "on-the-map",
    [CH_SUPPORT] = "support",
    [CH_OPPOSITION] = "opposition",
    [CH_POLICE] = "police",
    [CH_BASE] = "base",
    [CH_ONE_SPACE] = "one-space",
    [CH_TO_AVAILABLE] = "to-available",
};

/* The cards of lasting effects [13.1]. */
const uint8_t fitl_cap_card[CAPABILITIES] = {4,  8,  11, 13, 14, 18, 19,  20,  28, 31,
                                             32, 33, 34, 45, 61, 86, 101, 104, 116};
const uint8_t fitl_mom_card[MOMENTA] = {5, 7, 10, 15, 15, 16, 17, 22, 38, 39, 41, 46, 72, 78, 115};
const uint8_t fitl_mom_side[MOMENTA] = {1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0};
const uint8_t fitl_pivotal_card[FACTIONS] = {121, 123, 122, 124};

uint8_t fitl_find_space(Slice word)
{
    for (uint8_t i = 0; i < SPACES; i++)
        if (slice_equal(word, fitl_place_words[i]))
            return i;
    return NOWHERE;
}

/* ---- Arguments ------------------------------------------------------------------------------- */

static const char *const trung_words[TRUNG_CARDS] = {"A", "B", "C", "D", "E", "F", "G", "H",
                                                     "J", "K", "L", "M", "N", "P", "Q", "R",
                                                     "S", "T", "U", "V", "W", "X", "Y", "Z"};
static const char *const side_words[] = {"unshaded", "shaded"};

const ArgKind fitl_args[FITL_ARGS] = {
    [ARG_CARD] = {.count = CARDS + 1},
    [ARG_DIE] = {.count = 7},
    [ARG_SIDE] = {2, .words = side_words},
    [ARG_OP] = {OPERATIONS, .words = fitl_op_words},
    [ARG_ACTIVITY] = {ACTIVITIES, .words = fitl_activity_words},
    [ARG_PLACE] = {PLACES, .words = fitl_place_words},
    [ARG_KIND] = {KINDS, .words = fitl_kind_words},
    [ARG_TYPE] = {TYPES, .words = fitl_type_words},
    [ARG_NUMBER] = {.count = TRACK_MAX + 1},
    [ARG_CHOICE] = {CHOICES, .words = fitl_choice_words},
    [ARG_TRUNG] = {TRUNG_CARDS, .words = trung_words},
};
