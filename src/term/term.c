/* term.c: the full-screen game from beginning to end: the screen is opened, menus and games follow
 * each other, the screen is given back and the person is told where his game is. */
#include "term/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "term/ui.h"

bool term_possible(void)
{
    const char *terminal = getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal && terminal[0] &&
           strcmp(terminal, "dumb") != 0;
}

/* What the command line asks for; without a menu it must succeed. */
static bool begin(Ui *ui)
{
    const TermArgs *args = ui->args;
    if (args->learn)
        return open_lesson(ui, args->scene ? args->scene - 1 : scene_last(ui->wish.rules));
    if (args->replay)
        return open_replay(ui, args->replay);
    if (args->load)
        return open_file(ui, args->load);
    return args->menu || open_wish(ui);
}

static void run(Ui *ui)
{
    while (!ui->screen.ended) {
        if (!ui->playing)
            menu_run(ui);
        if (ui->playing && ui->replay) {
            ui->backdrop = draw_game;
            ui_update(ui);
            lookback_run(ui, 0);
            ui->leave = LEAVE_MENU;
        } else if (ui->playing) {
            game_run(ui);
        }
        if (ui->leave == LEAVE_QUIT || ui->screen.ended)
            return;
        open_close(ui);
        ui->leave = LEAVE_NOT;
    }
}

/* A line for a terminal that is an ordinary one again. */
static void print_folded(const Ui *ui, const char *words, FILE *file)
{
    TEXT(text, folded, 4 * PATH_SIZE);
    fold_text(ui->screen.fold, words, &text);
    fprintf(file, "%s\n", folded);
}

/* The file that could not be written, and why. */
static void say_lost(const Ui *ui)
{
    char why[2 * PATH_SIZE], words[3 * PATH_SIZE];
    Text text;
    text_init(&text, why, sizeof why);
    text_add(&text, ui->session.path);
    text_add(&text, ": ");
    problem_print(&ui->session.keep_problem, ui->lang, &text);
    text_init(&text, words, sizeof words);
    message_say(ui->lang, "term.bye_lost", NULL, why, &text);
    print_folded(ui, words, stderr);
}

/* Where the game is. */
static void say_farewell(const Ui *ui)
{
    if (ui->session.path[0] == '\0')
        return;
    const bool over = session_need(&ui->session) == NEED_NOTHING;
    char command[2 * PATH_SIZE + 32], words[3 * PATH_SIZE];
    Text text;
    snprintf(command, sizeof command, "%s %s %s", ui->args->program,
             over ? "replay" : "play --load", ui->session.path);
    text_init(&text, words, sizeof words);
    message_say(ui->lang, over ? "term.bye_over" : "term.bye", NULL, command, &text);
    print_folded(ui, words, stdout);
}

/* A search that is still under way ends with the program: it may take longer than a person who
 * leaves is willing to wait, and it reads what would be freed. */
static void release(Ui *ui)
{
    if (ui->playing && ui->session.thinking && session_thinks(&ui->session))
        return;
    open_close(ui);
    lines_free(&ui->story);
    list_free(&ui->choices);
    free(ui->canvas.cell);
    free(ui);
}

int term_play(const TermArgs *args)
{
    Ui *ui = calloc(1, sizeof *ui);
    int status = EXIT_SUCCESS;
    if (!ui)
        return EXIT_FAILURE;
    ui->args = args;
    ui->lang = args->lang;
    ui->wish = args->wish;
    ui->game_known = !args->ask_game;
    ui->place = PLACE_NONE;
    if (!begin(ui) || !screen_open(&ui->screen, args->ascii)) {
        const char *why = ui->notice[0] ? ui->notice : message_text(ui->lang, "term.no_terminal");
        fprintf(stderr, "%s\n", why);
        status = EXIT_FAILURE;
    } else {
        run(ui);
    }
    screen_close(&ui->screen);
    if (status == EXIT_SUCCESS && ui->playing && ui->session.keep_problem.message) {
        say_lost(ui);
        status = EXIT_FAILURE;
    } else if (status == EXIT_SUCCESS && ui->playing) {
        say_farewell(ui);
    }
    release(ui);
    return status;
}
