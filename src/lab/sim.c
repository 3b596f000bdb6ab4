/* sim.c: gives each worker its memory and adds up what the crew brings back. */
#include "lab/sim.h"

#include <string.h>

/* ---- Workers --------------------------------------------------------------------------------- */

bool worker_open(Worker *worker, Sim *sim)
{
    const Game *game = match_game(sim->match);
    memset(worker, 0, sizeof *worker);
    worker->sim = sim;
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        worker->player[seat] = player_open(game, seat, sim->strength[seat], 1, sim->memory);
        if (!worker->player[seat])
            return false;
    }
    worker->state = calloc(1, game->rules->state_size);
    worker->log = malloc((SIM_ACTIONS_MAX + 1) * sizeof *worker->log);
    if (sim->take_luck && !merit_open(&worker->merit, game->rules))
        return false;
    worker->coverage = sim->check ? calloc(1, sizeof *worker->coverage) : NULL;
    return worker->state && worker->log && (!sim->check || worker->coverage);
}

void worker_close(Worker *worker)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        player_close(worker->player[seat]);
    merit_close(&worker->merit);
    free(worker->state);
    free(worker->log);
    free(worker->coverage);
}

/* A job of the crew is a game. */
static bool play_job(void *context, uint32_t number, uint64_t job)
{
    Worker *worker = &((Worker *)context)[number];
    return worker_play(worker, worker->sim->first + job);
}

static void add_luck(LuckSums *to, const LuckSums *from)
{
    to->result += from->result;
    to->luck += from->luck;
    to->results += from->results;
    to->lucks += from->lucks;
    to->both += from->both;
}

static void add_totals(SimTotals *to, const SimTotals *from)
{
    to->games += from->games;
    to->draws += from->draws;
    to->decisions += from->decisions;
    to->forced += from->forced;
    to->chance += from->chance;
    to->longest = from->longest > to->longest ? from->longest : to->longest;
    for (int i = 0; i < SEATS_MAX; i++) {
        to->wins[i] += from->wins[i];
        add_luck(&to->luck[i], &from->luck[i]);
    }
    for (int i = 0; i < SIM_TURNS_MAX; i++)
        to->fall_turn[i] += from->fall_turn[i];
    if (from->part)
        to->part = from->part;
    for (int i = 0; i < SEATS_MAX; i++)
        to->margin[i] += from->margin[i];
    for (int i = 0; i < GAME_PARTS_MAX; i++) {
        to->ended[i] += from->ended[i];
        to->early[i] += from->early[i];
    }
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void collect(Sim *sim, const Worker *worker, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        add_totals(&sim->totals, &worker[i].totals);
        if (sim->coverage)
            coverage_add(sim->coverage, worker[i].coverage);
    }
}

bool sim_run(Sim *sim)
{
    const uint32_t count = sim->threads < THREADS_MAX ? sim->threads : THREADS_MAX;
    Worker *worker = calloc(count, sizeof *worker);
    bool ready = worker != NULL;
    for (uint32_t i = 0; ready && i < count; i++)
        ready = worker_open(&worker[i], sim);
    sim->coverage = sim->check ? calloc(1, sizeof *sim->coverage) : NULL;
    ready = ready && (!sim->check || sim->coverage);
    if (ready) {
        Crew crew = {.threads = count,
                     .jobs = sim->games,
                     .block = SIM_BLOCK,
                     .progress = sim->progress,
                     .patient = true,
                     .work = play_job,
                     .context = worker};
        for (uint32_t i = 0; i < count; i++)
            worker[i].stopped = &crew.stopped;
        crew_run(&crew);
        sim->interrupted = atomic_load(&crew.interrupted);
        sim->seconds = crew.seconds;
        collect(sim, worker, count);
    } else
        say(stderr, sim->lang, "match.no_memory", NULL, "");
    for (uint32_t i = 0; worker && i < count; i++)
        worker_close(&worker[i]);
    free(worker);
    return ready && !atomic_load(&sim->broken);
}
