/* refuse.c: why nothing can be chosen at a place, as the rules answer it (core/objections.h). */
#include <string.h>

#include "core/objections.h"
#include "term/ui.h"

/* "sentence [9.6]" */
static void print_objection(const Ui *ui, const Objections *all, unsigned i, Text *out)
{
    text_add(out, all->line[i].sentence);
    text_char(out, ' ');
    game_print_citation(ui_game(ui), all->line[i].reason->rule, ui->lang, out);
}

/* Nothing there to ask about: the question's own rule is all there is to say. */
static void say_nothing_here(Ui *ui, const char *place)
{
    const Step *step = game_step(ui_game(ui), ui->state);
    ui_notice(ui, "term.nothing_here", place);
    if (step && step->rule) {
        const size_t length = strlen(ui->notice);
        Text text;
        text_init(&text, ui->notice + length, sizeof ui->notice - length);
        text_char(&text, ' ');
        game_print_citation(ui_game(ui), step->rule, ui->lang, &text);
    }
}

void refuse_place(Ui *ui)
{
    enum { LINE = OBJECTION_SIZE + 64 };
    const Inquiry question = {ui_game(ui), ui->state, &ui->legal, ui->lang};
    char place[128], page[OBJECTIONS_MAX * LINE];
    Objections all = {0};
    Text text;
    if (ui->place == PLACE_NONE)
        return;
    text_init(&text, place, sizeof place);
    guide_print_place(ui_game(ui), ui->place, ui->lang, &text);
    objections_to_place(&question, ui->place, UINT32_MAX, &all);
    text_init(&text, page, sizeof page);
    for (unsigned i = 0; i < all.count; i++) {
        text_add(&text, i > 0 ? "\n" : "");
        print_objection(ui, &all, i, &text);
    }
    if (all.count == 0)
        say_nothing_here(ui, place);
    else if (all.count == 1) {
        text_init(&text, ui->notice, sizeof ui->notice);
        text_add(&text, place);
        text_add(&text, message_text(ui->lang, "term.colon"));
        text_add(&text, page);
    } else {
        text_char(&text, '\n');
        popup_read(ui, place, page, "", PAGE_FACTS);
    }
}
