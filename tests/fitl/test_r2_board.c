/* test_r2_board.c: the data files are checked at load [2.8]: the default ones with a few characters
 * changed are refused, with file, line and reason. */
#include <stdlib.h>
#include <string.h>

#include "support/lake.h"

/* The default text with the first `from` behind `file` turned into `to`. */
static char *changed(const char *file, const char *from, const char *to)
{
    const char *start = strstr(fitl_board_text, file);
    assert_non_null(start);
    const char *at = strstr(start, from);
    assert_non_null(at);
    char *text = malloc(strlen(fitl_board_text) + strlen(to) + 1);
    assert_non_null(text);
    const size_t before = (size_t)(at - fitl_board_text);
    memcpy(text, fitl_board_text, before);
    strcpy(text + before, to);
    strcat(text, at + strlen(from));
    return text;
}

static void refused(const char *file, const char *from, const char *to, const char *message)
{
    static Board board;
    Problem problem;
    char *text = changed(file, from, to);
    assert_false(fitl_load_board(text, &board, &problem));
    assert_string_equal(problem.message, message);
    free(text);
}

static void the_default_board_is_good(void **state)
{
    static Board board;
    Problem problem;
    assert_true(fitl_load_board(fitl_board_text, &board, &problem));
    assert_string_equal(board.card[97].title, "Brinks Hotel");
    assert_int_equal(board.card[97].order[0], VC);
    assert_int_equal(board.pop[SAIGON], 6);
    assert_true(in(board.coastal, HUE) && in(board.mekong, LOC_SAIGON_CAN_THO));
}

static void r2_8_a_map_that_does_not_add_up_is_refused(void **state)
{
    refused("@ map.tsv", "hue\t", "hu\t", "fitl.board.space_order");
    refused("@ map.tsv", "\tcity\t-\t2\t0", "\tcity\t-\t1\t0", "fitl.board.sum");
    refused("@ map.tsv", ",loc-hue-khe-sanh,loc-hue-da-nang", ",loc-hue-khe-sanh",
            "fitl.board.one_way");
    refused("@ map.tsv", "\tcity\t-\t2", "\tprovince\t-\t2", "fitl.board.type");
    refused("@ map.tsv", "\tcity\t-\t2", "\tcity\tjungle\t2", "fitl.board.terrain");
    refused("@ map.tsv", "\tcity\t-\t2", "\tcity\tswamp\t2", "core.table.word");
    refused("@ map.tsv", "quang-tri-thua-thien,loc-hue", "somewhere,loc-hue",
            "fitl.board.neighbour");
}

static void r2_8_cards_are_those_the_rules_know(void **state)
{
    refused("@ cards.tsv", "US-NVA-ARVN-VC", "US-NVA-US-VC", "fitl.board.order");
    refused("@ cards.tsv", "\n2\t", "\n3\t", "fitl.board.card_order");
    refused("@ cards.tsv", "Top Gun\t1968\tUS-NVA-ARVN-VC\tdual\tUS",
            "Top Gun\t1968\tUS-NVA-ARVN-VC\tdual\t-", "fitl.board.effects");
    refused("@ cards.tsv", "Gulf of Tonkin\t1964\tUS-NVA-ARVN-VC\tdual",
            "Gulf of Tonkin\t1964\tUS-NVA-ARVN-VC\tcoup", "fitl.board.card_type");
}

static void r2_8_set_ups_conserve_the_pool_and_the_scores(void **state)
{
    refused("@ setups.tsv", "short\thue\tNeutral\tCOIN\t0", "short\thue\tNeutral\tCOIN\t1",
            "fitl.board.available");
    refused("@ setups.tsv", "short\thue\tNeutral\tCOIN", "short\thue\tNeutral\tNVA",
            "fitl.board.control");
    refused("@ setups.tsv", "short\thue\tNeutral", "short\thue\tActiveSupport", "fitl.board.score");
    refused("@ setups.tsv", "short\tnorth-vietnam\tNeutral", "short\tnorth-vietnam\tActiveSupport",
            "fitl.board.level");
    refused("@ scenarios.tsv", "short\t15", "short\t99", "core.table.number");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_default_board_is_good),
        cmocka_unit_test(r2_8_a_map_that_does_not_add_up_is_refused),
        cmocka_unit_test(r2_8_cards_are_those_the_rules_know),
        cmocka_unit_test(r2_8_set_ups_conserve_the_pool_and_the_scores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
