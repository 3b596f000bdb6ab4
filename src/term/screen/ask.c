/* ask.c: a line of text typed in a box. */
#include <string.h>

#include "term/ui.h"

enum { BOX_WIDE = 70 };

void ask_erase(char *buffer)
{
    size_t length = strlen(buffer);
    while (length > 0 && utf8_is_tail(buffer[length - 1]))
        length--;
    buffer[length > 0 ? length - 1 : 0] = '\0';
}

void ask_type(char *buffer, size_t size, unsigned letter)
{
    char bytes[5] = {0};
    if (letter < 0x80) {
        bytes[0] = (char)letter;
    } else if (letter < 0x800) {
        bytes[0] = (char)(0xc0 | letter >> 6);
        bytes[1] = (char)(0x80 | (letter & 0x3f));
    } else if (letter < 0x10000) {
        bytes[0] = (char)(0xe0 | letter >> 12);
        bytes[1] = (char)(0x80 | (letter >> 6 & 0x3f));
        bytes[2] = (char)(0x80 | (letter & 0x3f));
    } else {
        return;
    }
    if (strlen(buffer) + strlen(bytes) < size)
        strcat(buffer, bytes);
}

/* The end of a long line is what one types at. */
static const char *visible(const char *buffer, int width)
{
    int hidden = (int)text_width(buffer) - width;
    for (; hidden > 0; hidden--) {
        buffer++;
        while (utf8_is_tail(*buffer))
            buffer++;
    }
    return buffer;
}

static void draw(Ui *ui, const char *title, const char *label, const char *buffer)
{
    const Screen *screen = &ui->screen;
    const Rect rect = {screen->rows / 2 - 3, (screen->columns - BOX_WIDE) / 2, 5, BOX_WIDE};
    ui_draw(ui);
    if (!ui_fits(ui))
        return;
    screen_box(screen, rect, title, message_text(ui->lang, "term.ask_hint"));
    screen_put(screen, rect.row + 1, rect.column + 2, rect.width - 4, STYLE_FAINT, label);
    const int width = rect.width - 7;
    int at = screen_put(screen, rect.row + 2, rect.column + 2, 2, LOOK_KEY, "> ");
    at = screen_put(screen, rect.row + 2, at, width, STYLE_PLAIN, visible(buffer, width));
    screen_cell(screen, rect.row + 2, at, LOOK_PICKED, " ");
}

bool popup_ask(Ui *ui, const char *title, const char *label, char *buffer, size_t size)
{
    for (;;) {
        draw(ui, title, label, buffer);
        screen_show();
        const Input input = input_read(&ui->screen, -1);
        if (input.kind == INPUT_END || input_is_key(input, KEY_IS_ESCAPE))
            return false;
        if (input_is_key(input, KEY_IS_ENTER))
            return true;
        if (input_is_key(input, KEY_IS_ERASE))
            ask_erase(buffer);
        else if (input.kind == INPUT_CHAR)
            ask_type(buffer, size, (unsigned)input.code);
    }
}
