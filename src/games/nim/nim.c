/* nim.c: the smallest game that uses the whole interface. Copy it to begin a new one.
 *
 * A row of sticks lies on the table. In his turn a player rolls a four-sided die and takes at least
 * one stick and at most as many as the die shows. Who takes the last stick wins.
 *   [1] the turn   [2] the roll   [3] taking   [4] the end
 * Read from the top: state, the steps, each with its row, what people see, the table of contents.
 */
#include "core/fields.h"
#include "core/speech.h"

enum { DIE = 4, TURNS = 21 };
enum { STEP_GAME, STEP_TURN, STEP_ROLL, STEP_TAKE, STEP_PASS };
enum { VERB_ROLL, VERB_TAKE };
enum { NOTE_ROLLED, NOTE_TOOK, NOTE_WON };
enum { WHY_LEGAL, WHY_ROLL_FIRST, WHY_ROLLED, WHY_NO_FACE, WHY_NONE, WHY_ROLL, WHY_LEFT, WHY_OVER };

struct State {
    Flow flow;
    uint8_t sticks; /* left on the table */
    uint8_t turn;   /* 1, 2, ...: odd ones are the first seat's */
    uint8_t roll;   /* 0 before the roll and when the game is over */
};

/* ---- The start ------------------------------------------------------------------------------- */

static uint8_t sticks_at_start(const Game *game)
{
    static const uint8_t sticks[] = {7, 15, 21};
    return sticks[game->option[0]];
}

static Seat seat_to_move(const State *state) { return (Seat)((state->turn + 1) % 2); }

static void setup(const Game *game, State *state)
{
    state->sticks = sticks_at_start(game);
    state->turn = 1;
}

/* ---- Turns follow each other; the end comes from inside one [1] ------------------------------ */

static void game_run(const Game *game, State *state) { flow_call(state, STEP_TURN); }

static const Step nim_game_step = {.name = "game", .rule = "1", .run = game_run};

static const uint8_t turn_children[] = {STEP_ROLL, STEP_TAKE, STEP_PASS, 0};

static const Step nim_turn_step = {.name = "turn", .rule = "1", .children = turn_children};

/* ---- The roll [2] ---------------------------------------------------------------------------- */

static Seat roll_actor(const Game *game, const State *state) { return SEAT_CHANCE; }

static void roll_legal(const Game *game, const State *state, ActionList *out)
{
    for (uint8_t face = 1; face <= DIE; face++)
        list_add_weighted(out, (Action){.verb = VERB_ROLL, .a = face}, 1);
}

static uint8_t roll_why(const Game *game, const State *state, Action action)
{
    if (action.verb != VERB_ROLL)
        return WHY_ROLL_FIRST;
    return action.a >= 1 && action.a <= DIE ? WHY_LEGAL : WHY_NO_FACE;
}

static void roll_apply(const Game *game, State *state, Action action)
{
    state->roll = action.a;
    flow_note(state, NOTE_ROLLED, seat_to_move(state), action.a, 0);
    flow_return(state);
}

static const Step nim_roll_step = {.name = "roll",
                                   .rule = "2",
                                   .prompt = "nim.prompt.roll",
                                   .actor = roll_actor,
                                   .legal = roll_legal,
                                   .apply = roll_apply,
                                   .why_not = roll_why};

/* ---- Taking [3] ------------------------------------------------------------------------------ */

static Seat take_actor(const Game *game, const State *state) { return seat_to_move(state); }

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

/* The legal list asks the predicate that also explains refusals: the two cannot differ. */
static void take_legal(const Game *game, const State *state, ActionList *out)
{
    for (uint8_t n = 1; n <= DIE; n++)
        if (take_why(game, state, (Action){.verb = VERB_TAKE, .a = n}) == WHY_LEGAL)
            list_add(out, VERB_TAKE, n, 0, 0);
}

static void take_apply(const Game *game, State *state, Action action)
{
    state->sticks = (uint8_t)(state->sticks - action.a);
    flow_note(state, NOTE_TOOK, seat_to_move(state), action.a, state->sticks);
    flow_return(state);
}

static const Step nim_take_step = {.name = "take",
                                   .rule = "3",
                                   .prompt = "nim.prompt.take",
                                   .actor = take_actor,
                                   .legal = take_legal,
                                   .apply = take_apply,
                                   .why_not = take_why};

/* ---- The other player's turn, or the end: then the turn stays with the winner [1, 4] --------- */

static void pass_run(const Game *game, State *state)
{
    state->roll = 0;
    if (state->sticks == 0) {
        flow_note(state, NOTE_WON, seat_to_move(state), 0, 0);
        flow_end(state);
        return;
    }
    state->turn++;
    flow_return(state);
}

static const Step nim_pass_step = {.name = "pass", .rule = "1", .run = pass_run};

/* ---- Results --------------------------------------------------------------------------------- */

static void score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    out[seat_to_move(state)] = 1;
    out[1 - seat_to_move(state)] = -1;
}

/* A series is decided by games won alone. */
static void tally(const Game *game, const State *state, Seat seat, int16_t out[TALLY_MAX])
{
    out[0] = seat == seat_to_move(state);
}

static uint8_t turn(const Game *game, const State *state) { return state->turn; }

/* ---- Positions ------------------------------------------------------------------------------- */

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

static const Field fields[] = {FIELD(sticks), FIELD(turn), FIELD(roll)};

static void print_state(const Game *game, const State *state, Text *out)
{
    fields_print(fields, COUNT_OF(fields), state, out);
}

/* Where the flow stands follows from the roll. */
static void enter_flow(State *state)
{
    if (state->sticks > 0) {
        flow_call(state, STEP_GAME);
        flow_call(state, STEP_TURN)->next = state->roll == 0 ? 1 : 2;
        flow_call(state, state->roll == 0 ? STEP_ROLL : STEP_TAKE);
    }
}

static bool parse_state(const Game *game, const char *text, State *state, Problem *problem)
{
    const char *wrong = fields_parse(fields, COUNT_OF(fields), text, state);
    if (wrong == NULL) {
        enter_flow(state);
        wrong = check(game, state);
    }
    if (wrong != NULL)
        problem_set(problem, 1, "core.bad_position", wrong);
    return wrong == NULL;
}

/* ---- What people see ------------------------------------------------------------------------- */

static void view(const Game *game, const State *state, Seat viewer, Json *out)
{
    fields_view(fields, COUNT_OF(fields), state, out);
}

/* Sticks in bundles of five, then how many. */
static void picture(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    for (uint8_t i = 0; i < state->sticks; i++)
        text_add(out, i > 0 && i % 5 == 0 ? " |" : "|");
    text_add(out, state->sticks > 0 ? "  " : "");
    game_print_message(game, lang, "nim.left", (const uint8_t[ARGS_MAX]){state->sticks}, out);
    text_char(out, '\n');
}

static const char *action_message(const Game *game, const State *state, Action action,
                                  uint8_t arg[ARGS_MAX])
{
    return action.verb == VERB_ROLL ? "nim.roll" : "nim.take";
}

static const char *note_message(const Game *game, Note note, Seat viewer)
{
    static const char *const id[] = {"nim.rolled", "nim.took", "nim.won"};
    return id[note.kind];
}

/* {s0} the player, {n1} his roll */
static const char *prompt(const Game *game, const State *state, uint8_t arg[ARGS_MAX])
{
    arg[0] = seat_to_move(state);
    arg[1] = state->roll;
    return game_step(game, state)->prompt;
}

/* {n0} what was asked for, {n1} the roll, {n2} the sticks left */
static void refusal_args(const Game *game, const State *state, Action action, uint8_t arg[ARGS_MAX])
{
    arg[0] = action.a;
    arg[1] = state->roll;
    arg[2] = state->sticks;
}

static const char *const seat_messages[] = {"nim.seat.red", "nim.seat.blue"};

/* The only type is 's', a seat. */
static void print_arg(const Game *game, Lang lang, char type, uint8_t value, Text *out)
{
    text_add(out, message_text(lang, seat_messages[value]));
}

static void print_count(const Game *game, uint8_t value, Text *out) { text_number(out, value); }

/* ---- The computer player --------------------------------------------------------------------- */

/* chance[n]: how often the player about to roll with n sticks left wins if both play perfectly. */
static void solve(double chance[TURNS + 1])
{
    chance[0] = 0; /* the other one took the last stick */
    for (int n = 1; n <= TURNS; n++) {
        double best = 0;
        double sum = 0;
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

static const Step *const steps[] = {[STEP_GAME] = &nim_game_step,
                                    [STEP_TURN] = &nim_turn_step,
                                    [STEP_ROLL] = &nim_roll_step,
                                    [STEP_TAKE] = &nim_take_step,
                                    [STEP_PASS] = &nim_pass_step};

static const Reason reasons[] = {
    [WHY_LEGAL] = {"", ""},
    [WHY_ROLL_FIRST] = {"2", "nim.why.roll_first"},
    [WHY_ROLLED] = {"2", "nim.why.rolled"},
    [WHY_NO_FACE] = {"2", "nim.why.no_face"},
    [WHY_NONE] = {"3", "nim.why.none"},
    [WHY_ROLL] = {"3", "nim.why.roll"},
    [WHY_LEFT] = {"3", "nim.why.left"},
    [WHY_OVER] = {"4", "core.game_over"},
};

static const ArgKind args[] = {{0}, {.count = DIE + 1, .print = print_count}};
static const Verb verbs[] = {[VERB_ROLL] = {"roll", {1}, 0}, [VERB_TAKE] = {"take", {1}, 0}};
static const char *const seat_words[] = {"red", "blue"};
static const char *const tally_messages[] = {"nim.tally.won"};
static const char *const stick_words[] = {"7", "15", "21", NULL};
static const char *const stick_messages[] = {"nim.sticks.7", "nim.sticks.15", "nim.sticks.21"};
static const Option options[] = {{"sticks", "nim.sticks", stick_words, stick_messages, 1}};
static const Policy policies[] = {
    {.word = "perfect", .message = "nim.policy.perfect", .choose = choose}};

static const Speech speech = {
    .title = "nim.title",
    .seats = seat_messages,
    .tally = tally_messages,
    .action = action_message,
    .note = note_message,
    .prompt = prompt,
    .refusal_args = refusal_args,
    .print_arg = print_arg,
    .picture = picture,
};

extern const Rules nim_rules;
const Rules nim_rules = {
    .word = "nim",
    .seats = 2,
    .seat_words = seat_words,
    .options = options,
    .option_count = COUNT_OF(options),
    .verbs = verbs,
    .verb_count = COUNT_OF(verbs),
    .args = args,
    .arg_count = COUNT_OF(args),
    .steps = steps,
    .step_count = COUNT_OF(steps),
    .reasons = reasons,
    .reason_count = COUNT_OF(reasons),
    .state_size = sizeof(State),
    .policies = policies,
    .policy_count = COUNT_OF(policies),
    .setup = setup,
    .tally_count = COUNT_OF(tally_messages),
    .speech = &speech,
    .score = score,
    .tally = tally,
    .turn = turn,
    .turn_count = TURNS,
    .check = check,
    .print_state = print_state,
    .parse_state = parse_state,
    .view = view,
};
