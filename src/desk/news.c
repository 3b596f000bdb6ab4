/* news.c: a position with all that a page shows of it next: what the question is about and the odds
 * there, and what has happened since the page last looked. One answer for one click. */
#include "desk/inside.h"

/* Frames that come along; whoever has missed more asks for the rest. */
enum { NEWS_MOST = 24 };

/* The place all choices are about that are about any; only who is to choose knows them. */
static uint8_t common_place(const Match *match, Seat viewer)
{
    uint8_t common = PLACE_NONE;
    ActionList list = {.count = 0};
    if (viewer == match_actor(match))
        match_legal(match, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        const uint8_t place = guide_place_of(match_game(match), match_state(match), list.action[i]);
        if (place == PLACE_NONE || place == common)
            continue;
        if (common != PLACE_NONE)
            return PLACE_NONE;
        common = place;
    }
    return common;
}

uint8_t desk_about(const Match *match, Seat viewer)
{
    const uint8_t scene = game_scene(match_game(match), match_state(match));
    return scene != PLACE_NONE ? scene : common_place(match, viewer);
}

static void add_places(const Match *match, Seat viewer, Lang lang, const char *word, Text *out)
{
    const uint8_t about = desk_about(match, viewer);
    const uint8_t asked = word ? guide_find_place(match_game(match), word) : (uint8_t)PLACE_NONE;
    text_add(out, ",\"places\":[");
    if (about != PLACE_NONE)
        desk_place(match, viewer, lang, about, out);
    if (asked != PLACE_NONE && asked != about) {
        if (about != PLACE_NONE)
            text_add(out, ",");
        desk_place(match, viewer, lang, asked, out);
    }
    text_add(out, "]");
}

void desk_news(const Match *match, Seat viewer, Lang lang, uint32_t from, const char *place,
               Text *out)
{
    desk_state(match, viewer, lang, out);
    if (from == DESK_NEVER || out->length == 0)
        return;
    /* Fields behind those of the state: its brace is opened again. */
    out->length--;
    add_places(match, viewer, lang, place, out);
    text_add(out, ",\"story\":");
    desk_frames(match, viewer, lang, from, NEWS_MOST, out);
    text_add(out, "}");
}
