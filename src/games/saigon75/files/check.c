/* check.c: what must hold in every position. s75_check names the first invariant that does not:
 * after each action when assertions are on, and for positions that come from outside. The stack of
 * steps is looked at in check_flow.c.
 */
#include "games/saigon75/files/check.h"
#include "games/saigon75/players/solo.h"

typedef bool (*Holds)(const Game *g, const State *s);

static bool is_subset(uint64_t part, uint64_t whole) { return (part & ~whole) == 0; }

/* ---- Units ----------------------------------------------------------------------------------- */

static bool units_have_one_place(const Game *g, const State *s)
{
    Units seen = 0;
    for (unsigned place = 0; place < PLACES; place++) {
        if (seen & s->at[place])
            return false;
        seen |= s->at[place];
    }
    for (unsigned u = 0; u < UNITS; u++)
        if (s->place[u] >= PLACES || !(s->at[s->place[u]] & UNIT(u)))
            return false;
    return seen == (NV_UNITS | SV_UNITS);
}

/* Counted, not looked up. */
static unsigned units_in(const State *s, unsigned place, unsigned side)
{
    return count_units(s->at[place] & s75_side_units[side]);
}

static bool sides_stand_where_units_are(const Game *g, const State *s)
{
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned place = 0; place < PLACES; place++)
            if ((s->stands[side] >> place & 1) != (units_in(s, place, side) > 0))
                return false;
    return true;
}

static bool units_are_counted(const Game *g, const State *s)
{
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned place = 0; place < PLACES; place++)
            if (s->here[side].in[place] != units_in(s, place, side))
                return false;
    return true;
}

static bool neighbours_are_counted(const Game *g, const State *s)
{
    for (unsigned side = 0; side < SIDES; side++) {
        Counts near = {.in = {0}};
        for (Provinces held = s75_provinces_of(s, side); held; held &= held - 1) {
            const unsigned province = first_province(held), number = units_in(s, province, side);
            for (unsigned i = 0; i < COUNT_OF(near.word); i++)
                near.word[i] += number * g->board->beside[province].word[i];
        }
        if (memcmp(&near, &s->near[side], sizeof near) != 0)
            return false;
    }
    return true;
}

static bool boxes_hold_their_side(const Game *g, const State *s)
{
    return is_subset(s->at[RESERVE], NV_UNITS) && is_subset(s->at[BOX], SV_UNITS) &&
           (s->turn == 0 || !s->at[BOX]);
}

static bool only_divisions_are_full(const Game *g, const State *s)
{
    return is_subset(s->full, DIVISIONS & ~s->at[OUT]);
}

static bool flags_are_on_units_in_play(const Game *g, const State *s)
{
    const Units flagged = s->activated | s->moved | s->fought | s->barred | s->frozen | s->absent |
                          s->named | s->attackers | s->engaged | s->sharing | s->answered |
                          s->arrivals;
    return is_subset(flagged, (NV_UNITS | SV_UNITS) & ~s->at[OUT] & ~s->at[BOX]);
}

static bool only_the_active_side_has_acted(const Game *g, const State *s)
{
    return is_subset(s->activated | s->moved | s->attackers, s75_side_units[s->active]);
}

/* Only the active side may stand six or more, and only inside its movement step [7.2]. */
static bool stacks_are_in_limit(const Game *g, const State *s)
{
    for (unsigned side = 0; side < SIDES; side++)
        if (s75_full_provinces(s, side) && !(side == s->active && s75_is_in_step(s, MOVEMENT)))
            for (unsigned p = 0; p < PROVINCES; p++)
                if (s75_count_at(s, p, side) > STACK_MAX)
                    return false;
    return true;
}

static bool patrols_are_on_the_mekong(const Game *g, const State *s) /* [8.6, 8.d] */
{
    Units mekong = s->at[BOX] | s->at[OUT];
    for (Provinces set = g->board->mekong; set; set &= set - 1)
        mekong |= s->at[first_province(set)];
    return is_subset(RIVER_PATROLS, mekong);
}

/* ---- Turn, availability, markers ------------------------------------------------------------- */

static bool turn_is_in_range(const Game *g, const State *s)
{
    return s->turn <= TURNS && s->active < SIDES;
}

static bool winner_is_known_when_over(const Game *g, const State *s)
{
    return game_over(s) ? s->winner < SIDES : s->winner == NOWHERE;
}

static bool activations_are_paid(const Game *g, const State *s)
{
    if (s->die > 6 || s->die_extra > 6 || s->free_vc > 2)
        return false;
    return s->spent <= (s->die ? s75_availability(g, s) : 0);
}

static bool markers_are_in_limit(const Game *g, const State *s)
{
    return s->plus_left[NV] <= 3 && s->plus_left[SV] <= 2 &&
           s->infiltration <= INFILTRATION_TOTAL && is_subset(s->militia, ALL_PROVINCES) &&
           s->desertion_die <= 6;
}

static bool air_markers_are_twelve(const Game *g, const State *s) /* [1.8, 5.4] */
{
    const unsigned committed = s->combat.bonus[BONUS_AIR];
    return s->air_box + committed <= AIR_BOX_MAX &&
           s->air_box + s->air_lost + committed <= AIR_TOTAL;
}

/* As many tokens are hidden as there are places where one may lie; no two lie in one place [3.4].
 */
static bool tokens_are_somewhere(const Game *g, const State *s)
{
    Provinces sites = s->token_sites;
    unsigned hidden = 0;
    for (unsigned i = 0; i < TOKENS; i++) {
        const uint8_t place = s->token_place[i];
        if (place < PROVINCES ? sites >> place & 1 : place < TOKEN_OF_NV || place > TOKEN_GONE)
            return false;
        hidden += place == TOKEN_HIDDEN;
        sites |= place < PROVINCES ? PROVINCE(place) : 0;
    }
    return is_subset(sites, ALL_PROVINCES) && hidden == count_provinces(s->token_sites);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static bool cards_are_in_one_set(const Game *g, const State *s)
{
    const uint32_t sets[] = {s->hand[NV], s->hand[SV], s->discard, s->unseen, s->aside, s->strays};
    uint32_t seen = 0;
    for (unsigned i = 0; i < COUNT_OF(sets); i++) {
        if (seen & sets[i])
            return false;
        seen |= sets[i];
    }
    return seen == (1u << CARDS) - 1;
}

/* The four are known, at least to nobody, only once somebody has looked or the pile is empty. */
static bool pile_and_aside_add_up(const Game *g, const State *s)
{
    const unsigned unseen = count_provinces(s->unseen), aside = count_provinces(s->aside);
    if (s->turn == 0) /* the cards are being dealt [3.8] */
        return !s->discard && !aside && !s->pile_count;
    if (is_solo(g))
        return s75_pile_and_strays_add_up(g, s);
    if (unseen + aside != (unsigned)s->pile_count + s->aside_count || aside > s->aside_count)
        return false;
    return s->pile_count ? !aside || s->looker < SIDES : !unseen;
}

/* Who changed the four last remembers them as they are [16]. */
static bool memory_is_right(const Game *g, const State *s)
{
    for (unsigned side = 0; side < SIDES; side++) {
        const uint32_t seen = s->seen[side];
        /* The automaton takes without giving [15.f]. */
        const unsigned left = s->aside_count + (is_solo(g) ? s->stale[side] : 0u);
        if (seen ? is_edition_1(g) || count_provinces(seen) != left : s->stale[side])
            return false;
        if (seen && (s->stale[side] ? s->stale[side] > TOKENS : seen != s->aside))
            return false;
    }
    return is_subset(s->seen[NV] | s->seen[SV], (1u << CARDS) - 1) &&
           (s->looker < SIDES || s->looker == NOWHERE);
}

static bool card_in_force_is_discarded(const Game *g, const State *s) /* [6.1] */
{
    const bool strike = s->strike[0] || s->strike[1];
    if (s->strike[0] + s->strike[1] > 2 || (strike && s->card != E03_AIR_STRIKES))
        return false;
    if (s->card_count > PROVINCES || s->card_uses > 2)
        return false;
    if (s->combat_limit != NOWHERE && s->combat_limit > 2)
        return false;
    return s->card == NO_CARD || (s->card < CARDS && s->discard >> s->card & 1);
}

/* ---- Combats --------------------------------------------------------------------------------- */

static bool attackers_are_committed(const Game *g, const State *s)
{
    if (!is_subset(s->declared, ALL_PROVINCES) || !is_subset(s->resolved, s->declared) ||
        !is_subset(s->attackers, s->activated))
        return false;
    for (Units units = s->attackers; units; units &= units - 1) {
        const unsigned province = s->fights_in[first_unit(units)] - 1u;
        if (province >= PROVINCES || !(s->declared & ~s->resolved & PROVINCE(province)))
            return false;
    }
    return true;
}

/* Between combats nothing of a combat is left. E-03 borrows `answered` [6.i]. */
static bool nothing_is_left_of_a_combat(const State *s)
{
    static const Combat none = {.province = NOWHERE};
    const Combat *combat = &s->combat;
    unsigned left = 0;
    for (unsigned i = 0; i < BONUSES; i++)
        left |= combat->bonus[i];
    for (unsigned side = 0; side < SIDES; side++)
        left |= (unsigned)combat->loss_due[side] | combat->retreat_due[side];
    return combat->province == none.province && !left && !(s->engaged | s->sharing) &&
           (!s->answered || s->card == E03_AIR_STRIKES);
}

static bool combat_is_whole(const Game *g, const State *s)
{
    const Combat *combat = &s->combat;
    if (combat->province >= PROVINCES)
        return nothing_is_left_of_a_combat(s);
    if (!s75_is_in_step(s, COMBAT) && !game_over(s)) /* the game may end in mid-combat */
        return false;
    if (!(s->declared & PROVINCE(combat->province)) || combat->tokens >> TOKENS)
        return false;
    for (unsigned side = 0; side < SIDES; side++) {
        const uint8_t *face = combat->face[side];
        const unsigned lying = (unsigned)face[FACE_LOSS] + face[FACE_RETREAT] + face[FACE_BLANK];
        if (combat->dice[side] > DICE_MAX || lying > combat->dice[side])
            return false;
    }
    return !(s->engaged & s->sharing);
}

static bool mover_is_in_play(const Game *g, const State *s)
{
    if (s->mech_points > 2 || s->strategic_left > 2)
        return false;
    return s->moving == NO_UNIT ||
           (s->moving < UNITS && !((s->at[OUT] | s->at[BOX]) & UNIT(s->moving)));
}

/* The automaton's plan lasts from its making to the end of his phase [15.5]. */
static bool plan_is_sound(const Game *g, const State *s)
{
    for (unsigned u = 0; u < NV_COUNT; u++) {
        if (s->goal[u] > PROVINCES || s->goal_step[u] > PROVINCES || s->goal_turn[u] > NV_COUNT ||
            s->goal_line[u] >= SOLO_GOAL_LINES)
            return false;
        if (s->goal[u] ? !is_solo(g) || s->active != NV || !s->goal_turn[u]
                       : s->goal_step[u] || s->goal_turn[u] || s->goal_line[u])
            return false;
    }
    return true;
}

/* ---- All of them ----------------------------------------------------------------------------- */

/* Later ones may lean on earlier ones. */
static const struct {
    const char *name;
    Holds holds;
} invariants[] = {
    {"units_have_one_place", units_have_one_place},
    {"sides_stand_where_units_are", sides_stand_where_units_are},
    {"units_are_counted", units_are_counted},
    {"neighbours_are_counted", neighbours_are_counted},
    {"turn_is_in_range", turn_is_in_range},
    {"boxes_hold_their_side", boxes_hold_their_side},
    {"only_divisions_are_full", only_divisions_are_full},
    {"flags_are_on_units_in_play", flags_are_on_units_in_play},
    {"only_the_active_side_has_acted", only_the_active_side_has_acted},
    {"stacks_are_in_limit", stacks_are_in_limit},
    {"patrols_are_on_the_mekong", patrols_are_on_the_mekong},
    {"card_in_force_is_discarded", card_in_force_is_discarded},
    {"activations_are_paid", activations_are_paid},
    {"markers_are_in_limit", markers_are_in_limit},
    {"air_markers_are_twelve", air_markers_are_twelve},
    {"tokens_are_somewhere", tokens_are_somewhere},
    {"cards_are_in_one_set", cards_are_in_one_set},
    {"pile_and_aside_add_up", pile_and_aside_add_up},
    {"nothing_is_solo", s75_nothing_is_solo},
    {"memory_is_right", memory_is_right},
    {"mover_is_in_play", mover_is_in_play},
    {"plan_is_sound", plan_is_sound},
    {"attackers_are_committed", attackers_are_committed},
    {"combat_is_whole", combat_is_whole},
    {"steps_have_what_they_need", s75_steps_have_what_they_need},
    {"solo_card_is_in_force", s75_solo_card_is_in_force},
    {"winner_is_known_when_over", winner_is_known_when_over},
};

const char *s75_check(const Game *g, const State *s)
{
    for (unsigned i = 0; i < COUNT_OF(invariants); i++)
        if (!invariants[i].holds(g, s))
            return invariants[i].name;
    return NULL;
}
