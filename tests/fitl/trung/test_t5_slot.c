/* test_t5_slot.c: what a slot is used for, line by line [T5.1-T5.7, T20.15, T20.16]. */
#include "support/bot.h"

typedef struct Slot {
    const char *line; /* for the reader, and for who reads a failure */
    const char *options, *position;
    uint8_t faction, card, next;
    uint8_t first;               /* what the first has done; PLAYED_NOTHING: nobody has acted */
    uint8_t acted, stay, barred; /* sets of factions */
    uint8_t eligible;
    uint8_t action; /* TrungAction */
} Slot;

enum { u = 1 << US, a = 1 << ARVN, n = 1 << NVA, v = 1 << VC, ALL = 15 };
#define NOBODY_YET 0

/* Everybody has something to do. */
#define WAR                                                                                        \
    "hue: us-troop 4 us-base 1 police 4 arvn-troop 4 ps; tay-ninh: vc-guerrilla 6 n;"              \
    " north-vietnam: nva-troop 9 nva-base 1 nva-guerrilla 4; quang-tin-quang-ngai: vc-guerrilla 4"
#define BOTS "bots=all"

static void decide(const Slot *slot)
{
    static ActionList list;
    Rng rng = {0};
    bot_given(slot->options, slot->position);
    bot_turn(slot->faction, slot->card, slot->next);
    State *s = &table.s;
    s->slot = slot->acted ? 1 : 0;
    s->first = slot->first;
    s->acted = slot->acted;
    s->stay = slot->stay;
    s->barred = slot->barred;
    s->eligible = slot->eligible;
    game_legal(&table.game, s, &list);
    rng_seed(&rng, 1);
    bot_memory.ties_first = 1;
    trung_slot(&(Trung){&table.game, s, &list, &bot_memory, &rng, slot->faction});
    if (bot_memory.action != slot->action)
        fail_msg("%s: action %u, not %u", slot->line, bot_memory.action, slot->action);
}

static void t5_4_the_first(void **state)
{
    static const Slot slots[] = {
        {"5.4.1 critical and effective", BOTS, WAR, VC, 107, 38, NOBODY_YET, 0, 0, 0, ALL,
         DO_EVENT},
        {"5.4.1 a performed one is not for the first", BOTS, WAR "; casualties: us-troops 1", VC, 1,
         38, NOBODY_YET, 0, 0, 0, v | n, DO_OP_ACTIVITY},
        {"20.15 the next one waits for it", BOTS, WAR, NVA, 41, 38, NOBODY_YET, 0, 0, 0, ALL,
         DO_OP},
        {"5.4.2 a person too", "bots=us-nva-vc", WAR, NVA, 41, 38, NOBODY_YET, 0, 0, 0, ALL, DO_OP},
        {"5.4.2 who is not Eligible does not", BOTS, WAR, NVA, 41, 91, NOBODY_YET, 0, 0, 0, n | v,
         DO_OP_ACTIVITY},
        {"20.16 without effect, the next card is critical", BOTS, WAR "; saigon: ao", VC, 107, 105,
         NOBODY_YET, 0, 0, 0, v | n, DO_PASS},
        {"20.16 without effect, it is not", BOTS, WAR "; saigon: ao", VC, 107, 38, NOBODY_YET, 0, 0,
         0, v | n, DO_OP_ACTIVITY},
        {"5.4.3 not first on the next card", BOTS, WAR, VC, 46, 112, NOBODY_YET, 0, 0, v, ALL,
         DO_OP_ACTIVITY},
        {"5.4.3 a Coup is next", BOTS, WAR, VC, 46, 126, NOBODY_YET, 0, 0, 0, ALL, DO_OP_ACTIVITY},
    };
    for (unsigned i = 0; i < COUNT_OF(slots); i++)
        decide(&slots[i]);
}

static void t5_5_the_second(void **state)
{
    static const Slot slots[] = {
        {"20.15 no Event is left", BOTS, WAR, ARVN, 41, 38, PLAYED_OP, n, 0, 0, ALL, DO_LIMITED},
        {"20.15 first on a critical one", BOTS, WAR, ARVN, 41, 87, PLAYED_OP, n, 0, 0, ALL,
         DO_PASS},
        {"5.5.1 before an event it performs", BOTS, WAR "; casualties: us-troops 1", VC, 1, 105,
         PLAYED_OP_ACTIVITY, u, 0, 0, ALL, DO_PASS},
        {"5.5.1 not before a critical one", BOTS, WAR "; binh-dinh: us-troop 1 vc-guerrilla 1", VC,
         21, 105, PLAYED_OP_ACTIVITY, u, 0, 0, ALL, DO_EVENT},
        {"5.5.2 performed and effective", BOTS, WAR "; casualties: us-troops 1", VC, 1, 38,
         PLAYED_OP_ACTIVITY, u, 0, 0, ALL, DO_EVENT},
        {"5.5.2 not effective", BOTS, WAR, VC, 1, 38, PLAYED_OP_ACTIVITY, u, 0, 0, ALL, DO_LIMITED},
        {"5.5.2 ignored", BOTS, WAR, NVA, 41, 91, PLAYED_OP_ACTIVITY, u, 0, 0, ALL, DO_LIMITED},
        {"5.5.3 first on the next card", BOTS, WAR, US, 5, 38, PLAYED_OP, n, 0, 0, ALL, DO_PASS},
        {"5.3 who stays Eligible is before it", BOTS, WAR, US, 5, 38, PLAYED_OP, n, n, 0, ALL,
         DO_LIMITED},
        {"5.3 who is barred is not Eligible", BOTS, WAR, US, 5, 21, PLAYED_OP, n, 0, u, ALL,
         DO_LIMITED},
        {"5.3 no Coup", BOTS, WAR, US, 5, 126, PLAYED_OP, n, 0, 0, ALL, DO_LIMITED},
        {"5.5.4 after an Event", BOTS, WAR, US, 5, 91, PLAYED_EVENT, n, 0, 0, ALL, DO_OP_ACTIVITY},
    };
    for (unsigned i = 0; i < COUNT_OF(slots); i++)
        decide(&slots[i]);
}

/* A turn without an activity is Op only, whatever was chosen [T5.6]. */
static void t5_6_no_activity_is_op_only(void **state)
{
    bot_given("bots=all", "hue: vc-guerrilla 3 police 4 us-troop 1 n");
    bot_deck("Z U");
    bot_turn(VC, 46, 47); /* under COIN Control Hue is not taxed */
    bot_plays("", "trung U; operation terror; space hue; done");
    assert_int_equal(table.s.first, PLAYED_OP);
}

/* The critical card itself keeps it from its own [T5.1]: no die is rolled. */
static void t5_1_a_critical_card_comes_before_the_pivotal(void **state)
{
    bot_given("scenario=medium bots=all", "saigon: vc-guerrilla 21");
    table.s.leader_cards = 6;
    Action action;
    Trung *t = bot_looks(VC, "1");
    table.s.current = 105;
    assert_true(trung_ask(t, PIVOTAL_ASK, &action));
    assert_int_equal(action.verb, V_DONE);
    assert_int_equal(bot_memory.queue_at, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(t5_4_the_first),
        cmocka_unit_test(t5_5_the_second),
        cmocka_unit_test(t5_6_no_activity_is_op_only),
        cmocka_unit_test(t5_1_a_critical_card_comes_before_the_pivotal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
