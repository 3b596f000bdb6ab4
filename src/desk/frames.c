/* frames.c: what has happened, action by action, as one viewer may know it: for a log, for moving
 * pieces on a drawn board, for looking back; and why the computer did what it did. */
#include "desk/inside.h"

/* What one frame may take: a message ends in time. */
enum { FRAME_ROOM = 1 << 15 };

typedef struct Telling {
    Walk walk;
    Seat viewer;
    Lang lang;
    bool views;
    Json json;
} Telling;

/* Whether the viewer may read the words of the action that comes next. */
static bool may_read(const Telling *telling)
{
    const Match *match = telling->walk.match;
    return !guide_hides(match_game(match), telling->walk.state,
                        match_action(match, telling->walk.number), telling->viewer);
}

static void json_action(Telling *telling, bool readable)
{
    const Match *match = telling->walk.match;
    if (!readable) {
        json_null(&telling->json, "action");
        return;
    }
    TEXT(text, words, ACTION_TEXT_SIZE);
    action_print(match_game(match), match_action(match, telling->walk.number - 1), &text);
    json_string(&telling->json, "action", words);
}

static void json_notes(Telling *telling)
{
    TEXT(text, page, DESK_PAGE);
    transcript_notes(&telling->walk, telling->viewer, telling->lang, &text);
    desk_json_lines(&telling->json, "notes", page);
}

/* ---- Where it belongs ------------------------------------------------------------------------ */

/* What an action belongs to is told by the position in which it was chosen. */
typedef struct Belonging {
    uint8_t turn;
    StoryChapter chapter;
    bool fights;
    Fight fight;
} Belonging;

static void find_belonging(const Telling *telling, Belonging *out)
{
    const Walk *walk = &telling->walk;
    const Game *game = match_game(walk->match);
    out->turn = game_turn(game, walk->state);
    guide_chapter(game, walk->state, telling->lang, &out->chapter);
    out->fights = guide_fight(game, walk->state, telling->lang, &out->fight);
}

/* As many of the notes, from the first, as tell of the combat that the action ended. */
static unsigned count_fight_notes(const Telling *telling)
{
    const Walk *walk = &telling->walk;
    const Game *game = match_game(walk->match);
    const uint8_t notes = guide_fight_notes(game, walk->state);
    unsigned told = 0;
    for (uint8_t i = 0; i < notes; i++) {
        TEXT(sentence, words, DESK_PAGE);
        game_print_note(game, flow_at(walk->state)->note[i], telling->viewer, telling->lang,
                        &sentence);
        told += sentence.length > 0;
    }
    return told;
}

/* What begins a combat belongs to it; while it goes on, the position after the action knows best
 * what it has come to. */
static void json_belonging(Telling *telling, const Belonging *belonging)
{
    const Game *game = match_game(telling->walk.match);
    Fight after;
    const bool goes_on = guide_fight(game, telling->walk.state, telling->lang, &after) &&
                         (!belonging->fights || after.place == belonging->fight.place);
    desk_json_chapter(game, belonging->turn, &belonging->chapter, &telling->json);
    if (goes_on)
        desk_json_fight(game, &after, DESK_ALL_NOTES, &telling->json);
    else if (belonging->fights)
        desk_json_fight(game, &belonging->fight, count_fight_notes(telling), &telling->json);
}

/* ---- Frames ---------------------------------------------------------------------------------- */

/* The position the walk has come to. */
static void json_position(Telling *telling, const Belonging *belonging)
{
    const Walk *walk = &telling->walk;
    const Game *game = match_game(walk->match);
    json_number(&telling->json, "turn", game_turn(game, walk->state));
    json_notes(telling);
    json_belonging(telling, belonging);
    if (!telling->views)
        return;
    desk_json_moment(game, walk->state, telling->viewer, telling->lang, &telling->json);
    json_open(&telling->json, "view", '{');
    game_view(game, walk->state, telling->viewer, &telling->json);
    json_close(&telling->json, '}');
}

static void tell_start(Telling *telling)
{
    Belonging belonging;
    find_belonging(telling, &belonging);
    json_open(&telling->json, NULL, '{');
    json_number(&telling->json, "number", 0);
    json_null(&telling->json, "actor");
    json_null(&telling->json, "action");
    json_position(telling, &belonging);
    json_close(&telling->json, '}');
}

/* Goes one action on and tells of it. */
static void tell_next(Telling *telling)
{
    Walk *walk = &telling->walk;
    const Rules *rules = match_game(walk->match)->rules;
    const bool readable = may_read(telling);
    Json *json = &telling->json;
    Grounds why = {0};
    Belonging belonging;
    find_belonging(telling, &belonging);
    walk_explain(walk, &why);
    walk_next(walk);
    json_open(json, NULL, '{');
    json_number(json, "number", walk->number);
    json_string(json, "actor",
                desk_seat_word(rules, match_actor_of(walk->match, walk->number - 1)));
    json_action(telling, readable);
    if (why.count)
        json_bool(json, "why", true);
    json_position(telling, &belonging);
    json_close(json, '}');
}

static uint32_t tell(Telling *telling, const Match *match, uint32_t from, uint32_t most, Text *out)
{
    const uint32_t count = match_count(match);
    const uint32_t start = from == DESK_START ? 0 : from < count ? from : count;
    const uint32_t end = most < count - start ? start + most : count;
    uint32_t next = start;
    json_init(&telling->json, out);
    json_open(&telling->json, NULL, '{');
    json_number(&telling->json, "from", from == DESK_START ? -1 : (int64_t)start);
    json_open(&telling->json, "frames", '[');
    if (walk_open(&telling->walk, match)) {
        if (from == DESK_START)
            tell_start(telling);
        while (telling->walk.number < start)
            walk_next(&telling->walk);
        while (telling->walk.number < end && out->size - out->length > FRAME_ROOM)
            tell_next(telling);
        next = telling->walk.number;
        walk_close(&telling->walk);
    }
    json_close(&telling->json, ']');
    json_number(&telling->json, "next", next);
    json_close(&telling->json, '}');
    return next;
}

uint32_t desk_frames(const Match *match, Seat viewer, Lang lang, uint32_t from, uint32_t most,
                     Text *out)
{
    Telling telling = {.viewer = viewer, .lang = lang, .views = true};
    return tell(&telling, match, from, most, out);
}

uint32_t desk_log(const Match *match, Seat viewer, Lang lang, uint32_t from, uint32_t most,
                  Text *out)
{
    Telling telling = {.viewer = viewer, .lang = lang};
    return tell(&telling, match, from, most, out);
}

/* ---- Why ------------------------------------------------------------------------------------- */

static void json_places(const Game *game, const char *name, uint64_t set, Json *json)
{
    json_open(json, name, '[');
    for (uint8_t place = 0; place < guide_place_count(game->rules) && place < 64; place++)
        if (set >> place & 1)
            desk_json_place(game, json, NULL, place);
    json_close(json, ']');
}

/* What of it can be shown on the map. */
static void json_looked_at(const Game *game, const Grounds *why, Json *json)
{
    if (!why->considered)
        return;
    json_open(json, "map", '{');
    json_places(game, "considered", why->considered, json);
    json_places(game, "dropped", why->dropped, json);
    json_places(game, "chosen", why->chosen, json);
    json_close(json, '}');
}

/* What the action after this position answered, and why; nothing where nobody can say. */
static void json_grounds(const Walk *walk, Lang lang, Json *json)
{
    const Game *game = match_game(walk->match);
    char sentence[DESK_LINE];
    Grounds why = {0};
    Text text;
    walk_explain(walk, &why);
    if (why.count) {
        text_init(&text, sentence, sizeof sentence);
        game_print_prompt(game, walk->state, lang, &text);
        json_string(json, "prompt", sentence);
        text_init(&text, sentence, sizeof sentence);
        game_print_label(game, walk->state, match_action(walk->match, walk->number), lang, &text);
        json_string(json, "label", sentence);
    }
    json_open(json, "lines", '[');
    for (uint8_t i = 0; i < why.count; i++) {
        text_init(&text, sentence, sizeof sentence);
        game_print_message(game, lang, why.line[i].message, why.line[i].arg, &text);
        json_open(json, NULL, '{');
        json_string(json, "rule", why.line[i].rule);
        json_string(json, "text", sentence);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_looked_at(game, &why, json);
}

void desk_explain(const Match *match, Lang lang, uint32_t action, Text *out)
{
    Walk walk;
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "action", action);
    if (action > 0 && action <= match_count(match) && walk_open(&walk, match)) {
        while (walk.number < action - 1)
            walk_next(&walk);
        json_grounds(&walk, lang, &json);
        walk_close(&walk);
    } else {
        json_open(&json, "lines", '[');
        json_close(&json, ']');
    }
    json_close(&json, '}');
}
