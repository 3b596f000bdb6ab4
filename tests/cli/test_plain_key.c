/* test_plain_key.c: names typed on any keyboard are understood. */
#include "plain/plain.h"
#include "support/check.h"

static const char *key_of(const char *words)
{
    static char buffer[128];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    plain_key(words, &text);
    return buffer;
}

static void vietnamese_names_lose_their_marks(void **unused)
{
    assert_string_equal(key_of("Quảng Trị"), "quang tri");
    assert_string_equal(key_of("Đắk Lắk"), "dak lak");
    assert_string_equal(key_of("Cần Thơ"), "can tho");
    assert_string_equal(key_of("Huế"), "hue");
    assert_string_equal(key_of("ƯỚT Ỹ ị"), "uot y i");
}

static void marks_may_stand_alone(void **unused)
{
    assert_string_equal(key_of("Hue\xcc\x82\xcc\x81"), "hue");
}

static void separators_are_one_space(void **unused)
{
    assert_string_equal(key_of("  quang_tri "), "quang tri");
    assert_string_equal(key_of("QUANG--TRI"), "quang tri");
    assert_string_equal(key_of(""), "");
    assert_string_equal(key_of(" - "), "");
}

static void broken_bytes_do_no_harm(void **unused)
{
    assert_string_equal(key_of("a\xff"
                               "b"),
                        "a?b");
    assert_string_equal(key_of("a\xe1\xbb"), "a?");
    assert_string_equal(key_of("\xf0\x9f\x98\x80"), "?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vietnamese_names_lose_their_marks),
        cmocka_unit_test(marks_may_stand_alone),
        cmocka_unit_test(separators_are_one_space),
        cmocka_unit_test(broken_bytes_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
