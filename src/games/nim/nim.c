/* nim.c: a whole game in one file. Copy it to begin a new one.
 *
 * A row of sticks lies on the table. In his turn a player rolls a four-sided die and takes at least
 * one stick and at most as many as the die shows. Who takes the last stick wins.
 *   [1] the turn   [2] the roll   [3] taking   [4] the end
 * Read from the top: state, the steps, each with its row, what people see, the table of contents.
 */
#include "core/speech.h"

enum { DIE = 4, TURNS = 21 };
enum { STEP_GAME, STEP_ROLL, STEP_TAKE };
enum { VERB_ROLL, VERB_TAKE };
enum { NOTE_ROLLED, NOTE_TOOK, NOTE_WON };
enum { WHY_LEGAL, WHY_ROLLED, WHY_ROLL_FIRST, WHY_NO_FACE, WHY_NONE, WHY_ROLL, WHY_LEFT, WHY_OVER };

struct State {
    Flow flow;
    uint8_t sticks; /* left on the table */
    uint8_t turn;   /* 1, 2, ...: odd ones are the first seat's; the last one stays the winner's */
    uint8_t roll;   /* 0 before the roll and when the game is over */
};

/* ---- The start ------------------------------------------------------------------------------- */

static uint8_t sticks_at_start(const Game *game)
{
    static const uint8_t sticks[] = {7, 15, 21};
    return sticks[game->option[0]];
}

static void setup(const Game *game, State *state)
{
    state->sticks = sticks_at_start(game);
    state->turn = 1;
}

static uint8_t turn(const Game *game, const State *state) { return state->turn; }

static Seat mover(const Game *game, const State *state) { return (Seat)((state->turn + 1) % 2); }

/* ---- Turns follow each other until no stick is left [1, 4] ----------------------------------- */

static void game_run(const Game *game, State *state)
{
    if (state->sticks > 0) {
        flow_call(state, state->roll == 0 ? STEP_ROLL : STEP_TAKE);
        return;
    }
    flow_note(state, NOTE_WON, mover(game, state), 0, 0);
    flow_end(state);
}

static const Step nim_game_step = {.name = "game", .rule = "1", .run = game_run};

/* ---- The roll [2]: without an actor it is chance's ------------------------------------------- */

static uint8_t roll_why(const Game *game, const State *state, Action action)
{
    if (action.verb != VERB_ROLL)
        return WHY_ROLL_FIRST;
    return action.a >= 1 && action.a <= DIE ? WHY_LEGAL : WHY_NO_FACE;
}

static void roll_apply(const Game *game, State *state, Action action)
{
    state->roll = action.a;
    flow_note(state, NOTE_ROLLED, mover(game, state), action.a, 0);
    flow_return(state);
}

static const Step nim_roll_step = {.name = "roll",
                                   .rule = "2",
                                   .prompt = "nim.prompt.roll",
                                   .offer = {VERB_ROLL, 1, DIE},
                                   .apply = roll_apply,
                                   .why_not = roll_why};

/* ---- Taking [3] ------------------------------------------------------------------------------ */

static uint8_t take_why(const Game *game, const State *state, Action action)
{
    if (action.verb != VERB_TAKE)
        return WHY_ROLLED;
    if (action.a == 0)
        return WHY_NONE;
    if (action.a > state->roll)
        return WHY_ROLL;
    return action.a > state->sticks ? WHY_LEFT : WHY_LEGAL;
}

/* The list asks the predicate that also explains refusals: the two cannot differ. */
static void take_legal(const Game *game, const State *state, ActionList *out)
{
    for (uint8_t n = 1; n <= DIE; n++)
        if (take_why(game, state, (Action){.verb = VERB_TAKE, .a = n}) == WHY_LEGAL)
            list_add(out, VERB_TAKE, n, 0, 0);
}

static void take_apply(const Game *game, State *state, Action action)
{
    state->sticks = (uint8_t)(state->sticks - action.a);
    flow_note(state, NOTE_TOOK, mover(game, state), action.a, state->sticks);
    state->roll = 0;
    if (state->sticks > 0)
        state->turn++;
    flow_return(state);
}

static const Step nim_take_step = {.name = "take",
                                   .rule = "3",
                                   .prompt = "nim.prompt.take",
                                   .actor = mover,
                                   .legal = take_legal,
                                   .apply = take_apply,
                                   .why_not = take_why};

/* ---- The result, and what is true of every position ------------------------------------------ */

static void score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    out[mover(game, state)] = 1;
    out[1 - mover(game, state)] = -1;
}

static const char *check(const Game *game, const State *state)
{
    if (state->sticks > sticks_at_start(game))
        return "no_sticks_appear";
    int taken = sticks_at_start(game) - state->sticks;
    bool over = game_over(state);
    int turns_done = over ? state->turn : state->turn - 1;
    if (turns_done < 0 || taken < turns_done || taken > turns_done * DIE)
        return "each_turn_takes_one_to_four";
    if (over != (state->sticks == 0))
        return "over_when_no_sticks_are_left";
    bool rolled = !over && flow_now(state)->step == STEP_TAKE;
    return state->roll <= DIE && (state->roll > 0) == rolled ? NULL : "roll_lasts_for_one_take";
}

/* ---- What people see ------------------------------------------------------------------------- */

/* Sticks in bundles of five, then how many. */
static void picture(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    for (uint8_t i = 0; i < state->sticks; i++)
        text_add(out, i > 0 && i % 5 == 0 ? " |" : "|");
    text_add(out, state->sticks > 0 ? "  " : "");
    game_print_message(game, lang, "nim.left", (const uint8_t[ARGS_MAX]){state->sticks}, out);
    text_char(out, '\n');
}

/* {s0} the player, {n1} his roll */
static const char *prompt(const Game *game, const State *state, uint8_t arg[ARGS_MAX])
{
    arg[0] = mover(game, state);
    arg[1] = state->roll;
    return game_step(game, state)->prompt;
}

/* {n0} what was asked for, {n1} the roll, {n2} the sticks left */
static void refusal_args(const Game *game, const State *state, Action action, uint8_t arg[ARGS_MAX])
{
    arg[1] = state->roll;
    arg[2] = state->sticks;
}

/* ---- The computer player --------------------------------------------------------------------- */

/* chance[n]: how often the player about to roll with n sticks left wins if both play perfectly. */
static void solve(double chance[TURNS + 1])
{
    chance[0] = 0; /* the other one took the last stick */
    for (int n = 1; n <= TURNS; n++) {
        double best = 0, sum = 0;
        for (int roll = 1; roll <= DIE; roll++) {
            double taken = roll <= n ? 1 - chance[n - roll] : 0;
            best = taken > best ? taken : best;
            sum += best;
        }
        chance[n] = sum / DIE;
    }
}

/* Leaves the other player the worst odds. */
static uint32_t choose(const Game *game, const State *state, const ActionList *list, Rng *rng)
{
    double chance[TURNS + 1];
    solve(chance);
    uint32_t best = 0;
    for (uint32_t i = 1; i < list->count; i++)
        if (chance[state->sticks - list->action[i].a] <
            chance[state->sticks - list->action[best].a])
            best = i;
    return best;
}

/* ---- The table of contents ------------------------------------------------------------------- */

static const Step *const steps[] = {
    [STEP_GAME] = &nim_game_step, [STEP_ROLL] = &nim_roll_step, [STEP_TAKE] = &nim_take_step};

static const Reason reasons[] = {
    [WHY_ROLLED] = {"2", "nim.why.rolled"},   [WHY_ROLL_FIRST] = {"2", "nim.why.roll_first"},
    [WHY_NO_FACE] = {"2", "nim.why.no_face"}, [WHY_NONE] = {"3", "nim.why.none"},
    [WHY_ROLL] = {"3", "nim.why.roll"},       [WHY_LEFT] = {"3", "nim.why.left"},
    [WHY_OVER] = {"4", "core.game_over"},
};

static const ArgKind args[] = {{0}, {.count = DIE + 1}};
static const Verb verbs[] = {
    [VERB_ROLL] = {"roll", {1}, 0, "nim.roll"}, [VERB_TAKE] = {"take", {1}, 0, "nim.take"}};
static const StateField fields[] = {FIELD(sticks), FIELD(turn), FIELD(roll)};
static const char *const seat_words[] = {"red", "blue"};
static const char *const seat_messages[] = {"nim.seat.red", "nim.seat.blue"};
static const char *const note_messages[] = {"nim.rolled", "nim.took", "nim.won"};
static const char *const stick_words[] = {"7", "15", "21", NULL};
static const char *const stick_messages[] = {"nim.sticks.7", "nim.sticks.15", "nim.sticks.21"};
static const Option options[] = {{"sticks", "nim.sticks", stick_words, stick_messages, 1}};
static const Policy policies[] = {{"perfect", "nim.policy.perfect", .choose = choose}};

static const Speech speech = {
    .title = "nim.title",
    .seats = seat_messages,
    .notes = note_messages,
    .prompt = prompt,
    .refusal_args = refusal_args,
    .picture = picture,
};

extern const Rules nim_rules;
const Rules nim_rules = {
    .word = "nim",
    .seats = 2,
    .seat_words = seat_words,
    LISTED(options, option, options),
    LISTED(verbs, verb, verbs),
    LISTED(args, arg, args),
    LISTED(steps, step, steps),
    LISTED(reasons, reason, reasons),
    LISTED(policies, policy, policies),
    LISTED(fields, field, fields),
    .state_size = sizeof(State),
    .setup = setup,
    .turn = turn,
    .turn_count = TURNS,
    .score = score,
    .tally_count = 1,
    .check = check,
    .speech = &speech,
};
