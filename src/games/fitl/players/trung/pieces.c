/* pieces.c: chapter 4: orders of pieces. CUBES stands for Police and ARVN Troops in turn [T4.1]. */
#include "games/fitl/players/trung/trung.h"

enum { CUBES = KINDS, ORDER_LENGTH = 17 };

static const uint8_t place_order[ORDER_LENGTH] = {
    K_NVA_BASE_T,  K_VC_BASE_T,    K_US_BASE,       K_ARVN_BASE,      K_NVA_BASE,       K_VC_BASE,
    K_US_TROOP,    K_NVA_TROOP,    CUBES,           K_RANGER,         K_IRREGULAR,      K_RANGER_A,
    K_IRREGULAR_A, K_VC_GUERRILLA, K_NVA_GUERRILLA, K_VC_GUERRILLA_A, K_NVA_GUERRILLA_A};
static const uint8_t lose_order[ORDER_LENGTH] = {
    K_NVA_GUERRILLA_A, K_VC_GUERRILLA_A, K_NVA_GUERRILLA, K_VC_GUERRILLA, K_IRREGULAR_A, K_RANGER_A,
    K_IRREGULAR,       K_RANGER,         CUBES,           K_NVA_TROOP,    K_US_TROOP,    K_VC_BASE,
    K_NVA_BASE,        K_ARVN_BASE,      K_US_BASE,       K_VC_BASE_T,    K_NVA_BASE_T};

/* Police first, in P-lose Troops; then the other kind than last time. */
static unsigned next_cube(const uint8_t have[KINDS], Kinds among, unsigned first, unsigned last)
{
    const unsigned other = first == K_POLICE ? K_ARVN_TROOP : K_POLICE;
    const bool has_first = have[first] && among & KIND(first);
    const bool has_other = have[other] && among & KIND(other);
    if (last == first + 1)
        return has_other ? other : has_first ? first : KINDS;
    return has_first ? first : has_other ? other : KINDS;
}

static unsigned first_by(const uint8_t order[ORDER_LENGTH], const uint8_t have[KINDS], Kinds among,
                         unsigned cube, unsigned last)
{
    for (unsigned i = 0; i < ORDER_LENGTH; i++) {
        const unsigned kind = order[i] == CUBES ? next_cube(have, among, cube, last) : order[i];
        if (kind < KINDS && have[kind] && among & KIND(kind))
            return kind;
    }
    return KINDS;
}

unsigned trung_first(const State *s, TrungOrder order, const uint8_t have[KINDS], Kinds among,
                     unsigned last)
{
    if (order == P_LOSE)
        return first_by(lose_order, have, among, K_ARVN_TROOP, last);
    if (order == P_ENEMY) { /* those of humans before all others [T4.2] */
        Kinds humans = 0;
        for (unsigned f = 0; f < FACTIONS; f++)
            humans |= human(s, f) ? fitl_faction_kinds[f] : 0;
        const unsigned kind = first_by(place_order, have, among & humans, K_POLICE, last);
        if (kind < KINDS)
            return kind;
    }
    return first_by(place_order, have, among, K_POLICE, last);
}

unsigned trung_take(const State *s, TrungOrder order, uint8_t have[KINDS], Kinds among, unsigned n,
                    uint8_t out[KINDS])
{
    unsigned taken = 0, last = 0;
    for (; taken < n; taken++) {
        const unsigned kind = trung_first(s, order, have, among, last);
        if (kind == KINDS)
            break;
        if (KIND(kind) & ARVN_CUBES)
            last = kind + 1;
        have[kind]--;
        out[kind]++;
    }
    return taken;
}
