/* test_desk_moment.c: the position at a glance: strip, plates, parts of the story. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "support/desk.h"

static const char setup[] = "lies 3 da_nang; lies 5 quang_tri; lies 7 binh_dinh";

/* Plays as one plays, so that there are combats and deserters: so many actions, or to the end. */
static void play_on(Match *match, uint32_t actions, Rng *rng)
{
    const Game *game = match_game(match);
    const Policy *policy = game->rules->policies;
    ActionList list;
    while (strcmp(policy->word, "heuristic") != 0)
        policy++;
    for (uint32_t i = 0; i < actions && match_actor(match) != SEAT_NOBODY; i++) {
        match_legal(match, &list);
        const uint32_t index = list.chance ? game_draw(&list, rng)
                                           : policy->choose(game, match_state(match), &list, rng);
        assert_null(match_play(match, list.action[index]));
    }
}

/* ---- Parts of the story ---------------------------------------------------------------------- */

enum { PARTS_MAX = 512, PART_SIZE = 64 };

/* The words of all chapters of a story, each time another begins. */
static unsigned list_chapters(const Page *page, char part[PARTS_MAX][PART_SIZE])
{
    static const char mark[] = "\"chapter\":{\"word\":\"";
    unsigned count = 0;
    for (const char *at = page->words; (at = strstr(at, mark)) != NULL; at++) {
        char word[PART_SIZE];
        slice_copy((Slice){at + sizeof mark - 1, strcspn(at + sizeof mark - 1, "\"")}, word,
                   sizeof word);
        if (count > 0 && strcmp(part[count - 1], word) == 0)
            continue;
        assert_true(count < PARTS_MAX);
        memcpy(part[count++], word, sizeof word);
    }
    return count;
}

static void a_chapter_that_is_left_does_not_come_back(void **unused)
{
    static char part[PARTS_MAX][PART_SIZE];
    Page *page = page_new();
    Rng rng;
    for (uint32_t game = 0; game < game_list_count; game++) {
        Match *match = desk_match(game_list[game]->word, NULL);
        rng_seed_stream(&rng, 40, game);
        desk_play_random(match, 700, &rng);
        desk_log(match, SEAT_WATCHER, LANG_EN, 0, 700, page_clear(page));
        page_check(page);
        assert_int_equal(page_count(page, "\"chapter\":{"), match_count(match));
        const unsigned count = list_chapters(page, part);
        for (unsigned i = 0; i < count; i++)
            for (unsigned j = i + 1; j < count; j++)
                assert_string_not_equal(part[i], part[j]);
        match_free(match);
    }
    free(page);
}

static void a_combat_is_told_from_its_beginning_to_its_end(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    Rng rng;
    rng_seed(&rng, 8);
    while (match_actor(match) != SEAT_NOBODY) {
        play_on(match, 1, &rng);
        const State *s = match_state(match);
        desk_log(match, SEAT_WATCHER, LANG_EN, match_count(match) - 1, 1, page_clear(page));
        if (s->combat.province < PROVINCES)
            page_has(page, "\"combat\":{\"place\":\"");
        else if (s->turn == 0)
            page_lacks(page, "\"combat\":{");
    }
    desk_log(match, SEAT_WATCHER, LANG_EN, 0, 5000, page_clear(page));
    page_has(page, "\"number\":2,\"title\":\"");
    page_has(page, ": North 3 dice, South ");
    match_free(match);
    free(page);
}

/* The heuristic fights; an action may end a combat and begin the next, or the next phase. */
static void the_end_of_a_combat_is_told_apart_from_what_comes_after_it(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    Rng rng;
    unsigned ends = 0, more = 0;
    rng_seed(&rng, 8);
    while (match_actor(match) != SEAT_NOBODY) {
        const bool fought = match_state(match)->combat.province < PROVINCES;
        const uint8_t where = match_state(match)->combat.province;
        play_on(match, 1, &rng);
        const State *s = match_state(match);
        desk_log(match, SEAT_WATCHER, LANG_EN, match_count(match) - 1, 1, page_clear(page));
        if (!fought || s->combat.province == where) {
            page_lacks(page, "\"notes\":0");
            continue;
        }
        const unsigned told = guide_fight_notes(match_game(match), s);
        const char *words = strstr(page->words, "\",\"notes\":");
        assert_non_null(words); /* some notes tell this viewer nothing */
        assert_true(strtoul(words + strlen("\",\"notes\":"), NULL, 10) <= told);
        more += told < flow_at(s)->note_count;
        ends++;
        for (unsigned i = 0; i < told; i++)
            assert_true(flow_at(s)->note[i].kind != N_COMBAT &&
                        flow_at(s)->note[i].kind != N_PHASE);
    }
    assert_true(ends > 10 && more > 2);
    match_free(match);
    free(page);
}

/* ---- The strip ------------------------------------------------------------------------------- */

static void every_game_has_a_moment_in_states_and_frames(void **unused)
{
    Page *page = page_new();
    Rng rng;
    for (uint32_t game = 0; game < game_list_count; game++) {
        Match *match = desk_match(game_list[game]->word, NULL);
        rng_seed_stream(&rng, 41, game);
        desk_play_random(match, 40, &rng);
        desk_state(match, SEAT_WATCHER, LANG_FR, page_clear(page));
        page_check(page);
        page_has(page, "\"moment\":{\"strip\":[");
        page_has(page, "\"plates\":[{\"seat\":\"");
        desk_frames(match, SEAT_WATCHER, LANG_IT, 0, 20, page_clear(page));
        page_check(page);
        assert_int_equal(page_count(page, "\"moment\":{\"strip\":["),
                         page_count(page, "\"chapter\":{"));
        desk_log(match, SEAT_WATCHER, LANG_IT, 0, 20, page_clear(page));
        page_lacks(page, "\"moment\"");
        match_free(match);
    }
    free(page);
}

/* The words of the cell that tell what may desert, from the board's table [11.1, 11.4]. */
static void expect_desertion(const Match *match, char words[PART_SIZE])
{
    const uint8_t *row = s75_desertion_row(match_game(match), match_state(match));
    const State *s = match_state(match);
    const unsigned steps = s75_steps_in(s, s75_on_map(s) & SV_UNITS);
    unsigned low = UINT32_MAX, high = 0;
    for (unsigned i = 0; row && i < 6; i++) {
        const unsigned points = least(row[i], steps);
        low = least(low, points);
        high = points > high ? points : high;
    }
    if (!row)
        snprintf(words, PART_SIZE, "nobody deserts yet");
    else if (low == high)
        snprintf(words, PART_SIZE, "%u step", low);
    else
        snprintf(words, PART_SIZE, "%u to %u steps desert at the end", low, high);
}

static void the_strip_tells_what_the_table_says_of_desertion(void **unused)
{
    Page *page = page_new();
    char words[PART_SIZE], title[PART_SIZE];
    unsigned tests = 0;
    Rng rng;
    for (uint32_t game = 0; game < 4; game++) {
        Match *match = desk_match("saigon75", game % 2 ? "edition=1" : NULL);
        rng_seed_stream(&rng, 42, game);
        for (; match_actor(match) != SEAT_NOBODY; play_on(match, 7, &rng)) {
            const State *s = match_state(match);
            if (s->desertion_die)
                continue;
            expect_desertion(match, words);
            snprintf(title, sizeof title, "\"North holds %u\"",
                     count_provinces(s75_controlled_by_nv(s)));
            desk_state(match, 1, LANG_EN, page_clear(page));
            page_has(page, words);
            page_has(page, title);
            tests += s75_desertion_row(match_game(match), s) != NULL;
        }
        match_free(match);
    }
    assert_true(tests > 20);
    free(page);
}

static void the_aim_and_the_token_are_told_to_each_side(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, setup);
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_has(page, "\"title\":\"Take Saigon\",\"line\":\"by the end of turn 8\"");
    page_has(page, "\"number\":3,\"title\":\"Đà Nẵng\",\"line\":\"token in turn 3: to the South\"");
    desk_state(match, 1, LANG_EN, page_clear(page));
    page_has(page, "\"title\":\"Hold Saigon\",\"line\":\"to the end of turn 8\"");
    page_has(page, "token in turn 3: to you");
    desk_state(match, SEAT_WATCHER, LANG_EN, page_clear(page));
    page_has(page, "\"title\":\"Saigon decides\"");
    match_free(match);
    free(page);
}

/* A board of somebody's own: the zone touches Saigon, and deserters go from the first. */
static Match *open_own_board(void)
{
    static char text[1 << 16];
    const Rules *rules = game_find("saigon75");
    uint8_t option[OPTIONS_MAX] = {0};
    Problem problem;
    assert_true(strlen(saigon75_board_text) < sizeof text);
    memcpy(text, saigon75_board_text, strlen(saigon75_board_text) + 1);
    char *saigon = strstr(text, "\nsaigon\tSaigon\t0"), *none = strstr(text, "\n0\t0\t0\t0\t");
    assert_non_null(saigon);
    assert_non_null(none);
    saigon[strlen("\nsaigon\tSaigon\t")] = '1';
    none[strlen("\n0\t")] = '9';
    Match *match = match_new(rules, option, text, &problem); /* edition 1 tests always */
    assert_non_null(match);
    return match;
}

static void a_board_of_ones_own_is_told_by_its_own_values(void **unused)
{
    Page *page = page_new();
    Match *match = open_own_board();
    Rng rng;
    rng_seed(&rng, 48);
    desk_play_words(match, setup);
    desk_state(match, 1, LANG_EN, page_clear(page));
    page_has(page, "\"Saigon 2 : 22\"");
    page_has(page, "\"0 to 9 steps desert at the end\"");
    page_has(page, "\"mood\":\"alarm\"");
    while (match_actor(match) != SEAT_NOBODY) {
        play_on(match, 5, &rng);
        desk_state(match, match_state(match)->active, (Lang)(match_count(match) % LANG_COUNT),
                   page_clear(page));
        page_check(page);
    }
    match_free(match);
    free(page);
}

/* ---- Choices --------------------------------------------------------------------------------- */

static unsigned step_of(const Match *match) { return flow_now(match_state(match))->step; }

/* Plays on until somebody is asked this; false: the game ended before. */
static bool play_to(Match *match, unsigned step, unsigned active, Rng *rng)
{
    do
        play_on(match, 1, rng);
    while (match_actor(match) != SEAT_NOBODY &&
           (step_of(match) != step || match_state(match)->active != active));
    return match_actor(match) != SEAT_NOBODY;
}

/* The board draws as fighting who the odds count, and nobody else. */
static void must_take_part_there(const State *s, unsigned place, const Outlook *outlook)
{
    for (unsigned side = 0; side < 2; side++) {
        assert_true(outlook->takers[side]);
        assert_false(outlook->takers[side] & ~(s->at[place] & s75_side_units[side]));
        assert_true(outlook->taker_kind == ARG_UNIT);
    }
}

/* What the forecast says of a place has the two chances of the choice in it. */
static void must_agree_with_forecast(const Match *match, Action attack)
{
    const Game *game = match_game(match);
    TEXT(text, forecast, 1 << 14);
    Outlook outlook;
    guide_outlook(game, match_state(match), attack, LANG_EN, &outlook);
    const bool good =
        guide_forecast(game, match_state(match), match_actor(match), attack.a, LANG_EN, &text);
    assert_int_equal(outlook.known, good && !strstr(forecast, "There is no combat"));
    if (!outlook.known)
        return;
    Slice rest = slice_of(outlook.odds), part;
    while (slice_cut(&rest, ' ', &part)) {
        char word[16];
        slice_copy(part, word, sizeof word);
        if (strchr(word, '%'))
            assert_non_null(strstr(forecast, word));
    }
    assert_true(outlook.good >= 0 && outlook.good <= 1 && outlook.bad >= 0 && outlook.bad <= 1);
    assert_true(outlook.dice[0] <= DICE_MAX && outlook.dice[1] <= DICE_MAX);
    must_take_part_there(match_state(match), attack.a, &outlook);
}

static void the_odds_of_an_attack_are_those_of_the_forecast(void **unused)
{
    unsigned seen = 0;
    ActionList list;
    Rng rng;
    for (uint32_t game = 0; game < 3; game++) {
        Match *match = desk_match("saigon75", game % 2 ? "edition=1" : NULL);
        rng_seed_stream(&rng, 43, game);
        while (play_to(match, DECLARE, game % 2, &rng)) {
            match_legal(match, &list);
            for (uint32_t i = 0; i < list.count; i++, seen++)
                if (list.action[i].verb == V_ATTACK)
                    must_agree_with_forecast(match, list.action[i]);
        }
        match_free(match);
    }
    assert_true(seen > 30);
}

static void choices_in_a_combat_have_odds_for_who_is_asked(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    Rng rng;
    rng_seed(&rng, 44);
    assert_true(play_to(match, DEFENDER_BONUS, 0, &rng));
    desk_state(match, 1, LANG_EN, page_clear(page));
    page_has(page, "% held · ");
    page_has(page, "\"sides\":[{\"seat\":\"nv\",\"dice\":");
    page_has(page, "\"primary\":true");
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_lacks(page, "\"odds\"");
    match_free(match);
    free(page);
}

/* Sending all at once tells its price as sending each alone does [5.3]. */
static void everybody_who_can_says_what_it_costs(void **unused)
{
    unsigned seen = 0;
    ActionList list;
    Rng rng;
    for (uint32_t game = 0; game < 4; game++) {
        Match *match = desk_match("saigon75", NULL);
        rng_seed_stream(&rng, 46, game);
        while (play_to(match, COMMIT, game % 2, &rng)) {
            match_legal(match, &list);
            for (uint32_t i = 0; i < list.count; i++) {
                Outlook outlook;
                State after = *match_state(match);
                char price[64];
                if (list.action[i].verb != V_COMMIT_ALL)
                    continue;
                guide_outlook(match_game(match), match_state(match), list.action[i], LANG_EN,
                              &outlook);
                game_apply(match_game(match), &after, list.action[i]);
                const unsigned paid = after.spent - match_state(match)->spent;
                snprintf(price, sizeof price, "%u activation%s", paid, paid == 1 ? "" : "s");
                assert_string_equal(outlook.line, price);
                seen++;
            }
        }
        match_free(match);
    }
    assert_true(seen > 3);
}

/* What is left to be activated, less what combats could still use. */
static void activations_that_would_lapse_are_asked_about(void **unused)
{
    Page *page = page_new();
    unsigned warned = 0, silent = 0;
    Rng rng;
    for (uint32_t game = 0; game < 4; game++) {
        Match *match = desk_match("saigon75", NULL);
        rng_seed_stream(&rng, 45, game);
        while (play_to(match, MOVE_UNIT, game % 2, &rng)) {
            desk_state(match, (Seat)(game % 2), LANG_EN, page_clear(page));
            const bool warns = strstr(page->words, " would lapse, and units can still move.");
            if (!s75_activations_left(match_game(match), match_state(match)))
                assert_false(warns);
            warned += warns;
            silent += !warns;
        }
        match_free(match);
    }
    assert_true(warned > 10 && silent > 10);
    free(page);
}

/* [13.1] While a unit could still go there, and after that while one could still attack. */
static void who_leaves_saigon_open_is_asked_first(void **unused)
{
    Page *page = page_new();
    unsigned asked = 0;
    Rng rng;
    for (uint32_t game = 0; game < 6; game++) {
        Match *match = desk_match("saigon75", NULL);
        rng_seed_stream(&rng, 46, game);
        while (play_to(match, MOVE_UNIT, 1, &rng)) {
            desk_state(match, 1, LANG_EN, page_clear(page));
            const bool asks = strstr(page->words, "\"warning\":{\"sentence\":\"Saigon: ");
            assert_true(!asks || strstr(page->words, "\"title\":\"Saigon "));
            if (asks)
                page_has(page, "\"mood\":\"alarm\",\"rule\":\"13.1\"");
            asked += asks;
        }
        match_free(match);
    }
    assert_true(asked > 3);
    free(page);
}

/* Also when results have taken all units of a side out of the combat. */
static void no_sentence_about_a_combat_leaves_out_who_fights(void **unused)
{
    Page *page = page_new();
    unsigned told = 0;
    ActionList list;
    Rng rng;
    Match *match = desk_match("saigon75", NULL);
    for (rng_seed(&rng, 47); match_actor(match) != SEAT_NOBODY; play_on(match, 1, &rng)) {
        match_legal(match, &list);
        for (uint32_t i = 0; i < list.count && match_actor(match) < 2; i++)
            told += desk_odds(match_game(match), match_state(match), SEAT_REFEREE, list.action[i],
                              LANG_EN, page_clear(page));
        page_lacks(page, "with .");
        page_lacks(page, "Against .");
        page_lacks(page, ": .");
    }
    assert_true(told > 50);
    match_free(match);
    free(page);
}

static void who_waits_is_not_spoken_to_as_if_he_were_asked(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, setup);
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_has(page, "\"prompt\":\"Place the River Patrols in provinces of the Mekong (2 left).\"");
    desk_play_words(match, "place river1 ca_mau; place river2 can_tho");
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_has(page, "\"prompt\":\"Place the additional units in South Vietnam (10 left).\"");
    match_free(match);
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chapter_that_is_left_does_not_come_back),
        cmocka_unit_test(a_combat_is_told_from_its_beginning_to_its_end),
        cmocka_unit_test(the_end_of_a_combat_is_told_apart_from_what_comes_after_it),
        cmocka_unit_test(every_game_has_a_moment_in_states_and_frames),
        cmocka_unit_test(the_strip_tells_what_the_table_says_of_desertion),
        cmocka_unit_test(the_aim_and_the_token_are_told_to_each_side),
        cmocka_unit_test(a_board_of_ones_own_is_told_by_its_own_values),
        cmocka_unit_test(the_odds_of_an_attack_are_those_of_the_forecast),
        cmocka_unit_test(choices_in_a_combat_have_odds_for_who_is_asked),
        cmocka_unit_test(everybody_who_can_says_what_it_costs),
        cmocka_unit_test(activations_that_would_lapse_are_asked_about),
        cmocka_unit_test(who_leaves_saigon_open_is_asked_first),
        cmocka_unit_test(no_sentence_about_a_combat_leaves_out_who_fights),
        cmocka_unit_test(who_waits_is_not_spoken_to_as_if_he_were_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
