/* test_match.c: the gate, forced answers, undo and redo, walks and transcripts of one match. */
#include <stdlib.h>
#include <string.h>

#include "ai/random.h"
#include "games/list.h"
#include "match/match.h"
#include "support/check.h"
#include "support/tricks.h"

static Match *new_match(const Rules *rules)
{
    Problem problem;
    Match *match = match_new(rules, NULL, NULL, &problem);
    assert_non_null(match);
    return match;
}

static void play(Match *match, const char *words) { assert_null(match_play_text(match, words)); }

/* ---- The gate -------------------------------------------------------------------------------- */

static void gate_takes_what_is_offered(void **unused)
{
    Match *match = new_match(&tricks_rules);
    assert_int_equal(match_actor(match), 0);
    play(match, "pick 2");
    assert_int_equal(match_count(match), 1);
    assert_int_equal(match_action(match, 0).a, 2);
    assert_int_equal(match_actor_of(match, 0), 0);
    match_free(match);
}

static void gate_refuses_with_rule_and_sentence(void **unused)
{
    char buffer[200];
    Text text;
    Match *match = new_match(&tricks_rules);
    const Reason *reason = match_play_text(match, "pick 0");
    assert_string_equal(reason->rule, "2");
    text_init(&text, buffer, sizeof buffer);
    match_print_refusal(match, "pick 0", reason, LANG_EN, &text);
    assert_non_null(strstr(buffer, " [2]"));
    assert_int_equal(match_count(match), 0);
    match_free(match);
}

static void gate_refuses_what_is_no_action(void **unused)
{
    Match *match = new_match(&tricks_rules);
    assert_string_equal(match_play_text(match, "fly 2")->message, "match.refuse_words");
    assert_string_equal(match_play_text(match, "")->message, "match.refuse_words");
    const Action wild[] = {{9, 0, 0, 0}, {2, 1, 0, 0}, {0, 200, 0, 0}, {0, 1, 1, 0}};
    for (size_t i = 0; i < COUNT_OF(wild); i++)
        assert_string_equal(match_play(match, wild[i])->message, "match.refuse_words");
    match_free(match);
}

static void gate_refuses_after_the_end(void **unused)
{
    Match *match = new_match(&tricks_rules);
    const char *const words[] = {"pick 1", "pick 1", "pick 1", "pick 1", "roll 1", "pick 1"};
    for (size_t i = 0; i < COUNT_OF(words); i++)
        play(match, words[i]);
    assert_int_equal(match_actor(match), SEAT_NOBODY);
    assert_string_equal(match_play_text(match, "pick 1")->message, "core.game_over");
    match_free(match);
}

static void another_seat_waits_and_whoever_has_none_watches(void **unused)
{
    Match *match = new_match(&tricks_rules);
    assert_null(match_refuse_turn(match, 0));
    assert_string_equal(match_refuse_turn(match, 1)->message, "match.refuse_turn");
    assert_string_equal(match_refuse_turn(match, tricks_rules.seats)->message,
                        "match.refuse_watcher");
    assert_string_equal(match_refuse_turn(match, SEAT_WATCHER)->message, "match.refuse_watcher");
    match_free(match);
}

/* An earlier release rolled where nobody rolls now; but after the end nothing was rolled ever. */
static void nothing_of_the_past_is_passed_over_after_the_end(void **unused)
{
    Match *match = new_match(game_find("fitl"));
    ActionList list;
    Rng rng;
    for (rng_seed(&rng, 4); match_actor(match) != SEAT_NOBODY;) {
        match_legal(match, &list);
        const uint32_t index = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        assert_null(match_play(match, list.action[index]));
    }
    assert_false(match_is_bygone(match, "die 3"));
    assert_non_null(match_replay_text(match, "die 3"));
    match_free(match);
}

/* ---- Undo and redo --------------------------------------------------------------------------- */

static void undo_takes_back_choice_with_forced_answers(void **unused)
{
    Match *match = new_match(&tricks_rules);
    play(match, "pick 3");
    play(match, "pick 1"); /* the only answer */
    assert_null(match_undo_limit(match));
    assert_true(match_undo(match));
    assert_int_equal(match_count(match), 0);
    assert_string_equal(match_undo_limit(match), "match.undo_start");
    assert_false(match_undo(match));
    match_free(match);
}

static void undo_stops_at_reveal_chance_and_actor(void **unused)
{
    Match *match = new_match(&tricks_rules);
    play(match, "pick 3");
    play(match, "pick 1");
    play(match, "pick 2");
    assert_string_equal(match_undo_limit(match), "match.undo_reveals");
    play(match, "pick 1");
    assert_string_equal(match_undo_limit(match), "match.undo_actor"); /* chance is to act */
    play(match, "roll 1");
    assert_string_equal(match_undo_limit(match), "match.undo_chance");
    assert_false(match_undo(match));
    play(match, "pick 1");
    assert_string_equal(match_undo_limit(match), "match.undo_actor"); /* the game is over */
    match_free(match);
}

static void redo_plays_again(void **unused)
{
    Match *match = new_match(&tricks_rules);
    assert_string_equal(match_redo_limit(match), "match.redo_nothing");
    play(match, "pick 3");
    play(match, "pick 1"); /* the only answer */
    const size_t size = tricks_rules.state_size;
    State *before = malloc(size);
    memcpy(before, match_state(match), size);
    match_undo(match);
    assert_true(match_redo(match));
    assert_int_equal(match_count(match), 2);
    assert_memory_equal(before, match_state(match), size);
    assert_false(match_redo(match));
    free(before);
    match_free(match);
}

static void another_action_drops_redo(void **unused)
{
    Match *match = new_match(&tricks_rules);
    play(match, "pick 3");
    match_undo(match);
    play(match, "pick 2");
    assert_string_equal(match_redo_limit(match), "match.redo_nothing");
    assert_int_equal(match_action(match, 0).a, 2);
    match_free(match);
}

static void refused_action_keeps_redo(void **unused)
{
    Match *match = new_match(&tricks_rules);
    play(match, "pick 3");
    match_undo(match);
    assert_non_null(match_play_text(match, "pick 0"));
    assert_true(match_redo(match));
    match_free(match);
}

/* ---- Seats, walks, transcripts --------------------------------------------------------------- */

static void seat_names_are_cleaned(void **unused)
{
    char name[200];
    Match *match = new_match(&tricks_rules);
    match_set_seat(match, 1, "Hu man!", " An\nna\xff\x01 L\xc3\xaa");
    assert_string_equal(match_seat(match, 1)->controller, "uman");
    assert_string_equal(match_seat(match, 1)->name, "Anna L\xc3\xaa");
    match_set_seat(match, 1, "human", "\u200b A\u200b\ufeffn\u00adn\u202ea");
    assert_string_equal(match_seat(match, 1)->name, "Anna"); /* nothing that nobody sees */
    match_set_seat(match, 1, "human", "\u200b\u1160\U000e0021\u2066");
    assert_string_equal(match_seat(match, 1)->name, "");
    match_set_seat(match, 1, "a-controller-without-end", "Anna");
    assert_string_equal(match_seat(match, 1)->controller, "a-controller-wi");
    match_set_seat(match, 1, "az:0.9-_", "Anna");
    assert_string_equal(match_seat(match, 1)->controller, "az:0.9-_");
    memset(name, 'x', sizeof name);
    name[SEAT_NAME_SIZE - 1] = '\0'; /* fits to the last letter */
    match_set_seat(match, 0, "random", name);
    assert_string_equal(match_seat(match, 0)->name, name);
    name[SEAT_NAME_SIZE - 2] = '\xc3'; /* a character across the limit is left out whole */
    name[SEAT_NAME_SIZE - 1] = '\xaa';
    name[SEAT_NAME_SIZE] = '\0';
    match_set_seat(match, 0, "random", name);
    assert_int_equal(strlen(match_seat(match, 0)->name), SEAT_NAME_SIZE - 2);
    match_free(match);
}

static void walk_visits_every_position(void **unused)
{
    Match *match = new_match(&tricks_rules);
    Walk walk;
    play(match, "pick 3");
    play(match, "pick 1");
    assert_true(walk_open(&walk, match));
    assert_int_equal(walk.number, 0);
    assert_true(walk_next(&walk));
    assert_true(walk_next(&walk));
    assert_false(walk_next(&walk));
    assert_memory_equal(walk.state, match_state(match), tricks_rules.state_size);
    walk_close(&walk);
    match_free(match);
}

static void transcript_speaks_to_its_viewer(void **unused)
{
    char buffer[400];
    Text text;
    Walk walk;
    Match *match = new_match(&tricks_rules);
    play(match, "pick 3");
    assert_true(walk_open(&walk, match) && walk_next(&walk));
    text_init(&text, buffer, sizeof buffer);
    transcript_notes(&walk, 1, LANG_EN, &text);
    assert_string_equal(buffer, ""); /* not for south */
    transcript_notes(&walk, 0, LANG_EN, &text);
    assert_string_equal(buffer, "The game is over.\n");
    text_clear(&text);
    transcript_json(&walk, NULL, LANG_EN, &text);
    assert_string_equal(buffer,
                        "{\"number\":1,\"actor\":\"north\",\"action\":\"pick 3\",\"notes\":["
                        "\"The game is over.\"],\"position\":{\"sum\":3}}");
    walk_close(&walk);
    match_free(match);
}

static const char *say_nothing(const Game *game, Note note, Seat viewer) { return NULL; }

static void a_note_without_words_is_left_out_of_the_transcript(void **unused)
{
    Rules rules = tricks_rules;
    Speech speech = *tricks_rules.speech;
    TEXT(text, buffer, 400);
    Walk walk;
    speech.note = say_nothing;
    rules.speech = &speech;
    Match *match = new_match(&rules);
    play(match, "pick 3");
    assert_true(walk_open(&walk, match) && walk_next(&walk));
    transcript_json(&walk, NULL, LANG_EN, &text);
    assert_non_null(strstr(buffer, "\"notes\":[],"));
    walk_close(&walk);
    match_free(match);
}

static void transcript_begins_with_the_start(void **unused)
{
    char buffer[400];
    Text text;
    Walk walk;
    Match *match = new_match(game_find("nim"));
    assert_true(walk_open(&walk, match));
    text_init(&text, buffer, sizeof buffer);
    transcript_json(&walk, NULL, LANG_EN, &text);
    assert_non_null(strstr(buffer, "{\"number\":0,\"actor\":null,\"action\":null,\"game\":\"nim\","
                                   "\"options\":{\"sticks\":\"15\"},\"notes\":[],\"position\":{"));
    walk_close(&walk);
    match_free(match);
}

/* ---- Making, policies ------------------------------------------------------------------------ */

static void bad_board_is_refused(void **unused)
{
    Problem problem;
    assert_null(match_new(&tricks_rules, NULL, "@ tricks.tsv\nsize 1000\n", &problem));
    assert_string_equal(problem.file, "tricks.tsv");
    assert_int_equal(problem.line, 1);
}

static void again_is_the_same_game(void **unused)
{
    Problem problem;
    const uint8_t option[OPTIONS_MAX] = {2};
    Match *match = match_new(game_find("nim"), option, NULL, &problem);
    play(match, "roll 1");
    Match *again = match_again(match, &problem);
    assert_int_equal(match_game(again)->option[0], 2);
    assert_int_equal(match_count(again), 0);
    match_free(match);
    match_free(again);
}

static void policies_are_found_by_word(void **unused)
{
    const Rules *nim = game_find("nim");
    assert_ptr_equal(policy_find(nim, "random"), &policy_random);
    assert_ptr_equal(policy_find(nim, nim->policies[0].word), &nim->policies[0]);
    assert_null(policy_find(nim, "nobody"));
    assert_ptr_equal(policy_at(nim, nim->policy_count), &nim->policies[nim->policy_count - 1]);
    assert_null(policy_at(nim, UINT8_MAX));
}

static void random_policy_reaches_every_action(void **unused)
{
    ActionList list = {.count = 5};
    uint32_t seen = 0;
    Rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < 200; i++)
        seen |= 1u << policy_random.choose(NULL, NULL, &list, &rng);
    assert_int_equal(seen, 31);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gate_takes_what_is_offered),
        cmocka_unit_test(gate_refuses_with_rule_and_sentence),
        cmocka_unit_test(gate_refuses_what_is_no_action),
        cmocka_unit_test(gate_refuses_after_the_end),
        cmocka_unit_test(another_seat_waits_and_whoever_has_none_watches),
        cmocka_unit_test(nothing_of_the_past_is_passed_over_after_the_end),
        cmocka_unit_test(undo_takes_back_choice_with_forced_answers),
        cmocka_unit_test(undo_stops_at_reveal_chance_and_actor),
        cmocka_unit_test(redo_plays_again),
        cmocka_unit_test(another_action_drops_redo),
        cmocka_unit_test(refused_action_keeps_redo),
        cmocka_unit_test(seat_names_are_cleaned),
        cmocka_unit_test(walk_visits_every_position),
        cmocka_unit_test(transcript_speaks_to_its_viewer),
        cmocka_unit_test(a_note_without_words_is_left_out_of_the_transcript),
        cmocka_unit_test(transcript_begins_with_the_start),
        cmocka_unit_test(bad_board_is_refused),
        cmocka_unit_test(again_is_the_same_game),
        cmocka_unit_test(policies_are_found_by_word),
        cmocka_unit_test(random_policy_reaches_every_action),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
