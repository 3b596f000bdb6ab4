/* watchdog.c: see watchdog.h. */
#include "server/watchdog.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* So many signs of life in the time after which we are taken for dead. */
enum { SIGNS = 3 };

/* A path, or a name in the abstract space, which begins with @ in words and with a zero byte in the
 * address. */
static bool find_address(Watchdog *dog)
{
    const char *name = getenv("NOTIFY_SOCKET");
    const size_t length = name ? strlen(name) : 0;
    if (length < 2 || length >= sizeof dog->to.sun_path || (name[0] != '/' && name[0] != '@'))
        return false;
    dog->to.sun_family = AF_UNIX;
    memcpy(dog->to.sun_path, name, length);
    if (name[0] == '@')
        dog->to.sun_path[0] = '\0';
    dog->length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    return true;
}

/* Milliseconds; the wish may be meant for another process. */
static int64_t find_interval(void)
{
    const char *wish = getenv("WATCHDOG_USEC"), *whose = getenv("WATCHDOG_PID");
    if (!wish || (whose && strtol(whose, NULL, 10) != (long)getpid()))
        return 0;
    const long long wanted = strtoll(wish, NULL, 10);
    return wanted > 0 ? wanted / 1000 / SIGNS : 0;
}

void watchdog_open(Watchdog *dog)
{
    memset(dog, 0, sizeof *dog);
    dog->socket = find_address(dog) ? socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0) : -1;
    dog->every = dog->socket >= 0 ? find_interval() : 0;
}

void watchdog_close(Watchdog *dog)
{
    if (dog->socket >= 0)
        close(dog->socket);
    dog->socket = -1;
}

/* Whoever does not read loses it: the next sign of life comes soon. */
void watchdog_say(const Watchdog *dog, const char *words)
{
    if (dog->socket >= 0)
        (void)!sendto(dog->socket, words, strlen(words), MSG_NOSIGNAL | MSG_DONTWAIT,
                      (const struct sockaddr *)(const void *)&dog->to, dog->length);
}

void watchdog_beat(Watchdog *dog, const Pulse *pulse, int64_t now)
{
    if (dog->every == 0 || now - dog->last < dog->every)
        return;
    const uint32_t done = pulse->done, begun = pulse->begun;
    const bool alive = begun == done || done != dog->done;
    dog->last = now;
    dog->done = done;
    if (alive)
        watchdog_say(dog, "WATCHDOG=1");
}
