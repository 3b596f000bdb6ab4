/* stdlib.h: what of the C library's header exists in the WebAssembly module (src/wasm/libc.c). */
#ifndef MEKONG_WASM_STDLIB_H
#define MEKONG_WASM_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *data, size_t size);
void free(void *data);
_Noreturn void abort(void);

#endif
