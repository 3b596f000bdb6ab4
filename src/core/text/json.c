/* json.c: a compact JSON writer. It keeps no stack: one flag says whether a comma is due, for
 * closing a level always leaves something standing on the level above.
 */
#include "core/text/text.h"

enum { DECIMALS_MAX = 9 };

static bool is_plain(char c) { return (unsigned char)c >= 0x20 && c != '"' && c != '\\'; }

static void add_escaped(Text *text, char c)
{
    text_char(text, '\\');
    if (c == '"' || c == '\\') {
        text_char(text, c);
    } else if (c == '\n') {
        text_char(text, 'n');
    } else {
        text_add(text, c < 0x10 ? "u000" : "u001");
        text_hex(text, (uint64_t)c % 16);
    }
}

static void add_quoted(Text *text, const char *words)
{
    text_char(text, '"');
    while (*words != '\0') {
        size_t plain = 0;
        while (words[plain] != '\0' && is_plain(words[plain]))
            plain++;
        text_add_n(text, words, plain);
        words += plain;
        if (*words != '\0')
            add_escaped(text, *words++);
    }
    text_char(text, '"');
}

/* Comma and name: what comes before every value. */
static void begin(Json *json, const char *name)
{
    if (json->comma)
        text_char(json->text, ',');
    json->comma = true;
    if (name != NULL) {
        add_quoted(json->text, name);
        text_char(json->text, ':');
    }
}

void json_init(Json *json, Text *text) { *json = (Json){.text = text}; }

void json_open(Json *json, const char *name, char bracket)
{
    begin(json, name);
    text_char(json->text, bracket);
    json->comma = false;
}

void json_close(Json *json, char bracket)
{
    text_char(json->text, bracket);
    json->comma = true;
}

void json_string(Json *json, const char *name, const char *value)
{
    begin(json, name);
    add_quoted(json->text, value);
}

void json_number(Json *json, const char *name, int64_t value)
{
    begin(json, name);
    text_number(json->text, value);
}

/* Rounds half away from zero, and never writes "-0.00". JSON has no word for infinity or NaN:
 * these, and what does not fit 64 bits, become null. */
void json_fixed(Json *json, const char *name, double value, int decimals)
{
    uint64_t scale = 1;
    for (int i = 0; i < decimals && i < DECIMALS_MAX; i++)
        scale *= 10;
    double magnitude = (value < 0 ? -value : value) * (double)scale + 0.5;
    if (!(magnitude < 9e18)) {
        json_null(json, name);
        return;
    }
    uint64_t units = (uint64_t)magnitude;
    begin(json, name);
    if (value < 0 && units > 0)
        text_char(json->text, '-');
    text_number(json->text, (int64_t)(units / scale));
    if (scale > 1)
        text_char(json->text, '.');
    for (uint64_t place = scale / 10; place > 0; place /= 10)
        text_char(json->text, (char)('0' + units / place % 10));
}

void json_bool(Json *json, const char *name, bool value)
{
    begin(json, name);
    text_add(json->text, value ? "true" : "false");
}

void json_null(Json *json, const char *name)
{
    begin(json, name);
    text_add(json->text, "null");
}
