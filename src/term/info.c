/* info.c: boxes with something to read about the position: a place, the hand, odds, reasons, the
 * story. What is in them comes from the game and the session. */
#include <stdlib.h>
#include <string.h>

#include "term/ui.h"

/* A page of text on the heap; NULL: no memory, then nothing is shown. */
static char *page_new(Text *text)
{
    char *page = malloc(PAGE_SIZE);
    if (page)
        text_init(text, page, PAGE_SIZE);
    return page;
}

/* ---- A place --------------------------------------------------------------------------------- */

static void place_title(const Ui *ui, uint8_t place, char *buffer, size_t size)
{
    Text text;
    text_init(&text, buffer, size);
    guide_print_place(ui_game(ui), place, ui->lang, &text);
}

/* All places by name; the one that is picked, or PLACE_NONE. */
static uint8_t ask_place(Ui *ui)
{
    enum { NAME_SIZE = 64 };
    const uint8_t count = guide_place_count(ui_game(ui)->rules);
    char(*names)[NAME_SIZE] = malloc((count + 1u) * sizeof *names);
    const char **labels = malloc((count + 1u) * sizeof *labels);
    int picked = -1;
    if (names && labels) {
        for (uint8_t i = 0; i < count; i++) {
            place_title(ui, i, names[i], NAME_SIZE);
            labels[i] = names[i];
        }
        picked = pick(ui, message_text(ui->lang, "term.which_place"), "", labels, count, 0);
    }
    free(names);
    free(labels);
    return picked < 0 ? PLACE_NONE : (uint8_t)picked;
}

void info_place(Ui *ui)
{
    const uint8_t count = guide_place_count(ui_game(ui)->rules);
    char title[128];
    Text text;
    if (!guide_has(ui_game(ui)->rules, GUIDE_DESCRIBE)) {
        ui_notice(ui, "term.no_places", "");
        return;
    }
    uint8_t place = ui_place(ui);
    if (place == PLACE_NONE)
        place = ask_place(ui);
    char *page = page_new(&text);
    while (page && place != PLACE_NONE) {
        place_title(ui, place, title, sizeof title);
        text_clear(&text);
        guide_describe(ui_game(ui), ui->state, ui_viewer(ui), place, ui->lang, &text);
        const Input input = popup_read(ui, title, page, "<>", PAGE_FACTS);
        if (input_is_char(input, '<'))
            place = place > 0 ? (uint8_t)(place - 1) : (uint8_t)(count - 1);
        else if (input_is_char(input, '>'))
            place = place + 1 < count ? (uint8_t)(place + 1) : 0;
        else
            place = PLACE_NONE;
    }
    free(page);
}

void info_odds(Ui *ui)
{
    char title[128];
    Text text;
    if (!guide_has(ui_game(ui)->rules, GUIDE_FORECAST)) {
        ui_notice(ui, "term.no_odds", "");
        return;
    }
    uint8_t place = ui_place(ui);
    if (place == PLACE_NONE)
        place = ask_place(ui);
    char *page = place != PLACE_NONE ? page_new(&text) : NULL;
    if (!page)
        return;
    place_title(ui, place, title, sizeof title);
    if (guide_forecast(ui_game(ui), ui->state, ui_viewer(ui), place, ui->lang, &text)) {
        popup_read(ui, title, page, "", PAGE_FACTS);
    } else {
        page[strcspn(page, "\n")] = '\0';
        slice_copy(slice_of(page), ui->notice, sizeof ui->notice);
    }
    free(page);
}

/* ---- Cards, reasons, story ------------------------------------------------------------------- */

void info_hand(Ui *ui)
{
    Text text;
    char *page = guide_has(ui_game(ui)->rules, GUIDE_HAND) ? page_new(&text) : NULL;
    if (page)
        guide_hand(ui_game(ui), ui->state, ui_viewer(ui), ui->lang, &text);
    if (page && page[0] != '\0')
        popup_read(
            ui,
            message_text(ui->lang, ui_game(ui)->rules->open ? "term.hand.open" : "term.hand.title"),
            page, "", PAGE_FACTS);
    else
        ui_notice(ui, "term.no_hand", "");
    free(page);
}

/* The sheet of whoever is to choose; to the left and right those of the others. */
void info_sheet(Ui *ui)
{
    const Rules *rules = ui_game(ui)->rules;
    const Seat actor = match_actor(ui->session.match), viewer = ui_viewer(ui);
    Seat seat = actor < rules->seats ? actor : viewer < rules->seats ? viewer : 0;
    Text text;
    char *page = guide_has(ui_game(ui)->rules, GUIDE_SHEET) ? page_new(&text) : NULL;
    if (!page) {
        ui_notice(ui, "term.no_sheet", "");
        return;
    }
    for (int by = 1; by != 0;) {
        text_clear(&text);
        guide_sheet(ui_game(ui), seat, ui->lang, &text);
        const Input input =
            popup_read(ui, seat_name(rules, seat, ui->lang), page, "<>", PAGE_FACTS);
        by = input_is_char(input, '>') ? 1 : input_is_char(input, '<') ? rules->seats - 1 : 0;
        seat = (Seat)((seat + by) % rules->seats);
    }
    free(page);
}

/* The sentences of the action itself, then why. */
static void print_reasons(const Ui *ui, uint32_t index, Text *out)
{
    for (uint32_t i = 0; i < ui->story.count; i++) {
        if (ui->story.line[i].tag == index + 1) {
            text_add(out, lines_at(&ui->story, i));
            text_char(out, '\n');
        }
    }
    if (out->length > 0)
        text_char(out, '\n');
    session_explain(&ui->session, index, out);
}

/* The nearest action before or after that can be explained. */
static bool next_explained(const Ui *ui, int by, uint32_t *index)
{
    char *page;
    Text text;
    bool found = false;
    if (!(page = page_new(&text)))
        return false;
    for (int64_t at = (int64_t)*index + by;
         !found && at >= 0 && at < (int64_t)match_count(ui->session.match); at += by) {
        found = session_explain(&ui->session, (uint32_t)at, &text);
        if (found)
            *index = (uint32_t)at;
    }
    free(page);
    return found;
}

void info_why(Ui *ui)
{
    uint32_t index;
    Text text;
    if (!session_last_explained(&ui->session, &index)) {
        ui_notice(ui, "term.no_why", "");
        return;
    }
    char *page = page_new(&text);
    for (Input input = {.kind = INPUT_NONE}; page;) {
        text_clear(&text);
        print_reasons(ui, index, &text);
        input = popup_read(ui, message_text(ui->lang, "term.why.title"), page, "<>", PAGE_FACTS);
        if (input_is_char(input, '<'))
            next_explained(ui, -1, &index);
        else if (input_is_char(input, '>'))
            next_explained(ui, 1, &index);
        else
            break;
    }
    free(page);
}

void info_log(Ui *ui)
{
    size_t size = 1;
    for (uint32_t i = 0; i < ui->story.count; i++)
        size += strlen(lines_at(&ui->story, i)) + 1;
    char *page = malloc(size);
    Text text;
    if (!page)
        return;
    text_init(&text, page, size);
    for (uint32_t i = 0; i < ui->story.count && ui->story.line[i].tag <= ui->number; i++) {
        text_add(&text, lines_at(&ui->story, i));
        text_char(&text, '\n');
    }
    popup_read(ui, message_text(ui->lang, "term.log.title"), page, "", PAGE_LOG);
    free(page);
}

void info_story(Ui *ui)
{
    if (guide_has(ui_game(ui)->rules, GUIDE_POINTS))
        info_chapters(ui);
    else
        info_log(ui);
}
