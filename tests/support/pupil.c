/* pupil.c: taking a lesson (see pupil.h). */
#include <stdio.h>
#include <string.h>

#include "support/pupil.h"

void pupil_begin(Session *session, const Rules *rules, Lang lang)
{
    Problem problem = {0};
    if (!session_learn(session, rules, lang, &problem))
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
}

const Scene *pupil_scene(const Session *session)
{
    return &session->course.lesson->scenes[session->course.scene];
}

const Beat *pupil_beat(const Session *session)
{
    return &pupil_scene(session)->beats[session->course.beat];
}

void pupil_do(Session *session, uint32_t free_choice)
{
    const Beat *beat = pupil_beat(session);
    ActionList list;
    match_legal(session->match, &list);
    const Reason *reason = beat->kind == BEAT_ANY
                               ? session_play(session, list.action[free_choice % list.count])
                               : session_play_text(session, beat->action);
    if (reason)
        fail_msg("%s: %s", beat->action, reason->message);
}

Need pupil_go_on(Session *session, uint32_t free_choice)
{
    const Need need = session_need(session);
    if (need == NEED_WORDS)
        session_go_on(session);
    else if (need == NEED_TIME)
        session_step(session);
    else if (need == NEED_CHOICE)
        pupil_do(session, free_choice);
    else
        assert_int_equal(need, NEED_NOTHING);
    return session_need(session);
}

const State *pupil_at(Session *session, const char *words)
{
    while (session_need(session) != NEED_WORDS || strcmp(pupil_beat(session)->words, words) != 0)
        assert_int_not_equal(pupil_go_on(session, 0), NEED_NOTHING);
    return match_state(session->match);
}

void assert_names(const char *words, unsigned number)
{
    for (Lang lang = 0; lang < LANG_COUNT; lang++) {
        char digits[16];
        bool found = false;
        const char *text = message_text(lang, words);
        snprintf(digits, sizeof digits, "%u", number);
        for (const char *c = text; (c = strstr(c, digits)) != NULL && !found; c++)
            found = (c == text || c[-1] < '0' || c[-1] > '9') &&
                    (c[strlen(digits)] < '0' || c[strlen(digits)] > '9');
        if (!found)
            fail_msg("%s does not name %u in %s", words, number, lang_words[lang]);
    }
}
