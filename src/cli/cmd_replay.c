/* cmd_replay.c: `mekong replay FILE`: a saved game from its first action to its last. */
#include <string.h>

#include "cli/cli.h"

static const char doc[] =
    "Tells a saved game from its start: each action with what came of it."
    "\vWith --json one object a line: the start position (number 0), then every action with its "
    "actor, its words, its notes as sentences and the whole position after it. The format is "
    "described in docs/replay-json.md.\n\n"
    "  mekong replay game.mekong\n"
    "  mekong replay game.mekong --json | jq .action\n\n"
    "Exit status: 0, or 1 if the file cannot be read or is not a sound save.";

static const struct argp_option options[] = {
    {"json", 'j', NULL, 0, "One JSON object a line", 1},
    {0},
};

/* "12. sv: take 3" and the notes below it. */
static void print_action_head(const Walk *walk)
{
    char buffer[ACTION_TEXT_SIZE];
    Text words;
    text_init(&words, buffer, sizeof buffer);
    action_print(match_game(walk->match), match_action(walk->match, walk->number - 1), &words);
    printf("%4u. %s: %s\n", walk->number,
           match_actor_word(walk->match, match_actor_of(walk->match, walk->number - 1)), buffer);
}

static void print_position(const Walk *walk, const SaveArgs *args, Text *text)
{
    Slice rest, line;
    text_clear(text);
    if (args->json) {
        transcript_json(walk, args->lang, text);
        ENSURE(!text->full);
        puts(text->data);
        return;
    }
    if (walk->number > 0)
        print_action_head(walk);
    transcript_notes(walk, SEAT_REFEREE, args->lang, text);
    rest = (Slice){text->data, text->length};
    while (slice_cut(&rest, '\n', &line))
        printf("      %.*s\n", (int)line.length, line.data);
}

static void print_title(const Match *match, Lang lang)
{
    const Game *game = match_game(match);
    printf("%s", message_text(lang, game->rules->message));
    for (uint8_t i = 0; i < game->rules->option_count; i++)
        printf("%s%s %s", i ? ", " : " (", game->rules->options[i].word,
               game->rules->options[i].words[game->option[i]]);
    printf("%s\n\n", game->rules->option_count ? ")" : "");
}

static int replay(const Match *match, const SaveArgs *args)
{
    char *buffer = malloc(POSITION_SIZE);
    Walk walk;
    Text text;
    if (!buffer || !walk_open(&walk, match)) {
        free(buffer);
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return EXIT_FAILURE;
    }
    text_init(&text, buffer, POSITION_SIZE);
    if (!args->json)
        print_title(match, args->lang);
    do
        print_position(&walk, args, &text);
    while (walk_next(&walk));
    walk_close(&walk);
    free(buffer);
    return finish_output(args->lang);
}

int command_replay(int argc, char **argv)
{
    SaveArgs args = {.lang = lang_from_environment()};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, save_args_parse, "FILE", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match = save_open(args.path, args.lang);
    if (!match)
        return EXIT_FAILURE;
    const int status = replay(match, &args);
    match_free(match);
    return status;
}
