/* test_canvas.c: the grid of cells on which maps are drawn. */
#include <string.h>

#include "core/text/canvas.h"
#include "support/check.h"

enum { WIDE = 8, HIGH = 3 };

typedef struct Drawing {
    Cell cells[WIDE * HIGH];
    Canvas canvas;
    char words[256];
    Text text;
} Drawing;

static int blank(void **drawing_out)
{
    static Drawing drawing;
    memset(drawing.cells, 'x', sizeof drawing.cells);
    canvas_init(&drawing.canvas, drawing.cells, WIDE, HIGH);
    text_init(&drawing.text, drawing.words, sizeof drawing.words);
    *drawing_out = &drawing;
    return 0;
}

static void assert_cell(const Drawing *drawing, int row, int column, const char *text, Style style,
                        uint8_t place)
{
    const Cell *cell = &drawing->canvas.cell[row * WIDE + column];
    assert_string_equal(cell->text, text);
    assert_int_equal(cell->style, style);
    assert_int_equal(cell->place, place);
}

static void a_new_canvas_is_blank_and_belongs_to_no_place(void **drawing_in)
{
    const Drawing *drawing = *drawing_in;
    for (int row = 0; row < HIGH; row++)
        for (int column = 0; column < WIDE; column++)
            assert_cell(drawing, row, column, "", STYLE_PLAIN, PLACE_NONE);
}

static void each_character_takes_one_cell_with_style_and_place(void **drawing_in)
{
    Drawing *drawing = *drawing_in;
    assert_int_equal(canvas_write(&drawing->canvas, 1, 2, STYLE_ALERT, 7, "Huế»"), 6);
    assert_cell(drawing, 1, 1, "", STYLE_PLAIN, PLACE_NONE);
    assert_cell(drawing, 1, 2, "H", STYLE_ALERT, 7);
    assert_cell(drawing, 1, 3, "u", STYLE_ALERT, 7);
    assert_cell(drawing, 1, 4, "ế", STYLE_ALERT, 7);
    assert_cell(drawing, 1, 5, "»", STYLE_ALERT, 7);
    assert_cell(drawing, 1, 6, "", STYLE_PLAIN, PLACE_NONE);
}

static void four_bytes_are_one_character(void **drawing_in)
{
    Drawing *drawing = *drawing_in;
    assert_int_equal(canvas_write(&drawing->canvas, 0, 0, STYLE_PLAIN, 0, "𝄞a"), 2);
    assert_cell(drawing, 0, 0, "𝄞", STYLE_PLAIN, 0);
    assert_cell(drawing, 0, 1, "a", STYLE_PLAIN, 0);
}

static void what_is_written_later_lies_on_top(void **drawing_in)
{
    Drawing *drawing = *drawing_in;
    canvas_write(&drawing->canvas, 0, 0, STYLE_SEAT, 3, "───");
    canvas_write(&drawing->canvas, 0, 1, STYLE_WATER, 4, "a");
    assert_cell(drawing, 0, 0, "─", STYLE_SEAT, 3);
    assert_cell(drawing, 0, 1, "a", STYLE_WATER, 4);
    assert_cell(drawing, 0, 2, "─", STYLE_SEAT, 3);
}

static void what_lies_outside_is_dropped_and_still_counted(void **drawing_in)
{
    Drawing *drawing = *drawing_in;
    assert_int_equal(canvas_write(&drawing->canvas, 0, -2, STYLE_PLAIN, 1, "abcd"), 2);
    assert_int_equal(canvas_write(&drawing->canvas, 2, WIDE - 1, STYLE_PLAIN, 1, "yz"), WIDE + 1);
    assert_int_equal(canvas_write(&drawing->canvas, -1, 0, STYLE_PLAIN, 1, "no"), 2);
    assert_int_equal(canvas_write(&drawing->canvas, HIGH, 0, STYLE_PLAIN, 1, "no"), 2);
    canvas_print(&drawing->canvas, &drawing->text);
    assert_string_equal(drawing->words, "cd\n\n       y\n");
}

static void printed_rows_have_no_trailing_blanks(void **drawing_in)
{
    Drawing *drawing = *drawing_in;
    canvas_write(&drawing->canvas, 0, 1, STYLE_PLAIN, PLACE_NONE, "a b  ");
    canvas_write(&drawing->canvas, 1, 0, STYLE_PLAIN, PLACE_NONE, "   ");
    canvas_write(&drawing->canvas, 2, 3, STYLE_PLAIN, PLACE_NONE, "ế");
    canvas_print(&drawing->canvas, &drawing->text);
    assert_string_equal(drawing->words, " a b\n\n   ế\n");
}

#define ON_CANVAS(test) cmocka_unit_test_setup(test, blank)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_CANVAS(a_new_canvas_is_blank_and_belongs_to_no_place),
        ON_CANVAS(each_character_takes_one_cell_with_style_and_place),
        ON_CANVAS(four_bytes_are_one_character),
        ON_CANVAS(what_is_written_later_lies_on_top),
        ON_CANVAS(what_lies_outside_is_dropped_and_still_counted),
        ON_CANVAS(printed_rows_have_no_trailing_blanks),
    };
    return cmocka_run_group_tests_name("canvas", tests, NULL, NULL);
}
