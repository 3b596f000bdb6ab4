/* quick_scene.h: what the files of the fast player share: a position as he sees it, and the best of
 * his sums. */
#ifndef SAIGON75_QUICK_SCENE_H
#define SAIGON75_QUICK_SCENE_H

#include "games/saigon75/players/cues.h"

/* A province as an answer sees it. */
typedef struct Spot {
    unsigned odds;       /* own and enemy units there: at most six of each are told apart */
    unsigned own, enemy; /* units next door, at most 7 */
} Spot;

/* What is the same for all answers of a list. */
typedef struct Scene {
    const Game *g;
    const State *s;
    unsigned side;    /* who chooses */
    uint32_t context; /* of the step and the side, for cue_of */
    unsigned left;    /* activations, at most 15 */
    Provinces added;  /* provinces of which is known what is the same for all units there: */
    int where[PROVINCES];
} Scene;

FOLDED unsigned odds_at(const Scene *scene, unsigned province)
{
    const Counts *here = scene->s->here;
    return least(here[scene->side].in[province], ODDS_EACH - 1) * ODDS_EACH +
           least(here[1 - scene->side].in[province], ODDS_EACH - 1);
}

FOLDED Spot look_at(const Scene *scene, unsigned province)
{
    const Counts *near = scene->s->near;
    return (Spot){.odds = odds_at(scene, province),
                  .own = least(near[scene->side].in[province], NEIGHBOURS - 1),
                  .enemy = least(near[1 - scene->side].in[province], NEIGHBOURS - 1)};
}

FOLDED unsigned distance_of(const Scene *scene, unsigned place)
{
    return place < PROVINCES ? least(scene->g->board->steps_to_saigon[place], DISTANCES - 2)
                             : DISTANCES - 1;
}

FOLDED void set_scene(Scene *scene, const Game *g, const State *s)
{
    const Seat actor = game_actor(g, s);
    scene->g = g;
    scene->s = s;
    scene->side = actor < SIDES ? actor : s->active;
    scene->context = context_of(flow_now(s)->step, scene->side);
    scene->left = least(s75_activations_left(g, s), LEFTS - 1);
    scene->added = 0;
}

/* ---- The best -------------------------------------------------------------------------------- */

FOLDED int16_t most_of(const int16_t *number, uint32_t count)
{
    int16_t most = INT16_MIN;
    for (uint32_t i = 0; i < count; i++)
        most = number[i] > most ? number[i] : most;
    return most;
}

FOLDED int16_t within(int sum)
{
    sum = sum < INT16_MAX ? sum : INT16_MAX;
    return (int16_t)(sum > INT16_MIN ? sum : INT16_MIN);
}

/* The first of the best so far: its number before its place in the list, so that one comparison
 * tells. */
typedef struct Best {
    int key;
} Best;

FOLDED Best nobody(void) { return (Best){INT32_MIN}; }

FOLDED void settle(Best *best, int16_t out[], uint32_t i, int sum)
{
    const int16_t number = within(sum);
    const int key = number * LIST_MAX + (LIST_MAX - 1 - (int)i);
    out[i] = number;
    best->key = key > best->key ? key : best->key;
}

FOLDED uint32_t first_of(Best best) { return LIST_MAX - 1 - ((unsigned)best.key & (LIST_MAX - 1)); }

/* quick_moves.c: of the two questions that are asked most, which unit moves and where to, whose
 * numbers are laid out. Gives the first of the best, or NOT_LAID_OUT: weighed as any other. */
enum { NOT_LAID_OUT = LIST_MAX };
uint32_t s75_weigh_moves(const Scene *scene, const ActionList *list, int16_t out[]);

#endif
