/* odds_table.c: the odds of a combat (odds.c) as a table of percentages for people: a column for
 * what each side suffers, a row for each count, and what is to be expected. */
#include "games/saigon75/odds/odds.h"

enum { COUNTS = ODDS_COUNTS, COLUMNS = 4, FIRST_WIDE = 14, WIDE = 12 };

/* What falls to a side, by count: NV losses, NV retreats, SV losses, SV retreats. */
typedef uint64_t Margins[COLUMNS][COUNTS];

static void sum_up(const Odds *odds, Margins out)
{
    const uint64_t *weight = &odds->weight[0][0][0][0];
    for (unsigned i = 0; i < COUNTS * COUNTS * COUNTS * COUNTS; i++)
        for (unsigned k = 0, scale = COUNTS * COUNTS * COUNTS; k < COLUMNS; k++, scale /= COUNTS)
            out[k][i / scale % COUNTS] += weight[i];
}

/* ---- Cells ----------------------------------------------------------------------------------- */

/* Flush right in a column of its own. */
static void put_right(Text *out, const char *words, size_t wide)
{
    for (size_t width = text_width(words); width < wide; width++)
        text_char(out, ' ');
    text_add(out, words);
}

/* So many hundredths or tenths, with a point or a comma. */
static void put_fraction(Text *out, uint64_t number, unsigned tenths, Lang lang)
{
    text_number(out, (int64_t)(number / tenths));
    text_add(out, lang == LANG_EN ? "." : ",");
    if (tenths == 100 && number % tenths < 10)
        text_char(out, '0');
    text_number(out, (int64_t)(number % tenths));
}

/* Nothing where it cannot happen. */
static void put_share(uint64_t weight, uint64_t total, Lang lang, Text *out)
{
    char buffer[32] = "";
    Text text;
    text_init(&text, buffer, sizeof buffer);
    if (weight > 0) {
        put_fraction(&text, (weight * 2000 + total) / (2 * total), 10, lang);
        text_add(&text, " %");
    } else {
        text_char(&text, '-');
    }
    put_right(out, buffer, WIDE);
}

static void put_mean(const uint64_t *weight, uint64_t total, Lang lang, Text *out)
{
    char buffer[32];
    Text text;
    uint64_t sum = 0;
    for (unsigned n = 0; n < COUNTS; n++)
        sum += n * weight[n];
    text_init(&text, buffer, sizeof buffer);
    put_fraction(&text, (sum * 200 + total) / (2 * total), 100, lang);
    put_right(out, buffer, WIDE);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void put_head(Lang lang, Text *out)
{
    static const char *const sides[] = {"s75.side.nv", "s75.side.sv"};
    static const char *const columns[] = {"s75.odds.losses", "s75.odds.retreats"};
    put_right(out, "", FIRST_WIDE);
    for (unsigned side = 0; side < SIDES; side++)
        put_right(out, message_text(lang, sides[side]), 2 * WIDE);
    text_char(out, '\n');
    put_right(out, "", FIRST_WIDE);
    for (unsigned k = 0; k < COLUMNS; k++)
        put_right(out, message_text(lang, columns[k % 2]), WIDE);
    text_char(out, '\n');
}

static void put_rows(Margins margins, uint64_t total, Lang lang, Text *out)
{
    for (unsigned n = 0; n < COUNTS; n++) {
        char count[8];
        Text text;
        bool possible = false;
        for (unsigned k = 0; k < COLUMNS; k++)
            possible = possible || margins[k][n] > 0;
        if (!possible)
            continue;
        text_init(&text, count, sizeof count);
        text_number(&text, n);
        put_right(out, count, FIRST_WIDE);
        for (unsigned k = 0; k < COLUMNS; k++)
            put_share(margins[k][n], total, lang, out);
        text_char(out, '\n');
    }
    put_right(out, message_text(lang, "s75.odds.mean"), FIRST_WIDE);
    for (unsigned k = 0; k < COLUMNS; k++)
        put_mean(margins[k], total, lang, out);
    text_char(out, '\n');
}

/* Attrition dice are others than the battle dice [9.15]. */
static void put_air(const Game *g, unsigned markers, Lang lang, Text *out)
{
    const uint32_t *weight = g->board->attrition_weight[markers];
    uint64_t total = 0;
    for (unsigned lost = 0; lost <= markers; lost++)
        total += weight[lost];
    text_char(out, '\n');
    text_add(out, message_text(lang, "s75.odds.air_lost"));
    text_char(out, '\n');
    for (unsigned lost = 0; lost <= markers; lost++) {
        char count[8];
        Text text;
        text_init(&text, count, sizeof count);
        text_number(&text, lost);
        put_right(out, count, FIRST_WIDE);
        put_share(weight[lost], total, lang, out);
        text_char(out, '\n');
    }
}

void s75_odds_table(const Game *g, const uint8_t *input, Lang lang, Text *out)
{
    Margins margins = {{0}};
    Odds odds;
    for (unsigned i = 0; i < S75_ODDS_INPUTS; i++) {
        if (input[i] == 0)
            continue;
        text_add(out, message_text(lang, s75_odds_inputs[i].message));
        text_add(out, message_text(lang, "plain.colon"));
        text_number(out, input[i]);
        text_char(out, '\n');
    }
    text_char(out, '\n');
    s75_odds_of(g, input, &odds);
    sum_up(&odds, margins);
    put_head(lang, out);
    put_rows(margins, odds.total, lang, out);
    if (input[ODDS_AIR] > 0)
        put_air(g, input[ODDS_AIR], lang, out);
}
