/* wish.c: what is to be played, before it is: who may sit where, and what goes together. */
#include <string.h>

#include "ai/seating.h"
#include "play/inside.h"

void wish_init(Wish *wish, const Rules *rules)
{
    memset(wish, 0, sizeof *wish);
    wish->rules = rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        wish->option[i] = rules->options[i].preset;
    for (Seat seat = 0; seat < rules->seats; seat++)
        strcpy(wish->controller[seat], "human");
}

bool is_person(const char *controller) { return strcmp(controller, "human") == 0; }

/* Seats are swapped in a series: everybody must be able to take every one. */
static bool series_fits(const Wish *wish, Problem *problem)
{
    if (!game_has_series(wish->rules)) {
        problem_set(problem, 0, "match.no_series", wish->rules->word);
        return false;
    }
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        const Policy *policy = policy_find(wish->rules, wish->controller[seat]);
        if (policy && policy->seats && policy->seats + 1 != 1 << wish->rules->seats) {
            problem_set(problem, 0, "play.series_seat", policy->word);
            return false;
        }
    }
    return true;
}

bool wish_settle(Wish *wish, Problem *problem)
{
    const Policy *player[SEATS_MAX] = {NULL};
    if (wish->series && !series_fits(wish, problem))
        return false;
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        const char *word = wish->controller[seat];
        player[seat] = policy_find(wish->rules, word);
        if (!player[seat] && !is_person(word)) {
            problem_set(problem, 0, "play.no_policy", word);
            return false;
        }
    }
    const Seat wrong = seating_settle(wish->rules, player, wish->option);
    if (wrong != SEAT_NOBODY)
        problem_set(problem, 0, "play.wrong_seat", wish->controller[wrong]);
    return wrong == SEAT_NOBODY;
}
