/* libc.c: the little of a C library that the WebAssembly module needs, as there is none.
 *
 * Memory comes from a heap (heap.h) that begins behind stack and data and takes more pages when it
 * is full. Pages are never given back, as WebAssembly cannot; what is freed is used again, so that
 * a page that plays for hours needs no more than its largest game.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "wasm/heap.h"

/* ---- Memory ---------------------------------------------------------------------------------- */

extern unsigned char __heap_base; /* from the linker: first byte behind stack and data */

enum { PAGE = 65536 };

/* What stands at the start of the free memory, so that the module has no variable of its own: fresh
 * pages are all zero. */
typedef struct Base {
    Heap *heap; /* NULL before the first call */
} Base;

static uintptr_t align(uintptr_t number)
{
    return (number + HEAP_ALIGN - 1) & ~(uintptr_t)(HEAP_ALIGN - 1);
}

static Base *base(void) { return (Base *)align((uintptr_t)&__heap_base); }

static size_t memory_end(void) { return (size_t)__builtin_wasm_memory_size(0) * PAGE; }

/* More memory by at least so many bytes; gives how many, 0 if there are none. */
static size_t add_pages(size_t size)
{
    const size_t pages = size / PAGE + 1;
    return __builtin_wasm_memory_grow(0, pages) == SIZE_MAX ? 0 : pages * PAGE;
}

/* False: no memory at all. */
static int open_heap(void)
{
    const uintptr_t start = align((uintptr_t)base() + sizeof(Base));
    if (start + HEAP_LEAST > memory_end() && !add_pages(start + HEAP_LEAST - memory_end()))
        return 0;
    base()->heap = heap_open((void *)start, memory_end() - start);
    return 1;
}

void *malloc(size_t size)
{
    if (size > SIZE_MAX / 2 || (!base()->heap && !open_heap()))
        return NULL;
    void *block = heap_take(base()->heap, size);
    if (block)
        return block;
    const size_t added = add_pages(size + HEAP_LEAST);
    if (!added)
        return NULL;
    heap_grow(base()->heap, added);
    return heap_take(base()->heap, size);
}

void *calloc(size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        return NULL;
    void *block = malloc(count * size);
    return block ? memset(block, 0, count * size) : NULL;
}

void *realloc(void *data, size_t size)
{
    if (!data)
        return malloc(size);
    if (heap_stretch(base()->heap, data, size))
        return data;
    void *moved = malloc(size);
    if (!moved)
        return NULL;
    const size_t room = heap_room(data);
    memcpy(moved, data, room < size ? room : size);
    free(data);
    return moved;
}

void free(void *data)
{
    if (data)
        heap_give(base()->heap, data);
}

_Noreturn void abort(void) { __builtin_trap(); }

/* ---- Bytes and strings ----------------------------------------------------------------------- */

/* These three are single instructions here (-mbulk-memory). */

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    return __builtin_memcpy(to, from, size);
}

void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }

void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *x, const void *y, size_t size)
{
    const unsigned char *left = x, *right = y;
    for (size_t i = 0; i < size; i++)
        if (left[i] != right[i])
            return left[i] - right[i];
    return 0;
}

void *memchr(const void *data, int byte, size_t size)
{
    const unsigned char *at = data;
    for (size_t i = 0; i < size; i++)
        if (at[i] == (unsigned char)byte)
            return (void *)(uintptr_t)(at + i);
    return NULL;
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

int strcmp(const char *x, const char *y) { return strncmp(x, y, SIZE_MAX); }

int strncmp(const char *x, const char *y, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char left = (unsigned char)x[i], right = (unsigned char)y[i];
        if (left != right || left == 0)
            return left - right;
    }
    return 0;
}

char *strchr(const char *text, int byte)
{
    for (;; text++) {
        if (*text == (char)byte)
            return (char *)(uintptr_t)text;
        if (*text == '\0')
            return NULL;
    }
}
