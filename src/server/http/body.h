/* body.h: JSON that comes in, read by jansson. Its own header stays behind this one: two of its
 * names are those of core's writer (core/text/text.h). */
#ifndef MEKONG_SERVER_BODY_H
#define MEKONG_SERVER_BODY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Body Body; /* a JSON value; NULL: none, which all of these take */

typedef enum BodyKind {
    BODY_NONE,
    BODY_OBJECT,
    BODY_ARRAY,
    BODY_STRING,
    BODY_INTEGER,
    BODY_OTHER
} BodyKind;

/* Reads a text, to be freed; NULL if it is not JSON, or has a name twice. */
Body *body_parse(const char *text, size_t length);
void body_free(Body *body);

BodyKind body_kind(const Body *body);
const char *body_string(const Body *body, size_t *length); /* NULL if it is none */
int64_t body_integer(const Body *body);                    /* 0 if it is none */
bool body_is_true(const Body *body);
/* A member of an object; NULL if there is none. */
const Body *body_get(const Body *body, const char *name);
/* The members of an object or array by number; name may be NULL, as in an array. */
size_t body_count(const Body *body);
const Body *body_at(const Body *body, size_t index, const char **name);

/* Adds the members of `more` to `object`, down into objects and arrays both have; both are JSON.
 * To be freed; NULL: no memory. */
char *json_merge(const char *object, size_t object_length, const char *more, size_t more_length,
                 size_t *length);

#endif
