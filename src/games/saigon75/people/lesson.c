/* lesson.c: ten minutes with Saigon 75 for a newcomer who plays South: seven scenes out of the
 * worked examples of chapter 17, each with its own position. A table and nothing else:
 * host/course.c runs it, the words are in po/lesson.
 *
 * The numbers that the words name are in the positions and dice here: tests/play/test_lesson.c
 * compares them.
 */
#include "games/saigon75/people/lesson.h"
#include "games/saigon75/rules/s75.h"

static const char *const options[] = {"edition=2", "hand=8", "tokens=open", NULL};

/* ---- 1 The map [2.2, 3.2, 17.1] -------------------------------------------------------------- */

static const char map_position[] =
    "turn 0\n"
    "at quang_tri svd1+ mech1\nat hue svd2+ marine1 para1\nat da_nang svd3+ mech2 marine2\n"
    "at quang_ngai ranger1\nat kon_tum ranger2\nat pleiku ranger3 mech3\n"
    "at binh_dinh svd4+ marine3\nat dak_lak svd5+ mech4\nat dak_nong ranger4\n"
    "at phuoc_binh ranger5\nat an_loc svd6+\nat xuan_loc svd7+ mech5\n"
    "at saigon svd8+ mech6 para2 para3\nat long_an svd9+ river1\nat can_tho svd10+ mech7 river2\n"
    "at ca_mau svd11+ marine4\nat box ranger6\n"
    "at reserve nvd1+ nvd2+ nvd3+ nvd4+ nvd5+ nvd6+ nvd7+ nvd8+ nvd9+ nvd10+ nvd11+ nvd12+ nvd13+ "
    "nvd14+ vc1 vc2 vc3 vc4 vc5 vc6 vc7 vc8\n"
    "tokens quang_tri da_nang binh_dinh\n"
    "step place_unit\n";

static const Beat map_beats[] = {
    {BEAT_TELL, NULL, "s75.lesson.map.war", NULL},
    {BEAT_TELL, NULL, "s75.lesson.map.look", NULL},
    {BEAT_DO, "place ranger6 an_loc", "s75.lesson.map.place", "s75.lesson.map.place_hint"},
    {BEAT_TELL, NULL, "s75.lesson.map.end", NULL},
};

/* ---- 2 North attacks [5.1, 5.3, 7.1, 9.6, 17.2] ---------------------------------------------- */

static const char north_position[] =
    "turn 1\nphase nv\n"
    "at quang_tri svd1+ mech1\nat hue svd2+ marine1 para1\nat da_nang svd3+ mech2 marine2\n"
    "at quang_ngai ranger1\nat kon_tum nvd1+ nvd2+ nvd3+ nvd4+ vc1 ranger2\n"
    "at pleiku nvd5+ nvd6+ vc2 svd5+ mech3\nat binh_dinh svd4+ marine3\nat dak_lak mech4\n"
    "at dak_nong ranger4\nat phuoc_binh ranger5\nat an_loc svd6+ ranger6\n"
    "at xuan_loc svd7+ mech5\nat saigon svd8+ mech6 para2 para3\nat long_an svd9+ river1\n"
    "at can_tho svd10+ mech7 river2\nat ca_mau svd11+ marine4\n"
    "at reserve nvd7+ nvd8+ nvd9+ nvd10+ nvd11+ nvd12+ nvd13+ nvd14+ vc3 vc4 vc5 vc6 vc7 vc8\n"
    "activated nvd1 nvd2 nvd3 nvd4 nvd5 nvd6 vc1 vc2\n"
    "moved nvd1 nvd2 nvd3 nvd4 nvd5 nvd6 vc1 vc2\n"
    "die 5\nspent 6\nfree_vc 2\n"
    "hand_nv e05 e07 e09 e11 e13 e15 e17\nhand_sv e01 e02 e03 e04 e06 e08 e10 e12\n"
    "discard e19\naside e14 e16 e18 e20\n"
    "tokens quang_tri da_nang binh_dinh\n"
    "step move_unit\n";

static const Beat north_beats[] = {
    {BEAT_TELL, NULL, "s75.lesson.north.phase", NULL},
    {BEAT_PLAY, "move nvd7", "s75.lesson.north.move", NULL},
    {BEAT_PLAY, "to pleiku", NULL, NULL},
    {BEAT_PLAY, "attack pleiku", "s75.lesson.north.attack", NULL},
    {BEAT_PLAY, "commit-all", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "infiltration", NULL, NULL},
    {BEAT_PLAY, "roll nv 1 2", NULL, NULL},
    {BEAT_PLAY, "roll sv 0 1", NULL, NULL},
    {BEAT_DO, "reduce svd5", "s75.lesson.north.loss", "s75.lesson.north.loss_hint"},
    {BEAT_DO, "retreat mech3", "s75.lesson.north.retreat", "s75.lesson.north.retreat_hint"},
    {BEAT_ANY, NULL, "s75.lesson.north.refuge", NULL},
    {BEAT_TELL, NULL, "s75.lesson.north.end", NULL},
};

/* ---- 3 Your phase [5.2, 5.4, 6.1, 8.1] ------------------------------------------------------- */

#define ELSEWHERE_TURN_2                                                                           \
    "at quang_tri svd1+ mech1\nat hue svd2+ marine1 para1\nat da_nang svd3+ mech2 marine2\n"       \
    "at quang_ngai marine3\nat khanh_hoa mech4\nat dak_nong ranger4\nat phuoc_binh ranger5\n"      \
    "at an_loc svd6+ ranger6\nat xuan_loc svd7+ mech5\nat saigon svd8+ mech6 para2 para3\n"        \
    "at long_an svd9+ river1\nat can_tho svd10+ mech7 river2\nat ca_mau svd11+ marine4\n"          \
    "at reserve nvd4+ nvd5+ nvd6+ nvd7+ nvd8+ nvd9+ nvd10+ nvd11+ nvd12+ nvd13+ nvd14+ vc2 vc3 "   \
    "vc4 vc5 vc6 vc7 vc8\n"                                                                        \
    "hand_nv e05 e07 e09 e11 e13 e15\naside e14 e16 e18 e20\n"                                     \
    "tokens quang_tri da_nang binh_dinh\n"

static const char answer_position[] = //
    "turn 2\nphase sv\n" ELSEWHERE_TURN_2
    "at binh_dinh svd4+ ranger1\nat phu_yen mech3\nat pleiku nvd1+ nvd2+ nvd3+ vc1 svd5+\n"
    "hand_sv e01 e02 e03 e06 e08 e10 e12\ndiscard e04 e17 e19\n"
    "step availability_roll\n";

static const Beat answer_beats[] = {
    {BEAT_PLAY, "die 1", "s75.lesson.answer.die", NULL},
    {BEAT_DO, "play e02", "s75.lesson.answer.card", "s75.lesson.answer.card_hint"},
    {BEAT_DO, "plus", "s75.lesson.answer.plus", "s75.lesson.answer.plus_hint"},
    {BEAT_DO, "done", "s75.lesson.answer.go", "s75.lesson.answer.go_hint"},
    {BEAT_DO, "buy-air", "s75.lesson.answer.air", "s75.lesson.answer.air_hint"},
    {BEAT_DO, "move mech3", "s75.lesson.answer.mech", "s75.lesson.answer.mech_hint"},
    {BEAT_DO, "to pleiku", NULL, "s75.lesson.answer.to_hint"},
    {BEAT_DO, "move ranger1", "s75.lesson.answer.ranger", "s75.lesson.answer.ranger_hint"},
    {BEAT_DO, "to pleiku", NULL, "s75.lesson.answer.to_hint"},
    {BEAT_DO, "done", "s75.lesson.answer.last", "s75.lesson.answer.last_hint"},
    {BEAT_TELL, NULL, "s75.lesson.answer.end", NULL},
};

/* ---- 4 Combat in Pleiku [9, 17.4, 17.5] ------------------------------------------------------ */

static const char combat_position[] = //
    "turn 2\nphase sv\n" ELSEWHERE_TURN_2
    "at binh_dinh svd4+\nat pleiku nvd1+ nvd2+ nvd3+ vc1 svd5+ ranger1 mech3\n"
    "activated ranger1 mech3\nmoved ranger1 mech3\ndie 1\nplus_spent 1\nplus_sv 1\nspent 3\n"
    "air_box 1\ncard e02\nhand_sv e01 e03 e06 e08 e10 e12\ndiscard e02 e04 e17 e19\n"
    "step declare\n";

static const Beat combat_beats[] = {
    {BEAT_DO, "attack pleiku", "s75.lesson.combat.odds", "s75.lesson.combat.odds_hint"},
    {BEAT_DO, "commit-all", "s75.lesson.combat.commit", "s75.lesson.combat.commit_hint"},
    {BEAT_DO, "air 1", "s75.lesson.combat.air", "s75.lesson.combat.air_hint"},
    {BEAT_PLAY, "roll sv 1 1", NULL, NULL},
    {BEAT_PLAY, "roll nv 0 2", NULL, NULL},
    {BEAT_PLAY, "reduce nvd1", "s75.lesson.combat.result", NULL},
    {BEAT_DO, "retreat mech3", "s75.lesson.combat.retreat", "s75.lesson.combat.retreat_hint"},
    {BEAT_DO, "to phu_yen", "s75.lesson.combat.refuge", "s75.lesson.combat.refuge_hint"},
    {BEAT_DO, "done", "s75.lesson.combat.stay", "s75.lesson.combat.stay_hint"},
    {BEAT_PLAY, "attrition 1", "s75.lesson.combat.attrition", NULL},
    {BEAT_TELL, NULL, "s75.lesson.combat.end", NULL},
};

/* ---- 5 Control and militia [8.4, 10] --------------------------------------------------------- */

static const char control_position[] =
    "turn 4\nphase sv\n"
    "at quang_tri nvd1+ nvd2\nat hue svd2+ marine1 para1\nat da_nang svd3+ mech2 marine2\n"
    "at pleiku nvd3+ nvd4\nat binh_dinh svd4+ ranger1\nat dak_lak svd5 mech4\n"
    "at dak_nong nvd5+ vc1 ranger4\nat an_loc svd6+ ranger6\nat xuan_loc mech5\n"
    "at saigon svd8+ mech6 para2\nat long_an svd9+ river1\nat can_tho svd10+ mech7 river2\n"
    "at ca_mau svd11+ marine4\n"
    "at reserve nvd6+ nvd7+ nvd8+ nvd9+ nvd10+ nvd11+ nvd12+ vc2 vc3 vc4 vc5\n"
    "militia quang_tri pleiku phuoc_binh\n"
    "die 1\nspent 2\ncard e12\nhand_nv e05 e07 e09 e11\nhand_sv e01 e03 e06 e08\n"
    "discard e02 e04 e10 e12 e13 e15 e17 e19\naside e14 e16 e18 e20\n"
    "tokens nv da_nang binh_dinh\n"
    "step move_unit\n";

static const Beat control_beats[] = {
    {BEAT_TELL, NULL, "s75.lesson.control.what", NULL},
    {BEAT_DO, "move mech5", "s75.lesson.control.empty", "s75.lesson.control.empty_hint"},
    {BEAT_DO, "to phuoc_binh", NULL, "s75.lesson.control.to_hint"},
    {BEAT_ANY, NULL, "s75.lesson.control.free", NULL},
    {BEAT_TELL, NULL, "s75.lesson.control.end", NULL},
};

/* ---- 6 Desertion [11, 17.6] ------------------------------------------------------------------ */

static const char desertion_position[] =
    "turn 5\nphase sv\n"
    "at hue nvd2+\nat da_nang nvd3\nat kon_tum nvd6+ ranger1 mech1\nat pleiku vc2 ranger2\n"
    "at binh_dinh nvd1+ svd1+\nat an_loc nvd4+ nvd5\nat xuan_loc svd7+ marine1\n"
    "at saigon svd2+ mech2 para1\nat can_tho vc1\nat ca_mau svd9+ svd11 marine2 river1\n"
    "at reserve nvd7+ nvd8+ nvd9+ nvd10+ vc3 vc4\n"
    "militia hue da_nang quang_ngai khanh_hoa an_loc can_tho\n"
    "die 3\ncard e08\nhand_nv e05 e07 e09\nhand_sv e01 e03 e06\n"
    "discard e02 e04 e08 e10 e11 e12 e13 e15 e17 e19\naside e14 e16 e18 e20\n"
    "tokens nv gone binh_dinh\n"
    "step desertion_roll\n";

static const Beat desertion_beats[] = {
    {BEAT_PLAY, "die 4", "s75.lesson.desertion.test", NULL},
    {BEAT_ANY, NULL, "s75.lesson.desertion.first", NULL},
    {BEAT_ANY, NULL, "s75.lesson.desertion.second", NULL},
    {BEAT_TELL, NULL, "s75.lesson.desertion.end", NULL},
};

/* ---- 7 The last turn [8.8, 10.2, 13, 17.8] --------------------------------------------------- */

static const char victory_position[] =
    "turn 8\nphase sv\n"
    "at saigon nvd1+ nvd2 nvd3 svd2+ para1 mech2\nat long_an svd9+ marine1 river1\n"
    "at can_tho svd10\nat ca_mau marine2\nat an_loc nvd4+ nvd5\nat xuan_loc nvd6+\n"
    "at reserve nvd7+ nvd8\n"
    "militia an_loc xuan_loc saigon\n"
    "plus_sv 0\nhand_sv e01\n"
    "discard e02 e03 e04 e05 e06 e07 e08 e09 e10 e11 e12 e13 e15 e17 e19\n"
    "aside e14 e16 e18 e20\n"
    "step availability_roll\n";

static const Beat victory_beats[] = {
    {BEAT_TELL, NULL, "s75.lesson.victory.danger", NULL},
    {BEAT_PLAY, "die 2", NULL, NULL},
    {BEAT_DO, "play e01", "s75.lesson.victory.card", "s75.lesson.victory.card_hint"},
    {BEAT_DO, "move marine1", "s75.lesson.victory.marine", "s75.lesson.victory.marine_hint"},
    {BEAT_DO, "to saigon", NULL, "s75.lesson.victory.to_hint"},
    {BEAT_DO, "card-die", "s75.lesson.victory.die", "s75.lesson.victory.die_hint"},
    {BEAT_PLAY, "roll sv 1 2", NULL, NULL},
    {BEAT_PLAY, "roll nv 1 1", NULL, NULL},
    {BEAT_PLAY, "reduce nvd2", "s75.lesson.victory.result", NULL},
    {BEAT_PLAY, "retreat nvd3", NULL, NULL},
    {BEAT_PLAY, "to an_loc", NULL, NULL},
    {BEAT_ANY, NULL, "s75.lesson.victory.loss", NULL},
    {BEAT_TELL, NULL, "s75.lesson.victory.end", NULL},
    {BEAT_TELL, NULL, "s75.lesson.victory.next", NULL},
};

/* ---- Where to look, what to read ------------------------------------------------------------- */

/* Where the pupil is free, the whole map stays in the light. */
static const Pointer pointers[] = {
    {"s75.lesson.map.war", "13.1", "saigon", NULL},
    {"s75.lesson.map.look", "2.2", "an_loc", NULL},
    {"s75.lesson.map.place", "3.2", "an_loc", NULL},
    {"s75.lesson.map.end", "4.1", NULL, NULL},
    {"s75.lesson.north.phase", "5.3", "kon_tum pleiku", NULL},
    {"s75.lesson.north.move", "7.1", "kon_tum pleiku", NULL},
    {"s75.lesson.north.attack", "9.6", "pleiku", NULL},
    {"s75.lesson.north.loss", "9.8", "pleiku", NULL},
    {"s75.lesson.north.retreat", "9.9", "pleiku", NULL},
    {"s75.lesson.north.refuge", "9.10", "", NULL},
    {"s75.lesson.north.end", "10.1", "pleiku", NULL},
    {"s75.lesson.answer.die", "5.1", "phu_yen pleiku", NULL},
    {"s75.lesson.answer.card", "6.1", NULL, NULL},
    {"s75.lesson.answer.plus", "5.2", NULL, NULL},
    {"s75.lesson.answer.go", "5.2", NULL, NULL},
    {"s75.lesson.answer.air", "5.4", NULL, NULL},
    {"s75.lesson.answer.mech", "8.1", "phu_yen pleiku", NULL},
    {"s75.lesson.answer.to_hint", "8.1", "pleiku", NULL},
    {"s75.lesson.answer.ranger", "9.3", "binh_dinh pleiku", NULL},
    {"s75.lesson.answer.last", "9.2", "pleiku", NULL},
    {"s75.lesson.answer.end", "5.5", "pleiku", NULL},
    {"s75.lesson.combat.odds", "9.1", "pleiku", NULL},
    {"s75.lesson.combat.commit", "9.2", "pleiku", NULL},
    {"s75.lesson.combat.air", "9.6", "pleiku", NULL},
    {"s75.lesson.combat.result", "9.8", "pleiku", NULL},
    {"s75.lesson.combat.retreat", "9.9", "pleiku", NULL},
    {"s75.lesson.combat.refuge", "9.10", "phu_yen", NULL},
    {"s75.lesson.combat.stay", "9.14", "pleiku", NULL},
    {"s75.lesson.combat.attrition", "9.15", "pleiku", NULL},
    {"s75.lesson.combat.end", "9", "pleiku", NULL},
    {"s75.lesson.control.what", "10.1", "quang_tri pleiku dak_nong", NULL},
    {"s75.lesson.control.empty", "8.4", "xuan_loc phuoc_binh", NULL},
    {"s75.lesson.control.to_hint", "8.4", "phuoc_binh", NULL},
    {"s75.lesson.control.free", "8.5", "", NULL},
    {"s75.lesson.control.end", "10.2", "quang_tri pleiku dak_nong", NULL},
    {"s75.lesson.desertion.test", "11.1", NULL, NULL},
    {"s75.lesson.desertion.first", "11.2", "kon_tum pleiku", NULL},
    {"s75.lesson.desertion.second", "11.2", "kon_tum pleiku", NULL},
    {"s75.lesson.desertion.end", "11.2", "binh_dinh", NULL},
    {"s75.lesson.victory.danger", "8.8", "saigon", NULL},
    {"s75.lesson.victory.card", "6.1", NULL, NULL},
    {"s75.lesson.victory.marine", "8.8", "long_an saigon", NULL},
    {"s75.lesson.victory.to_hint", "8.8", "saigon", NULL},
    {"s75.lesson.victory.die", "9.6", "saigon", NULL},
    {"s75.lesson.victory.result", "9.8", "saigon", NULL},
    {"s75.lesson.victory.loss", "9.9", "saigon", NULL},
    {"s75.lesson.victory.end", "10.2", "saigon", NULL},
    {"s75.lesson.victory.next", "15", NULL, NULL},
    {NULL, NULL, NULL, NULL},
};

/* A first game, South against the automaton: once each. */
static const Notice notices[] = {
    {"3.2", "s75.notice.place"},  {"5.2", "s75.notice.plus"},     {"6.1", "s75.notice.card"},
    {"8.1", "s75.notice.move"},   {"9.1", "s75.notice.combat"},   {"9.6", "s75.notice.bonus"},
    {"9.9", "s75.notice.loss"},   {"9.10", "s75.notice.retreat"}, {"11.2", "s75.notice.desertion"},
    {"12.3", "s75.notice.token"}, {"8.8", "s75.notice.saigon"},   {NULL, NULL},
};

/* ---- The whole ------------------------------------------------------------------------------- */

static const Scene scenes[] = {
    {"s75.lesson.map", "s75.lesson.map_about", options, map_position, SV, map_beats,
     COUNT_OF(map_beats), NULL},
    {"s75.lesson.north", "s75.lesson.north_about", options, north_position, SV, north_beats,
     COUNT_OF(north_beats), NULL},
    {"s75.lesson.answer", "s75.lesson.answer_about", options, answer_position, SV, answer_beats,
     COUNT_OF(answer_beats), NULL},
    {"s75.lesson.combat", "s75.lesson.combat_about", options, combat_position, SV, combat_beats,
     COUNT_OF(combat_beats), NULL},
    {"s75.lesson.control", "s75.lesson.control_about", options, control_position, SV, control_beats,
     COUNT_OF(control_beats), NULL},
    {"s75.lesson.desertion", "s75.lesson.desertion_about", options, desertion_position, SV,
     desertion_beats, COUNT_OF(desertion_beats), NULL},
    {"s75.lesson.victory", "s75.lesson.victory_about", options, victory_position, SV, victory_beats,
     COUNT_OF(victory_beats), NULL},
};

const Lesson s75_lesson = {.title = "s75.lesson.title",
                           .scenes = scenes,
                           .count = COUNT_OF(scenes),
                           .pointers = pointers,
                           .notices = notices,
                           .minutes = 10};
