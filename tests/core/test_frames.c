/* test_frames.c: one frame of the stack as a line: read as it was written, or refused with the word
 * at fault. */
#include <stdlib.h>
#include <string.h>

#include "core/frames.h"
#include "games/list.h"
#include "support/check.h"

static Game game;
static State *state;

static int open_stack(void **unused)
{
    game = (Game){.rules = game_find("saigon75")};
    state = calloc(1, game.rules->state_size);
    return state ? 0 : -1;
}

static int close_stack(void **unused)
{
    free(state);
    return 0;
}

/* "NAME rest", NAME being that of the game's second step. */
static FrameFault read_frame(const char *rest, Slice *wrong)
{
    static char line[128];
    line[0] = '\0';
    strcat(strcat(strcat(line, game.rules->steps[1]->name), " "), rest);
    return frame_read(&game, slice_of(line), state, wrong);
}

static void assert_written(const char *rest)
{
    char expected[128] = "frame ";
    TEXT(text, line, 128);
    frame_print(&game, flow_top(state), &text);
    strcat(strcat(strcat(expected, game.rules->steps[1]->name), rest), "\n");
    assert_string_equal(line, expected);
}

static void a_frame_is_written_as_far_as_it_is_used(void **unused)
{
    Frame *frame = flow_call(state, 1);
    assert_written("");
    frame->next = 4;
    assert_written(" 4");
    frame->v[2] = 9;
    assert_written(" 4 0 0 9");
    frame->next = 0;
    assert_written(" 0 0 0 9");
}

static void a_frame_is_read_with_all_its_locals(void **unused)
{
    Slice wrong;
    assert_int_equal(read_frame("1 2 3 4 5 6 255", &wrong), FRAME_GOOD);
    assert_int_equal(flow_at(state)->depth, 1);
    assert_int_equal(flow_top(state)->step, 1);
    assert_int_equal(flow_top(state)->next, 1);
    assert_int_equal(flow_top(state)->v[0], 2);
    assert_written(" 1 2 3 4 5 6 255");
}

static void more_blanks_between_words_are_no_words(void **unused)
{
    Slice wrong;
    assert_int_equal(read_frame("  1   2 ", &wrong), FRAME_GOOD);
    assert_written(" 1 2");
}

static void what_is_no_frame_is_refused_with_the_word(void **unused)
{
    Slice wrong;
    assert_int_equal(read_frame("1 2 3 4 5 6 7 8", &wrong), FRAME_EXTRA);
    assert_true(slice_equal(wrong, "8"));
    assert_int_equal(read_frame("1 256 3", &wrong), FRAME_NUMBER);
    assert_true(slice_equal(wrong, "256"));
    assert_int_equal(frame_read(&game, slice_of("nowhere 1"), state, &wrong), FRAME_STEP);
    assert_true(slice_equal(wrong, "nowhere"));
    assert_int_equal(frame_read(&game, slice_of(" "), state, &wrong), FRAME_MISSING);
}

static void the_stack_takes_no_more_than_its_depth(void **unused)
{
    Slice wrong;
    for (unsigned i = 0; i < FLOW_DEPTH; i++)
        assert_int_equal(read_frame("1", &wrong), FRAME_GOOD);
    assert_int_equal(read_frame("1", &wrong), FRAME_DEPTH);
    assert_int_equal(flow_at(state)->depth, FLOW_DEPTH);
}

#define ON_A_STACK(test) cmocka_unit_test_setup_teardown(test, open_stack, close_stack)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_A_STACK(a_frame_is_written_as_far_as_it_is_used),
        ON_A_STACK(a_frame_is_read_with_all_its_locals),
        ON_A_STACK(more_blanks_between_words_are_no_words),
        ON_A_STACK(what_is_no_frame_is_refused_with_the_word),
        ON_A_STACK(the_stack_takes_no_more_than_its_depth),
    };
    return cmocka_run_group_tests_name("frames", tests, NULL, NULL);
}
