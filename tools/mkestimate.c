/* mkestimate GAME FILE: the nets of a game's estimate (src/core/net.h) as C, an empty line between
 * each two. A row that begins with + is of a fact that goes on: here it becomes the sum of all of
 * its number up to it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/net.h"

/* No weight of an output may be greater: NEURONS sums of 16 bits times that fit into 32 bits. */
enum { SIZE_MAX_OF_NET = 1 << 18, OUTPUT_WEIGHT_MAX = 2047 };

typedef struct Net {
    int16_t number[SIZE_MAX_OF_NET];
    unsigned size;
} Net;

static void fail(const char *what)
{
    fprintf(stderr, "mkestimate: %s\n", what);
    exit(1);
}

/* They wrap, as the sums of the net do. */
static void add_up(Net *net)
{
    if (net->size < 2 * NEURONS)
        fail("the first fact cannot go on");
    int16_t *row = net->number + net->size - NEURONS;
    for (unsigned n = 0; n < NEURONS; n++)
        row[n] = (int16_t)(uint16_t)(row[n] + row[(int)n - NEURONS]);
}

/* The numbers of a line; gives how many. */
static unsigned read_numbers(Net *net, const char *line)
{
    unsigned count = 0;
    for (char *end; *line && *line != '\n'; line = *end == ',' ? end + 1 : end) {
        const long value = strtol(line, &end, 10);
        if (end == line || value != (int16_t)value || net->size == SIZE_MAX_OF_NET)
            fail("not a list of small numbers");
        net->number[net->size++] = (int16_t)value;
        count++;
    }
    return count;
}

/* To the next empty line. False: there are no more. */
static bool read_net(Net *net, FILE *file)
{
    static char line[NEURONS * 8];
    net->size = 0;
    while (fgets(line, sizeof line, file) && (line[0] != '\n' || net->size == 0)) {
        const bool goes_on = line[0] == '+';
        if (line[0] == '#' || line[0] == '\n') /* a remark may be longer than a row */
            for (size_t end = strlen(line); line[end - 1] != '\n'; end = strlen(line))
                if (!fgets(line, sizeof line, file))
                    fail("no end of a line");
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (read_numbers(net, line + goes_on) == NEURONS && goes_on)
            add_up(net);
        else if (goes_on)
            fail("not a row");
    }
    return net->size > 0;
}

static void check(const Net *net)
{
    const unsigned outputs = net->size % NEURONS;
    if (outputs == 0 || net->size < (outputs + 2) * NEURONS)
        fail("not a net");
    const int16_t *weight = net->number + net->size - outputs - outputs * NEURONS;
    for (unsigned i = 0; i < outputs * NEURONS; i++)
        if (abs(weight[i]) > OUTPUT_WEIGHT_MAX)
            fail("too great a weight of an output");
}

int main(int count, char **argument)
{
    static Net net;
    FILE *file = count == 3 ? fopen(argument[2], "r") : NULL;
    if (!file)
        fail("usage: mkestimate GAME FILE");
    printf("#include \"games/%s/players/estimate.h\"\n", argument[1]);
    printf("const int16_t %s_nets[][NET_SIZE] = {", argument[1]);
    unsigned size = 0;
    while (read_net(&net, file)) {
        check(&net);
        if (size && net.size != size)
            fail("nets of different sizes");
        size = net.size;
        for (unsigned i = 0; i < size; i++)
            printf("%s%d", i == 0 ? "{" : i % NEURONS ? "," : ",\n", net.number[i]);
        puts("},");
    }
    printf("};\n_Static_assert(NET_SIZE == %u, \"what was learnt is of these facts\");\n", size);
    fclose(file);
    return ferror(stdout) || fflush(stdout) != 0;
}
