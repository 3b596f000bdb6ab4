/* story.c: what has happened in a session, and why the computer did what it did. */
#include <string.h>

#include "play/session.h"

enum { STORY_SIZE = 1 << 14 };

/* One action's sentences, each handed on without its line end. */
static void tell_action(const Walk *walk, const Session *session, Seat viewer, StoryLine line,
                        void *context)
{
    char buffer[STORY_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    transcript_notes(walk, viewer, session->lang, &text);
    for (char *at = buffer, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        *end = '\0';
        line(context, walk->number, at);
    }
}

void session_story(const Session *session, uint32_t from, Seat viewer, StoryLine line,
                   void *context)
{
    Walk walk;
    if (!walk_open(&walk, session->match))
        return;
    do
        if (walk.number >= from)
            tell_action(&walk, session, viewer, line, context);
    while (walk_next(&walk));
    walk_close(&walk);
}

uint32_t session_news(const Session *session, Seat viewer)
{
    return news_for(&session->news, viewer);
}

void session_told(Session *session, Seat viewer)
{
    news_tell(&session->news, session->match, viewer);
}

/* ---- Why ------------------------------------------------------------------------------------- */

/* What was asked and answered: an answer such as "done" has no sentence in the story. */
static void print_answer(const Walk *walk, Lang lang, Text *out)
{
    const Game *game = match_game(walk->match);
    game_print_prompt(game, walk->state, lang, out);
    text_add(out, " — ");
    game_print_label(game, walk->state, match_action(walk->match, walk->number), lang, out);
    text_char(out, '\n');
}

bool session_explain(const Session *session, uint32_t index, Text *out)
{
    Grounds grounds = {0};
    Walk walk;
    if (index >= match_count(session->match) || !walk_open(&walk, session->match))
        return false;
    while (walk.number < index)
        walk_next(&walk);
    walk_explain(&walk, &grounds);
    if (grounds.count)
        print_answer(&walk, session->lang, out);
    walk_close(&walk);
    game_print_grounds(match_game(session->match), &grounds, session->lang, out);
    return grounds.count > 0;
}

bool session_last_explained(const Session *session, uint32_t *index)
{
    char buffer[STORY_SIZE];
    Text text;
    for (*index = match_count(session->match); *index > 0;) {
        --*index;
        text_init(&text, buffer, sizeof buffer);
        if (session_explain(session, *index, &text))
            return true;
    }
    return false;
}
