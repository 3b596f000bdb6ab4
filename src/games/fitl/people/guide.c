/* guide.c: what Fire in the Lake tells people besides its choices (core/guide.h): the places they
 * can point at, and which choice is about which of them. */
#include "games/fitl/people/glance.h"
#include "games/fitl/people/lesson.h"
#include "games/fitl/people/printed.h"
#include "games/fitl/people/view.h"
#include "games/fitl/people/words.h"

static void print_place(const Game *g, Lang lang, uint8_t place, Text *out)
{
    fitl_print_place(g, lang, place, out);
}

static void print_place_word(const Game *g, uint8_t place, Text *out)
{
    text_add(out, fitl_place_words[place]);
}

static bool is_adjacent(const Game *g, uint8_t from, uint8_t to)
{
    return from < SPACES && to < SPACES && in(g->board->adjacent[from], to);
}

/* Cards lie open before everybody, the pivotal ones too [18]: nobody holds any in his hand. */
static uint64_t held(const Game *g, const State *s, Seat viewer) { return 0; }

static uint8_t place_of(const Game *g, const State *s, Action a)
{
    switch (a.verb) {
    case V_SPACE:
    case V_FROM:
    case V_TO:
    case V_BASE:
    case V_PACIFY:
    case V_AGITATE:
    case V_POLICE:
        return a.a;
    case V_PIECE:
    case V_FETCH:
        return a.b;
    case V_PLACE:
        return !game_over(s) && flow_now(s)->step == PLACE_PIECES ? flow_now(s)->v[0]
                                                                  : (uint8_t)PLACE_NONE;
    default:
        return PLACE_NONE;
    }
}

static char key_of(Action a)
{
    switch (a.verb) {
    case V_ACTIVITY:
        return KEY_ACTIVITY;
    case V_ON:
        return KEY_ON;
    case V_DONE:
        return KEY_DONE;
    case V_PASS:
        return KEY_PASS;
    default:
        return 0;
    }
}

/* A move is where from, where to and who [6.6, 6.7]: nobody has moved before all three are said. */
static bool begins(Action a) { return a.verb == V_FROM || a.verb == V_TO; }

static bool is_begun(const Game *g, const State *s)
{
    return flow_now(s)->step == MOVE_TO || flow_now(s)->step == MOVE_GROUP;
}

static int amount(Action a)
{
    return a.verb == V_GROUP || a.verb == V_PLACE || a.verb == V_BOX ? 1 : ARGS_MAX;
}

static int points(const Game *g, const State *s, Seat seat) { return (int)fitl_score(g, s, seat); }

static void turn_title(const Game *g, const State *s, Text *out)
{
    if (s->current)
        fitl_print_card(g, s->current, out);
}

static const char *const chapters[] = {
    NULL,
    "fitl.chapter.pieces",
    "fitl.chapter.map",
    "fitl.chapter.tracks",
    "fitl.chapter.setup",
    "fitl.chapter.sequence",
    "fitl.chapter.moving",
    "fitl.chapter.operations",
    "fitl.chapter.coin",
    "fitl.chapter.insurgent",
    "fitl.chapter.coin_activities",
    "fitl.chapter.insurgent_activities",
    "fitl.chapter.events",
    "fitl.chapter.lasting",
    "fitl.chapter.coup",
    "fitl.chapter.victory",
    "fitl.chapter.choices",
    "fitl.chapter.cards",
    NULL, /* nobody is told a rule of it */
    "fitl.chapter.bots",
};

static const char *const aims[] = {"fitl.aim.us", "fitl.aim.arvn",  "fitl.aim.nva",
                                   "fitl.aim.vc", "fitl.aim.check", NULL};

const Guide fitl_guide = {
    .place_count = PLACES,
    .print_place = print_place,
    .place_of = place_of,
    .print_place_word = print_place_word,
    .is_adjacent = is_adjacent,
    .place_facts = fitl_place_facts,
    .card_count = CARDS,
    .card_face = fitl_card_face,
    .held = held,
    .key_of = key_of,
    .begins = begins,
    .is_begun = is_begun,
    .amount = amount,
    .sizes = {{MAP_WIDE, MAP_HIGH},
              {MAP_MIDDLE_WIDE, MAP_MIDDLE_HIGH},
              {MAP_FULL_WIDE, MAP_FULL_HIGH}},
    .draw = fitl_draw,
    .effect = fitl_effect,
    .outlook = fitl_outlook,
    .offered = fitl_offered,
    .describe = fitl_describe,
    .survey = fitl_survey,
    .status = fitl_status,
    .status_wide = fitl_status_wide,
    .hand = fitl_hand,
    .points = points,
    .turn_title = turn_title,
    .reckoning = fitl_reckoning,
    .sheet = fitl_sheet,
    .forecast = fitl_forecast,
    .strip = fitl_strip,
    .plate = fitl_plate,
    .force = fitl_force,
    .chapter = fitl_chapter,
    .legend = "fitl.legend",
    .rule_prefix = "fitl.rule.",
    .printed = fitl_printed,
    .printed_count = &fitl_printed_count,
    .chapters = chapters,
    .chapter_count = COUNT_OF(chapters),
    .aims = aims,
    .lesson = &fitl_lesson,
};
