/* cover.c: between two people at one keyboard: an empty screen until the other one sits there. What
 * was on it is gone before, and the story is told anew for him. */
#include "term/ui.h"

static void draw(Ui *ui)
{
    const Rules *rules = ui_game(ui)->rules;
    const char *side = seat_name(rules, match_actor(ui->session.match), ui->lang);
    TEXT(text, buffer, SENTENCE_SIZE);
    message_say(ui->lang, "term.cover", NULL, side, &text);
    const int width = screen_width(&ui->screen, buffer);
    const int middle = ui->screen.rows / 2;
    screen_line(&ui->screen, 0, 0, ui->screen.columns, LOOK_BAR, "");
    screen_put(&ui->screen, middle - 1, (ui->screen.columns - width) / 2, width, STYLE_STRONG,
               buffer);
    const char *how = message_text(ui->lang, "term.cover_key");
    const int how_width = screen_width(&ui->screen, how);
    screen_put(&ui->screen, middle + 1, (ui->screen.columns - how_width) / 2, how_width,
               STYLE_FAINT, how);
}

void cover_run(Ui *ui)
{
    ui->backdrop = draw;
    input_discard(); /* what was typed before was meant for the question before */
    for (;;) {
        const Input input = ui_wait(ui, -1);
        if (input.kind == INPUT_END)
            return;
        if (input_is_char(input, 'q')) {
            ui->leave = LEAVE_QUIT;
            break;
        }
        if (ui_fits(ui) && input_is_key(input, KEY_IS_ENTER)) {
            session_sit(&ui->session);
            ui->chooser = match_actor(ui->session.match);
            break;
        }
    }
    ui->backdrop = draw_game;
    ui->notice[0] = '\0';
    ui->place = PLACE_NONE;
    ui_update(ui);
}
