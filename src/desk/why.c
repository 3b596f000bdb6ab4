/* why.c: may this be done, and if not, why? Asked about an action, or about something that was
 * clicked on. Only who is to choose gets an answer of the rules: what another may or may not do
 * would tell what he holds. */
#include <string.h>

#include "desk/inside.h"

enum { ANSWERS_MAX = 6 };

static void write_refusal(const Match *match, const char *sentence, const char *rule, Lang lang,
                          Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_bool(&json, "good", false);
    desk_json_reason(match, sentence, rule, lang, &json);
    json_close(&json, '}');
}

void desk_answer(const Match *match, const Reason *reason, const char *words, Lang lang, Text *out)
{
    char sentence[DESK_LINE], cut[DESK_WORD];
    Text text;
    if (!reason) {
        desk_json_good(out);
        return;
    }
    text_init(&text, sentence, sizeof sentence);
    match_print_reason(match, desk_short(words, cut), reason, lang, &text);
    write_refusal(match, sentence, reason->rule, lang, out);
}

void desk_why(const Match *match, Seat viewer, Lang lang, const char *words, Text *out)
{
    const Reason *reason = match_refuse_turn(match, viewer);
    if (!reason)
        reason = match_refuse_text(match, words);
    desk_answer(match, reason, words, lang, out);
}

/* ---- Things ---------------------------------------------------------------------------------- */

/* What was clicked on, as the word it has been found for. */
typedef struct Thing {
    const char *word;
    uint8_t place; /* its number if it is one, else PLACE_NONE */
    bool known;
} Thing;

/* Different answers of the rules about a thing. */
typedef struct Answers {
    const Match *match;
    Lang lang;
    bool good; /* something can be done with it */
    unsigned count;
    const Reason *reason[ANSWERS_MAX];
    char sentence[ANSWERS_MAX][DESK_LINE / 2];
} Answers;

static bool is_word(const Game *game, uint8_t kind, uint8_t value, const char *word)
{
    char buffer[DESK_WORD];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game->rules->args[kind].print(game, value, &text);
    return strcmp(buffer, word) == 0;
}

static bool is_thing_kind(const Match *match, uint8_t kind)
{
    return kind != ARG_NONE && desk_guide(match)->thing_args >> kind & 1;
}

static Thing find_thing(const Match *match, const char *word)
{
    const Game *game = match_game(match);
    Thing thing = {.word = word, .place = desk_find_place(match, word)};
    thing.known = thing.place != PLACE_NONE;
    for (uint8_t kind = 1; kind < game->rules->arg_count; kind++)
        for (uint16_t v = 0; is_thing_kind(match, kind) && v < game->rules->args[kind].count; v++)
            thing.known = thing.known || is_word(game, kind, (uint8_t)v, word);
    return thing;
}

static void add_answer(Answers *answers, Action action)
{
    const Game *game = match_game(answers->match);
    const State *state = match_state(answers->match);
    const Reason *reason = game_refuse(game, state, action);
    Text text;
    if (!reason)
        answers->good = true;
    if (!reason || reason == &game->rules->reasons[REASON_NOT_NOW] || answers->count == ANSWERS_MAX)
        return;
    char *sentence = answers->sentence[answers->count];
    text_init(&text, sentence, sizeof answers->sentence[0]);
    game_print_refusal(game, state, action, reason, answers->lang, &text);
    for (unsigned i = 0; i < answers->count; i++)
        if (strcmp(answers->sentence[i], sentence) == 0)
            return;
    answers->reason[answers->count++] = reason;
}

/* One argument of a legal action takes every value it can have: what then names the thing, or is
 * about it if it is a place, was perhaps meant. */
static void vary(Answers *answers, const Thing *thing, Action legal, int index, bool about)
{
    const Game *game = match_game(answers->match);
    const Guide *guide = desk_guide(answers->match);
    const uint8_t kind = game->rules->verbs[legal.verb].arg[index];
    if (!is_thing_kind(answers->match, kind) || (about && !guide->place_of))
        return;
    for (uint16_t value = 0; value < game->rules->args[kind].count && !answers->good; value++) {
        Action action = legal;
        uint8_t *const arg[ARGS_MAX] = {&action.a, &action.b, &action.c};
        *arg[index] = (uint8_t)value;
        if (about ? guide->place_of(game, match_state(answers->match), action) == thing->place
                  : is_word(game, kind, (uint8_t)value, thing->word))
            add_answer(answers, action);
    }
}

/* Whether an earlier choice differs in this argument alone: then it has been varied already. */
static bool is_varied(const ActionList *list, uint32_t index, int argument)
{
    Action action = list->action[index];
    uint8_t *const arg[ARGS_MAX] = {&action.a, &action.b, &action.c};
    for (uint32_t i = 0; i < index; i++) {
        const Action other = list->action[i];
        const uint8_t value[ARGS_MAX] = {other.a, other.b, other.c};
        *arg[argument] = value[argument];
        if (action_equal(action, other))
            return true;
    }
    return false;
}

static void ask(Answers *answers, const Thing *thing, bool about)
{
    const Match *match = answers->match;
    const Guide *guide = desk_guide(match);
    ActionList list;
    match_legal(match, &list);
    for (uint32_t i = 0; about && guide->place_of && i < list.count; i++)
        if (guide->place_of(match_game(match), match_state(match), list.action[i]) == thing->place)
            answers->good = true;
    for (uint32_t i = 0; i < list.count; i++)
        for (int argument = 0; argument < ARGS_MAX; argument++)
            if (!is_varied(&list, i, argument))
                vary(answers, thing, list.action[i], argument, about);
}

static void json_reason(const Answers *answers, unsigned i, Json *json)
{
    desk_json_reason(answers->match, answers->sentence[i], answers->reason[i]->rule, answers->lang,
                     json);
}

/* The first answer, and behind it the others. */
static void write_answers(const Answers *answers, Text *out)
{
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_bool(&json, "good", false);
    json_reason(answers, 0, &json);
    json_open(&json, "more", '[');
    for (unsigned i = 1; i < answers->count; i++) {
        json_open(&json, NULL, '{');
        json_reason(answers, i, &json);
        json_close(&json, '}');
    }
    json_close(&json, ']');
    json_close(&json, '}');
}

static void say(const Match *match, const char *message, const char *word, Lang lang, Text *out)
{
    const Step *step = game_step(match_game(match), match_state(match));
    char sentence[DESK_LINE], cut[DESK_WORD];
    Text text;
    text_init(&text, sentence, sizeof sentence);
    message_say(lang, message, NULL, desk_short(word, cut), &text);
    write_refusal(match, sentence, step ? step->rule : NULL, lang, out);
}

void desk_why_thing(const Match *match, Seat viewer, Lang lang, const char *word, Text *out)
{
    Answers answers = {.match = match, .lang = lang};
    const Reason *turn = match_refuse_turn(match, viewer);
    const Thing thing = find_thing(match, word);
    if (turn || game_over(match_state(match))) {
        say(match, turn ? turn->message : "core.game_over", word, lang, out);
        return;
    }
    if (!thing.known) {
        say(match, "desk.no_such_thing", word, lang, out);
        return;
    }
    ask(&answers, &thing, false);
    if (thing.place != PLACE_NONE)
        ask(&answers, &thing, true);
    if (answers.good)
        desk_json_good(out);
    else if (answers.count)
        write_answers(&answers, out);
    else
        say(match, "desk.not_asked", word, lang, out);
}
