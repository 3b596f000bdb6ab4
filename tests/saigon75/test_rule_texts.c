/* test_rule_texts.c: the rules as players read them (po/rules): every number a question or a
 * refusal shows leads to a text in each language, and the three texts say the same: same figures,
 * same cards, same references. */
#include <string.h>

#include "games/saigon75/rules/s75.h"
#include "support/check.h"

enum { TEXT_MOST = 1500, FIGURES = 100 };

static const char prefix[] = "s75.rule.";

/* ---- Tools ----------------------------------------------------------------------------------- */

/* The text of rule "9.10" is the message "s75.rule.9_10". */
static const char *find_text(Lang lang, const char *number)
{
    char id[32];
    Text name;
    text_init(&name, id, sizeof id);
    text_add(&name, prefix);
    for (const char *c = number; *c != '\0'; c++)
        text_char(&name, *c == '.' ? '_' : *c);
    assert_false(name.full);
    return message_find(lang, id);
}

static void expect_text(const char *number)
{
    for (int lang = 0; lang < LANG_COUNT; lang++)
        if (find_text((Lang)lang, number) == NULL)
            fail_msg("rule %s has no text (%s)", number, lang_words[lang]);
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* How often each number stands in a text, whatever the order. */
static void count_figures(const char *text, uint8_t out[FIGURES])
{
    memset(out, 0, FIGURES);
    while (*text != '\0') {
        unsigned figure = 0;
        const char *start = text;
        for (; is_digit(*text); text++)
            figure = figure * 10 + (unsigned)(*text - '0');
        assert_true(figure < FIGURES);
        if (text > start)
            out[figure]++;
        else
            text++;
    }
}

static size_t count_char(const char *text, char c)
{
    size_t count = 0;
    for (; *text != '\0'; text++)
        count += *text == c;
    return count;
}

typedef void (*CheckEntry)(const CatalogEntry *entry);

/* Calls the check for every text of a rule; there are some. */
static void check_texts(CheckEntry check)
{
    size_t count = 0;
    for (size_t i = 0; i < catalog_count; i++) {
        if (strncmp(catalog[i].id, prefix, sizeof prefix - 1) == 0) {
            check(&catalog[i]);
            count++;
        }
    }
    assert_true(count > 100);
}

/* ---- Every number has a text ----------------------------------------------------------------- */

static void every_step_has_the_text_of_its_rule(void **unused)
{
    for (int step = 0; step < S75_STEPS; step++)
        expect_text(s75_steps[step]->rule);
}

static void every_reason_has_the_text_of_its_rule(void **unused)
{
    for (int reason = R_LEGAL + 1; reason < S75_REASONS; reason++)
        expect_text(s75_reasons[reason].rule);
}

static void every_chapter_has_a_head(void **unused)
{
    static const char *const chapters[] = {"1", "2",  "3",  "4",  "5",  "6",  "7", "8",
                                           "9", "10", "11", "12", "13", "15", "16"};
    for (size_t i = 0; i < COUNT_OF(chapters); i++)
        expect_text(chapters[i]);
}

static void board_files_and_examples_are_no_rules(void **unused)
{
    assert_null(find_text(LANG_EN, "14"));
    assert_null(find_text(LANG_EN, "17"));
    assert_null(find_text(LANG_EN, "17.1"));
}

/* ---- What is in a text ----------------------------------------------------------------------- */

static void check_plain(const CatalogEntry *entry)
{
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        const char *text = entry->text[lang];
        if (strlen(text) > TEXT_MOST || strpbrk(text, "{}") != NULL || strstr(text, "  ") != NULL)
            fail_msg("%s (%s): too long, with braces or double spaces", entry->id,
                     lang_words[lang]);
    }
}

static void texts_are_short_and_plain(void **unused) { check_texts(check_plain); }

static void check_different(const CatalogEntry *entry)
{
    assert_string_not_equal(entry->text[LANG_EN], entry->text[LANG_FR]);
    assert_string_not_equal(entry->text[LANG_EN], entry->text[LANG_IT]);
    assert_string_not_equal(entry->text[LANG_FR], entry->text[LANG_IT]);
}

static void texts_differ_between_languages(void **unused) { check_texts(check_different); }

static void check_figures(const CatalogEntry *entry)
{
    uint8_t english[FIGURES], other[FIGURES];
    count_figures(entry->text[LANG_EN], english);
    for (int lang = 1; lang < LANG_COUNT; lang++) {
        count_figures(entry->text[lang], other);
        if (memcmp(english, other, sizeof other) != 0)
            fail_msg("%s: other figures in %s than in English", entry->id, lang_words[lang]);
        assert_int_equal(count_char(entry->text[lang], '['), count_char(entry->text[LANG_EN], '['));
    }
}

static void languages_give_the_same_figures_and_references(void **unused)
{
    check_texts(check_figures);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_has_the_text_of_its_rule),
        cmocka_unit_test(every_reason_has_the_text_of_its_rule),
        cmocka_unit_test(every_chapter_has_a_head),
        cmocka_unit_test(board_files_and_examples_are_no_rules),
        cmocka_unit_test(texts_are_short_and_plain),
        cmocka_unit_test(texts_differ_between_languages),
        cmocka_unit_test(languages_give_the_same_figures_and_references),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
