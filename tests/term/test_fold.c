/* test_fold.c: text for terminals that cannot show every letter, and lines that fit a panel. */
#include "core/text/fold.h"

#include <string.h>

#include "play/lines.h"
#include "support/check.h"

static const char *folded(Fold fold, const char *words)
{
    static char buffer[512];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    fold_text(fold, words, &text);
    return buffer;
}

static void ascii_has_no_marks_on_letters(void **state)
{
    assert_string_equal(folded(FOLD_ASCII, "Quảng Trị, Đắk Lắk, Huế, Phước Bình"),
                        "Quang Tri, Dak Lak, Hue, Phuoc Binh");
    assert_string_equal(folded(FOLD_ASCII, "ĐÀ NẴNG, Ỷ, ƯƠNG"), "DA NANG, Y, UONG");
    assert_string_equal(folded(FOLD_ASCII, "Là-bas, à l’œuvre : « ça »"),
                        "La-bas, a l'oeuvre : \" ca \"");
    assert_string_equal(folded(FOLD_ASCII, "Perché è così, più giù"), "Perche e cosi, piu giu");
}

static void ascii_draws_lines(void **state)
{
    assert_string_equal(folded(FOLD_ASCII, "┌─┬╲│╱▸…→"), "+-+\\|/>...>");
}

static void broken_bytes_become_question_marks(void **state)
{
    assert_string_equal(folded(FOLD_ASCII, "a\xff"
                                           "b\xe1\xba"),
                        "a?b?");
    assert_string_equal(folded(FOLD_NONE, "a\xff"
                                          "b\xc3"),
                        "a?b?");
}

static void latin_keeps_western_letters_and_lines(void **state)
{
    assert_string_equal(folded(FOLD_LATIN, "Huế: où? È ─│ ╲"), "Hue: où? È ─│ \\");
}

static void every_message_folds_to_ascii(void **state)
{
    for (size_t i = 0; i < catalog_count; i++)
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            char buffer[8192];
            Text text;
            text_init(&text, buffer, sizeof buffer);
            fold_text(FOLD_ASCII, catalog[i].text[lang], &text);
            assert_false(text.full);
            for (const char *c = buffer; *c; c++)
                assert_in_range((unsigned char)*c, '\n', '~');
            if (!strchr(catalog[i].text[LANG_EN], '?') && strchr(buffer, '?') &&
                !strchr(catalog[i].text[lang], '?'))
                fail_msg("%s: a letter that fold.c does not know", catalog[i].id);
        }
}

static void a_cell_stays_one_character(void **state)
{
    static const char *const cells[] = {"»", "«", "œ", "…", "ế", "─", "☃"};
    static const char expected[] = "><o.e-?";
    for (size_t i = 0; i < sizeof expected - 1; i++) {
        char buffer[8];
        Text text;
        text_init(&text, buffer, sizeof buffer);
        fold_cell(FOLD_ASCII, cells[i], &text);
        assert_int_equal(strlen(buffer), 1);
        assert_int_equal(buffer[0], expected[i]);
    }
}

static void lines_break_at_blanks_and_keep_their_tag(void **state)
{
    Lines lines = {0};
    lines_wrap(&lines, FOLD_NONE, "Đắk Lắk falls today\n\nend", 10, 2, 7);
    assert_int_equal(lines.count, 5);
    assert_string_equal(lines_at(&lines, 0), "Đắk Lắk");
    assert_string_equal(lines_at(&lines, 1), "  falls");
    assert_true(lines.line[1].more);
    lines_clear(&lines);
    lines_wrap(&lines, FOLD_NONE, "abcdefghijkl", 5, 0, 7);
    assert_int_equal(lines.count, 3);
    assert_string_equal(lines_at(&lines, 2), "kl");
    assert_int_equal(lines.line[2].tag, 7);
    lines_free(&lines);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ascii_has_no_marks_on_letters),
        cmocka_unit_test(ascii_draws_lines),
        cmocka_unit_test(broken_bytes_become_question_marks),
        cmocka_unit_test(latin_keeps_western_letters_and_lines),
        cmocka_unit_test(every_message_folds_to_ascii),
        cmocka_unit_test(a_cell_stays_one_character),
        cmocka_unit_test(lines_break_at_blanks_and_keep_their_tag),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
