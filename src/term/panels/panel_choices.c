/* panel_choices.c: the question with its rule number, and the legal answers. */
#include "term/ui.h"

/* The game is over, nobody is asked, or the question itself. */
void prompt_print(const Ui *ui, Text *out)
{
    const Game *game = ui_game(ui);
    const Step *step = game_step(game, ui->state);
    const Need need = session_need(&ui->session);
    if (ui->back || ui->replay) {
        const int64_t number[] = {ui->number, match_count(ui->session.match)};
        message_say(ui->lang, "term.back.where", number, "", out);
    } else if (need == NEED_NOTHING) {
        final_print_short(ui, out);
    } else if (ui->thinking && need == NEED_TIME) {
        const Seat actor = match_actor(ui->session.match);
        message_say(ui->lang, "review.thinking", NULL, seat_name(game->rules, actor, ui->lang),
                    out);
    } else if (ui->legal.count == 0) {
        text_add(out, need == NEED_TIME ? message_text(ui->lang, "term.others_play") : "");
    } else {
        if (need == NEED_CHANCE) {
            text_add(out, message_text(ui->lang, "term.chance"));
            text_char(out, '\n');
        }
        if (ui->session.course.lesson) {
            session_words(&ui->session, out);
            if (out->length > 0 && out->data[out->length - 1] != '\n')
                text_char(out, '\n');
        }
        game_print_prompt(game, ui->state, ui->lang, out);
        text_add(out, " [");
        text_add(out, step->rule);
        text_char(out, ']');
    }
}

static void prompt_lines(const Ui *ui, int width, Lines *out)
{
    TEXT(text, buffer, SENTENCE_SIZE);
    prompt_print(ui, &text);
    lines_wrap(out, ui->screen.fold, buffer, width, 0, 0);
}

int prompt_height(const Ui *ui, int width)
{
    Lines lines = {0};
    prompt_lines(ui, width, &lines);
    const int height = (int)lines.count;
    lines_free(&lines);
    return height;
}

void draw_prompt(Ui *ui)
{
    const Rect rect = ui->layout.prompt;
    Lines lines = {0};
    screen_across(&ui->screen, rect.row - 1, rect.column, rect.width);
    prompt_lines(ui, rect.width - 1, &lines);
    for (int i = 0; i < rect.height && i < (int)lines.count; i++)
        screen_put(&ui->screen, rect.row + i, rect.column + 1, rect.width - 1, STYLE_STRONG,
                   lines_at(&lines, (uint32_t)i));
    lines_free(&lines);
}

/* The place that the list is narrowed to, or what is typed, in the line above the question. */
static void draw_narrowed(const Ui *ui)
{
    const Rect rect = ui->layout.prompt;
    TEXT(text, buffer, 128);
    text_char(&text, ' ');
    if (ui->filtering) {
        text_add(&text, message_text(ui->lang, "term.filter"));
        text_add(&text, ui->filter);
        text_char(&text, '_');
    } else {
        guide_print_place(ui_game(ui), ui->place, ui->lang, &text);
    }
    text_char(&text, ' ');
    screen_put(&ui->screen, rect.row - 1, rect.column + 2, rect.width - 3, STYLE_STRONG, buffer);
}

void draw_choices(Ui *ui)
{
    const Rect rect = ui->layout.choices;
    const bool narrowed = ui->narrowed || ui->filtering;
    if (narrowed)
        draw_narrowed(ui);
    if (narrowed && ui->choices.label.count == 0) {
        const char *none = ui->filtering ? "term.filter_none" : "term.none_here";
        Lines lines = {0};
        lines_wrap(&lines, ui->screen.fold, message_text(ui->lang, none), rect.width - 2, 0, 0);
        for (int i = 0; i < (int)lines.count && i < rect.height; i++)
            screen_put(&ui->screen, rect.row + i, rect.column + 1, rect.width - 1, STYLE_FAINT,
                       lines_at(&lines, (uint32_t)i));
        lines_free(&lines);
        return;
    }
    list_draw(&ui->choices, &ui->screen, rect, ui->focus == FOCUS_CHOICES);
}
