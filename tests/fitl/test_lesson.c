/* test_lesson.c: the lesson of Fire in the Lake: the numbers that its words name are those on the
 * map, and it follows the printed tutorial [20.37-20.53]. That it can be played, whatever the pupil
 * tries, is in tests/play/test_lesson.c. */
#include <string.h>

#include "games/fitl/people/words.h"
#include "games/fitl/rules/fitl.h"
#include "games/list.h"
#include "support/pupil.h"

static void begin(Session *session) { pupil_begin(session, game_find("fitl"), LANG_EN); }

static unsigned score(const Session *session, unsigned faction)
{
    return (unsigned)fitl_score(match_game(session->match), match_state(session->match), faction);
}

static unsigned count(const State *s, const char *space, unsigned kind)
{
    return s->at[fitl_find_space((Slice){space, strlen(space)})][kind];
}

static void a_question_has_more_than_one_answer(void **unused)
{
    Session session;
    ActionList list;
    begin(&session);
    do {
        if (session_need(&session) != NEED_CHOICE)
            continue;
        match_legal(session.match, &list);
        assert_true(list.count > 1);
    } while (pupil_go_on(&session, 0) != NEED_NOTHING);
    session_close(&session);
}

static void each_faction_is_the_pupils_once(void **unused)
{
    const Lesson *lesson = game_find("fitl")->guide->lesson;
    unsigned seats = 0;
    for (unsigned i = 0; i < lesson->count; i++)
        seats |= 1u << lesson->scenes[i].pupil;
    assert_int_equal(seats, 1u << US | 1u << ARVN | 1u << NVA | 1u << VC);
}

/* ---- What the words say ---------------------------------------------------------------------- */

static void the_first_card(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.card.order");
    assert_names("fitl.lesson.card.order", s->current);
    assert_names("fitl.lesson.card.pass", score(&session, US));
    const unsigned aid = s->track[T_AID];
    s = pupil_at(&session, "fitl.lesson.card.pass");
    assert_names("fitl.lesson.card.pass", score(&session, US));
    assert_names("fitl.lesson.card.event", aid - s->track[T_AID]);
    assert_int_equal(s->level[SAIGON], NEUTRAL);
    assert_names("fitl.lesson.card.pass", match_game(session.match)->board->pop[SAIGON]);
    session_close(&session);
}

static void the_scene_of_arvn(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.arvn.who");
    assert_names("fitl.lesson.arvn.who", s->track[T_ARVN]);
    assert_names("fitl.lesson.arvn.who", score(&session, ARVN));
    pupil_at(&session, "fitl.lesson.arvn.govern");
    assert_names("fitl.lesson.arvn.rival", score(&session, US));
    s = pupil_at(&session, "fitl.lesson.arvn.rival");
    assert_names("fitl.lesson.arvn.rival", s->track[T_PATRONAGE]);
    assert_names("fitl.lesson.arvn.rival", score(&session, ARVN));
    assert_names("fitl.lesson.arvn.rival", score(&session, US));
    const unsigned aid = s->track[T_AID];
    s = pupil_at(&session, "fitl.lesson.arvn.end");
    assert_names("fitl.lesson.arvn.end", s->track[T_AID] - aid);
    assert_int_equal(s->eligible, 1u << US | 1u << NVA);
    session_close(&session);
}

static void the_scene_of_vc(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.vc.who");
    assert_names("fitl.lesson.vc.who", score(&session, VC));
    assert_names("fitl.lesson.vc.rally", s->track[T_VC]);
    const unsigned before = count(s, "pleiku-darlac", K_VC_GUERRILLA);
    s = pupil_at(&session, "fitl.lesson.vc.city");
    assert_names("fitl.lesson.vc.base", count(s, "pleiku-darlac", K_VC_GUERRILLA) - before);
    s = pupil_at(&session, "fitl.lesson.vc.tax");
    assert_names("fitl.lesson.vc.tax", s->track[T_VC]);
    const unsigned purse = s->track[T_VC];
    s = pupil_at(&session, "fitl.lesson.vc.price");
    assert_names("fitl.lesson.vc.where", s->track[T_VC] - purse);
    assert_names("fitl.lesson.vc.price", s->track[T_VC]);
    assert_names("fitl.lesson.vc.price", score(&session, VC));
    session_close(&session);
}

static void the_scene_of_the_us(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.us.who");
    assert_names("fitl.lesson.us.who", score(&session, US));
    assert_names("fitl.lesson.us.who", s->box[BOX_AVAILABLE][US_TROOP]);
    assert_names("fitl.lesson.us.who", s->box[BOX_AVAILABLE][US_BASE]);
    const unsigned active = count(s, "quang-tri-thua-thien", K_VC_GUERRILLA_A);
    const unsigned all = active + count(s, "quang-tri-thua-thien", K_VC_GUERRILLA);
    assert_names("fitl.lesson.us.where", active);
    assert_names("fitl.lesson.us.where", all);
    s = pupil_at(&session, "fitl.lesson.us.air");
    assert_names("fitl.lesson.us.air", count(s, "quang-tri-thua-thien", K_VC_GUERRILLA_A));
    assert_names("fitl.lesson.us.air", all);
    s = pupil_at(&session, "fitl.lesson.us.trail");
    assert_names("fitl.lesson.us.strike", s->die);
    assert_names("fitl.lesson.us.trail", s->trail);
    const unsigned vc = score(&session, VC);
    s = pupil_at(&session, "fitl.lesson.us.price");
    assert_names("fitl.lesson.us.trail", s->trail);
    assert_names("fitl.lesson.us.price", score(&session, VC) - vc);
    assert_names("fitl.lesson.us.price", score(&session, VC));
    session_close(&session);
}

static void the_scene_of_nva(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.nva.who");
    assert_names("fitl.lesson.nva.who", score(&session, NVA));
    assert_names("fitl.lesson.nva.who", s->track[T_NVA]);
    s = pupil_at(&session, "fitl.lesson.nva.trail");
    assert_names("fitl.lesson.nva.trail", count(s, "kien-phong", K_NVA_GUERRILLA));
    assert_int_equal(control(s, KIEN_PHONG), NVA_CONTROL);
    s = pupil_at(&session, "fitl.lesson.nva.on");
    assert_names("fitl.lesson.nva.on", count(s, "southern-laos", K_NVA_GUERRILLA));
    s = pupil_at(&session, "fitl.lesson.nva.infiltrate");
    assert_names("fitl.lesson.nva.infiltrate", score(&session, NVA));
    assert_names("fitl.lesson.nva.infiltrate", s->track[T_NVA]);
    assert_names("fitl.lesson.nva.friend", score(&session, VC));
    pupil_at(&session, "fitl.lesson.nva.friend");
    assert_names("fitl.lesson.nva.friend", score(&session, VC));
    s = pupil_at(&session, "fitl.lesson.nva.end");
    assert_names("fitl.lesson.nva.end", count(s, "kien-phong", K_NVA_GUERRILLA) +
                                            count(s, "quang-tin-quang-ngai", K_NVA_GUERRILLA));
    session_close(&session);
}

static void the_scene_of_the_rangers(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.raid.who");
    assert_names("fitl.lesson.raid.who", s->current);
    assert_names("fitl.lesson.raid.who", count(s, "quang-tri-thua-thien", K_NVA_GUERRILLA));
    assert_names("fitl.lesson.raid.who", score(&session, NVA));
    assert_int_equal(control(s, QUANG_TRI), NVA_CONTROL);
    s = pupil_at(&session, "fitl.lesson.raid.on");
    assert_names("fitl.lesson.raid.on", count(s, "quang-tri-thua-thien", K_NVA_GUERRILLA));
    assert_names("fitl.lesson.raid.on", score(&session, NVA));
    assert_int_equal(control(s, QUANG_TRI), UNCONTROLLED);
    const unsigned purse = s->track[T_ARVN];
    s = pupil_at(&session, "fitl.lesson.raid.highway");
    assert_names("fitl.lesson.raid.highway", count(s, "quang-tri-thua-thien", K_NVA_GUERRILLA));
    assert_int_equal(s->track[T_ARVN], purse);
    s = pupil_at(&session, "fitl.lesson.raid.result");
    assert_names("fitl.lesson.raid.highway", count(s, "binh-dinh", K_ARVN_TROOP));
    assert_names("fitl.lesson.raid.highway", count(s, "pleiku-darlac", K_ARVN_TROOP));
    assert_int_equal(count(s, "binh-dinh", K_VC_GUERRILLA), 0);
    assert_int_equal(count(s, "pleiku-darlac", K_VC_GUERRILLA), 0);
    assert_names("fitl.lesson.raid.result", purse - s->track[T_ARVN]);
    assert_names("fitl.lesson.raid.result", s->track[T_ARVN]);
    session_close(&session);
}

static void the_scene_of_the_assault(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.assault.where");
    assert_names("fitl.lesson.assault.where", count(s, "pleiku-darlac", K_ARVN_TROOP));
    assert_names("fitl.lesson.assault.where", count(s, "pleiku-darlac", K_VC_GUERRILLA_A));
    s = pupil_at(&session, "fitl.lesson.assault.arvn");
    assert_names("fitl.lesson.assault.arvn", count(s, "pleiku-darlac", K_VC_GUERRILLA_A));
    s = pupil_at(&session, "fitl.lesson.assault.result");
    assert_int_equal(count(s, "pleiku-darlac", K_VC_GUERRILLA_A), 0);
    assert_int_equal(count(s, "pleiku-darlac", K_VC_BASE), 1);
    assert_names("fitl.lesson.assault.result", s->track[T_ARVN]);
    s = pupil_at(&session, "fitl.lesson.assault.capability");
    assert_true(monsoon(s));
    assert_names("fitl.lesson.assault.capability", s->current);
    s = pupil_at(&session, "fitl.lesson.assault.attack");
    assert_names("fitl.lesson.assault.attack", count(s, "quang-tri-thua-thien", K_NVA_GUERRILLA));
    s = pupil_at(&session, "fitl.lesson.assault.end");
    assert_int_equal(s->box[BOX_CASUALTIES][US_TROOP], 1);
    session_close(&session);
}

static void the_scene_of_the_coup(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.coup.victory");
    for (unsigned f = 0; f < FACTIONS; f++)
        assert_names("fitl.lesson.coup.victory", score(&session, f));
    assert_names("fitl.lesson.coup.resources", s->track[T_AID]);
    assert_names("fitl.lesson.coup.resources", s->econ);
    assert_names("fitl.lesson.coup.saigon", score(&session, VC));
    s = pupil_at(&session, "fitl.lesson.coup.terror");
    assert_names("fitl.lesson.coup.terror", s->track[T_ARVN]);
    assert_names("fitl.lesson.coup.terror", s->econ);
    pupil_at(&session, "fitl.lesson.coup.saigon");
    assert_names("fitl.lesson.coup.saigon", score(&session, VC));
    const unsigned us = score(&session, US);
    pupil_at(&session, "fitl.lesson.coup.enough");
    assert_names("fitl.lesson.coup.saigon", score(&session, US) - us);
    assert_names("fitl.lesson.coup.enough", score(&session, US));
    pupil_at(&session, "fitl.lesson.coup.redeploy");
    assert_names("fitl.lesson.coup.redeploy", score(&session, VC));
    s = pupil_at(&session, "fitl.lesson.coup.last");
    assert_names("fitl.lesson.coup.last", s->quota[0]);
    s = pupil_at(&session, "fitl.lesson.coup.end");
    assert_int_equal(s->eligible, (1u << FACTIONS) - 1);
    session_close(&session);
}

static void the_scene_of_the_roads(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.roads.who");
    assert_names("fitl.lesson.roads.who", s->track[T_ARVN]);
    const unsigned purse = s->track[T_ARVN];
    s = pupil_at(&session, "fitl.lesson.roads.on");
    assert_names("fitl.lesson.roads.patrol", purse - s->track[T_ARVN]);
    assert_names("fitl.lesson.roads.police", count(s, "loc-saigon-can-tho", K_POLICE));
    s = pupil_at(&session, "fitl.lesson.roads.assault");
    assert_int_equal(count(s, "loc-saigon-can-tho", K_VC_GUERRILLA_A), 1);
    assert_names("fitl.lesson.roads.assault", count(s, "loc-saigon-can-tho", K_POLICE));
    s = pupil_at(&session, "fitl.lesson.roads.transport");
    assert_int_equal(count(s, "loc-saigon-can-tho", K_VC_GUERRILLA_A), 0);
    assert_int_equal(s->leader, KHANH);
    s = pupil_at(&session, "fitl.lesson.roads.done");
    assert_names("fitl.lesson.roads.ship", count(s, "binh-tuy-binh-thuan", K_ARVN_TROOP));
    assert_names("fitl.lesson.roads.done", s->coin[BINH_TUY]);
    assert_names("fitl.lesson.roads.done", insurgents(s, BINH_TUY));
    assert_names("fitl.lesson.roads.done", score(&session, ARVN));
    session_close(&session);
}

static void the_scene_of_the_subversion(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.subvert.who");
    assert_names("fitl.lesson.subvert.who", s->track[T_VC]);
    assert_names("fitl.lesson.subvert.who", score(&session, ARVN));
    assert_names("fitl.lesson.subvert.who", count(s, "binh-tuy-binh-thuan", K_ARVN_TROOP));
    assert_names("fitl.lesson.subvert.who", count(s, "binh-tuy-binh-thuan", K_VC_GUERRILLA));
    s = pupil_at(&session, "fitl.lesson.subvert.subvert");
    assert_names("fitl.lesson.subvert.rally", count(s, "pleiku-darlac", K_VC_GUERRILLA));
    s = pupil_at(&session, "fitl.lesson.subvert.second");
    assert_names("fitl.lesson.subvert.second", s->coin[BINH_TUY]);
    assert_names("fitl.lesson.subvert.second", insurgents(s, BINH_TUY));
    assert_names("fitl.lesson.subvert.second", score(&session, ARVN));
    s = pupil_at(&session, "fitl.lesson.subvert.end");
    assert_names("fitl.lesson.subvert.end", count(s, "hue", K_VC_GUERRILLA));
    assert_names("fitl.lesson.subvert.end", s->track[T_PATRONAGE]);
    assert_names("fitl.lesson.subvert.end", score(&session, ARVN));
    session_close(&session);
}

static void the_scene_of_the_pivotal_card(void **unused)
{
    Session session;
    begin(&session);
    const State *s = pupil_at(&session, "fitl.lesson.pivotal.play");
    assert_names("fitl.lesson.pivotal.play", s->current);
    assert_names("fitl.lesson.pivotal.play", fitl_on_map(s, 1u << K_US_TROOP, ALL_SPACES));
    const unsigned purse = s->track[T_ARVN], aid = s->track[T_AID];
    s = pupil_at(&session, "fitl.lesson.pivotal.place");
    assert_names("fitl.lesson.pivotal.play", s->current);
    assert_names("fitl.lesson.pivotal.place", s->track[T_ARVN] - purse);
    assert_names("fitl.lesson.pivotal.place", s->track[T_AID] - aid);
    assert_names("fitl.lesson.pivotal.place", insurgents(s, QUANG_TIN));
    s = pupil_at(&session, "fitl.lesson.pivotal.end");
    assert_names("fitl.lesson.pivotal.place", count(s, "quang-tin-quang-ngai", K_ARVN_TROOP));
    assert_names("fitl.lesson.pivotal.end", score(&session, ARVN));
    session_close(&session);
}

/* ---- The tutorial ---------------------------------------------------------------------------- */

static void positions_are_alike(Session *session, const char *ended, const char *begun)
{
    State end = *pupil_at(session, ended), next = *pupil_at(session, begun);
    assert_memory_equal(end.at, next.at, sizeof end.at);
    assert_memory_equal(end.level, next.level, sizeof end.level);
    assert_memory_equal(end.terror, next.terror, sizeof end.terror);
    assert_memory_equal(end.box, next.box, sizeof end.box);
    assert_memory_equal(end.track, next.track, sizeof end.track);
    assert_memory_equal(end.cap, next.cap, sizeof end.cap);
    assert_int_equal(end.current, next.current);
}

static void scenes_go_on_where_the_one_before_ended(void **unused)
{
    Session session;
    begin(&session);
    positions_are_alike(&session, "fitl.lesson.card.end", "fitl.lesson.arvn.who");
    positions_are_alike(&session, "fitl.lesson.raid.end", "fitl.lesson.assault.where");
    positions_are_alike(&session, "fitl.lesson.assault.end", "fitl.lesson.coup.victory");
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_question_has_more_than_one_answer),
        cmocka_unit_test(each_faction_is_the_pupils_once),
        cmocka_unit_test(the_first_card),
        cmocka_unit_test(the_scene_of_arvn),
        cmocka_unit_test(the_scene_of_vc),
        cmocka_unit_test(the_scene_of_the_us),
        cmocka_unit_test(the_scene_of_nva),
        cmocka_unit_test(the_scene_of_the_rangers),
        cmocka_unit_test(the_scene_of_the_assault),
        cmocka_unit_test(the_scene_of_the_coup),
        cmocka_unit_test(the_scene_of_the_roads),
        cmocka_unit_test(the_scene_of_the_subversion),
        cmocka_unit_test(the_scene_of_the_pivotal_card),
        cmocka_unit_test(scenes_go_on_where_the_one_before_ended),
    };
    return cmocka_run_group_tests_name("fitl_lesson", tests, NULL, NULL);
}
