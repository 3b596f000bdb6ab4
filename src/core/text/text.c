/* text.c: a writer into a fixed buffer.
 *
 * The text is always a NUL-terminated prefix of what was meant: after the first thing that does not
 * fit nothing more is taken, and a UTF-8 character is never cut in two.
 */
#include "core/text/text.h"

#include <string.h>

void text_init(Text *text, char *buffer, size_t size)
{
    *text = (Text){.data = buffer, .size = size};
    buffer[0] = '\0';
}

void text_clear(Text *text) { text_init(text, text->data, text->size); }

void text_add_n(Text *text, const char *words, size_t length)
{
    if (text->full)
        return;
    size_t room = text->size - text->length - 1;
    if (length > room) {
        text->full = true;
        length = room;
        while (length > 0 && utf8_is_tail(words[length]))
            length--;
    }
    if (length > 0)
        memcpy(text->data + text->length, words, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void text_char(Text *text, char c) { text_add_n(text, &c, 1); }

void text_add(Text *text, const char *words) { text_add_n(text, words, strlen(words)); }

static void add_digits(Text *text, uint64_t number, unsigned base)
{
    char digit[20]; /* 2^64 - 1 in decimal */
    size_t at = sizeof digit;
    do {
        digit[--at] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number != 0);
    text_add_n(text, digit + at, sizeof digit - at);
}

void text_number(Text *text, int64_t number)
{
    uint64_t magnitude = (uint64_t)number;
    if (number < 0) {
        text_char(text, '-');
        magnitude = 0 - magnitude;
    }
    add_digits(text, magnitude, 10);
}

void text_hex(Text *text, uint64_t number) { add_digits(text, number, 16); }

void text_pad_to(Text *text, size_t column)
{
    size_t start = text->length;
    while (start > 0 && text->data[start - 1] != '\n')
        start--;
    for (size_t at = text_width(text->data + start); at < column; at++)
        text_char(text, ' ');
}

size_t text_width(const char *words)
{
    size_t width = 0;
    for (; *words != '\0'; words++)
        width += utf8_is_tail(*words) ? 0 : 1;
    return width;
}
