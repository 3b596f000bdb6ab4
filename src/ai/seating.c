/* seating.c: some players need an option of the game, or a certain seat; every front end settles
 * that here before a game begins. */
#include "ai/seating.h"

#include <string.h>

/* The option's value "on", or "off". */
static void switch_option(const Rules *rules, const char *word, bool on,
                          uint8_t option[OPTIONS_MAX])
{
    for (uint8_t i = 0; i < rules->option_count; i++) {
        const Option *known = &rules->options[i];
        for (uint8_t v = 0; strcmp(known->word, word) == 0 && known->words[v] != NULL; v++)
            if (strcmp(known->words[v], on ? "on" : "off") == 0)
                option[i] = v;
    }
}

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
        if (policy != NULL && policy->seats && !(policy->seats >> seat & 1))
            return seat;
    }
    for (uint8_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[i];
        if (policy->option != NULL)
            switch_option(rules, policy->option, plays(rules, player, policy), option);
    }
    return SEAT_NOBODY;
}
