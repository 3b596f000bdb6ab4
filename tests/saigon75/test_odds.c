/* test_odds.c: the exact odds of a combat against brute force: every face of every die is laid
 * once, the rules of comparison [9.8] and of the cards called upon after the roll [6] are applied
 * in the plainest way, and the counts must be the weights that s75_odds gives. */
#include <stdio.h>
#include <string.h>

#include "games/list.h"
#include "games/saigon75/odds/odds.h"
#include "support/check.h"

enum { ROOM = 1 << 17, MOST = 8, INPUTS = S75_ODDS_INPUTS, SIX = 6 };
enum { IN_NV, IN_SV, IN_AIR, IN_E06, IN_E09, IN_E11, IN_E13 };

static Board board;
static char json_text[ROOM];

static Game make_game(void)
{
    Game game;
    Problem problem;
    assert_true(game_make(&game, game_find("saigon75"), &board, NULL, &problem));
    return game;
}

static void write_odds(const Game *game, const uint8_t input[INPUTS])
{
    Text text;
    Json json;
    text_init(&text, json_text, sizeof json_text);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    s75_odds(game, input, &json);
    json_close(&json, '}');
    assert_false(text.full);
}

static void write_table(const Game *game, const uint8_t input[INPUTS], Lang lang)
{
    Text text;
    text_init(&text, json_text, sizeof json_text);
    s75_odds_table(game, input, lang, &text);
    assert_false(text.full);
}

static void assert_written(const char *words)
{
    if (!strstr(json_text, words))
        fail_msg("%s is not in %s", words, json_text);
}

static unsigned count_written(const char *words)
{
    unsigned count = 0;
    for (const char *at = json_text; (at = strstr(at, words)) != NULL; at++)
        count++;
    return count;
}

/* ---- Brute force ----------------------------------------------------------------------------- */

typedef struct Tally {
    unsigned long total, joint[MOST][MOST][MOST][MOST];
} Tally;

typedef struct Faces {
    int x, r;
} Faces;

static Faces lay(unsigned side, unsigned dice, unsigned long roll)
{
    Faces faces = {0, 0};
    for (; dice; dice--, roll /= SIX) {
        const unsigned face = (unsigned)(roll % SIX);
        faces.x += face < board.loss[side];
        faces.r +=
            face >= board.loss[side] && face < (unsigned)board.loss[side] + board.retreat[side];
    }
    return faces;
}

static void add_outcome(Tally *tally, const uint8_t input[INPUTS], Faces nv, Faces sv)
{
    if (input[IN_E13]) /* every X against NV becomes R */
        sv = (Faces){0, sv.r + sv.x};
    int nv_x = sv.x, sv_x = nv.x;
    int nv_r = sv.r - nv.r > 0 ? sv.r - nv.r : 0;
    int sv_r = nv.r - sv.r > 0 ? nv.r - sv.r : 0;
    if (input[IN_E06]) /* SV ignores every R */
        sv_r = 0;
    if (input[IN_E11]) { /* the R left against SV become X */
        sv_x += sv_r;
        sv_r = 0;
    }
    if (input[IN_E09]) /* one more X */
        sv_x++;
    tally->joint[nv_x][nv_r][sv_x][sv_r]++;
    tally->total++;
}

static unsigned long power_of_six(unsigned dice)
{
    unsigned long result = 1;
    while (dice--)
        result *= SIX;
    return result;
}

static void count_by_hand(const uint8_t input[INPUTS], Tally *tally)
{
    const unsigned long nv_rolls = power_of_six(input[IN_NV]),
                        sv_rolls = power_of_six(input[IN_SV]);
    memset(tally, 0, sizeof *tally);
    for (unsigned long i = 0; i < nv_rolls; i++)
        for (unsigned long j = 0; j < sv_rolls; j++)
            add_outcome(tally, input, lay(NV, input[IN_NV], i), lay(SV, input[IN_SV], j));
}

/* Indices are the digits of a number in base MOST, for one loop instead of four. */
static void compare(const Game *game, const uint8_t input[INPUTS])
{
    static Tally tally;
    char words[160];
    unsigned outcomes = 0;
    count_by_hand(input, &tally);
    write_odds(game, input);
    snprintf(words, sizeof words, "},\"total\":%lu,", tally.total);
    assert_written(words);
    for (unsigned i = 0; i < MOST * MOST * MOST * MOST; i++) {
        const unsigned a = i / 512, b = i / 64 % 8, c = i / 8 % 8, d = i % 8;
        const unsigned long weight = tally.joint[a][b][c][d];
        if (!weight)
            continue;
        snprintf(words, sizeof words,
                 "{\"nv_losses\":%u,\"nv_retreats\":%u,\"sv_losses\":%u,\"sv_retreats\":%u,"
                 "\"weight\":%lu,\"probability\":%.6f}",
                 a, b, c, d, weight, (double)weight / (double)tally.total);
        assert_written(words);
        outcomes++;
    }
    assert_int_equal(count_written("{\"nv_losses\":"), outcomes);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void odds_are_those_of_brute_force_up_to_three_dice_with_every_card(void **unused)
{
    const Game game = make_game();
    for (unsigned i = 0; i < 4 * 4 * 16; i++) {
        const uint8_t input[INPUTS] = {
            (uint8_t)(i % 4),      (uint8_t)(i / 4 % 4),  0,
            (uint8_t)(i / 16 % 2), (uint8_t)(i / 32 % 2), (uint8_t)(i / 64 % 2),
            (uint8_t)(i / 128 % 2)};
        compare(&game, input);
    }
}

static void odds_are_those_of_brute_force_with_five_dice(void **unused)
{
    const Game game = make_game();
    compare(&game, (uint8_t[INPUTS]){5, 2, 0, 0, 0, 0, 0});
    compare(&game, (uint8_t[INPUTS]){2, 5, 0, 0, 0, 0, 1});
    compare(&game, (uint8_t[INPUTS]){5, 0, 0, 0, 1, 1, 0});
}

static void odds_of_one_die_each_are_those_of_paper_and_pencil(void **unused)
{
    const Game game = make_game();
    write_odds(&game, (uint8_t[INPUTS]){1, 1, 0, 0, 0, 0, 0});
    /* NV 2 X, 2 R, 2 blank; SV 1 X, 2 R, 3 blank. SV loses in 12 of 36, NV in 6; an R of NV stands
     * unless SV has one too. */
    assert_written("\"nv\":{\"losses\":[{\"count\":0,\"weight\":30,\"probability\":0.833333},"
                   "{\"count\":1,\"weight\":6,\"probability\":0.166667}],"
                   "\"expected_losses\":0.166667,"
                   "\"retreats\":[{\"count\":0,\"weight\":28,\"probability\":0.777778},"
                   "{\"count\":1,\"weight\":8,\"probability\":0.222222}],"
                   "\"expected_retreats\":0.222222}");
    assert_written("\"sv\":{\"losses\":[{\"count\":0,\"weight\":24,\"probability\":0.666667},"
                   "{\"count\":1,\"weight\":12,\"probability\":0.333333}]");
}

static void odds_of_no_dice_are_nothing_for_certain(void **unused)
{
    const Game game = make_game();
    write_odds(&game, (uint8_t[INPUTS]){0});
    assert_written("\"total\":1,\"nv\":{\"losses\":[{\"count\":0,\"weight\":1,"
                   "\"probability\":1.000000}]");
}

/* All weight on the roll of the printed example. */
static void r17_4_two_r_against_three_make_one_nv_unit_retreat(void **unused)
{
    const Game game = make_game();
    memset(board.roll_weight[NV][2], 0, sizeof board.roll_weight[NV][2]);
    memset(board.roll_weight[SV][3], 0, sizeof board.roll_weight[SV][3]);
    board.roll_weight[NV][2][2] = 1; /* no X, two R */
    board.roll_weight[SV][3][3] = 1; /* no X, three R */
    write_odds(&game, (uint8_t[INPUTS]){2, 3, 0, 0, 0, 0, 0});
    assert_written("\"joint\":[{\"nv_losses\":0,\"nv_retreats\":1,\"sv_losses\":0,"
                   "\"sv_retreats\":0,\"weight\":1,\"probability\":1.000000}]");
}

static void r9_15_air_losses_are_those_of_brute_force(void **unused)
{
    const Game game = make_game();
    for (uint8_t markers = 0; markers <= 6; markers++) {
        unsigned long count[MOST] = {0};
        char words[80];
        for (unsigned long roll = 0; roll < power_of_six(markers); roll++) {
            unsigned lost = 0;
            unsigned long rest = roll;
            for (unsigned i = 0; i < markers; i++, rest /= SIX)
                lost += rest % SIX < board.aircraft;
            count[lost]++;
        }
        write_odds(&game, (uint8_t[INPUTS]){1, 1, markers, 0, 0, 0, 0});
        snprintf(words, sizeof words, "\"air\":{\"total\":%lu,", power_of_six(markers));
        assert_written(words);
        for (unsigned lost = 0; lost <= markers; lost++) {
            snprintf(words, sizeof words, "{\"count\":%u,\"weight\":%lu,", lost, count[lost]);
            assert_written(words);
        }
    }
}

/* One NV die against three of SV: an R of NV stands if none of the three is one, 1/3 of 8/27. */
static void the_table_has_shares_in_tenths_and_means_in_hundredths(void **unused)
{
    const Game game = make_game();
    write_table(&game, (uint8_t[INPUTS]){1, 3}, LANG_EN);
    assert_written("\n             0      57.9 %      44.4 %      66.7 %      90.1 %\n");
    assert_written("\n             1      34.7 %      37.0 %      33.3 %       9.9 %\n");
    assert_written("\n             3       0.5 %       2.5 %           -           -\n");
    assert_written("\n    on average        0.50        0.77        0.33        0.10\n");
    assert_int_equal(count_written("air markers"), 0);
    write_table(&game, (uint8_t[INPUTS]){1, 3}, LANG_FR);
    assert_written("        0,50        0,77        0,33        0,10\n");
}

/* [9.15] The attrition die has two aircraft in six. */
static void the_table_ends_with_the_air_markers_lost(void **unused)
{
    const Game game = make_game();
    write_table(&game, (uint8_t[INPUTS]){1, 1, 2}, LANG_EN);
    assert_written("\n             0      44.4 %\n             1      44.4 %\n"
                   "             2      11.1 %\n");
}

static void odds_inputs_are_named_and_their_presets_in_range(void **unused)
{
    for (unsigned i = 0; i < INPUTS; i++) {
        const OddsInput *input = &s75_odds_inputs[i];
        assert_true(input->least <= input->preset && input->preset <= input->most);
        assert_string_not_equal(message_text(LANG_EN, input->message), input->message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_are_those_of_brute_force_up_to_three_dice_with_every_card),
        cmocka_unit_test(odds_are_those_of_brute_force_with_five_dice),
        cmocka_unit_test(odds_of_one_die_each_are_those_of_paper_and_pencil),
        cmocka_unit_test(odds_of_no_dice_are_nothing_for_certain),
        cmocka_unit_test(r17_4_two_r_against_three_make_one_nv_unit_retreat),
        cmocka_unit_test(r9_15_air_losses_are_those_of_brute_force),
        cmocka_unit_test(the_table_has_shares_in_tenths_and_means_in_hundredths),
        cmocka_unit_test(the_table_ends_with_the_air_markers_lost),
        cmocka_unit_test(odds_inputs_are_named_and_their_presets_in_range),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
