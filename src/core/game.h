/* game.h: every type and contract between a game's rules and the world.
 *
 * A game is a plain struct (State), a set-up function and a table of steps. Rules never ask, roll,
 * print or allocate: they stop at a step and list the legal answers, and someone outside (a player,
 * a policy, dice, a replay) picks one. Chance is an actor like any other: its list carries weights.
 *
 * Each game defines struct State (first member: Flow) and struct Board for itself; nobody else can
 * look inside. A game's folder exports one symbol, its Rules (see games/list.h).
 */
#ifndef MEKONG_GAME_H
#define MEKONG_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/rng.h"
#include "core/stack.h"
#include "core/text.h"

typedef enum Bygone { BYGONE_REFUSED, BYGONE_PASSED, BYGONE_INSTEAD } Bygone;

typedef struct Board Board; /* facts loaded from data files; immutable once loaded */
typedef struct Game Game;
typedef struct Guide Guide; /* core/guide.h: what a game tells people besides its choices */
typedef struct Rules Rules;

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* ---- Seats ----------------------------------------------------------------------------------- */

typedef uint8_t Seat; /* 0 .. rules->seats - 1, or one of: */
enum {
    SEAT_CHANCE = 0xfc,  /* the dice and the deck act */
    SEAT_NOBODY = 0xfd,  /* the game is over */
    SEAT_WATCHER = 0xfe, /* as a viewer: sees only what is public */
    SEAT_REFEREE = 0xff, /* as a viewer: sees everything */
    SEATS_MAX = 4
};

/* ---- Actions and notes ----------------------------------------------------------------------- */

/* One small choice. As text: the verb's word, then its arguments' words. */
typedef struct Action {
    uint8_t verb, a, b, c; /* unused arguments are 0 */
} Action;

enum { LIST_MAX = 128 };

/* Longer than any game, which given ones need not heed; and larger than any position. */
enum { GAME_ACTIONS_MAX = 20000, STATE_SIZE_MAX = 4096 };

/* Legal actions in ascending order of (verb, a, b, c), each once. */
typedef struct ActionList {
    uint32_t count;
    bool chance; /* chance is to act: the weights are set */
    bool full;   /* there would be more than it can hold: only a given position comes to that */
    Action action[LIST_MAX];
    uint32_t weight[LIST_MAX]; /* relative odds, all positive */
} ActionList;

static inline void list_add(ActionList *list, uint8_t verb, uint8_t a, uint8_t b, uint8_t c)
{
    if (list->count < LIST_MAX)
        list->action[list->count++] = (Action){verb, a, b, c};
    else
        list->full = true;
}

static inline void list_add_weighted(ActionList *list, Action action, uint32_t weight)
{
    list_add(list, action.verb, action.a, action.b, action.c);
    list->weight[list->count - 1] = weight;
    list->chance = true;
}

static inline bool action_equal(Action x, Action y)
{
    return x.verb == y.verb && x.a == y.a && x.b == y.b && x.c == y.c;
}

/* A kind of argument. Values run from 0 to count - 1; print writes one word, the same in every
 * language and unique within the kind: it is what saves and bots read. */
typedef struct ArgKind {
    uint16_t count;
    void (*print)(const Game *game, uint8_t value, Text *out);
} ArgKind;

enum { ARG_NONE = 0, ARGS_MAX = 3 }; /* index 0 of rules->args is "no argument" */

typedef struct Verb {
    const char *word;
    uint8_t arg[ARGS_MAX]; /* indices into rules->args, ARG_NONE to end */
    uint8_t when; /* reason that says when it may be chosen, for steps that do not ask it; or 0 */
} Verb;

/* ---- Flow: the stack of steps ---------------------------------------------------------------- */

/* A step, written under the functions it names: exactly one of children, run, legal is set.
 * sequence:  children are called in order, then the step returns.
 * automatic: run changes the state and then calls, jumps, returns or ends.
 * choice:    actor answers one of legal; apply carries it out and then calls, jumps, returns or
 *            ends, or does none of these: then the same step asks again. */
typedef struct Step {
    const char *name;        /* unique word: position texts, tests */
    const char *rule;        /* rule number, shown with the prompt */
    const char *prompt;      /* message id; choices only */
    const uint8_t *children; /* steps, ended by 0 (step 0 is the whole game, never a child) */
    void (*run)(const Game *game, State *state);
    Seat (*actor)(const Game *game, const State *state);
    void (*legal)(const Game *game, const State *state, ActionList *out);
    void (*apply)(const Game *game, State *state, Action action);
    /* 0 if the action is legal here, else an index into rules->reasons. The verb is one that
     * rules->verbs knows and the arguments are in range; nothing else is promised. */
    uint8_t (*why_not)(const Game *game, const State *state, Action action);
    bool reveals; /* answering shows the actor something hidden: undo stops here */
} Step;

/* ---- What a game brings ---------------------------------------------------------------------- */

typedef struct Option {
    const char *word;         /* as in a save: edition */
    const char *message;      /* message id of its name */
    const char *const *words; /* the values' words, ended by NULL; game->option holds an index */
    const char *const *value_messages; /* message id of each value */
    uint8_t preset;
} Option;

enum { OPTIONS_MAX = 8, TALLY_MAX = 4 };

/* Why an action is refused: rule number and message id. Entry 0 is "legal", entry 1 "not asked
 * now", the last one "the game is over". */
enum { REASON_LEGAL = 0, REASON_NOT_NOW = 1 };

typedef struct Reason {
    const char *rule;
    const char *message;
} Reason;

/* Why a policy chose as it did: first the line that decided, then what it turned away and why. */
enum { GROUNDS_MAX = 12 };
typedef struct Grounds {
    uint8_t count;
    struct {
        const char *rule, *message; /* number and message id; {u0} and the like as in a note */
        uint8_t arg[ARGS_MAX];
    } line[GROUNDS_MAX];
} Grounds;

/* A computer player of the game: answers with an index into list. Must be a function of what its
 * seat may know and of the generator. */
typedef struct Policy {
    const char *word;
    const char *message; /* message id: one line about it */
    uint32_t (*choose)(const Game *game, const State *state, const ActionList *list, Rng *rng);
    /* Says why it would take this action here; NULL: it has no reasons to give. */
    void (*explain)(const Game *game, const State *state, Action action, Grounds *out);
    /* How much it likes each answer, on a scale of its own where one is a little; NULL: it cannot
     * say. */
    void (*rate)(const Game *game, const State *state, const ActionList *list, int16_t out[]);
    const char *option; /* an option that has to be "on" for it, and for nobody else; or NULL */
    uint8_t seats;      /* set of seats it can play; 0: all */
} Policy;

/* A number that `mekong odds` takes. */
typedef struct OddsInput {
    const char *word;
    const char *message;
    uint8_t least, most, preset;
} OddsInput;

/* What is wrong with a file from outside, fit to show. */
typedef struct Problem {
    char file[64];       /* empty if the caller must say it */
    uint32_t line;       /* 1-based, 0 if the whole file is meant */
    const char *message; /* message id; {t} stands for detail */
    char detail[96];
} Problem;

/* Sets all of it; the file is empty, a loader that knows it fills it in afterwards. */
void problem_set(Problem *problem, uint32_t line, const char *message, const char *detail);
/* "file:line: sentence" in a language. */
void problem_print(const Problem *problem, Lang lang, Text *out);

struct Rules {
    const char *word;    /* saigon75 */
    const char *message; /* message id of its title */
    uint8_t seats;
    bool open; /* nothing is ever hidden: people at one screen need not look away */
    const char *const *seat_words;    /* nv, sv */
    const char *const *seat_messages; /* message ids */
    const Option *options;
    uint8_t option_count;
    /* NULL, or the message id of why the options do not go together; looks at nothing else of the
     * game. NULL hook: they always do. */
    const char *(*misfit)(const Game *game);
    const Verb *verbs;
    uint8_t verb_count;
    const ArgKind *args; /* entry 0 is empty */
    uint8_t arg_count;
    const Step *const *steps; /* by their numbers; step 0 is where a game begins */
    uint8_t step_count;
    const Reason *reasons;
    uint8_t reason_count;
    size_t state_size, board_size;
    const Policy *policies;
    uint8_t policy_count;
    const OddsInput *odds_inputs; /* NULL: the game has no odds table */
    uint8_t odds_input_count;

    /* The default board as one text: lines "@ NAME" start a file, its lines follow. NULL: no board.
     */
    const char *default_board;
    /* Default boards of the past, the oldest first, ended by NULL: saves tell them by their number.
     * NULL: there has been one only. */
    const char *const *earlier_boards;
    /* Parse and check such a text. On failure the board must not be used. */
    bool (*load_board)(const char *text, Board *board, Problem *problem);

    /* What becomes of a recorded answer that is refused now, because an earlier release asked for
     * it: refused all the same, passed over, or `instead`, which is legal, stands for it and it is
     * looked at again. The game is not over. NULL: no such answers. */
    Bygone (*bygone)(const Game *game, const State *state, Action action, Action *instead);

    /* The state is zeroed and flow stands on step 0. */
    void (*setup)(const Game *game, State *state);
    /* Once over: +1 won, -1 lost, 0 drawn, for each seat. */
    void (*score)(const Game *game, const State *state, int8_t out[SEATS_MAX]);
    /* Before that: a guess at each seat's share of the points, 0 to 65535, from all that is in the
     * state. False: not in this position, which is in the middle of something. With out NULL only
     * that is said. NULL hook: never. */
    bool (*estimate)(const Game *game, const State *state, uint16_t out[SEATS_MAX]);
    /* Two games with the seats swapped make a series: what a seat's game is worth in it, by falling
     * importance; a player's two games are added and compared number by number. NULL: no series. */
    void (*tally)(const Game *game, const State *state, Seat seat, int16_t out[TALLY_MAX]);
    const char *const *tally_messages; /* what each number counts, ended by NULL */
    /* What the result is worth to each seat in a series whose other game is not known, 0 to 65535;
     * estimate guesses at this there. NULL: its share of the points. */
    void (*worth)(const Game *game, const State *state, uint16_t out[SEATS_MAX]);
    /* The turn the position is in, and the last one: for progress and statistics. */
    uint8_t (*turn)(const Game *game, const State *state);
    uint8_t turn_count;
    /* Where options make a game shorter than turn_count: its last turn, for game_turns. NULL: they
     * never do. */
    uint8_t (*turns)(const Game *game);
    const char *turn_message; /* "turn {n0} of {n1}" in the game's own words; NULL: just so */
    /* NULL, or the name of the broken invariant. */
    const char *(*check)(const Game *game, const State *state);
    /* Short readable position; parse builds into a zeroed state. */
    void (*print_state)(const Game *game, const State *state, Text *out);
    bool (*parse_state)(const Game *game, const char *text, State *state, Problem *problem);
    /* What a viewer may see of the position, field by field, into an object the caller has opened.
     */
    void (*view)(const Game *game, const State *state, Seat viewer, Json *out);
    /* The board drawn in characters for people, for a viewer. */
    void (*picture)(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);
    /* Draw anew everything that seat cannot see. Its view stays the same to the byte. */
    void (*resample)(const Game *game, State *state, Seat seat, Rng *rng);
    /* If what it cannot see comes in equally likely worlds that can be counted: how many there are,
     * 0 if not in this position, and the world of that number in the place of resample (rng: for
     * what is too small to be counted). NULL: never. */
    uint32_t (*worlds)(const Game *game, const State *state, Seat seat);
    void (*world)(const Game *game, State *state, Seat seat, uint32_t number, Rng *rng);
    /* An equal action that the legal list contains (a twin piece's), or the action itself. */
    Action (*canon)(const Game *game, const State *state, Action action);

    /* Message ids. Their placeholders are filled by print_arg from the action's or note's a, b, c.
     */
    const char *(*action_message)(const Game *game, const State *state, Action action,
                                  uint8_t arg[ARGS_MAX]); /* arg comes in as the action's own */
    const char *(*note_message)(const Game *game, Note note, Seat viewer);
    /* Prompt of the current choice; NULL hook: the step's own, without arguments. */
    const char *(*prompt)(const Game *game, const State *state, uint8_t arg[ARGS_MAX]);
    /* Values for the placeholders of a refusal; NULL hook: the action's own arguments. */
    void (*refusal_args)(const Game *game, const State *state, Action action,
                         uint8_t arg[ARGS_MAX]);
    /* Writes a value for a placeholder such as {u0}: type 'u', value of argument 0. */
    void (*print_arg)(const Game *game, Lang lang, char type, uint8_t value, Text *out);

    const Guide *guide; /* NULL: the game has no map and no lessons to show */

    /* Exact distribution of whatever the inputs describe, into an object the caller has opened. */
    void (*odds)(const Game *game, const uint8_t *input, Json *out);
    /* The same for people, as a table of percentages. Both or neither. */
    void (*odds_table)(const Game *game, const uint8_t *input, Lang lang, Text *out);
};

/* Rules with options and board. Filled by game_make, then read by everyone and changed by nobody.
 */
struct Game {
    const Rules *rules;
    const Board *board;
    uint8_t option[OPTIONS_MAX];
    bool series; /* one of two games that Rules.tally decides: who searches plays for both */
    /* It began in a position, or on a board, of somebody's own. They were checked, but may be such
     * that play leads to what cannot be: so every position is looked at (game_apply). */
    bool given;
};

/* Preset options, and the board parsed from text (NULL: the default one) into storage of
 * rules->board_size bytes, aligned as by malloc. False leaves a problem. */
bool game_make(Game *game, const Rules *rules, Board *storage, const char *board_text,
               Problem *problem);
/* Sets an option by words; false if either word is unknown. Before game_start only. */
bool game_set_option(Game *game, const char *option, const char *value);
/* False and a problem if the options do not go together. */
bool game_options_fit(const Game *game, Problem *problem);

/* ---- What core gives once for all games ------------------------------------------------------ */

void game_start(const Game *game, State *state); /* storage of rules->state_size bytes */
Seat game_actor(const Game *game, const State *state);
uint8_t game_turns(const Game *game); /* the last turn of a game with these options */
static inline bool game_over(const State *state) { return flow_at(state)->depth == 0; }
/* Over because a given position led to one that breaks the rules' own promises: nobody has won. Of
 * a game that was not given it would be our bug. */
static inline bool game_broken(const State *state) { return flow_at(state)->broken != 0; }
const Step *game_step(const Game *game, const State *state);            /* NULL when over */
void game_legal(const Game *game, const State *state, ActionList *out); /* empty when over */
/* Whether the position keeps every invariant and can be played on, or is a proper end. */
bool game_is_sound(const Game *game, const State *state);
/* Those of them that do not break the game: all, unless it was given. Empty when over, and where a
 * given game cannot go on. */
void game_offer(const Game *game, const State *state, ActionList *out);
bool game_bears(const Game *game, const State *state, Action action); /* it does not break */
/* The action must be one of the legal list: this does not look. Where the rules do not find what
 * they need the game ends (game_broken); a given one also where an invariant does not hold or
 * nobody has an answer. */
void game_apply(const Game *game, State *state, Action action);
/* The same, telling of each step it comes to, automatic ones included: for coverage. */
typedef void (*StepWatcher)(void *context, uint8_t step);
void game_apply_watched(const Game *game, State *state, Action action, StepWatcher watch,
                        void *context);
/* An index drawn by the weights of a chance list. */
uint32_t game_draw(const ActionList *list, Rng *rng);

void action_print(const Game *game, Action action, Text *out);
/* Any well-formed action, legal or not. */
bool action_parse(const Game *game, const char *text, Action *out);

/* Why not: NULL if legal (after canon), else a reason with rule number. */
const Reason *game_refuse(const Game *game, const State *state, Action action);

/* Sentences. */
void game_print_message(const Game *game, Lang lang, const char *id, const uint8_t arg[ARGS_MAX],
                        Text *out);
void game_print_prompt(const Game *game, const State *state, Lang lang, Text *out);
void game_print_label(const Game *game, const State *state, Action action, Lang lang, Text *out);
void game_print_note(const Game *game, Note note, Seat viewer, Lang lang, Text *out);
/* "[15.7] sentence", a line for each ground. */
void game_print_grounds(const Game *game, const Grounds *grounds, Lang lang, Text *out);
void game_print_refusal(const Game *game, const State *state, Action action, const Reason *reason,
                        Lang lang, Text *out);

#endif
