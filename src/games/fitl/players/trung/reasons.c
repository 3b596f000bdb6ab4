/* reasons.c: why a bot did it, as sentences: what its gates said, whom each filter dropped, which
 * line was left [T2.11]. */
#include "games/fitl/players/trung/trung.h"

static void say(Grounds *out, const char *rule, const char *message, unsigned a, unsigned b,
                unsigned c)
{
    if (out->count == GROUNDS_MAX)
        return;
    out->line[out->count].rule = rule;
    out->line[out->count].message = message;
    out->line[out->count].arg[0] = (uint8_t)a;
    out->line[out->count].arg[1] = (uint8_t)b;
    out->line[out->count++].arg[2] = (uint8_t)c;
}

static const char *line_of(unsigned list)
{
    return trung_list_lines[list] ? trung_list_lines[list] : "T3.4";
}

/* All of them by name: two beside the filter's own, then three a line. */
static void say_filter(Grounds *out, const TrungReason *r)
{
    static const char *const also[] = {"fitl.bot.filter_also_one", "fitl.bot.filter_also_two",
                                       "fitl.bot.filter_also"};
    uint8_t place[SPACES] = {0};
    unsigned n = 0, at = 2;
    for (Spaces set = r->set; set; set &= set - 1)
        place[n++] = (uint8_t)first_space(set);
    say(out, line_of(r->a), n == 1 ? "fitl.bot.filter_one" : "fitl.bot.filter_two", r->b, place[0],
        place[1]);
    for (; at < n; at += 3)
        say(out, line_of(r->a), also[least(n - at, 3) - 1], place[at],
            place[least(at + 1, SPACES - 1)], place[least(at + 2, SPACES - 1)]);
}

static void say_action(Grounds *out, const TrungReason *r)
{
    static const char *const messages[] = {[DO_PASS] = "fitl.bot.pass",
                                           [DO_EVENT] = "fitl.bot.event",
                                           [DO_OP] = "fitl.bot.op",
                                           [DO_OP_ACTIVITY] = "fitl.bot.op_activity",
                                           [DO_LIMITED] = "fitl.bot.limited"};
    say(out, r->line, messages[r->a], 0, 0, 0);
}

/* The line that decided on the space that reason `at` names: the last filter that dropped some, or
 * the lot [T3.1]. NULL: there was only one. */
static const TrungReason *decider(const TrungWhy *why, unsigned at)
{
    while (at > 0) {
        const TrungReason *r = &why->reason[--at];
        if (r->kind == WHY_FILTER || r->kind == WHY_TIE)
            return r;
        if (r->kind != WHY_DIE)
            break;
    }
    return NULL;
}

static void say_chosen(Grounds *out, const TrungWhy *why, unsigned at)
{
    const TrungReason *r = &why->reason[at], *by = decider(why, at);
    const unsigned of = count_spaces(r->set);
    if (r->a >= SPACES)
        return;
    if (!by)
        say(out, line_of(r->b), "fitl.bot.chosen", r->a, 0, 0);
    else if (by->kind == WHY_TIE)
        say(out, line_of(r->b), "fitl.bot.chosen_lot", r->a, count_spaces(by->set), of);
    else
        say(out, line_of(r->b), "fitl.bot.chosen_by", r->a, by->b, of);
}

static void say_reason(Grounds *out, const TrungWhy *why, unsigned at)
{
    const TrungReason *r = &why->reason[at];
    switch ((TrungWhyKind)r->kind) {
    case WHY_CARD:
        say(out, r->line, "fitl.bot.card", r->a, 0, 0);
        break;
    case WHY_GATE:
        say(out, r->line, r->b ? "fitl.bot.gate_yes" : "fitl.bot.gate_no", r->a, 0, 0);
        break;
    case WHY_FILTER:
        say_filter(out, r);
        break;
    case WHY_TIE:
        say(out, r->line, "fitl.bot.tie", r->a, count_spaces(r->set), 0);
        break;
    case WHY_DIE:
        say(out, r->line, "fitl.bot.die", r->a, r->b, 0);
        break;
    case WHY_CHOSEN:
        say_chosen(out, why, at);
        break;
    case WHY_ROLL:
        say(out, r->line, r->a > r->b ? "fitl.bot.roll_on" : "fitl.bot.roll_end", r->a, r->b, 0);
        break;
    case WHY_ACTION:
        say_action(out, r);
        break;
    case WHY_TRY:
        say(out, r->line, r->b ? "fitl.bot.try_activity" : "fitl.bot.try_op", r->a, 0, 0);
        break;
    case WHY_MOVE:
        say(out, r->line, "fitl.bot.move", r->a, r->b, 0);
        break;
    case WHY_EVENT:
        say(out, r->line, r->b ? "fitl.bot.event_yes" : "fitl.bot.event_no", r->a, 0, 0);
        break;
    default:
        say(out, r->line, "fitl.bot.line", 0, 0, 0);
    }
}

/* ---- Answers that a line gives without a choice between spaces --------------------------------
 */

typedef struct Habit {
    const char *line, *message;
} Habit;

#define IN_SPACE "fitl.bot.habit_space"
#define BY_TABLE "fitl.bot.habit_event"

static const Habit habits[FITL_STEPS] = {
    [PIVOTAL_ASK] = {"T5.1", "fitl.bot.habit_pivotal"},
    [GRANT] = {"T2.9", "fitl.bot.habit_grant"},
    [MOVE_TO] = {"T8.4", "fitl.bot.habit_to"},
    [MOVE_GROUP] = {"T8.6", "fitl.bot.habit_group"},
    [PLACE_PIECES] = {"T4.1", "fitl.bot.habit_place"},
    [REMOVE_PIECE] = {"T4.2", "fitl.bot.habit_remove"},
    [ACTIVATE_PIECE] = {"T4.2", "fitl.bot.habit_remove"},
    [MINE_PIECE] = {"T4.3", "fitl.bot.habit_lose"},
    [ASSAULT_PIECE] = {"T4.5", "fitl.bot.habit_remove"},
    [TARGETS] = {"T4.4", "fitl.bot.habit_remove"},
    [TRAIN_WHAT] = {"T9.2", IN_SPACE},
    [TRAIN_POLICE] = {"T9.2", IN_SPACE},
    [PATROL_FINDS] = {"T13.3", IN_SPACE},
    [FIND] = {"T13.3", IN_SPACE},
    [SWEEP_SPACE] = {"T13.2", IN_SPACE},
    [COBRAS] = {"T13.2", IN_SPACE},
    [ASSAULT_SPACE] = {"T13.1", IN_SPACE},
    [PATTON] = {"T13.1", IN_SPACE},
    [ADD_ARVN] = {"T9.4", IN_SPACE},
    [CAVALRY] = {"T6.11", IN_SPACE},
    [RALLY_WHAT] = {"T11.2", IN_SPACE},
    [ATTACK_SPACE] = {"T11.4", IN_SPACE},
    [ATTACK_HOW] = {"T11.4", IN_SPACE},
    [ADVISE_WHAT] = {"T9.7", IN_SPACE},
    [STRIKE] = {"T9.6", IN_SPACE},
    [STRIKE_TRAIL] = {"T9.6", "fitl.bot.habit_trail"},
    [GOVERN_WHAT] = {"T10.6", IN_SPACE},
    [INFILTRATE_WHAT] = {"T11.6", IN_SPACE},
    [INFILTRATE_SWAP] = {"T11.6", IN_SPACE},
    [INFILTRATE_HEIR] = {"T11.6", IN_SPACE},
    [INFILTRATE_TUNNEL] = {"T11.6", IN_SPACE},
    [AMBUSH_SPACE] = {"T13.4", IN_SPACE},
    [AMBUSH_AT] = {"T13.4", IN_SPACE},
    [AMBUSH_TWO] = {"T13.4", IN_SPACE},
    [SUBVERT_WHAT] = {"T12.7", IN_SPACE},
    [SUBVERT_PLACE] = {"T12.7", IN_SPACE},
    [SABOTAGE] = {"T15.1", "fitl.bot.habit_sabotage"},
    [PACIFY] = {"T15.3", "fitl.bot.habit_pacify"},
    [AGITATE] = {"T15.3", "fitl.bot.habit_pacify"},
    [ARVN_TROOPS] = {"T15.4", "fitl.bot.habit_redeploy"},
    [POLICE_MOVES] = {"T15.4", "fitl.bot.habit_redeploy"},
    [NVA_TROOPS] = {"T15.5", "fitl.bot.habit_redeploy"},
    [COMMIT] = {"T15.6", "fitl.bot.habit_commit"},
    [WITHDRAWAL] = {"T15.7", "fitl.bot.habit_pacify"},
    [EV_SPACE] = {"T14.8", BY_TABLE},
    [EV_OPTION] = {"T14.12", BY_TABLE},
    [EV_PIECE] = {"T14.3", BY_TABLE},
    [EV_DEPLOY] = {"T14.5", BY_TABLE},
    [EV_MOVE] = {"T14.7", BY_TABLE},
    [EV_BOX] = {"T14.6", BY_TABLE},
    [EV_ANY] = {"T14.9", BY_TABLE},
    [EV_CARD] = {"T14.12", BY_TABLE},
};

/* Where ARVN and VC have a line of their own for what US and NVA do. */
static const char *const junior_lines[FITL_STEPS] = {
    [TRAIN_WHAT] = "T10.1",   [TRAIN_POLICE] = "T10.1", [RALLY_WHAT] = "T12.2",
    [ATTACK_SPACE] = "T12.4", [ATTACK_HOW] = "T12.4",
};

static void say_habit(const TrungMemory *m, Grounds *out)
{
    const Habit *habit = &habits[m->asked % FITL_STEPS];
    const bool junior = m->asked_of == ARVN || m->asked_of == VC;
    const char *other = junior_lines[m->asked % FITL_STEPS];
    const char *line = junior && other ? other : habit->line;
    if (m->answered == V_DONE || m->answered == V_ON)
        say(out, line ? line : "T6.7", "fitl.bot.habit_end", 0, 0, 0);
    else if (m->answered == V_ACTIVITY)
        say(out, "T6.4", "fitl.bot.habit_activity", 0, 0, 0);
    else if (line)
        say(out, line, habit->message, 0, 0, 0);
    else
        say(out, "T6.3", "fitl.bot.habit_card", 0, 0, 0);
}

/* ---- All of it ------------------------------------------------------------------------------- */

typedef struct Own {
    unsigned first, end;
} Own;

/* Which reasons speak of the answer: its own; if a plan has given it, those of the space it names,
 * since the choice before; of what else follows from a plan none. */
static Own find_own(const TrungMemory *m)
{
    Own own = {m->why_from, m->why.count};
    unsigned after = 0;
    for (unsigned i = 0; own.first == own.end && i < m->why_from; i++) {
        if (m->why.reason[i].kind != WHY_CHOSEN)
            continue;
        if (m->why.reason[i].a == m->answered_space)
            own = (Own){after, i + 1};
        after = i + 1;
    }
    return own;
}

/* Dice that nobody knows any more are not told. With the card or the use of a slot its gates are,
 * not the spaces of the forecasts: these come with the answers that name them, without the gates.
 */
static bool is_told(const TrungMemory *m, Own own, const TrungReason *r, bool dice)
{
    const bool die = r->kind == WHY_DIE || r->kind == WHY_ROLL;
    const bool space = r->kind == WHY_FILTER || r->kind == WHY_TIE || r->kind == WHY_CHOSEN ||
                       r->kind == WHY_MOVE || r->kind == WHY_ROLL;
    const bool wanted = own.first < m->why_from ? space : !(space && m->asked == SLOT_ASK);
    return (dice || !die) && wanted;
}

static bool is_decision(const TrungMemory *m, Own own, const TrungReason *r)
{
    const bool card = m->asked == SLOT_ASK && m->answered == V_TRUNG;
    return is_told(m, own, r, false) && (!card || r->kind == WHY_CARD);
}

/* What the reason that decided weighed, for the map. */
static void show_weighed(const TrungWhy *why, unsigned at, Grounds *out)
{
    const TrungReason *r = &why->reason[at];
    if (r->kind == WHY_CHOSEN && r->a < SPACES) {
        const TrungReason *by = decider(why, at);
        out->considered = r->set;
        out->chosen = SPACE(r->a);
        out->dropped = by ? by->set & ~out->chosen : 0;
    } else if (r->kind == WHY_MOVE && r->a < SPACES && r->b < SPACES) {
        out->considered = SPACE(r->a) | SPACE(r->b);
        out->chosen = SPACE(r->b);
    }
}

static void say_decision(const TrungWhy *why, unsigned at, Grounds *out)
{
    say_reason(out, why, at);
    show_weighed(why, at, out);
}

/* The one that decided; what led to it follows in order. Most answers below an Operation's own
 * only carry out what has been decided: there the line speaks that always gives them. */
void trung_explain(const TrungMemory *m, bool dice, Grounds *out)
{
    const TrungReason *reason = m->why.reason;
    const Own own = find_own(m);
    unsigned last = own.end;
    out->count = 0;
    out->considered = out->dropped = out->chosen = 0;
    while (last > own.first && !is_decision(m, own, &reason[last - 1]))
        last--;
    if (last > own.first)
        say_decision(&m->why, last - 1, out);
    else if (m->lost)
        say(out, "T14.12", "fitl.bot.forced", 0, 0, 0);
    else
        say_habit(m, out);
    for (unsigned i = own.first; i < own.end; i++)
        if (i + 1 != last && is_told(m, own, &reason[i], dice))
            say_reason(out, &m->why, i);
    if (!out->count) /* the choice was nowhere */
        say_habit(m, out);
}

void trung_explain_rare(Grounds *out)
{
    out->count = 0;
    out->considered = out->dropped = out->chosen = 0;
    say(out, "T2.3", "fitl.bot.rare", 0, 0, 0);
}
