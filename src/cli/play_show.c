/* play_show.c: the screen of a line-by-line game. Everything is written for one viewer: what his
 * opponent hides is not in it. */
#include <string.h>

#include "cli/play.h"

enum { PICTURE_SIZE = 1 << 15, COLUMNS = 80, LONG_LIST = 10 };

Seat play_viewer(const Play *play)
{
    const Seat actor = match_actor(play->match);
    const Rules *rules = match_game(play->match)->rules;
    if (actor < rules->seats && !play->policy[actor])
        return actor;
    if (play->seen < rules->seats)
        return play->seen;
    for (Seat seat = 0; play->people == 1 && seat < rules->seats; seat++)
        if (!play->policy[seat])
            return seat;
    return SEAT_WATCHER;
}

/* ---- What happened --------------------------------------------------------------------------- */

/* From action number `from` (0: the set-up) to the last. */
static void print_story(const Play *play, uint32_t from, Seat viewer)
{
    char buffer[LINE_SIZE * 8];
    Walk walk;
    Text text;
    if (!walk_open(&walk, play->match))
        return;
    do {
        text_init(&text, buffer, sizeof buffer);
        if (walk.number >= from)
            transcript_notes(&walk, viewer, play->lang, &text);
        fputs(buffer, stdout);
    } while (walk_next(&walk));
    walk_close(&walk);
}

void play_tell(Play *play)
{
    const Seat viewer = play_viewer(play);
    uint32_t *told = &play->told[viewer < SEATS_MAX ? viewer : SEATS_MAX];
    const uint32_t count = match_count(play->match);
    if (*told <= count) /* counted from 1: the set-up is a story as well */
        print_story(play, *told, viewer);
    *told = count + 1;
}

void play_show_log(const Play *play) { print_story(play, 0, play_viewer(play)); }

/* ---- Map and choices ------------------------------------------------------------------------- */

void play_show_map(Play *play)
{
    const Game *game = match_game(play->match);
    char *buffer = malloc(PICTURE_SIZE);
    Text text;
    if (!buffer)
        return;
    text_init(&text, buffer, PICTURE_SIZE);
    game->rules->picture(game, match_state(play->match), play_viewer(play), play->lang, &text);
    printf("\n%s", buffer);
    free(buffer);
    play->map_due = false;
}

/* "Choose a province. [9.2]" */
void play_show_prompt(const Play *play)
{
    const Game *game = match_game(play->match);
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game_print_prompt(game, match_state(play->match), play->lang, &text);
    printf("\n%s [%s]\n", buffer, game_step(game, match_state(play->match))->rule);
}

static void print_choice(const Play *play, const ActionList *list, uint32_t index, Text *out)
{
    text_clear(out);
    text_add(out, index < 9 ? "   " : index < 99 ? "  " : " ");
    text_number(out, index + 1);
    text_add(out, "  ");
    game_print_label(match_game(play->match), match_state(play->match), list->action[index],
                     play->lang, out);
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
