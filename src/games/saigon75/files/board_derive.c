/* board_derive.c: what follows from the board's files: distances and order for the automaton
 * [15.0], and the odds of every roll as whole numbers [9.7, 9.15]. */
#include "games/saigon75/files/board_read.h"

Provinces s75_board_steps(const Board *board, Provinces start, uint8_t first,
                          uint8_t out[PROVINCES])
{
    Provinces reached = 0;
    for (Provinces edge = start; edge != 0; first++) {
        Provinces next = 0;
        for (Provinces left = edge; left != 0; left &= left - 1) {
            out[first_province(left)] = first;
            next |= board->adjacent[first_province(left)];
        }
        reached |= edge;
        edge = next & ~reached;
    }
    return reached;
}

/* By Z, then L: L differs everywhere, so the order is strict. */
static uint32_t north_key(const Board *board, unsigned province)
{
    return (uint32_t)board->steps_from_zone[province] << 8 | board->length_rank[province];
}

static uint32_t solo_key(const Board *board, unsigned province)
{
    return (uint32_t)board->steps_to_saigon[province] << 16 | north_key(board, province);
}

static void derive_order(Board *board, uint32_t (*key)(const Board *board, unsigned province),
                         uint8_t order[PROVINCES])
{
    for (unsigned province = 0; province < PROVINCES; province++) {
        unsigned place = province;
        for (; place > 0; place--) {
            const uint8_t before = order[place - 1];
            if (key(board, before) < key(board, province))
                break;
            order[place] = before;
        }
        order[place] = (uint8_t)province;
    }
}

static uint32_t power(uint32_t base, unsigned exponent)
{
    uint32_t result = 1;
    while (exponent-- > 0)
        result *= base;
    return result;
}

/* In how many of the 6^dice ways exactly x losses and r retreats lie: at most 7776. */
static uint32_t roll_weight(const Board *board, unsigned side, unsigned dice, unsigned x,
                            unsigned r)
{
    static const uint32_t factorial[DICE_MAX + 1] = {1, 1, 2, 6, 24, 120};
    const unsigned blanks = dice - x - r;
    const uint32_t arrangements =
        factorial[dice] / (factorial[x] * factorial[r] * factorial[blanks]);
    return arrangements * power(board->loss[side], x) * power(board->retreat[side], r) *
           power(board->blank[side], blanks);
}

/* Dice are alike, so an outcome is how many X and R lie there, not which die shows them. */
static void derive_rolls(Board *board, unsigned side, unsigned dice)
{
    RollList *roll = &board->roll[side][dice];
    unsigned outcome = 0;
    *roll = (RollList){0};
    for (unsigned x = 0; x <= dice; x++)
        for (unsigned r = 0; r <= dice - x; r++) {
            const uint32_t weight = roll_weight(board, side, dice, x, r);
            board->roll_weight[side][dice][outcome++] = weight;
            if (weight) {
                roll->action[roll->count] = (Action){V_ROLL, (uint8_t)side, (uint8_t)x, (uint8_t)r};
                roll->weight[roll->count++] = weight;
            }
        }
}

/* One marker more is lost or not. Row m sums to 6^m: 60466176 at most. */
static void derive_attrition(Board *board)
{
    board->attrition_weight[0][0] = 1;
    for (unsigned markers = 1; markers <= 2 * DICE_MAX; markers++) {
        const uint32_t *before = board->attrition_weight[markers - 1];
        uint32_t *weight = board->attrition_weight[markers];
        weight[0] = before[0] * board->aircraft_blank;
        for (unsigned lost = 1; lost <= markers; lost++)
            weight[lost] =
                before[lost] * board->aircraft_blank + before[lost - 1] * board->aircraft;
    }
}

static void derive_beside(Board *board)
{
    memset(board->beside, 0, sizeof board->beside);
    for (unsigned province = 0; province < PROVINCES; province++)
        for (unsigned other = 0; other < PROVINCES; other++)
            board->beside[province].in[other] = board->adjacent[province] >> other & 1;
}

static void derive_next_door(Board *board, unsigned place, Provinces provinces)
{
    uint8_t *out = board->next_door[place];
    const uint8_t first = provinces ? (uint8_t)first_province(provinces) : 0;
    uint8_t count = 0;
    for (; provinces; provinces &= provinces - 1)
        out[count++] = (uint8_t)first_province(provinces);
    while (count % DOORS)
        out[count++] = first;
    board->doors[place] = count;
}

static void derive_doors(Board *board)
{
    memset(board->doors, 0, sizeof board->doors);
    for (unsigned province = 0; province < PROVINCES; province++)
        derive_next_door(board, province, board->adjacent[province]);
    derive_next_door(board, RESERVE, board->border);
}

static void derive_away(Board *board)
{
    memset(board->away.in, AWAY_OFF_MAP, sizeof board->away);
    memcpy(board->away.in, board->steps_to_saigon, sizeof board->steps_to_saigon);
}

/* Neighbours, and for NV the zone over a border province [8.2]. */
static void derive_afoot(Board *board)
{
    memset(board->afoot, 0, sizeof board->afoot);
    for (unsigned side = 0; side < SIDES; side++) {
        memcpy(board->afoot[side], board->adjacent, sizeof board->adjacent);
        board->afoot[side][RESERVE] = board->border;
    }
    for (Provinces home = board->border; home; home &= home - 1)
        board->afoot[NV][first_province(home)] |= PROVINCE(RESERVE);
}

void s75_board_derive(Board *board)
{
    derive_afoot(board);
    derive_beside(board);
    derive_doors(board);
    s75_board_steps(board, PROVINCE(board->saigon), 0, board->steps_to_saigon);
    derive_away(board);
    s75_board_steps(board, board->border, 1, board->steps_from_zone);
    for (unsigned province = 0; province < PROVINCES; province++)
        s75_board_steps(board, PROVINCE(province), 0, board->steps[province]);
    derive_order(board, solo_key, board->solo_order);
    derive_order(board, north_key, board->north_order);
    for (unsigned side = 0; side < SIDES; side++)
        for (unsigned dice = 0; dice <= DICE_MAX; dice++)
            derive_rolls(board, side, dice);
    derive_attrition(board);
}
