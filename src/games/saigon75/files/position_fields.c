/* position_fields.c: the lines of a position text that are plain values of the State. */
#include <string.h>

#include "games/saigon75/files/position.h"
#include "games/saigon75/people/words.h"

#define AT(member) offsetof(State, member)
#define SV_AT(member) (offsetof(State, member) + sizeof(((State *)0)->member[0]))

const Field s75_fields[] = {
    {"turn", FIELD_NUMBER, AT(turn), 1, TURNS, 1},
    {"phase", FIELD_SIDE, AT(active), 1, 0, NV},
    {"winner", FIELD_SIDE, AT(winner), 1, 0, NOWHERE},

    {"activated", FIELD_UNITS, AT(activated), 1, 0, 0},
    {"moved", FIELD_UNITS, AT(moved), 1, 0, 0},
    {"fought", FIELD_UNITS, AT(fought), 1, 0, 0},
    {"barred", FIELD_UNITS, AT(barred), 1, 0, 0},
    {"frozen", FIELD_UNITS, AT(frozen), 1, 0, 0},
    {"absent", FIELD_UNITS, AT(absent), 1, 0, 0},
    {"named", FIELD_UNITS, AT(named), 1, 0, 0},
    {"attackers", FIELD_UNITS, AT(attackers), 1, 0, 0},
    {"engaged", FIELD_UNITS, AT(engaged), 1, 0, 0},
    {"sharing", FIELD_UNITS, AT(sharing), 1, 0, 0},
    {"answered", FIELD_UNITS, AT(answered), 1, 0, 0},
    {"arrivals", FIELD_UNITS, AT(arrivals), 1, 0, 0},

    {"militia", FIELD_PROVINCES, AT(militia), 1, 0, 0},
    {"declared", FIELD_PROVINCES, AT(declared), 1, 0, 0},
    {"resolved", FIELD_PROVINCES, AT(resolved), 1, 0, 0},
    {"card_in", FIELD_PROVINCES, AT(card_in), 1, 0, 0},
    {"token_sites", FIELD_PROVINCES, AT(token_sites), 1, 0, 0},
    {"token_used", FIELD_NUMBER, AT(token_used), SIDES, TOKENS, 0},

    {"die", FIELD_NUMBER, AT(die), 1, 6, 0},
    {"die_extra", FIELD_NUMBER, AT(die_extra), 1, 6, 0},
    {"plus_spent", FIELD_NUMBER, AT(plus_spent), 1, 3, 0},
    {"token_plus", FIELD_NUMBER, AT(token_plus), 1, TOKENS, 0},
    {"spent", FIELD_NUMBER, AT(spent), 1, 40, 0},
    {"free_vc", FIELD_NUMBER, AT(free_vc), 1, 2, 0},
    {"plus_nv", FIELD_NUMBER, AT(plus_left), 1, 3, 3},
    {"plus_sv", FIELD_NUMBER, SV_AT(plus_left), 1, 2, 2},
    {"infiltration", FIELD_NUMBER, AT(infiltration), 1, INFILTRATION_TOTAL, INFILTRATION_TOTAL},
    {"air_box", FIELD_NUMBER, AT(air_box), 1, AIR_BOX_MAX, 0},
    {"air_lost", FIELD_NUMBER, AT(air_lost), 1, AIR_TOTAL, 0},

    {"card", FIELD_CARD, AT(card), 1, 0, NO_CARD},
    {"card_uses", FIELD_NUMBER, AT(card_uses), 1, 2, 0},
    {"card_count", FIELD_NUMBER, AT(card_count), 1, PROVINCES, 0},
    {"strike", FIELD_NUMBER, AT(strike), 2, 2, 0},
    {"combat_limit", FIELD_NUMBER, AT(combat_limit), 1, 2, NOWHERE},
    {"crisis", FIELD_NUMBER, AT(crisis), 1, 1, 0},
    {"stand", FIELD_NUMBER, AT(stand), 1, 1, 0},
    {"moving", FIELD_UNIT, AT(moving), 1, 0, NO_UNIT},
    {"mech_points", FIELD_NUMBER, AT(mech_points), 1, 2, 0},
    {"strategic_left", FIELD_NUMBER, AT(strategic_left), 1, 2, 0},
    {"desertion_die", FIELD_NUMBER, AT(desertion_die), 1, 6, 0},
    {"desertion", FIELD_NUMBER, AT(desertion), 1, 40, 0},

    {"hand_nv", FIELD_CARDS, AT(hand), 1, 0, 0},
    {"hand_sv", FIELD_CARDS, SV_AT(hand), 1, 0, 0},
    {"discard", FIELD_CARDS, AT(discard), 1, 0, 0},
    {"aside", FIELD_CARDS, AT(aside), 1, 0, 0},
    {"aside_count", FIELD_NUMBER, AT(aside_count), 1, 4, 4},
    {"seen_nv", FIELD_CARDS, AT(seen), 1, 0, 0},
    {"seen_sv", FIELD_CARDS, SV_AT(seen), 1, 0, 0},
    {"stale", FIELD_NUMBER, AT(stale), SIDES, TOKENS, 0},
    {"looker", FIELD_SIDE, AT(looker), 1, 0, NOWHERE},

    {"solo_card", FIELD_SOLO_CARD, AT(solo_card), 1, 0, NOWHERE},
    {"solo_left", FIELD_SOLO_CARDS, AT(solo_left), 1, 0, 0},
    {"pile_nv", FIELD_NUMBER, AT(pile_nv), 1, CARDS, 0},
    {"turned", FIELD_CARDS, AT(turned), 1, 0, 0},
    {"strays", FIELD_CARDS, AT(strays), 1, 0, 0},

    {"combat", FIELD_PROVINCE, AT(combat.province), 1, 0, NOWHERE},
    {"bonus", FIELD_NUMBER, AT(combat.bonus), BONUSES, 2 * DICE_MAX, 0},
    {"dice", FIELD_NUMBER, AT(combat.dice), SIDES, DICE_MAX, 0},
    {"faces", FIELD_NUMBER, AT(combat.face), SIDES *FACES, DICE_MAX, 0},
    {"loss_due", FIELD_NUMBER, AT(combat.loss_due), SIDES, 2 * DICE_MAX, 0},
    {"retreat_due", FIELD_NUMBER, AT(combat.retreat_due), SIDES, DICE_MAX, 0},
    {"compulsory", FIELD_NUMBER, AT(combat.compulsory), 1, 1, 0},
    {"card_used", FIELD_NUMBER, AT(combat.card_used), 1, 1, 0},
    {"tokens_used", FIELD_NUMBER, AT(combat.tokens), 1, 7, 0},
};
const unsigned s75_field_count = COUNT_OF(s75_fields);
_Static_assert(COUNT_OF(s75_fields) <= POSITION_FIELDS_MAX, "the parser marks each");

const char *const s75_token_words[TOKEN_WORDS] = {"nv", "sv", "hidden", "gone"};

bool s75_find_token_place(const Game *g, Slice word, uint8_t *place)
{
    for (uint8_t i = 0; i < TOKEN_WORDS; i++) {
        if (slice_equal(word, s75_token_words[i])) {
            *place = (uint8_t)(TOKEN_OF_NV + i);
            return true;
        }
    }
    return arg_parse(g, ARG_PLACE, word, place) && *place < PROVINCES;
}

unsigned s75_field_arg_kind(const Field *field)
{
    static const uint8_t kind[] = {
        [FIELD_UNITS] = ARG_UNIT,      [FIELD_PROVINCES] = ARG_PLACE, [FIELD_CARDS] = ARG_CARD,
        [FIELD_SOLO_CARDS] = ARG_SOLO, [FIELD_NUMBER] = ARG_NUMBER,   [FIELD_SIDE] = ARG_SIDE,
        [FIELD_UNIT] = ARG_UNIT,       [FIELD_PROVINCE] = ARG_PLACE,  [FIELD_CARD] = ARG_CARD,
        [FIELD_SOLO_CARD] = ARG_SOLO,
    };
    return kind[field->type];
}

static size_t width(const Field *field)
{
    if (!field_is_set(field))
        return 1;
    return field->type == FIELD_UNITS ? sizeof(Units) : sizeof(uint32_t);
}

uint64_t s75_field_get(const State *s, const Field *field, unsigned index)
{
    const unsigned char *at = (const unsigned char *)s + field->offset + index * width(field);
    uint64_t wide;
    uint32_t narrow;
    switch (width(field)) {
    case sizeof wide:
        memcpy(&wide, at, sizeof wide);
        return wide;
    case sizeof narrow:
        memcpy(&narrow, at, sizeof narrow);
        return narrow;
    default:
        return field->type == FIELD_SOLO_CARD ? (uint8_t)(*at - 1) : *at;
    }
}

void s75_field_put(State *s, const Field *field, unsigned index, uint64_t value)
{
    unsigned char *at = (unsigned char *)s + field->offset + index * width(field);
    const uint32_t narrow = (uint32_t)value;
    switch (width(field)) {
    case sizeof value:
        memcpy(at, &value, sizeof value);
        break;
    case sizeof narrow:
        memcpy(at, &narrow, sizeof narrow);
        break;
    default:
        *at = (unsigned char)(field->type == FIELD_SOLO_CARD ? value + 1 : value);
    }
}

void s75_set_presets(State *s)
{
    for (unsigned i = 0; i < s75_field_count; i++)
        for (unsigned k = 0; k < s75_fields[i].count; k++)
            s75_field_put(s, &s75_fields[i], k, s75_fields[i].preset);
    for (unsigned u = 0; u < UNITS; u++)
        s75_put_first(s, u, OUT);
    for (unsigned i = 0; i < TOKENS; i++)
        s->token_place[i] = TOKEN_GONE;
}

uint32_t s75_unseen_by_rest(const State *s)
{
    return ((1u << CARDS) - 1) & ~(s->hand[NV] | s->hand[SV] | s->discard | s->aside | s->strays);
}

/* In a solo game NV's cards are among the hidden ones, or known and nevertheless in his pile. */
unsigned s75_pile_by_rest(const Game *g, const State *s)
{
    if (s->turn == 0) /* not counted before they are dealt */
        return 0;
    const uint32_t hidden = s->unseen | s->aside | s->strays | (is_solo(g) ? s->hand[NV] : 0);
    return count_provinces(hidden) -
           least(count_provinces(hidden), (unsigned)s->aside_count + s->pile_nv);
}

void s75_set_solo_presets(State *s)
{
    if (!s->solo_left)
        s->solo_left = ((1u << SOLO_CARDS) - 1) & ~(1u << s->solo_card >> 1);
    if (!s->pile_nv)
        s->pile_nv = (uint8_t)count_provinces(s->hand[NV]);
}
