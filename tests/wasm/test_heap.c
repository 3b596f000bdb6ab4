/* test_heap.c: the module's memory: blocks do not overlap, what is given back is joined and used
 * again, and thousands of random takings and givings leave it as it was. */
#include <stdlib.h>
#include <string.h>

#include "core/rng.h"
#include "support/check.h"
#include "wasm/heap.h"

enum { SIZE = 1 << 20, BLOCKS = 200 };

static void *fresh(size_t size)
{
    void *memory = aligned_alloc(HEAP_ALIGN, size);
    assert_non_null(memory);
    memset(memory, 0xa5, size); /* nothing is promised about it */
    return memory;
}

static void must_hold(const Heap *heap)
{
    const char *broken = heap_check(heap);
    if (broken)
        fail_msg("%s", broken);
}

static void a_block_is_aligned_and_large_enough(void **unused)
{
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    const size_t sizes[] = {0, 1, 15, 16, 17, 1000, 65536};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char *block = heap_take(heap, sizes[i]);
        assert_non_null(block);
        assert_int_equal((uintptr_t)block % HEAP_ALIGN, 0);
        assert_true(heap_room(block) >= sizes[i]);
        memset(block, 0x11, sizes[i]);
        must_hold(heap);
    }
    free(memory);
}

static void what_is_given_back_becomes_one_again(void **unused)
{
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    const size_t all = heap_free_bytes(heap);
    void *a = heap_take(heap, 100), *b = heap_take(heap, 200), *c = heap_take(heap, 300);
    heap_give(heap, a);
    must_hold(heap);
    heap_give(heap, c);
    must_hold(heap);
    heap_give(heap, b); /* both neighbours are free */
    must_hold(heap);
    assert_int_equal(heap_free_bytes(heap), all);
    void *whole = heap_take(heap, all);
    assert_non_null(whole);
    heap_give(heap, whole);
    free(memory);
}

static void what_is_too_large_is_refused(void **unused)
{
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    assert_null(heap_take(heap, SIZE));
    assert_null(heap_take(heap, SIZE_MAX));
    assert_null(heap_take(heap, SIZE_MAX / 2 + 1));
    void *block = heap_take(heap, 10);
    assert_false(heap_stretch(heap, block, SIZE));
    assert_false(heap_stretch(heap, block, SIZE_MAX));
    must_hold(heap);
    free(memory);
}

static void a_heap_grows_at_its_end(void **unused)
{
    char *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE / 4);
    void *first = heap_take(heap, SIZE / 8);
    assert_null(heap_take(heap, SIZE / 2));
    heap_grow(heap, SIZE / 4);
    must_hold(heap);
    heap_grow(heap, SIZE / 2);
    must_hold(heap);
    assert_non_null(heap_take(heap, SIZE / 2));
    heap_give(heap, first);
    must_hold(heap);
    free(memory);
}

static void a_block_stretches_and_shrinks_in_place(void **unused)
{
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    const size_t all = heap_free_bytes(heap);
    char *block = heap_take(heap, 64);
    memcpy(block, "kept", 5);
    assert_true(heap_stretch(heap, block, 5000));
    assert_true(heap_room(block) >= 5000);
    assert_string_equal(block, "kept");
    assert_true(heap_stretch(heap, block, 32));
    assert_true(heap_room(block) < 5000);
    void *wall = heap_take(heap, 64);
    assert_false(heap_stretch(heap, block, 5000));
    must_hold(heap);
    heap_give(heap, wall);
    heap_give(heap, block);
    assert_int_equal(heap_free_bytes(heap), all);
    free(memory);
}

/* What a page does: a large tree comes and goes while small things stay. */
static void a_small_block_takes_the_smallest_place(void **unused)
{
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    void *hole = heap_take(heap, 200), *wall = heap_take(heap, 16);
    void *large = heap_take(heap, SIZE / 2), *last = heap_take(heap, 16);
    heap_give(heap, hole);
    heap_give(heap, large); /* given back last: it is found first */
    assert_ptr_equal(heap_take(heap, 100), hole);
    assert_ptr_equal(heap_take(heap, SIZE / 2), large);
    assert_non_null(wall);
    assert_non_null(last);
    must_hold(heap);
    free(memory);
}

/* Each block is filled with its own number: who writes into another's is found out. */
static void random_use_keeps_every_block_whole(void **unused)
{
    unsigned char *block[BLOCKS] = {NULL};
    size_t length[BLOCKS] = {0};
    void *memory = fresh(SIZE);
    Heap *heap = heap_open(memory, SIZE);
    const size_t all = heap_free_bytes(heap);
    Rng rng;
    rng_seed(&rng, 4);
    for (int round = 0; round < 20000; round++) {
        const uint32_t i = rng_below(&rng, BLOCKS);
        const size_t size = rng_below(&rng, rng_below(&rng, 8) ? 600 : 30000);
        for (size_t k = 0; k < length[i]; k++)
            assert_int_equal(block[i][k], i);
        if (block[i] && rng_below(&rng, 3) && heap_stretch(heap, block[i], size)) {
            length[i] = size;
        } else if (block[i]) {
            heap_give(heap, block[i]);
            block[i] = NULL;
            length[i] = 0;
        } else if ((block[i] = heap_take(heap, size)) != NULL) {
            length[i] = size;
        }
        if (length[i])
            memset(block[i], (int)i, length[i]);
        if (round % 50 == 0)
            must_hold(heap);
    }
    for (uint32_t i = 0; i < BLOCKS; i++)
        if (block[i])
            heap_give(heap, block[i]);
    must_hold(heap);
    assert_int_equal(heap_free_bytes(heap), all);
    free(memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_block_is_aligned_and_large_enough),
        cmocka_unit_test(what_is_given_back_becomes_one_again),
        cmocka_unit_test(what_is_too_large_is_refused),
        cmocka_unit_test(a_heap_grows_at_its_end),
        cmocka_unit_test(a_block_stretches_and_shrinks_in_place),
        cmocka_unit_test(a_small_block_takes_the_smallest_place),
        cmocka_unit_test(random_use_keeps_every_block_whole),
    };
    return cmocka_run_group_tests_name("heap", tests, NULL, NULL);
}
