/* rollout.c: see rollout.h. */
#include "ai/rollout.h"

#include <string.h>

#include "ai/question.h"
#include "ai/random.h"

/* ---- Who plays ------------------------------------------------------------------------------- */

/* Does the option that a policy needs give it this seat? */
static bool is_given(const Game *game, const Policy *policy, Seat seat)
{
    uint8_t i;
    if (!policy->option || !option_find(game->rules, slice_of(policy->option), &i))
        return false;
    if (policy->option_of_seats)
        return game->option[i] >> seat & 1;
    return policy->seats >> seat & 1 &&
           strcmp(game->rules->options[i].words[game->option[i]], "on") == 0;
}

const Policy *cast_usual(const Rules *rules)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (!rules->policies[i].option && !rules->policies[i].seats)
            return &rules->policies[i];
    return &policy_random;
}

static void cast_seat(Cast *cast, Seat seat)
{
    const Rules *rules = cast->game->rules;
    cast->player[seat] = cast_usual(rules);
    for (uint8_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[i];
        if (is_given(cast->game, policy, seat)) {
            cast->player[seat] = policy;
            cast->automatic[seat] = true;
        }
    }
}

/* The one who plays all seats and remembers nothing. */
static const Policy *find_only(const Cast *cast)
{
    const Policy *one = cast->player[0];
    for (Seat seat = 1; seat < cast->game->rules->seats; seat++)
        if (cast->player[seat] != one)
            return NULL;
    return one->memory ? NULL : one;
}

void cast_init(Cast *cast, const Game *game)
{
    memset(cast, 0, sizeof *cast);
    cast->game = game;
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        cast_seat(cast, seat);
    cast->only = find_only(cast);
}

void cast_take(Cast *cast, Seat seat, const Policy *player)
{
    cast->player[seat] = player;
    cast->only = find_only(cast);
}

/* What a policy would remember, if there is room for it. */
static const PolicyMemory *memory_of(const Cast *cast, Seat seat)
{
    const PolicyMemory *memory = cast->player[seat]->memory;
    return memory && memory->size <= MIND_SIZE ? memory : NULL;
}

void minds_clear(const Cast *cast, Minds *minds)
{
    for (Seat seat = 0; seat < cast->game->rules->seats; seat++)
        if (memory_of(cast, seat))
            memset(minds->of[seat], 0, memory_of(cast, seat)->size);
}

uint32_t cast_ask(const Cast *cast, Minds *minds, const State *world, const ActionList *list,
                  Rng *rng)
{
    const Seat seat = game_actor(cast->game, world);
    const PolicyMemory *memory = memory_of(cast, seat);
    if (memory)
        return memory->recall(cast->game, world, list, minds->of[seat], rng);
    return cast->player[seat]->choose(cast->game, world, list, rng);
}

/* ---- Draws ----------------------------------------------------------------------------------- */

enum { STRATA = 64 };

static uint64_t mix(uint64_t key, uint64_t number, uint64_t kind)
{
    uint64_t z = key + number * UINT64_C(0x9e3779b97f4a7c15) + kind * UINT64_C(0xd1b54a32d192ed03);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Each of the 64 samples of a block gets a stratum of its own; which one, the hash says: the steps
 * are one-to-one. */
static uint32_t stratum_of(uint32_t sample, uint64_t hash)
{
    uint32_t x = sample % STRATA;
    for (int round = 0; round < 3; round++) {
        x = (x * (uint32_t)(hash | 1) + (uint32_t)(hash >> 6)) % STRATA;
        x ^= x >> 3;
        hash >>= 12;
    }
    return x;
}

/* Where it happens belongs to it: who fights in another province first has the same luck here. */
uint64_t asked_next(Asked *asked, const Game *game, const State *state, const ActionList *list)
{
    const uint64_t question = question_mix(question_of(game, state, list), game_scene(game, state));
    const uint8_t turn = game_turn(game, state);
    if (asked->turn != turn)
        *asked = (Asked){.turn = turn};
    uint16_t *times = &asked->times[(question ^ question >> 32) % ASKED_SLOTS];
    return question + (*times)++;
}

uint32_t draws_roll(Draws *draws, const Game *game, const State *state, const ActionList *list)
{
    const uint64_t number = asked_next(&draws->asked, game, state, list);
    const uint64_t block = mix(draws->key, number, 2 * (uint64_t)(draws->sample / STRATA));
    const uint64_t fine = mix(draws->key, number, 2 * (uint64_t)draws->sample + 1);
    const double within = (double)(fine >> 40) / (double)(1 << 24);
    double point = (stratum_of(draws->sample, block) + within) / STRATA;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < list->count; i++)
        sum += list->weight[i];
    /* Weights are whole numbers, and so is what counts of the point; which outcome it is no branch
     * could foresee. */
    const uint64_t drawn = (uint64_t)(point * (double)sum);
    uint32_t passed = 0;
    sum = 0;
    for (uint32_t i = 0; i + 1 < list->count; i++) {
        sum += list->weight[i];
        passed += drawn >= sum;
    }
    return passed;
}

void draws_rng(Draws *draws, Rng *out)
{
    rng_seed(out, mix(~draws->key, draws->choices++, draws->sample));
}

/* ---- Playing --------------------------------------------------------------------------------- */

static void play_on(const Cast *cast, Minds *minds, State *world, Draws *draws)
{
    ActionList list;
    Rng rng;
    uint32_t index = 0;
    game_legal(cast->game, world, &list);
    if (list.count > 1 && list.chance)
        index = draws_roll(draws, cast->game, world, &list);
    else if (list.count > 1) {
        draws_rng(draws, &rng);
        index = cast_choose(cast, minds, world, &list, &rng);
    }
    game_apply(cast->game, world, list.action[index]);
}

void rollout_play(const Cast *cast, State *world, Draws *draws)
{
    Minds minds;
    minds_clear(cast, &minds);
    for (uint32_t left = GAME_ACTIONS_MAX; left > 0 && !game_over(world); left--)
        play_on(cast, &minds, world, draws);
}

void rollout_guess(const Cast *cast, State *world, Draws *draws, double share[SEATS_MAX])
{
    uint16_t guess[SEATS_MAX] = {0};
    uint8_t points[SEATS_MAX];
    Minds minds;
    minds_clear(cast, &minds);
    for (uint32_t left = GAME_ACTIONS_MAX; left > 0 && !game_over(world); left--) {
        if (game_estimate(cast->game, world, guess)) {
            for (Seat seat = 0; seat < SEATS_MAX; seat++)
                share[seat] = (double)guess[seat] / UINT16_MAX;
            return;
        }
        play_on(cast, &minds, world, draws);
    }
    rollout_points(cast->game, world, points);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        share[seat] = points[seat] / 2.0;
}

void rollout_points(const Game *game, const State *world, uint8_t out[SEATS_MAX])
{
    int8_t score[SEATS_MAX] = {0};
    if (game_over(world) && !game_broken(world))
        game_score(game, world, score);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        out[seat] = (uint8_t)(score[seat] + 1);
}
