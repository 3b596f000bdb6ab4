/* arena.c: sets up the pairs of a pool, has their matches played and counts them in order. */
#include "lab/arena.h"

#include <signal.h>
#include <string.h>

#include "ai/seating.h"

/* ---- Pairs ----------------------------------------------------------------------------------- */

/* Game g: the first has that seat, the second all others; a player may bring an option along. NULL
 * with a problem whose message is NULL: they cannot sit there. */
static Match *make_table(const Arena *arena, const Entrant *first, const Entrant *second, int g,
                         Problem *problem)
{
    const Policy *policy[SEATS_MAX] = {0};
    uint8_t option[OPTIONS_MAX], settled[OPTIONS_MAX];
    memset(problem, 0, sizeof *problem);
    for (int seat = 0; seat < arena_games(arena); seat++)
        policy[seat] = seat == g ? first->policy : second->policy;
    memcpy(option, arena->option, sizeof option);
    memcpy(settled, option, sizeof settled);
    if (seating_settle(arena->rules, policy, settled) != SEAT_NOBODY)
        return NULL;
    for (uint8_t i = 0; i < arena->rules->option_count; i++)
        if (option[i] == arena->rules->options[i].preset)
            option[i] = settled[i];
    Match *table = match_new(arena->rules, option, arena->board_text, problem);
    if (table && game_has_series(arena->rules))
        match_join_series(table);
    return table;
}

static bool open_pairing(Arena *arena, uint32_t first, uint32_t second)
{
    Pairing *pairing = &arena->pairing[arena->pairings];
    pairing->player[0] = (uint8_t)first;
    pairing->player[1] = (uint8_t)second;
    bool any = false;
    for (int g = 0; g < arena_games(arena); g++) {
        Problem problem;
        pairing->table[g] =
            make_table(arena, &arena->entrant[first], &arena->entrant[second], g, &problem);
        any = any || pairing->table[g];
        if (!pairing->table[g] && problem.message) {
            complain(arena->lang, arena->rules->word, &problem);
            return false;
        }
    }
    if (!any)
        return true; /* both play the same side only */
    arena->pairings++;
    pairing->record = calloc(arena->matches, sizeof *pairing->record);
    if (!pairing->record)
        say(stderr, arena->lang, "match.no_memory", NULL, "");
    return pairing->record != NULL;
}

static bool open_pairings(Arena *arena)
{
    for (uint32_t i = 0; i < arena->entrants; i++)
        for (uint32_t j = i + 1; j < arena->entrants; j++)
            if (!open_pairing(arena, i, j))
                return false;
    if (arena->pairings == 0)
        say(stderr, arena->lang, "cli.arena_no_pair", NULL, "");
    return arena->pairings > 0;
}

Pairing *arena_find_pairing(Arena *arena, uint32_t first, uint32_t second)
{
    for (uint32_t i = 0; i < arena->pairings; i++) {
        Pairing *pairing = &arena->pairing[i];
        if (pairing->player[0] == first && pairing->player[1] == second)
            return pairing;
    }
    return NULL;
}

/* ---- Counting -------------------------------------------------------------------------------- */

static void count(Tally3 *tally, int result)
{
    tally->won += result > 0;
    tally->drawn += result == 0;
    tally->lost += result < 0;
}

/* A match is one result: its games share their chance. */
static void add_luck(const Arena *arena, Pairing *pairing, const Record *record)
{
    double luck = 0, points = 0, games = 0;
    for (int g = 0; g < arena_games(arena); g++) {
        if (!pairing->table[g])
            continue;
        luck += (double)record->luck[g] / LUCK_ONE;
        points += (record->game[g] + 1) / 2.0;
        games++;
    }
    adjusting_add(&pairing->by_game, points / games, luck / games);
    adjusting_add(&pairing->by_match, (record->match + 1) / 2.0, luck / games);
}

static void count_record(const Arena *arena, Pairing *pairing, const Record *record)
{
    unsigned won = 0;
    count(&pairing->match, record->match);
    for (int g = 0; g < arena_games(arena); g++) {
        won += pairing->table[g] && record->game[g] > 0;
        if (pairing->table[g])
            count(&pairing->game[g], record->game[g]);
        if (record->forfeit[g])
            pairing->forfeits[record->game[g] > 0]++;
        if (arena_is_table(arena) && record->winner[g] < SEATS_MAX)
            pairing->winner[g][record->winner[g]]++;
    }
    pairing->won[won]++;
    add_luck(arena, pairing, record);
}

double pairing_ratio(const Arena *arena, const Pairing *pairing)
{
    if (pairing->used == 0)
        return 0;
    return arena_is_table(arena)
               ? sprt_table_ratio(arena->sprt, pairing->won, (unsigned)arena_games(arena))
               : sprt_ratio(arena->sprt, pairing->match);
}

/* Counts the matches that have no gap before them any more, as far as the test lets them. */
static void advance(const Arena *arena, Pairing *pairing)
{
    while (!pairing->decision && pairing->used < arena->matches &&
           pairing->record[pairing->used].there) {
        count_record(arena, pairing, &pairing->record[pairing->used++]);
        if (arena->testing)
            pairing->decision = sprt_verdict(pairing_ratio(arena, pairing));
    }
    if (pairing->decision)
        atomic_store(&pairing->closed, true);
}

/* ---- Playing --------------------------------------------------------------------------------- */

static bool take_record(Arena *arena, Pairing *pairing, uint64_t number, const Record *record)
{
    pthread_mutex_lock(&arena->lock);
    const bool kept = arena->file < 0 || arena_file_add(arena, pairing, number, record);
    pairing->record[number] = *record;
    advance(arena, pairing);
    pthread_mutex_unlock(&arena->lock);
    return kept;
}

/* A job of the crew is a match; the pairs take turns. What the file brought is there already: no
 * other worker has this job, so looking needs no lock. */
static bool play_job(void *context, uint32_t worker, uint64_t job)
{
    Arena *arena = context;
    Pairing *pairing = &arena->pairing[job % arena->pairings];
    const uint64_t number = job / arena->pairings;
    Record record;
    if (atomic_load(&pairing->closed) || pairing->record[number].there)
        return true;
    return arena_play(arena, pairing, number, &record) &&
           take_record(arena, pairing, number, &record);
}

/* A program that cannot even say hello is no player: better told before than after all matches. */
static bool try_programs(const Arena *arena)
{
    for (uint32_t i = 0; i < arena->entrants; i++) {
        Problem problem = {0};
        Bot bot;
        if (!arena->entrant[i].command)
            continue;
        if (!bot_init(&bot, arena->entrant[i].command, arena->time, arena->rules))
            problem_set(&problem, 0, "match.no_memory", "");
        else
            bot_greet(&bot, &problem);
        bot_free(&bot);
        if (problem.message) {
            complain(arena->lang, arena->entrant[i].word, &problem);
            return false;
        }
    }
    return true;
}

bool arena_run(Arena *arena)
{
    arena->file = -1;
    pthread_mutex_init(&arena->lock, NULL);
    signal(SIGPIPE, SIG_IGN); /* a program that has ended is told by write, not by our end */
    if (!open_pairings(arena) || !try_programs(arena) || (arena->path && !arena_file_open(arena)))
        return false;
    for (uint32_t i = 0; i < arena->pairings; i++)
        advance(arena, &arena->pairing[i]);
    Crew crew = {.threads = arena->threads,
                 .jobs = arena->matches * arena->pairings,
                 .block = 1,
                 .progress = arena->progress,
                 .work = play_job,
                 .context = arena};
    return crew_run(&crew);
}

void arena_close(Arena *arena)
{
    arena_file_close(arena);
    for (uint32_t i = 0; i < ARENA_PAIRS_MAX; i++) {
        for (int g = 0; g < ARENA_GAMES_MAX; g++)
            match_free(arena->pairing[i].table[g]);
        free(arena->pairing[i].record);
    }
    free(arena->board_text);
    pthread_mutex_destroy(&arena->lock);
}
