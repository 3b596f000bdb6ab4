/* table.c: the bundle of a board's files as tables: files, lines, columns, values.
 *
 * Made for files that went through a spreadsheet: line ends of any system, a byte order mark,
 * cleared rows, columns in another order and blanks around a value are all fine. What is unclear is
 * refused.
 */
#include "core/text/table.h"

#include <string.h>

/* One more than any file has columns: with so many names one of them is unknown or a repetition. */
enum { FIELDS_MAX = TABLE_COLUMNS + 1 };

/* ---- Characters ------------------------------------------------------------------------------ */

/* Control characters are not text: names and details are shown on screens and written to saves. */
static bool is_printable(uint32_t code)
{
    return code == '\t' || (code >= ' ' && (code < 0x7f || code >= 0xa0));
}

/* Bytes of the UTF-8 character at the front, 0 if it is none that can be printed. */
static size_t character_size(Slice text)
{
    uint32_t code;
    const size_t bytes = utf8_read(text.data, text.length, &code);
    return bytes > 0 && is_printable(code) ? bytes : 0;
}

static bool is_text(Slice line)
{
    while (line.length > 0) {
        const size_t size = character_size(line);
        if (size == 0)
            return false;
        line.data += size;
        line.length -= size;
    }
    return true;
}

/* ---- Lines and fields ------------------------------------------------------------------------ */

static bool starts_with(Slice line, const char *start)
{
    const size_t length = strlen(start);
    return line.length >= length && memcmp(line.data, start, length) == 0;
}

static Slice without_front(Slice line, size_t length)
{
    return (Slice){line.data + length, line.length - length};
}

static Slice trimmed(Slice field)
{
    while (field.length > 0 && field.data[0] == ' ')
        field = without_front(field, 1);
    while (field.length > 0 && field.data[field.length - 1] == ' ')
        field.length--;
    return field;
}

/* A cleared row of a spreadsheet is saved as a line of tabs. */
static bool is_passed_over(Slice line)
{
    size_t blanks = 0;
    while (blanks < line.length && (line.data[blanks] == ' ' || line.data[blanks] == '\t'))
        blanks++;
    return blanks == line.length || line.data[0] == '#';
}

/* The next line without its end, whatever is on it. */
static bool cut_line(Slice *rest, Slice *line)
{
    if (!slice_cut(rest, '\n', line))
        return false;
    if (line->length > 0 && line->data[line->length - 1] == '\r')
        line->length--;
    return true;
}

static bool next_line(TableReader *loader, Slice *line)
{
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    while (cut_line(&loader->rest, line)) {
        loader->line++;
        if (loader->line == 1 && starts_with(*line, byte_order_mark))
            *line = without_front(*line, strlen(byte_order_mark));
        if (!is_passed_over(*line))
            return true;
    }
    return false;
}

/* Fields between tabs, empty ones too; keeps the first FIELDS_MAX and counts all. */
static size_t split_fields(Slice line, Slice field[FIELDS_MAX])
{
    size_t count = 0, start = 0;
    for (size_t i = 0; i <= line.length; i++) {
        if (i < line.length && line.data[i] != '\t')
            continue;
        if (count < FIELDS_MAX)
            field[count] = trimmed((Slice){line.data + start, i - start});
        count++;
        start = i + 1;
    }
    return count;
}

/* ---- Files of the bundle --------------------------------------------------------------------- */

static bool begin_file(TableReader *loader, Slice name, const char *text,
                       const TableFile *const *files, unsigned count, Slice *part, unsigned *open)
{
    loader->name = name;
    loader->line = 0;
    for (unsigned i = 0; i < count; i++) {
        if (!slice_equal(name, files[i]->name))
            continue;
        if (part[i].data)
            return table_fail(loader, "core.table.file_twice", name);
        part[i] = (Slice){text, 0};
        *open = i;
        return true;
    }
    return table_fail(loader, "core.table.file_unknown", name);
}

static bool has_all_files(TableReader *loader, const TableFile *const *files, unsigned count,
                          const Slice *part)
{
    for (unsigned i = 0; i < count; i++) {
        if (part[i].data)
            continue;
        loader->name = (Slice){files[i]->name, strlen(files[i]->name)};
        loader->line = 0;
        return table_fail(loader, "core.table.file_missing", loader->name);
    }
    return true;
}

bool table_split(TableReader *loader, const char *text, const TableFile *const *files,
                 unsigned count, Slice *part)
{
    Slice rest = {text, strlen(text)}, line;
    unsigned open = count;
    if (rest.length > TABLE_TEXT_MAX)
        return table_fail_number(loader, "core.table.too_long", TABLE_TEXT_MAX);
    while (cut_line(&rest, &line)) {
        loader->line++;
        if (!is_text(line))
            return table_fail_word(loader, "core.table.not_text", "");
        if (starts_with(line, "@ ")) {
            Slice name = trimmed(without_front(line, 2));
            if (!begin_file(loader, name, rest.data, files, count, part, &open))
                return false;
        } else if (open < count) {
            part[open].length = (size_t)(line.data - part[open].data) + line.length;
        } else if (!is_passed_over(line)) {
            return table_fail(loader, "core.table.no_file", line);
        }
    }
    return has_all_files(loader, files, count, part);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static bool place_columns(TableReader *loader, const Slice *field)
{
    const char *const *columns = loader->file->column;
    memset(loader->position, TABLE_NO_WORD, sizeof loader->position);
    for (uint8_t i = 0; i < loader->fields && i < FIELDS_MAX; i++) {
        const uint8_t column = table_find_word(columns, field[i]);
        if (column == TABLE_NO_WORD)
            return table_fail(loader, "core.table.column_unknown", field[i]);
        if (loader->position[column] != TABLE_NO_WORD)
            return table_fail(loader, "core.table.column_twice", field[i]);
        loader->position[column] = i;
    }
    for (unsigned i = 0; columns[i]; i++)
        if (loader->position[i] == TABLE_NO_WORD)
            return table_fail_word(loader, "core.table.column_missing", columns[i]);
    return true;
}

/* Where each row says where its values are from, that comes last: it is long. */
static bool wants_source(const TableFile *file)
{
    unsigned last = 0;
    while (file->column[last + 1])
        last++;
    return strcmp(file->column[last], "source") == 0;
}

static bool read_header(TableReader *loader)
{
    Slice line, field[FIELDS_MAX];
    if (!next_line(loader, &line)) {
        loader->line = 0;
        return table_fail(loader, "core.table.file_empty", loader->name);
    }
    loader->fields = split_fields(line, field);
    if (!place_columns(loader, field))
        return false;
    if (wants_source(loader->file) && !slice_equal(field[loader->fields - 1], "source"))
        return table_fail(loader, "core.table.source_last", field[loader->fields - 1]);
    return true;
}

static bool read_row(TableReader *loader, Slice line)
{
    Slice field[FIELDS_MAX];
    const size_t count = split_fields(line, field);
    if (count != loader->fields)
        return table_fail_count(loader, "core.table.fields", "", (uint32_t)count,
                                (uint32_t)loader->fields);
    for (unsigned i = 0; loader->file->column[i]; i++)
        loader->value[i] = field[loader->position[i]];
    return loader->file->row(loader);
}

bool table_read_file(TableReader *loader, const TableFile *file, Slice text)
{
    Slice line;
    loader->file = file;
    loader->name = slice_of(file->name);
    loader->line = 0;
    loader->rest = text;
    loader->rows = 0;
    memset(loader->seen, 0, sizeof loader->seen);
    if (!read_header(loader))
        return false;
    for (; next_line(loader, &line); loader->rows++)
        if (!read_row(loader, line))
            return false;
    loader->line = 0;
    return file->finish(loader);
}
