/* cmd_odds.c: `mekong odds GAME`: the exact distribution that a game can work out from a few
 * numbers (Saigon 75: a combat from its dice). Which numbers, the game says. */
#include "cli/cli.h"
#include "core/guide.h"

enum { INPUTS_MAX = 16, ODDS_SIZE = 1 << 16 };

typedef struct OddsArgs {
    Lang lang;
    GameArgs game;
    bool json;
    uint8_t input[INPUTS_MAX];
    struct argp_option table[INPUTS_MAX + 2];
    char word[INPUTS_MAX][32], doc[INPUTS_MAX][160];
} OddsArgs;

static const char doc[] =
    "Prints exact odds, enumerated and not sampled, as a table of percentages for the numbers "
    "given."
    "\vWith --json: one JSON object, with every probability and what both sides suffer together.";

static error_t parse(int key, char *arg, struct argp_state *state)
{
    OddsArgs *args = state->input;
    const OddsTable *odds = guide_odds(args->game.rules);
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->lang;
    } else if (key == 'j')
        args->json = true;
    else if (key >= KEY_OWN && key < KEY_OWN + odds->count) {
        const OddsInput *input = &odds->inputs[key - KEY_OWN];
        args->input[key - KEY_OWN] = (uint8_t)arg_number(state, arg, input->least, input->most);
    } else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        game_args_take(&args->game, state, arg);
    else if (key == ARGP_KEY_ARG)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static void describe_input(OddsArgs *args, uint8_t index)
{
    const OddsInput *input = &guide_odds(args->game.rules)->inputs[index];
    Text word, about;
    text_init(&word, args->word[index], sizeof args->word[index]);
    for (const char *c = input->word; *c; c++)
        text_char(&word, *c == '_' ? '-' : *c);
    text_init(&about, args->doc[index], sizeof args->doc[index]);
    message_say(LANG_EN, input->message, NULL, "", &about);
    text_add(&about, " (");
    text_number(&about, input->least);
    text_add(&about, " to ");
    text_number(&about, input->most);
    text_add(&about, ", preset ");
    text_number(&about, input->preset);
    text_char(&about, ')');
    args->input[index] = input->preset;
    args->table[index] =
        (struct argp_option){args->word[index], KEY_OWN + index, "N", 0, args->doc[index], 1};
}

static void write_json(const OddsArgs *args, const Match *match, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    guide_odds(args->game.rules)->write(match_game(match), args->input, &json);
    json_close(&json, '}');
    text_char(out, '\n');
}

static int print_odds(const OddsArgs *args, const Match *match)
{
    Text text;
    char *buffer = malloc(ODDS_SIZE);
    if (!buffer)
        return EXIT_FAILURE;
    text_init(&text, buffer, ODDS_SIZE);
    if (args->json)
        write_json(args, match, &text);
    else
        guide_odds(args->game.rules)->print(match_game(match), args->input, args->lang, &text);
    fputs(buffer, stdout);
    free(buffer);
    return finish_output(args->lang);
}

int command_odds(int argc, char **argv)
{
    OddsArgs args = {.lang = lang_from_environment()};
    game_args_init(&args.game, argc, argv);
    const uint8_t count = guide_odds(args.game.rules)->count;
    for (uint8_t i = 0; i < count && i < INPUTS_MAX; i++)
        describe_input(&args, i);
    args.table[count] = (struct argp_option){"json", 'j', NULL, 0, "One JSON object", 2};
    const struct argp_child children[] = {
        {&args.game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {args.table, parse, "GAME", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    if (count == 0) {
        say(stderr, args.lang, "cli.odds_none", NULL, args.game.rules->word);
        return EXIT_FAILURE;
    }
    Match *match = game_args_match(&args.game, args.lang);
    const int status = match ? print_odds(&args, match) : EXIT_FAILURE;
    match_free(match);
    return status;
}
