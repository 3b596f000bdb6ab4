/* estimate_file.h: what estimate_positions and estimate_fitl write and estimate_train reads: 16-bit
 * numbers. First a head that tells the shape of the net and which facts go on (core/net.h); then
 * positions one after the other, each a head, for each output what became of it, and the numbers
 * of the facts that hold.
 */
#ifndef MEKONG_ESTIMATE_FILE_H
#define MEKONG_ESTIMATE_FILE_H

#include <stdint.h>
#include <stdio.h>

/* The head of the file; the facts that go on follow. */
enum { SHAPE_FACTS, SHAPE_OUTPUTS, SHAPE_GOING_ON, SHAPE_HEAD };

/* A position: how many facts hold; for each output these; the facts. */
enum {
    OUTPUT_RESULT, /* 0 lost to 65535 won, or what it is worth in a series */
    OUTPUT_HOPE,   /* what a search hoped for there; the result if none was asked */
    OUTPUT_BASE,   /* what the net need not learn: 1024ths of a natural logarithm, signed */
    OUTPUT_HEAD
};
typedef struct Told {
    uint16_t of[OUTPUT_HEAD];
} Told;

static inline void write_shape(unsigned facts, unsigned outputs, const uint16_t *going_on,
                               unsigned count)
{
    const uint16_t head[SHAPE_HEAD] = {
        [SHAPE_FACTS] = (uint16_t)facts,
        [SHAPE_OUTPUTS] = (uint16_t)outputs,
        [SHAPE_GOING_ON] = (uint16_t)count,
    };
    fwrite(head, sizeof head, 1, stdout);
    fwrite(going_on, sizeof *going_on, count, stdout);
}

static inline void write_position(const Told *output, unsigned outputs, const uint16_t *fact,
                                  uint16_t count)
{
    fwrite(&count, sizeof count, 1, stdout);
    fwrite(output, sizeof *output, outputs, stdout);
    fwrite(fact, sizeof *fact, count, stdout);
}

#endif
