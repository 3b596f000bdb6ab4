/* play_show.c: the screen of a line-by-line game. Everything is written for one viewer: what his
 * opponent hides is not in it. */
#include <string.h>

#include "cli/play.h"

enum { PICTURE_SIZE = 1 << 15, COLUMNS = 80, LONG_LIST = 10 };

/* ---- What happened --------------------------------------------------------------------------- */

static void print_sentence(void *context, uint32_t action, const char *sentence)
{
    (void)context, (void)action;
    puts(sentence);
}

void play_tell(Play *play)
{
    const Seat viewer = session_viewer(&play->session);
    session_story(&play->session, session_news(&play->session, viewer), viewer, print_sentence,
                  NULL);
    session_told(&play->session, viewer);
}

void play_show_log(const Play *play)
{
    session_story(&play->session, 0, session_viewer(&play->session), print_sentence, NULL);
}

/* ---- Map and choices ------------------------------------------------------------------------- */

void play_show_map(Play *play)
{
    const Game *game = match_game(play->session.match);
    char *buffer = malloc(PICTURE_SIZE);
    Text text;
    if (!buffer)
        return;
    text_init(&text, buffer, PICTURE_SIZE);
    game->rules->picture(game, match_state(play->session.match), session_viewer(&play->session),
                         play->session.lang, &text);
    printf("\n%s", buffer);
    free(buffer);
    play->map_due = false;
}

/* "Choose a province. [9.2]" */
void play_show_prompt(const Play *play)
{
    const Game *game = match_game(play->session.match);
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game_print_prompt(game, match_state(play->session.match), play->session.lang, &text);
    printf("\n%s [%s]\n", buffer, game_step(game, match_state(play->session.match))->rule);
}

static void print_choice(const Play *play, const ActionList *list, uint32_t index, Text *out)
{
    text_clear(out);
    text_add(out, index < 9 ? "   " : index < 99 ? "  " : " ");
    text_number(out, index + 1);
    text_add(out, "  ");
    game_print_label(match_game(play->session.match), match_state(play->session.match),
                     list->action[index], play->session.lang, out);
}

static size_t widest_choice(const Play *play, const ActionList *list, Text *text)
{
    size_t widest = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        print_choice(play, list, i, text);
        const size_t width = text_width(text->data);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* Long lists of short labels stand in columns, read downwards. */
void play_show_choices(const Play *play, const ActionList *list)
{
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    const size_t width = widest_choice(play, list, &text) + 1;
    size_t columns = list->count > LONG_LIST ? COLUMNS / width : 1;
    columns = columns < 1 ? 1 : columns;
    const uint32_t rows = (uint32_t)((list->count + columns - 1) / columns);
    for (uint32_t row = 0; row < rows; row++) {
        for (uint32_t i = row; i < list->count; i += rows) {
            print_choice(play, list, i, &text);
            if (i + rows < list->count)
                text_pad_to(&text, width);
            fputs(buffer, stdout);
        }
        putchar('\n');
    }
}
