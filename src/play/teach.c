/* teach.c: the lesson of a session: all its scenes one after the other (host/course.h has what a
 * scene is), and where to go on another day. */
#include <string.h>

#include "play/habits.h"
#include "play/inside.h"

/* ---- Scenes ---------------------------------------------------------------------------------- */

static void set_scene(Session *session, const Lesson *lesson, unsigned scene)
{
    course_begin(&session->course, lesson, scene, session->stage[scene]);
    session->match = session->stage[scene];
    session->seen = lesson->scenes[scene].pupil;
    session->news = (News){0};
}

/* After the last beat of a scene the next one begins. */
static void follow(Session *session)
{
    const Course *course = &session->course;
    if (course_need(course) == COURSE_OVER && course->scene + 1 < course->lesson->count)
        set_scene(session, course->lesson, course->scene + 1);
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
    session->course.lesson = lesson;
    session->lang = lang;
    session->people = 1;
    for (unsigned i = 0; i < lesson->count; i++) {
        session->stage[i] = course_stage(rules, i, problem);
        if (!session->stage[i]) {
            session_close(session);
            return false;
        }
    }
    set_scene(session, lesson, 0);
    return true;
}

void session_begin_scene(Session *session, unsigned scene)
{
    if (scene < session->course.lesson->count)
        set_scene(session, session->course.lesson, scene);
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
    const Course *course = &session->course;
    char key[HABIT_SIZE], value[HABIT_SIZE];
    Text text;
    scene_key(match_game(session->match)->rules, key);
    text_init(&text, value, sizeof value);
    text_number(&text, course_beat(course) ? course->scene + 1 : 1);
    habit_set(key, value);
}

/* ---- Beats ----------------------------------------------------------------------------------- */

Need lesson_need(const Session *session)
{
    static const Need needs[] = {[COURSE_WORDS] = NEED_WORDS,
                                 [COURSE_CHOICE] = NEED_CHOICE,
                                 [COURSE_PLAY] = NEED_TIME,
                                 [COURSE_OVER] = NEED_NOTHING};
    return needs[course_need(&session->course)];
}

void lesson_step(Session *session)
{
    course_step(&session->course);
    follow(session);
}

void lesson_run(Session *session)
{
    course_run(&session->course);
    follow(session);
}

void lesson_took(Session *session)
{
    course_took(&session->course);
    follow(session);
}

void session_go_on(Session *session)
{
    if (session_need(session) != NEED_WORDS)
        return;
    course_go_on(&session->course);
    follow(session);
}

void scene_print(const Lesson *lesson, unsigned scene, Lang lang, Text *out)
{
    const int64_t number[] = {scene + 1, lesson->count};
    message_say(lang, "play.scene", number, message_text(lang, lesson->scenes[scene].title), out);
}

/* Its title stands in a line of its own before the first words of a scene. */
void session_words(const Session *session, Text *out)
{
    const Course *course = &session->course;
    const Beat *beat = course->lesson ? course_beat(course) : NULL;
    if (!beat || !beat->words)
        return;
    if (course->beat == 0) {
        scene_print(course->lesson, course->scene, session->lang, out);
        text_char(out, '\n');
    }
    course_print_words(course, session->lang, out);
}
