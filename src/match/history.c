/* history.c: looking back: undo, redo, and walks through the positions of a match.
 *
 * Undo plays the match again from its start without the last choice. That is a few microseconds
 * for a whole game and keeps one truth only: the list of actions.
 */
#include <stdlib.h>
#include <string.h>

#include "match/inside.h"

uint32_t match_count(const Match *match) { return match->count; }
Action match_action(const Match *match, uint32_t index) { return match->entry[index].action; }
Seat match_actor_of(const Match *match, uint32_t index) { return match->entry[index].actor; }
bool match_was_forced(const Match *match, uint32_t index) { return match->entry[index].forced; }

/* ---- Undo and redo --------------------------------------------------------------------------- */

static void replay_to(Match *match, uint32_t count)
{
    match_set_first(match, match->state);
    for (uint32_t i = 0; i < count; i++)
        game_apply(&match->game, match->state, match->entry[i].action);
    match->count = count;
}

/* How many actions remain after an undo; *limit is what stops it, or NULL. */
static uint32_t find_undo(const Match *match, const char **limit)
{
    const Seat asker = match_actor(match);
    *limit = match->resigned == SEAT_NOBODY ? NULL : "match.undo_resigned";
    if (*limit)
        return match->count;
    for (uint32_t i = match->count; i > 0; i--) {
        const Entry *entry = &match->entry[i - 1];
        if (entry->firm)
            *limit = entry->actor == SEAT_CHANCE ? "match.undo_chance" : "match.undo_reveals";
        else if (entry->actor != asker)
            *limit = "match.undo_actor";
        if (*limit || !entry->forced)
            return i - 1;
    }
    *limit = "match.undo_start";
    return 0;
}

const char *match_undo_limit(const Match *match)
{
    const char *limit;
    find_undo(match, &limit);
    return limit;
}

bool match_undo(Match *match)
{
    const char *limit;
    const uint32_t count = find_undo(match, &limit);
    if (limit)
        return false;
    replay_to(match, count);
    return true;
}

void match_undo_to(Match *match, uint32_t count)
{
    ENSURE(count <= match->count && match->resigned == SEAT_NOBODY);
    replay_to(match, count);
}

const char *match_redo_limit(const Match *match)
{
    return match->count < match->total ? NULL : "match.redo_nothing";
}

bool match_redo(Match *match)
{
    if (match_redo_limit(match))
        return false;
    do
        game_apply(&match->game, match->state, match->entry[match->count++].action);
    while (match->count < match->total && match->entry[match->count].forced);
    return true;
}

/* ---- Walks ----------------------------------------------------------------------------------- */

bool walk_open(Walk *walk, const Match *match)
{
    *walk = (Walk){match, calloc(1, match->game.rules->state_size), 0};
    if (!walk->state)
        return false;
    match_set_first(match, walk->state);
    return true;
}

bool walk_next(Walk *walk)
{
    if (walk->number == walk->match->count)
        return false;
    game_apply(&walk->match->game, walk->state, walk->match->entry[walk->number++].action);
    return true;
}

static const Policy *find_policy(const Match *match, Seat actor)
{
    const Rules *rules = match->game.rules;
    for (uint8_t i = 0; actor < rules->seats && i < rules->policy_count; i++)
        if (strcmp(rules->policies[i].word, match->seat[actor].controller) == 0)
            return &rules->policies[i];
    return NULL;
}

void walk_explain(const Walk *walk, Grounds *out)
{
    const Match *match = walk->match;
    out->count = 0;
    if (walk->number == match->count)
        return;
    const Entry *entry = &match->entry[walk->number];
    const Policy *policy = find_policy(match, entry->actor);
    if (policy)
        policy_explain(policy, &match->game, walk->state, entry->action, out);
}

void walk_close(Walk *walk)
{
    free(walk->state);
    walk->state = NULL;
}
