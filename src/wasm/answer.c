/* answer.c: replies to JavaScript: one block of memory each. */
#include <stdlib.h>
#include <string.h>

#include "wasm/hosted.h"

Lang lang_from(uint32_t number) { return number < LANG_COUNT ? (Lang)number : LANG_EN; }

void answer_open(Answer *answer)
{
    Reply *reply = malloc(sizeof *reply + DESK_SIZE);
    answer->reply = reply;
    if (reply)
        text_init(&answer->text, (char *)(reply + 1), DESK_SIZE);
    else
        text_init(&answer->text, answer->nowhere, sizeof answer->nowhere);
    json_init(&answer->json, &answer->text);
}

/* Gives the room back that was not needed: shrinking stays in place. */
static Reply *finish(Answer *answer, bool good)
{
    Reply *reply = answer->reply;
    if (!reply)
        return NULL;
    reply = realloc(reply, sizeof *reply + answer->text.length);
    *reply = (Reply){good, (uint32_t)answer->text.length, (char *)(reply + 1)};
    return reply;
}

Reply *answer_close(Answer *answer) { return finish(answer, true); }

Reply *answer_data(char *data, size_t length)
{
    Reply *reply = data ? malloc(sizeof *reply + length) : NULL;
    if (reply) {
        *reply = (Reply){true, (uint32_t)length, (char *)(reply + 1)};
        memcpy(reply->data, data, length);
    }
    free(data);
    return reply;
}

/* ---- Sentences ------------------------------------------------------------------------------- */

Reply *answer_sentence(uint32_t lang, const char *message, const char *detail)
{
    Answer answer;
    answer_open(&answer);
    message_say(lang_from(lang), message, NULL, detail, &answer.text);
    return finish(&answer, false);
}

Reply *answer_problem(uint32_t lang, const Problem *problem)
{
    Answer answer;
    answer_open(&answer);
    problem_print(problem, lang_from(lang), &answer.text);
    return finish(&answer, false);
}

Reply *answer_save_problem(uint32_t lang, const SaveProblem *problem)
{
    Answer answer;
    answer_open(&answer);
    save_problem_print(problem, lang_from(lang), &answer.text);
    return finish(&answer, false);
}

Reply *answer_closed(const Hosted *hosted, uint32_t lang)
{
    return hosted ? NULL : answer_sentence(lang, "desk.closed", NULL);
}

Reply *answer_seat(const Hosted *hosted, const char *word, uint32_t lang, Seat *viewer)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed)
        return closed;
    const Rules *rules = match_game(hosted->match)->rules;
    *viewer = seat_find(rules, word);
    if (strcmp(word, "watcher") == 0)
        *viewer = SEAT_WATCHER;
    if (strcmp(word, "referee") == 0 && match_over(hosted->match))
        *viewer = SEAT_REFEREE;
    return *viewer == SEAT_NOBODY ? answer_sentence(lang, "match.load_seat", word) : NULL;
}
