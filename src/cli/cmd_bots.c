/* cmd_bots.c: `mekong bots FILE`: the next turn of a bot in a saved game, with the dice of somebody
 * who checks it by hand: what it does, and every line of its rules that decided. */
#include <string.h>

#include "cli/cli.h"

enum { KEY_DICE = KEY_OWN, KEY_TIES };
enum { DICE_MAX = 256, ANSWERS_MAX = 500, JSON_SIZE = 1 << 22 };

static const char doc[] =
    "Plays the next turn of a bot that follows printed cards, from a saved game, and tells its "
    "actions with the dice it used and the lines of its rules that decided. The file stays as it "
    "is."
    "\vThe dice are the bot's own and those that the rules roll in its turn, in the order in which "
    "they fall; a die of three sides takes 1 to 3. Of equal spaces --ties first takes the first of "
    "the map. With both the turn is a function of the position.\n\n"
    "  mekong bots game.mekong --dice 3,5,2 --ties first\n"
    "  mekong bots game.mekong --json\n\n"
    "Exit status: 0; 1 if the file is not a sound save, if no bot is to move, or if the dice do "
    "not do.";

static const struct argp_option options[] = {
    {"dice", KEY_DICE, "LIST", 0, "Dice as they fall: 3,5,2 (without it they are drawn)", 1},
    {"ties", KEY_TIES, "first|random", 0, "Which of several equal spaces (preset: random)", 1},
    {"json", 'j', NULL, 0, "One JSON object", 1},
    {0},
};

typedef struct BotsArgs {
    SaveArgs save; /* first: its parser takes it for all */
    uint8_t dice[DICE_MAX];
    uint16_t count;
    bool given, first;
} BotsArgs;

static void parse_dice(BotsArgs *args, const char *text, struct argp_state *state)
{
    Slice rest = slice_of(text), word;
    args->given = true;
    args->count = 0;
    while (rest.length && slice_cut(&rest, ',', &word)) {
        if (word.length != 1 || word.data[0] < '1' || word.data[0] > '6')
            argp_error(state, "--dice wants numbers from 1 to 6, such as 3,5,2");
        if (args->count == DICE_MAX)
            argp_error(state, "--dice wants at most %d dice", DICE_MAX);
        args->dice[args->count++] = (uint8_t)(word.data[0] - '0');
    }
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    BotsArgs *args = state->input;
    if (key == KEY_DICE)
        parse_dice(args, arg, state);
    else if (key == KEY_TIES && (!strcmp(arg, "first") || !strcmp(arg, "random")))
        args->first = arg[0] == 'f';
    else if (key == KEY_TIES)
        argp_error(state, "--ties wants first or random");
    else
        return save_args_parse(key, arg, state);
    return 0;
}

/* ---- Whose turn ------------------------------------------------------------------------------ */

typedef struct Turn {
    Match *match;
    const BotsArgs *args;
    const Policy *policy;
    void *memory;
    Rng rng;
    Seat seat;
    Json json;
    Text text;
} Turn;

/* One that can be checked. */
static const Policy *find_policy(const Rules *rules)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (rules->policies[i].memory && rules->policies[i].memory->feed)
            return &rules->policies[i];
    return NULL;
}

static int refuse(Lang lang, const char *id, const char *detail)
{
    say(stderr, lang, id, NULL, detail);
    return EXIT_FAILURE;
}

/* Without the option there are no cards for it. */
static bool is_set_up(const Turn *turn, Seat seat)
{
    const Game *game = match_game(turn->match);
    uint8_t i;
    return !turn->policy->option_of_seats ||
           (option_find(game->rules, slice_of(turn->policy->option), &i) &&
            game->option[i] >> seat & 1);
}

/* NULL: it is a bot's turn; else why not. */
static const char *why_no_turn(const Turn *turn)
{
    if (!turn->policy)
        return "bots.no_such_game";
    if (match_actor(turn->match) == SEAT_NOBODY)
        return "bots.over";
    if (match_actor(turn->match) == SEAT_CHANCE)
        return "bots.chance";
    const SeatHolder *holder = match_seat(turn->match, match_actor(turn->match));
    if (strcmp(holder->controller, turn->policy->word) != 0)
        return "bots.person";
    return is_set_up(turn, match_actor(turn->match)) ? NULL : "bots.not_set_up";
}

/* ---- Playing --------------------------------------------------------------------------------- */

static void print_line(Turn *turn, const Action *action, const Grounds *why)
{
    const Game *game = match_game(turn->match);
    TEXT(words, buffer, ACTION_TEXT_SIZE);
    TEXT(reasons, lines, POSITION_SIZE / 8);
    action_print(game, *action, &words);
    printf("%s\n", buffer);
    game_print_grounds(game, why, turn->args->save.lang, &reasons);
    Slice rest = {lines, reasons.length}, line;
    while (slice_cut(&rest, '\n', &line))
        printf("    %.*s\n", (int)line.length, line.data);
}

static void json_line(Turn *turn, const Action *action, const Grounds *why, uint16_t from)
{
    const Game *game = match_game(turn->match);
    const Lang lang = turn->args->save.lang;
    bool misfit;
    json_open(&turn->json, NULL, '{');
    game_json_action(game, match_state(turn->match), *action, lang, &turn->json);
    json_open(&turn->json, "dice", '[');
    const uint16_t to = turn->policy->memory->fed(turn->memory, &misfit);
    for (uint16_t i = from; turn->args->given && i < to && i < turn->args->count; i++)
        json_number(&turn->json, NULL, turn->args->dice[i]);
    json_close(&turn->json, ']');
    json_open(&turn->json, "why", '[');
    for (uint8_t i = 0; i < why->count; i++) {
        TEXT(sentence, buffer, LINE_SIZE);
        game_print_message(game, lang, why->line[i].message, why->line[i].arg, &sentence);
        json_open(&turn->json, NULL, '{');
        json_string(&turn->json, "rule", why->line[i].rule);
        json_string(&turn->json, "text", buffer);
        json_close(&turn->json, '}');
    }
    json_close(&turn->json, ']');
    json_close(&turn->json, '}');
}

/* One answer of the bot, or of chance in its turn. False: the dice do not do, or the turn is over
 * because a card is drawn. */
static bool step(Turn *turn, const ActionList *list)
{
    const PolicyMemory *memory = turn->policy->memory;
    Grounds why = {0};
    bool misfit;
    const uint16_t before = memory->fed(turn->memory, &misfit);
    uint32_t index;
    if (!list->chance) {
        index = memory->recall(match_game(turn->match), match_state(turn->match), list,
                               turn->memory, &turn->rng);
        memory->explain(turn->memory, &why);
    } else {
        index = memory->roll(turn->memory, list, &turn->rng);
    }
    const uint16_t used = memory->fed(turn->memory, &misfit);
    if (index >= list->count || misfit || (turn->args->given && used > turn->args->count))
        return false;
    if (turn->args->save.json)
        json_line(turn, &list->action[index], &why, before);
    else
        print_line(turn, &list->action[index], &why);
    match_play(turn->match, list->action[index]);
    return true;
}

/* Until somebody else is asked, a card is drawn, or the game is over. */
static void play(Turn *turn)
{
    for (unsigned i = 0; i < ANSWERS_MAX; i++) {
        const Seat actor = match_actor(turn->match);
        ActionList list;
        if (actor != turn->seat && actor != SEAT_CHANCE)
            return;
        game_legal(match_game(turn->match), match_state(turn->match), &list);
        if (!list.count || !step(turn, &list))
            return;
    }
}

static int finish(const Turn *turn)
{
    const Lang lang = turn->args->save.lang;
    bool misfit;
    const uint16_t used = turn->policy->memory->fed(turn->memory, &misfit);
    const int64_t number[] = {turn->args->count, turn->args->count - used};
    if (misfit) {
        say(stderr, lang, "bots.misfit", &(int64_t){used}, NULL);
        return EXIT_FAILURE;
    }
    if (turn->args->given && used > turn->args->count) {
        say(stderr, lang, "bots.too_few", number, NULL);
        return EXIT_FAILURE;
    }
    if (turn->args->given && used < turn->args->count)
        say(stderr, lang, "bots.left", number + 1, NULL);
    return EXIT_SUCCESS;
}

static int play_turn(Match *match, const BotsArgs *args)
{
    Turn turn = {.match = match, .args = args, .policy = find_policy(match_game(match)->rules)};
    const char *why = why_no_turn(&turn);
    const Lang lang = args->save.lang;
    turn.seat = match_actor(match);
    if (why)
        return refuse(lang, why,
                      turn.seat < match_game(match)->rules->seats
                          ? seat_name(match_game(match)->rules, turn.seat, lang)
                          : match_game(match)->rules->word);
    char *buffer = malloc(JSON_SIZE);
    turn.memory = calloc(1, turn.policy->memory->size);
    if (!buffer || !turn.memory) {
        free(buffer);
        free(turn.memory);
        return refuse(lang, "match.no_memory", NULL);
    }
    rng_seed(&turn.rng, 1);
    turn.policy->memory->listen(turn.memory);
    turn.policy->memory->feed(turn.memory, args->given ? args->dice : NULL, args->count,
                              args->first);
    text_init(&turn.text, buffer, JSON_SIZE);
    json_init(&turn.json, &turn.text);
    json_open(&turn.json, NULL, '{');
    json_string(&turn.json, "actor", match_actor_word(match, turn.seat));
    json_open(&turn.json, "actions", '[');
    play(&turn);
    json_close(&turn.json, ']');
    json_close(&turn.json, '}');
    const int status = finish(&turn);
    if (args->save.json)
        puts(buffer);
    free(buffer);
    free(turn.memory);
    return status;
}

int command_bots(int argc, char **argv)
{
    BotsArgs args = {.save = {.lang = lang_from_environment()}};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, "FILE", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    Match *match = save_open(args.save.path, args.save.lang);
    if (!match)
        return EXIT_FAILURE;
    const int status = play_turn(match, &args);
    match_free(match);
    return status == EXIT_SUCCESS ? finish_output(args.save.lang) : status;
}
