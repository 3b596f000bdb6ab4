/* test_options.c: a card's branches [0.6]: one that can do nothing is offered only if none can. */
#include "support/deed.h"

typedef struct Case {
    uint8_t card, side;
    const char *position, *before, *offered; /* what is answered before, and offered then */
    uint8_t asked;
} Case;

static void offer_each(const Case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const Case *c = &cases[i];
        given(c->position);
        event(VC, c->card, c->side);
        answer(c->before);
        offers(c->asked, c->offered);
    }
}

static void branches_of_pieces_need_pieces(void **state)
{
    static const Case cases[] = {
        {9, UNSHADED, "hue: us-troop 1", "", "choose remove", US},
        {9, UNSHADED, "out-of-play: us-troops 1", "", "choose deploy", US},
        {9, UNSHADED, "hue: irregular 1", "", "choose: deploy remove", US},
        {21, UNSHADED, "hue: us-troop 1", "", "choose: one-space to-available", US},
        {21, UNSHADED, "out-of-play: us-troops 1", "", "choose: one-space to-available", US},
        {43, UNSHADED, "out-of-play: us-bases 1", "", "choose us-pieces", VC},
        {43, UNSHADED, "out-of-play: arvn-bases 1", "", "choose arvn-pieces", VC},
        {43, UNSHADED, "out-of-play: us-troops 1", "", "choose: us-pieces arvn-pieces", VC},
        {50, UNSHADED, "out-of-play: us-troops 1; arvn 75", "", "choose deploy", VC},
        {50, UNSHADED, "out-of-play: us-troops 1; arvn 74", "", "choose: deploy resources", VC},
        {50, UNSHADED, "out-of-play: us-bases 1", "", "choose resources", VC},
        {63, UNSHADED, "out-of-play: us-bases 1; patronage 0", "", "choose deploy", VC},
        {63, UNSHADED, "out-of-play: us-bases 1; arvn 75", "", "choose deploy", VC},
        {63, UNSHADED, "out-of-play: us-bases 1; arvn 74; patronage 1", "",
         "choose: deploy resources", VC},
        {63, UNSHADED, "out-of-play: arvn-troops 1", "", "choose resources", VC},
        {63, UNSHADED, "patronage 0", "", "choose: deploy resources", VC},
    };
    offer_each(cases, COUNT_OF(cases));
}

static void branches_of_tracks_need_room(void **state)
{
    static const Case cases[] = {
        {43, UNSHADED, "arvn 75", "choose us-pieces", "choose aid-up", VC},
        {43, UNSHADED, "arvn 74; aid 74", "choose us-pieces", "choose: resources aid-up", VC},
        {43, UNSHADED, "aid 75", "choose us-pieces", "choose resources", VC},
        {43, SHADED, "trail 2; nva 75", "", "choose trail", VC},
        {43, SHADED, "trail 2; nva 74", "", "choose: trail resources", VC},
        {43, SHADED, "trail 3", "", "choose resources", VC},
        {43, SHADED, "trail 4; nva 75", "", "choose: trail resources", VC},
        {63, SHADED, "vc 75", "", "choose patronage-up", VC},
        {63, SHADED, "patronage 75", "", "choose resources", VC},
        {64, UNSHADED, "aid 0", "", "choose aid-up", VC},
        {64, UNSHADED, "aid 1", "", "choose: aid-up aid-down", VC},
        {64, UNSHADED, "aid 75", "", "choose aid-down", VC},
        {64, UNSHADED, "patronage 0", "choose aid-up", "choose patronage-up", VC},
        {64, UNSHADED, "patronage 75", "choose aid-up", "choose patronage-down", VC},
    };
    offer_each(cases, COUNT_OF(cases));
}

static void branches_of_fights_need_enemies(void **state)
{
    static const Case cases[] = {
        {59, SHADED, "hue: nva-troop 1 police 1; monsoon", "", "choose attack", NVA},
        {59, SHADED, "hue: nva-guerrilla-active 1 police 1", "", "choose: attack ambush", NVA},
        {59, SHADED, "hue: nva-guerrilla-active 1 vc-guerrilla 1", "", "choose: attack ambush",
         NVA}, /* neither */
        {59, SHADED, "loc-hue-da-nang: nva-guerrilla 1; hue: police 1", "", "choose ambush", NVA},
    };
    offer_each(cases, COUNT_OF(cases));
}

static void picks_need_a_faction_that_can_act(void **state)
{
    static const Case cases[] = {
        {25, UNSHADED, "", "", "choose: us arvn", VC},
        {30, UNSHADED, "quang-nam: nva-troop 1", "", "choose: us arvn", VC},
        {62, UNSHADED, "", "", "choose: us arvn", VC},
    };
    offer_each(cases, COUNT_OF(cases));
}

static void a_branch_that_nobody_can_follow_changes_nothing(void **state)
{
    given("patronage 0");
    event(ARVN, 63, UNSHADED);
    answer("choose deploy");
    changes("aid +6");
    given("");
    event(NVA, 9, UNSHADED);
    asks(US);
    answer("choose deploy");
    changes("");
    given("trail 4; nva 75");
    event(NVA, 43, SHADED);
    answer("choose trail");
    changes("");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(branches_of_pieces_need_pieces),
        cmocka_unit_test(branches_of_tracks_need_room),
        cmocka_unit_test(branches_of_fights_need_enemies),
        cmocka_unit_test(picks_need_a_faction_that_can_act),
        cmocka_unit_test(a_branch_that_nobody_can_follow_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
