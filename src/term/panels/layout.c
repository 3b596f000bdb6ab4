/* layout.c: where the panels are. The map has its place on the left, what is asked on the right.
 * The log is a strip at the foot of a small screen; under the map of a tall one; in the right
 * column of one that is large both ways. The panel that has the focus gets more room where room is
 * short, so that everything can be read at any size. */
#include "term/ui.h"

enum {
    PROMPT_MOST = 10,
    LIST_ENOUGH = 13, /* rows of the list that the status leaves alone where it can */
    LIST_LEAST = 6,   /* and those for which it shrinks, down to its least */
    STATUS_LEAST = 2,
    STRIP = 2, /* the log of a small screen, and when it has the focus */
    STRIP_OPEN = 11,
    MAP_WIDE = 46, /* of a game that draws none */
    MAP_HIGH = 20,
    RIGHT_LEAST = 42 /* beside a map that is not the smallest */
};

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

/* The largest map that leaves room for the rest, else the smallest. */
static Rect map_rect(const Ui *ui)
{
    const Rules *rules = ui_game(ui)->rules;
    const int body = ui->screen.rows - 2;
    if (!guide_has(rules, GUIDE_MAP))
        return (Rect){1, 0, most(MAP_HIGH, body - 10), most(MAP_WIDE, ui->screen.columns / 2)};
    int size = MAP_SIZES - 1;
    while (size > 0 && (body < guide_map_size(rules, size).high ||
                        ui->screen.columns <= guide_map_size(rules, size).wide + RIGHT_LEAST))
        size--;
    const MapSize map = guide_map_size(rules, size);
    return (Rect){1, 0, map.high, map.wide};
}

/* Status, question, choices from the top down. */
static void split_column(Ui *ui, Rect column)
{
    Layout *layout = &ui->layout;
    Lines lines = {0};
    status_lines(ui, column.width - 1, &lines);
    const int wanted = (int)lines.count;
    lines_free(&lines);
    const int prompt = least(prompt_height(ui, column.width - 1), PROMPT_MOST);
    const int share = most(column.height * 2 / 5, column.height - prompt - LIST_ENOUGH);
    const int listed = least(LIST_LEAST, (int)ui->legal.count + 2); /* one entry may be longer */
    const int rest = most(column.height - 1 - prompt - listed, STATUS_LEAST);
    const int room = ui->focus == FOCUS_STATUS ? column.height - 7 : least(share, rest);
    const int status = least(wanted, room);
    layout->status = (Rect){column.row, column.column, status, column.width};
    layout->prompt = (Rect){column.row + status + 1, column.column, prompt, column.width};
    const int used = status + 1 + prompt;
    layout->choices =
        (Rect){column.row + used, column.column, most(0, column.height - used), column.width};
}

void layout_make(Ui *ui)
{
    Layout *layout = &ui->layout;
    const int body = ui->screen.rows - 2;
    layout->map = map_rect(ui);
    const int left = layout->map.width + 1, under = body - layout->map.height;
    Rect column = {1, left, body, ui->screen.columns - left};
    if (under >= 6) {
        const int row = layout->map.row + layout->map.height + 1;
        layout->log = (Rect){row, 0, body - layout->map.height - 1, layout->map.width};
    } else if (column.width >= RIGHT_LEAST && body >= 30) {
        const int height = body * 3 / 10;
        column.height -= height + 1;
        layout->log = (Rect){1 + column.height + 1, left, height, column.width};
    } else {
        const int height = most(STRIP, under);
        column.height -= height;
        layout->map.height = least(layout->map.height, column.height);
        layout->log = (Rect){1 + column.height, 0, height, ui->screen.columns};
        if (ui->focus == FOCUS_LOG)
            layout->log = (Rect){body + 1 - STRIP_OPEN, 0, STRIP_OPEN, ui->screen.columns};
    }
    split_column(ui, column);
}
