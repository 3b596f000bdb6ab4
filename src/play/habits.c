/* habits.c: what a player chose last (see habits.h): lines "KEY VALUE" of the file `habits`. */
#include "play/habits.h"

#include <stdlib.h>
#include <string.h>

#include "play/session.h"

enum { FILE_ROOM = 4096 };

static void habits_path(char path[PATH_SIZE])
{
    char folder[PATH_SIZE];
    Text text;
    session_folder(folder);
    text_init(&text, path, PATH_SIZE);
    text_add(&text, folder);
    text_add(&text, "habits");
}

/* To be freed; NULL: there is no such file. */
static char *read_habits(size_t *length)
{
    char path[PATH_SIZE];
    Problem problem;
    habits_path(path);
    return file_read(path, length, &problem);
}

/* The value in a line of that key. */
static bool is_line_of(Slice line, const char *key, Slice *value)
{
    Slice word;
    *value = line;
    return slice_cut(value, ' ', &word) && slice_equal(word, key) && value->length > 0;
}

void habit_get(const char *key, char value[HABIT_SIZE])
{
    size_t length;
    char *text = read_habits(&length);
    Slice rest = {text, text ? length : 0}, line, found;
    value[0] = '\0';
    while (text && slice_cut(&rest, '\n', &line))
        if (is_line_of(line, key, &found))
            slice_copy(found, value, HABIT_SIZE);
    free(text);
}

void habit_set(const char *key, const char *value)
{
    char path[PATH_SIZE], buffer[FILE_ROOM], now[HABIT_SIZE];
    size_t length;
    Text text;
    Problem problem;
    habit_get(key, now);
    if (strcmp(now, value) == 0)
        return;
    char *before = read_habits(&length);
    Slice rest = {before, before ? length : 0}, line, old;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, key);
    text_char(&text, ' ');
    text_add(&text, value);
    text_char(&text, '\n');
    while (before && slice_cut(&rest, '\n', &line)) {
        if (line.length == 0 || is_line_of(line, key, &old) ||
            text.length + line.length + 2 > sizeof buffer)
            continue;
        text_add_n(&text, line.data, line.length);
        text_char(&text, '\n');
    }
    free(before);
    habits_path(path);
    file_write(path, buffer, text.length, &problem);
}

bool habit_lang(Lang *lang)
{
    char value[HABIT_SIZE];
    habit_get("lang", value);
    for (int i = 0; i < LANG_COUNT; i++) {
        if (strcmp(value, lang_words[i]) != 0)
            continue;
        *lang = (Lang)i;
        return true;
    }
    return false;
}

void habit_set_lang(Lang lang) { habit_set("lang", lang_words[lang]); }
