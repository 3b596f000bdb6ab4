/* refuse.c: the reasons an action is refused for (the list is in ids.h), and the names a refusal's
 * sentence speaks of. Which reason it is is found where the rules are: the why functions. */
#include "games/saigon75/rules/s75.h"

#define REASON_ROW(name, rule, message) [name] = {rule, message},
const Reason s75_reasons[S75_REASONS] = {S75_REASON_LIST(REASON_ROW)};
#undef REASON_ROW

/* {u0} the unit the action names, or the one on the move; {p1} the place; {s2} the side whose phase
 * runs. */
void s75_refusal_args(const Game *g, const State *s, Action a, uint8_t arg[ARGS_MAX])
{
    const uint8_t *kind = g->rules->verbs[a.verb].arg;
    const uint8_t value[] = {a.a, a.b};
    arg[0] = s->moving < UNITS ? s->moving : 0;
    arg[1] = arg[0] < UNITS && s->place[arg[0]] <= RESERVE ? s->place[arg[0]] : RESERVE;
    for (unsigned i = 0; i < COUNT_OF(value); i++) {
        if (kind[i] == ARG_UNIT && i == 0) {
            arg[0] = value[i];
            arg[1] = s->place[value[i]] <= RESERVE ? s->place[value[i]] : RESERVE;
        }
        if (kind[i] == ARG_PLACE && value[i] < PROVINCES)
            arg[1] = value[i];
    }
    arg[2] = s->active;
}
