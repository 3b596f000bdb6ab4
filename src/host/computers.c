/* computers.c: see computers.h. */
#include "host/computers.h"

bool computers_sit(Computers *computers, const Match *match, Seat seat, size_t memory,
                   uint64_t seed, Problem *problem)
{
    const Game *game = match_game(match);
    const char *word = match_seat(match, seat)->controller;
    Strength strength;
    if (!strength_parse(game->rules, word, &strength)) {
        problem_set(problem, 0, "play.no_policy", word);
        return false;
    }
    Thinker *thinker = thinker_open(game, seat, strength, memory);
    if (!thinker) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    thinker_begin(thinker, seed);
    computers->thinker[seat] = thinker;
    computers->told[seat] = 0;
    return true;
}

Thinker *computers_ask(Computers *computers, const Match *match, Seat seat, ActionList *list)
{
    Thinker *thinker = computers->thinker[seat];
    for (uint32_t *told = &computers->told[seat]; *told < match_count(match); ++*told)
        thinker_tell(thinker, match_action(match, *told));
    match_legal(match, list);
    thinker_ask(thinker, match_state(match), list);
    return thinker;
}

void computers_dismiss(Computers *computers)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        thinker_close(computers->thinker[seat]);
        computers->thinker[seat] = NULL;
    }
}
