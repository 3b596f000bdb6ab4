/* panel_status.c: turn, phase and what is left, as the game tells it. */
#include "term/ui.h"

/* Who sits where, of a game that has no status of its own. */
static void print_seats(const Ui *ui, Text *out)
{
    const Rules *rules = ui_game(ui)->rules;
    for (Seat seat = 0; seat < rules->seats; seat++) {
        const Policy *policy = ui->session.policy[seat];
        text_add(out, seat_name(rules, seat, ui->lang));
        text_add(out, message_text(ui->lang, "term.colon"));
        text_add(out, message_text(ui->lang, policy ? policy->message : "term.person"));
        text_char(out, '\n');
    }
}

enum { WIDE_COLUMNS = 120 };

void status_lines(const Ui *ui, int width, Lines *out)
{
    TEXT(text, buffer, 2 * SENTENCE_SIZE);
    if (!guide_has(ui_game(ui)->rules, GUIDE_STATUS))
        print_seats(ui, &text);
    else if (ui->screen.columns >= WIDE_COLUMNS)
        guide_status_wide(ui_game(ui), ui->state, ui_viewer(ui), ui->lang, &text);
    else
        guide_status(ui_game(ui), ui->state, ui_viewer(ui), ui->lang, &text);
    lines_wrap(out, ui->screen.fold, buffer, width, 2, 0);
}

void draw_status(Ui *ui)
{
    const Rect rect = ui->layout.status;
    Lines lines = {0};
    status_lines(ui, rect.width - 1, &lines);
    const int hidden = (int)lines.count - rect.height;
    if (ui->status_top > hidden)
        ui->status_top = hidden;
    if (ui->status_top < 0)
        ui->status_top = 0;
    for (int i = 0; i < rect.height && ui->status_top + i < (int)lines.count; i++)
        screen_put(&ui->screen, rect.row + i, rect.column + 1, rect.width - 1,
                   ui->status_top + i == 0 ? STYLE_STRONG : STYLE_PLAIN,
                   lines_at(&lines, (uint32_t)(ui->status_top + i)));
    const int edge = rect.column + rect.width - 1;
    if (ui->status_top > 0)
        screen_cell(&ui->screen, rect.row, edge, STYLE_ALERT, "▲");
    if (ui->status_top < hidden)
        screen_cell(&ui->screen, rect.row + rect.height - 1, edge, STYLE_ALERT, "▼");
    lines_free(&lines);
}
