/* pick.c: one of several, on a screen of its own: menus. */
#include <string.h>

#include "term/ui.h"

enum { COLUMN_WIDE = 74 };

/* What is being picked; the screen's backdrop meanwhile. */
struct Picking {
    const char *title, *words;
    List list;
    bool *erase; /* NULL: nothing can be thrown away */
};

static const Hint hints[] = {{"term.key.enter", "term.does.choose"},
                             {"h", "term.does.help"},
                             {"term.key.escape", "term.does.return"}};
static const Hint erase_hints[] = {{"term.key.enter", "term.does.choose"},
                                   {"term.key.delete", "term.does.delete"},
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

/* Of the game that is played, or that the menu will begin. */
static const Rules *picked_rules(const Ui *ui)
{
    return ui->playing ? ui_game(ui)->rules : ui->wish.rules;
}

static void draw(Ui *ui)
{
    struct Picking *picking = ui->picking;
    const Screen *screen = &ui->screen;
    TEXT(text, bar, SENTENCE_SIZE);
    text_add(&text, " Mekong");
    if (ui->playing || ui->game_known) {
        text_add(&text, " · ");
        text_add(&text, game_title(picked_rules(ui), ui->lang));
    }
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
    if (picking->erase)
        draw_hints(ui, erase_hints, COUNT_OF(erase_hints));
    else
        draw_hints(ui, hints, COUNT_OF(hints));
}

/* ---- Picking --------------------------------------------------------------------------------- */

/* True when it is decided. */
static bool decide(Ui *ui, Input input, int *entry)
{
    List *list = &ui->picking->list;
    uint32_t hit;
    ui->notice[0] = '\0';
    if (input.kind == INPUT_END || input_is_char(input, 'q')) {
        *entry = PICK_QUIT;
        return true;
    }
    if (input_is_key(input, KEY_IS_ESCAPE))
        return true;
    if (list_hit(list, input, &hit))
        list->at = hit;
    else if (ui->picking->erase && input_is_key(input, KEY_IS_ERASE))
        *ui->picking->erase = true;
    else if (!input_is_key(input, KEY_IS_ENTER)) {
        list_move(list, input);
        if (input_is_key(input, KEY_IS_HELP) || input_is_char(input, 'h'))
            info_help(ui);
        return false;
    }
    *entry = (int)list->at;
    return true;
}

static int pick_from(Ui *ui, struct Picking picking, const char *const *labels, int count)
{
    struct Picking *outer = ui->picking;
    void (*backdrop)(Ui *) = ui->backdrop;
    int entry = PICK_BACK;
    for (int i = 0; i < count; i++)
        lines_add(&picking.list.label, labels[i], strlen(labels[i]), (uint32_t)i, false);
    ui->picking = &picking;
    ui->backdrop = draw;
    for (Input input = {.kind = INPUT_NONE}; count > 0;) {
        input = ui_wait(ui, -1);
        if (input.kind == INPUT_NONE || input.kind == INPUT_RESIZE)
            continue;
        if (decide(ui, input, &entry))
            break;
    }
    ui->backdrop = backdrop;
    ui->picking = outer;
    list_free(&picking.list);
    return entry;
}

int pick(Ui *ui, const char *title, const char *words, const char *const *labels, int count,
         int preset)
{
    const struct Picking picking = {.title = title, .words = words, .list.at = (uint32_t)preset};
    return pick_from(ui, picking, labels, count);
}

int pick_or_erase(Ui *ui, const char *title, const char *const *labels, int count, bool *erase)
{
    const struct Picking picking = {.title = title, .words = "", .erase = erase};
    *erase = false;
    return pick_from(ui, picking, labels, count);
}
