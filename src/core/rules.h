/* rules.h: what a game brings: every type and contract between its rules and the world. What it
 * says about itself is apart: core/speech.h has the words of its choices, core/guide.h the map, the
 * odds, the lessons. Whoever wants something of a game asks core/game.h.
 *
 * A game is a plain struct (State), a set-up function and a table of steps. Rules never ask, roll,
 * print or allocate: they stop at a step and list the legal answers, and someone outside (a player,
 * a policy, dice, a replay) picks one. Chance is an actor like any other: its list carries weights.
 *
 * Each game defines struct State (first member: Flow) and struct Board for itself; nobody else can
 * look inside. A game's folder exports one symbol, its Rules (see games/list.h).
 */
#ifndef MEKONG_RULES_H
#define MEKONG_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/rng.h"
#include "core/stack.h"
#include "core/text/text.h"

typedef enum Bygone { BYGONE_REFUSED, BYGONE_PASSED, BYGONE_INSTEAD } Bygone;

/* What a level of play does in a turn of this game: roll-outs of its search, and so many answers in
 * a hundred that are any other. */
enum { PLAY_LEVELS = 4 };
typedef struct Effort {
    uint32_t rollouts;
    uint8_t lapses;
} Effort;

typedef struct Board Board; /* facts loaded from data files; immutable once loaded */
typedef struct Game Game;
typedef struct Guide Guide; /* core/guide.h: what a game tells people besides its choices */
typedef struct Rules Rules;
typedef struct Speech Speech; /* core/speech.h: its choices and what happens, in words */

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
/* In Rules, a list and how long it is: LISTED(verbs, verb, my_verbs). */
#define LISTED(list, one, array) .list = (array), .one##_count = COUNT_OF(array)

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

/* Argument 0, 1 or 2 of an action. */
static inline uint8_t *action_arg(Action *action, int index)
{
    return index == 0 ? &action->a : index == 1 ? &action->b : &action->c;
}

/* A kind of argument. Values run from 0 to count - 1; each has one word, the same in every language
 * and unique within the kind: it is what saves and bots read. It is the number itself, unless there
 * is a list of words or a function that writes one. */
typedef struct ArgKind {
    uint16_t count;
    const char *const *words;
    void (*print)(const Game *game, uint8_t value, Text *out);
} ArgKind;

enum { ARG_NONE = 0, ARGS_MAX = 3 }; /* index 0 of rules->args is "no argument" */

typedef struct Verb {
    const char *word;
    uint8_t arg[ARGS_MAX]; /* indices into rules->args, ARG_NONE to end */
    uint8_t when; /* reason that says when it may be chosen, for steps that do not ask it; or 0 */
    const char *message; /* its label, with the arguments {n0}, {n1}, {n2} of the action */
} Verb;

/* ---- Flow: the stack of steps ---------------------------------------------------------------- */

/* Answers of one verb whose argument runs from first to last: the faces of a die, a few ways. */
typedef struct Offer {
    uint8_t verb, first, last;
} Offer;

/* A step, written under the functions it names: exactly one of children, run, apply is set.
 * sequence:  children are called in order, then the step returns.
 * automatic: run changes the state and then calls, jumps, returns or ends.
 * choice:    actor answers one of legal; apply carries it out and then calls, jumps, returns or
 *            ends, or does none of these: then the same step asks again. Where nobody is the
 *            actor chance is: its list has weights. A list that is no more than an offer needs no
 *            legal: it has what why_not does not refuse, or all faces of chance's die. */
typedef struct Step {
    const char *name;        /* unique word: position texts, tests */
    const char *rule;        /* rule number, shown with the prompt */
    const char *prompt;      /* message id; choices only */
    const uint8_t *children; /* steps, ended by 0 (step 0 is the whole game, never a child) */
    void (*run)(const Game *game, State *state);
    Seat (*actor)(const Game *game, const State *state); /* NULL: chance */
    Offer offer;                                         /* in the place of legal */
    void (*legal)(const Game *game, const State *state, ActionList *out);
    void (*apply)(const Game *game, State *state, Action action);
    /* 0 if the action is legal here, else an index into rules->reasons. The verb is one that
     * rules->verbs knows and the arguments are in range; nothing else is promised. Optional where
     * chance acts: whatever is not on the list is refused for that. */
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
 * now", entry 2 "chance is to act", the last one "the game is over". */
enum { REASON_LEGAL, REASON_NOT_NOW, REASON_CHANCE };

typedef struct Reason {
    const char *rule;
    const char *message;
} Reason;

/* Why a policy chose as it did: first the line that decided, then what it turned away and why. */
enum { GROUNDS_MAX = 64 };
typedef struct Grounds {
    uint8_t count;
    struct {
        const char *rule, *message; /* number and message id; {u0} and the like as in a note */
        uint8_t arg[ARGS_MAX];
    } line[GROUNDS_MAX];
    /* On the map, as sets of the guide's places: all that it looked at, those that the line that
     * decided turned away, and what was left. */
    uint64_t considered, dropped, chosen;
} Grounds;

/* What a policy remembers between its answers: so many bytes, which are its own. They are zero when
 * a game begins; a policy finds its way from zeros at any choice, if only less well. */
typedef struct PolicyMemory {
    size_t size;
    /* As choose. */
    uint32_t (*recall)(const Game *game, const State *state, const ActionList *list, void *memory,
                       Rng *rng);
    /* Says why it gave its last answer; it says so only if `listen` has been called before. */
    void (*listen)(void *memory);
    void (*explain)(const void *memory, Grounds *out);
    /* Optional, for who wants to check it: its dice come from this list, which must stay, and so do
     * those that chance rolls in its turn; of equals it takes the first. NULL: no list. */
    void (*feed)(void *memory, const uint8_t *dice, uint16_t count, bool ties_first);
    /* Chance's answer where it rolls in the bot's turn, from the list if there is one. list->count:
     * it is no die, or none is left. */
    uint32_t (*roll)(void *memory, const ActionList *list, Rng *rng);
    /* How many were asked for, more perhaps than there were; whether one had too many sides. */
    uint16_t (*fed)(const void *memory, bool *misfit);
} PolicyMemory;

enum { INCLINED_ONE = 256 };

/* A computer player of the game. */
typedef struct Policy {
    const char *word;
    const char *message; /* message id: one line about it */
    /* Answers with an index into list, which is what game_offer gave and not empty. Must be a
     * function of what its seat may know and of the generator. NULL: it searches (ai/mcts.h). */
    uint32_t (*choose)(const Game *game, const State *state, const ActionList *list, Rng *rng);
    /* Optional: says why it would take this legal action here. */
    void (*explain)(const Game *game, const State *state, Action action, Grounds *out);
    /* Optional: how much it likes each answer, on a scale of its own where one is a little. */
    void (*rate)(const Game *game, const State *state, const ActionList *list, int16_t out[]);
    /* Optional, for who searches: how likely each answer is to be the best, as a logarithm: one
     * that has INCLINED_ONE more is e times as likely. Must be a function of what the seat may
     * know. */
    void (*incline)(const Game *game, const State *state, const ActionList *list, int16_t out[]);
    const PolicyMemory *memory; /* NULL: it needs none */
    const char *option;   /* an option that has to be "on" for it, and for nobody else; or NULL */
    bool option_of_seats; /* the option's value is not "on", but the set of seats it plays */
    uint8_t seats;        /* set of seats it can play; 0: all */
    const char *manner;   /* an option that says how it plays, for nobody else; or NULL */
} Policy;

/* A number of the state, a uint8_t, by its name. */
typedef struct StateField {
    const char *name;
    size_t at;
} StateField;

#define FIELD(name)                                                                                \
    {                                                                                              \
#name, offsetof(State, name)                                                               \
    }

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

/* How a game ended: by how much each seat stood above what wins, or below; after which of its parts
 * (rounds of scoring, from 1), which `message` names with the number {n0}; and whether a seat
 * had what wins, so that the game need not have gone to its last part. */
enum { GAME_PARTS_MAX = 8 };
typedef struct Ending {
    int16_t margin[SEATS_MAX];
    uint8_t part;
    bool early;
    const char *message;
} Ending;

/* Outside core and the games nobody reads a hook of this table (tools/check_hooks.sh): the
 * functions of core/game.h ask it and know what is true of a game that leaves it out. A hook that
 * is marked optional may be NULL, all others are there. Each may be called at any time with a game
 * that game_make has filled and a position that is sound (game_is_sound), from several threads at
 * once: it writes only to what it is given to write to. */
struct Rules {
    const char *word; /* saigon75 */
    uint8_t seats;
    bool open; /* nothing is ever hidden: people at one screen need not look away */
    const char *const *seat_words; /* nv, sv */
    const Option *options;
    uint8_t option_count;
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
    uint8_t turn_count;  /* the last turn of the longest game */
    uint8_t tally_count; /* numbers that decide a series; 0: there is none */
    const Speech *speech;
    const Guide *guide; /* NULL: the game has no map and no lessons to show */

    /* Boards. A board is one text: lines "@ NAME" start a file, its lines follow. NULL: none. */
    const char *default_board;
    /* Default boards of the past, the oldest first, ended by NULL: saves tell them by their number.
     * NULL: there has been one only. */
    const char *const *earlier_boards;
    /* Parses and checks such a text, of which nothing is promised, into the board; on failure the
     * board must not be used. Only game_make calls it. Optional: the game has no board. */
    bool (*load_board)(const char *text, Board *board, Problem *problem);

    /* The course of a game. */
    /* Optional: NULL, or the message id of why the options do not go together. The options are all
     * it may look at: it is asked before there is a position. */
    const char *(*misfit)(const Game *game);
    /* Optional: the set of seats that one player has by the options, that seat among them; they are
     * all it may look at. */
    uint8_t (*partners)(const Game *game, Seat seat);
    /* Only game_start calls it: the state is zeroed and flow stands on step 0. */
    void (*setup)(const Game *game, State *state);
    /* Optional: what core does for any game at the step on top (loop.h). Before it is over: who
     * acts; the answers, into an empty list; one of them carried out, and then, as `advance` alone
     * does it, steps run until a choice is on top. */
    Seat (*step_actor)(const Game *game, const State *state);
    void (*step_legal)(const Game *game, const State *state, ActionList *out);
    void (*step_apply)(const Game *game, State *state, Action action);
    void (*advance)(const Game *game, State *state);
    /* The turn the position is in, over or not, from 0 or 1 to turn_count: for progress and
     * statistics. */
    uint8_t (*turn)(const Game *game, const State *state);
    /* Optional: its last turn, where options make a game shorter than turn_count. */
    uint8_t (*turns)(const Game *game);
    /* Optional: an equal action that the legal list contains (a twin piece's), or the action
     * itself. The action is well-formed and need not be legal; the game is not over. */
    Action (*canon)(const Game *game, const State *state, Action action);
    /* Optional: what becomes of a recorded answer that is refused now, because an earlier release
     * asked for it: refused all the same, passed over, or `instead`, which is legal, stands for it
     * and it is looked at again. The action is well-formed; the game is not over. */
    Bygone (*bygone)(const Game *game, const State *state, Action action, Action *instead);
    /* Optional: NULL, or the name of the broken invariant. Of the position nothing is promised but
     * that parse_state or play made it. */
    const char *(*check)(const Game *game, const State *state);

    /* The result. */
    /* Only once over and not broken: +1 won, -1 lost, 0 drawn, for each seat; out is zeroed. */
    void (*score)(const Game *game, const State *state, int8_t out[SEATS_MAX]);
    /* Optional, before that: whether the score can no longer change, whatever anybody does or
     * rolls; if so, as score. For who looks at all that can follow. */
    bool (*settled)(const Game *game, const State *state, int8_t out[SEATS_MAX]);
    /* Optional, once over: how it ended, for statistics; out is zeroed. */
    void (*ending)(const Game *game, const State *state, Ending *out);
    /* Optional, before that: a guess at each seat's share of the points, 0 to 65535, from all that
     * is in the state. False: not in this position, which is in the middle of something. With out
     * NULL only that is said. */
    bool (*estimate)(const Game *game, const State *state, uint16_t out[SEATS_MAX]);
    uint8_t guesses; /* so many such positions a search plays on for; 0: as many as usual */
    const Effort
        *levels; /* PLAY_LEVELS of them, the weakest first; NULL: as usual (ai/strength.h) */
    /* Two games with the seats swapped make a series. What a seat's game, which is over, is worth
     * in it, by falling importance, into zeros; a player's two games are added and compared number
     * by number. Optional: one number, whether it was won. */
    void (*tally)(const Game *game, const State *state, Seat seat, int16_t out[TALLY_MAX]);
    /* Needed with tally: the position as though it had ended now, lost for that seat;
     * what is left of it is asked for tally alone. A game that was given up counts like that. */
    void (*concede)(const Game *game, State *state, Seat loser);
    /* Optional, once over: what the result is worth to each seat, 0 to 65535, and so what estimate
     * guesses at. Of a game that has series: in one, whose other game is not known. */
    void (*worth)(const Game *game, const State *state, uint16_t out[SEATS_MAX]);

    /* What is known to whom. */
    /* A state of a few numbers, none of them secret, lists these in the place of view, print_state
     * and parse_state. A position is read into them, with the flow on step 0: that leads on from
     * there, whatever the numbers are. */
    const StateField *fields;
    uint8_t field_count;
    /* What a viewer may see of the position, field by field, into an object the caller has opened.
     * Any seat, SEAT_WATCHER or SEAT_REFEREE may be the viewer; the game may be over. */
    void (*view)(const Game *game, const State *state, Seat viewer, Json *out);
    /* Optional: draws anew everything that seat cannot see; its view stays the same to the byte. A
     * game without it hides nothing. */
    void (*resample)(const Game *game, State *state, Seat seat, Rng *rng);
    /* Optional, both or neither: if what it cannot see comes in equally likely worlds that can be
     * counted: how many there are, 0 if not in this position, and the world of that number in the
     * place of resample (rng: for what is too small to be counted). */
    uint32_t (*worlds)(const Game *game, const State *state, Seat seat);
    void (*world)(const Game *game, State *state, Seat seat, uint32_t number, Rng *rng);

    /* Optional, both or neither: a short readable position. parse_state builds into a zeroed state
     * from a text of which nothing is promised. */
    void (*print_state)(const Game *game, const State *state, Text *out);
    bool (*parse_state)(const Game *game, const char *text, State *state, Problem *problem);
};

/* Rules with options and board. Filled by game_make, then read by everyone and changed by nobody.
 */
struct Game {
    const Rules *rules;
    const Step *const *steps; /* those of the rules, at hand where every decision looks for one */
    const Board *board;
    uint8_t option[OPTIONS_MAX];
    bool series; /* one of two games that Rules.tally decides: who searches plays for both */
    /* It began in a position, or on a board, of somebody's own. They were checked, but may be such
     * that play leads to what cannot be: so every position is looked at (game_apply). */
    bool given;
};

#endif
