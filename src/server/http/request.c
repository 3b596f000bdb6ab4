/* request.c: reading requests. See request.h. */
#include "server/http/request.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"

/* ---- Decoding -------------------------------------------------------------------------------- */

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Neither a control character nor a mark that turns the direction of writing: such a name could
 * look like somebody else's words. */
static bool is_plain(uint32_t code)
{
    const bool control = code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xfeff;
    const bool turn = (code >= 0x200e && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
                      (code >= 0x2066 && code <= 0x2069);
    return !control && !turn;
}

bool is_sound_text(const char *text, size_t length)
{
    uint32_t code;
    for (size_t step; length > 0; text += step, length -= step) {
        step = utf8_read(text, length, &code);
        if (step == 0 || !is_plain(code))
            return false;
    }
    return true;
}

/* Percent signs (and in a query, plus signs) decoded; false if it does not fit or is no text. */
static bool decode(Slice from, bool plus, char out[FIELD_SIZE])
{
    size_t length = 0;
    for (size_t i = 0; i < from.length; i++) {
        char c = from.data[i];
        if (c == '%') {
            const int high = i + 2 < from.length ? hex_digit(from.data[i + 1]) : -1;
            const int low = high >= 0 ? hex_digit(from.data[i + 2]) : -1;
            if (low < 0)
                return false;
            c = (char)(high * 16 + low);
            i += 2;
        } else if (c == '+' && plus) {
            c = ' ';
        }
        if (length + 1 == FIELD_SIZE)
            return false;
        out[length++] = c;
    }
    out[length] = '\0';
    return is_sound_text(out, length);
}

/* ---- Path and query -------------------------------------------------------------------------- */

static void find_lang(Request *request)
{
    char word[FIELD_SIZE];
    const char *wanted = request->language ? request->language : "";
    if (request_query(request, "lang", word))
        wanted = word;
    request->lang = LANG_EN;
    for (int i = 0; i < LANG_COUNT; i++)
        if (strncmp(wanted, lang_words[i], strlen(lang_words[i])) == 0)
            request->lang = (Lang)i;
}

bool request_read(Request *request)
{
    const char *mark = strchr(request->uri, '?');
    const size_t length = mark ? (size_t)(mark - request->uri) : strlen(request->uri);
    Slice rest = {request->uri, length}, piece;
    request->query = mark ? mark + 1 : "";
    request->parts = 0;
    find_lang(request);
    if (length == 0 || request->uri[0] != '/')
        return false;
    rest.data++;
    rest.length--;
    while (rest.length > 0 && slice_cut(&rest, '/', &piece)) {
        if (request->parts == PARTS_MAX || !decode(piece, false, request->part[request->parts]))
            return false;
        request->parts++;
    }
    return true;
}

bool request_query(const Request *request, const char *name, char out[FIELD_SIZE])
{
    Slice rest = {request->query, strlen(request->query)}, pair, key;
    while (rest.length > 0 && slice_cut(&rest, '&', &pair)) {
        Slice value = pair;
        if (slice_cut(&value, '=', &key) && slice_equal(key, name))
            return decode(value, true, out);
    }
    return false;
}

bool request_number(const Request *request, const char *name, uint32_t most, uint32_t preset,
                    uint32_t *out)
{
    char word[FIELD_SIZE];
    *out = preset;
    if (!request_query(request, name, word))
        return true;
    return slice_number(slice_of(word), most, out);
}

bool request_is(const Request *request, const char *method)
{
    return strcmp(request->method, method) == 0;
}

void request_print_uri(const char *uri, Text *out)
{
    Slice rest = {uri, strlen(uri)}, piece;
    bool first = true;
    if (!slice_cut(&rest, '?', &piece))
        return;
    text_add_n(out, piece.data, piece.length);
    while (rest.length > 0 && slice_cut(&rest, '&', &piece)) {
        text_char(out, first ? '?' : '&');
        first = false;
        if (piece.length >= 3 && strncmp(piece.data, "key", 3) == 0)
            text_add(out, "key=...");
        else
            text_add_n(out, piece.data, piece.length);
    }
}

/* ---- Replies --------------------------------------------------------------------------------- */

bool reply_open(Reply *reply, Text *text, size_t size)
{
    static const char sorry[] = "{\"error\":\"memory\",\"sentence\":\"\"}";
    char *buffer = malloc(size);
    if (buffer) {
        text_init(text, buffer, size);
        return true;
    }
    *reply = (Reply){.status = 503, .type = "application/json", .fixed = sorry};
    reply->length = sizeof sorry - 1;
    return false;
}

void reply_close(Reply *reply, Text *text, unsigned status)
{
    ENSURE(!text->full);
    *reply = (Reply){.status = status, .type = "application/json", .cache = "no-store"};
    char *shrunk = realloc(text->data, text->length + 1);
    reply->body = shrunk ? shrunk : text->data;
    reply->length = text->length;
}

void reply_free(Reply *reply)
{
    free(reply->body);
    reply->body = NULL;
}

void reply_error(Reply *reply, unsigned status, Lang lang, const char *word, const char *id,
                 const char *detail)
{
    enum { SENTENCE = 1024 };
    char sentence[SENTENCE];
    Text text, words;
    Json json;
    text_init(&words, sentence, sizeof sentence);
    message_say(lang, id, NULL, detail ? detail : "", &words);
    if (!reply_open(reply, &text, 8 * SENTENCE))
        return;
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_string(&json, "error", word);
    json_string(&json, "sentence", sentence);
    json_close(&json, '}');
    reply_close(reply, &text, status);
}
