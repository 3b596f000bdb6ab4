/* limits.c: see limits.h. */
#include "server/http/limits.h"

#include <float.h>
#include <pthread.h>
#include <stdlib.h>

#include "clock/clock.h"
#include "server/http/address.h"

enum {
    SLOTS = 1 << 14,
    WAYS = 4,
    RATE_PRESET = 200,
    BURST_SECONDS = 5,
    LINES_SHARE = 8,  /* one address has this part of all lines at most */
    LINES_LEAST = 32, /* but so many, as long as half are left */
    STREAMS_SHARE = 2 /* of its lines */
};

/* A table of friends behind one router uses a tenth of these when all are at it at once. */
static const double work_rate = 0.5, work_most = 10;   /* seconds of one core */
static const double games_rate = 0.5, games_most = 60; /* new games */
static const double day_seconds = 86400;
static const size_t bytes_most = 32u << 20, bytes_all = 256u << 20;

struct Account {
    Limits *limits;
    uint64_t source;
    double seen; /* seconds; 0: never */
    uint32_t users;
    double left[BUDGETS];
    size_t held[STOCKS];
};

struct Limits {
    double rate[BUDGETS], most[BUDGETS];
    size_t bound[STOCKS];
    bool off;
    pthread_mutex_t lock; /* guards what follows */
    size_t bytes;         /* held by all together */
    Account account[SLOTS];
    Account crowd; /* of those who find no place in the table */
};

/* ---- Measures -------------------------------------------------------------------------------- */

static size_t lines_of_one(uint32_t connections, double scale)
{
    const double share = (double)connections / LINES_SHARE * scale;
    const uint32_t half = connections / 2;
    const uint32_t least = LINES_LEAST < half ? LINES_LEAST : half;
    if (share >= connections)
        return connections;
    return share > least ? (size_t)share : least;
}

/* Who lets one address ask more often expects more people behind it. */
static void measure(Limits *limits, uint32_t rate, uint32_t connections, uint32_t new_games)
{
    const double scale = rate > RATE_PRESET ? (double)rate / RATE_PRESET : 1;
    limits->off = rate == 0;
    limits->rate[BUDGET_REQUESTS] = rate;
    limits->most[BUDGET_REQUESTS] = (double)rate * BURST_SECONDS;
    limits->rate[BUDGET_WORK] = work_rate * scale;
    limits->most[BUDGET_WORK] = work_most * scale;
    limits->rate[BUDGET_GAMES] = games_rate * scale;
    limits->most[BUDGET_GAMES] = games_most * scale;
    limits->most[BUDGET_DAY] = new_games ? new_games : DBL_MAX;
    limits->rate[BUDGET_DAY] = limits->most[BUDGET_DAY] / day_seconds;
    limits->bound[STOCK_LINES] = lines_of_one(connections, scale);
    limits->bound[STOCK_STREAMS] = limits->bound[STOCK_LINES] / STREAMS_SHARE;
    limits->bound[STOCK_BYTES] = bytes_most;
}

/* ---- Accounts (with the lock held) ----------------------------------------------------------- */

static void begin_account(Limits *limits, Account *account, uint64_t source)
{
    *account = (Account){.limits = limits, .source = source};
    for (int i = 0; i < BUDGETS; i++)
        account->left[i] = limits->most[i];
}

/* Lets flow in what has come since it was seen last. */
static void refresh(Account *account)
{
    const Limits *limits = account->limits;
    const double time = clock_seconds();
    const double passed = account->seen > 0 ? time - account->seen : 0;
    for (int i = 0; i < BUDGETS; i++) {
        account->left[i] += passed * limits->rate[i];
        if (account->left[i] > limits->most[i])
            account->left[i] = limits->most[i];
    }
    account->seen = time;
}

/* The account of a source, or the longest silent of those whose place it may take. */
static Account *find_account(Limits *limits, uint64_t source)
{
    const uint64_t hash = (source ^ source >> 29) * 0x9e3779b97f4a7c15u;
    Account *set = &limits->account[(hash >> 32) % (SLOTS / WAYS) * WAYS], *oldest = NULL;
    for (int i = 0; i < WAYS; i++) {
        if (set[i].limits && set[i].source == source)
            return &set[i];
        if (set[i].users == 0 && (!oldest || set[i].seen < oldest->seen))
            oldest = &set[i];
    }
    if (!oldest)
        return &limits->crowd;
    begin_account(limits, oldest, source);
    return oldest;
}

/* ---- The interface --------------------------------------------------------------------------- */

Limits *limits_open(uint32_t rate, uint32_t connections, uint32_t new_games)
{
    Limits *limits = calloc(1, sizeof *limits);
    if (!limits)
        return NULL;
    measure(limits, rate, connections, new_games);
    begin_account(limits, &limits->crowd, 0);
    pthread_mutex_init(&limits->lock, NULL);
    return limits;
}

void limits_close(Limits *limits)
{
    if (limits)
        pthread_mutex_destroy(&limits->lock);
    free(limits);
}

Account *account_enter(Limits *limits, const char *address)
{
    const uint64_t source = address_source(address);
    pthread_mutex_lock(&limits->lock);
    Account *account = find_account(limits, source);
    refresh(account);
    account->users++;
    pthread_mutex_unlock(&limits->lock);
    return account;
}

void account_leave(Account *account)
{
    pthread_mutex_lock(&account->limits->lock);
    account->users--;
    pthread_mutex_unlock(&account->limits->lock);
}

uint64_t account_source(const Account *account) { return account->source; }

uint32_t account_spend(Account *account, Budget budget, double amount)
{
    Limits *limits = account->limits;
    if (limits->off && budget != BUDGET_DAY)
        return 0;
    pthread_mutex_lock(&limits->lock);
    refresh(account);
    const double missing = amount - account->left[budget];
    if (missing <= 0)
        account->left[budget] -= amount;
    pthread_mutex_unlock(&limits->lock);
    return missing > 0 ? 1 + (uint32_t)(missing / limits->rate[budget]) : 0;
}

/* A debt is no greater than the measure: it is paid in a time that can be waited for. */
void account_charge(Account *account, Budget budget, double amount)
{
    Limits *limits = account->limits;
    pthread_mutex_lock(&limits->lock);
    refresh(account);
    account->left[budget] -= amount;
    if (account->left[budget] < -limits->most[budget])
        account->left[budget] = -limits->most[budget];
    pthread_mutex_unlock(&limits->lock);
}

bool account_take(Account *account, Stock stock, size_t amount)
{
    Limits *limits = account->limits;
    pthread_mutex_lock(&limits->lock);
    const bool all = stock != STOCK_BYTES || amount <= bytes_all - limits->bytes;
    const size_t held = account->held[stock];
    const bool fits = limits->off || (all && held + amount <= limits->bound[stock]);
    if (fits && !limits->off) {
        account->held[stock] += amount;
        limits->bytes += stock == STOCK_BYTES ? amount : 0;
    }
    pthread_mutex_unlock(&limits->lock);
    return fits;
}

void account_give(Account *account, Stock stock, size_t amount)
{
    Limits *limits = account->limits;
    if (limits->off)
        return;
    pthread_mutex_lock(&limits->lock);
    account->held[stock] -= amount;
    limits->bytes -= stock == STOCK_BYTES ? amount : 0;
    pthread_mutex_unlock(&limits->lock);
}
