/* test_desk.c: the messages of the desk: their fields, for every seat, in every language and for a
 * game that has no guide. */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "support/desk.h"

static const Seat viewers[] = {0, 1, SEAT_WATCHER};
static const char setup[] =
    "lies 3 da_nang; lies 5 binh_dinh; lies 7 quang_tri; place river1 ca_mau; place river2 ca_mau";

static void the_lobby_lists_games_options_and_players(void **unused)
{
    Page *page = page_new();
    desk_games(LANG_EN, page_clear(page));
    page_check(page);
    page_has(page, "{\"word\":\"saigon75\",\"title\":\"Saigon 75\",\"seats\":[{\"word\":\"nv\"");
    page_has(page, "{\"word\":\"edition\",\"name\":\"Rules edition\",\"preset\":\"2\"");
    page_has(page, "\"seats\":[\"nv\"],\"needs\":\"solo\",\"explains\":true");
    page_has(page, "{\"word\":\"easy\"");
    page_has(page, "\"turns\":8,\"lesson\":true,\"map\":true,\"series\":true}");
    page_has(page, "{\"word\":\"nim\"");
    page_has(page, "\"lesson\":false,\"map\":false,\"series\":true}");
    free(page);
}

/* A scenario may be shorter than the longest one. */
static void the_last_turn_is_that_of_the_options(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("fitl", "scenario=short");
    desk_state(match, SEAT_WATCHER, LANG_EN, page_clear(page));
    page_has(page, "\"turn\":0,\"turns\":27,");
    desk_table(match, LANG_EN, page_clear(page));
    page_has(page, "\"turns\":27,");
    match_free(match);
    free(page);
}

static void the_table_tells_the_board(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", "edition=1");
    match_set_seat(match, 1, "human", "Anna \"A\"");
    desk_table(match, LANG_FR, page_clear(page));
    page_check(page);
    page_has(page, "\"options\":{\"edition\":\"1\",\"hand\":\"8\"");
    page_has(page, "\"controller\":\"human\",\"player\":\"Anna \\\"A\\\"\"");
    page_has(page, "\"board\":\"default\",\"reconstructed\":true");
    page_has(page, "{\"word\":\"hue\",\"name\":\"Huế\",\"neighbours\":[\"quang_tri\",\"da_nang\","
                   "\"reserve\"],\"facts\":{\"kind\":\"province\"");
    page_has(page, "\"border\":true,\"coast\":true,\"mountain\":false,\"mekong\":false,"
                   "\"token\":false,\"reconstructed\":[\"border\"]");
    page_has(page, "{\"word\":\"e20\",");
    page_has(page, "\"modifier\":2,\"maximum\":7,\"reconstructed\":[\"maximum\"]");
    page_has(page, "\"9.10\"");
    match_free(match);
    free(page);
}

static void the_board_has_its_places_and_no_more(void **unused)
{
    Page *page = page_new();
    for (size_t i = 0; i < game_list_count; i++) {
        const uint8_t count = guide_place_count(game_list[i]);
        Match *match = desk_match(game_list[i]->word, NULL);
        desk_table(match, LANG_EN, page_clear(page));
        assert_int_equal(page_count(page, "\"neighbours\":["), count);
        desk_place(match, SEAT_WATCHER, LANG_EN, count, page_clear(page));
        page_has(page, "{\"place\":null,\"name\":\"\",\"lines\":[],\"forecast\":null}");
        match_free(match);
    }
    free(page);
}

/* Whoever draws a board or asks about a place needs its word. */
static void every_place_of_a_board_has_a_word_and_neighbours(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("fitl", NULL);
    desk_table(match, LANG_EN, page_clear(page));
    assert_int_equal(page_count(page, "{\"word\":null,"), 0);
    page_has(page, "{\"word\":\"hue\",\"name\":\"Huế\",\"neighbours\":["
                   "\"quang-tri-thua-thien\",\"loc-hue-khe-sanh\",\"loc-hue-da-nang\"]");
    match_free(match);
    free(page);
}

static void a_board_that_is_all_printed_is_not_called_reconstructed(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("fitl", NULL);
    desk_table(match, LANG_EN, page_clear(page));
    page_has(page, "\"board\":\"default\",\"reconstructed\":false,\"places\":[{");
    match_free(match);
    free(page);
}

/* The second edition does not test below five provinces [11.1], and that is printed. */
static void each_edition_shows_its_own_desertion(void **unused)
{
    static const char four[] = "{\"points\":[0,0,0,1,2,3],\"reconstructed\":true},"
                               "{\"points\":[0,0,0,1,2,3],\"reconstructed\":true},"
                               "{\"points\":[0,0,1,4,4,4],";
    static const char none[] = "{\"points\":[0,0,0,0,0,0],\"reconstructed\":false},"
                               "{\"points\":[0,0,0,1,2,3],\"reconstructed\":true},"
                               "{\"points\":[0,0,1,4,4,4],";
    Page *page = page_new();
    for (unsigned edition = 1; edition <= 2; edition++) {
        Match *match = desk_match("saigon75", edition == 1 ? "edition=1" : "edition=2");
        desk_table(match, LANG_EN, page_clear(page));
        page_has(page, edition == 1 ? four : none);
        match_free(match);
    }
    free(page);
}

/* "reconstructed 85%" means the whole row; "printed; coast reconstructed 60%" one value of it; a
 * link has its own source. */
static void each_guessed_value_is_marked(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_table(match, LANG_EN, page_clear(page));
    page_has(page, "\"Quảng Ngãi\",\"neighbours\":[\"da_nang\",\"kon_tum\",\"binh_dinh\"],"
                   "\"facts\":{\"kind\":\"province\",\"capital\":false,\"border\":false,"
                   "\"coast\":true,\"mountain\":false,\"mekong\":false,\"token\":false,"
                   "\"reconstructed\":[\"border\",\"coast\",\"mountain\",\"mekong\",\"token\"]");
    page_has(page, "\"capital\":true,\"border\":false,\"coast\":true,\"mountain\":false,"
                   "\"mekong\":false,\"token\":false,\"reconstructed\":[\"coast\"],"
                   "\"reconstructed_neighbours\":[\"phuoc_binh\",\"xuan_loc\",\"long_an\"]");
    page_has(page, "\"nv_battle\":{\"loss\":2,\"retreat\":2,\"blank\":2,\"reconstructed\":false}");
    page_has(page, "\"attrition\":{\"aircraft\":2,\"blank\":4,\"reconstructed\":true}");
    page_has(page, "{\"points\":[0,0,0,1,2,3],\"reconstructed\":true}");
    match_free(match);
    free(page);
}

static void only_who_is_to_choose_gets_choices(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, setup);
    desk_state(match, 1, LANG_EN, page_clear(page));
    page_check(page);
    page_has(page, "{\"version\":5,\"turn\":0,\"turns\":8,\"actor\":\"sv\",\"viewer\":\"sv\"");
    page_has(page, "{\"action\":\"place ranger4 hue\",\"label\":\"");
    page_has(page, "\"place\":\"hue\",\"things\":[\"ranger4\",\"ranger5\",\"ranger6\",\"hue\"");
    page_has(page, "\"undo\":null");
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_has(page, "\"choices\":[],");
    page_has(page, "\"undo\":\"It is not your turn to choose.\"");
    desk_state(match, SEAT_WATCHER, LANG_EN, page_clear(page));
    page_has(page, "\"viewer\":\"watcher\"");
    page_has(page, "\"choices\":[],");
    page_has(page, "\"cards\":[],");
    match_free(match);
    free(page);
}

/* The faces of the cards that are held, one after the other. */
static void each_card_in_hand_is_shown_and_no_other(void **unused)
{
    Page *page = page_new(), *wanted = page_new();
    unsigned shown = 0;
    Rng rng;
    rng_seed(&rng, 5);
    Match *match = desk_match("saigon75", NULL);
    for (desk_play_random(match, 30, &rng); match_actor(match) != SEAT_NOBODY;
         desk_play_random(match, 40, &rng)) {
        for (Seat viewer = 0; viewer < 2; viewer++) {
            const uint64_t held = guide_held(match_game(match), match_state(match), viewer);
            Json json;
            json_init(&json, page_clear(wanted));
            json_open(&json, "cards", '[');
            for (uint8_t card = 0; card < guide_card_count(match_game(match)->rules); card++) {
                if (held & (uint64_t)1 << card) {
                    json_open(&json, NULL, '{');
                    guide_card_face(match_game(match), card, LANG_EN, &json);
                    json_close(&json, '}');
                    shown++;
                }
            }
            json_close(&json, ']');
            desk_state(match, viewer, LANG_EN, page_clear(page));
            page_has(page, wanted->words);
        }
    }
    assert_true(shown > 20);
    match_free(match);
    free(wanted);
    free(page);
}

static void every_message_is_sound_json_for_everybody(void **unused)
{
    static const char *const games[] = {"saigon75", "nim"};
    Page *page = page_new();
    Rng rng;
    for (uint32_t number = 0; number < 24; number++) {
        const Lang lang = (Lang)(number % LANG_COUNT);
        Match *match = desk_match(games[number % 2], NULL);
        rng_seed_stream(&rng, 75, number);
        for (uint32_t step = 0; step < 12; step++) {
            desk_play_random(match, 23, &rng);
            for (size_t i = 0; i < COUNT_OF(viewers); i++) {
                desk_state(match, viewers[i], lang, page_clear(page));
                page_check(page);
                desk_place(match, viewers[i], lang, (uint8_t)step, page_clear(page));
                page_check(page);
                desk_position(match, viewers[i], match_count(match), &rng, page_clear(page));
                page_check(page);
                desk_why_thing(match, viewers[i], lang, "saigon", page_clear(page));
                page_check(page);
            }
        }
        desk_frames(match, 1, lang, DESK_START, UINT32_MAX, page_clear(page));
        page_check(page);
        match_free(match);
    }
    free(page);
}

static void the_end_names_the_winner(void **unused)
{
    Page *page = page_new();
    for (size_t i = 0; i < game_list_count; i++) {
        Rng rng;
        rng_seed(&rng, 3);
        Match *match = desk_match(game_list[i]->word, NULL);
        desk_state(match, 0, LANG_IT, page_clear(page));
        page_has(page, "\"over\":null");
        desk_play_random(match, UINT32_MAX, &rng);
        desk_state(match, 0, LANG_EN, page_clear(page));
        page_check(page);
        page_has(page, "\"actor\":\"nobody\"");
        page_has(page, "\"over\":{\"lines\":[\"");
        page_has(page, " has won.\"],\"winner\":\"");
        match_free(match);
    }
    free(page);
}

static void score_nothing(const Game *game, const State *state, int8_t score[SEATS_MAX])
{
    memset(score, 0, SEATS_MAX);
}

static void a_drawn_game_names_nobody(void **unused)
{
    Page *page = page_new();
    Rules rules = *game_find("nim");
    Problem problem;
    Rng rng;
    rules.score = score_nothing;
    rng_seed(&rng, 3);
    Match *match = match_new(&rules, NULL, NULL, &problem);
    assert_non_null(match);
    desk_play_random(match, UINT32_MAX, &rng);
    desk_state(match, 0, LANG_EN, page_clear(page));
    page_has(page, "\"over\":{\"lines\":[\"Nobody has won: a draw.\"],\"winner\":null,");
    match_free(match);
    free(page);
}

/* ---- What has happened ----------------------------------------------------------------------- */

static void frames_go_on_where_the_last_ones_ended(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, setup);
    assert_int_equal(desk_frames(match, 1, LANG_EN, 0, 3, page_clear(page)), 3);
    page_check(page);
    page_has(page, "{\"from\":0,\"frames\":[{\"number\":1,\"actor\":\"chance\","
                   "\"action\":\"lies 3 da_nang\",\"turn\":0,\"notes\":[\"Token 3 lies in");
    page_has(page, "\"view\":{");
    page_has(page, "\"next\":3}");
    page_has(page, "{\"number\":3,\"actor\":\"chance\",");
    page_lacks(page, "\"number\":4");
    assert_int_equal(desk_frames(match, 1, LANG_EN, 3, 100, page_clear(page)), 5);
    page_has(page, "{\"number\":4,\"actor\":\"sv\",\"action\":\"place river1 ca_mau\"");
    assert_int_equal(desk_frames(match, 1, LANG_EN, 99, 100, page_clear(page)), 5);
    page_has(page, "{\"from\":5,\"frames\":[],\"next\":5}");
    match_free(match);
    free(page);
}

static void the_first_frame_shows_the_start(void **unused)
{
    Page *page = page_new();
    Match *match = desk_match("saigon75", NULL);
    desk_play_words(match, setup);
    assert_int_equal(desk_log(match, 1, LANG_EN, DESK_START, 100, page_clear(page)), 5);
    page_check(page);
    page_has(page, "{\"from\":-1,\"frames\":[{\"number\":0,\"actor\":null,\"action\":null,");
    page_lacks(page, "\"view\"");
    match_free(match);
    free(page);
}

static void a_long_game_is_told_in_several_messages(void **unused)
{
    Page *page = page_new();
    Rng rng;
    rng_seed(&rng, 8);
    Match *match = desk_match("saigon75", NULL);
    desk_play_random(match, UINT32_MAX, &rng);
    uint32_t at = 0, messages = 0;
    while (at < match_count(match)) {
        const uint32_t next =
            desk_frames(match, SEAT_WATCHER, LANG_FR, at, UINT32_MAX, page_clear(page));
        page_check(page);
        assert_true(next > at);
        at = next;
        messages++;
    }
    assert_true(messages > 1);
    assert_int_equal(
        desk_log(match, SEAT_WATCHER, LANG_FR, DESK_START, UINT32_MAX, page_clear(page)), at);
    page_check(page);
    match_free(match);
    free(page);
}

static void the_automaton_explains_its_actions(void **unused)
{
    Page *page = page_new();
    uint32_t explained = 0, at_once = 0;
    Walk walk;
    Rng rng;
    rng_seed(&rng, 5);
    Match *match = desk_match("saigon75", "solo=on");
    const Policy *solo = &match_game(match)->rules->policies[1];
    match_set_seat(match, 0, "solo", "");
    for (int i = 0; i < 120; i++) {
        ActionList list;
        match_legal(match, &list);
        const uint32_t index =
            list.chance ? game_draw(&list, &rng)
                        : solo->choose(match_game(match), match_state(match), &list, &rng);
        assert_null(match_play(match, list.action[match_actor(match) == 1 ? 0 : index]));
        desk_explain(match, LANG_EN, match_count(match), page_clear(page));
        at_once += strstr(page->words, "{\"rule\":\"15.") != NULL;
    }
    desk_log(match, 1, LANG_EN, 0, UINT32_MAX, page_clear(page));
    page_has(page, "\"why\":true");
    assert_true(walk_open(&walk, match));
    for (uint32_t i = 1; i <= match_count(match); i++) {
        TEXT(label, words, 256);
        game_print_label(match_game(match), walk.state, match_action(match, i - 1), LANG_EN,
                         &label);
        desk_explain(match, LANG_EN, i, page_clear(page));
        page_check(page);
        if (strstr(page->words, "\"label\":"))
            page_has(page, words);
        walk_next(&walk);
        explained += strstr(page->words, "{\"rule\":\"15.") != NULL;
    }
    walk_close(&walk);
    assert_true(explained > 3);
    assert_int_equal(explained, at_once);
    desk_explain(match, LANG_EN, 0, page_clear(page));
    page_has(page, "{\"action\":0,\"lines\":[]}");
    desk_explain(match, LANG_EN, 4000, page_clear(page));
    page_has(page, "\"lines\":[]}");
    match_free(match);
    free(page);
}

static void rules_are_told_by_number(void **unused)
{
    Page *page = page_new();
    desk_rule(game_find("saigon75"), LANG_EN, "9.10", page_clear(page));
    page_check(page);
    page_has(page, "{\"rule\":\"9.10\",\"text\":\"[9.10 · printed S.6b] ");
    desk_rule(game_find("saigon75"), LANG_FR, "D.3", page_clear(page));
    page_check(page);
    page_has(page, "{\"rule\":\"D.3\",\"text\":\"[1.11 · livret M.1, D.3] ");
    desk_rule(game_find("saigon75"), LANG_EN, "9.99", page_clear(page));
    page_has(page, "{\"rule\":\"9.99\",\"text\":null}");
    desk_rule(game_find("nim"), LANG_EN, "1", page_clear(page));
    page_has(page, "\"text\":null}");
    free(page);
}

/* The server tells of a copy, when the match itself is free for others again. */
static void a_copy_tells_the_same_when_the_other_is_gone(void **unused)
{
    Page *before = page_new(), *after = page_new();
    for (size_t i = 0; i < game_list_count; i++) {
        Match *match = desk_match(game_list[i]->word, NULL);
        Rng rng;
        rng_seed(&rng, 7);
        desk_play_random(match, 60, &rng);
        match_undo(match);
        match_set_seat(match, 0, "human", "Anna");
        for (Seat viewer = 0; viewer < 2; viewer++)
            desk_state(match, viewer, LANG_EN, viewer ? &before->text : page_clear(before));
        desk_frames(match, 0, LANG_FR, DESK_START, 10, &before->text);
        desk_table(match, LANG_IT, &before->text);
        Match *copy = match_copy(match);
        desk_play_random(match, 5, &rng);
        match_free(match);
        for (Seat viewer = 0; viewer < 2; viewer++)
            desk_state(copy, viewer, LANG_EN, viewer ? &after->text : page_clear(after));
        desk_frames(copy, 0, LANG_FR, DESK_START, 10, &after->text);
        desk_table(copy, LANG_IT, &after->text);
        assert_false(before->text.full);
        assert_string_equal(before->words, after->words);
        desk_play_random(copy, 5, &rng);
        match_free(copy);
    }
    free(before);
    free(after);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lobby_lists_games_options_and_players),
        cmocka_unit_test(the_last_turn_is_that_of_the_options),
        cmocka_unit_test(the_table_tells_the_board),
        cmocka_unit_test(the_board_has_its_places_and_no_more),
        cmocka_unit_test(every_place_of_a_board_has_a_word_and_neighbours),
        cmocka_unit_test(a_board_that_is_all_printed_is_not_called_reconstructed),
        cmocka_unit_test(each_guessed_value_is_marked),
        cmocka_unit_test(each_edition_shows_its_own_desertion),
        cmocka_unit_test(only_who_is_to_choose_gets_choices),
        cmocka_unit_test(each_card_in_hand_is_shown_and_no_other),
        cmocka_unit_test(every_message_is_sound_json_for_everybody),
        cmocka_unit_test(the_end_names_the_winner),
        cmocka_unit_test(a_drawn_game_names_nobody),
        cmocka_unit_test(frames_go_on_where_the_last_ones_ended),
        cmocka_unit_test(the_first_frame_shows_the_start),
        cmocka_unit_test(a_long_game_is_told_in_several_messages),
        cmocka_unit_test(the_automaton_explains_its_actions),
        cmocka_unit_test(rules_are_told_by_number),
        cmocka_unit_test(a_copy_tells_the_same_when_the_other_is_gone),
    };
    return cmocka_run_group_tests_name("desk", tests, NULL, NULL);
}
