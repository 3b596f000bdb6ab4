/* rules.c: the one symbol this folder shows to the world: Saigon 75 as core sees a game. */
#include "core/speech.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/players/estimate.h"
#include "games/saigon75/players/solo.h"

extern const Rules saigon75_rules;

static const char *const edition_words[] = {"1", "2", NULL};
static const char *const edition_messages[] = {"s75.option.edition.1", "s75.option.edition.2"};
static const char *const hand_words[] = {"3", "8", NULL};
static const char *const hand_messages[] = {"s75.option.hand.3", "s75.option.hand.8"};
static const char *const token_words[] = {"open", "hidden", NULL};
static const char *const token_messages[] = {"s75.option.tokens.open", "s75.option.tokens.hidden"};
static const char *const air_words[] = {"0", "2", NULL};
static const char *const air_messages[] = {"s75.option.sv_air.0", "s75.option.sv_air.2"};

static const char *const solo_words[] = {"off", "on", NULL};
static const char *const solo_messages[] = {"s75.option.solo.off", "s75.option.solo.on"};

static const char *const automaton_words[] = {"printed", "pressing", "relentless", "seasoned",
                                              NULL};
static const char *const automaton_messages[] = {
    "s75.option.automaton.printed", "s75.option.automaton.pressing",
    "s75.option.automaton.relentless", "s75.option.automaton.seasoned"};

static const Option options[S75_OPTIONS] = {
    [OPTION_EDITION] = {"edition", "s75.option.edition", edition_words, edition_messages, 1},
    [OPTION_HAND] = {"hand", "s75.option.hand", hand_words, hand_messages, 1},
    [OPTION_TOKENS] = {"tokens", "s75.option.tokens", token_words, token_messages, 0},
    [OPTION_SV_AIR] = {"sv_air", "s75.option.sv_air", air_words, air_messages, 0},
    [OPTION_SOLO] = {"solo", "s75.option.solo", solo_words, solo_messages, 0},
    [OPTION_AUTOMATON] = {"automaton", "s75.option.automaton", automaton_words, automaton_messages,
                          AUTOMATON_PRINTED},
};

/* The automaton compares the numbers of tokens [3.b, 15.6]. */
const char *s75_misfit(const Game *g)
{
    return is_solo(g) && has_hidden_tokens(g) ? "s75.misfit.solo_tokens" : NULL;
}

static const Verb verbs[S75_VERBS] = {
    [V_LIES] = {"lies", {ARG_TOKEN, ARG_PLACE}, R_DICE_DECIDE, "s75.do.lies"},
    [V_DEAL] = {"deal", {ARG_SIDE, ARG_CARD}, R_DICE_DECIDE, "s75.do.deal"},
    [V_ASIDE] = {"aside", {ARG_CARD}, R_DICE_DECIDE, "s75.do.aside"},
    [V_LOOK] = {"look", {0}, R_DICE_DECIDE, "s75.do.look"},
    [V_DIE] = {"die", {ARG_NUMBER}, R_DICE_DECIDE, "s75.do.die"},
    [V_ROLL] = {"roll", {ARG_SIDE, ARG_NUMBER, ARG_NUMBER}, R_DICE_DECIDE, "s75.do.roll"},
    [V_FACE] = {"face", {ARG_SIDE, ARG_FACE}, R_DICE_DECIDE, "s75.do.face"},
    [V_ATTRITION] = {"attrition", {ARG_NUMBER}, R_DICE_DECIDE, "s75.do.attrition"},
    [V_SOLO] = {"solo", {ARG_SOLO}, R_DICE_DECIDE, "s75.do.solo"},
    [V_TURN] = {"turn", {ARG_CARD}, R_DICE_DECIDE, "s75.do.turn"},
    [V_PLACE] = {"place", {ARG_UNIT, ARG_PLACE}, R_WHEN_PLACE, "s75.do.place"},
    [V_PLAY] = {"play", {ARG_CARD}, R_WHEN_CARD, "s75.do.play"},
    [V_REROLL] = {"reroll", {0}, R_WHEN_REROLL, "s75.do.reroll"},
    [V_PLUS] = {"plus", {0}, R_WHEN_PLUS, "s75.do.plus"},
    [V_TOKEN_PLUS] = {"token-activation", {0}, R_WHEN_PLUS, "s75.do.token_plus"},
    [V_STRATEGIC] = {"strategic", {0}, R_WHEN_STRATEGIC, "s75.do.strategic"},
    [V_EXCHANGE] = {"exchange", {0}, R_WHEN_EXCHANGE, "s75.do.exchange"},
    [V_GIVE] = {"give", {ARG_CARD}, R_WHEN_SWAP, "s75.do.give"},
    [V_TAKE] = {"take", {ARG_CARD}, R_WHEN_SWAP, "s75.do.take"},
    [V_NAME] = {"name", {ARG_UNIT}, R_WHEN_NAME, "s75.do.name"},
    [V_PROVINCE] = {"province", {ARG_PLACE}, R_WHEN_NAME, "s75.do.province"},
    [V_JOIN] = {"join", {ARG_UNIT, ARG_UNIT}, R_WHEN_JOIN, "s75.do.join"},
    [V_ACTIVATE] = {"activate", {ARG_UNIT}, R_WHEN_STAND, "s75.do.activate"},
    [V_MOVE] = {"move", {ARG_UNIT}, R_WHEN_MOVE, "s75.do.move"},
    [V_TO] = {"to", {ARG_PLACE}, R_WHEN_TO, "s75.do.to"},
    [V_BUY] = {"buy-air", {0}, R_WHEN_BUY, "s75.do.buy"},
    [V_STOP] = {"stop", {0}, R_WHEN_STOP, "s75.do.stop"},
    [V_ELIMINATE] = {"eliminate", {ARG_UNIT}, R_WHEN_EXCESS, "s75.do.eliminate"},
    [V_ATTACK] = {"attack", {ARG_PLACE}, R_WHEN_ATTACK, "s75.do.attack"},
    [V_COMMIT] = {"commit", {ARG_UNIT}, R_WHEN_COMMIT, "s75.do.commit"},
    [V_COMMIT_ALL] = {"commit-all", {0}, R_WHEN_COMMIT, "s75.do.commit_all"},
    [V_FIGHT] = {"fight", {ARG_PLACE}, R_WHEN_FIGHT, "s75.do.fight"},
    [V_INFILTRATION] = {"infiltration", {0}, R_WHEN_BONUS, "s75.do.infiltration"},
    [V_AIR] = {"air", {ARG_NUMBER}, R_WHEN_BONUS, "s75.do.air"},
    [V_CARD_DIE] = {"card-die", {0}, R_WHEN_BONUS, "s75.do.card_die"},
    [V_TOKEN_DIE] = {"token-die", {0}, R_WHEN_BONUS, "s75.do.token_die"},
    [V_DEFEND] = {"defend", {ARG_NUMBER}, R_WHEN_VC, "s75.do.defend"},
    [V_SHARE] = {"share", {ARG_NUMBER}, R_WHEN_VC, "s75.do.share"},
    [V_REROLL_FACE] = {"reroll-die", {ARG_SIDE, ARG_FACE}, R_WHEN_REROLL_DIE, "s75.do.reroll_face"},
    [V_USE_CARD] = {"use-card", {0}, R_WHEN_USE_CARD, "s75.do.use_card"},
    [V_REDUCE] = {"reduce", {ARG_UNIT}, R_WHEN_RESULT, "s75.do.reduce"},
    [V_RETREAT] = {"retreat", {ARG_UNIT}, R_WHEN_RESULT, "s75.do.retreat"},
    [V_REDUCE_INSTEAD] = {"reduce-instead", {0}, R_WHEN_WAY, "s75.do.reduce_instead"},
    [V_LOSE] = {"lose", {0}, R_WHEN_WAY, "s75.do.lose"},
    [V_STAY] = {"stay", {0}, R_WHEN_WAY, "s75.do.stay"},
    [V_WITHDRAW] = {"withdraw", {ARG_UNIT}, R_WHEN_WITHDRAW, "s75.do.withdraw"},
    [V_DESERT] = {"desert", {ARG_UNIT}, R_WHEN_DESERT, "s75.do.desert"},
    [V_DONE] = {"done", {0}, R_MUST, "s75.do.done"},
};

static const char *const seat_messages[SIDES] = {"s75.side.nv", "s75.side.sv"};

/* The first is whom searches play on with (cast_usual). */
static const Policy policies[] = {
    {.word = "quick", .message = "s75.policy.quick", .choose = s75_quick, .incline = s75_incline},
    {.word = "heuristic", .message = "s75.policy.heuristic", .choose = s75_heuristic},
    {.word = "solo",
     .message = "s75.policy.solo",
     .choose = s75_solo,
     .explain = s75_solo_explain,
     .option = "solo",
     .manner = "automaton",
     .seats = 1u << NV}};

/* Steps of some two hundred Elo by games (docs/ai.md): luck levels players here, and more roll-outs
 * than these gain little one by one. */
static const Effort levels[PLAY_LEVELS] = {{100, 31}, {200, 12}, {250, 0}, {50000, 0}};

/* 1: before the desertion table was calibrated; 2: before it was calibrated again; 3: before the
 * reconstructed solo cards were tuned; 4: before desertion and activations were calibrated for a
 * search that had learnt, and the cards tuned again; 5: before the first edition had desertion
 * below five provinces (docs/board.md). */
static const char *const earlier_boards[] = {saigon75_1_board_text, saigon75_2_board_text,
                                             saigon75_3_board_text, saigon75_4_board_text,
                                             saigon75_5_board_text, NULL};

static const Speech speech = {
    .title = "s75.title",
    .seats = seat_messages,
    .tally = s75_tally_messages,
    .action = s75_action_message,
    .note = s75_note_message,
    .prompt = s75_prompt,
    .refusal_args = s75_refusal_args,
    .print_arg = s75_print_arg,
    .picture = s75_picture,
};

const Rules saigon75_rules = {
    .word = "saigon75",
    .seats = SIDES,
    .seat_words = s75_side_words,
    LISTED(options, option, options),
    .misfit = s75_misfit,
    LISTED(verbs, verb, verbs),
    LISTED(args, arg, s75_args),
    LISTED(steps, step, s75_steps),
    LISTED(reasons, reason, s75_reasons),
    .state_size = sizeof(State),
    .board_size = sizeof(Board),
    LISTED(policies, policy, policies),
    .default_board = saigon75_board_text,
    .earlier_boards = earlier_boards,
    .load_board = s75_load_board,
    .setup = s75_setup,
#ifdef __wasm__
    .step_actor = s75_actor,
    .step_legal = s75_legal,
    .step_apply = s75_apply,
#endif
    .advance = s75_advance,
    .score = s75_score,
    .settled = s75_settled,
    .estimate = s75_estimate,
    .levels = levels,
    .tally = s75_tally,
    .concede = s75_concede,
    .tally_count = TALLIES,
    .worth = s75_worth,
    .turn = s75_turn,
    .turn_count = TURNS,
    .check = s75_check,
    .print_state = s75_print_state,
    .parse_state = s75_parse_state,
    .view = s75_view,
    .resample = s75_resample,
    .worlds = s75_worlds,
    .world = s75_world,
    .canon = s75_canon,
    .speech = &speech,
    .guide = &s75_guide,
};
