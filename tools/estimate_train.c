/* estimate_train.c: learns a net (src/core/net.h) for a game's estimate from files of
 * estimate_positions or estimate_fitl, which tell its shape.
 *
 *   estimate_train EPOCHS RATE HOPE UNIT THRIFT [-START] FILE... > NET     START: to go on from
 *
 * A position's target is its result and, for the HOPE part (0 to 1), what a search hoped for there,
 * which is less a matter of luck. One output is the logarithm of the odds, several are those of
 * shares that add up to one. Logistic loss, Adam, on one thread: the same files give the same net.
 * The first 32nd of the positions is kept apart; after each epoch the loss on both parts stands on
 * standard error. Weights are written as whole numbers, UNIT for one; facts that are hardly ever
 * seen weigh nothing. With every step the weights of facts fall toward nothing, by THRIFT (0 to 1)
 * of what a step can be: those that say little then are nothing, and a net packs well.
 */
#include <math.h>
#include <string.h>

#include "core/net.h"
#include "core/rng.h"

#include "estimate_file.h"
#include "tool.h"

enum { BATCH = 512, APART = 32, RARE = 64, OUTPUTS_MAX = 4, FACTS_MAX = 1 << 14 };

static const float RATE_END = 0.05f, DECAY = 1e-6f; /* the rate falls to that part of itself */

typedef struct Net {
    unsigned facts, outputs;
    size_t size, biases, output, output_biases; /* where they begin */
    bool goes_on[FACTS_MAX];
    float *weight, *slope, *first, *second;
} Net;

typedef struct Positions {
    uint16_t *data;
    size_t size;     /* of data */
    uint32_t *start; /* of each */
    float hope;      /* part of the target */
    float thrift;
    size_t count;
    unsigned seen[FACTS_MAX];
} Positions;

/* What a position has to say of an output: OUTPUT_RESULT and so on. */
static uint16_t told(const uint16_t *position, unsigned output, unsigned what)
{
    return position[1 + output * OUTPUT_HEAD + what];
}
static const uint16_t *facts_of(const Net *net, const uint16_t *position)
{
    return position + 1 + net->outputs * OUTPUT_HEAD;
}

/* ---- Files ----------------------------------------------------------------------------------- */

static float *new_numbers(size_t count)
{
    float *numbers = calloc(count, sizeof *numbers);
    must(numbers, "no memory");
    return numbers;
}

static void shape_net(Net *net, const uint16_t head[SHAPE_HEAD])
{
    net->facts = head[SHAPE_FACTS];
    net->outputs = head[SHAPE_OUTPUTS];
    must(net->facts <= FACTS_MAX && net->outputs <= OUTPUTS_MAX, "too large a net");
    net->biases = (size_t)net->facts * NEURONS;
    net->output = net->biases + NEURONS;
    net->output_biases = net->output + (size_t)net->outputs * NEURONS;
    net->size = net->output_biases + net->outputs;
    net->weight = new_numbers(net->size);
    net->slope = new_numbers(net->size);
    net->first = new_numbers(net->size);
    net->second = new_numbers(net->size);
}

/* The head of a file; the first one tells the shape, the others must agree. */
static void read_shape(Net *net, FILE *file, const char *path)
{
    uint16_t head[SHAPE_HEAD], going_on[FACTS_MAX];
    must(fread(head, sizeof head, 1, file) == 1 && head[SHAPE_GOING_ON] <= FACTS_MAX, path);
    if (!net->size)
        shape_net(net, head);
    must(head[SHAPE_FACTS] == net->facts && head[SHAPE_OUTPUTS] == net->outputs, path);
    const size_t count = head[SHAPE_GOING_ON];
    must(fread(going_on, sizeof *going_on, count, file) == count, path);
    for (size_t i = 0; i < count; i++)
        net->goes_on[going_on[i] % FACTS_MAX] = true;
}

static void read_positions(Net *net, Positions *all, const char *path)
{
    FILE *file = fopen(path, "rb");
    must(file, path);
    read_shape(net, file, path);
    const long begin = ftell(file);
    must(fseek(file, 0, SEEK_END) == 0, path);
    const size_t added = (size_t)(ftell(file) - begin) / sizeof *all->data;
    must(fseek(file, begin, SEEK_SET) == 0, path);
    all->data = realloc(all->data, (all->size + added) * sizeof *all->data);
    must(all->data && fread(all->data + all->size, sizeof *all->data, added, file) == added, path);
    all->size += added;
    fclose(file);
}

static void find_starts(const Net *net, Positions *all)
{
    const unsigned head = 1 + net->outputs * OUTPUT_HEAD;
    must(all->size <= UINT32_MAX, "too many positions");
    all->start = malloc(all->size / head * sizeof *all->start);
    must(all->start, "no memory");
    for (size_t at = 0; at < all->size; at += head + all->data[at]) {
        all->start[all->count++] = (uint32_t)at;
        for (unsigned i = 0; i < all->data[at]; i++)
            all->seen[all->data[at + head + i]]++;
    }
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

static void read_net(Net *net, const char *path, float unit)
{
    FILE *file = fopen(path, "r");
    must(file, path);
    for (size_t i = 0; i < net->size; i++) {
        const int next = fgetc(file);
        if (next != '+') /* a row that goes on */
            ungetc(next, file);
        must(fscanf(file, "%f, ", &net->weight[i]) == 1, path);
        net->weight[i] /= unit;
    }
    fclose(file);
}

static void write_net(const Net *net, float unit)
{
    for (size_t i = 0; i < net->size; i++) {
        const bool goes_on = i < net->biases && i % NEURONS == 0 && net->goes_on[i / NEURONS];
        printf("%s%ld,%s", goes_on ? "+" : "", lroundf(net->weight[i] * unit),
               i % NEURONS == NEURONS - 1 ? "\n" : "");
    }
    putchar('\n');
}

/* ---- Learning -------------------------------------------------------------------------------- */

static void begin_net(Net *net, const unsigned seen[FACTS_MAX], Rng *rng)
{
    for (size_t i = 0; i < net->output_biases; i++) {
        const float even = (float)rng_below(rng, 1 << 20) / (1 << 19) - 1;
        const float size = i < net->biases ? 0.08f : i < net->output ? 0.2f : 0.4f;
        const bool rare = i < net->biases && seen[i / NEURONS] < RARE;
        net->weight[i] = rare ? 0 : even * size;
    }
}

/* Of outputs: the odds of one, shares of one win of several. */
static void make_shares(float *out, unsigned outputs)
{
    float most = out[0], sum = 0;
    if (outputs == 1) {
        out[0] = 1 / (1 + expf(-out[0]));
        return;
    }
    for (unsigned i = 1; i < outputs; i++)
        most = fmaxf(most, out[i]);
    for (unsigned i = 0; i < outputs; i++)
        sum += out[i] = expf(out[i] - most);
    for (unsigned i = 0; i < outputs; i++)
        out[i] /= sum;
}

/* The shares in a position; sum: what each neuron adds up to. */
static void run(const Net *net, const uint16_t *position, float sum[NEURONS],
                float share[OUTPUTS_MAX])
{
    const uint16_t *fact = facts_of(net, position);
    memcpy(sum, net->weight + net->biases, NEURONS * sizeof *sum);
    for (unsigned i = 0; i < position[0]; i++) {
        const float *row = net->weight + (size_t)fact[i] * NEURONS;
        for (unsigned n = 0; n < NEURONS; n++)
            sum[n] += row[n];
    }
    for (unsigned o = 0; o < net->outputs; o++) {
        const float *weight = net->weight + net->output + (size_t)o * NEURONS;
        share[o] = net->weight[net->output_biases + o] +
                   (float)(int16_t)told(position, o, OUTPUT_BASE) / 1024;
        for (unsigned n = 0; n < NEURONS; n++)
            share[o] += (sum[n] > 0 ? sum[n] : 0) * weight[n];
    }
    make_shares(share, net->outputs);
}

/* What became of a position and what was hoped of it: 0 lost to 1 won. */
static float target_of(const uint16_t *position, unsigned output, float hope)
{
    return ((1 - hope) * told(position, output, OUTPUT_RESULT) +
            hope * told(position, output, OUTPUT_HOPE)) /
           UINT16_MAX;
}

static float loss_of(const Net *net, const uint16_t *position, const float share[OUTPUTS_MAX],
                     float hope)
{
    float loss = 0;
    for (unsigned o = 0; o < net->outputs; o++) {
        const float safe = fminf(fmaxf(share[o], 1e-6f), 1 - 1e-6f);
        const float target = target_of(position, o, hope);
        loss -= target * logf(safe) + (net->outputs == 1 ? (1 - target) * logf(1 - safe) : 0);
    }
    return loss;
}

/* Adds the slope of the loss; gives the loss. */
static float learn(Net *net, const uint16_t *position, float hope)
{
    float sum[NEURONS], back[NEURONS] = {0}, share[OUTPUTS_MAX];
    const uint16_t *fact = facts_of(net, position);
    run(net, position, sum, share);
    for (unsigned o = 0; o < net->outputs; o++) {
        const float error = share[o] - target_of(position, o, hope);
        const float *weight = net->weight + net->output + (size_t)o * NEURONS;
        float *slope = net->slope + net->output + (size_t)o * NEURONS;
        net->slope[net->output_biases + o] += error;
        for (unsigned n = 0; n < NEURONS; n++) {
            back[n] += sum[n] > 0 ? error * weight[n] : 0;
            slope[n] += sum[n] > 0 ? error * sum[n] : 0;
        }
    }
    for (unsigned n = 0; n < NEURONS; n++)
        net->slope[net->biases + n] += back[n];
    for (unsigned i = 0; i < position[0]; i++) {
        float *row = net->slope + (size_t)fact[i] * NEURONS;
        for (unsigned n = 0; n < NEURONS; n++)
            row[n] += back[n];
    }
    return loss_of(net, position, share, hope);
}

static float fall(float weight, float by)
{
    return weight > by ? weight - by : weight < -by ? weight + by : 0;
}

/* One step of Adam. */
static void step(Net *net, float rate, float thrift, unsigned steps)
{
    const float first_fix = 1 - powf(0.9f, (float)steps),
                second_fix = 1 - powf(0.999f, (float)steps);
    for (size_t i = 0; i < net->size; i++) {
        const float slope = net->slope[i] / BATCH + DECAY * net->weight[i];
        net->first[i] += 0.1f * (slope - net->first[i]);
        net->second[i] += 0.001f * (slope * slope - net->second[i]);
        net->weight[i] -=
            rate * (net->first[i] / first_fix) / (sqrtf(net->second[i] / second_fix) + 1e-8f);
        if (i < net->biases)
            net->weight[i] = fall(net->weight[i], thrift * rate);
        net->slope[i] = 0;
    }
}

static double test(const Net *net, const Positions *all, size_t count)
{
    float sum[NEURONS], share[OUTPUTS_MAX];
    double loss = 0;
    for (size_t i = 0; i < count; i++) {
        const uint16_t *position = all->data + all->start[i];
        run(net, position, sum, share);
        loss += (double)loss_of(net, position, share, all->hope);
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
            loss += (double)learn(net, all->data + all->start[apart + i], all->hope);
            const float done = (float)steps / (float)(batches * epochs);
            if (i % BATCH == BATCH - 1)
                step(net, rate * (1 + (RATE_END - 1) * done), all->thrift, ++steps);
        }
        fprintf(stderr, "epoch %u: loss %.4f, apart %.4f\n", epoch + 1,
                loss / (double)(batches * BATCH), test(net, all, apart));
    }
}

int main(int argc, char **argv)
{
    static Net net;
    static Positions all;
    const char *start = NULL;
    Rng rng;
    if (argc < 7) {
        fputs("usage: estimate_train EPOCHS RATE HOPE UNIT THRIFT [-START] FILE... > NET\n",
              stderr);
        return 2;
    }
    const float unit = strtof(argv[4], NULL);
    all.hope = strtof(argv[3], NULL);
    all.thrift = strtof(argv[5], NULL);
    for (int i = 6; i < argc; i++)
        if (argv[i][0] == '-')
            start = argv[i] + 1;
        else
            read_positions(&net, &all, argv[i]);
    rng_seed(&rng, 1);
    find_starts(&net, &all);
    begin_net(&net, all.seen, &rng);
    if (start)
        read_net(&net, start, unit);
    fprintf(stderr, "%zu positions, apart %.4f before\n", all.count,
            test(&net, &all, all.count / APART));
    train(&net, &all, (unsigned)strtoul(argv[1], NULL, 10), strtof(argv[2], NULL), &rng);
    write_net(&net, unit);
    return fflush(stdout) || ferror(stdout);
}
