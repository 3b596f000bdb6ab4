/* board.c: the board as the game uses it, from the bundle of its data files [14].
 *
 * The text comes from outside: a player who owns the box corrects a row and plays. So everything
 * the rules rely on is checked here, once, and the first problem is told with file, line and
 * reason; after that nobody looks again. core/text/table.c reads tables, board_map.c,
 * board_tables.c and board_solo.c know what the rows mean, board_derive.c adds what follows from
 * them.
 */
#include <string.h>

#include "games/saigon75/files/board_read.h"

/* In the order of reading, not of the bundle: the other files name provinces. */
static const TableFile *const files[BOARD_FILES] = {
    &s75_board_provinces, &s75_board_adjacency, &s75_board_activation, &s75_board_desertion,
    &s75_board_dice,      &s75_board_setup,     &s75_board_solo_cards,
};

/* The map and the dice of the default board. What is learnt of positions holds there; activations,
 * desertion, set-up and solo cards, which people correct first, are met with as play goes on. */
static bool is_familiar(const Board *board)
{
    Board other;
    Problem problem;
    if (!s75_load_board(saigon75_board_text, &other, &problem))
        return false;
    const bool map = memcmp(other.id, board->id, sizeof other.id) == 0 &&
                     memcmp(other.adjacent, board->adjacent, sizeof other.adjacent) == 0 &&
                     other.border == board->border && other.coast == board->coast &&
                     other.mountain == board->mountain && other.mekong == board->mekong;
    return map && memcmp(other.loss, board->loss, sizeof other.loss) == 0 &&
           memcmp(other.retreat, board->retreat, sizeof other.retreat) == 0 &&
           other.aircraft == board->aircraft;
}

bool s75_load_board(const char *text, Board *board, Problem *problem)
{
    memset(board, 0, sizeof *board);
    memset(problem, 0, sizeof *problem);
    TableReader loader = {.board = board, .problem = problem};
    Slice part[BOARD_FILES] = {{NULL, 0}};
    if (!table_split(&loader, text, files, BOARD_FILES, part))
        return false;
    for (unsigned i = 0; i < BOARD_FILES; i++)
        if (!table_read_file(&loader, files[i], part[i]))
            return false;
    s75_board_derive(board);
    board->familiar = text == saigon75_board_text || is_familiar(board);
    return true;
}
