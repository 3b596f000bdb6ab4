/* quick_moves.c: which unit moves and where to, for the fast player (quick.c): half of all that a
 * search asks. The numbers of the cues are laid out (cues.h), what is the same for a place is added
 * up once, and little is left that a branch could guess wrong. */
#include "games/saigon75/players/heuristic.h"
#include "games/saigon75/players/quick_scene.h"

FOLDED unsigned behind(int most, int liked) { return least((unsigned)(most - liked), BEHINDS - 1); }

/* ---- Which unit ------------------------------------------------------------------------------ */

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

FOLDED int unit_sum(const State *s, const MoveNumbers *numbers, const Stand *stand, unsigned unit)
{
    const unsigned kind = s75_kind_of[unit], place = s->place[unit];
    return stand[place].unit + numbers->unit_at[place][s->full >> unit & 1][kind] +
           stand[place].here[s->activated >> unit & 1][kind];
}

/* Where they stand. */
FOLDED Provinces places_of(const State *s, const ActionList *list, uint32_t movers)
{
    Provinces places = 0;
    for (uint32_t i = 0; i < movers; i++)
        places |= PROVINCE(s->place[list->action[i].a]);
    return places;
}

/* Units come first, then air markers, if there are any to be bought, then that nobody moves. */
FOLDED uint32_t count_movers(const ActionList *list)
{
    uint32_t count = list->count - 1;
    return count > 0 && list->action[count - 1].verb == V_BUY ? count - 1 : count;
}

FOLDED int other_sum(const Scene *scene, const MoveNumbers *numbers, unsigned other, unsigned far)
{
    return numbers->other_clock[other][scene->s->turn] +
           numbers->other_activations[other][scene->left] + numbers->other_liked[other][far];
}

/* As add_unit and add_number (quick.c); no combat is declared. */
static uint32_t weigh_units(const Scene *scene, const ActionList *list, int16_t out[])
{
    const MoveNumbers *numbers = &saigon75_moves[scene->side];
    const State *s = scene->s;
    const uint32_t movers = count_movers(list);
    const Provinces places = places_of(s, list, movers);
    const bool buys = movers + 1 < list->count;
    const int verb = numbers->unit_clock[s->turn] + numbers->unit_activations[scene->left];
    int most = buys ? WORTH_OF_AIR : 0, sum[LIST_MAX], liked[LIST_MAX];
    Stand stand[PLACES];
    MoveScores known;
    Best best = nobody();
    s75_begin_moves(&known);
    s75_look_at_units(scene->g, s, scene->side, places, &known);
    for (Provinces rest = places; rest; rest &= rest - 1)
        stand[first_province(rest)] = stand_at(scene, numbers, first_province(rest));
    for (uint32_t i = 0; i < movers; i++) {
        const unsigned unit = list->action[i].a;
        liked[i] = s75_score_unit(scene->g, s, unit, &known);
        most = liked[i] > most ? liked[i] : most;
        sum[i] = verb + unit_sum(s, numbers, stand, unit);
    }
    for (uint32_t i = 0; i < movers; i++)
        settle(&best, out, i, sum[i] + numbers->unit_liked[behind(most, liked[i])]);
    if (buys)
        settle(&best, out, movers,
               other_sum(scene, numbers, OTHER_BUY, behind(most, WORTH_OF_AIR)));
    settle(&best, out, list->count - 1, other_sum(scene, numbers, OTHER_DONE, behind(most, 0)));
    return first_of(best);
}

/* ---- Where to -------------------------------------------------------------------------------- */

/* What is the same for all places. */
typedef struct Mover {
    const MoveNumbers *numbers;
    const int16_t *itself, *way, *distance, *left;
    const int16_t (*odds)[ODDS];
} Mover;

FOLDED Mover mover_of(const Scene *scene)
{
    const State *s = scene->s;
    const MoveNumbers *numbers = &saigon75_moves[scene->side];
    const unsigned kind = s75_kind_of[s->moving];
    return (Mover){numbers,
                   numbers->itself[kind],
                   numbers->way[s->place[s->moving]],
                   numbers->distance[s->turn],
                   numbers->left[scene->left],
                   numbers->odds[kind]};
}

FOLDED int province_sum(const Scene *scene, const Mover *mover, unsigned province)
{
    const Board *board = scene->g->board;
    const Spot spot = look_at(scene, province);
    const unsigned marks = (scene->s->militia >> province & 1) | (board->border >> province & 1)
                                                                     << 1;
    return mover->odds[province == board->saigon][spot.odds] +
           mover->numbers->marks[marks][spot.odds] + mover->left[spot.odds] +
           saigon75_quick[cue_of(PLACE_NEAR, scene->context, spot.enemy, spot.own, spot.odds)];
}

/* As add_place (quick.c). */
static uint32_t weigh_ways(const Scene *scene, const ActionList *list, int16_t out[])
{
    const Mover mover = mover_of(scene);
    const int verb = mover.numbers->clock[scene->s->turn] + mover.numbers->activations[scene->left];
    int16_t liked[LIST_MAX];
    Best best = nobody();
    const int most = s75_score_ways(scene->g, scene->s, list, liked);
    for (uint32_t i = 0; i < list->count; i++) {
        const unsigned place = list->action[i].a;
        int sum = verb + mover.numbers->liked[behind(most, liked[i])] + mover.itself[place] +
                  mover.distance[distance_of(scene, place)] + mover.way[place];
        if (place < PROVINCES)
            sum += province_sum(scene, &mover, place);
        settle(&best, out, i, sum);
    }
    return first_of(best);
}

/* ---- Both ------------------------------------------------------------------------------------ */

uint32_t s75_weigh_moves(const Scene *scene, const ActionList *list, int16_t out[])
{
    const State *s = scene->s;
    const unsigned step = flow_now(s)->step;
    if (step == MOVE_TO)
        return weigh_ways(scene, list, out);
    if (step == MOVE_UNIT && list->action[0].verb != V_JOIN && !s->declared &&
        s->combat.province >= PROVINCES)
        return weigh_units(scene, list, out);
    return NOT_LAID_OUT;
}
