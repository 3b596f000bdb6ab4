/* limits.h: what one address may cost. Each has an account. Some things flow in at a steady rate,
 * up to a measure, and are spent: requests, seconds of work, new games. Others are taken and given
 * back: lines, streams, bytes in memory. The table is fixed: a new address takes the place of one
 * that holds nothing and has long been silent. */
#ifndef MEKONG_SERVER_LIMITS_H
#define MEKONG_SERVER_LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Limits Limits;
typedef struct Account Account;

typedef enum Budget {
    BUDGET_REQUESTS,
    BUDGET_WORK,  /* seconds */
    BUDGET_GAMES, /* asked for in a row */
    BUDGET_DAY,   /* games begun in a day */
    BUDGETS
} Budget;
typedef enum Stock { STOCK_LINES, STOCK_STREAMS, STOCK_BYTES, STOCKS } Stock;

/* So many requests a second and new games a day (0: any number); the rest is measured by the rate
 * and by the connections there may be. With
 * no rate nobody is refused anything but games. NULL: no memory. */
Limits *limits_open(uint32_t rate, uint32_t connections, uint32_t new_games);
void limits_close(Limits *limits);

/* The account of an address; it is kept until account_leave. IPv6 addresses of one /64 are one. */
Account *account_enter(Limits *limits, const char *address);
void account_leave(Account *account);
/* A number for the address: the same for all requests from there. */
uint64_t account_source(const Account *account);

/* Spends so much: 0 if it is there, else nothing is spent, and it is there in so many seconds. */
uint32_t account_spend(Account *account, Budget budget, double amount);
/* Writes down what has been spent already; the account may fall below nothing. */
void account_charge(Account *account, Budget budget, double amount);
/* Takes so much; false: it would be too much for one address, or for all together. */
bool account_take(Account *account, Stock stock, size_t amount);
void account_give(Account *account, Stock stock, size_t amount);

#endif
