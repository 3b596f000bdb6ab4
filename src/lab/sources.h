/* sources.h: a print of the sources that results of games hang on: rules, players, boards and the
 * luck between them. Made by the Makefile. */
#ifndef MEKONG_LAB_SOURCES_H
#define MEKONG_LAB_SOURCES_H

extern const char lab_sources[]; /* 64 hexadecimal digits */

#endif
