/* fuzz_position.c: bytes choose a game, its options, a real position of it, how that is tampered
 * with, and then the answers. What is accepted as a first position is played on: what is offered is
 * taken, until the game is over or stuck. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "support/problem.h"
#include "support/strange.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { START = 400, CHANGES = 4, ANSWERS = 300 };

typedef struct Bytes {
    const uint8_t *data;
    size_t left;
} Bytes;

static uint8_t take(Bytes *bytes)
{
    if (bytes->left == 0)
        return 0;
    bytes->left--;
    return *bytes->data++;
}

static void require(bool condition)
{
    if (!condition)
        abort();
}

static void play_on(Match *match, Bytes *bytes)
{
    ActionList list;
    for (unsigned i = 0; i < ANSWERS && match_actor(match) != SEAT_NOBODY; i++) {
        if (match_is_stuck(match))
            return;
        match_legal(match, &list);
        require(list.count > 0);
        require(match_play(match, list.action[take(bytes) % list.count]) == NULL);
    }
}

static void try_position(const Match *base, const uint8_t option[OPTIONS_MAX], Bytes *bytes)
{
    static char text[STRANGE_SIZE], other[STRANGE_SIZE];
    const Game *game = match_game(base);
    SaveProblem problem = {0};
    Rng rng;
    rng_seed(&rng, take(bytes));
    strange_start(game, START, &rng, text);
    strange_start(game, START, &rng, other);
    for (unsigned left = 1 + take(bytes) % CHANGES; left > 0; left--) {
        rng_seed(&rng, (uint64_t)take(bytes) << 8 | take(bytes));
        strange_tamper(game, other, &rng, text);
    }
    Match *match = match_new_at(game->rules, option, NULL, text, &problem.at);
    if (match)
        play_on(match, bytes);
    else
        fuzz_check_problem(&problem, LANG_EN);
    match_free(match);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    const Rules *rules = game_list[take(&bytes) % game_list_count];
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        uint8_t values = 0;
        while (rules->options[i].words[values])
            values++;
        option[i] = take(&bytes) % values;
    }
    Match *base = match_new(rules, option, NULL, &problem); /* not all options go together */
    if (base)
        try_position(base, option, &bytes);
    match_free(base);
    return 0;
}
