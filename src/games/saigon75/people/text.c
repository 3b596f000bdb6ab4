/* text.c: which message says an action, a note or a prompt, and how names are written in it. The
 * words are in po/. Types of placeholders: u unit, p place (i in it, o from it, v to it), c card, s
 * side, f face, k token, b bonus die, r "reduced" or nothing; g colour, and of a solo card l
 * number, e event colours, m movement, x token, a attack (solo_text.c). */
#include "core/speech.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/rules/s75.h"

/* ---- Names ----------------------------------------------------------------------------------- */

static const char *const unit_messages[KINDS] = {
    "s75.unit.nv_division", "s75.unit.vc",          "s75.unit.sv_division",  "s75.unit.ranger",
    "s75.unit.marine",      "s75.unit.paratrooper", "s75.unit.river_patrol", "s75.unit.mechanised"};
static const char *const face_messages[FACES] = {"s75.face.x", "s75.face.r", "s75.face.blank"};
static const char *const bonus_messages[BONUSES] = {"s75.bonus.infiltration", "s75.bonus.militia",
                                                    "s75.bonus.air",          "s75.bonus.saigon",
                                                    "s75.bonus.card",         "s75.bonus.token"};

const char *const s75_season_messages[TURNS + 1] = {
    "s75.picture.season_0", "s75.picture.season_1", "s75.picture.season_2",
    "s75.picture.season_3", "s75.picture.season_4", "s75.picture.season_5",
    "s75.picture.season_6", "s75.picture.season_7", "s75.picture.season_8"};

static void print_unit(const Game *g, Lang lang, uint8_t unit, Text *out)
{
    const Kind kind = s75_kind_of[unit];
    const uint8_t arg[ARGS_MAX] = {(uint8_t)(unit - s75_kind_first[kind] + 1)};
    game_print_message(g, lang, unit_messages[kind], arg, out);
}

static void print_place(const Game *g, Lang lang, uint8_t place, Text *out)
{
    if (place < PROVINCES)
        text_add(out, g->board->name[place]);
    else
        text_add(out, message_text(lang, "s75.place.reserve"));
}

/* With its preposition: "dans la Réserve", "d’An Lộc", "ad An Lộc". */
static void print_form(const Game *g, Lang lang, char type, uint8_t place, Text *out)
{
    static const char *const forms[][3] = {{"s75.in.name", "s75.in.vowel", "s75.in.reserve"},
                                           {"s75.from.name", "s75.from.vowel", "s75.from.reserve"},
                                           {"s75.to.name", "s75.to.vowel", "s75.to.reserve"}};
    const char *const *form = forms[type == 'i' ? 0 : type == 'o' ? 1 : 2];
    if (place < PROVINCES)
        message_say(lang, form[g->board->name[place][0] == 'A'], NULL, g->board->name[place], out);
    else
        text_add(out, message_text(lang, form[2]));
}

static void print_card(Lang lang, uint8_t card, Text *out)
{
    text_add(out, card < 9 ? "E-0" : "E-");
    text_number(out, card + 1);
    text_char(out, ' ');
    text_add(out, message_text(lang, s75_cards[card].name));
}

void s75_print_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out)
{
    switch (type) {
    case 'u':
        print_unit(g, lang, value, out);
        break;
    case 'p':
        print_place(g, lang, value, out);
        break;
    case 'i':
    case 'o':
    case 'v':
        print_form(g, lang, type, value, out);
        break;
    case 'c':
        print_card(lang, value, out);
        break;
    case 'd':
        text_add(out, message_text(lang, s75_cards[value].text));
        break;
    case 's':
        text_add(out, seat_name(g->rules, value, lang));
        break;
    case 'f':
        text_add(out, message_text(lang, face_messages[value]));
        break;
    case 'k':
        text_number(out, s75_token_numbers[value]);
        break;
    case 'b':
        text_add(out, message_text(lang, bonus_messages[value]));
        break;
    case 'g':
    case 'l':
    case 'e':
    case 'm':
    case 'x':
    case 'a':
        s75_print_solo_arg(g, lang, type, value, out);
        break;
    default: /* 'r' */
        text_add(out, value ? message_text(lang, "s75.reduced") : "");
    }
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* What "done" means depends on what was asked. */
static const char *done_message(uint8_t step)
{
    switch (step) {
    case AVAILABILITY_USE:
        return "s75.done.availability";
    case PREPARE:
        return "s75.done.prepare";
    case MOVE_UNIT:
        return "s75.done.move";
    case DECLARE:
        return "s75.done.declare";
    case COMMIT:
        return "s75.done.commit";
    case ATTACKER_BONUS:
    case DEFENDER_BONUS:
        return "s75.done.bonus";
    case TOKEN_REROLL_DIE:
    case INTELLIGENCE_DIE:
        return "s75.done.reroll";
    case CARD_CALL:
        return "s75.done.card";
    case WITHDRAW_UNIT:
        return "s75.done.withdraw";
    default:
        return "s75.do.done";
    }
}

static bool names_unit(uint8_t verb)
{
    switch ((S75Verb)verb) {
    case V_NAME:
    case V_ACTIVATE:
    case V_MOVE:
    case V_ELIMINATE:
    case V_COMMIT:
    case V_REDUCE:
    case V_RETREAT:
    case V_WITHDRAW:
    case V_DESERT:
        return true;
    default:
        return false;
    }
}

static bool is_reduced(const State *s, unsigned unit) { return (DIVISIONS & ~s->full) >> unit & 1; }

/* A unit is named with the place it stands in and whether it is reduced. */
const char *s75_action_message(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX])
{
    if (names_unit(a.verb)) {
        arg[1] = s->place[a.a];
        arg[2] = is_reduced(s, a.a);
    }
    if (a.verb == V_DONE && !game_over(s))
        return done_message(flow_now(s)->step);
    return NULL;
}

/* ---- Notes ----------------------------------------------------------------------------------- */

static const char *const note_messages[S75_NOTES] = {
    [N_TURN] = "s75.note.turn",
    [N_PHASE] = "s75.note.phase",
    [N_TOKEN_LIES] = "s75.note.token_lies",
    [N_PLACED] = "s75.note.placed",
    [N_DEALT] = "s75.note.dealt",
    [N_DREW] = "s75.note.drew",
    [N_LOOKED] = "s75.note.looked",
    [N_ASIDE] = "s75.note.aside",
    [N_SWAPPED] = "s75.note.swapped",
    [N_EXCHANGED] = "s75.note.exchanged",
    [N_DISCARDED] = "s75.note.discarded",
    [N_AVAILABILITY] = "s75.note.availability",
    [N_PLUS] = "s75.note.plus",
    [N_TOKEN_PLUS] = "s75.note.token_plus",
    [N_REROLL] = "s75.note.reroll",
    [N_CARD] = "s75.note.card",
    [N_NO_EFFECT] = "s75.note.no_effect",
    [N_STRUCK] = "s75.note.struck",
    [N_OFFENSIVE] = "s75.note.offensive",
    [N_DIRECTIVE] = "s75.note.directive",
    [N_HALVED] = "s75.note.halved",
    [N_NAMED] = "s75.note.named",
    [N_NAMED_PLACE] = "s75.note.named_place",
    [N_MOVED] = "s75.note.moved",
    [N_FLEW] = "s75.note.flew",
    [N_SAILED] = "s75.note.sailed",
    [N_JUMPED] = "s75.note.jumped",
    [N_PUT] = "s75.note.put",
    [N_STRATEGIC] = "s75.note.strategic",
    [N_JOINED] = "s75.note.joined",
    [N_BOUGHT] = "s75.note.bought",
    [N_ACTIVATED] = "s75.note.activated",
    [N_STAND] = "s75.note.stand",
    [N_EXCESS] = "s75.note.excess",
    [N_DECLARED] = "s75.note.declared",
    [N_COMMITTED] = "s75.note.committed",
    [N_COMBAT] = "s75.note.combat",
    [N_NO_COMBAT] = "s75.note.no_combat",
    [N_BONUS] = "s75.note.bonus",
    [N_VC_DEFEND] = "s75.note.vc_defend",
    [N_VC_SHARE] = "s75.note.vc_share",
    [N_ROLLED] = "s75.note.rolled",
    [N_REROLLED] = "s75.note.rerolled",
    [N_CARD_USED] = "s75.note.card_used",
    [N_RESULT] = "s75.note.result",
    [N_REDUCED] = "s75.note.reduced",
    [N_LOST] = "s75.note.lost",
    [N_RETREATED] = "s75.note.retreated",
    [N_STAYED] = "s75.note.stayed",
    [N_WITHDREW] = "s75.note.withdrew",
    [N_ATTRITION] = "s75.note.attrition",
    [N_MILITIA] = "s75.note.militia",
    [N_MILITIA_GONE] = "s75.note.militia_gone",
    [N_DESERTION] = "s75.note.desertion",
    [N_NO_DESERTION] = "s75.note.no_desertion",
    [N_DESERTED] = "s75.note.deserted",
    [N_TOKEN_SHOWN] = "s75.note.token_shown",
    [N_TOKEN_TAKEN] = "s75.note.token_taken",
    [N_TOKEN_GONE] = "s75.note.token_gone",
    [N_NV_WINS] = "s75.note.nv_wins",
    [N_NV_WINS_NO_UNITS] = "s75.note.nv_wins_no_units",
    [N_SV_WINS] = "s75.note.sv_wins",
    [N_TURNED] = "s75.note.turned",
    [N_SHUFFLED] = "s75.note.shuffled",
    [N_NO_COLOUR] = "s75.note.no_colour",
    [N_SOLO_EXCHANGE] = "s75.note.solo_exchange",
    [N_NO_EXCHANGE] = "s75.note.no_exchange",
};

static bool may_see(Seat viewer, uint8_t side) { return viewer == SEAT_REFEREE || viewer == side; }

/* Cards dealt, drawn, looked at and swapped are their owner's secret [16]. */
const char *s75_note_message(const Game *g, Note note, Seat viewer)
{
    const bool automaton = is_solo(g) && note.a == NV; /* nobody sees what it draws */
    switch ((S75Note)note.kind) {
    case N_DEALT:
        return may_see(viewer, note.a) ? "s75.note.dealt" : "s75.note.dealt_hidden";
    case N_DREW:
        return may_see(viewer, note.a) && !automaton ? "s75.note.drew" : "s75.note.drew_hidden";
    case N_ASIDE:
        return may_see(viewer, note.b) ? "s75.note.aside" : NULL;
    case N_SWAPPED:
        return may_see(viewer, note.a) ? "s75.note.swapped" : "s75.note.swapped_hidden";
    case N_SOLO_CARD: /* what else it says does not bind who is seasoned [15.m] */
        return is_seasoned(g) ? "s75.note.solo_event" : "s75.note.solo_card";
    case N_NO_DESERTION:
        return note.a ? "s75.note.no_desertion" : NULL;
    case N_OFFENSIVE:
        return note.b ? "s75.note.offensive" : "s75.note.offensive_none";
    case N_RESULT:
        return note.b || note.c ? "s75.note.result" : NULL;
    default:
        return note_messages[note.kind];
    }
}

/* ---- Prompts --------------------------------------------------------------------------------- */

/* Of questions in a combat: its province, and what is rolled or due. */
static void combat_args(const State *s, uint8_t arg[ARGS_MAX])
{
    const Frame *frame = flow_now(s);
    const Combat *c = &s->combat;
    const uint8_t side = frame->v[0] < SIDES ? frame->v[0] : NV;
    if (c->province != NOWHERE)
        arg[0] = c->province;
    switch ((S75Step)frame->step) {
    case ROLL_DICE:
        arg[0] = side;
        arg[1] = c->province;
        arg[2] = c->dice[side];
        break;
    case CARD_CALL:
        arg[1] = s->card;
        break;
    case LOSS_UNIT:
        arg[1] = c->loss_due[side];
        break;
    case RETREAT_UNIT:
        arg[1] = c->retreat_due[side];
        break;
    default:
        break;
    }
}

/* Numbers and names a prompt speaks of, as the message needs them. */
const char *s75_prompt(const Game *g, const State *s, uint8_t arg[ARGS_MAX])
{
    const Frame *frame = flow_now(s);
    arg[0] = s->active;
    switch ((S75Step)frame->step) {
    case PLACE_UNIT: /* River Patrols come first [3.2] */
        arg[0] = (uint8_t)count_units(s->at[BOX] & RIVER_PATROLS);
        if (arg[0])
            return "s75.ask.place.river";
        arg[0] = (uint8_t)count_units(s->at[BOX]);
        break;
    case AVAILABILITY_USE:
    case PREPARE:
        arg[1] = (uint8_t)s75_availability(g, s);
        break;
    case SOLO_CARD:
        if (chooses_solo_card(g))
            return "s75.ask.solo_card";
        break;
    case SOLO_EVENT_CARD:
        arg[0] = g->board->solo[s->solo_card - 1].colour[frame->v[0]];
        break;
    case MOVE_UNIT:
        arg[0] = (uint8_t)s75_activations_left(g, s);
        arg[1] = (uint8_t)(2 - least(2, s->free_vc));
        return s->active == NV ? "s75.ask.move.unit.nv" : "s75.ask.move.unit";
    case MOVE_TO:
    case MECH_ON:
    case REDEPLOY_TO:
    case STRATEGIC_TO:
    case DIVERT_TO:
    case INFILTRATE_TO:
    case RETREAT_TO:
        arg[0] = s->moving;
        arg[1] = s->moving < UNITS ? s->place[s->moving] : RESERVE;
        break;
    case STRIKE_LOSS:
    case STRIKE_RETREAT:
        arg[0] = s->strike[frame->step == STRIKE_RETREAT];
        break;
    case COMMIT:
    case EVACUATE_UNIT:
        arg[0] = frame->v[0];
        break;
    case DESERT_UNIT:
        arg[0] = s->desertion;
        break;
    default:
        combat_args(s, arg);
    }
    return s75_steps[frame->step]->prompt;
}
