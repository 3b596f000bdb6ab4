/* server.h: Mekong for several people: games over HTTP (docs/api.md) and the web client.
 *
 * http.c speaks HTTP, call.h follows each request and makes a plain struct of it; api*.c answers
 * those; limits.h is what one address may cost, work.h whose turn it is; hall.h is the games in
 * memory, storage.h what is kept of them, pool.h the computer players.
 */
#ifndef MEKONG_SERVER_H
#define MEKONG_SERVER_H

#include <stdio.h>

#include "core/game.h"

enum { HOSTS_MAX = 8 };

typedef struct ServerOptions {
    const char *listen;  /* address; NULL: this machine alone */
    uint16_t port;       /* 0: any that is free */
    const char *db;      /* path of the SQLite file */
    uint32_t db_pages;   /* its greatest size, 0: as the disk allows */
    uint32_t most_games; /* in it; 0: any number */
    uint32_t expire;     /* days after which a game nobody has changed goes; 0: never */
    const char *web;     /* folder of the web client; NULL: what is compiled in */
    const char *log;     /* file of the access log; "-": stderr; NULL: none */
    uint32_t rate;       /* requests a second from one address; 0: any number */
    uint32_t new_games;  /* a day from one address; 0: any number */
    uint32_t connections;
    uint32_t games;    /* positions in memory */
    uint32_t searches; /* computer players that think at the same time; 0: as the machine has cores,
                          less one */
    bool proxy;        /* X-Forwarded-For tells the address */
    const char *host[HOSTS_MAX + 1]; /* names it may be called by, ended by NULL; none: any, or, if
                                        it listens to this machine alone, this machine's */
    Lang lang;                       /* of what is printed */
} ServerOptions;

/* Runs until a signal ends it. Once it listens, it prints its address; the exit code. */
int server_run(const ServerOptions *options);

#endif
