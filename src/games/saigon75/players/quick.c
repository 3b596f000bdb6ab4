/* quick.c: see quick.h. An answer is described by a dozen cues: what the heuristic player thinks of
 * it, which unit it is about, where that stands or goes, who else is there and next door, how many
 * activations are left. Each cue has a number that was learnt; their sum says how likely the answer
 * is to be the best. Cues are found by hashing: two that share a number share what is learnt of
 * them. */
#include "games/saigon75/players/quick.h"

#include "games/saigon75/players/heuristic.h"

/* Searches spend most of their time here. What adds up numbers is therefore compiled twice, for who
 * plays and for who learns, and holds no question that can be answered once for a list. */
#define FOLDED static inline __attribute__((always_inline))

/* A province as an answer sees it. */
typedef struct Spot {
    uint8_t odds;       /* own and enemy units there: at most six of each are told apart */
    uint8_t own, enemy; /* units next door, at most 7 */
    int16_t unit;       /* numbers of what is the same for all units there */
} Spot;

/* What is the same for all answers of a list. */
typedef struct Scene {
    const Game *g;
    const State *s;
    unsigned side;           /* who chooses */
    uint32_t key;            /* of the step and the side, for cue_of */
    unsigned left;           /* activations, at most 15 */
    Provinces looked, added; /* spots that are known, and of which the numbers of units are */
    Spot spot[PROVINCES];
} Scene;

/* One kind of cue each. */
typedef enum Aspect {
    LIKED,
    CLOCK,
    LEFT,
    UNIT_KIND,
    UNIT_PLACE,
    UNIT_ODDS,
    UNIT_NEAR,
    UNIT_DISTANCE,
    UNIT_FATE,
    PLACE_ITSELF,
    PLACE_ODDS,
    PLACE_NEAR,
    PLACE_DISTANCE,
    PLACE_MARKS,
    PLACE_WAY,
    PLACE_LEFT,
    NUMBER,
    NUMBER_CLOCK,
    SITUATION
} Aspect;

enum { NO_VERB = 0xff };

static const uint32_t CONTEXT = 0x9e3779b1u;

/* The number of a cue. The key is that of the context, below 512, times CONTEXT. */
FOLDED uint16_t cue_of(Aspect aspect, uint32_t key, unsigned b, unsigned c, unsigned d)
{
    uint32_t x = (uint32_t)aspect * 512 * CONTEXT + key + b * 0x85ebca6bu + c * 0xc2b2ae35u +
                 d * 0x27d4eb2fu;
    x = (x ^ x >> 15) * 0x7feb352du;
    return (uint16_t)(x >> 18);
}

/* Adds up what was learnt of an answer's cues, and keeps them for who learns. */
typedef struct Weighing {
    int sum;
    Cues *cues; /* NULL: nobody learns */
} Weighing;

FOLDED void add(Weighing *answer, const Scene *scene, Aspect aspect, unsigned b, unsigned c,
                unsigned d)
{
    const uint16_t cue = cue_of(aspect, scene->key, b, c, d);
    answer->sum += saigon75_quick[cue];
    if (answer->cues) {
        ENSURE(answer->cues->count < CUES_HELD_MAX);
        answer->cues->cue[answer->cues->count++] = cue;
    }
}

/* ---- The map --------------------------------------------------------------------------------- */

static void look_at(Scene *scene, unsigned province)
{
    const State *s = scene->s;
    const Units own = s75_side_units[scene->side], here = s->at[province];
    Provinces near = scene->g->board->adjacent[province] & (s->stands[NV] | s->stands[SV]);
    Units around = 0;
    for (; near; near &= near - 1)
        around |= s->at[first_province(near)];
    scene->spot[province].odds =
        (uint8_t)(least(count_units(here & own), 5) * 6 + least(count_units(here & ~own), 5));
    scene->spot[province].own = (uint8_t)least(count_units(around & own), 7);
    scene->spot[province].enemy = (uint8_t)least(count_units(around & ~own), 7);
    scene->looked |= PROVINCE(province);
}

FOLDED const Spot *spot_at(Scene *scene, unsigned province)
{
    if (!(scene->looked >> province & 1))
        look_at(scene, province);
    return &scene->spot[province];
}

static unsigned distance_of(const Scene *scene, unsigned place)
{
    return place < PROVINCES ? least(scene->g->board->steps_to_saigon[place], 6) : 7;
}

/* ---- Answers about a unit -------------------------------------------------------------------- */

/* What is the same for all units in a province. */
FOLDED void add_where(Weighing *answer, const Scene *scene, unsigned province)
{
    const Spot *spot = &scene->spot[province];
    add(answer, scene, UNIT_DISTANCE, distance_of(scene, province), scene->s->turn, 0);
    add(answer, scene, UNIT_NEAR, spot->enemy, spot->own, 0);
}

static void add_up_where(Scene *scene, unsigned province)
{
    Weighing units = {.cues = NULL};
    add_where(&units, scene, province);
    scene->spot[province].unit = (int16_t)units.sum;
    scene->added |= PROVINCE(province);
}

FOLDED void add_unit(Weighing *answer, Scene *scene, unsigned verb, unsigned unit)
{
    const State *s = scene->s;
    const unsigned kind = s75_kind_of[unit], place = s->place[unit];
    add(answer, scene, UNIT_KIND, kind * 2 + (unsigned)(s->full >> unit & 1), verb, 0);
    add(answer, scene, UNIT_PLACE, place, kind, 0);
    if (place >= PROVINCES) {
        add(answer, scene, UNIT_ODDS, 63, kind, 0);
        add(answer, scene, UNIT_DISTANCE, distance_of(scene, place), s->turn, 0);
        return;
    }
    const Spot *spot = spot_at(scene, place);
    const unsigned flags = (unsigned)(s->activated >> unit & 1) | (s->militia >> place & 1) << 1 |
                           (s->declared >> place & 1) << 2;
    add(answer, scene, UNIT_ODDS, spot->odds, kind, 0);
    add(answer, scene, UNIT_FATE, flags, kind, spot->odds);
    if (answer->cues) {
        add_where(answer, scene, place);
        return;
    }
    if (!(scene->added >> place & 1))
        add_up_where(scene, place);
    answer->sum += spot->unit;
}

/* ---- Answers about a place ------------------------------------------------------------------- */

FOLDED void add_place(Weighing *answer, Scene *scene, unsigned place)
{
    const State *s = scene->s;
    const bool moving = s->moving != NO_UNIT;
    const unsigned kind = moving ? s75_kind_of[s->moving] : KINDS;
    add(answer, scene, PLACE_ITSELF, place, kind, 0);
    add(answer, scene, PLACE_DISTANCE, distance_of(scene, place), s->turn, 0);
    if (moving)
        add(answer, scene, PLACE_WAY, s->place[s->moving], place, 0);
    if (place >= PROVINCES)
        return;
    const Spot *spot = spot_at(scene, place);
    add(answer, scene, PLACE_ODDS, spot->odds, place == scene->g->board->saigon, kind);
    add(answer, scene, PLACE_NEAR, spot->enemy, spot->own, spot->odds);
    add(answer, scene, PLACE_MARKS, s->militia >> place & 1, spot->odds,
        scene->g->board->border >> place & 1);
    add(answer, scene, PLACE_LEFT, scene->left, spot->odds, 0);
}

/* ---- One answer ------------------------------------------------------------------------------ */

/* The further behind the best the less is told apart. */
static unsigned rank_behind(int behind)
{
    static const uint8_t rank[16] = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8};
    return behind < 16 ? rank[behind] : behind < 30 ? 9 : 10;
}

static bool is_about_unit(unsigned verb)
{
    switch ((S75Verb)verb) {
    case V_PLACE:
    case V_NAME:
    case V_JOIN:
    case V_ACTIVATE:
    case V_MOVE:
    case V_ELIMINATE:
    case V_COMMIT:
    case V_REDUCE:
    case V_RETREAT:
    case V_WITHDRAW:
    case V_DESERT:
        return true;
    default:
        return false;
    }
}

static bool is_about_place(unsigned verb)
{
    return verb == V_TO || verb == V_PROVINCE || verb == V_ATTACK || verb == V_FIGHT;
}

/* What stands against what in the combat in course. */
static unsigned combat_now(Scene *scene)
{
    const unsigned province = scene->s->combat.province;
    return province < PROVINCES ? 1u + spot_at(scene, province)->odds : 0;
}

FOLDED void add_answer(Weighing *answer, Scene *scene, Action action, int behind)
{
    const State *s = scene->s;
    add(answer, scene, LIKED, action.verb, rank_behind(behind), 0);
    if (is_about_unit(action.verb)) {
        add_unit(answer, scene, action.verb, action.a);
        if (action.verb == V_PLACE)
            add_place(answer, scene, action.b);
    } else if (is_about_place(action.verb)) {
        add_place(answer, scene, action.a);
    } else {
        add(answer, scene, NUMBER, action.verb, action.a, action.b);
        add(answer, scene, NUMBER_CLOCK, action.verb, action.a, s->turn);
        add(answer, scene, SITUATION, action.verb, action.a, combat_now(scene));
    }
}

/* What is the same for all answers of a verb. */
FOLDED void add_verb(Weighing *answer, const Scene *scene, unsigned verb)
{
    add(answer, scene, CLOCK, verb, scene->s->turn, 0);
    add(answer, scene, LEFT, verb, scene->left, 0);
}

static void set_scene(Scene *scene, const Game *g, const State *s)
{
    const Seat actor = game_actor(g, s);
    scene->g = g;
    scene->s = s;
    scene->side = actor < SIDES ? actor : s->active;
    scene->key = (flow_now(s)->step * 2 + scene->side) * CONTEXT;
    scene->left = least(s75_activations_left(g, s), 15);
    scene->looked = scene->added = 0;
}

static int16_t most_of(const int16_t *number, uint32_t count)
{
    int16_t most = INT16_MIN;
    for (uint32_t i = 0; i < count; i++)
        most = number[i] > most ? number[i] : most;
    return most;
}

static int16_t within(int sum)
{
    return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
}

void s75_cues(const Game *g, const State *s, const ActionList *list, Cues out[LIST_MAX])
{
    int16_t liked[LIST_MAX];
    Scene scene;
    set_scene(&scene, g, s);
    s75_heuristic_rate(g, s, list, liked);
    const int most = most_of(liked, list->count);
    for (uint32_t i = 0; i < list->count; i++) {
        Weighing answer = {.cues = &out[i]};
        out[i].count = 0;
        add_verb(&answer, &scene, list->action[i].verb);
        add_answer(&answer, &scene, list->action[i], most - liked[i]);
    }
}

void s75_incline(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    int16_t liked[LIST_MAX];
    Scene scene;
    Weighing verb = {.cues = NULL};
    unsigned last = NO_VERB;
    set_scene(&scene, g, s);
    s75_heuristic_rate(g, s, list, liked);
    const int most = most_of(liked, list->count);
    for (uint32_t i = 0; i < list->count; i++) {
        const Action action = list->action[i];
        if (action.verb != last) {
            verb.sum = 0;
            add_verb(&verb, &scene, last = action.verb);
        }
        Weighing answer = {.sum = verb.sum, .cues = NULL};
        add_answer(&answer, &scene, action, most - liked[i]);
        out[i] = within(answer.sum);
    }
}

uint32_t s75_quick(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    int16_t value[LIST_MAX];
    uint32_t best = 0;
    s75_incline(g, s, list, value);
    for (uint32_t i = 1; i < list->count; i++)
        if (value[i] > value[best])
            best = i;
    return best;
}
