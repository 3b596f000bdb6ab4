/* board_map.c: provinces.tsv and adjacency.tsv: the map [2]. */
#include <string.h>

#include "games/saigon75/files/board_read.h"

/* ---- provinces.tsv --------------------------------------------------------------------------- */

enum { ID, NAME, BORDER, COAST, MOUNTAIN, MEKONG, TOKEN, LENGTH_RANK };

static bool is_id_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* Ids are words of actions and saves: plain, and none that means another place. */
static bool read_id(TableReader *loader, unsigned province)
{
    static const char *const reserved[] = {"reserve", "out", "box", NULL};
    const Slice id = loader->value[ID];
    bool plain = id.length > 0 && id.length < NAME_MAX;
    for (size_t i = 0; i < id.length; i++)
        plain = plain && is_id_letter(id.data[i]);
    if (!plain)
        return table_fail(loader, "s75.board.id", id);
    if (table_find_word(reserved, id) != NOWHERE)
        return table_fail(loader, "s75.board.id_reserved", id);
    for (unsigned i = 0; i < province; i++)
        if (slice_equal(id, loader->board->id[i]))
            return table_fail(loader, "s75.board.id_twice", id);
    slice_copy(id, loader->board->id[province], NAME_MAX);
    return true;
}

/* That it is UTF-8 without control characters was seen when the text was split. */
static bool read_name(TableReader *loader, unsigned province)
{
    const Slice name = loader->value[NAME];
    if (name.length == 0 || name.length >= NAME_MAX)
        return table_fail(loader, "s75.board.name", name);
    for (unsigned i = 0; i < province; i++)
        if (slice_equal(name, loader->board->name[i]))
            return table_fail(loader, "s75.board.name_twice", name);
    slice_copy(name, loader->board->name[province], NAME_MAX);
    return true;
}

static bool read_flags(TableReader *loader, unsigned province)
{
    Board *board = loader->board;
    return s75_board_flag(loader, BORDER, province, &board->border) &&
           s75_board_flag(loader, COAST, province, &board->coast) &&
           s75_board_flag(loader, MOUNTAIN, province, &board->mountain) &&
           s75_board_flag(loader, MEKONG, province, &board->mekong) &&
           s75_board_flag(loader, TOKEN, province, &board->token);
}

/* Unique in 1..20 for twenty provinces: then each rank is there once [14]. */
static bool read_rank(TableReader *loader, unsigned province)
{
    uint8_t *rank = &loader->board->length_rank[province];
    if (!table_number(loader, LENGTH_RANK, 1, PROVINCES, rank))
        return false;
    if (loader->seen[0] >> *rank & 1)
        return table_fail(loader, "s75.board.rank_twice", loader->value[LENGTH_RANK]);
    loader->seen[0] |= (uint32_t)1 << *rank;
    return true;
}

static void read_sources(TableReader *loader, unsigned province)
{
    Board *board = loader->board;
    Provinces *const guessed[] = {[BORDER] = &board->guessed.border,
                                  [COAST] = &board->guessed.coast,
                                  [MOUNTAIN] = &board->guessed.mountain,
                                  [MEKONG] = &board->guessed.mekong,
                                  [TOKEN] = &board->guessed.token};
    const unsigned columns = s75_board_guessed(loader);
    if (columns)
        board->reconstructed |= PROVINCE(province);
    for (unsigned column = BORDER; column <= TOKEN; column++)
        if (columns >> column & 1)
            *guessed[column] |= PROVINCE(province);
}

static bool read_province(TableReader *loader)
{
    const unsigned province = loader->rows;
    if (province >= PROVINCES)
        return table_fail(loader, "s75.board.province_too_many", loader->value[ID]);
    if (!read_id(loader, province) || !read_name(loader, province) ||
        !read_flags(loader, province) || !read_rank(loader, province))
        return false;
    read_sources(loader, province);
    if (slice_equal(loader->value[ID], "saigon"))
        loader->board->saigon = (uint8_t)province;
    return true;
}

static bool finish_provinces(TableReader *loader)
{
    const Board *board = loader->board;
    if (loader->rows < PROVINCES)
        return table_fail_count(loader, "s75.board.province_too_few", "", loader->rows, PROVINCES);
    if (strcmp(board->id[board->saigon], "saigon") != 0)
        return table_fail_word(loader, "s75.board.saigon_missing", "saigon");
    if (count_provinces(board->token) != TOKENS)
        return table_fail_count(loader, "s75.board.tokens", "", count_provinces(board->token),
                                TOKENS);
    if (board->border == 0)
        return table_fail_word(loader, "s75.board.border_missing", "border");
    if (board->mekong == 0)
        return table_fail_word(loader, "s75.board.mekong_missing", "mekong");
    return true;
}

const TableFile s75_board_provinces = {
    .name = "provinces.tsv",
    .column = {"id", "name", "border", "coast", "mountain", "mekong", "token", "length_rank",
               "source"},
    .row = read_province,
    .finish = finish_provinces,
};

/* ---- adjacency.tsv --------------------------------------------------------------------------- */

enum { A, B };

/* A link is written once and holds both ways, so the table is symmetric by itself [14]. */
static bool read_link(TableReader *loader)
{
    Board *board = loader->board;
    uint8_t a, b;
    if (!s75_board_province(loader, loader->value[A], &a) ||
        !s75_board_province(loader, loader->value[B], &b))
        return false;
    if (a == b)
        return table_fail(loader, "s75.board.link_self", loader->value[A]);
    if (board->adjacent[a] & PROVINCE(b)) {
        char buffer[2 * NAME_MAX];
        Text text;
        text_init(&text, buffer, sizeof buffer);
        text_add(&text, board->id[a]);
        text_add(&text, ", ");
        text_add(&text, board->id[b]);
        return table_fail_word(loader, "s75.board.link_twice", buffer);
    }
    board->adjacent[a] |= PROVINCE(b);
    board->adjacent[b] |= PROVINCE(a);
    if (s75_board_guessed(loader)) {
        board->guessed.adjacent[a] |= PROVINCE(b);
        board->guessed.adjacent[b] |= PROVINCE(a);
    }
    return true;
}

/* The automaton counts steps to Saigon from everywhere [15.0]. */
static bool finish_adjacency(TableReader *loader)
{
    const Board *board = loader->board;
    uint8_t steps[PROVINCES];
    const Provinces cut_off =
        ALL_PROVINCES & ~s75_board_steps(board, PROVINCE(board->saigon), 0, steps);
    if (cut_off != 0)
        return table_fail_word(loader, "s75.board.cut_off", board->id[first_province(cut_off)]);
    return true;
}

const TableFile s75_board_adjacency = {
    .name = "adjacency.tsv",
    .column = {"a", "b", "source"},
    .row = read_link,
    .finish = finish_adjacency,
};
