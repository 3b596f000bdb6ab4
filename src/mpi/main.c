/* main.c: `mpirun mekong-mpi STUDY [DIR]`: the shards of a study on as many machines as MPI has.
 *
 * Rank 0 hands out shards to workers who ask, takes their lines, keeps them in the folder and adds
 * them up; workers need no file at all, they are sent the study. A program of its own, built by
 * `make mpi`: nothing else knows of MPI.
 */
#include <mpi.h>
#include <sodium.h>
#include <string.h>

#include "lab/lab.h"

enum { TAG_LINE = 1, TAG_NUMBER };

/* ---- The study for all ----------------------------------------------------------------------- */

/* A text of rank 0 to everybody; NULL stays NULL. To be freed. */
static char *send_to_all(const char *text)
{
    uint64_t size = text ? strlen(text) + 1 : 0;
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    if (size == 0)
        return NULL;
    char *copy = malloc((size_t)size);
    if (!copy || size > FILE_MAX)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    if (text)
        memcpy(copy, text, (size_t)size);
    MPI_Bcast(copy, (int)size, MPI_CHAR, 0, MPI_COMM_WORLD);
    return copy;
}

static void give_study(const Study *study)
{
    char *words = malloc(2 * STUDY_TEXT_MAX);
    Text text;
    if (!words)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    text_init(&text, words, 2 * STUDY_TEXT_MAX);
    study_print(study, NULL, &text);
    free(send_to_all(words));
    free(send_to_all(study->board));
    free(words);
}

static bool take_study(Study *study, Lang lang)
{
    Problem problem = {0};
    char *words = send_to_all(NULL), *board = send_to_all(NULL);
    bool good = words && study_read(study, words, strlen(words), &problem);
    study->board = board;
    good = good && study_settle(study, &problem);
    if (words && !good)
        complain(lang, "mpi", &problem);
    free(words);
    return good;
}

/* ---- A worker -------------------------------------------------------------------------------- */

/* Sends what it has, at first nothing, and is told what to play next. */
static uint32_t ask(const char *line, size_t length)
{
    uint32_t number;
    MPI_Send(line, (int)length, MPI_CHAR, 0, TAG_LINE, MPI_COMM_WORLD);
    MPI_Recv(&number, 1, MPI_UINT32_T, 0, TAG_NUMBER, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return number;
}

static bool work(const Study *study, Lang lang)
{
    const atomic_bool never = false;
    char *line = malloc(SHARD_LINE_SIZE);
    Hand *hand = hands_open(study, 1, &never, lang);
    bool good = line && hand;
    Text text = {0};
    if (good)
        text_init(&text, line, SHARD_LINE_SIZE);
    for (uint32_t number; good && (number = ask(line, text.length)) != 0;) {
        Shard shard;
        good = shard_play(hand, number, &shard);
        text_clear(&text);
        if (good)
            shard_print(study, &shard, &text);
        shard_free(&shard);
    }
    hands_close(hand, 1);
    free(line);
    return good;
}

/* ---- Rank 0 ---------------------------------------------------------------------------------- */

/* A line from a worker; an empty one only asks. */
static bool take_line(LabRun *run, Slice line)
{
    Shard shard = {0};
    Problem problem = {0};
    bool good = true;
    if (line.length > 0) {
        line.length--; /* its end */
        good = shard_read(run->study, line, &shard, &problem);
        if (good && run->folder)
            good = folder_keep(run->study, run->folder, &shard, run->lang);
        good = good && results_add(&run->results, &shard, &problem);
    }
    if (!good && problem.message)
        complain(run->lang, "mpi", &problem);
    shard_free(&shard);
    return good;
}

/* The next shard that is wanted, 0: none. */
static uint32_t next_shard(const LabRun *run, uint32_t *handed)
{
    while (*handed < run->study->shards && !run->results.enough)
        if (!results_have(&run->results, ++*handed))
            return *handed;
    return 0;
}

static bool hand_out(LabRun *run, int workers)
{
    char *line = malloc(SHARD_LINE_SIZE);
    uint32_t handed = 0;
    bool good = line != NULL;
    while (good && workers > 0) {
        MPI_Status status;
        int length;
        MPI_Recv(line, SHARD_LINE_SIZE, MPI_CHAR, MPI_ANY_SOURCE, TAG_LINE, MPI_COMM_WORLD,
                 &status);
        MPI_Get_count(&status, MPI_CHAR, &length);
        good = take_line(run, (Slice){line, (size_t)length});
        const uint32_t number = next_shard(run, &handed);
        MPI_Send(&number, 1, MPI_UINT32_T, status.MPI_SOURCE, TAG_NUMBER, MPI_COMM_WORLD);
        workers -= number == 0;
    }
    free(line);
    return good;
}

static bool lead(const Study *study, const char *folder, int workers, Lang lang)
{
    LabRun run = {.study = study, .folder = folder, .threads = 1, .lang = lang};
    const bool good = workers == 0 ? run_play(&run) : run_begin(&run) && hand_out(&run, workers);
    if (good)
        results_print(&run.results, lang);
    run_close(&run);
    return good && finish_output(lang) == EXIT_SUCCESS;
}

/* ---- The program ----------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
    const Lang lang = lang_from_environment();
    int rank, size;
    bool good;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Study *study = calloc(1, sizeof *study);
    if (!study || sodium_init() < 0)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    if (rank > 0)
        good = take_study(study, lang) && work(study, lang);
    else if (argc < 2 || argc > 3) {
        fputs("Usage: mpirun -n N mekong-mpi STUDY [DIR]\n", stderr);
        good = false;
    } else {
        good = study_open(study, argv[1], lang) && study->cells > 0;
        if (good)
            give_study(study);
        good = good && lead(study, argc > 2 ? argv[2] : NULL, size - 1, lang);
    }
    study_close(study);
    free(study);
    if (!good)
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    MPI_Finalize();
    return EXIT_SUCCESS;
}
