/* wish.c: see wish.h. Whatever comes in has been written by somebody else. */
#include "host/wish.h"

#include <string.h>

#include "ai/random.h"
#include "ai/seating.h"
#include "games/list.h"
#include "host/host.h"

enum { FIELD_SIZE = 96 };

void wish_init(Wish *wish, const Rules *rules)
{
    memset(wish, 0, sizeof *wish);
    wish->rules = rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        wish->option[i] = rules->options[i].preset;
    for (Seat seat = 0; seat < rules->seats; seat++)
        wish_sit(wish, seat, "human");
}

void wish_from(Wish *wish, const Match *match)
{
    const Game *game = match_game(match);
    wish_init(wish, game->rules);
    memcpy(wish->option, game->option, sizeof wish->option);
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        wish_sit(wish, seat, match_seat(match, seat)->controller);
        name_copy(wish->name[seat], SEAT_NAME_SIZE, match_seat(match, seat)->name);
    }
    wish->table = match_is_table(match);
}

void wish_sit(Wish *wish, Seat seat, const char *who)
{
    slice_copy((Slice){who, strlen(who)}, wish->controller[seat], SEAT_WORD_SIZE);
}

uint8_t wish_player(const Wish *wish, Seat seat)
{
    Game game = {.rules = wish->rules};
    memcpy(game.option, wish->option, sizeof game.option);
    return game_player(&game, seat);
}

/* ---- Fields ---------------------------------------------------------------------------------- */

/* False, so that a check can return it. */
static bool fail(Problem *problem, const char *message, const char *detail)
{
    problem_set(problem, 0, message, detail);
    return false;
}

static bool read_game(Wish *wish, const char *word, Problem *problem)
{
    const Rules *rules = game_find(word);
    const bool listed = wish->listed;
    if (!rules)
        return fail(problem, "match.load_game", word);
    wish_init(wish, rules);
    wish->listed = listed;
    return true;
}

bool option_read(const Rules *rules, const char *name, const char *value,
                 uint8_t option[OPTIONS_MAX], Problem *problem)
{
    for (uint8_t i = 0; i < rules->option_count; i++) {
        if (strcmp(rules->options[i].word, name) != 0)
            continue;
        for (uint8_t v = 0; rules->options[i].words[v]; v++) {
            if (strcmp(rules->options[i].words[v], value) == 0) {
                option[i] = v;
                return true;
            }
        }
        return fail(problem, "match.load_option_value", value);
    }
    return fail(problem, "match.load_option", name);
}

static bool is_listed(const Rules *rules, const char *word)
{
    const Policy *known;
    for (uint32_t i = 0; (known = policy_at(rules, i)) != NULL; i++)
        if (strcmp(known->word, word) == 0)
            return true;
    return false;
}

static bool is_player(const Wish *wish, const char *word)
{
    if (strlen(word) >= SEAT_WORD_SIZE)
        return false;
    return wish->listed ? is_listed(wish->rules, word) : policy_find(wish->rules, word) != NULL;
}

static bool find_seat(const Wish *wish, const char *word, Seat *seat, Problem *problem)
{
    for (*seat = 0; *seat < wish->rules->seats; ++*seat)
        if (strcmp(wish->rules->seat_words[*seat], word) == 0)
            return true;
    return fail(problem, "match.load_seat", word);
}

static bool read_seat(Wish *wish, const char *word, const char *who, Problem *problem)
{
    Seat seat;
    if (!find_seat(wish, word, &seat, problem))
        return false;
    if (!is_person(who) && !is_player(wish, who))
        return fail(problem, "play.no_policy", who);
    wish_sit(wish, seat, who);
    return true;
}

static bool read_name(Wish *wish, const char *word, const char *name, Problem *problem)
{
    Seat seat;
    if (!find_seat(wish, word, &seat, problem))
        return false;
    name_copy(wish->name[seat], SEAT_NAME_SIZE, name);
    return true;
}

bool wish_read(Wish *wish, const char *field, const char *name, const char *value, Problem *problem)
{
    if (strcmp(field, "game") == 0)
        return read_game(wish, value, problem);
    if (!wish->rules)
        return fail(problem, "match.load_want_game", field);
    if (strcmp(field, "option") == 0)
        return option_read(wish->rules, name, value, wish->option, problem);
    if (strcmp(field, "seat") == 0)
        return read_seat(wish, name, value, problem);
    if (strcmp(field, "name") == 0)
        return read_name(wish, name, value, problem);
    return fail(problem, "match.refuse_words", field);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* "seat sv human Anna": who sits there, and what he calls himself. */
static bool read_seat_line(Wish *wish, const char *seat, Slice rest, Problem *problem)
{
    char who[FIELD_SIZE], name[FIELD_SIZE];
    Slice cut = {0};
    slice_cut(&rest, ' ', &cut);
    slice_copy(cut, who, sizeof who);
    slice_copy(rest, name, sizeof name);
    return wish_read(wish, "seat", seat, who, problem) &&
           wish_read(wish, "name", seat, name, problem);
}

static bool read_line(Wish *wish, Slice line, Problem *problem)
{
    char field[FIELD_SIZE], name[FIELD_SIZE], value[FIELD_SIZE];
    Slice first = {0}, second = {0};
    slice_cut(&line, ' ', &first);
    slice_copy(first, field, sizeof field);
    slice_copy(line, value, sizeof value);
    if (strcmp(field, "game") == 0 || !wish->rules)
        return wish_read(wish, field, "", value, problem);
    slice_cut(&line, ' ', &second);
    slice_copy(second, name, sizeof name);
    if (strcmp(field, "seat") == 0)
        return read_seat_line(wish, name, line, problem);
    slice_copy(line, value, sizeof value);
    return wish_read(wish, field, name, value, problem);
}

bool wish_read_lines(Wish *wish, const char *text, Problem *problem)
{
    Slice rest = {text, strlen(text)}, line;
    const char *position = NULL;
    while (!position && slice_cut(&rest, '\n', &line))
        if (slice_equal(line, "position"))
            position = rest.data;
        else if (!read_line(wish, line, problem))
            return false;
    wish->position = position;
    return wish->rules || fail(problem, "match.load_want_game", "");
}

/* ---- Beginning ------------------------------------------------------------------------------- */

/* Seats are swapped in a series: everybody must be able to take every one. */
static bool series_fits(const Wish *wish, Problem *problem)
{
    if (!game_has_series(wish->rules))
        return fail(problem, "match.no_series", wish->rules->word);
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        const Policy *policy = policy_find(wish->rules, wish->controller[seat]);
        if (policy && policy->seats && policy->seats + 1 != 1 << wish->rules->seats)
            return fail(problem, "play.series_seat", policy->word);
    }
    return true;
}

bool wish_settle(Wish *wish, Problem *problem)
{
    const Policy *player[SEATS_MAX] = {NULL};
    if (wish->series && !series_fits(wish, problem))
        return false;
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        const char *word = wish->controller[seat];
        player[seat] = policy_find(wish->rules, word);
        if (!player[seat] && !is_person(word))
            return fail(problem, "play.no_policy", word);
    }
    const Seat wrong = seating_settle(wish->rules, player, wish->option);
    return wrong == SEAT_NOBODY || fail(problem, "play.wrong_seat", wish->controller[wrong]);
}

Match *wish_match(const Wish *wish, Problem *problem)
{
    Wish settled = *wish;
    if (!wish_settle(&settled, problem))
        return NULL;
    Match *match =
        match_new_at(settled.rules, settled.option, settled.board_text, settled.position, problem);
    for (Seat seat = 0; match && seat < settled.rules->seats; seat++)
        match_set_seat(match, seat, settled.controller[seat], settled.name[seat]);
    if (match)
        match_set_table(match, settled.table);
    return match;
}
