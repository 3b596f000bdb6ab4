#include "support/play75.h"

#include <stdio.h>
#include <string.h>

#include "core/flow.h"
#include "games/saigon75/people/words.h"

extern const Rules saigon75_rules;

/* Calls back for each part of a text between separators, leading blanks dropped. */
static bool next_part(const char **rest, const char *separator, char *part, size_t size)
{
    while (**rest == ' ')
        (*rest)++;
    if (!**rest)
        return false;
    const char *end = strstr(*rest, separator);
    const size_t length = end ? (size_t)(end - *rest) : strlen(*rest);
    assert_true(length < size);
    memcpy(part, *rest, length);
    part[length] = '\0';
    *rest += length + (end ? strlen(separator) : 0);
    return true;
}

static void make_game(Play *p, const char *options)
{
    Problem problem;
    char part[64];
    const char *text = saigon75_4_board_text;
    if (options && strstr(options, "board=0"))
        text = NULL;
    else if (options && strstr(options, "board=1"))
        text = saigon75_1_board_text;
    else if (options && strstr(options, "solo=on"))
        text = saigon75_3_board_text;
    memset(p, 0, sizeof *p);
    assert_true(game_make(&p->game, &saigon75_rules, &p->board, text, &problem));
    while (options && next_part(&options, " ", part, sizeof part)) {
        char *value = strchr(part, '=');
        assert_non_null(value);
        *value++ = '\0';
        assert_true(strcmp(part, "board") == 0 || game_set_option(&p->game, part, value));
    }
}

void play_start(Play *p, const char *options)
{
    make_game(p, options);
    game_start(&p->game, &p->s);
}

static void choose(Play *p, Action action)
{
    game_apply(&p->game, &p->s, action);
    const char *broken = s75_check(&p->game, &p->s);
    if (broken)
        fail_msg("broken after verb %d: %s", action.verb, broken);
}

/* Free units go where fewest stand. */
static Action emptiest(const Play *p, const ActionList *list)
{
    Action best = list->action[0];
    for (uint32_t i = 1; i < list->count; i++)
        if (s75_count_at(&p->s, list->action[i].b, SV) < s75_count_at(&p->s, best.b, SV))
            best = list->action[i];
    return best;
}

static Action deal(const Play *p, const ActionList *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].b % 2u == list->action[i].a)
            return list->action[i];
    return list->action[0];
}

void play_set_up(Play *p, const char *options)
{
    ActionList list;
    play_start(p, options);
    while (p->s.turn == 0) {
        list.count = 0;
        game_legal(&p->game, &p->s, &list);
        Action action = list.action[0];
        if (action.verb == V_PLACE)
            action = emptiest(p, &list);
        if (action.verb == V_DEAL)
            action = deal(p, &list);
        choose(p, action);
    }
}

static unsigned child_of(unsigned sequence, unsigned child)
{
    const uint8_t *children = s75_steps[sequence]->children;
    for (unsigned i = 0; children[i]; i++)
        if (children[i] == child)
            return i;
    fail_msg("step %u is not part of the phase", child);
    return 0;
}

static void push(Flow *flow, unsigned step, unsigned next)
{
    flow->frame[flow->depth++] = (Frame){.step = (uint8_t)step, .next = (uint8_t)next};
}

void play_phase(Play *p, const char *options, unsigned turn, unsigned side, unsigned die,
                unsigned step)
{
    const unsigned phase = side == NV ? NV_PHASE : SV_PHASE;
    play_set_up(p, options);
    for (unsigned u = 0; u < UNITS; u++)
        s75_put(&p->game, &p->s, u, side_of(u) == NV ? RESERVE : OUT);
    p->s.full &= NV_UNITS;
    p->s.turn = (uint8_t)turn;
    p->s.active = (uint8_t)side;
    p->s.die = (uint8_t)die;
    p->s.flow.depth = 0;
    push(&p->s.flow, GAME, child_of(GAME, ALL_TURNS) + 1);
    push(&p->s.flow, ALL_TURNS, 0);
    push(&p->s.flow, TURN, child_of(TURN, phase) + 1);
    push(&p->s.flow, phase, child_of(phase, step));
}

static void put_units(Play *p, unsigned place, const char *units)
{
    char word[32];
    while (next_part(&units, " ", word, sizeof word)) {
        const size_t length = strlen(word);
        const bool reduced = word[length - 1] == '-';
        if (reduced)
            word[length - 1] = '\0';
        const unsigned u = unit(p, word);
        s75_put(&p->game, &p->s, u, place);
        p->s.full &= ~UNIT(u);
        if (!reduced && place != OUT)
            p->s.full |= UNIT(u) & DIVISIONS;
    }
}

void play_put(Play *p, const char *where)
{
    char part[256];
    while (next_part(&where, ";", part, sizeof part)) {
        char *colon = strchr(part, ':');
        assert_non_null(colon);
        *colon = '\0';
        put_units(p, province(p, part), colon + 1);
    }
}

void play_card(Play *p, unsigned card)
{
    p->s.hand[NV] &= ~(1u << card);
    p->s.hand[SV] &= ~(1u << card);
    p->s.unseen &= ~(1u << card);
    p->s.aside &= ~(1u << card);
    if (p->s.pile_count == 0)
        p->s.aside_count = (uint8_t)count_provinces(p->s.aside);
    p->s.discard |= 1u << card;
    p->s.card = (uint8_t)card;
    p->s.card_uses = s75_cards[card].uses[p->s.active];
}

void play_go(Play *p)
{
    p->s.flow.note_count = 0;
    flow_advance(&p->game, &p->s);
}

static Action parse(Play *p, const char *text)
{
    Action action;
    if (!action_parse(&p->game, text, &action))
        fail_msg("not a well-formed action: %s", text);
    return action;
}

bool is_legal(Play *p, const char *text)
{
    return game_refuse(&p->game, &p->s, parse(p, text)) == NULL;
}

/* The unit was committed when the attack was declared: nobody was asked. */
static bool is_committed(const Play *p, Action action)
{
    const bool asked = !game_over(&p->s) && flow_now(&p->s)->step == COMMIT;
    if (!p->attacked || asked)
        return false;
    return action.verb == V_COMMIT_ALL ||
           (action.verb == V_COMMIT && p->s.fights_in[action.a] != 0);
}

void play(Play *p, const char *actions)
{
    char text[64];
    while (next_part(&actions, ";", text, sizeof text)) {
        const Action action = parse(p, text);
        const bool done = is_committed(p, action);
        p->attacked = action.verb == V_ATTACK;
        if (done)
            continue;
        const Reason *reason = game_refuse(&p->game, &p->s, action);
        if (reason)
            fail_msg("refused: %s [%s] %s (asked: %s)", text, reason->rule, reason->message,
                     game_over(&p->s) ? "nothing" : game_step(&p->game, &p->s)->name);
        choose(p, action); /* the very piece named, not its twin */
    }
}

void assert_refused(Play *p, const char *text, const char *rule)
{
    const Reason *reason = game_refuse(&p->game, &p->s, parse(p, text));
    if (!reason)
        fail_msg("not refused: %s", text);
    assert_string_equal(reason->rule, rule);
}

void assert_asks(Play *p, unsigned step, Seat actor)
{
    assert_false(game_over(&p->s));
    assert_string_equal(game_step(&p->game, &p->s)->name, s75_steps[step]->name);
    assert_int_equal(game_actor(&p->game, &p->s), actor);
}

void assert_choices(Play *p, const char *actions)
{
    ActionList list;
    char text[64];
    unsigned count = 0;
    list.count = 0;
    game_legal(&p->game, &p->s, &list);
    for (; next_part(&actions, ";", text, sizeof text); count++)
        if (!is_legal(p, text))
            fail_msg("not legal: %s", text);
    assert_int_equal(list.count, count);
}

unsigned province(const Play *p, const char *word)
{
    uint8_t place;
    if (!s75_find_place(&p->game, (Slice){word, strlen(word)}, &place))
        fail_msg("no such place: %s", word);
    return place;
}

unsigned unit(const Play *p, const char *word)
{
    uint8_t number;
    if (!arg_parse(&p->game, ARG_UNIT, (Slice){word, strlen(word)}, &number))
        fail_msg("no such unit: %s", word);
    return number;
}

void assert_at(Play *p, const char *word, const char *place)
{
    char buffer[WORD_MAX];
    assert_string_equal(s75_place_word(&p->game, p->s.place[unit(p, word)], buffer), place);
}

void assert_full(Play *p, const char *word, bool full)
{
    assert_int_equal(p->s.full >> unit(p, word) & 1, full);
}

unsigned count_notes(const Play *p, unsigned kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < p->s.flow.note_count; i++)
        count += p->s.flow.note[i].kind == kind;
    return count;
}
