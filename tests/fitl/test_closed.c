/* test_closed.c: who looks for an Operation, an activity or a card that is not offered learns why
 * [5.5, 5.8, 5.9, 10.1]; what is offered is not among it. */
#include <string.h>

#include "core/guide.h"
#include "support/lake.h"

/* The rule by which the action is told to be closed, with the sentence; NULL: it is not told. */
static const char *closed(Lake *lake, const char *action, char sentence[256])
{
    Action wanted, found;
    const Reason *reason;
    unsigned at = 0;
    assert_true(action_parse(&lake->game, action, &wanted));
    while ((reason = guide_closed(&lake->game, &lake->s, &at, &found)) != NULL) {
        if (!action_equal(wanted, found))
            continue;
        Text text = text_on(sentence, 256);
        game_print_refusal(&lake->game, &lake->s, found, reason, LANG_EN, &text);
        return reason->rule;
    }
    return NULL;
}

static void assert_closed(Lake *lake, const char *action, const char *rule, const char *words)
{
    char sentence[256];
    const char *found = closed(lake, action, sentence);
    assert_non_null(found);
    assert_string_equal(found, rule);
    assert_non_null(strstr(sentence, words));
}

static void assert_not_told(Lake *lake, const char *action)
{
    char sentence[256];
    assert_null(closed(lake, action, sentence));
}

static void r5_5_the_second_slot_tells_what_the_first_has_closed(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    lake_play(&lake, "card 1; card 2"); /* #1: US, NVA, ARVN, VC */
    assert_not_told(&lake, "event unshaded");
    assert_not_told(&lake, "operation train");
    assert_not_told(&lake, "limited train"); /* nobody misses it where the whole is open */
    assert_closed(&lake, "pivotal", "5.9", "2 cards in the leader box (now 0)");
    lake_play(&lake, "operation sweep; space saigon; on; space saigon; done");
    assert_closed(&lake, "event shaded", "5.5", "without a special activity");
    assert_closed(&lake, "operation rally", "5.5", "Limited Operation only");
    assert_not_told(&lake, "limited rally");
    assert_not_told(&lake, "operation train"); /* another side's */
}

static void r5_5_after_the_event_it_is_taken(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    lake_play(&lake, "card 107; card 55; event shaded"); /* VC plays it */
    assert_closed(&lake, "event shaded", "5.5", "The first faction has played the event");
    assert_not_told(&lake, "operation rally");
}

static void r10_1_an_operation_tells_which_activity_does_not_go_with_it(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "saigon: arvn-troop 3 police 1; hue: us-troop 1");
    lake_operation(&lake, ARVN, OP_SWEEP, 0);
    assert_closed(&lake, "activity govern", "10.1", "does not go with this Operation");
    assert_not_told(&lake, "activity air-lift"); /* another faction's */
    lake_operation(&lake, ARVN, OP_SWEEP, OP_LIMITED);
    assert_closed(&lake, "activity raid", "5.7", "Limited");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r5_5_the_second_slot_tells_what_the_first_has_closed),
        cmocka_unit_test(r5_5_after_the_event_it_is_taken),
        cmocka_unit_test(r10_1_an_operation_tells_which_activity_does_not_go_with_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
