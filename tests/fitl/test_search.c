/* test_search.c: searches in Fire in the Lake: what a card may cost, who plays the others' seats in
 * them, and bots that are asked from question to question. */
#include <string.h>

#include "ai/rollout.h"
#include "ai/thinker.h"
#include "games/fitl/players/estimate.h"
#include "games/fitl/players/trung/policy.h"
#include "support/lake.h"

enum { MEMORY = 1 << 22, SLICE = 64 };

static Thinker *open_thinker(const Game *game, Seat seat, const char *word)
{
    Strength strength;
    assert_true(strength_parse(game->rules, word, &strength));
    Thinker *thinker = thinker_open(game, seat, strength, MEMORY);
    assert_non_null(thinker);
    thinker_begin(thinker, 7);
    return thinker;
}

/* ---- What it costs --------------------------------------------------------------------------- */

/* Roll-outs of a card: at most so many, and once as good as all of them. */
typedef struct Cost {
    uint32_t most, questions;
} Cost;

/* A level in a seat among three fast players, for so many cards. */
static Cost play_cards(const char *word, Seat seat, unsigned cards)
{
    Lake lake;
    Rng rng;
    ActionList list;
    Cost cost = {0, 0};
    uint32_t sum = 0;
    lake_start(&lake, NULL);
    rng_seed(&rng, 3);
    Thinker *thinker = open_thinker(&lake.game, seat, word);
    for (uint8_t card = lake.s.card_number; !game_over(&lake.s) && lake.s.card_number < cards;) {
        game_legal(&lake.game, &lake.s, &list);
        uint32_t index = 0;
        if (lake.s.card_number != card) {
            card = lake.s.card_number;
            sum = 0;
        }
        if (list.chance) {
            index = game_draw(&list, &rng);
        } else if (game_actor(&lake.game, &lake.s) == seat) {
            thinker_ask(thinker, &lake.s, &list);
            while (!thinker_run(thinker, SLICE))
                ;
            sum += thinker_rollouts(thinker);
            cost.questions += list.count > 1;
            cost.most = sum > cost.most ? sum : cost.most;
            index = thinker_answer(thinker, &rng);
        } else {
            index = lake.game.rules->policies[0].choose(&lake.game, &lake.s, &list, &rng);
        }
        thinker_tell(thinker, list.action[index]);
        game_apply(&lake.game, &lake.s, list.action[index]);
    }
    thinker_close(thinker);
    return cost;
}

/* The levels count roll-outs, so that the time of a card is bounded by their number: docs/ai.md. */
static void a_card_costs_no_more_than_its_level_says(void **state)
{
    static const struct {
        const char *word;
        uint32_t rollouts, cards;
    } levels[] = {{"easy", 200, 10}, {"normal", 400, 8}, {"mcts:50", 50, 10}};
    for (unsigned i = 0; i < COUNT_OF(levels); i++) {
        for (Seat seat = 0; seat < FACTIONS; seat++) {
            const Cost cost = play_cards(levels[i].word, seat, levels[i].cards);
            assert_true(cost.questions > 3);
            assert_in_range(cost.most, levels[i].rollouts / 4, levels[i].rollouts);
        }
    }
}

/* ---- Who plays ------------------------------------------------------------------------------- */

static void seats_of_bots_are_played_by_bots_in_a_search(void **state)
{
    Lake lake;
    Cast cast;
    lake_start(&lake, "bots=arvn-vc");
    cast_init(&cast, &lake.game);
    for (Seat seat = 0; seat < FACTIONS; seat++) {
        const bool bot = seat == ARVN || seat == VC;
        assert_string_equal(cast.player[seat]->word, bot ? "bot" : "quick");
        assert_int_equal(cast.automatic[seat], bot);
    }
    lake_start(&lake, NULL);
    cast_init(&cast, &lake.game);
    assert_string_equal(cast.player[VC]->word, "quick");
}

/* From the first choice of a game to the end of its third card. */
typedef uint32_t Ask(void *who, Lake *lake, const ActionList *list, Rng *rng);

static uint64_t play_bots(Ask *ask, void *const who[FACTIONS], Lake *lake)
{
    Rng rng;
    ActionList list;
    uint64_t sum = 0;
    rng_seed(&rng, 11);
    while (!game_over(&lake->s) && lake->s.card_number < 4) {
        game_legal(&lake->game, &lake->s, &list);
        const uint32_t index = list.chance
                                   ? game_draw(&list, &rng)
                                   : ask(who[game_actor(&lake->game, &lake->s)], lake, &list, &rng);
        sum = sum * 31 + index;
        game_apply(&lake->game, &lake->s, list.action[index]);
    }
    return sum;
}

static uint32_t ask_thinker(void *who, Lake *lake, const ActionList *list, Rng *rng)
{
    thinker_ask(who, &lake->s, list);
    assert_true(thinker_run(who, SLICE));
    return thinker_answer(who, rng);
}

static uint32_t ask_memory(void *who, Lake *lake, const ActionList *list, Rng *rng)
{
    return fitl_trung_memory.recall(&lake->game, &lake->s, list, who, rng);
}

static struct Table {
    Cast cast;
    Minds minds;
} table;

static uint32_t ask_cast(void *who, Lake *lake, const ActionList *list, Rng *rng)
{
    return cast_choose(&table.cast, &table.minds, &lake->s, list, rng);
}

/* The server's, the page's and the searches' bots play whole turns as those of `mekong sim` do. */
static void a_bot_remembers_its_turn_whoever_asks_it(void **state)
{
    Lake lake;
    static Minds memory;
    void *who[FACTIONS] = {0};
    lake_start(&lake, "bots=all");
    const State start = lake.s;
    for (Seat seat = 0; seat < FACTIONS; seat++)
        who[seat] = memory.of[seat];
    assert_true(fitl_trung_memory.size <= MIND_SIZE);
    memset(&memory, 0, sizeof memory);
    const uint64_t expected = play_bots(ask_memory, who, &lake);
    for (Seat seat = 0; seat < FACTIONS; seat++)
        who[seat] = open_thinker(&lake.game, seat, "bot");
    lake.s = start;
    assert_true(play_bots(ask_thinker, who, &lake) == expected);
    for (Seat seat = 0; seat < FACTIONS; seat++)
        thinker_close(who[seat]);
    lake.s = start;
    cast_init(&table.cast, &lake.game);
    minds_clear(&table.cast, &table.minds);
    assert_true(play_bots(ask_cast, who, &lake) == expected);
}

/* ---- What it plays for ----------------------------------------------------------------------- */

/* The last Coup is the next card, ARVN cannot be caught, and VC has one thing left to do. */
static void without_hope_a_search_plays_for_its_own_margin(void **state)
{
    Lake lake;
    ActionList list;
    Rng rng;
    rng_seed(&rng, 1);
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: vc-guerrilla 3; hue: vc-guerrilla 2 police 1");
    lake.s.coup_count = 2;
    lake.s.pile_coup = 1;
    lake.s.track[T_PATRONAGE] = 60;
    lake_operation(&lake, VC, OP_TERROR, 0);
    game_legal(&lake.game, &lake.s, &list);
    Thinker *thinker = open_thinker(&lake.game, VC, "mcts:2000");
    thinker_ask(thinker, &lake.s, &list);
    while (!thinker_run(thinker, SLICE))
        ;
    TEXT(text, words, 64);
    action_print(&lake.game, list.action[thinker_answer(thinker, &rng)], &text);
    assert_string_equal(words, "space saigon");
    assert_true(thinker_hope(thinker) > 0 && thinker_hope(thinker) < 0.1f);
    thinker_close(thinker);
}

/* What VC hopes for when the next card is the last Coup and ARVN has this Patronage. */
static uint16_t hope_of_vc(Lake *lake, unsigned patronage, Seat *winner)
{
    uint16_t hope[SEATS_MAX] = {0};
    lake->s.coup_count = 2;
    lake->s.next = FIRST_COUP;
    lake->s.track[T_PATRONAGE] = (uint8_t)patronage;
    assert_true(fitl_estimate(&lake->game, &lake->s, hope));
    *winner = hope[US] > hope[ARVN] ? US : ARVN;
    return hope[VC];
}

/* No favours and no revenge: VC can hand the game to the US or to ARVN, and gets nothing for
 * either; a point of its own is worth something whoever wins. */
static void who_has_lost_does_not_care_who_wins(void **state)
{
    Lake lake;
    Seat winner;
    lake_empty(&lake, NULL);
    flow_call(&lake.s, SLOT_ASK)->v[0] = VC;
    const uint16_t beside_us = hope_of_vc(&lake, 0, &winner);
    assert_int_equal(winner, US);
    const uint16_t beside_arvn = hope_of_vc(&lake, 75, &winner);
    assert_int_equal(winner, ARVN);
    assert_int_equal(beside_us, beside_arvn);
    lake_put(&lake, "tay-ninh: vc-base 1");
    assert_true(hope_of_vc(&lake, 75, &winner) > beside_arvn);
    assert_true(hope_of_vc(&lake, 0, &winner) > beside_us);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_costs_no_more_than_its_level_says),
        cmocka_unit_test(seats_of_bots_are_played_by_bots_in_a_search),
        cmocka_unit_test(a_bot_remembers_its_turn_whoever_asks_it),
        cmocka_unit_test(without_hope_a_search_plays_for_its_own_margin),
        cmocka_unit_test(who_has_lost_does_not_care_who_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
