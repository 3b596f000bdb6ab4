/* lines.h: the connections there are, and until when each has time. libmicrohttpd gives a line up
 * when nothing moves on it; who sends a byte now and then would have it for ever. */
#ifndef MEKONG_SERVER_LINES_H
#define MEKONG_SERVER_LINES_H

#include "server/http/limits.h"

typedef struct Line Line;
typedef struct Lines Lines;

Lines *lines_open(void); /* NULL: no memory */
void lines_close(Lines *lines);

/* A line on that socket, until line_end. The account is the line's, and counts it; NULL: behind a
 * proxy, where nobody knows yet who asks. NULL: no memory. */
Line *line_begin(Lines *lines, int socket, Account *account);
void line_end(Lines *lines, Line *line);
/* Behind a proxy: for whom it asks now. The account, which has been entered, is the line's from now
 * on; false: it has too many lines, and is left. */
bool line_charge(Line *line, Account *account);
/* What goes on there has to be done in so many seconds; 0: it may last. */
void line_allow(Line *line, uint32_t seconds);
/* Cuts the lines whose time is up. Every second or so. */
void lines_cut(Lines *lines);

#endif
