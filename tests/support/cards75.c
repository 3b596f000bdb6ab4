#include "support/cards75.h"

#include <stdio.h>

void hold_card(Play *p, unsigned card)
{
    State *s = &p->s;
    uint32_t *hand = &s->hand[s->active];
    const uint32_t wanted = 1u << card, given = *hand & -*hand;
    uint32_t *sets[] = {&s->hand[1 - s->active], &s->aside, &s->unseen, &s->discard};
    if (*hand & wanted)
        return;
    for (unsigned i = 0; i < COUNT_OF(sets); i++)
        if (*sets[i] & wanted)
            *sets[i] ^= wanted | given;
    *hand ^= wanted | given;
}

void play_in_card_step(Play *p, const char *options, unsigned turn, unsigned side, unsigned card,
                       const char *where)
{
    char action[16];
    play_phase(p, options, turn, side, 4, EVENT);
    hold_card(p, card);
    play_put(p, where);
    play_go(p);
    snprintf(action, sizeof action, "play e%02u", card + 1);
    play(p, action);
}

void begin_combats(Play *p, const char *options, unsigned side, unsigned card, const char *where)
{
    play_phase(p, options, 2, side, 6, COMBATS);
    hold_card(p, card);
    play_card(p, card);
    play_put(p, where);
    play_go(p);
}

void play_if_asked(Play *p, const char *action)
{
    if (is_legal(p, action))
        play(p, action);
}

void assert_rolls(Play *p, unsigned side, unsigned dice)
{
    static const char *const words[SIDES] = {"nv", "sv"};
    char action[32];
    assert_asks(p, ROLL_DICE, SEAT_CHANCE);
    snprintf(action, sizeof action, "roll %s %u 0", words[side], dice);
    if (!is_legal(p, action))
        fail_msg("%s does not roll %u dice", words[side], dice);
    snprintf(action, sizeof action, "roll %s %u 0", words[side], dice + 1);
    if (is_legal(p, action))
        fail_msg("%s rolls more than %u dice", words[side], dice);
}

void assert_phase_over(Play *p, unsigned side)
{
    assert_int_equal(p->s.active, 1 - side);
    assert_asks(p, AVAILABILITY_ROLL, SEAT_CHANCE);
}
