/* ambush.c: Ambush of both insurgents [T13.4]. */
#include "games/fitl/players/trung/trung.h"

/* From a LoC it also reaches next door. */
static Spaces targets_of(const Trung *t, unsigned x)
{
    Spaces set = SPACE(x) | (is_loc(x) ? t->g->board->adjacent[x] : 0), found = 0;
    for (; set; set &= set - 1)
        if (t->s->coin[first_space(set)])
            found |= set & (0 - set);
    return found;
}

/* Of those that reach the target, with most Underground guerrillas of its own. */
static unsigned ambusher(Trung *t, Spaces set, unsigned target)
{
    unsigned most_hidden = 0;
    Spaces best = 0;
    for (; set; set &= set - 1) {
        const unsigned x = first_space(set);
        const unsigned n = t->s->at[x][hidden_kind(t->f)] + 1u;
        if (!in(targets_of(t, x), target))
            continue;
        best = n > most_hidden ? 0 : best;
        most_hidden = most(n, most_hidden);
        best |= n == most_hidden ? SPACE(x) : 0;
    }
    return trung_any(t, best);
}

bool trung_next_ambush(Trung *t)
{
    const bool attacking = t->s->op.kind == OP_ATTACK && !(t->s->sa.flags & ACT_FREE);
    const Spaces set = trung_open(t, V_SPACE);
    Spaces targets = 0;
    for (Spaces rest = set; rest; rest &= rest - 1)
        targets |= targets_of(t, first_space(rest));
    if (!targets || (attacking && !trung_go_on(t)))
        return false;
    const unsigned target = trung_choose(t, trung_r_list(t->f), targets);
    const unsigned x = ambusher(t, set, target);
    if (attacking)
        trung_take_space(t, x, true);
    else
        trung_want(t, V_SPACE, x, 0);
    t->m->want.target = (uint8_t)target;
    return true;
}
