/* deed.c: see deed.h. Changes and offers are compared as sorted lists of short facts. */
#include "support/deed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/fitl/people/words.h"

Lake table;
static State before;
static Seat speaker; /* who was asked last, as the test says */

/* ---- Facts ----------------------------------------------------------------------------------- */

enum { FACTS_MAX = 256, FACT_SIZE = 80, FACTS_SIZE = FACTS_MAX * FACT_SIZE };

typedef struct Facts {
    unsigned count;
    char fact[FACTS_MAX][FACT_SIZE];
} Facts;

__attribute__((format(printf, 2, 3))) static void add_fact(Facts *facts, const char *format, ...)
{
    va_list args;
    assert_true(facts->count < FACTS_MAX);
    va_start(args, format);
    vsnprintf(facts->fact[facts->count++], FACT_SIZE, format, args);
    va_end(args);
}

static int by_words(const void *a, const void *b) { return strcmp(a, b); }

static const char *sorted(Facts *facts, char *out)
{
    char *end = out;
    qsort(facts->fact, facts->count, FACT_SIZE, by_words);
    *out = '\0';
    for (unsigned i = 0; i < facts->count; i++)
        end += sprintf(end, "%s%s", i ? "; " : "", facts->fact[i]);
    return out;
}

static void compare(Facts *found, Facts *expected, const char *file, int line)
{
    static char is[FACTS_SIZE], ought[FACTS_SIZE];
    _assert_string_equal(sorted(found, is), sorted(expected, ought), file, line);
}

/* Cuts the next part that ends in `separator` off, without blanks around it; NULL: none is left. */
static char *next_part(char **rest, const char *separator)
{
    char *part = strtok_r(NULL, separator, rest);
    if (!part)
        return NULL;
    part += strspn(part, " ");
    for (size_t n = strlen(part); n > 0 && part[n - 1] == ' '; n--)
        part[n - 1] = '\0';
    return *part ? part : next_part(rest, separator);
}

typedef void (*ForPart)(char *part, void *context);

static void for_parts(const char *words, ForPart each, void *context)
{
    char copy[2048], *rest = copy;
    assert_true(strlen(words) < sizeof copy);
    strcpy(copy, words);
    for (char *part = next_part(&rest, ";"); part; part = next_part(&rest, ";"))
        each(part, context);
}

/* ---- Setting up ------------------------------------------------------------------------------ */

static unsigned find_word(const char *const *words, unsigned count, const char *word)
{
    unsigned i = 0;
    while (i < count && (!words[i] || strcmp(words[i], word) != 0))
        i++;
    return i;
}

static unsigned next_number(char **rest)
{
    const char *word = next_part(rest, " ");
    assert_non_null(word);
    return (unsigned)atoi(word);
}

static void fill_box(State *s, unsigned box, char *rest)
{
    for (char *word = next_part(&rest, " "); word; word = next_part(&rest, " ")) {
        const unsigned type = find_word(fitl_type_words, TYPES, word), n = next_number(&rest);
        if (type == TYPES || s->box[BOX_AVAILABLE][type] < n)
            fail_msg("%u %s for a box", n, word);
        s->box[BOX_AVAILABLE][type] = (uint8_t)(s->box[BOX_AVAILABLE][type] - n);
        s->box[box][type] = (uint8_t)(s->box[box][type] + n);
    }
}

static void fill_space(State *s, unsigned x, char *rest)
{
    for (char *word = next_part(&rest, " "); word; word = next_part(&rest, " ")) {
        const unsigned level = find_word(fitl_level_words, LEVELS, word);
        const unsigned kind = find_word(fitl_kind_words, KINDS, word);
        const unsigned n = level < LEVELS ? 0 : next_number(&rest);
        if (level < LEVELS) {
            s->level[x] = (uint8_t)level;
        } else if (strcmp(word, "terror") == 0) {
            s->terror[x] = (uint8_t)n;
            s->markers = (uint8_t)(s->markers - n);
        } else {
            if (kind == KINDS || s->box[BOX_AVAILABLE][fitl_type_of[kind]] < n)
                fail_msg("%u %s for %s", n, word, fitl_place_words[x]);
            uint8_t *left = &s->box[BOX_AVAILABLE][fitl_type_of[kind]];
            *left = (uint8_t)(*left - n);
            fitl_put(s, x, kind, (int)n);
        }
    }
}

static void fill_place(State *s, char *part, char *colon)
{
    *colon = '\0';
    const unsigned place = find_word(fitl_place_words, PLACES, part);
    if (place == PLACES)
        fail_msg("no place %s", part);
    if (place < SPACES)
        fill_space(s, place, colon + 1);
    else
        fill_box(s, place - AVAILABLE, colon + 1);
}

static unsigned of_card(const uint8_t *cards, unsigned count, unsigned card)
{
    unsigned i = 0;
    while (i < count && cards[i] != card)
        i++;
    if (i == count)
        fail_msg("card %u has no lasting effect of the kind", card);
    return i;
}

static void set_lasting(State *s, const char *word, char *rest)
{
    const unsigned card = next_number(&rest);
    const char *side = next_part(&rest, " ");
    const bool shaded = side && strcmp(side, "shaded") == 0;
    if (strcmp(word, "capability") == 0) {
        s->cap[shaded] |= 1u << of_card(fitl_cap_card, CAPABILITIES, card);
    } else if (strcmp(word, "momentum") == 0) {
        const unsigned which = of_card(fitl_mom_card, MOMENTA, card);
        s->momentum |= (uint16_t)(1u << (which + (card == 15 && shaded)));
    } else {
        assert_string_equal(word, "leader");
        s->leader = (uint8_t)card;
        s->leader_cards = 1;
    }
}

static void set_part(char *part, void *context)
{
    State *s = context;
    char *colon = strchr(part, ':'), *rest = part;
    if (colon) {
        fill_place(s, part, colon);
        return;
    }
    const char *word = next_part(&rest, " ");
    const unsigned track = find_word(fitl_track_words, TRACKS, word);
    if (track < TRACKS)
        s->track[track] = (uint8_t)next_number(&rest);
    else if (strcmp(word, "trail") == 0)
        s->trail = (uint8_t)next_number(&rest);
    else if (strcmp(word, "monsoon") == 0)
        s->next = KY;
    else
        set_lasting(s, word, rest);
}

void and_given(const char *position)
{
    for_parts(position, set_part, &table.s);
    const char *broken = fitl_check(&table.game, &table.s);
    if (broken)
        fail_msg("%s: %s", position, broken);
    before = table.s;
}

void given_with(const char *options, const char *position)
{
    lake_empty(&table, options);
    table.s.track[T_AID] = 20;
    table.s.track[T_PATRONAGE] = 15;
    table.s.trail = 2;
    table.s.eligible = 15;
    table.s.acted = table.s.passed = 0;
    and_given(position);
}

void given(const char *position) { given_with(NULL, position); }

/* ---- Playing --------------------------------------------------------------------------------- */

/* The first slot of the card: when it is over somebody else is asked. */
static void open_card(unsigned faction, unsigned eligible, unsigned passed)
{
    State *s = &table.s;
    s->stay = s->barred = s->slot = 0;
    s->eligible = (uint8_t)eligible;
    s->passed = (uint8_t)passed;
    speaker = (Seat)faction;
    before = *s;
    before.acted = (uint8_t)(1u << faction);
}

void event_among(unsigned eligible, unsigned passed, unsigned faction, unsigned card, unsigned side)
{
    table.s.current = (uint8_t)card;
    open_card(faction, eligible, passed);
    lake_event_among(&table, faction, card, side);
}

void event(unsigned faction, unsigned card, unsigned side)
{
    event_among(15, 0, faction, card, side);
}

void operation(unsigned faction, unsigned kind, unsigned flags)
{
    open_card(faction, 15, 0);
    lake_operation(&table, faction, kind, flags);
}

/* Everybody says that he is done, if he may. */
void coup_round(unsigned card)
{
    ActionList list;
    lake_coup(&table, card);
    while (flow_now(&table.s)->step != SLOT_ASK) {
        assert_false(game_over(&table.s));
        game_legal(&table.game, &table.s, &list);
        game_apply(&table.game, &table.s, list.action[list.chance ? 0 : list.count - 1]);
    }
    before = table.s;
}

static bool event_runs(void)
{
    for (unsigned d = 0; d < table.s.flow.depth; d++)
        if (table.s.flow.frame[d].step == EVENT)
            return true;
    return false;
}

/* While an event runs its stack is one that a save could hold. */
static void check_stack(void)
{
    const char *broken = event_runs() ? fitl_check_stack(&table.game, &table.s) : NULL;
    if (broken)
        fail_msg("%s at %s", broken, game_step(&table.game, &table.s)->name);
}

/* Dice and cards are nobody's answers. */
static void answer_one(char *part, void *context)
{
    const bool chance = strncmp(part, "die ", 4) == 0 || strncmp(part, "card ", 5) == 0;
    const Seat asked = game_actor(&table.game, &table.s);
    check_stack();
    if (!chance && asked != speaker)
        fail_msg("%s: not for seat %u to answer, but %u", part, speaker, asked);
    lake_play(&table, part);
}

void answer(const char *actions)
{
    for_parts(actions, answer_one, NULL);
    check_stack();
}

/* ---- What changed ---------------------------------------------------------------------------- */

static void add_number(Facts *facts, const char *where, const char *what, int was, int is)
{
    if (was != is)
        add_fact(facts, "%s%s%+d", where, what, is - was);
}

static void diff_space(Facts *facts, const State *s, unsigned x)
{
    char name[FACT_SIZE], what[FACT_SIZE];
    snprintf(name, sizeof name, "%s: ", fitl_place_words[x]);
    for (unsigned k = 0; k < KINDS; k++) {
        snprintf(what, sizeof what, "%s ", fitl_kind_words[k]);
        add_number(facts, name, what, before.at[x][k], s->at[x][k]);
    }
    add_number(facts, name, "terror ", before.terror[x], s->terror[x]);
    if (before.level[x] != s->level[x])
        add_fact(facts, "%s%s->%s", name, fitl_level_words[before.level[x]],
                 fitl_level_words[s->level[x]]);
}

static void diff_box(Facts *facts, const State *s, unsigned box)
{
    for (unsigned t = 0; t < TYPES; t++) {
        char what[FACT_SIZE];
        snprintf(what, sizeof what, ": %s ", fitl_type_words[t]);
        add_number(facts, fitl_box_words[box], what, before.box[box][t], s->box[box][t]);
    }
}

static void diff_tracks(Facts *facts, const State *s)
{
    for (unsigned t = 0; t < TRACKS; t++)
        add_number(facts, fitl_track_words[t], " ", before.track[t], s->track[t]);
    add_number(facts, "trail", " ", before.trail, s->trail);
    add_number(facts, "econ", " ", before.econ, s->econ);
}

static const char *shown(const State *s, unsigned which)
{
    return s->gone >> which & 1            ? "gone"
           : s->cap[UNSHADED] >> which & 1 ? "unshaded"
           : s->cap[SHADED] >> which & 1   ? "shaded"
                                           : "none";
}

static void diff_lasting(Facts *facts, const State *s)
{
    for (unsigned c = 0; c < CAPABILITIES; c++)
        if (shown(s, c) != shown(&before, c))
            add_fact(facts, "capability %u %s->%s", fitl_cap_card[c], shown(&before, c),
                     shown(s, c));
    for (unsigned m = 0; m < MOMENTA; m++)
        if ((s->momentum ^ before.momentum) >> m & 1)
            add_fact(facts, "momentum %u%c %s", fitl_mom_card[m], fitl_mom_side[m] ? 's' : 'u',
                     momentum(s, (Momentum)m) ? "begins" : "ends");
}

/* Who acted is what the turn itself remembers; a card changes the rest. */
static void diff_eligibility(Facts *facts, const State *s)
{
    for (unsigned f = 0; f < FACTIONS; f++) {
        const char *name = fitl_faction_words[f];
        if ((s->stay ^ before.stay) >> f & 1)
            add_fact(facts, "%s stays", name);
        if ((s->barred ^ before.barred) >> f & 1)
            add_fact(facts, "%s out", name);
        if ((s->eligible ^ before.eligible) >> f & 1)
            add_fact(facts, "%s in", name);
        if ((s->passed ^ before.passed) >> f & 1)
            add_fact(facts, "%s unpassed", name);
        if ((s->acted ^ before.acted) >> f & 1)
            add_fact(facts, "%s acts", name);
    }
}

static void diff_cards(Facts *facts, const State *s)
{
    add_number(facts, "leader", " ", before.leader, s->leader);
    add_number(facts, "leader-cards", " ", before.leader_cards, s->leader_cards);
    add_number(facts, "leader-down", " ", before.leader_down, s->leader_down);
    add_number(facts, "ky-later", " ", before.ky_later, s->ky_later);
    add_number(facts, "peace-talks", " ", before.peace_talks, s->peace_talks);
    add_number(facts, "pivotal", " ", before.pivotal, s->pivotal);
    add_number(facts, "pivotal-used", " ", before.pivotal_used, s->pivotal_used);
    add_number(facts, "current", " ", before.current, s->current);
    add_number(facts, "next", " ", before.next, s->next);
    add_number(facts, "coup-count", " ", before.coup_count, s->coup_count);
    add_number(facts, "coups-seen", " ", before.coups_seen, s->coups_seen);
    add_number(facts, "pile", " ", before.pile, s->pile);
    add_number(facts, "pile-left", " ", before.pile_left, s->pile_left);
    add_number(facts, "over", " ", before.over, s->over);
    if (memcmp(before.seen, s->seen, sizeof s->seen) != 0)
        add_fact(facts, "seen");
}

/* "hue: us-troop -2 ps->n" says two things. */
static void expect_part(char *part, void *context)
{
    Facts *facts = context;
    char *colon = strchr(part, ':');
    if (!colon) {
        add_fact(facts, "%s", part);
        return;
    }
    *colon = '\0';
    char *rest = colon + 1;
    for (char *word = next_part(&rest, " "); word; word = next_part(&rest, " "))
        if (strstr(word, "->"))
            add_fact(facts, "%s: %s", part, word);
        else
            add_fact(facts, "%s: %s %s", part, word, next_part(&rest, " "));
}

void deed_changes(const char *expected, bool over, const char *file, int line)
{
    static Facts found, ought;
    const State *s = &table.s;
    found.count = ought.count = 0;
    for (unsigned x = 0; x < SPACES; x++)
        diff_space(&found, s, x);
    diff_box(&found, s, BOX_CASUALTIES);
    diff_box(&found, s, BOX_OUT);
    diff_tracks(&found, s);
    diff_lasting(&found, s);
    diff_eligibility(&found, s);
    diff_cards(&found, s);
    for_parts(expected, expect_part, &ought);
    compare(&found, &ought, file, line);
    if (over && event_runs()) {
        print_error("the event goes on: %s\n", game_step(&table.game, s)->name);
        _fail(file, line);
    }
}

/* ---- What is offered ------------------------------------------------------------------------- */

static void expect_offer(char *part, void *context)
{
    char *colon = strchr(part, ':');
    if (!colon) {
        add_fact(context, "%s", part);
        return;
    }
    *colon = '\0';
    char *rest = colon + 1;
    for (char *word = next_part(&rest, " "); word; word = next_part(&rest, " "))
        add_fact(context, "%s %s", part, word);
}

void deed_asks(Seat actor, const char *file, int line)
{
    const Seat asked = game_actor(&table.game, &table.s);
    speaker = actor;
    if (asked != actor)
        print_error("asked at %s\n", game_step(&table.game, &table.s)->name);
    _assert_int_equal((uintmax_t)asked, (uintmax_t)actor, file, line);
}

void x_decides(const OpenChoice *choices, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (unsigned x = 0; x < FACTIONS; x++) {
            given(choices[i].position);
            event(x, choices[i].card, choices[i].side);
            asks((Seat)x);
        }
}

static bool is_listed(const ActionList *list, Action action)
{
    for (unsigned i = 0; i < list->count; i++)
        if (action_equal(list->action[i], action))
            return true;
    return false;
}

/* How many values the argument of a verb has; one where it has no such argument. */
static unsigned values_of(unsigned verb, unsigned argument)
{
    const Rules *rules = table.game.rules;
    const uint8_t *arg = rules->verbs[verb].arg;
    for (unsigned i = 0; i <= argument; i++)
        if (arg[i] == ARG_NONE)
            return 1;
    return rules->args[arg[argument]].count;
}

/* Nothing else of this verb is accepted: lists and refusals agree. */
static void refuses_the_rest(const ActionList *list, uint8_t verb, const char *file, int line)
{
    for (unsigned a = 0; a < values_of(verb, 0); a++)
        for (unsigned b = 0; b < values_of(verb, 1); b++) {
            const Action action = {verb, (uint8_t)a, (uint8_t)b, 0};
            if (game_refuse(&table.game, &table.s, action) || is_listed(list, action))
                continue;
            print_error("%s %u %u is not offered but accepted\n",
                        table.game.rules->verbs[verb].word, a, b);
            _fail(file, line);
        }
}

void deed_offers(Seat actor, const char *expected, const char *file, int line)
{
    static Facts found, ought;
    ActionList list;
    deed_asks(actor, file, line);
    found.count = ought.count = 0;
    game_legal(&table.game, &table.s, &list);
    for (unsigned i = 0; i < list.count; i++) {
        char words[FACT_SIZE];
        Text text;
        if (list.action[i].verb == V_TRANSFER) /* insurgents may always [0.d] */
            continue;
        text_init(&text, words, sizeof words);
        action_print(&table.game, list.action[i], &text);
        add_fact(&found, "%s", words);
    }
    for_parts(expected, expect_offer, &ought);
    compare(&found, &ought, file, line);
    refuses_the_rest(&list, V_DONE, file, line);
    for (unsigned i = 0; i < list.count; i++)
        if (i == 0 || list.action[i].verb != list.action[i - 1].verb)
            refuses_the_rest(&list, list.action[i].verb, file, line);
}

void deed_may(const char *actions, bool legal, const char *file, int line)
{
    static Facts list;
    list.count = 0;
    for_parts(actions, expect_offer, &list);
    for (unsigned i = 0; i < list.count; i++) {
        if (lake_legal(&table, list.fact[i]) == legal)
            continue;
        print_error("%s at %s: %s\n", legal ? "refused" : "legal",
                    game_step(&table.game, &table.s)->name, list.fact[i]);
        _fail(file, line);
    }
}

const Note *note_of(unsigned kind)
{
    const Flow *flow = flow_at(&table.s);
    for (unsigned i = 0; i < flow->note_count; i++)
        if (flow->note[i].kind == kind)
            return &flow->note[i];
    return NULL;
}

bool told(unsigned kind) { return note_of(kind) != NULL; }
