/* draw.c: the whole screen, from its panels. */
#include "term/ui.h"

bool ui_fits(const Ui *ui)
{
    return ui->screen.rows >= ROWS_LEAST && ui->screen.columns >= COLUMNS_LEAST;
}

static void ask_for_room(const Ui *ui)
{
    const int64_t number[] = {COLUMNS_LEAST, ROWS_LEAST, ui->screen.columns, ui->screen.rows};
    Lines lines = {0};
    TEXT(text, buffer, SENTENCE_SIZE);
    message_say(ui->lang, "term.small", number, "", &text);
    lines_wrap(&lines, ui->screen.fold, buffer, ui->screen.columns - 2, 0, 0);
    for (int i = 0; i < (int)lines.count; i++)
        screen_put(&ui->screen, i, 1, ui->screen.columns - 1, STYLE_STRONG,
                   lines_at(&lines, (uint32_t)i));
    lines_free(&lines);
}

void ui_draw(Ui *ui)
{
    screen_clear();
    if (ui_fits(ui))
        ui->backdrop(ui);
    else
        ask_for_room(ui);
}

Input ui_wait(Ui *ui, int milliseconds)
{
    ui_draw(ui);
    screen_show();
    return input_read(&ui->screen, milliseconds);
}

/* Lines between the map and its neighbours. The log of a small screen has one when it is open. */
static void draw_borders(const Ui *ui)
{
    const Rect log = ui->layout.log;
    const int column = ui->layout.map.width;
    const bool strip = log.width == ui->screen.columns;
    screen_down(&ui->screen, 1, column, (strip ? log.row : ui->screen.rows - 1) - 1);
    screen_cell(&ui->screen, ui->layout.prompt.row - 1, column, LOOK_FRAME, "├");
    if (strip && ui->focus != FOCUS_LOG)
        return;
    screen_across(&ui->screen, log.row - 1, log.column, log.width);
    screen_cell(&ui->screen, log.row - 1, column, LOOK_FRAME,
                strip             ? "┴"
                : log.column == 0 ? "┤"
                                  : "├");
    screen_put(&ui->screen, log.row - 1, log.column + 2, log.width - 4,
               ui->focus == FOCUS_LOG ? LOOK_PICKED : STYLE_FAINT,
               message_text(ui->lang, "term.log.panel"));
}

void draw_game(Ui *ui)
{
    layout_make(ui);
    draw_title(ui);
    draw_map(ui);
    draw_status(ui);
    draw_prompt(ui);
    draw_choices(ui);
    draw_borders(ui);
    draw_log(ui);
    draw_footer(ui);
}
