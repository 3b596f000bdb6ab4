/* game.h: what core gives once for all games: making, starting, asking, answering, refusing; and
 * each hook of its rules (core/rules.h) with what is true of a game that leaves it out. */
#ifndef MEKONG_GAME_H
#define MEKONG_GAME_H

#include "core/rules.h"

/* ---- Making ---------------------------------------------------------------------------------- */

/* Preset options, and the board parsed from text (NULL: the default one) into storage of
 * rules->board_size bytes, aligned as by malloc. False leaves a problem. */
bool game_make(Game *game, const Rules *rules, Board *storage, const char *board_text,
               Problem *problem);
/* Sets an option by words; false if either word is unknown, and nothing is changed. Of a game
 * before game_start only. */
bool options_set(const Rules *rules, uint8_t option[OPTIONS_MAX], Slice word, Slice value);
bool game_set_option(Game *game, const char *option, const char *value);
void options_preset(const Rules *rules, uint8_t option[OPTIONS_MAX]);
/* Index of the option, and of its value, that has the word; false if there is none. */
bool option_find(const Rules *rules, Slice word, uint8_t *out);
bool option_find_value(const Option *option, Slice word, uint8_t *out);
/* "options":{"edition":"2",...} */
void game_json_options(const Game *game, Json *out);
/* The seat that has the word; SEAT_NOBODY if there is none. */
Seat seat_named(const Rules *rules, Slice word);
static inline Seat seat_find(const Rules *rules, const char *word)
{
    return seat_named(rules, slice_of(word));
}
/* False and a problem if the options do not go together. */
bool game_options_fit(const Game *game, Problem *problem);

/* ---- Playing --------------------------------------------------------------------------------- */

void game_start(const Game *game, State *state); /* storage of rules->state_size bytes */
Seat game_actor(const Game *game, const State *state);
static inline bool game_over(const State *state) { return flow_at(state)->depth == 0; }
/* Over because a given position led to one that breaks the rules' own promises: nobody has won. Of
 * a game that was not given it would be our bug. */
static inline bool game_broken(const State *state) { return flow_at(state)->broken != 0; }
const Step *game_step(const Game *game, const State *state);            /* NULL when over */
void game_legal(const Game *game, const State *state, ActionList *out); /* empty when over */
/* Whether the position keeps every invariant and can be played on, or is a proper end. */
bool game_is_sound(const Game *game, const State *state);
/* Those of them that do not break the game: all, unless it was given. Empty when over, and where a
 * given game cannot go on. */
void game_offer(const Game *game, const State *state, ActionList *out);
bool game_bears(const Game *game, const State *state, Action action); /* it does not break */
/* The action must be one of the legal list: this does not look. Where the rules do not find what
 * they need the game ends (game_broken); a given one also where an invariant does not hold or
 * nobody has an answer. */
void game_apply(const Game *game, State *state, Action action);
/* The same, telling of each step it comes to, automatic ones included: for coverage. */
typedef void (*StepWatcher)(void *context, uint8_t step);
void game_apply_watched(const Game *game, State *state, Action action, StepWatcher watch,
                        void *context);
/* An index drawn by the weights of a chance list. */
uint32_t game_draw(const ActionList *list, Rng *rng);

void action_print(const Game *game, Action action, Text *out);
/* Any well-formed action, legal or not. */
bool action_parse(const Game *game, const char *text, Action *out);

/* The word of a value of that kind of argument, and the value that has the word. */
void arg_print(const Game *game, unsigned kind, uint8_t value, Text *out);
bool arg_parse(const Game *game, unsigned kind, Slice word, uint8_t *out);

/* Why not: NULL if legal (after canon), else a reason with rule number. */
const Reason *game_refuse(const Game *game, const State *state, Action action);

/* ---- The hooks, each with what is true of a game that leaves it out -------------------------- */

static inline uint8_t game_turn(const Game *game, const State *state)
{
    return game->rules->turn(game, state);
}
/* The seats that are one player's, that one among them: a set. */
static inline uint8_t game_player(const Game *game, Seat seat)
{
    if (game->rules->partners)
        return game->rules->partners(game, seat);
    return (uint8_t)(1u << seat);
}
/* The place where what is asked now happens: a combat's province; PLACE_NONE. guide.c */
uint8_t game_scene(const Game *game, const State *state);
/* The last turn of the longest game, and of a game with these options. */
static inline uint8_t game_most_turns(const Rules *rules) { return rules->turn_count; }
static inline uint8_t game_turns(const Game *game)
{
    return game->rules->turns ? game->rules->turns(game) : game_most_turns(game->rules);
}
static inline Action game_canon(const Game *game, const State *state, Action action)
{
    return game->rules->canon ? game->rules->canon(game, state, action) : action;
}
static inline Bygone game_bygone(const Game *game, const State *state, Action action,
                                 Action *instead)
{
    return game->rules->bygone ? game->rules->bygone(game, state, action, instead) : BYGONE_REFUSED;
}
/* NULL, or the name of the broken invariant. */
static inline const char *game_check(const Game *game, const State *state)
{
    return game->rules->check ? game->rules->check(game, state) : NULL;
}

static inline void game_score(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    game->rules->score(game, state, out);
}
/* Over, or as good as over: then the score, into zeros. */
static inline bool game_settled(const Game *game, const State *state, int8_t out[SEATS_MAX])
{
    if (game_over(state))
        game_score(game, state, out);
    return game_over(state) || (game->rules->settled && game->rules->settled(game, state, out));
}
/* False: nothing is known but who has won. */
static inline bool game_ending(const Game *game, const State *state, Ending *out)
{
    *out = (Ending){.part = 0};
    if (game->rules->ending)
        game->rules->ending(game, state, out);
    return game->rules->ending;
}
/* False: it cannot guess here. */
static inline bool game_estimate(const Game *game, const State *state, uint16_t out[SEATS_MAX])
{
    return game->rules->estimate && game->rules->estimate(game, state, out);
}
static inline bool game_guesses(const Rules *rules) { return rules->estimate != NULL; }
static inline bool game_has_series(const Rules *rules) { return rules->tally_count > 0; }
/* Only of a game that has series. */
void game_tally(const Game *game, const State *state, Seat seat, int16_t out[TALLY_MAX]);
/* The same, of a game that was given up, of which the state is then fit for that alone. False: a
 * game that counts wins and nothing else. */
static inline bool game_concede(const Game *game, State *state, Seat loser)
{
    if (game->rules->concede)
        game->rules->concede(game, state, loser);
    return game->rules->concede;
}
/* False: nothing but each seat's share of the points. */
static inline bool game_worth(const Game *game, const State *state, uint16_t out[SEATS_MAX])
{
    if (game->rules->worth)
        game->rules->worth(game, state, out);
    return game->rules->worth;
}

void game_view(const Game *game, const State *state, Seat viewer, Json *out);
static inline void game_resample(const Game *game, State *state, Seat seat, Rng *rng)
{
    if (game->rules->resample)
        game->rules->resample(game, state, seat, rng);
}
/* 0: they cannot be counted, here or ever; then resample. */
static inline uint32_t game_worlds(const Game *game, const State *state, Seat seat)
{
    return game->rules->worlds ? game->rules->worlds(game, state, seat) : 0;
}
/* Whether nothing that matters is hidden from the seat here. */
static inline bool game_knows_all(const Game *game, const State *state, Seat seat)
{
    return !game->rules->resample || game_worlds(game, state, seat) == 1;
}
/* A number below game_worlds of the same position. */
static inline void game_world(const Game *game, State *state, Seat seat, uint32_t number, Rng *rng)
{
    game->rules->world(game, state, seat, number, rng);
}

bool game_has_positions(const Rules *rules);
/* Nothing, if the game has no text for positions. */
void game_print_state(const Game *game, const State *state, Text *out);
/* Into a zeroed state. False leaves a problem. The position may break invariants (game_check). */
bool game_parse_state(const Game *game, const char *text, State *state, Problem *problem);

/* Whether it can play a seat. */
static inline bool policy_plays(const Policy *policy, Seat seat)
{
    return !policy->seats || policy->seats >> seat & 1;
}
static inline bool policy_searches(const Policy *policy) { return !policy->choose; }
static inline bool policy_explains(const Policy *policy) { return policy->explain; }
/* Says why a policy would take this action here: nothing, if it has no reasons to give. */
static inline void policy_explain(const Policy *policy, const Game *game, const State *state,
                                  Action action, Grounds *out)
{
    out->count = 0;
    if (policy->explain)
        policy->explain(game, state, action, out);
}
/* How likely each answer is to be the best (Policy.incline). False: it has not learnt that. */
static inline bool policy_incline(const Policy *policy, const Game *game, const State *state,
                                  const ActionList *list, int16_t out[])
{
    if (policy->incline)
        policy->incline(game, state, list, out);
    return policy->incline;
}
/* How much it likes each answer: zeros, if it cannot say. */
static inline void policy_rate(const Policy *policy, const Game *game, const State *state,
                               const ActionList *list, int16_t out[])
{
    for (uint32_t i = 0; i < list->count; i++)
        out[i] = 0;
    if (policy->rate)
        policy->rate(game, state, list, out);
}

#endif
