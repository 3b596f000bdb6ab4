/* test_desk_play.c: playing at the desk: who may, what is refused and why, what follows by itself.
 */
#include <stdlib.h>
#include <string.h>

#include "desk/inside.h"
#include "host/host.h"
#include "support/desk.h"

static const char tokens_lie[] = "lies 3 da_nang; lies 5 binh_dinh; lies 7 quang_tri";

static void an_illegal_action_gets_a_sentence_and_a_rule(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    desk_why(match, 1, LANG_EN, "place river1 ca_mau", page_clear(page));
    page_has(page, "{\"good\":true}");
    desk_why(match, 1, LANG_EN, "place river1 hue", page_clear(page));
    page_check(page);
    page_has(page, "{\"good\":false,\"sentence\":\"");
    page_has(page, "\"rule\":\"3.2\",\"cite\":\"[3.2 · printed C.3]\"}");
    page_lacks(page, "[3.2]"); /* the number is a field of its own */
    desk_why(match, 1, LANG_EN, "sing", page_clear(page));
    page_has(page, "“sing” is not an action of this game.\",\"rule\":null,\"cite\":null}");
    assert_int_equal(match_count(match), 3);
    match_free(match);
    free(page);
}

static void endless_words_are_cut_after_a_whole_letter(void **unused)
{
    enum { LENGTH = 9000 };
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    char *words = malloc(LENGTH + 1);
    for (int i = 0; i < LENGTH; i++)
        words[i] = i % 3 == 0 ? '\xe1' : i % 3 == 1 ? '\xba' : '\xbf'; /* ế, again and again */
    words[LENGTH] = '\0';
    desk_play_words(match, tokens_lie);
    desk_why(match, 1, LANG_EN, words, page_clear(page));
    page_check(page);
    page_has(page, "\xe1\xba\xbf” is not an action");
    desk_why_thing(match, 1, LANG_EN, words, page_clear(page));
    page_check(page);
    page_has(page, "\xe1\xba\xbf” in this game");
    free(words);
    match_free(match);
    free(page);
}

static void words_that_fit_are_not_cut(void **unused)
{
    char words[DESK_WORD + 1], buffer[DESK_WORD];
    memset(words, 'x', sizeof words);
    words[DESK_WORD] = '\0';
    assert_int_equal(strlen(desk_short(words, buffer)), DESK_WORD - 1);
    words[DESK_WORD - 1] = '\0';
    assert_ptr_equal(desk_short(words, buffer), words);
}

static const LookProblem *ask(const Match *match, const char *word, const char *first, Page *page)
{
    Rng rng;
    rng_seed(&rng, 1);
    const Look look = {.match = match, .viewer = 1, .lang = LANG_EN, .rng = &rng, .arg = {first}};
    return desk_question(word)->ask(&look, page_clear(page));
}

static void every_question_is_found_by_its_word(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    assert_null(desk_question("secrets"));
    assert_null(ask(match, "table", NULL, page));
    page_has(page, "{\"game\":\"saigon75\"");
    assert_null(ask(match, "frames", "-1", page));
    page_has(page, "{\"from\":-1,\"frames\":[{\"number\":0,");
    assert_null(ask(match, "places", "hue", page));
    page_has(page, "{\"place\":\"hue\"");
    assert_null(ask(match, "why", "sing", page));
    page_has(page, "{\"good\":false");
    assert_null(ask(match, "position", NULL, page));
    page_has(page, "{\"position\":\"");
    assert_null(ask(match, "explain", "3", page));
    page_has(page, "{\"action\":3,");
    match_free(match);
    free(page);
}

static const LookProblem *ask_position_at(const Match *match, Seat viewer, const char *at,
                                          Page *page)
{
    Rng rng;
    rng_seed(&rng, 5);
    const Look look = {
        .match = match, .viewer = viewer, .lang = LANG_EN, .rng = &rng, .arg = {"trial", at}};
    return desk_question("position")->ask(&look, page_clear(page));
}

/* Drawn by the same dice it is what could be had at that time, and nothing more. */
static void a_past_position_is_what_the_seat_knew_then(void **unused)
{
    enum { THEN = 20 };
    Page *then = page_new(), *now = page_new();
    Match *match = desk_match("saigon75", NULL);
    Rng rng;
    rng_seed(&rng, 9);
    desk_play_random(match, THEN, &rng);
    for (Seat seat = 0; seat < 2; seat++) {
        assert_null(ask_position_at(match, seat, NULL, then));
        page_has(then, "{\"position\":\"");
        Match *later = desk_match("saigon75", NULL);
        for (uint32_t i = 0; i < THEN; i++)
            assert_null(match_play(later, match_action(match, i)));
        desk_play_random(later, 60, &rng);
        assert_null(ask_position_at(later, seat, "20", now));
        assert_string_equal(then->words, now->words);
        assert_null(ask_position_at(later, seat, NULL, now));
        assert_string_not_equal(then->words, now->words);
        match_free(later);
    }
    assert_null(ask_position_at(match, SEAT_WATCHER, "3", now));
    assert_string_equal(now->words, "{\"position\":null}");
    match_free(match);
    free(then);
    free(now);
}

static void a_position_that_never_was_is_not_given(void **unused)
{
    static const char *const bad[] = {"21", "-1", "x", "", "4294967296", "1e1", " 1", "20 "};
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    Rng rng;
    rng_seed(&rng, 9);
    desk_play_random(match, 20, &rng);
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        assert_non_null(ask_position_at(match, 0, bad[i], page));
    match_free(match);
    free(page);
}

static void a_question_put_badly_has_no_answer(void **unused)
{
    static const struct {
        const char *word, *first;
        bool missing;
    } bad[] = {
        {"places", NULL, false}, {"places", "paris", true},       {"why", NULL, false},
        {"explain", "0", true},  {"explain", "99", true},         {"explain", "x", true},
        {"frames", "-2", false}, {"frames", "x", false},          {"state", "-2", false},
        {"state", "x", false},   {"frames", "4294967294", false},
    };
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        const LookProblem *problem = ask(match, bad[i].word, bad[i].first, page);
        assert_non_null(problem);
        assert_int_equal(problem->missing, bad[i].missing);
        assert_string_equal(page->words, "");
    }
    match_free(match);
    free(page);
}

static void news_bring_the_story_and_the_places_in_question(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    desk_news(match, 1, LANG_EN, 2, "hue", page_clear(page));
    page_check(page);
    page_has(page, "\"places\":[{\"place\":\"hue\",");
    page_has(page, "\"story\":{\"from\":2,\"frames\":[{\"number\":3,");
    page_has(page, "\"next\":3}}");
    desk_news(match, 1, LANG_EN, 99, NULL, page_clear(page));
    page_has(page, "\"places\":[],\"story\":{\"from\":3,\"frames\":[],\"next\":3}}");
    desk_news(match, 1, LANG_EN, DESK_NEVER, "hue", page_clear(page));
    page_lacks(page, "\"story\"");
    match_free(match);
    free(page);
}

/* While a combat is fought, the question is about its province whatever the choices name. */
static void a_combat_in_course_is_what_the_question_is_about(void **unused)
{
    static const char view[] = "\"combat\":{\"province\":", about[] = "\"about\":";
    Page *page = page_new();
    unsigned fought = 0;
    Rng rng;
    for (uint32_t number = 0; number < 6; number++) {
        Match *match = desk_match("saigon75", NULL);
        rng_seed_stream(&rng, 11, number);
        for (; match_actor(match) != SEAT_NOBODY; desk_play_random(match, 1, &rng)) {
            desk_state(match, match_actor(match), LANG_EN, page_clear(page));
            const char *place = strstr(page->words, view);
            if (!place)
                continue;
            place += sizeof view - 1;
            const char *told = strstr(page->words, about) + sizeof about - 1;
            assert_memory_equal(told, place, strcspn(place, ",") + 1);
            fought++;
        }
        match_free(match);
    }
    assert_true(fought > 20);
    free(page);
}

/* The only place that the choices are about; PLACE_NONE if there are several or none. */
static uint8_t only_place(const Match *match)
{
    uint64_t places = 0;
    ActionList list;
    match_legal(match, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        const uint8_t place = guide_place_of(match_game(match), match_state(match), list.action[i]);
        if (place != PLACE_NONE)
            places |= (uint64_t)1 << place;
    }
    for (uint8_t place = 0; place < 64; place++)
        if (places == (uint64_t)1 << place)
            return place;
    return PLACE_NONE;
}

/* What another could choose from would tell what he holds. */
static void what_the_choices_are_about_is_told_to_who_chooses_alone(void **unused)
{
    unsigned about_one = 0, about_none = 0;
    Rng rng;
    rng_seed(&rng, 11);
    Match *match = desk_match("saigon75", NULL);
    for (; match_actor(match) != SEAT_NOBODY; desk_play_random(match, 1, &rng)) {
        const Seat actor = match_actor(match);
        if (actor == SEAT_CHANCE || game_scene(match_game(match), match_state(match)) != PLACE_NONE)
            continue;
        const uint8_t place = only_place(match);
        assert_int_equal(desk_about(match, actor), place);
        assert_int_equal(desk_about(match, !actor), PLACE_NONE);
        assert_int_equal(desk_about(match, SEAT_WATCHER), PLACE_NONE);
        about_one += place != PLACE_NONE;
        about_none += place == PLACE_NONE;
    }
    assert_true(about_one > 10 && about_none > 10);
    match_free(match);
}

/* Whether it is asked for or not; and whoever asks for nothing gets nothing else. */
static void the_place_in_question_comes_once(void **unused)
{
    Page *page = page_new();
    unsigned told = 0;
    Rng rng;
    rng_seed(&rng, 11);
    Match *match = desk_match("saigon75", NULL);
    for (; match_actor(match) != SEAT_NOBODY && told < 20; desk_play_random(match, 1, &rng)) {
        const uint8_t place = desk_about(match, match_actor(match));
        TEXT(text, word, DESK_WORD);
        if (place == PLACE_NONE || !guide_print_place_word(match_game(match), place, &text))
            continue;
        desk_news(match, match_actor(match), LANG_EN, 0, word, page_clear(page));
        assert_int_equal(page_count(page, "\"forecast\":"), 1);
        desk_news(match, match_actor(match), LANG_EN, 0, NULL, page_clear(page));
        assert_int_equal(page_count(page, "\"forecast\":"), 1);
        told++;
    }
    assert_int_equal(told, 20);
    match_free(match);
    free(page);
}

static void whoever_has_no_seat_is_nobody(void **unused)
{
    Match *match = desk_match("nim", NULL);
    const Rules *rules = match_game(match)->rules;
    assert_string_equal(desk_seat_word(rules, 1), "blue");
    assert_string_equal(desk_seat_word(rules, rules->seats), "nobody");
    assert_string_equal(desk_seat_word(rules, SEAT_NOBODY), "nobody");
    match_free(match);
}

static void another_seat_is_told_to_wait(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    const Reason *reason = host_answer(match, 0, "place river1 ca_mau");
    assert_non_null(reason);
    assert_int_equal(match_count(match), 3);
    desk_answer(match, reason, "place river1 ca_mau", LANG_EN, page_clear(page));
    page_has(page, "{\"good\":false,\"sentence\":\"It is not your turn to choose.\"");
    /* Not even whether it would be legal: that might tell what the other holds. */
    desk_why(match, 0, LANG_EN, "place river1 hue", page_clear(page));
    page_has(page, "It is not your turn");
    assert_non_null(host_answer(match, SEAT_WATCHER, "place river1 ca_mau"));
    desk_why_thing(match, SEAT_WATCHER, LANG_EN, "river1", page_clear(page));
    page_has(page, "You are watching");
    assert_null(host_answer(match, 1, "place river1 ca_mau"));
    desk_answer(match, NULL, "", LANG_EN, page_clear(page));
    page_has(page, "{\"good\":true}");
    match_free(match);
    free(page);
}

static void a_twin_is_as_good_as_the_unit_offered(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    desk_why(match, 1, LANG_EN, "place river2 ca_mau", page_clear(page));
    page_has(page, "{\"good\":true}");
    assert_null(host_answer(match, 1, "place river2 ca_mau"));
    desk_log(match, 1, LANG_EN, 3, 1, page_clear(page));
    page_has(page, "\"action\":\"place river1 ca_mau\"");
    match_free(match);
    free(page);
}

/* ---- What would come next -------------------------------------------------------------------- */

static void who_looks_ahead_sees_his_next_question_and_plays_nothing(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    const uint32_t before = match_count(match);
    desk_next(match, 1, LANG_EN, "place river1 ca_mau", page_clear(page));
    page_check(page);
    page_has(page, "{\"good\":true,\"prompt\":\"");
    page_has(page, "\"choices\":[{");
    desk_next(match, 1, LANG_EN, "place river1 hue", page_clear(page));
    page_has(page, "{\"good\":false,\"sentence\":\"");
    desk_next(match, 1, LANG_EN, "dance; place river1 ca_mau", page_clear(page));
    page_has(page, "{\"good\":false,\"sentence\":\"");
    desk_next(match, 0, LANG_EN, "place river1 ca_mau", page_clear(page));
    page_has(page, "It is not your turn");
    desk_next(match, SEAT_WATCHER, LANG_EN, "place river1 ca_mau", page_clear(page));
    page_has(page, "You are watching");
    assert_int_equal(match_count(match), before);
    match_free(match);
    free(page);
}

/* What follows dice, a card or somebody else cannot be known, and is not told. */
static void nobody_looks_past_dice_cards_and_others(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    Dice dice = {0};
    rng_seed(&dice.rng, 3);
    unsigned stopped = 0;
    for (int i = 0; i < 400 && host_settle(match, &dice) == WAIT_PERSON; i++) {
        ActionList list;
        const Seat who = match_actor(match);
        match_legal(match, &list);
        TEXT(text, words, ACTION_TEXT_SIZE);
        const Action action = list.action[rng_below(&dice.rng, list.count)];
        action_print(match_game(match), action, &text);
        desk_next(match, who, LANG_EN, words, page_clear(page));
        page_check(page);
        assert_null(match_play(match, action));
        if (match_actor(match) == who && !match_undo_limit(match))
            continue;
        page_has(page, "{\"good\":true,\"choices\":null}");
        stopped++;
    }
    assert_true(stopped > 10);
    match_free(match);
    free(page);
}

/* ---- Clicks ---------------------------------------------------------------------------------- */

static void a_click_on_something_else_is_explained(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, tokens_lie);
    desk_why_thing(match, 1, LANG_EN, "river2", page_clear(page)); /* a twin of what is asked */
    page_has(page, "{\"good\":true}");
    desk_why_thing(match, 1, LANG_EN, "ca_mau", page_clear(page));
    page_has(page, "{\"good\":true}");
    desk_why_thing(match, 1, LANG_EN, "hue", page_clear(page));
    page_check(page);
    page_has(page, "{\"good\":false,\"sentence\":\"");
    page_has(page, "\"rule\":\"3.2\"");
    desk_why_thing(match, 1, LANG_EN, "nvd1", page_clear(page));
    page_has(page, "{\"good\":false,\"sentence\":\"");
    desk_why_thing(match, 1, LANG_EN, "e07", page_clear(page));
    page_has(page, "nothing to do with the question");
    desk_why_thing(match, 1, LANG_EN, "elephant", page_clear(page));
    page_has(page, "There is no “elephant” in this game.");
    match_free(match);
    free(page);
}

/* Who takes part in a combat is told with its odds, and need not be anything to click on. */
static void forget_takers(char *words)
{
    for (char *at = words; (at = strstr(at, "\"takers\":[")) != NULL;)
        for (at += strlen("\"takers\":["); *at && *at != ']'; at++)
            *at = ' ';
}

/* Whatever is clicked on, whenever: there is an answer, and it agrees with the choices. */
static void every_click_has_an_answer(void **unused)
{
    static const char *const words[] = {"nvd1",   "vc3",     "svd2", "mech1", "hue",
                                        "saigon", "reserve", "box",  "e01",   "e14"};
    Page *page = page_new(), *state = page_new();
    char quoted[32];
    Text text;
    Rng rng;
    for (uint32_t number = 0; number < 10; number++) {
        Match *match = desk_match("saigon75", number % 2 ? "edition=1 hand=3" : NULL);
        rng_seed_stream(&rng, 9, number);
        for (desk_play_random(match, 30, &rng); match_actor(match) != SEAT_NOBODY;
             desk_play_random(match, 11, &rng)) {
            const Seat actor = match_actor(match);
            if (actor == SEAT_CHANCE)
                continue;
            desk_state(match, actor, LANG_EN, page_clear(state));
            *strstr(state->words, "\"status\":") = '\0';
            forget_takers(state->words);
            for (size_t i = 0; i < COUNT_OF(words); i++) {
                desk_why_thing(match, actor, LANG_EN, words[i], page_clear(page));
                page_check(page);
                const bool good = strcmp(page->words, "{\"good\":true}") == 0;
                text_init(&text, quoted, sizeof quoted);
                text_add(&text, "\"");
                text_add(&text, words[i]);
                text_add(&text, "\"");
                if (strstr(state->words, quoted))
                    assert_true(good);
                else if (!good)
                    page_has(page, "\"sentence\":\"");
            }
        }
        match_free(match);
    }
    free(page);
    free(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_illegal_action_gets_a_sentence_and_a_rule),
        cmocka_unit_test(endless_words_are_cut_after_a_whole_letter),
        cmocka_unit_test(words_that_fit_are_not_cut),
        cmocka_unit_test(every_question_is_found_by_its_word),
        cmocka_unit_test(a_past_position_is_what_the_seat_knew_then),
        cmocka_unit_test(a_position_that_never_was_is_not_given),
        cmocka_unit_test(a_question_put_badly_has_no_answer),
        cmocka_unit_test(news_bring_the_story_and_the_places_in_question),
        cmocka_unit_test(a_combat_in_course_is_what_the_question_is_about),
        cmocka_unit_test(what_the_choices_are_about_is_told_to_who_chooses_alone),
        cmocka_unit_test(the_place_in_question_comes_once),
        cmocka_unit_test(whoever_has_no_seat_is_nobody),
        cmocka_unit_test(another_seat_is_told_to_wait),
        cmocka_unit_test(a_twin_is_as_good_as_the_unit_offered),
        cmocka_unit_test(who_looks_ahead_sees_his_next_question_and_plays_nothing),
        cmocka_unit_test(nobody_looks_past_dice_cards_and_others),
        cmocka_unit_test(a_click_on_something_else_is_explained),
        cmocka_unit_test(every_click_has_an_answer),
    };
    return cmocka_run_group_tests_name("desk_play", tests, NULL, NULL);
}
