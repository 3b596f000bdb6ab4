/* again.c: the same game once more, with the same people on other sides. */
#include <string.h>

#include "host/host.h"
#include "host/wish.h"

/* Everybody moves on by so many seats: of two they swap. */
static void turn_seats(const Match *match, uint8_t by, Seat from[SEATS_MAX], Wish *wish)
{
    const uint8_t seats = match_game(match)->rules->seats;
    wish_from(wish, match);
    for (Seat seat = 0; seat < seats; seat++) {
        from[seat] = (Seat)((seat + by) % seats);
        const SeatHolder *holder = match_seat(match, from[seat]);
        wish_sit(wish, seat, holder->controller);
        name_copy(wish->name[seat], SEAT_NAME_SIZE, holder->name);
    }
}

static bool fits(const Match *match, Wish *wish)
{
    Problem problem;
    const Game *game = match_game(match);
    return wish_settle(wish, &problem) &&
           memcmp(wish->option, game->option, game->rules->option_count) == 0;
}

Match *host_again(const Match *match, Seat from[SEATS_MAX], Problem *problem)
{
    Wish wish;
    turn_seats(match, 1, from, &wish);
    if (!fits(match, &wish)) /* a computer player can take one side only */
        turn_seats(match, 0, from, &wish);
    Match *again = match_again(match, problem);
    if (!again)
        return NULL;
    match_set_table(again, match_is_table(match));
    for (Seat seat = 0; seat < match_game(match)->rules->seats; seat++)
        match_set_seat(again, seat, wish.controller[seat], wish.name[seat]);
    return again;
}
