/* solo_learnt_why.c: why a seasoned automaton decides so [15.m]: how likely each answer is to be
 * the best, and the cues (quick.c) that put the one it takes before the next one of its kind. They
 * are the numbers that decide, told in words. */
#include "games/saigon75/players/cues.h"
#include "games/saigon75/players/solo.h"

/* ---- How likely ------------------------------------------------------------------------------ */

enum { WHOLE = 1 << 16 };

/* WHOLE / e^(behind / CUE_UNIT), in steps of a 16th. */
static uint32_t weight_of(int behind)
{
    enum { STEP = CUE_UNIT / 16, A_STEP = 61565 /* WHOLE / e^(1/16) */ };
    uint32_t weight = WHOLE;
    for (; behind >= STEP && weight; behind -= STEP)
        weight = (uint32_t)((uint64_t)weight * A_STEP / WHOLE);
    return weight;
}

/* Of a hundred. */
static void count_shares(const ActionList *list, const int16_t value[], uint32_t taken,
                         uint8_t share[])
{
    uint32_t weight[LIST_MAX], all = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        weight[i] = value[i] == NOT_OPEN ? 0 : weight_of(value[taken] - value[i]);
        all += weight[i];
    }
    for (uint32_t i = 0; all && i < list->count; i++)
        share[i] = (uint8_t)((weight[i] * 100u + all / 2) / all);
}

/* ---- What puts it first ---------------------------------------------------------------------- */

static bool is_about_unit(Action a)
{
    return a.verb == V_MOVE || a.verb == V_COMMIT || a.verb == V_NAME;
}

static bool is_about_place(Action a)
{
    return a.verb == V_TO || a.verb == V_ATTACK || a.verb == V_PROVINCE;
}

enum { BY_OTHER, BY_THUMB, BY_KIND, BY_PLACE, BY_ODDS, BY_NEAR, BY_DISTANCE, BY_COUNT };

static const uint8_t reason_of[ASPECTS] = {[LIKED] = BY_THUMB,
                                           [UNIT_KIND] = BY_KIND,
                                           [UNIT_PLACE] = BY_PLACE,
                                           [PLACE_ITSELF] = BY_PLACE,
                                           [PLACE_WAY] = BY_PLACE,
                                           [UNIT_ODDS] = BY_ODDS,
                                           [UNIT_FATE] = BY_ODDS,
                                           [PLACE_ODDS] = BY_ODDS,
                                           [PLACE_MARKS] = BY_ODDS,
                                           [PLACE_LEFT] = BY_ODDS,
                                           [UNIT_NEAR] = BY_NEAR,
                                           [PLACE_NEAR] = BY_NEAR,
                                           [UNIT_DISTANCE] = BY_DISTANCE,
                                           [PLACE_DISTANCE] = BY_DISTANCE};

static void add_up(const Cues *cues, int sign, int more[BY_COUNT])
{
    for (unsigned i = 0; i < cues->count; i++)
        more[reason_of[cues->aspect[i]]] += sign * saigon75_quick[cues->cue[i]];
}

static void say_reason(const Game *g, const State *s, Action a, unsigned reason, Grounds *why)
{
    const unsigned place = is_about_unit(a) ? s->place[a.a] : a.a;
    switch (reason) {
    case BY_THUMB:
        s75_solo_say(why, "15.m", "s75.auto.learnt.thumb", 0, 0, 0);
        break;
    case BY_KIND:
        s75_solo_say(why, "15.m", "s75.auto.learnt.kind", a.a, 0, 0);
        break;
    case BY_ODDS:
        s75_solo_say(why, "15.m", "s75.auto.learnt.odds", place, s75_count_at(s, place, NV),
                     s75_count_at(s, place, SV));
        break;
    case BY_NEAR:
        s75_solo_say(why, "15.m", "s75.auto.learnt.near", place, s->near[NV].in[place],
                     s->near[SV].in[place]);
        break;
    case BY_DISTANCE:
        s75_solo_say(why, "15.m", "s75.auto.learnt.distance", place,
                     g->board->steps_to_saigon[place], 0);
        break;
    default:
        s75_solo_say(why, "15.m", "s75.auto.learnt.where", place, 0, 0);
    }
}

/* The likeliest other answer of its kind. */
static uint32_t rival_of(const ActionList *list, const int16_t value[], uint32_t taken)
{
    uint32_t rival = taken;
    for (uint32_t i = 0; i < list->count; i++)
        if (i != taken && list->action[i].verb == list->action[taken].verb &&
            value[i] != NOT_OPEN && (rival == taken || value[i] > value[rival]))
            rival = i;
    return rival;
}

/* The two that do most, if they do anything to speak of. Off the map nobody stands against him,
 * next door or near Saigon: it is the place. */
static void say_reasons(const Game *g, const State *s, const ActionList *list,
                        const int16_t value[], uint32_t taken, Grounds *why)
{
    enum { SAID_MAX = 2, LEAST = CUE_UNIT / 8 };
    const Action a = list->action[taken];
    const uint32_t rival = rival_of(list, value, taken);
    int more[BY_COUNT] = {0};
    Cues cues[LIST_MAX];
    if (rival == taken || !(is_about_unit(a) || is_about_place(a)))
        return;
    s75_cues(g, s, list, cues);
    add_up(&cues[taken], 1, more);
    add_up(&cues[rival], -1, more);
    if ((is_about_unit(a) ? s->place[a.a] : a.a) >= PROVINCES) {
        more[BY_PLACE] += more[BY_ODDS] + more[BY_NEAR] + more[BY_DISTANCE];
        more[BY_ODDS] = more[BY_NEAR] = more[BY_DISTANCE] = 0;
    }
    for (unsigned said = 0; said < SAID_MAX; said++) {
        unsigned most = BY_THUMB;
        for (unsigned reason = most; reason < BY_COUNT; reason++)
            if (more[reason] > more[most])
                most = reason;
        if (more[most] < LEAST)
            return;
        say_reason(g, s, a, most, why);
        more[most] = 0;
    }
}

/* ---- The other answers ----------------------------------------------------------------------- */

static const char *message_of(uint8_t verb)
{
    switch ((S75Verb)verb) {
    case V_COMMIT_ALL:
        return "s75.auto.learnt.all";
    case V_PLUS:
        return "s75.auto.learnt.plus";
    case V_TOKEN_PLUS:
        return "s75.auto.learnt.token";
    case V_STRATEGIC:
        return "s75.auto.learnt.strategic";
    default:
        return "s75.auto.learnt.done";
    }
}

static void say_other(const State *s, Action a, unsigned share, Grounds *why)
{
    if (is_about_unit(a))
        s75_solo_say(why, "15.m", "s75.auto.learnt.unit", a.a, s->place[a.a], share);
    else if (is_about_place(a))
        s75_solo_say(why, "15.m", "s75.auto.learnt.place", a.a, share, 0);
    else
        s75_solo_say(why, "15.m", message_of(a.verb), share, 0, 0);
}

/* The likeliest first, as far as they have one in a hundred. */
static void say_others(const State *s, const ActionList *list, uint8_t share[], Grounds *why)
{
    enum { OTHERS_MAX = 8 };
    for (unsigned said = 0; said < OTHERS_MAX; said++) {
        uint32_t next = 0;
        for (uint32_t i = 1; i < list->count; i++)
            if (share[i] > share[next])
                next = i;
        if (!share[next])
            return;
        say_other(s, list->action[next], share[next], why);
        share[next] = 0;
    }
}

void s75_solo_say_learnt(const Game *g, const State *s, const ActionList *list,
                         const int16_t value[], uint32_t taken, Grounds *why)
{
    uint8_t share[LIST_MAX] = {0};
    count_shares(list, value, taken, share);
    s75_solo_say(why, "15.m", "s75.auto.learnt.best", share[taken], 0, 0);
    say_reasons(g, s, list, value, taken, why);
    share[taken] = 0;
    say_others(s, list, share, why);
}
