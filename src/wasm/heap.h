/* heap.h: memory to be had and given back, out of one stretch of bytes that may grow at its end.
 * The WebAssembly module's malloc; it knows nothing of WebAssembly and is tested outside it. */
#ifndef MEKONG_WASM_HEAP_H
#define MEKONG_WASM_HEAP_H

#include <stddef.h>

enum { HEAP_ALIGN = 16 };

typedef struct Heap Heap; /* lies at the start of the stretch */

/* Makes a heap of `size` bytes at an address of that alignment; size at least HEAP_LEAST. */
enum { HEAP_LEAST = 128 };
Heap *heap_open(void *start, size_t size);
/* The stretch has become longer by so many bytes, a multiple of the alignment. */
void heap_grow(Heap *heap, size_t size);

/* A block of at least so many bytes, aligned; NULL: there is none that large. What is in it is
 * nobody's promise. */
void *heap_take(Heap *heap, size_t size);
/* Gives a block back. */
void heap_give(Heap *heap, void *block);
/* The same block with room for so many bytes, where that can be done in place; else false, and
 * nothing has changed. */
int heap_stretch(Heap *heap, void *block, size_t size);
/* Bytes there is room for in a block. */
size_t heap_room(const void *block);
/* Bytes in all free blocks together; those that a block's own upkeep takes not counted. */
size_t heap_free_bytes(const Heap *heap);
/* NULL, or what is broken: for tests. */
const char *heap_check(const Heap *heap);

#endif
