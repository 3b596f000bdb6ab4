/* test_endgame.c: endings solved: values that can be found by hand, the best reply to players who
 * err, and what is refused. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "lab/endings.h"
#include "support/check.h"

extern const char saigon75_judge_text[], saigon75_endings_text[];

#define NIM "mekong-endings 1 nim\nending blue\n| sticks 4 turn 4 roll 3\n"
/* One reduced division of each side in Saigon, with militia and two air markers: SV must attack
 * [8.8], with one die and as many more as air markers; NV has two [9.6]. */
#define SAIGON                                                                                     \
    "mekong-endings 1 saigon75\nending sv\n"                                                       \
    "| at hue svd2+ svd3+ svd4+ svd5+ svd6+\n"                                                     \
    "| at da_nang svd7+ svd8+ svd9+ svd10+ svd11+\n"                                               \
    "| at saigon nvd1 svd1\n| turn 8\n| phase sv\n| activated svd1\n| attackers svd1\n"            \
    "| engaged svd1\n| militia saigon\n| declared saigon\n| die 5\n| spent 1\n| plus_nv 0\n"       \
    "| plus_sv 0\n| infiltration 0\n| air_box 2\n| stand 1\n"                                      \
    "| discard e01 e02 e03 e04 e05 e06 e07 e08 e09 e10 e11 e12 e13 e14 e15 e16\n"                  \
    "| aside e17 e18 e19 e20\n| combat saigon\n| compulsory 1\n| fights saigon svd1\n"             \
    "| tokens gone gone gone\n| frame game 4\n| frame all_turns\n| frame turn 2\n"                 \
    "| frame sv_phase 5\n| frame combats 3\n| frame fights\n| frame combat 1\n"                    \
    "| frame attacker_bonus\n"

static bool is_near(double x, double y) { return fabs(x - y) < 1e-9; }

static void read_endings(Decisions *decisions, const char *game, const char *text)
{
    Problem problem = {0};
    assert_true(decisions_open(decisions, game_find(game), &problem));
    decisions->bare = true;
    if (!decisions_read(decisions, text, false, &problem))
        fail_msg("line %u: %s %s", problem.line, problem.message, problem.detail);
}

/* The root of the first ending of a text. */
static const EndNode *solve(Decisions *decisions, Endgame *endgame, const char *game,
                            const char *text)
{
    read_endings(decisions, game, text);
    const Decision *ending = &decisions->item[0];
    if (!endgame_solve(endgame, &ending->game, ending->state, ENDING_POSITIONS))
        fail_msg("%s", endgame->problem.message);
    return &endgame->node[endgame->root];
}

static void close_all(Decisions *decisions, Endgame *endgame)
{
    endgame_close(endgame);
    decisions_close(decisions);
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* Who is to roll with one stick wins; with two 3 times in 4; with three 5 in 8. With four sticks
 * and a roll of three, leaving three is best: 3 in 8. Who helps the other can bring about anything.
 */
static void nim_is_worth_what_a_hand_finds(void **state)
{
    Decisions decisions;
    Endgame endgame;
    const EndNode *root = solve(&decisions, &endgame, "nim", NIM);
    assert_int_equal(root->actor, 1);
    assert_true(is_near(endgame_share(root->value, 1), 3.0 / 8));
    assert_true(is_near(root->low, 0) && is_near(root->high, 1));
    close_all(&decisions, &endgame);
}

/* SV wins if his unit stays: no X of NV's two dice (16 in 36), and no more R than his own, or an X
 * of his, after which the last unit need not go [9.13]. NV's R are none 4 times, one 8 times, two 4
 * times. With three dice he withstands one R in 7 of 8 and two in 5 of 8: (4 + 7 + 5/2) / 36. The
 * worst is no air, and to go where he may stay: (4 + 8/3) / 36. */
static void a_last_stand_in_saigon_is_worth_what_a_hand_finds(void **state)
{
    Decisions decisions;
    Endgame endgame;
    const EndNode *root = solve(&decisions, &endgame, "saigon75", SAIGON);
    assert_true(is_near(endgame_share(root->value, 1), 13.5 / 36));
    assert_true(is_near(endgame_share(root->high, 1), (4 + 8.0 / 3) / 36));
    assert_true(is_near(endgame_stake(root, 0), 0));
    close_all(&decisions, &endgame);
}

/* Rules that settle nothing before the end look at all that follows, and find the same. */
static void what_is_settled_early_is_worth_the_same_to_the_end(void **state)
{
    Decisions decisions;
    Endgame endgame;
    uint32_t solved = 0, spared = 0;
    Problem problem = {0};
    assert_true(decisions_open(&decisions, game_find("saigon75"), &problem));
    decisions.bare = true;
    assert_true(decisions_read(&decisions, saigon75_endings_text, true, &problem));
    Rules rules = *decisions.rules;
    rules.settled = NULL;
    for (uint32_t i = 0; i < decisions.count && solved < 5; i++) {
        Game patient = decisions.item[i].game;
        patient.rules = &rules;
        if (endgame_solve(&endgame, &patient, decisions.item[i].state, ENDING_POSITIONS)) {
            const EndNode whole = endgame.node[endgame.root];
            const uint32_t nodes = endgame.nodes;
            endgame_close(&endgame);
            assert_true(endgame_solve(&endgame, &decisions.item[i].game, decisions.item[i].state,
                                      ENDING_POSITIONS));
            const EndNode *root = &endgame.node[endgame.root];
            assert_true(endgame.nodes <= nodes);
            spared += nodes - endgame.nodes;
            assert_true(is_near(whole.value, root->value));
            assert_true(is_near(whole.low, root->low) && is_near(whole.high, root->high));
            solved++;
        }
        endgame_close(&endgame);
    }
    assert_int_equal(solved, 5);
    assert_true(spared > 0);
    decisions_close(&decisions);
}

/* ---- Replies --------------------------------------------------------------------------------- */

static bool take_first(void *context, const EndNode *node, const State *state,
                       const ActionList *list, uint32_t *out)
{
    *out = 0;
    return true;
}

static bool take_best(void *context, const EndNode *node, const State *state,
                      const ActionList *list, uint32_t *out)
{
    const Endgame *endgame = context;
    for (*out = 0; *out < node->count; ++*out)
        if (endgame->node[endgame->edge[node->first + *out].to].value == node->value)
            return true;
    return false;
}

/* Any answer, but always the same in the same position. */
static bool take_any(void *context, const EndNode *node, const State *state, const ActionList *list,
                     uint32_t *out)
{
    Rng rng;
    rng_seed(&rng, node->key[0] + *(const uint64_t *)context);
    *out = rng_below(&rng, list->count);
    return true;
}

/* Takes one stick, whatever it rolls: three are left, red leaves one or takes all, and wins. */
static void who_always_takes_one_stick_loses_all_there_was(void **state)
{
    Decisions decisions;
    Endgame endgame;
    solve(&decisions, &endgame, "nim", NIM);
    Reply reply = {.endgame = &endgame, .seat = 1, .answer = take_first};
    assert_true(endgame_reply(&reply));
    assert_true(is_near(reply.value, 0));
    assert_true(reply.asked > 0);
    close_all(&decisions, &endgame);
}

static const struct {
    const char *game, *text;
} samples[] = {{"nim", NIM},
               {"nim", "mekong-endings 1 nim\nending red\n| sticks 15 turn 1 roll 2\n"},
               {"saigon75", SAIGON}};

static void who_plays_exactly_loses_nothing(void **state)
{
    for (size_t i = 0; i < COUNT_OF(samples); i++) {
        Decisions decisions;
        Endgame endgame;
        const EndNode *root = solve(&decisions, &endgame, samples[i].game, samples[i].text);
        for (Seat seat = 0; seat < 2; seat++) {
            Reply reply = {
                .endgame = &endgame, .seat = seat, .answer = take_best, .context = &endgame};
            assert_true(endgame_reply(&reply));
            assert_true(is_near(reply.value, endgame_share(root->value, seat)));
        }
        close_all(&decisions, &endgame);
    }
}

static void nobody_gets_more_than_best_play_nor_less_than_the_worst(void **state)
{
    for (size_t i = 0; i < COUNT_OF(samples); i++) {
        Decisions decisions;
        Endgame endgame;
        const EndNode *root = solve(&decisions, &endgame, samples[i].game, samples[i].text);
        for (uint64_t seed = 0; seed < 50; seed++) {
            const Seat seat = seed % 2;
            Reply reply = {.endgame = &endgame, .seat = seat, .answer = take_any, .context = &seed};
            assert_true(endgame_reply(&reply));
            const double lost = endgame_share(root->value, seat) - reply.value;
            assert_true(lost > -1e-9 && lost < endgame_stake(root, seat) + 1e-9);
        }
        close_all(&decisions, &endgame);
    }
}

/* ---- Players --------------------------------------------------------------------------------- */

static void the_perfect_player_of_nim_loses_nothing_and_chance_does(void **state)
{
    Decisions decisions;
    Entrant entrant[2];
    read_endings(&decisions, "nim", samples[1].text);
    assert_true(entrant_find(decisions.rules, "perfect", &entrant[0]));
    assert_true(entrant_find(decisions.rules, "random", &entrant[1]));
    EndingsRun run = {.decisions = &decisions,
                      .entrant = entrant,
                      .players = 2,
                      .most = ENDING_POSITIONS,
                      .threads = 2};
    assert_true(endings_run(&run));
    assert_true(is_near(endings_mean(&run.loss[0]).value, 0));
    assert_true(endings_mean(&run.loss[1]).value > 0.05);
    assert_true(is_near(run.worth[0] + run.worth[1], 1));
    endings_run_close(&run);
    decisions_close(&decisions);
}

/* ---- What cannot be solved ------------------------------------------------------------------- */

static void expect_refusal(const Game *game, const State *start, uint32_t most, const char *message)
{
    Endgame endgame;
    assert_false(endgame_solve(&endgame, game, start, most));
    assert_string_equal(endgame.problem.message, message);
    endgame_close(&endgame);
}

static void hidden_cards_too_many_positions_and_four_seats_are_refused(void **state)
{
    Decisions decisions;
    Problem problem = {0};
    read_endings(&decisions, "nim", NIM);
    expect_refusal(&decisions.item[0].game, decisions.item[0].state, 5, "lab.ending_large");
    decisions_close(&decisions);
    assert_true(decisions_open(&decisions, game_find("saigon75"), &problem));
    assert_true(decisions_read(&decisions, saigon75_judge_text, true, &problem));
    expect_refusal(&decisions.item[0].game, decisions.item[0].state, 2000, "lab.ending_hidden");
    decisions_close(&decisions);
    assert_true(decisions_open(&decisions, game_find("fitl"), &problem));
    State *start = malloc(decisions.rules->state_size);
    game_start(&decisions.base, start);
    expect_refusal(&decisions.base, start, 2000, "lab.ending_seats");
    free(start);
    decisions_close(&decisions);
}

static const struct {
    const char *text;
    uint32_t line;
    const char *message;
} broken[] = {
    {"", 1, "lab.endings_bad_head"},
    {"mekong-judge 1 nim\n", 1, "lab.endings_bad_head"},
    {"mekong-endings 1 nim\n", 0, "lab.endings_empty"},
    {"mekong-endings 1 nim\ndecision red\n", 2, "cli.judge_bad_line"},
    {"mekong-endings 1 nim\nending green\n", 2, "cli.judge_bad_line"},
    {"mekong-endings 1 nim\nending red\n", 2, "core.bad_position"},
    {NIM "answer 1 2 take 1\n", 4, "cli.judge_bad_line"},
    {"mekong-endings 1 nim\nending red\n| sticks 4 turn 4 roll 3\n", 2, "cli.judge_unsound"},
    {"mekong-endings 1 nim\nending blue\n| sticks 99 turn 4 roll 3\n", 2, "core.bad_position"},
    {NIM "ending red\n| sticks x\n", 4, "core.bad_position"},
};

static void broken_files_are_refused_in_place(void **state)
{
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        Decisions decisions;
        Problem problem = {0};
        assert_true(decisions_open(&decisions, game_find("nim"), &problem));
        decisions.bare = true;
        assert_false(decisions_read(&decisions, broken[i].text, false, &problem));
        if (strcmp(problem.message, broken[i].message) != 0 || problem.line != broken[i].line)
            fail_msg("%s\nline %u %s", broken[i].text, problem.line, problem.message);
        decisions_close(&decisions);
    }
}

static void an_ending_comes_back_as_it_was_written(void **state)
{
    Decisions decisions;
    TEXT(out, buffer, 1024);
    read_endings(&decisions, "nim", NIM);
    decisions_print_head(&decisions, &out);
    decision_print(&decisions.item[0], &out);
    assert_string_equal(buffer, NIM);
    decisions_close(&decisions);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nim_is_worth_what_a_hand_finds),
        cmocka_unit_test(a_last_stand_in_saigon_is_worth_what_a_hand_finds),
        cmocka_unit_test(what_is_settled_early_is_worth_the_same_to_the_end),
        cmocka_unit_test(who_always_takes_one_stick_loses_all_there_was),
        cmocka_unit_test(who_plays_exactly_loses_nothing),
        cmocka_unit_test(nobody_gets_more_than_best_play_nor_less_than_the_worst),
        cmocka_unit_test(the_perfect_player_of_nim_loses_nothing_and_chance_does),
        cmocka_unit_test(hidden_cards_too_many_positions_and_four_seats_are_refused),
        cmocka_unit_test(broken_files_are_refused_in_place),
        cmocka_unit_test(an_ending_comes_back_as_it_was_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
