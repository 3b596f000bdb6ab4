/* test_judge_file.c: decisions read and written, and what an answer loses: the best by one set of
 * values, its price by the other. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "lab/judge.h"
#include "support/check.h"

#define HEAD "mekong-judge 1 nim\n"
#define POSITION "| sticks 5 turn 5 roll 3\n"

static bool is_near(double x, double y) { return fabs(x - y) < 1e-9; }

static bool read_text(Decisions *decisions, const char *text, Problem *problem)
{
    memset(problem, 0, sizeof *problem);
    assert_true(decisions_open(decisions, game_find("nim"), problem));
    return decisions_read(decisions, text, false, problem);
}

/* What the perfect player, who answers take 1 with five sticks, loses on such values. */
static Loss judge(const char *answers)
{
    char text[512];
    Decisions decisions;
    Problem problem;
    Entrant entrant;
    snprintf(text, sizeof text, HEAD "decision red\n" POSITION "%s", answers);
    assert_true(read_text(&decisions, text, &problem));
    assert_true(entrant_find(decisions.rules, "perfect", &entrant));
    Judgement *judgement = calloc(1, sizeof *judgement);
    *judgement = (Judgement){.decisions = &decisions, .entrant = &entrant, .threads = 1};
    assert_true(judge_run(judgement));
    const Loss loss = judgement->all;
    assert_int_equal(judgement->side[0].count, 1);
    assert_int_equal(judgement->side[1].count, 0);
    judgement_close(judgement);
    free(judgement);
    decisions_close(&decisions);
    return loss;
}

static void who_takes_the_best_by_both_sets_loses_nothing(void **state)
{
    const Loss loss = judge("answer 6000 6100 take 1\nanswer 4000 4100 take 2\n");
    assert_true(is_near(loss.sum, 0));
    assert_int_equal(loss.best, 1);
    assert_int_equal(loss.unknown, 0);
}

/* Take 2 is best by both: take 1 loses 0.1 by the second set and 0.2 by the first. */
static void what_is_lost_is_the_mean_of_both_sets(void **state)
{
    const Loss loss = judge("answer 4000 4000 take 1\nanswer 6000 5000 take 2\n");
    assert_true(is_near(loss.sum, 0.15));
    assert_true(is_near(loss.squares, 0.15 * 0.15));
    assert_int_equal(loss.best, 0);
}

/* Each set thinks another answer the best: what the first says is priced by the second. */
static void the_best_of_one_set_is_priced_by_the_other(void **state)
{
    const Loss loss = judge("answer 5000 5700 take 1\nanswer 6000 5500 take 2\n");
    assert_true(is_near(loss.sum, (5500.0 - 5700.0) / 20000));
    assert_int_equal(loss.best, 0);
}

static void an_answer_without_a_value_counts_as_the_worst_that_has_one(void **state)
{
    const Loss loss = judge("answer 6000 5000 take 2\nanswer 3000 4500 take 3\n");
    assert_int_equal(loss.unknown, 1);
    assert_true(is_near(loss.sum, (500.0 + 3000.0) / 20000));
}

static void the_mean_has_an_interval_that_grows_with_the_spread(void **state)
{
    Loss none = {0}, one = {.count = 1, .sum = 0.2, .squares = 0.04};
    Loss two = {.count = 2, .sum = 0.2, .squares = 0.04};
    assert_true(is_near(loss_mean(&none).value, 0) && is_near(loss_mean(&none).high, 0));
    assert_true(is_near(loss_mean(&one).value, 0.2) && is_near(loss_mean(&one).low, 0.2));
    const Estimate mean = loss_mean(&two);
    assert_true(is_near(mean.value, 0.1));
    assert_true(is_near(mean.high - mean.value, 1.96 * 0.1));
    assert_true(is_near(mean.value - mean.low, 1.96 * 0.1));
}

static void a_decision_comes_back_as_it_was_written(void **state)
{
    static const char text[] = HEAD "decision red\noption sticks 7\n| sticks 5 turn 3 roll 3\n"
                                    "answer 1 2 take 1\nanswer 10000 0 take 2\n";
    Decisions decisions;
    Problem problem;
    TEXT(out, buffer, 1024);
    assert_true(read_text(&decisions, text, &problem));
    decisions_print_head(&decisions, &out);
    assert_int_equal(decisions.count, 1);
    decision_print(&decisions.item[0], &out);
    assert_string_equal(buffer, text);
    decisions_close(&decisions);
}

static const struct {
    const char *text;
    uint32_t line;
    const char *message;
} broken[] = {
    {"", 1, "cli.judge_bad_head"},
    {"mekong-judge 1 saigon75\n", 1, "cli.judge_bad_head"},
    {HEAD, 0, "cli.judge_empty"},
    {HEAD "answer 1 2 take 1\n", 2, "cli.judge_bad_line"},
    {HEAD "series\n", 2, "cli.judge_bad_line"},
    {HEAD "decision green\n", 2, "cli.judge_bad_line"},
    {HEAD "decision red\n", 2, "cli.judge_few"},
    {HEAD "decision red\noption sticks 8\n", 3, "cli.judge_bad_line"},
    {HEAD "decision red\n" POSITION "answer 1 2 take 1\n" POSITION, 5, "cli.judge_bad_line"},
    {HEAD "decision red\n" POSITION "answer 1 2 take 1\noption sticks 7\n", 5,
     "cli.judge_bad_line"},
    {HEAD "decision blue\n" POSITION "answer 1 2 take 1\n", 2, "cli.judge_unsound"},
    {HEAD "decision red\n| sticks 1 turn 5 roll 3\nanswer 1 2 take 1\n", 2, "cli.judge_unsound"},
    {HEAD "decision red\n| sticks 0 turn 5 roll 0\nanswer 1 2 take 1\n", 2, "cli.judge_unsound"},
    {HEAD "decision red\n| sticks x\nanswer 1 2 take 1\n", 2, "core.bad_position"},
    {HEAD "decision red\n" POSITION "answer 1 take 1\n", 4, "cli.judge_bad_line"},
    {HEAD "decision red\n" POSITION "answer 1 10001 take 1\n", 4, "cli.judge_bad_line"},
    {HEAD "decision red\n" POSITION "answer 1 2 take 9\n", 4, "cli.judge_bad_answer"},
    {HEAD "decision red\n" POSITION "answer 1 2\n", 4, "cli.judge_bad_answer"},
    {HEAD "decision red\n" POSITION "answer 1 2 take 1\nanswer 1 2 take 1\n", 5,
     "cli.judge_bad_answer"},
    {HEAD "decision red\n" POSITION "answer 1 2 take 1\ndecision red\n", 2, "cli.judge_few"},
};

static void broken_files_are_refused_in_place(void **state)
{
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        Decisions decisions;
        Problem problem;
        assert_false(read_text(&decisions, broken[i].text, &problem));
        if (strcmp(problem.message, broken[i].message) != 0 || problem.line != broken[i].line)
            fail_msg("%s\nline %u %s", broken[i].text, problem.line, problem.message);
        decisions_close(&decisions);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_takes_the_best_by_both_sets_loses_nothing),
        cmocka_unit_test(what_is_lost_is_the_mean_of_both_sets),
        cmocka_unit_test(the_best_of_one_set_is_priced_by_the_other),
        cmocka_unit_test(an_answer_without_a_value_counts_as_the_worst_that_has_one),
        cmocka_unit_test(the_mean_has_an_interval_that_grows_with_the_spread),
        cmocka_unit_test(a_decision_comes_back_as_it_was_written),
        cmocka_unit_test(broken_files_are_refused_in_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
