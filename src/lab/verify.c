/* verify.c: some shards played again, picked where nobody can know which. */
#include <string.h>

#include "core/rng.h"
#include "lab/lab.h"

static void find_shards(Verify *verify)
{
    for (uint32_t number = 1; number <= verify->study->shards; number++) {
        KeptFile file;
        char path[PATH_SIZE];
        folder_shard_path(verify->folder, number, path);
        file_stamp(path, &file);
        if (file.size > 0)
            verify->pick[verify->there++] = number;
    }
}

/* Those picked come to the front: at least one. */
static void pick_shards(Verify *verify)
{
    Rng rng;
    const double wanted = verify->share * verify->there;
    rng_seed(&rng, verify->seed);
    verify->picked = (uint32_t)wanted + (wanted > (uint32_t)wanted);
    if (verify->picked == 0 && verify->there > 0)
        verify->picked = 1;
    if (verify->picked > verify->there)
        verify->picked = verify->there;
    for (uint32_t i = 0; i < verify->picked; i++) {
        const uint32_t other = i + rng_below(&rng, verify->there - i);
        const uint32_t number = verify->pick[other];
        verify->pick[other] = verify->pick[i];
        verify->pick[i] = number;
    }
}

/* To the byte: whoever changed anything about the line is found out. */
static bool is_true(const Verify *verify, const Shard *shard)
{
    Problem problem;
    size_t length = 0;
    Text line;
    char *said = folder_shard_text(verify->folder, shard->number, &length, &problem);
    char *room = malloc(SHARD_LINE_SIZE);
    bool same = false;
    if (room) {
        text_init(&line, room, SHARD_LINE_SIZE);
        shard_print(verify->study, shard, &line);
        same = said && length == line.length && memcmp(said, room, length) == 0;
    }
    free(room);
    free(said);
    return same;
}

static bool verify_job(void *context, uint32_t worker, uint64_t job)
{
    Verify *verify = context;
    Shard shard;
    const bool played = shard_play(&verify->hand[worker], verify->pick[job], &shard);
    if (played && !is_true(verify, &shard)) {
        char path[PATH_SIZE];
        folder_shard_path(verify->folder, shard.number, path);
        pthread_mutex_lock(&verify->lock);
        verify->wrong++;
        say(stdout, verify->lang, "lab.verify_wrong", NULL, path);
        pthread_mutex_unlock(&verify->lock);
    }
    shard_free(&shard);
    return played;
}

static bool play_picked(Verify *verify)
{
    Crew crew = {.threads = verify->threads,
                 .jobs = verify->picked,
                 .block = 1,
                 .work = verify_job,
                 .context = verify};
    verify->hand = hands_open(verify->study, verify->threads, &crew.stopped, verify->lang);
    const bool played = verify->hand && crew_run(&crew);
    hands_close(verify->hand, verify->threads);
    return played;
}

bool verify_run(Verify *verify)
{
    pthread_mutex_init(&verify->lock, NULL);
    verify->pick = calloc(verify->study->shards, sizeof *verify->pick);
    bool good = verify->pick != NULL;
    if (!good)
        say(stderr, verify->lang, "match.no_memory", NULL, "");
    if (good) {
        find_shards(verify);
        pick_shards(verify);
        good = verify->picked > 0;
        if (!good)
            say(stderr, verify->lang, "lab.verify_none", NULL, verify->folder);
    }
    if (good && (good = play_picked(verify))) {
        const int64_t number[] = {verify->picked, verify->there, verify->wrong};
        say(stdout, verify->lang, "lab.verify_done", number, "");
    }
    free(verify->pick);
    pthread_mutex_destroy(&verify->lock);
    return good && verify->wrong == 0;
}
