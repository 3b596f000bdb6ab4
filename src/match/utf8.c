/* utf8.c: is this text? Saves and names come from outside; everything after the loader may rely on
 * well-formed UTF-8 without control characters. */
#include <string.h>

#include "match/inside.h"

static bool is_control(uint32_t code)
{
    return (code < ' ' && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0);
}

/* The character at the front and its bytes, as utf8_step counts them. */
static size_t read_character(const char *text, size_t length, uint32_t *out)
{
    const size_t bytes = utf8_read(text, length, out);
    return bytes > 0 && !is_control(*out) ? bytes : 0;
}

size_t utf8_step(const char *text, size_t length)
{
    uint32_t code;
    return read_character(text, length, &code);
}

/* ---- Names ----------------------------------------------------------------------------------- */

/* Characters that take no place on the screen, or turn the direction of writing: with them two
 * names that differ look the same, and a name can look like somebody else's words. */
static bool is_unseen(uint32_t code)
{
    static const struct {
        uint32_t first, last;
    } ranges[] = {
        {0xad, 0xad},       {0x34f, 0x34f},   {0x61c, 0x61c},     {0x115f, 0x1160},
        {0x17b4, 0x17b5},   {0x180b, 0x180f}, {0x200b, 0x200f},   {0x2028, 0x202e},
        {0x2060, 0x206f},   {0x3164, 0x3164}, {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},
        {0xffa0, 0xffa0},   {0xfff0, 0xfffb}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a},
        {0xe0000, 0xe0fff},
    };
    for (size_t i = 0; i < COUNT_OF(ranges); i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return true;
    return false;
}

/* Character by character: a cut or broken one would make the save unreadable. */
void name_copy(char *to, size_t size, const char *name)
{
    size_t used = 0, left = strlen(name);
    uint32_t code;
    while (left > 0) {
        const size_t step = read_character(name, left, &code);
        if (used + step + 1 > size)
            break;
        if (step > 0 && code >= ' ' && (used > 0 || code != ' ') && !is_unseen(code)) {
            memcpy(to + used, name, step);
            used += step;
        }
        name += step ? step : 1;
        left -= step ? step : 1;
    }
    to[used] = '\0';
}

void problem_quote(Problem *problem, uint32_t line, const char *message, Slice detail)
{
    char words[sizeof problem->detail];
    size_t length = 0;
    while (length < detail.length) {
        const size_t step = utf8_step(detail.data + length, detail.length - length);
        if (step == 0 || length + step + 1 > sizeof words)
            break;
        length += step;
    }
    slice_copy((Slice){detail.data, length}, words, sizeof words);
    problem_set(problem, line, message, words);
}
