/* quick.c: see quick.h. An answer is described by a dozen cues: what the heuristic player thinks of
 * it, which unit it is about, where that stands or goes, who else is there and next door, how many
 * activations are left. Each cue has a number that was learnt; their sum says how likely the answer
 * is to be the best. Cues are found by hashing: two that share a number share what is learnt of
 * them. */
#include "games/saigon75/players/quick.h"

#include "games/saigon75/players/cues.h"
#include "games/saigon75/players/heuristic.h"

/* A province as an answer sees it. */
typedef struct Spot {
    unsigned odds;       /* own and enemy units there: at most six of each are told apart */
    unsigned own, enemy; /* units next door, at most 7 */
    int unit;            /* numbers of what is the same for all units there */
} Spot;

/* What is the same for all answers of a list. */
typedef struct Scene {
    const Game *g;
    const State *s;
    unsigned side;           /* who chooses */
    uint32_t context;        /* of the step and the side, for cue_of */
    unsigned left;           /* activations, at most 15 */
    Provinces looked, added; /* spots that are known, and of which the numbers of units are */
    Spot spot[PROVINCES];
} Scene;

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

/* ---- The map --------------------------------------------------------------------------------- */

FOLDED unsigned odds_at(const Scene *scene, unsigned province)
{
    const Units own = s75_side_units[scene->side], here = scene->s->at[province];
    return least(count_units(here & own), ODDS_EACH - 1) * ODDS_EACH +
           least(count_units(here & ~own), ODDS_EACH - 1);
}

FOLDED Spot look_at(const Scene *scene, unsigned province)
{
    const Counts *near = scene->s->near;
    return (Spot){.odds = odds_at(scene, province),
                  .own = least(near[scene->side].in[province], NEIGHBOURS - 1),
                  .enemy = least(near[1 - scene->side].in[province], NEIGHBOURS - 1)};
}

FOLDED const Spot *spot_at(Scene *scene, unsigned province)
{
    if (!(scene->looked >> province & 1)) {
        scene->spot[province] = look_at(scene, province);
        scene->looked |= PROVINCE(province);
    }
    return &scene->spot[province];
}

FOLDED unsigned distance_of(const Scene *scene, unsigned place)
{
    return place < PROVINCES ? least(scene->g->board->steps_to_saigon[place], DISTANCES - 2)
                             : DISTANCES - 1;
}

/* ---- Answers about a unit -------------------------------------------------------------------- */

/* What is the same for all units in a province. */
FOLDED void add_where(Weighing *answer, const Scene *scene, unsigned province)
{
    const Spot *spot = &scene->spot[province];
    add(answer, scene, UNIT_DISTANCE, distance_of(scene, province), scene->s->turn, 0);
    add(answer, scene, UNIT_NEAR, spot->enemy, spot->own, 0);
}

FOLDED void add_up_where(Scene *scene, unsigned province)
{
    Weighing units = {.cues = NULL};
    add_where(&units, scene, province);
    scene->spot[province].unit = units.sum;
    scene->added |= PROVINCE(province);
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

FOLDED void add_answer(Weighing *answer, Scene *scene, Matter matter, Action action,
                       unsigned behind)
{
    add(answer, scene, LIKED, action.verb, rank_behind(behind), 0);
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

FOLDED void set_scene(Scene *scene, const Game *g, const State *s)
{
    const Seat actor = game_actor(g, s);
    scene->g = g;
    scene->s = s;
    scene->side = actor < SIDES ? actor : s->active;
    scene->context = context_of(flow_now(s)->step, scene->side);
    scene->left = least(s75_activations_left(g, s), LEFTS - 1);
    scene->looked = scene->added = 0;
}

FOLDED int16_t most_of(const int16_t *number, uint32_t count)
{
    int16_t most = INT16_MIN;
    for (uint32_t i = 0; i < count; i++)
        most = number[i] > most ? number[i] : most;
    return most;
}

FOLDED int16_t within(int sum)
{
    if (sum == (int16_t)sum)
        return (int16_t)sum;
    return sum > 0 ? INT16_MAX : INT16_MIN;
}

/* ---- Which unit moves, and where to: the numbers are laid out -------------------------------- */

/* Answers of one verb. */
typedef struct Run {
    const ActionList *list;
    const int16_t *liked;
    int most;
    int verb; /* numbers of the verb */
    int16_t *out;
    uint32_t best; /* so far, and what it has */
    int top;
} Run;

FOLDED void settle(Run *run, uint32_t i, int sum)
{
    const int16_t number = within(sum);
    run->out[i] = number;
    if (number > run->top) {
        run->top = number;
        run->best = i;
    }
}

FOLDED unsigned behind_at(const Run *run, uint32_t i)
{
    return least((unsigned)(run->most - run->liked[i]), BEHINDS - 1);
}

/* What is the same for all units in a place, and what is for those of a kind. */
typedef struct Stand {
    int unit;
    const int16_t (*here)[KINDS]; /* by whether it is activated */
} Stand;

FOLDED Stand stand_at(const Scene *scene, const MoveNumbers *numbers, unsigned place)
{
    const State *s = scene->s;
    const int far = numbers->unit_distance[s->turn][distance_of(scene, place)];
    if (place >= PROVINCES)
        return (Stand){far, numbers->unit_here[0][ODDS]};
    const Spot spot = look_at(scene, place);
    return (Stand){far + numbers->unit_near[spot.enemy][spot.own],
                   numbers->unit_here[s->militia >> place & 1][spot.odds]};
}

/* As add_unit; no combat is declared. Gives where it ends. */
FOLDED uint32_t weigh_units(Scene *scene, Run *run, uint32_t i)
{
    const MoveNumbers *numbers = &saigon75_moves[scene->side];
    const State *s = scene->s;
    const Units full = s->full, activated = s->activated;
    Stand stand[PLACES];
    Provinces known = 0;
    for (; i < run->list->count && run->list->action[i].verb == V_MOVE; i++) {
        const unsigned unit = run->list->action[i].a;
        const unsigned kind = s75_kind_of[unit], place = s->place[unit];
        if (!(known >> place & 1)) {
            stand[place] = stand_at(scene, numbers, place);
            known |= PROVINCE(place);
        }
        settle(run, i,
               run->verb + numbers->unit_liked[behind_at(run, i)] + stand[place].unit +
                   numbers->unit_at[place][full >> unit & 1][kind] +
                   stand[place].here[activated >> unit & 1][kind]);
    }
    return i;
}

/* As add_place. */
FOLDED uint32_t weigh_places(Scene *scene, Run *run, uint32_t i)
{
    const MoveNumbers *numbers = &saigon75_moves[scene->side];
    const State *s = scene->s;
    const Board *board = scene->g->board;
    const unsigned kind = s75_kind_of[s->moving];
    for (; i < run->list->count && run->list->action[i].verb == V_TO; i++) {
        const unsigned place = run->list->action[i].a;
        int sum = run->verb + numbers->liked[behind_at(run, i)] + numbers->itself[kind][place] +
                  numbers->distance[s->turn][distance_of(scene, place)] +
                  numbers->way[s->place[s->moving]][place];
        if (place < PROVINCES) {
            const Spot spot = look_at(scene, place);
            const unsigned marks = (s->militia >> place & 1) | (board->border >> place & 1) << 1;
            sum +=
                numbers->odds[kind][place == board->saigon][spot.odds] +
                numbers->marks[marks][spot.odds] + numbers->left[scene->left][spot.odds] +
                saigon75_quick[cue_of(PLACE_NEAR, scene->context, spot.enemy, spot.own, spot.odds)];
        }
        settle(run, i, sum);
    }
    return i;
}

/* All others, of one verb, which is about that. */
FOLDED uint32_t weigh_others(Scene *scene, Run *run, uint32_t i, Matter matter)
{
    const uint8_t verb = run->list->action[i].verb;
    for (; i < run->list->count && run->list->action[i].verb == verb; i++) {
        const Action action = {verb, run->list->action[i].a, run->list->action[i].b, 0};
        Weighing answer = {.sum = run->verb, .cues = NULL};
        add_answer(&answer, scene, matter, action, (unsigned)(run->most - run->liked[i]));
        settle(run, i, answer.sum);
    }
    return i;
}

/* The answers of one verb; gives where they end. */
FOLDED uint32_t weigh_run(Scene *scene, Run *run, uint32_t i)
{
    const unsigned step = flow_now(scene->s)->step, verb = run->list->action[i].verb;
    if (step == MOVE_UNIT && verb == V_MOVE && !scene->s->declared)
        return weigh_units(scene, run, i);
    if (step == MOVE_TO && verb == V_TO)
        return weigh_places(scene, run, i);
    switch (matter_of(verb)) {
    case A_UNIT:
        return weigh_others(scene, run, i, A_UNIT);
    case A_PLACE:
        return weigh_others(scene, run, i, A_PLACE);
    default:
        return weigh_others(scene, run, i, A_NUMBER);
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
    uint32_t i = 0;
    set_scene(&scene, g, s);
    s75_heuristic_rate(g, s, list, liked);
    Run run = {.list = list, .liked = liked, .out = out, .top = INT16_MIN - 1};
    run.most = most_of(liked, list->count);
    while (i < list->count) {
        Weighing verb = {.cues = NULL};
        add_verb(&verb, &scene, list->action[i].verb);
        run.verb = verb.sum;
        i = weigh_run(&scene, &run, i);
    }
    return run.best;
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
