/* test_session.c: a game at one terminal: who is needed, what is played by itself, undo, the story,
 * the save on disk, reasons. Lessons have test_lesson.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "games/list.h"
#include "play/session.h"
#include "support/check.h"

static char folder[] = "/tmp/mekong-session-XXXXXX";

static int make_folder(void **unused) { return mkdtemp(folder) ? 0 : -1; }

static int remove_folder(void **unused)
{
    char command[64];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

static void set_path(Session *session, const char *name)
{
    snprintf(session->path, sizeof session->path, "%s/%s", folder, name);
}

static Wish wish_of(const char *game, const char *first, const char *second)
{
    Wish wish;
    wish_init(&wish, game_find(game));
    snprintf(wish.controller[0], SEAT_WORD_SIZE, "%s", first);
    snprintf(wish.controller[1], SEAT_WORD_SIZE, "%s", second);
    return wish;
}

static void open_session(Session *session, const Wish *wish)
{
    Problem problem = {0};
    if (!session_open(session, wish, LANG_EN, 7, &problem))
        fail_msg("%s %s", problem.message, problem.detail);
}

static void play(Session *session, const char *words)
{
    const Reason *reason = session_play_text(session, words);
    if (reason)
        fail_msg("%s: %s", words, reason->message);
}

static void assert_need(const Session *session, Need need)
{
    assert_int_equal(session_need(session), need);
}

/* ---- Wishes ---------------------------------------------------------------------------------- */

static void assert_no_session(const Wish *wish, const char *message)
{
    Session session;
    Problem problem = {0};
    assert_false(session_open(&session, wish, LANG_EN, 1, &problem));
    assert_string_equal(problem.message, message);
    session_close(&session); /* does no harm */
}

static void an_unknown_player_is_refused(void **unused)
{
    const Wish wish = wish_of("nim", "human", "wizard");
    assert_no_session(&wish, "play.no_policy");
}

static uint32_t choose_first(const Game *game, const State *state, const ActionList *list, Rng *rng)
{
    return 0;
}

/* Takes the fewest sticks and says so. */
static void explain(const Game *game, const State *state, Action action, Grounds *out)
{
    out->count = 1;
    out->line[0].rule = "3";
    out->line[0].message = "nim.take";
    out->line[0].arg[0] = action.a;
}

/* Nim with a player that gives reasons, and with one that plays red only. */
static Rules nim_with(const Policy *policy)
{
    Rules rules = *game_find("nim");
    rules.policies = policy;
    rules.policy_count = 1;
    return rules;
}

static const Policy modest = {
    .word = "modest", .message = "nim.title", .choose = choose_first, .explain = explain};
static const Policy red_only = {
    .word = "red-only", .message = "nim.title", .choose = choose_first, .seats = 1};

static void a_player_of_one_seat_takes_no_other(void **unused)
{
    const Rules rules = nim_with(&red_only);
    Wish wish;
    wish_init(&wish, &rules);
    strcpy(wish.controller[1], "red-only");
    assert_no_session(&wish, "play.wrong_seat");
}

static void a_series_needs_players_of_both_seats(void **unused)
{
    const Rules rules = nim_with(&red_only);
    Wish wish;
    wish_init(&wish, &rules);
    strcpy(wish.controller[0], "red-only");
    wish.series = true;
    assert_no_session(&wish, "play.series_seat");
}

static void a_series_needs_a_game_that_counts(void **unused)
{
    Rules rules = *game_find("nim");
    Wish wish;
    rules.tally_count = 0;
    wish_init(&wish, &rules);
    wish.series = true;
    assert_no_session(&wish, "match.no_series");
}

/* ---- The round ------------------------------------------------------------------------------- */

static void one_person_is_asked_and_nobody_else(void **unused)
{
    Session session;
    const Wish wish = wish_of("nim", "random", "human");
    open_session(&session, &wish);
    assert_int_equal(session_viewer(&session), 1);
    assert_need(&session, NEED_TIME);
    while (session_advance(&session) != NEED_NOTHING) {
        ActionList list;
        assert_need(&session, NEED_CHOICE);
        assert_int_equal(match_actor(session.match), 1);
        match_legal(session.match, &list);
        assert_null(session_play(&session, list.action[0]));
    }
    session_close(&session);
}

/* A person undoes and plays something else: a search that has been told otherwise plays on. */
static void a_search_bears_an_undo(void **unused)
{
    Session session;
    const Wish wish = wish_of("saigon75", "mcts:30", "human");
    open_session(&session, &wish);
    for (int i = 0; i < 60 && session_advance(&session) == NEED_CHOICE; i++) {
        ActionList list;
        match_legal(session.match, &list);
        assert_null(session_play(&session, list.action[i % (int)list.count]));
        if (i % 3 == 0 && !session_undo(&session)) {
            match_legal(session.match, &list);
            assert_null(session_play(&session, list.action[0]));
        }
    }
    assert_non_null(session.player[0]);
    assert_null(session.player[1]);
    assert_true(match_count(session.match) > 60);
    session_close(&session);
}

static void a_step_plays_one_action(void **unused)
{
    Session session;
    const Wish wish = wish_of("nim", "random", "human");
    open_session(&session, &wish);
    session_step(&session);
    assert_int_equal(match_count(session.match), 1);
    session_close(&session);
}

static void computers_play_alone(void **unused)
{
    Session session;
    const Wish wish = wish_of("nim", "random", "perfect");
    open_session(&session, &wish);
    assert_int_equal(session_viewer(&session), SEAT_WATCHER);
    assert_int_equal(session_advance(&session), NEED_NOTHING);
    session_close(&session);
}

static void two_people_change_places(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    assert_int_equal(session_viewer(&session), SEAT_WATCHER);
    play(&session, "roll 3");
    assert_need(&session, NEED_COVER);
    session_sit(&session);
    assert_need(&session, NEED_CHOICE);
    assert_int_equal(session_viewer(&session), 0);
    play(&session, "take 1");
    play(&session, "roll 3");
    assert_need(&session, NEED_COVER);
    assert_int_equal(session_viewer(&session), 0); /* until the other one sits down */
    session_sit(&session);
    assert_int_equal(session_viewer(&session), 1);
    session_close(&session);
}

/* Where nothing is hidden, one screen serves all, and what happened is told once. */
static void an_open_game_needs_no_cover(void **unused)
{
    Session session;
    Wish wish = wish_of("fitl", "human", "human");
    strcpy(wish.controller[2], "human");
    strcpy(wish.controller[3], "human");
    wish.table = true;
    open_session(&session, &wish);
    play(&session, "card 107");
    play(&session, "card 55");
    assert_need(&session, NEED_CHOICE);
    assert_int_equal(match_actor(session.match), 3);
    assert_int_equal(session_viewer(&session), SEAT_WATCHER);
    play(&session, "pass");
    assert_need(&session, NEED_CHOICE);
    assert_int_equal(match_actor(session.match), 2);
    session_close(&session);
}

/* One person with several hats takes back what any of them did, but no card and no computer's. */
static void an_open_game_is_undone_across_seats(void **unused)
{
    Session session;
    Wish wish = wish_of("fitl", "human", "human");
    strcpy(wish.controller[2], "human");
    strcpy(wish.controller[3], "human");
    open_session(&session, &wish);
    assert_int_equal(session_advance(&session), NEED_CHOICE);
    const uint32_t before = match_count(session.match);
    const Seat first = match_actor(session.match);
    play(&session, "pass");
    assert_int_not_equal(match_actor(session.match), first);
    assert_null(session_undo(&session));
    assert_int_equal(match_count(session.match), before);
    assert_int_equal(match_actor(session.match), first);
    assert_non_null(session_undo(&session)); /* the cards stay drawn */
    session_close(&session);
    strcpy(wish.controller[3], "heuristic");
    open_session(&session, &wish);
    while (session_advance(&session) == NEED_CHOICE) {
        const uint32_t count = match_count(session.match);
        if (count > 0 && match_actor_of(session.match, count - 1) == 3)
            break;
        play(&session, "pass");
    }
    assert_non_null(session_undo(&session));
    session_close(&session);
}

static void at_the_table_chance_is_told(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "random");
    wish.table = true;
    open_session(&session, &wish);
    assert_int_equal(session_advance(&session), NEED_CHANCE);
    play(&session, "roll 4");
    assert_int_equal(match_action(session.match, 0).a, 4);
    assert_need(&session, NEED_CHOICE);
    assert_non_null(session_play_text(&session, "roll 4"));
    session_close(&session);
}

static void a_refusal_has_its_sentence(void **unused)
{
    char buffer[256];
    Text text;
    Session session;
    Wish wish = wish_of("nim", "human", "random");
    wish.table = true;
    open_session(&session, &wish);
    play(&session, "roll 2");
    const Reason *reason = session_play_text(&session, "take 3");
    text_init(&text, buffer, sizeof buffer);
    session_print_refusal(&session, "take 3", reason, &text);
    assert_non_null(strstr(buffer, "cannot take 3 sticks"));
    assert_non_null(strstr(buffer, " [3]"));
    reason = session_play_text(&session, "fly");
    text_clear(&text);
    session_print_refusal(&session, "fly", reason, &text);
    assert_non_null(strstr(buffer, "fly"));
    session_close(&session);
}

/* ---- Undo and redo --------------------------------------------------------------------------- */

static void drawn_dice_are_not_taken_back(void **unused)
{
    Session session;
    const Wish wish = wish_of("nim", "human", "random");
    open_session(&session, &wish);
    session_advance(&session);
    assert_string_equal(session_undo(&session), "match.undo_chance");
    assert_string_equal(session_redo(&session), "match.redo_nothing");
    session_close(&session);
}

/* Told dice, the other person's choice, one's own: everything, one by one. */
static void at_the_table_everything_is_taken_back(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    play(&session, "roll 3");
    session_sit(&session);
    play(&session, "take 2");
    play(&session, "roll 4");
    for (uint32_t count = 3; count-- > 0;) {
        assert_null(session_undo(&session));
        assert_int_equal(match_count(session.match), count);
    }
    assert_string_equal(session_undo(&session), "match.undo_start");
    for (uint32_t count = 1; count <= 3; count++) {
        assert_null(session_redo(&session));
        assert_int_equal(match_count(session.match), count);
    }
    assert_int_equal(match_action(session.match, 2).a, 4);
    session_close(&session);
}

/* The computer's answer goes with the dice it was given to, and comes back with them. */
static void at_the_table_the_computers_answer_goes_too(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "random");
    wish.table = true;
    open_session(&session, &wish);
    play(&session, "roll 3");
    play(&session, "take 2");
    play(&session, "roll 4");
    assert_int_equal(session_advance(&session), NEED_CHANCE);
    assert_int_equal(match_count(session.match), 4);
    const Action answer = match_action(session.match, 3);
    assert_null(session_undo(&session));
    assert_int_equal(match_count(session.match), 2);
    assert_null(session_redo(&session));
    assert_int_equal(match_count(session.match), 4);
    assert_true(action_equal(match_action(session.match, 3), answer));
    session_close(&session);
}

/* ---- The story ------------------------------------------------------------------------------- */

typedef struct Story {
    uint32_t lines, first;
    char last[256];
} Story;

static void take_line(void *context, uint32_t action, const char *sentence)
{
    Story *story = context;
    if (story->lines++ == 0)
        story->first = action;
    snprintf(story->last, sizeof story->last, "%s", sentence);
}

static Story tell(Session *session, Seat viewer)
{
    Story story = {0};
    session_story(session, session_news(session, viewer), viewer, take_line, &story);
    session_told(session, viewer);
    return story;
}

static void news_are_told_once_to_each(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    assert_int_equal(session_news(&session, 0), 0);
    play(&session, "roll 3");
    assert_int_equal(tell(&session, 0).lines, 1);
    assert_int_equal(tell(&session, 0).lines, 0);
    play(&session, "take 2");
    const Story own = tell(&session, 0), other = tell(&session, 1);
    assert_int_equal(own.lines, 1);
    assert_int_equal(own.first, 2);
    assert_string_equal(own.last, "Red takes 2 sticks; 13 are left.");
    assert_int_equal(other.lines, 2);
    assert_int_equal(other.first, 1);
    session_close(&session);
}

static void what_is_played_anew_after_undo_is_told(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    play(&session, "roll 3");
    play(&session, "take 2");
    tell(&session, 0);
    session_undo(&session);
    assert_int_equal(session_news(&session, 0), 2); /* the roll stays told */
    play(&session, "take 1");
    assert_string_equal(tell(&session, 0).last, "Red takes 1 stick; 14 are left.");
    session_close(&session);
}

static void a_loaded_story_begins_after_ones_own_last_act(void **unused)
{
    Session session;
    SaveProblem problem;
    char path[PATH_SIZE];
    Wish wish = wish_of("nim", "human", "random");
    wish.table = true;
    open_session(&session, &wish);
    set_path(&session, "story.mekong");
    strcpy(path, session.path);
    play(&session, "roll 3");
    play(&session, "take 2");
    play(&session, "roll 1");
    session_advance(&session);
    session_close(&session);
    assert_true(session_load(&session, path, LANG_EN, 1, &problem));
    assert_int_equal(session_news(&session, 0), 2);
    assert_int_equal(session_news(&session, SEAT_WATCHER), 0);
    session_close(&session);
}

/* ---- Keeping --------------------------------------------------------------------------------- */

/* Actions of the save on disk. */
static uint32_t count_on_disk(const char *path)
{
    SaveProblem problem;
    size_t length;
    char *text = file_read(path, &length, &problem.at);
    assert_non_null(text);
    Match *match = match_load(text, length, LANG_EN, &problem);
    assert_non_null(match);
    const uint32_t count = match_count(match);
    match_free(match);
    free(text);
    return count;
}

static void the_game_is_on_disk_after_each_action(void **unused)
{
    Session session;
    const Wish wish = wish_of("nim", "human", "random");
    open_session(&session, &wish);
    set_path(&session, "kept.mekong");
    for (Need need = NEED_TIME; need != NEED_NOTHING; need = session_need(&session)) {
        ActionList list;
        match_legal(session.match, &list);
        if (need == NEED_CHOICE)
            assert_null(session_play(&session, list.action[list.count - 1]));
        else
            session_step(&session);
        assert_null(session.keep_problem.message);
        assert_int_equal(count_on_disk(session.path), match_count(session.match));
    }
    session_close(&session);
}

static void undo_and_redo_are_kept(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    set_path(&session, "undo.mekong");
    play(&session, "roll 3");
    play(&session, "take 1");
    session_undo(&session);
    assert_int_equal(count_on_disk(session.path), 1);
    session_redo(&session);
    assert_int_equal(count_on_disk(session.path), 2);
    session_close(&session);
}

static void a_save_that_fails_is_told_and_the_game_goes_on(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    set_path(&session, "no/where.mekong");
    play(&session, "roll 3");
    assert_string_equal(session.keep_problem.message, "cli.file_missing");
    assert_int_equal(match_count(session.match), 1);
    set_path(&session, "somewhere.mekong");
    play(&session, "take 1");
    assert_null(session.keep_problem.message);
    assert_int_equal(count_on_disk(session.path), 2);
    session_close(&session);
}

static void a_game_played_on_elsewhere_is_not_overwritten(void **unused)
{
    Session session, other;
    SaveProblem problem = {0};
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    set_path(&session, "twice.mekong");
    play(&session, "roll 3");
    assert_true(session_load(&other, session.path, LANG_EN, 1, &problem));
    assert_true(match_is_table(other.match)); /* the save says so */
    set_path(&other, "twice.mekong");
    play(&other, "take 2");
    assert_null(other.keep_problem.message);
    play(&session, "take 1");
    assert_string_equal(session.keep_problem.message, "play.not_ours");
    assert_int_equal(match_count(session.match), 2);
    assert_int_equal(count_on_disk(other.path), 2);
    session_close(&session);
    session_close(&other);
}

static void games_begun_in_the_same_second_have_files_of_their_own(void **unused)
{
    char one[PATH_SIZE], two[PATH_SIZE];
    setenv("XDG_DATA_HOME", folder, 1);
    session_default_path(game_find("nim"), one);
    session_default_path(game_find("nim"), two);
    assert_string_not_equal(one, two);
}

static void a_file_that_is_no_save_is_refused(void **unused)
{
    Session session;
    SaveProblem problem = {0};
    assert_false(session_load(&session, folder, LANG_EN, 1, &problem));
    assert_string_equal(problem.at.message, "cli.file_folder");
    session_close(&session);
}

/* ---- Reasons --------------------------------------------------------------------------------- */

static void the_computer_says_why(void **unused)
{
    const Rules rules = nim_with(&modest);
    char buffer[256];
    uint32_t index;
    Text text;
    Session session;
    Wish wish;
    wish_init(&wish, &rules);
    strcpy(wish.controller[1], "modest");
    wish.table = true;
    open_session(&session, &wish);
    assert_false(session_last_explained(&session, &index));
    play(&session, "roll 3");
    play(&session, "take 2");
    play(&session, "roll 4");
    session_advance(&session);
    assert_true(session_last_explained(&session, &index));
    assert_int_equal(index, 3);
    text_init(&text, buffer, sizeof buffer);
    assert_true(session_explain(&session, index, &text));
    assert_non_null(strstr(buffer, "[3] Take 1 stick"));
    assert_false(session_explain(&session, 0, &text)); /* the dice */
    assert_false(session_explain(&session, 1, &text)); /* a person */
    assert_false(session_explain(&session, 99, &text));
    session_close(&session);
}

/* ---- Results and series ---------------------------------------------------------------------- */

/* Whoever is asked takes the first choice, all dice show a 1. */
static Need play_on(Session *session)
{
    Need need;
    while ((need = session_advance(session)) != NEED_NOTHING && need != NEED_NEXT) {
        ActionList list;
        match_legal(session->match, &list);
        if (need == NEED_COVER)
            session_sit(session);
        else
            assert_null(session_play(session, list.action[0]));
    }
    return need;
}

static void assert_result(const Session *session, const char *expected)
{
    char buffer[1024];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    session_result(session, &text);
    assert_string_equal(buffer, expected);
}

static void the_winner_is_named(void **unused)
{
    Session session;
    Wish wish = wish_of("nim", "human", "human");
    wish.table = true;
    open_session(&session, &wish);
    assert_result(&session, "");
    assert_int_equal(play_on(&session), NEED_NOTHING);
    assert_result(&session, "Red has won.\n");
    session_close(&session);
}

static void a_series_is_played_kept_and_counted(void **unused)
{
    Session session;
    Problem problem = {0};
    SaveProblem save_problem = {0};
    char path[PATH_SIZE];
    Wish wish = wish_of("nim", "human", "random");
    wish.table = wish.series = true;
    open_session(&session, &wish);
    set_path(&session, "series.mekong");
    strcpy(path, session.path);
    assert_false(session_next_game(&session, &problem));
    assert_int_equal(play_on(&session), NEED_NEXT);
    assert_result(&session, "Game 1: Red has won.\n");
    session_close(&session);

    assert_true(session_load(&session, path, LANG_EN, 3, &save_problem));
    strcpy(session.path, path);
    assert_need(&session, NEED_NEXT);
    assert_true(session_next_game(&session, &problem));
    assert_int_equal(match_count(session.match), 0);
    assert_non_null(session.policy[0]); /* the seats are swapped */
    assert_null(session.policy[1]);
    assert_int_equal(session_viewer(&session), 1);
    assert_int_equal(session_news(&session, 1), 0);
    session_close(&session);

    assert_true(session_load(&session, path, LANG_EN, 3, &save_problem));
    assert_int_equal(play_on(&session), NEED_NOTHING);
    assert_result(&session, "Game 1: Red has won.\nGame 2: Red has won.\n"
                            "First number: the player who began as Red.\n"
                            "Second number: the player who began as Blue.\n"
                            "Games won: 1 to 1\nThe match is a draw.\n");
    session_close(&session);
}

static void a_series_won_names_what_decided(void **unused)
{
    char buffer[1024];
    Text text;
    Problem problem;
    Session session;
    Wish wish = wish_of("saigon75", "random", "random");
    wish.series = true;
    for (uint64_t seed = 1; seed < 4; seed++) {
        assert_true(session_open(&session, &wish, LANG_EN, seed, &problem));
        assert_int_equal(session_advance(&session), NEED_NEXT);
        assert_true(session_next_game(&session, &problem));
        assert_int_equal(session_advance(&session), NEED_NOTHING);
        text_init(&text, buffer, sizeof buffer);
        session_result(&session, &text);
        assert_non_null(strstr(buffer, "Turns left when Saigon fell"));
        assert_true(strstr(buffer, "The match goes to: the player who began as") ||
                    strstr(buffer, "The match is a draw."));
        assert_false(text.full);
        session_close(&session);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_unknown_player_is_refused),
        cmocka_unit_test(a_player_of_one_seat_takes_no_other),
        cmocka_unit_test(a_series_needs_players_of_both_seats),
        cmocka_unit_test(a_series_needs_a_game_that_counts),
        cmocka_unit_test(one_person_is_asked_and_nobody_else),
        cmocka_unit_test(a_search_bears_an_undo),
        cmocka_unit_test(a_step_plays_one_action),
        cmocka_unit_test(computers_play_alone),
        cmocka_unit_test(two_people_change_places),
        cmocka_unit_test(an_open_game_needs_no_cover),
        cmocka_unit_test(an_open_game_is_undone_across_seats),
        cmocka_unit_test(at_the_table_chance_is_told),
        cmocka_unit_test(a_refusal_has_its_sentence),
        cmocka_unit_test(drawn_dice_are_not_taken_back),
        cmocka_unit_test(at_the_table_everything_is_taken_back),
        cmocka_unit_test(at_the_table_the_computers_answer_goes_too),
        cmocka_unit_test(news_are_told_once_to_each),
        cmocka_unit_test(what_is_played_anew_after_undo_is_told),
        cmocka_unit_test(a_loaded_story_begins_after_ones_own_last_act),
        cmocka_unit_test(the_game_is_on_disk_after_each_action),
        cmocka_unit_test(undo_and_redo_are_kept),
        cmocka_unit_test(a_save_that_fails_is_told_and_the_game_goes_on),
        cmocka_unit_test(a_game_played_on_elsewhere_is_not_overwritten),
        cmocka_unit_test(games_begun_in_the_same_second_have_files_of_their_own),
        cmocka_unit_test(a_file_that_is_no_save_is_refused),
        cmocka_unit_test(the_computer_says_why),
        cmocka_unit_test(the_winner_is_named),
        cmocka_unit_test(a_series_is_played_kept_and_counted),
        cmocka_unit_test(a_series_won_names_what_decided),
    };
    return cmocka_run_group_tests_name("session", tests, make_folder, remove_folder);
}
