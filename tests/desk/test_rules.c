/* test_rules.c: the rules as a book: in order, by chapters, and whatever is typed to find something
 * in them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "core/text/fold.h"
#include "games/list.h"
#include "support/desk.h"

static const char *find(Page *page, const char *game, Lang lang, const char *words)
{
    desk_rules(game_find(game), lang, words, page_clear(page));
    page_check(page);
    return page->text.data;
}

static unsigned count(const char *text, const char *wanted)
{
    unsigned found = 0;
    for (; (text = strstr(text, wanted)) != NULL; text++)
        found++;
    return found;
}

/* ---- The book -------------------------------------------------------------------------------- */

static void rules_come_in_the_order_of_a_book(void **unused)
{
    static const char *const order[] = {"\"1\"",   "\"1.1\"",  "\"1.2\"", "\"1.10\"", "\"1.a\"",
                                        "\"2.1\"", "\"9.10\"", "\"9.a\"", "\"10.1\"", "\"16\""};
    Page *page = page_new();
    const char *at = find(page, "saigon75", LANG_EN, NULL);
    for (size_t i = 0; i < COUNT_OF(order); i++) {
        char field[32];
        snprintf(field, sizeof field, "{\"rule\":%s,", order[i]);
        at = strstr(at, field);
        if (!at)
            fail_msg("%s is missing or too early", field);
    }
    free(page);
}

/* Each game that has rules, each language: no rule is left out or told twice, each chapter has a
 * title. */
static void every_rule_is_in_the_book_once(void **unused)
{
    for (size_t g = 0; g < game_list_count; g++)
        for (Lang lang = 0; lang < LANG_COUNT; lang++) {
            const Rules *rules = game_list[g];
            size_t at = 0, known = 0;
            char number[64];
            Text text;
            Page *page = page_new();
            const char *book = find(page, rules->word, lang, NULL);
            text_init(&text, number, sizeof number);
            for (; guide_next_rule(rules, &at, &text); text_clear(&text)) {
                char field[96];
                snprintf(field, sizeof field, "{\"rule\":\"%s\",", number);
                assert_int_equal(count(book, field), 1);
                known++;
            }
            assert_int_equal(count(book, "{\"rule\":"), known);
            assert_true(known < RULEBOOK_MOST);
            assert_null(strstr(book, "\"title\":\"\""));
            assert_null(strstr(book, ".chapter."));
            free(page);
        }
}

static void a_book_says_how_its_game_is_won(void **unused)
{
    Page *page = page_new();
    for (Lang lang = 0; lang < LANG_COUNT; lang++) {
        const char *book = find(page, "saigon75", lang, NULL);
        assert_non_null(strstr(book, "\"aims\":[\""));
        assert_non_null(strstr(book, "[13.1]"));
        assert_non_null(strstr(find(page, "fitl", lang, NULL), "\"aims\":[\"US"));
    }
    assert_non_null(strstr(find(page, "nim", LANG_EN, NULL), "\"aims\":[],\"chapters\":[]"));
    free(page);
}

/* Whoever reads how the game is won can read the rules that are named there. */
static void the_aims_name_rules_that_can_be_read(void **unused)
{
    for (size_t g = 0; g < game_list_count; g++)
        for (const char *const *aim = guide_aims(game_list[g]); *aim; aim++)
            for (Lang lang = 0; lang < LANG_COUNT; lang++) {
                const char *at = message_text(lang, *aim);
                while ((at = strchr(at, '[')) != NULL) {
                    char number[16] = "";
                    sscanf(++at, "%15[0-9.a-z]", number);
                    assert_non_null(guide_rule_text(game_list[g], number, lang));
                }
            }
}

/* ---- Finding --------------------------------------------------------------------------------- */

static void words_are_found_however_they_are_written(void **unused)
{
    static const char *const ways[] = {"quyết thắng", "Quyet Thang", "QUYET", "thang quyet",
                                       "quye\xcc\x82\xcc\x81t"};
    Page *page = page_new();
    for (size_t i = 0; i < COUNT_OF(ways); i++)
        assert_non_null(strstr(find(page, "saigon75", LANG_EN, ways[i]), "\"rule\":\"1.3\""));
    assert_non_null(strstr(find(page, "saigon75", LANG_FR, "desertion"), "\"rule\":\"11.1\""));
    free(page);
}

static void what_was_found_stands_apart(void **unused)
{
    Page *page = page_new();
    assert_non_null(strstr(find(page, "saigon75", LANG_EN, "quyet"),
                           "\"parts\":[\"There are 19 militia markers (\",\"Quyết\",\" Thắng). "));
    free(page);
}

/* The parts put together are the text, whatever was looked for. */
static void the_parts_are_the_whole_text(void **unused)
{
    static const char *const words[] = {"a", "e", "unit", "d 1 s", "nv sv", "é", "oe", "+1"};
    for (Lang lang = 0; lang < LANG_COUNT; lang++)
        for (size_t i = 0; i < COUNT_OF(words); i++) {
            RuleNumber number[RULEBOOK_MOST];
            Wanted wanted;
            const size_t rules = guide_rulebook(game_find("saigon75"), number);
            wanted_read(&wanted, words[i]);
            for (size_t r = 0; r < rules; r++) {
                const char *text = guide_rule_text(game_find("saigon75"), number[r].text, lang);
                const char *at = text, *found;
                size_t bytes;
                while ((found = wanted_next(&wanted, at, at == text, &bytes)) != NULL) {
                    assert_true(found >= at && bytes > 0 && strlen(found) >= bytes);
                    assert_false(utf8_is_tail(found[0]) || utf8_is_tail(found[bytes]));
                    at = found + bytes;
                }
            }
        }
}

/* Only a word's beginning: "air" is not in "repair". */
static void a_word_is_found_by_its_beginning(void **unused)
{
    Wanted wanted;
    wanted_read(&wanted, "air");
    assert_true(wanted_all_in(&wanted, "An Airlift."));
    assert_false(wanted_all_in(&wanted, "repair a pair"));
    wanted_read(&wanted, "air mark");
    assert_true(wanted_all_in(&wanted, "markers in the air"));
    assert_false(wanted_all_in(&wanted, "an air raid"));
    wanted_read(&wanted, "Combat.");
    assert_true(wanted_all_in(&wanted, "a combat begins"));
}

static void a_number_leads_to_its_rule_first(void **unused)
{
    static const char *const ours[] = {"9.6", "[9.6]", " 9.6 ", "[9.6 · printed S.6a, S.6c]"};
    static const char *const printed[] = {"S.6c", "printed S.6c", "s.6C"};
    Page *page = page_new();
    for (size_t i = 0; i < COUNT_OF(ours); i++) {
        const char *first = strstr(find(page, "saigon75", LANG_EN, ours[i]), "{\"rule\":\"");
        assert_non_null(first);
        assert_memory_equal(first, "{\"rule\":\"9.6\"", 13);
    }
    assert_true(count(find(page, "saigon75", LANG_EN, "9.6"), "{\"rule\":\"9.6\"") == 1);
    for (size_t i = 0; i < COUNT_OF(printed); i++) {
        const char *first = strstr(find(page, "saigon75", LANG_EN, printed[i]), "{\"rule\":\"");
        assert_memory_equal(first, "{\"rule\":\"1.4\"", 13);
        assert_non_null(strstr(first, "{\"rule\":\"9.6\""));
    }
    assert_non_null(strstr(find(page, "fitl", LANG_EN, "printed 3.3.1"), "{\"rule\":\""));
    free(page);
}

static void the_title_of_a_chapter_finds_its_rules(void **unused)
{
    Page *page = page_new();
    assert_non_null(strstr(find(page, "saigon75", LANG_IT, "scontro 9.10"), "\"rule\":\"9.10\""));
    assert_non_null(strstr(find(page, "saigon75", LANG_EN, "stacking"), "\"rule\":\"7.3\""));
    free(page);
}

static void nothing_is_found_for_nonsense(void **unused)
{
    char much[5000];
    static const char *const hostile[] = {" ",
                                          "...",
                                          "\"}",
                                          "<script>alert(1)</script>",
                                          "\\u0000",
                                          "%s%n",
                                          "\xff\xfe\xff",
                                          "\xe1\xba",
                                          "a\nb\tc",
                                          "'; drop table rules",
                                          "9.",
                                          ".9",
                                          "[",
                                          "printed",
                                          "printed ",
                                          "\x01"};
    memset(much, 'a', sizeof much - 1);
    much[sizeof much - 1] = '\0';
    for (size_t g = 0; g < game_list_count; g++) {
        Page *page = page_new();
        for (size_t i = 0; i < COUNT_OF(hostile); i++)
            for (Lang lang = 0; lang < LANG_COUNT; lang++)
                find(page, game_list[g]->word, lang, hostile[i]);
        assert_non_null(strstr(find(page, game_list[g]->word, LANG_EN, much), "\"chapters\":[]"));
        memset(much, ' ', sizeof much - 1);
        for (size_t i = 0; i + 1 < sizeof much; i += 2)
            much[i] = (char)('a' + i % 26);
        find(page, game_list[g]->word, LANG_EN, much);
        free(page);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_come_in_the_order_of_a_book),
        cmocka_unit_test(every_rule_is_in_the_book_once),
        cmocka_unit_test(a_book_says_how_its_game_is_won),
        cmocka_unit_test(the_aims_name_rules_that_can_be_read),
        cmocka_unit_test(words_are_found_however_they_are_written),
        cmocka_unit_test(what_was_found_stands_apart),
        cmocka_unit_test(the_parts_are_the_whole_text),
        cmocka_unit_test(a_word_is_found_by_its_beginning),
        cmocka_unit_test(a_number_leads_to_its_rule_first),
        cmocka_unit_test(the_title_of_a_chapter_finds_its_rules),
        cmocka_unit_test(nothing_is_found_for_nonsense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
