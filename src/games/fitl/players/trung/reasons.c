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

static void say_reason(Grounds *out, const TrungReason *r)
{
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
        if (r->a < SPACES)
            say(out, line_of(r->b), "fitl.bot.chosen", r->a, 0, 0);
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

static bool is_told(const TrungReason *r, bool dice)
{
    return dice || (r->kind != WHY_DIE && r->kind != WHY_ROLL);
}

/* The last one decided; what led to it follows in order. Most answers below an Operation's own
 * only carry out what has been decided. */
void trung_explain(const TrungMemory *m, bool dice, Grounds *out)
{
    const TrungWhy *why = &m->why;
    unsigned last = why->count;
    out->count = 0;
    while (last && !is_told(&why->reason[last - 1], dice))
        last--;
    if (last)
        say_reason(out, &why->reason[last - 1]);
    for (unsigned i = 0; i + 1 < why->count; i++)
        if (i + 1 != last && is_told(&why->reason[i], dice))
            say_reason(out, &why->reason[i]);
    if (why->count && last != why->count && dice)
        say_reason(out, &why->reason[why->count - 1]);
    if (!out->count)
        say(out, "T4", m->lost ? "fitl.bot.forced" : "fitl.bot.goes_on", 0, 0, 0);
}
