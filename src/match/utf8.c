/* utf8.c: is this text? Saves and names come from outside; everything after the loader may rely on
 * well-formed UTF-8 without control characters. */
#include "match/inside.h"

static bool is_tail(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* The shortest code point that needs so many bytes: anything below is an overlong form. */
static bool is_code_point(uint32_t code, size_t bytes)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    const bool control = code >= 0x80 && code < 0xa0;
    return code >= least[bytes] && code <= 0x10ffff && !surrogate && !control;
}

size_t utf8_step(const char *text, size_t length)
{
    const unsigned char first = length ? (unsigned char)text[0] : 0;
    if (first < 0x80)
        return (first >= ' ' && first != 0x7f) || first == '\n' || first == '\t';
    const size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || bytes > length)
        return 0;
    uint32_t code = first & (0x7fu >> bytes);
    for (size_t i = 1; i < bytes; i++) {
        if (!is_tail(text[i]))
            return 0;
        code = code << 6 | ((unsigned char)text[i] & 0x3f);
    }
    return is_code_point(code, bytes) ? bytes : 0;
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
