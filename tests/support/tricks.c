/* tricks.c: see tricks.h. Its steps are a straight line, so the step's number is the position; its
 * board is a single number, which must be given as "size N" in the file tricks.tsv. */
#include "support/tricks.h"

#include <string.h>

#include "core/speech.h"

enum { GAME, FIRST, ONLY, PEEK, AFTER, ROLL, SOUTH };
enum { VERB_PICK, VERB_ROLL };

struct State {
    Flow flow;
    uint8_t sum;
};

struct Board {
    uint32_t size;
};

static const uint8_t children[] = {FIRST, ONLY, PEEK, AFTER, ROLL, SOUTH, 0};

static Seat north(const Game *game, const State *state) { return 0; }

static Seat south(const Game *game, const State *state) { return 1; }

static uint8_t why_not(const Game *game, const State *state, Action action)
{
    const uint8_t step = flow_now(state)->step;
    if (action.verb != (step == ROLL ? VERB_ROLL : VERB_PICK))
        return 1;
    if (action.a == 0)
        return 2;
    return step == ONLY && action.a > 1 ? 3 : 0;
}

static void legal(const Game *game, const State *state, ActionList *out)
{
    for (uint8_t verb = 0; verb < 2; verb++)
        for (uint8_t a = 0; a < 4; a++)
            if (why_not(game, state, (Action){verb, a, 0, 0}) == 0)
                list_add_weighted(out, (Action){verb, a, 0, 0}, a);
}

static void apply(const Game *game, State *state, Action action)
{
    state->sum = (uint8_t)(state->sum + action.a);
    flow_note(state, 0, action.a, state->sum, 0);
    flow_return(state);
}

static void setup(const Game *game, State *state) { (void)game, (void)state; }

static void score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    out[0] = state->sum % 2 ? 1 : -1;
    out[1] = (int8_t)-out[0];
}

static uint8_t turn(const Game *game, const State *state) { return 1; }

static const char *check(const Game *game, const State *state)
{
    return state->sum > 18 ? "sum_small" : NULL;
}

static void view(const Game *game, const State *state, Seat viewer, Json *out)
{
    json_number(out, "sum", state->sum);
}

static const char *note_message(const Game *game, Note note, Seat viewer)
{
    return viewer == 1 ? NULL : "core.game_over"; /* south is told nothing */
}

static Action canon(const Game *game, const State *state, Action action) { return action; }

/* "@ tricks.tsv", then "size N". */
static bool load_board(const char *text, Board *board, Problem *problem)
{
    Slice rest = {text, strlen(text)}, line, word;
    if (slice_cut(&rest, '\n', &line) && slice_equal(line, "@ tricks.tsv") &&
        slice_cut(&rest, '\n', &line) && slice_cut(&line, ' ', &word) &&
        slice_equal(word, "size") && slice_number(line, 9, &board->size))
        return true;
    problem_set(problem, 1, "core.no_board", "");
    memcpy(problem->file, "tricks.tsv", sizeof "tricks.tsv");
    return false;
}

static const Step *const steps[] = {
    [GAME] = &(const Step){.name = "game", .rule = "1", .children = children},
    [FIRST] = &(const Step){.name = "first",
                            .rule = "2",
                            .actor = north,
                            .legal = legal,
                            .apply = apply,
                            .why_not = why_not},
    [ONLY] = &(const Step){.name = "only",
                           .rule = "3",
                           .actor = north,
                           .legal = legal,
                           .apply = apply,
                           .why_not = why_not},
    [PEEK] = &(const Step){.name = "peek",
                           .rule = "4",
                           .actor = north,
                           .legal = legal,
                           .apply = apply,
                           .why_not = why_not,
                           .reveals = true},
    [AFTER] = &(const Step){.name = "after",
                            .rule = "5",
                            .actor = north,
                            .legal = legal,
                            .apply = apply,
                            .why_not = why_not},
    [ROLL] =
        &(const Step){
            .name = "roll", .rule = "6", .legal = legal, .apply = apply, .why_not = why_not},
    [SOUTH] = &(const Step){.name = "south",
                            .rule = "7",
                            .actor = south,
                            .legal = legal,
                            .apply = apply,
                            .why_not = why_not},
};

static const Reason reasons[] = {
    {"", ""},
    {"1", "core.bad_position"},
    {"2", "core.bad_position"},
    {"3", "core.no_board"},
    {"7", "core.game_over"},
};

static const ArgKind args[] = {{0}, {.count = 4}};
static const Verb verbs[] = {{.word = "pick", .arg = {1}}, {.word = "roll", .arg = {1}}};
static const char *const seat_words[] = {"north", "south"};

static const Speech speech = {.title = "core.game_over", .seats = seat_words, .note = note_message};

const Rules tricks_rules = {
    .word = "tricks",
    .seats = 2,
    .seat_words = seat_words,
    .speech = &speech,
    LISTED(verbs, verb, verbs),
    LISTED(args, arg, args),
    LISTED(steps, step, steps),
    LISTED(reasons, reason, reasons),
    .state_size = sizeof(State),
    .board_size = sizeof(Board),
    .default_board = "@ tricks.tsv\nsize 1\n",
    .load_board = load_board,
    .setup = setup,
    .score = score,
    .turn = turn,
    .turn_count = 1,
    .check = check,
    .view = view,
    .canon = canon,
};
