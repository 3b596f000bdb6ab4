/* advice.c: what the computer can tell a person: a hint for the choice he is asked, and a review of
 * a game that is over. Both take a while: the screen goes on listening, and a key stops them. */
#include <stdlib.h>

#include "clock/clock.h"
#include "play/report.h"
#include "term/ui.h"

enum { HINT_TIME = 1000, DRAW_EACH = 100, BOX_WIDE = 64, BOX_HIGH = 3 };

/* A line in a box: how far it has come. */
static void draw_progress(Ui *ui, const char *title, const char *id, const char *keys,
                          int64_t number)
{
    const Screen *screen = &ui->screen;
    const Rect rect = {screen->rows / 2 - 2, (screen->columns - BOX_WIDE) / 2, BOX_HIGH, BOX_WIDE};
    TEXT(text, words, SENTENCE_SIZE);
    message_say(ui->lang, id, &number, "", &text);
    ui_draw(ui);
    if (ui_fits(ui)) {
        screen_box(screen, rect, message_text(ui->lang, title), message_text(ui->lang, keys));
        screen_put(screen, rect.row + 1, rect.column + 2, rect.width - 4, STYLE_PLAIN, words);
    }
    screen_show();
}

/* A key that means something; a new size only draws anew. */
static bool is_typed(Input input)
{
    return input.kind != INPUT_NONE && input.kind != INPUT_RESIZE && input.kind != INPUT_WHEEL;
}

/* ---- Hints ----------------------------------------------------------------------------------- */

/* Runs the search in slices. False: stopped by Escape, or the terminal is gone. */
static bool look_ahead(Ui *ui, Hint *hint)
{
    const uint32_t rollouts = ui->args->hint_rollouts;
    const int64_t start = clock_milliseconds();
    int64_t drawn = 0;
    while (rollouts > 0 ? hint_rollouts(hint) < rollouts
                        : clock_milliseconds() < start + HINT_TIME) {
        hint_run(hint, HINT_SLICE);
        if (clock_milliseconds() < drawn + DRAW_EACH)
            continue;
        draw_progress(ui, "review.hint_title", "review.hint_wait", "review.hint_wait_keys",
                      hint_rollouts(hint));
        drawn = clock_milliseconds();
        const Input input = input_read(&ui->screen, 0);
        if (input_is_key(input, KEY_IS_ESCAPE) || input.kind == INPUT_END)
            return false;
        if (is_typed(input))
            break;
    }
    return true;
}

/* The list to read; true with the index into legal of the choice that is taken from it. */
static bool show_hint(Ui *ui, const Hint *hint, uint32_t *taken)
{
    const Game *game = ui_game(ui);
    const int64_t rollouts = hint_rollouts(hint);
    Advice advice[LIST_MAX];
    const uint32_t count = hint_worth(advice, hint_list(hint, advice), HINT_SHOWN);
    TEXT(text, page, SENTENCE_SIZE * 4);
    message_say(ui->lang, "review.hint_head", &rollouts,
                seat_name(game->rules, match_actor(ui->session.match), ui->lang), &text);
    text_add(&text, "\n\n");
    report_hint(hint, game, ui->state, HINT_SHOWN, NULL, ui->lang, &text);
    text_add(&text, message_text(ui->lang, "review.hint_keys"));
    const Input input =
        popup_read(ui, message_text(ui->lang, "review.hint_title"), page, "123456789", PAGE_FACTS);
    if (input.kind != INPUT_CHAR || input.code < '1' || input.code >= '1' + (int)count)
        return false;
    const Action action = advice[input.code - '1'].action;
    for (*taken = 0; *taken < ui->legal.count; ++*taken)
        if (action_equal(ui->legal.action[*taken], action))
            return true;
    return false;
}

bool hint_ask(Ui *ui, uint32_t *taken)
{
    if (ui->session.course.lesson || session_need(&ui->session) != NEED_CHOICE) {
        ui_notice(ui, ui->session.course.lesson ? "review.hint_lesson" : "review.hint_none", "");
        return false;
    }
    Hint *hint = hint_open(ui_game(ui), ui->state, ui->number);
    const bool good = hint && look_ahead(ui, hint);
    const bool took = good && show_hint(ui, hint, taken);
    if (!good)
        ui_notice(ui, hint ? "review.stopped" : "match.no_memory", "");
    hint_close(hint);
    return took;
}

/* ---- Reviews --------------------------------------------------------------------------------- */

/* What has been worked out for this match is kept until the game is left. */
static bool work_out(Ui *ui)
{
    Studies *studies = &ui->studies;
    if (studies->count == 0 || studies->match[studies->count - 1] != ui->session.match) {
        studies_free(studies);
        studies_init(studies, ui->session.series, ui->session.match, REVIEW_ROLLOUTS,
                     study_usual_threads());
    }
    while (!studies_wait(studies, 0)) {
        draw_progress(ui, "review.box_title",
                      studies_are_long(studies) ? "review.wait_long" : "review.wait",
                      "review.wait_keys", (int64_t)(100 * studies_progress(studies)));
        const Input input = input_read(&ui->screen, DRAW_EACH);
        if (input_is_key(input, KEY_IS_ESCAPE) || input.kind == INPUT_END) {
            studies_free(studies);
            ui_notice(ui, "review.stopped", "");
            return false;
        }
    }
    if (studies->failed)
        ui_notice(ui, "match.no_memory", "");
    return !studies->failed;
}

void info_review(Ui *ui)
{
    if (ui->session.course.lesson || match_actor(ui->session.match) != SEAT_NOBODY) {
        ui_notice(ui, "review.only_over", "");
        return;
    }
    char *page = work_out(ui) ? malloc(REPORT_SIZE) : NULL;
    Text text;
    if (!page)
        return;
    text_init(&text, page, REPORT_SIZE);
    report_studies(&ui->studies, ui->lang, &text);
    popup_read(ui, message_text(ui->lang, "review.box_title"), page, "", PAGE_FACTS);
    free(page);
}
