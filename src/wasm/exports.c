/* exports.c: what JavaScript can call. Memory is the caller's affair: he asks for room, writes a
 * text there, calls, and reads the reply (tools/wasm_replay.mjs shows how). The module keeps
 * nothing between calls.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/random.h"
#include "games/list.h"
#include "match/series.h"

enum { LINE_MAX = 1 << 18 };

/* Three 32-bit words for JavaScript. */
typedef struct Reply {
    uint32_t good; /* 0: data is a sentence that says what is wrong */
    uint32_t length;
    char *data;
} Reply;

__attribute__((export_name("mekong_room"))) void *mekong_room(size_t size);
__attribute__((export_name("mekong_free"))) void mekong_free(void *data);
__attribute__((export_name("mekong_replay"))) Reply *mekong_replay(const char *save, size_t length,
                                                                   uint32_t lang);
__attribute__((export_name("mekong_bench"))) double mekong_bench(uint32_t games, uint32_t seed);

void *mekong_room(size_t size) { return malloc(size); }
void mekong_free(void *data) { free(data); }

/* ---- Replay ---------------------------------------------------------------------------------- */

static bool reply_add(Reply *reply, size_t *size, const char *data, size_t length)
{
    if (reply->length + length > *size) {
        const size_t wanted = 2 * (reply->length + length);
        char *grown = realloc(reply->data, wanted);
        if (!grown)
            return false;
        reply->data = grown;
        *size = wanted;
    }
    memcpy(reply->data + reply->length, data, length);
    reply->length += (uint32_t)length;
    return true;
}

/* The bytes that `mekong replay --json` prints. */
static bool write_lines(const Match *match, Lang lang, char *buffer, Reply *reply)
{
    size_t size = 0;
    bool good = true;
    Grounds why = {0};
    Walk walk;
    Text line;
    if (!walk_open(&walk, match))
        return false;
    do {
        text_init(&line, buffer, LINE_MAX);
        transcript_json(&walk, &why, lang, &line);
        walk_explain(&walk, &why);
        good = reply_add(reply, &size, line.data, line.length) && reply_add(reply, &size, "\n", 1);
    } while (good && walk_next(&walk));
    walk_close(&walk);
    return good;
}

static void write_problem(const SaveProblem *problem, Lang lang, char *buffer, Reply *reply)
{
    size_t size = 0;
    Text text;
    text_init(&text, buffer, LINE_MAX);
    save_problem_print(problem, lang, &text);
    reply_add(reply, &size, text.data, text.length);
}

/* NULL: no memory. */
Reply *mekong_replay(const char *save, size_t length, uint32_t lang)
{
    const Lang spoken = lang < LANG_COUNT ? (Lang)lang : LANG_EN;
    Reply *reply = calloc(1, sizeof *reply);
    char *buffer = malloc(LINE_MAX);
    SaveProblem problem;
    if (!reply || !buffer)
        return NULL;
    Match *match = series_load_last(save, length, spoken, &problem);
    if (match)
        reply->good = write_lines(match, spoken, buffer, reply);
    else
        write_problem(&problem, spoken, buffer, reply);
    match_free(match);
    free(buffer);
    return reply;
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

/* Whole random games of the first game of the list, as `mekong sim` plays them; gives the number
 * of decisions, those of chance included. */
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
