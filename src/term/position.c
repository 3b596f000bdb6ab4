/* position.c: what the screen holds of the position: the choices, what each is about, the story so
 * far. Made anew after every change; nothing of it goes back into the game. */
#include <string.h>

#include "play/choices.h"
#include "term/ui.h"

Seat ui_viewer(const Ui *ui)
{
    if (!ui->replay)
        return session_viewer(&ui->session);
    return match_actor(ui->session.match) == SEAT_NOBODY ? SEAT_REFEREE : SEAT_WATCHER;
}

/* ---- The story ------------------------------------------------------------------------------- */

static void add_sentence(void *context, uint32_t action, const char *sentence)
{
    Ui *ui = context;
    lines_add(&ui->story, sentence, strlen(sentence), action, false);
}

/* Sentences are kept for one reader: whoever takes the screen gets his own. */
static void update_story(Ui *ui)
{
    const uint32_t count = match_count(ui->session.match);
    const Seat viewer = ui_viewer(ui);
    ui->session.lang = ui->lang;
    if (ui->story_match != ui->session.match || ui->story_viewer != viewer ||
        ui->story_lang != ui->lang || ui->story_to > count + 1) {
        lines_clear(&ui->story);
        ui->story_to = 0;
    }
    ui->story_match = ui->session.match;
    ui->story_viewer = viewer;
    ui->story_lang = ui->lang;
    if (ui->story_to <= count)
        session_story(&ui->session, ui->story_to, viewer, add_sentence, ui);
    ui->story_to = count + 1;
}

/* ---- The choices ----------------------------------------------------------------------------- */

static void add_label(Ui *ui, uint32_t index)
{
    TEXT(text, buffer, SENTENCE_SIZE);
    choices_print(&ui->shown, ui_game(ui), ui->state, &ui->legal, index, ui->lang, &text);
    ui->listed[ui->choices.label.count] = index;
    lines_add(&ui->choices.label, buffer, text.length, index, false);
}

/* The list is narrowed to a place, or to what was typed. */
static bool is_listed(const Ui *ui, uint32_t index)
{
    if (ui->narrowed && ui->place_of[index] != ui->place)
        return false;
    return ui->filter[0] == '\0' || filter_fits(ui, index);
}

void ui_list_choices(Ui *ui)
{
    lines_clear(&ui->choices.label);
    ui->choices.pinned = 0;
    for (uint32_t i = 0; i < ui->legal.count; i++) {
        const uint32_t index = ui->shown.index[i];
        if (!is_listed(ui, index))
            continue;
        ui->mark[ui->choices.label.count] = ui->mark_of[index];
        ui->choices.pinned += choice_key(ui_game(ui), ui->legal.action[index]) != 0;
        add_label(ui, index);
    }
    ui->choices.marks = ui->legal.count > 0 ? ui->mark : NULL; /* what else is listed is a menu */
    marks_fill(ui->mark, ui->choices.label.count);
    if (ui->choices.at >= ui->choices.label.count)
        ui->choices.at = 0;
}

/* Only the one who is asked may know what he is offered. */
static void find_choices(Ui *ui)
{
    const Game *game = ui_game(ui);
    const Need need = session_need(&ui->session);
    ui->legal.count = 0;
    if (!ui->back && !ui->replay && (need == NEED_CHOICE || need == NEED_CHANCE))
        match_legal(ui->session.match, &ui->legal);
    for (uint32_t i = 0; i < ui->legal.count; i++)
        ui->place_of[i] = guide_place_of(game, ui->state, ui->legal.action[i]);
    choices_find(game, ui->state, &ui->legal, ui->lang, &ui->shown);
    if (ui->legal.count > 0)
        marks_give(&ui->marks, game, ui->state, &ui->legal, &ui->shown, ui->mark_of);
}

void ui_update(Ui *ui)
{
    if (!ui->back) {
        ui->state = match_state(ui->session.match);
        ui->number = match_count(ui->session.match);
    }
    update_story(ui);
    find_choices(ui);
    if (ui->narrowed)
        map_leave(ui);
    else
        ui_list_choices(ui);
}

bool ui_choice(const Ui *ui, uint32_t *index)
{
    if (ui->legal.count == 0 || ui->choices.at >= ui->choices.label.count)
        return false;
    *index = ui->listed[ui->choices.at];
    return true;
}

uint8_t ui_place(const Ui *ui)
{
    uint32_t index;
    if (ui->focus == FOCUS_MAP || ui->narrowed)
        return ui->place;
    return ui_choice(ui, &index) ? ui->place_of[index] : PLACE_NONE;
}

void ui_notice(Ui *ui, const char *id, const char *detail)
{
    Text text;
    text_init(&text, ui->notice, sizeof ui->notice);
    message_say(ui->lang, id, NULL, detail, &text);
}
