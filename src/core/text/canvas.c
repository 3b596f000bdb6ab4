/* canvas.c: drawing into a grid of cells. */
#include "core/text/canvas.h"

#include <string.h>

void canvas_init(Canvas *canvas, Cell *cells, uint16_t width, uint16_t height)
{
    *canvas = (Canvas){cells, width, height};
    for (size_t i = 0; i < (size_t)width * height; i++)
        cells[i] = (Cell){.style = STYLE_PLAIN, .place = PLACE_NONE};
}

/* Bytes of the UTF-8 character that begins here; our own texts are never broken. */
static size_t character_size(const char *words)
{
    size_t size = 1;
    while (size < sizeof((Cell *)0)->text - 1 && utf8_is_tail(words[size]))
        size++;
    return size;
}

int canvas_write(Canvas *canvas, int row, int column, Style style, uint8_t place, const char *words)
{
    for (; *words != '\0'; column++) {
        const size_t size = character_size(words);
        if (row >= 0 && row < canvas->height && column >= 0 && column < canvas->width) {
            Cell *cell = &canvas->cell[row * canvas->width + column];
            *cell = (Cell){.style = (uint8_t)style, .place = place};
            memcpy(cell->text, words, size);
        }
        words += size;
    }
    return column;
}

static void print_row(const Cell *cell, unsigned width, Text *out)
{
    while (width > 0 && (cell[width - 1].text[0] == '\0' || cell[width - 1].text[0] == ' '))
        width--;
    for (unsigned i = 0; i < width; i++)
        text_add(out, cell[i].text[0] != '\0' ? cell[i].text : " ");
    text_char(out, '\n');
}

void canvas_print(const Canvas *canvas, Text *out)
{
    for (unsigned row = 0; row < canvas->height; row++)
        print_row(&canvas->cell[row * canvas->width], canvas->width, out);
}
