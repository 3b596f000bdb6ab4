/* test_r13_victory.c: chapter 13: who has won at the end of a turn, and at the end of turn 8. */
#include "games/saigon75/rules/chapters.h"
#include "support/idle75.h"

enum { NOBODY = NOWHERE };

/* The end of a turn with these units, and a militia marker in Saigon or not: who has won? */
static unsigned winner_of(const char *options, unsigned turn, const char *units, bool militia)
{
    Play p;
    play_phase(&p, options, turn, SV, 1, END_PHASE);
    play_put(&p, units);
    if (militia)
        p.s.militia = PROVINCE(province(&p, "saigon"));
    play_go(&p);
    assert_int_equal(game_over(&p.s), p.s.winner != NOBODY);
    if (!game_over(&p.s))
        assert_int_equal(p.s.turn, turn + 1);
    return p.s.winner;
}

/* ---- Saigon [13.1] --------------------------------------------------------------------------- */

static void r13_1_nv_wins_with_saigon_and_militia(void **state)
{
    static const char *const editions[] = {"board=1 edition=1", "board=1 edition=2"};
    for (unsigned i = 0; i < COUNT_OF(editions); i++) {
        assert_int_equal(winner_of(editions[i], 1, "saigon: nvd1; hue: svd1", true), NV);
        assert_int_equal(winner_of(editions[i], 5, "hue: svd1", true), NV); /* the marker alone */
        assert_int_equal(winner_of(editions[i], 8, "saigon: vc1; hue: svd1", true), NV);
    }
}

static void r13_1_contested_saigon_with_militia_is_nv_controlled(void **state)
{
    assert_int_equal(winner_of("board=1 edition=1", 4, "saigon: nvd1 svd1 svd2", true), NV);
    assert_int_equal(winner_of("board=1 edition=2", 4, "saigon: nvd1 svd1 svd2", true), NV);
}

static void r13_1_control_without_a_marker_is_not_enough(void **state)
{
    assert_int_equal(winner_of("board=1 edition=1", 4, "saigon: nvd1; hue: svd1", false), NOBODY);
    assert_int_equal(winner_of("board=1 edition=2", 4, "saigon: nvd1; hue: svd1", false), NOBODY);
}

static void r13_1_a_marker_without_control_is_not_enough(void **state)
{
    assert_int_equal(winner_of("board=1 edition=1", 4, "saigon: svd1", true), NOBODY);
    assert_int_equal(winner_of("board=1 edition=2", 4, "saigon: svd1", true), NOBODY);
}

/* What NV takes in his phase he must still hold when the turn ends. */
static void r13_1_only_at_the_end_of_the_turn(void **state)
{
    Play p;
    play_phase(&p, "board=1", 3, NV, 6, COMBATS);
    play_put(&p, "saigon: vc1; xuan_loc: ranger1 ranger2; hue: svd1");
    p.s.plus_left[SV] = 0;
    play_go(&p);
    assert_int_equal(p.s.militia, PROVINCE(province(&p, "saigon")));
    assert_false(game_over(&p.s));
    play(&p, "die 6; play e02; move ranger1; to saigon; move ranger2; to saigon; done");
    play(&p, "attack saigon; commit-all; roll sv 1 0; roll nv 0 0; done");
    assert_false(game_over(&p.s));
    assert_int_equal(p.s.turn, 4);
    assert_int_equal(p.s.militia, 0);
}

/* ---- No SV unit left [13.1] ------------------------------------------------------------------ */

static void r13_1_no_sv_unit_left(void **state)
{
    assert_int_equal(winner_of("board=1 edition=2", 2, "hue: nvd1", false), NV);
    assert_int_equal(winner_of("board=1 edition=2", 8, "hue: nvd1", false),
                     NV); /* not 13.2 [17.8] */
    assert_int_equal(winner_of("board=1 edition=2", 2, "hue: nvd1; saigon: river1", false), NOBODY);
}

static void r13_1_no_sv_unit_left_in_the_first_edition(void **state)
{
    Play p;
    assert_int_equal(winner_of("board=1 edition=1", 2, "hue: nvd1", false), NOBODY);
    play_phase(&p, "board=1 edition=1", 2, SV, 1, END_PHASE);
    play_put(&p, "hue: nvd1");
    play_go(&p);
    idle_to_end(&p); /* nobody takes Saigon: the war goes on without him */
    assert_int_equal(p.s.turn, 8);
    assert_int_equal(p.s.winner, SV);
}

static void r13_1_air_markers_are_no_units(void **state)
{
    Play p;
    play_phase(&p, "board=1 edition=2", 2, SV, 1, END_PHASE);
    p.s.air_box = 5;
    play_go(&p);
    assert_true(game_over(&p.s));
    assert_int_equal(p.s.winner, NV);
}

/* ---- Desertion alone [10.a] ------------------------------------------------------------------ */

/* Five provinces and a 3: two points, the border first, then anywhere. */
static void desert_saigon(Play *p, const char *edition)
{
    play_phase(p, edition, 4, SV, 1, DESERTION);
    play_put(p, "saigon: nvd1 ranger1; hue: nvd2; da_nang: nvd3; pleiku: nvd4; kon_tum: nvd5; "
                "dak_lak: nvd6; ca_mau: svd1; quang_tri: svd2-");
    play_go(p);
    play(p, "die 3; desert ranger1"); /* svd2, alone on the border, goes unasked */
    assert_int_equal(s75_controller(&p->s, province(p, "saigon")), NV);
}

static void r13_1_saigon_by_desertion_alone(void **state)
{
    Play p;
    desert_saigon(&p, "board=1 edition=1"); /* the check after desertion puts the marker */
    assert_true(game_over(&p.s));
    assert_int_equal(p.s.winner, NV);
    assert_int_equal(count_notes(&p, N_NV_WINS), 1);
}

static void r13_1_desertion_does_not_mark_saigon_in_edition_2(void **state)
{
    Play p;
    desert_saigon(&p, "board=1 edition=2"); /* NV stands alone in Saigon, but has no marker there */
    assert_false(game_over(&p.s));
    assert_int_equal(p.s.turn, 5);
}

/* ---- The end [13.2] -------------------------------------------------------------------------- */

static void r13_2_sv_wins_at_the_end_of_turn_8(void **state)
{
    assert_int_equal(winner_of("board=1 edition=1", 8, "hue: svd1; saigon: svd2", false), SV);
    assert_int_equal(winner_of("board=1 edition=2", 8, "hue: svd1; saigon: svd2", false), SV);
    assert_int_equal(winner_of("board=1 edition=2", 7, "hue: svd1; saigon: svd2", false), NOBODY);
}

static void r13_2_even_with_nobody_in_saigon(void **state)
{
    assert_int_equal(winner_of("board=1 edition=1", 8, "hue: svd1", false), SV);
    assert_int_equal(winner_of("board=1 edition=2", 8, "hue: svd1", false), SV);
    assert_int_equal(winner_of("board=1 edition=2", 8, "hue: svd1; saigon: nvd1", false), SV);
    assert_int_equal(winner_of("board=1 edition=1", 8, "hue: nvd1", false), SV);
}

static void r13_2_the_winner_has_the_score(void **state)
{
    int8_t score[SEATS_MAX] = {0};
    Play p;
    play_phase(&p, "board=1", 8, SV, 1, END_PHASE);
    play_put(&p, "hue: svd1");
    play_go(&p);
    s75_score(&p.game, &p.s, score);
    assert_true(score[SV] > score[NV]);
    assert_int_equal(game_actor(&p.game, &p.s), SEAT_NOBODY);
    assert_refused(&p, "move svd1", "13.1");
    assert_int_equal(count_notes(&p, N_SV_WINS), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r13_1_nv_wins_with_saigon_and_militia),
        cmocka_unit_test(r13_1_contested_saigon_with_militia_is_nv_controlled),
        cmocka_unit_test(r13_1_control_without_a_marker_is_not_enough),
        cmocka_unit_test(r13_1_a_marker_without_control_is_not_enough),
        cmocka_unit_test(r13_1_only_at_the_end_of_the_turn),
        cmocka_unit_test(r13_1_no_sv_unit_left),
        cmocka_unit_test(r13_1_no_sv_unit_left_in_the_first_edition),
        cmocka_unit_test(r13_1_air_markers_are_no_units),
        cmocka_unit_test(r13_1_saigon_by_desertion_alone),
        cmocka_unit_test(r13_1_desertion_does_not_mark_saigon_in_edition_2),
        cmocka_unit_test(r13_2_sv_wins_at_the_end_of_turn_8),
        cmocka_unit_test(r13_2_even_with_nobody_in_saigon),
        cmocka_unit_test(r13_2_the_winner_has_the_score),
    };
    return cmocka_run_group_tests_name("saigon75 victory", tests, NULL, NULL);
}
