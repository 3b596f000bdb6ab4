/* results.c: shards added up in the order of their numbers, until the study's stop rule says that
 * they are enough. Which of them came when, and from where, cannot be seen in the sum. */
#include <math.h>
#include <sodium.h>
#include <string.h>

#include "lab/shard.h"

bool results_open(Results *results, const Study *study)
{
    memset(results, 0, sizeof *results);
    results->study = study;
    results->shard = calloc(study->shards, sizeof *results->shard);
    results->count = calloc(study->cells ? study->cells : 1, sizeof *results->count);
    results->decision = calloc(study->cells ? study->cells : 1, sizeof *results->decision);
    return results->shard && results->count && results->decision;
}

void results_close(Results *results)
{
    for (uint32_t i = 0; results->shard && i < results->study->shards; i++)
        shard_free(&results->shard[i]);
    free(results->shard);
    free(results->count);
    free(results->decision);
    memset(results, 0, sizeof *results);
}

/* ---- Figures --------------------------------------------------------------------------------- */

static Tally3 tally_of(const Results *results, uint32_t cell, Seat seat)
{
    const uint64_t *count = results->count[cell];
    const uint64_t drawn = count[COUNT_DRAWN];
    return (Tally3){count[seat], drawn, results->games - count[seat] - drawn};
}

Estimate results_share(const Results *results, uint32_t cell, Seat seat)
{
    const bool two = results->study->rules->seats == 2;
    const uint64_t *count = results->count[cell];
    const double points = (double)count[seat] + (two ? (double)count[COUNT_DRAWN] / 2 : 0);
    if (results->games == 0)
        return (Estimate){0.5, 0, 1};
    return wilson(points / (double)results->games, results->games);
}

/* A game is worth +1, -1 or nothing; the shared luck is in the difference no more. The interval is
 * that of Agresti and Min: half a game more of each kind, so that no difference is not certainty.
 */
Estimate results_gain(const Results *results, uint32_t cell)
{
    const double games = (double)results->games + 2;
    const double gained = (double)results->count[cell][COUNT_GAINED] + 0.5;
    const double lost = (double)results->count[cell][COUNT_LOST] + 0.5;
    if (results->games == 0)
        return (Estimate){0, -1, 1};
    const double middle = (gained - lost) / games;
    const double half = 1.959964 * sqrt(((gained + lost) / games - middle * middle) / games);
    return (Estimate){(gained - lost) / (double)results->games, middle - half, middle + half};
}

/* ---- Enough ---------------------------------------------------------------------------------- */

static bool is_narrow(const Results *results, uint32_t cell)
{
    const Estimate share = results_share(results, cell, 0);
    return 100 * (share.high - share.low) <= results->study->stop.width;
}

/* A decision stands, whatever comes while other cells go on. */
static bool is_decided(Results *results, uint32_t cell)
{
    const Stop *stop = &results->study->stop;
    if (!results->decision[cell])
        results->decision[cell] =
            (int8_t)sprt_decide(stop->sprt, tally_of(results, cell, stop->seat));
    return results->decision[cell] != 0;
}

static bool is_enough(Results *results)
{
    const StopKind kind = results->study->stop.kind;
    bool enough = kind != STOP_FIXED;
    for (uint32_t cell = 0; cell < results->study->cells; cell++)
        if (kind == STOP_WIDTH)
            enough = enough && is_narrow(results, cell);
        else if (kind == STOP_TEST)
            enough = is_decided(results, cell) && enough;
    return enough;
}

/* ---- Adding ---------------------------------------------------------------------------------- */

static void add(Results *results, const Shard *shard)
{
    results->games += shard->games;
    for (uint32_t cell = 0; cell < results->study->cells; cell++)
        for (int i = 0; i < COUNTS; i++)
            results->count[cell][i] += shard->count[cell][i];
    sodium_add(results->final, shard->final, PRINT_SIZE);
}

static void advance(Results *results)
{
    while (!results->enough && results->used < results->study->shards &&
           results->shard[results->used].count) {
        add(results, &results->shard[results->used++]);
        results->enough = is_enough(results);
    }
}

bool results_have(const Results *results, uint32_t number)
{
    return results->shard[number - 1].count != NULL;
}

bool results_add(Results *results, Shard *shard, Problem *problem)
{
    if (results_have(results, shard->number)) {
        TEXT(text, words, 16);
        text_number(&text, shard->number);
        problem_set(problem, 0, "lab.shard_twice", words);
        return false;
    }
    results->shard[shard->number - 1] = *shard;
    shard->count = NULL;
    results->there++;
    advance(results);
    return true;
}

bool results_read(Results *results, const char *text, size_t length, Problem *problem)
{
    Slice rest = {text, length}, line;
    for (uint32_t number = 1; slice_cut(&rest, '\n', &line); number++) {
        Shard shard;
        if (line.length == 0)
            continue;
        const bool good = shard_read(results->study, line, &shard, problem) &&
                          results_add(results, &shard, problem);
        shard_free(&shard);
        if (!good) {
            problem->line = number;
            return false;
        }
    }
    return true;
}

bool results_are_whole(const Results *results, Problem *problem)
{
    if (results->enough || results->used == results->study->shards)
        return true;
    TEXT(text, words, 32);
    text_number(&text, results->used + 1);
    text_char(&text, '/');
    text_number(&text, results->study->shards);
    problem_set(problem, 0, "lab.shard_gap", words);
    return false;
}
