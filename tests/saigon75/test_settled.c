/* test_settled.c: where the rules say that the last turn is decided [13.1], it is: whatever is
 * chosen and rolled from there, the game ends so. */
#include <stdlib.h>
#include <string.h>

#include "ai/rollout.h"
#include "games/list.h"
#include "support/check.h"

enum { GAMES = 100, ENDINGS = 4 };

typedef struct Table {
    Game game;
    Board *board;
    State *state, *world;
    Rng rng;
    Cast cast;
    Minds minds;
    uint32_t settled[2]; /* positions, by who wins */
} Table;

/* Any answer and any roll to the end: won by the first seat or the second. */
static uint32_t play_anyhow(Table *table)
{
    ActionList list;
    int8_t score[SEATS_MAX] = {0};
    while (!game_over(table->world)) {
        game_legal(&table->game, table->world, &list);
        game_apply(&table->game, table->world, list.action[rng_below(&table->rng, list.count)]);
    }
    game_score(&table->game, table->world, score);
    return score[0] > 0 ? 0 : 1;
}

static void check_position(Table *table)
{
    int8_t score[SEATS_MAX] = {0};
    if (game_over(table->state) || !game_settled(&table->game, table->state, score))
        return;
    const uint32_t winner = score[0] > 0 ? 0 : 1;
    assert_int_equal(score[0] + score[1], 0);
    table->settled[winner]++;
    for (uint32_t i = 0; i < ENDINGS; i++) {
        memcpy(table->world, table->state, table->game.rules->state_size);
        assert_int_equal(play_anyhow(table), winner);
    }
}

/* Good players get far, any answer leads to strange positions: by turns. */
static void play(Table *table, bool well)
{
    ActionList list;
    minds_clear(&table->cast, &table->minds);
    for (game_start(&table->game, table->state); !game_over(table->state);) {
        game_legal(&table->game, table->state, &list);
        const uint32_t answer =
            list.chance ? game_draw(&list, &table->rng)
            : well      ? cast_choose(&table->cast, &table->minds, table->state, &list, &table->rng)
                        : rng_below(&table->rng, list.count);
        game_apply(&table->game, table->state, list.action[answer]);
        check_position(table);
    }
}

static void open_table(Table *table, const char *edition)
{
    const Rules *rules = game_find("saigon75");
    Problem problem = {0};
    *table = (Table){.board = malloc(rules->board_size),
                     .state = malloc(rules->state_size),
                     .world = malloc(rules->state_size)};
    assert_true(game_make(&table->game, rules, table->board, NULL, &problem));
    assert_true(game_set_option(&table->game, "edition", edition));
    cast_init(&table->cast, &table->game);
    rng_seed(&table->rng, 75);
}

static void close_table(Table *table)
{
    free(table->board);
    free(table->state);
    free(table->world);
}

static void what_is_settled_in_the_last_turn_stays_so(void **state)
{
    Table table;
    open_table(&table, "2");
    for (uint32_t i = 0; i < GAMES; i++)
        play(&table, i % 4 > 0);
    assert_true(table.settled[0] > 10 && table.settled[1] > 10);
    close_table(&table);
}

/* There desertion may still give a marker [10.4]. */
static void the_first_edition_settles_nothing_before_its_end(void **state)
{
    Table table;
    open_table(&table, "1");
    for (uint32_t i = 0; i < GAMES / 4; i++)
        play(&table, true);
    assert_int_equal(table.settled[0] + table.settled[1], 0);
    close_table(&table);
}

/* NV's units are alone in Saigon when the marine has gone, and no check of markers comes after
 * that: what SV has left elsewhere decides. */
static void desertion_out_of_saigon_gives_no_marker(void **state)
{
    static const char text[] =
        "at saigon nvd9 nvd13 marine4\nat ca_mau svd11 ranger6\nat quang_tri nvd1\nat hue nvd2\n"
        "at da_nang nvd3\nat pleiku nvd4\nat kon_tum nvd5\nturn 8\nphase sv\n"
        "militia quang_tri hue da_nang pleiku kon_tum\ndeclared saigon\nresolved saigon\n"
        "die 5\ndesertion_die 4\ndesertion 2\n"
        "discard e01 e02 e03 e04 e05 e06 e07 e08 e09 e10 e11 e12 e13 e14 e15 e16\n"
        "aside e17 e18 e19 e20\ntokens gone gone gone\nframe game 4\nframe all_turns\n"
        "frame turn 2\nframe sv_phase 6\nframe desertions\nframe desert_unit\n";
    Table table;
    Problem problem = {0};
    Action action;
    int8_t score[SEATS_MAX] = {0};
    open_table(&table, "2");
    memset(table.state, 0, table.game.rules->state_size);
    if (!game_parse_state(&table.game, text, table.state, &problem))
        fail_msg("line %u: %s %s", problem.line, problem.message, problem.detail);
    assert_true(action_parse(&table.game, "desert marine4", &action));
    assert_null(game_refuse(&table.game, table.state, action));
    game_apply(&table.game, table.state, action);
    assert_false(game_over(table.state));
    assert_false(game_settled(&table.game, table.state, score)); /* so few could all be gone */
    memcpy(table.world, table.state, table.game.rules->state_size);
    assert_int_equal(play_anyhow(&table), 1);
    close_table(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_settled_in_the_last_turn_stays_so),
        cmocka_unit_test(desertion_out_of_saigon_gives_no_marker),
        cmocka_unit_test(the_first_edition_settles_nothing_before_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
