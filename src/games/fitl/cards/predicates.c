/* predicates.c: spaces that many cards speak of. */
#include "games/fitl/cards/event.h"

bool w_any(const Game *g, const State *s, unsigned x) { return true; }
bool w_none(const Game *g, const State *s, unsigned x) { return false; }
bool w_chosen(const Game *g, const State *s, unsigned x) { return in(s->ev.chosen, x); }
bool w_not_chosen(const Game *g, const State *s, unsigned x) { return !in(s->ev.chosen, x); }
bool w_lost(const Game *g, const State *s, unsigned x) { return in(s->ev.lost, x); }
bool w_got(const Game *g, const State *s, unsigned x) { return in(s->ev.got, x); }
bool w_city(const Game *g, const State *s, unsigned x) { return is_city(x); }
bool w_south(const Game *g, const State *s, unsigned x) { return in(THE_SOUTH, x); }
bool w_outside(const Game *g, const State *s, unsigned x) { return in(OUTSIDE, x); }
bool w_laos(const Game *g, const State *s, unsigned x) { return in(LAOS, x); }
bool w_cambodia(const Game *g, const State *s, unsigned x) { return in(CAMBODIA, x); }
bool w_laos_cambodia(const Game *g, const State *s, unsigned x) { return in(LAOS_CAMBODIA, x); }
bool w_saigon(const Game *g, const State *s, unsigned x) { return x == SAIGON; }
bool w_not_north(const Game *g, const State *s, unsigned x) { return x != NORTH_VIETNAM; }
bool w_populated(const Game *g, const State *s, unsigned x) { return in(g->board->populated, x); }
bool w_coin_city(const Game *g, const State *s, unsigned x)
{
    return is_city(x) && coin_controls(s, x);
}
bool w_province(const Game *g, const State *s, unsigned x) { return is_province(x); }
bool w_province_not_north(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && x != NORTH_VIETNAM;
}
bool w_us_province(const Game *g, const State *s, unsigned x)
{
    return is_province(x) && s->at[x][K_US_TROOP];
}
bool w_jungle(const Game *g, const State *s, unsigned x) { return in(g->board->jungle, x); }
int ev_number(const Game *g, const State *s) { return s->ev.number; }
bool if_tunnels(const Game *g, const State *s) { return fitl_tunnels_left(s) > 0; }
bool w_near_us_troops(const Game *g, const State *s, unsigned x)
{
    return fitl_on_map(s, KIND(K_US_TROOP), SPACE(x) | g->board->adjacent[x]);
}
bool fitl_any_chosen(const Game *g, const State *s) { return s->ev.chosen != 0; }

bool w_near_chosen(const Game *g, const State *s, unsigned x)
{
    return s->ev.chosen & (SPACE(x) | g->board->adjacent[x]);
}
int ev_trail_3(const Game *g, const State *s) { return 3 * (int)s->trail; }
bool w_not_city(const Game *g, const State *s, unsigned x) { return !is_city(x); }
bool w_coin_held(const Game *g, const State *s, unsigned x) { return coin_controls(s, x); }
bool w_us_troops(const Game *g, const State *s, unsigned x) { return s->at[x][K_US_TROOP]; }
bool w_nva_troops(const Game *g, const State *s, unsigned x) { return s->at[x][K_NVA_TROOP]; }
bool w_below_as(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AS;
}
bool w_above_ao(const Game *g, const State *s, unsigned x)
{
    return in(g->board->populated, x) && s->level[x] != AO;
}
bool w_not_ao(const Game *g, const State *s, unsigned x) { return s->level[x] != AO; }
int ev_tunnels_up_to_2(const Game *g, const State *s)
{
    return (int)least(2, fitl_tunnels_left(s));
}
void ev_freeze_control(const Game *g, State *s) { fitl_freeze_control(s); }
void ev_thaw_control(const Game *g, State *s) { s->frozen = 0; }
