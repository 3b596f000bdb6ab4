/* stack.h: the stack of steps that every position begins with, and the verbs with which rules move
 * along it. Part of game.h, which says what a step is; flow.c runs the stack. */
#ifndef MEKONG_STACK_H
#define MEKONG_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct State State; /* a position: fixed size, no pointers, copied with memcpy */

/* A broken promise of ours, not of the outside: never returns. Each program brings its own. */
_Noreturn void ensure_failed(const char *what, const char *file, int line);
#ifdef MEKONG_FAST
#define ENSURE(condition) ((void)sizeof((condition) ? 1 : 0)) /* not evaluated, but checked */
#else
#define ENSURE(condition) ((condition) ? (void)0 : ensure_failed(#condition, __FILE__, __LINE__))
#endif

/* Something that happened. Words are made from it only when somebody reads it. */
typedef struct Note {
    uint8_t kind, a, b, c;
} Note;

typedef struct Frame {
    uint8_t step; /* index into rules->steps */
    uint8_t next; /* sequence: index of the child to call next */
    uint8_t v[6]; /* locals of the step, zero when called */
} Frame;

enum { FLOW_DEPTH = 12, FLOW_NOTES = 56, FLOW_STEPS_BETWEEN_CHOICES = 400 };

typedef struct Flow {
    uint8_t depth;      /* frames in use; 0 when the game is over */
    uint8_t broken;     /* a step did not find what it works on: flow_needs */
    uint8_t spare[5];   /* keeps the counters apart: joined by gcc, they stall the CPU */
    uint8_t note_count; /* notes of the last apply */
    Frame frame[FLOW_DEPTH];
    Note note[FLOW_NOTES];
} Flow;

static inline Flow *flow_of(State *state) { return (Flow *)state; }
static inline const Flow *flow_at(const State *state) { return (const Flow *)state; }
static inline Frame *flow_top(State *state)
{
    return &flow_of(state)->frame[flow_of(state)->depth - 1];
}
static inline const Frame *flow_now(const State *state)
{
    return &flow_at(state)->frame[flow_at(state)->depth - 1];
}

/* Inside run and apply: something without which the step cannot go on. In a position that play has
 * led to it is always there; in one from outside it may not be. Then false: the step leaves things
 * as they are, and game_apply ends the game as broken. */
static inline bool flow_needs(State *state, bool there)
{
    if (!there)
        flow_of(state)->broken = 1;
    return there;
}
/* flow_call and flow_goto give the new frame so that locals can be set. */
static inline Frame *flow_call(State *state, uint8_t step)
{
    Flow *flow = flow_of(state);
    if (flow_needs(state, flow->depth < FLOW_DEPTH))
        flow->depth++;
    Frame *frame = flow_top(state);
    *frame = (Frame){.step = step};
    return frame;
}
static inline Frame *flow_goto(State *state, uint8_t step)
{
    if (!flow_needs(state, flow_of(state)->depth > 0))
        return flow_of(state)->frame;
    Frame *frame = flow_top(state);
    *frame = (Frame){.step = step};
    return frame;
}
static inline void flow_return(State *state)
{
    if (flow_needs(state, flow_of(state)->depth > 0))
        flow_of(state)->depth--;
}
static inline void flow_end(State *state) /* the game is over */ { flow_of(state)->depth = 0; }
static inline void flow_note(State *state, uint8_t kind, uint8_t a, uint8_t b, uint8_t c)
{
    Flow *flow = flow_of(state);
    if (flow_needs(state, flow->note_count < FLOW_NOTES))
        flow->note[flow->note_count++] = (Note){kind, a, b, c};
}

#endif
