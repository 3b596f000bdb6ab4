/* position.c: a position in words and as a viewer sees it: by the game's own hooks, or field by
 * field
 * ("sticks 15 turn 1 roll 0") where its state is a few small numbers.
 */
#include "core/flow.h"

static uint8_t *at(State *state, const StateField *field) { return (uint8_t *)state + field->at; }

static uint8_t value(const State *state, const StateField *field)
{
    return ((const uint8_t *)state)[field->at];
}

bool game_has_positions(const Rules *rules) { return rules->parse_state || rules->fields; }

/* ---- Writing --------------------------------------------------------------------------------- */

void game_print_state(const Game *game, const State *state, Text *out)
{
    const Rules *rules = game->rules;
    if (rules->print_state != NULL)
        rules->print_state(game, state, out);
    for (uint8_t i = 0; i < rules->field_count; i++) {
        text_add(out, i > 0 ? " " : "");
        text_add(out, rules->fields[i].name);
        text_char(out, ' ');
        text_number(out, value(state, &rules->fields[i]));
    }
}

void game_view(const Game *game, const State *state, Seat viewer, Json *out)
{
    const Rules *rules = game->rules;
    if (rules->view != NULL)
        rules->view(game, state, viewer, out);
    for (uint8_t i = 0; i < rules->field_count; i++)
        json_number(out, rules->fields[i].name, value(state, &rules->fields[i]));
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* NULL, or the name of the first field that is not as it should be. */
static const char *read_fields(const Rules *rules, const char *text, State *state)
{
    const StateField *field = rules->fields;
    Slice rest = slice_of(text), word;
    for (const StateField *end = field + rules->field_count; field < end; field++) {
        uint32_t number;
        if (!slice_cut(&rest, ' ', &word) || !slice_equal(word, field->name) ||
            !slice_cut(&rest, ' ', &word) || !slice_number(word, UINT8_MAX, &number))
            return field->name;
        *at(state, field) = (uint8_t)number;
    }
    return rest.length > 0 ? field[-1].name : NULL;
}

/* What is wrong with the position to which step 0 leads; NULL: nothing. */
static const char *enter(const Game *game, State *state)
{
    flow_call(state, 0);
    flow_advance(game, state);
    flow_of(state)->note_count = 0; /* nothing has happened yet */
    return game_broken(state) ? game->steps[0]->name : game_check(game, state);
}

static bool parse_fields(const Game *game, const char *text, State *state, Problem *problem)
{
    const char *wrong = read_fields(game->rules, text, state);
    if (wrong == NULL)
        wrong = enter(game, state);
    if (wrong != NULL)
        problem_set(problem, 1, "core.bad_position", wrong);
    return wrong == NULL;
}

bool game_parse_state(const Game *game, const char *text, State *state, Problem *problem)
{
    const Rules *rules = game->rules;
    if (rules->parse_state != NULL)
        return rules->parse_state(game, text, state, problem);
    if (rules->fields != NULL)
        return parse_fields(game, text, state, problem);
    problem_set(problem, 0, "match.no_position", rules->word);
    return false;
}
