/* popup.c: boxes over the screen: a text to read, with search; words of a lesson; a line to type.
 * Each has a round of its own and draws what lies behind it anew, so that the size of the terminal
 * may change at any time. */
#include <stdlib.h>
#include <string.h>

#include "term/ui.h"

enum { BOX_WIDE = 78, FIND_SIZE = 64 };

typedef struct Box {
    Ui *ui;
    const char *title, *text, *hint; /* the hint is a message id */
    Lines lines;
    int indent; /* of lines that go on */
    bool foot;  /* at the foot of the screen, not in its middle */
    int top;
    Rect rect;
    char find[FIND_SIZE];
    int found; /* line that was found, or -1 */
} Box;

/* ---- Drawing --------------------------------------------------------------------------------- */

static int room(const Box *box) { return box->rect.height - 2; }

static void lay_out(Box *box)
{
    const Screen *screen = &box->ui->screen;
    const int width = screen->columns < BOX_WIDE + 8 ? screen->columns : BOX_WIDE;
    lines_clear(&box->lines);
    lines_wrap(&box->lines, screen->fold, box->text, width - 4, box->indent, 0);
    int height = (int)box->lines.count + 2;
    if (height > screen->rows - 2)
        height = screen->rows - 2;
    const int row = box->foot ? screen->rows - height - 1 : (screen->rows - height) / 2;
    box->rect = (Rect){row, (screen->columns - width) / 2, height, width};
}

static void scroll_to(Box *box, int top)
{
    const int most = (int)box->lines.count - room(box);
    if (top > most)
        top = most;
    box->top = top < 0 ? 0 : top;
}

static void draw_box(Box *box)
{
    const Screen *screen = &box->ui->screen;
    ui_draw(box->ui);
    if (!ui_fits(box->ui))
        return;
    lay_out(box);
    scroll_to(box, box->top);
    screen_box(screen, box->rect, box->title, message_text(box->ui->lang, box->hint));
    for (int i = 0; i < room(box) && box->top + i < (int)box->lines.count; i++)
        screen_put(screen, box->rect.row + 1 + i, box->rect.column + 2, box->rect.width - 4,
                   box->top + i == box->found ? LOOK_PICKED : STYLE_PLAIN,
                   lines_at(&box->lines, (uint32_t)(box->top + i)));
    const int edge = box->rect.column + box->rect.width - 1;
    if (box->top > 0)
        screen_cell(screen, box->rect.row + 1, edge, STYLE_ALERT, "▲");
    if (box->top + room(box) < (int)box->lines.count)
        screen_cell(screen, box->rect.row + box->rect.height - 2, edge, STYLE_ALERT, "▼");
}

/* ---- Searching ------------------------------------------------------------------------------- */

static void find_next(Box *box)
{
    const int count = (int)box->lines.count, from = box->found >= 0 ? box->found : box->top - 1;
    box->found = -1;
    for (int i = 1; box->find[0] != '\0' && i <= count && box->found < 0; i++) {
        const int index = (from + i) % count;
        if (fold_contains(lines_at(&box->lines, (uint32_t)index), box->find))
            box->found = index;
    }
    if (box->found >= 0 && (box->found < box->top || box->found >= box->top + room(box)))
        scroll_to(box, box->found - room(box) / 2);
}

static void find(Box *box)
{
    if (popup_ask(box->ui, message_text(box->ui->lang, "term.find.title"),
                  message_text(box->ui->lang, "term.find.label"), box->find, sizeof box->find)) {
        box->found = -1;
        find_next(box);
    }
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool scroll(Box *box, Input input)
{
    static const Key keys[] = {KEY_IS_UP,        KEY_IS_DOWN, KEY_IS_PAGE_UP,
                               KEY_IS_PAGE_DOWN, KEY_IS_HOME, KEY_IS_END};
    const int page = room(box) - 1, all = (int)box->lines.count;
    const int by[] = {-1, 1, -page, page, -all, all};
    if (input.kind == INPUT_WHEEL) {
        scroll_to(box, box->top + 3 * input.code);
        return true;
    }
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        if (input_is_key(input, keys[i])) {
            scroll_to(box, box->top + by[i]);
            return true;
        }
    }
    if (input_is_char(input, ' ')) {
        scroll_to(box, box->top + page);
        return true;
    }
    return false;
}

/* Arrows stand for < and >, so that a caller has to know only those. */
static Input as_character(Input input)
{
    if (input_is_key(input, KEY_IS_LEFT))
        return (Input){.kind = INPUT_CHAR, .code = '<'};
    if (input_is_key(input, KEY_IS_RIGHT))
        return (Input){.kind = INPUT_CHAR, .code = '>'};
    return input;
}

static bool closes(const Box *box, Input input, const char *keys)
{
    if (input.kind == INPUT_END || input_is_key(input, KEY_IS_ESCAPE) ||
        input_is_key(input, KEY_IS_ENTER) || input_is_char(input, 'q'))
        return true;
    if (input.kind == INPUT_CLICK)
        return !rect_has(box->rect, input.row, input.column);
    return input.kind == INPUT_CHAR && input.code < 0x80 && strchr(keys, input.code);
}

Input popup_read(Ui *ui, const char *title, const char *text, const char *keys, Page page)
{
    Box box = {.ui = ui, .title = title, .text = text, .hint = "term.box_hint", .found = -1};
    box.indent = page == PAGE_PROSE ? 0 : 2;
    if (strchr(keys, '<'))
        box.hint = "term.box_hint_more";
    Input input;
    draw_box(&box);
    if (page == PAGE_LOG)
        scroll_to(&box, (int)box.lines.count);
    for (;;) {
        draw_box(&box);
        screen_show();
        input = as_character(input_read(&ui->screen, -1));
        if (closes(&box, input, keys))
            break;
        if (scroll(&box, input))
            continue;
        if (input_is_char(input, '/'))
            find(&box);
        else if (input_is_char(input, 'n'))
            find_next(&box);
    }
    lines_free(&box.lines);
    return input;
}

void popup_tell(Ui *ui, const char *title, const char *text)
{
    Box box = {.ui = ui, .title = title, .text = text, .hint = "term.tell_hint", .found = -1};
    box.foot = true;
    Input input;
    do {
        draw_box(&box);
        screen_show();
        input = input_read(&ui->screen, -1);
        scroll(&box, input);
    } while (input.kind != INPUT_END && !input_is_key(input, KEY_IS_ENTER) &&
             !input_is_key(input, KEY_IS_ESCAPE) && !input_is_char(input, 'q'));
    lines_free(&box.lines);
    if (input_is_char(input, 'q') || input_is_key(input, KEY_IS_ESCAPE))
        ui->leave = LEAVE_MENU;
}
