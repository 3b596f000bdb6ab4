/* moment.c: a position at a glance as JSON: strip, plates, cards, what is in force; and which part
 * of the story an action belongs to. What they say is the games' (core/moment.h); how they are
 * written stands here, once. */
#include "desk/inside.h"

static void json_optional(Json *json, const char *name, const char *words)
{
    if (words && words[0])
        json_string(json, name, words);
}

static void json_or_null(Json *json, const char *name, const char *words)
{
    if (words[0])
        json_string(json, name, words);
    else
        json_null(json, name);
}

static void json_seat(const Game *game, Json *json, const char *name, Seat seat)
{
    if (seat < game->rules->seats)
        json_string(json, name, game->rules->seat_words[seat]);
}

/* ---- The strip ------------------------------------------------------------------------------- */

static void json_track(const StripCell *cell, Json *json)
{
    if (!cell->track.of)
        return;
    json_open(json, "track", '{');
    json_number(json, "now", cell->track.now);
    json_number(json, "of", cell->track.of);
    json_open(json, "marked", '[');
    for (unsigned i = 0; i < 32; i++)
        if (cell->track.marked >> i & 1)
            json_number(json, NULL, i);
    json_close(json, ']');
    json_close(json, '}');
}

static void json_pips(const StripCell *cell, Json *json)
{
    if (!cell->pips.of)
        return;
    json_open(json, "pips", '{');
    json_number(json, "used", cell->pips.used);
    json_number(json, "of", cell->pips.of);
    json_close(json, '}');
}

static void json_meter(const StripCell *cell, Json *json)
{
    if (!cell->meter.of)
        return;
    json_open(json, "meter", '{');
    json_number(json, "now", cell->meter.now);
    json_number(json, "of", cell->meter.of);
    json_number(json, "free", cell->meter.free);
    json_close(json, '}');
}

static void json_more(const Game *game, const StripCell *cell, Json *json)
{
    if (cell->more[0] >= game->rules->seats)
        return;
    json_open(json, "more", '[');
    for (unsigned i = 0; i < SEATS_MAX && cell->more[i] < game->rules->seats; i++)
        json_seat(game, json, NULL, cell->more[i]);
    json_close(json, ']');
}

static void json_cell(const Game *game, const StripCell *cell, Json *json)
{
    static const char *const moods[MOODS] = {"calm", "warn", "alarm"};
    json_open(json, NULL, '{');
    json_string(json, "word", cell->word);
    json_seat(game, json, "seat", cell->seat);
    json_more(game, cell, json);
    if (cell->place != PLACE_NONE)
        desk_json_place(game, json, "place", cell->place);
    if (cell->number)
        json_number(json, "number", cell->number);
    json_string(json, "title", cell->title);
    json_or_null(json, "line", cell->line);
    json_string(json, "mood", moods[cell->mood]);
    json_optional(json, "rule", cell->rule);
    json_optional(json, "short", cell->brief);
    json_optional(json, "short_line", cell->brief_line);
    json_track(cell, json);
    json_pips(cell, json);
    json_meter(cell, json);
    json_close(json, '}');
}

static void json_strip(const Game *game, const State *state, Seat viewer, Lang lang, Json *json)
{
    Strip strip;
    guide_strip(game, state, viewer, lang, &strip);
    json_open(json, "strip", '[');
    for (uint8_t i = 0; i < strip.count; i++)
        json_cell(game, &strip.cell[i], json);
    json_close(json, ']');
}

/* ---- Plates ---------------------------------------------------------------------------------- */

static void json_count(const PlateCount *item, Lang lang, Json *json)
{
    const int64_t number[] = {item->count};
    TEXT(text, label, GLANCE_WORDS);
    message_say(lang, item->label, number, NULL, &text);
    json_open(json, NULL, '{');
    json_string(json, "word", item->word);
    json_number(json, "count", item->count);
    if (item->of == NO_LIMIT)
        json_null(json, "of");
    else
        json_number(json, "of", item->of);
    json_string(json, "label", label);
    json_close(json, '}');
}

static void json_parts(const Plate *plate, Json *json)
{
    if (!plate->parts.goal)
        return;
    json_open(json, "parts", '{');
    json_number(json, "now", plate->parts.now);
    json_number(json, "goal", plate->parts.goal);
    json_string(json, "line", plate->parts.line);
    json_string(json, "margin", plate->parts.margin);
    json_close(json, '}');
}

static void json_plate(const Game *game, const State *state, Seat seat, Lang lang, Json *json)
{
    Plate plate;
    guide_plate(game, state, seat, lang, &plate);
    json_open(json, NULL, '{');
    json_seat(game, json, "seat", seat);
    json_open(json, "counts", '[');
    for (uint8_t i = 0; i < plate.count; i++)
        json_count(&plate.item[i], lang, json);
    json_close(json, ']');
    json_parts(&plate, json);
    json_close(json, '}');
}

/* ---- Cards ----------------------------------------------------------------------------------- */

void desk_json_cards(const Game *game, const State *state, Seat viewer, Lang lang, bool advised,
                     Json *json)
{
    const uint64_t held = guide_held(game, state, viewer);
    json_open(json, "cards", '[');
    for (uint8_t card = 0; held >> card; card++) {
        if (!(held >> card & 1))
            continue;
        TEXT(text, advice, DESK_LINE);
        if (advised)
            guide_card_advice(game, state, viewer, card, lang, &text);
        json_open(json, NULL, '{');
        guide_card_face(game, card, lang, json);
        json_optional(json, "advice", advice);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void json_force(const Game *game, const State *state, Seat viewer, Lang lang, Json *json)
{
    Force force;
    json_open(json, "force", '[');
    for (uint8_t i = 0; guide_force(game, state, viewer, i, lang, &force); i++) {
        json_open(json, NULL, '{');
        json_string(json, "word", force.word);
        json_string(json, "name", force.name);
        json_seat(game, json, "favours", force.favours);
        json_or_null(json, "line", force.line);
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* ---- The whole ------------------------------------------------------------------------------- */

void desk_json_moment(const Game *game, const State *state, Seat viewer, Lang lang, Json *json)
{
    TEXT(text, status, DESK_PAGE);
    guide_status(game, state, viewer, lang, &text);
    json_open(json, "moment", '{');
    json_strip(game, state, viewer, lang, json);
    json_open(json, "plates", '[');
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        json_plate(game, state, seat, lang, json);
    json_close(json, ']');
    desk_json_cards(game, state, viewer, lang, true, json);
    json_force(game, state, viewer, lang, json);
    desk_json_lines(json, "status", status);
    json_close(json, '}');
}

/* ---- Parts of the story ---------------------------------------------------------------------- */

void desk_json_chapter(const Game *game, uint8_t turn, const StoryChapter *chapter, Json *json)
{
    json_open(json, "chapter", '{');
    json_string(json, "word", chapter->word);
    json_number(json, "turn", turn);
    if (chapter->seat < game->rules->seats)
        json_seat(game, json, "seat", chapter->seat);
    else
        json_null(json, "seat");
    json_string(json, "title", chapter->title);
    json_close(json, '}');
}

void desk_json_fight(const Game *game, const Fight *fight, unsigned notes, Json *json)
{
    json_open(json, "combat", '{');
    desk_json_place(game, json, "place", fight->place);
    json_number(json, "number", fight->number);
    json_string(json, "title", fight->title);
    if (notes != DESK_ALL_NOTES)
        json_number(json, "notes", notes);
    json_close(json, '}');
}
