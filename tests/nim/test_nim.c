/* test_nim.c: the small game from outside, as a front end sees it: words in, words out. */
#include <stdlib.h>
#include <string.h>

#include "core/speech.h"
#include "games/list.h"
#include "support/check.h"

typedef struct Table {
    Game game;
    State *state;
    char words[512];
    Text text;
} Table;

static int open_table(void **table_out)
{
    Table *table = calloc(1, sizeof *table);
    Problem problem;
    const Rules *rules = game_find("nim");
    if (table == NULL || rules == NULL || !game_make(&table->game, rules, NULL, NULL, &problem))
        return -1;
    table->state = malloc(rules->state_size);
    text_init(&table->text, table->words, sizeof table->words);
    game_start(&table->game, table->state);
    *table_out = table;
    return 0;
}

static int close_table(void **table_in)
{
    Table *table = *table_in;
    free(table->state);
    free(table);
    return 0;
}

static Action read_action(const Table *table, const char *words)
{
    Action action = {0};
    assert_true(action_parse(&table->game, words, &action));
    return action;
}

static void play(Table *table, const char *words)
{
    Action action = read_action(table, words);
    assert_null(game_refuse(&table->game, table->state, action));
    game_apply(&table->game, table->state, action);
}

static const char *position(Table *table)
{
    text_clear(&table->text);
    game_print_state(&table->game, table->state, &table->text);
    return table->words;
}

static const char *refusal(Table *table, const char *words)
{
    Action action = read_action(table, words);
    const Reason *reason = game_refuse(&table->game, table->state, action);
    assert_non_null(reason);
    text_clear(&table->text);
    game_print_refusal(&table->game, table->state, action, reason, LANG_EN, &table->text);
    return table->words;
}

static const char *notes(Table *table, Lang lang)
{
    const Flow *flow = flow_at(table->state);
    text_clear(&table->text);
    for (uint8_t i = 0; i < flow->note_count; i++) {
        game_print_note(&table->game, flow->note[i], SEAT_WATCHER, lang, &table->text);
        text_char(&table->text, '\n');
    }
    return table->words;
}

static void set_position(Table *table, const char *words)
{
    Problem problem;
    memset(table->state, 0, table->game.rules->state_size);
    assert_true(game_parse_state(&table->game, words, table->state, &problem));
}

static void whole_game_is_played_in_words(void **table_in)
{
    Table *table = *table_in;
    assert_true(game_set_option(&table->game, "sticks", "7"));
    game_start(&table->game, table->state);
    assert_string_equal(position(table), "sticks 7 turn 1 roll 0");
    assert_int_equal(game_actor(&table->game, table->state), SEAT_CHANCE);
    play(table, "roll 3");
    assert_int_equal(game_actor(&table->game, table->state), 0);
    play(table, "take 3");
    play(table, "roll 1");
    assert_int_equal(game_actor(&table->game, table->state), 1);
    play(table, "take 1");
    play(table, "roll 4");
    play(table, "take 3");
    assert_true(game_over(table->state));
    assert_string_equal(position(table), "sticks 0 turn 3 roll 0");
    int8_t score[SEATS_MAX] = {0};
    game_score(&table->game, table->state, score);
    assert_int_equal(score[0], 1);
    assert_int_equal(score[1], -1);
}

static void second_seat_wins_when_it_takes_the_last(void **table_in)
{
    Table *table = *table_in;
    set_position(table, "sticks 2 turn 14 roll 2");
    play(table, "take 2");
    int8_t score[SEATS_MAX] = {0};
    game_score(&table->game, table->state, score);
    assert_int_equal(score[0], -1);
    assert_int_equal(score[1], 1);
}

static void die_has_four_equal_sides(void **table_in)
{
    Table *table = *table_in;
    ActionList list;
    game_legal(&table->game, table->state, &list);
    assert_int_equal(list.count, 4);
    for (uint8_t i = 0; i < 4; i++) {
        assert_int_equal(list.action[i].a, i + 1);
        assert_int_equal(list.weight[i], list.weight[0]);
    }
}

static void no_more_is_offered_than_the_roll_or_the_table_holds(void **table_in)
{
    Table *table = *table_in;
    ActionList list;
    set_position(table, "sticks 9 turn 3 roll 3");
    game_legal(&table->game, table->state, &list);
    assert_int_equal(list.count, 3);
    set_position(table, "sticks 2 turn 7 roll 3");
    game_legal(&table->game, table->state, &list);
    assert_int_equal(list.count, 2);
}

static void refusals_say_why(void **table_in)
{
    Table *table = *table_in;
    assert_string_equal(refusal(table, "take 1"), "The die must be rolled first.");
    assert_string_equal(refusal(table, "roll 0"), "The die has no side with a 0.");
    play(table, "roll 2");
    assert_string_equal(refusal(table, "roll 2"),
                        "The die has been rolled already: now take sticks.");
    assert_string_equal(refusal(table, "take 0"), "You must take at least one stick.");
    assert_string_equal(refusal(table, "take 4"), "You rolled a 2 and cannot take 4 sticks.");
    set_position(table, "sticks 1 turn 7 roll 4");
    assert_string_equal(refusal(table, "take 3"), "You cannot take 3 sticks: only 1 is left.");
    play(table, "take 1");
    assert_string_equal(refusal(table, "take 1"), "The game is over.");
}

static void notes_tell_what_happened_in_the_readers_language(void **table_in)
{
    Table *table = *table_in;
    play(table, "roll 3");
    assert_string_equal(notes(table, LANG_EN), "Red rolls a 3.\n");
    set_position(table, "sticks 1 turn 7 roll 4");
    play(table, "take 1");
    assert_string_equal(notes(table, LANG_EN),
                        "Red takes 1 stick; 0 are left.\nRed took the last stick and wins.\n");
    assert_string_equal(notes(table, LANG_IT),
                        "Rosso prende 1 bastoncino; ne restano 0.\n"
                        "Rosso ha preso l\xe2\x80\x99ultimo bastoncino e vince la partita.\n");
}

static void prompt_and_label_are_sentences(void **table_in)
{
    Table *table = *table_in;
    play(table, "roll 3");
    text_clear(&table->text);
    game_print_prompt(&table->game, table->state, LANG_FR, &table->text);
    assert_string_equal(table->words, "Rouge peut prendre jusqu\xe2\x80\x99\xc3\xa0 3 b\xc3\xa2"
                                      "tonnets.");
    text_clear(&table->text);
    Action action = read_action(table, "take 1");
    game_print_label(&table->game, table->state, action, LANG_EN, &table->text);
    assert_string_equal(table->words, "Take 1 stick");
}

static void position_is_read_back_and_played_on(void **table_in)
{
    Table *table = *table_in;
    set_position(table, "sticks 9 turn 4 roll 2");
    assert_string_equal(position(table), "sticks 9 turn 4 roll 2");
    assert_int_equal(game_actor(&table->game, table->state), 1);
    play(table, "take 2");
    assert_string_equal(position(table), "sticks 7 turn 5 roll 0");
    set_position(table, "sticks 0 turn 4 roll 0");
    assert_true(game_over(table->state));
}

static void impossible_positions_are_refused(void **table_in)
{
    Table *table = *table_in;
    const Rules *rules = table->game.rules;
    static const char *const bad[] = {
        "",
        "sticks",
        "sticks 9",
        "sticks 9 turn 4",
        "sticks 9 turn 4 roll",
        "sticks 9 turn 4 roll 5",   /* no such side */
        "sticks 9 turn 4 roll 2 x", /* something after the end */
        "turn 4 sticks 9 roll 2",
        "sticks 16 turn 1 roll 0", /* more than there were */
        "sticks 14 turn 1 roll 0", /* taken before anybody's turn */
        "sticks 9 turn 9 roll 0",  /* more turns than sticks taken */
        "sticks 9 turn 0 roll 0",
        "sticks 0 turn 4 roll 1", /* rolled after the end */
        "sticks -1 turn 4 roll 1",
        "sticks 300 turn 4 roll 1",
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        Problem problem = {0};
        memset(table->state, 0, rules->state_size);
        assert_false(game_parse_state(&table->game, bad[i], table->state, &problem));
        assert_string_equal(problem.message, "core.bad_position");
        assert_int_equal(problem.line, 1);
        assert_true(strlen(problem.detail) > 0);
    }
}

static void view_and_picture_show_the_table(void **table_in)
{
    Table *table = *table_in;
    Json json;
    set_position(table, "sticks 6 turn 4 roll 2");
    text_clear(&table->text);
    json_init(&json, &table->text);
    json_open(&json, NULL, '{');
    game_view(&table->game, table->state, 0, &json);
    json_close(&json, '}');
    assert_string_equal(table->words, "{\"sticks\":6,\"turn\":4,\"roll\":2}");
    text_clear(&table->text);
    game_picture(&table->game, table->state, 0, LANG_EN, &table->text);
    assert_string_equal(table->words, "||||| |  6 sticks left\n");
}

static uint32_t advice(Table *table, const char *words)
{
    ActionList list;
    Rng rng;
    rng_seed(&rng, 1);
    set_position(table, words);
    game_legal(&table->game, table->state, &list);
    const Policy *policy = &table->game.rules->policies[0];
    return list.action[policy->choose(&table->game, table->state, &list, &rng)].a;
}

static void perfect_player_takes_the_last_stick_and_leaves_many(void **table_in)
{
    Table *table = *table_in;
    assert_int_equal(advice(table, "sticks 3 turn 5 roll 4"), 3);
    assert_int_equal(advice(table, "sticks 1 turn 5 roll 1"), 1);
    /* with 5 left and a roll of 4, leaving few sticks means losing at once: take one only */
    assert_int_equal(advice(table, "sticks 5 turn 5 roll 4"), 1);
}

/* Wins of the first seat in games of `count`, when each seat plays perfectly or at random. */
static uint32_t count_wins(Table *table, const bool perfect[2], uint32_t count)
{
    const Rules *rules = table->game.rules;
    uint32_t wins = 0;
    for (uint32_t number = 0; number < count; number++) {
        Rng rng;
        rng_seed_stream(&rng, 11, number);
        game_start(&table->game, table->state);
        while (!game_over(table->state)) {
            ActionList list;
            game_legal(&table->game, table->state, &list);
            Seat actor = game_actor(&table->game, table->state);
            uint32_t index = 0;
            if (actor == SEAT_CHANCE)
                index = game_draw(&list, &rng);
            else if (perfect[actor])
                index = rules->policies[0].choose(&table->game, table->state, &list, &rng);
            else
                index = rng_below(&rng, list.count);
            game_apply(&table->game, table->state, list.action[index]);
        }
        int8_t score[SEATS_MAX] = {0};
        game_score(&table->game, table->state, score);
        wins += score[0] > 0;
    }
    return wins;
}

static void perfect_player_beats_a_random_one_from_either_seat(void **table_in)
{
    Table *table = *table_in;
    assert_true(count_wins(table, (const bool[]){true, false}, 2000) > 1200);
    assert_true(count_wins(table, (const bool[]){false, true}, 2000) < 800);
}

#define AT_TABLE(test) cmocka_unit_test_setup_teardown(test, open_table, close_table)

int main(void)
{
    const struct CMUnitTest tests[] = {
        AT_TABLE(whole_game_is_played_in_words),
        AT_TABLE(second_seat_wins_when_it_takes_the_last),
        AT_TABLE(die_has_four_equal_sides),
        AT_TABLE(no_more_is_offered_than_the_roll_or_the_table_holds),
        AT_TABLE(refusals_say_why),
        AT_TABLE(notes_tell_what_happened_in_the_readers_language),
        AT_TABLE(prompt_and_label_are_sentences),
        AT_TABLE(position_is_read_back_and_played_on),
        AT_TABLE(impossible_positions_are_refused),
        AT_TABLE(view_and_picture_show_the_table),
        AT_TABLE(perfect_player_takes_the_last_stick_and_leaves_many),
        AT_TABLE(perfect_player_beats_a_random_one_from_either_seat),
    };
    return cmocka_run_group_tests_name("nim", tests, NULL, NULL);
}
