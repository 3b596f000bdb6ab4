/* text.h: writers into fixed buffers (plain text and JSON), a line reader, and the message
 * catalogue. No stdio, no malloc: the same bytes come out in the terminal, the server and wasm. */
#ifndef MEKONG_TEXT_H
#define MEKONG_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- Text ------------------------------------------------------------------------------------ */

/* Always ends in NUL. What does not fit is dropped and `full` is set. */
typedef struct Text {
    char *data;
    size_t size, length;
    bool full;
} Text;

void text_init(Text *text, char *buffer, size_t size); /* size at least 1 */
static inline Text text_on(char *buffer, size_t size)
{
    buffer[0] = '\0';
    return (Text){buffer, size, 0, false};
}
/* Declares a buffer and an empty text in it. */
#define TEXT(text, buffer, size)                                                                   \
    char buffer[size];                                                                             \
    Text text = text_on(buffer, sizeof buffer)
void text_clear(Text *text);
void text_char(Text *text, char c);
void text_add(Text *text, const char *words);
void text_add_n(Text *text, const char *words, size_t length);
void text_number(Text *text, int64_t number);
void text_hex(Text *text, uint64_t number);
/* Spaces until the current line has `column` characters (UTF-8 aware). */
void text_pad_to(Text *text, size_t column);
/* Characters, not bytes, in a UTF-8 string (each counts as one column). */
size_t text_width(const char *words);

/* ---- Reading --------------------------------------------------------------------------------- */

/* A piece of somebody else's text. */
typedef struct Slice {
    const char *data;
    size_t length;
} Slice;

static inline Slice slice_of(const char *words) { return (Slice){words, strlen(words)}; }
bool slice_equal(Slice slice, const char *word);
/* Decimal, no sign, at most `most`; false for anything else. */
bool slice_number(Slice slice, uint32_t most, uint32_t *out);
/* Cuts the part before `separator` (or all) off the front of rest; false when rest is used up. */
bool slice_cut(Slice *rest, char separator, Slice *out);
/* Copies as a NUL-terminated string; cuts what does not fit. */
void slice_copy(Slice slice, char *buffer, size_t size);

/* A character from the front of bytes of which nothing is promised: how many it takes, 0 if they
 * are no UTF-8 (or none). */
size_t utf8_read(const char *text, size_t length, uint32_t *code);
/* Whether a byte continues a character: cut before none of these. */
static inline bool utf8_is_tail(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* ---- JSON ------------------------------------------------------------------------------------ */

/* Writes compact JSON. Commas are put in by itself; names are given inside objects only. */
typedef struct Json {
    Text *text;
    bool comma; /* something stands before on this level */
} Json;

void json_init(Json *json, Text *text);
void json_open(Json *json, const char *name, char bracket); /* '{' or '['; name NULL in arrays */
void json_close(Json *json, char bracket);                  /* '}' or ']' */
void json_string(Json *json, const char *name, const char *value);
void json_number(Json *json, const char *name, int64_t value);
void json_fixed(Json *json, const char *name, double value, int decimals);
void json_bool(Json *json, const char *name, bool value);
void json_null(Json *json, const char *name);

/* ---- Messages -------------------------------------------------------------------------------- */

typedef enum Lang { LANG_EN, LANG_FR, LANG_IT, LANG_COUNT } Lang;

extern const char *const lang_words[LANG_COUNT]; /* "en", "fr", "it" */

/* The text of a message, from po/<lang>.po. The id must exist (a test sees to it): otherwise the id
 * itself comes back. */
const char *message_text(Lang lang, const char *id);
/* The same, NULL if there is no such id. */
const char *message_find(Lang lang, const char *id);

/* Fills a template. Placeholders: {u0} = value of argument 0 as type 'u', written by print_arg;
 * {n0} = argument 0 as a number; {n0|die|dice} = the first form if the number is singular in this
 * language, else the second (neither prints the number); {t} = detail; {{ = a brace. */
typedef void (*MessageArg)(const void *context, Lang lang, char type, uint8_t value, Text *out);
void message_print(Lang lang, const char *id, const uint8_t *arg, const char *detail,
                   MessageArg print_arg, const void *context, Text *out);
/* The common case of a front end: numbers or words in order, both optional. {n0} takes a number of
 * any size from `number`, {t} the detail. */
void message_say(Lang lang, const char *id, const int64_t *number, const char *detail, Text *out);

/* The generated catalogue (build/gen/catalog.c): ids in ascending order. */
typedef struct CatalogEntry {
    const char *id;
    const char *text[LANG_COUNT];
} CatalogEntry;
extern const CatalogEntry catalog[];
extern const size_t catalog_count;

#endif
