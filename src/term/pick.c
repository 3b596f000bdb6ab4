/* pick.c: one of several, on a screen of its own: menus. */
#include <string.h>

#include "term/ui.h"

enum { COLUMN_WIDE = 74 };

/* What is being picked; the screen's backdrop meanwhile. */
struct Picking {
    const char *title, *words;
    List list;
};

static const Hint hints[] = {{"term.key.enter", "term.does.choose"},
                             {"h", "term.does.help"},
                             {"term.key.escape", "term.does.return"}};

/* ---- Drawing --------------------------------------------------------------------------------- */

static int put_words(const Ui *ui, int row, int column, int width, unsigned look, const char *words)
{
    Lines lines = {0};
    lines_wrap(&lines, ui->screen.fold, words, width, 0, 0);
    for (uint32_t i = 0; i < lines.count; i++)
        screen_put(&ui->screen, row++, column, width, look, lines_at(&lines, i));
    lines_free(&lines);
    return row;
}

static void draw(Ui *ui)
{
    struct Picking *picking = ui->picking;
    const Screen *screen = &ui->screen;
    char bar[SENTENCE_SIZE];
    Text text;
    text_init(&text, bar, sizeof bar);
    text_add(&text, " Mekong · ");
    const Rules *rules = ui->playing ? ui_game(ui)->rules : ui->wish.rules;
    text_add(&text, message_text(ui->lang, rules->message));
    screen_line(screen, 0, 0, screen->columns, LOOK_BAR, bar);
    const int column = (screen->columns - COLUMN_WIDE) / 2;
    int row = screen->rows > 40 ? 8 : 2;
    row = put_words(ui, row, column, COLUMN_WIDE, STYLE_STRONG, picking->title);
    if (picking->words[0] != '\0')
        row = put_words(ui, row, column, COLUMN_WIDE, STYLE_FAINT, picking->words);
    row++;
    list_draw(&picking->list, screen, (Rect){row, column - 1, screen->rows - row - 2, COLUMN_WIDE},
              true);
    if (ui->notice[0] != '\0')
        screen_put(screen, screen->rows - 2, column, COLUMN_WIDE, STYLE_ALERT, ui->notice);
    draw_hints(ui, hints, COUNT_OF(hints));
}

/* ---- Picking --------------------------------------------------------------------------------- */

/* True when it is decided; entry -1: Escape. */
static bool decide(Ui *ui, List *list, Input input, int *entry)
{
    uint32_t hit;
    ui->notice[0] = '\0';
    if (input.kind == INPUT_END || input_is_key(input, KEY_IS_ESCAPE) || input_is_char(input, 'q'))
        return true;
    if (list_hit(list, input, &hit))
        list->at = hit;
    else if (!input_is_key(input, KEY_IS_ENTER)) {
        list_move(list, input);
        if (input_is_key(input, KEY_IS_HELP) || input_is_char(input, 'h'))
            info_help(ui);
        return false;
    }
    *entry = (int)list->at;
    return true;
}

int pick(Ui *ui, const char *title, const char *words, const char *const *labels, int count,
         int preset)
{
    struct Picking picking = {.title = title, .words = words}, *outer = ui->picking;
    void (*backdrop)(Ui *) = ui->backdrop;
    int entry = -1;
    for (int i = 0; i < count; i++)
        lines_add(&picking.list.label, labels[i], strlen(labels[i]), (uint32_t)i, false);
    picking.list.at = (uint32_t)preset;
    ui->picking = &picking;
    ui->backdrop = draw;
    for (Input input = {.kind = INPUT_NONE}; count > 0;) {
        input = ui_wait(ui, -1);
        if (input.kind == INPUT_NONE || input.kind == INPUT_RESIZE)
            continue;
        if (decide(ui, &picking.list, input, &entry))
            break;
    }
    ui->backdrop = backdrop;
    ui->picking = outer;
    list_free(&picking.list);
    return entry;
}
