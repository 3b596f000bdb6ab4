/* test_text.c: the fixed-buffer writer and the slices that read. */
#include <string.h>

#include "core/text/text.h"
#include "support/check.h"

static Slice slice(const char *words) { return (Slice){words, strlen(words)}; }

static void numbers_are_written_over_their_whole_range(void **unused)
{
    char buffer[128];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_number(&text, 0);
    text_char(&text, ' ');
    text_number(&text, INT64_MIN);
    text_char(&text, ' ');
    text_number(&text, INT64_MAX);
    text_char(&text, ' ');
    text_hex(&text, UINT64_MAX);
    text_char(&text, ' ');
    text_hex(&text, 0);
    assert_string_equal(buffer, "0 -9223372036854775808 9223372036854775807 ffffffffffffffff 0");
    assert_int_equal(text.length, strlen(buffer));
    assert_false(text.full);
}

static void what_fits_exactly_is_not_full(void **unused)
{
    char buffer[6];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, "12345");
    assert_false(text.full);
    assert_string_equal(buffer, "12345");
    text_add(&text, "");
    assert_false(text.full);
    text_char(&text, '6');
    assert_true(text.full);
    assert_string_equal(buffer, "12345");
}

static void full_text_is_a_prefix_and_takes_nothing_more(void **unused)
{
    char buffer[6];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, "abc");
    text_add(&text, "defg");
    assert_string_equal(buffer, "abcde");
    assert_true(text.full);
    text_clear(&text);
    assert_false(text.full);
    assert_string_equal(buffer, "");
    text_add(&text, "abcd");
    text_add(&text, "\xc3\xa9"); /* two bytes, room for one */
    text_add(&text, "x");        /* would fit, but is no longer at its place */
    assert_string_equal(buffer, "abcd");
    assert_true(text.full);
}

static void characters_are_never_cut_in_two(void **unused)
{
    char buffer[5];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, "ab\xe2\x82\xac"); /* euro sign: three bytes, room for two */
    assert_string_equal(buffer, "ab");
    assert_true(text.full);
}

static void buffer_of_one_byte_holds_the_empty_text(void **unused)
{
    char buffer[1] = {'x'};
    Text text;
    text_init(&text, buffer, sizeof buffer);
    assert_string_equal(buffer, "");
    text_char(&text, 'a');
    assert_string_equal(buffer, "");
    assert_true(text.full);
}

static void padding_counts_characters_of_the_last_line(void **unused)
{
    char buffer[64];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, "a long first line\n\xc3\xa9t\xc3\xa9");
    text_pad_to(&text, 5);
    text_char(&text, '|');
    text_pad_to(&text, 3); /* already past: nothing */
    text_char(&text, '|');
    assert_string_equal(buffer, "a long first line\n\xc3\xa9t\xc3\xa9  ||");
    assert_int_equal(text_width("\xc3\xa9t\xc3\xa9"), 3);
    assert_int_equal(text_width(""), 0);
}

static void slices_compare_with_whole_words(void **unused)
{
    assert_true(slice_equal(slice("map"), "map"));
    assert_false(slice_equal(slice("map"), "ma"));
    assert_false(slice_equal(slice("ma"), "map"));
    assert_true(slice_equal((Slice){"map.tsv", 3}, "map"));
    assert_true(slice_equal(slice(""), ""));
}

static void slice_number_takes_digits_up_to_the_limit(void **unused)
{
    uint32_t number = 77;
    assert_true(slice_number(slice("0"), 10, &number));
    assert_int_equal(number, 0);
    assert_true(slice_number(slice("4294967295"), UINT32_MAX, &number));
    assert_true(number == UINT32_MAX);
    static const char *const bad[] = {"",   "11", "-1", "+1",
                                      " 1", "1 ", "1x", "99999999999999999999"};
    number = 77;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(slice_number(slice(bad[i]), 10, &number));
    assert_int_equal(number, 77);
    assert_false(slice_number(slice("4294967296"), UINT32_MAX, &number));
}

static void cut_gives_every_part_even_empty_ones(void **unused)
{
    static const char *const parts[] = {"one", "", "three"};
    Slice rest = slice("one\t\tthree");
    Slice part;
    for (size_t i = 0; i < 3; i++) {
        assert_true(slice_cut(&rest, '\t', &part));
        assert_true(slice_equal(part, parts[i]));
    }
    assert_false(slice_cut(&rest, '\t', &part));
}

static void separator_at_the_end_closes_the_last_line(void **unused)
{
    Slice rest = slice("a\nb\n");
    Slice line;
    assert_true(slice_cut(&rest, '\n', &line));
    assert_true(slice_cut(&rest, '\n', &line));
    assert_true(slice_equal(line, "b"));
    assert_false(slice_cut(&rest, '\n', &line));
}

static void copy_cuts_what_does_not_fit(void **unused)
{
    char buffer[4];
    slice_copy((Slice){"abcdef", 2}, buffer, sizeof buffer);
    assert_string_equal(buffer, "ab");
    slice_copy(slice("abcdef"), buffer, sizeof buffer);
    assert_string_equal(buffer, "abc");
    slice_copy((Slice){NULL, 0}, buffer, sizeof buffer);
    assert_string_equal(buffer, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_written_over_their_whole_range),
        cmocka_unit_test(what_fits_exactly_is_not_full),
        cmocka_unit_test(full_text_is_a_prefix_and_takes_nothing_more),
        cmocka_unit_test(characters_are_never_cut_in_two),
        cmocka_unit_test(buffer_of_one_byte_holds_the_empty_text),
        cmocka_unit_test(padding_counts_characters_of_the_last_line),
        cmocka_unit_test(slices_compare_with_whole_words),
        cmocka_unit_test(slice_number_takes_digits_up_to_the_limit),
        cmocka_unit_test(cut_gives_every_part_even_empty_ones),
        cmocka_unit_test(separator_at_the_end_closes_the_last_line),
        cmocka_unit_test(copy_cuts_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("core/text", tests, NULL, NULL);
}
