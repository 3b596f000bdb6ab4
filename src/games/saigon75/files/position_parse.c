/* position_parse.c: reads what position.c writes. Strict: a word it does not know, a unit in two
 * places or a broken invariant is refused with the line and the reason. */
#include <string.h>

#include "core/frames.h"
#include "games/saigon75/files/position.h"
#include "games/saigon75/people/words.h"
#include "games/saigon75/players/solo.h"

typedef struct Reader {
    const Game *g;
    State *s;
    Problem *problem;
    uint32_t line;
    Slice rest;                      /* of the line */
    bool given[POSITION_FIELDS_MAX]; /* fields, by index */
    Units placed;
    bool unseen, pile, tokens; /* lines given */
    Slice step;                /* the top of the stack, if only that is named */
} Reader;

static bool fail(Reader *reader, const char *message, Slice detail)
{
    char word[sizeof reader->problem->detail];
    slice_copy(detail, word, sizeof word);
    problem_set(reader->problem, reader->line, message, word);
    return false;
}

static bool next_word(Reader *reader, Slice *word)
{
    while (slice_cut(&reader->rest, ' ', word))
        if (word->length > 0)
            return true;
    return false;
}

static bool at_end(Reader *reader)
{
    Slice word;
    return !next_word(reader, &word) || fail(reader, "s75.position.extra", word);
}

static bool need_word(Reader *reader, Slice key, Slice *word)
{
    return next_word(reader, word) || fail(reader, "s75.position.missing", key);
}

static bool read_number(Reader *reader, Slice word, uint32_t most, uint8_t *out)
{
    uint32_t number;
    if (!slice_number(word, most, &number))
        return fail(reader, "s75.position.number", word);
    *out = (uint8_t)number;
    return true;
}

/* A list of words of one kind, up to the end of the line. Places are provinces here. */
static bool read_set(Reader *reader, unsigned arg_kind, uint64_t *set)
{
    Slice word;
    uint8_t value;
    while (next_word(reader, &word)) {
        const bool known = arg_parse(reader->g, arg_kind, word, &value);
        if (!known || (arg_kind == ARG_PLACE && value >= PROVINCES))
            return fail(reader, "s75.position.word", word);
        if (*set >> value & 1)
            return fail(reader, "s75.position.twice", word);
        *set |= (uint64_t)1 << value;
    }
    return true;
}

/* ---- Lines of the table ---------------------------------------------------------------------- */

static bool read_values(Reader *reader, const Field *field, Slice key)
{
    const unsigned kind = s75_field_arg_kind(field);
    for (unsigned i = 0; i < field->count; i++) {
        Slice word;
        uint8_t value;
        if (!need_word(reader, key, &word))
            return false;
        if (kind == ARG_NUMBER) {
            if (!read_number(reader, word, field->most, &value))
                return false;
        } else if (!arg_parse(reader->g, kind, word, &value) ||
                   (kind == ARG_PLACE && value >= PROVINCES)) {
            return fail(reader, "s75.position.word", word);
        }
        s75_field_put(reader->s, field, i, value);
    }
    return at_end(reader);
}

static bool read_field(Reader *reader, unsigned index, Slice key)
{
    const Field *field = &s75_fields[index];
    if (reader->given[index])
        return fail(reader, "s75.position.twice", key);
    reader->given[index] = true;
    if (!field_is_set(field))
        return read_values(reader, field, key);
    uint64_t set = 0;
    if (!read_set(reader, s75_field_arg_kind(field), &set))
        return false;
    s75_field_put(reader->s, field, 0, set);
    return true;
}

/* ---- The other lines ------------------------------------------------------------------------- */

static bool place_unit(Reader *reader, Slice word, uint8_t place)
{
    Slice name = word;
    uint8_t unit;
    const bool full = name.data[name.length - 1] == '+';
    name.length -= full;
    if (!arg_parse(reader->g, ARG_UNIT, name, &unit) || (full && !(DIVISIONS & UNIT(unit))))
        return fail(reader, "s75.position.word", word);
    if (reader->placed & UNIT(unit))
        return fail(reader, "s75.position.twice", word);
    reader->placed |= UNIT(unit);
    s75_put(reader->g, reader->s, unit, place);
    reader->s->full |= full ? UNIT(unit) : 0;
    return true;
}

static bool read_at(Reader *reader, Slice key)
{
    Slice word;
    uint8_t place;
    if (!need_word(reader, key, &word))
        return false;
    if (!s75_find_place(reader->g, word, &place))
        return fail(reader, "s75.position.word", word);
    while (next_word(reader, &word))
        if (!place_unit(reader, word, place))
            return false;
    return true;
}

static bool read_province(Reader *reader, Slice key, Slice *word, uint8_t *province)
{
    if (!need_word(reader, key, word))
        return false;
    return (arg_parse(reader->g, ARG_PLACE, *word, province) && *province < PROVINCES) ||
           fail(reader, "s75.position.word", *word);
}

static bool read_fights(Reader *reader, Slice key)
{
    Slice word;
    uint8_t place;
    Units units = 0;
    if (!read_province(reader, key, &word, &place) || !read_set(reader, ARG_UNIT, &units))
        return false;
    for (; units; units &= units - 1) {
        const unsigned unit = first_unit(units);
        if (reader->s->fights_in[unit])
            return fail(reader, "s75.position.twice", key);
        reader->s->fights_in[unit] = (uint8_t)(place + 1);
    }
    return true;
}

/* plan UNIT TARGET STEP|stay TURN LINE */
static bool read_plan(Reader *reader, Slice key)
{
    State *s = reader->s;
    Slice word;
    uint8_t unit, province, step = 0;
    if (!need_word(reader, key, &word))
        return false;
    if (!arg_parse(reader->g, ARG_UNIT, word, &unit) || unit >= NV_COUNT)
        return fail(reader, "s75.position.word", word);
    if (s->goal[unit])
        return fail(reader, "s75.position.twice", word);
    if (!read_province(reader, key, &word, &province) || !need_word(reader, key, &word))
        return false;
    if (!slice_equal(word, "stay")) {
        if (!arg_parse(reader->g, ARG_PLACE, word, &step) || step >= PROVINCES)
            return fail(reader, "s75.position.word", word);
        step++;
    }
    s->goal[unit] = (uint8_t)(province + 1);
    s->goal_step[unit] = step;
    return need_word(reader, key, &word) &&
           read_number(reader, word, NV_COUNT, &s->goal_turn[unit]) &&
           need_word(reader, key, &word) &&
           read_number(reader, word, SOLO_GOAL_LINES - 1, &s->goal_line[unit]) && at_end(reader);
}

static bool read_tokens(Reader *reader, Slice key)
{
    if (reader->tokens)
        return fail(reader, "s75.position.twice", key);
    reader->tokens = true;
    for (unsigned i = 0; i < TOKENS; i++) {
        Slice word;
        if (!need_word(reader, key, &word))
            return false;
        if (!s75_find_token_place(reader->g, word, &reader->s->token_place[i]))
            return fail(reader, "s75.position.word", word);
    }
    return at_end(reader);
}

static bool read_unseen(Reader *reader, Slice key)
{
    uint64_t set = 0;
    if (reader->unseen)
        return fail(reader, "s75.position.twice", key);
    reader->unseen = true;
    if (!read_set(reader, ARG_CARD, &set))
        return false;
    reader->s->unseen = (uint32_t)set;
    return true;
}

static bool read_pile(Reader *reader, Slice key)
{
    Slice word;
    if (reader->pile)
        return fail(reader, "s75.position.twice", key);
    reader->pile = true;
    return need_word(reader, key, &word) &&
           read_number(reader, word, CARDS, &reader->s->pile_count) && at_end(reader);
}

static bool read_frame(Reader *reader, Slice key)
{
    static const char *const faults[] = {
        [FRAME_MISSING] = "s75.position.missing", [FRAME_STEP] = "s75.position.step",
        [FRAME_DEPTH] = "s75.position.depth",     [FRAME_NUMBER] = "s75.position.number",
        [FRAME_EXTRA] = "s75.position.extra",
    };
    Slice wrong;
    const FrameFault fault = frame_read(reader->g, reader->rest, reader->s, &wrong);
    if (fault == FRAME_GOOD)
        return true;
    return fail(reader, faults[fault], fault == FRAME_MISSING ? key : wrong);
}

static bool read_step(Reader *reader, Slice key)
{
    if (reader->step.data)
        return fail(reader, "s75.position.twice", key);
    return need_word(reader, key, &reader->step) && at_end(reader);
}

/* Once the phase is known. */
static bool build_stack(Reader *reader)
{
    uint8_t step;
    if (!reader->step.data)
        return true;
    if (flow_of(reader->s)->depth > 0)
        return fail(reader, "s75.position.twice", reader->step);
    return (frame_find_step(reader->g, reader->step, &step) && s75_build_stack(reader->s, step)) ||
           fail(reader, "s75.position.step", reader->step);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static bool read_line(Reader *reader)
{
    static const struct {
        const char *key;
        bool (*read)(Reader *reader, Slice key);
    } lines[] = {{"at", read_at},         {"fights", read_fights},   {"tokens", read_tokens},
                 {"unseen", read_unseen}, {"pile_count", read_pile}, {"frame", read_frame},
                 {"step", read_step},     {"plan", read_plan}};
    Slice key;
    if (!next_word(reader, &key) || key.data[0] == '#')
        return true;
    for (unsigned i = 0; i < COUNT_OF(lines); i++)
        if (slice_equal(key, lines[i].key))
            return lines[i].read(reader, key);
    for (unsigned i = 0; i < s75_field_count; i++)
        if (slice_equal(key, s75_fields[i].key))
            return read_field(reader, i, key);
    return fail(reader, "s75.position.key", key);
}

/* Nothing that comes later may trip over the position: invariants hold, and there is an answer. */
static bool check_whole(const Game *g, const State *s, Problem *problem)
{
    ActionList list;
    const char *broken = s75_is_stack_possible(s) ? s75_check(g, s) : "steps_follow_the_rules";
    if (!broken && !game_over(s)) {
        game_legal(g, s, &list);
        broken = list.count ? NULL : "a_choice_is_never_empty";
    }
    if (broken)
        problem_set(problem, 0, "s75.position.broken", broken);
    return !broken;
}

bool s75_parse_state(const Game *g, const char *text, State *s, Problem *problem)
{
    Reader reader = {.g = g, .s = s, .problem = problem};
    Slice all = {text, strlen(text)};
    s75_set_presets(s);
    while (slice_cut(&all, '\n', &reader.rest)) {
        reader.line++;
        if (!read_line(&reader))
            return false;
    }
    if (!reader.unseen)
        s->unseen = s75_unseen_by_rest(s);
    if (is_solo(g))
        s75_set_solo_presets(s);
    if (!reader.pile)
        s->pile_count = (uint8_t)s75_pile_by_rest(g, s);
    return build_stack(&reader) && check_whole(g, s, problem);
}
