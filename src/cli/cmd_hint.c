/* cmd_hint.c: `mekong hint FILE`: what a search would do for the side to move in a saved game, and
 * with what chances. The search sees what that side sees. */

#include "cli/cli.h"
#include "clock/clock.h"
#include "play/report.h"

enum { KEY_ROLLOUTS = KEY_OWN, KEY_SECONDS, KEY_TOP, KEY_SEED };
enum { ROLLOUTS_USUAL = 5000, ROLLOUTS_MAX = 100000000, SECONDS_MAX = 3600 };

static const char doc[] =
    "Looks ahead for the side to move in a saved game and lists its best choices with their "
    "chances of winning. It uses nothing that this side cannot see."
    "\vThe chances are those of the search: both sides play well in what it looks at, and quickly "
    "in what lies beyond. The same number of roll-outs gives the same answer again; a time does "
    "not.\n\n"
    "  mekong hint game.mekong\n"
    "  mekong hint game.mekong --seconds 10 --top 3\n\n"
    "Exit status: 0, or 1 if the file cannot be read or is not a sound save.";

static const struct argp_option options[] = {
    {"rollouts", KEY_ROLLOUTS, "N", 0, "Games played ahead (preset: 5000)", 1},
    {"seconds", KEY_SECONDS, "S", 0, "So long instead, 1 to 3600", 1},
    {"top", KEY_TOP, "K", 0, "At most so many choices (preset: 5)", 1},
    {"seed", KEY_SEED, "S", 0, "Other simulations", 1},
    {"json", 'j', NULL, 0, "One JSON object (docs/review.md)", 1},
    {0},
};

typedef struct HintArgs {
    SaveArgs save; /* first: its parser takes it for all */
    uint32_t rollouts, seconds, top;
    uint64_t seed;
} HintArgs;

static error_t parse(int key, char *arg, struct argp_state *state)
{
    HintArgs *args = state->input;
    if (key == KEY_ROLLOUTS)
        args->rollouts = (uint32_t)arg_number(state, arg, 1, ROLLOUTS_MAX);
    else if (key == KEY_SECONDS)
        args->seconds = (uint32_t)arg_number(state, arg, 1, SECONDS_MAX);
    else if (key == KEY_TOP)
        args->top = (uint32_t)arg_number(state, arg, 1, LIST_MAX);
    else if (key == KEY_SEED)
        args->seed = arg_number(state, arg, 0, INT64_MAX);
    else if (key == ARGP_KEY_END && args->rollouts > 0 && args->seconds > 0)
        argp_error(state, "--rollouts and --seconds exclude each other");
    else
        return save_args_parse(key, arg, state);
    return 0;
}

static void search(Hint *hint, const HintArgs *args)
{
    const double end = clock_seconds() + args->seconds;
    if (args->seconds == 0)
        hint_run(hint, args->rollouts > 0 ? args->rollouts : ROLLOUTS_USUAL);
    else
        do
            hint_run(hint, HINT_SLICE);
        while (clock_seconds() < end && hint_rollouts(hint) < ROLLOUTS_MAX);
}

/* ---- Text ------------------------------------------------------------------------------------ */

/* Nobody has a choice; what is said instead. */
static void say_no_choice(const Match *match, const ActionList *list, Lang lang)
{
    TEXT(text, label, LINE_SIZE);
    if (list->count > 0 && !list->chance)
        game_print_label(match_game(match), match_state(match), list->action[0], lang, &text);
    say(stdout, lang,
        list->count == 0 ? "review.hint_over"
        : list->chance   ? "review.hint_chance"
                         : "review.hint_forced",
        NULL, label);
}

static void print_text(const Match *match, const Hint *hint, const HintArgs *args)
{
    const Game *game = match_game(match);
    const Lang lang = args->save.lang;
    const int64_t rollouts[] = {hint_rollouts(hint)};
    TEXT(text, page, LINE_SIZE * 4);
    game_print_prompt(game, match_state(match), lang, &text);
    printf("%s [%s]\n", page, game_step(game, match_state(match))->rule);
    say(stdout, lang, "review.hint_head", rollouts,
        seat_name(game->rules, match_actor(match), lang));
    text_clear(&text);
    report_hint(hint, game, match_state(match), args->top, NULL, lang, &text);
    fputs(page, stdout);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void print_choice(const Match *match, const Advice *advice, Lang lang, Json *json)
{
    json_open(json, NULL, '{');
    game_json_action(match_game(match), match_state(match), advice->action, lang, json);
    if (advice->visits > 0)
        json_fixed(json, "value", advice->value, 4);
    json_number(json, "visits", advice->visits);
    json_close(json, '}');
}

/* Without a hint: nobody has a choice. */
static void print_json(const Match *match, const Hint *hint, const ActionList *list,
                       const HintArgs *args)
{
    const Seat actor = match_actor(match);
    const Step *step = game_step(match_game(match), match_state(match));
    Advice advice[LIST_MAX] = {{.action = list->action[0]}};
    Json json;
    const uint32_t count = hint ? hint_list(hint, advice) : list->chance ? 0 : list->count;
    TEXT(text, page, LIST_MAX * 512);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "actor", actor == SEAT_NOBODY ? "nobody" : match_actor_word(match, actor));
    if (step)
        json_string(&json, "step", step->name);
    json_number(&json, "rollouts", hint ? hint_rollouts(hint) : 0);
    json_open(&json, "choices", '[');
    for (uint32_t i = 0; i < count && i < args->top; i++)
        print_choice(match, &advice[i], args->save.lang, &json);
    json_close(&json, ']');
    json_number(&json, "left_out", count > args->top ? count - args->top : 0);
    json_close(&json, '}');
    puts(page);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static int give_hint(const Match *match, const HintArgs *args)
{
    Hint *hint = NULL;
    ActionList list = {0};
    match_legal(match, &list);
    if (list.count > 1 && !list.chance) {
        hint = hint_open(match_game(match), match_state(match), args->seed);
        if (!hint) {
            say(stderr, args->save.lang, "match.no_memory", NULL, "");
            return EXIT_FAILURE;
        }
        search(hint, args);
    }
    if (args->save.json)
        print_json(match, hint, &list, args);
    else if (hint)
        print_text(match, hint, args);
    else
        say_no_choice(match, &list, args->save.lang);
    hint_close(hint);
    return finish_output(args->save.lang);
}

int command_hint(int argc, char **argv)
{
    HintArgs args = {.save = {.lang = lang_from_environment()}, .top = HINT_SHOWN, .seed = 1};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "FILE", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match = save_open(args.save.path, args.save.lang);
    if (!match)
        return EXIT_FAILURE;
    const int status = give_hint(match, &args);
    match_free(match);
    return status;
}
