/* wish.c: what is to be played, before it is: who may sit where, and what goes together. */
#include <string.h>

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

/* The value "on" of the option, or "off". */
static void switch_option(Wish *wish, const char *word, bool on)
{
    for (uint8_t i = 0; i < wish->rules->option_count; i++) {
        const Option *option = &wish->rules->options[i];
        for (uint8_t v = 0; strcmp(option->word, word) == 0 && option->words[v]; v++)
            if (strcmp(option->words[v], on ? "on" : "off") == 0)
                wish->option[i] = v;
    }
}

static bool seat_fits(const Wish *wish, Seat seat, Problem *problem)
{
    const char *word = wish->controller[seat];
    const Policy *policy = policy_find(wish->rules, word);
    if (!policy && !is_person(word)) {
        problem_set(problem, 0, "play.no_policy", word);
        return false;
    }
    if (policy && policy->seats && !(policy->seats >> seat & 1)) {
        problem_set(problem, 0, "play.wrong_seat", word);
        return false;
    }
    return true;
}

/* Seats are swapped in a series: everybody must be able to take every one. */
static bool series_fits(const Wish *wish, Problem *problem)
{
    if (!wish->rules->tally) {
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
    const Policy *policy;
    if (wish->series && !series_fits(wish, problem))
        return false;
    for (uint32_t i = 0; (policy = policy_at(wish->rules, i)) != NULL; i++)
        if (policy->option)
            switch_option(wish, policy->option, false);
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        if (!seat_fits(wish, seat, problem))
            return false;
        policy = policy_find(wish->rules, wish->controller[seat]);
        if (policy && policy->option)
            switch_option(wish, policy->option, true);
    }
    return true;
}
