/* hand.c: see hand.h. The games themselves are those of `mekong sim`, on shared luck. */
#include "lab/hand.h"

#include <sodium.h>
#include <string.h>

static void stand_up(Hand *hand)
{
    if (hand->cell)
        worker_close(&hand->worker);
    hand->cell = NULL;
}

void hands_close(Hand *hands, uint32_t count)
{
    for (uint32_t i = 0; hands && i < count; i++) {
        stand_up(&hands[i]);
        free(hands[i].position);
    }
    free(hands);
}

Hand *hands_open(const Study *study, uint32_t count, const atomic_bool *stopped, Lang lang)
{
    Hand *hands = calloc(count, sizeof *hands);
    bool ready = hands != NULL;
    for (uint32_t i = 0; ready && i < count; i++) {
        hands[i].study = study;
        hands[i].stopped = stopped;
        hands[i].lang = lang;
        hands[i].position = malloc(POSITION_SIZE);
        ready = hands[i].position != NULL;
    }
    if (ready)
        return hands;
    say(stderr, lang, "match.no_memory", NULL, "");
    hands_close(hands, count);
    return NULL;
}

static bool sit_down(Hand *hand, const LabCell *cell)
{
    if (hand->cell == cell)
        return true;
    stand_up(hand);
    memset(&hand->sim, 0, sizeof hand->sim);
    hand->sim.match = cell->match;
    hand->sim.seed = hand->study->seed;
    hand->sim.memory = (size_t)hand->study->memory << 20;
    hand->sim.shared_luck = true;
    hand->sim.lang = hand->lang;
    memcpy(hand->sim.policy, cell->policy, sizeof hand->sim.policy);
    memcpy(hand->sim.strength, cell->strength, sizeof hand->sim.strength);
    hand->cell = cell;
    const bool ready = worker_open(&hand->worker, &hand->sim);
    hand->worker.stopped = hand->stopped;
    if (!ready)
        say(stderr, hand->lang, "match.no_memory", NULL, "");
    return ready;
}

bool hand_play(Hand *hand, const LabCell *cell, uint64_t number, int8_t score[SEATS_MAX])
{
    if (!sit_down(hand, cell) || !worker_play(&hand->worker, number))
        return false;
    if (!game_over(hand->worker.state))
        return false; /* stopped */
    game_score(match_game(cell->match), hand->worker.state, score);
    return true;
}

/* Sums do not hang on the order of the games, nor on how they were shared out. */
void hand_add_print(Hand *hand, uint32_t cell, uint64_t number, uint8_t sum[PRINT_SIZE])
{
    uint8_t print[PRINT_SIZE];
    Text text;
    text_init(&text, hand->position, POSITION_SIZE);
    text_number(&text, cell);
    text_char(&text, ' ');
    text_number(&text, (int64_t)number);
    text_char(&text, ' ');
    text_number(&text, hand->worker.count);
    text_char(&text, '\n');
    game_print_state(match_game(hand->cell->match), hand->worker.state, &text);
    crypto_hash_sha256(print, (const unsigned char *)hand->position, text.length);
    sodium_add(sum, print, PRINT_SIZE);
}
