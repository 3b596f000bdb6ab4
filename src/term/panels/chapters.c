/* chapters.c: the log folded: a line for each turn, with how the scores changed in it; a turn can
 * be opened, and so can the whole. */
#include <stdlib.h>
#include <string.h>

#include "term/ui.h"

enum { LABEL_SIZE = 160, TITLE_SIZE = 64 };

typedef struct Chapter {
    uint32_t from;          /* number of its first position */
    uint32_t line;          /* of the story, its first */
    int points[SEATS_MAX];  /* as it begins */
    char title[TITLE_SIZE]; /* words of the sentence that begins it */
    char label[LABEL_SIZE];
} Chapter;

typedef struct Chapters {
    Chapter *chapter;
    int count, size;
    int points[SEATS_MAX]; /* at the end */
} Chapters;

static void count_points(const Ui *ui, const State *state, int points[SEATS_MAX])
{
    for (Seat seat = 0; seat < ui_game(ui)->rules->seats; seat++)
        points[seat] = guide_points(ui_game(ui), state, seat);
}

static bool begin_chapter(const Ui *ui, const Walk *walk, Chapters *chapters,
                          const int points[SEATS_MAX])
{
    if (chapters->count == chapters->size) {
        const int size = chapters->size ? 2 * chapters->size : 32;
        Chapter *larger = realloc(chapters->chapter, (size_t)size * sizeof *larger);
        if (!larger)
            return false;
        chapters->chapter = larger;
        chapters->size = size;
    }
    Chapter *chapter = &chapters->chapter[chapters->count++];
    Text text;
    chapter->from = walk->number;
    memcpy(chapter->points, points, sizeof chapter->points);
    text_init(&text, chapter->title, sizeof chapter->title);
    guide_turn_title(ui_game(ui), walk->state, &text);
    return true;
}

/* One for each turn, up to the position shown. */
static bool find_chapters(const Ui *ui, Chapters *out)
{
    Walk walk;
    bool fine = walk_open(&walk, ui->session.match);
    if (!fine)
        return false;
    for (int turn = -1; fine;) {
        int points[SEATS_MAX] = {0};
        count_points(ui, walk.state, points);
        if (game_turn(ui_game(ui), walk.state) != turn)
            fine = begin_chapter(ui, &walk, out, out->count ? out->points : points);
        turn = game_turn(ui_game(ui), walk.state);
        memcpy(out->points, points, sizeof out->points);
        if (walk.number >= ui->number || !walk_next(&walk))
            break;
    }
    walk_close(&walk);
    return fine;
}

/* ---- In words -------------------------------------------------------------------------------- */

/* The action that ends a turn begins the next one, too: what was told of it before the new turn's
 * own sentence belongs to the old one. */
static uint32_t first_line(const Ui *ui, const Chapter *chapter)
{
    uint32_t first = 0;
    while (first < ui->story.count && ui->story.line[first].tag < chapter->from)
        first++;
    for (uint32_t i = first; i < ui->story.count && ui->story.line[i].tag == chapter->from; i++)
        if (chapter->title[0] != '\0' && strstr(lines_at(&ui->story, i), chapter->title))
            return i;
    return first;
}

static uint32_t end_of(const Ui *ui, const Chapters *chapters, int index)
{
    if (index + 1 < chapters->count)
        return chapters->chapter[index + 1].line;
    uint32_t end = ui->story.count;
    while (end > 0 && ui->story.line[end - 1].tag > ui->number)
        end--;
    return end;
}

/* Before the first card nothing is told. */
static void drop_silent(const Ui *ui, Chapters *chapters)
{
    int kept = 0;
    for (int i = 0; i < chapters->count; i++)
        if (chapters->chapter[i].line < end_of(ui, chapters, i))
            chapters->chapter[kept++] = chapters->chapter[i];
    chapters->count = kept;
}

/* "  US +2, VC -1", nothing if nothing changed. */
static void add_changes(const Ui *ui, const Chapters *chapters, int index, Text *out)
{
    const Rules *rules = ui_game(ui)->rules;
    const int *after =
        index + 1 < chapters->count ? chapters->chapter[index + 1].points : chapters->points;
    const char *gap = " → ";
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const int change = after[seat] - chapters->chapter[index].points[seat];
        if (change == 0)
            continue;
        text_add(out, gap);
        text_add(out, seat_name(rules, seat, ui->lang));
        text_add(out, change > 0 ? " +" : " ");
        text_number(out, change);
        gap = ", ";
    }
}

/* The first sentence of the turn stands for it. */
static void print_label(const Ui *ui, const Chapters *chapters, int index, Text *out)
{
    const uint32_t line = chapters->chapter[index].line;
    text_add(out, lines_at(&ui->story, line));
    add_changes(ui, chapters, index, out);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static void read_chapter(Ui *ui, const Chapters *chapters, int index)
{
    char *page = malloc(PAGE_SIZE);
    Text text;
    if (!page)
        return;
    text_init(&text, page, PAGE_SIZE);
    for (uint32_t i = chapters->chapter[index].line; i < end_of(ui, chapters, index); i++) {
        text_add(&text, lines_at(&ui->story, i));
        text_char(&text, '\n');
    }
    popup_read(ui, chapters->chapter[index].label, page, "", PAGE_FACTS);
    free(page);
}

void info_chapters(Ui *ui)
{
    Chapters chapters = {0};
    const char **labels = NULL;
    if (find_chapters(ui, &chapters)) {
        for (int i = 0; i < chapters.count; i++)
            chapters.chapter[i].line = first_line(ui, &chapters.chapter[i]);
        drop_silent(ui, &chapters);
        labels = malloc((size_t)(chapters.count + 1) * sizeof *labels);
    }
    for (int i = 0; labels && i < chapters.count; i++) {
        Text text;
        text_init(&text, chapters.chapter[i].label, LABEL_SIZE);
        print_label(ui, &chapters, i, &text);
        labels[i] = chapters.chapter[i].label;
    }
    for (int at = chapters.count > 0 ? chapters.count - 1 : 0;
         labels && at >= 0 && !ui->screen.ended;) {
        labels[chapters.count] = message_text(ui->lang, "term.log.whole");
        at =
            pick(ui, message_text(ui->lang, "term.log.folded"), "", labels, chapters.count + 1, at);
        if (at >= 0 && at < chapters.count)
            read_chapter(ui, &chapters, at);
        else if (at == chapters.count)
            info_log(ui);
    }
    free(labels);
    free(chapters.chapter);
}
