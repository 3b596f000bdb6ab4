/* estimate_file.h: what estimate_positions writes and estimate_train reads: positions one after the
 * other, each a head of 16-bit numbers and the numbers of the traits that hold. */
#ifndef MEKONG_ESTIMATE_FILE_H
#define MEKONG_ESTIMATE_FILE_H

enum {
    HEAD_RESULT, /* for NV: 0 lost to 65535 won, or what it is worth in a series */
    HEAD_HOPE,   /* what a search hoped for there; the result if none was asked */
    HEAD_TRAITS, /* how many follow */
    POSITION_HEAD
};

#endif
