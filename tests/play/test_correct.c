/* test_correct.c: edits of a position text: what they change, what they refuse, and that no words
 * of anybody break them. */
#include <string.h>

#include "play/correct.h"
#include "support/check.h"

static const char counted[] = "at hue police 2\nat saigon us-troop 3 us-base 1\nlevel saigon as\n"
                              "box available us-troops 12\ntrail 2\nframe game\nframe turn 0 1\n";
static const char named[] = "at hue svd1+ mech1\nat reserve vc1\nactivated svd1\nframe game 4\n";

static void assert_edit(const char *from, const char *edits, unsigned guess, const char *to)
{
    char text[CORRECT_SIZE];
    Problem problem = {0};
    strcpy(text, from);
    if (!correct_text(text, edits, guess, &problem))
        fail_msg("%s: %s %s", edits, problem.message, problem.detail);
    assert_string_equal(text, to);
}

static void assert_refused(const char *from, const char *edits, const char *message)
{
    char text[CORRECT_SIZE];
    Problem problem = {0};
    strcpy(text, from);
    assert_false(correct_text(text, edits, 0, &problem));
    assert_string_equal(problem.message, message);
}

static void counted_pieces_are_moved(void **unused)
{
    assert_edit(counted, "move 2 us-troop saigon hue", 0,
                "at hue police 2 us-troop 2\nat saigon us-troop 1 us-base 1\nlevel saigon as\n"
                "box available us-troops 12\ntrail 2\nframe game\nframe turn 0 1\n");
    assert_edit(counted, "move 3 us-troop saigon available; remove us-base saigon", 0,
                "at hue police 2\nlevel saigon as\nbox available us-troops 15\ntrail 2\n"
                "frame game\nframe turn 0 1\n");
}

static void named_pieces_keep_their_marks(void **unused)
{
    assert_edit(named, "move svd1 hue reserve", 0,
                "at hue mech1\nat reserve vc1 svd1+\nactivated svd1\nframe game 4\n");
    assert_refused(named, "add vc1 reserve", "play.correct_there");
}

static void new_lines_stand_before_the_stack(void **unused)
{
    assert_edit(counted, "add 2 vc-base pleiku; econ 9", 0,
                "at hue police 2\nat saigon us-troop 3 us-base 1\nlevel saigon as\n"
                "box available us-troops 12\ntrail 2\nat pleiku vc-base 2\necon 9\n"
                "frame game\nframe turn 0 1\n");
}

static void guesses_say_what_the_text_does_not(void **unused)
{
    assert_edit(counted,
                "clear level saigon;clear at saigon;clear trail;clear at hue; add police out",
                GUESS_BOX | GUESS_AS_TYPED,
                "box available us-troops 12\nbox out police\nframe game\nframe turn 0 1\n");
    assert_edit(
        named, "activated vc1", 0,
        "at hue svd1+ mech1\nat reserve vc1\nactivated svd1\nactivated vc1\nframe game 4\n");
    assert_edit(named, "activated vc1", GUESS_REPLACE,
                "at hue svd1+ mech1\nat reserve vc1\nactivated vc1\nframe game 4\n");
}

static void nonsense_is_refused(void **unused)
{
    assert_refused(counted, "", "play.correct_words");
    assert_refused(counted, " ; ;", "play.correct_words");
    assert_refused(counted, "move", "play.correct_words");
    assert_refused(counted, "move 0 us-troop saigon hue", "play.correct_words");
    assert_refused(counted, "move 4 us-troop saigon hue", "play.correct_none");
    assert_refused(counted, "remove 1 us-troop hue", "play.correct_none");
    assert_refused(counted, "clear nothing", "play.correct_none");
    assert_refused(counted, "clear frame", "play.correct_words");
    assert_refused(counted, "step combats", "play.correct_words");
}

/* Words of the format in any order, long ones and many: the text stays a text of its size. */
static void no_words_break_it(void **unused)
{
    static const char *const words[] = {"move",      "add",    "remove", "clear", "at",
                                        "box",       "hue",    "3",      "65535", "0",
                                        ";",         "saigon", "s",      "+",     "us-troop",
                                        "us-troops", "trail",  "level",  "frame", "svd1"};
    Rng rng;
    rng_seed_stream(&rng, 13, 0);
    for (uint32_t round = 0; round < 20000; round++) {
        char text[CORRECT_SIZE], edits[4096];
        Problem problem;
        Text out;
        text_init(&out, edits, sizeof edits);
        for (uint64_t i = rng_next(&rng) % 40; i > 0; i--) {
            const char *word = words[rng_next(&rng) % COUNT_OF(words)];
            for (uint32_t k = rng_next(&rng) % 50 == 0 ? 30 : 1; k > 0; k--)
                text_add(&out, word);
            text_char(&out, ' ');
        }
        strcpy(text, round % 2 ? counted : named);
        correct_text(text, edits, (unsigned)(rng_next(&rng) % GUESSES), &problem);
        assert_true(strlen(text) < CORRECT_SIZE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counted_pieces_are_moved),
        cmocka_unit_test(named_pieces_keep_their_marks),
        cmocka_unit_test(new_lines_stand_before_the_stack),
        cmocka_unit_test(guesses_say_what_the_text_does_not),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(no_words_break_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
