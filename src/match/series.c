/* series.c: two games with the seats swapped, and what they come to. series_file.c keeps them. */
#include "match/series.h"

#include <stdlib.h>
#include <string.h>

#include "match/inside.h"

void series_append(Series *series, Match *match)
{
    match_join_series(match);
    series->game[series->count++] = match;
}

/* ---- Life ------------------------------------------------------------------------------------ */

Series *series_new(Match *first, Problem *problem)
{
    const Rules *rules = first->game.rules;
    if (!game_has_series(rules) || rules->seats != SERIES_GAMES) {
        problem_set(problem, 0, "match.no_series", rules->word);
        return NULL;
    }
    Series *series = calloc(1, sizeof *series);
    if (!series) {
        problem_set(problem, 0, "match.no_memory", "");
        return NULL;
    }
    series_append(series, first);
    return series;
}

void series_free(Series *series)
{
    if (!series)
        return;
    for (uint32_t i = 0; i < series->count; i++)
        match_free(series->game[i]);
    free(series);
}

/* ---- Its games ------------------------------------------------------------------------------- */

uint32_t series_count(const Series *series) { return series->count; }
Match *series_current(const Series *series) { return series->game[series->count - 1]; }
const Match *series_game(const Series *series, uint32_t index) { return series->game[index]; }

bool series_has_next(const Series *series)
{
    return series->count < SERIES_GAMES && match_over(series_current(series));
}

bool series_next(Series *series, Problem *problem)
{
    const Match *first = series->game[0];
    ENSURE(series_has_next(series));
    Match *second = match_again(first, problem);
    if (!second)
        return false;
    match_set_table(second, match_is_table(first));
    for (Seat seat = 0; seat < SERIES_GAMES; seat++)
        match_set_seat(second, seat, first->seat[!seat].controller, first->seat[!seat].name);
    series_append(series, second);
    return true;
}

/* ---- The result ------------------------------------------------------------------------------ */

void series_add(SeriesResult *result, const Game *game, const State *state, uint8_t number)
{
    for (Seat seat = 0; seat < SERIES_GAMES; seat++) {
        int16_t *total = result->total[seat ^ number];
        int16_t tally[TALLY_MAX] = {0};
        game_tally(game, state, seat, tally);
        for (int k = 0; k < TALLY_MAX; k++)
            total[k] = (int16_t)(total[k] + tally[k]);
    }
}

void series_decide(SeriesResult *result, const Rules *rules)
{
    result->numbers = rules->tally_count;
    result->decided_by = 0;
    while (result->decided_by < result->numbers &&
           result->total[0][result->decided_by] == result->total[1][result->decided_by])
        result->decided_by++;
    const uint8_t k = result->decided_by;
    result->winner = k == result->numbers ? -1 : result->total[1][k] > result->total[0][k];
}

void series_result(const Series *series, SeriesResult *out)
{
    memset(out, 0, sizeof *out);
    for (uint8_t i = 0; i < series->count; i++)
        series_add_match(out, series->game[i], i);
    series_decide(out, series->game[0]->game.rules);
}
