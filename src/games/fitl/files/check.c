/* check.c: what must hold in every position [20.56]. Positions come from files, too: nothing that
 * the rules index with may be out of range. */
#include <string.h>

#include "games/fitl/cards/event.h"
#include "games/fitl/files/position.h"

/* ---- Pieces and markers ---------------------------------------------------------------------- */

static const char *check_pool(const State *s)
{
    unsigned sum[TYPES] = {0};
    for (unsigned b = 0; b < BOXES; b++)
        for (unsigned t = 0; t < TYPES; t++)
            sum[t] += s->box[b][t];
    for (unsigned x = 0; x < SPACES; x++)
        for (unsigned k = 0; k < KINDS; k++)
            sum[fitl_type_of[k]] += s->at[x][k];
    for (unsigned t = 0; t < TYPES; t++)
        if (sum[t] != fitl_pool[t])
            return "pieces_are_conserved";
    for (unsigned t = ARVN_TROOP; t < TYPES; t++)
        if (s->box[BOX_CASUALTIES][t])
            return "casualties_are_of_the_us";
    for (unsigned t = NVA_GUERRILLA; t < TYPES; t++)
        if (s->box[BOX_OUT][t])
            return "out_of_play_holds_no_insurgents_but_troops";
    return NULL;
}

static const char *check_space(const Game *g, const State *s, unsigned x)
{
    if (count_at(s, x, COIN_KINDS) != s->coin[x] || count_at(s, x, NVA_KINDS) != s->nva[x] ||
        count_at(s, x, VC_KINDS) != s->vc[x])
        return "sums_are_right";
    if (x == NORTH_VIETNAM && s->coin[x])
        return "no_coin_in_north_vietnam";
    if (bases_at(s, x) > (is_loc(x) ? 0u : STACK_BASES))
        return "two_bases_at_most";
    if (s->level[x] >= LEVELS || (!in(g->board->populated, x) && s->level[x] != NEUTRAL))
        return "only_people_take_sides";
    return NULL;
}

static const char *check_map(const Game *g, const State *s)
{
    unsigned markers = s->markers;
    for (unsigned x = 0; x < SPACES; x++) {
        const char *broken = check_space(g, s, x);
        if (broken)
            return broken;
        markers += s->terror[x];
    }
    if (markers != MARKERS)
        return "fifteen_markers";
    return fitl_on_map(s, TUNNELED_BASES, CITIES | PROVINCES) > TUNNELS ? "six_tunnels" : NULL;
}

static const char *check_tracks(const State *s)
{
    for (unsigned t = 0; t < TRACKS; t++)
        if (s->track[t] > TRACK_MAX)
            return "tracks_end_at_75";
    return s->trail > TRAIL_MAX || s->econ > 15 ? "trail_and_econ_in_range" : NULL;
}

/* ---- Cards and turns ------------------------------------------------------------------------- */

/* Every pile to come, and this one if its Coup has not come, has a Coup left to be drawn; with
 * those played and those face up the last Coup, which ends the game, is still to come. */
static bool coups_suffice(const Game *g, const State *s)
{
    const unsigned piles = scenario_of(g)->piles, rest = piles - least(piles, s->pile);
    const unsigned left = COUPS - (unsigned)__builtin_popcount(s->coups_seen);
    const unsigned seen = 0u + s->coup_count + (s->next >= FIRST_COUP) + (s->current >= FIRST_COUP);
    if (s->pile_coup > 1 || (rest == 0 && s->pile_coup))
        return false;
    return left + s->pile_coup >= rest && (game_over(s) || seen + rest - s->pile_coup >= piles);
}

static const char *check_cards(const Game *g, const State *s)
{
    const uint32_t caps = (1u << CAPABILITIES) - 1;
    if (s->current > CARDS || s->next > CARDS || s->next >= FIRST_PIVOTAL + COUPS + 4 ||
        (s->next >= FIRST_PIVOTAL && s->next < FIRST_COUP))
        return "cards_exist";
    if (s->pile > scenario_of(g)->piles || s->pile_left > scenario_of(g)->pile_events + 1u ||
        (s->pile < scenario_of(g)->piles) != (s->pile_left > 0) || s->coups_seen >> COUPS ||
        s->coup_count > COUPS || s->leader_cards > COUPS || !coups_suffice(g, s) ||
        (s->leader && (s->leader < KHANH || s->leader > THIEU)))
        return "the_deck_adds_up";
    if (s->cap[0] & s->cap[1] || (s->cap[0] | s->cap[1] | s->gone) & ~caps ||
        s->momentum >> MOMENTA)
        return "lasting_effects_exist";
    const unsigned all =
        s->eligible | s->acted | s->passed | s->stay | s->barred | s->pivotal | s->pivotal_used;
    if (all > 15 || s->slot > 2 || s->pivot > NOBODY || s->die > 6)
        return "factions_exist";
    return __builtin_popcount(s->acted) > 2 ? "two_factions_act_on_a_card" : NULL;
}

/* Each card of each bot once, as far as they are laid. */
static const char *check_bots(const Game *g, const State *s)
{
    uint32_t seen = 0;
    if (s->bots != g->option[OPTION_BOTS] || s->us_policy > POLICY_NIXON ||
        s->trung_size > fitl_trung_count(s) || s->trung_top >= TRUNG_CARDS)
        return "bots_are_those_of_the_options";
    for (unsigned i = 0; i < s->trung_size; i++) {
        if (s->trung[i] >= TRUNG_CARDS || !is_bot(s, trung_owner(s->trung[i])) ||
            seen >> s->trung[i] & 1)
            return "bots_have_their_cards";
        seen |= 1u << s->trung[i];
    }
    return s->trung_top && s->trung_top >= s->trung_size ? "bots_have_their_cards" : NULL;
}

static bool is_space_or_none(unsigned x) { return x < SPACES || x == NOWHERE; }

/* A Raid's spaces have their slots, in which arrivals are counted. */
static bool slots_fit(const Activity *sa)
{
    Spaces slots = 0;
    for (unsigned i = 0; i < LIFT_SPACES; i++) {
        if (!is_space_or_none(sa->slot[i]))
            return false;
        slots |= sa->slot[i] < SPACES ? SPACE(sa->slot[i]) : 0;
    }
    return sa->kind != RAID ||
           (slots == sa->spaces && sa->most == 0 && sa->stage <= 1 && count_spaces(slots) <= 2);
}

/* Stages an Operation knows. */
static bool stage_fits(const Operation *op)
{
    switch (op->kind) {
    case OP_PATROL:
        return op->stage == 0 || op->stage == 2;
    case OP_TRAIN:
        return op->stage <= 2;
    default:
        return op->stage <= (op->kind == OP_SWEEP);
    }
}

static const char *check_memory(const State *s)
{
    const Operation *op = &s->op;
    const Activity *sa = &s->sa;
    if (op->kind >= OPERATIONS || op->faction >= FACTIONS || !is_space_or_none(op->target) ||
        (op->spaces | op->paid | op->done | op->allowed | op->origins | op->shipped) & ~ALL_SPACES)
        return "the_operation_makes_sense";
    if (!stage_fits(op) || (op->kind == OP_MARCH && op->flags & OP_TAIL) ||
        (op->kind == OP_SWEEP && op->spaces & LOCS) ||
        (op->kind == OP_SWEEP && (op->stage == 1) != ((op->flags & OP_TAIL) != 0)))
        return "the_stage_is_one_of_the_operation";
    if (sa->stage > 2 || sa->most > 6)
        return "the_activity_makes_sense";
    if (sa->kind > ACTIVITIES || sa->faction >= FACTIONS || !is_space_or_none(sa->origin) ||
        (sa->spaces | sa->allowed | sa->once | sa->twice) & ~ALL_SPACES)
        return "the_activity_makes_sense";
    if (sa->kind != NO_ACTIVITY && !slots_fit(sa))
        return "the_activity_makes_sense";
    if (s->mover >= MOVERS || s->buys.count > BUY_SPACES || s->phase > 7 || s->frozen > 1 ||
        s->ev.executor >= FACTIONS || s->ev.picked >= FACTIONS || s->ev.space >= SPACES ||
        (s->ev.chosen | s->ev.lost | s->ev.got) & ~ALL_SPACES)
        return "the_turn_makes_sense";
    for (unsigned i = 0; i < s->buys.count; i++)
        if (s->buys.space[i] >= SPACES)
            return "purchases_are_in_spaces";
    return NULL;
}

const char *fitl_check(const Game *g, const State *s)
{
    const char *broken = check_pool(s);
    if (!broken)
        broken = check_map(g, s);
    if (!broken)
        broken = check_tracks(s);
    if (!broken)
        broken = check_cards(g, s);
    if (!broken)
        broken = check_bots(g, s);
    if (!broken)
        broken = check_memory(s);
    return broken;
}
