/* cmd_sim.c: `mekong sim`: reads the command line of a simulation and prints its result. */
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "lab/rating.h"
#include "lab/sim.h"

enum {
    KEY_GAMES = KEY_OWN,
    KEY_SEED,
    KEY_FIRST,
    KEY_THREADS,
    KEY_MEMORY,
    KEY_CHECK,
    KEY_SAVE,
    KEY_LUCK,
    SIM_KEYS
};

typedef struct SimArgs {
    GameArgs game;
    Sim sim;
    bool json;
    struct argp_option table[SIM_KEYS - KEY_OWN + SEATS_MAX + 2];
    char seat_doc[SEATS_MAX][160];
} SimArgs;

static const char doc[] =
    "Lets computer players play many games and counts who wins, when, and how fast."
    "\vThe same seed gives the same games, whatever the number of threads. Game number I depends "
    "on "
    "the seed and on I alone: --first I --games 1 plays just that one.\n\n"
    "  mekong sim saigon75 --games 100000 --nv random --sv random --threads 4\n"
    "  mekong sim saigon75 --games 1000 --nv heuristic --sv heuristic --edition 1 --json\n"
    "  mekong sim saigon75 --games 1000000 --check\n"
    "  mekong sim saigon75 --games 100 --nv mcts:2000 --sv heuristic\n\n"
    "Players: a policy of the game; a level (easy, normal, hard, expert); mcts:N, a search of N "
    "games ahead in each turn; mcts:Ns, the same for N seconds.\n\n"
    "Ctrl-C ends it early: the games that were over are counted, and the exit status is 130.\n\n"
    "Exit status: 0, or 1 after a message (a broken invariant, an unreadable board, a save that "
    "cannot be written).";

static const struct argp_option own_options[] = {
    {"games", KEY_GAMES, "N", 0, "Number of games (preset: 1000)", 1},
    {"seed", KEY_SEED, "S", 0, "Seed of the random generator (preset: 1)", 1},
    {"first", KEY_FIRST, "I", 0, "Number of the first game (preset: 0)", 1},
    {"threads", KEY_THREADS, "T", 0, "Threads (preset: one a processor)", 1},
    {"memory", KEY_MEMORY, "MB", 0, MEMORY_DOC, 1},
    {"check", KEY_CHECK, NULL, 0, "Check every position, count what was seen", 2},
    {"luck", KEY_LUCK, NULL, 0,
     "Also tell the results without luck: every roll is weighed against its mean", 2},
    {"save", KEY_SAVE, "DIR", 0, "Write each game to DIR as a save file", 2},
    {"json", 'j', NULL, 0, "One JSON object", 2},
};

/* ---- Command line ---------------------------------------------------------------------------- */

static void take_policy(SimArgs *args, int seat, const char *word, struct argp_state *state)
{
    args->sim.policy[seat] = policy_find(args->game.rules, word);
    args->sim.word[seat] = word;
    if (!strength_parse(args->game.rules, word, &args->sim.strength[seat]))
        arg_no_player(state, args->game.rules, word);
}

static error_t parse_number(int key, const char *arg, struct argp_state *state, Sim *sim)
{
    if (key == KEY_GAMES)
        sim->games = arg_number(state, arg, 1, 1000000000000);
    else if (key == KEY_SEED)
        sim->seed = arg_number(state, arg, 0, INT64_MAX);
    else if (key == KEY_FIRST)
        sim->first = arg_number(state, arg, 0, INT64_MAX);
    else if (key == KEY_THREADS)
        sim->threads = (uint32_t)arg_number(state, arg, 1, THREADS_MAX);
    else if (key == KEY_MEMORY)
        sim->memory = arg_memory(state, arg);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    SimArgs *args = state->input;
    if (key == ARGP_KEY_INIT) {
        state->child_inputs[0] = &args->game;
        state->child_inputs[1] = &args->sim.lang;
    } else if (key >= KEY_SEAT && key < KEY_SEAT + SEATS_MAX)
        take_policy(args, key - KEY_SEAT, arg, state);
    else if (key == KEY_CHECK)
        args->sim.check = true;
    else if (key == KEY_LUCK)
        args->sim.take_luck = true;
    else if (key == KEY_SAVE)
        args->sim.save_folder = arg;
    else if (key == 'j')
        args->json = true;
    else if (key == ARGP_KEY_ARG && state->arg_num == 0)
        game_args_take(&args->game, state, arg);
    else if (key == ARGP_KEY_ARG || key == ARGP_KEY_NO_ARGS)
        argp_usage(state);
    else
        return parse_number(key, arg, state, &args->sim);
    return 0;
}

static void describe_seat(SimArgs *args, Seat seat, struct argp_option *option)
{
    const Policy *policy;
    Text about;
    text_init(&about, args->seat_doc[seat], sizeof args->seat_doc[seat]);
    text_add(&about, seat_name(args->game.rules, seat, LANG_EN));
    text_add(&about, " is played by:");
    for (uint32_t i = 0; (policy = policy_at(args->game.rules, i)) != NULL; i++) {
        text_char(&about, ' ');
        text_add(&about, policy->word);
    }
    text_add(&about, " mcts:N mcts:Ns");
    *option = (struct argp_option){
        args->game.rules->seat_words[seat], KEY_SEAT + seat, "POLICY", 0, args->seat_doc[seat], 3};
    args->sim.policy[seat] = args->sim.strength[seat].policy = &policy_random;
    args->sim.word[seat] = policy_random.word;
}

/* Players bring their options along. What was asked for stays: a simulation may let anybody play.
 */
static bool settle(SimArgs *args)
{
    const Rules *rules = args->game.rules;
    uint8_t option[OPTIONS_MAX];
    memcpy(option, args->game.option, sizeof option);
    const Seat wrong = seating_settle(rules, args->sim.policy, option);
    for (uint8_t i = 0; i < rules->option_count; i++)
        if (args->game.option[i] == rules->options[i].preset)
            args->game.option[i] = option[i];
    if (wrong != SEAT_NOBODY)
        say(stderr, args->sim.lang, "play.wrong_seat", NULL, args->sim.policy[wrong]->word);
    return wrong == SEAT_NOBODY;
}

static void sim_args_init(SimArgs *args, int argc, char **argv)
{
    memset(args, 0, sizeof *args);
    game_args_init(&args->game, argc, argv);
    memcpy(args->table, own_options, sizeof own_options);
    for (Seat seat = 0; seat < args->game.rules->seats; seat++)
        describe_seat(args, seat, &args->table[COUNT_OF(own_options) + seat]);
    args->sim.lang = lang_from_environment();
    args->sim.games = 1000;
    args->sim.memory = PLAYER_MEMORY;
    args->sim.seed = 1;
    args->sim.threads = crew_usual_threads();
    args->sim.progress = isatty(STDERR_FILENO);
}

/* ---- Results --------------------------------------------------------------------------------- */

static double per_second(const Sim *sim, uint64_t count)
{
    return sim->seconds > 0 ? (double)count / sim->seconds : 0;
}

static void seat_word_upper(const Rules *rules, Seat seat, char out[SEAT_WORD_SIZE])
{
    size_t i = 0;
    for (const char *c = rules->seat_words[seat]; *c && i + 1 < SEAT_WORD_SIZE; c++)
        out[i++] = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
    out[i] = '\0';
}

static double mean_margin(const Sim *sim, Seat seat)
{
    return (double)sim->totals.margin[seat] / (double)sim->totals.games;
}

/* By how much each seat was above what wins, in the mean; games by the part that ended them. */
static void json_endings(Json *json, const Sim *sim, const Rules *rules)
{
    char word[SEAT_WORD_SIZE];
    json_open(json, "margins", '{');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        seat_word_upper(rules, seat, word);
        json_fixed(json, word, mean_margin(sim, seat), 2);
    }
    json_close(json, '}');
    json_open(json, "ended", '[');
    for (int part = 1; part < GAME_PARTS_MAX; part++)
        json_number(json, NULL, (int64_t)sim->totals.ended[part]);
    json_close(json, ']');
    json_open(json, "early", '[');
    for (int part = 1; part < GAME_PARTS_MAX; part++)
        json_number(json, NULL, (int64_t)sim->totals.early[part]);
    json_close(json, ']');
}

/* As the sums of a rating have it. */
static Estimate without_luck(const Sim *sim, Seat seat, double *worth)
{
    const double one = LUCK_ONE;
    const LuckSums *sums = &sim->totals.luck[seat];
    const Adjusting adjusting = {.count = (double)sim->totals.games,
                                 .result = (double)sums->result / one,
                                 .luck = (double)sums->luck / one,
                                 .results = (double)sums->results / (one * one),
                                 .lucks = (double)sums->lucks / (one * one),
                                 .both = (double)sums->both / (one * one)};
    return adjusting_mean(&adjusting, worth);
}

static void json_luck(Json *json, const Sim *sim, const Rules *rules)
{
    char word[SEAT_WORD_SIZE];
    json_open(json, "without_luck", '{');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        double worth;
        const Estimate share = without_luck(sim, seat, &worth);
        seat_word_upper(rules, seat, word);
        json_open(json, word, '{');
        json_fixed(json, "value", share.value, 4);
        json_fixed(json, "low", share.low, 4);
        json_fixed(json, "high", share.high, 4);
        json_fixed(json, "worth", worth, 1);
        json_close(json, '}');
    }
    json_close(json, '}');
}

static void json_results(Json *json, const Sim *sim, const Rules *rules)
{
    char word[SEAT_WORD_SIZE];
    json_open(json, "players", '{');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        seat_word_upper(rules, seat, word);
        json_string(json, word, sim->word[seat]);
    }
    json_close(json, '}');
    json_open(json, "wins", '{');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        seat_word_upper(rules, seat, word);
        json_number(json, word, (int64_t)sim->totals.wins[seat]);
    }
    json_close(json, '}');
    json_number(json, "draws", (int64_t)sim->totals.draws);
    if (sim->take_luck)
        json_luck(json, sim, rules);
    if (sim->totals.part)
        json_endings(json, sim, rules);
    if (rules->seats != 2)
        return;
    json_open(json, "fall_turn", '[');
    for (int i = 0; i < game_most_turns(rules) && i < SIM_TURNS_MAX; i++)
        json_number(json, NULL, (int64_t)sim->totals.fall_turn[i]);
    json_close(json, ']');
}

static void json_speed(Json *json, const Sim *sim)
{
    const SimTotals *totals = &sim->totals;
    json_fixed(json, "seconds", sim->seconds, 6);
    json_fixed(json, "games_per_second", per_second(sim, totals->games), 1);
    json_fixed(json, "decisions_per_second", per_second(sim, totals->decisions + totals->chance),
               1);
    json_fixed(json, "player_decisions_per_second", per_second(sim, totals->decisions), 1);
    json_number(json, "threads", sim->threads);
}

static void print_json(const Sim *sim, const Game *game)
{
    Json json;
    TEXT(text, buffer, 1 << 16);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "game", game->rules->word);
    game_json_options(game, &json);
    json_number(&json, "seed", (int64_t)sim->seed);
    json_number(&json, "first", (int64_t)sim->first);
    json_number(&json, "games", (int64_t)sim->totals.games);
    json_speed(&json, sim);
    json_number(&json, "decisions", (int64_t)sim->totals.decisions);
    json_number(&json, "forced", (int64_t)sim->totals.forced);
    json_number(&json, "chance", (int64_t)sim->totals.chance);
    json_number(&json, "longest", (int64_t)sim->totals.longest);
    json_results(&json, sim, game->rules);
    if (sim->coverage)
        coverage_json(sim->coverage, game, &json);
    json_close(&json, '}');
    puts(buffer);
}

static void print_wins(uint64_t wins, uint64_t games, const char *who)
{
    const Estimate share = wilson((double)wins / (double)games, games);
    printf("  %-20s %10" PRIu64 "  %6.2f %%  (%.2f - %.2f)\n", who, wins, 100 * share.value,
           100 * share.low, 100 * share.high);
}

/* A share of the games for each seat, and how many games without this would tell as much. */
static void print_luck(const Sim *sim, const Rules *rules)
{
    say(stdout, sim->lang, "cli.sim_luck", NULL, NULL);
    for (Seat seat = 0; seat < rules->seats; seat++) {
        double worth;
        const Estimate share = without_luck(sim, seat, &worth);
        printf("  %-20s %10.0f  %6.2f %%  (%.2f - %.2f)\n", seat_name(rules, seat, sim->lang),
               worth, 100 * share.value, 100 * share.low, 100 * share.high);
    }
}

/* On which turn the first of two sides won: when Saigon fell. */
static void print_falls(const Sim *sim, const Rules *rules)
{
    say(stdout, sim->lang, "cli.sim_fall", NULL, seat_name(rules, 0, sim->lang));
    for (int i = 0; i < game_most_turns(rules) && i < SIM_TURNS_MAX; i++)
        printf(" %" PRIu64, sim->totals.fall_turn[i]);
    putchar('\n');
}

static void print_endings(const Sim *sim, const Rules *rules)
{
    say(stdout, sim->lang, "cli.sim_margins", NULL, NULL);
    for (Seat seat = 0; seat < rules->seats; seat++)
        printf("  %-20s %+10.2f\n", seat_name(rules, seat, sim->lang), mean_margin(sim, seat));
    say(stdout, sim->lang, "cli.sim_ended", NULL, NULL);
    for (int part = 1; part < GAME_PARTS_MAX; part++) {
        const int64_t number[] = {part};
        TEXT(text, words, LINE_SIZE);
        if (!sim->totals.ended[part])
            continue;
        message_say(sim->lang, sim->totals.part, number, "", &text);
        printf("  %-20s %10" PRIu64 "  (%" PRIu64 ")\n", words, sim->totals.ended[part],
               sim->totals.early[part]);
    }
}

static void print_text(const Sim *sim, const Game *game)
{
    const SimTotals *totals = &sim->totals;
    const int64_t speed[] = {(int64_t)totals->games, (int64_t)(sim->seconds * 1000),
                             (int64_t)per_second(sim, totals->games),
                             (int64_t)per_second(sim, totals->decisions + totals->chance)};
    const int64_t size[] = {(int64_t)totals->decisions, (int64_t)totals->forced,
                            (int64_t)totals->chance, (int64_t)totals->longest};
    say(stdout, sim->lang, "cli.sim_speed", speed, NULL);
    say(stdout, sim->lang, "cli.sim_size", size, NULL);
    if (totals->games == 0)
        return;
    say(stdout, sim->lang, "cli.sim_wins", NULL, NULL);
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        print_wins(totals->wins[seat], totals->games, seat_name(game->rules, seat, sim->lang));
    if (totals->draws)
        print_wins(totals->draws, totals->games, message_text(sim->lang, "cli.sim_draws"));
    if (sim->take_luck)
        print_luck(sim, game->rules);
    if (totals->part)
        print_endings(sim, game->rules);
    if (game->rules->seats == 2)
        print_falls(sim, game->rules);
    if (sim->coverage)
        coverage_print(sim->coverage, game, sim->lang);
}

enum { EXIT_INTERRUPTED = 130 }; /* as shells have it: 128 and the number of the signal */

/* ---- The command ----------------------------------------------------------------------------- */

static int run(SimArgs *args)
{
    Sim *sim = &args->sim;
    if (sim->save_folder)
        mkdir(sim->save_folder, 0777); /* if that fails the first save says so */
    if (!sim_run(sim))
        return EXIT_FAILURE;
    if (sim->interrupted) {
        const int64_t games[] = {(int64_t)sim->totals.games, (int64_t)sim->games};
        say(stderr, sim->lang, "cli.sim_interrupted", games, NULL);
    }
    if (args->json)
        print_json(sim, match_game(sim->match));
    else
        print_text(sim, match_game(sim->match));
    const int status = finish_output(sim->lang);
    return sim->interrupted && status == EXIT_SUCCESS ? EXIT_INTERRUPTED : status;
}

int command_sim(int argc, char **argv)
{
    SimArgs args;
    sim_args_init(&args, argc, argv);
    const struct argp_child children[] = {
        {&args.game.argp, 0, NULL, 0}, {&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {args.table, parse, "GAME", doc, children, NULL, NULL};
    argp_parse(&argp, argc, argv, 0, NULL, &args);
    if (!settle(&args))
        return EXIT_FAILURE;
    Match *match = game_args_match(&args.game, args.sim.lang);
    if (!match)
        return EXIT_FAILURE;
    args.sim.match = match;
    const int status = run(&args);
    free(args.sim.coverage);
    match_free(match);
    return status;
}
