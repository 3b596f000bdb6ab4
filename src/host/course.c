/* course.c: a lesson in course (course.h).
 *
 * Every action of a scene, the pupil's as well as the program's, belongs to one beat, in order: so
 * the number of actions played tells the beat, and undo need not remember any.
 */
#include "host/course.h"

#include <string.h>

#include "host/wish.h"

enum { WORD_SIZE = 64 };

const Scene *course_scene(const Course *course) { return &course->lesson->scenes[course->scene]; }

const Beat *course_beat(const Course *course)
{
    const Scene *scene = course_scene(course);
    return course->beat < scene->count ? &scene->beats[course->beat] : NULL;
}

/* ---- Beginning ------------------------------------------------------------------------------- */

/* "edition=2". Lessons are part of the program: their words exist. */
static void set_option(Wish *wish, const char *words)
{
    char name[WORD_SIZE];
    Problem problem;
    Slice value = slice_of(words), cut;
    slice_cut(&value, '=', &cut);
    slice_copy(cut, name, sizeof name);
    const bool good = wish_read(wish, "option", name, value.data, &problem);
    ENSURE(good);
}

Match *course_stage(const Rules *rules, unsigned scene, Problem *problem)
{
    const Lesson *lesson = guide_lesson(rules);
    Wish wish;
    if (scene >= lesson->count) {
        problem_set(problem, 0, "play.no_lesson", rules->word);
        return NULL;
    }
    wish_init(&wish, rules);
    wish.position = lesson->scenes[scene].position;
    for (const char *const *words = lesson->scenes[scene].options; words && *words; words++)
        set_option(&wish, *words);
    return wish_match(&wish, problem);
}

void course_begin(Course *course, const Lesson *lesson, unsigned scene, Match *match)
{
    ENSURE(scene < lesson->count);
    *course = (Course){.lesson = lesson, .match = match, .scene = scene};
}

/* ---- Beats ----------------------------------------------------------------------------------- */

static bool is_pupils(const Beat *beat) { return beat->kind == BEAT_DO || beat->kind == BEAT_ANY; }

CourseNeed course_need(const Course *course)
{
    const Beat *beat = course_beat(course);
    if (!beat)
        return COURSE_OVER;
    if (beat->words && !course->heard)
        return COURSE_WORDS;
    return is_pupils(beat) ? COURSE_CHOICE : COURSE_PLAY;
}

static void next_beat(Course *course)
{
    course->heard = false;
    course->beat++;
}

void course_step(Course *course)
{
    if (course_need(course) != COURSE_PLAY)
        return;
    const Reason *reason = match_play_text(course->match, course_beat(course)->action);
    ENSURE(!reason);
    next_beat(course);
}

void course_run(Course *course)
{
    while (course_need(course) == COURSE_PLAY)
        course_step(course);
}

void course_took(Course *course) { next_beat(course); }

void course_go_on(Course *course)
{
    if (course_need(course) != COURSE_WORDS)
        return;
    if (course_beat(course)->kind == BEAT_TELL)
        next_beat(course);
    else
        course->heard = true;
}

void course_print_words(const Course *course, Lang lang, Text *out)
{
    const Beat *beat = course_beat(course);
    if (beat && beat->words)
        text_add(out, message_text(lang, beat->words));
}

/* ---- The pupil ------------------------------------------------------------------------------- */

static Action canonical(const Course *course, Action action)
{
    const Game *game = match_game(course->match);
    return game_canon(game, match_state(course->match), action);
}

/* A twin of the piece that is meant will do as well. */
static bool is_wanted(const Course *course, const Beat *beat, Action action)
{
    Action wanted;
    if (beat->kind == BEAT_ANY)
        return true;
    const bool good = action_parse(match_game(course->match), beat->action, &wanted);
    ENSURE(good);
    return action_equal(canonical(course, wanted), canonical(course, action));
}

const Reason *course_refuse(Course *course, Action action)
{
    const Beat *beat = course_beat(course);
    const bool asked = course_need(course) == COURSE_CHOICE;
    if (asked && is_wanted(course, beat, action))
        return NULL;
    course->hint =
        (Reason){course_rule(course), asked && beat->hint ? beat->hint : "play.lesson_wait"};
    return &course->hint;
}

void course_print_hint(const Course *course, Lang lang, Text *out)
{
    const Beat *beat = course_beat(course);
    const bool asked = course_need(course) == COURSE_CHOICE;
    if (!asked)
        text_add(out, message_text(lang, "play.lesson_wait"));
    else if (beat->hint)
        text_add(out, message_text(lang, beat->hint));
}

const Reason *course_play(Course *course, const char *words)
{
    Action action;
    const Reason *reason = match_refuse_text(course->match, words);
    if (reason || !action_parse(match_game(course->match), words, &action))
        return reason;
    reason = course_refuse(course, action);
    if (!reason)
        reason = match_play(course->match, action);
    if (!reason)
        course_took(course);
    return reason;
}

void course_settle(Course *course)
{
    course_run(course);
    const Beat *beat = course_beat(course);
    if (beat && is_pupils(beat))
        course_go_on(course);
}

static bool answer_each(Course *course, const char *line, Refusal *refusal)
{
    enum { MOST = 16 };
    static const Reason too_long = {"", "match.refuse_words"};
    Slice rest = slice_of(line), part;
    for (int i = 0; i < MOST && (slice_cut(&rest, ';', &part) || i == 0); i++) {
        while (part.length > 0 && part.data[0] == ' ')
            part = (Slice){part.data + 1, part.length - 1};
        const bool whole = part.length < sizeof refusal->words;
        slice_copy(part, refusal->words, sizeof refusal->words);
        refusal->reason = whole ? course_play(course, refusal->words) : &too_long;
        if (refusal->reason)
            return false;
        course_settle(course);
    }
    return true;
}

bool course_answers(Course *course, const char *line, Refusal *refusal)
{
    *refusal = (Refusal){0};
    if (strchr(line, ';')) {
        static const Reason no_memory = {"", "match.refuse_memory"};
        Course trial = *course;
        trial.match = match_copy(course->match);
        const bool good = trial.match && answer_each(&trial, line, refusal);
        match_free(trial.match);
        if (!trial.match)
            refusal->reason = &no_memory;
        else if (refusal->reason == &trial.hint) {
            course->hint = trial.hint; /* the trial's own is gone with it */
            refusal->reason = &course->hint;
        }
        if (!good)
            return false;
    }
    return answer_each(course, line, refusal);
}

/* The next line of what was chosen, if it may be played here. */
static bool take_chosen(Course *course, Slice *chosen)
{
    char words[ACTION_TEXT_SIZE];
    Slice line;
    if (!slice_cut(chosen, '\n', &line) || line.length >= sizeof words)
        return false;
    slice_copy(line, words, sizeof words);
    return course_play(course, words) == NULL;
}

static bool resume_beat(Course *course, Slice *chosen)
{
    const Beat *beat = course_beat(course);
    course->heard = true;
    if (beat->kind == BEAT_TELL)
        next_beat(course);
    else if (beat->kind == BEAT_ANY)
        return take_chosen(course, chosen);
    else if (match_play_text(course->match, beat->action) == NULL)
        next_beat(course);
    else
        return false;
    return true;
}

void course_resume(Course *course, unsigned beat, const char *chosen)
{
    Slice rest = slice_of(chosen);
    while (course->beat < beat && course->beat + 1 < course_scene(course)->count)
        if (!resume_beat(course, &rest))
            break;
    course->heard = false;
}

/* ---- Back and forth -------------------------------------------------------------------------- */

/* The beat after the one of action number `count` (1: the first); 0 for none. */
static unsigned beat_after(const Course *course, uint32_t count)
{
    const Scene *scene = course_scene(course);
    unsigned beat = 0;
    for (; count > 0; beat++) {
        ENSURE(beat < scene->count);
        count -= scene->beats[beat].kind != BEAT_TELL;
    }
    return beat;
}

/* How many actions remain after an undo; false: there is nothing to take back in this scene. */
static bool find_undo(const Course *course, uint32_t *count)
{
    for (*count = match_count(course->match); *count > 0;) {
        const unsigned after = beat_after(course, *count);
        --*count;
        if (is_pupils(&course_scene(course)->beats[after - 1]))
            return true;
    }
    return false;
}

/* Straight to what the pupil is to do, with its words again. */
static void go_back_to(Course *course, uint32_t count)
{
    match_undo_to(course->match, count);
    course->heard = false;
    course->beat = beat_after(course, match_count(course->match));
    while (course_beat(course)->kind == BEAT_TELL)
        course->beat++;
}

const char *course_undo_limit(const Course *course)
{
    uint32_t count;
    return find_undo(course, &count) ? NULL : "match.undo_start";
}

const char *course_undo(Course *course)
{
    uint32_t count;
    if (!find_undo(course, &count))
        return "match.undo_start";
    go_back_to(course, count);
    return NULL;
}

const char *course_restart(Course *course)
{
    if (match_count(course->match) == 0)
        return "play.restart_start";
    go_back_to(course, 0);
    return NULL;
}

/* What the lesson dictates comes back by itself. */
const char *course_redo(Course *course)
{
    const char *limit = match_redo_limit(course->match);
    if (limit)
        return limit;
    do {
        match_redo(course->match);
        course->heard = false;
        course->beat = beat_after(course, match_count(course->match)) - 1;
        next_beat(course);
    } while (!match_redo_limit(course->match) && course_need(course) == COURSE_PLAY);
    return NULL;
}
