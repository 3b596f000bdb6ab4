/* look.c: every question a client may ask about a match, by its word: a function each, and a row of
 * the table below. Server, WebAssembly module and page know none of them by name: a new one is
 * written here, and can be asked. */
#include <string.h>

#include "desk/inside.h"

enum { FRAMES_PRESET = 100, FRAMES_MOST = 10000 };

static const LookProblem BADLY_PUT = {false, "query", "server.query"};
static const LookProblem NO_PLACE = {true, "place", "desk.no_such_thing"};
static const LookProblem NO_ACTION = {true, "action", "server.no_action"};

/* ---- Arguments ------------------------------------------------------------------------------- */

/* A number up to `most`; `preset` if none is given. False: it is no such number. */
static bool read_number(const Look *look, int index, uint32_t most, uint32_t preset, uint32_t *out)
{
    const char *word = look->arg[index];
    *out = preset;
    return !word || slice_number((Slice){word, strlen(word)}, most, out);
}

/* After which action frames are wanted; -1: the start itself, too. */
static bool read_from(const Look *look, int index, uint32_t preset, uint32_t *from)
{
    if (look->arg[index] && strcmp(look->arg[index], "-1") == 0) {
        *from = DESK_START;
        return true;
    }
    return read_number(look, index, DESK_NEVER - 1, preset, from);
}

/* ---- Questions ------------------------------------------------------------------------------- */

static const LookProblem *ask_table(const Look *look, Text *out)
{
    desk_table(look->match, look->lang, out);
    return NULL;
}

static const LookProblem *ask_state(const Look *look, Text *out)
{
    uint32_t from;
    if (!read_from(look, 0, DESK_NEVER, &from))
        return &BADLY_PUT;
    desk_news(look->match, look->viewer, look->lang, from, look->arg[1], out);
    return NULL;
}

static const LookProblem *ask_frames(const Look *look, Text *out)
{
    uint32_t from, most, views;
    if (!read_from(look, 0, 0, &from) || !read_number(look, 1, FRAMES_MOST, FRAMES_PRESET, &most) ||
        !read_number(look, 2, 1, 1, &views))
        return &BADLY_PUT;
    (views ? desk_frames : desk_log)(look->match, look->viewer, look->lang, from, most, out);
    return NULL;
}

/* With `after`: as if that had been played. Where it cannot be, that is the answer. */
static const LookProblem *ask_why(const Look *look, Text *out)
{
    const char *action = look->arg[0], *thing = look->arg[1], *after = look->arg[2];
    Match *copy = NULL;
    if (!action && !thing)
        return &BADLY_PUT;
    if (after && !match_refuse_turn(look->match, look->viewer))
        copy = match_copy(look->match);
    if (copy && !desk_play_all(copy, look->viewer, look->lang, after, out)) {
        match_free(copy);
        return NULL;
    }
    if (action)
        desk_why(copy ? copy : look->match, look->viewer, look->lang, action, out);
    else
        desk_why_thing(copy ? copy : look->match, look->viewer, look->lang, thing, out);
    match_free(copy);
    return NULL;
}

static const LookProblem *ask_next(const Look *look, Text *out)
{
    if (!look->arg[0])
        return &BADLY_PUT;
    desk_next(look->match, look->viewer, look->lang, look->arg[0], out);
    return NULL;
}

static const LookProblem *ask_place(const Look *look, Text *out)
{
    if (!look->arg[0])
        return &BADLY_PUT;
    const uint8_t place = guide_find_place(match_game(look->match), look->arg[0]);
    if (place == PLACE_NONE)
        return &NO_PLACE;
    desk_place(look->match, look->viewer, look->lang, place, out);
    return NULL;
}

static const LookProblem *ask_sheet(const Look *look, Text *out)
{
    const Rules *rules = match_game(look->match)->rules;
    const Seat seat = look->arg[0] ? seat_find(rules, look->arg[0]) : SEAT_NOBODY;
    if (seat == SEAT_NOBODY)
        return &BADLY_PUT;
    desk_sheet(look->match, look->lang, seat, out);
    return NULL;
}

static const LookProblem *ask_explain(const Look *look, Text *out)
{
    uint32_t action;
    if (!read_number(look, 0, match_count(look->match), 0, &action) || action == 0)
        return &NO_ACTION;
    desk_explain(look->match, look->lang, action, out);
    return NULL;
}

/* What it is for is between the client and who answers it: the desk's answer is the same. */
static const LookProblem *ask_position(const Look *look, Text *out)
{
    const uint32_t count = match_count(look->match);
    uint32_t number;
    if (!read_number(look, 1, count, count, &number))
        return &NO_ACTION;
    desk_position(look->match, look->viewer, number, look->rng, out);
    return NULL;
}

static const Question questions[] = {
    {"table", {0}, ask_table, false},
    {"state", {"from", "place"}, ask_state, false},
    {"frames", {"from", "most", "views"}, ask_frames, false},
    {"why", {"action", "thing", "after"}, ask_why, false},
    {"next", {"action"}, ask_next, false},
    {"places", {"place"}, ask_place, false},
    {"sheet", {"of"}, ask_sheet, false},
    {"explain", {"action"}, ask_explain, false},
    {"position", {"for", "at"}, ask_position, true},
};

const Question *desk_question(const char *word)
{
    for (size_t i = 0; i < COUNT_OF(questions); i++)
        if (strcmp(questions[i].word, word) == 0)
            return &questions[i];
    return NULL;
}
