/* strange.c: see strange.h. A position is taken as lines of words; what the words mean is the
 * game's business, but which there are is known: its steps and the arguments of its actions. */
#include "support/strange.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 256, WORDS = 72, WORD = 32 };

typedef struct Line {
    uint32_t count;
    char word[WORDS][WORD];
} Line;

typedef struct Page {
    uint32_t count;
    Line line[LINES];
} Page;

/* ---- Text and lines -------------------------------------------------------------------------- */

static void read_line(const char *text, size_t length, Line *line)
{
    line->count = 0;
    for (size_t at = 0; at < length && line->count < WORDS;) {
        size_t end = at;
        while (end < length && text[end] != ' ')
            end++;
        if (end > at && end - at < WORD) {
            memcpy(line->word[line->count], text + at, end - at);
            line->word[line->count++][end - at] = '\0';
        }
        at = end + 1;
    }
}

static void read_page(const char *text, Page *page)
{
    page->count = 0;
    while (*text && page->count < LINES) {
        const size_t length = strcspn(text, "\n");
        read_line(text, length, &page->line[page->count]);
        page->count += page->line[page->count].count > 0;
        text += length + (text[length] == '\n');
    }
}

static void write_page(const Page *page, char text[STRANGE_SIZE])
{
    Text out;
    text_init(&out, text, STRANGE_SIZE);
    for (uint32_t i = 0; i < page->count; i++) {
        for (uint32_t w = 0; w < page->line[i].count; w++) {
            if (w > 0)
                text_char(&out, ' ');
            text_add(&out, page->line[i].word[w]);
        }
        if (i + 1 < page->count)
            text_char(&out, '\n');
    }
}

/* ---- Picking --------------------------------------------------------------------------------- */

static Line *pick_line(Page *page, Rng *rng) { return &page->line[rng_below(rng, page->count)]; }

static bool is_number(const char *word) { return word[strspn(word, "0123456789")] == '\0'; }

/* A word of the line that is a number, searched from a random one on; NULL: none. */
static char *pick_number(Line *line, Rng *rng)
{
    const uint32_t from = rng_below(rng, line->count);
    for (uint32_t i = 0; i < line->count; i++) {
        char *word = line->word[(from + i) % line->count];
        if (is_number(word))
            return word;
    }
    return NULL;
}

/* Another line that begins with the same word, or any. */
static Line *pick_like(Page *page, const Line *line, Rng *rng)
{
    for (uint32_t tries = 0; tries < 40; tries++) {
        Line *other = pick_line(page, rng);
        if (other != line && strcmp(other->word[0], line->word[0]) == 0)
            return other;
    }
    return pick_line(page, rng);
}

/* Any word the game knows: a step, or an argument. */
static void pick_known(const Game *game, Rng *rng, char word[WORD])
{
    const Rules *rules = game->rules;
    Text text;
    text_init(&text, word, WORD);
    if (rng_below(rng, 3) == 0) {
        text_add(&text, rules->steps[rng_below(rng, rules->step_count)]->name);
        return;
    }
    const uint8_t kind = (uint8_t)(1 + rng_below(rng, rules->arg_count - 1u));
    arg_print(game, kind, (uint8_t)rng_below(rng, rules->args[kind].count), &text);
}

/* ---- Changes --------------------------------------------------------------------------------- */

static void set_number(char *word, Rng *rng)
{
    static const uint32_t limits[] = {2, 4, 8, 16, 76, 256};
    const uint32_t now = (uint32_t)strtoul(word, NULL, 10);
    const uint32_t way = rng_below(rng, 8);
    const uint32_t number = way == 0   ? now + 1
                            : way == 1 ? now - (now > 0)
                                       : rng_below(rng, limits[way - 2]);
    snprintf(word, WORD, "%u", number);
}

static void change_number(Page *page, Rng *rng)
{
    Line *line = pick_line(page, rng);
    char *word = pick_number(line, rng);
    if (word)
        set_number(word, rng);
    else if (line->count < WORDS)
        snprintf(line->word[line->count++], WORD, "%u", rng_below(rng, 8));
}

/* One up, one down, as pieces that go from one line to another of the same kind. */
static void shift_number(Page *page, Rng *rng)
{
    Line *line = pick_line(page, rng);
    char *from = pick_number(line, rng), *to = pick_number(pick_like(page, line, rng), rng);
    if (!from || !to || from == to || strcmp(from, "0") == 0)
        return;
    const uint32_t count = (uint32_t)strtoul(from, NULL, 10);
    const uint32_t moved = 1 + rng_below(rng, count < 8 ? count : 8);
    snprintf(from, WORD, "%u", count - (moved < count ? moved : count));
    snprintf(to, WORD, "%u", (uint32_t)strtoul(to, NULL, 10) + moved);
}

static void remove_word(Line *line, uint32_t at)
{
    line->count--;
    memmove(line->word[at], line->word[at + 1], (line->count - at) * sizeof line->word[0]);
}

static void move_word(Page *page, Rng *rng)
{
    Line *line = pick_line(page, rng), *to = pick_like(page, line, rng);
    if (line->count < 2 || to->count == WORDS || to == line)
        return;
    const uint32_t at = 1 + rng_below(rng, line->count - 1);
    memcpy(to->word[to->count++], line->word[at], WORD);
    remove_word(line, at);
}

static void change_word(const Game *game, Page *page, Rng *rng)
{
    Line *line = pick_line(page, rng);
    const uint32_t at = line->count > 1 ? 1 + rng_below(rng, line->count - 1) : 0;
    if (rng_below(rng, 3) == 0 && line->count < WORDS)
        pick_known(game, rng, line->word[line->count++]);
    else
        pick_known(game, rng, line->word[at]);
}

static void drop_line(Page *page, uint32_t at)
{
    page->count--;
    memmove(&page->line[at], &page->line[at + 1], (page->count - at) * sizeof page->line[0]);
}

static void drop_something(Page *page, Rng *rng)
{
    const uint32_t at = rng_below(rng, page->count);
    Line *line = &page->line[at];
    if (page->count > 1 && (line->count < 2 || rng_below(rng, 2) == 0))
        drop_line(page, at);
    else if (line->count > 1)
        remove_word(line, 1 + rng_below(rng, line->count - 1));
}

static bool is_frame(const Line *line) { return strcmp(line->word[0], "frame") == 0; }

/* The whole stack of the other position: what its steps stand on is then somebody else's. */
static void take_stack(Page *page, const Page *other)
{
    for (uint32_t i = page->count; i > 0; i--)
        if (is_frame(&page->line[i - 1]))
            drop_line(page, i - 1);
    for (uint32_t i = 0; i < other->count && page->count < LINES; i++)
        if (is_frame(&other->line[i]))
            page->line[page->count++] = other->line[i];
}

/* A line of the other position, in the place of this one's of that name or added. */
static void take_line(Page *page, Page *other, Rng *rng)
{
    const Line *line = pick_line(other, rng);
    Line *here = pick_like(page, line, rng);
    if (strcmp(here->word[0], line->word[0]) == 0)
        *here = *line;
    else if (page->count < LINES)
        page->line[page->count++] = *line;
}

void strange_tamper(const Game *game, const char *other, Rng *rng, char text[STRANGE_SIZE])
{
    static Page page, from;
    read_page(text, &page);
    read_page(other, &from);
    if (page.count == 0 || from.count == 0)
        return;
    switch (rng_below(rng, 8)) {
    case 0:
        take_stack(&page, &from);
        break;
    case 1:
        take_line(&page, &from, rng);
        break;
    case 2:
        drop_something(&page, rng);
        break;
    case 3:
        change_word(game, &page, rng);
        break;
    case 4:
        change_number(&page, rng);
        break;
    case 5:
        shift_number(&page, rng);
        break;
    default:
        move_word(&page, rng);
        break;
    }
    write_page(&page, text);
}

/* ---- Real positions -------------------------------------------------------------------------- */

void strange_start(const Game *game, uint32_t most, Rng *rng, char text[STRANGE_SIZE])
{
    _Alignas(max_align_t) unsigned char room[STATE_SIZE_MAX];
    State *state = (State *)(void *)room;
    ActionList list;
    Text out;
    game_start(game, state);
    for (uint32_t left = rng_below(rng, most); left > 0 && !game_over(state); left--) {
        game_legal(game, state, &list);
        const uint32_t index = list.chance ? game_draw(&list, rng)
                               : game->rules->policy_count && rng_below(rng, 4)
                                   ? game->rules->policies[0].choose(game, state, &list, rng)
                                   : rng_below(rng, list.count);
        game_apply(game, state, list.action[index]);
    }
    text_init(&out, text, STRANGE_SIZE);
    game_print_state(game, state, &out);
}
