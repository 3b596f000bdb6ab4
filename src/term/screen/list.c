/* list.c: a list with a cursor. Entries of a menu are marked by digits, then by the letters that
 * are no command anywhere; capitals mean the same as small ones. */
#include "term/screen/list.h"

#include <string.h>

static const char menu_marks[] = "1234567890bdefgjknpxyz";
enum { MARK_WIDTH = 3 };

/* '\0': none. */
static char mark_of(const List *list, uint32_t entry)
{
    if (list->marks)
        return list->marks[entry];
    return entry < sizeof menu_marks - 1 ? menu_marks[entry] : '\0';
}

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
        if (!utf8_is_tail(words[i]) && columns-- == 0)
            break;
    return i;
}

/* An entry that has to be cut keeps what it does in sight: its name gives way, down to half of the
 * line. */
static void add_short(List *list, const char *words, size_t width, uint32_t entry)
{
    enum { SHORT_SIZE = 512 };
    const char *effect = strstr(words, " → ");
    const size_t tail = effect ? text_width(effect) : 0;
    TEXT(text, buffer, SHORT_SIZE);
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

/* Lines of the pinned entries; none where they would leave no room for others. */
static uint32_t count_tail(const List *list, uint32_t height)
{
    uint32_t tail = 0;
    for (uint32_t i = 0; i < list->shown.count; i++)
        tail += list->shown.line[i].tag + list->pinned >= list->label.count;
    return tail + 2 < height ? tail : 0;
}

/* Lines that scroll, and the rows they have. */
static uint32_t head_count(const List *list) { return list->shown.count - list->tail; }

static uint32_t head_rows(const List *list)
{
    const uint32_t rows = (uint32_t)list->rect.height - list->tail;
    return head_count(list) < rows ? head_count(list) : rows;
}

/* The line in that row of the list, or shown.count. */
static uint32_t line_in_row(const List *list, uint32_t row)
{
    if (row < head_rows(list))
        return list->top + row;
    const uint32_t line = head_count(list) + row - head_rows(list);
    return line < list->shown.count ? line : list->shown.count;
}

/* The whole entry under the cursor must be seen, its first line above all; a line of its
 * neighbours too, if there is room. */
static void scroll(List *list)
{
    const uint32_t count = head_count(list), height = head_rows(list);
    uint32_t first = 0, last = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (list->shown.line[i].tag < list->at)
            first = i + 1;
        if (list->shown.line[i].tag <= list->at)
            last = i;
    }
    if (first > last) /* the cursor is on a pinned entry */
        first = last;
    if (last + 1 < count && last - first + 2 < height)
        last++;
    if (last >= list->top + height)
        list->top = last + 1 - height;
    if (first > 0 && last - first + 2 < height)
        first--;
    if (first < list->top)
        list->top = first;
    if (count <= height)
        list->top = 0;
    else if (list->top + height > count)
        list->top = count - height;
}

static void draw_row(const List *list, const Screen *screen, uint32_t index, int row, bool active)
{
    const Line *line = &list->shown.line[index];
    const bool picked = line->tag == list->at;
    const unsigned look = !picked ? STYLE_PLAIN : active ? LOOK_PICKED : STYLE_STRONG;
    char mark[] = "   ";
    if (!line->more && mark_of(list, line->tag))
        mark[1] = mark_of(list, line->tag);
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
    if (list->top + head_rows(list) < head_count(list))
        screen_cell(screen, list->rect.row + (int)head_rows(list) - 1, edge, STYLE_ALERT, "▼");
}

void list_draw(List *list, const Screen *screen, Rect rect, bool active)
{
    list->rect = rect;
    list->tail = 0;
    if (rect.height <= 0)
        return;
    lay_out(list, screen, rect.width - MARK_WIDTH - 1, true);
    if (list->shown.count > (uint32_t)rect.height)
        lay_out(list, screen, rect.width - MARK_WIDTH - 1, false);
    list->tail = count_tail(list, (uint32_t)rect.height);
    scroll(list);
    for (int i = 0; i < rect.height && line_in_row(list, (uint32_t)i) < list->shown.count; i++)
        draw_row(list, screen, line_in_row(list, (uint32_t)i), rect.row + i, active);
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

bool list_has_marks(const List *list)
{
    for (uint32_t i = 0; i < list->label.count; i++)
        if (!mark_of(list, i))
            return false;
    return true;
}

bool list_hit(const List *list, Input input, uint32_t *entry)
{
    if (input.kind == INPUT_CLICK && rect_has(list->rect, input.row, input.column)) {
        const uint32_t index = line_in_row(list, (uint32_t)(input.row - list->rect.row));
        if (index >= list->shown.count)
            return false;
        *entry = list->shown.line[index].tag;
        return true;
    }
    if (input.kind != INPUT_CHAR || input.code <= ' ' || input.code > 'z' || input.code == 'L')
        return false;
    const bool capital = input.code >= 'A' && input.code <= 'Z';
    const char key = (char)(capital ? input.code - 'A' + 'a' : input.code);
    for (uint32_t i = 0; i < list->label.count; i++) {
        if (mark_of(list, i) != key)
            continue;
        *entry = i;
        return true;
    }
    return false;
}
