/* plan_tune.c: the numbers of Fire in the Lake's fast player (src/games/fitl/players/plan.h), tuned
 * by games.
 *
 *   plan_tune speed GAMES SEED          games a second, wins by faction, what is asked most
 *   plan_tune weights ROUNDS SEED       a better plan_weights.c on stdout
 *   plan_tune events GAMES SEED         a better plan_events.c on stdout
 *   plan_tune estimate GAMES SEED       the table of estimate.c on stdout
 *
 * weights: simultaneous perturbation. In turn for each faction all its numbers are moved a little,
 * each up or down by lot; the two opposite tables play the same games (deck and dice each from a
 * stream of their own) against the three others, and the table goes some way toward the better.
 * events: whoever may execute an event does so half of the time, by lot; what its margin became in
 * the end, against that of those who chose something else, is what the event is worth.
 * estimate: of games of all scenarios, who won after which margins at which stage.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/fitl/players/estimate.h"
#include "games/fitl/players/plan.h"
#include "games/list.h"

enum { NUMBERS = sizeof(PlanWeights) / sizeof(int16_t), ACTIONS_MAX = 20000 };

/* What a faction saw when its turn began, and who won. */
typedef struct Sample {
    uint8_t stage, winner;
    int8_t margin[FACTIONS];
} Sample;

typedef struct Table {
    Game game;
    PlanWeights weights[FACTIONS];
    State state;
    Rng deck, dice, ties, wild;
    bool curious;   /* events by lot */
    Sample *sample; /* the next one to be filled, or NULL */
    uint64_t asked[FITL_STEPS], answers[FITL_STEPS];
    uint64_t turns[FACTIONS][VERBS][OPERATIONS]; /* what slots are used for */
    uint64_t acts[ACTIVITIES];
    struct Taken {
        uint8_t card, side, faction; /* side 2: something else */
    } choice[512];
    unsigned choices;
    int margin[FACTIONS];
    unsigned winner;
} Table;

void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- A game ---------------------------------------------------------------------------------- */

/* Event or not, by lot; the choice is remembered. */
static uint32_t choose_curiously(Table *t, const ActionList *list, uint32_t usual)
{
    const unsigned f = game_actor(&t->game, &t->state);
    unsigned sides = 0;
    for (uint32_t i = 0; i < list->count; i++)
        sides += list->action[i].verb == V_EVENT;
    if (!sides || t->state.current > EVENTS || t->choices == 512)
        return usual;
    struct Taken *choice = &t->choice[t->choices++];
    *choice = (struct Taken){t->state.current, 2, (uint8_t)f};
    if (rng_below(&t->wild, 2) == 0) {
        int16_t rate[LIST_MAX];
        uint32_t best = 0;
        fitl_plan_rate(t->weights, &t->game, &t->state, list, rate);
        for (uint32_t i = 1; i < list->count; i++)
            if (list->action[i].verb != V_EVENT && rate[i] > rate[best])
                best = i;
        return best;
    }
    const unsigned which = rng_below(&t->wild, sides);
    unsigned seen = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].verb == V_EVENT && seen++ == which) {
            choice->side = list->action[i].a;
            return i;
        }
    return usual;
}

static void note_sample(Table *t, Sample *sample)
{
    sample->stage = (uint8_t)fitl_stage(&t->game, &t->state);
    for (unsigned f = 0; f < FACTIONS; f++)
        sample->margin[f] = (int8_t)fitl_margin(&t->game, &t->state, f);
}

static uint32_t choose(Table *t, const ActionList *list)
{
    const unsigned step = flow_now(&t->state)->step;
    if (step == SLOT_ASK && t->sample)
        note_sample(t, t->sample++);
    if (list->chance)
        return game_draw(list, step == DRAW ? &t->deck : &t->dice);
    t->asked[step]++;
    t->answers[step] += list->count;
    const uint32_t usual = fitl_plan_choose(t->weights, &t->game, &t->state, list, &t->ties);
    return t->curious && step == SLOT_ASK ? choose_curiously(t, list, usual) : usual;
}

static void play(Table *t, uint64_t seed, uint64_t number)
{
    ActionList list;
    rng_seed_stream(&t->deck, seed, 4 * number);
    rng_seed_stream(&t->dice, seed, 4 * number + 1);
    rng_seed_stream(&t->ties, seed, 4 * number + 2);
    rng_seed_stream(&t->wild, seed, 4 * number + 3);
    t->choices = 0;
    game_start(&t->game, &t->state);
    for (unsigned i = 0; !game_over(&t->state); i++) {
        game_legal(&t->game, &t->state, &list);
        const Action action = list.action[choose(t, &list)];
        if (action.verb == V_ACTIVITY)
            t->acts[action.a]++;
        if (!list.chance && flow_now(&t->state)->step == SLOT_ASK)
            t->turns[game_actor(&t->game, &t->state)][action.verb][action.a]++;
        if (i > ACTIONS_MAX) {
            fprintf(stderr, "game %llu: step %u, verb %u %u %u\n", (unsigned long long)number,
                    flow_now(&t->state)->step, action.verb, action.a, action.b);
            if (i > ACTIONS_MAX + 40)
                exit(1);
        }
        game_apply(&t->game, &t->state, action);
    }
    t->winner = fitl_winner(&t->game, &t->state);
    for (unsigned f = 0; f < FACTIONS; f++)
        t->margin[f] = fitl_margin(&t->game, &t->state, f);
}

/* ---- speed ----------------------------------------------------------------------------------- */

static void measure(Table *t, uint64_t games, uint64_t seed)
{
    uint64_t wins[FACTIONS] = {0};
    int64_t margin[FACTIONS] = {0};
    const double start = now();
    for (uint64_t i = 0; i < games; i++) {
        play(t, seed, i);
        wins[t->winner]++;
        for (unsigned f = 0; f < FACTIONS; f++)
            margin[f] += t->margin[f];
    }
    printf("%.0f games a second\n", (double)games / (now() - start));
    for (unsigned f = 0; f < FACTIONS; f++)
        printf("%-5s %5.1f %%  margin %.2f\n", t->game.rules->seat_words[f],
               100.0 * (double)wins[f] / (double)games, (double)margin[f] / (double)games);
    for (unsigned f = 0; f < FACTIONS; f++) {
        printf("%-5s", t->game.rules->seat_words[f]);
        for (unsigned v = 0; v < VERBS; v++)
            for (unsigned a = 0; a < OPERATIONS; a++)
                if (t->turns[f][v][a] * 20 > games)
                    printf(" %s%u %.2f", t->game.rules->verbs[v].word, a,
                           (double)t->turns[f][v][a] / (double)games);
        printf("\n");
    }
    for (unsigned a = 0; a < ACTIVITIES; a++)
        printf(" act%u %.2f", a, (double)t->acts[a] / (double)games);
    printf("\n");
    for (unsigned i = 0; i < FITL_STEPS; i++)
        if (t->asked[i] * 2 > games)
            printf("  %-18s %6.1f a game, %5.1f answers\n", fitl_steps[i]->name,
                   (double)t->asked[i] / (double)games,
                   (double)t->answers[i] / (double)t->asked[i]);
}

/* ---- weights --------------------------------------------------------------------------------- */

typedef struct Tuning {
    double number[FACTIONS][NUMBERS];
    double sum[FACTIONS][NUMBERS]; /* of the second half: its mean is the result */
    unsigned summed;
} Tuning;

static void set_numbers(Table *t, unsigned f, const double number[NUMBERS], const double move[],
                        double sign, Rng *rng)
{
    int16_t *out = (int16_t *)&t->weights[f];
    for (unsigned i = 0; i < NUMBERS; i++) {
        const double value = number[i] + (move ? sign * move[i] : 0);
        const double low = value < 0 ? (double)(int)value - 1 : (double)(int)value;
        const double draw = rng ? (double)rng_below(rng, 1 << 20) / (1 << 20) : 0.5;
        out[i] = (int16_t)(low + (value - low > draw ? 1 : 0));
    }
}

/* What a game was worth to a faction: the win, and a little for the lead at the end. */
static double result(const Table *t, unsigned f)
{
    int rival = -100;
    for (unsigned other = 0; other < FACTIONS; other++)
        if (other != f && t->margin[other] > rival)
            rival = t->margin[other];
    double lead = t->margin[f] - rival;
    lead = lead < -25 ? -25 : lead > 25 ? 25 : lead;
    return (t->winner == f) + lead / 25.0;
}

static void tune_faction(Table *t, Tuning *tuning, unsigned f, unsigned round, double rate,
                         uint64_t seed)
{
    enum { GAMES = 48 };
    double move[NUMBERS], score[2] = {0, 0};
    Rng rng;
    rng_seed_stream(&rng, seed ^ 0x5eed, round * FACTIONS + f);
    for (unsigned i = 0; i < NUMBERS; i++) {
        const double size = tuning->number[f][i] < 0 ? -tuning->number[f][i] : tuning->number[f][i];
        move[i] = (0.8 + 0.2 * size) * (rng_below(&rng, 2) ? 1 : -1);
    }
    for (unsigned side = 0; side < 2; side++) {
        Rng same = rng;
        set_numbers(t, f, tuning->number[f], move, side ? -1 : 1, &same);
        for (unsigned i = 0; i < GAMES; i++) {
            play(t, seed, (uint64_t)round * GAMES + i);
            score[side] += result(t, f) / GAMES;
        }
    }
    double better = (score[0] - score[1]) / 0.15;
    better = better < -1 ? -1 : better > 1 ? 1 : better;
    for (unsigned i = 0; i < NUMBERS; i++)
        tuning->number[f][i] += rate * better * move[i];
    set_numbers(t, f, tuning->number[f], NULL, 0, NULL);
}

static void print_list(const int16_t *number, unsigned n)
{
    printf("{");
    for (unsigned i = 0; i < n; i++)
        printf("%s%d", i ? ", " : "", number[i]);
    printf("},\n");
}

static void print_weights(const Table *t)
{
    static const char *const name[FACTIONS] = {"US", "ARVN", "NVA", "VC"};
    printf("/* plan_weights.c: the numbers of the fast player, for each faction. Tuned by games: "
           "docs/ai.md. */\n#include \"games/fitl/players/plan.h\"\n\n"
           "const PlanWeights fitl_plan_weights[FACTIONS] = {\n");
    for (unsigned f = 0; f < FACTIONS; f++) {
        const PlanWeights *w = &t->weights[f];
        printf("[%s] = {.margin = ", name[f]);
        print_list(w->margin, FACTIONS);
        printf(".piece = ");
        print_list(w->piece, KINDS);
        printf(".threat = %d, .late_troop = %d, .coin_grip = %d, .nva_grip = %d, .calm = %d,\n",
               w->threat, w->late_troop, w->coin_grip, w->nva_grip, w->calm);
        printf(".unrest = %d, .terror = %d, .sting = %d, .guard = %d, .siege = %d, .road = %d,\n",
               w->unrest, w->terror, w->sting, w->guard, w->siege, w->road);
        printf(".money = ");
        print_list(w->money, 3);
        printf(".aid = %d, .trail = %d, .foe_money = %d, .pass = %d, .event = %d,\n.op = ", w->aid,
               w->trail, w->foe_money, w->pass, w->event);
        print_list(w->op, OPERATIONS);
        printf(".act = ");
        print_list(w->act, ACTIVITIES);
        printf(".space = %d, .move = %d},\n", w->space, w->move);
    }
    printf("};\n");
}

static void tune_weights(Table *t, uint64_t rounds, uint64_t seed)
{
    static Tuning tuning;
    for (unsigned f = 0; f < FACTIONS; f++)
        for (unsigned i = 0; i < NUMBERS; i++)
            tuning.number[f][i] = ((const int16_t *)&t->weights[f])[i];
    for (uint64_t round = 0; round < rounds; round++) {
        const double rate = 0.3 * (1 - 0.8 * (double)round / (double)rounds);
        for (unsigned f = 0; f < FACTIONS; f++)
            tune_faction(t, &tuning, f, (unsigned)round, rate, seed);
        if (2 * round < rounds)
            continue;
        tuning.summed++;
        for (unsigned f = 0; f < FACTIONS; f++)
            for (unsigned i = 0; i < NUMBERS; i++)
                tuning.sum[f][i] += tuning.number[f][i];
    }
    for (unsigned f = 0; f < FACTIONS; f++) {
        for (unsigned i = 0; i < NUMBERS; i++)
            tuning.sum[f][i] /= tuning.summed;
        set_numbers(t, f, tuning.sum[f], NULL, 0, NULL);
    }
    print_weights(t);
}

/* ---- events ---------------------------------------------------------------------------------- */

typedef struct Sum {
    double total;
    unsigned n;
} Sum;

/* Points of lead in quarters, drawn toward nothing where few games speak. */
static int worth_of(const Sum *event, const Sum *other)
{
    enum { DOUBT = 60 };
    if (!event->n || !other->n)
        return 0;
    const double n = 1.0 / (1.0 / event->n + 1.0 / other->n);
    const double gain = event->total / event->n - other->total / other->n;
    const double value = 4 * gain * n / (n + DOUBT);
    return (int)(value < -120 ? -120 : value > 120 ? 120 : value < 0 ? value - 0.5 : value + 0.5);
}

static void learn_events(Table *t, uint64_t games, uint64_t seed)
{
    static Sum sum[EVENTS + 1][3][FACTIONS];
    t->curious = true;
    for (uint64_t i = 0; i < games; i++) {
        play(t, seed, i);
        for (unsigned c = 0; c < t->choices; c++) {
            const struct Taken *choice = &t->choice[c];
            Sum *cell = &sum[choice->card][choice->side][choice->faction];
            cell->total += 8 * result(t, choice->faction);
            cell->n++;
        }
    }
    printf(
        "/* plan_events.c: what each event has been worth to each faction, in quarters of a point, "
        "against\n * the best else it could do. Made by tools/plan_tune: docs/ai.md. */\n"
        "#include \"games/fitl/players/plan.h\"\n\n"
        "const int8_t fitl_plan_events[EVENTS + 1][2][FACTIONS] = {\n");
    for (unsigned card = 1; card <= EVENTS; card++) {
        printf("[%u] = {", card);
        for (unsigned side = 0; side < 2; side++)
            for (unsigned f = 0; f < FACTIONS; f++)
                printf("%s%d%s", f ? ", " : "{", worth_of(&sum[card][side][f], &sum[card][2][f]),
                       f + 1 < FACTIONS ? ""
                       : side           ? "}"
                                        : "}, ");
        printf("},\n");
    }
    printf("};\n");
}

/* ---- estimate -------------------------------------------------------------------------------- */

enum { SAMPLES_MAX = 4000000, EPOCHS = 30 };

typedef struct Guess {
    double faction[FACTIONS], point; /* natural logarithms of the odds */
} Guess;

/* A step toward the shares that would have told the winner. */
static double learn_sample(Guess *guess, const Sample *sample, double rate)
{
    double share[FACTIONS], sum = 0;
    for (unsigned f = 0; f < FACTIONS; f++)
        sum += share[f] = exp(guess->faction[f] + guess->point * sample->margin[f]);
    for (unsigned f = 0; f < FACTIONS; f++) {
        const double off = (sample->winner == f) - share[f] / sum;
        guess->faction[f] += rate * off;
        guess->point += rate / 60 * off * sample->margin[f];
    }
    return -log(share[sample->winner] / sum);
}

static void learn_estimate(Table *t, uint64_t games, uint64_t seed)
{
    static Sample sample[SAMPLES_MAX];
    Guess guess[STAGES];
    uint64_t count = 0;
    for (unsigned i = 0; i < STAGES; i++)
        guess[i] = (Guess){.point = 0.14};
    for (uint64_t i = 0; i < games; i++) {
        const uint64_t first = count;
        t->game.option[OPTION_SCENARIO] = (uint8_t)(i % SCENARIOS);
        t->sample = &sample[count];
        play(t, seed, i);
        count = (uint64_t)(t->sample - sample);
        for (uint64_t k = first; k < count; k++)
            sample[k].winner = (uint8_t)t->winner;
        if (count + 1000 > SAMPLES_MAX)
            break;
    }
    for (unsigned epoch = 0; epoch < EPOCHS; epoch++) {
        double loss = 0;
        for (uint64_t k = 0; k < count; k++) {
            const Sample *one = &sample[k * 7919 % count];
            loss += learn_sample(&guess[one->stage], one, 0.02 / (1 + epoch));
        }
        fprintf(stderr, "%.4f\n", loss / (double)count);
    }
    const double sixteenths = 16 / log(2);
    for (unsigned i = 0; i < STAGES; i++) {
        double mean = 0;
        for (unsigned f = 0; f < FACTIONS; f++)
            mean += guess[i].faction[f] / FACTIONS;
        printf("    {{");
        for (unsigned f = 0; f < FACTIONS; f++)
            printf("%s%.0f", f ? ", " : "", sixteenths * (guess[i].faction[f] - mean) + 0.0);
        printf("}, %.0f},\n", 16 * sixteenths * guess[i].point);
    }
}

int main(int argc, char **argv)
{
    static Table table;
    Problem problem;
    const Rules *rules = game_find("fitl");
    if (argc != 4 || !rules) {
        fprintf(stderr, "plan_tune speed|weights|events|estimate NUMBER SEED\n");
        return 2;
    }
    Board *board = malloc(rules->board_size);
    if (!board || !game_make(&table.game, rules, board, NULL, &problem))
        return 1;
    memcpy(table.weights, fitl_plan_weights, sizeof table.weights);
    const uint64_t number = strtoull(argv[2], NULL, 10), seed = strtoull(argv[3], NULL, 10);
    if (strcmp(argv[1], "speed") == 0)
        measure(&table, number, seed);
    else if (strcmp(argv[1], "estimate") == 0)
        learn_estimate(&table, number, seed);
    else if (strcmp(argv[1], "weights") == 0)
        tune_weights(&table, number, seed);
    else
        learn_events(&table, number, seed);
    free(board);
    return 0;
}
