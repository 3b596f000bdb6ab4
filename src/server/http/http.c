/* http.c: see http.h. Some threads, each with an epoll loop of its own, share the socket: they read
 * and write, and answer what is there at once (call.c). */
#include "server/http/http.h"

#include <errno.h>
#include <microhttpd.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/hall/events.h"
#include "server/http/address.h"
#include "server/http/call.h"
#include "server/http/strict.h"

enum {
    THREADS = 4,
    WORKERS = 8,            /* more than cores: those that wait for the disk are not at work */
    HEADERS_MOST = 32 << 10 /* memory of a connection, its headers included */
};

/* ---- Lines ----------------------------------------------------------------------------------- */

/* One more from an address that has too many is cut before anything is read. */
static void begin_line(Http *http, struct MHD_Connection *connection, void **line)
{
    char address[ADDRESS_SIZE] = "";
    const int socket =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
    Account *account = NULL;
    if (!http->server->options->proxy) {
        address_print(
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr,
            address);
        account = account_enter(http->server->limits, address);
    }
    if (account && !account_take(account, STOCK_LINES, 1)) {
        account_leave(account);
        account = NULL;
        shutdown(socket, SHUT_RDWR);
    }
    *line = line_begin(http->lines, socket, account);
    if (*line)
        line_allow(*line, HEADER_SECONDS);
}

static void follow_line(void *context, struct MHD_Connection *connection, void **line,
                        enum MHD_ConnectionNotificationCode code)
{
    Http *http = context;
    const bool begins = code == MHD_CONNECTION_NOTIFY_STARTED;
    http->server->metrics.connections += begins ? 1 : -1;
    if (begins)
        begin_line(http, connection, line);
    else if (*line)
        line_end(http->lines, *line);
}

/* libmicrohttpd's own words are about clients that vanish or send rubbish: nobody needs them. */
static void say_nothing(void *context, const char *format, va_list arguments) {}

/* ---- Life ------------------------------------------------------------------------------------ */

static bool is_loopback(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(
            &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr);
    const uint32_t four =
        ntohl(((const struct sockaddr_in *)(const void *)address)->sin_addr.s_addr);
    return four >> 24 == 127;
}

static struct MHD_Daemon *start(Http *http, const struct addrinfo *where)
{
    const ServerOptions *options = http->server->options;
    unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME |
                     MHD_USE_ERROR_LOG;
    if (where->ai_family == AF_INET6)
        flags |= MHD_USE_DUAL_STACK;
    return MHD_start_daemon(
        flags, options->port, NULL, NULL, call_go_on, http, MHD_OPTION_EXTERNAL_LOGGER, say_nothing,
        NULL, MHD_OPTION_SOCK_ADDR, where->ai_addr, MHD_OPTION_THREAD_POOL_SIZE, (unsigned)THREADS,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)options->connections, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)IDLE_SECONDS, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADERS_MOST,
        MHD_OPTION_URI_LOG_CALLBACK, call_open, http, MHD_OPTION_NOTIFY_COMPLETED, call_close, http,
        MHD_OPTION_NOTIFY_CONNECTION, follow_line, http, STRICT_OPTION, 1, MHD_OPTION_END);
}

static void http_free(Http *http)
{
    if (!http)
        return;
    work_free(http->work);
    lines_close(http->lines);
    free(http);
}

/* How many of them one address may have at work: half of the cores, so that the other half is there
 * for who comes next. Who is refused nothing may have all. */
static uint32_t share_of_one(const ServerOptions *options)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (options->rate == 0)
        return WORKERS;
    return cores < 4 ? 1 : cores / 2 < WORKERS / 2 ? (uint32_t)cores / 2 : WORKERS / 2;
}

/* All but the daemon; NULL: no memory, or no thread. */
static Http *make(Server *server, FILE *log)
{
    Http *http = calloc(1, sizeof *http);
    if (!http)
        return NULL;
    http->server = server;
    http->log = log;
    http->lines = lines_open();
    http->work = work_start(WORKERS, share_of_one(server->options));
    if (http->lines && http->work)
        return http;
    http_free(http);
    return NULL;
}

Http *http_start(Server *server, FILE *log, Problem *problem)
{
    const struct addrinfo hints = {.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE,
                                   .ai_socktype = SOCK_STREAM};
    const char *address = server->options->listen ? server->options->listen : "127.0.0.1";
    struct addrinfo *where = NULL;
    char port[16];
    snprintf(port, sizeof port, "%u", server->options->port);
    Http *http = make(server, log);
    if (!http || getaddrinfo(address, port, &hints, &where) != 0) {
        problem_set(problem, 0, http ? "server.no_address" : "server.memory", address);
        http_free(http);
        return NULL;
    }
    server->loopback = is_loopback(where->ai_addr);
    errno = 0;
    http->daemon = start(http, where);
    freeaddrinfo(where);
    if (http->daemon)
        return http;
    problem_set(problem, 0, "server.no_listen", errno ? strerror(errno) : "");
    http_free(http);
    return NULL;
}

void http_beat(Http *http) { lines_cut(http->lines); }

uint16_t http_port(const Http *http)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(http->daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

/* What waits is answered first. A stream that sleeps must be woken before the daemon stops. One may
 * just be on its way: so they are ended until there are none. Who does not read is not waited for
 * for long. */
void http_stop(Http *http)
{
    enum { TRIES = 150, PAUSE = 20 };
    const struct timespec pause = {0, PAUSE * 1000000};
    const MHD_socket listener = MHD_quiesce_daemon(http->daemon);
    http->server->stopping = true;
    work_stop(http->work);
    for (int i = 0; i < TRIES; i++) {
        streams_end(http->server->hall);
        if (http->server->metrics.streams == 0)
            break;
        nanosleep(&pause, NULL);
    }
    MHD_stop_daemon(http->daemon);
    if (listener != MHD_INVALID_SOCKET)
        close(listener);
    http_free(http);
}
