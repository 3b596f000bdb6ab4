/* match.h: one running game: its rules and board, everything played so far, undo and redo, the
 * people and programs in the seats, save and load.
 *
 * match_play is the only place in the whole program where a move is judged legal. The history
 * holds actions, not positions: rules are deterministic once the dice are named, so any earlier
 * position is had by playing again from the start, and a save of any length fits in little memory.
 * Needs malloc and memory functions only: it builds for WebAssembly as it is.
 */
#ifndef MEKONG_MATCH_H
#define MEKONG_MATCH_H

#include "core/speech.h"

typedef struct Match Match;

enum { SEAT_WORD_SIZE = 16, SEAT_NAME_SIZE = 64, ACTION_TEXT_SIZE = 160 };

/* Who plays a seat. The match only remembers it; front ends act on it. */
typedef struct SeatHolder {
    char controller[SEAT_WORD_SIZE]; /* "human", "mcts:0.5s" ...: of a-z 0-9 - _ : . */
    char name[SEAT_NAME_SIZE];       /* what the player calls himself; may be empty */
} SeatHolder;

/* ---- Life ------------------------------------------------------------------------------------ */

/* Option values are indices as in Game, NULL for the presets; board_text NULL for the default
 * board. NULL on failure: options that do not go together, a bad board or no memory, told in
 * problem. */
Match *match_new(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *board_text,
                 Problem *problem);
/* The same, but it begins in a position of the game's own text form (Rules.print_state). The
 * position is part of the match: saves carry it, undo and walks go back to it. */
Match *match_new_at(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *board_text,
                    const char *position, Problem *problem);
/* The same game, options, board and first position, with nobody in the seats. */
Match *match_again(const Match *match, Problem *problem);
/* All of it as it is now, history, redo and seats too; it shares nothing with the other. NULL: no
 * memory. */
Match *match_copy(const Match *match);
/* The same game, options, board, people and table, but it begins in that position. */
Match *match_from(const Match *match, const char *position, Problem *problem);
void match_free(Match *match); /* NULL is fine */

const Game *match_game(const Match *match);
/* It is one game of a series (Game.series; match/series.h). */
void match_join_series(Match *match);
const State *match_state(const Match *match);
Seat match_actor(const Match *match);
/* What match_play will take; empty when the game is over or stuck. */
void match_legal(const Match *match, ActionList *out);
/* Not over, and yet nobody can do anything more: somebody's own position has led to where no answer
 * can be borne, or into a circle. "match.stuck" tells people so. */
bool match_is_stuck(const Match *match);
const SeatHolder *match_seat(const Match *match, Seat seat);
/* Whether dice and cards lie on a real table: what they do is told, never drawn. The match only
 * remembers it; front ends act on it. */
bool match_is_table(const Match *match);
void match_set_table(Match *match, bool table);
/* Which of the game's default boards it is played on, the first one being 1; 0: on a board of
 * somebody's own. */
uint32_t match_board_number(const Match *match);
/* Both words are cut to size, and what a save could not carry is left out. */
void match_set_seat(Match *match, Seat seat, const char *controller, const char *name);
/* A person's name as a seat keeps it: whole characters, as many as fit, without control characters
 * and without those that nobody sees. */
void name_copy(char *to, size_t size, const char *name);

/* ---- Playing --------------------------------------------------------------------------------- */

/* NULL if it is his turn, or nobody's any more; else what to tell him. */
const Reason *match_refuse_turn(const Match *match, Seat who);
/* NULL when played; else nothing has changed and the reason says why. */
const Reason *match_play(Match *match, Action action);
/* What match_play would say, without playing it. */
const Reason *match_refuse(const Match *match, Action action);
/* Both from words. Words that are no action at all give a reason, too. */
const Reason *match_play_text(Match *match, const char *words);
/* The same for a recorded action: an answer that only an earlier release asked for is passed over,
 * or what stands for it is played. */
const Reason *match_replay_text(Match *match, const char *words);
/* Whether such an answer would be passed over as things stand. */
bool match_is_bygone(const Match *match, const char *words);
const Reason *match_refuse_text(const Match *match, const char *words);
/* The sentence of such a reason; the action's words are needed again for it. */
void match_print_reason(const Match *match, const char *words, const Reason *reason, Lang lang,
                        Text *out);
/* The same with its rule, "You cannot. [9.10 · printed S.6b]". */
void match_print_refusal(const Match *match, const char *words, const Reason *reason, Lang lang,
                         Text *out);

/* ---- Its end --------------------------------------------------------------------------------- */

/* A seat gives the game up, whoever's turn it is: it is over, for good. NULL when done, else the
 * message id of what stops it. host_resign says what comes of it in a game of several people. */
const char *match_resign(Match *match, Seat who);
const char *match_refuse_resign(const Match *match, Seat who);
Seat match_resigned(const Match *match); /* who did; SEAT_NOBODY: nobody */
/* Over by its rules, or given up. */
bool match_over(const Match *match);
/* Once over: as game_score, into zeros. Of two seats the one that did not resign has won; of more
 * nobody has then. */
void match_score(const Match *match, int8_t score[SEATS_MAX]);
Seat match_winner(const Match *match); /* SEAT_NOBODY: not over, drawn, or without a winner */
/* "South Vietnam has resigned."; nothing if nobody has. */
void match_print_resigned(const Match *match, Lang lang, Text *out);
/* Once over: "North Vietnam has won.", a line for each winner, or that there is none. */
void match_print_winners(const Match *match, Lang lang, Text *out);

/* ---- History --------------------------------------------------------------------------------- */

uint32_t match_count(const Match *match); /* actions played */
Action match_action(const Match *match, uint32_t index);
Seat match_actor_of(const Match *match, uint32_t index);

/* Undo takes back the last real choice and the forced answers after it. It never passes a chance
 * action, a change of actor, or an answer at a step that reveals something. NULL if it may, else
 * the message id of what stops it. */
const char *match_undo_limit(const Match *match);
const char *match_redo_limit(const Match *match);
bool match_undo(Match *match);
bool match_redo(Match *match);
/* Takes back everything after the first `count` actions, whoever did it; redo plays it again. For
 * dice that were told and can be told again, not for dice that were drawn. */
void match_undo_to(Match *match, uint32_t count);
bool match_was_forced(const Match *match, uint32_t index); /* it was the only answer */

/* A walk through the positions of a match, from its start. */
typedef struct Walk {
    const Match *match;
    State *state;    /* after `number` actions */
    uint32_t number; /* 0: the start */
} Walk;

bool walk_open(Walk *walk, const Match *match); /* false: no memory */
bool walk_next(Walk *walk);                     /* false: at the end */
void walk_close(Walk *walk);
/* Why the next action will be taken: what the program in its actor's seat says. Nothing if that is
 * a person, the dice, or a player without reasons, or if it would not take it. */
void walk_explain(const Walk *walk, Grounds *out);

/* ---- Saves ----------------------------------------------------------------------------------- */

/* Why a save was refused. */
typedef struct SaveProblem {
    Problem at;
    char refusal[512]; /* an illegal action: the rules' own sentence */
} SaveProblem;

/* The save as text (docs/saves.md), to be freed by the caller; NULL: no memory. */
char *match_save(const Match *match, size_t *length);
/* Reads a save and plays it through match_play. NULL when anything is wrong with it: then the
 * problem says what, in the language for the part the rules say. */
Match *match_load(const char *text, size_t length, Lang lang, SaveProblem *problem);
void save_problem_print(const SaveProblem *problem, Lang lang, Text *out);

/* ---- Transcripts ----------------------------------------------------------------------------- */

/* What happened in the action that led to walk->state, a sentence per line, as the viewer may know
 * it. Nothing if nothing is to be said. */
void transcript_notes(const Walk *walk, Seat viewer, Lang lang, Text *out);
/* The same action as one line of JSON (docs/replay-json.md), without line end; with its grounds, if
 * walk_explain gave some before the action (else NULL). */
void transcript_json(const Walk *walk, const Grounds *why, Lang lang, Text *out);
/* chance, or the seat's word. */
const char *match_actor_word(const Match *match, Seat actor);

#endif
