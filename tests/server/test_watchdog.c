/* test_watchdog.c: what the service manager hears, on a real socket. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/watchdog.h"
#include "support/check.h"

/* The manager's end. */
static int listen_at(const char *name)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    const int end = socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0);
    assert_true(end >= 0);
    memcpy(at.sun_path, name, strlen(name));
    if (name[0] == '@')
        at.sun_path[0] = '\0';
    const socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(name));
    assert_int_equal(bind(end, (const struct sockaddr *)&at, length), 0);
    return end;
}

static void assert_heard(int end, const char *words)
{
    char heard[64] = "";
    const ssize_t length = recv(end, heard, sizeof heard - 1, 0);
    assert_int_equal(length, (ssize_t)strlen(words));
    assert_string_equal(heard, words);
}

static void assert_silence(int end)
{
    char heard[64];
    assert_int_equal(recv(end, heard, sizeof heard, 0), -1);
    assert_int_equal(errno, EAGAIN);
}

static void begin(const char *name, const char *every, Watchdog *dog)
{
    setenv("NOTIFY_SOCKET", name, 1);
    unsetenv("WATCHDOG_PID");
    if (every)
        setenv("WATCHDOG_USEC", every, 1);
    else
        unsetenv("WATCHDOG_USEC");
    watchdog_open(dog);
}

static void it_says_that_it_is_ready_by_path_and_by_abstract_name(void **unused)
{
    char folder[] = "/tmp/mekong-watchdog-XXXXXX", path[64], name[64];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/notify", folder);
    snprintf(name, sizeof name, "@mekong-watchdog-%d", (int)getpid());
    const char *const names[] = {path, name};
    for (int i = 0; i < 2; i++) {
        Watchdog dog;
        const int end = listen_at(names[i]);
        begin(names[i], NULL, &dog);
        watchdog_say(&dog, "READY=1");
        assert_heard(end, "READY=1");
        watchdog_close(&dog);
        close(end);
    }
    unlink(path);
    rmdir(folder);
}

/* Thirty seconds: a sign every ten, if requests are answered. */
static void signs_of_life_come_only_while_it_serves(void **unused)
{
    char name[64];
    Watchdog dog;
    Pulse pulse = {0};
    snprintf(name, sizeof name, "@mekong-watchdog-life-%d", (int)getpid());
    const int end = listen_at(name);
    begin(name, "30000000", &dog);
    watchdog_beat(&dog, &pulse, 20000);
    assert_heard(end, "WATCHDOG=1"); /* nobody asks anything */
    watchdog_beat(&dog, &pulse, 29999);
    assert_silence(end); /* too early */
    pulse.begun = 5;
    pulse.done = 3;
    watchdog_beat(&dog, &pulse, 30000);
    assert_heard(end, "WATCHDOG=1"); /* two are under way, three were answered */
    watchdog_beat(&dog, &pulse, 40000);
    assert_silence(end); /* the two hang */
    pulse.done = 4;
    watchdog_beat(&dog, &pulse, 50000);
    assert_heard(end, "WATCHDOG=1"); /* one of them came back */
    watchdog_close(&dog);
    close(end);
}

static void where_nobody_asks_nothing_is_said(void **unused)
{
    char name[64];
    Watchdog dog;
    Pulse pulse = {0};
    snprintf(name, sizeof name, "@mekong-watchdog-none-%d", (int)getpid());
    const int end = listen_at(name);
    begin(name, NULL, &dog);
    watchdog_beat(&dog, &pulse, 100000);
    assert_silence(end);
    watchdog_close(&dog);
    setenv("WATCHDOG_USEC", "30000000", 1);
    setenv("WATCHDOG_PID", "1", 1); /* another process is meant */
    watchdog_open(&dog);
    watchdog_beat(&dog, &pulse, 100000);
    assert_silence(end);
    watchdog_close(&dog);
    unsetenv("NOTIFY_SOCKET");
    watchdog_open(&dog);
    assert_int_equal(dog.socket, -1);
    watchdog_say(&dog, "READY=1");
    close(end);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_that_it_is_ready_by_path_and_by_abstract_name),
        cmocka_unit_test(signs_of_life_come_only_while_it_serves),
        cmocka_unit_test(where_nobody_asks_nothing_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
