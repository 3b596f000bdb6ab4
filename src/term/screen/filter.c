/* filter.c: only the choices that hold what is typed. Enter takes the one under the cursor, Escape
 * lists all again. */
#include <string.h>

#include "term/ui.h"

bool filter_fits(const Ui *ui, uint32_t index)
{
    TEXT(text, label, SENTENCE_SIZE);
    game_print_label(ui_game(ui), ui->state, ui->legal.action[index], ui->lang, &text);
    return fold_contains(label, ui->filter);
}

void filter_begin(Ui *ui)
{
    map_leave(ui);
    ui->focus = FOCUS_CHOICES;
    ui->filtering = true;
}

void filter_end(Ui *ui)
{
    ui->filtering = false;
    ui->filter[0] = '\0';
    ui->choices.at = 0;
    ui_list_choices(ui);
}

static void change(Ui *ui)
{
    ui->choices.at = 0;
    ui_list_choices(ui);
}

bool filter_key(Ui *ui, Input input, uint32_t *taken)
{
    uint32_t entry;
    if (input_is_key(input, KEY_IS_ESCAPE)) {
        filter_end(ui);
    } else if (input_is_key(input, KEY_IS_ENTER)) {
        return ui_choice(ui, taken);
    } else if (input_is_key(input, KEY_IS_ERASE)) {
        ask_erase(ui->filter);
        change(ui);
    } else if (input.kind == INPUT_CHAR) {
        ask_type(ui->filter, sizeof ui->filter, (unsigned)input.code);
        change(ui);
    } else if (input.kind == INPUT_CLICK && list_hit(&ui->choices, input, &entry)) {
        ui->choices.at = entry;
        return ui_choice(ui, taken);
    } else {
        list_move(&ui->choices, input);
    }
    return false;
}
