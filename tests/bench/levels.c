/* levels.c: how long a level thinks, in processor time of one core, as lines "name value unit"
 * (make bench): for a card, all questions of one player together, and for one question.
 *
 *     levels [LEVEL [GAMES [SEED [OTHERS]]]]
 *
 * One player of the level sits in each seat in turn, the fast player (or OTHERS) in the three
 * others. With a level also by kind of question, the dearest first.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "ai/thinker.h"
#include "bench/program.h"
#include "games/list.h"
#include "match/match.h"

enum { SAMPLES_MAX = 1 << 16, MEMORY = 64 << 20, STEPS_MAX = 256, SLICE = 64 };

static double seconds_worked(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- Samples --------------------------------------------------------------------------------- */

typedef struct Samples {
    uint32_t count;
    double value[SAMPLES_MAX];
} Samples;

static Samples cards, questions;
static struct Kind {
    const char *name;
    uint32_t count;
    double sum, most;
    uint64_t rollouts;
} kinds[STEPS_MAX];

static void add_sample(Samples *samples, double value)
{
    if (samples->count < SAMPLES_MAX)
        samples->value[samples->count++] = value;
}

static int by_value(const void *x, const void *y)
{
    const double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

static double part_of(const Samples *samples, unsigned percent)
{
    const uint32_t last = samples->count - 1;
    return samples->value[(uint64_t)last * percent / 100];
}

static void print_samples(const char *level, const char *what, Samples *samples)
{
    if (samples->count == 0)
        return;
    qsort(samples->value, samples->count, sizeof *samples->value, by_value);
    printf("fitl_%s_%s_p50 %.3f seconds\n", level, what, part_of(samples, 50));
    printf("fitl_%s_%s_p95 %.3f seconds\n", level, what, part_of(samples, 95));
    printf("fitl_%s_%s_most %.3f seconds\n", level, what, part_of(samples, 100));
    fflush(stdout);
}

static int by_sum(const void *x, const void *y)
{
    const struct Kind *a = x, *b = y;
    return (a->sum < b->sum) - (a->sum > b->sum);
}

static void print_kinds(void)
{
    qsort(kinds, STEPS_MAX, sizeof *kinds, by_sum);
    for (unsigned i = 0; i < STEPS_MAX && kinds[i].count; i++)
        printf("%-20s %6u asked %8.3f s in all %7.4f s at most %9.0f roll-outs a question\n",
               kinds[i].name, kinds[i].count, kinds[i].sum, kinds[i].most,
               (double)kinds[i].rollouts / kinds[i].count);
}

/* ---- A game ---------------------------------------------------------------------------------- */

typedef struct Table {
    const Game *game;
    State *state;
    Seat seat;
    Thinker *player[SEATS_MAX];
    double spent; /* on the card in course */
    uint8_t card;
} Table;

static void end_card(Table *table)
{
    if (table->spent > 0)
        add_sample(&cards, table->spent);
    table->spent = 0;
}

static uint32_t ask(Table *table, Seat seat, const ActionList *list, Rng *rng)
{
    Thinker *thinker = table->player[seat];
    const uint8_t step = flow_now(table->state)->step;
    const double start = seconds_worked();
    thinker_ask(thinker, table->state, list);
    while (!thinker_run(thinker, SLICE))
        continue;
    const uint32_t index = thinker_answer(thinker, rng);
    const double spent = seconds_worked() - start;
    if (seat != table->seat)
        return index;
    table->spent += spent;
    if (list->count > 1) {
        struct Kind *kind = &kinds[step];
        add_sample(&questions, spent);
        kind->name = table->game->rules->steps[step]->name;
        kind->count++;
        kind->sum += spent;
        kind->most = spent > kind->most ? spent : kind->most;
        kind->rollouts += thinker_rollouts(thinker);
    }
    return index;
}

static void play(Table *table, uint64_t seed)
{
    const Game *game = table->game;
    Rng rng;
    rng_seed(&rng, seed);
    game_start(game, table->state);
    while (!game_over(table->state)) {
        ActionList list;
        uint32_t index = 0;
        game_legal(game, table->state, &list);
        if (game_turn(game, table->state) != table->card) {
            end_card(table);
            table->card = game_turn(game, table->state);
        }
        if (list.chance)
            index = game_draw(&list, &rng);
        else
            index = ask(table, game_actor(game, table->state), &list, &rng);
        const Action action = list.action[index];
        for (Seat seat = 0; seat < game->rules->seats; seat++)
            thinker_tell(table->player[seat], action);
        game_apply(game, table->state, action);
    }
    end_card(table);
}

static void sit_down(Table *table, const char *level, const char *others, uint64_t seed)
{
    for (Seat seat = 0; seat < table->game->rules->seats; seat++) {
        Strength strength;
        must(strength_parse(table->game->rules, seat == table->seat ? level : others, &strength),
             "nobody of that name");
        table->player[seat] = thinker_open(table->game, seat, strength, MEMORY);
        must(table->player[seat], "memory");
        thinker_begin(table->player[seat], seed + seat);
    }
}

static void settle(const Rules *rules, Seat alone, const char *others, uint8_t option[OPTIONS_MAX])
{
    const Policy *player[SEATS_MAX] = {NULL};
    options_preset(rules, option);
    for (Seat seat = 0; seat < rules->seats; seat++)
        player[seat] = seat == alone ? NULL : policy_find(rules, others);
    must(seating_settle(rules, player, option) == SEAT_NOBODY, "seats");
}

static void play_one(const Rules *rules, const char *level, const char *others, uint64_t seed)
{
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem;
    Table table = {.seat = (Seat)(seed % rules->seats)};
    settle(rules, table.seat, others, option);
    Match *match = match_new(rules, option, NULL, &problem);
    must(match, "memory");
    table.game = match_game(match);
    table.state = malloc(rules->state_size);
    must(table.state, "memory");
    sit_down(&table, level, others, seed);
    play(&table, seed);
    for (Seat seat = 0; seat < rules->seats; seat++)
        thinker_close(table.player[seat]);
    free(table.state);
    match_free(match);
}

static void measure(const char *level, const char *others, uint32_t games, uint64_t seed)
{
    cards.count = questions.count = 0;
    memset(kinds, 0, sizeof kinds);
    for (uint32_t i = 0; i < games; i++)
        play_one(game_find("fitl"), level, others, seed + i);
    print_samples(level, "card", &cards);
    print_samples(level, "question", &questions);
}

int main(int count, char **word)
{
    enum { GAMES = 4, SEED = 1000 };
    const uint32_t games = count > 2 ? (uint32_t)atoi(word[2]) : GAMES;
    const uint64_t seed = count > 3 ? (uint64_t)atoll(word[3]) : SEED;
    const char *others = count > 4 ? word[4] : "quick";
    for (uint32_t i = 0; count < 2 && level_at(i); i++)
        measure(level_at(i)->word, others, games, seed);
    if (count > 1) {
        measure(word[1], others, games, seed);
        print_kinds();
    }
    return 0;
}
