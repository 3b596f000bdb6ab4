/* exports.h: everything JavaScript can call, and nothing else is. web/engine/wasm.js hides it.
 *
 * Texts come in as UTF-8 with a NUL behind, in room the caller has asked for and frees; seats are
 * named by their words, with "watcher" and, once a game is over, "referee". Languages are numbered
 * as in Lang. Every answer is a Reply, which the caller frees with mekong_free; NULL: there is no
 * memory left.
 */
#ifndef MEKONG_WASM_EXPORTS_H
#define MEKONG_WASM_EXPORTS_H

#include "wasm/hosted.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* ---- Memory, replay, speed (exports.c) ------------------------------------------------------- */

EXPORT(mekong_room) void *mekong_room(size_t size);
EXPORT(mekong_free) void mekong_free(void *data);
/* The lines that `mekong replay --json` prints of a save. */
EXPORT(mekong_replay) Reply *mekong_replay(const char *save, size_t length, uint32_t lang);
/* Plays so many whole random games; gives the number of decisions. */
EXPORT(mekong_bench) double mekong_bench(uint32_t games, uint32_t seed);

/* ---- Matches (exports_match.c) --------------------------------------------------------------- */

EXPORT(mekong_games) Reply *mekong_games(uint32_t lang);
EXPORT(mekong_rule) Reply *mekong_rule(const char *game, const char *number, uint32_t lang);
/* The whole book, or what is found in it; "" finds everything. */
EXPORT(mekong_rules) Reply *mekong_rules(const char *game, const char *find, uint32_t lang);

/* A new match from the lines of a wish (host/wish.h), a kept one from its save. The reply is bad
 * and says why, or it holds the match's number for all calls below. The seed is of dice and
 * searches. */
EXPORT(mekong_create) Reply *mekong_create(const char *lines, uint64_t seed, uint32_t lang);
EXPORT(mekong_load)
Reply *mekong_load(const char *save, size_t length, uint64_t seed, uint32_t lang);
EXPORT(mekong_close) void mekong_close(Hosted *hosted);
EXPORT(mekong_save) Reply *mekong_save(const Hosted *hosted, uint32_t lang);
EXPORT(mekong_version) uint32_t mekong_version(const Hosted *hosted); /* actions played */

/* A question of the desk (desk_question) by its word. What is given with it stands in lines of
 * "name value", which are cut in place. */
EXPORT(mekong_look)
Reply *mekong_look(const Hosted *hosted, const char *what, const char *seat, char *args,
                   uint32_t lang);

/* {"good":true}, or what stands in the way. */
EXPORT(mekong_play)
Reply *mekong_play(Hosted *hosted, const char *seat, const char *words, uint32_t lang);
EXPORT(mekong_undo) Reply *mekong_undo(Hosted *hosted, uint32_t lang);
EXPORT(mekong_redo) Reply *mekong_redo(Hosted *hosted, uint32_t lang);
/* A seat gives up, as host_resign. */
EXPORT(mekong_resign) Reply *mekong_resign(Hosted *hosted, const char *seat, uint32_t lang);
/* A new match as host_again makes it: the reply holds its number. */
EXPORT(mekong_again) Reply *mekong_again(const Hosted *hosted, uint64_t seed, uint32_t lang);
/* It is the first game of a match of two, or with `first`, which is over, its second one. */
EXPORT(mekong_series) Reply *mekong_series(Hosted *hosted, const Hosted *first, uint32_t lang);
/* As host_settle: how many actions were played, what is waited for now, and whose turn it is. */
EXPORT(mekong_settle) Reply *mekong_settle(Hosted *hosted, uint32_t lang);

/* ---- Lessons (exports_lesson.c) -------------------------------------------------------------- */

/* The scenes of a game's lesson (course_write_scenes). */
EXPORT(mekong_lessons) Reply *mekong_lessons(const char *game, uint32_t lang);
/* A scene, the first being 1, as a match: it is looked at and played by the calls above, but what
 * is played must be what the lesson wants, undo goes to the pupil's last choice, and nothing falls
 * but the dice of the lesson. It goes on at that beat, if it was reached before, with the free
 * choices made on the way, a line each; from the start with 0 and "". */
EXPORT(mekong_lesson)
Reply *mekong_lesson(const char *game, uint32_t scene, uint32_t beat, const char *chosen,
                     uint32_t lang);
/* What the lesson says now (course_write); the same after its words have been read. */
EXPORT(mekong_course) Reply *mekong_course(const Hosted *hosted, uint32_t lang);
EXPORT(mekong_course_on) Reply *mekong_course_on(Hosted *hosted, uint32_t lang);

/* ---- Thinking (exports_think.c) -------------------------------------------------------------- */

/* The computer player in that seat begins to think about its choice; or a hint is begun for whoever
 * sits there, worth so many roll-outs, drawn from the seed. */
EXPORT(mekong_think_begin)
Reply *mekong_think_begin(Hosted *hosted, const char *seat, uint32_t lang);
EXPORT(mekong_hint_begin)
Reply *mekong_hint_begin(Hosted *hosted, const char *seat, uint32_t rollouts, uint64_t seed,
                         uint32_t lang);
/* A review of a game that is over is begun, with so many roll-outs a position; 0: as many as
 * usual. */
EXPORT(mekong_review_begin)
Reply *mekong_review_begin(Hosted *hosted, uint32_t rollouts, uint32_t lang);
/* The same review worked out in several modules: jobs are handed out by one of them, at most so
 * many at once ({"jobs":[{"job":,"before":,"found":}],"done":}; with what must be known before),
 * each is done by any one in slices (an empty text: not yet; else what was found), and told to the
 * others ({"good":}). What is known so far can be read at any time
 * ({"done":,"part":,"result":}). */
EXPORT(mekong_review_next) Reply *mekong_review_next(Hosted *hosted, uint32_t most);
EXPORT(mekong_review_job) Reply *mekong_review_job(Hosted *hosted, uint32_t job, uint32_t rollouts);
EXPORT(mekong_review_learn)
Reply *mekong_review_learn(Hosted *hosted, uint32_t job, const char *found);
EXPORT(mekong_review_found) Reply *mekong_review_found(Hosted *hosted, uint32_t lang);
/* Thinks on, at most so many roll-outs; `seconds` have gone by since it began. */
EXPORT(mekong_think)
Reply *mekong_think(Hosted *hosted, uint32_t rollouts, double seconds, uint32_t lang);

#endif
