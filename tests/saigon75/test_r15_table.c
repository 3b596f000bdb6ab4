/* test_r15_table.c: the automaton's cards against a table with real ones [15.2, 15.f].
 *
 * The engine holds NV's pile as sets and weights. Here every card has a place, piles have an order,
 * and the real cards tell the engine what shows. What shows must always be possible for the engine,
 * and over many games come as often as its weights say: in each class of cards, known, astray and
 * unseen, the hits are compared with the sum of their odds.
 */
#include <string.h>

#include "support/play75.h"

enum { GAMES = 4000, KNOWN = 0, STRAY, UNSEEN, CLASSES };

/* A row of cards; the last is on top. */
typedef struct Row {
    uint8_t card[CARDS];
    unsigned count;
} Row;

typedef struct Table {
    Play p;
    Row deck;  /* the draw pile */
    Row pile;  /* NV's, face down */
    Row shown; /* NV's, face up */
    Row aside;
    Rng rng;
} Table;

typedef struct Tally {
    double hits, expected, variance;
    unsigned events;
} Tally;

/* ---- Real cards ------------------------------------------------------------------------------ */

static void lay(Row *row, uint8_t card) { row->card[row->count++] = card; }

static uint8_t lift(Row *row)
{
    assert_true(row->count > 0);
    return row->card[--row->count];
}

static void shuffle(Table *t, Row *row)
{
    for (unsigned i = row->count; i > 1; i--) {
        const unsigned k = rng_below(&t->rng, i);
        const uint8_t card = row->card[k];
        row->card[k] = row->card[i - 1];
        row->card[i - 1] = card;
    }
}

static void take_card(Row *row, uint8_t card)
{
    for (unsigned i = 0; i < row->count; i++) {
        if (row->card[i] == card) {
            memmove(&row->card[i], &row->card[i + 1], row->count - i - 1);
            row->count--;
            return;
        }
    }
    fail_msg("card %u is not there", card);
}

static void gather(Table *t)
{
    while (t->shown.count)
        lay(&t->pile, lift(&t->shown));
    shuffle(t, &t->pile);
}

/* What the engine says has happened is done with the cards. */
static void follow_note(Table *t, Note note)
{
    switch (note.kind) {
    case N_SHUFFLED:
        gather(t);
        break;
    case N_NO_EXCHANGE:
        while (t->pile.count)
            lay(&t->shown, lift(&t->pile));
        break;
    case N_SOLO_EXCHANGE:
        shuffle(t, &t->aside);
        lay(&t->pile, lift(&t->aside));
        shuffle(t, &t->pile);
        break;
    case N_DREW:
        if (note.a == NV)
            lay(&t->pile, lift(&t->deck));
        shuffle(t, &t->pile);
        break;
    case N_TURNED:
        lay(&t->shown, note.a);
        break;
    case N_SWAPPED:
        take_card(&t->aside, note.c);
        lay(&t->aside, note.b);
        break;
    default:
        break;
    }
}

/* The real outcome of a card step, or the engine's own dice. */
static uint32_t outcome(Table *t, const ActionList *list)
{
    const unsigned step = flow_now(&t->p.s)->step;
    Action action = list->action[0];
    switch (step) {
    case SOLO_EVENT_CARD:
    case SOLO_EXCHANGE_CARD:
        action.a = lift(&t->pile);
        break;
    case DEAL_CARD:
    case EVENT_DRAW_CARD:
        action.b = lift(&t->deck);
        break;
    case EXCHANGE_ASIDE: /* one after the other */
        action.a = t->aside.card[count_provinces(t->p.s.aside)];
        break;
    default:
        return game_draw(list, &t->rng);
    }
    for (uint32_t i = 0; i < list->count; i++)
        if (action_equal(list->action[i], action))
            return i;
    fail_msg("the engine holds card %u/%u impossible in %s", action.a, action.b,
             s75_steps[step]->name);
    return 0;
}

/* ---- Odds ------------------------------------------------------------------------------------ */

static unsigned class_of(const State *s, uint8_t card)
{
    if (s->hand[NV] >> card & 1)
        return KNOWN;
    return s->strays >> card & 1 ? STRAY : UNSEEN;
}

static void count_event(const State *s, const ActionList *list, uint32_t shown,
                        Tally tally[CLASSES])
{
    double weight[CLASSES] = {0}, total = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        weight[class_of(s, list->action[i].a)] += list->weight[i];
        total += list->weight[i];
    }
    for (unsigned i = 0; i < CLASSES; i++) {
        const double odds = weight[i] / total;
        tally[i].events += odds > 0 && odds < 1;
        tally[i].hits += class_of(s, list->action[shown].a) == i;
        tally[i].expected += odds;
        tally[i].variance += odds * (1 - odds);
    }
}

/* ---- Games ----------------------------------------------------------------------------------- */

static bool has_verb(const ActionList *list, uint8_t verb, uint32_t *index)
{
    for (uint32_t i = 0; i < list->count; i++) {
        if (list->action[i].verb == verb) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* Whoever can exchange does; nothing else is done. */
static uint32_t answer(Table *t, const ActionList *list)
{
    uint32_t index;
    if (has_verb(list, V_EXCHANGE, &index) || has_verb(list, V_DONE, &index))
        return index;
    return rng_below(&t->rng, list->count);
}

static bool is_search(const State *s)
{
    return flow_now(s)->step == SOLO_EVENT_CARD || flow_now(s)->step == SOLO_EXCHANGE_CARD;
}

static void play_once(Table *t, Tally tally[CLASSES])
{
    ActionList list;
    State *s = &t->p.s;
    game_legal(&t->p.game, s, &list);
    const uint32_t index = list.chance ? outcome(t, &list) : answer(t, &list);
    if (is_search(s))
        count_event(s, &list, index, tally);
    game_apply(&t->p.game, s, list.action[index]);
    assert_null(s75_check(&t->p.game, s));
    for (unsigned i = 0; i < s->flow.note_count; i++)
        follow_note(t, s->flow.note[i]);
}

/* Once SV has his hand the rest of the deck is parted: four aside, NV's pile, the draw pile. */
static void part_deck(Table *t)
{
    while (t->aside.count < t->p.s.aside_count)
        lay(&t->aside, lift(&t->deck));
    while (t->pile.count < t->p.s.pile_nv)
        lay(&t->pile, lift(&t->deck));
    assert_int_equal(t->deck.count, t->p.s.pile_count);
}

/* Tokens change hands at once, or there would be too few exchanges to count. */
static void give_tokens(Table *t)
{
    static const uint8_t owners[] = {TOKEN_OF_NV, TOKEN_OF_SV};
    for (unsigned i = 0; i < TOKENS; i++)
        t->p.s.token_place[i] = owners[rng_below(&t->rng, 2)];
}

static void play_game(const char *options, uint64_t number, Tally tally[CLASSES])
{
    Table t;
    memset(&t, 0, sizeof t);
    rng_seed_stream(&t.rng, 15, number);
    for (uint8_t card = 0; card < CARDS; card++)
        lay(&t.deck, card);
    shuffle(&t, &t.deck);
    play_start(&t.p, options);
    while (t.p.s.turn == 0)
        play_once(&t, tally);
    part_deck(&t);
    give_tokens(&t);
    while (!game_over(&t.p.s))
        play_once(&t, tally);
    assert_int_equal(t.pile.count, s75_face_down(&t.p.s));
    assert_int_equal(t.shown.count, count_provinces(t.p.s.turned));
}

/* Five standard deviations: by chance once in two million runs, and the seed is fixed. */
static void assert_fair(const Tally *tally, unsigned least_events)
{
    const double miss = tally->hits - tally->expected;
    assert_true(tally->events >= least_events);
    if (miss * miss > 25 * tally->variance)
        fail_msg("%.0f hits, %.1f expected in %u events", tally->hits, tally->expected,
                 tally->events);
}

static void play_games(const char *options, unsigned strays_at_least)
{
    Tally tally[CLASSES];
    memset(tally, 0, sizeof tally);
    for (uint64_t i = 0; i < GAMES; i++)
        play_game(options, i, tally);
    assert_fair(&tally[KNOWN], 500);
    assert_fair(&tally[STRAY], strays_at_least);
    assert_fair(&tally[UNSEEN], 500);
}

static void r15_2_odds_are_those_of_real_cards(void **unused) { play_games("solo=on", 500); }

static void r15_2_odds_with_a_draw_pile(void **unused) { play_games("solo=on hand=3", 500); }

static void r15_2_odds_in_edition_1(void **unused) { play_games("solo=on edition=1", 0); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_2_odds_are_those_of_real_cards),
        cmocka_unit_test(r15_2_odds_with_a_draw_pile),
        cmocka_unit_test(r15_2_odds_in_edition_1),
    };
    return cmocka_run_group_tests_name("r15_table", tests, NULL, NULL);
}
