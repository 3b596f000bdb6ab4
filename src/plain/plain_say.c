/* plain_say.c: what a person reads in a line-by-line game. Everything is written for one viewer:
 * what his opponent hides is not in it. */
#include <string.h>

#include "core/text/fold.h"
#include "plain/plain.h"

char *read_line(void)
{
    char *line = NULL;
    size_t size = 0;
    const ssize_t length = getline(&line, &size, stdin);
    if (length < 0) {
        free(line);
        return NULL;
    }
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

/* ---- Words ----------------------------------------------------------------------------------- */

void plain_put(const Plain *plain, const char *words)
{
    char *buffer = plain->ascii ? malloc(PAGE_SIZE) : NULL;
    Text text;
    if (!buffer) {
        fputs(words, stdout);
        return;
    }
    text_init(&text, buffer, PAGE_SIZE);
    fold_text(FOLD_ASCII, words, &text);
    fputs(buffer, stdout);
    free(buffer);
}

void plain_say(const Plain *plain, const char *id, const int64_t *number, const char *detail)
{
    TEXT(text, buffer, LINE_SIZE);
    message_say(plain->session.lang, id, number, detail ? detail : "", &text);
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

void plain_key(const char *words, Text *out)
{
    bool space = false;
    TEXT(text, buffer, LINE_SIZE);
    fold_text(FOLD_ASCII, words, &text);
    for (const char *c = buffer; *c; c++) {
        if (strchr(" \t_-", *c)) {
            space = out->length > 0;
            continue;
        }
        if (space)
            text_char(out, ' ');
        space = false;
        text_char(out, (char)(*c >= 'A' && *c <= 'Z' ? *c - 'A' + 'a' : *c));
    }
}

/* ---- What is looked at ----------------------------------------------------------------------- */

const State *plain_state(const Plain *plain)
{
    return plain->past.state ? plain->past.state : match_state(plain->session.match);
}

/* A replay shows everything once nothing can be spoilt by it. */
Seat plain_viewer(const Plain *plain)
{
    if (!plain->replay)
        return session_viewer(&plain->session);
    return match_over(plain->session.match) ? SEAT_REFEREE : SEAT_WATCHER;
}

/* ---- What happened --------------------------------------------------------------------------- */

typedef struct Log {
    const Plain *plain;
    uint32_t number; /* of the sentence */
    uint32_t from;   /* sentences before are left out */
    bool silent;     /* only count */
} Log;

/* Who looks back does not read what came later. */
static void tell_sentence(void *context, uint32_t action, const char *sentence)
{
    Log *log = context;
    if (log->plain->past.state && action > log->plain->past.number)
        return;
    if (log->number++ < log->from || log->silent)
        return;
    plain_put(log->plain, sentence);
    plain_put(log->plain, "\n");
}

void plain_tell_news(Plain *plain)
{
    const Seat viewer = plain_viewer(plain);
    Log log = {.plain = plain};
    session_story(&plain->session, session_news(&plain->session, viewer), viewer, tell_sentence,
                  &log);
    session_told(&plain->session, viewer);
}

void plain_tell_log(const Plain *plain, uint32_t sentences)
{
    const Seat viewer = plain_viewer(plain);
    Log count = {.plain = plain, .silent = true};
    session_story(&plain->session, 0, viewer, tell_sentence, &count);
    Log log = {.plain = plain, .from = count.number > sentences ? count.number - sentences : 0};
    session_story(&plain->session, 0, viewer, tell_sentence, &log);
}

/* ---- The question ---------------------------------------------------------------------------- */

/* "Choose a province. [9.2]" */
void plain_put_prompt(const Plain *plain)
{
    const Game *game = match_game(plain->session.match);
    const State *state = match_state(plain->session.match);
    TEXT(text, buffer, LINE_SIZE);
    text_char(&text, '\n');
    game_print_prompt(game, state, plain->session.lang, &text);
    text_add(&text, " [");
    text_add(&text, game_step(game, state)->rule);
    text_add(&text, "]\n");
    plain_put(plain, buffer);
}

/* One a line: columns would be read aloud across. */
void plain_put_choices(const Plain *plain, const ActionList *list)
{
    const Game *game = match_game(plain->session.match);
    const State *state = match_state(plain->session.match);
    const Lang lang = plain->session.lang;
    char buffer[LINE_SIZE];
    Choices choices;
    Text text;
    choices_find(game, state, list, lang, &choices);
    for (uint32_t i = 0; i < list->count; i++) {
        text_init(&text, buffer, sizeof buffer);
        text_add(&text, i < 9 ? "   " : i < 99 ? "  " : " ");
        text_number(&text, i + 1);
        text_add(&text, "  ");
        choices_print(&choices, game, state, list, choices.index[i], lang, &text);
        text_char(&text, '\n');
        plain_put(plain, buffer);
    }
}
