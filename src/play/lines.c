/* lines.c: cutting text into lines that fit. */
#include "play/lines.h"

#include <stdlib.h>
#include <string.h>

void lines_clear(Lines *lines) { lines->length = lines->count = 0; }

void lines_free(Lines *lines)
{
    free(lines->text);
    free(lines->line);
    memset(lines, 0, sizeof *lines);
}

static bool make_room(Lines *lines, size_t length)
{
    if (lines->length + length > lines->room) {
        const size_t room = 2 * (lines->length + length);
        char *text = realloc(lines->text, room);
        if (!text)
            return false;
        lines->text = text;
        lines->room = room;
    }
    if (lines->count == lines->line_room) {
        const uint32_t room = 2 * lines->count + 64;
        Line *line = realloc(lines->line, room * sizeof *line);
        if (!line)
            return false;
        lines->line = line;
        lines->line_room = room;
    }
    return true;
}

void lines_add(Lines *lines, const char *words, size_t length, uint32_t tag, bool more)
{
    if (!make_room(lines, length + 1))
        return;
    lines->line[lines->count++] = (Line){lines->length, tag, more};
    if (length > 0)
        memcpy(lines->text + lines->length, words, length);
    lines->text[lines->length + length] = '\0';
    lines->length += length + 1;
}

const char *lines_at(const Lines *lines, uint32_t index)
{
    return lines->text + lines->line[index].at;
}

/* ---- Wrapping -------------------------------------------------------------------------------- */

/* Bytes of the longest piece of at most `width` columns that ends before a blank; a word wider than
 * that is cut. */
static size_t fitting(const char *words, size_t length, int width)
{
    size_t blank = 0, i = 0;
    int columns = 0;
    for (; i < length; i++) {
        if (utf8_is_tail(words[i]))
            continue;
        if (words[i] == ' ')
            blank = i;
        if (columns++ >= width && i > 0)
            break;
    }
    if (i == length || blank == 0)
        return i;
    return blank;
}

static void add_indented(Lines *lines, const char *words, size_t length, int indent, uint32_t tag)
{
    TEXT(text, buffer, 1024);
    text_pad_to(&text, (size_t)indent);
    text_add_n(&text, words, length);
    lines_add(lines, buffer, text.length, tag, true);
}

static void wrap_line(Lines *lines, const char *words, size_t length, int width, int indent,
                      uint32_t tag)
{
    size_t piece = fitting(words, length, width);
    lines_add(lines, words, piece, tag, false);
    while (piece < length) {
        words += piece;
        length -= piece;
        while (length > 0 && *words == ' ')
            words++, length--;
        if (length == 0)
            return;
        piece = fitting(words, length, width - indent);
        add_indented(lines, words, piece, indent, tag);
    }
}

void lines_wrap(Lines *lines, Fold fold, const char *text, int width, int indent, uint32_t tag)
{
    const size_t room = 4 * strlen(text) + 1;
    char *folded = malloc(room);
    if (!folded)
        return;
    Text out;
    text_init(&out, folded, room);
    fold_text(fold, text, &out);
    Slice rest = {folded, out.length}, line;
    width = width < 4 ? 4 : width;
    while (slice_cut(&rest, '\n', &line))
        wrap_line(lines, line.data, line.length, width, indent, tag);
    free(folded);
}
