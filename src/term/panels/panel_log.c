/* panel_log.c: what has happened, the newest sentence last; what is new since the person last chose
 * has a mark. Answers to keys are shown here, too. */
#include "term/ui.h"

/* Sentences up to the position shown. */
static uint32_t story_count(const Ui *ui)
{
    uint32_t count = ui->story.count;
    while (count > 0 && ui->story.line[count - 1].tag > ui->number)
        count--;
    return count;
}

/* As many of the last ones as can be seen. */
static void log_lines(const Ui *ui, int width, int height, Lines *out)
{
    const uint32_t count = story_count(ui);
    const uint32_t wanted = (uint32_t)(height + ui->log_back);
    for (uint32_t i = count > wanted ? count - wanted : 0; i < count; i++)
        lines_wrap(out, ui->screen.fold, lines_at(&ui->story, i), width, 2, ui->story.line[i].tag);
}

static void draw_notice(const Ui *ui, Rect rect)
{
    Lines lines = {0};
    lines_wrap(&lines, ui->screen.fold, ui->notice, rect.width - 2, 0, 0);
    const int height = (int)lines.count < rect.height ? (int)lines.count : rect.height;
    for (int i = 0; i < height; i++) {
        const int row = rect.row + rect.height - height + i;
        screen_line(&ui->screen, row, rect.column, rect.width, STYLE_ALERT, "");
        screen_put(&ui->screen, row, rect.column + 1, rect.width - 1, STYLE_ALERT,
                   lines_at(&lines, (uint32_t)i));
    }
    lines_free(&lines);
}

static bool is_fresh(const Ui *ui, uint32_t action)
{
    return action >= session_news(&ui->session, ui_viewer(ui)) && !ui->back;
}

/* How many new sentences there are that the panel has no room for. */
static void draw_hidden_news(const Ui *ui, const Lines *lines, int top, Rect rect)
{
    int64_t hidden = 0;
    for (uint32_t i = 0; i < story_count(ui); i++)
        hidden += is_fresh(ui, ui->story.line[i].tag);
    for (int i = top; i < top + rect.height && i < (int)lines->count; i++)
        hidden -= is_fresh(ui, lines->line[i].tag) && !lines->line[i].more;
    if (hidden <= 0)
        return;
    TEXT(text, buffer, 32);
    text_add(&text, " +");
    text_number(&text, hidden);
    text_add(&text, " ▲");
    const int width = screen_width(&ui->screen, buffer);
    screen_put(&ui->screen, rect.row, rect.column + rect.width - width, width, STYLE_ALERT, buffer);
}

static void draw_line(const Ui *ui, const Lines *lines, uint32_t index, Rect rect, int row)
{
    const Line *line = &lines->line[index];
    const bool fresh = is_fresh(ui, line->tag);
    screen_line(&ui->screen, row, rect.column, rect.width, STYLE_PLAIN, "");
    if (fresh && !line->more)
        screen_put(&ui->screen, row, rect.column, 1, STYLE_ALERT, "▸");
    screen_put(&ui->screen, row, rect.column + 2, rect.width - 2, fresh ? STYLE_PLAIN : STYLE_FAINT,
               lines_at(lines, index));
}

void draw_log(Ui *ui)
{
    Rect rect = ui->layout.log;
    Lines lines = {0};
    log_lines(ui, rect.width - 2, rect.height, &lines);
    const int hidden = (int)lines.count - rect.height;
    if (ui->log_back > hidden)
        ui->log_back = hidden > 0 ? hidden : 0;
    const int top = hidden > ui->log_back ? hidden - ui->log_back : 0;
    for (int i = 0; i < rect.height; i++)
        if (top + i < (int)lines.count)
            draw_line(ui, &lines, (uint32_t)(top + i), rect, rect.row + i);
        else
            screen_line(&ui->screen, rect.row + i, rect.column, rect.width, STYLE_PLAIN, "");
    if (ui->log_back > 0)
        screen_cell(&ui->screen, rect.row + rect.height - 1, rect.column + rect.width - 1,
                    STYLE_ALERT, "▼");
    draw_hidden_news(ui, &lines, top, rect);
    lines_free(&lines);
    if (ui->notice[0] != '\0')
        draw_notice(ui, rect);
}
