/* odds.c: what a choice would bring, where the game can tell: the exact odds of a combat. */
#include <stdlib.h>
#include <string.h>

#include "desk/inside.h"

/* A forecast's first lines tell of the usual case; what follows are others and how it was reckoned.
 */
enum { ODDS_LINES = 7 };

/* What a choice brings about is told by the position after it; a combat that is only being declared
 * there by the one before. */
static bool foretell(const Game *game, const State *before, State *after, Seat viewer,
                     Action action, Lang lang, Text *out)
{
    const uint8_t place = guide_place_of(game, before, action);
    if (place == PLACE_NONE)
        return false;
    memcpy(after, before, game->rules->state_size);
    game_apply(game, after, action);
    if (guide_forecast(game, after, viewer, place, lang, out))
        return true;
    text_clear(out);
    return guide_forecast(game, before, viewer, place, lang, out);
}

bool desk_odds(const Game *game, const State *before, Seat viewer, Action action, Lang lang,
               Text *out)
{
    State *after = guide_has(game->rules, GUIDE_FORECAST) ? malloc(game->rules->state_size) : NULL;
    TEXT(text, page, DESK_PAGE);
    const bool good = after && foretell(game, before, after, viewer, action, lang, &text);
    Slice rest = {page, text.length}, line;
    for (int i = 0; good && i < ODDS_LINES && slice_cut(&rest, '\n', &line); i++) {
        text_add(out, i > 0 ? " " : "");
        text_add_n(out, line.data, line.length);
    }
    free(after);
    return good;
}
