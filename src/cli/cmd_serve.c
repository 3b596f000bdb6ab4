/* cmd_serve.c: `mekong serve`: games for several people, over HTTP, with the web client. */
#include <string.h>

#include "cli/cli.h"
#include "play/session.h"
#include "server/server.h"

static const char doc[] =
    "Serves games to browsers: on this machine, in a network, or behind a proxy on the internet."
    "\vOpen the address it prints in a browser. Games are kept in one SQLite file and go on after "
    "a restart. Ctrl+C, SIGTERM and SIGHUP end it; no move that a player saw is lost.\n\n"
    "  mekong serve\n"
    "  mekong serve --listen 0.0.0.0 --port 80 --db /var/lib/mekong/games.db\n"
    "  mekong serve --proxy --host play.example.org --log /var/log/mekong.log\n\n"
    "docs/hosting.md tells how to run it for others, docs/api.md what programs can ask it.\n"
    "Exit status: 0 after a signal, 1 if it cannot start, 64 for a wrong command line.";

enum {
    KEY_PORT = KEY_OWN,
    KEY_LISTEN,
    KEY_DB,
    KEY_DB_PAGES,
    KEY_MOST_GAMES,
    KEY_EXPIRE,
    KEY_WEB,
    KEY_LOG,
    KEY_RATE,
    KEY_NEW_GAMES,
    KEY_CONNECTIONS,
    KEY_GAMES,
    KEY_SEARCHES,
    KEY_PROXY,
    KEY_HOST
};

enum {
    PORT = 8075,
    RATE = 200,
    NEW_GAMES = 500,
    CONNECTIONS = 4096,
    GAMES = 1000,
    MOST_GAMES = 100000,
    MILLION = 1000000
};

static const struct argp_option options[] = {
    {"port", KEY_PORT, "N", 0, "Port to listen on (8075; 0: any that is free)", 1},
    {"listen", KEY_LISTEN, "ADDRESS", 0,
     "Listen on this address: 0.0.0.0 or :: for every network of the machine (127.0.0.1: this "
     "machine alone)",
     1},
    {"host", KEY_HOST, "NAME", 0, "A name the server is called by; may be given several times", 1},
    {"proxy", KEY_PROXY, NULL, 0, "A proxy stands before it: X-Forwarded-For tells who asks", 1},
    {"db", KEY_DB, "FILE", 0, "SQLite file of the games (games.db in the player's data folder)", 2},
    {"db-pages", KEY_DB_PAGES, "N", 0, "Most pages of 4 KiB that file may have", 2},
    {"most-games", KEY_MOST_GAMES, "N", 0, "Most games that file may have (100000; 0: any number)",
     2},
    {"expire", KEY_EXPIRE, "DAYS", 0, "Delete games nobody has changed for so long (0: never)", 2},
    {"web", KEY_WEB, "DIR", 0, "Web client from this folder instead of the built-in one", 2},
    {"log", KEY_LOG, "FILE|-|off", 0, "Access log: a file, or - for stderr (off)", 2},
    {"rate", KEY_RATE, "N", 0,
     "Requests a second from one address (200; 0: no limits but --new-games)", 3},
    {"new-games", KEY_NEW_GAMES, "N", 0, "New games a day from one address (500; 0: any number)",
     3},
    {"connections", KEY_CONNECTIONS, "N", 0, "Connections at the same time (4096)", 3},
    {"games", KEY_GAMES, "N", 0, "Positions kept in memory (1000)", 3},
    {"searches", KEY_SEARCHES, "N", 0,
     "Computer players that think at the same time (cores less one)", 3},
    {0},
};

static void add_host(ServerOptions *server, const char *name, struct argp_state *state)
{
    size_t count = 0;
    while (server->host[count])
        count++;
    if (count == HOSTS_MAX)
        argp_error(state, "--host can be given %d times at most", HOSTS_MAX);
    else
        server->host[count] = name;
}

static error_t parse_number(int key, char *arg, struct argp_state *state)
{
    ServerOptions *server = state->input;
    if (key == KEY_PORT)
        server->port = (uint16_t)arg_number(state, arg, 0, UINT16_MAX);
    else if (key == KEY_DB_PAGES)
        server->db_pages = (uint32_t)arg_number(state, arg, 0, UINT32_MAX);
    else if (key == KEY_MOST_GAMES)
        server->most_games = (uint32_t)arg_number(state, arg, 0, UINT32_MAX);
    else if (key == KEY_EXPIRE)
        server->expire = (uint32_t)arg_number(state, arg, 0, MILLION);
    else if (key == KEY_RATE)
        server->rate = (uint32_t)arg_number(state, arg, 0, MILLION);
    else if (key == KEY_NEW_GAMES)
        server->new_games = (uint32_t)arg_number(state, arg, 0, MILLION);
    else if (key == KEY_CONNECTIONS)
        server->connections = (uint32_t)arg_number(state, arg, 4, MILLION);
    else if (key == KEY_GAMES)
        server->games = (uint32_t)arg_number(state, arg, 1, MILLION);
    else if (key == KEY_SEARCHES)
        server->searches = (uint32_t)arg_number(state, arg, 1, 60);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    ServerOptions *server = state->input;
    if (key == ARGP_KEY_INIT)
        state->child_inputs[0] = &server->lang;
    else if (key == KEY_LISTEN)
        server->listen = arg;
    else if (key == KEY_HOST)
        add_host(server, arg, state);
    else if (key == KEY_PROXY)
        server->proxy = true;
    else if (key == KEY_DB)
        server->db = arg;
    else if (key == KEY_WEB)
        server->web = arg;
    else if (key == KEY_LOG)
        server->log = strcmp(arg, "off") == 0 ? NULL : arg;
    else if (key == ARGP_KEY_ARG)
        argp_usage(state);
    else
        return parse_number(key, arg, state);
    return 0;
}

int command_serve(int argc, char **argv)
{
    const struct argp_child children[] = {{&lang_argp, 0, NULL, 0}, {0}};
    const struct argp argp = {options, parse, NULL, doc, children, NULL, NULL};
    char path[PATH_SIZE];
    ServerOptions server = {.port = PORT,
                            .rate = RATE,
                            .new_games = NEW_GAMES,
                            .connections = CONNECTIONS,
                            .games = GAMES,
                            .most_games = MOST_GAMES,
                            .lang = lang_from_environment()};
    argp_parse(&argp, argc, argv, 0, NULL, &server);
    if (!server.db) {
        session_folder(path);
        strncat(path, "games.db", sizeof path - strlen(path) - 1);
        server.db = path;
    }
    return server_run(&server);
}
