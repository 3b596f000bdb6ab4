/* mkcatalog.c: makes the message catalogue (core/text/text.h) of the translations.
 *
 *     mkcatalog FILE.po... > catalog.c
 *     mkcatalog --web fr FILE.po... > messages.fr.js
 *
 * Ids that begin with "web." are the web client's: the second form writes these, of one language,
 * as a JavaScript module, the first one all others. A file belongs to the language in its name;
 * each language may have any number of files. Reads gettext's .po format as far as Mekong uses it:
 * comments, msgid and msgstr with strings over several lines. A msgid is an id such as
 * s75.prompt.move. Refuses, with file and line, whatever would show in a game as a hole: an id that
 * one language lacks or has twice, an empty text, one marked fuzzy, a placeholder that is malformed
 * or that only some languages have.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- What was read --------------------------------------------------------------------------- */

/* A string that grows; data is NULL until something is in it. */
typedef struct Buffer {
    char *data;
    size_t length, room;
} Buffer;

typedef struct Entry {
    char *id, *text;
    const char *path;
    unsigned line; /* of the msgid */
    bool fuzzy;
} Entry;

typedef struct Po {
    const char *language;
    const char *path; /* of the file being read */
    Entry *entry;
    size_t count, room;
} Po;

/* Reading goes on after the first mistake, to name them all in one run. Memory is left to exit. */
typedef struct Tool {
    unsigned mistakes;
} Tool;

static void complain(Tool *tool, const char *path, unsigned line, const char *reason,
                     const char *detail)
{
    fprintf(stderr, "%s:%u: %s%s%s\n", path, line, reason, *detail ? ": " : "", detail);
    tool->mistakes++;
}

static void *grow(void *data, size_t size)
{
    void *result = realloc(data, size);
    if (!result) {
        fputs("mkcatalog: out of memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    return result;
}

static void buffer_add(Buffer *buffer, char c)
{
    if (buffer->length + 2 > buffer->room) {
        buffer->room = buffer->room * 2 + 64;
        buffer->data = grow(buffer->data, buffer->room);
    }
    buffer->data[buffer->length++] = c;
    buffer->data[buffer->length] = '\0';
}

/* ---- Reading a .po file ---------------------------------------------------------------------- */

typedef enum Place { OUTSIDE, IN_ID, IN_TEXT } Place;

/* Where the reader stands in a file. */
typedef struct Reader {
    Tool *tool;
    Po *po;
    unsigned line;
    Place place;
    bool fuzzy; /* a "#, fuzzy" stands before the entry to come */
    Entry entry;
    Buffer id, text;
} Reader;

static void reader_complain(Reader *reader, const char *reason, const char *detail)
{
    complain(reader->tool, reader->po->path, reader->line, reason, detail);
}

/* Puts the entry read so far into the list; the header, whose id is empty, is left out. */
static void end_entry(Reader *reader)
{
    if (reader->place == IN_ID)
        reader_complain(reader, "msgid without msgstr", reader->id.data ? reader->id.data : "");
    if (reader->place == IN_TEXT && reader->id.length > 0) {
        Po *po = reader->po;
        if (po->count == po->room) {
            po->room = po->room * 2 + 64;
            po->entry = grow(po->entry, po->room * sizeof *po->entry);
        }
        buffer_add(&reader->text, '\0');
        reader->entry.id = reader->id.data;
        reader->entry.text = reader->text.data;
        reader->entry.path = po->path;
        po->entry[po->count++] = reader->entry;
    } else {
        free(reader->id.data);
        free(reader->text.data);
    }
    reader->id = reader->text = (Buffer){0};
    reader->place = OUTSIDE;
}

static bool unescape(char c, char *out)
{
    static const char written[] = "nt\"\\", meant[] = "\n\t\"\\";
    const char *at = c ? strchr(written, c) : NULL;
    if (at)
        *out = meant[at - written];
    return at != NULL;
}

/* Reads "..." up to the end of the line. */
static void read_string(Reader *reader, const char *at)
{
    if (reader->place == OUTSIDE || *at != '"') {
        reader_complain(reader, "not understood", at);
        return;
    }
    Buffer *buffer = reader->place == IN_ID ? &reader->id : &reader->text;
    for (at++; *at != '"'; at++) {
        char c = *at;
        if (c == '\\' && !unescape(*++at, &c)) {
            reader_complain(reader, "unknown escape", at - 1);
            return;
        }
        if (c == '\0') {
            reader_complain(reader, "string without end", "");
            return;
        }
        buffer_add(buffer, c);
    }
    if (at[1])
        reader_complain(reader, "something after the string", at + 1);
}

static const char *after_keyword(const char *line, const char *keyword)
{
    size_t length = strlen(keyword);
    return strncmp(line, keyword, length) == 0 ? line + length : NULL;
}

static void read_line(Reader *reader, const char *line)
{
    const char *rest;
    if (*line == '#') {
        if (reader->place == IN_TEXT)
            end_entry(reader);
        if (line[1] == ',' && strstr(line, "fuzzy"))
            reader->fuzzy = true;
    } else if ((rest = after_keyword(line, "msgid ")) != NULL) {
        end_entry(reader);
        reader->entry = (Entry){.line = reader->line, .fuzzy = reader->fuzzy};
        reader->fuzzy = false;
        reader->place = IN_ID;
        read_string(reader, rest);
    } else if ((rest = after_keyword(line, "msgstr ")) != NULL) {
        if (reader->place != IN_ID)
            reader_complain(reader, "msgstr without msgid", "");
        reader->place = IN_TEXT;
        read_string(reader, rest);
    } else if (*line) {
        read_string(reader, line);
    }
}

static void read_file(Tool *tool, Po *po)
{
    FILE *file = fopen(po->path, "rb");
    if (!file) {
        complain(tool, po->path, 0, "cannot be read", strerror(errno));
        return;
    }
    Reader reader = {.tool = tool, .po = po, .line = 1};
    Buffer line = {0};
    for (int c; (c = getc(file)) != EOF;) {
        if (c != '\n' && c != '\r') {
            buffer_add(&line, (char)c);
        } else if (c == '\n') {
            if (line.length > 0)
                read_line(&reader, line.data);
            line.length = 0;
            reader.line++;
        }
    }
    if (ferror(file))
        reader_complain(&reader, "cannot be read", strerror(errno));
    if (line.length > 0)
        read_line(&reader, line.data);
    end_entry(&reader);
    free(line.data);
    fclose(file);
}

/* ---- Checks ---------------------------------------------------------------------------------- */

/* The placeholders of a text: bit (type, argument), and one more for {t}. */
typedef struct Holders {
    bool has[26][10], detail;
} Holders;

/* Reads one placeholder, `at` standing behind the brace; NULL if it is none. */
static const char *read_holder(const char *at, Holders *out)
{
    if (at[0] == 't' && at[1] == '}') {
        out->detail = true;
        return at + 2;
    }
    if (at[0] < 'a' || at[0] > 'z' || at[1] < '0' || at[1] > '9')
        return NULL;
    out->has[at[0] - 'a'][at[1] - '0'] = true;
    const char *end = strchr(at, '}');
    if (!end || at[2] == '}')
        return end ? at + 3 : NULL;
    unsigned bars = 0;
    for (const char *c = at; c < end; c++)
        bars += *c == '|';
    return at[0] == 'n' && at[2] == '|' && bars == 2 ? end + 1 : NULL;
}

/* False if a placeholder is malformed. */
static bool read_holders(const char *text, Holders *out)
{
    *out = (Holders){0};
    while ((text = strchr(text, '{')) != NULL) {
        text = text[1] == '{' ? text + 2 : read_holder(text + 1, out);
        if (!text)
            return false;
    }
    return true;
}

static bool holders_equal(const Holders *x, const Holders *y)
{
    return memcmp(x->has, y->has, sizeof x->has) == 0 && x->detail == y->detail;
}

static int compare_entries(const void *x, const void *y)
{
    const Entry *left = x, *right = y;
    int order = strcmp(left->id, right->id);
    return order ? order : (left->line > right->line) - (left->line < right->line);
}

/* Each entry by itself; sorts them. */
static void check_file(Tool *tool, Po *po)
{
    if (po->count > 0)
        qsort(po->entry, po->count, sizeof *po->entry, compare_entries);
    for (size_t i = 0; i < po->count; i++) {
        const Entry *entry = &po->entry[i];
        Holders holders;
        if (i > 0 && strcmp(entry->id, entry[-1].id) == 0)
            complain(tool, entry->path, entry->line, "this id was there before", entry->id);
        if (!*entry->text)
            complain(tool, entry->path, entry->line, "no text", entry->id);
        if (entry->fuzzy)
            complain(tool, entry->path, entry->line, "marked fuzzy", entry->id);
        if (!read_holders(entry->text, &holders))
            complain(tool, entry->path, entry->line, "malformed placeholder", entry->id);
    }
}

static const Entry *find_entry(const Po *po, const char *id)
{
    Entry key = {.id = (char *)id};
    for (size_t low = 0, high = po->count; low < high;) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(key.id, po->entry[middle].id);
        if (order == 0)
            return &po->entry[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* Every id of one is in the other; with `holders`, with the same placeholders. */
static void check_pair(Tool *tool, const Po *one, const Po *other, bool holders)
{
    for (size_t i = 0; i < one->count; i++) {
        const Entry *here = &one->entry[i], *there = find_entry(other, here->id);
        Holders x, y;
        if (!there) {
            fprintf(stderr, "%s:%u: missing in %s: %s\n", here->path, here->line, other->language,
                    here->id);
            tool->mistakes++;
        } else if (holders && read_holders(here->text, &x) && read_holders(there->text, &y) &&
                   !holders_equal(&x, &y)) {
            fprintf(stderr, "%s:%u: placeholders differ from %s:%u: %s\n", there->path, there->line,
                    here->path, here->line, here->id);
            tool->mistakes++;
        }
    }
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* A string literal; '?' is escaped because "??(" would be a trigraph. */
static void write_string(const char *text)
{
    putchar('"');
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\' || c == '?')
            printf("\\%c", c);
        else if (c < ' ')
            printf("\\%03o", c);
        else
            putchar(c);
    }
    putchar('"');
}

static bool is_web(const Entry *entry) { return strncmp(entry->id, "web.", 4) == 0; }

static void write_catalog(const Po *po, size_t languages)
{
    size_t count = 0;
    puts("/* Made by tools/mkcatalog.c from the translations in po. */");
    puts("#include \"core/text/text.h\"\n");
    puts("const CatalogEntry catalog[] = {");
    for (size_t i = 0; i < po[0].count; i++) {
        if (is_web(&po[0].entry[i]))
            continue;
        count++;
        fputs("    {", stdout);
        write_string(po[0].entry[i].id);
        fputs(",\n     {", stdout);
        for (size_t lang = 0; lang < languages; lang++) {
            write_string(po[lang].entry[i].text);
            fputs(lang + 1 < languages ? ",\n      " : "}},\n", stdout);
        }
    }
    puts("};");
    printf("const size_t catalog_count = %zu;\n", count);
}

/* A JavaScript string. */
static void write_script_string(const char *text)
{
    putchar('"');
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < ' ')
            printf("\\u%04x", c);
        else
            putchar(c);
    }
    putchar('"');
}

static void write_script(const Po *po)
{
    puts("/* Made by tools/mkcatalog.c from the translations in po. */");
    puts("export default {");
    for (size_t i = 0; i < po->count; i++) {
        if (!is_web(&po->entry[i]))
            continue;
        fputs("    ", stdout);
        write_script_string(po->entry[i].id);
        fputs(": ", stdout);
        write_script_string(po->entry[i].text);
        puts(",");
    }
    puts("};");
}

enum { LANGUAGES = 3 };

/* "po/saigon75/rules/fr.po" is French. */
static Po *find_language(Po po[LANGUAGES], const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    for (int i = 0; i < LANGUAGES; i++)
        if (strncmp(name, po[i].language, 2) == 0 && strcmp(name + 2, ".po") == 0)
            return &po[i];
    return NULL;
}

static void read_files(Tool *tool, Po po[LANGUAGES], char **paths)
{
    for (; *paths; paths++) {
        Po *language = find_language(po, *paths);
        if (language) {
            language->path = *paths;
            read_file(tool, language);
        } else {
            complain(tool, *paths, 0, "the name tells no language", "");
        }
    }
}

static void check_all(Tool *tool, Po po[LANGUAGES])
{
    for (int i = 0; i < LANGUAGES; i++) {
        check_file(tool, &po[i]);
        if (po[i].count == 0 && tool->mistakes == 0)
            complain(tool, po[i].language, 0, "no messages", "");
    }
    for (int i = 1; i < LANGUAGES; i++) {
        check_pair(tool, &po[0], &po[i], true);
        check_pair(tool, &po[i], &po[0], false);
    }
}

int main(int argc, char **argv)
{
    const char *web = argc > 2 && strcmp(argv[1], "--web") == 0 ? argv[2] : NULL;
    if (argc < (web ? 4 : 2)) {
        fputs("usage: mkcatalog [--web LANGUAGE] en.po fr.po it.po ...\n", stderr);
        return EXIT_FAILURE;
    }
    Tool tool = {0};
    Po po[LANGUAGES] = {{.language = "en"}, {.language = "fr"}, {.language = "it"}};
    read_files(&tool, po, argv + (web ? 3 : 1));
    check_all(&tool, po);
    if (tool.mistakes > 0)
        return EXIT_FAILURE;
    for (int i = 0; web && i < LANGUAGES; i++)
        if (strcmp(po[i].language, web) == 0)
            write_script(&po[i]);
    if (!web)
        write_catalog(po, LANGUAGES);
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
