/* marks.c: which key takes which choice (see marks.h).
 *
 * What belongs to a question is remembered at its depth in the stack of steps, and forgotten when
 * the stack shrinks below it, another one acts or a turn is over: the question whether there is
 * another space comes back with the same keys after everything that was asked about the last one.
 */
#include "term/screen/marks.h"

#include <string.h>

/* Digits, then the letters that are neither a command nor the key of a kind of choice. */
static const char pool[] = "1234567890bgjk";

/* The keys a choice may have, the best first. */
static const char *keys_of(char key)
{
    return key == KEY_ACTIVITY ? "xyz"
           : key == KEY_ON     ? "n"
           : key == KEY_DONE   ? "d"
           : key == KEY_PASS   ? "p"
                               : pool;
}

/* ---- Memory ---------------------------------------------------------------------------------- */

/* The memory of this question, empty if it is a new one. */
static Asked *recall(Marks *marks, const Game *game, const State *state)
{
    const Flow *flow = flow_at(state);
    const Seat actor = game_actor(game, state);
    const uint8_t turn = game_turn(game, state);
    uint8_t step[FLOW_DEPTH] = {0};
    if (actor != marks->actor || turn != marks->turn)
        memset(marks, 0, sizeof *marks);
    marks->actor = actor;
    marks->turn = turn;
    for (uint8_t i = 0; i < flow->depth; i++)
        step[i] = flow->frame[i].step;
    for (uint8_t i = flow->depth; i < FLOW_DEPTH; i++)
        marks->asked[i].depth = 0;
    Asked *asked = &marks->asked[flow->depth - 1];
    if (asked->depth != flow->depth || memcmp(asked->step, step, sizeof step) != 0) {
        memset(asked, 0, sizeof *asked);
        asked->depth = flow->depth;
        memcpy(asked->step, step, sizeof step);
    }
    return asked;
}

static uint32_t find(const Asked *asked, Action action)
{
    uint32_t i = 0;
    while (i < asked->count && !action_equal(asked->action[i], action))
        i++;
    return i;
}

static bool is_taken(const Asked *asked, char mark, bool now)
{
    for (uint32_t i = 0; i < asked->count; i++)
        if (asked->mark[i] == mark && (asked->offered[i] || !now))
            return true;
    return false;
}

/* A key that nothing has had; else one whose choice is gone, but not the one just struck. */
static char free_mark(const Marks *marks, const Asked *asked, const char *keys)
{
    for (const char *key = keys; *key; key++)
        if (!is_taken(asked, *key, false))
            return *key;
    for (const char *key = keys; *key; key++)
        if (!is_taken(asked, *key, true) && *key != marks->last)
            return *key;
    return '\0';
}

/* ---- Giving ---------------------------------------------------------------------------------- */

/* Who gets the key of a choice that is gone takes its place in the memory. */
static void remember(Asked *asked, Action action, char mark)
{
    uint32_t at = asked->count;
    for (uint32_t i = 0; i < asked->count; i++)
        if (asked->mark[i] == mark)
            at = i;
    if (at == LIST_MAX)
        return;
    asked->count += at == asked->count;
    asked->action[at] = action;
    asked->mark[at] = mark;
    asked->offered[at] = true;
}

void marks_give(Marks *marks, const Game *game, const State *state, const ActionList *list,
                const Choices *shown, char out[LIST_MAX])
{
    Asked *asked = recall(marks, game, state);
    memset(asked->offered, 0, sizeof asked->offered);
    for (uint32_t i = 0; i < list->count; i++) {
        const uint32_t known = find(asked, list->action[i]);
        out[i] = known < asked->count ? asked->mark[known] : '\0';
        if (known < asked->count)
            asked->offered[known] = true;
    }
    for (uint32_t i = 0; i < list->count; i++) {
        const uint32_t index = shown->index[i];
        if (out[index])
            continue;
        const char *keys = keys_of(choice_key(game, list->action[index]));
        out[index] = free_mark(marks, asked, keys);
        if (out[index])
            remember(asked, list->action[index], out[index]);
    }
}

void marks_fill(char *mark, uint32_t count)
{
    const char *key = pool;
    for (uint32_t i = 0; i < count; i++) {
        while (!mark[i] && *key && memchr(mark, *key, count))
            key++;
        if (!mark[i] && *key)
            mark[i] = *key++;
    }
}
