/* test_hostile.c: bots where nobody could have come to: in positions tampered with, in the middle
 * of a turn of which they remember nothing, or remember another. Every answer is one of the list,
 * and every answer anybody gave can be asked why. */
#include "core/speech.h"
#include "games/fitl/players/trung/policy.h"
#include "games/list.h"
#include "match/match.h"
#include "support/bot.h"
#include "support/strange.h"

enum { GAMES = 12, CHANGES = 4, ACTIONS = 120, PAGE = 1 << 16 };

static void pick_options(Rng *rng, uint8_t option[OPTIONS_MAX])
{
    const Rules *rules = game_find("fitl");
    for (uint8_t i = 0; i < rules->option_count; i++) {
        uint32_t values = 0;
        while (rules->options[i].words[values])
            values++;
        option[i] = (uint8_t)rng_below(rng, values);
    }
}

/* Sentences that fit a page, whatever was answered. */
static void ask_why(const Match *match, Action action)
{
    static char page[PAGE];
    Grounds why;
    Text text;
    fitl_trung_explain(match_game(match), match_state(match), action, &why);
    text_init(&text, page, sizeof page);
    game_print_grounds(match_game(match), &why, (Lang)(match_count(match) % LANG_COUNT), &text);
    assert_true(why.count <= GROUNDS_MAX && !text.full);
}

/* A bot in every seat; now and then it forgets, or has the memory of another. */
static uint32_t choose(const Match *match, const ActionList *list, TrungMemory memory[FACTIONS],
                       Rng *rng)
{
    const Seat f = match_actor(match);
    if (rng_below(rng, 8) == 0)
        memset(&memory[f], 0, sizeof memory[f]);
    if (rng_below(rng, 8) == 0)
        memory[f] = memory[rng_below(rng, FACTIONS)];
    memory[f].listens = (uint8_t)rng_below(rng, 2);
    const uint32_t index =
        fitl_trung_memory.recall(match_game(match), match_state(match), list, &memory[f], rng);
    assert_true(index < list->count);
    return rng_below(rng, 4) ? index : rng_below(rng, list->count);
}

static void play_on(Match *match, Rng *rng)
{
    static TrungMemory memory[FACTIONS]; /* of the games before */
    ActionList list;
    for (unsigned i = 0; i < ACTIONS; i++) {
        match_legal(match, &list);
        if (!list.count || match_actor(match) == SEAT_NOBODY)
            return;
        if (list.chance) {
            assert_null(match_play(match, list.action[game_draw(&list, rng)]));
            continue;
        }
        const uint32_t index = choose(match, &list, memory, rng);
        ask_why(match, list.action[rng_below(rng, list.count)]);
        assert_null(match_play(match, list.action[index]));
    }
}

static unsigned tamper(uint64_t seed)
{
    static char text[STRANGE_SIZE], other[STRANGE_SIZE];
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem;
    unsigned accepted = 0;
    Rng rng;
    rng_seed(&rng, seed);
    pick_options(&rng, option);
    Match *real = match_new(game_find("fitl"), option, NULL, &problem);
    assert_non_null(real);
    strange_start(match_game(real), 400, &rng, text);
    strange_start(match_game(real), 400, &rng, other);
    for (unsigned i = 0; i <= CHANGES; i++) {
        Match *match = match_new_at(game_find("fitl"), option, NULL, text, &problem);
        if (match) {
            accepted++;
            for (Seat seat = 0; seat < FACTIONS; seat++)
                match_set_seat(match, seat, "bot", "");
            play_on(match, &rng);
        }
        match_free(match);
        strange_tamper(match_game(real), other, &rng, text);
    }
    match_free(real);
    return accepted;
}

static void bots_answer_in_positions_of_strangers(void **state)
{
    unsigned accepted = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        accepted += tamper(seed);
    print_message("%u positions accepted\n", accepted);
    assert_true(accepted > GAMES);
}

/* ---- A person where a bot sat ---------------------------------------------------------------- */

static bool asks_for_a_card(const Match *match)
{
    ActionList list;
    match_legal(match, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (list.action[i].verb == V_TRUNG && !list.chance)
            return true;
    return false;
}

static void a_person_in_a_bots_seat_is_not_asked_for_trung_cards(void **state)
{
    uint8_t option[OPTIONS_MAX];
    Problem problem;
    ActionList list;
    Rng rng;
    rng_seed(&rng, 3);
    options_preset(game_find("fitl"), option);
    option[OPTION_BOTS] = 15;
    Match *match = match_new(game_find("fitl"), option, NULL, &problem);
    assert_non_null(match);
    while (match_actor(match) == SEAT_CHANCE) {
        match_legal(match, &list);
        match_play(match, list.action[game_draw(&list, &rng)]);
    }
    while (flow_now(match_state(match))->step != SLOT_ASK) { /* before it: pivotal events */
        match_legal(match, &list);
        match_play(match, list.action[list.count - 1]);
    }
    assert_false(asks_for_a_card(match));
    match_set_seat(match, match_actor(match), "bot", "");
    assert_true(asks_for_a_card(match));
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_answer_in_positions_of_strangers),
        cmocka_unit_test(a_person_in_a_bots_seat_is_not_asked_for_trung_cards),
    };
    return cmocka_run_group_tests_name("hostile bots", tests, NULL, NULL);
}
