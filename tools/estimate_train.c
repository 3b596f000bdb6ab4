/* estimate_train.c: learns a net for estimate.c of Saigon 75 from files of estimate_positions.
 *
 *   estimate_train EPOCHS RATE HOPE [-START] FILE... > NET     START: a net to go on from
 *
 * A position's target is its result and, for the HOPE part (0 to 1), what a search hoped for there,
 * which is less a matter of luck. Logistic loss, Adam, on one thread: the same files give the same
 * net. Every 32nd position is kept apart; after each epoch the loss on both parts stands on
 * standard error. Weights are written as whole numbers, NET_UNIT for one.
 */
#include <math.h>
#include <string.h>

#include "games/saigon75/players/estimate.h"

#include "estimate_file.h"
#include "tool.h"

enum { BATCH = 512, APART = 32 };

static const float RATE_END = 0.05f, DECAY = 1e-6f; /* the rate falls to that part of itself */

typedef struct Net {
    float weight[NET_SIZE], slope[NET_SIZE], first[NET_SIZE], second[NET_SIZE];
} Net;

typedef struct Positions {
    uint16_t *data;
    size_t size;     /* of data */
    uint32_t *start; /* of each */
    float hope;      /* part of the target */
    size_t count;
} Positions;

/* ---- Files ----------------------------------------------------------------------------------- */

static void read_positions(Positions *all, const char *path)
{
    FILE *file = fopen(path, "rb");
    must(file && fseek(file, 0, SEEK_END) == 0, path);
    const size_t added = (size_t)ftell(file) / sizeof *all->data;
    rewind(file);
    all->data = realloc(all->data, (all->size + added) * sizeof *all->data);
    must(all->data && fread(all->data + all->size, sizeof *all->data, added, file) == added, path);
    all->size += added;
    fclose(file);
}

static void find_starts(Positions *all)
{
    all->start = malloc(all->size / POSITION_HEAD * sizeof *all->start);
    must(all->start && all->size <= UINT32_MAX, "too many positions");
    for (size_t at = 0; at < all->size; at += POSITION_HEAD + all->data[at + HEAD_TRAITS])
        all->start[all->count++] = (uint32_t)at;
}

static void shuffle(uint32_t *item, size_t count, Rng *rng)
{
    for (size_t i = count; i > 1; i--) {
        const size_t other = rng_below(rng, (uint32_t)i);
        const uint32_t kept = item[i - 1];
        item[i - 1] = item[other];
        item[other] = kept;
    }
}

static void read_net(Net *net, const char *path)
{
    FILE *file = fopen(path, "r");
    must(file, path);
    for (size_t i = 0; i < NET_SIZE; i++)
        must(fscanf(file, "%f ,", &net->weight[i]) == 1, path);
    for (size_t i = 0; i < NET_SIZE; i++)
        net->weight[i] /= NET_UNIT;
    fclose(file);
}

static void write_net(const Net *net)
{
    for (size_t i = 0; i < NET_SIZE; i++)
        printf("%ld,%s", lroundf(net->weight[i] * NET_UNIT),
               i % NEURONS == NEURONS - 1 ? "\n" : "");
    putchar('\n');
}

/* ---- Learning -------------------------------------------------------------------------------- */

static void begin_net(Net *net, Rng *rng)
{
    memset(net, 0, sizeof *net);
    for (size_t i = 0; i < NET_SIZE - 1; i++) {
        const float even = (float)rng_below(rng, 1 << 20) / (1 << 19) - 1;
        net->weight[i] = even * (i < NET_BIASES ? 0.08f : i < NET_OUTPUT ? 0.2f : 0.4f);
    }
}

/* Odds of the North for a position; sum: what each neuron adds up to. */
static float run(const Net *net, const uint16_t *position, float sum[NEURONS])
{
    memcpy(sum, net->weight + NET_BIASES, NEURONS * sizeof *sum);
    for (unsigned i = 0; i < position[HEAD_TRAITS]; i++) {
        const float *row = net->weight + position[POSITION_HEAD + i] * NEURONS;
        for (unsigned n = 0; n < NEURONS; n++)
            sum[n] += row[n];
    }
    float out = net->weight[NET_SIZE - 1];
    for (unsigned n = 0; n < NEURONS; n++)
        out += (sum[n] > 0 ? sum[n] : 0) * net->weight[NET_OUTPUT + n];
    return 1 / (1 + expf(-out));
}

/* What became of a position and what was hoped of it, for NV: 0 lost to 1 won. */
static float target_of(const uint16_t *position, float hope)
{
    return ((1 - hope) * position[HEAD_RESULT] + hope * position[HEAD_HOPE]) / UINT16_MAX;
}

static float loss_of(float share, float target)
{
    const float safe = fminf(fmaxf(share, 1e-6f), 1 - 1e-6f);
    return -target * logf(safe) - (1 - target) * logf(1 - safe);
}

/* Adds the slope of the loss; gives the loss. */
static float learn(Net *net, const uint16_t *position, float target)
{
    float sum[NEURONS], back[NEURONS];
    const float share = run(net, position, sum);
    const float error = share - target;
    net->slope[NET_SIZE - 1] += error;
    for (unsigned n = 0; n < NEURONS; n++) {
        back[n] = sum[n] > 0 ? error * net->weight[NET_OUTPUT + n] : 0;
        net->slope[NET_OUTPUT + n] += sum[n] > 0 ? error * sum[n] : 0;
        net->slope[NET_BIASES + n] += back[n];
    }
    for (unsigned i = 0; i < position[HEAD_TRAITS]; i++) {
        float *row = net->slope + position[POSITION_HEAD + i] * NEURONS;
        for (unsigned n = 0; n < NEURONS; n++)
            row[n] += back[n];
    }
    return loss_of(share, target);
}

/* One step of Adam. */
static void step(Net *net, float rate, unsigned steps)
{
    const float first_fix = 1 - powf(0.9f, (float)steps),
                second_fix = 1 - powf(0.999f, (float)steps);
    for (size_t i = 0; i < NET_SIZE; i++) {
        const float slope = net->slope[i] / BATCH + DECAY * net->weight[i];
        net->first[i] += 0.1f * (slope - net->first[i]);
        net->second[i] += 0.001f * (slope * slope - net->second[i]);
        net->weight[i] -=
            rate * (net->first[i] / first_fix) / (sqrtf(net->second[i] / second_fix) + 1e-8f);
        net->slope[i] = 0;
    }
}

static double test(const Net *net, const Positions *all, size_t count)
{
    float sum[NEURONS];
    double loss = 0;
    for (size_t i = 0; i < count; i++) {
        const uint16_t *position = all->data + all->start[i];
        loss += (double)loss_of(run(net, position, sum), target_of(position, all->hope));
    }
    return loss / (double)count;
}

/* The first positions are those kept apart. */
static void train(Net *net, Positions *all, unsigned epochs, float rate, Rng *rng)
{
    const size_t apart = all->count / APART, batches = (all->count - apart) / BATCH;
    unsigned steps = 0;
    for (unsigned epoch = 0; epoch < epochs; epoch++) {
        double loss = 0;
        shuffle(all->start + apart, all->count - apart, rng);
        for (size_t i = 0; i < batches * BATCH; i++) {
            const uint16_t *position = all->data + all->start[apart + i];
            loss += (double)learn(net, position, target_of(position, all->hope));
            const float done = (float)steps / (float)(batches * epochs);
            if (i % BATCH == BATCH - 1)
                step(net, rate * (1 + (RATE_END - 1) * done), ++steps);
        }
        fprintf(stderr, "epoch %u: loss %.4f, apart %.4f\n", epoch + 1,
                loss / (double)(batches * BATCH), test(net, all, apart));
    }
}

int main(int argc, char **argv)
{
    static Net net;
    Positions all = {0};
    Rng rng;
    if (argc < 5) {
        fputs("usage: estimate_train EPOCHS RATE HOPE [-START] FILE... > NET\n", stderr);
        return 2;
    }
    rng_seed(&rng, 1);
    begin_net(&net, &rng);
    all.hope = strtof(argv[3], NULL);
    for (int i = 4; i < argc; i++)
        if (argv[i][0] == '-')
            read_net(&net, argv[i] + 1);
        else
            read_positions(&all, argv[i]);
    find_starts(&all);
    fprintf(stderr, "%zu positions\n", all.count);
    train(&net, &all, (unsigned)strtoul(argv[1], NULL, 10), strtof(argv[2], NULL), &rng);
    write_net(&net);
    return fflush(stdout) || ferror(stdout);
}
