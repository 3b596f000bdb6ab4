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

/* Who has several seats by the options has as many afterwards. */
static bool keeps_players(const Game *game, const Seat from[SEATS_MAX])
{
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        const uint8_t now = game_player(game, seat), before = game_player(game, from[seat]);
        for (Seat other = 0; other < game->rules->seats; other++)
            if ((now >> other & 1) != (before >> from[other] & 1))
                return false;
    }
    return true;
}

static bool fits(const Match *match, const Seat from[SEATS_MAX], Wish *wish)
{
    Problem problem;
    const Game *game = match_game(match);
    return keeps_players(game, from) && wish_settle(wish, &problem) &&
           memcmp(wish->option, game->option, game->rules->option_count) == 0;
}

Match *host_again(const Match *match, Seat from[SEATS_MAX], Problem *problem)
{
    Wish wish;
    const uint8_t seats = match_game(match)->rules->seats;
    uint8_t by = 0;
    do /* a computer player may be able to take one side only */
        turn_seats(match, ++by % seats, from, &wish);
    while (by < seats && !fits(match, from, &wish));
    Match *again = match_again(match, problem);
    if (!again)
        return NULL;
    match_set_table(again, match_is_table(match));
    for (Seat seat = 0; seat < match_game(match)->rules->seats; seat++)
        match_set_seat(again, seat, wish.controller[seat], wish.name[seat]);
    return again;
}
