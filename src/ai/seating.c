/* seating.c: some players need an option of the game, or a certain seat; every front end settles
 * that here before a game begins. */
#include "ai/seating.h"

#include <string.h>

static bool plays(const Rules *rules, const Policy *const player[SEATS_MAX], const Policy *policy)
{
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (player[seat] == policy)
            return true;
    return false;
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
                        slice_of(plays(rules, player, policy) ? "on" : "off"));
    }
    return SEAT_NOBODY;
}
