/* match.c: making a match, and the gate through which every action passes.
 *
 * The order inside match_play matters: the twin that the legal list contains is found first
 * (game_canon), then the list is searched, and only a miss asks the rules for a reason. What a
 * given game cannot bear is neither offered nor accepted. So what is accepted is exactly what is
 * offered.
 */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "match/inside.h"

enum { POSITION_TEXT_SIZE = 1 << 14 };

static const Reason REASON_WORDS = {"", "match.refuse_words"};
static const Reason REASON_MEMORY = {"", "match.refuse_memory"};
static const Reason REASON_POSITION = {"", "match.refuse_position"};
static const Reason REASON_LENGTH = {"", "match.refuse_length"};
static const Reason REASON_UNEXPLAINED = {"", "match.refuse_unexplained"};
static const Reason REASON_RESIGNED = {"", "match.refuse_resigned"};
static const Reason REASON_TURN = {"", "match.refuse_turn"};
static const Reason REASON_WATCHER = {"", "match.refuse_watcher"};

/* ---- Life ------------------------------------------------------------------------------------ */

static char *copy_of(const char *text)
{
    const size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

/* Never zero bytes: a game without a board has board_size 0. */
static void *room_for(size_t size) { return calloc(1, size ? size : 1); }

static bool match_fill(Match *match, const Rules *rules, const uint8_t option[OPTIONS_MAX],
                       const char *board_text, Problem *problem)
{
    match->board = room_for(rules->board_size);
    match->state = room_for(rules->state_size);
    match->board_text = board_text ? copy_of(board_text) : NULL;
    if (!match->board || !match->state || (board_text && !match->board_text)) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    if (!game_make(&match->game, rules, match->board, board_text, problem))
        return false;
    if (option)
        memcpy(match->game.option, option, sizeof match->game.option);
    if (!game_options_fit(&match->game, problem))
        return false;
    for (Seat seat = 0; seat < rules->seats; seat++)
        match_set_seat(match, seat, "human", "");
    match->resigned = SEAT_NOBODY;
    return true;
}

/* What was read is written down again: a save then holds the game's own text, nobody else's. */
static bool match_place(Match *match, const char *position, Problem *problem)
{
    const Rules *rules = match->game.rules;
    char buffer[POSITION_TEXT_SIZE];
    Text text;
    match->first = room_for(rules->state_size);
    if (!match->first) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    if (!game_parse_state(&match->game, position, match->first, problem))
        return false;
    const char *broken = game_check(&match->game, match->first);
    if (broken) {
        problem_set(problem, 0, "core.bad_position", broken);
        return false;
    }
    text_init(&text, buffer, sizeof buffer);
    game_print_state(&match->game, match->first, &text);
    ENSURE(!text.full);
    match->position = copy_of(buffer);
    if (!match->position)
        problem_set(problem, 0, "match.no_memory", "");
    return match->position;
}

Match *match_new_at(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *board_text,
                    const char *position, Problem *problem)
{
    Match *match = room_for(sizeof *match);
    if (!match) {
        problem_set(problem, 0, "match.no_memory", "");
        return NULL;
    }
    if (!match_fill(match, rules, option, board_text, problem) ||
        (position && !match_place(match, position, problem))) {
        match_free(match);
        return NULL;
    }
    match->game.given = position || match_board_number(match) == 0;
    match_set_first(match, match->state);
    if (match_is_stuck(match) || game_broken(match->state) ||
        (position && !game_is_sound(&match->game, match->state))) {
        problem_set(problem, 0, "match.stuck", "");
        match_free(match);
        return NULL;
    }
    return match;
}

Match *match_new(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *board_text,
                 Problem *problem)
{
    return match_new_at(rules, option, board_text, NULL, problem);
}

Match *match_again(const Match *match, Problem *problem)
{
    return match_new_at(match->game.rules, match->game.option, match->board_text, match->position,
                        problem);
}

/* Boards and positions are plain structs: a copy of the bytes is one of the thing. */
static void *copy_bytes(const void *from, size_t size)
{
    void *copy = from ? room_for(size) : NULL;
    if (copy && size > 0)
        memcpy(copy, from, size);
    return copy;
}

Match *match_copy(const Match *match)
{
    const Rules *rules = match->game.rules;
    Match *copy = copy_bytes(match, sizeof *match);
    if (!copy)
        return NULL;
    copy->board = copy_bytes(match->board, rules->board_size);
    copy->board_text = match->board_text ? copy_of(match->board_text) : NULL;
    copy->first = copy_bytes(match->first, rules->state_size);
    copy->position = match->position ? copy_of(match->position) : NULL;
    copy->state = copy_bytes(match->state, rules->state_size);
    copy->entry = copy_bytes(match->entry, match->total * sizeof *match->entry);
    copy->room = copy->total;
    copy->game.board = match->game.board ? copy->board : NULL;
    if (copy->board && copy->state && !copy->board_text == !match->board_text &&
        !copy->first == !match->first && !copy->position == !match->position &&
        !copy->entry == !match->entry)
        return copy;
    match_free(copy);
    return NULL;
}

Match *match_from(const Match *match, const char *position, Problem *problem)
{
    Match *moved =
        match_new_at(match->game.rules, match->game.option, match->board_text, position, problem);
    if (!moved)
        return NULL;
    memcpy(moved->seat, match->seat, sizeof moved->seat);
    moved->table = match->table;
    return moved;
}

void match_join_series(Match *match) { match->game.series = true; }

void match_set_first(const Match *match, State *state)
{
    memset(state, 0, match->game.rules->state_size);
    if (match->first)
        memcpy(state, match->first, match->game.rules->state_size);
    else
        game_start(&match->game, state);
}

void match_free(Match *match)
{
    if (!match)
        return;
    free(match->board);
    free(match->board_text);
    free(match->first);
    free(match->position);
    free(match->state);
    free(match->entry);
    free(match);
}

const Game *match_game(const Match *match) { return &match->game; }
const State *match_state(const Match *match) { return match->state; }
Seat match_actor(const Match *match)
{
    return match_over(match) ? SEAT_NOBODY : game_actor(&match->game, match->state);
}
const SeatHolder *match_seat(const Match *match, Seat seat) { return &match->seat[seat]; }
bool match_is_table(const Match *match) { return match->table; }
void match_set_table(Match *match, bool table) { match->table = table; }
uint32_t match_board_number(const Match *match)
{
    const char *const *earlier = match->game.rules->earlier_boards;
    uint32_t number = 1;
    for (; earlier && earlier[number - 1]; number++)
        if (match->board_text && strcmp(match->board_text, earlier[number - 1]) == 0)
            return number;
    return match->board_text ? 0 : number;
}

/* A bot says beside its own choices what chance says elsewhere: the card it draws. A person, who
 * may sit where a bot sat, is not asked for it; where nothing else is asked it is his choice. */
static void drop_draws(const Match *match, ActionList *list)
{
    const Rules *rules = match->game.rules;
    const Seat actor = game_actor(&match->game, match->state);
    uint32_t count = 0;
    if (actor >= rules->seats || strcmp(match->seat[actor].controller, "human") != 0)
        return;
    for (uint32_t i = 0; i < list->count; i++)
        if (rules->verbs[list->action[i].verb].when != REASON_CHANCE)
            list->action[count++] = list->action[i];
    list->count = count ? count : list->count;
}

void match_legal(const Match *match, ActionList *out)
{
    game_offer(&match->game, match->state, out);
    if (match_over(match))
        out->count = 0;
    else
        drop_draws(match, out);
}

bool match_is_stuck(const Match *match)
{
    ActionList list;
    if (match_over(match))
        return false;
    if (match->count >= GAME_ACTIONS_MAX)
        return true;
    game_legal(&match->game, match->state, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (game_bears(&match->game, match->state, list.action[i]))
            return false;
    return true;
}

const char *match_actor_word(const Match *match, Seat actor)
{
    return actor < match->game.rules->seats ? match->game.rules->seat_words[actor] : "chance";
}

/* ---- Seats ----------------------------------------------------------------------------------- */

bool is_controller_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == ':' ||
           c == '.';
}

void match_set_seat(Match *match, Seat seat, const char *controller, const char *name)
{
    SeatHolder *holder = &match->seat[seat];
    size_t length = 0;
    memset(holder, 0, sizeof *holder);
    for (; *controller && length + 1 < sizeof holder->controller; controller++)
        if (is_controller_char(*controller))
            holder->controller[length++] = *controller;
    name_copy(holder->name, sizeof holder->name, name);
}

/* ---- Playing --------------------------------------------------------------------------------- */

/* A broken invariant is our bug and, with assertions on, stops the program under its own name. Of a
 * given game it is not ours, and judge has refused what would lead to it. */
static void check_position(const Match *match)
{
    ENSURE(!game_broken(match->state));
#ifndef MEKONG_FAST
    const char *broken = match->game.given ? NULL : game_check(&match->game, match->state);
    if (broken)
        ensure_failed(broken, __FILE__, __LINE__);
#endif
}

static bool is_well_formed(const Rules *rules, Action action)
{
    const uint8_t value[ARGS_MAX] = {action.a, action.b, action.c};
    if (action.verb >= rules->verb_count)
        return false;
    const Verb *verb = &rules->verbs[action.verb];
    for (int i = 0; i < ARGS_MAX; i++)
        if (verb->arg[i] == ARG_NONE ? value[i] != 0 : value[i] >= rules->args[verb->arg[i]].count)
            return false;
    return true;
}

static bool list_has(const ActionList *list, Action action)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (action_equal(list->action[i], action))
            return true;
    return false;
}

static bool grow_history(Match *match)
{
    if (match->count < match->room)
        return true;
    const uint32_t room = match->room ? match->room * 2 : 64;
    Entry *entry = realloc(match->entry, room * sizeof *entry);
    if (!entry)
        return false;
    match->entry = entry;
    match->room = room;
    return true;
}

/* Logs and applies an action known to be legal. */
static void carry_out(Match *match, Action action, bool forced)
{
    const Seat actor = match_actor(match);
    const Step *step = game_step(&match->game, match->state);
    Entry *entry = &match->entry[match->count++];
    *entry = (Entry){action, actor, forced, actor == SEAT_CHANCE || step->reveals};
    game_apply(&match->game, match->state, action);
    match->total = match->count;
    check_position(match);
}

/* NULL with the legal action that is meant and whether it is the only one, or the reason. */
static const Reason *judge(const Match *match, Action action, Action *meant, bool *forced)
{
    ActionList list;
    if (!is_well_formed(match->game.rules, action))
        return &REASON_WORDS;
    if (match->resigned != SEAT_NOBODY)
        return &REASON_RESIGNED;
    if (game_over(match->state))
        return game_refuse(&match->game, match->state, action);
    *meant = game_canon(&match->game, match->state, action);
    game_legal(&match->game, match->state, &list);
    *forced = list.count == 1;
    if (list_has(&list, *meant))
        return game_bears(&match->game, match->state, *meant) ? NULL : &REASON_POSITION;
    const Reason *reason = game_refuse(&match->game, match->state, action);
    ENSURE(reason || match->game.given);
    return reason ? reason : &REASON_UNEXPLAINED;
}

const Reason *match_refuse(const Match *match, Action action)
{
    Action meant;
    bool forced;
    return judge(match, action, &meant, &forced);
}

const Reason *match_refuse_turn(const Match *match, Seat who)
{
    const Seat actor = match_actor(match);
    if (who == actor || actor == SEAT_NOBODY)
        return NULL;
    return who < match->game.rules->seats ? &REASON_TURN : &REASON_WATCHER;
}

const Reason *match_play(Match *match, Action action)
{
    Action meant;
    bool forced;
    const Reason *reason = judge(match, action, &meant, &forced);
    if (reason)
        return reason;
    if (match->count >= GAME_ACTIONS_MAX)
        return &REASON_LENGTH;
    if (!grow_history(match))
        return &REASON_MEMORY;
    carry_out(match, meant, forced);
    return NULL;
}

const Reason *match_play_text(Match *match, const char *words)
{
    Action action;
    if (!action_parse(&match->game, words, &action))
        return &REASON_WORDS;
    return match_play(match, action);
}

static Bygone look_back(const Match *match, const char *words, Action *instead)
{
    Action action;
    if (match_over(match) || !action_parse(&match->game, words, &action) ||
        !is_well_formed(match->game.rules, action))
        return BYGONE_REFUSED;
    return game_bygone(&match->game, match->state, action, instead);
}

bool match_is_bygone(const Match *match, const char *words)
{
    Action instead;
    return look_back(match, words, &instead) == BYGONE_PASSED;
}

/* A stand-in is a legal action like any other, so that this ends when the game does at last. */
const Reason *match_replay_text(Match *match, const char *words)
{
    const Reason *reason = match_play_text(match, words);
    const uint32_t before = match_count(match);
    Action instead;
    if (!reason)
        return NULL;
    Bygone how = look_back(match, words, &instead);
    while (how == BYGONE_INSTEAD && match_play(match, instead) == NULL)
        how = look_back(match, words, &instead);
    return how == BYGONE_PASSED || match_count(match) > before ? NULL : reason;
}

const Reason *match_refuse_text(const Match *match, const char *words)
{
    Action action;
    if (!action_parse(&match->game, words, &action))
        return &REASON_WORDS;
    return match_refuse(match, action);
}

void match_print_reason(const Match *match, const char *words, const Reason *reason, Lang lang,
                        Text *out)
{
    Action action;
    if (strncmp(reason->message, "match.", 6) == 0 || !action_parse(&match->game, words, &action))
        message_say(lang, reason->message, NULL, words, out);
    else
        game_print_refusal(&match->game, match->state, action, reason, lang, out);
}

void match_print_refusal(const Match *match, const char *words, const Reason *reason, Lang lang,
                         Text *out)
{
    match_print_reason(match, words, reason, lang, out);
    if (reason->rule[0]) {
        text_char(out, ' ');
        game_print_citation(&match->game, reason->rule, lang, out);
    }
}
