/* body.c: see body.h. A Body is a json_t under another name. */
#include "server/http/body.h"

#include <jansson.h>
#include <string.h>

static json_t *of(const Body *body) { return (json_t *)(uintptr_t)body; }
static Body *as_body(json_t *json) { return (Body *)json; }

Body *body_parse(const char *text, size_t length)
{
    return as_body(json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL));
}

void body_free(Body *body) { json_decref(of(body)); }

BodyKind body_kind(const Body *body)
{
    if (!body)
        return BODY_NONE;
    switch (json_typeof(of(body))) {
    case JSON_OBJECT:
        return BODY_OBJECT;
    case JSON_ARRAY:
        return BODY_ARRAY;
    case JSON_STRING:
        return BODY_STRING;
    case JSON_INTEGER:
        return BODY_INTEGER;
    default:
        return BODY_OTHER;
    }
}

const char *body_string(const Body *body, size_t *length)
{
    if (length)
        *length = json_string_length(of(body));
    return json_string_value(of(body));
}

int64_t body_integer(const Body *body) { return json_integer_value(of(body)); }
bool body_is_true(const Body *body) { return json_is_true(of(body)); }

const Body *body_get(const Body *body, const char *name)
{
    return as_body(json_object_get(of(body), name));
}

size_t body_count(const Body *body)
{
    return body_kind(body) == BODY_ARRAY ? json_array_size(of(body)) : json_object_size(of(body));
}

const Body *body_at(const Body *body, size_t index, const char **name)
{
    if (body_kind(body) == BODY_ARRAY)
        return as_body(json_array_get(of(body), index));
    void *at = json_object_iter(of(body));
    while (at && index-- > 0)
        at = json_object_iter_next(of(body), at);
    if (at && name)
        *name = json_object_iter_key(at);
    return at ? as_body(json_object_iter_value(at)) : NULL;
}

/* ---- Merging --------------------------------------------------------------------------------- */

static void merge(json_t *to, json_t *from)
{
    const char *name;
    json_t *value;
    size_t index;
    if (json_is_object(to) && json_is_object(from)) {
        json_object_foreach(from, name, value)
        {
            json_t *there = json_object_get(to, name);
            if (json_is_object(there) || json_is_array(there))
                merge(there, value);
            else
                json_object_set(to, name, value);
        }
    } else if (json_is_array(to) && json_is_array(from)) {
        json_array_foreach(from, index, value) merge(json_array_get(to, index), value);
    }
}

char *json_merge(const char *object, size_t object_length, const char *more, size_t more_length,
                 size_t *length)
{
    json_t *to = json_loadb(object, object_length, 0, NULL);
    json_t *from = json_loadb(more, more_length, 0, NULL);
    char *text = NULL;
    if (to && from) {
        merge(to, from);
        text = json_dumps(to, JSON_COMPACT);
    }
    json_decref(to);
    json_decref(from);
    *length = text ? strlen(text) : 0;
    return text;
}
