/* cmd_legal.c: `mekong legal FILE`: who is to act in a saved game, and what he may do. */
#include "cli/cli.h"

static const char doc[] =
    "Lists the legal actions of a saved game's last position: the words that `mekong why` and save "
    "files take, and what they mean."
    "\vFor chance (dice and cards) each outcome's weight is given too: its odds are its weight "
    "over "
    "the sum of all.\n\n"
    "Exit status: 0, or 1 if the file cannot be read or is not a sound save.";

static const struct argp_option options[] = {
    {"json", 'j', NULL, 0, "One JSON object", 1},
    {0},
};

/* ---- Lists ----------------------------------------------------------------------------------- */

typedef struct Line {
    char words[ACTION_TEXT_SIZE], label[LINE_SIZE];
} Line;

static void print_line(const Match *match, Action action, Lang lang, Line *line)
{
    Text words, label;
    text_init(&words, line->words, sizeof line->words);
    text_init(&label, line->label, sizeof line->label);
    action_print(match_game(match), action, &words);
    game_print_label(match_game(match), match_state(match), action, lang, &label);
}

static const char *actor_word(const Match *match)
{
    const Seat actor = match_actor(match);
    return actor == SEAT_NOBODY ? "nobody" : match_actor_word(match, actor);
}

static void list_text(const Match *match, const ActionList *list, Lang lang)
{
    Line line;
    const Step *step = game_step(match_game(match), match_state(match));
    TEXT(text, prompt, LINE_SIZE);
    game_print_prompt(match_game(match), match_state(match), lang, &text);
    printf("%s: %s", actor_word(match), prompt);
    if (step)
        printf(" [%s]", step->rule);
    putchar('\n');
    for (uint32_t i = 0; i < list->count; i++) {
        print_line(match, list->action[i], lang, &line);
        printf("  %-28s %s", line.words, line.label);
        if (match_actor(match) == SEAT_CHANCE)
            printf("  (%u)", list->weight[i]);
        putchar('\n');
    }
}

static void list_json(const Match *match, const ActionList *list, Lang lang, Text *text)
{
    const Step *step = game_step(match_game(match), match_state(match));
    Json json;
    json_init(&json, text);
    json_open(&json, NULL, '{');
    json_string(&json, "actor", actor_word(match));
    if (step)
        json_string(&json, "step", step->name);
    json_open(&json, "legal", '[');
    for (uint32_t i = 0; i < list->count; i++) {
        json_open(&json, NULL, '{');
        game_json_action(match_game(match), match_state(match), list->action[i], lang, &json);
        if (match_actor(match) == SEAT_CHANCE)
            json_number(&json, "weight", list->weight[i]);
        json_close(&json, '}');
    }
    json_close(&json, ']');
    json_close(&json, '}');
    puts(text->data);
}

int command_legal(int argc, char **argv)
{
    SaveArgs args = {.lang = lang_from_environment()};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, save_args_parse, "FILE", doc, children, NULL, NULL};
    ActionList list;
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match = save_open(args.path, args.lang);
    if (!match)
        return EXIT_FAILURE;
    match_legal(match, &list);
    TEXT(text, buffer, LIST_MAX * 512);
    if (args.json)
        list_json(match, &list, args.lang, &text);
    else
        list_text(match, &list, args.lang);
    match_free(match);
    return finish_output(args.lang);
}
