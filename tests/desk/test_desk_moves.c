/* Moves that are told in several answers: where from, where to, how many of whom. What would follow
 * is asked for beforehand, and nothing is played. */
#include <stdlib.h>
#include <string.h>

#include "support/desk.h"

/* The tutorial's second card: the NVA marches. */
static Match *march(void)
{
    Match *match = desk_match("fitl", "scenario=full edition=1");
    desk_play_words(match,
                    "card 107; card 55; event shaded; pass; pass; pass; card 68; operation march");
    return match;
}

static void r6_6_where_from_and_where_to_only_begin_a_move(void **unused)
{
    Page *page = page_new();
    Match *match = march();
    const Seat nva = match_actor(match);
    desk_state(match, nva, LANG_EN, page_clear(page));
    page_check(page);
    page_has(page, "\"action\":\"from central-laos\"");
    page_has(page, "\"begins\":true");
    page_has(page, "\"began\":false");
    page_has(page, "\"aside\":true");
    desk_play_words(match, "from central-laos");
    desk_state(match, nva, LANG_EN, page_clear(page));
    page_has(page, "\"began\":true");
    desk_play_words(match, "to quang-nam; group nva-guerrilla 2");
    desk_state(match, nva, LANG_EN, page_clear(page));
    page_has(page, "\"began\":false");
    match_free(match);
    free(page);
}

static void r6_7_who_goes_is_asked_ahead_and_counted(void **unused)
{
    Page *page = page_new();
    Match *match = march();
    const Seat nva = match_actor(match);
    const uint32_t count = match_count(match);
    desk_next(match, nva, LANG_EN, "from central-laos; to quang-nam", page_clear(page));
    page_check(page);
    page_has(page, "\"amount\":{\"of\":\"nva-guerrilla\",\"count\":3}");
    page_lacks(page, "\"count\":4");
    desk_next(match, nva, LANG_EN, "from central-laos; to quang-nam; group nva-guerrilla 3",
              page_clear(page));
    page_has(page, "\"action\":\"from north-vietnam\"");
    assert_int_equal(match_count(match), count);
    match_free(match);
    free(page);
}

static void r9_8_a_way_costs_what_is_told_beside_it(void **unused)
{
    Page *page = page_new();
    Match *match = march();
    desk_next(match, match_actor(match), LANG_EN, "from central-laos", page_clear(page));
    page_has(page, "\"line\":\"LoC\"");
    page_has(page, "-1 Res\"");
    page_lacks(page, "→");
    page_lacks(page, "N3G1B");
    match_free(match);
    free(page);
}

/* The page pointed at a space: the rule that keeps the pieces from it. */
static void a_dark_space_says_why_with_the_rule(void **unused)
{
    Page *page = page_new();
    Match *match = march();
    const Look look = {.match = match,
                       .viewer = match_actor(match),
                       .lang = LANG_EN,
                       .arg = {NULL, "saigon", "from central-laos"}};
    assert_null(desk_question("why")->ask(&look, page_clear(page)));
    page_check(page);
    page_has(page, "\"good\":false");
    page_has(page, "\"rule\":\"9.");
    match_free(match);
    free(page);
}

static void answers_from_outside_may_be_anything(void **unused)
{
    static const char *const lines[] = {"",
                                        ";",
                                        ";;;;;;;;",
                                        "from central-laos; to saigon",
                                        "from central-laos; to quang-nam; group nva-guerrilla 0",
                                        "from central-laos; to quang-nam; group nva-guerrilla 250",
                                        "from central-laos; to quang-nam; group us-troop 1",
                                        "from\xc3\xa9; to \xff\xfe",
                                        "done; done; done; done"};
    Page *page = page_new();
    Match *match = march();
    char endless[4096];
    memset(endless, ';', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        desk_next(match, match_actor(match), LANG_EN, lines[i], page_clear(page));
        page_has(page, "\"good\":false");
    }
    desk_next(match, match_actor(match), LANG_EN, endless, page_clear(page));
    page_check(page);
    page_has(page, "\"good\":false");
    desk_next(match, SEAT_WATCHER, LANG_EN, "from central-laos; to quang-nam", page_clear(page));
    page_has(page, "\"good\":false");
    match_free(match);
    free(page);
}

/* Guerrillas that attack hit by a die; it is said how likely. */
static void r9_18_an_attack_has_its_odds_in_the_choice(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("fitl", "scenario=full edition=1");
    desk_play_words(match, "card 107; card 55; operation attack");
    desk_state(match, match_actor(match), LANG_EN, page_clear(page));
    page_check(page);
    page_has(page, "\"odds\":{\"good\":0.333,\"bad\":0.000,\"text\":\"33 % to hit");
    page_lacks(page, "\"sides\"");
    match_free(match);
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r6_6_where_from_and_where_to_only_begin_a_move),
        cmocka_unit_test(r6_7_who_goes_is_asked_ahead_and_counted),
        cmocka_unit_test(r9_8_a_way_costs_what_is_told_beside_it),
        cmocka_unit_test(a_dark_space_says_why_with_the_rule),
        cmocka_unit_test(answers_from_outside_may_be_anything),
        cmocka_unit_test(r9_18_an_attack_has_its_odds_in_the_choice),
    };
    return cmocka_run_group_tests_name("desk_moves", tests, NULL, NULL);
}
