/* quick.c: see quick.h. An answer is described by a dozen cues: what the heuristic player thinks of
 * it, which unit it is about, where that stands or goes, who else is there and next door, how many
 * activations are left. Each cue has a number that was learnt; their sum says how likely the answer
 * is to be the best. Cues are found by hashing: two that share a number share what is learnt of
 * them. */
#include "games/saigon75/players/quick.h"

#include <string.h>

#include "games/saigon75/players/heuristic.h"

enum { NOT_COUNTED = 0xff };

/* What is the same for all answers of a list. */
typedef struct Scene {
    const Game *g;
    const State *s;
    unsigned side; /* who chooses */
    unsigned step;
    unsigned left;                  /* activations, at most 15 */
    uint8_t near[SIDES][PROVINCES]; /* units next door, at most 7; NOT_COUNTED: not yet looked at */
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

static uint16_t cue_of(Aspect aspect, unsigned a, unsigned b, unsigned c, unsigned d)
{
    uint32_t x = ((uint32_t)aspect * 512 + a) * 0x9e3779b1u + b * 0x85ebca6bu + c * 0xc2b2ae35u +
                 d * 0x27d4eb2fu;
    x = (x ^ x >> 15) * 0x7feb352du;
    return (uint16_t)(x >> 18);
}

/* Adds up what was learnt of an answer's cues, and keeps them for who learns. */
typedef struct Weighing {
    int sum;
    Cues *cues; /* NULL: nobody learns */
} Weighing;

static inline void add(Weighing *answer, Aspect aspect, unsigned a, unsigned b, unsigned c,
                       unsigned d)
{
    const uint16_t cue = cue_of(aspect, a, b, c, d);
    answer->sum += saigon75_quick[cue];
    if (answer->cues) {
        ENSURE(answer->cues->count < CUES_HELD_MAX);
        answer->cues->cue[answer->cues->count++] = cue;
    }
}

/* ---- The map --------------------------------------------------------------------------------- */

static unsigned near_by(Scene *scene, unsigned side, unsigned province)
{
    uint8_t *known = &scene->near[side][province];
    if (*known == NOT_COUNTED) {
        Units units = 0;
        for (Provinces p = scene->g->board->adjacent[province]; p; p &= p - 1)
            units |= scene->s->at[first_province(p)];
        *known = (uint8_t)least(count_units(units & s75_side_units[side]), 7);
    }
    return *known;
}

/* Own and enemy units there: at most six of each are told apart. */
static unsigned odds_at(const Scene *scene, unsigned place)
{
    const unsigned own = least(s75_count_at(scene->s, place, scene->side), 5);
    const unsigned enemy = least(s75_count_at(scene->s, place, !scene->side), 5);
    return own * 6 + enemy;
}

static unsigned distance_of(const Scene *scene, unsigned place)
{
    return place < PROVINCES ? least(scene->g->board->steps_to_saigon[place], 6) : 7;
}

/* ---- Answers about a unit -------------------------------------------------------------------- */

static void add_unit(Weighing *answer, Scene *scene, unsigned verb, unsigned unit)
{
    const State *s = scene->s;
    const unsigned kind = s75_kind_of[unit], place = s->place[unit];
    const unsigned whole = s->full >> unit & 1, context = scene->step * 2 + scene->side;
    add(answer, UNIT_KIND, context, kind * 2 + whole, verb, 0);
    add(answer, UNIT_PLACE, context, place, kind, 0);
    add(answer, UNIT_ODDS, context, place < PROVINCES ? odds_at(scene, place) : 63, kind, 0);
    add(answer, UNIT_DISTANCE, context, distance_of(scene, place), s->turn, 0);
    if (place >= PROVINCES)
        return;
    add(answer, UNIT_NEAR, context, near_by(scene, !scene->side, place),
        near_by(scene, scene->side, place), 0);
    const unsigned flags = (unsigned)(s->activated >> unit & 1) | (s->militia >> place & 1) << 1 |
                           (s->declared >> place & 1) << 2;
    add(answer, UNIT_FATE, context, flags, kind, odds_at(scene, place));
}

/* ---- Answers about a place ------------------------------------------------------------------- */

static void add_place(Weighing *answer, Scene *scene, unsigned place)
{
    const State *s = scene->s;
    const unsigned context = scene->step * 2 + scene->side;
    const bool moving = s->moving != NO_UNIT;
    const unsigned kind = moving ? s75_kind_of[s->moving] : KINDS;
    add(answer, PLACE_ITSELF, context, place, kind, 0);
    add(answer, PLACE_DISTANCE, context, distance_of(scene, place), s->turn, 0);
    if (moving)
        add(answer, PLACE_WAY, context, s->place[s->moving], place, 0);
    if (place >= PROVINCES)
        return;
    const unsigned odds = odds_at(scene, place);
    add(answer, PLACE_ODDS, context, odds, place == scene->g->board->saigon, kind);
    add(answer, PLACE_NEAR, context, near_by(scene, !scene->side, place),
        near_by(scene, scene->side, place), odds);
    add(answer, PLACE_MARKS, context, s->militia >> place & 1, odds,
        scene->g->board->border >> place & 1);
    add(answer, PLACE_LEFT, context, scene->left, odds, 0);
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
static unsigned combat_now(const Scene *scene)
{
    const State *s = scene->s;
    if (s->combat.province >= PROVINCES)
        return 0;
    return 1 + odds_at(scene, s->combat.province);
}

static void add_answer(Weighing *answer, Scene *scene, Action action, int behind)
{
    const State *s = scene->s;
    const unsigned context = scene->step * 2 + scene->side;
    add(answer, LIKED, context, action.verb, rank_behind(behind), 0);
    add(answer, CLOCK, context, action.verb, s->turn, 0);
    add(answer, LEFT, context, action.verb, scene->left, 0);
    if (is_about_unit(action.verb)) {
        add_unit(answer, scene, action.verb, action.a);
        if (action.verb == V_PLACE)
            add_place(answer, scene, action.b);
    } else if (is_about_place(action.verb)) {
        add_place(answer, scene, action.a);
    } else {
        add(answer, NUMBER, context, action.verb, action.a, action.b);
        add(answer, NUMBER_CLOCK, context, action.verb, action.a, s->turn);
        add(answer, SITUATION, context, action.verb, action.a, combat_now(scene));
    }
}

/* The sum of each answer, within what an answer may have; cues: NULL, or what each consists of. */
static void weigh(const Game *g, const State *s, const ActionList *list, int16_t out[], Cues *cues)
{
    int16_t liked[LIST_MAX], most = INT16_MIN;
    Scene scene = {.g = g, .s = s, .step = flow_now(s)->step};
    const Seat actor = game_actor(g, s);
    scene.side = actor < SIDES ? actor : s->active;
    scene.left = least(s75_activations_left(g, s), 15);
    memset(scene.near, NOT_COUNTED, sizeof scene.near);
    s75_heuristic_rate(g, s, list, liked);
    for (uint32_t i = 0; i < list->count; i++)
        most = liked[i] > most ? liked[i] : most;
    for (uint32_t i = 0; i < list->count; i++) {
        Weighing answer = {.cues = cues ? &cues[i] : NULL};
        if (cues)
            cues[i].count = 0;
        add_answer(&answer, &scene, list->action[i], most - liked[i]);
        const int sum = answer.sum;
        out[i] = (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
    }
}

void s75_cues(const Game *g, const State *s, const ActionList *list, Cues out[LIST_MAX])
{
    int16_t sums[LIST_MAX];
    weigh(g, s, list, sums, out);
}

void s75_incline(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    weigh(g, s, list, out, NULL);
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
