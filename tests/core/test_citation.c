/* test_citation.c: rules are cited with their place in the printed rulebooks and found by either
 * number; what is not certain, or not printed, is not passed off as printed. */
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "support/check.h"

static const char *const games[] = {"saigon75", "fitl"};

typedef struct Page {
    char data[RULE_PAGE];
    Text text;
    bool found;
} Page;

static const Page *cite(const char *game, const char *rule, Lang lang)
{
    static Page page;
    const Game asked = {.rules = game_find(game)};
    text_init(&page.text, page.data, sizeof page.data);
    game_print_citation(&asked, rule, lang, &page.text);
    return &page;
}

static const Page *look_up(const char *game, const char *number, Lang lang)
{
    static Page page;
    const Game asked = {.rules = game_find(game)};
    text_init(&page.text, page.data, sizeof page.data);
    page.found = game_print_rule(&asked, number, lang, &page.text);
    return &page;
}

static void expect_begins(const char *game, const char *number, Lang lang, const char *begin)
{
    const Page *page = look_up(game, number, lang);
    assert_true(page->found);
    if (strncmp(page->data, begin, strlen(begin)) != 0)
        fail_msg("rule %s begins %.60s", number, page->data);
}

static const PrintedRule *find_row(const Guide *guide, const char *rule)
{
    for (size_t i = 0; i < *guide->printed_count; i++)
        if (strcmp(guide->printed[i].rule, rule) == 0)
            return &guide->printed[i];
    return NULL;
}

/* ---- The tables ------------------------------------------------------------------------------ */

/* A chapter's own text sums up its paragraphs; it stands nowhere in print. */
static bool is_chapter(const char *rule) { return strchr(rule, '.') == NULL; }

static void expect_row(const Guide *guide, const char *rule)
{
    if (rule != NULL && rule[0] != '\0' && !is_chapter(rule) && find_row(guide, rule) == NULL)
        fail_msg("rule %s is in no row", rule);
}

static void every_rule_that_is_cited_has_a_row(void **state)
{
    for (size_t g = 0; g < 2; g++) {
        const Rules *rules = game_find(games[g]);
        for (uint8_t i = 0; i < rules->step_count; i++)
            expect_row(rules->guide, rules->steps[i]->rule);
        for (uint8_t i = 0; i < rules->reason_count; i++)
            expect_row(rules->guide, rules->reasons[i].rule);
        const size_t prefix = strlen(rules->guide->rule_prefix);
        for (size_t i = 0; i < catalog_count; i++) {
            char rule[32] = "";
            if (strncmp(catalog[i].id, rules->guide->rule_prefix, prefix) == 0)
                slice_copy((Slice){catalog[i].id + prefix, strlen(catalog[i].id + prefix)}, rule,
                           sizeof rule);
            for (char *c = rule; *c != '\0'; c++)
                *c = *c == '_' ? '.' : *c;
            expect_row(rules->guide, rule);
        }
    }
}

static void every_row_is_one_rule_with_a_text(void **state)
{
    for (size_t g = 0; g < 2; g++) {
        const Guide *guide = game_find(games[g])->guide;
        for (size_t i = 0; i < *guide->printed_count; i++) {
            const PrintedRule *row = &guide->printed[i];
            assert_ptr_equal(find_row(guide, row->rule), row);
            assert_true(look_up(games[g], row->rule, LANG_EN)->found);
            assert_int_equal(row->section[LANG_FR][0] == '\0', row->certainty == PRINTED_NONE);
        }
    }
}

/* Both ways: what the citation of a rule names leads back to it, in every language. */
static void every_printed_section_leads_to_its_rules(void **state)
{
    for (size_t g = 0; g < 2; g++) {
        const Guide *guide = game_find(games[g])->guide;
        for (size_t i = 0; i < *guide->printed_count; i++)
            for (int lang = 0; lang < LANG_COUNT; lang++) {
                const char *sections = guide->printed[i].section[lang];
                Slice rest = {sections, strlen(sections)}, one;
                while (slice_cut(&rest, ',', &one)) {
                    char number[128] = "printed ", head[64] = "[";
                    slice_copy(one, number + 8, sizeof number - 8);
                    strcat(strcat(head, guide->printed[i].rule), " ·");
                    const Page *page = look_up(games[g], number, (Lang)lang);
                    assert_true(page->found);
                    assert_false(page->text.full);
                    if (strstr(page->data, head) == NULL)
                        fail_msg("%s does not lead to %s", number, guide->printed[i].rule);
                }
            }
    }
}

/* ---- Citations ------------------------------------------------------------------------------- */

static void a_citation_has_the_numbers_of_the_readers_book(void **state)
{
    assert_string_equal(cite("saigon75", "9.6", LANG_EN)->data, "[9.6 · printed S.6a, S.6c]");
    assert_string_equal(cite("saigon75", "9.6", LANG_FR)->data, "[9.6 · livret D.6a, D.6c]");
    assert_string_equal(cite("saigon75", "9.6", LANG_IT)->data, "[9.6 · libretto S.6a, S.6c]");
    assert_string_equal(cite("fitl", "9.1", LANG_EN)->data, "[9.1 · printed 3.3.1]");
    assert_string_equal(cite("fitl", "9.1", LANG_FR)->data, "[9.1 · livret 3.3.1]");
}

static void a_citation_says_what_is_not_certain(void **state)
{
    assert_string_equal(cite("saigon75", "6.2", LANG_EN)->data, "[6.2 · likely printed S.3]");
    assert_string_equal(cite("saigon75", "9.4", LANG_EN)->data, "[9.4 · not printed]");
    assert_string_equal(cite("saigon75", "9", LANG_EN)->data, "[9]");
    assert_string_equal(cite("nim", "1", LANG_EN)->data, "[1]");
}

static void what_only_the_french_book_has_is_cited_from_it(void **state)
{
    assert_string_equal(cite("saigon75", "15.9", LANG_EN)->data,
                        "[15.9 · printed Mode solo: Combat (French)]");
    assert_string_equal(cite("saigon75", "15.9", LANG_FR)->data,
                        "[15.9 · livret Mode solo: Combat]");
}

/* ---- Looking up ------------------------------------------------------------------------------ */

static void a_number_of_ours_is_found(void **state)
{
    expect_begins("saigon75", "9.10", LANG_EN, "[9.10 · printed S.6b] A unit retreats");
    expect_begins("saigon75", "[9.10]", LANG_FR, "[9.10 · livret D.6b] ");
    expect_begins("saigon75", "[9.10 · printed S.6b]", LANG_EN, "[9.10 · printed S.6b] ");
}

static void a_printed_number_is_found_with_and_without_the_word(void **state)
{
    expect_begins("fitl", "3.3.1", LANG_EN, "[9.1 · printed 3.3.1] ");
    expect_begins("fitl", "printed 3.3.1", LANG_IT, "[9.1 · libretto 3.3.1] ");
    expect_begins("fitl", "livret 3.3.1", LANG_FR, "[9.1 · livret 3.3.1] ");
    expect_begins("saigon75", "s.6b", LANG_EN, "[7.3 · printed S.6b] ");
    expect_begins("saigon75", "D.6b", LANG_EN, "[7.3 · printed S.6b] ");
    expect_begins("saigon75", "victory conditions check", LANG_EN, "[13.1 · ");
}

static void a_number_that_is_both_tells_ours_and_of_the_other(void **state)
{
    expect_begins("fitl", "6.7", LANG_EN, "[6.7 · printed 3.1, 4.1, 5.1] ");
    assert_non_null(
        strstr(look_up("fitl", "6.7", LANG_EN)->data,
               "\nThe printed rules have a 6.7 of their own. In our numbers: [3.10] [9.5]"));
    assert_null(strstr(look_up("fitl", "printed 6.7", LANG_EN)->data, "[6.7 ·"));
    assert_null(strstr(look_up("fitl", "9.1", LANG_EN)->data, "of their own"));
}

static void what_is_neither_is_not_found(void **state)
{
    static const char *const none[] = {"9.99",         "",     "printed", "printed ",
                                       "printed 9.10", "S.6z", "]"};
    char junk[400];
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_false(look_up("saigon75", none[i], LANG_EN)->found);
    memset(junk, '9', sizeof junk - 1);
    junk[sizeof junk - 1] = '\0';
    assert_false(look_up("saigon75", junk, LANG_EN)->found);
    assert_false(look_up("nim", "1", LANG_EN)->found);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_that_is_cited_has_a_row),
        cmocka_unit_test(every_row_is_one_rule_with_a_text),
        cmocka_unit_test(every_printed_section_leads_to_its_rules),
        cmocka_unit_test(a_citation_has_the_numbers_of_the_readers_book),
        cmocka_unit_test(a_citation_says_what_is_not_certain),
        cmocka_unit_test(what_only_the_french_book_has_is_cited_from_it),
        cmocka_unit_test(a_number_of_ours_is_found),
        cmocka_unit_test(a_printed_number_is_found_with_and_without_the_word),
        cmocka_unit_test(a_number_that_is_both_tells_ours_and_of_the_other),
        cmocka_unit_test(what_is_neither_is_not_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
