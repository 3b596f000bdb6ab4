/* map_point.c: pointing at places of the map with keys and mouse. Where a place is follows from the
 * cells that the game has drawn for it: no geometry is known here. */
#include <stdlib.h>

#include "term/ui.h"

/* Middle of a place's cells, in eighths of a row and quarters of a column: both directions count
 * alike. */
typedef struct Spot {
    int row, column, cells;
} Spot;

static Spot spot_of(const Ui *ui, uint8_t place)
{
    Spot spot = {0};
    for (int i = 0; i < ui->canvas.width * ui->canvas.height; i++) {
        if (ui->canvas.cell[i].place != place)
            continue;
        spot.row += i / ui->canvas.width;
        spot.column += i % ui->canvas.width;
        spot.cells++;
    }
    if (spot.cells > 0) {
        spot.row = 8 * spot.row / spot.cells;
        spot.column = 4 * spot.column / spot.cells;
    }
    return spot;
}

uint8_t map_place_at(const Ui *ui, int row, int column)
{
    const Rect rect = ui->layout.map;
    row -= rect.row;
    column -= rect.column;
    if (!ui->canvas.cell || row < 0 || column < 0 || row >= ui->canvas.height ||
        column >= ui->canvas.width)
        return PLACE_NONE;
    return ui->canvas.cell[row * ui->canvas.width + column].place;
}

/* How far away, straight on counting less than sideways; -1: not in that direction. */
static int distance(Spot from, Spot to, Key direction)
{
    const int down = to.row - from.row, right = to.column - from.column;
    int along, across;
    switch (direction) {
    case KEY_IS_UP:
        along = -down, across = abs(right);
        break;
    case KEY_IS_DOWN:
        along = down, across = abs(right);
        break;
    case KEY_IS_LEFT:
        along = -right, across = abs(down);
        break;
    default:
        along = right, across = abs(down);
        break;
    }
    return along <= 0 || across > 3 * along ? -1 : along + 2 * across;
}

/* Where pointing begins: at the choice under the cursor, else at the first place with a choice,
 * else in the middle of the map. */
static uint8_t first_place(const Ui *ui)
{
    const uint8_t count = guide_place_count(ui_game(ui)->rules);
    uint32_t index;
    if (ui_choice(ui, &index) && ui->place_of[index] != PLACE_NONE)
        return ui->place_of[index];
    for (uint32_t i = 0; i < ui->legal.count; i++)
        if (ui->place_of[i] != PLACE_NONE)
            return ui->place_of[i];
    int nearest = -1;
    uint8_t found = PLACE_NONE;
    for (uint8_t place = 0; place < count; place++) {
        const Spot spot = spot_of(ui, place);
        const int away =
            abs(spot.row - 4 * ui->canvas.height) + abs(spot.column - 2 * ui->canvas.width);
        if (spot.cells && (nearest < 0 || away < nearest)) {
            nearest = away;
            found = place;
        }
    }
    return found;
}

static void point(Ui *ui, uint8_t place)
{
    ui->place = place;
    ui->narrowed = place != PLACE_NONE;
    ui->choices.at = 0;
    ui_list_choices(ui);
}

void map_enter(Ui *ui, uint8_t place)
{
    if (place == PLACE_NONE)
        place = ui->place != PLACE_NONE ? ui->place : first_place(ui);
    ui->focus = FOCUS_MAP;
    point(ui, place);
}

void map_move(Ui *ui, Key direction)
{
    const uint8_t count = guide_place_count(ui_game(ui)->rules);
    const Spot from = spot_of(ui, ui->place);
    int nearest = -1;
    uint8_t found = ui->place;
    for (uint8_t place = 0; place < count; place++) {
        const Spot to = spot_of(ui, place);
        const int away = to.cells && place != ui->place ? distance(from, to, direction) : -1;
        if (away >= 0 && (nearest < 0 || away < nearest)) {
            nearest = away;
            found = place;
        }
    }
    point(ui, found);
}

void map_leave(Ui *ui)
{
    ui->narrowed = false;
    if (ui->focus == FOCUS_MAP)
        ui->focus = FOCUS_CHOICES;
    ui->choices.at = 0;
    ui_list_choices(ui);
}
