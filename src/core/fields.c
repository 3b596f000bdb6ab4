/* fields.c: see fields.h. */
#include "core/fields.h"

static uint8_t *at(State *state, const Field *field) { return (uint8_t *)state + field->at; }

static uint8_t value(const State *state, const Field *field)
{
    return ((const uint8_t *)state)[field->at];
}

void fields_print(const Field *fields, size_t count, const State *state, Text *out)
{
    for (size_t i = 0; i < count; i++) {
        text_add(out, i > 0 ? " " : "");
        text_add(out, fields[i].name);
        text_char(out, ' ');
        text_number(out, value(state, &fields[i]));
    }
}

const char *fields_parse(const Field *fields, size_t count, const char *text, State *state)
{
    Slice rest = slice_of(text), word;
    for (size_t i = 0; i < count; i++) {
        uint32_t number;
        if (!slice_cut(&rest, ' ', &word) || !slice_equal(word, fields[i].name) ||
            !slice_cut(&rest, ' ', &word) || !slice_number(word, UINT8_MAX, &number))
            return fields[i].name;
        *at(state, &fields[i]) = (uint8_t)number;
    }
    return rest.length > 0 ? fields[count - 1].name : NULL;
}

void fields_view(const Field *fields, size_t count, const State *state, Json *out)
{
    for (size_t i = 0; i < count; i++)
        json_number(out, fields[i].name, value(state, &fields[i]));
}
