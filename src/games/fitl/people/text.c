/* text.c: which message says an action, a note or a prompt, and how names are written in it. The
 * words are in po/fitl. Types of placeholders: f faction, p place, i "in" a place, e "from" a place
 * (exit), g a place with its article (goal, after "to"), c card, k kind of piece, t type, o
 * Operation, a special activity, h choice, l level, x track, s side of a card, r phase, b box, d
 * leader, u and w the texts of a card, unshaded and shaded, m the mean of a die that takes at most
 * so many. Pieces are named in the singular: counts stand before them with a sign of
 * multiplication.
 */
#include <string.h>

#include "games/fitl/people/text.h"
#include "games/fitl/people/words.h"
#include "games/fitl/players/trung/trung.h"

/* ---- Names ----------------------------------------------------------------------------------- */

const char *const fitl_faction_messages[FACTIONS] = {"fitl.faction.us", "fitl.faction.arvn",
                                                     "fitl.faction.nva", "fitl.faction.vc"};

const char *const fitl_kind_messages[KINDS] = {
    "fitl.kind.us_troop",         "fitl.kind.irregular",
    "fitl.kind.irregular_active", "fitl.kind.us_base",
    "fitl.kind.arvn_troop",       "fitl.kind.police",
    "fitl.kind.ranger",           "fitl.kind.ranger_active",
    "fitl.kind.arvn_base",        "fitl.kind.nva_troop",
    "fitl.kind.nva_guerrilla",    "fitl.kind.nva_guerrilla_active",
    "fitl.kind.nva_base",         "fitl.kind.nva_tunnel",
    "fitl.kind.vc_guerrilla",     "fitl.kind.vc_guerrilla_active",
    "fitl.kind.vc_base",          "fitl.kind.vc_tunnel"};

const char *const fitl_type_messages[TYPES] = {
    "fitl.kind.us_troop",   "fitl.kind.irregular",    "fitl.kind.us_base",
    "fitl.kind.arvn_troop", "fitl.kind.police",       "fitl.kind.ranger",
    "fitl.kind.arvn_base",  "fitl.kind.nva_troop",    "fitl.type.nva_guerrilla",
    "fitl.kind.nva_base",   "fitl.type.vc_guerrilla", "fitl.kind.vc_base"};

static const char *const op_messages[OPERATIONS] = {
    "fitl.op.train", "fitl.op.patrol", "fitl.op.sweep",  "fitl.op.assault",
    "fitl.op.rally", "fitl.op.march",  "fitl.op.attack", "fitl.op.terror"};

static const char *const activity_messages[ACTIVITIES] = {
    "fitl.act.advise",    "fitl.act.air_lift", "fitl.act.air_strike", "fitl.act.govern",
    "fitl.act.transport", "fitl.act.raid",     "fitl.act.infiltrate", "fitl.act.bombard",
    "fitl.act.ambush",    "fitl.act.tax",      "fitl.act.subvert"};

static const char *const level_messages[LEVELS] = {"fitl.level.ao", "fitl.level.po", "fitl.level.n",
                                                   "fitl.level.ps", "fitl.level.as"};

static const char *const track_messages[TRACKS] = {
    "fitl.track.arvn", "fitl.track.nva", "fitl.track.vc", "fitl.track.aid", "fitl.track.patronage"};

static const char *const phase_messages[] = {
    "fitl.phase.victory",  "fitl.phase.victory",  "fitl.phase.resources",  "fitl.phase.support",
    "fitl.phase.redeploy", "fitl.phase.redeploy", "fitl.phase.commitment", "fitl.phase.reset"};

static const char *const box_messages[BOXES] = {"fitl.place.available", "fitl.place.casualties",
                                                "fitl.place.out"};

static const char *const choice_messages[CHOICES] = {
    [CH_NOTHING] = "fitl.choice.nothing",
    [CH_IRREGULARS] = "fitl.choice.irregulars",
    [CH_RANGERS] = "fitl.choice.rangers",
    [CH_CUBES] = "fitl.choice.cubes",
    [CH_BOTH] = "fitl.choice.both",
    [CH_US] = "fitl.choice.us",
    [CH_ARVN] = "fitl.choice.arvn",
    [CH_NVA] = "fitl.choice.nva",
    [CH_VC] = "fitl.choice.vc",
    [CH_YES] = "fitl.choice.yes",
    [CH_NO] = "fitl.choice.no",
    [CH_GUERRILLAS] = "fitl.choice.guerrillas",
    [CH_TROOPS] = "fitl.choice.troops",
    [CH_TANKS] = "fitl.choice.tanks",
    [CH_HIDE] = "fitl.choice.hide",
    [CH_SWEEP] = "fitl.choice.sweep",
    [CH_ASSAULT] = "fitl.choice.assault",
    [CH_STRIKE_IRREGULAR] = "fitl.choice.strike_irregular",
    [CH_STRIKE_RANGER] = "fitl.choice.strike_ranger",
    [CH_AID] = "fitl.choice.aid",
    [CH_PATRONAGE] = "fitl.choice.patronage",
    [CH_QUIETLY] = "fitl.choice.quietly",
    [CH_BUILD_UP] = "fitl.choice.build_up",
    [CH_TAKE_OVER] = "fitl.choice.take_over",
    [CH_REMOVE] = "fitl.choice.remove",
    [CH_REPLACE] = "fitl.choice.replace",
    [CH_AID_UP] = "fitl.choice.aid_up",
    [CH_AID_DOWN] = "fitl.choice.aid_down",
    [CH_RESOURCES] = "fitl.choice.resources",
    [CH_TRAIL] = "fitl.choice.trail",
    [CH_US_BASES] = "fitl.choice.us_pieces",
    [CH_ARVN_BASES] = "fitl.choice.arvn_pieces",
    [CH_PATRONAGE_UP] = "fitl.choice.patronage_up",
    [CH_PATRONAGE_DOWN] = "fitl.choice.patronage_down",
    [CH_DEPLOY] = "fitl.choice.deploy",
    [CH_COIN_PAIR] = "fitl.choice.coin_pair",
    [CH_INSURGENT_PAIR] = "fitl.choice.insurgent_pair",
    [CH_TUNNELS] = "fitl.choice.tunnels",
    [CH_ATTACK] = "fitl.choice.attack",
    [CH_AMBUSH] = "fitl.choice.ambush",
    [CH_INFILTRATE] = "fitl.choice.infiltrate",
    [CH_ARVN_UP] = "fitl.choice.arvn_up",
    [CH_ARVN_DOWN] = "fitl.choice.arvn_down",
    [CH_AVAILABLE] = "fitl.choice.available",
    [CH_ON_MAP] = "fitl.choice.on_map",
    [CH_SUPPORT] = "fitl.choice.support",
    [CH_OPPOSITION] = "fitl.choice.opposition",
    [CH_POLICE] = "fitl.choice.police",
    [CH_BASE] = "fitl.choice.base",
    [CH_ONE_SPACE] = "fitl.choice.one_space",
    [CH_TO_AVAILABLE] = "fitl.choice.to_available",
};

/* Names of places outside the South are translated, the others are those of the board. */
void fitl_print_place(const Game *g, Lang lang, uint8_t place, Text *out)
{
    static const char *const abroad[] = {"fitl.place.north_vietnam", "fitl.place.central_laos",
                                         "fitl.place.southern_laos", "fitl.place.ne_cambodia",
                                         "fitl.place.fishhook",      "fitl.place.parrots_beak"};
    if (place >= PLACES)
        text_add(out, "?");
    else if (place >= SPACES)
        text_add(out, message_text(lang, box_messages[place - SPACES]));
    else if (place >= NORTH_VIETNAM && place < SIHANOUKVILLE)
        text_add(out, message_text(lang, abroad[place - NORTH_VIETNAM]));
    else
        text_add(out, g->board->name[place]);
}

/* French and Italian melt prepositions and articles into one word ("au Laos", "dal Laos"), so a
 * sentence asks for a place with its preposition. The places below have forms of their own. */
typedef enum PlaceForm { FORM_IN, FORM_FROM, FORM_THE, PLACE_FORMS } PlaceForm;

static const char *own_form(uint8_t place, PlaceForm form)
{
    static const char *const abroad[PLACE_FORMS][SIHANOUKVILLE - NORTH_VIETNAM] = {
        {"fitl.in.north_vietnam", "fitl.in.central_laos", "fitl.in.southern_laos",
         "fitl.in.ne_cambodia", "fitl.in.fishhook", "fitl.in.parrots_beak"},
        {"fitl.from.north_vietnam", "fitl.from.central_laos", "fitl.from.southern_laos",
         "fitl.from.ne_cambodia", "fitl.from.fishhook", "fitl.from.parrots_beak"},
        {"fitl.the.north_vietnam", "fitl.the.central_laos", "fitl.the.southern_laos",
         "fitl.the.ne_cambodia", "fitl.the.fishhook", "fitl.the.parrots_beak"}};
    static const char *const boxes[PLACE_FORMS][BOXES] = {
        {"fitl.in.available", "fitl.in.casualties", "fitl.in.out"},
        {"fitl.from.available", "fitl.from.casualties", "fitl.from.out"},
        {"fitl.the.available", "fitl.the.casualties", "fitl.the.out"}};
    if (place >= SPACES)
        return boxes[form][place - SPACES];
    const bool named = place >= NORTH_VIETNAM && place < SIHANOUKVILLE;
    return named ? abroad[form][place - NORTH_VIETNAM] : NULL;
}

/* The form of a name that stands on the board; none with an article, for it has none. */
static const char *name_form(const char *name, uint8_t place, PlaceForm form)
{
    if (form == FORM_FROM)
        return strchr("AEIOUY", name[0]) ? "fitl.from.vowel" : "fitl.from.name";
    return is_loc(place)           ? "fitl.in.loc"
           : place > SIHANOUKVILLE ? "fitl.in.province"
           : name[0] == 'A'        ? "fitl.in.town_a"
                                   : "fitl.in.town";
}

static void print_form(const Game *g, Lang lang, uint8_t place, PlaceForm form, Text *out)
{
    const char *id = place < PLACES ? own_form(place, form) : NULL;
    if (id)
        text_add(out, message_text(lang, id));
    else if (place >= PLACES || form == FORM_THE)
        fitl_print_place(g, lang, place, out);
    else
        message_say(lang, name_form(g->board->name[place], place, form), NULL,
                    g->board->name[place], out);
}

void fitl_print_card(const Game *g, uint8_t card, Text *out)
{
    text_char(out, '#');
    text_number(out, card);
    if (card >= 1 && card <= CARDS) {
        text_char(out, ' ');
        text_add(out, g->board->card[card].title);
    }
}

void fitl_print_count(const Game *g, Lang lang, const char *message, unsigned n, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {(uint8_t)n};
    text_number(out, n);
    text_char(out, ' ');
    game_print_message(g, lang, message, arg, out);
}

static void print_one(const Game *g, Lang lang, const char *message, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {1};
    game_print_message(g, lang, message, arg, out);
}

static void print_leader(const Game *g, Lang lang, uint8_t leader, Text *out)
{
    if (leader >= KHANH && leader <= THIEU)
        text_add(out, g->board->card[leader].title);
    else
        text_add(out, message_text(lang, leader ? "fitl.leader.none" : "fitl.leader.minh"));
}

/* What a side of a card does: its text is found by the card's number. */
const char *fitl_card_text(Lang lang, uint8_t card, unsigned side)
{
    char id[32];
    Text text;
    text_init(&text, id, sizeof id);
    text_add(&text, "fitl.card.");
    text_number(&text, card);
    text_char(&text, side == SHADED ? 's' : 'u');
    return message_find(lang, id);
}

static void print_card_text(Lang lang, uint8_t card, unsigned side, Text *out)
{
    const char *words = fitl_card_text(lang, card, side);
    text_add(out, words ? words : "-");
}

/* 2.5 for a die of 1 to 6 that can take 3 at most. */
static void print_mean(Lang lang, uint8_t most, Text *out)
{
    unsigned sum = 0;
    for (unsigned face = 1; face <= 6; face++)
        sum += least(face, most);
    const unsigned tenths = (sum * 10 + 3) / 6;
    text_number(out, tenths / 10);
    if (tenths % 10) {
        text_add(out, message_text(lang, "fitl.decimal"));
        text_number(out, tenths % 10);
    }
}

/* One message of a table, or a question mark for a value from outside. */
static void add(Lang lang, const char *const *table, size_t count, uint8_t value, Text *out)
{
    text_add(out, value < count && table[value] ? message_text(lang, table[value]) : "?");
}

static const char *const policy_messages[] = {"fitl.policy.jfk", "fitl.policy.lbj",
                                              "fitl.policy.nixon"};

void fitl_print_arg(const Game *g, Lang lang, char type, uint8_t value, Text *out)
{
    static const char *const sides[] = {"fitl.side.unshaded", "fitl.side.shaded"};
    switch (type) {
    case 'f':
        add(lang, fitl_faction_messages, FACTIONS, value, out);
        break;
    case 'p':
        fitl_print_place(g, lang, value, out);
        break;
    case 'i':
    case 'e':
    case 'g':
        print_form(g, lang, value, type == 'i' ? FORM_IN : type == 'e' ? FORM_FROM : FORM_THE, out);
        break;
    case 'c':
        fitl_print_card(g, value, out);
        break;
    case 'q':
        add(lang, policy_messages, COUNT_OF(policy_messages), value, out);
        break;
    case 'z': /* a card of the bots' deck is its letter */
        arg_print(g, ARG_TRUNG, value, out);
        break;
    case 'v':
        add(lang, trung_filter_messages, trung_filters, value, out);
        break;
    case 'j':
        add(lang, trung_gate_messages, GATES, value, out);
        break;
    case 'k':
        print_one(g, lang, fitl_kind_messages[value % KINDS], out);
        break;
    case 't':
        print_one(g, lang, fitl_type_messages[value % TYPES], out);
        break;
    case 'o':
        add(lang, op_messages, OPERATIONS, value, out);
        break;
    case 'a':
        add(lang, activity_messages, ACTIVITIES, value, out);
        break;
    case 'h':
        add(lang, choice_messages, CHOICES, value, out);
        break;
    case 'l':
        add(lang, level_messages, LEVELS, value, out);
        break;
    case 'x':
        add(lang, track_messages, TRACKS, value, out);
        break;
    case 's':
        add(lang, sides, 2, value, out);
        break;
    case 'r':
        add(lang, phase_messages, COUNT_OF(phase_messages), value, out);
        break;
    case 'b':
        add(lang, box_messages, BOXES, value, out);
        break;
    case 'm':
        print_mean(lang, value, out);
        break;
    case 'u':
    case 'w':
        print_card_text(lang, value, type == 'w', out);
        break;
    default: /* 'd' */
        print_leader(g, lang, value, out);
    }
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* A space to attack, or who attacks there, with what it brings [9.18, 9.19]. */
static const char *attack_message(const State *s, unsigned step, Action a, uint8_t arg[ARGS_MAX])
{
    const unsigned x = step == ATTACK ? a.a : flow_now(s)->v[0];
    Assailants who = {0};
    if (x < SPACES)
        who = fitl_assailants(s, x, s->op.faction);
    arg[1] = who.faces;
    arg[2] = who.hits;
    if (step == ATTACK)
        return !who.troops       ? "fitl.do.attack_guerrillas"
               : !who.guerrillas ? "fitl.do.attack_troops"
                                 : "fitl.do.attack_either";
    return a.a == CH_GUERRILLAS ? "fitl.do.attack_by_guerrillas"
           : a.a == CH_TROOPS   ? "fitl.do.attack_by_troops"
                                : "fitl.do.choose";
}

/* What an Operation or a special activity is for, in a few words. */
static const char *const op_labels[OPERATIONS] = {
    "fitl.do.train", "fitl.do.patrol", "fitl.do.sweep",  "fitl.do.assault",
    "fitl.do.rally", "fitl.do.march",  "fitl.do.attack", "fitl.do.terror"};

static const char *const activity_labels[ACTIVITIES] = {
    "fitl.do.advise",    "fitl.do.air_lift", "fitl.do.air_strike", "fitl.do.govern",
    "fitl.do.transport", "fitl.do.raid",     "fitl.do.infiltrate", "fitl.do.bombard",
    "fitl.do.ambush",    "fitl.do.tax",      "fitl.do.subvert"};

/* An event, or a space for one, with what its die brings on the average. */
static const char *event_message(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX])
{
    arg[1] = s->current;
    arg[2] = (uint8_t)least(fitl_event_stake(g, s, s->current, a.a), 6);
    if (a.a == SHADED)
        return arg[2] ? "fitl.do.event_shaded_die" : "fitl.do.event_shaded";
    return arg[2] ? "fitl.do.event_unshaded_die" : "fitl.do.event_unshaded";
}

static const char *event_space_message(const Game *g, const State *s, Action a,
                                       uint8_t arg[ARGS_MAX])
{
    arg[1] = (uint8_t)fitl_space_stake(g, s, a.a);
    return arg[1] ? "fitl.do.space_die" : "fitl.do.space";
}

const char *fitl_action_message(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX])
{
    const unsigned step = game_over(s) ? FITL_STEPS : flow_now(s)->step;
    if ((step == ATTACK && a.verb == V_SPACE) || (step == ATTACK_HOW && a.verb == V_CHOOSE))
        return attack_message(s, step, a, arg);
    if (a.verb == V_OPERATION)
        return op_labels[a.a];
    if (a.verb == V_ACTIVITY)
        return activity_labels[a.a];
    if (a.verb == V_PIVOTAL && (step == PIVOTAL_ASK || step == SLOT_ASK))
        arg[0] = fitl_pivotal_card[flow_now(s)->v[0]];
    if (a.verb == V_EVENT)
        return event_message(g, s, a, arg);
    if (a.verb == V_SPACE && step == EV_SPACE)
        return event_space_message(g, s, a, arg);
    if (a.verb == V_CHOOSE && step == EV_OPTION)
        return fitl_option_message(g, s, a.a, arg);
    if (a.verb == V_BASE && step == RALLY_WHAT) {
        arg[2] = (uint8_t)(2 - least(2, a.b));
        return "fitl.do.base_rally";
    }
    if (a.verb == V_BASE)
        arg[2] = (uint8_t)(3 - least(3, a.b));
    if (a.verb == V_TRAIL && step == STRIKE)
        return "fitl.do.trail_down";
    if (a.verb == V_DONE && step == PIVOTAL_ASK)
        return "fitl.do.decline";
    return NULL;
}

/* ---- Notes ----------------------------------------------------------------------------------- */

const char *const fitl_note_messages[FITL_NOTES] = {
    [N_ACTIVITY] = "fitl.note.activity",
    [N_ASSAULT] = "fitl.note.assault",
    [N_CAPABILITY] = "fitl.note.capability",
    [N_CAPABILITY_GONE] = "fitl.note.capability_gone",
    [N_CARD] = "fitl.note.card",
    [N_CASUALTY] = "fitl.note.casualty",
    [N_CHOSEN] = "fitl.note.chosen",
    [N_COUP] = "fitl.note.coup",
    [N_DIE] = "fitl.note.die",
    [N_TRUNG] = "fitl.note.trung",
    [N_POLICY] = "fitl.note.policy",
    [N_ECON] = "fitl.note.econ",
    [N_EVENT] = "fitl.note.event",
    [N_FLIPPED] = "fitl.note.flipped",
    [N_FREE] = "fitl.note.free",
    [N_GAVE] = "fitl.note.gave",
    [N_GROUP] = "fitl.note.group",
    [N_HID] = "fitl.note.hid",
    [N_LEADER] = "fitl.note.leader",
    [N_LEADER_DOWN] = "fitl.note.leader_down",
    [N_LEVEL] = "fitl.note.level",
    [N_LIMITED] = "fitl.note.limited",
    [N_LOST] = "fitl.note.lost",
    [N_MARKER_GONE] = "fitl.note.marker_gone",
    [N_MINH_OVER] = "fitl.note.minh_over",
    [N_MOMENTUM] = "fitl.note.momentum",
    [N_MOMENTUM_SIDE] = "fitl.note.momentum_side",
    [N_MOVE] = "fitl.note.move",
    [N_NO_EFFECT] = "fitl.note.no_effect",
    [N_OPERATION] = "fitl.note.operation",
    [N_OUT_OF_TURN] = "fitl.note.out_of_turn",
    [N_PASS] = "fitl.note.pass",
    [N_PEACE_TALKS] = "fitl.note.peace_talks",
    [N_PHASE] = "fitl.note.phase",
    [N_PIVOTAL] = "fitl.note.pivotal",
    [N_PIVOTAL_BACK] = "fitl.note.pivotal_back",
    [N_PLACED] = "fitl.note.placed",
    [N_RANGERS_HIDE] = "fitl.note.rangers_hide",
    [N_REFUSED] = "fitl.note.refused",
    [N_REMOVED] = "fitl.note.removed",
    [N_SABOTAGE] = "fitl.note.sabotage",
    [N_SELECTED] = "fitl.note.selected",
    [N_STAYS] = "fitl.note.stays",
    [N_TERROR] = "fitl.note.terror",
    [N_TO_AVAILABLE] = "fitl.note.to_available",
    [N_TO_CASUALTIES] = "fitl.note.to_casualties",
    [N_TO_OUT] = "fitl.note.to_out",
    [N_TRACK] = "fitl.note.track",
    [N_TRAIL] = "fitl.note.trail",
    [N_TRUMPED] = "fitl.note.trumped",
    [N_WON] = "fitl.note.won",
};
