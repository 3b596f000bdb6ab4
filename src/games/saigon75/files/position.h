/* position.h: the table of what a position text is made of, shared by its printer and its parser.
 * The format is described in position.c. */
#ifndef SAIGON75_POSITION_H
#define SAIGON75_POSITION_H

#include "games/saigon75/rules/s75.h"

typedef enum FieldType {
    FIELD_UNITS, /* sets, written as lists of words */
    FIELD_PROVINCES,
    FIELD_CARDS,
    FIELD_SOLO_CARDS,
    FIELD_NUMBER, /* bytes, one or several in a row */
    FIELD_SIDE,
    FIELD_UNIT,
    FIELD_PROVINCE,
    FIELD_CARD,
    FIELD_SOLO_CARD /* stored as its index + 1 */
} FieldType;

/* One line "key value...": where it lies in the State. Not written when it has its preset. */
typedef struct Field {
    const char *key;
    uint8_t type; /* FieldType */
    size_t offset;
    uint8_t count;  /* values in a row; 1 except for some numbers */
    uint8_t most;   /* of a number */
    uint8_t preset; /* of each value; NOWHERE: none */
} Field;

enum { POSITION_FIELDS_MAX = 80 };

extern const Field s75_fields[];
extern const unsigned s75_field_count;

static inline bool field_is_set(const Field *field) { return field->type <= FIELD_SOLO_CARDS; }
unsigned s75_field_arg_kind(const Field *field); /* ARG_... of its words */
uint64_t s75_field_get(const State *s, const Field *field, unsigned index);
/* A state in which nothing has been given. */
void s75_set_presets(State *s);
void s75_field_put(State *s, const Field *field, unsigned index, uint64_t value);

/* Words for where a token can be besides the provinces, from TOKEN_OF_NV on. */
enum { TOKEN_WORDS = TOKEN_GONE - TOKEN_OF_NV + 1 };
extern const char *const s75_token_words[TOKEN_WORDS];
bool s75_find_token_place(const Game *g, Slice word, uint8_t *place);

/* What follows from the other cards: in a position these two need not be written. */
uint32_t s75_unseen_by_rest(const State *s);
unsigned s75_pile_by_rest(const Game *g, const State *s);
/* Nor these, of a solo game: all solo cards but the one in force, and NV's known cards are his
 * pile. They are written all the same. */
void s75_set_solo_presets(State *s);

/* position_stack.c. Builds the stack down to the whole game; false if the step is never on it. */
bool s75_build_stack(State *s, uint8_t step);
bool s75_is_stack_possible(const State *s);

#endif
