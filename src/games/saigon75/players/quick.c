/* quick.c: see quick.h. An answer is described by a dozen cues: what the heuristic player thinks of
 * it, which unit it is about, where that stands or goes, who else is there and next door, how many
 * activations are left. Each cue has a number that was learnt; their sum says how likely the answer
 * is to be the best. Cues are found by hashing: two that share a number share what is learnt of
 * them. */
#include "games/saigon75/players/quick.h"

#include "games/saigon75/players/heuristic.h"
#include "games/saigon75/players/quick_scene.h"

/* Adds up what was learnt of an answer's cues, and keeps them for who learns. */
typedef struct Weighing {
    int sum;
    Cues *cues; /* NULL: nobody learns */
} Weighing;

FOLDED void add(Weighing *answer, const Scene *scene, Aspect aspect, unsigned b, unsigned c,
                unsigned d)
{
    const uint16_t cue = cue_of(aspect, scene->context, b, c, d);
    answer->sum += saigon75_quick[cue];
    if (answer->cues) {
        ENSURE(answer->cues->count < CUES_HELD_MAX);
        answer->cues->aspect[answer->cues->count] = (uint8_t)aspect;
        answer->cues->cue[answer->cues->count++] = cue;
    }
}

/* ---- Answers about a unit -------------------------------------------------------------------- */

/* What is the same for all units in a province. */
FOLDED void add_where(Weighing *answer, const Scene *scene, unsigned province)
{
    const Spot spot = look_at(scene, province);
    add(answer, scene, UNIT_DISTANCE, distance_of(scene, province), scene->s->turn, 0);
    add(answer, scene, UNIT_NEAR, spot.enemy, spot.own, 0);
}

/* Once for all of them, unless somebody learns. */
FOLDED void add_where_once(Weighing *answer, Scene *scene, unsigned province)
{
    if (answer->cues) {
        add_where(answer, scene, province);
        return;
    }
    if (!(scene->added >> province & 1)) {
        Weighing units = {.cues = NULL};
        add_where(&units, scene, province);
        scene->where[province] = units.sum;
        scene->added |= PROVINCE(province);
    }
    answer->sum += scene->where[province];
}

FOLDED void add_unit(Weighing *answer, Scene *scene, unsigned verb, unsigned unit)
{
    const State *s = scene->s;
    const unsigned kind = s75_kind_of[unit], place = s->place[unit];
    add(answer, scene, UNIT_KIND, kind * 2 + (unsigned)(s->full >> unit & 1), verb, 0);
    add(answer, scene, UNIT_PLACE, place, kind, 0);
    if (place >= PROVINCES) {
        add(answer, scene, UNIT_ODDS, ODDS_OFF_MAP, kind, 0);
        add(answer, scene, UNIT_DISTANCE, distance_of(scene, place), s->turn, 0);
        return;
    }
    const unsigned odds = odds_at(scene, place);
    const unsigned flags = (unsigned)(s->activated >> unit & 1) | (s->militia >> place & 1) << 1 |
                           (s->declared >> place & 1) << 2;
    add(answer, scene, UNIT_ODDS, odds, kind, 0);
    add(answer, scene, UNIT_FATE, flags, kind, odds);
    add_where_once(answer, scene, place);
}

/* ---- Answers about a place ------------------------------------------------------------------- */

FOLDED void add_place(Weighing *answer, const Scene *scene, unsigned place)
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
    const Spot spot = look_at(scene, place);
    add(answer, scene, PLACE_ODDS, spot.odds, place == scene->g->board->saigon, kind);
    add(answer, scene, PLACE_NEAR, spot.enemy, spot.own, spot.odds);
    add(answer, scene, PLACE_MARKS, s->militia >> place & 1, spot.odds,
        scene->g->board->border >> place & 1);
    add(answer, scene, PLACE_LEFT, scene->left, spot.odds, 0);
}

/* ---- One answer ------------------------------------------------------------------------------ */

/* What an answer is about. */
typedef enum Matter { A_UNIT, A_PLACE, A_NUMBER } Matter;

FOLDED Matter matter_of(unsigned verb)
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
        return A_UNIT;
    case V_TO:
    case V_PROVINCE:
    case V_ATTACK:
    case V_FIGHT:
        return A_PLACE;
    default:
        return A_NUMBER;
    }
}

/* What stands against what in the combat in course. */
FOLDED unsigned combat_now(const Scene *scene)
{
    const unsigned province = scene->s->combat.province;
    return province < PROVINCES ? 1 + odds_at(scene, province) : 0;
}

FOLDED void add_number(Weighing *answer, const Scene *scene, Action action)
{
    add(answer, scene, NUMBER, action.verb, action.a, action.b);
    add(answer, scene, NUMBER_CLOCK, action.verb, action.a, scene->s->turn);
    add(answer, scene, SITUATION, action.verb, action.a, combat_now(scene));
}

FOLDED void add_liked(Weighing *answer, const Scene *scene, unsigned verb, unsigned behind)
{
    add(answer, scene, LIKED, verb, rank_behind(behind), 0);
}

FOLDED void add_answer(Weighing *answer, Scene *scene, Matter matter, Action action,
                       unsigned behind)
{
    add_liked(answer, scene, action.verb, behind);
    if (matter == A_UNIT)
        add_unit(answer, scene, action.verb, action.a);
    if (matter == A_PLACE)
        add_place(answer, scene, action.a);
    if (matter == A_UNIT && action.verb == V_PLACE)
        add_place(answer, scene, action.b);
    if (matter == A_NUMBER)
        add_number(answer, scene, action);
}

/* What is the same for all answers of a verb. */
FOLDED void add_verb(Weighing *answer, const Scene *scene, unsigned verb)
{
    add(answer, scene, CLOCK, verb, scene->s->turn, 0);
    add(answer, scene, LEFT, verb, scene->left, 0);
}

/* ---- Answers of one verb --------------------------------------------------------------------- */

/* All answers, and what has come of them so far. */
typedef struct Run {
    const ActionList *list;
    const int16_t *liked;
    int most;
    int verb; /* numbers of the verb */
    int16_t *out;
    Best best;
} Run;

/* Those of one verb, which is about that; gives where they end. */
FOLDED uint32_t weigh_verb(Scene *scene, Run *run, uint32_t i, Matter matter)
{
    const uint8_t verb = run->list->action[i].verb;
    for (; i < run->list->count && run->list->action[i].verb == verb; i++) {
        const Action action = {verb, run->list->action[i].a, run->list->action[i].b, 0};
        Weighing answer = {.sum = run->verb, .cues = NULL};
        add_answer(&answer, scene, matter, action, (unsigned)(run->most - run->liked[i]));
        settle(&run->best, run->out, i, answer.sum);
    }
    return i;
}

/* One of a few units, somewhere: who it is and where it goes are added up once each. */
FOLDED uint32_t weigh_placements(Scene *scene, Run *run, uint32_t i)
{
    int where[PLACES];
    Weighing who = {.cues = NULL};
    Provinces known = 0;
    unsigned unit = NO_UNIT;
    for (; i < run->list->count && run->list->action[i].verb == V_PLACE; i++) {
        const unsigned a = run->list->action[i].a, place = run->list->action[i].b;
        Weighing answer = {.sum = run->verb, .cues = NULL};
        if (a != unit) {
            unit = a;
            who.sum = 0;
            add_unit(&who, scene, V_PLACE, unit);
        }
        if (!(known >> place & 1)) {
            Weighing there = {.cues = NULL};
            add_place(&there, scene, place);
            where[place] = there.sum;
            known |= PROVINCE(place);
        }
        add_liked(&answer, scene, V_PLACE, (unsigned)(run->most - run->liked[i]));
        settle(&run->best, run->out, i, answer.sum + who.sum + where[place]);
    }
    return i;
}

FOLDED uint32_t weigh_run(Scene *scene, Run *run, uint32_t i)
{
    if (run->list->action[i].verb == V_PLACE)
        return weigh_placements(scene, run, i);
    switch (matter_of(run->list->action[i].verb)) {
    case A_UNIT:
        return weigh_verb(scene, run, i, A_UNIT);
    case A_PLACE:
        return weigh_verb(scene, run, i, A_PLACE);
    default:
        return weigh_verb(scene, run, i, A_NUMBER);
    }
}

/* ---- All answers ----------------------------------------------------------------------------- */

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
        add_answer(&answer, &scene, matter_of(list->action[i].verb), list->action[i],
                   (unsigned)(most - liked[i]));
    }
}

/* Gives the first of the best. */
static uint32_t weigh(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    int16_t liked[LIST_MAX];
    Scene scene;
    set_scene(&scene, g, s);
    const uint32_t moves = s75_weigh_moves(&scene, list, out);
    if (moves != NOT_LAID_OUT)
        return moves;
    s75_heuristic_rate(g, s, list, liked);
    Run run = {.list = list, .liked = liked, .out = out, .best = nobody()};
    run.most = most_of(liked, list->count);
    for (uint32_t i = 0; i < list->count;) {
        Weighing verb = {.cues = NULL};
        add_verb(&verb, &scene, list->action[i].verb);
        run.verb = verb.sum;
        i = weigh_run(&scene, &run, i);
    }
    return first_of(run.best);
}

void s75_incline(const Game *g, const State *s, const ActionList *list, int16_t out[])
{
    weigh(g, s, list, out);
}

uint32_t s75_quick(const Game *g, const State *s, const ActionList *list, Rng *rng)
{
    int16_t value[LIST_MAX];
    return weigh(g, s, list, value);
}
