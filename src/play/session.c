/* session.c: the round of a game at one terminal: dice and computer players move until a person
 * must choose.
 *
 * The game is kept after every action, so that nothing a person has seen can be lost, nor rolled
 * again by pulling the plug.
 */
#include "play/session.h"

#include <stdlib.h>
#include <string.h>

/* ---- Wishes ---------------------------------------------------------------------------------- */

void wish_init(Wish *wish, const Rules *rules)
{
    memset(wish, 0, sizeof *wish);
    wish->rules = rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        wish->option[i] = rules->options[i].preset;
    for (Seat seat = 0; seat < rules->seats; seat++)
        strcpy(wish->controller[seat], "human");
}

static bool is_person(const char *controller) { return strcmp(controller, "human") == 0; }

/* The value "on" of the option, or "off". */
static void switch_option(Wish *wish, const char *word, bool on)
{
    for (uint8_t i = 0; i < wish->rules->option_count; i++) {
        const Option *option = &wish->rules->options[i];
        for (uint8_t v = 0; strcmp(option->word, word) == 0 && option->words[v]; v++)
            if (strcmp(option->words[v], on ? "on" : "off") == 0)
                wish->option[i] = v;
    }
}

static bool seat_fits(const Wish *wish, Seat seat, Problem *problem)
{
    const char *word = wish->controller[seat];
    const Policy *policy = policy_find(wish->rules, word);
    if (!policy && !is_person(word)) {
        problem_set(problem, 0, "play.no_policy", word);
        return false;
    }
    if (policy && policy->seats && !(policy->seats >> seat & 1)) {
        problem_set(problem, 0, "play.wrong_seat", word);
        return false;
    }
    return true;
}

bool wish_settle(Wish *wish, Problem *problem)
{
    const Policy *policy;
    for (uint32_t i = 0; (policy = policy_at(wish->rules, i)) != NULL; i++)
        if (policy->option)
            switch_option(wish, policy->option, false);
    for (Seat seat = 0; seat < wish->rules->seats; seat++) {
        if (!seat_fits(wish, seat, problem))
            return false;
        policy = policy_find(wish->rules, wish->controller[seat]);
        if (policy && policy->option)
            switch_option(wish, policy->option, true);
    }
    return true;
}

/* ---- Beginning ------------------------------------------------------------------------------- */

static bool seat_players(Session *session, Problem *problem)
{
    const Rules *rules = match_game(session->match)->rules;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const char *word = match_seat(session->match, seat)->controller;
        session->policy[seat] = policy_find(rules, word);
        if (!session->policy[seat])
            session->people++;
        if (!session->policy[seat] && !is_person(word)) {
            problem_set(problem, 0, "play.no_policy", word);
            return false;
        }
    }
    return true;
}

/* A resumed game's story begins after the last thing each one did himself. */
static void remember_told(Session *session)
{
    for (uint32_t i = 0; i < match_count(session->match); i++) {
        const Seat actor = match_actor_of(session->match, i);
        if (actor < SEATS_MAX)
            session->told[actor] = i + 1;
    }
}

static bool resume(Session *session, Match *match, Lang lang, uint64_t seed, Problem *problem)
{
    memset(session, 0, sizeof *session);
    session->match = match;
    session->lang = lang;
    session->seen = SEAT_WATCHER;
    /* A resumed game must not see the dice of its beginning again. */
    rng_seed_stream(&session->rng, seed, match_count(match));
    remember_told(session);
    return seat_players(session, problem);
}

bool session_open(Session *session, const Wish *wish, Lang lang, uint64_t seed, Problem *problem)
{
    Wish settled = *wish;
    memset(session, 0, sizeof *session);
    if (!wish_settle(&settled, problem))
        return false;
    Match *match = match_new(settled.rules, settled.option, settled.board_text, problem);
    if (!match)
        return false;
    for (Seat seat = 0; seat < settled.rules->seats; seat++)
        match_set_seat(match, seat, settled.controller[seat], "");
    const bool good = resume(session, match, lang, seed, problem);
    session->table = settled.table;
    return good;
}

bool session_load(Session *session, const char *path, Lang lang, uint64_t seed,
                  SaveProblem *problem)
{
    size_t length;
    memset(session, 0, sizeof *session);
    char *text = file_read(path, &length, &problem->at);
    if (!text)
        return false;
    Match *match = match_load(text, length, lang, problem);
    free(text);
    return match && resume(session, match, lang, seed, &problem->at);
}

void session_close(Session *session)
{
    match_free(session->match);
    session->match = NULL;
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
    const Seat actor = match_actor(session->match);
    if (actor == SEAT_NOBODY)
        return NEED_NOTHING;
    if (actor == SEAT_CHANCE)
        return session->table && !is_forced(session) ? NEED_CHANCE : NEED_TIME;
    if (session->policy[actor] || is_forced(session))
        return NEED_TIME;
    return session->people > 1 && session->seen != actor ? NEED_COVER : NEED_CHOICE;
}

/* The only answer, the dice, or the computer's choice. */
static void act(Session *session)
{
    const Seat actor = match_actor(session->match);
    ActionList list;
    match_legal(session->match, &list);
    uint32_t index = 0;
    if (list.count > 1 && actor == SEAT_CHANCE)
        index = game_draw(&list, &session->rng);
    else if (list.count > 1)
        index = session->policy[actor]->choose(match_game(session->match),
                                               match_state(session->match), &list, &session->rng);
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

Need session_advance(Session *session)
{
    bool acted = false;
    while (session_need(session) == NEED_TIME) {
        act(session);
        acted = true;
    }
    if (acted)
        session_keep(session);
    return session_need(session);
}

void session_sit(Session *session) { session->seen = match_actor(session->match); }

/* ---- Choices --------------------------------------------------------------------------------- */

/* What others have been told stays told; the rest of the story is gone with its actions. */
static void forget_told(Session *session)
{
    for (size_t i = 0; i < COUNT_OF(session->told); i++)
        if (session->told[i] > match_count(session->match) + 1)
            session->told[i] = match_count(session->match) + 1;
}

const Reason *session_play(Session *session, Action action)
{
    const Reason *reason = match_play(session->match, action);
    if (!reason)
        session_keep(session);
    return reason;
}

const Reason *session_play_text(Session *session, const char *words)
{
    const Reason *reason = match_play_text(session->match, words);
    if (!reason)
        session_keep(session);
    return reason;
}

const char *session_undo(Session *session)
{
    const char *limit = match_undo_limit(session->match);
    if (limit)
        return limit;
    match_undo(session->match);
    forget_told(session);
    session_keep(session);
    return NULL;
}

const char *session_redo(Session *session)
{
    const char *limit = match_redo_limit(session->match);
    if (limit)
        return limit;
    match_redo(session->match);
    session_keep(session);
    return NULL;
}

Seat session_viewer(const Session *session)
{
    const Rules *rules = match_game(session->match)->rules;
    if (session->people > 1)
        return session->seen;
    for (Seat seat = 0; seat < rules->seats; seat++)
        if (!session->policy[seat])
            return seat;
    return SEAT_WATCHER;
}
