/* session.c: a game at one terminal: the host runs it until a person must choose.
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
    Rng rng = session->dice.rng;
    player_begin(session->player[seat], rng_next(&rng) + seat);
    return true;
}

bool seat_players(Session *session, Problem *problem)
{
    const Rules *rules = match_game(session->match)->rules;
    send_players_home(session);
    session->people = host_people(session->match);
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const char *word = match_seat(session->match, seat)->controller;
        session->policy[seat] = policy_find(rules, word);
        if (!is_person(word) && !seat_computer(session, seat, word, problem))
            return false;
    }
    return true;
}

/* The session has its match, and its series if there is one. */
static bool begin(Session *session, Lang lang, uint64_t seed, Problem *problem)
{
    const uint64_t games = session->series ? series_count(session->series) : 1;
    session->lang = lang;
    session->seen = SEAT_WATCHER;
    /* A resumed game must not see the dice of its beginning again. */
    rng_seed_stream(&session->dice.rng, seed, match_count(session->match) + ((games - 1) << 32));
    news_begin(&session->news, session->match);
    if (seat_players(session, problem))
        return true;
    session_close(session);
    return false;
}

bool session_open(Session *session, const Wish *wish, Lang lang, uint64_t seed, Problem *problem)
{
    memset(session, 0, sizeof *session);
    session->match = wish_match(wish, problem);
    if (!session->match)
        return false;
    if (wish->series && !(session->series = series_new(session->match, problem))) {
        session_close(session);
        return false;
    }
    return begin(session, lang, seed, problem);
}

void session_use_table(Session *session) { match_set_table(session->match, true); }

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
    if (session->course.lesson)
        for (unsigned i = 0; i < session->course.lesson->count; i++)
            match_free(session->stage[i]);
    else if (session->series)
        series_free(session->series);
    else
        match_free(session->match);
    session->match = NULL;
    session->series = NULL;
    session->course.lesson = NULL;
}

bool session_next_game(Session *session, Problem *problem)
{
    if (session_need(session) != NEED_NEXT || !series_next(session->series, problem))
        return false;
    session->match = series_current(session->series);
    session->seen = SEAT_WATCHER;
    news_begin(&session->news, session->match);
    session_keep(session);
    return seat_players(session, problem);
}

/* ---- The round ------------------------------------------------------------------------------- */

/* Another person may have to take the screen before he sees what is asked. */
static Need person_need(const Session *session)
{
    const bool looks =
        session->seen == match_actor(session->match) || match_game(session->match)->rules->open;
    return session->people > 1 && !looks ? NEED_COVER : NEED_CHOICE;
}

static Need need_of(const Session *session, Wait wait)
{
    switch (wait) {
    case WAIT_NOTHING:
        return session->series && series_has_next(session->series) ? NEED_NEXT : NEED_NOTHING;
    case WAIT_NOBODY:
        return NEED_NOTHING;
    case WAIT_TABLE:
        return NEED_CHANCE;
    case WAIT_PERSON:
        return person_need(session);
    default:
        return NEED_TIME;
    }
}

Need session_need(const Session *session)
{
    return session->course.lesson ? lesson_need(session)
                                  : need_of(session, host_wait(session->match));
}

/* The computer is told first what has happened since it was last asked. After an undo it may have
 * been told of things that are no more: it sees that by itself. */
uint32_t ask_computer(Session *session, Seat actor, const ActionList *list)
{
    Player *player = session->player[actor];
    for (uint32_t i = player_told(player); i < match_count(session->match); i++)
        player_tell(player, match_action(session->match, i));
    return player_choose(player, match_state(session->match), list, &session->dice.rng);
}

/* The answer, waited for. */
static uint32_t choose(void *context, Seat seat, const ActionList *list)
{
    Session *session = context;
    return session->thinking ? thinking_end(session) : ask_computer(session, seat, list);
}

/* The answer, if it is there. */
static uint32_t choose_at_once(void *context, Seat seat, const ActionList *list)
{
    return session_thinks(context) ? CHOOSE_LATER : choose(context, seat, list);
}

/* What has happened is kept, if something has. */
static Need keep_since(Session *session, uint32_t before)
{
    if (match_count(session->match) != before)
        session_keep(session);
    return session_need(session);
}

Need session_step(Session *session)
{
    const uint32_t before = match_count(session->match);
    if (session->course.lesson)
        lesson_step(session);
    else
        host_step(session->match, &session->dice, choose, session);
    return keep_since(session, before);
}

static Need advance(Session *session, Choose how)
{
    const uint32_t before = match_count(session->match);
    if (session->course.lesson)
        lesson_run(session);
    else
        host_run(session->match, &session->dice, how, session);
    return keep_since(session, before);
}

Need session_advance(Session *session) { return advance(session, choose); }

Need session_hurry(Session *session) { return advance(session, choose_at_once); }

void session_sit(Session *session) { session->seen = match_actor(session->match); }

/* ---- Choices --------------------------------------------------------------------------------- */

const Reason *session_play(Session *session, Action action)
{
    const Reason *reason = match_refuse(session->match, action);
    if (!reason && session->course.lesson)
        reason = course_refuse(&session->course, action);
    if (!reason)
        reason = match_play(session->match, action);
    if (reason)
        return reason;
    if (session->course.lesson)
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
    if (reason != &session->course.hint)
        match_print_refusal(session->match, words, reason, session->lang, out);
    if (!session->course.lesson)
        return;
    if (out->length > 0)
        text_char(out, ' ');
    course_print_hint(&session->course, session->lang, out);
}

Seat session_viewer(const Session *session)
{
    const Rules *rules = match_game(session->match)->rules;
    if (session->people > 1 && rules->open)
        return SEAT_WATCHER; /* all see the same, and are told it once */
    if (session->people > 1 || session->course.lesson)
        return session->seen;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (!session->policy[seat])
            return seat;
    return SEAT_WATCHER;
}
