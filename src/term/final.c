/* final.c: the game is over: who has won, and what can be done now. The last position stays on the
 * screen. */
#include <string.h>

#include "term/ui.h"

static const char *const labels[] = {"term.final.back", "term.final.log", "term.final.menu",
                                     "term.final.quit"};

static void list_labels(Ui *ui)
{
    lines_clear(&ui->choices.label);
    for (uint32_t i = 0; i < COUNT_OF(labels); i++) {
        const char *words = message_text(ui->lang, labels[i]);
        lines_add(&ui->choices.label, words, strlen(words), i, false);
    }
}

static void carry_out(Ui *ui, uint32_t entry)
{
    if (entry == 0)
        lookback_run(ui, ui->number);
    else if (entry == 1)
        info_log(ui);
    else
        ui->leave = entry == 2 ? LEAVE_MENU : LEAVE_QUIT;
}

void final_run(Ui *ui)
{
    uint32_t entry;
    list_labels(ui);
    const Input input = ui_wait(ui, -1);
    if (input.kind == INPUT_NONE || input.kind == INPUT_RESIZE || !ui_fits(ui))
        return;
    ui->notice[0] = '\0';
    if (keys_look(ui, input))
        return;
    if (list_hit(&ui->choices, input, &entry))
        carry_out(ui, entry);
    else if (input_is_key(input, KEY_IS_ENTER))
        carry_out(ui, ui->choices.at);
    else if (!list_move(&ui->choices, input))
        keys_game(ui, input);
}
