/* cmd_bot.c: `mekong bot`: the program as a player for another one, in the protocol of
 * docs/bot-protocol.md. bot.c is the other end of the line.
 *
 * The policy is asked in the position that the other side tells, which holds what its seat may know
 * and guesses for the rest. What cannot be understood is answered by a line "error ..."; a line
 * with a first word we do not know is passed over, so that the protocol can grow.
 */
#include <string.h>

#include "lab/contender.h"

typedef struct Server {
    Lang lang;
    const char *policy; /* its word */
    const Rules *rules; /* NULL: no game yet */
    uint8_t option[OPTIONS_MAX];
    char *board, *position; /* as told so far; NULL: nothing */
    BotGame about;
    Match *match; /* the game as it begins; NULL: it has not been started */
    Game game;    /* as the positions are looked at */
    State *state;
    Entrant entrant;
    Contender contender;
    bool over; /* the other side has said quit */
} Server;

/* ---- Words ----------------------------------------------------------------------------------- */

static void refuse(const Server *server, const char *id, const char *detail)
{
    fputs("error ", stdout);
    say(stdout, server->lang, id, NULL, detail);
}

static void refuse_problem(const Server *server, const Problem *problem)
{
    TEXT(text, buffer, LINE_SIZE);
    problem_print(problem, server->lang, &text);
    printf("error %s\n", buffer);
}

/* Adds a line to a text that grows. Without memory the line is lost and the text refused later. */
static void append(char **text, const char *line)
{
    const size_t old = *text ? strlen(*text) : 0, more = strlen(line);
    char *grown = realloc(*text, old + more + 2);
    if (!grown)
        return;
    memcpy(grown + old, line, more);
    memcpy(grown + old + more, "\n", 2);
    *text = grown;
}

static void forget(char **text)
{
    free(*text);
    *text = NULL;
}

/* ---- A game ---------------------------------------------------------------------------------- */

static void end_game(Server *server)
{
    if (server->match)
        contender_close(&server->contender);
    match_free(server->match);
    server->match = NULL;
    free(server->state);
    server->state = NULL;
    forget(&server->position);
}

static void hear_version(Server *server, const char *version)
{
    if (strcmp(version, BOT_VERSION) == 0)
        printf("ready " BOT_VERSION " mekong " MEKONG_VERSION " %s\n", server->policy);
    else
        refuse(server, "cli.bot_version", version);
}

static void hear_game(Server *server, const char *word)
{
    end_game(server);
    forget(&server->board);
    server->about = (BotGame){0};
    server->rules = game_find(word);
    if (!server->rules) {
        refuse(server, "cli.bot_no_game", word);
        return;
    }
    options_preset(server->rules, server->option);
}

static void hear_option(Server *server, const char *words)
{
    Slice value = slice_of(words), word;
    if (!server->rules || !slice_cut(&value, ' ', &word) ||
        !options_set(server->rules, server->option, word, value))
        refuse(server, "cli.bot_bad_line", words);
}

static void hear_seat(Server *server, const char *word)
{
    const Seat seat = server->rules ? seat_find(server->rules, word) : (Seat)SEAT_NOBODY;
    if (seat == SEAT_NOBODY)
        refuse(server, "cli.bot_bad_line", word);
    else
        server->about.seat = seat;
}

static void hear_seed(Server *server, const char *word)
{
    server->about.seed = strtoull(word, NULL, 10);
}

static void hear_board(Server *server, const char *line) { append(&server->board, line); }
static void hear_position(Server *server, const char *line) { append(&server->position, line); }

/* NULL, or why the policy cannot play here. */
static const char *find_player(Server *server)
{
    if (!entrant_find(server->rules, server->policy, &server->entrant) || server->entrant.command)
        return "cli.bot_no_policy";
    return entrant_can_sit(&server->entrant, server->about.seat) ? NULL : "play.wrong_seat";
}

static void hear_start(Server *server, const char *unused)
{
    Problem problem = {0};
    end_game(server);
    const char *wrong = server->rules ? find_player(server) : "cli.bot_game_first";
    if (wrong) {
        refuse(server, wrong, server->policy);
        return;
    }
    server->match = match_new(server->rules, server->option, server->board, &problem);
    server->state = calloc(1, server->rules->state_size);
    if (!server->match || !server->state) {
        if (server->match)
            problem_set(&problem, 0, "match.no_memory", "");
        refuse_problem(server, &problem);
        end_game(server);
        return;
    }
    server->game = *match_game(server->match);
    server->game.given = true; /* so are the positions it will be asked about */
    server->about.game = &server->game;
    contender_open(&server->contender, &server->entrant, 0, server->rules);
    contender_begin(&server->contender, &server->about, &problem);
}

/* ---- A decision ------------------------------------------------------------------------------ */

/* The position as told; false after a refusal. */
static bool set_up(Server *server)
{
    Problem problem = {0};
    if (!server->match || !server->position) {
        refuse(server, "cli.bot_no_position", "");
        return false;
    }
    const Game *game = match_game(server->match);
    server->position[strlen(server->position) - 1] = '\0'; /* its last line has no end */
    memset(server->state, 0, server->rules->state_size);
    if (!game_parse_state(game, server->position, server->state, &problem)) {
        refuse_problem(server, &problem);
        return false;
    }
    if (game_check(game, server->state) == NULL &&
        game_actor(game, server->state) == server->about.seat)
        return true;
    refuse(server, "cli.bot_no_position", "");
    return false;
}

/* What is left of the time that the other side gives, for the way there and back. */
static uint32_t time_to_think(const char *words)
{
    const unsigned long given = strtoul(words, NULL, 10);
    const unsigned long spare = given / 10 + 20;
    return given > 2 * spare ? (uint32_t)(given - spare < 86400000 ? given - spare : 86400000)
                             : (uint32_t)given / 2;
}

static void hear_choose(Server *server, const char *time)
{
    Problem problem = {0};
    ActionList list;
    uint32_t answer;
    const bool ready = set_up(server);
    forget(&server->position);
    if (!ready)
        return;
    game_offer(server->about.game, server->state, &list);
    if (list.count == 0) {
        refuse(server, "match.stuck", "");
        return;
    }
    contender_hurry(&server->contender, time_to_think(time));
    if (!contender_choose(&server->contender, server->state, &list, &answer, &problem)) {
        refuse_problem(server, &problem);
        return;
    }
    TEXT(text, words, ACTION_TEXT_SIZE);
    action_print(server->about.game, list.action[answer], &text);
    printf("answer %s\n", words);
}

static void hear_over(Server *server, const char *unused) { end_game(server); }

static void hear_quit(Server *server, const char *unused) { server->over = true; }

/* ---- The conversation ------------------------------------------------------------------------ */

static const struct {
    const char *word;
    void (*hear)(Server *server, const char *rest);
} lines[] = {
    {"mekong-bot", hear_version}, {"game", hear_game},         {"option", hear_option},
    {"board", hear_board},        {"seat", hear_seat},         {"seed", hear_seed},
    {"start", hear_start},        {"position", hear_position}, {"choose", hear_choose},
    {"over", hear_over},          {"quit", hear_quit},
};

static void hear(Server *server, char *line)
{
    line[strcspn(line, "\r\n")] = '\0';
    const size_t length = strcspn(line, " ");
    const char *rest = line[length] ? line + length + 1 : "";
    const Slice word = {line, length};
    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        if (slice_equal(word, lines[i].word)) {
            lines[i].hear(server, rest);
            return;
        }
    }
}

static int serve(Server *server)
{
    char *line = NULL;
    size_t size = 0;
    int status = EXIT_SUCCESS;
    while (!server->over && status == EXIT_SUCCESS && getline(&line, &size, stdin) >= 0) {
        hear(server, line);
        status = finish_output(server->lang);
    }
    free(line);
    end_game(server);
    forget(&server->board);
    return status;
}

/* ---- The command ----------------------------------------------------------------------------- */

static const char doc[] =
    "Is a computer player for another program: reads the lines of the bot protocol on standard "
    "input and answers on standard output (docs/bot-protocol.md)."
    "\v  mekong arena saigon75 --player 'bot:mekong bot --policy heuristic' --player random\n\n"
    "Exit status: 0, or 1 if an answer cannot be written.";

static const struct argp_option own_options[] = {
    {"policy", 'p', "POLICY", 0, "Who plays (preset: random)", 1},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    Server *server = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &server->lang;
    else if (key == 'p')
        server->policy = arg;
    else if (key == ARGP_KEY_ARG)
        argp_usage(state);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* Some game must have the policy; which one is played is told later. */
static bool is_known(const char *word)
{
    Entrant entrant;
    for (size_t i = 0; i < game_list_count; i++)
        if (entrant_find(game_list[i], word, &entrant) && entrant.policy)
            return true;
    return false;
}

int command_bot(int argc, char **argv)
{
    Server server = {.lang = lang_from_environment(), .policy = "random"};
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {own_options, parse, NULL, doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &server);
    if (!is_known(server.policy)) {
        say(stderr, server.lang, "cli.bot_no_policy", NULL, server.policy);
        return EXIT_FAILURE;
    }
    return serve(&server);
}
