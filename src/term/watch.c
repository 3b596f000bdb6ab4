/* watch.c: dice and computer players act. In a game with people what the computer does is shown
 * action by action, and any key passes over it; a game of computers goes on at a chosen speed, and
 * can be stopped, stepped and looked at. */
#include "term/ui.h"

enum { SHOWN = 300, DELAY_LEAST = 50, DELAY_MOST = 4000 };

/* Whether the last thing that happened is a computer's doing; dice count with whoever acted last.
 */
static bool is_computers(const Ui *ui)
{
    for (uint32_t i = match_count(ui->session.match); i > 0; i--) {
        const Seat actor = match_actor_of(ui->session.match, i - 1);
        if (actor < SEATS_MAX)
            return ui->session.policy[actor] != NULL;
    }
    return false;
}

/* ---- A search -------------------------------------------------------------------------------- */

static void control_thinking(Ui *ui, Input input);

/* Draws and listens while a computer player searches; short searches are not even shown. False: the
 * person leaves. */
static bool wait_for_search(Ui *ui)
{
    enum { LONGEST = 100, UNSEEN = 32 };
    for (int pause = 1; session_thinks(&ui->session); pause = pause < LONGEST ? 2 * pause : pause) {
        ui->thinking = pause > UNSEEN;
        const Input input = ui->thinking ? ui_wait(ui, pause) : input_read(&ui->screen, pause);
        if (input.kind != INPUT_NONE && input.kind != INPUT_RESIZE)
            control_thinking(ui, input);
        if (ui->leave == LEAVE_QUIT || ui->screen.ended)
            break;
    }
    ui->thinking = false;
    return ui->leave == LEAVE_NOT && !ui->screen.ended;
}

/* ---- With people ----------------------------------------------------------------------------- */

/* Whoever wants to go need not wait for his turn. */
static bool leave(Ui *ui, Input input)
{
    if (input_is_char(input, 'q'))
        ui->leave = LEAVE_QUIT;
    else if (input_is_char(input, 'm'))
        ui->leave = LEAVE_MENU;
    return ui->leave != LEAVE_NOT;
}

/* One action, and time to read what it has brought. */
static void show_action(Ui *ui)
{
    if (ui->args->no_pause || ui->skip) {
        while (session_hurry(&ui->session) == NEED_TIME)
            if (!(ui_update(ui), wait_for_search(ui)))
                return;
        ui_update(ui);
        if (ui->skip) /* keys meant to hurry must not answer the next question */
            input_discard();
        return;
    }
    const uint32_t before = ui->story.count;
    if (!wait_for_search(ui))
        return;
    session_step(&ui->session);
    ui_update(ui);
    if (ui->story.count == before || !is_computers(ui))
        return;
    const Input input = ui_wait(ui, SHOWN);
    if (!leave(ui, input))
        ui->skip = input.kind != INPUT_NONE && input.kind != INPUT_RESIZE;
}

/* ---- Two computers --------------------------------------------------------------------------- */

/* True: go on by one action. */
static bool control(Ui *ui, Input input)
{
    ui->notice[0] = '\0';
    if (keys_look(ui, input))
        return false;
    if (input_is_char(input, ' ')) {
        ui->paused = !ui->paused;
        if (ui->paused)
            ui_notice(ui, "term.paused", "");
        return false;
    }
    if (input_is_char(input, '+') && ui->delay > DELAY_LEAST)
        ui->delay /= 2;
    if (input_is_char(input, '-') && ui->delay < DELAY_MOST)
        ui->delay = 2 * ui->delay + 1;
    if (input_is_char(input, 'n') || input_is_key(input, KEY_IS_ENTER)) {
        ui->paused = true;
        return true;
    }
    if (!input_is_char(input, 'u') && !input_is_char(input, 'U') && !input_is_char(input, 'r') &&
        !input_is_char(input, 'e'))
        keys_game(ui, input);
    return false;
}

/* Nothing that changes the game; whoever plays may hurry, whoever watches may pause. To the menu
 * it goes when the search is done. */
static void control_thinking(Ui *ui, Input input)
{
    if (ui->session.people == 0) {
        const bool paused = ui->paused;
        if (control(ui, input))
            ui->paused = paused;
        return;
    }
    ui->notice[0] = '\0';
    if (!leave(ui, input) && !keys_look(ui, input))
        ui->skip = true;
}

static void watch(Ui *ui)
{
    const Input input = ui_wait(ui, ui->paused ? -1 : ui->delay);
    bool go = !ui->paused && input.kind == INPUT_NONE;
    if (input.kind != INPUT_NONE && input.kind != INPUT_RESIZE && input.kind != INPUT_END)
        go = control(ui, input);
    if (!go || ui->screen.ended)
        return;
    const uint32_t before = ui->story.count;
    do {
        if (!wait_for_search(ui))
            return;
        session_step(&ui->session);
    } while (session_need(&ui->session) == NEED_TIME && (ui_update(ui), ui->story.count == before));
    ui_update(ui);
}

void watch_run(Ui *ui)
{
    if (ui->session.people > 0)
        show_action(ui);
    else
        watch(ui);
}
