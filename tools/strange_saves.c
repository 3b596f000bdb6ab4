/* strange_saves GAME COUNT SEED DIR: writes COUNT saves into the folder whose first positions were
 * tampered with and are accepted all the same, with the game's own computer players in the seats.
 * See tools/soak_saves.sh. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/rollout.h"
#include "games/list.h"
#include "match/match.h"
#include "support/strange.h"

enum { PER_GAME = 60, CHANGES = 4, ACTIONS = 700 };

_Noreturn void ensure_failed(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
    abort();
}

static Match *new_match(const Rules *rules, Rng *rng, uint8_t option[OPTIONS_MAX])
{
    Problem problem;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        uint32_t values = 0;
        while (rules->options[i].words[values])
            values++;
        option[i] = (uint8_t)rng_below(rng, values);
    }
    return match_new(rules, option, NULL, &problem); /* not all options go together */
}

static bool write_save(Match *match, const char *folder, uint32_t number)
{
    char path[4096];
    Cast cast;
    size_t length;
    cast_init(&cast, match_game(match));
    for (Seat seat = 0; seat < match_game(match)->rules->seats; seat++)
        match_set_seat(match, seat, cast.player[seat]->word, "");
    char *text = match_save(match, &length);
    snprintf(path, sizeof path, "%s/%s-%06" PRIu32 ".mekong", folder,
             match_game(match)->rules->word, number);
    FILE *file = fopen(path, "w");
    const bool good = text && file && fwrite(text, 1, length, file) == length;
    free(text);
    return file && fclose(file) == 0 && good;
}

/* Some from one real position; gives how many were written. */
static uint32_t make_some(const Rules *rules, Rng *rng, const char *folder, uint32_t from,
                          uint32_t most)
{
    static char real[STRANGE_SIZE], other[STRANGE_SIZE], text[STRANGE_SIZE];
    uint8_t option[OPTIONS_MAX] = {0};
    uint32_t written = 0;
    Match *base = new_match(rules, rng, option);
    if (!base)
        return 0;
    strange_start(match_game(base), ACTIONS, rng, real);
    strange_start(match_game(base), ACTIONS, rng, other);
    for (uint32_t i = 0; i < PER_GAME && written < most; i++) {
        Problem problem;
        memcpy(text, real, sizeof text);
        for (uint32_t left = 1 + rng_below(rng, CHANGES); left > 0; left--)
            strange_tamper(match_game(base), other, rng, text);
        Match *match = match_new_at(rules, option, NULL, text, &problem);
        if (match && !write_save(match, folder, from + written++))
            exit(EXIT_FAILURE);
        match_free(match);
    }
    match_free(base);
    return written;
}

int main(int argc, char **argv)
{
    const Rules *rules = argc == 5 ? game_find(argv[1]) : NULL;
    if (!rules) {
        fprintf(stderr, "strange_saves GAME COUNT SEED DIR\n");
        return EXIT_FAILURE;
    }
    const uint32_t count = (uint32_t)strtoul(argv[2], NULL, 10);
    Rng rng;
    rng_seed(&rng, strtoull(argv[3], NULL, 10));
    for (uint32_t written = 0; written < count;)
        written += make_some(rules, &rng, argv[4], written, count - written);
    return EXIT_SUCCESS;
}
