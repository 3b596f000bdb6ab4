/* test_objections.c: why nothing can be done here, on positions of Saigon 75: each objection is
 * told once, and a place is good if a choice is about it. */
#include <string.h>

#include "core/objections.h"
#include "support/desk.h"

static const char tokens_lie[] = "lies 3 da_nang; lies 5 binh_dinh; lies 7 quang_tri";

static void assert_all_differ(const Objections *all)
{
    for (unsigned i = 0; i < all->count; i++)
        for (unsigned k = 0; k < i; k++)
            assert_false(strcmp(all->line[i].sentence, all->line[k].sentence) == 0 &&
                         strcmp(all->line[i].reason->rule, all->line[k].reason->rule) == 0);
}

static void no_objection_is_told_twice(void **unused)
{
    static const char *const words[] = {"nvd1", "svd2", "hue", "saigon", "reserve"};
    unsigned told = 0;
    Rng rng;
    rng_seed(&rng, 9);
    Match *match = desk_match("saigon75", NULL);
    for (; match_actor(match) != SEAT_NOBODY; desk_play_random(match, 1, &rng)) {
        ActionList list;
        match_legal(match, &list);
        const Inquiry question = {match_game(match), match_state(match), &list, LANG_EN};
        for (size_t i = 0; i < COUNT_OF(words) && !list.chance; i++) {
            const uint8_t place = guide_find_place(match_game(match), words[i]);
            Objections all = {0};
            objections_to_thing(&question, words[i], &all);
            if (place != PLACE_NONE)
                objections_to_place(&question, place, UINT32_MAX, &all);
            assert_all_differ(&all);
            told += all.count;
        }
    }
    assert_true(told > 100);
    match_free(match);
}

/* Without kinds of arguments to vary, the choices that are listed say all. */
static void a_place_is_good_if_a_listed_choice_is_about_it(void **unused)
{
    Match *match = desk_match("saigon75", NULL);
    ActionList list;
    desk_play_words(match, tokens_lie);
    match_legal(match, &list);
    const Inquiry question = {match_game(match), match_state(match), &list, LANG_EN};
    while (list.count > 0) {
        const uint8_t place =
            guide_place_of(match_game(match), match_state(match), list.action[list.count - 1]);
        Objections listed = {0}, left = {0};
        objections_to_place(&question, place, 0, &listed);
        assert_true(listed.good);
        list.count--; /* each is about a place of its own */
        objections_to_place(&question, place, 0, &left);
        assert_false(left.good);
        assert_int_equal(left.count, 0);
    }
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_objection_is_told_twice),
        cmocka_unit_test(a_place_is_good_if_a_listed_choice_is_about_it),
    };
    return cmocka_run_group_tests_name("objections", tests, NULL, NULL);
}
