/* cmd_replay.c: `mekong replay FILE`: a saved game from its first action to its last. */
#include <string.h>

#include "cli/cli.h"

static const char doc[] =
    "Tells a saved game from its start: each action with what came of it."
    "\vWith --json one object a line: the start position (number 0), then every action with its "
    "actor, its words, its notes as sentences and the whole position after it. The format is "
    "described in docs/replay-json.md. "
    "Of a match of two games both are told, one after the other. "
    "With --why each action of a player that can tell why is followed by its reasons, with the "
    "rules' numbers; JSON has them in any case.\n\n"
    "  mekong replay game.mekong\n"
    "  mekong replay game.mekong --why\n"
    "  mekong replay game.mekong --json | jq .action\n\n"
    "Exit status: 0, or 1 if the file cannot be read or is not a sound save.";

static const struct argp_option options[] = {
    {"json", 'j', NULL, 0, "One JSON object a line", 1},
    {"why", 'w', NULL, 0, "Tell why players that have reasons did what they did", 1},
    {0},
};

typedef struct ReplayArgs {
    SaveArgs save; /* first: its parser takes it for all */
    bool why;
} ReplayArgs;

static error_t parse(int key, char *arg, struct argp_state *state)
{
    ReplayArgs *args = state->input;
    if (key != 'w')
        return save_args_parse(key, arg, state);
    args->why = true;
    return 0;
}

/* "12. sv: take 3" and the notes below it. */
static void print_action_head(const Walk *walk)
{
    TEXT(words, buffer, ACTION_TEXT_SIZE);
    action_print(match_game(walk->match), match_action(walk->match, walk->number - 1), &words);
    printf("%4u. %s: %s\n", walk->number,
           match_actor_word(walk->match, match_actor_of(walk->match, walk->number - 1)), buffer);
}

/* Each line of a text, two steps in. */
static void print_indented(const Text *text, const char *indent)
{
    Slice rest = {text->data, text->length}, line;
    while (slice_cut(&rest, '\n', &line))
        printf("%s%.*s\n", indent, (int)line.length, line.data);
}

static void print_position(const Walk *walk, const Grounds *why, const ReplayArgs *args, Text *text)
{
    const Lang lang = args->save.lang;
    text_clear(text);
    if (args->save.json) {
        transcript_json(walk, why, lang, text);
        ENSURE(!text->full);
        puts(text->data);
        return;
    }
    if (walk->number > 0)
        print_action_head(walk);
    if (args->why) {
        game_print_grounds(match_game(walk->match), why, lang, text);
        print_indented(text, "        ");
        text_clear(text);
    }
    transcript_notes(walk, SEAT_REFEREE, lang, text);
    print_indented(text, "      ");
}

static void print_title(const Match *match, uint32_t number, Lang lang)
{
    const Game *game = match_game(match);
    printf("%s%s", number > 0 ? "\n" : "", game_title(game->rules, lang));
    for (uint8_t i = 0; i < game->rules->option_count; i++)
        printf("%s%s %s", i ? ", " : " (", game->rules->options[i].word,
               game->rules->options[i].words[game->option[i]]);
    printf("%s\n\n", game->rules->option_count ? ")" : "");
}

/* The game of that number in its series. */
static int replay(const Match *match, const ReplayArgs *args, uint32_t number)
{
    const Lang lang = args->save.lang;
    char *buffer = malloc(POSITION_SIZE);
    Grounds why = {0};
    Walk walk;
    Text text;
    if (!buffer || !walk_open(&walk, match)) {
        free(buffer);
        say(stderr, lang, "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    text_init(&text, buffer, POSITION_SIZE);
    if (!args->save.json)
        print_title(match, number, lang);
    do {
        print_position(&walk, &why, args, &text);
        walk_explain(&walk, &why);
    } while (walk_next(&walk));
    walk_close(&walk);
    free(buffer);
    return finish_output(lang);
}

int command_replay(int argc, char **argv)
{
    ReplayArgs args = {.save = {.lang = lang_from_environment()}};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "FILE", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Games games;
    int status = EXIT_SUCCESS;
    if (!games_open(&games, args.save.path, args.save.lang))
        return EXIT_FAILURE;
    for (uint32_t i = 0; i < games_count(&games) && status == EXIT_SUCCESS; i++)
        status = replay(games_at(&games, i), &args, i);
    games_close(&games);
    return status;
}
