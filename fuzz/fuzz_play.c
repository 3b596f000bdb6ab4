/* fuzz_play.c: bytes choose a game, its options and then legal actions. The match checks every
 * position; here the lists, the texts and the refusals are looked at. Now and then a byte makes an
 * action of its own: the rules must take it or say why not. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "match/match.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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

static Match *make_match(Bytes *bytes)
{
    const Rules *rules = game_list[take(bytes) % game_list_count];
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        uint8_t values = 0;
        while (rules->options[i].words[values])
            values++;
        option[i] = take(bytes) % values;
    }
    return match_new(rules, option, NULL, &problem); /* not all options go together */
}

/* Sorted, each once, weights where chance acts, words that lead back to the action. */
static void check_list(const Match *match, const ActionList *list)
{
    char buffer[ACTION_TEXT_SIZE];
    Text words;
    Action parsed;
    require(list->count > 0);
    for (uint32_t i = 0; i < list->count; i++) {
        require(i == 0 || memcmp(&list->action[i - 1], &list->action[i], sizeof(Action)) < 0);
        require(match_actor(match) != SEAT_CHANCE || list->weight[i] > 0);
        text_init(&words, buffer, sizeof buffer);
        action_print(match_game(match), list->action[i], &words);
        require(!words.full && action_parse(match_game(match), buffer, &parsed));
        require(action_equal(parsed, list->action[i]));
    }
}

/* Legal or not, it must not surprise anybody. */
static void try_anything(Match *match, Bytes *bytes)
{
    const Action action = {take(bytes), take(bytes), take(bytes), take(bytes)};
    const uint32_t before = match_count(match);
    const Reason *reason = match_play(match, action);
    require(match_count(match) == before + (reason == NULL));
    require(!reason || reason->message[0] != '\0');
}

static void play(Match *match, Bytes *bytes)
{
    ActionList list;
    while (bytes->left > 0 && match_actor(match) != SEAT_NOBODY) {
        const uint8_t byte = take(bytes);
        match_legal(match, &list);
        check_list(match, &list);
        if (byte == 255)
            try_anything(match, bytes);
        else if (byte == 254)
            match_undo(match);
        else if (byte == 253)
            match_redo(match);
        else
            require(match_play(match, list.action[byte % list.count]) == NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, size};
    Match *match = make_match(&bytes);
    if (match)
        play(match, &bytes);
    match_free(match);
    return 0;
}
