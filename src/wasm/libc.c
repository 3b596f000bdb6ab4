/* libc.c: the little of a C library that the WebAssembly module needs, as there is none.
 *
 * Memory is handed out from the end of the heap and is not taken back, with one exception: the last
 * block handed out can grow, shrink and be freed in place. So a history that grows by realloc and
 * blocks freed in the reverse order cost nothing; a page that plays for long makes a new instance
 * of the module for each game.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- Memory ---------------------------------------------------------------------------------- */

extern unsigned char __heap_base; /* from the linker: first byte behind stack and data */

enum { ALIGNMENT = 16, PAGE = 65536 };

/* Stands before each block; as long as the alignment, so that blocks stay aligned. */
typedef struct Header {
    size_t size;
    char spare[ALIGNMENT - sizeof(size_t)];
} Header;

static Header *header_of(void *data) { return (Header *)data - 1; }

static uintptr_t align(uintptr_t number)
{
    return (number + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
}

/* Where the first free byte is written down: at the very start of the heap, so that the module has
 * no variable of its own. 0 before the first call. */
static uintptr_t *heap_end(void) { return (uintptr_t *)align((uintptr_t)&__heap_base); }

/* Moves the end of the heap, with more pages if need be. */
static int set_heap_end(uintptr_t end)
{
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    if (end > have) {
        size_t pages = (end - have + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) {
            return 0;
        }
    }
    *heap_end() = end;
    return 1;
}

static int is_last(const void *data, size_t size)
{
    return align((uintptr_t)data + size) == *heap_end();
}

void *malloc(size_t size)
{
    if (*heap_end() == 0) {
        *heap_end() = (uintptr_t)heap_end() + ALIGNMENT;
    }
    uintptr_t data = *heap_end() + sizeof(Header);
    if (size > SIZE_MAX / 2 || !set_heap_end(align(data + size))) {
        return NULL;
    }
    header_of((void *)data)->size = size;
    return (void *)data;
}

void *calloc(size_t count, size_t size)
{
    if (size > 0 && count > SIZE_MAX / size) {
        return NULL;
    }
    void *data = malloc(count * size);
    return data ? memset(data, 0, count * size) : NULL;
}

void *realloc(void *data, size_t size)
{
    if (!data) {
        return malloc(size);
    }
    Header *header = header_of(data);
    if (size <= SIZE_MAX / 2 && is_last(data, header->size)) {
        if (!set_heap_end(align((uintptr_t)data + size))) {
            return NULL;
        }
        header->size = size;
        return data;
    }
    if (size <= header->size) {
        return data;
    }
    void *moved = malloc(size);
    return moved ? memcpy(moved, data, header->size) : NULL;
}

void free(void *data)
{
    if (data && is_last(data, header_of(data)->size)) {
        *heap_end() = (uintptr_t)header_of(data);
    }
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
    for (size_t i = 0; i < size; i++) {
        if (left[i] != right[i]) {
            return left[i] - right[i];
        }
    }
    return 0;
}

void *memchr(const void *data, int byte, size_t size)
{
    const unsigned char *at = data;
    for (size_t i = 0; i < size; i++) {
        if (at[i] == (unsigned char)byte) {
            return (void *)(uintptr_t)(at + i);
        }
    }
    return NULL;
}

size_t strlen(const char *text)
{
    size_t length = 0;
    while (text[length]) {
        length++;
    }
    return length;
}

int strcmp(const char *x, const char *y) { return strncmp(x, y, SIZE_MAX); }

int strncmp(const char *x, const char *y, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char left = (unsigned char)x[i], right = (unsigned char)y[i];
        if (left != right || left == 0) {
            return left - right;
        }
    }
    return 0;
}

char *strchr(const char *text, int byte)
{
    for (;; text++) {
        if (*text == (char)byte) {
            return (char *)(uintptr_t)text;
        }
        if (*text == '\0') {
            return NULL;
        }
    }
}
