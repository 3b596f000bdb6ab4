/* test_message.c: the catalogue and the filling of templates.
 *
 * An id that the catalogue does not know stands for itself, so templates are tested by giving them
 * in place of an id.
 */
#include <string.h>

#include "core/game.h"
#include "support/check.h"

static void print_arg(const void *context, Lang lang, char type, uint8_t value, Text *out)
{
    text_add(out, context);
    text_add(out, lang_words[lang]);
    text_char(out, type);
    text_number(out, value);
}

static void expect_print(Lang lang, const char *template, const uint8_t arg[ARGS_MAX],
                         const char *expected)
{
    char buffer[200];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    message_print(lang, template, arg, "why", print_arg, "<", &text);
    assert_string_equal(buffer, expected);
}

static void expect_say(Lang lang, const char *template, int64_t number, const char *expected)
{
    char buffer[200];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    message_say(lang, template, &number, "why", &text);
    assert_string_equal(buffer, expected);
}

static void every_message_of_the_catalogue_is_found_in_every_language(void **unused)
{
    assert_true(catalog_count > 0);
    for (size_t i = 0; i < catalog_count; i++) {
        assert_true(i == 0 || strcmp(catalog[i - 1].id, catalog[i].id) < 0);
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            assert_non_null(catalog[i].text[lang]);
            assert_ptr_equal(message_text((Lang)lang, catalog[i].id), catalog[i].text[lang]);
        }
    }
}

static void unknown_ids_come_back_themselves(void **unused)
{
    static const char *const ids[] = {"", "!", "no.such.message", "~~~~"};
    for (size_t i = 0; i < COUNT_OF(ids); i++)
        assert_ptr_equal(message_text(LANG_IT, ids[i]), ids[i]);
}

static void languages_say_the_same_differently(void **unused)
{
    expect_say(LANG_EN, "core.game_over", 0, "The game is over.");
    expect_say(LANG_FR, "core.game_over", 0,
               "La partie est termin\xc3\xa9"
               "e.");
    expect_say(LANG_IT, "core.game_over", 0, "La partita \xc3\xa8 finita.");
}

static void placeholders_take_their_arguments(void **unused)
{
    const uint8_t arg[ARGS_MAX] = {4, 5, 255};
    expect_print(LANG_EN, "{u0} to {p1}, {n2} ({t})", arg, "<enu4 to <enp5, 255 (why)");
    expect_print(LANG_FR, "{p1}{p1}", arg, "<frp5<frp5");
    expect_print(LANG_EN, "nothing to fill", arg, "nothing to fill");
    expect_print(LANG_EN, "", arg, "");
}

static void french_counts_nothing_as_one(void **unused)
{
    static const char template[] = "{n0} {n0|die|dice}!";
    expect_say(LANG_EN, template, 0, "0 dice!");
    expect_say(LANG_FR, template, 0, "0 die!");
    expect_say(LANG_IT, template, 0, "0 dice!");
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        expect_say((Lang)lang, template, 1, "1 die!");
        expect_say((Lang)lang, template, 2, "2 dice!");
        expect_print((Lang)lang, template, (const uint8_t[ARGS_MAX]){1}, "1 die!");
    }
}

static void plural_forms_may_be_empty(void **unused)
{
    expect_say(LANG_EN, "stick{n0||s}", 1, "stick");
    expect_say(LANG_EN, "stick{n0||s}", 3, "sticks");
    expect_say(LANG_EN, "{n0|one |}more", 3, "more");
}

static void numbers_may_be_of_any_size(void **unused)
{
    expect_say(LANG_EN, "{n0} games", INT64_C(123456789012), "123456789012 games");
    expect_say(LANG_EN, "{n0} {n0|game|games}", -5, "-5 games");
}

static void two_braces_are_one(void **unused)
{
    expect_say(LANG_EN, "{{n0} and {n0}", 3, "{n0} and 3");
}

static void what_cannot_be_filled_stands_as_it_is(void **unused)
{
    const uint8_t arg[ARGS_MAX] = {0};
    static const char *const bad[] = {"{",        "{}",  "{x}", "{n}",   "{n3}",  "{nn}",
                                      "{u0|a|b}", "{n0", "}",   "a } b", "{n0|}", "{u01}"};
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        expect_print(LANG_EN, bad[i], arg, bad[i]);
    expect_say(LANG_EN, "{u0}", 1, "{u0}"); /* nobody writes a type 'u' here */
}

static void missing_arguments_do_no_harm(void **unused)
{
    char buffer[64];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    message_say(LANG_EN, "{n0} {t}", NULL, NULL, &text);
    assert_string_equal(buffer, "{n0} {t}");
}

static void problem_names_file_and_line_where_known(void **unused)
{
    static const struct {
        const char *file;
        uint32_t line;
        const char *expected;
    } row[] = {
        {"map.tsv", 12, "map.tsv:12: bad hue"},
        {"map.tsv", 0, "map.tsv: bad hue"},
        {"", 12, "12: bad hue"},
        {"", 0, "bad hue"},
    };
    for (size_t i = 0; i < COUNT_OF(row); i++) {
        char buffer[64];
        Text text;
        Problem problem;
        problem_set(&problem, row[i].line, "bad {t}", "hue");
        strcpy(problem.file, row[i].file);
        text_init(&text, buffer, sizeof buffer);
        problem_print(&problem, LANG_EN, &text);
        assert_string_equal(buffer, row[i].expected);
    }
}

static void long_details_of_a_problem_are_cut(void **unused)
{
    char detail[300];
    Problem problem;
    memset(detail, 'x', sizeof detail - 1);
    detail[sizeof detail - 1] = '\0';
    problem_set(&problem, 1, "{t}", detail);
    assert_int_equal(strlen(problem.detail), sizeof problem.detail - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_message_of_the_catalogue_is_found_in_every_language),
        cmocka_unit_test(unknown_ids_come_back_themselves),
        cmocka_unit_test(languages_say_the_same_differently),
        cmocka_unit_test(placeholders_take_their_arguments),
        cmocka_unit_test(french_counts_nothing_as_one),
        cmocka_unit_test(plural_forms_may_be_empty),
        cmocka_unit_test(numbers_may_be_of_any_size),
        cmocka_unit_test(two_braces_are_one),
        cmocka_unit_test(what_cannot_be_filled_stands_as_it_is),
        cmocka_unit_test(missing_arguments_do_no_harm),
        cmocka_unit_test(problem_names_file_and_line_where_known),
        cmocka_unit_test(long_details_of_a_problem_are_cut),
    };
    return cmocka_run_group_tests_name("core/message", tests, NULL, NULL);
}
