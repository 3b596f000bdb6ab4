/* mkquick FILE: the numbers of data/saigon75/quick.txt as C, and those of the two questions that
 * are asked most laid out as src/games/saigon75/players/cues.h says. */
#include <stdio.h>
#include <stdlib.h>

#include "games/saigon75/players/cues.h"

static int16_t number[CUES];

static void fail(const char *what)
{
    fprintf(stderr, "mkquick: %s\n", what);
    exit(1);
}

static void read_numbers(const char *path)
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
            if (fscanf(file, "%d", &value) != 1 || count == CUES || value != (int16_t)value)
                fail("not a list of small numbers");
            number[count++] = (int16_t)value;
        }
    }
    fclose(file);
    if (count != CUES)
        fail("not all cues have a number");
}

/* ---- The layout ------------------------------------------------------------------------------ */

static int16_t sum_of(int a, int b)
{
    if (a + b != (int16_t)(a + b))
        fail("numbers too large");
    return (int16_t)(a + b);
}

static bool is_of(unsigned kind, unsigned side) { return (kind > VC) == (side == SV); }

static void lay_out_units(MoveNumbers *out, unsigned side, unsigned kind)
{
    const uint32_t context = context_of(MOVE_UNIT, side);
    for (unsigned place = 0; place < PLACES; place++)
        for (unsigned full = 0; full < 2; full++)
            out->unit_at[place][full][kind] =
                sum_of(number[cue_of(UNIT_PLACE, context, place, kind, 0)],
                       number[cue_of(UNIT_KIND, context, kind * 2 + full, V_MOVE, 0)]);
    for (unsigned flags = 0; flags < 4; flags++) {
        int16_t(*here)[2][KINDS] = out->unit_here[flags >> 1];
        for (unsigned odds = 0; odds < ODDS; odds++)
            here[odds][flags & 1][kind] =
                sum_of(number[cue_of(UNIT_ODDS, context, odds, kind, 0)],
                       number[cue_of(UNIT_FATE, context, flags, kind, odds)]);
        here[ODDS][flags & 1][kind] = number[cue_of(UNIT_ODDS, context, ODDS_OFF_MAP, kind, 0)];
    }
}

static void lay_out_places(MoveNumbers *out, unsigned side, unsigned kind)
{
    const uint32_t context = context_of(MOVE_TO, side);
    for (unsigned place = 0; place < PLACES; place++)
        out->itself[kind][place] = number[cue_of(PLACE_ITSELF, context, place, kind, 0)];
    for (unsigned saigon = 0; saigon < 2; saigon++)
        for (unsigned odds = 0; odds < ODDS; odds++)
            out->odds[kind][saigon][odds] = number[cue_of(PLACE_ODDS, context, odds, saigon, kind)];
}

/* What is the same for all answers of a verb. */
static void lay_out_verb(uint32_t context, unsigned verb, int16_t clock[TURNS + 1],
                         int16_t activations[LEFTS], int16_t liked[BEHINDS])
{
    for (unsigned turn = 0; turn <= TURNS; turn++)
        clock[turn] = number[cue_of(CLOCK, context, verb, turn, 0)];
    for (unsigned left = 0; left < LEFTS; left++)
        activations[left] = number[cue_of(LEFT, context, verb, left, 0)];
    for (unsigned i = 0; i < BEHINDS; i++)
        liked[i] = number[cue_of(LIKED, context, verb, rank_behind(i), 0)];
}

/* An answer without arguments: its verb is all there is to it but the turn. */
static void lay_out_other(MoveNumbers *out, uint32_t context, unsigned other, unsigned verb)
{
    int16_t *clock = out->other_clock[other];
    lay_out_verb(context, verb, clock, out->other_activations[other], out->other_liked[other]);
    for (unsigned turn = 0; turn <= TURNS; turn++) {
        clock[turn] = sum_of(clock[turn], number[cue_of(NUMBER, context, verb, 0, 0)]);
        clock[turn] = sum_of(clock[turn], number[cue_of(NUMBER_CLOCK, context, verb, 0, turn)]);
        clock[turn] = sum_of(clock[turn], number[cue_of(SITUATION, context, verb, 0, 0)]);
    }
}

/* What does not depend on the kind of unit. */
static void lay_out_unit_rest(MoveNumbers *out, uint32_t context)
{
    lay_out_verb(context, V_MOVE, out->unit_clock, out->unit_activations, out->unit_liked);
    lay_out_other(out, context, OTHER_BUY, V_BUY);
    lay_out_other(out, context, OTHER_DONE, V_DONE);
    for (unsigned turn = 0; turn <= TURNS; turn++)
        for (unsigned d = 0; d < DISTANCES; d++)
            out->unit_distance[turn][d] = number[cue_of(UNIT_DISTANCE, context, d, turn, 0)];
    for (unsigned enemy = 0; enemy < NEIGHBOURS; enemy++)
        for (unsigned own = 0; own < NEIGHBOURS; own++)
            out->unit_near[enemy][own] = number[cue_of(UNIT_NEAR, context, enemy, own, 0)];
}

static void lay_out_place_rest(MoveNumbers *out, uint32_t context)
{
    lay_out_verb(context, V_TO, out->clock, out->activations, out->liked);
    for (unsigned turn = 0; turn <= TURNS; turn++)
        for (unsigned d = 0; d < DISTANCES; d++)
            out->distance[turn][d] = number[cue_of(PLACE_DISTANCE, context, d, turn, 0)];
    for (unsigned from = 0; from <= RESERVE; from++)
        for (unsigned to = 0; to <= RESERVE; to++)
            out->way[from][to] = number[cue_of(PLACE_WAY, context, from, to, 0)];
    for (unsigned odds = 0; odds < ODDS; odds++) {
        for (unsigned marks = 0; marks < 4; marks++)
            out->marks[marks][odds] =
                number[cue_of(PLACE_MARKS, context, marks & 1, odds, marks >> 1)];
        for (unsigned left = 0; left < LEFTS; left++)
            out->left[left][odds] = number[cue_of(PLACE_LEFT, context, left, odds, 0)];
    }
}

static void lay_out(MoveNumbers *out, unsigned side)
{
    lay_out_unit_rest(out, context_of(MOVE_UNIT, side));
    lay_out_place_rest(out, context_of(MOVE_TO, side));
    for (unsigned kind = 0; kind < KINDS; kind++) {
        if (is_of(kind, side)) {
            lay_out_units(out, side, kind);
            lay_out_places(out, side, kind);
        }
    }
}

/* ---- As C ------------------------------------------------------------------------------------ */

static void print_numbers(const int16_t *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        printf("%d,%s", list[i], i % 32 == 31 ? "\n" : "");
}

int main(int count, char **argument)
{
    static MoveNumbers moves[SIDES];
    if (count != 2)
        fail("usage: mkquick FILE");
    read_numbers(argument[1]);
    puts("#include \"games/saigon75/players/cues.h\"\nconst int16_t saigon75_quick[CUES] = {");
    print_numbers(number, CUES);
    puts("};\nconst MoveNumbers saigon75_moves[SIDES] = {");
    for (unsigned side = 0; side < SIDES; side++) {
        lay_out(&moves[side], side);
        print_numbers((const int16_t *)&moves[side], sizeof moves[side] / sizeof(int16_t));
    }
    puts("};");
    return ferror(stdout) || fflush(stdout) != 0;
}
