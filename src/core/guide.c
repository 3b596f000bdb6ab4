/* guide.c: what a game has to tell, asked in one place, with what is true of a game that has
 * nothing of the kind (see guide.h). */
#include "core/guide.h"

#include <string.h>

static const Guide *guide_of(const Rules *rules)
{
    static const Guide none = {0};
    return rules->guide != NULL ? rules->guide : &none;
}

/* ---- What there is --------------------------------------------------------------------------- */

bool guide_has(const Rules *rules, GuidePart part)
{
    const Guide *guide = guide_of(rules);
    switch (part) {
    case GUIDE_MAP:
        return guide->draw && guide->print_place;
    case GUIDE_DESCRIBE:
        return guide->describe && guide->print_place;
    case GUIDE_SURVEY:
        return guide->survey;
    case GUIDE_STATUS:
        return guide->status;
    case GUIDE_HAND:
        return guide->hand;
    case GUIDE_POINTS:
        return guide->points;
    case GUIDE_SHEET:
        return guide->sheet;
    case GUIDE_FORECAST:
        return guide->forecast && guide->print_place;
    case GUIDE_LESSON:
        return guide->lesson;
    }
    return false;
}

uint8_t guide_place_count(const Rules *rules) { return guide_of(rules)->place_count; }
uint8_t guide_card_count(const Rules *rules) { return guide_of(rules)->card_count; }
const char *guide_legend(const Rules *rules) { return guide_of(rules)->legend; }

const Lesson *guide_lesson(const Rules *rules)
{
    static const Lesson none = {0};
    const Lesson *lesson = guide_of(rules)->lesson;
    return lesson != NULL ? lesson : &none;
}

const OddsTable *guide_odds(const Rules *rules)
{
    static const OddsTable none = {0};
    const OddsTable *odds = guide_of(rules)->odds;
    return odds != NULL ? odds : &none;
}

const char *guide_faces(const Rules *rules)
{
    const char *faces = guide_of(rules)->faces;
    return faces != NULL ? faces : "";
}

MapSize guide_map_size(const Rules *rules, int size) { return guide_of(rules)->sizes[size]; }

uint32_t guide_things(const Rules *rules) { return guide_of(rules)->thing_args; }

bool guide_is_thing(const Rules *rules, uint8_t kind)
{
    return kind != ARG_NONE && guide_things(rules) >> kind & 1;
}

/* ---- Places ---------------------------------------------------------------------------------- */

void guide_print_place(const Game *game, uint8_t place, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->print_place != NULL)
        guide->print_place(game, lang, place, out);
}

bool guide_print_place_word(const Game *game, uint8_t place, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->print_place_word != NULL)
        guide->print_place_word(game, place, out);
    return guide->print_place_word != NULL;
}

uint8_t guide_find_place(const Game *game, const char *word)
{
    enum { WORD_SIZE = 64 };
    const uint8_t count = guide_place_count(game->rules);
    char buffer[WORD_SIZE];
    Text text;
    for (uint8_t place = 0; place < count; place++) {
        text_init(&text, buffer, sizeof buffer);
        if (guide_print_place_word(game, place, &text) && strcmp(buffer, word) == 0)
            return place;
    }
    return PLACE_NONE;
}

uint8_t guide_place_of(const Game *game, const State *state, Action action)
{
    const Guide *guide = guide_of(game->rules);
    return guide->place_of != NULL ? guide->place_of(game, state, action) : (uint8_t)PLACE_NONE;
}

uint8_t game_scene(const Game *game, const State *state)
{
    const Guide *guide = guide_of(game->rules);
    return guide->scene != NULL ? guide->scene(game, state) : (uint8_t)PLACE_NONE;
}

bool guide_is_adjacent(const Game *game, uint8_t from, uint8_t to)
{
    const Guide *guide = guide_of(game->rules);
    return guide->is_adjacent != NULL && guide->is_adjacent(game, from, to);
}

bool guide_is_reconstructed(const Game *game, uint8_t place)
{
    const Guide *guide = guide_of(game->rules);
    return guide->is_reconstructed != NULL && guide->is_reconstructed(game, place);
}

void guide_place_facts(const Game *game, uint8_t place, Json *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->place_facts != NULL)
        guide->place_facts(game, place, out);
}

void guide_board_facts(const Game *game, Json *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->board_facts != NULL)
        guide->board_facts(game, out);
}

void guide_describe(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                    Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->describe != NULL)
        guide->describe(game, state, viewer, place, lang, out);
}

bool guide_forecast(const Game *game, const State *state, Seat viewer, uint8_t place, Lang lang,
                    Text *out)
{
    const Guide *guide = guide_of(game->rules);
    return guide->forecast != NULL && guide->forecast(game, state, viewer, place, lang, out);
}

/* ---- Choices --------------------------------------------------------------------------------- */

char guide_key_of(const Game *game, Action action)
{
    const Guide *guide = guide_of(game->rules);
    return guide->key_of != NULL ? guide->key_of(action) : 0;
}

bool guide_begins(const Game *game, Action action)
{
    const Guide *guide = guide_of(game->rules);
    return guide->begins && guide->begins(action);
}

bool guide_is_begun(const Game *game, const State *state, Action last)
{
    const Guide *guide = guide_of(game->rules);
    return guide->is_begun ? !game_over(state) && guide->is_begun(game, state)
                           : guide_begins(game, last);
}

int guide_amount(const Game *game, Action action)
{
    const Guide *guide = guide_of(game->rules);
    return guide->amount ? guide->amount(action) : ARGS_MAX;
}

const Reason *guide_closed(const Game *game, const State *state, unsigned *at, Action *out)
{
    const Guide *guide = guide_of(game->rules);
    if (!guide->offered || game_over(state) || game_actor(game, state) >= game->rules->seats)
        return NULL;
    while (guide->offered(game, state, (*at)++, out)) {
        const Reason *reason = game_refuse(game, state, *out);
        if (reason)
            return reason;
    }
    return NULL;
}

int guide_effect(const Game *game, const State *state, Action action, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    return guide->effect != NULL ? guide->effect(game, state, action, lang, out) : 0;
}

bool guide_hides(const Game *game, const State *state, Action action, Seat viewer)
{
    const Guide *guide = guide_of(game->rules);
    return guide->hides != NULL && guide->hides(game, state, action, viewer);
}

/* ---- The table ------------------------------------------------------------------------------- */

void guide_card_face(const Game *game, uint8_t card, Lang lang, Json *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->card_face != NULL)
        guide->card_face(game, card, lang, out);
}

uint64_t guide_held(const Game *game, const State *state, Seat viewer)
{
    const Guide *guide = guide_of(game->rules);
    return guide->held != NULL ? guide->held(game, state, viewer) : 0;
}

void guide_draw(const Game *game, const State *state, Seat viewer, Lang lang, Canvas *canvas)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->draw != NULL)
        guide->draw(game, state, viewer, lang, canvas);
}

void guide_survey(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->survey != NULL)
        guide->survey(game, state, viewer, lang, out);
}

void guide_status(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->status != NULL)
        guide->status(game, state, viewer, lang, out);
}

void guide_status_wide(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->status_wide != NULL)
        guide->status_wide(game, state, viewer, lang, out);
    else
        guide_status(game, state, viewer, lang, out);
}

void guide_hand(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->hand != NULL)
        guide->hand(game, state, viewer, lang, out);
}

void guide_sheet(const Game *game, Seat seat, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->sheet != NULL)
        guide->sheet(game, seat, lang, out);
}

void guide_reckoning(const Game *game, const State *state, Lang lang, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->reckoning != NULL)
        guide->reckoning(game, state, lang, out);
}

int guide_points(const Game *game, const State *state, Seat seat)
{
    const Guide *guide = guide_of(game->rules);
    return guide->points != NULL ? guide->points(game, state, seat) : 0;
}

void guide_turn_title(const Game *game, const State *state, Text *out)
{
    const Guide *guide = guide_of(game->rules);
    if (guide->turn_title != NULL)
        guide->turn_title(game, state, out);
}

/* ---- Rules by their numbers ------------------------------------------------------------------ */

bool guide_next_rule(const Rules *rules, size_t *at, Text *out)
{
    const char *prefix = guide_of(rules)->rule_prefix;
    const size_t skip = prefix != NULL ? strlen(prefix) : 0;
    while (skip > 0 && *at < catalog_count) {
        const char *id = catalog[(*at)++].id;
        if (strncmp(id, prefix, skip) != 0)
            continue;
        for (const char *c = id + skip; *c != '\0'; c++)
            text_char(out, *c == '_' ? '.' : *c);
        return true;
    }
    return false;
}
