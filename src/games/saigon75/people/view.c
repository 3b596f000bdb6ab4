/* view.c: what a viewer may see of a position [16], as the fields of a JSON object (its braces are
 * the caller's). They are described in docs/replay-json.md.
 *
 * Only cards are ever hidden (view_cards.c, view_solo.c). Hidden tokens are not in the position at
 * all before they are turned over, only the places where they lie (setup.c); locals of steps, among
 * which a card about to be exchanged may be, are not shown.
 */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"

static void actor(const Game *g, const State *s, Json *out)
{
    const Seat seat = game_actor(g, s);
    if (seat < SIDES)
        s75_json_side(out, "actor", seat);
    else
        json_string(out, "actor", seat == SEAT_CHANCE ? "chance" : "nobody");
}

/* "steps" names the whole stack, "step" its top: the question that is to be answered. */
static void flow(const Game *g, const State *s, Json *out)
{
    json_number(out, "turn", s->turn);
    json_string(out, "season", s75_season_words[s->turn]);
    s75_json_side(out, "phase", s->turn ? s->active : NOWHERE);
    const Step *step = game_step(g, s);
    if (step)
        json_string(out, "step", step->name);
    else
        json_null(out, "step");
    json_open(out, "steps", '[');
    for (unsigned i = 0; i < s->flow.depth; i++)
        json_string(out, NULL, g->rules->steps[s->flow.frame[i].step]->name);
    json_close(out, ']');
    actor(g, s, out);
    s75_json_side(out, "winner", s->winner);
}

static const char *step_of(const State *s, unsigned u)
{
    if (s->place[u] == OUT)
        return "lost";
    if (!(DIVISIONS & UNIT(u)))
        return "single";
    return s->full & UNIT(u) ? "full" : "reduced";
}

static void unit(const Game *g, const State *s, unsigned u, Json *out)
{
    const struct {
        const char *name;
        Units set;
    } flags[] = {{"activated", s->activated}, {"moved", s->moved},   {"fought", s->fought},
                 {"barred", s->barred},       {"frozen", s->frozen}, {"absent", s->absent}};
    json_open(out, NULL, '{');
    s75_json_word(g, out, "id", ARG_UNIT, u);
    s75_json_side(out, "side", side_of(u));
    json_string(out, "kind", s75_kind_words[s75_kind_of[u]]);
    s75_json_place(g, out, "place", s->place[u]);
    json_string(out, "step", step_of(s, u));
    for (unsigned i = 0; i < COUNT_OF(flags); i++)
        json_bool(out, flags[i].name, flags[i].set & UNIT(u));
    json_close(out, '}');
}

static void units(const Game *g, const State *s, Json *out)
{
    json_open(out, "units", '[');
    for (unsigned u = 0; u < UNITS; u++)
        unit(g, s, u, out);
    json_close(out, ']');
}

static void markers(const Game *g, const State *s, Json *out)
{
    json_open(out, "control", '{');
    for (unsigned p = 0; p < PROVINCES; p++)
        s75_json_side(out, g->board->id[p], s75_controller(s, p));
    json_close(out, '}');
    s75_json_provinces(g, out, "militia", s->militia);
    json_number(out, "infiltration", s->infiltration);
    const unsigned committed = s->combat.bonus[BONUS_AIR];
    json_open(out, "air", '{');
    json_number(out, "box", s->air_box);
    json_number(out, "committed", committed);
    json_number(out, "lost", s->air_lost);
    json_number(out, "unbought", (int)AIR_TOTAL - s->air_box - s->air_lost - (int)committed);
    json_close(out, '}');
}

static const char *token_state(uint8_t place)
{
    switch (place) {
    case TOKEN_HIDDEN:
        return "hidden";
    case TOKEN_GONE:
        return "gone";
    case TOKEN_OF_NV:
    case TOKEN_OF_SV:
        return "owned";
    default:
        return "lies";
    }
}

static void tokens(const Game *g, const State *s, Json *out)
{
    json_open(out, "tokens", '[');
    for (unsigned i = 0; i < TOKENS; i++) {
        const uint8_t place = s->token_place[i];
        json_open(out, NULL, '{');
        json_number(out, "number", s75_token_numbers[i]);
        json_string(out, "state", token_state(place));
        s75_json_place(g, out, "place", place < PROVINCES ? place : NOWHERE);
        s75_json_side(out, "owner",
                      place == TOKEN_OF_NV   ? NV
                      : place == TOKEN_OF_SV ? SV
                                             : NOWHERE);
        json_close(out, '}');
    }
    json_close(out, ']');
    s75_json_provinces(g, out, "token_sites", s->token_sites);
    s75_json_by_side(out, "token_used", s->token_used);
}

void s75_view(const Game *g, const State *s, Seat viewer, Json *out)
{
    flow(g, s, out);
    units(g, s, out);
    markers(g, s, out);
    s75_view_phase(g, s, out);
    s75_view_combats(g, s, out);
    tokens(g, s, out);
    s75_view_cards(g, s, viewer, out);
    s75_view_solo(g, s, viewer, out);
}
