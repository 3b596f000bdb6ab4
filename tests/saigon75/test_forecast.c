/* test_forecast.c: forecasts of combats: their numbers are those of the odds table, the enemy's
 * answer is the best of all that are legal, and they know in which step the combat is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/saigon75/odds/forecast.h"
#include "support/cards75.h"
#include "support/combat75.h"
#include "support/words75.h"

static Play p;
static Spoken spoken;

/* ---- Tools ----------------------------------------------------------------------------------- */

static void assert_forecast(const char *where, const char *words)
{
    if (!tell(&p, FORECAST, where, &spoken))
        fail_msg("no forecast: %s", spoken.words);
    assert_told(&spoken, words);
}

static void assert_none(const char *where, const char *words)
{
    if (tell(&p, FORECAST, where, &spoken))
        fail_msg("a forecast: %s", spoken.words);
    assert_string_equal(spoken.words, words);
}

/* ---- Brute force ----------------------------------------------------------------------------- */

/* Chance of each (X, R) with so many dice, one die laid after the other. */
static void lay_dice(unsigned side, unsigned dice, double chance[DICE_MAX + 1][DICE_MAX + 1])
{
    memset(chance, 0, (DICE_MAX + 1) * sizeof chance[0]);
    chance[0][0] = 1;
    for (unsigned n = 0; n < dice; n++) {
        for (unsigned x = n + 1; x-- > 0;) {
            for (unsigned r = n + 1 - x; r-- > 0;) {
                const double was = chance[x][r];
                chance[x][r] = was * p.board.blank[side] / 6;
                chance[x + 1][r] += was * p.board.loss[side] / 6;
                chance[x][r + 1] += was * p.board.retreat[side] / 6;
            }
        }
    }
}

/* Losses and half the retreats a stack suffers, full divisions first. */
static double suffers(const State *s, unsigned side, int losses, int retreats)
{
    int full = 0, units = 0;
    for (unsigned u = 0; u < UNITS; u++) {
        if (s75_takers(s, side) >> u & 1) {
            units++;
            full += (int)(s->full >> u & 1);
        }
    }
    double sum = 0;
    for (; losses > 0 && units > 0; losses--, sum += 1)
        if (full > 0)
            full--;
        else
            units--;
    for (; retreats > 0 && units > 0; retreats--, units--)
        sum += 0.5;
    return sum;
}

/* What the attacker may expect to gain, of a position whose dice are known; no card is called. */
static double gain_of(const State *s, unsigned attacker)
{
    double nv[DICE_MAX + 1][DICE_MAX + 1], sv[DICE_MAX + 1][DICE_MAX + 1], sum = 0;
    lay_dice(NV, s->combat.dice[NV], nv);
    lay_dice(SV, s->combat.dice[SV], sv);
    for (int i = 0; i < 6 * 6 * 6 * 6; i++) {
        const int nx = i / 216, nr = i / 36 % 6, sx = i / 6 % 6, sr = i % 6;
        const double chance = nv[nx][nr] * sv[sx][sr];
        if (chance <= 0)
            continue;
        const double net = suffers(s, SV, nx, nr - sr) - suffers(s, NV, sx, sr - nr);
        sum += chance * (attacker == NV ? net : -net);
    }
    return sum;
}

static bool is_answer(const State *s, unsigned where)
{
    if (game_over(s) || s->combat.province != where)
        return false;
    const unsigned step = flow_now(s)->step;
    return step == DEFEND_VC || step == SHARE_VC || step == DEFENDER_BONUS;
}

/* The least over every sequence of answers. */
static double worst_gain(const Game *g, const State *s, unsigned where, unsigned attacker)
{
    ActionList list;
    double least_yet = 1000;
    if (game_over(s) || s->combat.province != where)
        return 0;
    if (!is_answer(s, where))
        return gain_of(s, attacker);
    game_legal(g, s, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        State next = *s;
        game_apply(g, &next, list.action[i]);
        const double gain = worst_gain(g, &next, where, attacker);
        least_yet = gain < least_yet ? gain : least_yet;
    }
    return least_yet;
}

static double gain_of_plan(const Plan *plan, unsigned attacker)
{
    const Figures *f = &plan->figures;
    const unsigned defender = 1 - attacker;
    return ((double)f->loss[defender] + 0.5 * (double)f->retreat[defender] -
            (double)f->loss[attacker] - 0.5 * (double)f->retreat[attacker]) /
           (double)f->total;
}

static void assert_best(const Game *g, const State *s)
{
    Plan plan;
    s75_best_answer(g, s, false, &plan);
    const double found = gain_of_plan(&plan, s->active);
    const double wanted = worst_gain(g, s, s->combat.province, s->active);
    if (found > wanted + 1e-9 || found < wanted - 1e-9)
        fail_msg("the answer gives %f, the best %f", found, wanted);
}

static unsigned answers_checked;

static void look_for_answers(const Game *g, const State *s, Rng *rng, unsigned number)
{
    const bool called = !game_over(s) && s75_caller(s) != NOWHERE;
    if (s->combat.province >= PROVINCES || called || !is_answer(s, s->combat.province))
        return;
    assert_best(g, s);
    answers_checked++;
}

static void the_best_answer_is_that_of_brute_force_in_whole_games(void **unused)
{
    answers_checked = 0;
    for (unsigned i = 0; i < 24; i++)
        watch_game(&p, i % 2 ? "edition=1 hand=3" : "edition=2 sv_air=2", 75 + i, look_for_answers);
    assert_true(answers_checked > 30);
}

static void the_best_answer_is_that_of_brute_force_with_all_kinds_of_answers(void **unused)
{
    for (unsigned i = 0; i < 2; i++) {
        place(&p, editions[i], SV, "saigon: nvd1- vc1 vc2 vc3 svd1 svd2- mech1");
        play_card(&p, E19_UPRISING);
        attack(&p, "saigon");
        assert_asks(&p, DEFEND_VC, NV);
        assert_best(&p.game, &p.s);
        place(&p, editions[i], NV, "saigon: nvd1 nvd2 vc1 svd1 ranger1");
        play_card(&p, E01_COUNTER_ATTACK);
        p.s.air_box = 5;
        attack(&p, "saigon");
        assert_asks(&p, DEFENDER_BONUS, SV);
        assert_best(&p.game, &p.s);
    }
}

/* ---- Numbers --------------------------------------------------------------------------------- */

static double number_after(const char *json, const char *from, const char *name)
{
    const char *at = strstr(strstr(json, from), name);
    assert_non_null(at);
    return strtod(at + strlen(name), NULL);
}

static void add_line(char *out, size_t size, const char *side, double losses, double retreats)
{
    const size_t length = strlen(out);
    const int x = (int)(losses * 10 + 0.5), r = (int)(retreats * 10 + 0.5);
    snprintf(out + length, size - length, "%s Vietnam, expected: %d.%d losses and %d.%d retreats.",
             side, x / 10, x % 10, r / 10, r % 10);
}

/* Enough full divisions on both sides that no result is in surplus. */
static void numbers_are_those_of_the_odds_table(void **unused)
{
    static char json_text[1 << 17];
    static const char *const stacks[] = {"hue: nvd1 svd1 svd2 svd3",
                                         "hue: nvd1 nvd2 nvd3 nvd4 nvd5 svd1 svd2 svd3 svd4 svd5",
                                         "hue: nvd1 nvd2 nvd3 svd1 svd2"};
    static const uint8_t dice[][2] = {{1, 3}, {5, 5}, {3, 2}};
    for (unsigned i = 0; i < COUNT_OF(stacks); i++) {
        const uint8_t input[S75_ODDS_INPUTS] = {dice[i][0], dice[i][1]};
        char line[512] = "";
        Text text;
        Json json;
        place(&p, NULL, NV, stacks[i]);
        play_go(&p);
        text_init(&text, json_text, sizeof json_text);
        json_init(&json, &text);
        s75_odds(&p.game, input, &json);
        snprintf(line, sizeof line, "Dice: North %u, South %u.\n", input[0], input[1]);
        assert_forecast("hue", line);
        if (i == 0) /* a single division cannot retreat twice: see the test of surplus */
            continue;
        line[0] = '\0';
        add_line(line, sizeof line, "North",
                 number_after(json_text, "\"nv\":{", "\"expected_losses\":"),
                 number_after(json_text, "\"nv\":{", "\"expected_retreats\":"));
        assert_told(&spoken, line);
        line[0] = '\0';
        add_line(line, sizeof line, "South",
                 number_after(json_text, "\"sv\":{", "\"expected_losses\":"),
                 number_after(json_text, "\"sv\":{", "\"expected_retreats\":"));
        assert_told(&spoken, line);
    }
}

/* One die each, as on paper: SV is hit in 2 of 6, NV in 1 of 6; R left: 8 of 36 each, one way NV's
 * two faces against SV's four others, the other way SV's two against NV's four. */
static void chances_of_one_die_each_are_those_of_paper_and_pencil(void **unused)
{
    place(&p, NULL, NV, "hue: nvd1 svd1");
    play_go(&p);
    assert_forecast("hue",
                    "South Vietnam, expected: 0.3 losses and 0.2 retreats.\n"
                    "South Vietnam, chances: 33% to take at least one loss, 22% that every "
                    "unit in the combat is lost or must retreat.\n"
                    "North Vietnam, expected: 0.2 losses and 0.2 retreats.\n"
                    "North Vietnam, chances: 17% to take at least one loss, 22% that every ");
}

static void r9_9_surplus_results_are_not_counted(void **unused)
{
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 nvd4 nvd5 ranger1");
    play_go(&p);
    /* one step only: lost if any of five dice shows X, 1 - (4/6)^5 */
    assert_forecast("hue", "South Vietnam, expected: 0.9 losses and 0.1 retreats.\n"
                           "South Vietnam, chances: 87% to take at least one loss, 99% that every");
    assert_told(&spoken, "North Vietnam, chances: 17% to take at least one loss, 0% that every");
}

static void chances_that_only_round_to_certainty_say_so(void **unused)
{
    assert_int_equal(s75_percent(0, 1000), 0);
    assert_int_equal(s75_percent(1000, 1000), 100);
    assert_int_equal(s75_percent(333, 1000), 33);
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 nvd4 svd1 svd2 svd3 svd4");
    play_go(&p);
    assert_forecast("hue", "under 1% that every"); /* four R of NV, none of SV */
    assert_true(s75_percent(1, 1000) > 100);
    assert_true(s75_percent(999, 1000) > 100);
    assert_true(s75_percent(1, 1000) != s75_percent(999, 1000));
}

/* ---- Planned combats ------------------------------------------------------------------------- */

static void a_plan_is_what_comes_of_it(void **unused)
{
    static Spoken planned;
    place(&p, NULL, NV, "pleiku: nvd1 nvd2- vc1 svd1 ranger1; kon_tum: nvd3 svd2");
    p.s.air_box = 3;
    p.s.infiltration = 2;
    play_go(&p);
    assert_forecast("pleiku", "Pleiku: if North Vietnam attacks now with 1 full division, "
                              "1 reduced division, 1 Việt Cộng battalion.\n"
                              "South Vietnam has there: 1 full division, 1 Ranger.\n"
                              "North Vietnam, with no further bonus dice:\n"
                              "Best answer of South Vietnam: 3 air markers.\n"
                              "Dice: North 3, South 5.\n");
    assert_told(&spoken, "Otherwise, North Vietnam: 1 infiltration marker. "
                         "Best answer of South Vietnam: 3 air markers. Dice: North 4, South 5. ");
    planned = spoken;
    play(&p, "attack pleiku; commit-all; attack kon_tum");
    assert_forecast("pleiku", "Pleiku, combat declared: North Vietnam attacks with 1 full");
    assert_string_equal(strchr(spoken.words, '\n'), strchr(planned.words, '\n'));
    play(&p, "fight pleiku");
    assert_forecast("pleiku", "Pleiku, combat being fought: North Vietnam attacks with 1 full");
    assert_string_equal(strchr(spoken.words, '\n'), strchr(planned.words, '\n'));
}

static void r9_2_only_committed_units_count(void **unused)
{
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3- svd1 svd2; pleiku: nvd4 svd3");
    play_go(&p);
    play(&p, "attack hue");
    assert_forecast("hue", "Huế, combat declared: North Vietnam attacks with 2 full divisions, "
                           "1 reduced division.\n");
    assert_forecast("pleiku", "Pleiku: if North Vietnam attacks now with 1 full division.\n");
    play(&p, "commit nvd3");
    assert_forecast("hue", "North Vietnam attacks with 1 reduced division.\n");
    assert_told(&spoken, "Dice: North 1, South 2.\n");
    play(&p, "done");
    assert_forecast("hue", "North Vietnam attacks with 1 reduced division.\n");
}

static void r5_3_only_units_that_can_be_activated_count(void **unused)
{
    place(&p, NULL, NV, "hue: nvd1- nvd2 nvd3 vc1 vc2 vc3 svd1");
    play_go(&p);
    p.s.spent = (uint8_t)(s75_availability(&p.game, &p.s) - 1);
    assert_forecast("hue", "attacks now with 1 full division, 2 Việt Cộng battalions.\n");
    p.s.activated = UNIT(unit(&p, "nvd1"));
    p.s.spent++;
    assert_forecast("hue", "attacks now with 1 reduced division, 2 Việt Cộng battalions.\n");
    p.s.activated = 0;
    p.s.free_vc = 2;
    assert_none("hue", "Nobody in Huế can attack: no unit there is activated or can still be.\n");
}

static void before_the_availability_roll_all_are_supposed_activated(void **unused)
{
    play_phase(&p, NULL, 2, SV, 0, AVAILABILITY);
    play_put(&p, "hue: svd1 svd2 marine1 nvd1");
    play_go(&p);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_forecast("hue", "Huế: if South Vietnam attacks this phase with 2 full divisions, "
                           "1 Marine, all of them activated.\n");
    assert_told(&spoken, "Dice: North 1, South 3.\n");
}

static void a_plan_can_be_asked_while_a_unit_moves(void **unused)
{
    play_phase(&p, NULL, 2, NV, 4, MOVEMENT);
    play_put(&p, "hue: nvd1 svd1; da_nang: svd2");
    play_go(&p);
    play(&p, "done; move nvd2");
    const State before = p.s;
    assert_forecast("hue", "Huế: if North Vietnam attacks now with 1 full division.\n");
    assert_memory_equal(&before, &p.s, sizeof before);
    play(&p, "to da_nang");
    assert_forecast("da_nang", "Dice: North 1, South 1.\n");
}

static void r9_b_dice_beyond_five_are_not_proposed(void **unused)
{
    place(&p, NULL, NV, "hue: nvd1 nvd2 nvd3 nvd4 nvd5 svd1");
    p.s.infiltration = 5;
    play_go(&p);
    assert_forecast("hue", "with no further bonus dice:\nDice: North 5, South 1.\n");
    assert_untold(&spoken, "Otherwise");
    place(&p, NULL, SV, "hue: nvd1 svd1 svd2 svd3");
    p.s.air_box = 5;
    play_go(&p);
    assert_forecast("hue", "Otherwise, South Vietnam: 2 air markers. Dice: North 1, South 5. ");
    assert_untold(&spoken, "3 air markers");
}

static void r9_6_editions_differ_in_air_support_and_in_saigon(void **unused)
{
    for (unsigned i = 0; i < 2; i++) {
        place(&p, editions[i], NV, "hue: nvd1 nvd2 svd1; saigon: nvd3 svd2");
        p.s.air_box = 4;
        play_go(&p);
        assert_forecast("hue", i ? "Best answer of South Vietnam: 2 air markers.\n"
                                   "Dice: North 2, South 3.\n"
                                 : "Best answer of South Vietnam: 1 air marker.\n"
                                   "Dice: North 2, South 2.\n");
        assert_forecast("saigon", i ? "Dice: North 1, South 4.\n" : "Dice: North 1, South 2.\n");
        assert_told(&spoken, i ? "Air markers: 2 in the combat, 0.7 expected to be lost.\n"
                               : "Air markers: 1 in the combat, 0.3 expected to be lost.\n");
    }
}

static void r3_7_no_air_marker_answers_before_the_first_sv_phase(void **unused)
{
    play_phase(&p, "sv_air=2", 1, NV, 6, COMBATS);
    play_put(&p, "hue: nvd1 svd1");
    play_go(&p);
    assert_forecast("hue", "Dice: North 1, South 1.\n");
    assert_untold(&spoken, "Best answer of");
}

static void r10_militia_gives_the_north_a_die(void **unused)
{
    place(&p, NULL, SV, "hue: nvd1 svd1");
    give_militia(&p, "hue");
    play_go(&p);
    assert_forecast("hue", "Dice: North 2, South 1.\n");
}

static void r9_4_vc_alone_may_refuse_the_combat(void **unused)
{
    place(&p, NULL, SV, "hue: vc1 svd1 svd2 svd3 svd4 svd5");
    play_go(&p);
    assert_forecast("hue", "Best answer of North Vietnam: no Việt Cộng taking part.\n"
                           "No combat: nobody takes part on the other side.\n");
    assert_untold(&spoken, "expected");
    place(&p, NULL, SV, "hue: vc1 svd1 svd2 svd3 svd4 ranger1");
    play_go(&p);
    assert_forecast("hue", "Dice: North 1, South 5.\n");
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static void cards_in_force_count(void **unused)
{
    begin_combats(&p, NULL, NV, E08_RAINSTORM, "quang_ngai: nvd1 nvd2 nvd3 svd1 svd2");
    assert_forecast("quang_ngai", "Dice: North 2, South 1.\n");
    begin_combats(&p, NULL, NV, E01_COUNTER_ATTACK, "quang_ngai: nvd1 nvd2 nvd3 svd1 svd2");
    assert_forecast("quang_ngai", "Best answer of South Vietnam: the die of E-01 Counter-attack.\n"
                                  "Dice: North 3, South 3.\n");
    begin_combats(&p, NULL, NV, E19_UPRISING, "quang_ngai: nvd1 svd1");
    assert_forecast("quang_ngai", "Otherwise, North Vietnam: the die of E-19 Uprising. "
                                  "Dice: North 2, South 1. ");
}

/* NV loses one more by E-09 for certain, and whoever may call upon a card does it to his good. */
static void r6_c_cards_called_upon_after_the_roll_count(void **unused)
{
    begin_combats(&p, NULL, NV, E09_ARMOURED_SUPPORT, "quang_ngai: nvd1 svd1 svd2");
    assert_forecast("quang_ngai", "South Vietnam, expected: 0.3 losses and");
    assert_told(&spoken, "Otherwise, North Vietnam: E-09 Armoured support called upon. "
                         "Dice: North 1, South 2. South Vietnam, expected: 1.3 losses and");
    begin_combats(&p, NULL, SV, E09_ARMOURED_SUPPORT, "quang_ngai: nvd1 svd1 svd2");
    assert_forecast("quang_ngai",
                    "Best answer of North Vietnam: E-09 Armoured support called upon.\n");
    begin_combats(&p, NULL, NV, E06_RESISTANCE, "quang_ngai: nvd1 nvd2 svd1");
    assert_forecast("quang_ngai", "Best answer of South Vietnam: E-06 Stubborn resistance called");
    assert_told(&spoken, "South Vietnam, expected: 0.7 losses and 0.0 retreats.\n");
    p.s.card_uses = 0;
    assert_forecast("quang_ngai", "South Vietnam, expected: 0.7 losses and 0.4 retreats.\n");
    assert_untold(&spoken, "Best answer of");
}

static void rerolls_are_said_to_be_left_out(void **unused)
{
    begin_combats(&p, NULL, NV, E05_INTELLIGENCE, "quang_ngai: nvd1 svd1");
    assert_forecast("quang_ngai", "\nRe-rolls are not counted.\n");
    p.s.card_uses = 0;
    assert_forecast("quang_ngai", "Dice: ");
    assert_untold(&spoken, "Re-rolls");
    p.s.token_place[0] = TOKEN_OF_NV;
    assert_forecast("quang_ngai", "\nRe-rolls are not counted.\n");
}

static void r12_d_a_token_gives_a_die_in_edition_1(void **unused)
{
    for (unsigned i = 0; i < 2; i++) {
        place(&p, editions[i], NV, "quang_ngai: nvd1 svd1");
        p.s.token_place[0] = TOKEN_OF_NV;
        play_go(&p);
        assert_forecast("quang_ngai", "Dice: North 1, South 1.\n");
        if (i)
            assert_untold(&spoken, "1 token.");
        else
            assert_told(&spoken, "Otherwise, North Vietnam: 1 token. Dice: North 2, South 1. ");
    }
}

/* ---- In course ------------------------------------------------------------------------------- */

static void the_defender_hears_what_each_answer_comes_to(void **unused)
{
    place(&p, NULL, NV, "quang_ngai: nvd1 nvd2 nvd3 svd1 svd2 svd3");
    p.s.air_box = 4;
    attack(&p, "quang_ngai");
    assert_asks(&p, DEFENDER_BONUS, SV);
    assert_forecast("quang_ngai", "Best answer of South Vietnam: 2 air markers.\n"
                                  "Dice: North 3, South 5.\n");
    assert_told(&spoken, "Otherwise, South Vietnam: 1 air marker. Dice: North 3, South 4. ");
    assert_told(&spoken, "Otherwise, South Vietnam: nothing more. Dice: North 3, South 3. ");
    assert_untold(&spoken, "3 air markers"); /* a sixth die */
    place(&p, NULL, NV, "quang_ngai: nvd1 nvd2 nvd3 svd1 svd2");
    p.s.air_box = 4;
    attack(&p, "quang_ngai");
    assert_forecast("quang_ngai", "Best answer of South Vietnam: 3 air markers.\n");
    assert_told(&spoken, "Otherwise, South Vietnam: 2 air markers. Dice: North 3, South 4. ");
}

/* [9.5] The VC retreated from Kon Tum into a combat still to come. */
static void the_defender_hears_what_sharing_the_results_comes_to(void **unused)
{
    place(&p, NULL, SV, "kon_tum: nvd1 vc1 mech1; pleiku: vc2 vc3 mech2");
    give_militia(&p, "pleiku");
    play_go(&p);
    play(&p, "attack kon_tum; commit-all; attack pleiku; commit-all; fight kon_tum; defend 1");
    play(&p, "roll sv 0 1; roll nv 0 0; retreat vc1; to pleiku; done; defend 0");
    assert_asks(&p, SHARE_VC, NV);
    assert_forecast("pleiku", "Best answer of North Vietnam: nothing more.\n");
    assert_told(&spoken, "Otherwise, North Vietnam: 1 Việt Cộng battalion just arrived sharing "
                         "the results. Dice: North 0, South 1. ");
}

static void a_forecast_goes_on_from_the_dice_on_the_table(void **unused)
{
    place(&p, NULL, NV, "quang_ngai: nvd1 nvd2 nvd3 svd1 ranger1");
    attack(&p, "quang_ngai");
    assert_forecast("quang_ngai", "Dice: North 3, South 2.\n");
    assert_untold(&spoken, "on the table");
    play(&p, "roll nv 2 1");
    assert_forecast("quang_ngai", "North Vietnam, dice on the table: 2 X and 1 R.\n");
    /* SV shows no R in (4/6)^2 of all cases: a unit is left for NV's R */
    assert_told(&spoken, "South Vietnam, expected: 2.0 losses and 0.4 retreats.\n"
                         "South Vietnam, chances: 100% to take at least one loss, 44% that every");
    play(&p, "roll sv 1 0");
    assert_forecast("quang_ngai", "North Vietnam, still to take: 1 loss and 0 retreats.\n"
                                  "South Vietnam, still to take: 2 losses and 1 retreat.\n");
    assert_untold(&spoken, "expected");
}

static void dice_not_yet_compared_are_told_with_and_without_the_card(void **unused)
{
    begin_combats(&p, NULL, NV, E09_ARMOURED_SUPPORT, "quang_ngai: nvd1 nvd2 svd1 svd2");
    play(&p, "attack quang_ngai; commit-all; roll nv 1 1; roll sv 0 0");
    assert_asks(&p, CARD_CALL, NV);
    assert_forecast("quang_ngai", "South Vietnam, dice on the table: 0 X and 0 R.\n"
                                  "North Vietnam as the dice lie: 0 losses and 0 retreats.\n"
                                  "South Vietnam as the dice lie: 1 loss and 1 retreat.\n"
                                  "If E-09 Armoured support is called upon:\n"
                                  "North Vietnam as the dice lie: 0 losses and 0 retreats.\n"
                                  "South Vietnam as the dice lie: 2 losses and 1 retreat.\n");
}

static void a_die_in_the_air_is_still_to_fall(void **unused)
{
    begin_combats(&p, NULL, NV, E05_INTELLIGENCE, "quang_ngai: nvd1 svd1 svd2");
    play(&p, "attack quang_ngai; commit-all; roll nv 1 0; roll sv 0 0; reroll-die nv x");
    assert_asks(&p, REROLLED_DIE, SEAT_CHANCE);
    assert_forecast("quang_ngai", "South Vietnam, dice on the table: 0 X and 0 R.\n");
    assert_told(&spoken, "South Vietnam, expected: 0.3 losses and 0.3 retreats.\n");
    assert_told(&spoken, "North Vietnam, expected: 0.0 losses and 0.0 retreats.\n");
    assert_untold(&spoken, "North Vietnam, dice on the table");
}

static void r9_15_attrition_is_told_before_its_roll(void **unused)
{
    place(&p, NULL, SV, "quang_ngai: nvd1 svd1 svd2");
    p.s.air_box = 2;
    attack(&p, "quang_ngai");
    play(&p, "air 2; roll sv 0 0; roll nv 0 0; done");
    assert_asks(&p, AIR_ATTRITION_ROLL, SEAT_CHANCE);
    assert_forecast("quang_ngai", "South Vietnam, still to take: 0 losses and 0 retreats.\n"
                                  "Air markers: 2 in the combat, 0.7 expected to be lost.\n");
}

/* ---- None ------------------------------------------------------------------------------------ */

static void where_no_combat_is_possible_the_reason_is_told(void **unused)
{
    place(&p, NULL, NV,
          "hue: nvd1 nvd2 svd1 svd2; da_nang: svd3; pleiku: nvd3; kon_tum: nvd4 svd4");
    play_go(&p);
    assert_none("pleiku", "There is no enemy in Pleiku.\n");
    assert_none("da_nang", "Nobody in Đà Nẵng can attack: no unit there is activated or can still"
                           " be.\n");
    assert_none("reserve", "Combats are fought in provinces only.\n");
    assert_none("box", "Combats are fought in provinces only.\n");
    play(&p, "attack hue; commit-all; done");
    assert_none("kon_tum", "A combat is being fought in Huế: ask again when it is over.\n");
}

static void r9_1_after_the_declarations_only_declared_combats_are_told(void **unused)
{
    place(&p, NULL, NV,
          "hue: nvd1 svd1; pleiku: nvd3 svd3; kon_tum: nvd4 svd4; da_nang: nvd5 svd5");
    play_go(&p);
    play(&p, "attack hue; attack pleiku; attack kon_tum; done");
    assert_asks(&p, FIGHT_NEXT, NV);
    assert_none("da_nang", "No combat was declared in Đà Nẵng.\n");
    assert_forecast("pleiku", "Pleiku, combat declared: ");
    play(&p, "fight hue; roll nv 0 0; roll sv 0 0; done");
    assert_none("hue", "The combat in Huế is over.\n");
}

static void r6_o_the_limit_of_a_card_is_told(void **unused)
{
    begin_combats(&p, NULL, NV, E07_LIMITED_OFFENSIVE, "hue: nvd1 svd1; pleiku: nvd3 svd3");
    p.s.combat_limit = 1;
    assert_forecast("pleiku", "Dice: ");
    p.s.combat_limit = 0;
    assert_none("pleiku", "E-07 Limited offensive allows no further combat this phase.\n");
}

static void r6_g_a_lone_defender_that_sits_out_gives_no_combat(void **unused)
{
    begin_combats(&p, NULL, NV, E20_MONTAGNARD_REVOLT, "pleiku: nvd1 svd1");
    p.s.infiltration = 0;
    p.s.absent = UNIT(unit(&p, "svd1"));
    assert_none("pleiku", "Nobody takes up the fight in Pleiku: no combat.\n");
}

static void outside_the_combats_of_a_phase_there_is_none(void **unused)
{
    play_start(&p, NULL);
    assert_none("hue", "No combat is fought before the first turn.\n");
    place(&p, NULL, SV, "hue: svd1 svd2 nvd1");
    p.s.militia = ALL_PROVINCES & ~PROVINCE(province(&p, "hue"));
    play_go(&p);
    play(&p, "done");
    assert_asks(&p, DESERTION_ROLL, SEAT_CHANCE);
    assert_none("hue", "The combats of this phase are over.\n");
    p.s.flow.depth = 0;
    assert_none("hue", "The game is over.\n");
}

static void r8_8_the_stand_in_saigon_is_foreseen(void **unused)
{
    play_phase(&p, NULL, 8, SV, 6, MOVEMENT);
    play_put(&p, "saigon: svd1 svd2 nvd1");
    give_militia(&p, "saigon");
    play_go(&p);
    assert_forecast("saigon", "South Vietnam attacks now with 2 full divisions.\n");
    assert_told(&spoken, "Dice: North 2, South 2.\n");
}

/* ---- Languages and whole games --------------------------------------------------------------- */

static void forecasts_are_told_in_french_and_italian(void **unused)
{
    place(&p, NULL, NV, "pleiku: nvd1 nvd2- vc1 svd1 ranger1");
    p.s.air_box = 3;
    p.s.infiltration = 2;
    play_go(&p);
    const unsigned pleiku = province(&p, "pleiku");
    for (unsigned lang = LANG_FR; lang < LANG_COUNT; lang++) {
        assert_true(speak(&p.game, &p.s, FORECAST, NV, pleiku, (Lang)lang, &spoken));
        assert_no_english(&spoken, (Lang)lang);
        assert_false(speak(&p.game, &p.s, FORECAST, NV, RESERVE, (Lang)lang, &spoken));
        assert_no_english(&spoken, (Lang)lang);
    }
    speak(&p.game, &p.s, FORECAST, NV, pleiku, LANG_FR, &spoken);
    assert_told(&spoken, "Pleiku : si le Nord-Vietnam attaque maintenant avec 1 division complète");
    assert_told(&spoken, "Meilleure réponse du Sud-Vietnam : 3 marqueurs aériens.\n");
    assert_told(&spoken, "Nord-Vietnam, en moyenne : pertes 0,8 et retraites ");
    speak(&p.game, &p.s, FORECAST, NV, pleiku, LANG_IT, &spoken);
    assert_told(&spoken, "Vietnam del Nord, in media: 0,8 perdite e ");
}

static unsigned forecasts_told;

static void look(const Game *g, const State *s, Rng *rng, unsigned number)
{
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER, SEAT_REFEREE};
    static Spoken one, other;
    const Seat viewer = viewers[number % 4];
    const Lang lang = (Lang)(number / 4 % LANG_COUNT);
    const State before = *s;
    State drawn = *s;
    s75_resample(g, &drawn, viewer, rng);
    for (unsigned at = 0; at <= BOX; at++) {
        const bool told = speak(g, s, FORECAST, viewer, at, lang, &one);
        assert_int_equal(speak(g, &drawn, FORECAST, viewer, at, lang, &other), told);
        assert_string_equal(one.words, other.words);
        assert_null(strstr(one.words, ": .")); /* a list of nobody */
        forecasts_told += told;
    }
    assert_memory_equal(&before, s, sizeof before);
    if (s->combat.province < PROVINCES)
        assert_true(speak(g, s, FORECAST, viewer, s->combat.province, lang, &one));
}

static void r16_forecasts_are_whole_and_betray_nothing_in_whole_games(void **unused)
{
    static const char *const options[] = {"edition=1 hand=3", "edition=2 tokens=hidden sv_air=2",
                                          "edition=1 hand=8", "edition=2 hand=3"};
    forecasts_told = 0;
    for (unsigned i = 0; i < 3 * COUNT_OF(options); i++)
        watch_game(&p, options[i % COUNT_OF(options)], 11 + i, look);
    assert_true(forecasts_told > 2000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_answer_is_that_of_brute_force_in_whole_games),
        cmocka_unit_test(the_best_answer_is_that_of_brute_force_with_all_kinds_of_answers),
        cmocka_unit_test(numbers_are_those_of_the_odds_table),
        cmocka_unit_test(chances_of_one_die_each_are_those_of_paper_and_pencil),
        cmocka_unit_test(r9_9_surplus_results_are_not_counted),
        cmocka_unit_test(chances_that_only_round_to_certainty_say_so),
        cmocka_unit_test(a_plan_is_what_comes_of_it),
        cmocka_unit_test(r9_2_only_committed_units_count),
        cmocka_unit_test(r5_3_only_units_that_can_be_activated_count),
        cmocka_unit_test(before_the_availability_roll_all_are_supposed_activated),
        cmocka_unit_test(a_plan_can_be_asked_while_a_unit_moves),
        cmocka_unit_test(r9_b_dice_beyond_five_are_not_proposed),
        cmocka_unit_test(r9_6_editions_differ_in_air_support_and_in_saigon),
        cmocka_unit_test(r3_7_no_air_marker_answers_before_the_first_sv_phase),
        cmocka_unit_test(r10_militia_gives_the_north_a_die),
        cmocka_unit_test(r9_4_vc_alone_may_refuse_the_combat),
        cmocka_unit_test(cards_in_force_count),
        cmocka_unit_test(r6_c_cards_called_upon_after_the_roll_count),
        cmocka_unit_test(rerolls_are_said_to_be_left_out),
        cmocka_unit_test(r12_d_a_token_gives_a_die_in_edition_1),
        cmocka_unit_test(the_defender_hears_what_each_answer_comes_to),
        cmocka_unit_test(the_defender_hears_what_sharing_the_results_comes_to),
        cmocka_unit_test(a_forecast_goes_on_from_the_dice_on_the_table),
        cmocka_unit_test(dice_not_yet_compared_are_told_with_and_without_the_card),
        cmocka_unit_test(a_die_in_the_air_is_still_to_fall),
        cmocka_unit_test(r9_15_attrition_is_told_before_its_roll),
        cmocka_unit_test(where_no_combat_is_possible_the_reason_is_told),
        cmocka_unit_test(r9_1_after_the_declarations_only_declared_combats_are_told),
        cmocka_unit_test(r6_o_the_limit_of_a_card_is_told),
        cmocka_unit_test(r6_g_a_lone_defender_that_sits_out_gives_no_combat),
        cmocka_unit_test(outside_the_combats_of_a_phase_there_is_none),
        cmocka_unit_test(r8_8_the_stand_in_saigon_is_foreseen),
        cmocka_unit_test(forecasts_are_told_in_french_and_italian),
        cmocka_unit_test(r16_forecasts_are_whole_and_betray_nothing_in_whole_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
