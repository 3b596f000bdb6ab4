#include "support/combat75.h"

#include <stdio.h>

const char *const editions[2] = {"edition=1", "edition=2"};

void place(Play *p, const char *options, unsigned side, const char *units)
{
    play_phase(p, options, 2, side, 6, COMBATS);
    p->s.infiltration = 0;
    play_put(p, units);
}

void give_militia(Play *p, const char *where) { p->s.militia |= PROVINCE(province(p, where)); }

void attack(Play *p, const char *where)
{
    char text[64];
    play_go(p);
    snprintf(text, sizeof text, "attack %s; commit-all", where);
    play(p, text);
    if (!game_over(&p->s) && flow_now(&p->s)->step == DECLARE)
        play(p, "done");
}

void assert_dice(Play *p, unsigned nv, unsigned sv)
{
    assert_int_equal(p->s.combat.dice[NV], nv);
    assert_int_equal(p->s.combat.dice[SV], sv);
}
