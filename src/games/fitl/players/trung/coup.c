/* coup.c: chapter 15: what a bot does in a Coup Round. */
#include "games/fitl/players/trung/redeploy.h"

/* ---- Resources [T15.1] ----------------------------------------------------------------------- */

/* Too few markers: where most Econ is printed. */
static bool ask_sabotage(Trung *t, Action *out)
{
    unsigned best = 0;
    Spaces found = 0;
    for (Spaces set = trung_open(t, V_SPACE); set; set &= set - 1) {
        const unsigned econ = t->g->board->econ[first_space(set)];
        found = econ > best ? 0 : found;
        best = most(econ, best);
        found |= econ == best ? set & (0 - set) : 0;
    }
    *out = (Action){V_SPACE, (uint8_t)trung_any(t, found), 0, 0};
    return found != 0;
}

/* ---- Support [T15.3] ------------------------------------------------------------------------- */

static bool is_bought(const State *s, unsigned x)
{
    for (unsigned i = 0; i < s->buys.count; i++)
        if (s->buys.space[i] == x)
            return true;
    return false;
}

/* A space is served as far as it goes, then the next by the list [T13.5, T13.6]. */
static bool ask_buy(Trung *t, unsigned verb, TrungList list, Spaces set, Action *out)
{
    for (Spaces rest = set; rest; rest &= rest - 1) {
        if (is_bought(t->s, first_space(rest))) {
            *out = (Action){(uint8_t)verb, (uint8_t)first_space(rest), 0, 0};
            return true;
        }
    }
    *out = set ? (Action){(uint8_t)verb, (uint8_t)trung_choose(t, list, set), 0, 0}
               : (Action){V_DONE, 0, 0, 0};
    return true;
}

/* A bot begins in no space at AO, nor where nobody lives [T15.3]; one in which it has begun it goes
 * on with. */
static bool ask_agitate(Trung *t, Action *out)
{
    Spaces set = trung_open(t, V_AGITATE) & t->g->board->populated;
    for (Spaces rest = set; rest; rest &= rest - 1)
        if (t->s->level[first_space(rest)] == AO && !is_bought(t->s, first_space(rest)))
            set &= ~(rest & (0 - rest));
    return ask_buy(t, V_AGITATE, L_VC_S, set, out);
}

/* US up to Active, ARVN to Passive Support; not those that the ally has begun: they are bought when
 * this bot is first asked. */
enum { ALLY };

static bool ask_pacify(Trung *t, Action *out)
{
    const unsigned goal = t->f == US ? AS : PS;
    const State *s = t->s;
    if (trung_begins_part(t, PACIFY) || t->m->part != t->f) {
        t->m->part = t->f;
        t->m->mark[ALLY] = 0;
        for (unsigned i = 0; i < s->buys.count; i++)
            t->m->mark[ALLY] |= SPACE(s->buys.space[i]);
    }
    Spaces set = trung_open(t, V_PACIFY) & t->g->board->populated & ~t->m->mark[ALLY];
    for (Spaces rest = set; rest; rest &= rest - 1)
        if (s->level[first_space(rest)] >= goal)
            set &= ~(rest & (0 - rest));
    if (!set)
        t->m->redeploying = 0;
    return ask_buy(t, V_PACIFY, t->f == US ? L_US_S : L_AR_S, set, out);
}

/* ---- Withdrawal [T15.7] ---------------------------------------------------------------------- */

/* Those at Passive Support with a base of VC first. */
static bool ask_withdrawal(Trung *t, Action *out)
{
    Spaces first = 0, rest = 0;
    for (Spaces set = trung_open(t, V_SPACE); set; set &= set - 1) {
        const unsigned x = first_space(set);
        if (t->s->level[x] == AO)
            continue;
        rest |= SPACE(x);
        first |= t->s->level[x] == PS && has(t->s, x, VC_BASES) ? SPACE(x) : 0;
    }
    const unsigned x = trung_choose(t, L_VC_S, first ? first : rest);
    *out = x == NOWHERE ? (Action){V_DONE, 0, 0, 0} : (Action){V_SPACE, (uint8_t)x, 0, 0};
    return true;
}

/* ---- Pivotal events [T5.1] ------------------------------------------------------------------- */

/* Once a card; not if the card itself is critical. */
static bool ask_pivotal(Trung *t, Action *out)
{
    TrungMemory *m = t->m;
    if (m->pivotal_card != t->s->card_number + 1) {
        m->pivotal_card = (uint8_t)(t->s->card_number + 1);
        m->pivotal_answer = trung_prio(t->s->current, t->f) != PRIO_CRITICAL &&
                            trung_d6(t, "T5.1") < t->s->leader_cards;
    }
    *out = (Action){m->pivotal_answer ? V_PIVOTAL : V_DONE, 0, 0, 0};
    return true;
}

bool trung_coup_ask(Trung *t, unsigned step, Action *out)
{
    switch (step) {
    case PIVOTAL_ASK:
        return ask_pivotal(t, out);
    case SABOTAGE:
        return ask_sabotage(t, out);
    case AGITATE:
        return ask_agitate(t, out);
    case PACIFY:
        return ask_pacify(t, out);
    case WITHDRAWAL:
        return ask_withdrawal(t, out);
    case ARVN_TROOPS:
    case POLICE_MOVES:
        return trung_ask_arvn_redeploy(t, step, out);
    case NVA_TROOPS:
        return trung_ask_nva_redeploy(t, out);
    case COMMIT:
        return trung_ask_commit(t, out);
    default:
        return false;
    }
}
