/* arena_report.c: the results of an arena in words and columns. arena_json.c tells the same to
 * programs. */
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "lab/arena.h"

enum { COLUMN_WHO = 22, COLUMN_RATE = 52, COLUMN_ELO = 76, COLUMN_RATING = 44 };

/* ---- The scales ------------------------------------------------------------------------------ */

static double points(Tally3 tally) { return (double)tally.won + 0.5 * (double)tally.drawn; }

static void add_results(Pool *pool, uint32_t first, uint32_t second, Tally3 tally)
{
    pool->points[first][second] += points(tally);
    pool->points[second][first] += (double)tally3_games(tally) - points(tally);
}

void arena_rate(const Arena *arena, Pool *by_match, Pool *by_side)
{
    memset(by_match, 0, sizeof *by_match);
    memset(by_side, 0, sizeof *by_side);
    by_match->count = arena->entrants;
    by_side->count = 2 * arena->entrants;
    for (uint32_t i = 0; i < arena->pairings; i++) {
        const Pairing *pairing = &arena->pairing[i];
        const uint32_t first = pairing->player[0], second = pairing->player[1];
        if (pairing_is_whole(arena, pairing))
            add_results(by_match, first, second, pairing->match);
        for (uint32_t g = 0; g < SERIES_GAMES; g++)
            add_results(by_side, 2 * first + g, 2 * second + 1 - g, pairing->game[g]);
    }
    pool_rate(by_match, 1);
    pool_rate(by_side, 1);
}

/* ---- A pair ---------------------------------------------------------------------------------- */

static void text_real(Text *text, const char *format, double value)
{
    char number[32];
    snprintf(number, sizeof number, format, value);
    text_add(text, number);
}

static void text_interval(Text *text, const char *format, Estimate estimate)
{
    text_add(text, " (");
    text_real(text, format, estimate.low);
    text_add(text, " … ");
    text_real(text, format, estimate.high);
    text_char(text, ')');
}

/* Whole points, and no minus before a zero. */
void text_elo(Text *text, Estimate elo)
{
    const Estimate whole = {round(elo.value) + 0.0, round(elo.low) + 0.0, round(elo.high) + 0.0};
    text_real(text, "%+.0f", whole.value);
    text_interval(text, "%+.0f", whole);
}

void text_percent(Text *text, Estimate share)
{
    const Estimate percent = {100 * share.value, 100 * share.low, 100 * share.high};
    text_real(text, "%.1f %%", percent.value);
    text_interval(text, "%.1f", percent);
}

static void print_head(const Arena *arena)
{
    TEXT(text, line, LINE_SIZE);
    text_pad_to(&text, COLUMN_WHO);
    text_add(&text, message_text(arena->lang, "cli.arena_head_count"));
    text_pad_to(&text, COLUMN_RATE);
    text_add(&text, message_text(arena->lang, "cli.arena_head_rate"));
    text_pad_to(&text, COLUMN_ELO);
    text_add(&text, message_text(arena->lang, "cli.arena_head_elo"));
    printf("%s\n", line);
}

static void print_tally(const char *who, Tally3 tally)
{
    const uint64_t games = tally3_games(tally);
    char line[LINE_SIZE], numbers[80];
    Text text;
    if (games == 0)
        return;
    const Estimate rate = wilson((double)tally.won / (double)games, games);
    const Estimate elo = elo_estimate(tally);
    text_init(&text, line, sizeof line);
    text_add(&text, "  ");
    text_add(&text, who);
    text_pad_to(&text, COLUMN_WHO);
    snprintf(numbers, sizeof numbers, "%" PRIu64 " / %" PRIu64 " / %" PRIu64, tally.won,
             tally.drawn, tally.lost);
    text_add(&text, numbers);
    text_pad_to(&text, COLUMN_RATE);
    text_percent(&text, rate);
    text_pad_to(&text, COLUMN_ELO);
    text_elo(&text, elo);
    printf("%s\n", line);
}

void arena_print_test(const Arena *arena, const Pairing *pairing)
{
    static const char *const decisions[] = {"cli.arena_test_lower", "cli.arena_test_open",
                                            "cli.arena_test_upper"};
    char words[80];
    const int64_t number[] = {(int64_t)pairing->used};
    const double ratio = pairing_ratio(arena, pairing);
    say(stdout, arena->lang, decisions[pairing->decision + 1], number, NULL);
    snprintf(words, sizeof words, "  SPRT %g, %g: LLR %.2f (%.2f … %.2f)", arena->sprt.elo0,
             arena->sprt.elo1, ratio, -sprt_bound(), sprt_bound());
    printf("%s\n", words);
}

void arena_print_faults(const Arena *arena, const Pairing *pairing)
{
    for (int i = 0; i < 2; i++) {
        const int64_t faults[] = {(int64_t)pairing->forfeits[i]};
        if (pairing->forfeits[i])
            say(stdout, arena->lang, "cli.arena_faults", faults,
                arena->entrant[pairing->player[i]].word);
    }
}

/* Without luck there are no games won and lost, but a share of them. */
static void print_adjusted(const Arena *arena, const char *message, const Adjusting *sums)
{
    double worth;
    TEXT(text, line, LINE_SIZE);
    const Estimate share = adjusting_mean(sums, &worth);
    const Estimate elo = {elo_from_score(share.value), elo_from_score(share.low),
                          elo_from_score(share.high)};
    const int64_t number[] = {(int64_t)worth};
    text_add(&text, "  ");
    text_add(&text, message_text(arena->lang, message));
    text_pad_to(&text, COLUMN_WHO);
    message_say(arena->lang, "cli.arena_luck_worth", number, NULL, &text);
    text_pad_to(&text, COLUMN_RATE);
    text_percent(&text, share);
    if (!arena_is_table(arena)) {
        text_pad_to(&text, COLUMN_ELO);
        text_elo(&text, elo);
    }
    printf("%s\n", line);
}

void arena_print_luck(const Arena *arena, const Pairing *pairing)
{
    if (!arena->luck || pairing->used == 0)
        return;
    say(stdout, arena->lang, "cli.arena_luck", NULL, NULL);
    print_adjusted(arena, "cli.arena_luck_games", &pairing->by_game);
    if (pairing_is_whole(arena, pairing) && !arena_is_table(arena))
        print_adjusted(arena, "cli.arena_match", &pairing->by_match);
}

static void print_pairing(const Arena *arena, const Pairing *pairing)
{
    const Rules *rules = arena->rules;
    const char *first = arena->entrant[pairing->player[0]].word;
    const int64_t number[] = {(int64_t)pairing->used,
                              (int64_t)(pairing->match.won + pairing->match.lost)};
    printf("%s\n", first);
    say(stdout, arena->lang, "cli.arena_second", number, arena->entrant[pairing->player[1]].word);
    print_head(arena);
    for (Seat g = 0; g < SERIES_GAMES; g++)
        if (pairing->table[g])
            print_tally(seat_name(rules, g, arena->lang), pairing->game[g]);
    if (pairing_is_whole(arena, pairing))
        print_tally(message_text(arena->lang, "cli.arena_match"), pairing->match);
    arena_print_luck(arena, pairing);
    arena_print_faults(arena, pairing);
    if (arena->testing)
        arena_print_test(arena, pairing);
    putchar('\n');
}

/* ---- Ratings --------------------------------------------------------------------------------- */

static bool comes_before(const Pool *pool, uint32_t i, uint32_t j)
{
    if (pool->group[i] != pool->group[j])
        return pool->group[i] < pool->group[j];
    return pool->elo[i].value > pool->elo[j].value;
}

/* Group by group, by falling rating, only those who have met somebody. */
static uint32_t rank(const Pool *pool, uint8_t order[POOL_MAX])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < pool->count; i++) {
        if (!pool_has_met(pool, i))
            continue;
        uint32_t at = count++;
        for (; at > 0 && comes_before(pool, i, order[at - 1]); at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
    return count;
}

static void print_rank(const Arena *arena, const Pool *pool, uint32_t i)
{
    const bool sides = pool->count > arena->entrants;
    TEXT(text, line, LINE_SIZE);
    text_add(&text, "  ");
    text_add(&text, arena->entrant[sides ? i / 2 : i].word);
    if (sides) {
        text_add(&text, ", ");
        text_add(&text, seat_name(arena->rules, i % 2, arena->lang));
    }
    text_pad_to(&text, COLUMN_RATING);
    text_char(&text, ' ');
    text_elo(&text, pool->elo[i]);
    printf("%s\n", line);
}

static void print_ranking(const Arena *arena, const Pool *pool, const char *title)
{
    uint8_t order[POOL_MAX];
    const uint32_t count = rank(pool, order);
    bool parted = false;
    if (count == 0)
        return;
    say(stdout, arena->lang, title, NULL, NULL);
    for (uint32_t k = 0; k < count; k++) {
        if (k > 0 && pool->group[order[k]] != pool->group[order[k - 1]]) {
            putchar('\n');
            parted = true;
        }
        print_rank(arena, pool, order[k]);
    }
    if (parted)
        say(stdout, arena->lang, "cli.arena_groups", NULL, NULL);
}

void arena_print(const Arena *arena)
{
    Pool by_match, by_side;
    if (arena_is_table(arena)) {
        table_print(arena);
        return;
    }
    for (uint32_t i = 0; i < arena->pairings; i++)
        print_pairing(arena, &arena->pairing[i]);
    if (arena->entrants <= SERIES_GAMES)
        return; /* a pair's own lines have said it all */
    arena_rate(arena, &by_match, &by_side);
    print_ranking(arena, &by_match, "cli.arena_rating_match");
    print_ranking(arena, &by_side, "cli.arena_rating_side");
}
