/* setright.c: a game on a real table whose position is not what the program believes is set right
 * (correct.h). The rules judge the new position as they judge one from a file; the game then begins
 * in it, for no action leads there. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/correct.h"
#include "play/inside.h"

static void print_position(const Session *session, char text[CORRECT_SIZE])
{
    const Game *game = match_game(session->match);
    Text out;
    text_init(&out, text, CORRECT_SIZE);
    game_print_state(game, match_state(session->match), &out);
}

void session_show_position(const Session *session, Text *out)
{
    const Rules *rules = match_game(session->match)->rules;
    char text[CORRECT_SIZE];
    print_position(session, text);
    correct_show(text, rules->open || session->people <= 1, out);
}

/* Of a position with hidden parts two people may set right what both of them see: pieces on the
 * map, and numbers. */
static bool is_open_edit(Slice edit)
{
    static const char *const pieces[] = {"move", "add", "remove", "at"};
    Slice key = {NULL, 0}, value = {NULL, 0};
    uint32_t number;
    while (key.length == 0 && slice_cut(&edit, ' ', &key))
        continue;
    while (value.length == 0 && slice_cut(&edit, ' ', &value))
        continue;
    for (size_t i = 0; i < COUNT_OF(pieces); i++)
        if (slice_equal(key, pieces[i]))
            return true;
    return key.length == 0 || slice_number(value, UINT32_MAX, &number);
}

static bool hides_something(const Session *session, const char *edits, Problem *problem)
{
    Slice rest = {edits, strlen(edits)}, edit;
    if (match_game(session->match)->rules->open || session->people <= 1)
        return false;
    while (slice_cut(&rest, ';', &edit)) {
        if (is_open_edit(edit))
            continue;
        problem_set(problem, 0, "play.correct_hidden", "");
        return true;
    }
    return false;
}

static bool has_choice(const Match *match)
{
    ActionList list;
    match_legal(match, &list);
    return list.count > 0;
}

/* The first guess at what is meant that the rules take; the first problem tells of the others. */
static Match *make_right(const Session *session, const char *edits, Problem *problem)
{
    char text[CORRECT_SIZE];
    Problem other, *told = problem;
    for (unsigned guess = 0; guess < GUESSES; guess++, told = &other) {
        print_position(session, text);
        Match *match =
            correct_text(text, edits, guess, told) ? match_from(session->match, text, told) : NULL;
        if (match && has_choice(match))
            return match;
        if (match)
            problem_set(told, 0, "play.correct_over", "");
        match_free(match);
    }
    return NULL;
}

/* GAME.mekong is kept as GAME-before-1.mekong. */
static bool keep_before(const Session *session, char before[PATH_SIZE], Problem *problem)
{
    enum { TRIES = 1000 };
    const char *dot = strrchr(session->path, '.');
    const int length =
        (int)(dot && !strchr(dot, '/') ? (size_t)(dot - session->path) : strlen(session->path));
    before[0] = '\0';
    for (int n = 1; session->path[0] && n < TRIES; n++) {
        if (snprintf(before, PATH_SIZE, "%.*s-before-%d.mekong", length, session->path, n) >=
            PATH_SIZE)
            break;
        if (access(before, F_OK) != 0)
            return save_write(session->match, before, problem);
    }
    return session->path[0] == '\0';
}

bool session_correct(Session *session, const char *edits, char before[PATH_SIZE], Problem *problem)
{
    if (!match_is_table(session->match) || session->series || session->course.lesson ||
        !game_has_positions(match_game(session->match)->rules)) {
        problem_set(problem, 0, "play.correct_table", "");
        return false;
    }
    if (hides_something(session, edits, problem))
        return false;
    Match *right = make_right(session, edits, problem), *wrong = session->match;
    if (!right || !keep_before(session, before, problem)) {
        match_free(right);
        return false;
    }
    if (session->thinking)
        thinking_end(session);
    session->match = right;
    session->news = (News){0};
    if (!seat_players(session, problem)) {
        session->match = wrong;
        match_free(right);
        return false;
    }
    match_free(wrong);
    session_keep(session);
    return true;
}
