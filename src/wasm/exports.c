/* exports.c: room for texts, the replay of a save in one call, and the module's speed. */
#include "wasm/exports.h"

#include <stdlib.h>
#include <string.h>

#include "ai/random.h"
#include "games/list.h"
#include "match/series.h"

enum { LINE_MAX = 1 << 18 };

void *mekong_room(size_t size) { return malloc(size); }
void mekong_free(void *data) { free(data); }

/* ---- Replay ---------------------------------------------------------------------------------- */

/* Text that grows: a replay may be longer than any one message. */
typedef struct Lines {
    char *data;
    size_t length, size;
} Lines;

static bool lines_add(Lines *lines, const char *data, size_t length)
{
    if (lines->length + length > lines->size) {
        const size_t wanted = 2 * (lines->length + length);
        char *grown = realloc(lines->data, wanted);
        if (!grown)
            return false;
        lines->data = grown;
        lines->size = wanted;
    }
    memcpy(lines->data + lines->length, data, length);
    lines->length += length;
    return true;
}

static bool write_lines(const Match *match, Lang lang, Lines *lines)
{
    char *buffer = malloc(LINE_MAX);
    bool good = true;
    Grounds why = {0};
    Walk walk;
    Text line;
    if (!buffer || !walk_open(&walk, match)) {
        free(buffer);
        return false;
    }
    do {
        text_init(&line, buffer, LINE_MAX);
        transcript_json(&walk, &why, lang, &line);
        walk_explain(&walk, &why);
        good = lines_add(lines, line.data, line.length) && lines_add(lines, "\n", 1);
    } while (good && walk_next(&walk));
    walk_close(&walk);
    free(buffer);
    return good;
}

/* A series: all its games, one after the other. */
static bool write_games(const Series *series, const Match *single, Lang lang, Lines *lines)
{
    bool good = !single || write_lines(single, lang, lines);
    for (uint32_t i = 0; series && good && i < series_count(series); i++)
        good = write_lines(series_game(series, i), lang, lines);
    return good;
}

Reply *mekong_replay(const char *save, size_t length, uint32_t lang)
{
    const Lang spoken = lang_from(lang);
    const bool both = is_series_text(save, length);
    Lines lines = {0};
    SaveProblem problem;
    Series *series = both ? series_load(save, length, spoken, &problem) : NULL;
    Match *single = both ? NULL : match_load(save, length, spoken, &problem);
    if (!series && !single)
        return answer_save_problem(lang, &problem);
    const bool good = write_games(series, single, spoken, &lines);
    series_free(series);
    match_free(single);
    if (good)
        return answer_data(lines.data, lines.length);
    free(lines.data);
    return answer_sentence(lang, "match.no_memory", NULL);
}

/* ---- Speed ----------------------------------------------------------------------------------- */

static uint64_t play_random_game(const Game *game, State *state, Rng *rng)
{
    ActionList list;
    uint64_t decisions = 0;
    for (game_start(game, state); !game_over(state); decisions++) {
        game_legal(game, state, &list);
        const uint32_t index =
            list.chance ? game_draw(&list, rng) : policy_random.choose(game, state, &list, rng);
        game_apply(game, state, list.action[index]);
    }
    return decisions;
}

/* Of the first game of the list, as `mekong sim` plays them; decisions of chance count, too. */
double mekong_bench(uint32_t games, uint32_t seed)
{
    uint64_t decisions = 0;
    Problem problem;
    Rng rng;
    Match *match = match_new(game_list[0], NULL, NULL, &problem);
    State *state = malloc(game_list[0]->state_size);
    for (uint32_t i = 0; match && state && i < games; i++) {
        rng_seed_stream(&rng, seed, i);
        decisions += play_random_game(match_game(match), state, &rng);
    }
    free(state);
    match_free(match);
    return (double)decisions;
}
