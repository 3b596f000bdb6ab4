/* solo_judge.c: how strong the automaton is in each province, and where the attack condition of his
 * card holds [15.9, 15.e]. The plan of movement asks the same questions as the declarations. */
#include "games/saigon75/players/solo.h"

enum { ATTACK_SUPERIOR, ATTACK_EQUAL, ATTACK_ALWAYS }; /* SoloCard.attack */

/* ---- Strength [15.9] ------------------------------------------------------------------------- */

Purse s75_solo_purse(const State *s)
{
    return (Purse){.markers = s->infiltration,
                   .dice = s->card == E19_UPRISING && s->active == NV ? s->card_uses : 0};
}

/* All units in the province count, those too that no activation is left for. E-19's die comes
 * first. A bonus counts only if it really adds a die [15.g]; a marker only where he is not superior
 * without it. */
unsigned s75_solo_strength(const Game *g, const State *s, unsigned province, unsigned attackers,
                           Purse *purse)
{
    unsigned strength = s75_count_at(s, province, NV), dice = attackers;
    if (purse->dice && dice < DICE_MAX) {
        purse->dice--;
        dice++;
        strength++;
    }
    if (purse->markers && dice < DICE_MAX && g->board->border >> province & 1 &&
        strength <= s75_count_at(s, province, SV)) {
        purse->markers--;
        strength++;
    }
    return strength;
}

bool s75_solo_attacks(const SoloCard *card, unsigned strength, unsigned enemies)
{
    switch (card->attack) {
    case ATTACK_SUPERIOR:
        return strength > enemies;
    case ATTACK_EQUAL:
        return strength >= enemies;
    default:
        return true;
    }
}

/* ---- Where the condition holds [15.e] -------------------------------------------------------- */

typedef struct Means { /* what is left to activate units with */
    unsigned left, vc_left;
} Means;

/* Units the plan keeps in place for a combat; their activations are not for others. */
static Units kept_units(const Game *g, const State *s)
{
    Units units = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        if (s->goal[u] == s->place[u] + 1 && !s->goal_step[u])
            units |= UNIT(u);
    units &= ~(s->activated | s->barred);
    return s75_can_activate_all(g, s, units) ? units : 0;
}

static Means means_beside(const Game *g, const State *s, Units kept)
{
    return (Means){s75_activations_left(g, s) - count_units(kept & NV_DIVISIONS),
                   (unsigned)FREE_VC - s->free_vc - count_units(kept & ALL_VC)};
}

/* Who can attack there, and what is left then. */
static Units fighters_in(const State *s, unsigned province, Units kept, Means *means)
{
    const Units here = s->at[province] & NV_UNITS & ~s->barred;
    Units units = here & (s->activated | kept);
    for (Units rest = here & ~units; rest;) {
        const unsigned unit = s75_solo_first(s, rest);
        unsigned *pool = ALL_VC >> unit & 1 ? &means->vc_left : &means->left;
        rest &= ~UNIT(unit);
        if (*pool) {
            (*pool)--;
            units |= UNIT(unit);
        }
    }
    return units;
}

/* A combat that is declared keeps its attackers, but for the one they are being chosen for. */
static bool is_settled(const State *s, unsigned province)
{
    const Frame *frame = flow_now(s);
    return s->declared >> province & 1 && !(frame->step == COMMIT && frame->v[0] == province);
}

static void judge_province(const Game *g, const State *s, unsigned province, Units kept,
                           Means *means, Purse *purse, Judgement *out)
{
    Means means_then = *means;
    Purse purse_then = *purse;
    const bool settled = is_settled(s, province);
    const Units fighters =
        settled ? s->attackers & s->at[province] : fighters_in(s, province, kept, &means_then);
    const unsigned enemies = s75_count_at(s, province, SV);
    const unsigned strength = s75_solo_strength(g, s, province, count_units(fighters), &purse_then);
    out->contested |= PROVINCE(province);
    out->units[province] = (uint8_t)s75_count_at(s, province, NV);
    out->strength[province] = (uint8_t)strength;
    out->enemies[province] = (uint8_t)enemies;
    if (!fighters)
        out->nobody |= PROVINCE(province);
    if (!fighters || (!settled && !s75_solo_attacks(s75_solo_card(g, s), strength, enemies)))
        return;
    if (!settled && count_provinces(out->holds) >= s->combat_limit) { /* E-07 [6.o] */
        out->too_many |= PROVINCE(province);
        return;
    }
    out->holds |= PROVINCE(province);
    out->fighters |= fighters;
    *means = means_then;
    *purse = purse_then;
}

/* In the order of 15.9; what is counted for one combat is gone for the next. */
static void judge_all(const Game *g, const State *s, Units kept, Judgement *out)
{
    Means means = means_beside(g, s, kept);
    Purse purse = s75_solo_purse(s);
    *out = (Judgement){0};
    for (unsigned i = 0; i < PROVINCES; i++) {
        const unsigned province = g->board->north_order[i];
        if (s->at[province] & NV_UNITS && s->at[province] & SV_UNITS)
            judge_province(g, s, province, kept, &means, &purse, out);
    }
}

/* Activations kept for a province where there will be no attack are free for others. */
void s75_solo_judge(const Game *g, const State *s, Judgement *out)
{
    Units kept = kept_units(g, s);
    for (;;) {
        judge_all(g, s, kept, out);
        if (!(kept & ~out->fighters))
            return;
        kept &= out->fighters;
    }
}

Units s75_solo_in_vain(const Game *g, const State *s)
{
    const Units kept = kept_units(g, s);
    Judgement j;
    judge_all(g, s, kept, &j);
    return kept & ~j.fighters;
}
