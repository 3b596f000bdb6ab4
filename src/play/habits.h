/* habits.h: what a player chose last, kept in his data folder: the game, the language, how far he
 * has come in a lesson. Only a convenience: what cannot be read or written is forgotten. */
#ifndef MEKONG_PLAY_HABITS_H
#define MEKONG_PLAY_HABITS_H

#include "core/text/text.h"

enum { HABIT_SIZE = 64 };

/* The value of a key, "" if there is none. */
void habit_get(const char *key, char value[HABIT_SIZE]);
/* Keys and values are words of ours, without blanks. */
void habit_set(const char *key, const char *value);

/* The language chosen last; false: none has been. */
bool habit_lang(Lang *lang);
void habit_set_lang(Lang lang);

#endif
