/* cmd_why.c: `mekong why FILE ACTION...`: asks the rules about any action, sensible or not. */
#include <string.h>

#include "cli/cli.h"

typedef struct WhyArgs {
    Lang lang;
    bool json;
    const char *path;
    char buffer[ACTION_TEXT_SIZE];
    Text words;
} WhyArgs;

static const char doc[] =
    "Says whether an action is legal in a saved game's last position and, if not, by which rule."
    "\vThe action's words may be given as one argument or as several:\n\n"
    "  mekong why game.mekong take 4\n\n"
    "Exit status: 0 if the action is legal; 1 if it is not, or if the file is not a sound save.";

static const struct argp_option options[] = {
    {"json", 'j', NULL, 0, "One JSON object: action, legal, rule, reason", 1},
    {0},
};

static void take_word(WhyArgs *args, const char *word)
{
    if (!args->path) {
        args->path = word;
        return;
    }
    text_add(&args->words, args->words.length ? " " : "");
    text_add(&args->words, word);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    WhyArgs *args = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &args->lang;
    else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG)
        take_word(args, arg);
    else if (key == ARGP_KEY_END && args->words.length == 0)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static void answer_json(const char *words, const Reason *reason, const char *sentence)
{
    Json json;
    TEXT(text, buffer, 2 * LINE_SIZE);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "action", words);
    json_bool(&json, "legal", !reason);
    if (reason) {
        json_string(&json, "rule", reason->rule);
        json_string(&json, "reason", sentence);
    }
    json_close(&json, '}');
    puts(buffer);
}

/* Playing it is the only way to ask: nothing else in the program judges an action. */
static int answer(Match *match, const WhyArgs *args)
{
    const Reason *reason = match_play_text(match, args->words.data);
    TEXT(text, sentence, LINE_SIZE);
    if (reason)
        match_print_refusal(match, args->words.data, reason, args->lang, &text);
    else
        message_say(args->lang, "cli.why_legal", NULL, args->words.data, &text);
    if (args->json)
        answer_json(args->words.data, reason, sentence);
    else
        puts(sentence);
    return reason ? EXIT_FAILURE : EXIT_SUCCESS;
}

int command_why(int argc, char **argv)
{
    WhyArgs args = {.lang = lang_from_environment()};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "FILE ACTION...", doc, children, NULL, NULL};
    text_init(&args.words, args.buffer, sizeof args.buffer);
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match = save_open(args.path, args.lang);
    if (!match)
        return EXIT_FAILURE;
    const int status = answer(match, &args);
    match_free(match);
    return finish_output(args.lang) == EXIT_SUCCESS ? status : EXIT_FAILURE;
}
