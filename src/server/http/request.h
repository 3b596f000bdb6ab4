/* request.h: a request and its reply as plain structs: what is behind them can be called without a
 * socket. Everything in a request is somebody else's text and not to be trusted. */
#ifndef MEKONG_SERVER_REQUEST_H
#define MEKONG_SERVER_REQUEST_H

#include "core/text/text.h"

typedef struct Stream Stream;
typedef struct Account Account;

enum { FIELD_SIZE = 256, PARTS_MAX = 6 };

typedef struct Request {
    const char *method, *uri; /* as they came: path and query, percent signs and all */
    Account *account;         /* of who asks */
    /* Headers; NULL: not there. */
    const char *host, *origin, *site, *type, *key, *language, *etag, *encoding, *last_event;
    const char *body; /* NULL: none */
    size_t length;

    /* Made from the above by request_read. */
    char part[PARTS_MAX][FIELD_SIZE]; /* of the path, decoded: "api", "matches" ... */
    uint32_t parts;
    bool sound;        /* it is a path of ours */
    const char *query; /* behind the question mark, "" if there is none */
    Lang lang;
} Request;

/* Takes the path to pieces and finds out the language. False: the path is none of ours (too long,
 * too deep, not text). */
bool request_read(Request *request);
/* A value of the query, decoded; false: it is not there, or does not fit, or is no text. */
bool request_query(const Request *request, const char *name, char out[FIELD_SIZE]);
/* The same, a number; `preset` if it is not there; false if it is no number up to `most`. */
bool request_number(const Request *request, const char *name, uint32_t most, uint32_t preset,
                    uint32_t *out);
bool request_is(const Request *request, const char *method);
/* The uri for a log: without keys. */
void request_print_uri(const char *uri, Text *out);
/* UTF-8, without control characters. */
bool is_sound_text(const char *text, size_t length);

/* ---- Replies --------------------------------------------------------------------------------- */

typedef struct Reply {
    unsigned status;
    const char *type;  /* of the body */
    char *body;        /* to be freed; NULL: */
    const char *fixed; /* one that stays */
    size_t length;
    const char *etag, *encoding, *cache, *allow;
    bool vary;            /* another encoding may be had */
    unsigned retry_after; /* seconds; 0: nothing is said */
    bool close;           /* and the line with it */
    Stream *stream;       /* not a body, but events */
} Reply;

/* A buffer for a body of at most `size` bytes; false, with a reply that says so: no memory. */
bool reply_open(Reply *reply, Text *text, size_t size);
/* The text becomes the body, as JSON. */
void reply_close(Reply *reply, Text *text, unsigned status);
/* Lets go of a body. */
void reply_free(Reply *reply);
/* {"error":"word","sentence":"..."}: a word for programs, a message for people. */
void reply_error(Reply *reply, unsigned status, Lang lang, const char *word, const char *id,
                 const char *detail);

#endif
