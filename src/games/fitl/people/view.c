/* view.c: what a viewer may see of a position [18], as the fields of a JSON object. Nothing is
 * hidden: cards not yet revealed are not in the position at all. */
#include "games/fitl/people/view.h"
#include "games/fitl/people/words.h"

static void json_set(Json *out, const char *name, Spaces set)
{
    json_open(out, name, '[');
    for (; set; set &= set - 1)
        json_string(out, NULL, fitl_place_words[first_space(set)]);
    json_close(out, ']');
}

static void json_factions(Json *out, const char *name, unsigned set)
{
    json_open(out, name, '[');
    for (unsigned f = 0; f < FACTIONS; f++)
        if (set >> f & 1)
            json_string(out, NULL, fitl_faction_words[f]);
    json_close(out, ']');
}

static void flow(const Game *g, const State *s, Json *out)
{
    const Step *step = game_step(g, s);
    const Seat seat = game_actor(g, s);
    json_number(out, "card_number", s->card_number);
    if (step)
        json_string(out, "step", step->name);
    else
        json_null(out, "step");
    json_open(out, "steps", '[');
    for (unsigned i = 0; i < s->flow.depth; i++)
        json_string(out, NULL, g->rules->steps[s->flow.frame[i].step]->name);
    json_close(out, ']');
    json_string(out, "actor",
                seat < FACTIONS       ? fitl_faction_words[seat]
                : seat == SEAT_CHANCE ? "chance"
                                      : "nobody");
    if (s->over)
        json_string(out, "winner", fitl_faction_words[fitl_winner(g, s)]);
    else
        json_null(out, "winner");
}

static void counts(Json *out, const char *name, const uint8_t *count, const char *const *words,
                   unsigned number)
{
    json_open(out, name, '{');
    for (unsigned i = 0; i < number; i++)
        if (count[i])
            json_number(out, words[i], count[i]);
    json_close(out, '}');
}

static void spaces(const State *s, Json *out)
{
    static const char *const controls[] = {"none", "coin", "nva"};
    json_open(out, "spaces", '{');
    for (unsigned x = 0; x < SPACES; x++) {
        json_open(out, fitl_place_words[x], '{');
        json_string(out, "level", fitl_level_words[s->level[x]]);
        json_string(out, "control", controls[control(s, x)]);
        json_number(out, is_loc(x) ? "sabotage" : "terror", s->terror[x]);
        counts(out, "pieces", s->at[x], fitl_kind_words, KINDS);
        json_close(out, '}');
    }
    json_close(out, '}');
}

static void tracks(const Game *g, const State *s, Json *out)
{
    json_open(out, "tracks", '{');
    for (unsigned t = 0; t < TRACKS; t++)
        json_number(out, fitl_track_words[t], s->track[t]);
    json_number(out, "econ", s->econ);
    json_number(out, "trail", s->trail);
    json_close(out, '}');
    json_open(out, "scores", '{');
    for (unsigned f = 0; f < FACTIONS; f++)
        json_number(out, fitl_faction_words[f], fitl_score(g, s, f));
    json_close(out, '}');
    json_open(out, "margins", '{');
    for (unsigned f = 0; f < FACTIONS; f++)
        json_number(out, fitl_faction_words[f], fitl_margin(g, s, f));
    json_close(out, '}');
}

static void cards(const Game *g, const State *s, Json *out)
{
    json_number(out, "current", s->current);
    json_number(out, "next", s->next);
    json_bool(out, "monsoon", s->current && monsoon(s));
    json_number(out, "pile", s->pile);
    json_number(out, "pile_left", s->pile_left);
    json_number(out, "leader", s->leader);
    json_bool(out, "leader_face_down", s->leader_down);
    json_number(out, "leader_cards", s->leader_cards);
    for (unsigned side = UNSHADED; side <= SHADED; side++) {
        json_open(out, side ? "capabilities_shaded" : "capabilities_unshaded", '[');
        for (unsigned i = 0; i < CAPABILITIES; i++)
            if (s->cap[side] >> i & 1)
                json_number(out, NULL, fitl_cap_card[i]);
        json_close(out, ']');
    }
    json_open(out, "momentum", '[');
    for (unsigned i = 0; i < MOMENTA; i++)
        if (s->momentum >> i & 1)
            json_number(out, NULL, fitl_mom_card[i]);
    json_close(out, ']');
}

static void turn(const State *s, Json *out)
{
    json_factions(out, "eligible", s->eligible);
    json_factions(out, "acted", s->acted);
    json_factions(out, "passed", s->passed);
    json_factions(out, "pivotal_in_hand", s->pivotal);
    json_number(out, "slot", s->slot);
    json_number(out, "phase", s->phase);
    json_set(out, "operation_spaces", s->op.spaces);
    json_set(out, "activity_spaces", s->sa.spaces);
    json_set(out, "event_spaces", s->ev.chosen);
}

/* The sequence of play on the card [5.3-5.7]: for each faction in its order how it stands, and what
 * it did; then what the slot that is open offers. */
static void sequence(const Game *g, const State *s, Json *out)
{
    static const char *const did[] = {NULL, "pass", "event", "op", "op_activity", "limited"};
    const bool event = s->current && s->current < FIRST_COUP && !s->phase && !s->over;
    const unsigned now = event ? fitl_faction_at(s) : NOBODY;
    json_open(out, "sequence", '[');
    for (unsigned i = 0; i < FACTIONS && event; i++) {
        const unsigned f = g->board->card[s->current].order[i], played = s->played[f];
        json_open(out, NULL, '{');
        json_string(out, "seat", fitl_faction_words[f]);
        json_string(out, "state",
                    f == now               ? "now"
                    : played               ? "done"
                    : s->eligible >> f & 1 ? "waits"
                                           : "out");
        if (played && played < COUNT_OF(did))
            json_string(out, "did", did[played]);
        json_close(out, '}');
    }
    json_close(out, ']');
    const unsigned offers = now != NOBODY && s->slot < 2 ? fitl_slot_offers(s) : 0;
    json_open(out, "offers", '[');
    if (offers & OFFER_EVENT)
        json_string(out, NULL, "event");
    if (offers & OFFER_OPERATION)
        json_string(out, NULL, "operation");
    if (offers & OFFER_LIMITED)
        json_string(out, NULL, "limited");
    json_close(out, ']');
}

void fitl_view(const Game *g, const State *s, Seat viewer, Json *out)
{
    flow(g, s, out);
    spaces(s, out);
    json_open(out, "boxes", '{');
    for (unsigned b = 0; b < BOXES; b++)
        counts(out, fitl_box_words[b], s->box[b], fitl_type_words, TYPES);
    json_close(out, '}');
    tracks(g, s, out);
    json_number(out, "markers_left", s->markers);
    cards(g, s, out);
    turn(s, out);
    sequence(g, s, out);
}
