/* test_study.c: the text of a study: what it says is what is played, and what it cannot say is
 * refused with the line and a sentence, whatever the bytes. */
#include <stdlib.h>
#include <string.h>

#include "core/rng.h"
#include "lab/shard.h"
#include "support/check.h"

static const char whole[] = "mekong-study 1\n"
                            "# a comment\n"
                            "game saigon75\n"
                            "option edition 1\n"
                            "seat nv heuristic,random\n"
                            "seat sv random\n"
                            "vary desertion 6-20.die5 3..5\n"
                            "vary activation NV.8.modifier 4,6\n"
                            "games 40\n"
                            "shards 4\n"
                            "seed 9\n"
                            "stop sprt nv -10.5 20\n"
                            "tune desertion 5.die6 2..6 4\n"
                            "goal nv heuristic,heuristic 60 2\n"
                            "steps 7\n";

static Study *new_study(void)
{
    Study *study = calloc(1, sizeof *study);
    assert_non_null(study);
    return study;
}

static void free_study(Study *study)
{
    study_close(study);
    free(study);
}

static Study *settled(const char *text)
{
    Study *study = new_study();
    Problem problem = {0};
    assert_true(study_read(study, text, strlen(text), &problem));
    assert_true(study_settle(study, &problem));
    return study;
}

/* ---- What it says ---------------------------------------------------------------------------- */

static void test_cells_are_all_line_ups_on_all_boards(void **unused)
{
    Study *study = settled(whole);
    TEXT(text, name, 256);
    assert_int_equal(study->cells, 2 * 3 * 2);
    study_name_cell(study, 0, &text);
    assert_string_equal(name, "heuristic-random desertion 6-20.die5=3 activation NV.8.modifier=4");
    text_clear(&text);
    study_name_cell(study, 11, &text);
    assert_string_equal(name, "random-random desertion 6-20.die5=5 activation NV.8.modifier=6");
    free_study(study);
}

static void test_a_list_is_paired_off_in_both_seats(void **unused)
{
    Study *study = settled("mekong-study 1\ngame saigon75\nplayers random,heuristic,solo\n");
    /* The automaton leads the North only: 3 * 2 pairs, less the two in which it would not. */
    assert_int_equal(study->cells, 4);
    free_study(study);
}

static void test_of_four_seats_one_is_alone_in_each(void **unused)
{
    Study *study = settled("mekong-study 1\ngame fitl\nplayers random,quick\ngames 8\n");
    assert_int_equal(study->cells, 8);
    assert_string_equal(study->party[1].word[0], "quick");
    assert_string_equal(study->party[1].word[1], "random");
    free_study(study);
}

static void test_a_value_takes_its_place_on_the_board(void **unused)
{
    Problem problem = {0};
    uint32_t number;
    const char *board = game_find("saigon75")->default_board;
    char *changed = board_with(board, "desertion", "6-20.die5", "17", &problem);
    assert_non_null(changed);
    assert_true(board_number(changed, "desertion", "6.die5", &number) && number == 17);
    assert_true(board_number(changed, "desertion", "20.die5", &number) && number == 17);
    assert_true(board_number(changed, "desertion", "5.die5", &number) && number == 2);
    assert_true(board_number(changed, "desertion", "6.die6", &number) && number == 4);
    free(changed);
    assert_null(board_with(board, "desertion", "21.die5", "1", &problem));
    assert_null(board_with(board, "desertion", "6.die7", "1", &problem));
    assert_null(board_with(board, "desertio", "6.die5", "1", &problem));
    assert_null(board_with(board, "desertion", "die5", "1", &problem));
}

static void test_written_and_read_again_it_is_the_same_study(void **unused)
{
    Study *study = settled(whole), *again;
    char words[2][4096];
    Text text = text_on(words[0], sizeof words[0]);
    assert_true(study_print(study, NULL, &text));
    again = settled(words[0]);
    text = text_on(words[1], sizeof words[1]);
    assert_true(study_print(again, NULL, &text));
    assert_string_equal(words[0], words[1]);
    assert_memory_equal(study->print, again->print, PRINT_SIZE);
    free_study(study);
    free_study(again);
}

/* ---- What it cannot say ---------------------------------------------------------------------- */

static void refuse(const char *text, uint32_t line, const char *message)
{
    Study *study = new_study();
    Problem problem = {0};
    const bool good =
        study_read(study, text, strlen(text), &problem) && study_settle(study, &problem);
    assert_false(good);
    assert_string_equal(problem.message, message);
    assert_int_equal(problem.line, line);
    free_study(study);
}

#define HEAD "mekong-study 1\ngame saigon75\n"
#define SEATS "seat nv random\nseat sv random\n"

static void test_what_is_wrong_is_named_with_its_line(void **unused)
{
    refuse("", 0, "lab.study_head");
    refuse("hello\n", 1, "lab.study_head");
    refuse("mekong-study 1\nseed 4\n", 2, "lab.study_game_first");
    refuse("mekong-study 1\ngame chess\n", 2, "lab.study_game");
    refuse(HEAD, 0, "lab.study_seats");
    refuse(HEAD "seat nv random\n", 0, "lab.study_seats");
    refuse(HEAD "seat us random\n", 3, "lab.study_seat");
    refuse(HEAD "seat nv nobody\n", 3, "lab.study_player");
    refuse(HEAD "seat nv mcts:0.5s\n", 3, "lab.study_clock");
    refuse(HEAD "seat nv bot:rm\n", 3, "lab.study_player");
    refuse(HEAD "seat nv random,random\n", 3, "lab.study_twice");
    refuse(HEAD "seat nv random\nseat sv solo\n", 4, "play.wrong_seat");
    refuse(HEAD "players random\n", 3, "lab.study_pair");
    refuse(HEAD "games 0\n", 3, "lab.study_number");
    refuse(HEAD "games 99999999999\n", 3, "lab.study_number");
    refuse(HEAD "games 5\ngames 6\n", 4, "lab.study_twice");
    refuse(HEAD "games 5 6\n", 3, "lab.study_more");
    refuse(HEAD "option edition 7\n", 3, "lab.study_option");
    refuse(HEAD "colour red\n", 3, "lab.study_word");
    refuse(HEAD "seed\t4\n", 3, "lab.study_binary");
    refuse(HEAD "stop never\n", 3, "lab.study_stop");
    refuse(HEAD "stop width 0\n", 3, "lab.study_decimal");
    refuse(HEAD "stop width nan\n", 3, "lab.study_decimal");
    refuse(HEAD "stop sprt nv 20 0\n", 3, "lab.study_elo");
    refuse("mekong-study 1\ngame fitl\nstop sprt us 0 20\n", 3, "lab.study_two_seats");
    refuse("mekong-study 1\ngame nim\nvary a b 1\n", 3, "lab.study_no_board");
    refuse(HEAD "vary desertion 6.die5 8..4\n", 0, "lab.study_seats");
    refuse(HEAD SEATS "vary desertion 6.die9 1..2\n", 5, "lab.study_place");
    refuse(HEAD "tune desertion 6.die5 4\n", 3, "lab.study_values");
    refuse(HEAD SEATS "tune desertion 6.die5 1..4\n", 0, "lab.study_tune_goal");
    refuse(HEAD SEATS "goal nv random,random 60\n", 0, "lab.study_tune_goal");
    refuse(HEAD "goal nv random 60\n", 3, "lab.study_long");
    refuse(HEAD "goal nv random,random 101\n", 3, "lab.study_decimal");
    refuse(HEAD SEATS "games 5\nshards 6\n", 0, "lab.study_few_games");
    refuse(HEAD SEATS "vary desertion 6.die5 0..9\nvary desertion 6.die6 0..9\n"
                      "vary desertion 7.die6 0..20\n",
           0, "lab.study_cells");
}

static void test_a_board_that_cannot_be_is_refused(void **unused)
{
    /* A die has six faces. */
    Study *study = new_study();
    Problem problem = {0};
    static const char text[] = HEAD SEATS "vary dice nv_battle.loss 2,5\n";
    assert_true(study_read(study, text, strlen(text), &problem));
    assert_false(study_settle(study, &problem));
    assert_int_equal(problem.line, 5);
    assert_non_null(message_find(LANG_EN, problem.message));
    free_study(study);
}

static void tamper(Rng *rng, char *text, size_t length)
{
    static const char odd[] = " \n\t.,-/0123456789#@\xff\x80zZ";
    const uint32_t changes = 1 + rng_below(rng, 4);
    for (uint32_t i = 0; i < changes; i++) {
        const uint32_t at = rng_below(rng, (uint32_t)length), to = rng_below(rng, (uint32_t)length);
        if (rng_below(rng, 4) == 0)
            text[at] = text[to];
        else
            text[at] = odd[rng_below(rng, sizeof odd - 1)];
    }
}

/* Either a study that can be written and read again, or a sentence about a line that there is. */
static void test_no_text_does_harm(void **unused)
{
    enum { TRIES = 4000 };
    Study *study = new_study();
    Rng rng;
    uint32_t accepted = 0;
    rng_seed(&rng, 18);
    for (int i = 0; i < TRIES; i++) {
        char text[sizeof whole];
        Problem problem = {0};
        memcpy(text, whole, sizeof whole);
        tamper(&rng, text, sizeof whole - 1);
        const size_t length =
            rng_below(&rng, 3) ? sizeof whole - 1 : rng_below(&rng, (uint32_t)sizeof whole);
        const bool good =
            study_read(study, text, length, &problem) && study_settle(study, &problem);
        accepted += good;
        if (!good) {
            assert_non_null(message_find(LANG_EN, problem.message));
            assert_in_range(problem.line, 0, 64);
        }
        study_close(study);
    }
    assert_in_range(accepted, 10, TRIES - 1000);
    free(study);
}

/* ---- Lines of shards ------------------------------------------------------------------------- */

static void test_no_line_of_a_shard_does_harm(void **unused)
{
    enum { TRIES = 20000 };
    Study *study = settled("mekong-study 1\ngame nim\nseat red random\nseat blue random,perfect\n"
                           "games 20\nshards 2\n");
    uint64_t count[2][COUNTS] = {{4, 6}, {3, 7}};
    const Shard shard = {.number = 2, .games = 10, .count = count};
    char line[1024], text[1024];
    Text out = text_on(line, sizeof line);
    Rng rng;
    uint32_t accepted = 0;
    shard_print(study, &shard, &out);
    rng_seed(&rng, 4);
    for (int i = 0; i < TRIES; i++) {
        Shard back;
        Problem problem = {0};
        memcpy(text, line, out.length);
        tamper(&rng, text + rng_below(&rng, (uint32_t)out.length - 1), 1);
        const size_t length =
            rng_below(&rng, 3) ? out.length - 1 : rng_below(&rng, (uint32_t)out.length);
        const bool good = shard_read(study, (Slice){text, length}, &back, &problem);
        accepted += good;
        assert_true(good || message_find(LANG_EN, problem.message));
        assert_true(!good || (back.number <= 2 && back.count[0][0] <= 10));
        shard_free(&back);
    }
    assert_in_range(accepted, 10, TRIES / 2);
    free_study(study);
}

static Shard shard_of(uint32_t number, uint64_t games, uint64_t won)
{
    Shard shard = {.number = number, .games = games, .count = calloc(1, sizeof *shard.count)};
    assert_non_null(shard.count);
    shard.count[0][0] = won;
    shard.count[0][1] = games - won;
    return shard;
}

static void test_shards_count_in_their_order_until_they_are_enough(void **unused)
{
    Study *study = settled("mekong-study 1\ngame nim\nseat red random\nseat blue random\n"
                           "games 400\nshards 4\nstop width 14\n");
    Results results;
    Problem problem = {0};
    const uint32_t order[] = {4, 2, 1, 3};
    assert_true(results_open(&results, study));
    for (int i = 0; i < 4; i++) {
        Shard shard = shard_of(order[i], 100, 50);
        assert_true(results_add(&results, &shard, &problem));
        assert_int_equal(results_are_whole(&results, &problem), i >= 2);
    }
    assert_true(results.enough);
    assert_int_equal(results.used, 2); /* of 200 games the interval is 13.7 wide, of 100 19.2 */
    assert_int_equal(results.games, 200);
    Shard twice = shard_of(3, 100, 50);
    assert_false(results_add(&results, &twice, &problem));
    assert_string_equal(problem.message, "lab.shard_twice");
    shard_free(&twice);
    results_close(&results);
    free_study(study);
}

static void test_a_gain_is_judged_game_by_game(void **unused)
{
    Study *study = settled("mekong-study 1\ngame nim\nseat red random\nseat blue random\n");
    uint64_t count[1][COUNTS] = {{[COUNT_GAINED] = 60, [COUNT_LOST] = 40}};
    const Results results = {.study = study, .games = 1000, .count = count};
    const Estimate gain = results_gain(&results, 0);
    assert_float_equal((float)gain.value, 0.02f, 1e-6f);
    assert_float_equal((float)gain.low, 0.0002f, 2e-4f); /* by hand: 0.02 -+ 1.96 * 0.00998 */
    assert_float_equal((float)gain.high, 0.0396f, 2e-4f);
    free_study(study);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cells_are_all_line_ups_on_all_boards),
        cmocka_unit_test(test_a_list_is_paired_off_in_both_seats),
        cmocka_unit_test(test_of_four_seats_one_is_alone_in_each),
        cmocka_unit_test(test_a_value_takes_its_place_on_the_board),
        cmocka_unit_test(test_written_and_read_again_it_is_the_same_study),
        cmocka_unit_test(test_what_is_wrong_is_named_with_its_line),
        cmocka_unit_test(test_a_board_that_cannot_be_is_refused),
        cmocka_unit_test(test_no_text_does_harm),
        cmocka_unit_test(test_no_line_of_a_shard_does_harm),
        cmocka_unit_test(test_shards_count_in_their_order_until_they_are_enough),
        cmocka_unit_test(test_a_gain_is_judged_game_by_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
