/* open.c: sessions begin and end here: from a wish, a file, a lesson. */
#include <stdio.h>
#include <string.h>

#include "term/ui.h"

static void begin(Ui *ui)
{
    ui->playing = true;
    ui->replay = false;
    ui->paused = false;
    ui->delay = ui->args->no_pause ? 0 : 600;
    ui->games++;
    ui->chooser = SEAT_NOBODY;
    ui->filtering = false;
    ui->filter[0] = '\0';
    ui->story_to = 0;
    ui->story_match = NULL;
    lines_clear(&ui->story);
}

/* Every game of an evening has dice of its own, and all follow from one seed. */
static uint64_t next_seed(const Ui *ui) { return ui->args->seed + ui->games; }

static bool use_memory(Ui *ui, Problem *problem)
{
    const size_t memory = ui->args->memory;
    return memory == 0 || session_use_memory(&ui->session, memory, problem);
}

bool open_wish(Ui *ui)
{
    Problem problem = {0};
    if (!session_open(&ui->session, &ui->wish, ui->lang, next_seed(ui), &problem) ||
        !use_memory(ui, &problem)) {
        Text text;
        text_init(&text, ui->notice, sizeof ui->notice);
        problem_print(&problem, ui->lang, &text);
        session_close(&ui->session);
        return false;
    }
    if (ui->args->save && ui->games == 0)
        snprintf(ui->session.path, PATH_SIZE, "%s", ui->args->save);
    else
        session_default_path(ui->wish.rules, ui->session.path);
    begin(ui);
    return true;
}

bool open_file(Ui *ui, const char *path)
{
    SaveProblem problem = {0};
    if (!session_load(&ui->session, path, ui->lang, next_seed(ui), &problem) ||
        !use_memory(ui, &problem.at)) {
        Text text;
        text_init(&text, ui->notice, sizeof ui->notice);
        text_add(&text, path);
        text_add(&text, ": ");
        save_problem_print(&problem, ui->lang, &text);
        session_close(&ui->session);
        return false;
    }
    const bool first = ui->games == 0; /* the one that the command line speaks of */
    if (first && ui->args->wish.table)
        session_use_table(&ui->session);
    snprintf(ui->session.path, PATH_SIZE, "%s", first && ui->args->save ? ui->args->save : path);
    if (first && ui->args->save)
        session_keep(&ui->session);
    begin(ui);
    return true;
}

/* Nothing is written to a file that is only looked at. */
bool open_replay(Ui *ui, const char *path)
{
    if (!open_file(ui, path))
        return false;
    ui->session.path[0] = '\0';
    ui->replay = true;
    return true;
}

bool open_lesson(Ui *ui, unsigned scene)
{
    Problem problem = {0};
    if (!session_learn(&ui->session, ui->wish.rules, ui->lang, &problem)) {
        Text text;
        text_init(&text, ui->notice, sizeof ui->notice);
        problem_print(&problem, ui->lang, &text);
        session_close(&ui->session);
        return false;
    }
    session_begin_scene(&ui->session, scene);
    begin(ui);
    return true;
}

void open_close(Ui *ui)
{
    if (!ui->playing)
        return;
    studies_free(&ui->studies);
    ui->studies.count = 0;
    session_close(&ui->session);
    ui->playing = false;
    ui->state = NULL;
}
