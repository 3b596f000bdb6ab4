/* game.c: what every game gets for nothing: making, starting, asking, answering, refusing.
 *
 * game_apply is the hottest function of the program: simulations spend their lives in it. It trusts
 * its caller (the match is the only judge of legality) and touches nothing but what must change;
 * old notes stay where they are behind note_count.
 */
#include "core/game.h"

#include <string.h>

#include "core/loop.h"

bool game_make(Game *game, const Rules *rules, Board *storage, const char *board_text,
               Problem *problem)
{
    memset(game, 0, sizeof *game);
    memset(problem, 0, sizeof *problem);
    ENSURE(rules->state_size <= STATE_SIZE_MAX);
    game->rules = rules;
    game->steps = rules->steps;
    options_preset(rules, game->option);
    if (rules->load_board == NULL) {
        if (board_text != NULL)
            problem_set(problem, 0, "core.no_board", rules->word);
        return board_text == NULL;
    }
    const char *text = board_text != NULL ? board_text : rules->default_board;
    if (!rules->load_board(text, storage, problem))
        return false;
    game->board = storage;
    return true;
}

bool game_options_fit(const Game *game, Problem *problem)
{
    const char *misfit = game->rules->misfit != NULL ? game->rules->misfit(game) : NULL;
    if (misfit != NULL)
        problem_set(problem, 0, misfit, "");
    return misfit == NULL;
}

bool game_is_sound(const Game *game, const State *state)
{
    ActionList list;
    if (game_check(game, state) != NULL)
        return false;
    game_legal(game, state, &list);
    return !list.full && (list.count > 0 || game_over(state));
}

/* After every change of the position. */
static inline void look(const Game *game, State *state)
{
    if (game_broken(state) || (game->given && !game_is_sound(game, state))) {
        flow_needs(state, false);
        flow_end(state);
    }
}

void game_start(const Game *game, State *state)
{
    memset(state, 0, game->rules->state_size);
    flow_call(state, 0);
    game->rules->setup(game, state);
    flow_advance(game, state);
    look(game, state);
}

const Step *game_step(const Game *game, const State *state)
{
    return game_over(state) ? NULL : game->steps[flow_now(state)->step];
}

Seat game_actor(const Game *game, const State *state)
{
    if (game_over(state))
        return SEAT_NOBODY;
    if (game->rules->step_actor != NULL)
        return game->rules->step_actor(game, state);
    return step_actor(game, state, game->steps[flow_now(state)->step]);
}

void game_legal(const Game *game, const State *state, ActionList *out)
{
    out->count = 0;
    out->chance = false;
    out->full = false;
    if (game_over(state))
        return;
    if (game->rules->step_legal != NULL)
        game->rules->step_legal(game, state, out);
    else
        step_legal(game, state, game->steps[flow_now(state)->step], out);
    ENSURE(!out->full || game->given);
}

void game_apply(const Game *game, State *state, Action action)
{
    ENSURE(!game_over(state));
    flow_of(state)->note_count = 0;
    if (game->rules->step_apply != NULL) {
        game->rules->step_apply(game, state, action);
    } else {
        game->steps[flow_now(state)->step]->apply(game, state, action);
        flow_advance(game, state);
    }
    look(game, state);
}

void game_apply_watched(const Game *game, State *state, Action action, StepWatcher watch,
                        void *context)
{
    ENSURE(!game_over(state));
    flow_of(state)->note_count = 0;
    game->steps[flow_now(state)->step]->apply(game, state, action);
    flow_advance_watched(game, state, watch, context);
    look(game, state);
}

bool game_bears(const Game *game, const State *state, Action action)
{
    _Alignas(max_align_t) unsigned char room[STATE_SIZE_MAX];
    State *trial = (State *)(void *)room;
    if (!game->given)
        return true;
    memcpy(trial, state, game->rules->state_size);
    game_apply(game, trial, action);
    return !game_broken(trial);
}

void game_offer(const Game *game, const State *state, ActionList *out)
{
    uint32_t kept = 0;
    game_legal(game, state, out);
    for (uint32_t i = 0; game->given && i < out->count; i++) {
        if (game_bears(game, state, out->action[i])) {
            out->action[kept] = out->action[i];
            out->weight[kept++] = out->weight[i];
        }
    }
    out->count = game->given ? kept : out->count;
}

uint32_t game_draw(const ActionList *list, Rng *rng)
{
    uint64_t total = 0;
    for (uint32_t i = 0; i < list->count; i++)
        total += list->weight[i];
    ENSURE(total > 0 && total <= UINT32_MAX);
    uint32_t left = rng_below(rng, (uint32_t)total);
    uint32_t i = 0;
    if (total == list->count) /* all weights are one: which it is no branch could foresee */
        return left;
    while (left >= list->weight[i])
        left -= list->weight[i++];
    return i;
}

static bool is_legal(const Game *game, const State *state, Action action)
{
    ActionList list;
    game_legal(game, state, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (action_equal(list.action[i], action))
            return true;
    return false;
}

static uint8_t why_not(const Game *game, const State *state, const Step *step, Action action)
{
    if (step->why_not != NULL)
        return step->why_not(game, state, action);
    return is_legal(game, state, action) ? REASON_LEGAL : REASON_CHANCE;
}

void game_tally(const Game *game, const State *state, Seat seat, int16_t out[TALLY_MAX])
{
    int8_t score[SEATS_MAX] = {0};
    if (game->rules->tally != NULL) {
        game->rules->tally(game, state, seat, out);
        return;
    }
    game_score(game, state, score);
    out[0] = score[seat] > 0;
}

const Reason *game_refuse(const Game *game, const State *state, Action action)
{
    const Rules *rules = game->rules;
    const Step *step = game_step(game, state);
    if (step == NULL)
        return &rules->reasons[rules->reason_count - 1]; /* by convention "the game is over" */
    uint8_t reason = why_not(game, state, step, game_canon(game, state, action));
    ENSURE(reason < rules->reason_count);
    if (reason == REASON_NOT_NOW && rules->verbs[action.verb].when != 0)
        reason = rules->verbs[action.verb].when;
    return reason == REASON_LEGAL ? NULL : &rules->reasons[reason];
}
