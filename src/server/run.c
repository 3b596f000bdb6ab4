/* run.c: the server's life, from opening its file to the signal that ends it. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "clock/clock.h"
#include "server/hall/events.h"
#include "server/hall/keys.h"
#include "server/hall/pool.h"
#include "server/http/assets.h"
#include "server/http/http.h"

enum { THINKERS_MOST = 64, SPARE_FILES = 64, EXPIRE_MOST = 20 };

static void say(const ServerOptions *options, FILE *to, const char *id, const int64_t *number,
                const char *detail)
{
    TEXT(text, line, 1024);
    message_say(options->lang, id, number, detail ? detail : "", &text);
    fprintf(to, "%s\n", line);
    fflush(to);
}

static void complain(const ServerOptions *options, const char *what, const Problem *problem)
{
    TEXT(text, line, 1024);
    problem_print(problem, options->lang, &text);
    fprintf(stderr, "%s: %s\n", what, line);
}

/* ---- Parts ----------------------------------------------------------------------------------- */

static uint32_t count_searches(const ServerOptions *options)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (options->searches > 0)
        return options->searches;
    return cores > 2 ? (uint32_t)cores - 1 : 1;
}

/* As many files as connections need, if the system allows. */
static void allow_connections(const ServerOptions *options)
{
    struct rlimit limit;
    const rlim_t wanted = options->connections + SPARE_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < wanted) {
        const int64_t number[] = {(int64_t)limit.rlim_cur - SPARE_FILES};
        say(options, stderr, "server.few_files", number, NULL);
    }
}

/* False after a message. */
static bool open_log(const ServerOptions *options, FILE **log)
{
    *log = NULL;
    if (!options->log)
        return true;
    *log = strcmp(options->log, "-") == 0 ? stderr : fopen(options->log, "ae");
    if (!*log) {
        fprintf(stderr, "%s: %s\n", options->log, strerror(errno));
        return false;
    }
    setvbuf(*log, NULL, _IOLBF, 0);
    return true;
}

/* Everything but the sockets; false after a message. What was opened is closed by close_parts. */
static bool open_parts(Server *server)
{
    const ServerOptions *options = server->options;
    Problem problem = {0};
    if (!keys_ready())
        problem_set(&problem, 0, "server.no_random", "");
    else
        server->storage = sqlite_open(
            options->db, (StorageLimits){options->most_games, options->db_pages}, &problem);
    if (!server->storage) {
        complain(options, options->db, &problem);
        return false;
    }
    server->hall = hall_open(server->storage, &server->metrics, options->games, THINKERS_MOST);
    server->pool = pool_start(count_searches(options));
    server->limits = limits_open(options->rate, options->connections, options->new_games);
    if (server->hall && server->pool && server->limits) {
        hall_set_pool(server->hall, server->pool);
        return true;
    }
    say(options, stderr, "server.memory", NULL, NULL);
    return false;
}

static void close_parts(Server *server)
{
    if (server->pool)
        pool_stop(server->pool);
    hall_close(server->hall);
    limits_close(server->limits);
    if (server->storage)
        server->storage->close(server->storage);
}

/* ---- Running --------------------------------------------------------------------------------- */

static void greet(const Server *server, uint16_t port)
{
    const ServerOptions *options = server->options;
    char address[256];
    const char *host = server->loopback ? "localhost" : options->listen;
    const bool six = strchr(host, ':') != NULL;
    snprintf(address, sizeof address, "http://%s%s%s:%u/", six ? "[" : "", host, six ? "]" : "",
             port);
    say(options, stdout, "server.hello", NULL, address);
    say(options, stdout, server->loopback ? "server.reach_here" : "server.reach_all", NULL, NULL);
    if (asset_count == 0 && !options->web)
        say(options, stdout, "server.no_web", NULL, NULL);
}

/* Removes games that nobody has changed for long, a few at a time. */
static void expire_games(Server *server)
{
    const int64_t day = 86400000; /* milliseconds */
    const int64_t before = (int64_t)time(NULL) * 1000 - server->options->expire * day;
    Storage *storage = server->storage;
    char id[ID_SIZE];
    for (int i = 0; i < EXPIRE_MOST && storage->oldest(storage, before, id) == STORED; i++)
        if (hall_remove(server->hall, id, before, "server.expired") != HALL_GOOD)
            break;
}

/* What is done each second. */
static void beat(Server *server, Http *http)
{
    streams_beat(server->hall);
    if (server->options->expire > 0)
        expire_games(server);
    server->storage->tidy(server->storage);
    http_beat(http);
}

/* Until a signal says stop. Who watches over us hears from here, after all games have been gone
 * through: a hall that is locked for ever is no life. */
static void wait_for_end(Server *server, Http *http, const sigset_t *ends)
{
    const struct timespec second = {1, 0};
    Watchdog dog;
    watchdog_open(&dog);
    watchdog_say(&dog, "READY=1");
    while (sigtimedwait(ends, NULL, &second) < 0) {
        beat(server, http);
        watchdog_beat(&dog, &server->pulse, clock_milliseconds());
    }
    watchdog_say(&dog, "STOPPING=1");
    watchdog_close(&dog);
}

static bool serve(Server *server, FILE *log, const sigset_t *ends)
{
    Problem problem = {0};
    Http *http = http_start(server, log, &problem);
    if (!http) {
        complain(server->options, server->options->listen ? server->options->listen : "localhost",
                 &problem);
        return false;
    }
    greet(server, http_port(http));
    wait_for_end(server, http, ends);
    http_stop(http);
    say(server->options, stdout, "server.bye", NULL, NULL);
    return true;
}

/* The signals that end the server. One that was ignored at the start (nohup) stays so. */
static void find_ends(sigset_t *ends)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction now;
    sigemptyset(ends);
    for (size_t i = 0; i < COUNT_OF(signals); i++)
        if (sigaction(signals[i], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaddset(ends, signals[i]);
}

/* Signals are blocked in all threads: the first one waits for them. */
int server_run(const ServerOptions *options)
{
    sigset_t ends, old;
    FILE *log;
    Server *server = calloc(1, sizeof *server);
    find_ends(&ends);
    signal(SIGPIPE, SIG_IGN);
    pthread_sigmask(SIG_BLOCK, &ends, &old);
    if (!server || !open_log(options, &log)) {
        free(server);
        return EXIT_FAILURE;
    }
    server->options = options;
    allow_connections(options);
    const bool good = open_parts(server) && serve(server, log, &ends);
    close_parts(server);
    if (log && log != stderr)
        fclose(log);
    free(server);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
