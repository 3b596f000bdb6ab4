/* rules.c: the one symbol this folder shows to the world: Fire in the Lake as core sees a game. */
#include "games/fitl/files/position.h"
#include "games/fitl/people/view.h"
#include "games/fitl/people/words.h"
#include "games/fitl/players/estimate.h"
#include "games/fitl/players/heuristic.h"
#include "games/fitl/players/plan.h"
#include "games/fitl/players/trung/policy.h"

extern const Rules fitl_rules;

static const char *const scenario_words[] = {"short", "medium", "full", NULL};
static const char *const scenario_messages[] = {
    "fitl.option.scenario.short", "fitl.option.scenario.medium", "fitl.option.scenario.full"};
static const char *const edition_words[] = {"2", "1", NULL};
static const char *const edition_messages[] = {"fitl.option.edition.2", "fitl.option.edition.1"};
static const char *const off_on[] = {"off", "on", NULL};
static const char *const period_messages[] = {"fitl.option.period.off", "fitl.option.period.on"};
static const char *const seats_words[] = {"four", "coin", "insurgents", "two", NULL};
static const char *const seats_messages[] = {"fitl.option.seats.four", "fitl.option.seats.coin",
                                             "fitl.option.seats.insurgents",
                                             "fitl.option.seats.two"};
static const char *const transfer_messages[] = {"fitl.option.transfers.off",
                                                "fitl.option.transfers.on"};

/* By the number of the set: 1 US, 2 ARVN, 4 NVA, 8 VC. */
static const char *const bots_words[] = {
    "none",     "us",          "arvn",        "us-arvn", "nva",     "us-nva",
    "arvn-nva", "us-arvn-nva", "vc",          "us-vc",   "arvn-vc", "us-arvn-vc",
    "nva-vc",   "us-nva-vc",   "arvn-nva-vc", "all",     NULL};
static const char *const bots_messages[] = {
    "fitl.option.bots.none",     "fitl.option.bots.us",          "fitl.option.bots.arvn",
    "fitl.option.bots.us_arvn",  "fitl.option.bots.nva",         "fitl.option.bots.us_nva",
    "fitl.option.bots.arvn_nva", "fitl.option.bots.us_arvn_nva", "fitl.option.bots.vc",
    "fitl.option.bots.us_vc",    "fitl.option.bots.arvn_vc",     "fitl.option.bots.us_arvn_vc",
    "fitl.option.bots.nva_vc",   "fitl.option.bots.us_nva_vc",   "fitl.option.bots.arvn_nva_vc",
    "fitl.option.bots.all"};

static const Option options[FITL_OPTIONS] = {
    [OPTION_SCENARIO] = {"scenario", "fitl.option.scenario", scenario_words, scenario_messages,
                         SHORT},
    [OPTION_EDITION] = {"edition", "fitl.option.edition", edition_words, edition_messages, 0},
    [OPTION_PERIOD] = {"period", "fitl.option.period", off_on, period_messages, 0},
    [OPTION_SEATS] = {"seats", "fitl.option.seats", seats_words, seats_messages, FOUR_PLAYERS},
    [OPTION_TRANSFERS] = {"transfers", "fitl.option.transfers", off_on, transfer_messages, 1},
    [OPTION_BOTS] = {"bots", "fitl.option.bots", bots_words, bots_messages, 0},
};

static const Verb verbs[VERBS] = {
    [V_CARD] = {"card", {ARG_CARD}, R_CHANCE, "fitl.do.card"},
    [V_DIE] = {"die", {ARG_DIE}, R_CHANCE, "fitl.do.die"},
    [V_PASS] = {"pass", {0}, 0, "fitl.do.pass"},
    [V_EVENT] = {"event", {ARG_SIDE}, 0, "fitl.do.event_unshaded"},
    [V_OPERATION] = {"operation", {ARG_OP}, 0, NULL},
    [V_LIMITED] = {"limited", {ARG_OP}, 0, "fitl.do.limited"},
    [V_PIVOTAL] = {"pivotal", {0}, 0, "fitl.do.pivotal"},
    [V_ACTIVITY] = {"activity", {ARG_ACTIVITY}, 0, NULL},
    [V_SPACE] = {"space", {ARG_PLACE}, 0, "fitl.do.space"},
    [V_FROM] = {"from", {ARG_PLACE}, 0, "fitl.do.from"},
    [V_TO] = {"to", {ARG_PLACE}, 0, "fitl.do.to"},
    [V_GROUP] = {"group", {ARG_KIND, ARG_NUMBER}, 0, "fitl.do.group"},
    [V_PIECE] = {"piece", {ARG_KIND, ARG_PLACE}, 0, "fitl.do.piece"},
    [V_PLACE] = {"place", {ARG_TYPE, ARG_NUMBER}, 0, "fitl.do.place"},
    [V_FETCH] = {"fetch", {ARG_KIND, ARG_PLACE}, 0, "fitl.do.fetch"},
    [V_BASE] = {"base", {ARG_PLACE, ARG_NUMBER}, 0, "fitl.do.base_arvn"},
    [V_PACIFY] = {"pacify", {ARG_PLACE}, 0, "fitl.do.pacify"},
    [V_AGITATE] = {"agitate", {ARG_PLACE}, 0, "fitl.do.agitate"},
    [V_CHOOSE] = {"choose", {ARG_CHOICE}, 0, "fitl.do.choose"},
    [V_POLICE] = {"police", {ARG_PLACE}, 0, "fitl.do.police"},
    [V_PATRONAGE] = {"patronage", {ARG_NUMBER}, 0, "fitl.do.patronage"},
    [V_BOX] = {"box", {ARG_TYPE, ARG_NUMBER}, 0, "fitl.do.box"},
    [V_TRAIL] = {"trail", {0}, 0, "fitl.do.trail_up"},
    [V_AID] = {"aid", {0}, 0, "fitl.do.aid"},
    [V_TRANSFER] = {"transfer", {0}, 0, "fitl.do.transfer"},
    [V_GIVE] = {"give", {ARG_NUMBER}, 0, "fitl.do.give"},
    [V_ASK] = {"ask", {ARG_NUMBER}, 0, "fitl.do.ask"},
    [V_GRANT] = {"grant", {0}, 0, "fitl.do.grant"},
    [V_REFUSE] = {"refuse", {0}, 0, "fitl.do.refuse"},
    [V_TRUNG] = {"trung", {ARG_TRUNG}, R_CHANCE, "fitl.do.trung"},
    [V_ON] = {"on", {0}, 0, "fitl.do.on"},
    [V_DONE] = {"done", {0}, 0, "fitl.do.done"},
};

static const Policy policies[] = {
    {.word = "quick",
     .message = "fitl.policy.quick",
     .choose = fitl_quick,
     .rate = fitl_quick_rate},
    {.word = "heuristic", .message = "fitl.policy.heuristic", .choose = fitl_heuristic},
    {.word = "bot",
     .message = "fitl.policy.bot",
     .choose = fitl_trung,
     .explain = fitl_trung_explain,
     .memory = &fitl_trung_memory,
     .option = "bots",
     .option_of_seats = true}};

enum { TURNS = 78 }; /* cards of the longest scenario [4.9] */

static const Speech speech = {
    .title = "fitl.title",
    .seats = fitl_faction_messages,
    .turn = "fitl.turn",
    .action = fitl_action_message,
    .notes = fitl_note_messages,
    .prompt = fitl_prompt,
    .refusal_args = fitl_refusal_args,
    .print_arg = fitl_print_arg,
    .picture = fitl_picture,
};

const Rules fitl_rules = {
    .word = "fitl",
    .seats = FACTIONS,
    .open = true, /* cards not yet revealed are drawn when they come [4.7] */
    .seat_words = fitl_faction_words,
    LISTED(options, option, options),
    LISTED(verbs, verb, verbs),
    LISTED(args, arg, fitl_args),
    LISTED(steps, step, fitl_steps),
    LISTED(reasons, reason, fitl_reasons),
    .state_size = sizeof(State),
    .board_size = sizeof(Board),
    LISTED(policies, policy, policies),
    .default_board = fitl_board_text,
    .load_board = fitl_load_board,
    .bygone = fitl_bygone,
    .partners = fitl_player,
    .setup = fitl_setup,
    .score = fitl_result,
    .ending = fitl_ending,
    .estimate = fitl_estimate,
    .guesses = 6, /* turns: found by trial, docs/journal/search.md */
    .worth = fitl_worth,
    .turn = fitl_turn,
    .turn_count = TURNS,
    .turns = fitl_turns,
    .check = fitl_check,
    .print_state = fitl_print_state,
    .parse_state = fitl_parse_state,
    .view = fitl_view,
    .speech = &speech,
    .guide = &fitl_guide,
};

_Static_assert(sizeof(State) <= 2048, "a position stays small: search copies it");
