/* run.c: the shards of a study on threads; each worker takes the next one that is wanted. */
#include <string.h>

#include "lab/lab.h"

static bool is_wanted(LabRun *run, uint32_t number)
{
    pthread_mutex_lock(&run->lock);
    const bool wanted = !run->results.enough && !results_have(&run->results, number);
    pthread_mutex_unlock(&run->lock);
    return wanted;
}

static bool take_over(LabRun *run, Shard *shard)
{
    Problem problem;
    pthread_mutex_lock(&run->lock);
    const bool taken = results_add(&run->results, shard, &problem);
    pthread_mutex_unlock(&run->lock);
    return taken;
}

/* A job of the crew is a shard. */
static bool play_job(void *context, uint32_t worker, uint64_t job)
{
    LabRun *run = context;
    const uint32_t number = (uint32_t)job + 1;
    Shard shard;
    if (!is_wanted(run, number))
        return true;
    const bool good = shard_play(&run->hand[worker], number, &shard) &&
                      (!run->folder || folder_keep(run->study, run->folder, &shard, run->lang)) &&
                      take_over(run, &shard);
    shard_free(&shard);
    return good;
}

/* Takes what is there of these shards. */
static bool begin(LabRun *run, uint32_t first, uint32_t last)
{
    pthread_mutex_init(&run->lock, NULL);
    if (!results_open(&run->results, run->study)) {
        say(stderr, run->lang, "match.no_memory", NULL, "");
        return false;
    }
    if (run->folder && !folder_open(run->study, run->folder, run->lang))
        return false;
    if (run->folder) {
        char path[PATH_SIZE];
        folder_shard_path(run->folder, 1, path);
        file_sweep(path);
        folder_take(&run->results, run->folder, first, last);
    }
    return true;
}

bool run_begin(LabRun *run) { return begin(run, 1, run->study->shards); }

bool run_play(LabRun *run)
{
    if (!run_begin(run))
        return false;
    Crew crew = {.threads = run->threads,
                 .jobs = run->study->shards,
                 .block = 1,
                 .progress = run->progress,
                 .patient = true,
                 .work = play_job,
                 .context = run};
    run->hand = hands_open(run->study, run->threads, &crew.stopped, run->lang);
    const bool played = run->hand && crew_run(&crew);
    run->interrupted = atomic_load(&crew.interrupted);
    hands_close(run->hand, run->threads);
    return played;
}

void run_close(LabRun *run)
{
    results_close(&run->results);
    pthread_mutex_destroy(&run->lock);
}

/* Whether it is wanted at all hangs on those before it, if there is a stop rule. Ctrl-C ends the
 * program as it would any other: nothing is half there. */
bool run_shard(LabRun *run, uint32_t number, Shard *out)
{
    const atomic_bool never = false;
    memset(out, 0, sizeof *out);
    if (!begin(run, run->study->stop.kind == STOP_FIXED ? number : 1, number))
        return false;
    if (results_have(&run->results, number)) {
        *out = run->results.shard[number - 1];
        run->results.shard[number - 1].count = NULL;
        return true;
    }
    if (run->results.enough)
        return true;
    run->hand = hands_open(run->study, 1, &never, run->lang);
    const bool good = run->hand && shard_play(&run->hand[0], number, out) &&
                      (!run->folder || folder_keep(run->study, run->folder, out, run->lang));
    hands_close(run->hand, 1);
    return good;
}
