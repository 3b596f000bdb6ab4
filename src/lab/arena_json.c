/* arena_json.c: the results of an arena as one JSON object; what is infinite is null. */
#include <string.h>

#include "lab/arena.h"

enum { JSON_SIZE = 1 << 20 };

void json_estimate(Json *json, const char *name, Estimate estimate, int decimals)
{
    json_open(json, name, '{');
    json_fixed(json, "value", estimate.value, decimals);
    json_fixed(json, "low", estimate.low, decimals);
    json_fixed(json, "high", estimate.high, decimals);
    json_close(json, '}');
}

void json_tally(Json *json, const char *name, Tally3 tally, Estimate elo)
{
    const uint64_t games = tally3_games(tally);
    json_open(json, name, '{');
    json_number(json, "won", (int64_t)tally.won);
    json_number(json, "drawn", (int64_t)tally.drawn);
    json_number(json, "lost", (int64_t)tally.lost);
    if (games > 0) {
        json_estimate(json, "rate", wilson((double)tally.won / (double)games, games), 4);
        json_estimate(json, "elo", elo, 1);
    }
    json_close(json, '}');
}

static void json_test(Json *json, const Arena *arena, const Pairing *pairing)
{
    static const char *const decisions[] = {"elo0", "none", "elo1"};
    json_open(json, "sprt", '{');
    json_fixed(json, "elo0", arena->sprt.elo0, 2);
    json_fixed(json, "elo1", arena->sprt.elo1, 2);
    json_fixed(json, "llr", pairing_ratio(arena, pairing), 4);
    json_fixed(json, "bound", sprt_bound(), 4);
    json_string(json, "decision", decisions[pairing->decision + 1]);
    json_close(json, '}');
}

static void json_adjusted(Json *json, const char *name, const Adjusting *sums)
{
    double worth;
    const Estimate share = adjusting_mean(sums, &worth);
    json_open(json, name, '{');
    json_estimate(json, "share", share, 4);
    json_fixed(json, "worth", worth, 1);
    json_close(json, '}');
}

static void json_luck(Json *json, const Arena *arena, const Pairing *pairing)
{
    if (!arena->luck || pairing->used == 0)
        return;
    json_open(json, "without_luck", '{');
    json_adjusted(json, "games", &pairing->by_game);
    if (pairing_is_whole(arena, pairing) && !arena_is_table(arena))
        json_adjusted(json, "match", &pairing->by_match);
    json_close(json, '}');
}

static void json_pairing(Json *json, const Arena *arena, const Pairing *pairing)
{
    json_open(json, NULL, '{');
    json_open(json, "players", '[');
    for (int i = 0; i < SERIES_GAMES; i++)
        json_string(json, NULL, arena->entrant[pairing->player[i]].word);
    json_close(json, ']');
    json_number(json, "matches", (int64_t)pairing->used);
    json_number(json, "decided", (int64_t)(pairing->match.won + pairing->match.lost));
    for (int g = 0; g < SERIES_GAMES && !arena_is_table(arena); g++)
        if (pairing->table[g])
            json_tally(json, arena->rules->seat_words[g], pairing->game[g],
                       elo_estimate(pairing->game[g]));
    if (arena_is_table(arena))
        table_json_pairing(json, arena, pairing);
    else if (pairing_is_whole(arena, pairing))
        json_tally(json, "match", pairing->match, elo_estimate(pairing->match));
    json_luck(json, arena, pairing);
    json_open(json, "forfeits", '[');
    for (int i = 0; i < SERIES_GAMES; i++)
        json_number(json, NULL, (int64_t)pairing->forfeits[i]);
    json_close(json, ']');
    if (arena->testing)
        json_test(json, arena, pairing);
    json_close(json, '}');
}

static void json_ratings(Json *json, const char *name, const Arena *arena, const Pool *pool)
{
    const bool sides = pool->count > arena->entrants;
    json_open(json, name, '[');
    for (uint32_t i = 0; i < pool->count; i++) {
        if (!pool_has_met(pool, i))
            continue;
        json_open(json, NULL, '{');
        json_string(json, "player", arena->entrant[sides ? i / 2 : i].word);
        if (sides)
            json_string(json, "seat", arena->rules->seat_words[i % 2]);
        json_number(json, "group", pool->group[i]);
        json_estimate(json, "elo", pool->elo[i], 1);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_arena(Json *json, const Arena *arena)
{
    Pool by_match, by_side;
    Game asked = {.rules = arena->rules};
    memcpy(asked.option, arena->option, sizeof asked.option);
    json_open(json, NULL, '{');
    json_string(json, "game", arena->rules->word);
    game_json_options(&asked, json);
    json_number(json, "seed", (int64_t)arena->seed);
    json_number(json, "matches", (int64_t)arena->matches);
    json_open(json, "pairs", '[');
    for (uint32_t i = 0; i < arena->pairings; i++)
        json_pairing(json, arena, &arena->pairing[i]);
    json_close(json, ']');
    if (arena_is_table(arena)) {
        table_json_ratings(json, arena);
    } else {
        arena_rate(arena, &by_match, &by_side);
        json_ratings(json, "rating_by_match", arena, &by_match);
        json_ratings(json, "rating_by_side", arena, &by_side);
    }
    json_close(json, '}');
}

bool arena_print_json(const Arena *arena)
{
    char *buffer = malloc(JSON_SIZE);
    Text text;
    Json json;
    if (!buffer)
        return false;
    text_init(&text, buffer, JSON_SIZE);
    json_init(&json, &text);
    json_arena(&json, arena);
    ENSURE(!text.full);
    puts(buffer);
    free(buffer);
    return true;
}
