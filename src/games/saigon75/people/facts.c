/* facts.c: what is printed on the board [2, 5.1, 9.7, 9.15, 11.1], for programs that draw it. */
#include "games/saigon75/people/facts.h"
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"

/* ---- Places ---------------------------------------------------------------------------------- */

/* The zone, which is also the Reserve, touches the provinces of the border [2.1]. */
bool s75_is_adjacent(const Game *g, uint8_t from, uint8_t to)
{
    const Board *board = g->board;
    if (from < PROVINCES && to < PROVINCES)
        return board->adjacent[from] >> to & 1;
    if (from == RESERVE && to < PROVINCES)
        return board->border >> to & 1;
    return to == RESERVE && from < PROVINCES && board->border >> from & 1;
}

void s75_place_facts(const Game *g, uint8_t place, Json *out)
{
    const Board *board = g->board;
    const struct {
        const char *word;
        Provinces set, guessed;
    } facts[] = {{"border", board->border, board->guessed.border},
                 {"coast", board->coast, board->guessed.coast},
                 {"mountain", board->mountain, board->guessed.mountain},
                 {"mekong", board->mekong, board->guessed.mekong},
                 {"token", board->token, board->guessed.token}};
    if (place >= PROVINCES) {
        json_string(out, "kind", place == RESERVE ? "reserve" : "box");
        return;
    }
    json_string(out, "kind", "province");
    json_bool(out, "capital", place == board->saigon);
    for (unsigned i = 0; i < COUNT_OF(facts); i++)
        json_bool(out, facts[i].word, facts[i].set >> place & 1);
    json_open(out, "reconstructed", '[');
    for (unsigned i = 0; i < COUNT_OF(facts); i++)
        if (facts[i].guessed >> place & 1)
            json_string(out, NULL, facts[i].word);
    json_close(out, ']');
    s75_json_provinces(g, out, "reconstructed_neighbours", board->guessed.adjacent[place]);
}

bool s75_is_reconstructed(const Game *g, uint8_t place)
{
    return place < PROVINCES && g->board->reconstructed >> place & 1;
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void activation(const Board *board, unsigned side, Json *out)
{
    json_open(out, s75_side_words[side], '[');
    for (unsigned turn = 1; turn <= TURNS; turn++) {
        json_open(out, NULL, '{');
        json_number(out, "modifier", board->modifier[side][turn]);
        json_number(out, "maximum", board->maximum[side][turn]);
        json_open(out, "reconstructed", '[');
        if (board->guessed.modifier[side] >> turn & 1)
            json_string(out, NULL, "modifier");
        if (board->guessed.maximum[side] >> turn & 1)
            json_string(out, NULL, "maximum");
        json_close(out, ']');
        json_close(out, '}');
    }
    json_close(out, ']');
}

/* Where there is no test nobody deserts, whatever the row says [11.1]. */
static void desertion(const Game *g, Json *out)
{
    const Board *board = g->board;
    json_open(out, "desertion", '[');
    for (unsigned row = 0; row <= PROVINCES; row++) {
        const bool tests = s75_desertion_tests(g, row);
        json_open(out, NULL, '{');
        json_open(out, "points", '[');
        for (unsigned i = 0; i < COUNT_OF(board->desertion[row]); i++)
            json_number(out, NULL, tests ? board->desertion[row][i] : 0);
        json_close(out, ']');
        json_bool(out, "reconstructed", tests && board->guessed.desertion >> row & 1);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void battle_die(const Board *board, const char *name, unsigned side, Json *out)
{
    json_open(out, name, '{');
    json_number(out, "loss", board->loss[side]);
    json_number(out, "retreat", board->retreat[side]);
    json_number(out, "blank", board->blank[side]);
    json_bool(out, "reconstructed", board->guessed.dice >> side & 1);
    json_close(out, '}');
}

static void dice(const Board *board, Json *out)
{
    json_open(out, "dice", '{');
    battle_die(board, "nv_battle", NV, out);
    battle_die(board, "sv_battle", SV, out);
    json_open(out, "attrition", '{');
    json_number(out, "aircraft", board->aircraft);
    json_number(out, "blank", board->aircraft_blank);
    json_bool(out, "reconstructed", board->guessed.dice >> SIDES & 1);
    json_close(out, '}');
    json_close(out, '}');
}

void s75_board_facts(const Game *g, Json *out)
{
    const Board *board = g->board;
    json_open(out, "activation", '{');
    for (unsigned side = 0; side < SIDES; side++)
        activation(board, side, out);
    json_close(out, '}');
    desertion(g, out);
    dice(board, out);
    json_open(out, "seasons", '[');
    for (unsigned turn = 1; turn <= TURNS; turn++)
        json_string(out, NULL, s75_season_words[turn]);
    json_close(out, ']');
}
