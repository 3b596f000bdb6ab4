/* seating.c: some players need an option of the game, or a certain seat; every front end settles
 * that here before a game begins. */
#include "ai/seating.h"

#include <string.h>

static uint8_t seats_of(const Rules *rules, const Policy *const player[SEATS_MAX],
                        const Policy *policy)
{
    unsigned set = 0;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (player[seat] == policy)
            set |= 1u << seat;
    return (uint8_t)set;
}

/* The value of the option it needs. */
static const char *value_for(const Rules *rules, const Policy *policy, uint8_t seats)
{
    uint8_t i;
    if (policy->option_of_seats && option_find(rules, slice_of(policy->option), &i))
        return rules->options[i].words[seats];
    return seats ? "on" : "off";
}

Seat seating_settle(const Rules *rules, const Policy *const player[SEATS_MAX],
                    uint8_t option[OPTIONS_MAX])
{
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const Policy *policy = player[seat];
        if (policy != NULL && !policy_plays(policy, seat))
            return seat;
    }
    for (uint8_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[i];
        if (policy->option != NULL)
            options_set(rules, option, slice_of(policy->option),
                        slice_of(value_for(rules, policy, seats_of(rules, player, policy))));
    }
    return SEAT_NOBODY;
}
