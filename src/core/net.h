/* net.h: small nets that guess at a result from yes-or-no facts of a position (Rules.estimate): how
 * a game lists the facts, and how the rows of those that hold are added up. Whole numbers only: the
 * same guess on every machine, without a maths library.
 *
 * A net is a row of NEURONS numbers for each fact, a row of biases, a row of weights for each of
 * its outputs, and their biases. A number of the position ("how many troops") is told by as many
 * facts ("at least one", "at least two"), so that each can weigh what it likes; in a net that is
 * compiled in, the row of a fact that goes on is the sum of all of its number up to it, and one row
 * for each number is added. tools/mkestimate adds them up.
 */
#ifndef MEKONG_CORE_NET_H
#define MEKONG_CORE_NET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { NEURONS = 32 };

#define NET_SIZE_OF(facts, outputs) (((facts) + 1 + (outputs)) * NEURONS + (outputs))

/* ---- Facts ----------------------------------------------------------------------------------- */

/* A game's list of facts is compiled once for each of these. */
#define FOLDED static inline __attribute__((always_inline))

typedef enum FactsWanted {
    FACTS_THAT_HOLD, /* all of them: for who learns */
    FACTS_TO_ADD,    /* of each number the last: for the net */
    FACTS_GOING_ON   /* whatever the position: those of a number but its first */
} FactsWanted;

typedef struct Facts {
    uint16_t *out; /* their numbers, ascending */
    FactsWanted wanted;
    unsigned count;
    unsigned at; /* number of the next fact */
} Facts;

FOLDED void add_fact(Facts *list, bool holds)
{
    if (list->wanted != FACTS_GOING_ON) {
        list->out[list->count] = (uint16_t)list->at;
        list->count += holds;
    }
    list->at++;
}

/* Facts "at least 1" to "at least `most`". */
FOLDED void add_number(Facts *list, unsigned number, unsigned most)
{
    const unsigned held = number < most ? number : most;
    if (list->wanted == FACTS_GOING_ON) {
        for (unsigned i = 1; i < most; i++)
            list->out[list->count++] = (uint16_t)(list->at + i);
    } else {
        for (unsigned i = 0; list->wanted == FACTS_THAT_HOLD && i + 1 < held; i++)
            list->out[list->count++] = (uint16_t)(list->at + i);
        list->out[list->count] = (uint16_t)(list->at + held - 1);
        list->count += held > 0;
    }
    list->at += most;
}

/* One of several, or none. */
FOLDED void add_choice(Facts *list, unsigned which, unsigned of)
{
    if (list->wanted != FACTS_GOING_ON) {
        list->out[list->count] = (uint16_t)(list->at + which);
        list->count += which < of;
    }
    list->at += of;
}

FOLDED void add_set(Facts *list, uint64_t set, unsigned of)
{
    for (; set && list->wanted != FACTS_GOING_ON; set &= set - 1)
        list->out[list->count++] = (uint16_t)(list->at + (unsigned)__builtin_ctzll(set));
    list->at += of;
}

/* ---- The net --------------------------------------------------------------------------------- */

/* Eight sums at a time, as every machine of today can add them; they wrap. */
typedef uint16_t Eight __attribute__((vector_size(16)));
_Static_assert(NEURONS == 4 * 8, "as many as Sums has");

/* The sums of all neurons: by name, so that each stays in a register. */
typedef struct Sums {
    Eight a, b, c, d;
} Sums;

static inline Eight load_eight(const int16_t *at)
{
    Eight eight;
    memcpy(&eight, at, sizeof eight);
    return eight;
}

static inline void add_row(Sums *sum, const int16_t row[NEURONS])
{
    sum->a += load_eight(row);
    sum->b += load_eight(row + 8);
    sum->c += load_eight(row + 16);
    sum->d += load_eight(row + 24);
}

static inline Sums add_rows(const int16_t *net, unsigned facts, const uint16_t *row, unsigned count)
{
    Sums sum = {{0}, {0}, {0}, {0}};
    add_row(&sum, net + facts * NEURONS);
    for (unsigned i = 0; i < count; i++)
        add_row(&sum, net + row[i] * NEURONS);
    return sum;
}

/* What the net says of a position whose facts are `row`: `unit` is one in its numbers, an output is
 * in units of its square. tools/mkestimate sees to it that the weights are too small to overflow.
 */
static inline void net_run(const int16_t *net, unsigned facts, unsigned outputs, int unit,
                           const uint16_t *row, unsigned count, int32_t out[])
{
    const Sums rows = add_rows(net, facts, row, count);
    const int16_t *weight = net + (facts + 1) * NEURONS, *bias = weight + outputs * NEURONS;
    int16_t sum[NEURONS];
    memcpy(sum, &rows, sizeof sum);
    for (unsigned i = 0; i < outputs; i++, weight += NEURONS) {
        out[i] = bias[i] * unit;
        for (unsigned n = 0; n < NEURONS; n++)
            out[i] += (sum[n] > 0 ? sum[n] : 0) * weight[n];
    }
}

#endif
