/* shard.c: plays a shard. */
#include "lab/shard.h"

#include <string.h>

void shard_span(const Study *study, uint32_t number, uint64_t *from, uint64_t *to)
{
    *from = study->games * (number - 1) / study->shards;
    *to = study->games * number / study->shards;
}

uint32_t shard_reference(const Study *study, uint32_t cell)
{
    return study->points > 1 ? cell / study->points * study->points : 0;
}

static void count_game(const Study *study, uint64_t count[COUNTS], const int8_t score[SEATS_MAX])
{
    bool won = false;
    for (Seat seat = 0; seat < study->rules->seats; seat++) {
        count[seat] += score[seat] > 0;
        won = won || score[seat] > 0;
    }
    count[COUNT_DRAWN] += !won;
}

/* Who won the games of the cell of reference is remembered for those that follow. */
static bool play_cell(Hand *hand, uint32_t cell, Shard *shard, bool *reference)
{
    const Study *study = hand->study;
    uint64_t *count = shard->count[cell], from, to;
    shard_span(study, shard->number, &from, &to);
    for (uint64_t number = from; number < to; number++) {
        int8_t score[SEATS_MAX] = {0};
        if (!hand_play(hand, &study->cell[cell], number, score))
            return false;
        count_game(study, count, score);
        hand_add_print(hand, cell, number, shard->final);
        const bool won = score[0] > 0;
        if (shard_reference(study, cell) == cell)
            reference[number - from] = won;
        count[COUNT_GAINED] += won && !reference[number - from];
        count[COUNT_LOST] += !won && reference[number - from];
    }
    return true;
}

bool shard_play(Hand *hand, uint32_t number, Shard *out)
{
    const Study *study = hand->study;
    uint64_t from, to;
    memset(out, 0, sizeof *out);
    shard_span(study, number, &from, &to);
    out->number = number;
    out->games = to - from;
    out->count = calloc(study->cells, sizeof *out->count);
    bool *reference = calloc((size_t)out->games, sizeof *reference);
    bool good = out->count && reference;
    if (!good)
        say(stderr, hand->lang, "match.no_memory", NULL, "");
    for (uint32_t cell = 0; good && cell < study->cells; cell++)
        good = play_cell(hand, cell, out, reference);
    free(reference);
    return good;
}

void shard_free(Shard *shard)
{
    free(shard->count);
    shard->count = NULL;
}
