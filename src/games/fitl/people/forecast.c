/* forecast.c: the true chances of what the faction to move could do in a place, before it decides:
 * every die that an Operation or an event rolls there, and where none is rolled what happens for
 * certain. */
#include "games/fitl/cards/event.h"
#include "games/fitl/people/view.h"

/* What is being told, and to whom. */
typedef struct Teller {
    const Game *g;
    const State *s;
    Lang lang;
    Text *out;
} Teller;

static void tell(const Teller *t, const char *id, unsigned a, unsigned b, unsigned c)
{
    const uint8_t arg[ARGS_MAX] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    game_print_message(t->g, t->lang, id, arg, t->out);
    text_char(t->out, '\n');
}

static bool is_running(const State *s, unsigned step)
{
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == step)
            return true;
    return false;
}

/* Nothing is said of an Operation while another one is under way. */
static bool may_come(const State *s, unsigned step)
{
    return flow_now(s)->step == SLOT_ASK || is_running(s, step);
}

/* ---- Attack and Ambush ----------------------------------------------------------------------- */

/* Those of an Attack that is yet to come, or is under way. */
static Assailants assailants(const State *s, unsigned x, unsigned faction)
{
    State then = *s;
    if (!is_running(s, ATTACK))
        fitl_begin_operation(&then, faction, OP_ATTACK, 0);
    return fitl_assailants(&then, x, faction);
}

static void tell_attack(const Teller *t, unsigned x, unsigned f)
{
    const Assailants who = assailants(t->s, x, f);
    if (!t->s->coin[x] || !may_come(t->s, ATTACK))
        return;
    if (who.guerrillas) {
        const unsigned chance = (who.faces * 100u + 3) / 6;
        tell(t, "fitl.forecast.attack", chance, who.guerrillas, who.faces);
    }
    if (who.troops)
        tell(t, "fitl.forecast.troops", x, who.troops, who.hits);
    if (has(t->s, x, HIDDEN_GUERRILLAS & fitl_faction_kinds[f]))
        tell(t, "fitl.forecast.ambush", x, 0, 0);
    if ((who.guerrillas || who.troops) && has(t->s, x, KIND(K_US_TROOP) | KIND(K_US_BASE)))
        tell(t, "fitl.forecast.toll", x, 0, 0);
}

void fitl_attack_odds(const Game *g, const State *s, unsigned x, Lang lang, Outlook *out)
{
    if (flow_now(s)->step != ATTACK || x >= SPACES)
        return;
    const Assailants who = fitl_assailants(s, x, s->op.faction);
    if (!who.guerrillas || who.troops)
        return; /* NVA Troops hit without a die, and may be taken instead [9.20] */
    const uint8_t arg[ARGS_MAX] = {(uint8_t)((who.faces * 100u + 3) / 6), who.guerrillas};
    Text text = text_on(out->odds, sizeof out->odds);
    out->known = true;
    out->good = who.faces / 6.0;
    game_print_message(g, lang, "fitl.bring.attack", arg, &text);
}

/* ---- Sweep, Assault, Air Strike -------------------------------------------------------------- */

static void tell_assault(const Teller *t, unsigned x, unsigned f)
{
    const State *s = t->s;
    if (!insurgents(s, x) || !has(s, x, cubes_of(f)) || !may_come(s, ASSAULT))
        return;
    if (has(s, x, TUNNELED_BASES))
        tell(t, "fitl.forecast.tunnel", x, 0, 0);
    if (f == US && cap(s, CAP_COBRAS, SHADED))
        tell(t, "fitl.forecast.cobras", x, 0, 0);
    if (!has(s, x, TUNNELED_BASES) && !(f == US && cap(s, CAP_COBRAS, SHADED)))
        tell(t, "fitl.forecast.assault", x, 0, 0);
}

static void tell_sweep(const Teller *t, unsigned x)
{
    if (cap(t->s, CAP_BOOBY_TRAPS, SHADED) && may_come(t->s, SWEEP) && !is_loc(x))
        tell(t, "fitl.forecast.traps", x, 0, 0);
}

/* [10.15-10.17]: the hits are rolled in the second edition only. */
static void tell_strike(const Teller *t, unsigned x)
{
    const State *s = t->s;
    if (edition_1(t->g) || is_running(s, STRIKE) || !insurgents(s, x))
        return;
    tell(t, "fitl.forecast.strike", x, 0, 0);
    if (cap(s, CAP_TOP_GUN, SHADED))
        tell(t, "fitl.forecast.top_gun", x, 0, 0);
}

/* ---- Dice of events [12.2] ------------------------------------------------------------------- */

/* A line replaces as many as the die shows only if there is something to replace them by. */
static bool has_for_all_faces(const State *s, const Effect *e)
{
    unsigned sum = 0;
    for (unsigned t = 0; t < TYPES; t++)
        if (e->types >> t & 1)
            sum += s->box[BOX_AVAILABLE][t];
    return sum >= 6;
}

static unsigned count_pieces(const Game *g, const State *s, const Effect *e)
{
    unsigned sum = 0;
    for (unsigned x = 0; x < SPACES; x++)
        if (fitl_matches(g, s, e->where, x))
            sum += count_at(s, x, e->kinds);
    return sum;
}

/* If line i rolls and the next one takes as many as the die shows: of so many. */
static unsigned stake(const Game *g, const State *s, Lines lines, unsigned i)
{
    if (i + 1 >= lines.count || lines.line[i].verb != E_ROLL)
        return 0;
    const Effect *taker = &lines.line[i + 1];
    if (taker->amount != ev_number)
        return 0;
    switch (taker->verb) {
    case E_TRACK:
        return (unsigned)TRACK_MAX - s->track[taker->track];
    case E_TRANSFER:
        return least(s->track[taker->track], (unsigned)TRACK_MAX - s->track[taker->to]);
    case E_REMOVE:
        return count_pieces(g, s, taker);
    case E_REPLACE:
        return has_for_all_faces(s, taker) ? count_pieces(g, s, taker) : 0;
    default:
        return 0;
    }
}

unsigned fitl_event_stake(const Game *g, const State *s, unsigned card, unsigned side)
{
    const Lines lines = fitl_lines(g, card, side);
    for (unsigned i = 0; i < lines.count; i++) {
        const unsigned verb = lines.line[i].verb;
        if (verb == E_CHOOSE || verb == E_ONE_OF || verb == E_PICK)
            return 0;
        if (verb == E_ROLL)
            return stake(g, s, lines, i);
    }
    return 0;
}

unsigned fitl_space_stake(const Game *g, const State *s, unsigned x)
{
    State then = *s;
    const Effect *e = fitl_line(g, s);
    if (e->verb != E_CHOOSE || e->n != 1)
        return 0;
    then.ev.chosen = SPACE(x);
    return stake(g, &then, fitl_event_lines(g, s), s->ev.line + 1u);
}

unsigned fitl_option_stake(const Game *g, const State *s, unsigned choice)
{
    const Lines lines = fitl_event_lines(g, s);
    for (unsigned i = s->ev.line + 1u; i < lines.count && lines.line[i].verb != E_ONE_OF; i++)
        if (lines.line[i].option == choice && lines.line[i].verb == E_ROLL)
            return stake(g, s, lines, i);
    return 0;
}

static void tell_event(const Teller *t, unsigned x)
{
    const unsigned n = flow_now(t->s)->step == EV_SPACE ? fitl_space_stake(t->g, t->s, x) : 0;
    if (n)
        tell(t, "fitl.forecast.event", n < 7 ? ((7 - n) * 100 + 3) / 6 : 0, n, 0);
}

bool fitl_forecast(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out)
{
    const Teller t = {g, s, lang, out};
    const Seat actor = game_actor(g, s);
    const Seat f = actor < FACTIONS ? actor : viewer;
    const size_t before = out->length;
    if (f < FACTIONS && place < SPACES && !game_over(s)) {
        tell_event(&t, place);
        if (SIDE_OF(f)) {
            tell_attack(&t, place, f);
        } else {
            tell_assault(&t, place, f);
            tell_sweep(&t, place);
        }
        if (f == US)
            tell_strike(&t, place);
    }
    if (out->length > before)
        return true;
    tell(&t, "fitl.forecast.none", place, 0, 0);
    return false;
}
