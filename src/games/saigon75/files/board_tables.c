/* board_tables.c: activation.tsv [5.1], desertion.tsv [11.1], dice.tsv [9.7] and setup.tsv [3.1].
 */
#include "games/saigon75/files/board_read.h"

/* ---- activation.tsv -------------------------------------------------------------------------- */

enum { SIDE, TURN_NUMBER, MODIFIER, MAXIMUM };
enum { MODIFIER_MAX = 12, MAXIMUM_MAX = 22 }; /* NV has no more than 22 units to activate */

static const char *const side_words[] = {"NV", "SV", NULL};

static bool fail_turn(TableReader *loader, const char *message, unsigned side, unsigned turn)
{
    char buffer[16];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    text_add(&text, side_words[side]);
    text_char(&text, ' ');
    text_number(&text, turn);
    return table_fail_word(loader, message, buffer);
}

static bool read_activation(TableReader *loader)
{
    Board *board = loader->board;
    uint8_t side, turn;
    if (!table_word(loader, SIDE, side_words, &side) ||
        !table_number(loader, TURN_NUMBER, 1, TURNS, &turn))
        return false;
    if (loader->seen[side] >> turn & 1)
        return fail_turn(loader, "s75.board.turn_twice", side, turn);
    loader->seen[side] |= (uint32_t)1 << turn;
    const unsigned guessed = s75_board_guessed(loader);
    if (guessed >> MODIFIER & 1)
        board->guessed.modifier[side] |= (uint16_t)(1 << turn);
    if (guessed >> MAXIMUM & 1)
        board->guessed.maximum[side] |= (uint16_t)(1 << turn);
    return table_number(loader, MODIFIER, 0, MODIFIER_MAX, &board->modifier[side][turn]) &&
           table_number(loader, MAXIMUM, 1, MAXIMUM_MAX, &board->maximum[side][turn]);
}

static bool finish_activation(TableReader *loader)
{
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned turn = 1; turn <= TURNS; turn++)
            if (!(loader->seen[side] >> turn & 1))
                return fail_turn(loader, "s75.board.turn_missing", side, turn);
    return true;
}

const TableFile s75_board_activation = {
    .name = "activation.tsv",
    .column = {"side", "turn", "modifier", "maximum", "source"},
    .row = read_activation,
    .finish = finish_activation,
};

/* ---- desertion.tsv --------------------------------------------------------------------------- */

enum { CONTROLLED, DIE_1 };
enum { POINTS_MAX = 40 }; /* more than all SV units are worth would say nothing new [11.4] */

static bool read_desertion(TableReader *loader)
{
    uint8_t controlled;
    if (!table_number(loader, CONTROLLED, 0, PROVINCES, &controlled))
        return false;
    if (loader->seen[0] >> controlled & 1)
        return table_fail(loader, "s75.board.row_twice", loader->value[CONTROLLED]);
    loader->seen[0] |= (uint32_t)1 << controlled;
    if (s75_board_guessed(loader))
        loader->board->guessed.desertion |= (uint32_t)1 << controlled;
    for (unsigned die = 0; die < 6; die++)
        if (!table_number(loader, DIE_1 + die, 0, POINTS_MAX,
                          &loader->board->desertion[controlled][die]))
            return false;
    return true;
}

static bool finish_desertion(TableReader *loader)
{
    for (unsigned controlled = 0; controlled <= PROVINCES; controlled++)
        if (!(loader->seen[0] >> controlled & 1))
            return table_fail_number(loader, "s75.board.row_missing", controlled);
    return true;
}

const TableFile s75_board_desertion = {
    .name = "desertion.tsv",
    .column = {"provinces", "die1", "die2", "die3", "die4", "die5", "die6", "source"},
    .row = read_desertion,
    .finish = finish_desertion,
};

/* ---- dice.tsv -------------------------------------------------------------------------------- */

enum { DIE, LOSS, RETREAT_FACES, BLANK, AIRCRAFT };
enum { NV_BATTLE, SV_BATTLE, ATTRITION, DICE };

static const char *const die_words[] = {"nv_battle", "sv_battle", "attrition", NULL};

/* Losses and retreats are for battle dice, aircraft for the attrition die; six faces in all. */
static bool read_faces(TableReader *loader, unsigned die, uint8_t face[AIRCRAFT + 1])
{
    unsigned faces = 0;
    for (unsigned column = LOSS; column <= AIRCRAFT; column++) {
        const bool has = column == BLANK || (column == AIRCRAFT) == (die == ATTRITION);
        if (!table_number(loader, column, 0, has ? 6 : 0, &face[column]))
            return false;
        faces += face[column];
    }
    if (faces != 6)
        return table_fail_count(loader, "s75.board.faces", die_words[die], faces, 6);
    return true;
}

static bool read_die(TableReader *loader)
{
    Board *board = loader->board;
    uint8_t die, face[AIRCRAFT + 1];
    if (!table_word(loader, DIE, die_words, &die))
        return false;
    if (loader->seen[0] >> die & 1)
        return table_fail(loader, "s75.board.die_twice", loader->value[DIE]);
    loader->seen[0] |= (uint32_t)1 << die;
    if (s75_board_guessed(loader))
        board->guessed.dice |= (uint8_t)(1 << die);
    if (!read_faces(loader, die, face))
        return false;
    if (die == ATTRITION) {
        board->aircraft = face[AIRCRAFT];
        board->aircraft_blank = face[BLANK];
        return true;
    }
    board->loss[die] = face[LOSS];
    board->retreat[die] = face[RETREAT_FACES];
    board->blank[die] = face[BLANK];
    return true;
}

static bool finish_dice(TableReader *loader)
{
    for (unsigned die = 0; die < DICE; die++)
        if (!(loader->seen[0] >> die & 1))
            return table_fail_word(loader, "s75.board.die_missing", die_words[die]);
    return true;
}

_Static_assert((int)NV_BATTLE == (int)NV && (int)SV_BATTLE == (int)SV,
               "a battle die's word is found at its side");

const TableFile s75_board_dice = {
    .name = "dice.tsv",
    .column = {"die", "loss", "retreat", "blank", "aircraft", "source"},
    .row = read_die,
    .finish = finish_dice,
};

/* ---- setup.tsv ------------------------------------------------------------------------------- */

enum { PLACE, UNIT_WORD, COUNT };

/* The fixed units, then those the player places [3.2]: these have no business here. */
static const char *const unit_words[] = {
    "division", "mechanised", "ranger", "marine", "paratrooper", "river_patrol", NULL,
};
enum { FIXED_KINDS = 3 };
static const struct {
    uint8_t kind, count;
} fixed[FIXED_KINDS] = {{SV_DIVISION, 11}, {MECHANISED, 7}, {RANGER, 3}};

static unsigned count_fixed_at(const Board *board, unsigned province)
{
    unsigned count = 0;
    for (unsigned i = 0; i < FIXED_KINDS; i++)
        count += board->setup[province][fixed[i].kind];
    return count;
}

static bool read_setup(TableReader *loader)
{
    Board *board = loader->board;
    uint8_t province, word, count;
    if (!s75_board_province(loader, loader->value[PLACE], &province) ||
        !table_word(loader, UNIT_WORD, unit_words, &word))
        return false;
    if (word >= FIXED_KINDS)
        return table_fail(loader, "s75.board.unit_not_fixed", loader->value[UNIT_WORD]);
    if (loader->seen[word] & PROVINCE(province))
        return table_fail(loader, "s75.board.setup_twice", loader->value[PLACE]);
    loader->seen[word] |= PROVINCE(province);
    if (!table_number(loader, COUNT, 0, STACK_MAX, &count))
        return false;
    board->setup[province][fixed[word].kind] = count;
    const unsigned stack = count_fixed_at(board, province);
    if (stack > STACK_MAX) /* [7.1] */
        return table_fail_count(loader, "s75.board.stack", board->id[province], stack, STACK_MAX);
    return true;
}

/* 21 fixed units, at most five together, leave 79 places for the ten that may stand anywhere; only
 * the two River Patrols, bound to the Mekong, can run out of room [3.2]. */
static bool finish_setup(TableReader *loader)
{
    const Board *board = loader->board;
    for (unsigned i = 0; i < FIXED_KINDS; i++) {
        unsigned found = 0;
        for (unsigned province = 0; province < PROVINCES; province++)
            found += board->setup[province][fixed[i].kind];
        if (found != fixed[i].count)
            return table_fail_count(loader, "s75.board.setup_count", unit_words[i], found,
                                    fixed[i].count);
    }
    unsigned room = 0;
    for (Provinces left = board->mekong; left != 0; left &= left - 1)
        room += STACK_MAX - count_fixed_at(board, first_province(left));
    if (room < count_units(RIVER_PATROLS))
        return table_fail_count(loader, "s75.board.mekong_room", "", room,
                                count_units(RIVER_PATROLS));
    return true;
}

const TableFile s75_board_setup = {
    .name = "setup.tsv",
    .column = {"province", "unit", "count", "source"},
    .row = read_setup,
    .finish = finish_setup,
};
