/* round.c: the round of a game: dice fall, only answers are given and computer players asked until
 * somebody has to choose. The only place where a game goes on by itself. */
#include <string.h>

#include "host/host.h"

enum { ANSWERS_MOST = 64 }; /* in one line: more than anybody has units to send at once */

static const Reason TOO_LONG = {"", "match.refuse_words"};
static const Reason NO_MEMORY = {"", "match.refuse_memory"};

bool is_person(const char *controller) { return strcmp(controller, "human") == 0; }

bool host_is_person(const Match *match, Seat seat)
{
    return is_person(match_seat(match, seat)->controller);
}

uint8_t host_people(const Match *match)
{
    uint8_t people = 0;
    for (Seat seat = 0; seat < match_game(match)->rules->seats; seat++)
        people += host_is_person(match, seat);
    return people;
}

/* The list is what can be played. Dice on a real table are told by somebody, but for an outcome
 * that is the only one. */
static Wait look(const Match *match, ActionList *list)
{
    const Seat actor = match_actor(match);
    if (actor == SEAT_NOBODY)
        return WAIT_NOTHING;
    match_legal(match, list);
    if (list->count == 0)
        return WAIT_NOBODY;
    if (list->count == 1)
        return WAIT_STEP;
    if (actor == SEAT_CHANCE)
        return match_is_table(match) ? WAIT_TABLE : WAIT_STEP;
    return host_is_person(match, actor) ? WAIT_PERSON : WAIT_COMPUTER;
}

Wait host_wait(const Match *match)
{
    ActionList list;
    return look(match, &list);
}

static uint32_t draw(Dice *dice, const ActionList *list)
{
    if (dice->renew)
        dice->renew(&dice->rng);
    return game_draw(list, &dice->rng);
}

bool host_step(Match *match, Dice *dice, Choose choose, void *context)
{
    ActionList list;
    uint32_t index = 0;
    const Wait wait = look(match, &list);
    if (wait == WAIT_COMPUTER && choose)
        index = choose(context, match_actor(match), &list);
    else if (wait != WAIT_STEP)
        return false;
    else if (list.count > 1)
        index = draw(dice, &list);
    return index != CHOOSE_LATER && !match_play(match, list.action[index]);
}

Wait host_run(Match *match, Dice *dice, Choose choose, void *context)
{
    while (host_step(match, dice, choose, context))
        continue;
    return host_wait(match);
}

Wait host_settle(Match *match, Dice *dice) { return host_run(match, dice, NULL, NULL); }

/* Whether the one who answers has been given this by itself, as the only answer there was. */
static bool is_given(Match *match, Seat who, const char *words)
{
    Action wanted;
    ActionList list;
    if (!action_parse(match_game(match), words, &wanted))
        return false;
    while (match_actor(match) == who) {
        match_legal(match, &list);
        if (list.count != 1 || match_play(match, list.action[0]))
            return false;
        if (action_equal(list.action[0], wanted))
            return true;
    }
    return false;
}

/* The words of one answer, without what is around them. False: no answer is that long. */
static bool copy_words(Slice part, char words[ACTION_TEXT_SIZE])
{
    while (part.length > 0 && part.data[0] == ' ') {
        part.data++;
        part.length--;
    }
    while (part.length > 0 && part.data[part.length - 1] == ' ')
        part.length--;
    const size_t length = part.length < ACTION_TEXT_SIZE ? part.length : ACTION_TEXT_SIZE - 1;
    memcpy(words, part.data, length);
    words[length] = '\0';
    return length == part.length;
}

static bool answer_each(Match *match, Seat who, const char *line, Refusal *refusal)
{
    Slice rest = {line, strlen(line)}, part = rest;
    for (int i = 0; i < ANSWERS_MOST && (slice_cut(&rest, ';', &part) || i == 0); i++) {
        const bool whole = copy_words(part, refusal->words);
        if (whole && i > 0 && is_given(match, who, refusal->words))
            continue;
        refusal->reason = whole ? host_answer(match, who, refusal->words) : &TOO_LONG;
        if (refusal->reason)
            return false;
    }
    return true;
}

/* One answer is played or refused as a whole. Several are all tried on a copy before. */
bool host_answers(Match *match, Seat who, const char *line, Refusal *refusal)
{
    *refusal = (Refusal){0};
    if (strchr(line, ';')) {
        Match *copy = match_copy(match);
        const bool good = copy && answer_each(copy, who, line, refusal);
        if (!copy)
            refusal->reason = &NO_MEMORY;
        match_free(copy);
        if (!good)
            return false;
    }
    return answer_each(match, who, line, refusal);
}

const Reason *host_answer(Match *match, Seat who, const char *words)
{
    const Reason *turn = match_refuse_turn(match, who);
    return turn ? turn : match_play_text(match, words);
}
