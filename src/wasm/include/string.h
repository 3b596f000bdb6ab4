/* string.h: what of the C library's header exists in the WebAssembly module (src/wasm/libc.c). */
#ifndef MEKONG_WASM_STRING_H
#define MEKONG_WASM_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *x, const void *y, size_t size);
void *memchr(const void *data, int byte, size_t size);
size_t strlen(const char *text);
int strcmp(const char *x, const char *y);
int strncmp(const char *x, const char *y, size_t size);
char *strchr(const char *text, int byte);

#endif
