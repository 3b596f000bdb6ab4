/* test_r15_view.c: chapter 15, solo games from outside: options, positions from text, and what
 * anybody may see of the automaton's cards [16]. */
#include <string.h>

#include "games/list.h"
#include "games/saigon75/people/speak.h"
#include "match/match.h"
#include "support/pile75.h"

enum { PICTURE_ROOM = 1 << 13 };

/* ---- Options, positions, views --------------------------------------------------------------- */

static void r15_solo_needs_open_tokens(void **unused)
{
    static const char save[] = "mekong 1\ngame saigon75\noption tokens hidden\noption solo on\n"
                               "board default\nactions\nend 0\n";
    const uint8_t option[OPTIONS_MAX] = {1, 1, 1, 0, 1};
    Problem problem = {0};
    SaveProblem bad;
    assert_null(match_new(game_find("saigon75"), option, NULL, &problem));
    assert_string_equal(problem.message, "s75.misfit.solo_tokens");
    assert_null(match_load(save, strlen(save), LANG_EN, &bad));
    assert_string_equal(bad.at.message, "s75.misfit.solo_tokens");
    assert_int_equal(bad.at.line, 4);
}

static void r15_positions_without_the_automaton(void **unused)
{
    assert_true(loads_solo("solo=off", "step availability_roll\n"));
    assert_false(loads_solo("solo=off", "solo_card 30\nstep availability_roll\n"));
    assert_false(loads_solo("solo=off", "solo_left 30\nstep availability_roll\n"));
    assert_false(loads_solo("solo=off", "pile_nv 3\nstep availability_roll\n"));
    assert_false(loads_solo("solo=off", "step solo_card\n"));
}

static void r15_positions_that_cannot_be(void **unused)
{
    assert_true(loads_solo("solo=on", "solo_card 30\nstep availability_roll\n"));
    assert_false(loads_solo("solo=on", "step availability_roll\n"));       /* no card drawn */
    assert_false(loads_solo("solo=on", "solo_card 30\nstep solo_card\n")); /* drawn already */
    assert_false(
        loads_solo("solo=on", "solo_card 31\nstep availability_roll\n")); /* no such card */
    assert_false(loads_solo("solo=on", "phase sv\nstep solo_card\n"));
    assert_false(loads_solo("solo=on", "solo_card 30\nsolo_left 30\nstep availability_roll\n"));
    assert_false(loads_solo("solo=on", "solo_left 21\nphase sv\nstep availability_roll\n"));
    assert_false(loads_solo("solo=on", "solo_card 30\nturned e01\nstep availability_roll\n"));
    assert_false(loads_solo("solo=on", "solo_card 30\nstrays e01\nstep availability_roll\n"));
    assert_false(loads_solo("solo=on", "solo_card 30\nhand_nv e01\ndie 4\nstep event_card\n"));
    assert_false(loads_solo("solo=on", "solo_card 30\npile_nv 17\nstep availability_roll\n"));
    assert_false(
        loads_solo("solo=on", "solo_card 30\nhand_nv e01\nturned e01\ndie 4\n" EVENT_STEP));
    assert_false(loads_solo("solo=on", "solo_card 30\npile_nv 3\ntokens nv nv nv\n" EXCHANGE_STEP));
    assert_true(loads_solo("solo=on", "solo_card 29\npile_nv 3\ntokens nv nv nv\n" EXCHANGE_STEP));
}

static void r16_what_the_automaton_turns_over_is_public(void **unused)
{
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER, SEAT_REFEREE};
    Play p;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e07");
    for (unsigned i = 0; i < COUNT_OF(viewers); i++) {
        assert_shows(&p, viewers[i], "\"known\":[\"e01\",\"e07\"],\"turned\":[\"e01\",\"e07\"]",
                     true);
        assert_shows(&p, viewers[i], "\"pile\":{\"count\":8,\"face_down\":6,", true);
        assert_shows(&p, viewers[i], "\"nv\":{\"count\":8,\"cards\":null}", true);
        assert_shows(&p, viewers[i], "\"card\":{\"number\":30,\"colours\":[\"red\",\"green\",",
                     true);
        assert_shows(&p, viewers[i], "\"left\":[21,22,23,24,25,26,27,28,29]", true);
    }
    assert_nothing_leaks(&p);
}

static void r16_sv_alone_remembers_what_he_saw(void **unused)
{
    Play p;
    load_solo(
        &p, "solo=on hand=3",
        "solo_card 21\nhand_nv e01 e07\npile_nv 4\ntokens gone nv sv\n" SV_LOOKED EXCHANGE_STEP);
    assert_shows(&p, SV, "\"aside\":{\"count\":4,\"cards\":[\"e17\",", true);
    assert_shows(&p, SEAT_REFEREE, "\"aside\":{\"count\":4,\"cards\":[\"e17\",", true);
    play(&p, "turn e01");
    assert_shows(&p, SV, "\"strays\":[\"e17\",\"e18\",\"e19\",\"e20\"]", true);
    assert_shows(&p, SV, "\"aside\":{\"count\":3,\"cards\":null}", true);
    assert_shows(&p, NV, "\"strays\":null", true);
    assert_shows(&p, NV, "e18", false);
    assert_shows(&p, SEAT_WATCHER, "e18", false);
}

static void r16_the_picture_shows_card_and_pile(void **unused)
{
    static char buffer[PICTURE_ROOM];
    Play p;
    Text text;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e09");
    text_init(&text, buffer, sizeof buffer);
    s75_picture(&p.game, &p.s, NV, LANG_EN, &text);
    assert_sentence(buffer, "solo card 30; pile: 6 face down (0 known), 1 face up");
    assert_sentence(buffer, "North: +1 markers 3, cards 7,");
    assert_null(strstr(buffer, "Your hand"));
}

static void r16_the_hand_tells_what_is_known_of_the_pile(void **unused)
{
    static char buffer[PICTURE_ROOM];
    Play p;
    Text text;
    load_solo(&p, "solo=on",
              "solo_card 30\nhand_nv e01 e07\nturned e07\npile_nv 6\nhand_sv e02\n" EVENT_STEP);
    text_init(&text, buffer, sizeof buffer);
    s75_hand(&p.game, &p.s, SV, LANG_EN, &text);
    assert_sentence(buffer, "Face up beside the automaton’s pile: E-07");
    assert_sentence(buffer, "Known to be in it, face down: E-01");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_solo_needs_open_tokens),
        cmocka_unit_test(r15_positions_without_the_automaton),
        cmocka_unit_test(r15_positions_that_cannot_be),
        cmocka_unit_test(r16_what_the_automaton_turns_over_is_public),
        cmocka_unit_test(r16_sv_alone_remembers_what_he_saw),
        cmocka_unit_test(r16_the_picture_shows_card_and_pile),
        cmocka_unit_test(r16_the_hand_tells_what_is_known_of_the_pile),
    };
    return cmocka_run_group_tests_name("r15_view", tests, NULL, NULL);
}
