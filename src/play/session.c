/* session.c: the round of a game at one terminal: dice and computer players move until a person
 * must choose.
 *
 * The game is kept after every action, so that nothing a person has seen can be lost, nor rolled
 * again by pulling the plug.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/lesson.h"
#include "play/inside.h"

/* ---- Beginning ------------------------------------------------------------------------------- */

static void send_players_home(Session *session)
{
    if (session->thinking)
        thinking_end(session);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        player_close(session->player[seat]);
        session->player[seat] = NULL;
    }
}

/* Seats the computer player of that word; a search draws from a generator of its own. False with a
 * problem. */
static bool seat_computer(Session *session, Seat seat, const char *word, Problem *problem)
{
    const Game *game = match_game(session->match);
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    Strength strength;
    if (!strength_parse(game->rules, word, &strength)) {
        problem_set(problem, 0, "play.no_policy", word);
        return false;
    }
    session->player[seat] =
        player_open(game, seat, strength, processors > 0 ? (uint32_t)processors : 1,
                    session->memory ? session->memory : PLAYER_MEMORY);
    if (!session->player[seat]) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    Rng rng = session->rng;
    player_begin(session->player[seat], rng_next(&rng) + seat);
    return true;
}

bool seat_players(Session *session, Problem *problem)
{
    const Rules *rules = match_game(session->match)->rules;
    send_players_home(session);
    session->people = 0;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const char *word = match_seat(session->match, seat)->controller;
        session->policy[seat] = policy_find(rules, word);
        if (is_person(word))
            session->people++;
        else if (!seat_computer(session, seat, word, problem))
            return false;
    }
    return true;
}

/* A resumed game's story begins after the last thing each one did himself. */
static void remember_told(Session *session)
{
    memset(session->told, 0, sizeof session->told);
    for (uint32_t i = 0; i < match_count(session->match); i++) {
        const Seat actor = match_actor_of(session->match, i);
        if (actor < SEATS_MAX)
            session->told[actor] = i + 1;
    }
}

/* The session has its match, and its series if there is one. */
static bool begin(Session *session, Lang lang, uint64_t seed, Problem *problem)
{
    const uint64_t games = session->series ? series_count(session->series) : 1;
    session->lang = lang;
    session->seen = SEAT_WATCHER;
    /* A resumed game must not see the dice of its beginning again. */
    rng_seed_stream(&session->rng, seed, match_count(session->match) + ((games - 1) << 32));
    remember_told(session);
    session->table = match_is_table(session->match);
    if (seat_players(session, problem))
        return true;
    session_close(session);
    return false;
}

bool session_open(Session *session, const Wish *wish, Lang lang, uint64_t seed, Problem *problem)
{
    Wish settled = *wish;
    memset(session, 0, sizeof *session);
    if (!wish_settle(&settled, problem))
        return false;
    session->match = match_new(settled.rules, settled.option, settled.board_text, problem);
    if (!session->match)
        return false;
    for (Seat seat = 0; seat < settled.rules->seats; seat++)
        match_set_seat(session->match, seat, settled.controller[seat], "");
    if (settled.series && !(session->series = series_new(session->match, problem))) {
        session_close(session);
        return false;
    }
    match_set_table(session->match, settled.table);
    return begin(session, lang, seed, problem);
}

void session_use_table(Session *session)
{
    match_set_table(session->match, true);
    session->table = true;
}

bool session_use_memory(Session *session, size_t memory, Problem *problem)
{
    session->memory = memory;
    return seat_players(session, problem);
}

bool session_load(Session *session, const char *path, Lang lang, uint64_t seed,
                  SaveProblem *problem)
{
    size_t length;
    memset(session, 0, sizeof *session);
    file_stamp(path, &session->kept);
    file_sweep(path);
    char *text = file_read(path, &length, &problem->at);
    if (!text)
        return false;
    if (is_series_text(text, length)) {
        session->series = series_load(text, length, lang, problem);
        session->match = session->series ? series_current(session->series) : NULL;
    } else
        session->match = match_load(text, length, lang, problem);
    free(text);
    return session->match && begin(session, lang, seed, &problem->at);
}

void session_close(Session *session)
{
    send_players_home(session);
    if (session->lesson)
        for (unsigned i = 0; i < session->lesson->count; i++)
            match_free(session->stage[i]);
    else if (session->series)
        series_free(session->series);
    else
        match_free(session->match);
    session->match = NULL;
    session->series = NULL;
    session->lesson = NULL;
}

bool session_next_game(Session *session, Problem *problem)
{
    if (session_need(session) != NEED_NEXT || !series_next(session->series, problem))
        return false;
    session->match = series_current(session->series);
    session->seen = SEAT_WATCHER;
    remember_told(session);
    session_keep(session);
    return seat_players(session, problem);
}

/* ---- The round ------------------------------------------------------------------------------- */

static bool is_forced(const Session *session)
{
    ActionList list;
    match_legal(session->match, &list);
    return list.count == 1;
}

Need session_need(const Session *session)
{
    if (session->lesson)
        return lesson_need(session);
    const Seat actor = match_actor(session->match);
    if (actor == SEAT_NOBODY)
        return session->series && series_has_next(session->series) ? NEED_NEXT : NEED_NOTHING;
    if (match_is_stuck(session->match))
        return NEED_NOTHING;
    if (actor == SEAT_CHANCE)
        return session->table && !is_forced(session) ? NEED_CHANCE : NEED_TIME;
    if (session->policy[actor] || is_forced(session))
        return NEED_TIME;
    const bool looks = session->seen == actor || match_game(session->match)->rules->open;
    return session->people > 1 && !looks ? NEED_COVER : NEED_CHOICE;
}

/* The computer is told first what has happened since it was last asked. After an undo it may have
 * been told of things that are no more: it sees that by itself. */
uint32_t ask_computer(Session *session, Seat actor, const ActionList *list)
{
    Player *player = session->player[actor];
    for (uint32_t i = player_told(player); i < match_count(session->match); i++)
        player_tell(player, match_action(session->match, i));
    return player_choose(player, match_state(session->match), list, &session->rng);
}

/* What the lesson dictates, the only answer, the dice, or the computer's choice. */
static void act(Session *session)
{
    if (session->lesson) {
        lesson_act(session);
        return;
    }
    const Seat actor = match_actor(session->match);
    ActionList list;
    match_legal(session->match, &list);
    uint32_t index = 0;
    if (list.count > 1 && actor == SEAT_CHANCE)
        index = game_draw(&list, &session->rng);
    else if (list.count > 1)
        index = session->thinking ? thinking_end(session) : ask_computer(session, actor, &list);
    match_play(session->match, list.action[index]);
}

Need session_step(Session *session)
{
    if (session_need(session) == NEED_TIME) {
        act(session);
        session_keep(session);
    }
    return session_need(session);
}

static Need advance(Session *session, bool hurry)
{
    bool acted = false;
    while (session_need(session) == NEED_TIME && !(hurry && session_thinks(session))) {
        act(session);
        acted = true;
    }
    if (acted)
        session_keep(session);
    return session_need(session);
}

Need session_advance(Session *session) { return advance(session, false); }

Need session_hurry(Session *session) { return advance(session, true); }

void session_sit(Session *session) { session->seen = match_actor(session->match); }

/* ---- Choices --------------------------------------------------------------------------------- */

const Reason *session_play(Session *session, Action action)
{
    const Reason *reason = match_refuse(session->match, action);
    if (!reason && session->lesson)
        reason = lesson_refuse(session, action);
    if (!reason)
        reason = match_play(session->match, action);
    if (reason)
        return reason;
    if (session->lesson)
        lesson_took(session);
    session_keep(session);
    return NULL;
}

const Reason *session_play_text(Session *session, const char *words)
{
    Action action;
    if (!action_parse(match_game(session->match), words, &action))
        return match_play_text(session->match, words);
    return session_play(session, action);
}

void session_print_refusal(const Session *session, const char *words, const Reason *reason,
                           Text *out)
{
    if (reason != &session->hint)
        match_print_refusal(session->match, words, reason, session->lang, out);
    if (!session->lesson)
        return;
    if (out->length > 0)
        text_char(out, ' ');
    lesson_print_hint(session, out);
}

void forget_told(Session *session)
{
    for (size_t i = 0; i < COUNT_OF(session->told); i++)
        if (session->told[i] > match_count(session->match) + 1)
            session->told[i] = match_count(session->match) + 1;
}

/* At the table: the last thing a person did or told; what the computer made of it goes with it. */
static bool find_table_undo(const Session *session, uint32_t *count)
{
    for (*count = match_count(session->match); *count > 0;) {
        --*count;
        const Seat actor = match_actor_of(session->match, *count);
        if (!match_was_forced(session->match, *count) &&
            (actor == SEAT_CHANCE || !session->policy[actor]))
            return true;
    }
    return false;
}

/* Several people at an open game see the same and share the keyboard, or are one person with
 * several hats: the last choice is taken back whoever made it, but no dice, no card and no
 * computer's. */
static bool find_shared_undo(const Session *session, uint32_t *count)
{
    if (!match_game(session->match)->rules->open || session->people < 2)
        return false;
    for (*count = match_count(session->match); *count > 0;) {
        --*count;
        const Seat actor = match_actor_of(session->match, *count);
        if (actor == SEAT_CHANCE || session->policy[actor])
            return false;
        if (!match_was_forced(session->match, *count))
            return true;
    }
    return false;
}

const char *session_undo(Session *session)
{
    uint32_t count;
    if (session->thinking)
        thinking_end(session);
    if (session->lesson ? !lesson_find_undo(session, &count)
                        : session->table && !find_table_undo(session, &count))
        return "match.undo_start";
    if (session->lesson || session->table || find_shared_undo(session, &count))
        match_undo_to(session->match, count);
    else if (!match_undo(session->match))
        return match_undo_limit(session->match);
    forget_told(session);
    if (session->lesson)
        lesson_went_back(session);
    session_keep(session);
    return NULL;
}

/* What nobody had to choose comes back by itself: at the table, the computer's answers. */
const char *session_redo(Session *session)
{
    const char *limit = match_redo_limit(session->match);
    if (limit)
        return limit;
    do {
        match_redo(session->match);
        if (session->lesson)
            lesson_went_on(session);
    } while (!match_redo_limit(session->match) && session_need(session) == NEED_TIME);
    session_keep(session);
    return NULL;
}

Seat session_viewer(const Session *session)
{
    const Rules *rules = match_game(session->match)->rules;
    if (session->people > 1 && rules->open)
        return SEAT_WATCHER; /* all see the same, and are told it once */
    if (session->people > 1 || session->lesson)
        return session->seen;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (!session->policy[seat])
            return seat;
    return SEAT_WATCHER;
}
