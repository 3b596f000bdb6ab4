/* test_r15_learnt.c: chapter 15, the seasoned automaton, which decides as searches have taught it;
 * an option of ours [15.m]. */
#include <stdio.h>
#include <string.h>

#include "ai/random.h"
#include "games/saigon75/players/solo.h"
#include "match/match.h"
#include "support/pile75.h"
#include "support/solo75.h"

static Grounds grounds_of(Play *p)
{
    Grounds grounds = {0};
    policy_find(p->game.rules, "solo")->explain(&p->game, &p->s, solo_answer(p), &grounds);
    return grounds;
}

/* One action: the North as the automaton, the South at random. */
static bool north_chooses(Play *p, ActionList *list)
{
    game_legal(&p->game, &p->s, list);
    return !list->chance && game_actor(&p->game, &p->s) == NV;
}

static void go_on(Play *p, const ActionList *list, Rng *rng)
{
    Action action = list->action[list->chance ? game_draw(list, rng) : rng_below(rng, list->count)];
    if (!list->chance && game_actor(&p->game, &p->s) == NV)
        action = solo_answer(p);
    game_apply(&p->game, &p->s, action);
}

/* ---- Its card -------------------------------------------------------------------------------- */

static void r15_m_a_seasoned_automaton_presses(void **state)
{
    Play p;
    solo_phase(&p, "automaton=seasoned", 2, 3, MOVEMENT, 30);
    assert_int_equal(s75_availability(&p.game, &p.s), 7);
}

static void r15_m_takes_the_card_that_seeks_red_first(void **state)
{
    Play p;
    Grounds grounds;
    play_set_up(&p, "solo=on automaton=seasoned");
    assert_asks(&p, SOLO_CARD, NV);
    assert_answer(&p, "solo 21"); /* 30 seeks red, too, and has the higher number */
    grounds = grounds_of(&p);
    assert_int_equal(grounds.count, SOLO_CARDS);
    assert_first_ground(&p, "15.m", "s75.auto.choose.event");
    assert_ground(&p, "15.m", "s75.auto.choose.event.not");
    p.s.solo_left &= ~(1u << solo_index(&p, 21) | 1u << solo_index(&p, 30));
    assert_answer(&p, "solo 22"); /* green; on this board */
}

static const char *view_of(const Play *p)
{
    static char buffer[1 << 15];
    Text text;
    Json json;
    text_init(&text, buffer, sizeof buffer);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    game_view(&p->game, &p->s, SV, &json);
    json_close(&json, '}');
    return buffer;
}

static void r15_m_tells_of_its_card_the_event_alone(void **state)
{
    Play p;
    play_set_up(&p, "solo=on automaton=seasoned");
    play(&p, "solo 30");
    assert_sentence(notes_of(&p, SV), "Solo card 30, for its event card alone: red, else green");
    assert_null(strstr(notes_of(&p, SV), "towards"));
    assert_non_null(strstr(view_of(&p), "\"move\":\"learnt\",\"provinces\":[]"));
    assert_non_null(strstr(view_of(&p), "\"attack\":\"learnt\""));
    play_set_up(&p, "solo=on automaton=relentless");
    play(&p, "solo 30");
    assert_sentence(notes_of(&p, SV), "towards Quảng Trị, Huế, Đà Nẵng");
    assert_null(strstr(view_of(&p), "learnt"));
}

/* ---- Its decisions --------------------------------------------------------------------------- */

static void r15_m_makes_no_plan(void **state)
{
    Play p;
    solo_phase(&p, "automaton=seasoned", 2, 6, MOVEMENT, 30);
    play_put(&p, "hue: svd1");
    play_go(&p);
    for (unsigned u = 0; u < NV_COUNT; u++)
        assert_int_equal(p.s.goal[u], 0);
}

static void r15_m_decides_as_searches_have_taught(void **state)
{
    Play p;
    ActionList list;
    solo_phase(&p, "automaton=seasoned", 2, 6, MOVEMENT, 30);
    play_put(&p, "hue: svd1; saigon: ranger1");
    play_go(&p);
    solo_to(&p, MOVE_UNIT);
    game_legal(&p.game, &p.s, &list);
    const Action learnt = list.action[s75_quick(&p.game, &p.s, &list, NULL)];
    assert_true(action_equal(solo_answer(&p), learnt));
    assert_first_ground(&p, "15.m", "s75.auto.learnt.best");
}

/* What is told first is likelier than what is told of others, and all together is no more than it
 * can be. */
static void r15_m_says_how_likely_each_answer_is(void **state)
{
    Play p;
    solo_phase(&p, "automaton=seasoned", 2, 6, MOVEMENT, 30);
    play_put(&p, "hue: svd1; saigon: ranger1");
    play_go(&p);
    solo_to(&p, MOVE_TO);
    const Grounds grounds = grounds_of(&p);
    const unsigned best = grounds.line[0].arg[0];
    unsigned sum = best, others = 0;
    for (unsigned i = 1; i < grounds.count; i++) {
        assert_string_equal(grounds.line[i].rule, "15.m");
        if (strcmp(grounds.line[i].message, "s75.auto.learnt.place") != 0)
            continue;
        assert_true(grounds.line[i].arg[1] <= best);
        sum += grounds.line[i].arg[1];
        others++;
    }
    assert_in_range(others, 2, 8); /* the likeliest, no more than fit on a page */
    assert_in_range(sum, 80, 105); /* rounded, and the least likely are left out */
}

/* Numbers that a reason names are those of the board. */
static bool names_the_board(const Play *p, const char *message, const uint8_t arg[])
{
    if (strcmp(message, "s75.auto.learnt.odds") == 0)
        return arg[1] == s75_count_at(&p->s, arg[0], NV) &&
               arg[2] == s75_count_at(&p->s, arg[0], SV);
    if (strcmp(message, "s75.auto.learnt.near") == 0)
        return arg[1] == p->s.near[NV].in[arg[0]] && arg[2] == p->s.near[SV].in[arg[0]];
    return strcmp(message, "s75.auto.learnt.distance") == 0 &&
           arg[1] == p->board.steps_to_saigon[arg[0]];
}

static void r15_m_says_what_speaks_for_it(void **state)
{
    Play p;
    ActionList list;
    Rng rng;
    unsigned said = 0;
    rng_seed(&rng, 14);
    for (play_start(&p, "solo=on automaton=seasoned"); !game_over(&p.s); go_on(&p, &list, &rng)) {
        if (!north_chooses(&p, &list) || flow_now(&p.s)->step != MOVE_TO || list.count == 1)
            continue;
        const Grounds grounds = grounds_of(&p);
        for (unsigned i = 1; i < grounds.count; i++) {
            const char *message = grounds.line[i].message;
            if (strcmp(message, "s75.auto.learnt.place") == 0 ||
                strcmp(message, "s75.auto.learnt.where") == 0 ||
                strcmp(message, "s75.auto.learnt.thumb") == 0)
                continue;
            assert_true(names_the_board(&p, message, grounds.line[i].arg));
            said++;
        }
    }
    assert_true(said > 10);
}

static void r15_m_a_unit_that_finds_every_way_full_stays(void **state)
{
    Play p;
    solo_phase(&p, "automaton=seasoned", 2, 6, MOVEMENT, 30);
    play_put(&p, "ca_mau: nvd1 nvd2; kien_giang: nvd3 nvd4 nvd5 nvd6 nvd7; "
                 "can_tho: vc1 vc2 vc3 vc4 vc5");
    for (Units rest = p.s.at[RESERVE] & NV_UNITS; rest; rest &= rest - 1)
        s75_put(&p.game, &p.s, first_unit(rest), OUT);
    play_go(&p);
    solo_to(&p, MOVE_UNIT);
    const Action answer = solo_answer(&p);
    assert_true(answer.verb == V_DONE || p.s.place[answer.a] != province(&p, "ca_mau"));
}

static void r15_m_joins_before_all_else(void **state)
{
    Play p;
    solo_phase(&p, "automaton=seasoned", 2, 6, MOVEMENT, 30);
    play_put(&p, "reserve: nvd1- nvd2-");
    play_go(&p);
    assert_first_ground(&p, "15.i", "s75.auto.join");
}

/* Its line of chapter 15 still says who takes a loss. */
static void r15_m_all_else_is_as_the_cards_say(void **state)
{
    static const uint8_t steps[] = {LOSS_UNIT, RETREAT_UNIT, RETREAT_TO, ATTACKER_BONUS};
    Play p;
    ActionList list;
    Rng rng;
    unsigned met = 0;
    rng_seed(&rng, 15);
    for (play_start(&p, "solo=on automaton=seasoned"); !game_over(&p.s); go_on(&p, &list, &rng)) {
        const bool chooses = north_chooses(&p, &list) && list.count > 1;
        for (unsigned i = 0; chooses && i < COUNT_OF(steps); i++) {
            if (flow_now(&p.s)->step != steps[i])
                continue;
            assert_string_not_equal(grounds_of(&p).line[0].rule, "15.m");
            met++;
        }
    }
    assert_true(met > 10);
}

/* Nor does it know what South holds. */
static void r15_m_what_it_cannot_see_changes_nothing(void **state)
{
    enum { TWINS = 3 };
    Play p;
    ActionList list;
    Rng rng;
    rng_seed(&rng, 16);
    for (play_start(&p, "solo=on automaton=seasoned"); !game_over(&p.s); go_on(&p, &list, &rng)) {
        const bool chooses = north_chooses(&p, &list);
        for (unsigned twin = 0; chooses && twin < TWINS; twin++) {
            Play other = p;
            game_resample(&p.game, &other.s, NV, &rng);
            assert_true(action_equal(solo_answer(&other), solo_answer(&p)));
        }
    }
}

/* ---- Saves ----------------------------------------------------------------------------------- */

static Match *load(const char *option, SaveProblem *problem)
{
    char save[128];
    snprintf(save, sizeof save,
             "mekong 1\ngame saigon75\noption solo on\n%sboard default 6\nactions\nend 0\n",
             option);
    return match_load(save, strlen(save), LANG_EN, problem);
}

static void assert_manner(const char *option, unsigned manner)
{
    SaveProblem problem;
    Match *match = load(option, &problem);
    assert_non_null(match);
    assert_int_equal(match_game(match)->option[OPTION_AUTOMATON], manner);
    match_free(match);
}

static void r15_m_saves_of_before_keep_their_automaton(void **state)
{
    SaveProblem problem;
    assert_manner("", AUTOMATON_PRINTED);
    assert_manner("option automaton printed\n", AUTOMATON_PRINTED);
    assert_manner("option automaton pressing\n", AUTOMATON_PRESSING);
    assert_manner("option automaton relentless\n", AUTOMATON_RELENTLESS);
    assert_manner("option automaton seasoned\n", AUTOMATON_SEASONED);
    assert_null(load("option automaton seasone\n", &problem));
    assert_non_null(problem.at.message);
    assert_null(load("option automaton 3\n", &problem));
    assert_int_equal(problem.at.line, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_m_a_seasoned_automaton_presses),
        cmocka_unit_test(r15_m_takes_the_card_that_seeks_red_first),
        cmocka_unit_test(r15_m_tells_of_its_card_the_event_alone),
        cmocka_unit_test(r15_m_makes_no_plan),
        cmocka_unit_test(r15_m_decides_as_searches_have_taught),
        cmocka_unit_test(r15_m_says_how_likely_each_answer_is),
        cmocka_unit_test(r15_m_says_what_speaks_for_it),
        cmocka_unit_test(r15_m_a_unit_that_finds_every_way_full_stays),
        cmocka_unit_test(r15_m_joins_before_all_else),
        cmocka_unit_test(r15_m_all_else_is_as_the_cards_say),
        cmocka_unit_test(r15_m_what_it_cannot_see_changes_nothing),
        cmocka_unit_test(r15_m_saves_of_before_keep_their_automaton),
    };
    return cmocka_run_group_tests_name("saigon75 solo: learnt", tests, NULL, NULL);
}
