/* plain_advice.c: what the computer can tell whoever plays line by line: a hint for the choice he
 * is asked, and a review once the game is over. */
#include <poll.h>
#include <unistd.h>

#include "clock/clock.h"
#include "plain/plain.h"
#include "play/lines.h"
#include "play/report.h"

enum { HINT_TIME = 1000, LOOK_IN = 100, COLUMNS = 79 };

/* ---- Hints ----------------------------------------------------------------------------------- */

static void look_ahead(const Plain *plain, Hint *hint)
{
    const int64_t end = clock_milliseconds() + HINT_TIME;
    if (plain->hint_rollouts > 0)
        hint_run(hint, plain->hint_rollouts);
    else
        while (clock_milliseconds() < end)
            hint_run(hint, HINT_SLICE);
}

/* Choices keep the numbers of the list that was put, so that one can be answered. */
static void put_hint(const Plain *plain, const Hint *hint)
{
    const Match *match = plain->session.match;
    const int64_t rollouts = hint_rollouts(hint);
    const Lang lang = plain->session.lang;
    ActionList list;
    Choices choices;
    plain_say(plain, "review.hint_head", &rollouts,
              seat_name(match_game(match)->rules, match_actor(match), lang));
    match_legal(match, &list);
    choices_find(match_game(match), match_state(match), &list, lang, &choices);
    TEXT(text, page, 4 * LINE_SIZE);
    report_hint(hint, match_game(match), match_state(match), HINT_SHOWN, &choices, lang, &text);
    plain_put(plain, page);
}

void plain_hint(Plain *plain, const char *rest)
{
    const Match *match = plain->session.match;
    if (plain->session.course.lesson || plain->need != NEED_CHOICE) {
        plain_say(plain, plain->session.course.lesson ? "review.hint_lesson" : "review.hint_none",
                  NULL, NULL);
        return;
    }
    Hint *hint = hint_open(match_game(match), match_state(match), match_count(match));
    if (!hint) {
        plain_say(plain, "match.no_memory", NULL, NULL);
        return;
    }
    look_ahead(plain, hint);
    put_hint(plain, hint);
    hint_close(hint);
}

/* ---- Reviews --------------------------------------------------------------------------------- */

/* Enter, typed while nobody has asked. A pipe's next line is for later. */
static bool is_stopped(void)
{
    struct pollfd input = {STDIN_FILENO, POLLIN, 0};
    if (!isatty(STDIN_FILENO) || poll(&input, 1, 0) <= 0)
        return false;
    free(read_line());
    return true;
}

/* False: stopped, or no memory. */
static bool work_out(const Plain *plain, Studies *studies)
{
    const bool progress = isatty(STDERR_FILENO);
    bool stopped = false;
    plain_say(plain, "review.wait_plain", NULL, NULL);
    if (studies_are_long(studies))
        plain_say(plain, "review.long", NULL, NULL);
    fflush(stdout);
    while (!stopped && !studies_wait(studies, LOOK_IN)) {
        if (progress)
            fprintf(stderr, "\r%3.0f %% ", 100 * studies_progress(studies));
        stopped = is_stopped();
    }
    if (progress)
        fputs("\r      \r", stderr);
    if (stopped || studies->failed)
        plain_say(plain, stopped ? "review.stopped" : "match.no_memory", NULL, NULL);
    return !stopped && !studies->failed;
}

static void put_report(const Plain *plain, const Studies *studies)
{
    char *page = malloc(REPORT_SIZE);
    Lines lines = {0};
    Text text;
    if (!page)
        return;
    text_init(&text, page, REPORT_SIZE);
    report_studies(studies, plain->session.lang, &text);
    lines_wrap(&lines, plain->ascii ? FOLD_ASCII : FOLD_NONE, page, COLUMNS, 3, 0);
    for (uint32_t i = 0; i < lines.count; i++)
        puts(lines_at(&lines, i));
    lines_free(&lines);
    free(page);
}

void plain_review(Plain *plain, const char *rest)
{
    const Session *session = &plain->session;
    Studies studies;
    if (session->course.lesson || match_actor(session->match) != SEAT_NOBODY) {
        plain_say(plain, "review.only_over", NULL, NULL);
        return;
    }
    studies_init(&studies, session->series, session->match, REVIEW_ROLLOUTS, study_usual_threads());
    if (work_out(plain, &studies))
        put_report(plain, &studies);
    studies_free(&studies);
}
