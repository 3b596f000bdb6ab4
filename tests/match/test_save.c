/* test_save.c: saves come back as they went, and every kind of broken one is refused with the line
 * and the message that a table below gives. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "match/match.h"
#include "support/check.h"

/* ---- Good saves ------------------------------------------------------------------------------ */

static Match *play_nim(uint64_t seed, uint32_t actions)
{
    Problem problem;
    ActionList list;
    Rng rng;
    Match *match = match_new(game_find("nim"), NULL, NULL, &problem);
    rng_seed(&rng, seed);
    while (match_count(match) < actions && match_actor(match) != SEAT_NOBODY) {
        match_legal(match, &list);
        assert_null(match_play(match, list.action[rng_below(&rng, list.count)]));
    }
    return match;
}

static Match *load(const char *text, SaveProblem *problem)
{
    return match_load(text, strlen(text), LANG_EN, problem);
}

static void save_comes_back_the_same(void **unused)
{
    for (uint32_t i = 0; i < 100; i++) {
        SaveProblem problem;
        size_t length, again_length;
        Match *match = play_nim(i, i / 3);
        match_set_seat(match, 0, "human", "Anna L\xc3\xaa");
        char *text = match_save(match, &length);
        Match *again = match_load(text, length, LANG_EN, &problem);
        assert_non_null(again);
        assert_memory_equal(match_state(match), match_state(again),
                            match_game(match)->rules->state_size);
        char *again_text = match_save(again, &again_length);
        assert_string_equal(text, again_text);
        assert_string_equal(match_seat(again, 0)->name, "Anna L\xc3\xaa");
        free(text);
        free(again_text);
        match_free(match);
        match_free(again);
    }
}

static void undone_actions_are_not_saved(void **unused)
{
    size_t length;
    Match *match = play_nim(1, 2);
    const uint32_t count = match_count(match);
    char *text = match_save(match, &length);
    char end[32];
    snprintf(end, sizeof end, "\nend %u ", count);
    assert_non_null(strstr(text, end));
    free(text);
    match_free(match);
}

static void hand_written_save_needs_little(void **unused)
{
    SaveProblem problem;
    Match *match =
        load("mekong 1\ngame nim\nboard default\nactions\nchance roll 2\nend 1", &problem);
    assert_non_null(match);
    assert_int_equal(match_count(match), 1);
    assert_int_equal(match_game(match)->option[0], match_game(match)->rules->options[0].preset);
    assert_string_equal(match_seat(match, 1)->controller, "human");
    match_free(match);
}

static void any_flipped_byte_is_noticed(void **unused)
{
    SaveProblem problem;
    size_t length;
    Match *match = play_nim(4, 1000);
    char *text = match_save(match, &length);
    for (size_t i = 0; i + 1 < length; i++) { /* the very last byte is a line end */
        text[i] ^= 1;
        Match *again = match_load(text, length, LANG_EN, &problem);
        assert_null(again);
        assert_non_null(problem.at.message);
        text[i] ^= 1;
    }
    free(text);
    match_free(match);
}

/* Before the end line nothing may load; the end line itself can do without its checksum. */
static void every_truncation_is_noticed(void **unused)
{
    SaveProblem problem;
    size_t length;
    Match *match = play_nim(5, 1000);
    char *text = match_save(match, &length);
    const size_t end = (size_t)(strstr(text, "\nend ") - text) + 5;
    for (size_t i = 0; i < end; i++)
        assert_null(match_load(text, i, LANG_EN, &problem));
    free(text);
    match_free(match);
}

/* ---- Broken saves ---------------------------------------------------------------------------- */

typedef struct Broken {
    const char *text;
    uint32_t line;
    const char *message;
} Broken;

static const Broken broken[] = {
    {"", 0, "match.load_empty"},
    {"\n", 1, "match.load_magic"},
    {"hello\n", 1, "match.load_magic"},
    {"mekong\n", 1, "match.load_version"},
    {"mekong 2\ngame nim\n", 1, "match.load_version"},
    {"mekong 1\n", 2, "match.load_truncated"},
    {"mekong 1\nboard default\n", 2, "match.load_want_game"},
    {"mekong 1\ngame chess\n", 2, "match.load_game"},
    {"mekong 1\ngame nimnimnimnimnimnimnimnimnimnimnimnim\n", 2, "match.load_game"},
    {"mekong 1\ngame nim\noption colour red\n", 3, "match.load_option"},
    {"mekong 1\ngame nim\noption\n", 3, "match.load_option"},
    {"mekong 1\ngame nim\noption sticks 8\n", 3, "match.load_option_value"},
    {"mekong 1\ngame nim\noption sticks 7\noption sticks 7\n", 4, "match.load_twice"},
    {"mekong 1\ngame nim\nseat green human\n", 3, "match.load_seat"},
    {"mekong 1\ngame nim\nseat red\n", 3, "match.load_controller"},
    {"mekong 1\ngame nim\nseat red HUMAN\n", 3, "match.load_controller"},
    {"mekong 1\ngame nim\nseat red sixteen-letters-\n", 3, "match.load_controller"},
    {"mekong 1\ngame nim\nseat red human\nseat red human\n", 4, "match.load_twice"},
    {"mekong 1\ngame nim\nseat red human "
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     3, "match.load_name"},
    {"mekong 1\ngame nim\nseat red human\noption sticks 7\n", 4, "match.load_want_board"},
    {"mekong 1\ngame nim\n", 3, "match.load_truncated"},
    {"mekong 1\ngame nim\ngame nim\n", 3, "match.load_want_board"},
    {"mekong 1\ngame nim\nactions\n", 3, "match.load_want_board"},
    {"mekong 1\ngame nim\nboard round\n", 3, "match.load_board_kind"},
    {"mekong 1\ngame nim\nboard default 2\n", 3, "match.load_board_kind"},
    {"mekong 1\ngame saigon75\nboard default 0\n", 3, "match.load_board_kind"},
    {"mekong 1\ngame saigon75\nboard default 7\n", 3, "match.load_board_kind"},
    {"mekong 1\ngame saigon75\nboard default 2 2\n", 3, "match.load_board_kind"},
    {"mekong 1\ngame nim\nboard custom\n| @ a.tsv\n", 3, "match.load_no_board"},
    {"mekong 1\ngame nim\nboard default\n", 4, "match.load_truncated"},
    {"mekong 1\ngame nim\nboard default\nboard default\n", 4, "match.load_want_actions"},
    {"mekong 1\ngame nim\nboard default\nactions now\n", 4, "match.load_want_actions"},
    {"mekong 1\ngame nim\nboard default\nactions\n", 5, "match.load_truncated"},
    {"mekong 1\ngame nim\nboard default\nactions\n\nend 0\n", 5, "match.load_line"},
    {"mekong 1\ngame nim\nboard default\nactions\nred take 1\n", 5, "match.load_actor"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 9\n", 5, "match.load_illegal"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance\n", 5, "match.load_illegal"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nblue take 1\n", 6,
     "match.load_actor"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nred take 2\n", 6,
     "match.load_illegal"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\n", 6, "match.load_truncated"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nend\n", 6, "match.load_end"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nend x\n", 6, "match.load_end"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nend 2\n", 6, "match.load_count"},
    {"mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nend 1 0\n", 6,
     "match.load_checksum"},
    {"mekong 1\ngame nim\nboard default\nactions\nend 0\nend 0\n", 6, "match.load_after_end"},
    {"mekong 1\ngame nim\nboard default\nactions\nend 0\n\n", 6, "match.load_after_end"},
    {"mekong 1\r\ngame nim\r\n", 1, "match.load_binary"},
    {"mekong 1\ngame nim\nseat red human \x01\n", 3, "match.load_binary"},
    {"mekong 1\ngame nim\nseat red human \x7f\n", 3, "match.load_binary"},
    {"mekong 1\ngame nim\nseat red human \xc3(\n", 3, "match.load_binary"},
    {"mekong 1\ngame nim\nseat red human \xed\xa0\x80\n", 3, "match.load_binary"},
    {"mekong 1\ngame nim\nseat red human \xc0\x80\n", 3, "match.load_binary"},
    {"\x7f"
     "ELF\x02\x01",
     1, "match.load_binary"},
};

static void broken_saves_are_refused_in_place(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        SaveProblem problem;
        assert_null(load(broken[i].text, &problem));
        if (strcmp(problem.at.message, broken[i].message) != 0 || problem.at.line != broken[i].line)
            fail_msg("%s\nline %u %s", broken[i].text, problem.at.line, problem.at.message);
    }
}

static void broken_saves_speak_every_language(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(broken); i++) {
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            char buffer[1024];
            SaveProblem problem;
            Text text;
            assert_null(match_load(broken[i].text, strlen(broken[i].text), (Lang)lang, &problem));
            text_init(&text, buffer, sizeof buffer);
            save_problem_print(&problem, (Lang)lang, &text);
            assert_null(strstr(buffer, "match."));
            assert_null(strchr(buffer, '{'));
            assert_true(text.length > 10);
        }
    }
}

static void nul_byte_is_refused(void **unused)
{
    static const char text[] = "mekong 1\ngame nim\0\nboard default\nactions\nend 0\n";
    SaveProblem problem;
    assert_null(match_load(text, sizeof text - 1, LANG_EN, &problem));
    assert_string_equal(problem.at.message, "match.load_binary");
    assert_int_equal(problem.at.line, 2);
}

static void illegal_action_gives_rule_and_sentence(void **unused)
{
    char buffer[1024];
    SaveProblem problem;
    Text text;
    assert_null(
        load("mekong 1\ngame nim\nboard default\nactions\nchance roll 1\nred take 2\n", &problem));
    text_init(&text, buffer, sizeof buffer);
    save_problem_print(&problem, LANG_EN, &text);
    assert_non_null(strstr(buffer, "6: "));
    assert_non_null(strstr(buffer, "take 2"));
    assert_non_null(strstr(buffer, "[3]"));
}

static void actions_after_the_end_of_the_game_are_refused(void **unused)
{
    SaveProblem problem;
    size_t length;
    char *more = malloc(4096);
    Match *match = play_nim(6, 1000);
    char *text = match_save(match, &length);
    const size_t end = (size_t)(strstr(text, "\nend ") - text) + 1;
    snprintf(more, 4096, "%.*schance roll 1\nend %u\n", (int)end, text, match_count(match) + 1);
    assert_null(load(more, &problem));
    assert_string_equal(problem.at.message, "match.load_over");
    free(more);
    free(text);
    match_free(match);
}

/* An action that does not fit is none, and is not played as far as it fits. */
static void an_endless_action_is_refused_as_a_line(void **unused)
{
    for (int length = ACTION_TEXT_SIZE - 1; length <= ACTION_TEXT_SIZE; length++) {
        char words[ACTION_TEXT_SIZE + 1] = {0}, text[512];
        SaveProblem problem;
        memset(words, 'x', (size_t)length);
        snprintf(text, sizeof text, "mekong 1\ngame nim\nboard default\nactions\nchance %s\n",
                 words);
        assert_null(load(text, &problem));
        assert_string_equal(problem.at.message,
                            length < ACTION_TEXT_SIZE ? "match.load_illegal" : "match.load_line");
    }
}

static void what_is_wrong_is_quoted_in_whole_characters(void **unused)
{
    SaveProblem problem;
    char text[1024] = "mekong 1\ngame x";
    assert_null(load("mekong 1\ngame \xe1\xba\xbf!\n", &problem));
    assert_string_equal(problem.at.detail, "\xe1\xba\xbf!");
    for (int i = 0; i < 200; i++)
        strcat(text, "\xe1\xba\xbf");
    assert_null(load(text, &problem));
    const size_t length = strlen(problem.at.detail);
    assert_true(length < sizeof problem.at.detail && length + 3 >= sizeof problem.at.detail);
    assert_int_equal(length % 3, 1);
}

static void a_board_of_the_past_is_found_by_its_number(void **unused)
{
    for (uint32_t number = 1; number <= 3; number++) {
        SaveProblem problem;
        char text[128];
        snprintf(text, sizeof text, "mekong 1\ngame saigon75\nboard default %u\nactions\nend 0\n",
                 number);
        Match *match = load(text, &problem);
        assert_non_null(match);
        assert_int_equal(match_board_number(match), number);
        match_free(match);
    }
}

/* A save with the default board as its own, in which `old` has become `new`. */
static char *with_board(const char *old, const char *new)
{
    enum { ROOM = 1 << 17 };
    char *save = calloc(1, ROOM);
    const char *const at = strstr(saigon75_board_text, old);
    assert_true(save != NULL && at != NULL);
    strcpy(save, "mekong 1\ngame saigon75\nboard custom\n| ");
    for (const char *from = saigon75_board_text; from[1] != '\0'; from++) {
        if (from == at) {
            strcat(save, new);
            from += strlen(old);
        }
        strncat(save, from, 1);
        strcat(save, *from == '\n' ? "| " : "");
    }
    return strcat(save, "\nactions\nend 0\n");
}

static uint32_t line_of(const char *text, const char *words)
{
    uint32_t line = 1;
    for (const char *at = text; at < strstr(text, words); at++)
        line += *at == '\n';
    return line;
}

/* Each file of a board counts its own lines; who reads the save counts those of the save. */
static void a_fault_of_the_board_is_found_by_the_line_of_the_save(void **unused)
{
    static const struct {
        const char *old, *new;
    } bad[] = {
        {"@ adjacency.tsv", "@ abc.tsv"},
        {"hue\tHuế\t1\t", "hue\tHuế\t7\t"},
        {"an_loc\tphuoc_binh", "an_loc\tparis"},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        SaveProblem problem;
        char *save = with_board(bad[i].old, bad[i].new);
        assert_null(load(save, &problem));
        assert_int_equal(problem.at.line, line_of(save, bad[i].new));
        assert_string_equal(problem.at.file, "");
        free(save);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(save_comes_back_the_same),
        cmocka_unit_test(undone_actions_are_not_saved),
        cmocka_unit_test(hand_written_save_needs_little),
        cmocka_unit_test(any_flipped_byte_is_noticed),
        cmocka_unit_test(every_truncation_is_noticed),
        cmocka_unit_test(broken_saves_are_refused_in_place),
        cmocka_unit_test(broken_saves_speak_every_language),
        cmocka_unit_test(nul_byte_is_refused),
        cmocka_unit_test(illegal_action_gives_rule_and_sentence),
        cmocka_unit_test(actions_after_the_end_of_the_game_are_refused),
        cmocka_unit_test(an_endless_action_is_refused_as_a_line),
        cmocka_unit_test(what_is_wrong_is_quoted_in_whole_characters),
        cmocka_unit_test(a_board_of_the_past_is_found_by_its_number),
        cmocka_unit_test(a_fault_of_the_board_is_found_by_the_line_of_the_save),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
