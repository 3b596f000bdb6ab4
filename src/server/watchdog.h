/* watchdog.h: tells the service manager that started us (systemd, by its datagrams to
 * $NOTIFY_SOCKET) when we serve, when we end and, as often as it asks for, that we are alive. Where
 * nobody asks nothing is said. */
#ifndef MEKONG_SERVER_WATCHDOG_H
#define MEKONG_SERVER_WATCHDOG_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/un.h>

/* Requests that somebody has begun to answer, and answered: all threads count here. */
typedef struct Pulse {
    _Atomic uint32_t begun, done;
} Pulse;

typedef struct Watchdog {
    int socket; /* -1: nobody listens */
    struct sockaddr_un to;
    socklen_t length;
    int64_t every; /* milliseconds between two signs of life; 0: none are wanted */
    int64_t last;
    uint32_t done; /* Pulse.done at the last look */
} Watchdog;

void watchdog_open(Watchdog *dog);
void watchdog_close(Watchdog *dog);
/* "READY=1", "STOPPING=1". */
void watchdog_say(const Watchdog *dog, const char *words);
/* From the loop that beats every second. A sign of life is given when it is time and requests are
 * being answered: none is under way, or some have been finished since the last look. */
void watchdog_beat(Watchdog *dog, const Pulse *pulse, int64_t now);

#endif
