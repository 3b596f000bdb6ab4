/* fuzz_board.c: any text as a Saigon 75 board: refused with a sentence, or whole [14].
 *
 * An accepted board must keep every promise the rules rely on, because nobody looks again later.
 * A refusal must name a message and carry strings that end.
 *
 * It starts from the default board, which `make fuzz` puts into the corpus; without it the checks
 * below are hardly ever reached.
 */
#include <stdlib.h>
#include <string.h>

#include "games/saigon75/rules/s75.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Not ENSURE: must hold in every build. */
static void require(bool holds)
{
    if (!holds)
        abort();
}

static void check_map(const Board *board)
{
    require(strcmp(board->id[board->saigon], "saigon") == 0);
    require(count_provinces(board->token) == TOKENS);
    require(board->border != 0 && board->mekong != 0);
    require(((board->border | board->coast | board->mountain | board->mekong | board->token |
              board->reconstructed) &
             ~ALL_PROVINCES) == 0);
    for (unsigned a = 0; a < PROVINCES; a++) {
        require(board->id[a][0] && board->name[a][0]);
        require(board->adjacent[a] != 0 && (board->adjacent[a] & ~ALL_PROVINCES) == 0);
        for (unsigned b = 0; b < a; b++) {
            require(strcmp(board->id[a], board->id[b]) != 0);
            require(strcmp(board->name[a], board->name[b]) != 0);
        }
        for (unsigned b = 0; b < PROVINCES; b++)
            require((board->adjacent[a] >> b & 1) == (board->adjacent[b] >> a & 1));
        require((board->adjacent[a] >> a & 1) == 0);
    }
}

/* Neighbours are at most one step nearer or farther [15.0]. */
static void check_steps(const Board *board)
{
    Provinces ordered = 0;
    for (unsigned a = 0; a < PROVINCES; a++) {
        require((board->steps_to_saigon[a] == 0) == (a == board->saigon));
        require((board->steps_from_zone[a] == 1) == (board->border >> a & 1));
        for (unsigned b = 0; b < PROVINCES; b++) {
            if (!(board->adjacent[a] >> b & 1))
                continue;
            require(abs(board->steps_to_saigon[a] - board->steps_to_saigon[b]) <= 1);
            require(abs(board->steps_from_zone[a] - board->steps_from_zone[b]) <= 1);
        }
        ordered |= PROVINCE(board->solo_order[a]);
    }
    require(ordered == ALL_PROVINCES);
}

static void check_setup(const Board *board)
{
    static const uint8_t wanted[KINDS] = {[SV_DIVISION] = 11, [MECHANISED] = 7, [RANGER] = 3};
    unsigned found[KINDS] = {0}, mekong_room = 0;
    for (unsigned p = 0; p < PROVINCES; p++) {
        unsigned stack = 0;
        for (unsigned kind = 0; kind < KINDS; kind++) {
            stack += board->setup[p][kind];
            found[kind] += board->setup[p][kind];
        }
        require(stack <= STACK_MAX);
        mekong_room += (board->mekong >> p & 1) * (STACK_MAX - stack);
    }
    require(mekong_room >= 2);
    for (unsigned kind = 0; kind < KINDS; kind++)
        require(found[kind] == wanted[kind]);
}

static void check_tables(const Board *board)
{
    for (unsigned side = 0; side < SIDES; side++) {
        uint32_t all = 1;
        for (unsigned dice = 0; dice <= DICE_MAX; dice++, all *= 6) {
            uint32_t sum = 0;
            for (unsigned i = 0; i < ROLL_OUTCOMES; i++)
                sum += board->roll_weight[side][dice][i];
            require(sum == all);
        }
        for (unsigned turn = 1; turn <= TURNS; turn++)
            require(board->maximum[side][turn] >= 1);
    }
    uint32_t sum = 0;
    for (unsigned lost = 0; lost <= 2 * DICE_MAX; lost++)
        sum += board->attrition_weight[2 * DICE_MAX][lost];
    require(sum == 60466176);
    for (unsigned i = 0; i < SOLO_CARDS; i++) {
        const SoloCard *card = &board->solo[i];
        require(card->provinces != 0 && card->attack <= 2 && card->token_use <= TOKEN_STRATEGIC);
        require((1u << card->colour[0] | 1u << card->colour[1] | 1u << card->colour[2]) == 7);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1); /* its own block: the sanitizer sees a step past the end */
    if (!text)
        return 0;
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    Board board;
    Problem problem;
    if (s75_load_board(text, &board, &problem)) {
        check_map(&board);
        check_steps(&board);
        check_setup(&board);
        check_tables(&board);
    } else {
        require(problem.message != NULL);
        require(memchr(problem.file, '\0', sizeof problem.file) != NULL);
        require(memchr(problem.detail, '\0', sizeof problem.detail) != NULL);
    }
    free(text);
    return 0;
}
