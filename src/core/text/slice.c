/* slice.c: reading somebody else's text piece by piece, without copying or changing it. */
#include "core/text/text.h"

#include <string.h>

bool slice_equal(Slice slice, const char *word)
{
    return strlen(word) == slice.length && memcmp(slice.data, word, slice.length) == 0;
}

bool slice_number(Slice slice, uint32_t most, uint32_t *out)
{
    uint64_t number = 0;
    for (size_t i = 0; i < slice.length; i++) {
        char c = slice.data[i];
        if (c < '0' || c > '9')
            return false;
        number = number * 10 + (uint64_t)(c - '0');
        if (number > most)
            return false;
    }
    if (slice.length == 0)
        return false;
    *out = (uint32_t)number;
    return true;
}

/* A separator at the very end closes the last part and does not open an empty one: this is how
 * lines are meant. */
bool slice_cut(Slice *rest, char separator, Slice *out)
{
    if (rest->length == 0)
        return false;
    size_t length = 0;
    while (length < rest->length && rest->data[length] != separator)
        length++;
    *out = (Slice){rest->data, length};
    size_t used = length < rest->length ? length + 1 : length;
    rest->data += used;
    rest->length -= used;
    return true;
}

void slice_copy(Slice slice, char *buffer, size_t size)
{
    Text text;
    text_init(&text, buffer, size);
    text_add_n(&text, slice.data, slice.length);
}
