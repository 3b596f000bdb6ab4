/* exports_lesson.c: the scenes of a lesson, each a match that knows what it wants (host/course.h).
 */
#include "core/guide.h"
#include "games/list.h"
#include "wasm/exports.h"

Reply *mekong_lessons(const char *game, uint32_t lang)
{
    const Rules *rules = game_find(game);
    Answer answer;
    if (!rules)
        return answer_sentence(lang, "match.load_game", game);
    answer_open(&answer);
    course_write_scenes(rules, lang_from(lang), &answer.text);
    return answer_close(&answer);
}

Reply *mekong_lesson(const char *game, uint32_t scene, uint32_t beat, const char *chosen,
                     uint32_t lang)
{
    const Rules *rules = game_find(game);
    Problem problem = {0};
    Course course;
    if (!rules)
        return answer_sentence(lang, "match.load_game", game);
    /* Scene 0 is as little there as one behind the last. */
    Match *match = course_stage(rules, scene - 1, &problem);
    if (!match)
        return answer_problem(lang, &problem);
    course_begin(&course, guide_lesson(rules), scene - 1, match);
    course_resume(&course, beat, chosen);
    return host_match(match, &course, 0, lang);
}

static Reply *no_course(const Hosted *hosted, uint32_t lang)
{
    Reply *closed = answer_closed(hosted, lang);
    if (closed || hosted->course.lesson)
        return closed;
    return answer_sentence(lang, "play.no_lesson", match_game(hosted->match)->rules->word);
}

Reply *mekong_course(const Hosted *hosted, uint32_t lang)
{
    Reply *wrong = no_course(hosted, lang);
    Answer answer;
    if (wrong)
        return wrong;
    answer_open(&answer);
    course_write(&hosted->course, lang_from(lang), &answer.text);
    return answer_close(&answer);
}

Reply *mekong_course_on(Hosted *hosted, uint32_t lang)
{
    Reply *wrong = no_course(hosted, lang);
    if (wrong)
        return wrong;
    course_go_on(&hosted->course);
    course_settle(&hosted->course);
    return mekong_course(hosted, lang);
}
