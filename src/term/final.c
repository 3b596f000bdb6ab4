/* final.c: the game is over: who has won, and what can be done now. The last position stays on the
 * screen. */
#include <string.h>

#include "term/ui.h"

static const char *const labels[] = {"term.final.back", "term.final.log", "review.final",
                                     "term.final.menu", "term.final.quit"};

/* ---- The result ------------------------------------------------------------------------------ */

enum { RESULT_MOST = 3 }; /* lines that leave room for the choices */

static uint32_t count_lines(const char *words)
{
    uint32_t count = 0;
    for (; *words != '\0'; words++)
        count += *words == '\n';
    return count;
}

/* A long one says who has won in its last line. */
void final_print_short(const Ui *ui, Text *out)
{
    TEXT(text, words, SENTENCE_SIZE);
    session_result(&ui->session, &text);
    const char *from = words;
    for (uint32_t left = count_lines(words); left > 1 && count_lines(words) > RESULT_MOST; left--)
        from = strchr(from, '\n') + 1;
    text_add(out, from);
}

/* A long result is read in a box when the end is reached. */
static void show_result(Ui *ui)
{
    TEXT(text, words, SENTENCE_SIZE);
    session_result(&ui->session, &text);
    ui->result_read = true;
    if (count_lines(words) > RESULT_MOST)
        popup_read(ui,
                   message_text(ui->lang, ui->session.series ? "term.series.over" : "term.over"),
                   words, "", PAGE_FACTS);
}

/* ---- What now -------------------------------------------------------------------------------- */

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
        info_story(ui);
    else if (entry == 2)
        info_review(ui);
    else
        ui->leave = entry == 3 ? LEAVE_MENU : LEAVE_QUIT;
}

void final_run(Ui *ui)
{
    uint32_t entry;
    list_labels(ui);
    if (!ui->result_read)
        show_result(ui);
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
