/* moment.c: a position at a glance, asked in one place, with what is true of a game that says
 * nothing of the kind (see moment.h and guide.h). */
#include "core/guide.h"

/* ---- Filling the shapes ---------------------------------------------------------------------- */

StripCell *strip_add(Strip *strip, const char *word)
{
    if (strip->count < STRIP_CELLS)
        strip->count++;
    StripCell *cell = &strip->cell[strip->count - 1];
    *cell = (StripCell){.word = word, .seat = SEAT_NOBODY, .place = PLACE_NONE};
    for (unsigned i = 0; i < SEATS_MAX; i++)
        cell->more[i] = SEAT_NOBODY;
    return cell;
}

void plate_add(Plate *plate, const char *word, const char *label, int count, int of)
{
    if (plate->count < PLATE_COUNTS)
        plate->item[plate->count++] = (PlateCount){word, label, (int16_t)count, (int16_t)of};
}

/* ---- Asking a game --------------------------------------------------------------------------- */

static const Guide *guide_of(const Game *game)
{
    static const Guide none = {0};
    return game->rules->guide != NULL ? game->rules->guide : &none;
}

static void print_turn(const Game *game, const State *state, Lang lang, char words[GLANCE_WORDS])
{
    Text text = text_on(words, GLANCE_WORDS);
    game_print_turn(game, game_turn(game, state), lang, &text);
}

/* Of every game there is at least the turn, if it counts any. */
void guide_strip(const Game *game, const State *state, Seat viewer, Lang lang, Strip *out)
{
    const Guide *guide = guide_of(game);
    out->count = 0;
    if (guide->strip != NULL) {
        guide->strip(game, state, viewer, lang, out);
    } else if (game_turns(game) > 0) {
        StripCell *cell = strip_add(out, "turn");
        print_turn(game, state, lang, cell->title);
        cell->track.now = game_turn(game, state);
        cell->track.of = game_turns(game);
    }
}

void guide_plate(const Game *game, const State *state, Seat seat, Lang lang, Plate *out)
{
    const Guide *guide = guide_of(game);
    *out = (Plate){.count = 0};
    if (guide->plate != NULL)
        guide->plate(game, state, seat, lang, out);
}

bool guide_force(const Game *game, const State *state, Seat viewer, uint8_t index, Lang lang,
                 Force *out)
{
    const Guide *guide = guide_of(game);
    *out = (Force){.favours = SEAT_NOBODY};
    return guide->force != NULL && guide->force(game, state, viewer, index, lang, out);
}

void guide_card_advice(const Game *game, const State *state, Seat viewer, uint8_t card, Lang lang,
                       Text *out)
{
    const Guide *guide = guide_of(game);
    if (guide->card_advice != NULL)
        guide->card_advice(game, state, viewer, card, lang, out);
}

/* Without parts of its own each turn of a game is one. */
void guide_chapter(const Game *game, const State *state, Lang lang, StoryChapter *out)
{
    const Guide *guide = guide_of(game);
    *out = (StoryChapter){.seat = SEAT_NOBODY};
    if (guide->chapter != NULL) {
        guide->chapter(game, state, lang, out);
        return;
    }
    Text word = text_on(out->word, sizeof out->word);
    text_number(&word, game_turn(game, state));
    print_turn(game, state, lang, out->title);
}

bool guide_fight(const Game *game, const State *state, Lang lang, Fight *out)
{
    const Guide *guide = guide_of(game);
    *out = (Fight){.place = PLACE_NONE};
    return guide->fight != NULL && guide->fight(game, state, lang, out);
}

uint8_t guide_fight_notes(const Game *game, const State *state)
{
    const Guide *guide = guide_of(game);
    const Flow *flow = flow_at(state);
    uint8_t count = 0;
    while (count < flow->note_count && (!guide->of_fight || guide->of_fight(flow->note[count])))
        count++;
    return count;
}

/* Where a game has no more to tell, what the choice does in a few words. */
void guide_outlook(const Game *game, const State *state, Action action, Lang lang, Outlook *out)
{
    const Guide *guide = guide_of(game);
    *out = (Outlook){.known = false};
    Text line = text_on(out->line, sizeof out->line);
    if (guide->outlook != NULL)
        guide->outlook(game, state, action, lang, out);
    else if (guide->effect != NULL)
        guide->effect(game, state, action, lang, &line);
}
