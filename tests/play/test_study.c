/* test_study.c: reviews in the background: the same for any number of threads, and stopped at any
 * time; the words made of them. */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "play/report.h"
#include "support/check.h"

/* A game of nim in which every choice is taken by lot. */
static Match *play_nim(uint64_t seed)
{
    Problem problem = {0};
    Match *match = match_new(game_find("nim"), NULL, NULL, &problem);
    Rng rng;
    assert_non_null(match);
    rng_seed(&rng, seed);
    while (match_actor(match) != SEAT_NOBODY) {
        ActionList list;
        match_legal(match, &list);
        assert_null(match_play(match, list.action[rng_below(&rng, list.count)]));
    }
    return match;
}

static Study *make_study(const Match *match, uint32_t rollouts, uint32_t threads)
{
    Study *study = study_start(match, rollouts, threads);
    assert_non_null(study);
    while (!study_wait(study, 1))
        assert_true(study_progress(study) <= 1);
    assert_true(study_progress(study) == 1);
    assert_true(study_wait(study, 0));
    return study;
}

static void the_number_of_threads_makes_no_difference(void **unused)
{
    Match *match = play_nim(4);
    Study *one = make_study(match, 128, 1);
    for (uint32_t threads = 2; threads <= 8; threads += 3) {
        Study *many = make_study(match, 128, threads);
        for (uint32_t i = 0; i < match_count(match); i++)
            assert_memory_equal(review_move(study_review(one), i),
                                review_move(study_review(many), i), sizeof(ReviewMove));
        study_free(many);
    }
    study_free(one);
    match_free(match);
}

static void a_study_stops_when_it_is_no_longer_wanted(void **unused)
{
    Match *match = play_nim(4);
    Study *study = study_start(match, REVIEW_ROLLOUTS_MAX, 3);
    assert_non_null(study);
    assert_false(study_wait(study, 1));
    study_free(study);
    match_free(match);
}

static void every_report_fits_and_names_both_sides(void **unused)
{
    char *page = malloc(REPORT_SIZE);
    Text text;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Match *match = play_nim(seed);
        Study *study = make_study(match, 64, 1);
        for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
            text_init(&text, page, REPORT_SIZE);
            report_print(study_review(study), lang, &text);
            assert_false(text.full);
            assert_non_null(strstr(page, message_text(lang, "nim.seat.red")));
            assert_non_null(strstr(page, message_text(lang, "nim.seat.blue")));
            assert_null(strstr(page, "review."));
            assert_null(strchr(page, '{'));
        }
        study_free(study);
        match_free(match);
    }
    free(page);
}

/* The curve: a mark in every column, the last one at the top or at the foot. */
static void the_curve_ends_with_the_result(void **unused)
{
    Match *match = play_nim(2);
    Study *study = make_study(match, 64, 1);
    char page[4096];
    Text text;
    unsigned marks = 0;
    text_init(&text, page, sizeof page);
    report_curve(study_review(study), LANG_EN, &text);
    for (const char *at = page; (at = strstr(at, "•")) != NULL; at += strlen("•"))
        marks++;
    assert_int_equal(marks, 68);
    int8_t score[SEATS_MAX] = {0};
    const Game *game = match_game(match);
    game_score(game, match_state(match), score);
    const char *row = strchr(page, '\n') + 1; /* 100 */
    for (int i = 0; score[0] < 0 && i < 10; i++)
        row = strchr(row, '\n') + 1;
    const char *end = strchr(row, '\n');
    assert_memory_equal(end - strlen("•"), "•", strlen("•"));
    study_free(study);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_number_of_threads_makes_no_difference),
        cmocka_unit_test(a_study_stops_when_it_is_no_longer_wanted),
        cmocka_unit_test(every_report_fits_and_names_both_sides),
        cmocka_unit_test(the_curve_ends_with_the_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
