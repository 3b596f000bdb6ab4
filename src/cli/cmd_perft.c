/* cmd_perft.c: `mekong perft`: counts the leaves of the tree of all actions to a depth. Two
 * versions of the rules that agree on these numbers agree on every legal list on the way. */
#include <string.h>

#include "cli/cli.h"

enum { KEY_DEPTH = KEY_OWN, KEY_DIVIDE };

typedef struct PerftArgs {
    Lang lang;
    GameArgs game;
    uint32_t depth;
    bool divide;
    const char *path; /* a save, or NULL for a new game */
} PerftArgs;

static const char doc[] =
    "Counts the sequences of actions, outcomes of chance included, from a new GAME or from a saved "
    "game's last position."
    "\vA sequence that ends the game early counts once.\n\n"
    "  mekong perft nim --depth 6\n"
    "  mekong perft game.mekong --depth 2 --divide";

static const struct argp_option options[] = {
    {"depth", KEY_DEPTH, "D", 0, "Number of actions (preset: 3)", 1},
    {"divide", KEY_DIVIDE, NULL, 0, "A count for each first action, too", 1},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    PerftArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->lang;
    } else if (key == KEY_DEPTH)
        args->depth = (uint32_t)arg_number(state, arg, 0, 99);
    else if (key == KEY_DIVIDE)
        args->divide = true;
    else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        args->path = strcmp(arg, args->game.rules->word) == 0 ? NULL : arg;
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* `states` is room for one position a level. */
static uint64_t count(const Game *game, const State *state, uint32_t depth, char *states)
{
    State *child = (State *)(void *)states;
    ActionList list;
    uint64_t leaves = 0;
    if (depth == 0 || game_over(state))
        return 1;
    game_legal(game, state, &list);
    if (depth == 1)
        return list.count;
    for (uint32_t i = 0; i < list.count; i++) {
        memcpy(child, state, game->rules->state_size);
        game_apply(game, child, list.action[i]);
        leaves += count(game, child, depth - 1, states + game->rules->state_size);
    }
    return leaves;
}

static void print_divided(const Game *game, Action action, uint64_t leaves)
{
    TEXT(words, buffer, ACTION_TEXT_SIZE);
    action_print(game, action, &words);
    printf("%s %llu\n", buffer, (unsigned long long)leaves);
}

static uint64_t divide(const Game *game, const State *state, uint32_t depth, char *states)
{
    State *child = (State *)(void *)states;
    ActionList list;
    uint64_t leaves = 0;
    game_legal(game, state, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        memcpy(child, state, game->rules->state_size);
        game_apply(game, child, list.action[i]);
        const uint64_t below = count(game, child, depth - 1, states + game->rules->state_size);
        print_divided(game, list.action[i], below);
        leaves += below;
    }
    return leaves;
}

static int perft(const Match *match, const PerftArgs *args)
{
    const Game *game = match_game(match);
    const bool split = args->divide && args->depth > 0;
    char *states = malloc((args->depth + 1) * game->rules->state_size);
    if (!states) {
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    const uint64_t leaves = (split ? divide : count)(game, match_state(match), args->depth, states);
    printf("%s%llu\n", split ? "total " : "", (unsigned long long)leaves);
    free(states);
    return finish_output(args->lang);
}

int command_perft(int argc, char **argv)
{
    PerftArgs args = {.lang = lang_from_environment(), .depth = 3};
    game_args_init(&args.game, argc, argv);
    const struct argp_child children[] = {
        {&args.game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "GAME|FILE", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match =
        args.path ? save_open(args.path, args.lang) : game_args_match(&args.game, args.lang);
    if (!match)
        return EXIT_FAILURE;
    const int status = perft(match, &args);
    match_free(match);
    return status;
}
