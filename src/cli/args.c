/* args.c: the parts of a command line that several subcommands share.
 *
 * A game's options become options of the command line under the words they have in a save, with '-'
 * for '_': a new game needs no line here.
 */
#include <errno.h>
#include <string.h>

#include "ai/random.h"
#include "cli/cli.h"
#include "host/wish.h"

/* ---- Language -------------------------------------------------------------------------------- */

static error_t parse_lang(int key, char *arg, struct argp_state *state)
{
    Lang *lang = state->input;
    if (key != KEY_LANG)
        return ARGP_ERR_UNKNOWN;
    for (int i = 0; i < LANG_COUNT; i++) {
        if (strcmp(arg, lang_words[i]) == 0) {
            *lang = (Lang)i;
            return 0;
        }
    }
    argp_error(state, "--lang is one of: en, fr, it");
    return 0;
}

static const struct argp_option lang_options[] = {
    {"lang", KEY_LANG, "en|fr|it", 0, "Language of what is printed (else that of the terminal)", 9},
    {0},
};

const struct argp lang_argp = {.options = lang_options, .parser = parse_lang};

/* ---- One save file --------------------------------------------------------------------------- */

error_t save_args_parse(int key, char *arg, struct argp_state *state)
{
    SaveArgs *args = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &args->lang;
    else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG && !args->path)
        args->path = arg;
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* ---- Numbers --------------------------------------------------------------------------------- */

void arg_no_player(struct argp_state *state, const Rules *rules, const char *word)
{
    char names[512];
    Text text;
    const Policy *policy;
    text_init(&text, names, sizeof names);
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++) {
        text_add(&text, policy->word);
        text_add(&text, ", ");
    }
    argp_error(state,
               "there is no player '%s' of %s; there are %smcts:N (1 to 100000000 games ahead in a "
               "turn), mcts:Ns (0.01 to 3600 seconds in a turn)",
               word, rules->word, names);
}

uint64_t arg_number(struct argp_state *state, const char *word, uint64_t least, uint64_t most)
{
    char *end;
    errno = 0;
    const unsigned long long number = strtoull(word, &end, 10);
    const bool digits = word[0] >= '0' && word[0] <= '9' && *end == '\0';
    if (!digits || errno || number < least || number > most)
        argp_error(state, "'%s' is not a number from %llu to %llu", word, (unsigned long long)least,
                   (unsigned long long)most);
    return number;
}

/* ---- A game's own options -------------------------------------------------------------------- */

static void take_option(GameArgs *args, int index, const char *value, struct argp_state *state)
{
    Problem problem;
    args->option_given = true;
    if (!option_read(args->rules, args->rules->options[index].word, value, args->option, &problem))
        argp_error(state, "--%s is one of: %s", args->word[index], args->values[index]);
}

static error_t parse_game(int key, char *arg, struct argp_state *state)
{
    GameArgs *args = state->input;
    if (key == KEY_BOARD)
        args->board_folder = arg;
    else if (key >= KEY_OPTION && key < KEY_OPTION + args->rules->option_count)
        take_option(args, key - KEY_OPTION, arg, state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static void describe_option(GameArgs *args, uint8_t index)
{
    const Option *option = &args->rules->options[index];
    Text word, values, doc;
    text_init(&word, args->word[index], sizeof args->word[index]);
    for (const char *c = option->word; *c; c++)
        text_char(&word, *c == '_' ? '-' : *c);
    text_init(&values, args->values[index], sizeof args->values[index]);
    for (uint8_t i = 0; option->words[i]; i++) {
        text_add(&values, i > 0 ? "|" : "");
        text_add(&values, option->words[i]);
    }
    text_init(&doc, args->doc[index], sizeof args->doc[index]);
    message_say(LANG_EN, option->message, NULL, "", &doc);
    text_add(&doc, " (preset: ");
    text_add(&doc, option->words[option->preset]);
    text_char(&doc, ')');
    args->option[index] = option->preset;
    args->table[index] = (struct argp_option){
        args->word[index], KEY_OPTION + index, args->values[index], 0, args->doc[index], 5};
}

static const Rules *find_named(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (game_find(argv[i]))
            return game_find(argv[i]);
    const Rules *usual = game_find("saigon75");
    return usual ? usual : game_list[0];
}

void game_args_init(GameArgs *args, int argc, char **argv)
{
    memset(args, 0, sizeof *args);
    args->rules = find_named(argc, argv);
    for (uint8_t i = 0; i < args->rules->option_count; i++)
        describe_option(args, i);
    if (args->rules->default_board)
        args->table[args->rules->option_count] = (struct argp_option){
            "board", KEY_BOARD, "DIR", 0, "Board data from this folder instead of the built-in", 5};
    args->argp = (struct argp){.options = args->table, .parser = parse_game};
}

void game_args_take(const GameArgs *args, struct argp_state *state, const char *word)
{
    if (strcmp(word, args->rules->word) != 0)
        argp_error(state, "there is no game '%s'", word);
}

Match *game_args_match(const GameArgs *args, Lang lang)
{
    Problem problem = {0};
    char *board = args->board_folder ? board_read(args->board_folder, &problem) : NULL;
    Match *match = NULL;
    if (!args->board_folder || board)
        match = match_new(args->rules, args->option, board, &problem);
    if (!match)
        complain(lang, args->board_folder ? args->board_folder : args->rules->word, &problem);
    free(board);
    return match;
}

size_t arg_memory(struct argp_state *state, const char *word)
{
    const uint64_t most = SIZE_MAX >> 32 ? 1 << 20 : 2047; /* as far as addresses reach */
    return (size_t)arg_number(state, word, 1, most) << 20;
}
