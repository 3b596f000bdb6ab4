/* merit.c: see merit.h. */
#include "lab/merit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How often each outcome is played on. More than so many outcomes (a deck that is shuffled) are
 * left alone: which rolls are looked at must not depend on what was drawn, and does not. */
enum { PLAYED_ON = 8, OUTCOMES_MAX = 24 };

bool merit_open(Merit *merit, const Rules *rules)
{
    memset(merit, 0, sizeof *merit);
    merit->world = malloc(rules->state_size);
    return merit->world != NULL;
}

void merit_close(Merit *merit) { free(merit->world); }

void merit_begin(Merit *merit, const Game *game, uint64_t key)
{
    cast_init(&merit->cast, game);
    merit->key = key;
    merit->rolls = 0;
    memset(merit->luck, 0, sizeof merit->luck);
}

/* What an outcome is worth to each seat. The draws are the same for all outcomes of a roll. */
static void value_outcome(Merit *merit, const State *state, Action outcome, double value[SEATS_MAX])
{
    const Game *game = merit->cast.game;
    for (uint32_t i = 0; i < PLAYED_ON; i++) {
        Draws draws = {.key = merit->key + merit->rolls, .sample = i};
        double share[SEATS_MAX];
        memcpy(merit->world, state, game->rules->state_size);
        game_apply(game, merit->world, outcome);
        rollout_guess(&merit->cast, merit->world, &draws, share);
        for (Seat seat = 0; seat < game->rules->seats; seat++)
            value[seat] += share[seat] / PLAYED_ON;
    }
}

void merit_roll(Merit *merit, const State *state, const ActionList *list, uint32_t drawn)
{
    const Game *game = merit->cast.game;
    double mean[SEATS_MAX] = {0}, got[SEATS_MAX] = {0}, sum = 0;
    if (list->count < 2 || list->count > OUTCOMES_MAX || game_turn(game, state) == 0)
        return;
    merit->rolls++;
    for (uint32_t i = 0; i < list->count; i++) {
        double value[SEATS_MAX] = {0};
        value_outcome(merit, state, list->action[i], value);
        sum += list->weight[i];
        for (Seat seat = 0; seat < game->rules->seats; seat++)
            mean[seat] += value[seat] * list->weight[i];
        if (i == drawn)
            memcpy(got, value, sizeof got);
    }
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        merit->luck[seat] += got[seat] - mean[seat] / sum;
}

int32_t merit_luck(const Merit *merit, Seat seat)
{
    return (int32_t)fmax(fmin(round(merit->luck[seat] * LUCK_ONE), LUCK_MOST), -LUCK_MOST);
}

/* ---- Results without it ---------------------------------------------------------------------- */

void adjusting_add(Adjusting *sums, double result, double luck)
{
    sums->count++;
    sums->result += result;
    sums->luck += luck;
    sums->results += result * result;
    sums->lucks += luck * luck;
    sums->both += result * luck;
}

/* As much of the luck is taken out as leaves the least spread: a guess may see more luck than there
 * is, or less. */
Estimate adjusting_mean(const Adjusting *sums, double *worth)
{
    const double sides = 1.96, n = sums->count;
    *worth = n;
    if (n < 3)
        return (Estimate){n > 0 ? sums->result / n : 0.5, 0, 1};
    const double mean = sums->result / n, luck = sums->luck / n;
    const double spread = sums->results / n - mean * mean;
    const double luck_spread = sums->lucks / n - luck * luck;
    const double together = sums->both / n - mean * luck;
    const double part = luck_spread > 1e-12 ? together / luck_spread : 0;
    const double left = fmax(spread - part * together, 0);
    if (spread < 1e-12) /* all alike: they do not say how much matches differ */
        return wilson(mean, (uint64_t)sums->count);
    const double adjusted = mean - part * luck, error = sides * sqrt(left / (n - 2));
    if (left > 1e-12)
        *worth = n * spread / left;
    return (Estimate){fmin(fmax(adjusted, 0), 1), fmax(adjusted - error, 0),
                      fmin(adjusted + error, 1)};
}
