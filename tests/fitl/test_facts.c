/* test_facts.c: what programs that draw the board are told: spaces, cards, the sequence of play. */
#include <string.h>

#include "games/fitl/people/view.h"
#include "support/lake.h"

static char page[1 << 16];

static const char *facts(Lake *lake, uint8_t place)
{
    Text text;
    Json json;
    text_init(&text, page, sizeof page);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    fitl_place_facts(&lake->game, place, &json);
    json_close(&json, '}');
    assert_false(text.full);
    return page;
}

static const char *face(Lake *lake, uint8_t number, Lang lang)
{
    Text text;
    Json json;
    text_init(&text, page, sizeof page);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    fitl_card_face(&lake->game, number - 1, lang, &json);
    json_close(&json, '}');
    assert_false(text.full);
    return page;
}

static const char *view(Lake *lake)
{
    Text text;
    Json json;
    text_init(&text, page, sizeof page);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    fitl_view(&lake->game, &lake->s, SEAT_WATCHER, &json);
    json_close(&json, '}');
    assert_false(text.full);
    return page;
}

static void r2_a_space_tells_what_is_printed_on_it(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    assert_string_equal(facts(&lake, SAIGON), "{\"kind\":\"city\",\"terrain\":\"city\",\"short\":"
                                              "\"Saigon\",\"pop\":6,\"coastal\":true,\"abroad\":"
                                              "false}");
    assert_string_equal(facts(&lake, CENTRAL_LAOS),
                        "{\"kind\":\"province\",\"terrain\":\"jungle\",\"pop\":0,\"coastal\":false,"
                        "\"abroad\":true}");
    assert_non_null(strstr(facts(&lake, FIRST_LOC), "\"kind\":\"loc\""));
    assert_non_null(strstr(facts(&lake, FIRST_LOC), "\"econ\":1"));
    assert_string_equal(facts(&lake, SPACES), "{\"kind\":\"box\"}");
}

static void r12_1_every_card_has_a_face_in_every_language(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    for (unsigned lang = 0; lang < LANG_COUNT; lang++)
        for (unsigned number = 1; number <= CARDS; number++) {
            const char *words = face(&lake, (uint8_t)number, (Lang)lang);
            const bool dual = lake.game.board->card[number].type == CARD_DUAL;
            assert_null(strstr(words, "\"name\":\"\""));
            assert_int_equal(strstr(words, "\"shaded\":") != NULL, dual);
            assert_int_equal(strstr(words, "\"order\":[]") != NULL, number >= FIRST_COUP);
        }
}

static void r5_5_the_view_tells_the_sequence_of_play(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    assert_non_null(strstr(view(&lake), "\"sequence\":[],\"offers\":[]"));
    lake_play(&lake, "card 1; card 2"); /* #1: US, NVA, ARVN, VC */
    assert_non_null(strstr(view(&lake), "\"sequence\":[{\"seat\":\"us\",\"state\":\"now\"},"
                                        "{\"seat\":\"nva\",\"state\":\"waits\"}"));
    assert_non_null(strstr(page, "\"offers\":[\"event\",\"operation\"]"));
    lake_play(&lake, "pass");
    assert_non_null(strstr(view(&lake), "{\"seat\":\"us\",\"state\":\"done\",\"did\":\"pass\"},"
                                        "{\"seat\":\"nva\",\"state\":\"now\"}"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r2_a_space_tells_what_is_printed_on_it),
        cmocka_unit_test(r12_1_every_card_has_a_face_in_every_language),
        cmocka_unit_test(r5_5_the_view_tells_the_sequence_of_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
