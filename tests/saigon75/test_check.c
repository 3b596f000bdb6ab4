/* test_check.c: s75_check names what is wrong with a position that is one slip away from a good
 * one. Words of a position text that cannot be are in test_position.c. */
#include "support/combat75.h"
#include "support/solo75.h"

/* The good position, for the next slip. */
static State good;

static void keep(const Play *p)
{
    assert_null(s75_check(&p->game, &p->s));
    good = p->s;
}

static void assert_broken(Play *p, const char *invariant)
{
    const char *broken = s75_check(&p->game, &p->s);
    assert_non_null(broken);
    assert_string_equal(broken, invariant);
    p->s = good;
}

/* NV chooses moves in Huế, turn 2, nothing has happened yet. */
static void begin_moves(Play *p)
{
    play_phase(p, "hand=8", 2, NV, 6, MOVEMENT);
    play_put(p, "hue: nvd1 svd1; saigon: svd2");
    play_go(p);
    assert_asks(p, MOVE_UNIT, NV);
    keep(p);
}

/* Two NV divisions attack three SV ones, and SV owes an X and an R. */
static void begin_loss(Play *p)
{
    place(p, NULL, NV, "hue: nvd1 nvd2 svd1 svd2 ranger1; da_nang: nvd3 svd3 svd4");
    attack(p, "hue");
    play(p, "roll nv 1 1; roll sv 0 0");
    assert_asks(p, LOSS_UNIT, SV);
    keep(p);
}

/* ---- Units ----------------------------------------------------------------------------------- */

static void a_unit_is_where_its_place_says(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.place[unit(&p, "svd1")] = (uint8_t)province(&p, "saigon");
    assert_broken(&p, "units_have_one_place");
    p.s.place[unit(&p, "svd1")] = PLACES;
    assert_broken(&p, "units_have_one_place");
    p.s.at[province(&p, "saigon")] |= UNIT(unit(&p, "svd1"));
    assert_broken(&p, "units_have_one_place");
}

static void sides_stand_where_their_units_are(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.stands[SV] |= PROVINCE(province(&p, "pleiku"));
    assert_broken(&p, "sides_stand_where_units_are");
    p.s.stands[NV] &= ~PROVINCE(province(&p, "hue"));
    assert_broken(&p, "sides_stand_where_units_are");
    p.s.stands[NV] &= ~PROVINCE(RESERVE);
    assert_broken(&p, "sides_stand_where_units_are");
}

static void units_in_each_place_are_counted(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.here[SV].in[province(&p, "saigon")]++;
    assert_broken(&p, "units_are_counted");
    p.s.here[NV].in[RESERVE]--;
    assert_broken(&p, "units_are_counted");
}

static void units_next_door_are_counted(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.near[SV].in[province(&p, "pleiku")]++;
    assert_broken(&p, "neighbours_are_counted");
    p.s.near[NV].in[province(&p, "hue")]--;
    assert_broken(&p, "neighbours_are_counted");
}

static void units_in_the_box_are_the_souths_and_wait_for_the_set_up(void **unused)
{
    Play p;
    begin_moves(&p);
    s75_put(&p.game, &p.s, unit(&p, "svd1"), BOX);
    p.s.full &= ~UNIT(unit(&p, "svd1"));
    assert_broken(&p, "boxes_hold_their_side");
}

static void only_a_division_in_play_is_full(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.full |= UNIT(unit(&p, "vc1"));
    assert_broken(&p, "only_divisions_are_full");
    p.s.full |= UNIT(unit(&p, "svd3"));
    assert_broken(&p, "only_divisions_are_full");
}

/* ---- Numbers --------------------------------------------------------------------------------- */

static void numbers_stay_in_their_range(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.turn = TURNS + 1;
    assert_broken(&p, "turn_is_in_range");
    p.s.active = SIDES;
    assert_broken(&p, "turn_is_in_range");
    p.s.die = 7;
    assert_broken(&p, "activations_are_paid");
    p.s.die_extra = 7;
    assert_broken(&p, "activations_are_paid");
    p.s.free_vc = 3;
    assert_broken(&p, "activations_are_paid");
    p.s.spent = 9; /* D6 of 6 and 2 of turn 2 make 8 */
    assert_broken(&p, "activations_are_paid");
    p.s.spent = 8;
    keep(&p);
}

/* [1.5] three and two, [1.4] five. */
static void markers_are_no_more_than_there_are(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.plus_left[NV] = 4;
    assert_broken(&p, "markers_are_in_limit");
    p.s.plus_left[SV] = 3;
    assert_broken(&p, "markers_are_in_limit");
    p.s.infiltration = 6;
    assert_broken(&p, "markers_are_in_limit");
    p.s.militia = PROVINCE(PROVINCES);
    assert_broken(&p, "markers_are_in_limit");
    p.s.desertion_die = 7;
    assert_broken(&p, "markers_are_in_limit");
}

/* [5.4] five in the box, [1.8] twelve in all. */
static void air_markers_fit_the_box_and_are_twelve(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.air_box = 6;
    assert_broken(&p, "air_markers_are_twelve");
    p.s.air_box = 3;
    p.s.air_lost = 10;
    assert_broken(&p, "air_markers_are_twelve");
    p.s.air_box = 2;
    p.s.air_lost = 10;
    keep(&p);
    p.s.air_box = 5;
    p.s.air_lost = 7;
    keep(&p);
}

/* Two at most of what a card leaves to do: dice of E-03, uses of E-19, combats of E-07. */
static void a_card_in_force_does_no_more_than_it_says(void **unused)
{
    Play p;
    begin_moves(&p);
    play_card(&p, E03_AIR_STRIKES);
    keep(&p);
    p.s.strike[0] = 2;
    p.s.strike[1] = 1;
    assert_broken(&p, "card_in_force_is_discarded");
    p.s.card_count = PROVINCES + 1;
    assert_broken(&p, "card_in_force_is_discarded");
    p.s.card_uses = 3;
    assert_broken(&p, "card_in_force_is_discarded");
    p.s.combat_limit = 3;
    assert_broken(&p, "card_in_force_is_discarded");
    p.s.combat_limit = 2;
    keep(&p);
    p.s.card = CARDS;
    assert_broken(&p, "card_in_force_is_discarded");
    begin_moves(&p);
    p.s.strike[0] = 1; /* without E-03 */
    assert_broken(&p, "card_in_force_is_discarded");
}

static void a_mover_is_in_play_and_has_two_points_at_most(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.mech_points = 3;
    assert_broken(&p, "mover_is_in_play");
    p.s.strategic_left = 3;
    assert_broken(&p, "mover_is_in_play");
    p.s.moving = (uint8_t)unit(&p, "svd3"); /* out of the game */
    assert_broken(&p, "mover_is_in_play");
    p.s.moving = UNITS;
    assert_broken(&p, "mover_is_in_play");
}

static void tokens_lie_where_one_may(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.token_place[0] = PROVINCES;
    assert_broken(&p, "tokens_are_somewhere");
    p.s.token_place[0] = TOKEN_GONE + 1;
    assert_broken(&p, "tokens_are_somewhere");
    p.s.token_place[0] = TOKEN_HIDDEN;
    assert_broken(&p, "tokens_are_somewhere");
    p.s.token_sites = p.s.token_place[0] < PROVINCES ? PROVINCE(p.s.token_place[0]) : 0;
    assert_broken(&p, "tokens_are_somewhere");
    p.s.token_sites = PROVINCE(PROVINCES);
    p.s.token_place[0] = TOKEN_HIDDEN;
    assert_broken(&p, "tokens_are_somewhere");
}

/* Of a player who has looked; one exchange since leaves him the memory of four cards. */
static void who_has_looked_remembers_four_cards(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.seen[NV] = p.s.aside & (p.s.aside - 1);
    p.s.stale[NV] = 1;
    assert_broken(&p, "memory_is_right");
    p.s.stale[NV] = 1; /* of nothing */
    assert_broken(&p, "memory_is_right");
    p.s.seen[NV] = p.s.aside;
    p.s.stale[NV] = TOKENS + 1;
    assert_broken(&p, "memory_is_right");
}

static void a_plan_is_for_units_of_the_automaton(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.goal[0] = PROVINCES + 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal_step[0] = PROVINCES + 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal_turn[0] = 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal_line[0] = 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal[0] = p.s.goal_turn[0] = 1; /* but nobody is the automaton */
    assert_broken(&p, "plan_is_sound");
    solo_phase(&p, "", 2, 6, MOVEMENT, 22);
    play_put(&p, "saigon: svd1");
    play_go(&p);
    keep(&p);
    p.s.goal[0] = PROVINCES + 1;
    p.s.goal_turn[0] = 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal[0] = 1;
    p.s.goal_turn[0] = NV_COUNT + 1;
    assert_broken(&p, "plan_is_sound");
    p.s.goal[0] = 1;
    p.s.goal_turn[0] = 0;
    assert_broken(&p, "plan_is_sound");
}

/* ---- Combats --------------------------------------------------------------------------------- */

static void attackers_are_activated_where_a_combat_is_declared(void **unused)
{
    Play p;
    begin_loss(&p);
    p.s.declared |= PROVINCE(PROVINCES);
    assert_broken(&p, "attackers_are_committed");
    p.s.resolved = PROVINCE(province(&p, "da_nang")); /* which was not declared */
    assert_broken(&p, "attackers_are_committed");
    p.s.attackers = UNIT(unit(&p, "nvd3")); /* not activated */
    p.s.fights_in[unit(&p, "nvd3")] = (uint8_t)(province(&p, "hue") + 1);
    assert_broken(&p, "attackers_are_committed");
    p.s.attackers = UNIT(unit(&p, "nvd3"));
    p.s.activated |= UNIT(unit(&p, "nvd3"));
    p.s.fights_in[unit(&p, "nvd3")] = 0; /* nowhere */
    assert_broken(&p, "attackers_are_committed");
    p.s.attackers = UNIT(unit(&p, "nvd3"));
    p.s.activated |= UNIT(unit(&p, "nvd3"));
    p.s.fights_in[unit(&p, "nvd3")] = (uint8_t)(province(&p, "da_nang") + 1);
    assert_broken(&p, "attackers_are_committed");
}

static void a_combat_is_one_that_was_declared(void **unused)
{
    Play p;
    begin_loss(&p);
    p.s.combat.province = (uint8_t)province(&p, "da_nang");
    assert_broken(&p, "combat_is_whole");
    p.s.combat.tokens = 1 << TOKENS;
    assert_broken(&p, "combat_is_whole");
    p.s.combat.dice[NV] = DICE_MAX + 1;
    assert_broken(&p, "combat_is_whole");
    p.s.combat.face[SV][FACE_BLANK]++; /* more faces than dice */
    assert_broken(&p, "combat_is_whole");
    p.s.sharing = p.s.engaged;
    assert_broken(&p, "combat_is_whole");
}

static void nothing_is_left_between_combats(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.combat.bonus[BONUSES - 1] = 1;
    assert_broken(&p, "combat_is_whole");
    p.s.combat.loss_due[SV] = 1;
    assert_broken(&p, "combat_is_whole");
    p.s.combat.retreat_due[NV] = 1;
    assert_broken(&p, "combat_is_whole");
    p.s.engaged = UNIT(unit(&p, "nvd1"));
    assert_broken(&p, "combat_is_whole");
    p.s.sharing = UNIT(unit(&p, "nvd1"));
    assert_broken(&p, "combat_is_whole");
    p.s.answered = UNIT(unit(&p, "nvd1"));
    assert_broken(&p, "combat_is_whole");
    p.s.combat.province = (uint8_t)province(&p, "hue"); /* in no combat step */
    assert_broken(&p, "combat_is_whole");
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static void a_step_that_takes_something_away_finds_it(void **unused)
{
    Play p;
    begin_loss(&p);
    p.s.combat.loss_due[SV] = 0;
    assert_broken(&p, "steps_have_what_they_need");
    play(&p, "reduce svd1");
    assert_asks(&p, RETREAT_UNIT, SV);
    keep(&p);
    p.s.combat.retreat_due[SV] = 0;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.flow.frame[p.s.flow.depth - 1].v[0] = SIDES;
    assert_broken(&p, "steps_have_what_they_need");
}

static void a_retreat_is_of_the_side_that_owes_it(void **unused)
{
    Play p;
    begin_loss(&p);
    play(&p, "reduce svd1; retreat ranger1");
    assert_asks(&p, RETREAT_TO, SV);
    keep(&p);
    p.s.flow.frame[p.s.flow.depth - 1].v[0] = NV;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.flow.frame[p.s.flow.depth - 1].v[1] = UINT8_MAX;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.moving = NO_UNIT;
    assert_broken(&p, "steps_have_what_they_need");
}

static void points_are_left_for_a_unit_to_desert(void **unused)
{
    Play p;
    play_phase(&p, "board=1", 2, SV, 6, DESERTION);
    play_put(&p, "hue: svd1; da_nang: svd2");
    p.s.militia =
        ALL_PROVINCES & ~(PROVINCE(province(&p, "hue")) | PROVINCE(province(&p, "da_nang")));
    play_go(&p);
    play(&p, "die 1");
    assert_asks(&p, DESERT_UNIT, SV);
    keep(&p);
    p.s.desertion = 0;
    assert_broken(&p, "steps_have_what_they_need");
}

static void a_step_goes_on_to_one_of_its_children(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.flow.frame[0].next = UINT8_MAX;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.flow.frame[0].step = S75_STEPS;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.flow.frame[p.s.flow.depth - 1].step = MOVEMENT; /* which is below already */
    assert_broken(&p, "steps_have_what_they_need");
}

static void the_automatons_steps_need_the_automaton(void **unused)
{
    static const uint8_t steps[] = {SOLO_CARD, SOLO_EXCHANGE_CARD, SOLO_EVENT_CARD};
    Play p;
    begin_moves(&p);
    for (unsigned i = 0; i < COUNT_OF(steps); i++) {
        p.s.flow.frame[p.s.flow.depth - 1].step = steps[i];
        assert_broken(&p, "nothing_is_solo");
    }
    p.s.pile_nv = 1;
    assert_broken(&p, "nothing_is_solo");
}

static void a_phase_is_that_of_the_active_side(void **unused)
{
    Play p;
    begin_moves(&p);
    p.s.active = SV;
    assert_broken(&p, "steps_have_what_they_need");
    p.s.turn = 0;
    p.s.discard = p.s.aside = 0;
    p.s.pile_count = 0;
    p.s.unseen = ((1u << CARDS) - 1) & ~(p.s.hand[NV] | p.s.hand[SV]);
    p.s.die = 0;
    assert_broken(&p, "steps_have_what_they_need");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_is_where_its_place_says),
        cmocka_unit_test(sides_stand_where_their_units_are),
        cmocka_unit_test(units_in_each_place_are_counted),
        cmocka_unit_test(units_next_door_are_counted),
        cmocka_unit_test(units_in_the_box_are_the_souths_and_wait_for_the_set_up),
        cmocka_unit_test(only_a_division_in_play_is_full),
        cmocka_unit_test(numbers_stay_in_their_range),
        cmocka_unit_test(markers_are_no_more_than_there_are),
        cmocka_unit_test(air_markers_fit_the_box_and_are_twelve),
        cmocka_unit_test(a_card_in_force_does_no_more_than_it_says),
        cmocka_unit_test(a_mover_is_in_play_and_has_two_points_at_most),
        cmocka_unit_test(tokens_lie_where_one_may),
        cmocka_unit_test(who_has_looked_remembers_four_cards),
        cmocka_unit_test(a_plan_is_for_units_of_the_automaton),
        cmocka_unit_test(attackers_are_activated_where_a_combat_is_declared),
        cmocka_unit_test(a_combat_is_one_that_was_declared),
        cmocka_unit_test(nothing_is_left_between_combats),
        cmocka_unit_test(a_step_that_takes_something_away_finds_it),
        cmocka_unit_test(a_retreat_is_of_the_side_that_owes_it),
        cmocka_unit_test(points_are_left_for_a_unit_to_desert),
        cmocka_unit_test(a_step_goes_on_to_one_of_its_children),
        cmocka_unit_test(the_automatons_steps_need_the_automaton),
        cmocka_unit_test(a_phase_is_that_of_the_active_side),
    };
    return cmocka_run_group_tests_name("saigon75 check", tests, NULL, NULL);
}
