/* words.h: the words that stand for things in saves, positions and views: the same in every
 * language. */
#ifndef FITL_WORDS_H
#define FITL_WORDS_H

#include "games/fitl/rules/chapters.h"

extern const char *const fitl_place_words[PLACES];
extern const char *const fitl_kind_words[KINDS];
extern const char *const fitl_type_words[TYPES];
extern const char *const fitl_faction_words[FACTIONS + 1];
extern const char *const fitl_op_words[OPERATIONS];
extern const char *const fitl_activity_words[ACTIVITIES];
extern const char *const fitl_choice_words[CHOICES];
extern const char *const fitl_level_words[LEVELS];
extern const char *const fitl_track_words[TRACKS];
extern const char *const fitl_box_words[BOXES];

extern const ArgKind fitl_args[FITL_ARGS];

uint8_t fitl_find_space(Slice word); /* NOWHERE: none */

#endif
