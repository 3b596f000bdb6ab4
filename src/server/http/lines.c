/* lines.c: see lines.h. */
#include "server/http/lines.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>

#include "clock/clock.h"

struct Line {
    Line *next, *previous;
    int socket;
    Account *account;
    _Atomic int64_t due; /* seconds; 0: none */
};

struct Lines {
    pthread_mutex_t lock; /* guards the list: a line in it has an open socket */
    Line *first;
};

Lines *lines_open(void)
{
    Lines *lines = calloc(1, sizeof *lines);
    if (lines)
        pthread_mutex_init(&lines->lock, NULL);
    return lines;
}

void lines_close(Lines *lines)
{
    if (lines)
        pthread_mutex_destroy(&lines->lock);
    free(lines);
}

Line *line_begin(Lines *lines, int socket, Account *account)
{
    Line *line = calloc(1, sizeof *line);
    if (!line)
        return NULL;
    line->socket = socket;
    line->account = account;
    pthread_mutex_lock(&lines->lock);
    line->next = lines->first;
    if (lines->first)
        lines->first->previous = line;
    lines->first = line;
    pthread_mutex_unlock(&lines->lock);
    return line;
}

/* Gives back what it is counted under. */
static void discharge(Line *line)
{
    if (!line->account)
        return;
    account_give(line->account, STOCK_LINES, 1);
    account_leave(line->account);
    line->account = NULL;
}

bool line_charge(Line *line, Account *account)
{
    const bool same = account == line->account;
    const bool taken = !same && account_take(account, STOCK_LINES, 1);
    if (!taken) {
        account_leave(account);
        return same;
    }
    discharge(line);
    line->account = account;
    return true;
}

void line_end(Lines *lines, Line *line)
{
    pthread_mutex_lock(&lines->lock);
    *(line->previous ? &line->previous->next : &lines->first) = line->next;
    if (line->next)
        line->next->previous = line->previous;
    pthread_mutex_unlock(&lines->lock);
    discharge(line);
    free(line);
}

void line_allow(Line *line, uint32_t seconds)
{
    line->due = seconds ? (int64_t)clock_seconds() + seconds : 0;
}

void lines_cut(Lines *lines)
{
    const int64_t now = (int64_t)clock_seconds();
    pthread_mutex_lock(&lines->lock);
    for (Line *line = lines->first; line; line = line->next)
        if (line->due && line->due < now)
            shutdown(line->socket, SHUT_RDWR);
    pthread_mutex_unlock(&lines->lock);
}
