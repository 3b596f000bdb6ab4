/* bot_process.c: an outside program as a process: started by the shell in a process group of its
 * own, written to and read from with deadlines, and ended for good. */
#define _GNU_SOURCE /* pipe2: another thread's bot must not inherit our ends */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock/clock.h"
#include "lab/bot.h"

enum { GRACE = 1000, NAP = 2 }; /* milliseconds: to go by itself, between two looks */

/* ---- Life ------------------------------------------------------------------------------------ */

bool bot_init(Bot *bot, const char *command, uint32_t time, const Rules *rules)
{
    memset(bot, 0, sizeof *bot);
    bot->command = command;
    bot->time = time;
    bot->buffer = malloc(POSITION_SIZE);
    bot->scratch = calloc(1, rules->state_size);
    return bot->buffer && bot->scratch;
}

void bot_free(Bot *bot)
{
    bot_stop(bot);
    free(bot->buffer);
    free(bot->scratch);
}

/* The child gets the two ends as input and output, and our habits with signals are undone. */
static int spawn(const char *command, int input, int output, pid_t *pid)
{
    extern char **environ;
    char *const argv[] = {"sh", "-c", (char *)(uintptr_t)command, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t restored;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawnattr_init(&attributes);
    sigemptyset(&restored);
    sigaddset(&restored, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &restored);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    const int error = posix_spawn(pid, "/bin/sh", &actions, &attributes, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}

static bool refuse_start(Problem *problem, int error)
{
    problem_set(problem, 0, "cli.bot_no_start", strerror(error));
    return false;
}

bool bot_start(Bot *bot, Problem *problem)
{
    int to[2], from[2];
    if (pipe2(to, O_CLOEXEC) != 0)
        return refuse_start(problem, errno);
    if (pipe2(from, O_CLOEXEC) != 0) {
        const int error = errno;
        close(to[0]);
        close(to[1]);
        return refuse_start(problem, error);
    }
    const int error = spawn(bot->command, to[0], from[1], &bot->pid);
    close(to[0]);
    close(from[1]);
    bot->to = to[1];
    bot->from = from[0];
    bot->length = 0;
    if (error) {
        close(bot->to);
        close(bot->from);
        bot->pid = 0;
        return refuse_start(problem, error);
    }
    fcntl(bot->to, F_SETFL, O_NONBLOCK);
    return true;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

/* Waits for it to end by itself; its status, or -1 if it has not. */
static int wait_a_moment(Bot *bot)
{
    const struct timespec nap = {0, NAP * 1000 * 1000};
    const int64_t deadline = clock_milliseconds() + GRACE;
    int status;
    while (waitpid(bot->pid, &status, WNOHANG) == 0) {
        if (clock_milliseconds() >= deadline)
            return -1;
        nanosleep(&nap, NULL);
    }
    bot->pid = 0;
    return status;
}

static void close_ends(Bot *bot)
{
    close(bot->to);
    close(bot->from);
}

/* The group is killed, not only the shell. */
static void kill_group(Bot *bot)
{
    kill(-bot->pid, SIGKILL);
    waitpid(bot->pid, NULL, 0);
    bot->pid = 0;
}

void bot_stop(Bot *bot)
{
    Problem unheard;
    if (!bot->pid || !bot_send(bot, "quit\n", 5, clock_milliseconds() + GRACE, &unheard)) {
        bot_kill(bot);
        return;
    }
    close_ends(bot);
    if (wait_a_moment(bot) == -1)
        kill_group(bot);
}

void bot_kill(Bot *bot)
{
    if (!bot->pid)
        return;
    close_ends(bot);
    kill_group(bot);
}

/* It has closed its end: says how it went, as far as that can be known. A shell tells the end of
 * its command by a signal as an exit code above 128. */
static void tell_end(Bot *bot, Problem *problem)
{
    enum { SHELL_SIGNAL = 128 };
    char number[16];
    const int status = wait_a_moment(bot);
    if (status == -1) {
        problem_set(problem, 0, "cli.bot_closed", "");
        bot_kill(bot);
        return;
    }
    close_ends(bot);
    int code = WIFSIGNALED(status) ? SHELL_SIGNAL + WTERMSIG(status) : WEXITSTATUS(status);
    const bool by_signal = code > SHELL_SIGNAL;
    code -= by_signal ? SHELL_SIGNAL : 0;
    snprintf(number, sizeof number, "%d", code);
    problem_set(problem, 0, by_signal ? "cli.bot_signal" : "cli.bot_ended", number);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* Whether there is something to read, or room to write, in time. */
static bool wait_for(int file, short events, int64_t deadline)
{
    struct pollfd look = {.fd = file, .events = events};
    for (;;) {
        const int64_t left = deadline - clock_milliseconds();
        const int ready = poll(&look, 1, left > 0 ? (int)left : 0);
        if (ready > 0)
            return true;
        if (ready == 0 || errno != EINTR)
            return false;
    }
}

bool bot_send(Bot *bot, const char *text, size_t left, int64_t deadline, Problem *problem)
{
    while (left > 0) {
        if (!wait_for(bot->to, POLLOUT, deadline)) {
            problem_set(problem, 0, "cli.bot_deaf", "");
            return false;
        }
        const ssize_t sent = write(bot->to, text, left);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (sent < 0) {
            tell_end(bot, problem);
            return false;
        }
        text += sent;
        left -= (size_t)sent;
    }
    return true;
}

static bool is_control(char c) { return (c >= 0 && c < ' ') || c == 0x7f; }

/* Cuts the first whole line off what was read. It may be shown to people: nothing in it shall move
 * their cursor. */
static bool take_line(Bot *bot, char out[BOT_LINE_SIZE])
{
    const char *end = memchr(bot->line, '\n', bot->length);
    if (!end)
        return false;
    size_t length = (size_t)(end - bot->line);
    const size_t used = length + 1;
    for (size_t i = 0; i < length; i++)
        out[i] = is_control(bot->line[i]) ? ' ' : bot->line[i];
    while (length > 0 && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    memmove(bot->line, bot->line + used, bot->length - used);
    bot->length -= used;
    return true;
}

const char *bot_receive(Bot *bot, int64_t deadline, char out[BOT_LINE_SIZE], Problem *problem)
{
    while (!take_line(bot, out)) {
        if (bot->length == sizeof bot->line) {
            problem_set(problem, 0, "cli.bot_long_line", "");
            return NULL;
        }
        if (!wait_for(bot->from, POLLIN, deadline)) {
            problem_set(problem, 0, "cli.bot_silent", "");
            return NULL;
        }
        const ssize_t got =
            read(bot->from, bot->line + bot->length, sizeof bot->line - bot->length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            tell_end(bot, problem);
            return NULL;
        }
        bot->length += (size_t)got;
    }
    return out;
}
