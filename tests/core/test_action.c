/* test_action.c: actions as words and back, on a toy vocabulary. */
#include <string.h>

#include "core/game.h"
#include "support/check.h"

static void print_place(const Game *game, uint8_t value, Text *out)
{
    static const char *const words[] = {"hue", "hue-city", "saigon"};
    text_add(out, words[value]);
}

static const char *const sides[] = {"north", "south"};

enum { PLACE = 1, NUMBER, SIDE };
static const ArgKind args[] = {{0},
                               [PLACE] = {3, .print = print_place},
                               [NUMBER] = {.count = 256},
                               [SIDE] = {2, .words = sides}};
static const Verb verbs[] = {
    {"pass", {0}, 0, NULL},
    {"move", {PLACE, PLACE, NUMBER}, 0, NULL},
    {"hold", {PLACE}, 0, NULL},
    {"hold", {PLACE, NUMBER}, 0, NULL}, /* one word may have several forms */
    {"yield", {SIDE}, 0, NULL},
};
static const Rules rules = {
    .verbs = verbs, .verb_count = COUNT_OF(verbs), .args = args, .arg_count = COUNT_OF(args)};
static const Game game = {.rules = &rules};

static void expect(Action action, const char *words)
{
    char buffer[64];
    Text text;
    Action parsed = {9, 9, 9, 9};
    text_init(&text, buffer, sizeof buffer);
    action_print(&game, action, &text);
    assert_string_equal(buffer, words);
    assert_true(action_parse(&game, words, &parsed));
    assert_true(action_equal(parsed, action));
}

static void actions_are_written_and_read_back(void **unused)
{
    expect((Action){.verb = 0}, "pass");
    expect((Action){1, 0, 1, 255}, "move hue hue-city 255");
    expect((Action){1, 2, 2, 0}, "move saigon saigon 0");
}

static void one_word_may_have_several_forms(void **unused)
{
    expect((Action){.verb = 2, .a = 1}, "hold hue-city");
    expect((Action){.verb = 4, .a = 1}, "yield south");
    expect((Action){.verb = 3, .a = 1, .b = 2}, "hold hue-city 2");
}

static void anything_but_the_exact_words_is_refused(void **unused)
{
    static const char *const bad[] = {
        "",           " ",         "pas",          "passs",
        "Pass",       "pass ",     " pass",        "pass now",
        "move",       "move hue",  "move hue hue", "move hue hue 256",
        "hold  hue",  "hold hue ", "hold hu",      "hold hue 1 1",
        "hold hue\n", "hold\thue", "hold hue 01",  "move hue hue 1 ",
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        Action action = {7, 7, 7, 7};
        assert_false(action_parse(&game, bad[i], &action));
        assert_true(action_equal(action, (Action){7, 7, 7, 7}));
    }
}

static void equality_looks_at_every_byte(void **unused)
{
    const Action action = {1, 2, 3, 4};
    assert_true(action_equal(action, (Action){1, 2, 3, 4}));
    assert_false(action_equal(action, (Action){0, 2, 3, 4}));
    assert_false(action_equal(action, (Action){1, 0, 3, 4}));
    assert_false(action_equal(action, (Action){1, 2, 0, 4}));
    assert_false(action_equal(action, (Action){1, 2, 3, 0}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(actions_are_written_and_read_back),
        cmocka_unit_test(one_word_may_have_several_forms),
        cmocka_unit_test(anything_but_the_exact_words_is_refused),
        cmocka_unit_test(equality_looks_at_every_byte),
    };
    return cmocka_run_group_tests_name("core/action", tests, NULL, NULL);
}
