/* api.h: what the files that answer requests share. */
#ifndef MEKONG_SERVER_API_H
#define MEKONG_SERVER_API_H

#include "desk/desk.h"
#include "server/hall/hall.h"
#include "server/http/body.h"
#include "server/http/limits.h"
#include "server/http/request.h"
#include "server/server.h"
#include "server/watchdog.h"

typedef struct Server {
    const ServerOptions *options;
    Storage *storage;
    Hall *hall;
    Pool *pool;
    Limits *limits;
    Metrics metrics;
    Pulse pulse;
    bool loopback;         /* it listens to this machine alone */
    _Atomic bool stopping; /* no new streams */
} Server;

/* Most a body may have, by what it is for. */
enum { BODY_MAX = 64 << 10, SAVE_MAX = 1 << 20 };

/* Whether the address may ask now; else a reply that says when. Reads the request. */
bool server_admits(Request *request, Reply *reply);
/* All but the sockets, once it is admitted. Never fails: whatever is wrong is a reply. */
void server_answer(Server *server, const Request *request, Reply *reply);
/* Whether the answer is there at once: a file, not a game. */
bool request_is_quick(const Request *request);
/* How long a body this request may have; 0: it must have none. */
size_t body_most(const char *method, const char *uri);

/* ---- Handlers -------------------------------------------------------------------------------- */

/* A request about one game, whose room has been entered. Who only looks gets a picture of it. */
typedef struct Visit {
    Server *server;
    const Request *request;
    Reply *reply;
    Room *room;
    const Body *body;      /* an object; NULL in a GET */
    uint8_t held, invited; /* sets of seats the key holds, is an invitation to */
    Seat seat;             /* the one the request names and holds; SEAT_WATCHER if it names none */
    /* What comes with the state in the answer to an act (desk_news). */
    uint32_t from;
    const char *place;
    /* Writes the reply, called once the room has been left, with a picture of it for the room: long
     * replies keep nobody out. NULL: the reply is there. */
    void (*later)(struct Visit *visit);
} Visit;

void api_games(Server *server, const Request *request, Reply *reply);
void api_rule(Server *server, const Request *request, Reply *reply);
void api_list(Server *server, const Request *request, Reply *reply);
void api_create(Server *server, const Request *request, Reply *reply, const Body *body);

void api_look(Visit *visit);
void api_save(Visit *visit);
void api_events(Visit *visit);
void api_actions(Visit *visit);
void api_undo(Visit *visit);
void api_redo(Visit *visit);
void api_seats(Visit *visit);
void api_resign(Visit *visit);
void api_rematch(Visit *visit);
void api_chat(Visit *visit);
void api_say(Visit *visit);
void api_delete(Visit *visit);

/* ---- Help ------------------------------------------------------------------------------------ */

/* The reply to what the hall could not do. */
void reply_hall(Reply *reply, Lang lang, HallResult result);
/* The reply to an address that wants too much: 429, to be asked again in so many seconds. */
void reply_rate(Reply *reply, Lang lang, uint32_t seconds);
/* "begun": the turn in which the game began if that was from a save, else null. */
void write_begun(const StoredGame *game, Json *json);
/* The desk's question that a path asks; NULL: none. */
const Question *request_question(const Request *request);
/* "wants", "refuses" and "next": who wants another game, and which it is. */
void write_rematch(const Room *room, Json *json);
/* The reply to something done, or not written; it began then, in microseconds. */
void answer_done(Visit *visit, HallResult result, uint64_t start);
/* Adds desk_news with the room's number of changes. */
void write_state(const Visit *visit, Text *out);
/* Whether the game is the visitor's alone: every seat that a person holds is his. */
bool may_delete(const Visit *visit);
/* A text of the body: false, with a reply, if it is there and no text; NULL if it is not there. */
bool body_text(const Body *body, const char *name, Lang lang, const char **out, Reply *reply);
/* A person's name within bounds, or a reply that says what is wrong with it. */
bool body_name(const Body *body, Lang lang, const char **out, Reply *reply);

#endif
