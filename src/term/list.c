/* list.c: a list with a cursor. Entries are numbered 1 to 9, then with capital letters: small ones
 * are commands, and L is the language. */
#include "term/list.h"

#include <string.h>

static const char marks[] = "123456789ABCDEFGHIJKMNOPQRSTUVWXYZ";
enum { MARK_WIDTH = 3 };

void list_free(List *list)
{
    lines_free(&list->label);
    lines_free(&list->shown);
}

/* ---- Drawing --------------------------------------------------------------------------------- */

/* Bytes of the first `columns` characters. */
static size_t bytes_of(const char *words, size_t columns)
{
    size_t i = 0;
    for (; words[i] != '\0'; i++)
        if (((unsigned char)words[i] & 0xc0) != 0x80 && columns-- == 0)
            break;
    return i;
}

/* An entry that has to be cut keeps what it does in sight: its name gives way, down to half of the
 * line. */
static void add_short(List *list, const char *words, size_t width, uint32_t entry)
{
    enum { SHORT_SIZE = 512 };
    char buffer[SHORT_SIZE];
    Text text;
    const char *effect = strstr(words, " → ");
    const size_t tail = effect ? text_width(effect) : 0;
    text_init(&text, buffer, sizeof buffer);
    if (effect && text_width(words) > width && width > 2) {
        const size_t name = tail < width / 2 ? width - tail : (width + 1) / 2;
        const size_t head = bytes_of(words, name - 1);
        if (words + head < effect) {
            text_add_n(&text, words, head);
            text_add(&text, "…");
            text_add(&text, effect);
            words = buffer;
        }
    }
    lines_add(&list->shown, words, strlen(words), entry, false);
}

/* Entries in full, or only the one under the cursor. */
static void lay_out(List *list, const Screen *screen, int width, bool whole)
{
    lines_clear(&list->shown);
    for (uint32_t i = 0; i < list->label.count; i++) {
        const char *words = lines_at(&list->label, i);
        if (whole || i == list->at)
            lines_wrap(&list->shown, screen->fold, words, width, 0, i);
        else
            add_short(list, words, (size_t)width, i);
    }
}

/* The whole entry under the cursor must be seen, its first line above all; a line of its
 * neighbours too, if there is room. */
static void scroll(List *list, uint32_t height)
{
    uint32_t first = 0, last = 0;
    for (uint32_t i = 0; i < list->shown.count; i++) {
        if (list->shown.line[i].tag < list->at)
            first = i + 1;
        if (list->shown.line[i].tag <= list->at)
            last = i;
    }
    if (last + 1 < list->shown.count && last - first + 2 < height)
        last++;
    if (last >= list->top + height)
        list->top = last + 1 - height;
    if (first > 0 && last - first + 2 < height)
        first--;
    if (first < list->top)
        list->top = first;
    if (list->shown.count <= height)
        list->top = 0;
    else if (list->top + height > list->shown.count)
        list->top = list->shown.count - height;
}

static void draw_row(const List *list, const Screen *screen, uint32_t index, int row, bool active)
{
    const Line *line = &list->shown.line[index];
    const bool picked = line->tag == list->at;
    const unsigned look = !picked ? STYLE_PLAIN : active ? LOOK_PICKED : STYLE_STRONG;
    char mark[] = "   ";
    if (!line->more && line->tag < sizeof marks - 1)
        mark[1] = marks[line->tag];
    screen_put(screen, row, list->rect.column, MARK_WIDTH, picked ? look : LOOK_KEY, mark);
    screen_line(screen, row, list->rect.column + MARK_WIDTH, list->rect.width - MARK_WIDTH, look,
                lines_at(&list->shown, index));
}

/* That there is more above or below. */
static void draw_ends(const List *list, const Screen *screen)
{
    const int edge = list->rect.column + list->rect.width - 1;
    if (list->top > 0)
        screen_cell(screen, list->rect.row, edge, STYLE_ALERT, "▲");
    if (list->top + (uint32_t)list->rect.height < list->shown.count)
        screen_cell(screen, list->rect.row + list->rect.height - 1, edge, STYLE_ALERT, "▼");
}

void list_draw(List *list, const Screen *screen, Rect rect, bool active)
{
    list->rect = rect;
    if (rect.height <= 0)
        return;
    lay_out(list, screen, rect.width - MARK_WIDTH - 1, true);
    if (list->shown.count > (uint32_t)rect.height)
        lay_out(list, screen, rect.width - MARK_WIDTH - 1, false);
    scroll(list, (uint32_t)rect.height);
    for (int i = 0; i < rect.height && list->top + (uint32_t)i < list->shown.count; i++)
        draw_row(list, screen, list->top + (uint32_t)i, rect.row + i, active);
    draw_ends(list, screen);
}

/* ---- Moving and choosing --------------------------------------------------------------------- */

static void step(List *list, int by)
{
    const int last = (int)list->label.count - 1;
    int at = (int)list->at + by;
    at = at > last ? last : at;
    list->at = at < 0 ? 0 : (uint32_t)at;
}

bool list_move(List *list, Input input)
{
    const int count = (int)list->label.count,
              page = list->rect.height > 2 ? list->rect.height - 1 : 1;
    if (input.kind == INPUT_WHEEL && rect_has(list->rect, input.row, input.column)) {
        step(list, input.code);
        return true;
    }
    if (input.kind != INPUT_KEY)
        return false;
    switch ((Key)input.code) {
    case KEY_IS_UP:
        step(list, list->at == 0 ? count : -1);
        return true;
    case KEY_IS_DOWN:
        step(list, (int)list->at == count - 1 ? -count : 1);
        return true;
    case KEY_IS_PAGE_UP:
        step(list, -page);
        return true;
    case KEY_IS_PAGE_DOWN:
        step(list, page);
        return true;
    case KEY_IS_HOME:
        step(list, -count);
        return true;
    case KEY_IS_END:
        step(list, count);
        return true;
    default:
        return false;
    }
}

bool list_has_marks(const List *list) { return list->label.count < sizeof marks; }

bool list_hit(const List *list, Input input, uint32_t *entry)
{
    if (input.kind == INPUT_CLICK && rect_has(list->rect, input.row, input.column)) {
        const uint32_t index = list->top + (uint32_t)(input.row - list->rect.row);
        if (index >= list->shown.count)
            return false;
        *entry = list->shown.line[index].tag;
        return true;
    }
    if (input.kind != INPUT_CHAR || input.code <= 0 || input.code > 'Z')
        return false;
    const char *mark = strchr(marks, input.code);
    if (!mark || (uint32_t)(mark - marks) >= list->label.count)
        return false;
    *entry = (uint32_t)(mark - marks);
    return true;
}
