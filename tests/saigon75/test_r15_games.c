/* test_r15_games.c: chapter 15 over whole games: the automaton against South at random, in both
 * editions and with both sizes of hands. */
#include <string.h>

#include "ai/random.h"
#include "support/play75.h"

enum { GAMES = 40 };

static void check_grounds(Play *p, Action action)
{
    Grounds grounds = {0};
    policy_find(p->game.rules, "solo")->explain(&p->game, &p->s, action, &grounds);
    assert_true(grounds.count > 0);
    for (unsigned i = 1; i < grounds.count; i++) /* nothing is said twice */
        for (unsigned j = 0; j < i; j++)
            assert_memory_not_equal(&grounds.line[i], &grounds.line[j], sizeof grounds.line[0]);
    for (unsigned i = 0; i < grounds.count; i++) {
        const char *rule = grounds.line[i].rule;
        if (strncmp(rule, "15.", 3) != 0 && strcmp(rule, "4.4") != 0 && strcmp(rule, "9.10") != 0 &&
            strcmp(rule, "6.o") != 0)
            fail_msg("rule %s at %s", rule, game_step(&p->game, &p->s)->name);
        if (strcmp(grounds.line[i].message, "s75.auto.first") == 0)
            fail_msg("no line decides at %s", game_step(&p->game, &p->s)->name);
    }
}

static uint32_t choose(Play *p, const ActionList *list, Rng *rng)
{
    if (list->chance)
        return game_draw(list, rng);
    const bool nv = game_actor(&p->game, &p->s) == NV;
    const Policy *policy = nv ? policy_find(p->game.rules, "solo") : &policy_random;
    const uint32_t index = policy->choose(&p->game, &p->s, list, rng);
    if (nv)
        check_grounds(p, list->action[index]);
    return index;
}

static void play_game(const char *options, unsigned number)
{
    Play p;
    Rng rng;
    ActionList list;
    rng_seed_stream(&rng, 15, number);
    play_start(&p, options);
    while (!game_over(&p.s)) {
        game_legal(&p.game, &p.s, &list);
        game_apply(&p.game, &p.s, list.action[choose(&p, &list, &rng)]);
        const char *broken = s75_check(&p.game, &p.s);
        if (broken)
            fail_msg("%s, game %u: %s", options, number, broken);
    }
}

static void r15_14_a_line_decides_every_step_of_a_game(void **state)
{
    static const char *const options[] = {
        "solo=on edition=1 hand=3",          "solo=on edition=1 hand=8",
        "solo=on edition=2 hand=3",          "solo=on edition=2 hand=8",
        "solo=on edition=2 hand=8 sv_air=2", "solo=on automaton=relentless",
        "solo=on automaton=seasoned",        "solo=on edition=1 hand=3 automaton=seasoned"};
    for (unsigned i = 0; i < COUNT_OF(options); i++)
        for (unsigned number = 0; number < GAMES; number++)
            play_game(options[i], number);
}

/* Nobody stands in excess, and in Saigon nobody goes away by himself. */
static void nobody_leaves_saigon(const char *options)
{
    Play p;
    Rng rng;
    ActionList list;
    for (unsigned number = 0; number < GAMES; number++) {
        rng_seed_stream(&rng, 16, number);
        play_start(&p, options);
        while (!game_over(&p.s)) {
            const uint8_t step = flow_now(&p.s)->step;
            const Units saigon = p.s.at[p.board.saigon] & NV_UNITS;
            assert_int_not_equal(step == EXCESS_UNIT && p.s.active == NV, true);
            game_legal(&p.game, &p.s, &list);
            game_apply(&p.game, &p.s, list.action[choose(&p, &list, &rng)]);
            if (step == MOVE_TO && p.s.active == NV)
                assert_int_equal(saigon & ~p.s.at[p.board.saigon], 0);
        }
    }
}

static void r15_5_nobody_ever_leaves_saigon(void **state) { nobody_leaves_saigon("solo=on"); }

static void r15_m_nobody_leaves_saigon_or_overstacks(void **state)
{
    nobody_leaves_saigon("solo=on automaton=seasoned");
    nobody_leaves_saigon("solo=on edition=1 automaton=seasoned");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_14_a_line_decides_every_step_of_a_game),
        cmocka_unit_test(r15_5_nobody_ever_leaves_saigon),
        cmocka_unit_test(r15_m_nobody_leaves_saigon_or_overstacks),
    };
    return cmocka_run_group_tests_name("saigon75 solo: games", tests, NULL, NULL);
}
