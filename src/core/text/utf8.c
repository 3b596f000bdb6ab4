/* utf8.c: the one place where bytes become characters. Overlong forms, surrogates and numbers past
 * the end of Unicode are not UTF-8; which characters are welcome is for the reader to say. */
#include "core/text/text.h"

size_t utf8_read(const char *text, size_t length, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = length > 0 ? (unsigned char)text[0] : 0;
    const size_t bytes = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (bytes > length || (first >= 0x80 && first < 0xc2) || first > 0xf4)
        return 0;
    *code = bytes == 1 ? first : first & (0x7fu >> bytes);
    for (size_t i = 1; i < bytes; i++) {
        if (!utf8_is_tail(text[i]))
            return 0;
        *code = *code << 6 | ((unsigned char)text[i] & 0x3f);
    }
    const bool surrogate = *code >= 0xd800 && *code < 0xe000;
    return *code < least[bytes] || surrogate || *code > 0x10ffff ? 0 : bytes;
}
