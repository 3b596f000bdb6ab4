/* game.c: the round of a game: whatever the session needs next is got from the person. */
#include <stdio.h>

#include "term/ui.h"

/* ---- A choice -------------------------------------------------------------------------------- */

static void play(Ui *ui, uint32_t index)
{
    const Action action = ui->legal.action[index];
    const Seat asked = match_actor(ui->session.match);
    char words[ACTION_TEXT_SIZE];
    Text text;
    text_init(&text, words, sizeof words);
    action_print(ui_game(ui), action, &text);
    const News before = ui->session.news;
    session_told(&ui->session, ui_viewer(ui));
    const Reason *reason = session_play(&ui->session, action);
    if (reason) {
        ui->session.news = before;
        text_init(&text, ui->notice, sizeof ui->notice);
        session_print_refusal(&ui->session, words, reason, &text);
        return;
    }
    ui->chooser = asked < SEATS_MAX ? asked : ui->chooser;
    ui->filtering = false;
    ui->filter[0] = '\0';
    ui->marks.last = ui->mark_of[index];
    ui->place = PLACE_NONE;
    ui->choices.at = 0;
    ui->log_back = 0;
}

/* Another one at the same keyboard is asked now: he is told so, and keys that were typed before he
 * could read it are not his answer. */
static void hand_over(Ui *ui)
{
    const Rules *rules = ui_game(ui)->rules;
    const Seat actor = match_actor(ui->session.match), before = ui->chooser;
    ui->chooser = actor < SEATS_MAX ? actor : before;
    if (actor == before || actor >= SEATS_MAX || before >= SEATS_MAX || ui->session.course.lesson)
        return;
    input_discard();
    Text text;
    text_init(&text, ui->notice, sizeof ui->notice);
    message_say(ui->lang, "play.handed", NULL, seat_name(rules, before, ui->lang), &text);
    text_char(&text, ' ');
    message_say(ui->lang, "play.taken_over", NULL, seat_name(rules, actor, ui->lang), &text);
}

static void choose(Ui *ui)
{
    uint32_t taken;
    ui->skip = false;
    hand_over(ui);
    const Input input = ui_wait(ui, -1);
    if (input.kind == INPUT_NONE || input.kind == INPUT_RESIZE || !ui_fits(ui))
        return;
    ui->notice[0] = '\0';
    if (!ui->filtering && keys_look(ui, input))
        return;
    const bool hint = input_is_char(input, 't') && !ui->filtering;
    if (hint ? hint_ask(ui, &taken) : keys_choose(ui, input, &taken)) {
        play(ui, taken);
        ui_update(ui);
        return;
    }
    if (!ui->filtering)
        keys_game(ui, input);
}

/* ---- Lessons and series ---------------------------------------------------------------------- */

static void teach(Ui *ui)
{
    char words[SENTENCE_SIZE * 2];
    Text text;
    text_init(&text, words, sizeof words);
    scene_note(&ui->session);
    session_words(&ui->session, &text);
    popup_tell(ui, message_text(ui->lang, "term.lesson.title"), words);
    if (ui->leave == LEAVE_NOT && !ui->screen.ended)
        session_go_on(&ui->session);
    ui_update(ui);
}

static void next_game(Ui *ui)
{
    char words[SENTENCE_SIZE];
    Problem problem = {0};
    Text text;
    text_init(&text, words, sizeof words);
    session_result(&ui->session, &text);
    text_add(&text, "\n");
    text_add(&text, message_text(ui->lang, "term.series.next"));
    popup_tell(ui, message_text(ui->lang, "term.series.title"), words);
    if (ui->leave != LEAVE_NOT || ui->screen.ended)
        return;
    if (!session_next_game(&ui->session, &problem)) {
        text_init(&text, ui->notice, sizeof ui->notice);
        problem_print(&problem, ui->lang, &text);
    }
    ui_update(ui);
}

/* ---- The round ------------------------------------------------------------------------------- */

void game_run(Ui *ui)
{
    ui->backdrop = draw_game;
    ui->focus = FOCUS_CHOICES;
    ui->place = PLACE_NONE;
    ui->narrowed = ui->back = ui->skip = ui->result_read = false;
    ui_update(ui);
    while (ui->leave == LEAVE_NOT && !ui->screen.ended) {
        const Need need = session_need(&ui->session);
        ui->result_read = ui->result_read && need == NEED_NOTHING;
        switch (need) {
        case NEED_TIME:
            watch_run(ui);
            break;
        case NEED_COVER:
            cover_run(ui);
            break;
        case NEED_WORDS:
            teach(ui);
            break;
        case NEED_NEXT:
            next_game(ui);
            break;
        case NEED_NOTHING:
            if (ui->session.course.lesson)
                scene_note(&ui->session);
            final_run(ui);
            break;
        default:
            choose(ui);
            break;
        }
    }
}
