/* coach.c: a lesson for a page: its scenes to choose from, and what the one in course says now. */
#include <string.h>

#include "host/course.h"

enum { WORD_SIZE = 64 };

/* ---- Where to look --------------------------------------------------------------------------- */

/* Words of a beat without any: what is told to who goes wrong. */
static const char *words_of(const Beat *beat) { return beat->words ? beat->words : beat->hint; }

static const Pointer *find_pointer(const Course *course, const Beat *beat)
{
    const char *words = words_of(beat);
    for (const Pointer *pointer = course->lesson->pointers; words && pointer && pointer->words;
         pointer++)
        if (strcmp(pointer->words, words) == 0)
            return pointer;
    return NULL;
}

const char *course_rule(const Course *course)
{
    const Beat *beat = course_beat(course);
    const Pointer *pointer = beat ? find_pointer(course, beat) : NULL;
    const Step *step = game_step(match_game(course->match), match_state(course->match));
    if (pointer && pointer->rule)
        return pointer->rule;
    return step && step->rule ? step->rule : "";
}

static void json_place_of(const Course *course, const char *words, Json *json)
{
    const Game *game = match_game(course->match);
    Action action;
    TEXT(text, word, WORD_SIZE);
    if (!words || !action_parse(game, words, &action))
        return;
    const uint8_t place = guide_place_of(game, match_state(course->match), action);
    if (place != PLACE_NONE && guide_print_place_word(game, place, &text))
        json_string(json, NULL, word);
}

static void json_places(const Course *course, const Beat *beat, Json *json)
{
    const Pointer *pointer = find_pointer(course, beat);
    Slice rest = slice_of(pointer && pointer->places ? pointer->places : ""), place;
    json_open(json, "places", '[');
    while (slice_cut(&rest, ' ', &place)) {
        char word[WORD_SIZE];
        slice_copy(place, word, sizeof word);
        if (place.length > 0)
            json_string(json, NULL, word);
    }
    if (!pointer || !pointer->places)
        json_place_of(course, beat->action, json);
    json_close(json, ']');
}

/* ---- Steps ----------------------------------------------------------------------------------- */

/* A beat that a person sees: he reads or does something. */
static bool is_step(const Beat *beat) { return beat->kind != BEAT_PLAY || beat->words; }

static unsigned count_steps(const Scene *scene, unsigned beats)
{
    unsigned steps = 0;
    for (unsigned i = 0; i < beats; i++)
        steps += is_step(&scene->beats[i]);
    return steps;
}

static const char *kind_of(const Beat *beat)
{
    static const char *const kinds[] = {
        [BEAT_TELL] = "tell", [BEAT_DO] = "do", [BEAT_ANY] = "any", [BEAT_PLAY] = "play"};
    return beat ? kinds[beat->kind] : "over";
}

static void json_maybe(Json *json, const char *name, const char *value)
{
    if (value && *value)
        json_string(json, name, value);
    else
        json_null(json, name);
}

static void json_message(Json *json, const char *name, Lang lang, const char *message)
{
    json_maybe(json, name, message ? message_text(lang, message) : NULL);
}

static void json_beat(const Course *course, const Beat *beat, Lang lang, Json *json)
{
    const Pointer *pointer = find_pointer(course, beat);
    json_message(json, "words", lang, pointer && pointer->board ? pointer->board : words_of(beat));
    json_message(json, "hint", lang, beat->hint);
    json_maybe(json, "action", beat->kind == BEAT_DO ? beat->action : NULL);
    json_places(course, beat, json);
}

/* The pupil's free choices so far: the rest of a scene is always the same. */
static void json_chosen(const Course *course, Json *json)
{
    const Scene *scene = course_scene(course);
    uint32_t count = 0;
    json_open(json, "chosen", '[');
    for (unsigned i = 0; i < course->beat && count < match_count(course->match); i++) {
        TEXT(text, words, ACTION_TEXT_SIZE);
        if (scene->beats[i].kind == BEAT_ANY) {
            action_print(match_game(course->match), match_action(course->match, count), &text);
            json_string(json, NULL, words);
        }
        count += scene->beats[i].kind != BEAT_TELL;
    }
    json_close(json, ']');
}

void course_write(const Course *course, Lang lang, Text *out)
{
    const Scene *scene = course_scene(course);
    const Beat *beat = course_beat(course);
    const unsigned steps = count_steps(scene, scene->count);
    const unsigned done = count_steps(scene, course->beat);
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_number(&json, "scene", course->scene + 1);
    json_number(&json, "beat", course->beat);
    json_number(&json, "step", beat ? done + 1 : steps);
    json_number(&json, "steps", steps);
    json_string(&json, "kind", kind_of(beat));
    json_maybe(&json, "rule", course_rule(course));
    json_message(&json, "undo", lang, course_undo_limit(course));
    if (beat)
        json_beat(course, beat, lang, &json);
    json_chosen(course, &json);
    json_close(&json, '}');
}

/* ---- To choose from -------------------------------------------------------------------------- */

static void json_scene(const Rules *rules, const Scene *scene, Lang lang, Json *json)
{
    json_open(json, NULL, '{');
    json_string(json, "title", message_text(lang, scene->title));
    json_message(json, "about", lang, scene->about);
    json_message(json, "part", lang, scene->part);
    json_string(json, "pupil", rules->seat_words[scene->pupil]);
    json_number(json, "steps", count_steps(scene, scene->count));
    json_close(json, '}');
}

static void json_notices(const Lesson *lesson, Lang lang, Json *json)
{
    json_open(json, "notices", '[');
    for (const Notice *notice = lesson->notices; notice && notice->words; notice++) {
        json_open(json, NULL, '{');
        json_string(json, "rule", notice->rule);
        json_string(json, "text", message_text(lang, notice->words));
        json_close(json, '}');
    }
    json_close(json, ']');
}

void course_write_scenes(const Rules *rules, Lang lang, Text *out)
{
    const Lesson *lesson = guide_lesson(rules);
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "game", rules->word);
    json_string(&json, "name", game_title(rules, lang));
    json_message(&json, "title", lang, lesson->title);
    json_number(&json, "minutes", lesson->minutes);
    json_open(&json, "scenes", '[');
    for (unsigned i = 0; i < lesson->count; i++)
        json_scene(rules, &lesson->scenes[i], lang, &json);
    json_close(&json, ']');
    json_notices(lesson, lang, &json);
    json_close(&json, '}');
}
