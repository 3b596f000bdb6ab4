/* plain_past.c: looking back through the game, and reading a game that is over.
 *
 * Positions are numbered by the actions that led to them. One step back or forward goes to the next
 * position of which there is something to tell: most answers are small.
 */
#include <string.h>

#include "plain/plain.h"

enum { NOTES_SIZE = 1 << 14 };

void plain_return(Plain *plain)
{
    if (plain->past.state && !plain->replay)
        walk_close(&plain->past);
}

/* Whether there is something to tell of walk's last action; *told gets it. */
static bool tells(const Plain *plain, const Walk *walk, Text *told)
{
    text_clear(told);
    transcript_notes(walk, plain_viewer(plain), plain->session.lang, told);
    return told->length > 0;
}

static uint32_t position(const Plain *plain)
{
    return plain->past.state ? plain->past.number : match_count(plain->session.match);
}

/* Opens the position of that number. */
static bool look_at(Plain *plain, uint32_t number)
{
    Walk walk;
    if (!walk_open(&walk, plain->session.match)) {
        plain_say(plain, "match.no_memory", NULL, NULL);
        return false;
    }
    while (walk.number < number && walk_next(&walk))
        ;
    if (plain->past.state)
        walk_close(&plain->past);
    plain->past = walk;
    return true;
}

/* "Position 120 of 540, turn 3", and what led to it. */
static void describe(const Plain *plain)
{
    const Game *game = match_game(plain->session.match);
    TEXT(told, buffer, NOTES_SIZE);
    const int64_t number[] = {plain->past.number, match_count(plain->session.match)};
    game_print_turn(game, game_turn(game, plain->past.state), plain->session.lang, &told);
    plain_say(plain, "plain.position", number, buffer);
    if (tells(plain, &plain->past, &told))
        plain_put(plain, buffer);
    if (plain->past.number == match_count(plain->session.match))
        plain_say(plain, plain->replay ? "plain.at_end" : "plain.at_present", NULL, NULL);
}

static bool read_steps(const Plain *plain, const char *rest, uint32_t *steps)
{
    *steps = 1;
    if (rest[0] == '\0' || slice_number(slice_of(rest), UINT32_MAX, steps))
        return true;
    plain_say(plain, "plain.want_number", NULL, rest);
    return false;
}

/* The number of the position `steps` tellings before `now`; 0 is the start. */
static uint32_t find_back(const Plain *plain, uint32_t now, uint32_t steps, Text *text)
{
    const uint32_t count = match_count(plain->session.match);
    bool *telling = calloc(count + 1, sizeof *telling);
    Walk walk;
    if (!telling || !walk_open(&walk, plain->session.match)) {
        free(telling);
        return now;
    }
    do
        telling[walk.number] = tells(plain, &walk, text);
    while (walk_next(&walk));
    walk_close(&walk);
    while (now > 0 && steps > 0)
        steps -= telling[--now] || now == 0;
    free(telling);
    return now;
}

void plain_back(Plain *plain, const char *rest)
{
    uint32_t steps;
    TEXT(text, buffer, NOTES_SIZE);
    if (!read_steps(plain, rest, &steps))
        return;
    if (look_at(plain, find_back(plain, position(plain), steps, &text)))
        describe(plain);
}

void plain_forward(Plain *plain, const char *rest)
{
    uint32_t steps;
    TEXT(text, buffer, NOTES_SIZE);
    if (!read_steps(plain, rest, &steps))
        return;
    if (!plain->past.state) {
        plain_say(plain, "plain.at_present", NULL, NULL);
        return;
    }
    while (steps > 0 && walk_next(&plain->past))
        steps -= tells(plain, &plain->past, &text);
    describe(plain);
}

void plain_turn(Plain *plain, const char *rest)
{
    const Game *game = match_game(plain->session.match);
    uint32_t wanted;
    Walk walk;
    if (!slice_number(slice_of(rest), UINT32_MAX, &wanted)) {
        plain_say(plain, "plain.want_number", NULL, rest);
        return;
    }
    if (!walk_open(&walk, plain->session.match))
        return;
    while (game_turn(game, walk.state) < wanted && walk_next(&walk))
        ;
    const uint32_t number = walk.number;
    walk_close(&walk);
    if (look_at(plain, number))
        describe(plain);
}

bool plain_begin_replay(Plain *plain)
{
    plain->replay = true;
    if (!look_at(plain, 0))
        return false;
    plain_say(plain, plain_viewer(plain) == SEAT_REFEREE ? "plain.replay_all" : "plain.replay_open",
              NULL, NULL);
    return true;
}
