/* guide.c: what Saigon 75 tells people besides its choices (core/guide.h): the places they can
 * point at and which choice is about which of them; the drawn and the spoken rest has files of its
 * own. Places have the numbers of s75.h: the provinces, then the Reserve, which is also the zone
 * [2.1], and SV's boxes.
 */
#include "core/guide.h"

#include "games/saigon75/odds/odds.h"
#include "games/saigon75/people/facts.h"
#include "games/saigon75/people/glance.h"
#include "games/saigon75/people/lesson.h"
#include "games/saigon75/people/map.h"
#include "games/saigon75/people/printed.h"
#include "games/saigon75/people/speak.h"

static void print_place(const Game *g, Lang lang, uint8_t place, Text *out)
{
    if (place < PROVINCES)
        text_add(out, g->board->name[place]);
    else
        text_add(out, message_text(lang, place == RESERVE ? "s75.map.reserve" : "s75.map.box"));
}

/* ---- What a choice is about ------------------------------------------------------------------ */

/* Besides the kinds of arguments: what a verb without any is about. */
typedef enum Target {
    TARGET_NONE,
    TARGET_UNIT,     /* where the unit stands that is its first argument */
    TARGET_PLACE,    /* its first argument */
    TARGET_SECOND,   /* its second */
    TARGET_MOVER,    /* where the unit in mid-move or retreat stands */
    TARGET_COMBAT,   /* where the combat in course is */
    TARGET_DECLARED, /* where attackers are being named */
    TARGET_RESERVE,
    TARGET_BOX
} Target;

static const uint8_t targets[S75_VERBS] = {
    [V_LIES] = TARGET_SECOND,
    [V_PLACE] = TARGET_SECOND,
    [V_NAME] = TARGET_UNIT,
    [V_PROVINCE] = TARGET_PLACE,
    [V_JOIN] = TARGET_UNIT,
    [V_ACTIVATE] = TARGET_UNIT,
    [V_MOVE] = TARGET_UNIT,
    [V_TO] = TARGET_PLACE,
    [V_BUY] = TARGET_BOX,
    [V_STOP] = TARGET_MOVER,
    [V_ELIMINATE] = TARGET_UNIT,
    [V_ATTACK] = TARGET_PLACE,
    [V_COMMIT] = TARGET_UNIT,
    [V_COMMIT_ALL] = TARGET_DECLARED,
    [V_FIGHT] = TARGET_PLACE,
    [V_INFILTRATION] = TARGET_RESERVE, /* the markers lie there [3.3] */
    [V_AIR] = TARGET_BOX,
    [V_DEFEND] = TARGET_COMBAT,
    [V_SHARE] = TARGET_COMBAT,
    [V_REDUCE] = TARGET_UNIT,
    [V_RETREAT] = TARGET_UNIT,
    [V_REDUCE_INSTEAD] = TARGET_MOVER,
    [V_LOSE] = TARGET_MOVER,
    [V_STAY] = TARGET_MOVER,
    [V_WITHDRAW] = TARGET_UNIT,
    [V_DESERT] = TARGET_UNIT,
};

static unsigned place_of_unit(const State *s, unsigned unit)
{
    return unit < UNITS ? s->place[unit] : NOWHERE;
}

static unsigned target_of(const State *s, Action action)
{
    const bool committing = !game_over(s) && flow_now(s)->step == COMMIT;
    switch ((Target)targets[action.verb]) {
    case TARGET_UNIT:
        return place_of_unit(s, action.a);
    case TARGET_PLACE:
        return action.a;
    case TARGET_SECOND:
        return action.b;
    case TARGET_MOVER:
        return place_of_unit(s, s->moving);
    case TARGET_COMBAT:
        return s->combat.province;
    case TARGET_DECLARED:
        return committing ? flow_now(s)->v[0] : NOWHERE;
    case TARGET_RESERVE:
        return RESERVE;
    case TARGET_BOX:
        return BOX;
    default:
        return NOWHERE;
    }
}

static uint8_t place_of(const Game *g, const State *s, Action action)
{
    const unsigned place = target_of(s, action);
    return place <= BOX ? (uint8_t)place : PLACE_NONE; /* eliminated units are nowhere */
}

static uint8_t scene(const Game *g, const State *s)
{
    return s->combat.province < PROVINCES ? s->combat.province : (uint8_t)PLACE_NONE;
}

static char key_of(Action action) { return action.verb == V_DONE ? KEY_DONE : 0; }

/* 8.1: the unit, then where it goes. */
static bool begins(Action action) { return action.verb == V_MOVE; }

static const OddsTable odds_table = {
    .inputs = s75_odds_inputs,
    .count = S75_ODDS_INPUTS,
    .write = s75_odds,
    .print = s75_odds_table,
};

/* ---- The book -------------------------------------------------------------------------------- */

static const char *const chapters[] = {
    "s75.chapter.single_cards", "s75.chapter.pieces",   "s75.chapter.map",
    "s75.chapter.setup",        "s75.chapter.turn",     "s75.chapter.availability",
    "s75.chapter.cards",        "s75.chapter.stacking", "s75.chapter.movement",
    "s75.chapter.combat",       "s75.chapter.control",  "s75.chapter.desertion",
    "s75.chapter.tokens",       "s75.chapter.victory",  NULL,
    "s75.chapter.solo",         "s75.chapter.seeing",
};

static const char *const aims[] = {"s75.aim.north", "s75.aim.south",     "s75.aim.falls",
                                   "s75.aim.held",  "s75.aim.desertion", NULL};

const Guide s75_guide = {
    .place_count = BOX + 1,
    .print_place = print_place,
    .place_of = place_of,
    .scene = scene,
    .key_of = key_of,
    .begins = begins,
    .print_place_word = s75_print_place_word,
    .is_adjacent = s75_is_adjacent,
    .place_facts = s75_place_facts,
    .is_reconstructed = s75_is_reconstructed,
    .board_facts = s75_board_facts,
    .thing_args = 1u << ARG_UNIT | 1u << ARG_PLACE | 1u << ARG_CARD,
    .hides = s75_hides,
    .card_count = CARDS,
    .card_face = s75_card_face,
    .held = s75_held,
    .sizes = {{SMALL_WIDE, SMALL_HIGH}, {MIDDLE_WIDE, MIDDLE_HIGH}, {FULL_WIDE, FULL_HIGH}},
    .draw = s75_draw,
    .status = s75_status,
    .describe = s75_describe,
    .survey = s75_survey,
    .hand = s75_hand,
    .forecast = s75_forecast,
    .strip = s75_strip,
    .plate = s75_plate,
    .chapter = s75_chapter,
    .fight = s75_fight,
    .of_fight = s75_of_fight,
    .force = s75_force,
    .card_advice = s75_card_advice,
    .outlook = s75_outlook,
    .odds = &odds_table,
    .faces = "xr",
    .rule_prefix = "s75.rule.",
    .printed = saigon75_printed,
    .printed_count = &saigon75_printed_count,
    .chapters = chapters,
    .chapter_count = COUNT_OF(chapters),
    .aims = aims,
    .lesson = &s75_lesson,
};
