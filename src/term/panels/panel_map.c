/* panel_map.c: the map: the game draws it into cells, here they get their colours; places that can
 * be chosen stand out, and so does the one pointed at. A game without a map shows its picture. */
#include <stdlib.h>
#include <string.h>

#include "term/ui.h"

static bool resize_canvas(Ui *ui, int width, int height)
{
    if (ui->canvas.cell && ui->canvas.width == width && ui->canvas.height == height)
        return true;
    Cell *cells = realloc(ui->canvas.cell, (size_t)(width * height) * sizeof *cells);
    if (!cells)
        return false;
    ui->canvas = (Canvas){cells, (uint16_t)width, (uint16_t)height};
    return true;
}

/* Which places the choices are about. */
static void find_legal(const Ui *ui, bool legal[PLACE_NONE + 1])
{
    memset(legal, 0, (PLACE_NONE + 1) * sizeof *legal);
    for (uint32_t i = 0; i < ui->legal.count; i++)
        legal[ui->place_of[i]] = true;
    legal[PLACE_NONE] = false;
}

/* Letters and figures are underlined, frames and blanks of a place are not. */
static bool is_word(const Cell *cell)
{
    const unsigned char lead = (unsigned char)cell->text[0];
    return lead > ' ' && lead != 0xe2;
}

static void put_cells(const Ui *ui)
{
    const Rect rect = ui->layout.map;
    const uint8_t pointed = ui_place(ui);
    bool legal[PLACE_NONE + 1];
    find_legal(ui, legal);
    for (int row = 0; row < ui->canvas.height; row++) {
        for (int column = 0; column < ui->canvas.width; column++) {
            const Cell *cell = &ui->canvas.cell[row * ui->canvas.width + column];
            unsigned look = cell->style;
            if (cell->place != PLACE_NONE && cell->place == pointed)
                look |= LOOK_POINTED;
            if (legal[cell->place] && is_word(cell))
                look |= LOOK_LEGAL;
            screen_cell(&ui->screen, rect.row + row, rect.column + column, look, cell->text);
        }
    }
}

static void put_picture(const Ui *ui)
{
    const Rect rect = ui->layout.map;
    char *buffer = malloc(PAGE_SIZE);
    Text text;
    if (!buffer)
        return;
    text_init(&text, buffer, PAGE_SIZE);
    game_picture(ui_game(ui), ui->state, ui_viewer(ui), ui->lang, &text);
    int row = 0;
    for (char *line = buffer, *end; row < rect.height && (end = strchr(line, '\n'));
         line = end + 1) {
        *end = '\0';
        screen_put(&ui->screen, rect.row + row++, rect.column + 1, rect.width - 2, STYLE_PLAIN,
                   line);
    }
    free(buffer);
}

void draw_map(Ui *ui)
{
    const Rect rect = ui->layout.map;
    if (!guide_has(ui_game(ui)->rules, GUIDE_MAP)) {
        put_picture(ui);
        return;
    }
    if (!resize_canvas(ui, rect.width, rect.height))
        return;
    canvas_init(&ui->canvas, ui->canvas.cell, ui->canvas.width, ui->canvas.height);
    guide_draw(ui_game(ui), ui->state, ui_viewer(ui), ui->lang, &ui->canvas);
    put_cells(ui);
}
