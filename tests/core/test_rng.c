/* test_rng.c: the generator gives the published numbers, and draws are fair. */
#include <string.h>

#include "core/game.h"
#include "support/check.h"

/* First outputs for the state 1, 2, 3, 4, as the reference implementation gives them. */
static void xoshiro_gives_the_published_numbers(void **unused)
{
    static const uint64_t expected[] = {
        UINT64_C(11520),
        UINT64_C(0),
        UINT64_C(1509978240),
        UINT64_C(1215971899390074240),
        UINT64_C(1216172134540287360),
        UINT64_C(607988272756665600),
        UINT64_C(16172922978634559625),
        UINT64_C(8476171486693032832),
        UINT64_C(10595114339597558777),
        UINT64_C(2904607092377533576),
    };
    Rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < COUNT_OF(expected); i++)
        assert_true(rng_next(&rng) == expected[i]);
}

static void seed_is_spread_by_splitmix64(void **unused)
{
    Rng rng;
    rng_seed(&rng, 0);
    assert_true(rng.s[0] == UINT64_C(0xe220a8397b1dcdaf));
    assert_true(rng.s[1] == UINT64_C(0x6e789e6aa1b965f4));
    assert_true(rng.s[2] == UINT64_C(0x06c45d188009454f));
    assert_true(rng.s[3] == UINT64_C(0xf88bb8a8724c81ec));
}

static void same_seed_and_stream_give_the_same_numbers(void **unused)
{
    Rng one;
    Rng two;
    rng_seed_stream(&one, 5, 9);
    rng_seed_stream(&two, 5, 9);
    assert_memory_equal(&one, &two, sizeof one);
}

static void streams_differ_from_each_other_and_between_seeds(void **unused)
{
    uint64_t first[200];
    for (uint64_t i = 0; i < COUNT_OF(first); i++) {
        Rng rng;
        rng_seed_stream(&rng, i / 100, i % 100);
        first[i] = rng_next(&rng);
        for (uint64_t j = 0; j < i; j++)
            assert_true(first[i] != first[j]);
    }
}

static void below_stays_below_and_reaches_everything(void **unused)
{
    Rng rng;
    rng_seed(&rng, 1);
    uint32_t seen[6] = {0};
    for (int i = 0; i < 60000; i++) {
        uint32_t face = rng_below(&rng, 6);
        assert_in_range(face, 0, 5);
        seen[face]++;
    }
    for (size_t i = 0; i < COUNT_OF(seen); i++)
        assert_in_range(seen[i], 9600, 10400);
    assert_int_equal(rng_below(&rng, 1), 0);
}

static void draw_follows_the_weights(void **unused)
{
    ActionList list = {.count = 0};
    list_add_weighted(&list, (Action){.a = 0}, 1);
    list_add_weighted(&list, (Action){.a = 1}, 5);
    list_add_weighted(&list, (Action){.a = 2}, 2);
    Rng rng;
    rng_seed(&rng, 3);
    uint32_t seen[3] = {0};
    for (int i = 0; i < 80000; i++) {
        uint32_t index = game_draw(&list, &rng);
        assert_in_range(index, 0, 2);
        seen[index]++;
    }
    assert_in_range(seen[0], 9600, 10400);
    assert_in_range(seen[1], 49300, 50700);
    assert_in_range(seen[2], 19400, 20600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(xoshiro_gives_the_published_numbers),
        cmocka_unit_test(seed_is_spread_by_splitmix64),
        cmocka_unit_test(same_seed_and_stream_give_the_same_numbers),
        cmocka_unit_test(streams_differ_from_each_other_and_between_seeds),
        cmocka_unit_test(below_stays_below_and_reaches_everything),
        cmocka_unit_test(draw_follows_the_weights),
    };
    return cmocka_run_group_tests_name("core/rng", tests, NULL, NULL);
}
