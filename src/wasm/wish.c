/* wish.c: see wish.h. */
#include "wasm/wish.h"

#include <string.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "games/list.h"

enum { WORD_SIZE = 96 };

typedef struct Wish {
    Game game; /* rules and options; no board */
    const Policy *player[SEATS_MAX];
    SeatHolder seat[SEATS_MAX];
    const char *position; /* NULL: from the start */
} Wish;

/* False, so that a check can return it. */
static bool fail(Problem *problem, const char *message, const char *detail)
{
    problem_set(problem, 0, message, detail);
    return false;
}

static bool read_game(Wish *wish, const char *word, Problem *problem)
{
    const Rules *rules = game_find(word);
    if (!rules)
        return fail(problem, "match.load_game", word);
    wish->game.rules = rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        wish->game.option[i] = rules->options[i].preset;
    for (Seat seat = 0; seat < rules->seats; seat++)
        wish->seat[seat] = (SeatHolder){.controller = "human"};
    return true;
}

static bool read_option(Wish *wish, const char *word, Slice rest, Problem *problem)
{
    char value[WORD_SIZE];
    slice_copy(rest, value, sizeof value);
    if (game_set_option(&wish->game, word, value))
        return true;
    for (uint8_t i = 0; i < wish->game.rules->option_count; i++)
        if (strcmp(wish->game.rules->options[i].word, word) == 0)
            return fail(problem, "match.load_option_value", value);
    return fail(problem, "match.load_option", word);
}

static bool read_seat(Wish *wish, const char *word, Slice rest, Problem *problem)
{
    const Rules *rules = wish->game.rules;
    char controller[WORD_SIZE];
    Slice cut = {0};
    Seat seat = 0;
    while (seat < rules->seats && strcmp(rules->seat_words[seat], word) != 0)
        seat++;
    if (seat == rules->seats)
        return fail(problem, "match.load_seat", word);
    slice_cut(&rest, ' ', &cut);
    slice_copy(cut, controller, sizeof controller);
    wish->player[seat] = policy_find(rules, controller);
    if (!wish->player[seat] && strcmp(controller, "human") != 0)
        return fail(problem, "play.no_policy", controller);
    slice_copy(cut, wish->seat[seat].controller, sizeof wish->seat[seat].controller);
    slice_copy(rest, wish->seat[seat].name, sizeof wish->seat[seat].name);
    return true;
}

static bool read_line(Wish *wish, Slice line, Problem *problem)
{
    char kind[WORD_SIZE], word[WORD_SIZE];
    Slice first = {0}, second = {0};
    slice_cut(&line, ' ', &first);
    slice_copy(first, kind, sizeof kind);
    slice_copy(line, word, sizeof word);
    if (strcmp(kind, "game") == 0)
        return read_game(wish, word, problem);
    slice_cut(&line, ' ', &second);
    slice_copy(second, word, sizeof word);
    if (wish->game.rules && strcmp(kind, "option") == 0)
        return read_option(wish, word, line, problem);
    if (wish->game.rules && strcmp(kind, "seat") == 0)
        return read_seat(wish, word, line, problem);
    return fail(problem, wish->game.rules ? "match.refuse_words" : "match.load_want_game", kind);
}

static bool read_wish(Wish *wish, const char *text, Problem *problem)
{
    Slice rest = {text, strlen(text)}, line;
    while (slice_cut(&rest, '\n', &line)) {
        if (slice_equal(line, "position")) {
            wish->position = rest.data;
            break;
        }
        if (!read_line(wish, line, problem))
            return false;
    }
    return wish->game.rules || fail(problem, "match.load_want_game", "");
}

Match *wish_match(const char *text, Problem *problem)
{
    Wish wish = {0};
    if (!read_wish(&wish, text, problem))
        return NULL;
    const Rules *rules = wish.game.rules;
    const Seat wrong = seating_settle(rules, wish.player, wish.game.option);
    if (wrong != SEAT_NOBODY) {
        problem_set(problem, 0, "play.wrong_seat", wish.seat[wrong].controller);
        return NULL;
    }
    Match *match = match_new_at(rules, wish.game.option, NULL, wish.position, problem);
    for (Seat seat = 0; match && seat < rules->seats; seat++)
        match_set_seat(match, seat, wish.seat[seat].controller, wish.seat[seat].name);
    return match;
}
