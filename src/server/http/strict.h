/* strict.h: what libmicrohttpd lets pass and another server on the way would read otherwise. Where
 * two disagree about where a request ends, somebody's request can be hidden in another's. */
#ifndef MEKONG_SERVER_STRICT_H
#define MEKONG_SERVER_STRICT_H

#include <microhttpd.h>
#include <stdbool.h>

/* The option that makes libmicrohttpd as strict as it can be, and its value. */
#if MHD_VERSION >= 0x00097701
#define STRICT_OPTION MHD_OPTION_CLIENT_DISCIPLINE_LVL
#else
#define STRICT_OPTION MHD_OPTION_STRICT_FOR_CLIENT
#endif

typedef enum Form {
    FORM_GOOD,
    FORM_BAD,      /* a length or a host twice, a length beside a coding, lines without CR */
    FORM_NO_LENGTH /* a body in pieces, whose length is not told */
} Form;

/* Looks at a header; method and version as the first callback gives them. */
Form header_form(struct MHD_Connection *connection, const char *method, const char *version);
/* The last line of that name; NULL: there is none. */
const char *header_last(struct MHD_Connection *connection, const char *name);

#endif
