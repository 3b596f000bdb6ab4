/* load.c: many listeners and a steady stream of moves against a running server (tests/bench/
 * server.sh calls it): load PORT STREAMS GAMES MOVES-A-SECOND SECONDS.
 *
 * Each game is one client on a keep-alive connection that plays both sides by chance; listeners are
 * spread over the games. One thread, one epoll. Measures the time from sending a move to its whole
 * answer, and from sending it to the event at each listener. Says so in three lines; ends with 1 if
 * anything failed.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER = 1 << 18, STREAM_BUFFER = 4096, WORD = 192, EVENTS = 256, SAMPLES = 1 << 22 };

typedef enum Wait { CREATING, LOOKING, READY, MOVING } Wait;

typedef struct Game {
    Wait wait;
    int line;
    char id[WORD], key[WORD], seat[WORD], action[WORD];
    long version;
    double sent, change_sent; /* when the last move was sent; the one of that change */
    long change;
    char *buffer;
    size_t length;
} Game;

typedef struct Listener {
    int line;
    Game *game;
    char buffer[STREAM_BUFFER];
    size_t length;
    bool greeted;
} Listener;

typedef struct Samples {
    float *milliseconds;
    size_t count;
} Samples;

typedef struct Load {
    uint16_t port;
    int epoll;
    Game *game;
    Listener *listener;
    int games, listeners;
    uint64_t chance;
    Samples moves, events;
    uint64_t errors, greeted;
} Load;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void sample(Samples *samples, double milliseconds)
{
    if (samples->count < SAMPLES)
        samples->milliseconds[samples->count++] = (float)milliseconds;
}

static void fail(Load *load, const char *what, const char *detail)
{
    if (load->errors++ < 5)
        fprintf(stderr, "load: %s: %.200s\n", what, detail);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* The tag tells games (even) from listeners (odd). */
static int connect_line(Load *load, uint64_t tag)
{
    const struct sockaddr_in where = {.sin_family = AF_INET,
                                      .sin_port = htons(load->port),
                                      .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = tag};
    const int line = socket(AF_INET, SOCK_STREAM, 0);
    if (line < 0 || connect(line, (const struct sockaddr *)&where, sizeof where) != 0 ||
        epoll_ctl(load->epoll, EPOLL_CTL_ADD, line, &event) != 0) {
        perror("load: connect");
        exit(EXIT_FAILURE);
    }
    return line;
}

static void send_all(Load *load, int line, const char *text)
{
    if (write(line, text, strlen(text)) != (ssize_t)strlen(text))
        fail(load, "send", strerror(errno));
}

/* The value behind `name` up to its closing quote or the end of the number. */
static bool find(const char *text, const char *name, char out[WORD])
{
    const char *at = strstr(text, name);
    if (!at)
        return false;
    at += strlen(name);
    const size_t length = strcspn(at, "\",}");
    snprintf(out, WORD, "%.*s", (int)(length < WORD ? length : WORD - 1), at);
    return true;
}

/* ---- Games ----------------------------------------------------------------------------------- */

static void ask_post(Load *load, Game *game, const char *path, const char *body)
{
    char text[2048];
    snprintf(text, sizeof text,
             "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
             "X-Mekong-Key: %s\r\nContent-Length: %zu\r\n\r\n%s",
             path, game->key, strlen(body), body);
    send_all(load, game->line, text);
}

static void begin_game(Load *load, Game *game)
{
    game->wait = CREATING;
    game->change = -1;
    ask_post(load, game, "/api/matches",
             "{\"game\":\"saigon75\",\"seats\":{\"nv\":\"human\",\"sv\":\"human\"}}");
}

static void look(Load *load, Game *game)
{
    char text[1024];
    snprintf(text, sizeof text,
             "GET /api/matches/%s/state?seat=%s HTTP/1.1\r\nHost: localhost\r\n"
             "X-Mekong-Key: %s\r\n\r\n",
             game->id, game->seat, game->key);
    game->wait = LOOKING;
    send_all(load, game->line, text);
}

static void move(Load *load, Game *game)
{
    char path[256], body[512];
    snprintf(path, sizeof path, "/api/matches/%s/actions", game->id);
    snprintf(body, sizeof body, "{\"seat\":\"%s\",\"version\":%ld,\"action\":\"%s\"}", game->seat,
             game->version, game->action);
    game->wait = MOVING;
    game->sent = now();
    ask_post(load, game, path, body);
}

/* One of the choices, by chance; false if there are none. */
static bool pick(Load *load, Game *game, const char *body)
{
    static const char mark[] = "{\"action\":\"";
    const char *at = strstr(body, "\"choices\":[");
    int count = 0;
    load->chance = load->chance * 6364136223846793005u + 1442695040888963407u;
    for (; at && (at = strstr(at, mark)) != NULL; at++)
        if ((load->chance >> 33) % (unsigned)++count == 0)
            find(at, mark, game->action);
    return count > 0;
}

static void take_state(Load *load, Game *game, const char *body)
{
    char word[WORD];
    if (find(body, "\"change\":", word)) {
        game->change = strtol(word, NULL, 10);
        game->change_sent = game->sent;
    }
    if (find(body, "\"version\":", word))
        game->version = strtol(word, NULL, 10);
    if (!find(body, "\"actor\":\"", word))
        fail(load, "no actor", body);
    if (strcmp(word, "nobody") == 0)
        begin_game(load, game);
    else if (pick(load, game, body))
        game->wait = READY;
    else {
        snprintf(game->seat, sizeof game->seat, "%s", word);
        look(load, game);
    }
}

static void take_answer(Load *load, Game *game, const char *body)
{
    if (game->wait == MOVING)
        sample(&load->moves, now() - game->sent);
    if (game->wait == CREATING) {
        if (!find(body, "\"id\":\"", game->id) || !find(body, "\"nv\":\"", game->key))
            fail(load, "create", body);
        strcpy(game->seat, "nv");
        look(load, game);
    } else {
        take_state(load, game, body);
    }
}

/* A whole answer, if it is there. */
static void read_game(Load *load, Game *game)
{
    const ssize_t count = read(game->line, game->buffer + game->length, BUFFER - 1 - game->length);
    if (count <= 0) {
        fail(load, "a player's line broke", strerror(errno));
        epoll_ctl(load->epoll, EPOLL_CTL_DEL, game->line, NULL);
        return;
    }
    game->length += (size_t)count;
    game->buffer[game->length] = '\0';
    const char *head = strstr(game->buffer, "\r\n\r\n");
    const char *size = strstr(game->buffer, "Content-Length: ");
    if (!head || !size ||
        game->length < (size_t)(head + 4 - game->buffer) +
                           strtoul(size + strlen("Content-Length: "), NULL, 10))
        return;
    if (strncmp(game->buffer + strlen("HTTP/1.1 "), "20", 2) != 0)
        fail(load, "refused", game->buffer);
    game->length = 0;
    take_answer(load, game, head + 4);
}

/* ---- Listeners ------------------------------------------------------------------------------- */

static void open_listener(Load *load, int index)
{
    Listener *listener = &load->listener[index];
    char text[512];
    listener->game = &load->game[index % load->games];
    listener->line = connect_line(load, (uint64_t)index * 2 + 1);
    snprintf(text, sizeof text,
             "GET /api/matches/%s/events HTTP/1.1\r\nHost: localhost\r\nAccept: "
             "text/event-stream\r\n\r\n",
             listener->game->id);
    send_all(load, listener->line, text);
}

static void take_event(Load *load, Listener *listener, const char *text)
{
    char word[WORD];
    const Game *game = listener->game;
    load->greeted += !listener->greeted;
    const bool greeted = listener->greeted;
    listener->greeted = true;
    if (!greeted || !find(text, "\"change\":", word))
        return;
    /* The move is either answered already or still under way. */
    const double sent = game->wait == MOVING ? game->sent : game->change_sent;
    if (game->wait == MOVING || strtol(word, NULL, 10) == game->change)
        sample(&load->events, now() - sent);
}

static void read_listener(Load *load, Listener *listener)
{
    const ssize_t count = read(listener->line, listener->buffer + listener->length,
                               STREAM_BUFFER - 1 - listener->length);
    if (count <= 0) {
        fail(load, "a listener's line broke", strerror(errno));
        epoll_ctl(load->epoll, EPOLL_CTL_DEL, listener->line, NULL);
        return;
    }
    listener->length += (size_t)count;
    listener->buffer[listener->length] = '\0';
    char *at = listener->buffer, *event, *end;
    while ((event = strstr(at, "event: version")) && (end = strstr(event, "}\n\n")) != NULL) {
        *end = '\0';
        take_event(load, listener, event);
        at = end + 1;
    }
    listener->length -= (size_t)(at - listener->buffer);
    memmove(listener->buffer, at, listener->length + 1);
}

/* ---- The run --------------------------------------------------------------------------------- */

static void turn(Load *load, int milliseconds)
{
    struct epoll_event event[EVENTS];
    const int count = epoll_wait(load->epoll, event, EVENTS, milliseconds);
    for (int i = 0; i < count; i++) {
        const uint64_t tag = event[i].data.u64;
        if (tag % 2)
            read_listener(load, &load->listener[tag / 2]);
        else
            read_game(load, &load->game[tag / 2]);
    }
}

static bool all_ready(const Load *load)
{
    for (int i = 0; i < load->games; i++)
        if (load->game[i].wait != READY)
            return false;
    return true;
}

static void open_all(Load *load)
{
    for (int i = 0; i < load->games; i++) {
        load->game[i].buffer = malloc(BUFFER);
        load->game[i].line = connect_line(load, (uint64_t)i * 2);
        begin_game(load, &load->game[i]);
    }
    while (!all_ready(load) && load->errors == 0)
        turn(load, 100);
    for (int i = 0; i < load->listeners; i++)
        open_listener(load, i);
    const double end = now() + 20000;
    while (load->greeted < (uint64_t)load->listeners && now() < end)
        turn(load, 100);
    if (load->greeted < (uint64_t)load->listeners)
        fail(load, "listeners", "not all were greeted");
}

/* As many moves as are due, each in the next game that is ready. */
static void run(Load *load, double rate, double seconds)
{
    const double start = now(), end = start + seconds * 1000;
    uint64_t made = 0;
    for (int next = 0; now() < end;) {
        const double due = (now() - start) / 1000 * rate;
        for (int tries = 0; (double)made < due && tries < load->games; tries++) {
            Game *game = &load->game[next++ % load->games];
            if (game->wait == READY) {
                move(load, game);
                made++;
            }
        }
        turn(load, 1);
    }
    for (int i = 0; i < 200; i++)
        turn(load, 5);
}

static int compare(const void *one, const void *other)
{
    const float x = *(const float *)one, y = *(const float *)other;
    return (x > y) - (x < y);
}

static void report(const char *what, Samples *samples)
{
    const size_t count = samples->count;
    const float *value = samples->milliseconds;
    qsort(samples->milliseconds, count, sizeof *value, compare);
    printf("%-8s %8zu  p50 %7.2f ms  p99 %7.2f ms  most %7.2f ms\n", what, count,
           count ? (double)value[count / 2] : 0, count ? (double)value[count * 99 / 100] : 0,
           count ? (double)value[count - 1] : 0);
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fputs("usage: load PORT STREAMS GAMES MOVES-A-SECOND SECONDS\n", stderr);
        return 64;
    }
    Load load = {.port = (uint16_t)atoi(argv[1]),
                 .listeners = atoi(argv[2]),
                 .games = atoi(argv[3]),
                 .chance = 75,
                 .epoll = epoll_create1(0)};
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    load.game = calloc((size_t)load.games, sizeof *load.game);
    load.listener = calloc((size_t)load.listeners, sizeof *load.listener);
    load.moves.milliseconds = malloc(SAMPLES * sizeof(float));
    load.events.milliseconds = malloc(SAMPLES * sizeof(float));
    open_all(&load);
    if (load.errors == 0)
        run(&load, atof(argv[4]), atof(argv[5]));
    printf("%d listeners, %d games, %s moves a second wanted, %.0f made, %llu errors\n",
           load.listeners, load.games, argv[4], (double)load.moves.count / atof(argv[5]),
           (unsigned long long)load.errors);
    report("moves", &load.moves);
    report("events", &load.events);
    return load.errors > 0 || load.moves.count == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
