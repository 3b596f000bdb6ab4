/* test_desk_review.c: a game looked at again, as JSON, and the odds of a choice in one line. */
#include <stdlib.h>
#include <string.h>

#include "ai/review.h"
#include "core/guide.h"
#include "support/desk.h"

/* ---- Reviews --------------------------------------------------------------------------------- */

enum { MOVES = 10, ROLLOUTS = 400 };

/* With 5 sticks left and a 4 on the die, blue leaves one, which red takes whatever he rolls. */
static Match *play_blunder(void)
{
    Match *match = desk_match("nim", "sticks=15");
    desk_play_words(match, "roll 4; take 4; roll 4; take 4; roll 2; take 2; roll 4; take 4; roll 1;"
                           "take 1");
    assert_int_equal(match_count(match), MOVES);
    return match;
}

static Review *review_match(const Match *match)
{
    Action actions[MOVES];
    Walk walk;
    for (uint32_t i = 0; i < MOVES; i++)
        actions[i] = match_action(match, i);
    assert_true(walk_open(&walk, match));
    Review *review = review_open(match_game(match), walk.state, actions, MOVES, ROLLOUTS, 1);
    walk_close(&walk);
    assert_non_null(review);
    while (!review_run(review, 1000))
        continue;
    return review;
}

/* Of the page, what is told of one move. */
static void cut_move(Page *page, const char *number, const char *next)
{
    char *move = strstr(page->words, number), *end = strstr(page->words, next);
    assert_true(move != NULL && end != NULL && move < end);
    *end = '\0';
    memmove(page->words, move, strlen(move) + 1);
}

static void a_review_tells_every_seat_and_every_move(void **unused)
{
    Page *page = page_new();
    Match *match = play_blunder();
    Review *review = review_match(match);
    desk_review(review, match, LANG_EN, page_clear(page));
    page_check(page);
    page_has(page, "{\"game\":\"nim\",\"over\":true,\"done\":true,\"rollouts\":400,\"seats\":[{"
                   "\"seat\":\"red\"");
    page_has(page, "},{\"seat\":\"blue\",");
    assert_int_equal(page_count(page, "{\"seat\":"), 2);
    page_has(page, "]}],\"moves\":[{\"number\":1,\"turn\":1,\"actor\":\"chance\",");
    page_has(page, "{\"number\":10,\"turn\":5,\"actor\":\"red\",\"action\":\"take 1\"");
    page_has(page, "\"value\":{\"red\":1.0000,\"blue\":0.0000}");
    page_lacks(page, "\"number\":11");
    review_close(review);
    match_free(match);
    free(page);
}

static void a_mistake_is_numbered_and_shown_with_something_better(void **unused)
{
    Page *page = page_new();
    Match *match = play_blunder();
    Review *review = review_match(match);
    desk_review(review, match, LANG_EN, page_clear(page));
    page_has(page, "\"worst\":[8");
    cut_move(page, "{\"number\":8,", "{\"number\":9,");
    page_has(page, "\"action\":\"take 4\"");
    page_has(page, "\"better\":{\"action\":\"take 1\"");
    review_close(review);
    match_free(match);
    free(page);
}

static void where_nothing_was_better_nothing_is_shown(void **unused)
{
    Page *page = page_new();
    Match *match = play_blunder();
    Review *review = review_match(match);
    desk_review(review, match, LANG_EN, page_clear(page));
    cut_move(page, "{\"number\":9,", "{\"number\":10,"); /* a roll of the die */
    page_lacks(page, "\"better\"");
    page_lacks(page, "\"cost\"");
    review_close(review);
    match_free(match);
    free(page);
}

/* ---- Odds ------------------------------------------------------------------------------------ */

/* The first seven lines, in one. */
static void join_lines(const char *lines, char *out)
{
    unsigned count = 0;
    strcpy(out, lines);
    for (char *at = out; *at != '\0'; at++) {
        if (*at != '\n')
            continue;
        count++;
        *at = at[1] == '\0' || count == 7 ? '\0' : ' ';
        if (*at == '\0')
            return;
    }
}

static bool forecast(const Match *match, const State *state, uint8_t place, char *page, size_t size)
{
    Text text;
    text_init(&text, page, size);
    return guide_forecast(match_game(match), state, match_actor(match), place, LANG_EN, &text);
}

/* By the position that the choice leads to or, where it says nothing, by the one it is made in. */
static void assert_foretold(const Match *match, Action action, const char *told)
{
    static char page[1 << 14], wanted[1 << 14];
    const Game *game = match_game(match);
    const uint8_t place = guide_place_of(game, match_state(match), action);
    State *after = malloc(game->rules->state_size);
    assert_non_null(after);
    memcpy(after, match_state(match), game->rules->state_size);
    game_apply(game, after, action);
    assert_true(forecast(match, after, place, page, sizeof page) ||
                forecast(match, match_state(match), place, page, sizeof page));
    join_lines(page, wanted);
    assert_string_equal(told, wanted);
    free(after);
}

static void the_odds_of_a_combat_are_told_in_one_line(void **unused)
{
    unsigned foretold = 0, placeless = 0;
    Rng rng;
    rng_seed(&rng, 11);
    Match *match = desk_match("saigon75", NULL);
    for (; match_actor(match) != SEAT_NOBODY; desk_play_random(match, 1, &rng)) {
        const Game *game = match_game(match);
        ActionList list;
        match_legal(match, &list);
        for (uint32_t i = 0; i < list.count && !list.chance; i++) {
            const Action action = list.action[i];
            TEXT(text, told, 1 << 12);
            if (desk_odds(game, match_state(match), match_actor(match), action, LANG_EN, &text)) {
                assert_foretold(match, action, told);
                foretold++;
                continue;
            }
            assert_string_equal(told, "");
            assert_string_not_equal(game->rules->verbs[action.verb].word, "attack");
            placeless += guide_place_of(game, match_state(match), action) == PLACE_NONE;
        }
    }
    assert_true(foretold > 5 && placeless > 5);
    match_free(match);
}

static void a_game_without_forecasts_tells_no_odds(void **unused)
{
    Match *match = desk_match("nim", NULL);
    TEXT(text, told, 64);
    desk_play_words(match, "roll 3");
    ActionList list;
    match_legal(match, &list);
    assert_false(
        desk_odds(match_game(match), match_state(match), 0, list.action[0], LANG_EN, &text));
    assert_string_equal(told, "");
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_review_tells_every_seat_and_every_move),
        cmocka_unit_test(a_mistake_is_numbered_and_shown_with_something_better),
        cmocka_unit_test(where_nothing_was_better_nothing_is_shown),
        cmocka_unit_test(the_odds_of_a_combat_are_told_in_one_line),
        cmocka_unit_test(a_game_without_forecasts_tells_no_odds),
    };
    return cmocka_run_group_tests_name("desk_review", tests, NULL, NULL);
}
