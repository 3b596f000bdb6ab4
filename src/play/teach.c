/* teach.c: a lesson in course (core/lesson.h): which beat it has reached, what it says, what it
 * lets the pupil do.
 *
 * Every action of a scene, the pupil's as well as the program's, belongs to one beat, in order: so
 * the number of actions played tells the beat, and undo need not remember any.
 */
#include <string.h>

#include "core/lesson.h"
#include "play/habits.h"
#include "play/inside.h"

static const Scene *scene_of(const Session *session)
{
    return &session->lesson->scenes[session->scene];
}

/* NULL when the lesson is over. */
static const Beat *beat_of(const Session *session)
{
    const Scene *scene = scene_of(session);
    return session->beat < scene->count ? &scene->beats[session->beat] : NULL;
}

/* ---- Beginning ------------------------------------------------------------------------------- */

/* "edition=2". Lessons are part of the program: their words exist. */
static void set_option(Wish *wish, const char *words)
{
    char name[HABIT_SIZE];
    Problem problem;
    Slice value = slice_of(words), cut;
    slice_cut(&value, '=', &cut);
    slice_copy(cut, name, sizeof name);
    const bool good = wish_read(wish, "option", name, value.data, &problem);
    ENSURE(good);
}

static Match *open_scene(const Rules *rules, const Scene *scene, Problem *problem)
{
    Wish wish;
    wish_init(&wish, rules);
    wish.position = scene->position;
    for (const char *const *words = scene->options; words && *words; words++)
        set_option(&wish, *words);
    return wish_match(&wish, problem);
}

static void set_scene(Session *session, unsigned scene)
{
    session->scene = scene;
    session->beat = 0;
    session->heard = false;
    session->match = session->stage[scene];
    session->seen = scene_of(session)->pupil;
    session->news = (News){0};
}

/* All scenes are set up at once: what could go wrong does so before the lesson has begun. */
bool session_learn(Session *session, const Rules *rules, Lang lang, Problem *problem)
{
    memset(session, 0, sizeof *session);
    const Lesson *lesson = guide_lesson(rules);
    if (lesson->count == 0) {
        problem_set(problem, 0, "play.no_lesson", rules->word);
        return false;
    }
    ENSURE(lesson->count > 0 && lesson->count <= COUNT_OF(session->stage));
    session->lesson = lesson;
    session->lang = lang;
    session->people = 1;
    for (unsigned i = 0; i < lesson->count; i++) {
        session->stage[i] = open_scene(rules, &lesson->scenes[i], problem);
        if (!session->stage[i]) {
            session_close(session);
            return false;
        }
    }
    set_scene(session, 0);
    return true;
}

void session_begin_scene(Session *session, unsigned scene)
{
    if (scene < session->lesson->count)
        set_scene(session, scene);
}

/* ---- Going on another day -------------------------------------------------------------------- */

static void scene_key(const Rules *rules, char key[HABIT_SIZE])
{
    Text text;
    text_init(&text, key, HABIT_SIZE);
    text_add(&text, "lesson-");
    text_add(&text, rules->word);
}

unsigned scene_last(const Rules *rules)
{
    char key[HABIT_SIZE], value[HABIT_SIZE];
    uint32_t scene;
    scene_key(rules, key);
    habit_get(key, value);
    if (!slice_number(slice_of(value), guide_lesson(rules)->count, &scene) || scene < 1)
        return 0;
    return scene - 1;
}

/* Who is through begins anew. */
void scene_note(const Session *session)
{
    char key[HABIT_SIZE], value[HABIT_SIZE];
    Text text;
    scene_key(match_game(session->match)->rules, key);
    text_init(&text, value, sizeof value);
    text_number(&text, beat_of(session) ? session->scene + 1 : 1);
    habit_set(key, value);
}

/* ---- Beats ----------------------------------------------------------------------------------- */

static bool is_pupils(const Beat *beat) { return beat->kind == BEAT_DO || beat->kind == BEAT_ANY; }

Need lesson_need(const Session *session)
{
    const Beat *beat = beat_of(session);
    if (!beat)
        return NEED_NOTHING;
    if (beat->words && !session->heard)
        return NEED_WORDS;
    return is_pupils(beat) ? NEED_CHOICE : NEED_TIME;
}

static void next_beat(Session *session)
{
    session->heard = false;
    session->beat++;
    if (!beat_of(session) && session->scene + 1 < session->lesson->count)
        set_scene(session, session->scene + 1);
}

void lesson_step(Session *session)
{
    if (lesson_need(session) != NEED_TIME)
        return;
    const Reason *reason = match_play_text(session->match, beat_of(session)->action);
    ENSURE(!reason);
    next_beat(session);
}

void lesson_run(Session *session)
{
    while (lesson_need(session) == NEED_TIME)
        lesson_step(session);
}

void lesson_took(Session *session) { next_beat(session); }

void session_go_on(Session *session)
{
    if (session_need(session) != NEED_WORDS)
        return;
    if (beat_of(session)->kind == BEAT_TELL)
        next_beat(session);
    else
        session->heard = true;
}

void scene_print(const Lesson *lesson, unsigned scene, Lang lang, Text *out)
{
    const int64_t number[] = {scene + 1, lesson->count};
    message_say(lang, "play.scene", number, message_text(lang, lesson->scenes[scene].title), out);
}

/* Its title stands in a line of its own before the first words of a scene. */
void session_words(const Session *session, Text *out)
{
    const Beat *beat = session->lesson ? beat_of(session) : NULL;
    if (!beat || !beat->words)
        return;
    if (session->beat == 0) {
        scene_print(session->lesson, session->scene, session->lang, out);
        text_char(out, '\n');
    }
    text_add(out, message_text(session->lang, beat->words));
}

/* ---- The pupil ------------------------------------------------------------------------------- */

static Action canonical(const Session *session, Action action)
{
    const Game *game = match_game(session->match);
    return game_canon(game, match_state(session->match), action);
}

/* A twin of the piece that is meant will do as well. */
static bool is_wanted(const Session *session, const Beat *beat, Action action)
{
    Action wanted;
    if (beat->kind == BEAT_ANY)
        return true;
    const bool good = action_parse(match_game(session->match), beat->action, &wanted);
    ENSURE(good);
    return action_equal(canonical(session, wanted), canonical(session, action));
}

const Reason *lesson_refuse(Session *session, Action action)
{
    const Beat *beat = beat_of(session);
    const bool asked = lesson_need(session) == NEED_CHOICE;
    if (asked && is_wanted(session, beat, action))
        return NULL;
    session->hint = (Reason){"", asked && beat->hint ? beat->hint : "play.lesson_wait"};
    return &session->hint;
}

void lesson_print_hint(const Session *session, Text *out)
{
    const Beat *beat = beat_of(session);
    const bool asked = lesson_need(session) == NEED_CHOICE;
    if (!asked)
        text_add(out, message_text(session->lang, "play.lesson_wait"));
    else if (beat->hint)
        text_add(out, message_text(session->lang, beat->hint));
}

/* ---- Back and forth -------------------------------------------------------------------------- */

/* The beat after the one of action number `count` (1: the first); 0 for none. */
static unsigned beat_after(const Session *session, uint32_t count)
{
    const Scene *scene = scene_of(session);
    unsigned beat = 0;
    for (; count > 0; beat++) {
        ENSURE(beat < scene->count);
        count -= scene->beats[beat].kind != BEAT_TELL;
    }
    return beat;
}

/* How many actions remain after an undo; false: there is nothing to take back in this scene. */
static bool find_undo(const Session *session, uint32_t *count)
{
    for (*count = match_count(session->match); *count > 0;) {
        const unsigned after = beat_after(session, *count);
        --*count;
        if (is_pupils(&scene_of(session)->beats[after - 1]))
            return true;
    }
    return false;
}

/* Straight to what the pupil is to do, with its words again. */
static void go_back_to(Session *session, uint32_t count)
{
    match_undo_to(session->match, count);
    session->heard = false;
    session->beat = beat_after(session, match_count(session->match));
    while (beat_of(session)->kind == BEAT_TELL)
        session->beat++;
}

const char *lesson_undo(Session *session)
{
    uint32_t count;
    if (!find_undo(session, &count))
        return "match.undo_start";
    go_back_to(session, count);
    return NULL;
}

const char *lesson_restart(Session *session)
{
    if (match_count(session->match) == 0)
        return "play.restart_start";
    go_back_to(session, 0);
    return NULL;
}

/* What the lesson dictates comes back by itself. */
const char *lesson_redo(Session *session)
{
    const char *limit = match_redo_limit(session->match);
    if (limit)
        return limit;
    do {
        match_redo(session->match);
        session->heard = false;
        session->beat = beat_after(session, match_count(session->match)) - 1;
        next_beat(session);
    } while (!match_redo_limit(session->match) && lesson_need(session) == NEED_TIME);
    return NULL;
}
