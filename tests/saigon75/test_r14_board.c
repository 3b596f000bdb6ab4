/* test_r14_board.c: the board files [14]: the default board and what follows from it, and every way
 * a file can be wrong: told with file, line and reason. Bad boards are the default one with a few
 * characters changed. */
#include <string.h>

#include "core/text/table.h"
#include "games/saigon75/rules/s75.h"
#include "support/check.h"

/* ---- Tools ----------------------------------------------------------------------------------- */

enum { ROOM = TABLE_TEXT_MAX + 1024 };

/* Where a file of the default board begins. */
static const char *file_start(const char *file)
{
    char line[64] = "@ ";
    strcat(strcat(line, file), "\n");
    const char *start = strstr(saigon75_board_text, line);
    assert_non_null(start);
    return start + strlen(line);
}

/* The default board with the first `old` in the file replaced; "" puts `new` in front of the file.
 */
static void make_text(char text[ROOM], const char *file, const char *old, const char *new)
{
    const char *at = strstr(file_start(file), old);
    assert_non_null(at);
    const char *end = strstr(file_start(file), "\n@ ");
    assert_true(end == NULL || at <= end); /* the test names something of this very file */
    const size_t front = (size_t)(at - saigon75_board_text);
    assert_true(strlen(saigon75_board_text) + strlen(new) < ROOM);
    memcpy(text, saigon75_board_text, front);
    strcpy(text + front, new);
    strcat(text, at + strlen(old));
}

static void load_good(const char *text, Board *board)
{
    Problem problem;
    const bool good = s75_load_board(text, board, &problem);
    if (!good)
        print_error("%s:%u: %s %s\n", problem.file, problem.line, problem.message, problem.detail);
    assert_true(good);
}

static void load_edited(const char *file, const char *old, const char *new, Board *board)
{
    char text[ROOM];
    make_text(text, file, old, new);
    load_good(text, board);
}

static void refused_text(const char *text, const char *file, uint32_t line, const char *message,
                         const char *detail)
{
    Board board;
    Problem problem;
    assert_false(s75_load_board(text, &board, &problem));
    assert_string_equal(problem.message, message);
    assert_string_equal(problem.file, file);
    assert_int_equal(problem.line, line);
    assert_string_equal(problem.detail, detail);
    for (unsigned lang = 0; lang < LANG_COUNT; lang++) /* and there is a sentence for it */
        assert_string_not_equal(message_text((Lang)lang, message), message);
}

static void refused(const char *file, const char *old, const char *new, uint32_t line,
                    const char *message, const char *detail)
{
    char text[ROOM];
    make_text(text, file, old, new);
    refused_text(text, file, line, message, detail);
}

static unsigned find(const Board *board, const char *id)
{
    for (unsigned i = 0; i < PROVINCES; i++)
        if (strcmp(board->id[i], id) == 0)
            return i;
    fail_msg("no province %s", id);
    return NOWHERE;
}

static Provinces set_of(const Board *board, const char *const *ids)
{
    Provinces set = 0;
    for (; *ids; ids++)
        set |= PROVINCE(find(board, *ids));
    return set;
}

#define SET(board, ...) set_of(board, (const char *const[]){__VA_ARGS__, NULL})

/* ---- The default board ----------------------------------------------------------------------- */

static void r2_1_twenty_provinces_with_names(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_string_equal(board.id[0], "quang_tri");
    assert_string_equal(board.name[0], "Quảng Trị");
    assert_string_equal(board.id[PROVINCES - 1], "ca_mau");
    assert_string_equal(board.name[find(&board, "an_loc")], "An Lộc");
    assert_int_equal(board.saigon, find(&board, "saigon"));
}

static void r2_2_kinds_of_provinces(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.mountain, SET(&board, "kon_tum", "pleiku", "dak_lak", "dak_nong"));
    assert_int_equal(board.mekong, SET(&board, "ca_mau", "can_tho", "kien_giang", "long_an"));
    const Provinces border =
        SET(&board, "quang_tri", "da_nang", "kon_tum", "pleiku", "an_loc"); /* known for certain */
    assert_int_equal(board.border & border, border);
    assert_int_equal(board.border & PROVINCE(board.saigon), 0);
    assert_int_equal(board.coast & board.mountain, 0);
}

static void r2_2_adjacency_holds_both_ways(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    unsigned links = 0;
    for (unsigned a = 0; a < PROVINCES; a++) {
        assert_int_equal(board.adjacent[a] >> a & 1, 0);
        assert_int_equal(board.adjacent[a] & ~ALL_PROVINCES, 0);
        links += count_provinces(board.adjacent[a]);
        for (unsigned b = 0; b < PROVINCES; b++)
            assert_int_equal(board.adjacent[a] >> b & 1, board.adjacent[b] >> a & 1);
    }
    assert_int_equal(links, 2 * 33);
}

static void r17_1_neighbours_of_an_loc(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    const unsigned an_loc = find(&board, "an_loc");
    assert_int_equal(board.adjacent[an_loc], SET(&board, "phuoc_binh", "saigon", "long_an"));
    assert_int_equal(board.border >> an_loc & 1, 1);
}

static void r3_1_fixed_units(void **unused)
{
    static const uint8_t wanted[KINDS] = {[SV_DIVISION] = 11, [MECHANISED] = 7, [RANGER] = 3};
    Board board;
    load_good(saigon75_board_text, &board);
    uint8_t found[KINDS] = {0};
    for (unsigned province = 0; province < PROVINCES; province++)
        for (unsigned kind = 0; kind < KINDS; kind++)
            found[kind] = (uint8_t)(found[kind] + board.setup[province][kind]);
    assert_memory_equal(found, wanted, sizeof wanted);
    const unsigned quang_tri = find(&board, "quang_tri"); /* as 17.10 needs it */
    assert_int_equal(board.setup[quang_tri][SV_DIVISION], 1);
    assert_int_equal(board.setup[quang_tri][MECHANISED], 1);
    assert_int_equal(board.setup[quang_tri][RANGER], 0);
}

static void r3_4_token_provinces(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.token, SET(&board, "quang_tri", "da_nang", "binh_dinh"));
}

static void r5_1_activation_tables(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.modifier[NV][1], 2); /* 17.2: a 5 gives 7 activations */
    assert_true(board.maximum[NV][1] >= 7);
    assert_int_equal(board.modifier[SV][8], 2);
    assert_int_equal(board.maximum[SV][8], 8);
    assert_int_equal(board.maximum[NV][8], 10);
    assert_int_equal(board.maximum[NV][0], 0); /* no turn 0 */
}

/* The North's never fall from turn to turn and end higher than they began. */
static void r5_1_activations_of_the_north_grow(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned turn = 2; turn <= TURNS; turn++) {
        assert_true(board.modifier[NV][turn] >= board.modifier[NV][turn - 1]);
        assert_true(board.maximum[NV][turn] >= board.maximum[NV][turn - 1]);
    }
    assert_true(board.modifier[NV][TURNS] > board.modifier[NV][1]);
    assert_true(board.maximum[NV][TURNS] > board.maximum[NV][1]);
}

static void r11_1_desertion_table(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.desertion[6][3], 4); /* 17.6 */
    assert_int_equal(board.desertion[5][0], 0);
    assert_int_equal(board.desertion[5][5], 3);
    assert_int_equal(board.desertion[20][5], 9);
    assert_int_equal(board.desertion[0][5], 1); /* edition 1; edition 2 does not test there */
}

static void r11_1_desertion_never_falls(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned provinces = 1; provinces <= PROVINCES; provinces++)
        for (unsigned die = 0; die < 6; die++) {
            const uint8_t *row = board.desertion[provinces];
            assert_true(row[die] >= board.desertion[provinces - 1][die]);
            assert_true(die == 0 || row[die] >= row[die - 1]);
        }
}

/* From 5 provinces to 20 every number of the die comes to lose more. */
static void r11_1_desertion_grows(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned die = 0; die < 6; die++) {
        assert_true(board.desertion[20][die] > board.desertion[12][die]);
        assert_true(board.desertion[12][die] > board.desertion[5][die] || die == 0);
    }
}

/* All moves, uses of tokens and conditions are there, and no card twice. */
static void r15_13_solo_cards_differ(void **unused)
{
    Board board;
    unsigned moves = 0, uses = 0, attacks = 0;
    load_good(saigon75_board_text, &board);
    for (unsigned i = 0; i < SOLO_CARDS; i++) {
        const SoloCard *card = &board.solo[i];
        moves |= 1u << card->reinforce;
        uses |= 1u << card->token_use;
        attacks |= 1u << card->attack;
        for (unsigned j = 0; j < i; j++)
            assert_true(card->provinces != board.solo[j].provinces ||
                        card->attack != board.solo[j].attack);
    }
    assert_int_equal(moves, 3);
    assert_int_equal(uses & ~1u, 0x1e); /* all but none */
    assert_int_equal(attacks, 7);
}

static void r15_13_solo_cards(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    const SoloCard *card = &board.solo[9]; /* the one of 17.10 */
    assert_int_equal(card->number, 30);
    assert_int_equal(card->colour[0], RED);
    assert_int_equal(card->colour[1], GREEN);
    assert_int_equal(card->colour[2], YELLOW);
    assert_false(card->reinforce);
    assert_int_equal(card->token_use, TOKEN_ACTIVATION);
    assert_int_equal(card->attack, 1);
    assert_int_equal(card->provinces, SET(&board, "quang_tri", "hue", "da_nang"));
    assert_int_equal(board.solo[6].number, 27);
    assert_int_equal(board.solo[6].token_use, TOKEN_STRATEGIC);
    assert_int_equal(board.solo[6].attack, 2);
    assert_true(board.solo[2].reinforce);
}

static void r14_reconstructed_provinces_are_marked(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.reconstructed, ALL_PROVINCES); /* every length_rank is */
    load_edited("provinces.tsv",
                "printed; border derived (solo example); length_rank reconstructed", "printed",
                &board);
    assert_int_equal(board.reconstructed, ALL_PROVINCES & ~PROVINCE(0));
}

/* A word that has it inside says something else. */
static void r14_reconstructed_is_a_word_of_its_own(void **unused)
{
    static const char *const others[] = {"areconstructed", "reconstructedz",    "reconstructed0",
                                         "reconstructed9", "not_reconstructed", "reconstructed_not",
                                         "reconstructed2", "2reconstructed",    "unreconstructed",
                                         "reconstructedly"};
    static const char *const same[] = {"reconstructed", "well (reconstructed)",
                                       "reconstructed 90%"};
    const char *const source = "printed; border derived (solo example); length_rank reconstructed";
    Board board;
    for (unsigned i = 0; i < COUNT_OF(others); i++) {
        load_edited("provinces.tsv", source, others[i], &board);
        assert_int_equal(board.reconstructed, ALL_PROVINCES & ~PROVINCE(0));
    }
    for (unsigned i = 0; i < COUNT_OF(same); i++) {
        load_edited("provinces.tsv", source, same[i], &board);
        assert_int_equal(board.reconstructed, ALL_PROVINCES);
    }
}

/* ---- What follows from the files ------------------------------------------------------------- */

static void r15_0_steps_to_saigon(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    assert_int_equal(board.steps_to_saigon[board.saigon], 0);
    assert_int_equal(board.steps_to_saigon[find(&board, "an_loc")], 1);
    assert_int_equal(board.steps_to_saigon[find(&board, "can_tho")], 2);
    assert_int_equal(board.steps_to_saigon[find(&board, "dak_lak")], 3);
    assert_int_equal(board.steps_to_saigon[find(&board, "da_nang")], 6);
    assert_int_equal(board.steps_to_saigon[find(&board, "quang_tri")], 8);
}

static void r15_0_steps_from_the_zone(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned i = 0; i < PROVINCES; i++) {
        assert_int_equal(board.steps_from_zone[i] == 1, board.border >> i & 1);
        assert_in_range(board.steps_from_zone[i], 1, PROVINCES);
    }
    assert_int_equal(board.steps_from_zone[board.saigon], 2);
    assert_int_equal(board.steps_from_zone[find(&board, "xuan_loc")], 2);
    assert_int_equal(board.steps_from_zone[find(&board, "ca_mau")], 2);
}

/* A changed map changes them: they are counted, not copied. */
static void r15_0_steps_follow_the_adjacency(void **unused)
{
    Board board;
    load_edited("provinces.tsv", "kien_giang\tKiến Giang\t1", "kien_giang\tKiến Giang\t0", &board);
    assert_int_equal(board.steps_from_zone[find(&board, "kien_giang")], 2);
    assert_int_equal(board.steps_from_zone[find(&board, "ca_mau")], 3);
    load_edited("adjacency.tsv", "quang_tri\thue", "quang_tri\tsaigon", &board);
    assert_int_equal(board.steps_to_saigon[find(&board, "quang_tri")], 1);
    assert_int_equal(board.steps_to_saigon[find(&board, "hue")], 7);
}

static void r15_0_solo_order(void **unused)
{
    static const char *const first[] = {"saigon",     "long_an",  "an_loc",
                                        "phuoc_binh", "xuan_loc", "kien_giang"};
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned i = 0; i < COUNT_OF(first); i++)
        assert_string_equal(board.id[board.solo_order[i]], first[i]);
    Provinces all = 0;
    for (unsigned i = 0; i < PROVINCES; i++)
        all |= PROVINCE(board.solo_order[i]);
    assert_int_equal(all, ALL_PROVINCES);
    assert_string_equal(board.id[board.solo_order[PROVINCES - 1]], "quang_tri");
}

static void r9_7_roll_weights(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    for (unsigned side = 0; side < SIDES; side++) {
        uint32_t all = 1;
        for (unsigned dice = 0; dice <= DICE_MAX; dice++, all *= 6) {
            uint32_t sum = 0;
            for (unsigned i = 0; i < ROLL_OUTCOMES; i++)
                sum += board.roll_weight[side][dice][i];
            assert_int_equal(sum, all);
        }
    }
    /* Two SV dice, faces X RR ___, in the order 00 01 02 10 11 20. */
    static const uint32_t two[] = {9, 12, 4, 6, 4, 1, 0};
    assert_memory_equal(board.roll_weight[SV][2], two, sizeof two);
    assert_int_equal(board.roll_weight[NV][5][0], 32);  /* all blank: 2^5 */
    assert_int_equal(board.roll_weight[SV][5][20], 1);  /* five X */
    assert_int_equal(board.roll_weight[SV][5][5], 32);  /* no X, five R: the end of the first run */
    assert_int_equal(board.roll_weight[SV][5][6], 405); /* one X, no R: 5 * 3^4 */
}

static void r9_15_attrition_weights(void **unused)
{
    Board board;
    load_good(saigon75_board_text, &board);
    uint32_t all = 1;
    for (unsigned markers = 0; markers <= 10; markers++, all *= 6) {
        uint32_t sum = 0;
        for (unsigned lost = 0; lost <= 10; lost++)
            sum += board.attrition_weight[markers][lost];
        assert_int_equal(sum, all);
        assert_int_equal(markers < 10 ? board.attrition_weight[markers][markers + 1] : 0, 0);
    }
    assert_int_equal(board.attrition_weight[1][0], 4);
    assert_int_equal(board.attrition_weight[1][1], 2);
    assert_int_equal(board.attrition_weight[2][1], 16);
    assert_int_equal(board.attrition_weight[10][10], 1024);
}

/* ---- Shapes of text that are fine ------------------------------------------------------------ */

static void r14_line_ends_of_windows(void **unused)
{
    char text[ROOM];
    size_t length = 0;
    for (const char *at = saigon75_board_text; *at; at++) {
        if (*at == '\n')
            text[length++] = '\r';
        text[length++] = *at;
    }
    text[length] = '\0';
    Board board, plain;
    load_good(text, &board);
    load_good(saigon75_board_text, &plain);
    assert_memory_equal(&board, &plain, sizeof plain);
}

static void r14_last_line_need_not_end(void **unused)
{
    char text[ROOM];
    strcpy(text, saigon75_board_text);
    assert_int_equal(text[strlen(text) - 1], '\n');
    text[strlen(text) - 1] = '\0';
    Board board, plain;
    load_good(text, &board);
    load_good(saigon75_board_text, &plain);
    assert_memory_equal(&board, &plain, sizeof plain);
}

static void r14_marks_of_spreadsheets_are_passed_over(void **unused)
{
    Board board;
    load_edited("provinces.tsv", "", "\xef\xbb\xbf", &board); /* byte order mark */
    load_edited("provinces.tsv", "", "# a remark\n\n \t\t\n", &board);
    load_edited("setup.tsv", "hue\tdivision", "\t\t\t\n# removed\n hue \t division ", &board);
    assert_int_equal(board.setup[find(&board, "hue")][SV_DIVISION], 1);
    load_edited("setup.tsv", "1\tderived", "1\t", &board); /* a source may be unknown */
}

static void r14_columns_in_any_order(void **unused)
{
    Board board;
    load_edited("desertion.tsv", "die1\tdie2\tdie3\tdie4\tdie5\tdie6",
                "die6\tdie2\tdie3\tdie4\tdie5\tdie1", &board);
    assert_int_equal(board.desertion[6][5], 0);
    assert_int_equal(board.desertion[6][0], 4);
    assert_int_equal(board.desertion[6][2], 1);
    refused("dice.tsv", "blank\taircraft\tsource", "blank\tsource\taircraft", 1,
            "core.table.source_last", "aircraft");
}

/* ---- Files and tables that are wrong --------------------------------------------------------- */

static void r14_each_file_once(void **unused)
{
    char text[ROOM];
    strcpy(text, saigon75_board_text);
    strcat(text, "@ dice.tsv\n");
    refused_text(text, "dice.tsv", 0, "core.table.file_twice", "dice.tsv");
    *strstr(text, "@ solo_cards.tsv") = '\0';
    refused_text(text, "solo_cards.tsv", 0, "core.table.file_missing", "solo_cards.tsv");
    strcat(text, "@ solo_cards.tsv");
    refused_text(text, "solo_cards.tsv", 0, "core.table.file_empty", "solo_cards.tsv");
    make_text(text, "dice.tsv", "", "@ cards.tsv\n");
    refused_text(text, "cards.tsv", 0, "core.table.file_unknown", "cards.tsv");
    refused_text("", "provinces.tsv", 0, "core.table.file_missing", "provinces.tsv");
    refused_text("# none\nid\tname\n", "", 2, "core.table.no_file", "id\tname");
}

static void r14_text_only(void **unused)
{
    refused("provinces.tsv", "Huế", "Hu\xe9", 3, "core.table.not_text", "");         /* Latin-1 */
    refused("provinces.tsv", "Huế", "Hu\xc0\xaf", 3, "core.table.not_text", "");     /* overlong */
    refused("provinces.tsv", "Huế", "Hu\xed\xa0\x80", 3, "core.table.not_text", ""); /* surrogate */
    refused("provinces.tsv", "Huế", "Hu\x1b[2J", 3, "core.table.not_text", "");
    refused("provinces.tsv", "Huế", "Hu\xc2\x85", 3, "core.table.not_text", "");
    refused("solo_cards.tsv", "21\tred", "21\r\tred", 2, "core.table.not_text", "");
}

static void r14_text_of_bounded_size(void **unused)
{
    char text[ROOM];
    Board board;
    strcpy(text, saigon75_board_text);
    const size_t length = strlen(text);
    memset(text + length, '#', TABLE_TEXT_MAX + 1 - length);
    text[TABLE_TEXT_MAX + 1] = '\0';
    refused_text(text, "", 0, "core.table.too_long", "32768");
    text[TABLE_TEXT_MAX] = '\0';
    load_good(text, &board);
}

static void r14_columns_complete(void **unused)
{
    refused("setup.tsv", "count\tsource", "number\tsource", 1, "core.table.column_unknown",
            "number");
    refused("setup.tsv", "count\tsource", "unit\tsource", 1, "core.table.column_twice", "unit");
    refused("setup.tsv", "count\tsource", "source", 1, "core.table.column_missing", "count");
    refused("provinces.tsv", "rank\tsource", "rank\tsource\tsource", 1, "core.table.column_twice",
            "source");
    refused("adjacency.tsv", "a\tb\tsource", "# note\na\tsource", 2, "core.table.column_missing",
            "b");
}

static void r14_a_value_for_each_column(void **unused)
{
    refused("adjacency.tsv", "quang_tri\thue\t", "quang_tri\thue ", 6, "core.table.fields",
            "2 (3)");
    refused("adjacency.tsv", "\treconstructed 99%", "\t\t\t", 6, "core.table.fields", "5 (3)");
    refused("adjacency.tsv", "\treconstructed 99%", "", 6, "core.table.fields", "2 (3)");
    refused("dice.tsv", "2\t2\t2\t0\treviewer", "2\t2\t2\t0\t1\t2\t3\t4\t5\t6\t7", 2,
            "core.table.fields", "12 (6)");
}

/* ---- Provinces that are wrong ---------------------------------------------------------------- */

static void r14_province_ids(void **unused)
{
    refused("provinces.tsv", "hue\t", "Hue\t", 3, "s75.board.id", "Hue");
    refused("provinces.tsv", "hue\t", "\t", 3, "s75.board.id", "");
    refused("provinces.tsv", "hue\t", "h ue\t", 3, "s75.board.id", "h ue");
    refused("provinces.tsv", "hue\t", "abcdefghijabcdefghijabcdefghij12\t", 3, "s75.board.id",
            "abcdefghijabcdefghijabcdefghij12");
    refused("provinces.tsv", "hue\t", "reserve\t", 3, "s75.board.id_reserved", "reserve");
    refused("provinces.tsv", "hue\t", "out\t", 3, "s75.board.id_reserved", "out");
    refused("provinces.tsv", "hue\t", "box\t", 3, "s75.board.id_reserved", "box");
    refused("provinces.tsv", "hue\t", "quang_tri\t", 3, "s75.board.id_twice", "quang_tri");
    char text[ROOM];
    make_text(text, "provinces.tsv", "hue\t", "hu_\t");
    refused_text(text, "adjacency.tsv", 6, "s75.board.province_unknown", "hue");
}

static void r14_province_names(void **unused)
{
    Board board;
    refused("provinces.tsv", "Huế", "", 3, "s75.board.name", "");
    refused("provinces.tsv", "Huế", "Huế Huế Huế Huế Huế Huế Huế", 3, "s75.board.name",
            "Huế Huế Huế Huế Huế Huế Huế");
    load_edited("provinces.tsv", "Huế", "Huế Huế Huế Huế Huế 1", &board);
    refused("provinces.tsv", "Huế", "Quảng Trị", 3, "s75.board.name_twice", "Quảng Trị");
}

static void r14_twenty_provinces(void **unused)
{
    refused("provinces.tsv", "hue\tHuế\t", "#hue\tHuế\t", 0, "s75.board.province_too_few",
            "19 (20)");
    refused("provinces.tsv", "hue\tHuế", "x\tX\t0\t0\t0\t0\t0\t7\t\nhue\tHuế", 17,
            "s75.board.rank_twice", "7");
    refused("provinces.tsv", "Cà Mau\t0\t1\t0\t1\t0\t1\tprinted",
            "Cà Mau\t0\t1\t0\t1\t0\t1\tprinted\nx\tX\t0\t0\t0\t0\t0\t1\tprinted", 22,
            "s75.board.province_too_many", "x");
}

static void r14_length_ranks(void **unused)
{
    refused("provinces.tsv", "1\t20\tprinted", "1\t0\tprinted", 2, "core.table.number",
            "length_rank: 0 (1-20)");
    refused("provinces.tsv", "1\t20\tprinted", "1\t21\tprinted", 2, "core.table.number",
            "length_rank: 21 (1-20)");
    refused("provinces.tsv", "1\t20\tprinted", "1\t19\tprinted", 3, "s75.board.rank_twice", "19");
}

static void r14_flags_are_0_or_1(void **unused)
{
    refused("provinces.tsv", "Huế\t1\t1", "Huế\t2\t1", 3, "core.table.number", "border: 2 (0-1)");
    refused("provinces.tsv", "Huế\t1\t1", "Huế\t1\tyes", 3, "core.table.number",
            "coast: yes (0-1)");
    refused("provinces.tsv", "Huế\t1\t1\t0", "Huế\t1\t1\t", 3, "core.table.number",
            "mountain: (0-1)");
    refused("provinces.tsv", "Huế\t1\t1\t0\t0", "Huế\t1\t1\t0\t-1", 3, "core.table.number",
            "mekong: -1 (0-1)");
}

static void r3_4_three_token_provinces(void **unused)
{
    refused("provinces.tsv", "Huế\t1\t1\t0\t0\t0", "Huế\t1\t1\t0\t0\t1", 0, "s75.board.tokens",
            "4 (3)");
    refused("provinces.tsv", "Quảng Trị\t1\t1\t0\t0\t1", "Quảng Trị\t1\t1\t0\t0\t0", 0,
            "s75.board.tokens", "2 (3)");
}

static void r14_saigon_must_be_there(void **unused)
{
    refused("provinces.tsv", "saigon\tSaigon", "sai_gon\tSaigon", 0, "s75.board.saigon_missing",
            "saigon");
}

/* Turns a column of flags off in the provinces of the default board. */
static void clear_column(char *text, unsigned column)
{
    char *at = strstr(text, "@ provinces.tsv");
    for (unsigned line = 0; line < PROVINCES + 2; line++, at++) {
        char *field = at;
        for (unsigned i = 0; line >= 2 && i < column; i++)
            field = strchr(field, '\t') + 1;
        if (line >= 2)
            *field = '0';
        at = strchr(at, '\n');
    }
}

static void r14_border_and_mekong_must_be_there(void **unused)
{
    char text[ROOM];
    strcpy(text, saigon75_board_text);
    clear_column(text, 2);
    refused_text(text, "provinces.tsv", 0, "s75.board.border_missing", "border");
    strcpy(text, saigon75_board_text);
    clear_column(text, 5);
    refused_text(text, "provinces.tsv", 0, "s75.board.mekong_missing", "mekong");
}

/* ---- Other rows that are wrong --------------------------------------------------------------- */

static void r14_adjacency_rows(void **unused)
{
    refused("adjacency.tsv", "pleiku\tphu_yen", "pleiku\tatlantis", 5, "s75.board.province_unknown",
            "atlantis");
    refused("adjacency.tsv", "pleiku\tphu_yen", "reserve\tpleiku", 5, "s75.board.province_unknown",
            "reserve");
    refused("adjacency.tsv", "pleiku\tphu_yen", "pleiku\tpleiku", 5, "s75.board.link_self",
            "pleiku");
    refused("adjacency.tsv", "pleiku\tphu_yen", "an_loc\tsaigon", 5, "s75.board.link_twice",
            "an_loc, saigon");
    refused("adjacency.tsv", "pleiku\tphu_yen", "saigon\tan_loc", 5, "s75.board.link_twice",
            "saigon, an_loc");
}

static void r14_map_hangs_together(void **unused)
{
    refused("adjacency.tsv", "quang_tri\thue", "#", 0, "s75.board.cut_off", "quang_tri");
}

static void r14_activation_rows(void **unused)
{
    refused("activation.tsv", "NV\t2", "XV\t2", 3, "core.table.word", "side: XV (NV, SV)");
    refused("activation.tsv", "NV\t2", "NV\t9", 3, "core.table.number", "turn: 9 (1-8)");
    refused("activation.tsv", "NV\t2", "NV\t1", 3, "s75.board.turn_twice", "NV 1");
    refused("activation.tsv", "SV\t8", "#", 0, "s75.board.turn_missing", "SV 8");
    refused("activation.tsv", "NV\t2\t2", "NV\t2\t13", 3, "core.table.number",
            "modifier: 13 (0-12)");
    refused("activation.tsv", "NV\t2\t2\t7", "NV\t2\t2\t0", 3, "core.table.number",
            "maximum: 0 (1-22)");
    refused("activation.tsv", "NV\t2\t2\t7", "NV\t2\t2\t4294967299", 3, "core.table.number",
            "maximum: 4294967299 (1-22)");
}

static void r14_desertion_rows(void **unused)
{
    refused("desertion.tsv", "\n7\t", "\n6\t", 9, "s75.board.row_twice", "6");
    refused("desertion.tsv", "\n20\t", "\n21\t", 22, "core.table.number", "provinces: 21 (0-20)");
    refused("desertion.tsv", "\n7\t", "\n#", 0, "s75.board.row_missing", "7");
    refused("desertion.tsv", "\n20\t", "\n#", 0, "s75.board.row_missing", "20");
    refused("desertion.tsv", "5\t0\t0", "5\t0\t41", 7, "core.table.number", "die2: 41 (0-40)");
}

static void r14_dice_rows(void **unused)
{
    refused("dice.tsv", "sv_battle", "d6", 3, "core.table.word",
            "die: d6 (nv_battle, sv_battle, attrition)");
    refused("dice.tsv", "sv_battle", "nv_battle", 3, "s75.board.die_twice", "nv_battle");
    refused("dice.tsv", "sv_battle", "#", 0, "s75.board.die_missing", "sv_battle");
    refused("dice.tsv", "2\t2\t2", "2\t2\t1", 2, "s75.board.faces", "nv_battle: 5 (6)");
    refused("dice.tsv", "2\t2\t2\t0", "2\t2\t1\t1", 2, "core.table.number", "aircraft: 1 (0)");
    refused("dice.tsv", "0\t0\t4\t2", "0\t0\t4\t1", 4, "s75.board.faces", "attrition: 5 (6)");
    refused("dice.tsv", "0\t0\t4\t2", "1\t0\t3\t2", 4, "core.table.number", "loss: 1 (0)");
}

static void r14_setup_rows(void **unused)
{
    refused("setup.tsv", "hue\tdivision", "huey\tdivision", 3, "s75.board.province_unknown",
            "huey");
    refused("setup.tsv", "hue\tdivision", "hue\ttank", 3, "core.table.word",
            "unit: tank (division, mechanised, ranger, marine, paratrooper, river_patrol)");
    refused("setup.tsv", "hue\tdivision", "quang_tri\tdivision", 3, "s75.board.setup_twice",
            "quang_tri");
    refused("setup.tsv", "hue\tdivision\t1", "hue\tdivision\t6", 3, "core.table.number",
            "count: 6 (0-5)");
}

static void r3_1_fixed_units_must_add_up(void **unused)
{
    Board board;
    refused("setup.tsv", "hue\tdivision\t1", "hue\tdivision\t2", 0, "s75.board.setup_count",
            "division: 12 (11)");
    refused("setup.tsv", "pleiku\tmechanised", "#", 0, "s75.board.setup_count",
            "mechanised: 6 (7)");
    refused("setup.tsv", "kon_tum\tranger\t1", "kon_tum\tranger\t0", 0, "s75.board.setup_count",
            "ranger: 2 (3)");
    load_edited("setup.tsv", "kon_tum\tranger", "pleiku\tranger", &board);
    assert_int_equal(board.setup[find(&board, "pleiku")][RANGER], 1);
}

static void r3_2_units_the_player_places_are_not_fixed(void **unused)
{
    refused("setup.tsv", "kon_tum\tranger", "kon_tum\tmarine", 20, "s75.board.unit_not_fixed",
            "marine");
    refused("setup.tsv", "kon_tum\tranger", "long_an\triver_patrol", 20, "s75.board.unit_not_fixed",
            "river_patrol");
}

static void r7_1_five_units_in_a_province(void **unused)
{
    refused("setup.tsv", "quang_tri\tmechanised\t1", "quang_tri\tmechanised\t5", 13,
            "s75.board.stack", "quang_tri: 6 (5)");
}

/* The delta is one province only, with four and then five fixed units in it. */
static void r3_2_river_patrols_need_room(void **unused)
{
    char text[ROOM];
    make_text(text, "setup.tsv", "can_tho\tdivision\t1\treconstructed\nca_mau\tdivision\t1",
              "ca_mau\tranger\t2\treconstructed\nca_mau\tdivision\t2");
    clear_column(text, 5);
    char *mekong = strstr(text, "Cà Mau\t0\t1\t0\t0");
    mekong[strlen("Cà Mau\t0\t1\t0\t")] = '1';
    char *ranger = strstr(text, "kon_tum\tranger\t1\treconstructed\ndak_nong\tranger\t1");
    ranger[strlen("kon_tum\tranger\t")] = '0';
    ranger[strlen("kon_tum\tranger\t1\treconstructed\ndak_nong\tranger\t")] = '0';
    refused_text(text, "setup.tsv", 0, "s75.board.mekong_room", "1 (2)");
    ranger[strlen("kon_tum\tranger\t")] = '1';
    *(strstr(text, "ca_mau\tranger\t") + strlen("ca_mau\tranger\t")) = '1';
    Board board;
    load_good(text, &board);
}

static void r15_13_solo_rows(void **unused)
{
    refused("solo_cards.tsv", "\n22\t", "\n21\t", 3, "s75.board.card_twice", "21");
    refused("solo_cards.tsv", "\n22\t", "\n0\t", 3, "core.table.number", "card: 0 (1-99)");
    refused("solo_cards.tsv", "\n30\t", "\n#", 0, "s75.board.card_too_few", "9 (10)");
    refused("solo_cards.tsv", "\n30\t", "\n31\tred green yellow\ttargets\thue\tnone\tequal\t\n30\t",
            12, "s75.board.card_too_many", "30");
    refused("solo_cards.tsv", "21\tred yellow green", "21\tred yellow", 2, "s75.board.colours",
            "red yellow");
    refused("solo_cards.tsv", "21\tred yellow green", "21\tred red green", 2, "s75.board.colours",
            "red red green");
    refused("solo_cards.tsv", "21\tred yellow green", "21\tred yellow green blue", 2,
            "s75.board.colours", "red yellow green blue");
    refused("solo_cards.tsv", "targets", "flee", 2, "core.table.word",
            "move: flee (targets, reinforce)");
}

static void r15_13_solo_words(void **unused)
{
    Board board;
    refused("solo_cards.tsv", "saigon\texchange", "saigon hanoi\texchange", 2,
            "s75.board.province_unknown", "hanoi");
    refused("solo_cards.tsv", "saigon\texchange", "hue saigon hue\texchange", 2,
            "s75.board.target_twice", "hue");
    refused("solo_cards.tsv", "saigon\texchange", " \texchange", 2, "s75.board.targets_missing",
            "provinces");
    refused("solo_cards.tsv", "exchange", "sell", 2, "core.table.word",
            "token_use: sell (none, activation, reroll, exchange, strategic)");
    refused("solo_cards.tsv", "equal", "maybe", 2, "core.table.word",
            "attack: maybe (superior, equal, always)");
    load_edited("solo_cards.tsv", "saigon\texchange", "saigon  hue\tnone", &board);
    assert_int_equal(board.solo[0].provinces, SET(&board, "saigon", "hue"));
    assert_int_equal(board.solo[0].token_use, TOKEN_NONE);
}

/* A long wrong value is cut between characters, and what is allowed is still told. */
static void r14_long_values_are_cut_in_the_report(void **unused)
{
    refused("provinces.tsv", "Huế\t1\t1", "Huế\tếếếếếếếếếếếếếếếếếếếếếếếếếếếế\t1", 3,
            "core.table.number", "border: ếếếếếếếếếế (0-1)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r2_1_twenty_provinces_with_names),
        cmocka_unit_test(r2_2_kinds_of_provinces),
        cmocka_unit_test(r2_2_adjacency_holds_both_ways),
        cmocka_unit_test(r17_1_neighbours_of_an_loc),
        cmocka_unit_test(r3_1_fixed_units),
        cmocka_unit_test(r3_4_token_provinces),
        cmocka_unit_test(r5_1_activation_tables),
        cmocka_unit_test(r5_1_activations_of_the_north_grow),
        cmocka_unit_test(r11_1_desertion_table),
        cmocka_unit_test(r11_1_desertion_never_falls),
        cmocka_unit_test(r11_1_desertion_grows),
        cmocka_unit_test(r15_13_solo_cards_differ),
        cmocka_unit_test(r15_13_solo_cards),
        cmocka_unit_test(r14_reconstructed_provinces_are_marked),
        cmocka_unit_test(r14_reconstructed_is_a_word_of_its_own),
        cmocka_unit_test(r15_0_steps_to_saigon),
        cmocka_unit_test(r15_0_steps_from_the_zone),
        cmocka_unit_test(r15_0_steps_follow_the_adjacency),
        cmocka_unit_test(r15_0_solo_order),
        cmocka_unit_test(r9_7_roll_weights),
        cmocka_unit_test(r9_15_attrition_weights),
        cmocka_unit_test(r14_line_ends_of_windows),
        cmocka_unit_test(r14_last_line_need_not_end),
        cmocka_unit_test(r14_marks_of_spreadsheets_are_passed_over),
        cmocka_unit_test(r14_columns_in_any_order),
        cmocka_unit_test(r14_each_file_once),
        cmocka_unit_test(r14_text_only),
        cmocka_unit_test(r14_text_of_bounded_size),
        cmocka_unit_test(r14_columns_complete),
        cmocka_unit_test(r14_a_value_for_each_column),
        cmocka_unit_test(r14_province_ids),
        cmocka_unit_test(r14_province_names),
        cmocka_unit_test(r14_twenty_provinces),
        cmocka_unit_test(r14_length_ranks),
        cmocka_unit_test(r14_flags_are_0_or_1),
        cmocka_unit_test(r3_4_three_token_provinces),
        cmocka_unit_test(r14_saigon_must_be_there),
        cmocka_unit_test(r14_border_and_mekong_must_be_there),
        cmocka_unit_test(r14_adjacency_rows),
        cmocka_unit_test(r14_map_hangs_together),
        cmocka_unit_test(r14_activation_rows),
        cmocka_unit_test(r14_desertion_rows),
        cmocka_unit_test(r14_dice_rows),
        cmocka_unit_test(r14_setup_rows),
        cmocka_unit_test(r3_1_fixed_units_must_add_up),
        cmocka_unit_test(r3_2_units_the_player_places_are_not_fixed),
        cmocka_unit_test(r7_1_five_units_in_a_province),
        cmocka_unit_test(r3_2_river_patrols_need_room),
        cmocka_unit_test(r15_13_solo_rows),
        cmocka_unit_test(r15_13_solo_words),
        cmocka_unit_test(r14_long_values_are_cut_in_the_report),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
