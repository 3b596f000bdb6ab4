/* test_soak.c: bots against dice-like play, in all scenarios: nothing illegal, nothing stuck,
 * nothing that nobody had thought about [T20.31]. */
#include <stdio.h>

#include "games/fitl/players/trung/policy.h"
#include "support/bot.h"

enum { GAMES = 6, ACTIONS_MAX = 20000 };

static unsigned turns;

/* What NVA picks in an event is not all written yet. */
static bool is_unwritten(const State *s, unsigned f)
{
    for (unsigned i = 0; f == NVA && i < s->flow.depth; i++)
        if (s->flow.frame[i].step == EVENT)
            return true;
    return false;
}

static uint32_t choose(Lake *lake, const ActionList *list, TrungMemory memory[FACTIONS], Rng *rng)
{
    const Seat f = game_actor(&lake->game, &lake->s);
    const unsigned step = flow_now(&lake->s)->step;
    const bool is_there = trung_factions[f]->op[SIDE_OF(f) ? OP_RALLY : OP_TRAIN] || lake->s.phase;
    if (!is_bot(&lake->s, f) || !is_there)
        return rng_below(rng, list->count);
    const uint32_t index = fitl_trung_memory.recall(&lake->game, &lake->s, list, &memory[f], rng);
    turns += step == SLOT_ASK;
    if (memory[f].lost && !is_unwritten(&lake->s, f)) {
        TEXT(text, words, 12000);
        for (uint32_t i = 0; i < list->count && i < 40; i++) {
            action_print(&lake->game, list->action[i], &text);
            text_add(&text, "\n");
        }
        game_print_state(&lake->game, &lake->s, &text);
        fail_msg("faction %u is lost at %s, card %u\n%s", f, fitl_steps[step]->name,
                 lake->s.ev.card, words);
    }
    return index;
}

static void play_game(const char *options, uint64_t seed)
{
    static Lake lake;
    static TrungMemory memory[FACTIONS];
    Rng rng;
    rng_seed(&rng, seed);
    memset(memory, 0, sizeof memory);
    lake_start(&lake, options);
    for (unsigned i = 0; !game_over(&lake.s); i++) {
        ActionList list;
        game_legal(&lake.game, &lake.s, &list);
        if (i > ACTIONS_MAX || !list.count)
            fail_msg("%s, seed %u: stuck", options, (unsigned)seed);
        const uint32_t index =
            list.chance ? game_draw(&list, &rng) : choose(&lake, &list, memory, &rng);
        assert_true(index < list.count);
        game_apply(&lake.game, &lake.s, list.action[index]);
        const char *broken = fitl_check(&lake.game, &lake.s);
        if (broken || game_broken(&lake.s))
            fail_msg("%s, seed %u: %s", options, (unsigned)seed, broken);
    }
}

static void play_games(const char *bots)
{
    static const char *const games[] = {"scenario=short", "scenario=medium", "scenario=full",
                                        "edition=1"};
    char options[64];
    turns = 0;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        for (unsigned i = 0; i < COUNT_OF(games); i++) {
            snprintf(options, sizeof options, "%s bots=%s", games[i], bots);
            play_game(options, seed);
        }
    }
    assert_true(turns > 250);
}

static void t20_31_vc_against_random_play(void **state) { play_games("vc"); }

static void t20_31_four_bots(void **state)
{
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play_game("scenario=medium bots=all", seed);
}

static void t20_31_us_against_random_play(void **state) { play_games("us"); }

static void t20_31_arvn_against_random_play(void **state) { play_games("arvn"); }

static void t20_31_us_and_arvn_against_random_play(void **state) { play_games("us-arvn"); }

static void t20_31_nva_against_random_play(void **state) { play_games("nva"); }

static void t20_31_nva_and_vc_against_random_play(void **state) { play_games("nva-vc"); }

static void t20_31_us_against_vc(void **state) { play_games("us-vc"); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t20_31_vc_against_random_play),
        cmocka_unit_test(t20_31_us_against_random_play),
        cmocka_unit_test(t20_31_arvn_against_random_play),
        cmocka_unit_test(t20_31_us_and_arvn_against_random_play),
        cmocka_unit_test(t20_31_nva_against_random_play),
        cmocka_unit_test(t20_31_nva_and_vc_against_random_play),
        cmocka_unit_test(t20_31_us_against_vc),
        cmocka_unit_test(t20_31_four_bots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
