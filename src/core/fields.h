/* fields.h: positions that are a few small numbers, each with a name: for games whose state is no
 * more than that. A game lists its fields once; positions, saves and views follow. */
#ifndef MEKONG_FIELDS_H
#define MEKONG_FIELDS_H

#include "core/game.h"

/* A uint8_t of the state. */
typedef struct Field {
    const char *name;
    size_t at;
} Field;

#define FIELD(name)                                                                                \
    {                                                                                              \
#name, offsetof(State, name)                                                               \
    }

/* "sticks 15 turn 1 roll 0" */
void fields_print(const Field *fields, size_t count, const State *state, Text *out);
/* The same read back; NULL, or the name of the first field that is not as it should be. */
const char *fields_parse(const Field *fields, size_t count, const char *text, State *state);
/* As members of an object the caller has opened. */
void fields_view(const Field *fields, size_t count, const State *state, Json *out);

#endif
