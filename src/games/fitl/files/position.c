/* position.c: positions as text, and back.
 *
 *     at saigon us-troop 3 police 2        pieces, level and markers of a space, if there are any
 *     level saigon as
 *     terror saigon 1
 *     box available us-troops 12 ...       the three boxes
 *     arvn 30                              a number, or several in a row
 *     op_spaces hue da-nang                a set of spaces
 *     frame train 0                        the stack of steps, from the bottom up
 *
 * What is zero is not written. Reading is strict: whatever the rules rely on must hold. */
#include <string.h>

#include "core/frames.h"
#include "games/fitl/files/position.h"
#include "games/fitl/people/words.h"

/* ---- The table of fields --------------------------------------------------------------------- */

typedef enum FieldType { BYTES, SET, NUMBER16, NUMBER32 } FieldType;

typedef struct Field {
    const char *key;
    uint16_t offset;
    uint16_t count; /* of bytes */
    uint8_t type;
} Field;

#define BYTE(key, member)                                                                          \
    {                                                                                              \
        key, (uint16_t)offsetof(State, member), 1, BYTES                                           \
    }
#define ROW(key, member)                                                                           \
    {                                                                                              \
        key, (uint16_t)offsetof(State, member), sizeof(((State *)0)->member), BYTES                \
    }
#define SPACES_OF(key, member)                                                                     \
    {                                                                                              \
        key, (uint16_t)offsetof(State, member), 1, SET                                             \
    }

static const Field fields[] = {
    ROW("tracks", track),
    BYTE("econ", econ),
    BYTE("trail", trail),
    BYTE("markers", markers),
    ROW("seen", seen),
    BYTE("coups_seen", coups_seen),
    BYTE("pile", pile),
    BYTE("pile_left", pile_left),
    BYTE("pile_coup", pile_coup),
    BYTE("current", current),
    BYTE("next", next),
    BYTE("card_number", card_number),
    BYTE("coups", coup_count),
    BYTE("after_round", after_round),
    ROW("played", played),
    BYTE("eligible", eligible),
    BYTE("acted", acted),
    BYTE("passed", passed),
    BYTE("stay", stay),
    BYTE("barred", barred),
    BYTE("slot", slot),
    BYTE("first", first),
    BYTE("pivotal", pivotal),
    BYTE("pivotal_used", pivotal_used),
    BYTE("pivot", pivot),
    BYTE("leader", leader),
    BYTE("leader_cards", leader_cards),
    BYTE("leader_down", leader_down),
    BYTE("ky_later", ky_later),
    BYTE("peace_talks", peace_talks),
    {"unshaded", offsetof(State, cap[0]), 1, NUMBER32},
    {"shaded", offsetof(State, cap[1]), 1, NUMBER32},
    {"gone", offsetof(State, gone), 1, NUMBER32},
    {"momentum", offsetof(State, momentum), 1, NUMBER16},
    BYTE("us_policy", us_policy),
    BYTE("trung_size", trung_size),
    BYTE("trung_top", trung_top),
    ROW("trung", trung),
    BYTE("frozen", frozen),
    SPACES_OF("frozen_coin", frozen_coin),
    SPACES_OF("frozen_nva", frozen_nva),
    BYTE("phase", phase),
    BYTE("over", over),
    BYTE("die", die),
    BYTE("mover", mover),
    ROW("group", group),
    BYTE("before", before),
    ROW("quota", quota),
    {"buys", offsetof(State, buys), sizeof(Purchases), BYTES},
    SPACES_OF("op_spaces", op.spaces),
    SPACES_OF("op_paid", op.paid),
    SPACES_OF("op_done", op.done),
    SPACES_OF("op_allowed", op.allowed),
    SPACES_OF("op_origins", op.origins),
    SPACES_OF("op_shipped", op.shipped),
    {"op_flags", offsetof(State, op.flags), 1, NUMBER32},
    {"op", offsetof(State, op.kind), offsetof(Operation, trailed) + 1 - offsetof(Operation, kind),
     BYTES},
    ROW("op_moved", op.moved),
    ROW("op_links", op.links),
    SPACES_OF("sa_spaces", sa.spaces),
    SPACES_OF("sa_allowed", sa.allowed),
    SPACES_OF("sa_twice", sa.twice),
    SPACES_OF("sa_once", sa.once),
    {"sa", offsetof(State, sa.kind), sizeof(Activity) - offsetof(Activity, kind), BYTES},
    SPACES_OF("ev_chosen", ev.chosen),
    SPACES_OF("ev_lost", ev.lost),
    SPACES_OF("ev_got", ev.got),
    {"ev", offsetof(State, ev.card), sizeof(Event) - offsetof(Event, card), BYTES},
};

/* ---- Printing -------------------------------------------------------------------------------- */

static void print_set(Spaces set, Text *out)
{
    if (set == ALL_SPACES) {
        text_add(out, " all");
        return;
    }
    for (; set; set &= set - 1) {
        text_char(out, ' ');
        text_add(out, fitl_place_words[first_space(set)]);
    }
}

/* The last numbers of a row are left out while they are zero. */
static void print_row(const uint8_t *bytes, unsigned count, Text *out)
{
    while (count > 0 && bytes[count - 1] == 0)
        count--;
    for (unsigned i = 0; i < count; i++) {
        text_char(out, ' ');
        text_number(out, bytes[i]);
    }
}

static uint64_t number_at(const State *s, const Field *field)
{
    const char *place = (const char *)s + field->offset;
    uint64_t set;
    uint32_t number;
    uint16_t half;
    switch ((FieldType)field->type) {
    case SET:
        memcpy(&set, place, sizeof set);
        return set;
    case NUMBER32:
        memcpy(&number, place, sizeof number);
        return number;
    default:
        memcpy(&half, place, sizeof half);
        return half;
    }
}

static bool is_zero(const State *s, const Field *field)
{
    const uint8_t *bytes = (const uint8_t *)s + field->offset;
    if (field->type != BYTES)
        return number_at(s, field) == 0;
    for (unsigned i = 0; i < field->count; i++)
        if (bytes[i])
            return false;
    return true;
}

static void print_field(const State *s, const Field *field, Text *out)
{
    if (is_zero(s, field))
        return;
    text_add(out, field->key);
    if (field->type == BYTES) {
        print_row((const uint8_t *)s + field->offset, field->count, out);
    } else if (field->type == SET) {
        print_set(number_at(s, field), out);
    } else {
        text_char(out, ' ');
        text_number(out, (int64_t)number_at(s, field));
    }
    text_char(out, '\n');
}

static void print_named(const char *key, const char *name, const uint8_t *counts,
                        const char *const *words, unsigned count, Text *out)
{
    bool any = false;
    for (unsigned i = 0; i < count; i++)
        any = any || counts[i];
    if (!any)
        return;
    text_add(out, key);
    text_char(out, ' ');
    text_add(out, name);
    for (unsigned i = 0; i < count; i++) {
        if (!counts[i])
            continue;
        text_char(out, ' ');
        text_add(out, words[i]);
        text_char(out, ' ');
        text_number(out, counts[i]);
    }
    text_char(out, '\n');
}

static void print_space(const State *s, unsigned x, Text *out)
{
    print_named("at", fitl_place_words[x], s->at[x], fitl_kind_words, KINDS, out);
    if (s->level[x] != NEUTRAL) {
        text_add(out, "level ");
        text_add(out, fitl_place_words[x]);
        text_char(out, ' ');
        text_add(out, fitl_level_words[s->level[x]]);
        text_char(out, '\n');
    }
    if (s->terror[x]) {
        text_add(out, "terror ");
        text_add(out, fitl_place_words[x]);
        text_char(out, ' ');
        text_number(out, s->terror[x]);
        text_char(out, '\n');
    }
}

void fitl_print_state(const Game *g, const State *s, Text *out)
{
    for (unsigned x = 0; x < SPACES; x++)
        print_space(s, x, out);
    for (unsigned b = 0; b < BOXES; b++)
        print_named("box", fitl_box_words[b], s->box[b], fitl_type_words, TYPES, out);
    for (unsigned i = 0; i < COUNT_OF(fields); i++)
        print_field(s, &fields[i], out);
    for (unsigned i = 0; i < s->flow.depth; i++)
        frame_print(g, &s->flow.frame[i], out);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool next_word(Slice *rest, Slice *word)
{
    while (slice_cut(rest, ' ', word))
        if (word->length > 0)
            return true;
    return false;
}

static bool read_number(Slice *rest, uint32_t most, uint32_t *out)
{
    Slice word;
    return next_word(rest, &word) && slice_number(word, most, out);
}

static bool at_end(Slice rest)
{
    Slice word;
    return !next_word(&rest, &word);
}

static bool find(const char *const *words, unsigned count, Slice word, unsigned *out)
{
    for (unsigned i = 0; i < count; i++) {
        if (slice_equal(word, words[i])) {
            *out = i;
            return true;
        }
    }
    return false;
}

static bool read_counts(Slice rest, const char *const *words, unsigned count, uint8_t *out)
{
    Slice word;
    while (next_word(&rest, &word)) {
        unsigned i;
        uint32_t n;
        if (!find(words, count, word, &i) || !read_number(&rest, UINT8_MAX, &n))
            return false;
        out[i] = (uint8_t)n;
    }
    return true;
}

static bool read_at(State *s, Slice rest)
{
    Slice word;
    uint8_t counts[KINDS] = {0};
    if (!next_word(&rest, &word))
        return false;
    const uint8_t x = fitl_find_space(word);
    if (x == NOWHERE || s->coin[x] || s->nva[x] || s->vc[x] ||
        !read_counts(rest, fitl_kind_words, KINDS, counts))
        return false;
    for (unsigned k = 0; k < KINDS; k++) {
        if (counts[k] > fitl_pool[fitl_type_of[k]])
            return false;
        fitl_put(s, x, k, counts[k]);
    }
    return true;
}

static bool read_level(State *s, Slice rest)
{
    Slice place, word;
    unsigned level;
    if (!next_word(&rest, &place) || !next_word(&rest, &word) || !at_end(rest))
        return false;
    const uint8_t x = fitl_find_space(place);
    if (x == NOWHERE || !find(fitl_level_words, LEVELS, word, &level))
        return false;
    s->level[x] = (uint8_t)level;
    return true;
}

static bool read_terror(State *s, Slice rest)
{
    Slice word;
    uint32_t n;
    if (!next_word(&rest, &word) || !read_number(&rest, MARKERS, &n) || !at_end(rest))
        return false;
    const uint8_t x = fitl_find_space(word);
    if (x == NOWHERE)
        return false;
    s->terror[x] = (uint8_t)n;
    return true;
}

static bool read_box(State *s, Slice rest)
{
    Slice word;
    unsigned box;
    return next_word(&rest, &word) && find(fitl_box_words, BOXES, word, &box) &&
           read_counts(rest, fitl_type_words, TYPES, s->box[box]);
}

static bool read_set(Slice rest, Spaces *set)
{
    Slice word;
    while (next_word(&rest, &word)) {
        const uint8_t x = fitl_find_space(word);
        if (slice_equal(word, "all"))
            *set = ALL_SPACES;
        else if (x == NOWHERE)
            return false;
        else
            *set |= SPACE(x);
    }
    return true;
}

static bool read_bytes(Slice rest, uint8_t *bytes, unsigned count)
{
    uint32_t n;
    for (unsigned i = 0; i < count && !at_end(rest); i++) {
        if (!read_number(&rest, UINT8_MAX, &n))
            return false;
        bytes[i] = (uint8_t)n;
    }
    return at_end(rest);
}

static bool read_field(State *s, const Field *field, Slice rest)
{
    char *place = (char *)s + field->offset;
    Spaces set = 0;
    uint32_t number;
    if (field->type == BYTES)
        return read_bytes(rest, (uint8_t *)place, field->count);
    if (field->type == SET) {
        if (!read_set(rest, &set))
            return false;
        memcpy(place, &set, sizeof set);
        return true;
    }
    if (!read_number(&rest, field->type == NUMBER16 ? UINT16_MAX : UINT32_MAX, &number) ||
        !at_end(rest))
        return false;
    const uint16_t half = (uint16_t)number;
    if (field->type == NUMBER16)
        memcpy(place, &half, sizeof half);
    else
        memcpy(place, &number, sizeof number);
    return true;
}

static bool read_line(const Game *g, State *s, Slice line)
{
    static const struct {
        const char *key;
        bool (*read)(State *s, Slice rest);
    } lines[] = {
        {"at", read_at}, {"level", read_level}, {"terror", read_terror}, {"box", read_box}};
    Slice key, wrong;
    if (!next_word(&line, &key) || key.data[0] == '#')
        return true;
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if (slice_equal(key, lines[i].key))
            return lines[i].read(s, line);
    for (unsigned i = 0; i < COUNT_OF(fields); i++)
        if (slice_equal(key, fields[i].key))
            return read_field(s, &fields[i], line);
    return slice_equal(key, "frame") && frame_read(g, line, s, &wrong) == FRAME_GOOD;
}

/* Nothing that comes later may trip over the position: invariants hold, and there is an answer. */
static const char *find_fault(const Game *g, const State *s)
{
    ActionList list;
    const char *broken = fitl_check(g, s);
    if (!broken)
        broken = fitl_check_stack(g, s);
    if (broken || game_over(s))
        return broken;
    game_legal(g, s, &list);
    return list.count ? NULL : "a_choice_is_never_empty";
}

bool fitl_parse_state(const Game *g, const char *text, State *s, Problem *problem)
{
    Slice all = {text, strlen(text)}, line;
    uint32_t number = 0;
    memset(s->level, NEUTRAL, sizeof s->level);
    s->bots = g->option[OPTION_BOTS];
    while (slice_cut(&all, '\n', &line)) {
        char words[sizeof problem->detail];
        number++;
        if (read_line(g, s, line))
            continue;
        slice_copy(line, words, sizeof words);
        problem_set(problem, number, "fitl.position.line", words);
        return false;
    }
    const char *broken = find_fault(g, s);
    if (broken)
        problem_set(problem, 0, "fitl.position.broken", broken);
    return !broken;
}
