/* mkestimate FILE: the nets of data/saigon75/estimate.txt as C, each number's rows added up as
 * src/games/saigon75/players/estimate.h says. */
#include <stdio.h>
#include <stdlib.h>

#include "games/saigon75/players/estimate.h"

static int16_t net[2][NET_SIZE];

static void fail(const char *what)
{
    fprintf(stderr, "mkestimate: %s\n", what);
    exit(1);
}

static void read_nets(const char *path)
{
    FILE *file = fopen(path, "r");
    unsigned count = 0;
    int c, value;
    if (!file)
        fail(path);
    while ((c = fgetc(file)) != EOF) {
        if (c == '#') {
            while (c != '\n' && c != EOF)
                c = fgetc(file);
        } else if (c != ',' && c != '\n' && c != ' ') {
            ungetc(c, file);
            if (fscanf(file, "%d", &value) != 1 || count == 2 * NET_SIZE || value != (int16_t)value)
                fail("not a list of small numbers");
            net[count / NET_SIZE][count % NET_SIZE] = (int16_t)value;
            count++;
        }
    }
    fclose(file);
    if (count != 2 * NET_SIZE)
        fail("not two nets");
}

/* They wrap, as the sums of the net do. */
static void add_up(int16_t *of)
{
    for (unsigned trait = 1; trait < TRAITS; trait++)
        for (unsigned n = 0; n < NEURONS && trait_goes_on(trait); n++) {
            int16_t *at = of + trait * NEURONS + n;
            *at = (int16_t)(uint16_t)(*at + at[-NEURONS]);
        }
}

int main(int count, char **argument)
{
    if (count != 2)
        fail("usage: mkestimate FILE");
    read_nets(argument[1]);
    puts("#include \"games/saigon75/players/estimate.h\"\nconst int16_t saigon75_nets[2][NET_SIZE] "
         "= {");
    for (unsigned i = 0; i < 2; i++) {
        add_up(net[i]);
        for (unsigned k = 0; k < NET_SIZE; k++)
            printf("%d,%s", net[i][k], k % 32 == 31 ? "\n" : "");
    }
    puts("};");
    return ferror(stdout) || fflush(stdout) != 0;
}
