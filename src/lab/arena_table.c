/* arena_table.c: what an arena says of a game that more than two play: how often the first of a
 * pair wins alone in each seat against the second in all others, and one scale for players and
 * seats. */
#include <inttypes.h>
#include <string.h>

#include "lab/arena.h"

enum { COLUMN_WHO = 22, COLUMN_RATE = 40, COLUMN_ELO = 64, COLUMN_RATING = 44 };

/* ---- The scale ------------------------------------------------------------------------------- */

static void add_lineup(const Arena *arena, const Pairing *pairing, int g, Ranking *out)
{
    Lineup *lineup = &out->lineup[out->lineups++];
    for (int seat = 0; seat < arena_games(arena); seat++) {
        lineup->player[seat] = pairing->player[seat != g];
        lineup->won[seat] = pairing->winner[g][seat];
    }
}

void table_rate(const Arena *arena, Ranking *out)
{
    memset(out, 0, sizeof *out);
    out->players = arena->entrants;
    out->seats = arena->rules->seats;
    for (uint32_t i = 0; i < arena->pairings; i++)
        for (int g = 0; g < arena_games(arena); g++)
            if (arena->pairing[i].table[g])
                add_lineup(arena, &arena->pairing[i], g, out);
    ranking_rate(out);
}

_Static_assert(ARENA_PAIRS_MAX *ARENA_GAMES_MAX <= (int)LINEUPS_MAX, "every line-up finds room");
_Static_assert(SEATS_MAX <= (int)TABLE_SEATS && ARENA_PLAYERS_MAX <= (int)RANKED_MAX, "so do all");

/* ---- Words ----------------------------------------------------------------------------------- */

static void print_head(const Arena *arena)
{
    TEXT(text, line, LINE_SIZE);
    text_pad_to(&text, COLUMN_WHO);
    text_add(&text, message_text(arena->lang, "cli.arena_head_won"));
    text_pad_to(&text, COLUMN_RATE);
    text_add(&text, message_text(arena->lang, "cli.arena_head_rate"));
    text_pad_to(&text, COLUMN_ELO);
    text_add(&text, message_text(arena->lang, "cli.arena_head_elo"));
    printf("%s\n", line);
}

static void print_wins(const Arena *arena, const char *who, uint64_t won, uint64_t games)
{
    char numbers[64];
    TEXT(text, line, LINE_SIZE);
    if (games == 0)
        return;
    text_add(&text, "  ");
    text_add(&text, who);
    text_pad_to(&text, COLUMN_WHO);
    snprintf(numbers, sizeof numbers, "%" PRIu64 " / %" PRIu64, won, games);
    text_add(&text, numbers);
    text_pad_to(&text, COLUMN_RATE);
    text_percent(&text, wilson((double)won / (double)games, games));
    text_pad_to(&text, COLUMN_ELO);
    text_elo(&text, table_elo_estimate(won, games, arena->rules->seats));
    printf("%s\n", line);
}

static Tally3 all_games(const Arena *arena, const Pairing *pairing)
{
    Tally3 all = {0, 0, 0};
    for (int g = 0; g < arena_games(arena); g++) {
        all.won += pairing->game[g].won;
        all.drawn += pairing->game[g].drawn;
        all.lost += pairing->game[g].lost;
    }
    return all;
}

static void print_pairing(const Arena *arena, const Pairing *pairing)
{
    const int64_t number[] = {(int64_t)pairing->used, arena_games(arena) - 1};
    const Tally3 all = all_games(arena, pairing);
    printf("%s\n", arena->entrant[pairing->player[0]].word);
    say(stdout, arena->lang, "cli.arena_others", number, arena->entrant[pairing->player[1]].word);
    print_head(arena);
    for (Seat seat = 0; seat < arena->rules->seats; seat++)
        print_wins(arena, seat_name(arena->rules, seat, arena->lang), pairing->game[seat].won,
                   tally3_games(pairing->game[seat]));
    print_wins(arena, message_text(arena->lang, "cli.arena_all_seats"), all.won, tally3_games(all));
    arena_print_luck(arena, pairing);
    arena_print_faults(arena, pairing);
    if (arena->testing)
        arena_print_test(arena, pairing);
    putchar('\n');
}

static void print_rating(const char *who, Estimate elo)
{
    TEXT(text, line, LINE_SIZE);
    text_add(&text, "  ");
    text_add(&text, who);
    text_pad_to(&text, COLUMN_RATING);
    text_char(&text, ' ');
    text_elo(&text, elo);
    printf("%s\n", line);
}

/* By falling rating. */
static void print_players(const Arena *arena, const Ranking *ranking)
{
    uint8_t order[ARENA_PLAYERS_MAX];
    for (uint32_t i = 0; i < ranking->players; i++) {
        uint32_t at = i;
        for (; at > 0 && ranking->elo[i].value > ranking->elo[order[at - 1]].value; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
    for (uint32_t i = 0; i < ranking->players; i++)
        print_rating(arena->entrant[order[i]].word, ranking->elo[order[i]]);
}

void table_print(const Arena *arena)
{
    Ranking ranking;
    for (uint32_t i = 0; i < arena->pairings; i++)
        print_pairing(arena, &arena->pairing[i]);
    table_rate(arena, &ranking);
    say(stdout, arena->lang, "cli.arena_rating_table", NULL, NULL);
    print_players(arena, &ranking);
    say(stdout, arena->lang, "cli.arena_rating_seat", NULL, NULL);
    for (Seat seat = 0; seat < arena->rules->seats; seat++)
        print_rating(seat_name(arena->rules, seat, arena->lang), ranking.seat_elo[seat]);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_wins(Json *json, const Arena *arena, const char *name, Tally3 tally)
{
    const unsigned seats = arena->rules->seats;
    json_tally(json, name, tally, table_elo_estimate(tally.won, tally3_games(tally), seats));
}

/* The first alone in each seat, in all, and who won whoever sat there. */
void table_json_pairing(Json *json, const Arena *arena, const Pairing *pairing)
{
    const Rules *rules = arena->rules;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (pairing->table[seat])
            json_wins(json, arena, rules->seat_words[seat], pairing->game[seat]);
    json_wins(json, arena, "all", all_games(arena, pairing));
    json_open(json, "winners", '{');
    for (Seat seat = 0; seat < rules->seats; seat++) {
        uint64_t won = 0;
        for (int g = 0; g < arena_games(arena); g++)
            won += pairing->winner[g][seat];
        json_number(json, rules->seat_words[seat], (int64_t)won);
    }
    json_close(json, '}');
}

static void json_rating(Json *json, const char *kind, const char *word, Estimate elo)
{
    json_open(json, NULL, '{');
    json_string(json, kind, word);
    json_estimate(json, "elo", elo, 1);
    json_close(json, '}');
}

void table_json_ratings(Json *json, const Arena *arena)
{
    Ranking ranking;
    table_rate(arena, &ranking);
    json_open(json, "rating", '[');
    for (uint32_t i = 0; i < ranking.players; i++)
        json_rating(json, "player", arena->entrant[i].word, ranking.elo[i]);
    json_close(json, ']');
    json_open(json, "seats", '[');
    for (Seat seat = 0; seat < arena->rules->seats; seat++)
        json_rating(json, "seat", arena->rules->seat_words[seat], ranking.seat_elo[seat]);
    json_close(json, ']');
}
