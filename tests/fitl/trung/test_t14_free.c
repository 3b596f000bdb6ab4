/* test_t14_free.c: what events give a bot for nothing: Limited Operations and special activities by
 * the cards of its deck [T14.9, T14.10]. */
#include "support/bot.h"

/* What was drawn is named, and the next LimOp draws behind it. */
static void t14_9_each_limited_operation_draws_anew(void **state)
{
    bot_given("bots=all", "hue: arvn-troop 3 police 1 ps; out-of-play: rangers 6");
    bot_deck("A G H J K L M");
    bot_event(ARVN, 50, UNSHADED);
    bot_plays(
        "1,1,1,1,1,1,1,1",
        "choose resources; trung G; limited train; space saigon; choose cubes; place arvn-troops 3;"
        " place police 3; pacify saigon; done; trung J; limited train; space da-nang;"
        " choose cubes; place arvn-troops 3; place police 3; pacify da-nang; done");
}

/* Nothing to be done by its cards is no reason to do what they do not say. */
static void t14_9_no_operation_is_simply_lost(void **state)
{
    bot_given("bots=all", "out-of-play: rangers 6 arvn-troops 30 police 30 arvn-bases 3");
    bot_deck("A G H J K L M");
    bot_event(ARVN, 50, UNSHADED);
    bot_plays("1,1,1,1,1,1", "choose resources; trung G; done; trung H; done");
}

/* B is drawn, and lifts; A would advise: by the deck, not by the alphabet. */
static void t14_10_the_deck_says_which_activity(void **state)
{
    bot_given("bots=all", "hue: us-troop 1 ranger 1 vc-guerrilla 1 n; saigon: us-troop 3 as;"
                          " binh-dinh: us-base 1 n");
    table.s.us_policy = POLICY_JFK;
    bot_deck("F B A C D E");
    bot_event(US, 69, UNSHADED);
    bot_plays("", "choose us-and-arvn; trung B; activity air-lift; from saigon; to binh-dinh;"
                  " group us-troop 2; done");
}

/* V back: as though it made Terror. */
static void t14_10_vc_subverts_where_it_would_attack(void **state)
{
    bot_given("bots=all", "patronage 10; ba-xuyen: vc-guerrilla 25 police 2 n");
    bot_deck("U V W X Y Z");
    bot_event(VC, 69, UNSHADED);
    bot_plays("6,6,6",
              "choose nva-and-vc; trung V; activity subvert; space ba-xuyen; choose remove; done");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t14_9_each_limited_operation_draws_anew),
        cmocka_unit_test(t14_9_no_operation_is_simply_lost),
        cmocka_unit_test(t14_10_the_deck_says_which_activity),
        cmocka_unit_test(t14_10_vc_subverts_where_it_would_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
