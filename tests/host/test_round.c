/* test_round.c: what needs nobody happens, and what a game waits for then. Nim, a game of tricks
 * (support/tricks.h) with forced answers, and positions of somebody's own that end nowhere. */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "host/host.h"
#include "support/check.h"
#include "support/desk.h"
#include "support/tricks.h"

static Match *tricks(void)
{
    Problem problem = {0};
    return match_new(&tricks_rules, NULL, NULL, &problem);
}

static void play(Match *match, const char *words)
{
    const Reason *reason = match_play_text(match, words);
    if (reason)
        fail_msg("%s: %s", words, reason->message);
}

/* ---- Settle ---------------------------------------------------------------------------------- */

static void dice_fall_until_somebody_must_choose(void **unused)
{
    Dice dice = {0};
    rng_seed(&dice.rng, 1);
    Match *match = desk_match("saigon75", NULL);
    ActionList list;
    assert_int_equal(host_wait(match), WAIT_STEP);
    while (host_settle(match, &dice) == WAIT_PERSON) {
        assert_true(match_actor(match) < 2);
        match_legal(match, &list);
        assert_true(list.count > 1);
        assert_null(match_play(match, list.action[rng_below(&dice.rng, list.count)]));
    }
    assert_int_equal(host_wait(match), WAIT_NOTHING);
    assert_int_equal(match_actor(match), SEAT_NOBODY);
    match_free(match);
}

static void dice_on_a_real_table_wait_to_be_told(void **unused)
{
    Dice dice = {0};
    rng_seed(&dice.rng, 1);
    Match *match = desk_match("saigon75", NULL);
    match_set_table(match, true);
    assert_int_equal(host_settle(match, &dice), WAIT_TABLE);
    assert_int_equal(match_count(match), 0);
    desk_play_words(match, "lies 3 da_nang; lies 5 binh_dinh");
    const Rng before = dice.rng;
    host_settle(match, &dice); /* the last token has one place left: nothing is drawn for it */
    assert_int_equal(match_count(match), 3);
    assert_memory_equal(&dice.rng, &before, sizeof before);
    assert_int_equal(match_actor(match), 1);
    match_free(match);
}

static void an_only_answer_is_given_and_logged(void **unused)
{
    Dice dice = {0};
    Match *match = tricks();
    assert_int_equal(host_wait(match), WAIT_PERSON);
    assert_false(host_step(match, &dice, NULL, NULL));
    play(match, "pick 3");
    assert_int_equal(host_wait(match), WAIT_STEP);
    assert_int_equal(host_settle(match, &dice), WAIT_PERSON);
    assert_int_equal(match_count(match), 2);
    assert_int_equal(match_action(match, 1).a, 1);
    assert_int_equal(match_actor_of(match, 1), 0);
    match_free(match);
}

static void a_step_is_one_action(void **unused)
{
    Dice dice = {0};
    rng_seed(&dice.rng, 3);
    Match *match = desk_match("saigon75", NULL);
    assert_true(host_step(match, &dice, NULL, NULL));
    assert_int_equal(match_count(match), 1);
    assert_int_equal(match_actor_of(match, 0), SEAT_CHANCE);
    match_free(match);
}

static unsigned renewed;

static void renew(Rng *rng)
{
    renewed++;
    rng_seed(rng, 99);
}

static void each_roll_may_have_a_generator_of_its_own(void **unused)
{
    Dice dice = {.renew = renew}, same = {0};
    Match *match = desk_match("nim", NULL), *other = desk_match("nim", NULL);
    renewed = 0;
    assert_int_equal(host_settle(match, &dice), WAIT_PERSON);
    assert_int_equal(renewed, 1);
    rng_seed(&same.rng, 99);
    host_settle(other, &same);
    assert_int_equal(match_action(match, 0).a, match_action(other, 0).a);
    match_free(match);
    match_free(other);
}

/* ---- Computers ------------------------------------------------------------------------------- */

typedef struct Asked {
    unsigned times;
    Seat seat;
    bool later;
} Asked;

static uint32_t choose(void *context, Seat seat, const ActionList *list)
{
    Asked *asked = context;
    assert_true(list->count > 1);
    asked->times++;
    asked->seat = seat;
    return asked->later ? CHOOSE_LATER : 0;
}

static void a_computer_is_asked_where_it_has_a_choice(void **unused)
{
    Dice dice = {0};
    Asked asked = {0};
    rng_seed(&dice.rng, 1);
    Match *match = desk_match("nim", NULL);
    match_set_seat(match, 0, "random", "");
    assert_int_equal(host_settle(match, &dice), WAIT_COMPUTER);
    assert_int_equal(host_run(match, &dice, choose, &asked), WAIT_PERSON);
    assert_int_equal(match_actor(match), 1);
    assert_int_equal(asked.times, 1);
    assert_int_equal(asked.seat, 0);
    match_free(match);
}

static void who_still_thinks_is_waited_for(void **unused)
{
    Dice dice = {0};
    Asked asked = {.later = true};
    rng_seed(&dice.rng, 1);
    Match *match = desk_match("nim", NULL);
    match_set_seat(match, 0, "random", "");
    assert_int_equal(host_run(match, &dice, choose, &asked), WAIT_COMPUTER);
    assert_int_equal(asked.times, 1);
    assert_int_equal(match_count(match), 1); /* the die */
    match_free(match);
}

static void computers_alone_come_to_an_end(void **unused)
{
    Dice dice = {0};
    Asked asked = {0};
    rng_seed(&dice.rng, 5);
    Match *match = desk_match("nim", NULL);
    match_set_seat(match, 0, "random", "");
    match_set_seat(match, 1, "random", "");
    assert_int_equal(host_people(match), 0);
    assert_int_equal(host_run(match, &dice, choose, &asked), WAIT_NOTHING);
    assert_true(asked.times > 1);
    match_free(match);
}

/* ---- Answers --------------------------------------------------------------------------------- */

static void only_who_is_asked_may_answer(void **unused)
{
    Match *match = tricks();
    assert_string_equal(host_answer(match, 1, "pick 1")->message, "match.refuse_turn");
    assert_string_equal(host_answer(match, SEAT_WATCHER, "pick 1")->message,
                        "match.refuse_watcher");
    assert_string_equal(host_answer(match, 0, "dance")->message, "match.refuse_words");
    assert_int_equal(match_count(match), 0);
    assert_null(host_answer(match, 0, "pick 1"));
    assert_int_equal(match_count(match), 1);
    match_free(match);
}

/* Saigon 75 where South may move: a unit is named before its way. */
static Match *moving(void)
{
    Dice dice = {0};
    ActionList list;
    rng_seed(&dice.rng, 5);
    Match *match = desk_match("saigon75", NULL);
    for (;;) {
        assert_int_equal(host_settle(match, &dice), WAIT_PERSON);
        match_legal(match, &list);
        for (uint32_t i = 0; i < list.count; i++)
            if (match_actor(match) == 1 && guide_begins(match_game(match), list.action[i]))
                return match;
        assert_null(match_play(match, list.action[rng_below(&dice.rng, list.count)]));
    }
}

static void print_first(const Match *match, bool begins, Text *out)
{
    ActionList list;
    match_legal(match, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        if (guide_begins(match_game(match), list.action[i]) != begins)
            continue;
        action_print(match_game(match), list.action[i], out);
        return;
    }
    fail_msg("there is no such choice");
}

static void a_line_of_answers_is_played_whole(void **unused)
{
    Refusal refusal;
    Match *match = moving();
    const uint32_t before = match_count(match);
    TEXT(line, words, 400);
    print_first(match, true, &line);
    Match *copy = match_copy(match);
    assert_null(match_play_text(copy, words));
    text_add(&line, " ;  ");
    print_first(copy, false, &line);
    match_free(copy);
    assert_true(host_answers(match, 1, words, &refusal));
    assert_int_equal(match_count(match), before + 2);
    assert_null(refusal.reason);
    match_free(match);
}

static void a_line_of_answers_is_refused_whole(void **unused)
{
    Refusal refusal;
    Match *match = moving();
    const uint32_t before = match_count(match);
    TEXT(line, words, 400);
    print_first(match, true, &line);
    text_add(&line, "; to elephant");
    assert_false(host_answers(match, 1, words, &refusal));
    assert_string_equal(refusal.reason->message, "match.refuse_words");
    assert_string_equal(refusal.words, "to elephant");
    assert_int_equal(match_count(match), before);
    assert_non_null(match_redo_limit(match));
    match_free(match);
}

static void the_only_answer_may_be_told_or_left_out(void **unused)
{
    Refusal refusal;
    Match *told = tricks(), *left = tricks();
    ActionList list;
    TEXT(line, words, 400);
    assert_true(host_answers(left, 0, "pick 1", &refusal));
    while (host_wait(left) != WAIT_STEP)
        assert_true(host_answers(left, match_actor(left), "pick 1", &refusal));
    match_legal(left, &list);
    const Seat who = match_actor(left);
    action_print(match_game(left), list.action[0], &line);
    match_free(told);
    told = match_copy(left);
    assert_true(host_answers(told, who, words, &refusal));
    assert_int_equal(match_count(told), match_count(left) + 1);
    match_free(told);
    match_free(left);
}

static void no_line_of_answers_does_harm(void **unused)
{
    static const char *const lines[] = {
        "",        ";",        ";;;;;",         "   ",          "; pick 1",
        "pick 1;", "pick 1;;", "pick 1; dance", "dance; pick 1"};
    Refusal refusal;
    char *long_line = malloc(70000);
    assert_non_null(long_line);
    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        Match *match = tricks();
        const bool good = host_answers(match, 0, lines[i], &refusal);
        assert_true(good == (refusal.reason == NULL));
        assert_true(good || match_count(match) == 0);
        match_free(match);
    }
    Match *match = tricks();
    memset(long_line, ' ', 69999);
    memcpy(long_line, "pick 1", 6);
    long_line[69998] = 'x';
    long_line[69999] = '\0';
    assert_false(host_answers(match, 0, long_line, &refusal));
    memset(long_line, ';', 69999);
    assert_false(host_answers(match, 0, long_line, &refusal));
    assert_int_equal(match_count(match), 0);
    match_free(match);
    free(long_line);
}

/* ---- Games that cannot be played ------------------------------------------------------------- */

static bool forbidding; /* whatever is taken now breaks the position */

static const char *check(const Game *game, const State *state)
{
    return forbidding ? "sticks" : NULL;
}

static void a_game_that_is_stuck_waits_for_nobody(void **unused)
{
    Rules odd = *game_find("nim");
    Problem problem = {0};
    Dice dice = {0};
    Asked asked = {0};
    odd.check = check;
    forbidding = false;
    Match *match = match_new_at(&odd, NULL, NULL, "sticks 9 turn 3 roll 3", &problem);
    assert_non_null(match);
    match_set_seat(match, 0, "random", "");
    match_set_seat(match, 1, "random", "");
    forbidding = true;
    assert_int_equal(host_run(match, &dice, choose, &asked), WAIT_NOBODY);
    assert_int_equal(asked.times, 0);
    assert_int_equal(match_count(match), 0);
    match_free(match);
}

/* ---- News ------------------------------------------------------------------------------------ */

static void everybody_is_told_what_he_has_not_seen(void **unused)
{
    News news = {0};
    Match *match = tricks();
    assert_int_equal(news_for(&news, 0), 0);
    play(match, "pick 3");
    news_tell(&news, match, 0);
    assert_int_equal(news_for(&news, 0), 2);
    assert_int_equal(news_for(&news, 1), 0);
    news_tell(&news, match, SEAT_WATCHER);
    assert_int_equal(news_for(&news, SEAT_WATCHER), 2);
    assert_true(match_undo(match));
    news_forget(&news, match);
    assert_int_equal(news_for(&news, 0), 1);
    match_free(match);
}

static void a_resumed_game_is_told_from_ones_own_last_action(void **unused)
{
    News news;
    Match *match = tricks();
    const char *const words[] = {"pick 1", "pick 1", "pick 1", "pick 1", "roll 1"};
    for (size_t i = 0; i < COUNT_OF(words); i++)
        play(match, words[i]);
    news_begin(&news, match);
    assert_int_equal(news_for(&news, 0), 4);
    assert_int_equal(news_for(&news, 1), 0);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dice_fall_until_somebody_must_choose),
        cmocka_unit_test(dice_on_a_real_table_wait_to_be_told),
        cmocka_unit_test(an_only_answer_is_given_and_logged),
        cmocka_unit_test(a_step_is_one_action),
        cmocka_unit_test(each_roll_may_have_a_generator_of_its_own),
        cmocka_unit_test(a_computer_is_asked_where_it_has_a_choice),
        cmocka_unit_test(who_still_thinks_is_waited_for),
        cmocka_unit_test(computers_alone_come_to_an_end),
        cmocka_unit_test(only_who_is_asked_may_answer),
        cmocka_unit_test(a_line_of_answers_is_played_whole),
        cmocka_unit_test(a_line_of_answers_is_refused_whole),
        cmocka_unit_test(the_only_answer_may_be_told_or_left_out),
        cmocka_unit_test(no_line_of_answers_does_harm),
        cmocka_unit_test(a_game_that_is_stuck_waits_for_nobody),
        cmocka_unit_test(everybody_is_told_what_he_has_not_seen),
        cmocka_unit_test(a_resumed_game_is_told_from_ones_own_last_action),
    };
    return cmocka_run_group_tests_name("round", tests, NULL, NULL);
}
