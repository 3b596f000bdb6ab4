/* dice.c: dice, ties and reasons [T2.3-T2.6]. Dice come from the policy's own generator, or, in
 * tests and where somebody checks a turn, from a list. */
#include "games/fitl/players/trung/trung.h"

static unsigned roll(Trung *t, unsigned faces, const char *line)
{
    TrungMemory *m = t->m;
    unsigned value;
    if (m->queue) {
        value = m->queue_at < m->queue_count ? m->queue[m->queue_at] : 1;
        m->queue_at++;
        m->misfit |= value > faces;
        value = value > faces ? faces : value;
    } else {
        value = 1 + rng_below(t->rng, faces);
    }
    trung_say(t, WHY_DIE, line, value, faces, 0);
    return value;
}

unsigned trung_d6(Trung *t, const char *line) { return roll(t, 6, line); }

unsigned trung_d3(Trung *t, const char *line) { return roll(t, 3, line); }

unsigned trung_nd6(Trung *t, unsigned n, const char *line)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += roll(t, 6, line);
    return sum;
}

unsigned trung_any(Trung *t, Spaces set)
{
    if (!set)
        return NOWHERE;
    const unsigned n = count_spaces(set);
    unsigned k = n == 1 || t->m->ties_first ? 0 : rng_below(t->rng, n);
    Spaces rest = set;
    for (; k; k--)
        rest &= rest - 1;
    if (n > 1)
        trung_say(t, WHY_TIE, "T2.5", first_space(rest), 0, set);
    return first_space(rest);
}

void trung_say(Trung *t, TrungWhyKind kind, const char *line, unsigned a, unsigned b, Spaces set)
{
    TrungWhy *why = &t->m->why;
    if (!t->m->listens || why->count == TRUNG_REASONS)
        return;
    why->reason[why->count++] = (TrungReason){
        .line = line, .set = set, .kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b};
}
