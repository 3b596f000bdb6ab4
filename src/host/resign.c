/* resign.c: what comes of it when somebody gives up. Of two the other one has won and the match is
 * over. Where more than two play, the others want to go on: a computer takes the seat. Only when no
 * other person is left does such a game end there, without a winner. */
#include <string.h>

#include "ai/random.h"
#include "host/host.h"

/* One of the game's own that can sit there and needs no option: it answers at once. */
const char *host_stand_in(const Match *match, Seat seat)
{
    const Rules *rules = match_game(match)->rules;
    for (uint8_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[i];
        if (!policy->option && (!policy->seats || policy->seats >> seat & 1))
            return policy->word;
    }
    return policy_random.word;
}

bool host_resign_hands_over(const Match *match)
{
    return match_game(match)->rules->seats > 2 && host_people(match) > 1;
}

const char *host_resign(Match *match, Seat who)
{
    const char *limit = match_refuse_resign(match, who);
    if (!limit && !host_is_person(match, who))
        limit = "match.refuse_watcher";
    if (limit)
        return limit;
    if (!host_resign_hands_over(match))
        return match_resign(match, who);
    match_set_seat(match, who, host_stand_in(match, who), "");
    return NULL;
}
