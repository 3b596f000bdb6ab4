/* lesson.c: twenty minutes with Fire in the Lake for a wargamer who has never played a game of this
 * kind: eight scenes along the way of the printed tutorial [20.37-20.54], in which he takes the
 * seat of each faction in turn, and three short ones that go on from there. A table and nothing
 * else: host/course.c runs it, the words are in po/fitl_lesson.
 *
 * The numbers that the words name are in the positions and dice here: tests/fitl/test_lesson.c
 * compares them.
 */
#include "games/fitl/people/lesson.h"
#include "games/fitl/rules/fitl.h"

static const char *const options[] = {"scenario=full", "edition=2", NULL};

/* What no scene touches. */
#define ELSEWHERE                                                                                  \
    "at da-nang us-troop 2 police 1\nat kontum us-troop 2 police 1\n"                              \
    "at cam-ranh arvn-troop 2 police 2\nlevel cam-ranh ps\n"                                       \
    "at an-loc arvn-troop 2 police 2\nlevel an-loc ps\n"                                           \
    "at can-tho arvn-troop 2 police 2\nlevel can-tho ps\nlevel qui-nhon ps\n"                      \
    "at phu-bon-phu-yen police 1\nlevel phu-bon-phu-yen ps\n"                                      \
    "at khanh-hoa police 1\nlevel khanh-hoa ps\n"                                                  \
    "at kien-hoa-vinh-binh police 1\nlevel kien-hoa-vinh-binh ps\n"                                \
    "at ba-xuyen police 1\nlevel ba-xuyen ps\n"                                                    \
    "at tay-ninh vc-guerrilla 2 vc-tunnel 1\nlevel tay-ninh ao\nlevel kien-phong ao\n"             \
    "econ 15\npivotal 15\npivot 4\n"

/* What the first Coup card finds as the first cards have left it. */
#define COUNTRYSIDE                                                                                \
    "at quang-tin-quang-ngai vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1\n"                     \
    "level quang-tin-quang-ngai po\n"                                                              \
    "at quang-duc-long-khanh vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1\n"                     \
    "level quang-duc-long-khanh po\n"                                                              \
    "at binh-tuy-binh-thuan vc-guerrilla 1 vc-guerrilla-active 1 vc-base 1\n"                      \
    "level binh-tuy-binh-thuan po\nlevel binh-dinh as\nlevel saigon ps\n"

#define SLOT "frame game\nframe event_card 2\nframe slots\n"

/* ---- 1 The card [3.14, 5.1-5.6, 20.37, 20.38] ------------------------------------------------ */

static const Beat card_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.card.war", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.card.goals", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.card.map", NULL},
    {BEAT_PLAY, "card 107", "fitl.lesson.card.draw", NULL},
    {BEAT_PLAY, "card 55", NULL, NULL},
    {BEAT_TELL, NULL, "fitl.lesson.card.order", NULL},
    {BEAT_DO, "event shaded", "fitl.lesson.card.event", "fitl.lesson.card.event_hint"},
    {BEAT_PLAY, "pass", "fitl.lesson.card.pass", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.card.end", NULL},
};

/* ---- 2 ARVN: an army and its price [8.3, 8.7, 10.19, 20.39] ---------------------------------- */

static const char arvn_position[] = ELSEWHERE
    "at hue arvn-troop 2 police 2\nat qui-nhon arvn-troop 2 police 2\n"
    "at saigon us-troop 2 us-base 1 arvn-troop 2 police 3\n"
    "at north-vietnam nva-guerrilla 3 nva-base 1\nat central-laos nva-guerrilla 3 nva-base 1\n"
    "at southern-laos nva-guerrilla 3 nva-base 1\nat the-parrots-beak nva-guerrilla 3 nva-base 1\n"
    "at quang-tri-thua-thien us-troop 1 irregular 1 vc-guerrilla 2 vc-base 1\n"
    "at quang-nam police 1 ranger 1\n"
    "at quang-tin-quang-ngai vc-guerrilla 2 vc-base 1\nlevel quang-tin-quang-ngai ao\n"
    "at binh-dinh us-troop 1 irregular 1 vc-guerrilla 2 vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 vc-guerrilla 2 vc-base 1\n"
    "at quang-duc-long-khanh vc-guerrilla 2 vc-base 1\nlevel quang-duc-long-khanh ao\n"
    "at binh-tuy-binh-thuan vc-guerrilla 2 vc-base 1\nlevel binh-tuy-binh-thuan ao\n"
    "at kien-phong vc-guerrilla 1\nat kien-giang-an-xuyen vc-guerrilla 1\n"
    "level kien-giang-an-xuyen ao\n"
    "box available us-troops 21 irregulars 3 us-bases 2 arvn-troops 8 police 10 rangers 2 "
    "arvn-bases 1 nva-troops 40 nva-guerrillas 8 nva-bases 5 vc-guerrillas 14 vc-bases 2\n"
    "box out-of-play us-troops 10 us-bases 2 arvn-troops 10 rangers 3 arvn-bases 2\n"
    "tracks 30 11 5 3 15\ntrail 1\nmarkers 15\n"
    "seen 0 0 0 0 0 0 128 0 0 0 0 0 0 8\npile_left 11\ncurrent 107\nnext 55\ncard_number 1\n"
    "played 0 0 1 2\neligible 15\nacted 8\npassed 4\nslot 1\nfirst 2\n" SLOT "frame slot_ask 0 1\n";

static const Beat arvn_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.arvn.who", NULL},
    {BEAT_DO, "operation train", "fitl.lesson.arvn.train", "fitl.lesson.arvn.train_hint"},
    {BEAT_DO, "space saigon", "fitl.lesson.arvn.space", "fitl.lesson.arvn.space_hint"},
    {BEAT_DO, "choose cubes", "fitl.lesson.arvn.cubes", "fitl.lesson.arvn.cubes_hint"},
    {BEAT_DO, "place arvn-troops 6", NULL, "fitl.lesson.arvn.place_hint"},
    {BEAT_DO, "pacify saigon", "fitl.lesson.arvn.pacify", "fitl.lesson.arvn.pacify_hint"},
    {BEAT_DO, "activity govern", "fitl.lesson.arvn.govern", "fitl.lesson.arvn.govern_hint"},
    {BEAT_DO, "space kien-hoa-vinh-binh", NULL, "fitl.lesson.arvn.where_hint"},
    {BEAT_DO, "choose patronage", "fitl.lesson.arvn.patronage", "fitl.lesson.arvn.patronage_hint"},
    {BEAT_DO, "done", "fitl.lesson.arvn.rival", "fitl.lesson.arvn.done_hint"},
    {BEAT_DO, "done", NULL, "fitl.lesson.arvn.done_hint"},
    {BEAT_TELL, NULL, "fitl.lesson.arvn.end", NULL},
};

/* ---- 3 VC: rally and tax [1.4, 9.3, 9.4, 11.12, 20.43] --------------------------------------- */

static const char vc_position[] = ELSEWHERE
    "at hue arvn-troop 2 police 2\nat qui-nhon arvn-troop 2 police 2\n"
    "at saigon us-troop 2 us-base 1 arvn-troop 8 police 3\nlevel saigon ps\n"
    "at north-vietnam nva-guerrilla 5 nva-base 1\nat central-laos nva-guerrilla 3 nva-base 1\n"
    "at southern-laos nva-guerrilla 3 nva-base 1\nat the-parrots-beak nva-guerrilla 5 nva-base 1\n"
    "at quang-tri-thua-thien us-troop 1 irregular 1 vc-guerrilla-active 2 vc-base 1\n"
    "at quang-nam police 1 ranger 1\n"
    "at quang-tin-quang-ngai vc-guerrilla 2 vc-base 1\nlevel quang-tin-quang-ngai ao\n"
    "at binh-dinh us-troop 1 irregular 4 vc-guerrilla 2 vc-base 1\nlevel binh-dinh as\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 vc-guerrilla 2 vc-base 1\n"
    "at quang-duc-long-khanh vc-guerrilla 2 vc-base 1\nlevel quang-duc-long-khanh ao\n"
    "at binh-tuy-binh-thuan vc-guerrilla 2 vc-base 1\nlevel binh-tuy-binh-thuan ao\n"
    "at kien-phong nva-guerrilla 1 vc-guerrilla 1\n"
    "at kien-giang-an-xuyen nva-guerrilla 1 vc-guerrilla 1\nlevel kien-giang-an-xuyen ao\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 40 nva-guerrillas 2 nva-bases 5 vc-guerrillas 14 vc-bases 2\n"
    "box out-of-play us-troops 10 us-bases 2 arvn-troops 10 rangers 3 arvn-bases 2\n"
    "tracks 24 5 5 14 15\ntrail 2\nmarkers 15\n"
    "seen 2 0 0 0 0 0 128 0 16 0 0 0 0 8\npile_left 9\ncurrent 68\nnext 1\ncard_number 3\n"
    "played 0 2\neligible 10\nacted 2\nslot 1\nfirst 2\n" SLOT "frame slot_ask 0 3\n";

static const Beat vc_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.vc.who", NULL},
    {BEAT_DO, "operation rally", "fitl.lesson.vc.rally", "fitl.lesson.vc.rally_hint"},
    {BEAT_DO, "space pleiku-darlac", "fitl.lesson.vc.base", "fitl.lesson.vc.base_hint"},
    {BEAT_PLAY, "choose guerrillas", NULL, NULL},
    {BEAT_DO, "place vc-guerrillas 2", NULL, "fitl.lesson.vc.two_hint"},
    {BEAT_DO, "space hue", "fitl.lesson.vc.city", "fitl.lesson.vc.city_hint"},
    {BEAT_PLAY, "choose guerrillas", NULL, NULL},
    {BEAT_PLAY, "place vc-guerrillas 1", NULL, NULL},
    {BEAT_DO, "activity tax", "fitl.lesson.vc.tax", "fitl.lesson.vc.tax_hint"},
    {BEAT_DO, "space quang-tin-quang-ngai", "fitl.lesson.vc.where", "fitl.lesson.vc.where_hint"},
    {BEAT_DO, "done", "fitl.lesson.vc.price", "fitl.lesson.vc.done_hint"},
    {BEAT_DO, "done", NULL, "fitl.lesson.vc.done_hint"},
    {BEAT_TELL, NULL, "fitl.lesson.vc.end", NULL},
};

/* ---- 4 US: find and strike [8.22-8.24, 10.16, 10.17, 20.41, 20.44] --------------------------- */

static const char us_position[] = ELSEWHERE COUNTRYSIDE
    "at hue arvn-troop 2 police 2 vc-guerrilla 1\nat qui-nhon arvn-troop 2 police 2\n"
    "at saigon us-troop 2 us-base 1 arvn-troop 8 police 3\n"
    "at north-vietnam nva-guerrilla 5 nva-base 1\nat central-laos nva-guerrilla 3 nva-base 1\n"
    "at southern-laos nva-guerrilla 3 nva-base 1\nat the-parrots-beak nva-guerrilla 5 nva-base 1\n"
    "at quang-tri-thua-thien us-troop 1 irregular 1 vc-guerrilla 3 vc-guerrilla-active 2 "
    "vc-base 1\n"
    "at quang-nam police 1 ranger 1\n"
    "at binh-dinh us-troop 1 irregular 4 vc-guerrilla 2 vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 vc-guerrilla 4 vc-base 1\n"
    "at kien-phong nva-guerrilla 1 vc-guerrilla 1\n"
    "at kien-giang-an-xuyen nva-guerrilla 1 vc-guerrilla 1\nlevel kien-giang-an-xuyen ao\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 40 nva-guerrillas 2 nva-bases 5 vc-guerrillas 8 vc-bases 2\n"
    "box out-of-play us-troops 10 us-bases 2 arvn-troops 10 rangers 3 arvn-bases 2\n"
    "tracks 24 5 10 14 15\ntrail 2\nmarkers 15\n"
    "seen 2 0 0 0 0 0 128 0 16 0 0 0 2 8\npile_left 8\ncurrent 1\nnext 97\ncard_number 4\n"
    "eligible 5\n" SLOT "frame slot_ask\n";

static const char strike[] = "piece vc-guerrilla-active quang-tri-thua-thien";

static const Beat us_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.us.who", NULL},
    {BEAT_DO, "operation sweep", "fitl.lesson.us.sweep", "fitl.lesson.us.sweep_hint"},
    {BEAT_DO, "space quang-tri-thua-thien", "fitl.lesson.us.where", "fitl.lesson.us.where_hint"},
    {BEAT_DO, "on", "fitl.lesson.us.on", "fitl.lesson.us.on_hint"},
    {BEAT_DO, "space quang-tri-thua-thien", "fitl.lesson.us.search", "fitl.lesson.us.where_hint"},
    {BEAT_DO, "activity air-strike", "fitl.lesson.us.air", "fitl.lesson.us.air_hint"},
    {BEAT_PLAY, "die 5", "fitl.lesson.us.die", NULL},
    {BEAT_DO, strike, "fitl.lesson.us.strike", "fitl.lesson.us.strike_hint"},
    {BEAT_DO, strike, NULL, "fitl.lesson.us.strike_hint"},
    {BEAT_DO, strike, NULL, "fitl.lesson.us.strike_hint"},
    {BEAT_DO, "trail", "fitl.lesson.us.trail", "fitl.lesson.us.trail_hint"},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "done", "fitl.lesson.us.price", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.us.end", NULL},
};

/* ---- 5 NVA: down the Trail [9.7-9.14, 11.4, 20.45, 20.46] ------------------------------------ */

static const char nva_position[] = ELSEWHERE COUNTRYSIDE
    "at hue us-troop 3 us-base 1 arvn-troop 2 police 2 vc-guerrilla 1\n"
    "at qui-nhon arvn-troop 2 police 2\nat saigon us-troop 4 us-base 1 arvn-troop 8 police 3\n"
    "at north-vietnam nva-guerrilla 5 nva-base 1\nat central-laos nva-guerrilla 3 nva-base 1\n"
    "at southern-laos nva-guerrilla 3 nva-base 1\nat the-parrots-beak nva-guerrilla 5 nva-base 1\n"
    "at quang-tri-thua-thien us-troop 1 irregular 1 vc-guerrilla 3 vc-base 1\n"
    "level quang-tri-thua-thien po\nat quang-nam police 1 ranger 1\n"
    "at binh-dinh us-troop 1 irregular 4 vc-guerrilla 2 vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 vc-guerrilla 4 vc-base 1\n"
    "at kien-phong nva-guerrilla 1 vc-guerrilla 1\n"
    "at kien-giang-an-xuyen nva-guerrilla 1 vc-guerrilla 1\nlevel kien-giang-an-xuyen ao\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 40 nva-guerrillas 2 nva-bases 5 vc-guerrillas 10 vc-bases 2\n"
    "box out-of-play us-troops 5 us-bases 1 arvn-troops 10 rangers 3 arvn-bases 2\n"
    "tracks 24 5 10 14 15\ntrail 1\nmarkers 15\n"
    "seen 2 0 0 0 0 0 128 0 16 0 0 0 2 8\npile_left 8\ncurrent 1\nnext 97\ncard_number 4\n"
    "played 2\neligible 5\nacted 1\nslot 1\nfirst 2\n" SLOT "frame slot_ask 0 2\n";

static const Beat nva_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.nva.who", NULL},
    {BEAT_DO, "operation march", "fitl.lesson.nva.march", "fitl.lesson.nva.march_hint"},
    {BEAT_DO, "from the-parrots-beak", "fitl.lesson.nva.delta", "fitl.lesson.nva.delta_hint"},
    {BEAT_DO, "to kien-phong", NULL, "fitl.lesson.nva.delta_hint"},
    {BEAT_DO, "group nva-guerrilla 2", NULL, "fitl.lesson.nva.delta_hint"},
    {BEAT_DO, "from central-laos", "fitl.lesson.nva.trail", "fitl.lesson.nva.trail_hint"},
    {BEAT_DO, "to southern-laos", NULL, "fitl.lesson.nva.trail_hint"},
    {BEAT_DO, "group nva-guerrilla 2", NULL, "fitl.lesson.nva.trail_hint"},
    {BEAT_DO, "from southern-laos", "fitl.lesson.nva.on", "fitl.lesson.nva.on_hint"},
    {BEAT_DO, "to quang-tin-quang-ngai", NULL, "fitl.lesson.nva.on_hint"},
    {BEAT_DO, "group nva-guerrilla 5", NULL, "fitl.lesson.nva.on_hint"},
    {BEAT_DO, "activity infiltrate", "fitl.lesson.nva.infiltrate",
     "fitl.lesson.nva.infiltrate_hint"},
    {BEAT_DO, "space kien-phong", NULL, "fitl.lesson.nva.where_hint"},
    {BEAT_PLAY, "choose take-over", NULL, NULL},
    {BEAT_DO, "piece vc-guerrilla kien-phong", "fitl.lesson.nva.take", "fitl.lesson.nva.take_hint"},
    {BEAT_DO, "done", "fitl.lesson.nva.friend", "fitl.lesson.nva.done_hint"},
    {BEAT_DO, "done", NULL, "fitl.lesson.nva.done_hint"},
    {BEAT_TELL, NULL, "fitl.lesson.nva.end", NULL},
};

/* ---- 6 ARVN: Rangers [8.21, 10.10, 10.28, 10.29, 20.48, 20.49] ------------------------------- */

static const char raid_position[] = ELSEWHERE COUNTRYSIDE
    "at hue us-troop 3 us-base 1 arvn-troop 2 police 2 vc-guerrilla 1\nlevel hue ao\nterror hue 1\n"
    "at qui-nhon arvn-troop 2 police 2\nat saigon us-troop 4 us-base 1 arvn-troop 8 police 3\n"
    "at north-vietnam nva-base 1\nat central-laos nva-guerrilla 1 nva-base 1\n"
    "at southern-laos nva-troop 5 nva-base 1\nat the-parrots-beak nva-guerrilla 1 nva-base 1\n"
    "at quang-tri-thua-thien us-troop 1 irregular 1 nva-guerrilla 7 vc-guerrilla 3 vc-base 1\n"
    "level quang-tri-thua-thien po\nat quang-nam police 1 ranger 1\n"
    "at binh-dinh us-troop 1 irregular 4 vc-guerrilla 2 vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 vc-guerrilla 4 vc-base 1\n"
    "at kien-phong nva-guerrilla 3 vc-guerrilla 1\n"
    "at kien-giang-an-xuyen nva-guerrilla 4\nlevel kien-giang-an-xuyen po\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 35 nva-guerrillas 4 nva-bases 5 vc-guerrillas 11 vc-bases 2\n"
    "box out-of-play us-troops 5 us-bases 1 arvn-troops 10 rangers 3 arvn-bases 2\n"
    "tracks 27 2 10 14 15\ntrail 1\nmarkers 14\n"
    "seen 2 0 0 0 0 0 128 0 16 128 0 0 34 8\npile_left 6\ncurrent 79\nnext 101\ncard_number 6\n"
    "eligible 7\n" SLOT "frame slot_ask 0 1\n";

static const char ambushed[] = "piece nva-guerrilla quang-tri-thua-thien";

static const Beat raid_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.raid.who", NULL},
    {BEAT_DO, "operation sweep", "fitl.lesson.raid.sweep", "fitl.lesson.raid.sweep_hint"},
    {BEAT_DO, "activity raid", "fitl.lesson.raid.raid", "fitl.lesson.raid.raid_hint"},
    {BEAT_DO, "space quang-tri-thua-thien", "fitl.lesson.raid.where",
     "fitl.lesson.raid.where_hint"},
    {BEAT_DO, "from quang-nam", "fitl.lesson.raid.from", "fitl.lesson.raid.from_hint"},
    {BEAT_PLAY, "to quang-tri-thua-thien", NULL, NULL},
    {BEAT_PLAY, "group ranger 1", NULL, NULL},
    {BEAT_DO, "on", "fitl.lesson.raid.on", "fitl.lesson.raid.on_hint"},
    {BEAT_DO, "space quang-tri-thua-thien", "fitl.lesson.raid.strike",
     "fitl.lesson.raid.where_hint"},
    {BEAT_DO, ambushed, NULL, "fitl.lesson.raid.piece_hint"},
    {BEAT_DO, ambushed, NULL, "fitl.lesson.raid.piece_hint"},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "space binh-dinh", "fitl.lesson.raid.highway", NULL},
    {BEAT_PLAY, "space pleiku-darlac", NULL, NULL},
    {BEAT_PLAY, "from qui-nhon", NULL, NULL},
    {BEAT_PLAY, "to binh-dinh", NULL, NULL},
    {BEAT_PLAY, "group arvn-troop 2", NULL, NULL},
    {BEAT_PLAY, "from saigon", NULL, NULL},
    {BEAT_PLAY, "to pleiku-darlac", NULL, NULL},
    {BEAT_PLAY, "group arvn-troop 6", NULL, NULL},
    {BEAT_PLAY, "on", NULL, NULL},
    {BEAT_PLAY, "space binh-dinh", NULL, NULL},
    {BEAT_PLAY, "space pleiku-darlac", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "pass", "fitl.lesson.raid.result", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.raid.end", NULL},
};

/* ---- 7 Assault and answer [5.8, 8.28-8.36, 9.18, 11.8, 20.50, 20.51] ------------------------- */

#define BEFORE_THE_COUP                                                                            \
    ELSEWHERE COUNTRYSIDE                                                                          \
        "at hue us-troop 3 us-base 1 arvn-troop 2 police 2 vc-guerrilla 1\n"                       \
        "level hue ao\nterror hue 1\nat qui-nhon police 2\n"                                       \
        "at saigon us-troop 4 us-base 1 arvn-troop 2 police 3\n"                                   \
        "at north-vietnam nva-base 1\nat central-laos nva-guerrilla 1 nva-base 1\n"                \
        "at southern-laos nva-troop 5 nva-base 1\nat the-parrots-beak nva-guerrilla 1 nva-base "   \
        "1\n"                                                                                      \
        "level quang-tri-thua-thien po\nat quang-nam police 1\n"                                   \
        "at binh-dinh us-troop 1 irregular 4 arvn-troop 2 vc-guerrilla-active 2 vc-base 1\n"       \
        "at kien-phong nva-guerrilla 3 vc-guerrilla 1\n"                                           \
        "at kien-giang-an-xuyen nva-guerrilla 4\nlevel kien-giang-an-xuyen po\n"                   \
        "box out-of-play us-troops 5 us-bases 1 arvn-troops 10 rangers 3 arvn-bases 2\n"           \
        "trail 1\nmarkers 14\n"

static const char assault_position[] = BEFORE_THE_COUP
    "at quang-tri-thua-thien us-troop 1 irregular 1 ranger-active 1 nva-guerrilla 5 vc-guerrilla 3 "
    "vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 arvn-troop 6 vc-guerrilla-active 4 "
    "vc-base 1\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 35 nva-guerrillas 6 nva-bases 5 vc-guerrillas 11 vc-bases 2\n"
    "tracks 21 3 10 14 15\n"
    "seen 2 0 0 0 0 0 128 0 16 128 0 0 34 8\npile_left 6\ncurrent 79\nnext 101\ncard_number 6\n"
    "played 0 4 1\neligible 7\nacted 2\npassed 4\nslot 1\nfirst 4\n" SLOT "frame slot_ask\n";

static const Beat assault_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.assault.where", NULL},
    {BEAT_DO, "limited assault", "fitl.lesson.assault.limited", "fitl.lesson.assault.limited_hint"},
    {BEAT_DO, "space pleiku-darlac", "fitl.lesson.assault.hits", "fitl.lesson.assault.hits_hint"},
    {BEAT_DO, "choose yes", "fitl.lesson.assault.arvn", "fitl.lesson.assault.arvn_hint"},
    {BEAT_PLAY, "done", "fitl.lesson.assault.result", NULL},
    {BEAT_PLAY, "card 125", "fitl.lesson.assault.monsoon", NULL},
    {BEAT_PLAY, "event shaded", "fitl.lesson.assault.capability", NULL},
    {BEAT_PLAY, "operation attack", "fitl.lesson.assault.attack", NULL},
    {BEAT_PLAY, "activity ambush", NULL, NULL},
    {BEAT_PLAY, "space quang-tri-thua-thien", NULL, NULL},
    {BEAT_PLAY, "piece us-troop quang-tri-thua-thien", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_TELL, NULL, "fitl.lesson.assault.end", NULL},
};

/* ---- 8 The Coup Round [14, 20.52, 20.53] ----------------------------------------------------- */

static const char coup_position[] = BEFORE_THE_COUP
    "at quang-tri-thua-thien irregular 1 ranger-active 1 nva-guerrilla 4 nva-guerrilla-active 1 "
    "vc-guerrilla 3 vc-base 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 arvn-troop 6 vc-base 1\n"
    "box available us-troops 21 us-bases 2 arvn-troops 2 police 10 rangers 2 arvn-bases 1 "
    "nva-troops 35 nva-guerrillas 6 nva-bases 5 vc-guerrillas 15 vc-bases 2\n"
    "box casualties us-troops 1\n"
    "tracks 18 2 10 14 15\n"
    "seen 2 0 0 0 0 0 128 0 16 128 0 0 34 8\ncoups_seen 1\npile_left 5\npile_coup 1\ncurrent 125\n"
    "card_number 8\neligible 3\nshaded 65536\nframe game\nframe draw\n";

static const Beat coup_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.coup.victory", NULL},
    {BEAT_PLAY, "card 75", "fitl.lesson.coup.resources", NULL},
    {BEAT_DO, "pacify hue", "fitl.lesson.coup.terror", "fitl.lesson.coup.hue_hint"},
    {BEAT_DO, "pacify hue", "fitl.lesson.coup.levels", "fitl.lesson.coup.hue_hint"},
    {BEAT_DO, "pacify hue", NULL, "fitl.lesson.coup.hue_hint"},
    {BEAT_DO, "pacify saigon", "fitl.lesson.coup.saigon", "fitl.lesson.coup.saigon_hint"},
    {BEAT_DO, "done", "fitl.lesson.coup.enough", "fitl.lesson.coup.enough_hint"},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "agitate quang-tri-thua-thien", "fitl.lesson.coup.agitate", NULL},
    {BEAT_PLAY, "agitate quang-tin-quang-ngai", NULL, NULL},
    {BEAT_PLAY, "agitate quang-duc-long-khanh", NULL, NULL},
    {BEAT_PLAY, "agitate binh-tuy-binh-thuan", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "from binh-dinh", "fitl.lesson.coup.redeploy", NULL},
    {BEAT_PLAY, "to qui-nhon", NULL, NULL},
    {BEAT_PLAY, "group arvn-troop 2", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_ANY, NULL, "fitl.lesson.coup.commitment", NULL},
    {BEAT_PLAY, "group us-troop 1", NULL, NULL},
    {BEAT_DO, "done", "fitl.lesson.coup.last", "fitl.lesson.coup.last_hint"},
    {BEAT_PLAY, "card 17", NULL, NULL},
    {BEAT_TELL, NULL, "fitl.lesson.coup.end", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.coup.more", NULL},
};

/* ---- 9 ARVN: the roads [8.13-8.18, 10.23-10.27] ---------------------------------------------- */

/* As the Coup has left it; the lost Troop is back in Hue. */
#define AFTER_THE_COUP                                                                             \
    ELSEWHERE                                                                                      \
    "at qui-nhon arvn-troop 2 police 2\nlevel saigon as\n"                                         \
    "at north-vietnam nva-base 1\nat central-laos nva-guerrilla 1 nva-base 1\n"                    \
    "at southern-laos nva-troop 5 nva-base 1\nat the-parrots-beak nva-guerrilla 1 nva-base 1\n"    \
    "at quang-tri-thua-thien irregular 1 ranger 1 nva-guerrilla 5 vc-guerrilla 3 vc-base 1\n"      \
    "level quang-tri-thua-thien ao\nat quang-nam police 1\n"                                       \
    "at quang-tin-quang-ngai vc-guerrilla 2 vc-base 1\nlevel quang-tin-quang-ngai ao\n"            \
    "at binh-dinh us-troop 1 irregular 4 vc-guerrilla 2 vc-base 1\nlevel binh-dinh as\n"           \
    "at quang-duc-long-khanh vc-guerrilla 2 vc-base 1\nlevel quang-duc-long-khanh ao\n"            \
    "level binh-tuy-binh-thuan ao\nat kien-phong nva-guerrilla 3 vc-guerrilla 1\n"                 \
    "at kien-giang-an-xuyen nva-guerrilla 4\nlevel kien-giang-an-xuyen po\n"                       \
    "trail 1\nmarkers 15\nshaded 65536\n"

#define BOXES_AFTER                                                                                \
    "box out-of-play us-troops 5 us-bases 1 arvn-troops 10 rangers 3 arvn-bases 2\n"               \
    "box available us-troops 21 us-bases 2 police 10 rangers 2 arvn-bases 1 nva-troops 35 "        \
    "nva-guerrillas 6 nva-bases 5 vc-bases 2 "

static const char roads_position[] = AFTER_THE_COUP BOXES_AFTER
    "arvn-troops 2 vc-guerrillas 14\n"
    "at hue us-troop 4 us-base 1 arvn-troop 2 police 2 vc-guerrilla 1\n"
    "at saigon us-troop 4 us-base 1 arvn-troop 2 police 3\nat loc-saigon-can-tho vc-guerrilla 1\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 arvn-troop 6 vc-base 1\n"
    "at binh-tuy-binh-thuan vc-guerrilla 2 vc-base 1\n"
    "tracks 35 7 13 11 15\nseen 2 0 2 0 0 0 128 0 16 136 0 0 34 8\ncoups_seen 1\npile_left 3\n"
    "pile_coup 1\ncurrent 75\nnext 17\ncard_number 9\ncoups 1\neligible 15\nleader 125\n"
    "leader_cards 1\n" SLOT "frame slot_ask 0 1\n";

static const Beat roads_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.roads.who", NULL},
    {BEAT_DO, "operation patrol", "fitl.lesson.roads.patrol", "fitl.lesson.roads.patrol_hint"},
    {BEAT_DO, "from saigon", "fitl.lesson.roads.police", "fitl.lesson.roads.police_hint"},
    {BEAT_DO, "to loc-saigon-can-tho", NULL, "fitl.lesson.roads.police_hint"},
    {BEAT_DO, "group police 2", NULL, "fitl.lesson.roads.police_hint"},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_DO, "on", "fitl.lesson.roads.on", "fitl.lesson.roads.on_hint"},
    {BEAT_DO, "space loc-saigon-can-tho", "fitl.lesson.roads.assault",
     "fitl.lesson.roads.assault_hint"},
    {BEAT_DO, "activity transport", "fitl.lesson.roads.transport",
     "fitl.lesson.roads.transport_hint"},
    {BEAT_DO, "from pleiku-darlac", "fitl.lesson.roads.ship", "fitl.lesson.roads.ship_hint"},
    {BEAT_DO, "to binh-tuy-binh-thuan", NULL, "fitl.lesson.roads.ship_hint"},
    {BEAT_DO, "group arvn-troop 4", NULL, "fitl.lesson.roads.ship_hint"},
    {BEAT_DO, "done", "fitl.lesson.roads.done", "fitl.lesson.roads.done_hint"},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_TELL, NULL, "fitl.lesson.roads.end", NULL},
};

/* ---- 10 VC: among the enemy [11.14, 11.15] --------------------------------------------------- */

static const char subvert_position[] = AFTER_THE_COUP BOXES_AFTER
    "arvn-troops 2 vc-guerrillas 15\n"
    "at hue us-troop 4 us-base 1 arvn-troop 2 police 2 vc-guerrilla 1\n"
    "at saigon us-troop 4 us-base 1 arvn-troop 2 police 1\nat loc-saigon-can-tho police 2\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 arvn-troop 2 vc-base 1\n"
    "at binh-tuy-binh-thuan arvn-troop 4 vc-guerrilla 2 vc-base 1\n"
    "tracks 38 8 14 11 15\nseen 2 0 2 0 0 0 136 0 16 136 0 0 34 8\ncoups_seen 1\npile_left 2\n"
    "pile_coup 1\ncurrent 17\nnext 51\ncard_number 10\ncoups 1\nplayed 1\neligible 13\npassed 1\n"
    "leader 125\nleader_cards 1\n" SLOT "frame slot_ask 0 3\n";

static const Beat subvert_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.subvert.who", NULL},
    {BEAT_DO, "operation rally", "fitl.lesson.subvert.rally", "fitl.lesson.subvert.rally_hint"},
    {BEAT_DO, "space pleiku-darlac", NULL, "fitl.lesson.subvert.rally_hint"},
    {BEAT_PLAY, "choose guerrillas", NULL, NULL},
    {BEAT_PLAY, "place vc-guerrillas 2", NULL, NULL},
    {BEAT_DO, "activity subvert", "fitl.lesson.subvert.subvert",
     "fitl.lesson.subvert.subvert_hint"},
    {BEAT_DO, "space binh-tuy-binh-thuan", "fitl.lesson.subvert.where",
     "fitl.lesson.subvert.where_hint"},
    {BEAT_DO, "choose remove", NULL, "fitl.lesson.subvert.where_hint"},
    {BEAT_DO, "space hue", "fitl.lesson.subvert.second", "fitl.lesson.subvert.second_hint"},
    {BEAT_DO, "choose replace", NULL, "fitl.lesson.subvert.second_hint"},
    {BEAT_DO, "piece arvn-troop hue", NULL, "fitl.lesson.subvert.second_hint"},
    {BEAT_PLAY, "place vc-guerrillas 1", NULL, NULL},
    {BEAT_PLAY, "done", NULL, NULL},
    {BEAT_TELL, NULL, "fitl.lesson.subvert.end", NULL},
};

/* ---- 11 ARVN: a card of its own [5.9-5.13] --------------------------------------------------- */

/* After a second Coup. */
static const char pivotal_position[] = AFTER_THE_COUP BOXES_AFTER
    "arvn-troops 5 vc-guerrillas 12\n"
    "at hue us-troop 4 us-base 1 arvn-troop 1 police 2 vc-guerrilla 2\n"
    "at saigon us-troop 4 us-base 1 arvn-troop 4 police 1\nat loc-saigon-can-tho police 2\n"
    "at pleiku-darlac us-troop 1 irregular 1 us-base 1 arvn-troop 2 vc-guerrilla 2 vc-base 1\n"
    "at binh-tuy-binh-thuan vc-guerrilla 2 vc-base 1\n"
    "tracks 38 8 14 11 14\nseen 2 0 2 0 0 8 136 0 16 136 0 0 34 8 1\ncoups_seen 3\npile 1\n"
    "pile_left 6\npile_coup 1\ncurrent 112\nnext 43\ncard_number 20\ncoups 2\neligible 14\n"
    "leader 126\nleader_cards 2\nframe game\nframe event_card 1\nframe pivotals 0 2\n"
    "frame pivotal_ask 0 1\n";

static const Beat pivotal_beats[] = {
    {BEAT_TELL, NULL, "fitl.lesson.pivotal.what", NULL},
    {BEAT_DO, "pivotal", "fitl.lesson.pivotal.play", "fitl.lesson.pivotal.play_hint"},
    {BEAT_DO, "space quang-tin-quang-ngai", "fitl.lesson.pivotal.place",
     "fitl.lesson.pivotal.place_hint"},
    {BEAT_DO, "place arvn-troops 4", NULL, "fitl.lesson.pivotal.place_hint"},
    {BEAT_TELL, NULL, "fitl.lesson.pivotal.end", NULL},
    {BEAT_TELL, NULL, "fitl.lesson.next", NULL},
};

/* ---- Where to look --------------------------------------------------------------------------- */

static const Pointer pointers[] = {
    {"fitl.lesson.card.goals", NULL, NULL, "fitl.lesson.card.goals_board"},
    {"fitl.lesson.card.map", NULL, "saigon hue", "fitl.lesson.card.map_board"},
    {"fitl.lesson.card.draw", "4.7", NULL, NULL},
    {"fitl.lesson.card.order", "5.3", NULL, NULL},
    {"fitl.lesson.card.event", "5.5", "saigon", NULL},
    {"fitl.lesson.card.pass", "5.3", "saigon", NULL},
    {"fitl.lesson.card.end", "5.5", NULL, NULL},
    {"fitl.lesson.arvn.who", NULL, "saigon", NULL},
    {"fitl.lesson.arvn.train", NULL, "saigon", NULL},
    {"fitl.lesson.arvn.cubes", NULL, "saigon", NULL},
    {"fitl.lesson.arvn.end", "5.5", NULL, NULL},
    {"fitl.lesson.vc.who", NULL, "pleiku-darlac quang-tin-quang-ngai", NULL},
    {"fitl.lesson.vc.rally", "9.3", "pleiku-darlac hue", NULL},
    {"fitl.lesson.vc.tax", "11.12", "quang-tin-quang-ngai", NULL},
    {"fitl.lesson.vc.end", NULL, "hue pleiku-darlac", NULL},
    {"fitl.lesson.us.who", NULL, "quang-tri-thua-thien", NULL},
    {"fitl.lesson.us.price", "10.16", "quang-tri-thua-thien", NULL},
    {"fitl.lesson.us.end", "5.5", NULL, NULL},
    {"fitl.lesson.nva.who", NULL, "the-parrots-beak kien-phong kien-giang-an-xuyen", NULL},
    {"fitl.lesson.nva.end", "9.7", "kien-phong kien-giang-an-xuyen", NULL},
    {"fitl.lesson.raid.who", NULL, "quang-tri-thua-thien quang-nam", NULL},
    {"fitl.lesson.raid.highway", "8.22", "binh-dinh pleiku-darlac", NULL},
    {"fitl.lesson.raid.result", "8.22", "binh-dinh pleiku-darlac", NULL},
    {"fitl.lesson.raid.end", NULL, "quang-tri-thua-thien pleiku-darlac", NULL},
    {"fitl.lesson.assault.where", NULL, "pleiku-darlac", NULL},
    {"fitl.lesson.assault.limited", NULL, "pleiku-darlac", NULL},
    {"fitl.lesson.assault.result", NULL, "pleiku-darlac", NULL},
    {"fitl.lesson.assault.attack", "9.18", "quang-tri-thua-thien", NULL},
    {"fitl.lesson.assault.end", "9.18", "quang-tri-thua-thien", NULL},
    {"fitl.lesson.coup.agitate", NULL,
     "quang-tri-thua-thien quang-tin-quang-ngai quang-duc-long-khanh binh-tuy-binh-thuan", NULL},
    {"fitl.lesson.coup.redeploy", "14.21", "binh-dinh qui-nhon", NULL},
    {"fitl.lesson.coup.commitment", NULL, "", NULL},
    {"fitl.lesson.roads.who", NULL, "loc-saigon-can-tho saigon", NULL},
    {"fitl.lesson.roads.patrol", NULL, "loc-saigon-can-tho saigon", NULL},
    {"fitl.lesson.roads.end", "14.21", "binh-tuy-binh-thuan", NULL},
    {"fitl.lesson.subvert.who", "11.14", "binh-tuy-binh-thuan hue", NULL},
    {"fitl.lesson.subvert.end", "11.14", "hue", NULL},
    {"fitl.lesson.pivotal.what", "5.9", NULL, NULL},
    {"fitl.lesson.pivotal.play", "5.9", "quang-tin-quang-ngai", NULL},
    {"fitl.lesson.pivotal.end", "5.12", "quang-tin-quang-ngai", NULL},
    {NULL, NULL, NULL, NULL}};

/* Told in a first game. */
static const Notice notices[] = {{"5.5", "fitl.tip.slot"},
                                 {"8.1", "fitl.tip.train"},
                                 {"9.1", "fitl.tip.rally"},
                                 {"9.18", "fitl.tip.attack"},
                                 {"14.15", "fitl.tip.agitate"},
                                 {"15.10", "fitl.tip.transfer"},
                                 {NULL, NULL}};

/* ---- The whole ------------------------------------------------------------------------------- */

static const Scene scenes[] = {
    {"fitl.lesson.card", "fitl.lesson.card.about", options, NULL, VC, card_beats,
     COUNT_OF(card_beats), "fitl.lesson.part.cards"},
    {"fitl.lesson.arvn", "fitl.lesson.arvn.about", options, arvn_position, ARVN, arvn_beats,
     COUNT_OF(arvn_beats), "fitl.lesson.part.towns"},
    {"fitl.lesson.vc", "fitl.lesson.vc.about", options, vc_position, VC, vc_beats,
     COUNT_OF(vc_beats), NULL},
    {"fitl.lesson.us", "fitl.lesson.us.about", options, us_position, US, us_beats,
     COUNT_OF(us_beats), "fitl.lesson.part.war"},
    {"fitl.lesson.nva", "fitl.lesson.nva.about", options, nva_position, NVA, nva_beats,
     COUNT_OF(nva_beats), NULL},
    {"fitl.lesson.raid", "fitl.lesson.raid.about", options, raid_position, ARVN, raid_beats,
     COUNT_OF(raid_beats), "fitl.lesson.part.meet"},
    {"fitl.lesson.assault", "fitl.lesson.assault.about", options, assault_position, US,
     assault_beats, COUNT_OF(assault_beats), NULL},
    {"fitl.lesson.coup", "fitl.lesson.coup.about", options, coup_position, US, coup_beats,
     COUNT_OF(coup_beats), "fitl.lesson.part.round"},
    {"fitl.lesson.roads", "fitl.lesson.roads.about", options, roads_position, ARVN, roads_beats,
     COUNT_OF(roads_beats), "fitl.lesson.part.more"},
    {"fitl.lesson.subvert", "fitl.lesson.subvert.about", options, subvert_position, VC,
     subvert_beats, COUNT_OF(subvert_beats), NULL},
    {"fitl.lesson.pivotal", "fitl.lesson.pivotal.about", options, pivotal_position, ARVN,
     pivotal_beats, COUNT_OF(pivotal_beats), NULL},
};

const Lesson fitl_lesson = {.title = "fitl.lesson.title",
                            .scenes = scenes,
                            .count = COUNT_OF(scenes),
                            .pointers = pointers,
                            .notices = notices,
                            .minutes = 20};
