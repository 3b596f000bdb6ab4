/* standing.c: how the game stands, for people: the sequence of play on this card, all that is in
 * force with its text, and how victory is counted. */
#include "games/fitl/people/view.h"

static void say(const Game *g, Lang lang, const char *id, const uint8_t arg[ARGS_MAX], Text *out)
{
    game_print_message(g, lang, id, arg, out);
    text_char(out, '\n');
}

/* ---- The sequence of play [5.3-5.7] ---------------------------------------------------------- */

unsigned fitl_faction_at(const State *s)
{
    for (unsigned i = 0; i < s->flow.depth; i++) {
        const Frame *frame = &s->flow.frame[i];
        if (frame->step == SLOT_ASK || frame->step == TURN)
            return frame->v[0];
    }
    return NOBODY;
}

/* "US Op", "[ARVN]", "NVA", "(VC)" */
static void add_faction(const State *s, Lang lang, unsigned f, Text *out)
{
    static const char *const played[] = {[PLAYED_PASS] = "fitl.strip.pass",
                                         [PLAYED_EVENT] = "fitl.strip.event",
                                         [PLAYED_OP] = "fitl.strip.op",
                                         [PLAYED_OP_ACTIVITY] = "fitl.strip.op_activity",
                                         [PLAYED_LIMITED] = "fitl.strip.limited"};
    const bool now = fitl_faction_at(s) == f,
               out_of_it = !now && !s->played[f] && !(s->eligible >> f & 1);
    text_add(out, now ? "[" : out_of_it ? "(" : "");
    text_add(out, message_text(lang, fitl_faction_messages[f]));
    text_add(out, now ? "]" : out_of_it ? ")" : "");
    if (s->played[f] && s->played[f] < COUNT_OF(played)) {
        text_char(out, ' ');
        text_add(out, message_text(lang, played[s->played[f]]));
    }
}

const char *fitl_slot_message(const State *s)
{
    const unsigned offers = fitl_slot_offers(s);
    if (s->slot == 0)
        return "fitl.strip.first";
    if (offers & OFFER_OPERATION)
        return "fitl.strip.after_event";
    return offers & OFFER_EVENT ? "fitl.strip.after_activity" : "fitl.strip.after_op";
}

bool fitl_tell_sequence(const Game *g, const State *s, Lang lang, Text *out)
{
    const unsigned card = s->current;
    if (s->over || s->phase || !card || card >= FIRST_COUP)
        return false;
    text_add(out, message_text(lang, "fitl.strip.order"));
    for (unsigned i = 0; i < FACTIONS; i++) {
        text_add(out, i ? " > " : " ");
        add_faction(s, lang, g->board->card[card].order[i], out);
    }
    text_char(out, '\n');
    if (s->slot < 2 && fitl_faction_at(s) != NOBODY) {
        text_add(out, message_text(lang, fitl_slot_message(s)));
        text_char(out, '\n');
    }
    return true;
}

/* ---- In force -------------------------------------------------------------------------------- */

static void tell_capabilities(const Game *g, const State *s, Lang lang, Text *out)
{
    for (unsigned i = 0; i < CAPABILITIES; i++) {
        const uint8_t arg[ARGS_MAX] = {fitl_cap_card[i]};
        if (cap(s, (Capability)i, UNSHADED))
            say(g, lang, "fitl.force.capability", arg, out);
        if (cap(s, (Capability)i, SHADED))
            say(g, lang, "fitl.force.capability_shaded", arg, out);
    }
}

static void tell_momentum(const Game *g, const State *s, Lang lang, Text *out)
{
    for (unsigned i = 0; i < MOMENTA; i++) {
        const uint8_t arg[ARGS_MAX] = {fitl_mom_card[i]};
        if (s->momentum >> i & 1)
            say(g, lang, fitl_mom_side[i] ? "fitl.force.momentum_shaded" : "fitl.force.momentum",
                arg, out);
    }
}

/* Minh has no card; a leader whose text is off has none in force. */
static void tell_leader(const Game *g, const State *s, Lang lang, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {s->leader};
    if (minh_leads(s))
        say(g, lang, "fitl.force.minh", arg, out);
    else if (s->leader && !s->leader_down)
        say(g, lang, "fitl.force.leader", arg, out);
}

/* What a pivotal card waits for [5.9], and whether it is so now. */
static void tell_conditions(const Game *g, const State *s, Lang lang, Text *out)
{
    static const char *const conditions[FACTIONS] = {"fitl.force.if_us", "fitl.force.if_arvn",
                                                     "fitl.force.if_nva", "fitl.force.if_vc"};
    for (unsigned f = 0; f < FACTIONS; f++) {
        const uint8_t arg[ARGS_MAX] = {fitl_pivotal_card[f], (uint8_t)score_for_121(s),
                                       s->leader_cards};
        if (!(s->pivotal >> f & 1))
            continue;
        game_print_message(g, lang, conditions[f], arg, out);
        text_char(out, ' ');
        text_add(out, message_text(lang, fitl_pivotal_ready(g, s, f) ? "fitl.force.ready"
                                                                     : "fitl.force.not_ready"));
        text_char(out, '\n');
    }
}

void fitl_tell_in_force(const Game *g, const State *s, Lang lang, Text *out)
{
    tell_leader(g, s, lang, out);
    tell_capabilities(g, s, lang, out);
    tell_momentum(g, s, lang, out);
    tell_conditions(g, s, lang, out);
}

/* ---- Victory [14.2, 15] ---------------------------------------------------------------------- */

void fitl_nearest(const Game *g, const State *s, uint8_t out[FACTIONS])
{
    for (unsigned i = 0; i < FACTIONS; i++) {
        const uint8_t f = fitl_tie_order[i];
        unsigned at = i;
        for (; at > 0 && fitl_margin(g, s, out[at - 1]) < fitl_margin(g, s, f); at--)
            out[at] = out[at - 1];
        out[at] = f;
    }
}

/* "VC: Opposition 27 + bases 9 = 36, goal 35: +1" */
static void reckon(const Game *g, const State *s, Lang lang, unsigned f, Text *out)
{
    static const char *const sums[FACTIONS] = {"fitl.reckon.us", "fitl.reckon.arvn",
                                               "fitl.reckon.nva", "fitl.reckon.vc"};
    const int margin = fitl_margin(g, s, f), score = (int)fitl_score(g, s, f);
    const int64_t number[] = {fitl_score_part(g, s, f, 0), fitl_score_part(g, s, f, 1), score,
                              score - margin};
    char words[16];
    Text text;
    text_init(&text, words, sizeof words);
    text_add(&text, margin > 0 ? "+" : "");
    text_number(&text, margin);
    message_say(lang, sums[f], number, words, out);
    text_char(out, '\n');
}

void fitl_reckoning(const Game *g, const State *s, Lang lang, Text *out)
{
    uint8_t order[FACTIONS];
    const int64_t coup[] = {s->coup_count};
    message_say(lang, s->over == 1 ? "fitl.reckon.passed" : "fitl.reckon.final", coup, "", out);
    text_char(out, '\n');
    fitl_nearest(g, s, order);
    for (unsigned i = 0; i < FACTIONS; i++)
        reckon(g, s, lang, order[i], out);
}
