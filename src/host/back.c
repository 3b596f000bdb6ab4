/* back.c: how far back who may go.
 *
 * Nobody may learn from going back what he could not know, nor roll again what has been rolled. So
 * at screens of their own people take back their own choices alone, which match_undo sees to.
 * Whoever plays alone cheats nobody but himself: he may go back over dice, cards and the computer's
 * choices, which then come anew. So may people who share a game in which nothing is hidden, for all
 * of them see it, and people at a real table, for there the dice lie.
 */
#include "host/host.h"

/* ---- At screens of their own ----------------------------------------------------------------- */

const char *host_undo(Match *match, Seat who)
{
    if (match_resigned(match) == SEAT_NOBODY && match_actor(match) != who)
        return "match.undo_actor";
    return match_undo(match) ? NULL : match_undo_limit(match);
}

const char *host_redo(Match *match, Seat who)
{
    if (match_actor(match) != who)
        return "match.redo_nothing";
    return match_redo(match) ? NULL : match_redo_limit(match);
}

/* ---- At one keyboard ------------------------------------------------------------------------- */

/* At the table: the last thing a person did or told; what the computer made of it goes with it. */
static bool find_table_undo(const Match *match, uint32_t *count)
{
    for (*count = match_count(match); *count > 0;) {
        --*count;
        const Seat actor = match_actor_of(match, *count);
        if (!match_was_forced(match, *count) &&
            (actor == SEAT_CHANCE || host_is_person(match, actor)))
            return true;
    }
    return false;
}

/* Several people at an open game see the same and share the keyboard, or are one person with
 * several hats: the last choice is taken back whoever made it, but no dice, no card and no
 * computer's. */
static bool find_shared_undo(const Match *match, uint32_t *count)
{
    if (!match_game(match)->rules->open || host_people(match) < 2)
        return false;
    for (*count = match_count(match); *count > 0;) {
        --*count;
        const Seat actor = match_actor_of(match, *count);
        if (actor == SEAT_CHANCE || !host_is_person(match, actor))
            return false;
        if (!match_was_forced(match, *count))
            return true;
    }
    return false;
}

const char *host_undo_shared(Match *match)
{
    uint32_t count;
    const bool table = match_is_table(match);
    if (match_resigned(match) != SEAT_NOBODY)
        return "match.undo_resigned";
    if (table && !find_table_undo(match, &count))
        return "match.undo_start";
    if (table || find_shared_undo(match, &count))
        match_undo_to(match, count);
    else if (!match_undo(match))
        return match_undo_limit(match);
    return NULL;
}

static bool goes_on(const Match *match)
{
    const Wait wait = host_wait(match);
    return wait == WAIT_STEP || wait == WAIT_COMPUTER;
}

const char *host_redo_shared(Match *match)
{
    const char *limit = match_redo_limit(match);
    if (limit)
        return limit;
    do
        match_redo(match);
    while (!match_redo_limit(match) && goes_on(match));
    return NULL;
}

/* ---- Anywhere -------------------------------------------------------------------------------- */

bool host_may_rewind(const Match *match)
{
    const uint8_t people = host_people(match);
    return people == 1 || (people > 1 && (match_is_table(match) || match_game(match)->rules->open));
}

const char *host_rewind(Match *match, uint32_t count)
{
    if (match_resigned(match) != SEAT_NOBODY)
        return "match.undo_resigned";
    if (!host_may_rewind(match))
        return "play.rewind_shared";
    if (count >= match_count(match))
        return "match.undo_start";
    match_undo_to(match, count);
    return NULL;
}

/* Actions before the turn of whoever is asked: others' choices, and all of the turns before. */
static uint32_t turn_start(const Match *match)
{
    const Game *game = match_game(match);
    const Seat asked = match_actor(match);
    uint32_t start = 0;
    Walk walk;
    if (!walk_open(&walk, match))
        return match_count(match);
    for (uint8_t turn = game_turn(game, walk.state); walk_next(&walk);) {
        const Seat actor = match_actor_of(match, walk.number - 1);
        const uint8_t now = game_turn(game, walk.state);
        if (now != turn || (actor != SEAT_CHANCE && actor != asked))
            start = walk.number;
        turn = now;
    }
    walk_close(&walk);
    while (start < match_count(match) &&
           (match_actor_of(match, start) == SEAT_CHANCE || match_was_forced(match, start)))
        start++;
    return start;
}

/* Where others must not see dice again: as far as one's own choices go. */
static const char *undo_all(Match *match)
{
    const char *limit = host_undo_shared(match);
    while (!limit && !match_undo_limit(match))
        if (host_undo_shared(match))
            break;
    return limit;
}

const char *host_restart(Match *match)
{
    if (match_resigned(match) != SEAT_NOBODY)
        return "match.undo_resigned";
    if (!host_may_rewind(match))
        return undo_all(match);
    const uint32_t start = turn_start(match);
    if (start >= match_count(match))
        return "play.restart_start";
    match_undo_to(match, start);
    return NULL;
}
