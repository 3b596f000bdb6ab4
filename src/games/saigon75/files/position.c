/* position.c: a position as short readable text, and position_parse.c back again. It is what tests
 * set up positions with, so it is meant to be written by hand as well.
 *
 *     # a comment; empty lines are skipped
 *     turn 3                            1 if not given
 *     phase sv                          the active side; nv if not given
 *     at quang_tri svd1+ mech1          units by place; + is a full division
 *     at reserve nvd1+ nvd2 vc1         also `at box` (not placed yet)
 *     activated svd1                    sets of units, provinces or cards
 *     militia hue da_nang
 *     hand_nv e01 e05
 *     tokens quang_tri nv gone          tokens 3, 5, 7: a province, nv, sv, hidden or gone
 *     solo_card 30                      solo games only, as pile_nv, turned, strays, solo_left
 *     fights quang_tri svd1 mech1       units committed to the combat there this phase
 *     plan vc1 hue quang_tri 1 11       the automaton sends a unit: target, the province it moves
 * to (or stay), its turn, the line that chose it (solo.h) frame game 4                      the
 * stack of steps, bottom first: name, child that comes frame retreat_to 0 0 1            next,
 * locals; zeros at the end may be left out step move_unit                    instead of frames: the
 * top, with what must be below it
 *
 * The other keys are those of position_fields.c: values of the State by name, numbers of both sides
 * NV first. What is not given has its preset: a unit is out of the game, tokens are gone, sets are
 * empty, +1 and infiltration markers as at the start, nothing in force, four cards aside. A card
 * that is named nowhere is `unseen`, and `pile_count` is what the other numbers leave; both can be
 * given. In a solo game the cards of `hand_nv` are the whole pile and no solo card is drawn but the
 * one in force, unless `pile_nv` and `solo_left` say so. Without frames the game is over.
 */
#include "games/saigon75/files/position.h"
#include "core/frames.h"
#include "games/saigon75/people/words.h"

static void add_word(const Game *g, unsigned arg_kind, unsigned value, Text *out)
{
    text_char(out, ' ');
    arg_print(g, arg_kind, (uint8_t)value, out);
}

static void print_set(const Game *g, const char *key, unsigned arg_kind, uint64_t set, Text *out)
{
    text_add(out, key);
    for (; set; set &= set - 1)
        add_word(g, arg_kind, first_unit(set), out);
    text_char(out, '\n');
}

static bool has_preset(const State *s, const Field *field)
{
    for (unsigned i = 0; i < field->count; i++)
        if (s75_field_get(s, field, i) != field->preset)
            return false;
    return true;
}

static void print_field(const Game *g, const State *s, const Field *field, Text *out)
{
    const unsigned kind = s75_field_arg_kind(field);
    if (has_preset(s, field))
        return;
    if (field_is_set(field)) {
        print_set(g, field->key, kind, s75_field_get(s, field, 0), out);
        return;
    }
    text_add(out, field->key);
    for (unsigned i = 0; i < field->count; i++)
        add_word(g, kind, (unsigned)s75_field_get(s, field, i), out);
    text_char(out, '\n');
}

static void print_places(const Game *g, const State *s, Text *out)
{
    for (uint8_t place = 0; place < OUT; place++) {
        if (!s->at[place])
            continue;
        text_add(out, "at ");
        s75_print_place_word(g, place, out);
        for (Units units = s->at[place]; units; units &= units - 1) {
            add_word(g, ARG_UNIT, first_unit(units), out);
            if (s->full & units & (0 - units))
                text_char(out, '+');
        }
        text_char(out, '\n');
    }
}

static void print_fights(const Game *g, const State *s, Text *out)
{
    for (unsigned p = 0; p < PROVINCES; p++) {
        Units units = 0;
        for (unsigned u = 0; u < UNITS; u++)
            if (s->fights_in[u] == p + 1)
                units |= UNIT(u);
        if (!units)
            continue;
        text_add(out, "fights ");
        print_set(g, g->board->id[p], ARG_UNIT, units, out);
    }
}

static void print_plan(const Game *g, const State *s, Text *out)
{
    for (uint8_t u = 0; u < NV_COUNT; u++) {
        if (!s->goal[u])
            continue;
        text_add(out, "plan");
        add_word(g, ARG_UNIT, u, out);
        add_word(g, ARG_PLACE, s->goal[u] - 1u, out);
        if (s->goal_step[u])
            add_word(g, ARG_PLACE, s->goal_step[u] - 1u, out);
        else
            text_add(out, " stay");
        add_word(g, ARG_NUMBER, s->goal_turn[u], out);
        add_word(g, ARG_NUMBER, s->goal_line[u], out);
        text_char(out, '\n');
    }
}

static void print_tokens(const Game *g, const State *s, Text *out)
{
    text_add(out, "tokens");
    for (unsigned i = 0; i < TOKENS; i++) {
        const uint8_t place = s->token_place[i];
        text_char(out, ' ');
        text_add(out,
                 place < PROVINCES ? g->board->id[place] : s75_token_words[place - TOKEN_OF_NV]);
    }
    text_char(out, '\n');
}

/* Only where the set-up has not come to an end do these differ from what the rest leaves. */
static void print_derived(const Game *g, const State *s, Text *out)
{
    if (s->unseen != s75_unseen_by_rest(s))
        print_set(g, "unseen", ARG_CARD, s->unseen, out);
    if (s->pile_count != s75_pile_by_rest(g, s)) {
        text_add(out, "pile_count");
        add_word(g, ARG_NUMBER, s->pile_count, out);
        text_char(out, '\n');
    }
}

void s75_print_state(const Game *g, const State *s, Text *out)
{
    print_places(g, s, out);
    for (unsigned i = 0; i < s75_field_count; i++)
        print_field(g, s, &s75_fields[i], out);
    print_derived(g, s, out);
    print_fights(g, s, out);
    print_plan(g, s, out);
    print_tokens(g, s, out);
    for (unsigned i = 0; i < s->flow.depth; i++)
        frame_print(g, &s->flow.frame[i], out);
}
