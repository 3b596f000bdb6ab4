/* bench.c: how fast the engine is, on one core, as lines "name value unit" (make bench).
 *
 * Every game is measured with each value of its first option (Saigon 75: its editions), all other
 * options preset. Each figure is the best of several rounds: what else the machine does can only
 * make a round slower.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "bench/program.h"
#include "games/list.h"
#include "match/match.h"

enum { ROUNDS = 5, LONG_SAVE_GAMES = 200 };

typedef struct Bench {
    Match *match;
    const Game *game;
    const Policy *policy[SEATS_MAX];
    void *memory[SEATS_MAX]; /* of policies that remember */
    State *state, *copy;
    char name[64];
} Bench;

static void print(const Bench *bench, const char *what, double value, const char *unit)
{
    printf("%s_%s %.*f %s\n", bench->name, what, value < 100 ? 2 : 0, value, unit);
    fflush(stdout);
}

/* ---- Games ---------------------------------------------------------------------------- */

static uint32_t choose(const Bench *bench, const ActionList *list, Rng *rng)
{
    if (list->chance)
        return game_draw(list, rng);
    const Seat seat = game_actor(bench->game, bench->state);
    const Policy *policy = bench->policy[seat];
    if (policy->memory)
        return policy->memory->recall(bench->game, bench->state, list, bench->memory[seat], rng);
    return policy->choose(bench->game, bench->state, list, rng);
}

static void forget(const Bench *bench)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (bench->memory[seat])
            memset(bench->memory[seat], 0, bench->policy[seat]->memory->size);
}

/* Plays one game into bench->state; gives the number of decisions, chance included. */
static uint64_t play_game(const Bench *bench, uint64_t index, Match *record)
{
    const Game *game = bench->game;
    ActionList list;
    uint64_t decisions = 0;
    Rng rng;
    rng_seed_stream(&rng, 1, index);
    forget(bench);
    for (game_start(game, bench->state); !game_over(bench->state); decisions++) {
        game_legal(game, bench->state, &list);
        const uint32_t i = choose(bench, &list, &rng);
        if (record)
            match_play(record, list.action[i]);
        game_apply(game, bench->state, list.action[i]);
    }
    return decisions;
}

static void bench_games(const Bench *bench, const char *what)
{
    double games_best = 0, decisions_best = 0;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t games = 0, decisions = 0;
        const double start = now();
        double spent;
        do
            decisions += play_game(bench, games++, NULL);
        while ((spent = now() - start) < 0.4);
        games_best = (double)games / spent > games_best ? (double)games / spent : games_best;
        decisions_best =
            (double)decisions / spent > decisions_best ? (double)decisions / spent : decisions_best;
    }
    print(bench, what, games_best, "per_second");
    if (bench->policy[0] == &policy_random)
        print(bench, "decisions", decisions_best, "per_second");
}

/* ---- Positions ------------------------------------------------------------------------------- */

/* Some way into a game, where pieces are spread. */
static void go_to_middle(const Bench *bench)
{
    ActionList list;
    Rng rng;
    const uint64_t length = play_game(bench, 0, NULL);
    rng_seed_stream(&rng, 1, 0);
    game_start(bench->game, bench->state);
    for (uint64_t i = 0; i < length / 2; i++) {
        game_legal(bench->game, bench->state, &list);
        game_apply(bench->game, bench->state, list.action[choose(bench, &list, &rng)]);
    }
}

static void copy_state(const Bench *bench)
{
    memcpy(bench->copy, bench->state, bench->game->rules->state_size);
    __asm__ volatile("" : : "r"(bench->copy) : "memory"); /* the copy is wanted */
}

static void check_state(const Bench *bench)
{
    if (game_check(bench->game, bench->state))
        abort();
}

static void bench_position(const Bench *bench, const char *what, void (*act)(const Bench *bench))
{
    enum { TIMES = 200000 };
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        const double start = now();
        for (int i = 0; i < TIMES; i++)
            act(bench);
        const double each = (now() - start) / TIMES;
        best = each < best ? each : best;
    }
    print(bench, what, best * 1e9, "ns");
}

/* ---- Saves ----------------------------------------------------------------------------------- */

/* The longest of many random games. */
static Match *make_long_match(const Bench *bench)
{
    uint64_t longest = 0, index = 0;
    Problem problem;
    for (uint64_t i = 0; i < LONG_SAVE_GAMES; i++) {
        const uint64_t length = play_game(bench, i, NULL);
        index = length > longest ? i : index;
        longest = length > longest ? length : longest;
    }
    Match *match = match_again(bench->match, &problem);
    if (!match)
        abort();
    play_game(bench, index, match);
    return match;
}

static double time_load(const char *text, size_t length)
{
    SaveProblem problem;
    const double start = now();
    Match *match = match_load(text, length, LANG_EN, &problem);
    const double spent = now() - start;
    if (!match)
        abort();
    match_free(match);
    return spent;
}

static void bench_save(const Bench *bench)
{
    Match *match = make_long_match(bench);
    size_t length = 0;
    char *text = match_save(match, &length);
    double best = 1e9;
    if (!text)
        abort();
    for (int round = 0; round < 40; round++) {
        const double spent = time_load(text, length);
        best = spent < best ? spent : best;
    }
    print(bench, "long_save", (double)match_count(match), "actions");
    print(bench, "long_save_replay", 1 / best, "per_second");
    print(bench, "long_save_actions", match_count(match) / best, "per_second");
    free(text);
    match_free(match);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void open_bench(Bench *bench, const Rules *rules, const uint8_t option[OPTIONS_MAX],
                       const char *name)
{
    Problem problem;
    memset(bench, 0, sizeof *bench);
    bench->match = match_new(rules, option, NULL, &problem);
    bench->state = calloc(1, rules->state_size);
    bench->copy = calloc(1, rules->state_size);
    if (!bench->match || !bench->state || !bench->copy)
        abort();
    bench->game = match_game(bench->match);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        bench->policy[seat] = &policy_random;
    snprintf(bench->name, sizeof bench->name, "%s", name);
}

static void seat_policies(Bench *bench, const Policy *const policy[SEATS_MAX])
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        bench->policy[seat] = policy[seat];
        bench->memory[seat] = policy[seat]->memory ? calloc(1, policy[seat]->memory->size) : NULL;
        if (policy[seat]->memory && !bench->memory[seat])
            abort();
    }
}

static void close_bench(Bench *bench)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        free(bench->memory[seat]);
    free(bench->state);
    free(bench->copy);
    match_free(bench->match);
}

static void bench_game(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *name)
{
    Bench bench;
    open_bench(&bench, rules, option, name);
    bench_games(&bench, "random_games");
    go_to_middle(&bench);
    bench_position(&bench, "state_copy", copy_state);
    bench_position(&bench, "check", check_state);
    bench_save(&bench);
    close_bench(&bench);
}

/* One of the game's own policies in the first seat, one in the others. */
static void bench_policy(const Rules *rules, const uint8_t preset[OPTIONS_MAX], uint8_t index,
                         uint8_t others)
{
    uint8_t option[OPTIONS_MAX];
    Bench bench;
    char what[48];
    const Policy *policy[SEATS_MAX];
    memcpy(option, preset, sizeof option);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        policy[seat] = &rules->policies[seat ? others : index];
    if (seating_settle(rules, policy, option) != SEAT_NOBODY)
        return;
    open_bench(&bench, rules, option, rules->word);
    seat_policies(&bench, policy);
    snprintf(what, sizeof what, "%s_against_%s", policy[0]->word, policy[1]->word);
    bench_games(&bench, what);
    close_bench(&bench);
}

static void bench_rules(const Rules *rules)
{
    uint8_t option[OPTIONS_MAX] = {0};
    char name[64];
    printf("%s_state_size %zu bytes\n", rules->word, rules->state_size);
    for (uint8_t i = 0; i < rules->option_count; i++)
        option[i] = rules->options[i].preset;
    for (uint8_t i = 0; i < rules->policy_count; i++)
        bench_policy(rules, option, i, 0);
    for (uint8_t i = 1; i < rules->policy_count; i++) /* among its like: old and new side by side */
        bench_policy(rules, option, i, i);
    if (rules->option_count == 0)
        bench_game(rules, option, rules->word);
    for (uint8_t i = 0; rules->option_count > 0 && rules->options[0].words[i]; i++) {
        option[0] = i;
        snprintf(name, sizeof name, "%s_%s_%s", rules->word, rules->options[0].word,
                 rules->options[0].words[i]);
        bench_game(rules, option, name);
    }
}

int main(void)
{
    for (size_t i = 0; i < game_list_count; i++)
        bench_rules(game_list[i]);
    return 0;
}
