/* heap.c: best fit over a list of free blocks, neighbours joined at once. Blocks are few, and some
 * are a hundred thousand times larger than others: a small one must not spoil the place of a large.
 *
 * Blocks lie one behind the other, each with a head that knows its own size and that of the block
 * before it; so both neighbours are found without a search. The free ones are also in a ring, with
 * the links inside the bytes that nobody uses. A head without a body closes the stretch.
 */
#include "wasm/heap.h"

#include <stdint.h>

/* Sizes include the head and are multiples of the alignment, which leaves a bit for "used". */
typedef struct Head {
    _Alignas(HEAP_ALIGN) size_t size; /* of this block; the lowest bit: it is in use */
    size_t before;                    /* of the block before; 0: there is none */
} Head;

typedef struct Ring {
    struct Ring *next, *last;
} Ring;

struct Heap {
    Ring free; /* its head and end */
    Head *end; /* closes the stretch */
};

enum { USED = 1, HEAD = sizeof(Head), LEAST = sizeof(Head) + HEAP_ALIGN };

_Static_assert(sizeof(Head) % HEAP_ALIGN == 0, "bodies stay aligned");
_Static_assert(sizeof(Ring) <= HEAP_ALIGN, "a free block has room for its links");
_Static_assert(sizeof(Heap) + sizeof(Head) + LEAST + HEAP_ALIGN <= HEAP_LEAST, "a heap fits");

static size_t align_up(size_t size) { return (size + HEAP_ALIGN - 1) & ~(size_t)(HEAP_ALIGN - 1); }

/* ---- Blocks ---------------------------------------------------------------------------------- */

static size_t size_of(const Head *head) { return head->size & ~(size_t)USED; }
static int is_used(const Head *head) { return head->size & USED; }
static Head *head_of(const void *block) { return (Head *)(uintptr_t)block - 1; }
static void *body_of(Head *head) { return head + 1; }
static Ring *ring_of(Head *head) { return body_of(head); }
static Head *behind(const Head *head) { return (Head *)((uintptr_t)head + size_of(head)); }

static Head *before(const Head *head)
{
    return head->before ? (Head *)((uintptr_t)head - head->before) : NULL;
}

static Head *first_block(const Heap *heap)
{
    return (Head *)((uintptr_t)heap + align_up(sizeof *heap));
}

static void set_size(Head *head, size_t size, int used)
{
    head->size = size | (used ? USED : 0);
    behind(head)->before = size;
}

static void link_free(Heap *heap, Head *head)
{
    Ring *ring = ring_of(head);
    *ring = (Ring){heap->free.next, &heap->free};
    heap->free.next->last = ring;
    heap->free.next = ring;
}

static void unlink_free(Head *head)
{
    const Ring *ring = ring_of(head);
    ring->last->next = ring->next;
    ring->next->last = ring->last;
}

/* A block that is in no ring becomes free, together with free neighbours. */
static void set_free(Heap *heap, Head *head)
{
    Head *const left = before(head), *const right = behind(head);
    size_t size = size_of(head);
    if (!is_used(right)) {
        unlink_free(right);
        size += size_of(right);
    }
    if (left && !is_used(left)) {
        unlink_free(left);
        size += size_of(left);
        head = left;
    }
    set_size(head, size, 0);
    link_free(heap, head);
}

/* Keeps the first bytes of a block in use; the rest becomes free if it can be a block. */
static void cut(Heap *heap, Head *head, size_t size)
{
    const size_t rest = size_of(head) - size;
    if (rest < LEAST)
        return;
    set_size(head, size, 1);
    Head *const other = behind(head);
    set_size(other, rest, 1);
    set_free(heap, other);
}

/* ---- Life ------------------------------------------------------------------------------------ */

/* The stretch's last bytes become the closing head; what was one before becomes a free block. */
static void close_at(Heap *heap, Head *open, size_t size)
{
    heap->end = (Head *)((uintptr_t)open + size - HEAD);
    heap->end->size = USED;
    set_size(open, size - HEAD, 1);
    set_free(heap, open);
}

Heap *heap_open(void *start, size_t size)
{
    Heap *heap = start;
    heap->free = (Ring){&heap->free, &heap->free};
    Head *const first = first_block(heap);
    first->before = 0;
    close_at(heap, first,
             (size & ~(size_t)(HEAP_ALIGN - 1)) - ((uintptr_t)first - (uintptr_t)heap));
    return heap;
}

void heap_grow(Heap *heap, size_t size) { close_at(heap, heap->end, size + HEAD); }

/* ---- Taking and giving ----------------------------------------------------------------------- */

/* 0: larger than anything can be. */
static size_t block_size(size_t size)
{
    if (size > SIZE_MAX / 2)
        return 0;
    return HEAD + align_up(size ? size : 1);
}

/* The smallest free block that is large enough; between equals the first by address. */
static Head *find_free(const Heap *heap, size_t wanted)
{
    Head *best = NULL;
    for (Ring *ring = heap->free.next; ring != &heap->free; ring = ring->next) {
        Head *const head = head_of(ring);
        const size_t size = size_of(head);
        if (size >= wanted &&
            (!best || size < size_of(best) || (size == size_of(best) && head < best)))
            best = head;
    }
    return best;
}

void *heap_take(Heap *heap, size_t size)
{
    const size_t wanted = block_size(size);
    Head *const head = wanted ? find_free(heap, wanted) : NULL;
    if (!head)
        return NULL;
    unlink_free(head);
    set_size(head, size_of(head), 1);
    cut(heap, head, wanted);
    return body_of(head);
}

void heap_give(Heap *heap, void *block) { set_free(heap, head_of(block)); }

int heap_stretch(Heap *heap, void *block, size_t size)
{
    Head *const head = head_of(block), *const right = behind(head);
    const size_t wanted = block_size(size);
    const size_t room = size_of(head) + (is_used(right) ? 0 : size_of(right));
    if (!wanted || wanted > room)
        return 0;
    if (wanted > size_of(head)) {
        unlink_free(right);
        set_size(head, room, 1);
    }
    cut(heap, head, wanted);
    return 1;
}

size_t heap_room(const void *block) { return size_of(head_of(block)) - HEAD; }

/* ---- Looking --------------------------------------------------------------------------------- */

size_t heap_free_bytes(const Heap *heap)
{
    size_t sum = 0;
    for (const Ring *ring = heap->free.next; ring != &heap->free; ring = ring->next)
        sum += heap_room(ring);
    return sum;
}

const char *heap_check(const Heap *heap)
{
    size_t before_it = 0, free_blocks = 0, linked = 0;
    int last_free = 0;
    const Head *head = first_block(heap);
    for (; head != heap->end; head = behind(head)) {
        if (head->before != before_it || size_of(head) < LEAST || head > heap->end)
            return "sizes";
        if (last_free && !is_used(head))
            return "free neighbours";
        last_free = !is_used(head);
        free_blocks += (size_t)last_free;
        before_it = size_of(head);
    }
    if (head->before != before_it)
        return "end";
    for (const Ring *ring = heap->free.next; ring != &heap->free; ring = ring->next, linked++)
        if (ring->next->last != ring || is_used(head_of(ring)) || linked > free_blocks)
            return "ring";
    return linked == free_blocks ? NULL : "lost block";
}
