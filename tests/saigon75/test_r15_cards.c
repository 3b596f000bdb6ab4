/* test_r15_cards.c: chapter 15, the automaton's cards: the solo card of a phase, the pile of event
 * cards it turns over, the exchange by token, and what anybody may see of it all. The odds against
 * a table with real cards are in test_r15_table.c. */
#include <stdio.h>
#include <string.h>

#include "games/list.h"
#include "match/match.h"
#include "support/idle75.h"
#include "support/play75.h"

enum { TEXT_ROOM = 1 << 15 };

/* ---- Tools ----------------------------------------------------------------------------------- */

static unsigned solo_index(const Play *p, unsigned number)
{
    for (unsigned i = 0; i < SOLO_CARDS; i++)
        if (p->board.solo[i].number == number)
            return i;
    fail_msg("there is no solo card %u", number);
    return 0;
}

static void draw_solo(Play *p, unsigned number)
{
    const unsigned index = solo_index(p, number);
    p->s.solo_card = (uint8_t)(index + 1);
    p->s.solo_left &= ~(1u << index);
}

/* NV's card step of turn 2 with this solo card in force. SV was dealt the first eight (three) even
 * cards; of the others nobody knows anything. */
static void begin_event(Play *p, const char *options, unsigned solo)
{
    play_phase(p, options, 2, NV, 4, EVENT);
    draw_solo(p, solo);
    play_put(p, "saigon: svd1");
    play_go(p);
}

/* A position from text, on an empty map. */
static void load(Play *p, const char *options, const char *lines)
{
    char text[2048] = "at saigon svd1+\nat reserve nvd1+\nturn 2\n";
    Problem problem = {0};
    play_start(p, options);
    memset(&p->s, 0, sizeof p->s);
    strcat(text, lines);
    if (!s75_parse_state(&p->game, text, &p->s, &problem))
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
}

static bool loads(const char *options, const char *lines)
{
    Play p;
    char text[2048] = "at saigon svd1+\nat reserve nvd1+\nturn 2\n";
    Problem problem = {0};
    play_start(&p, options);
    memset(&p.s, 0, sizeof p.s);
    return s75_parse_state(&p.game, strcat(text, lines), &p.s, &problem);
}

static uint32_t cards_of(const char *words)
{
    uint32_t set = 0;
    for (; *words; words += words[3] ? 4 : 3)
        set |= 1u << ((words[1] - '0') * 10 + words[2] - '0' - 1);
    return set;
}

static void assert_cards(uint32_t set, const char *words)
{
    assert_int_equal(set, cards_of(words));
}

/* Of all outcomes now, each of these cards has this weight, and nothing else has any. */
static uint32_t weight_of(const Play *p, const char *words, uint32_t weight)
{
    ActionList list;
    uint32_t found = 0;
    const uint32_t wanted = cards_of(words);
    game_legal(&p->game, &p->s, &list);
    assert_true(list.chance);
    for (uint32_t i = 0; i < list.count; i++) {
        const uint32_t card = 1u << list.action[i].a;
        if (!(wanted & card))
            continue;
        assert_int_equal(list.weight[i], weight);
        found |= card;
    }
    assert_int_equal(found, wanted);
    return list.count - (uint32_t)__builtin_popcount(wanted);
}

static void print_position(const Play *p, char *buffer)
{
    Text text;
    text_init(&text, buffer, TEXT_ROOM);
    s75_print_state(&p->game, &p->s, &text);
    assert_false(text.full);
}

/* Written and read again, the position is the same, and so is what may happen in it. */
static void assert_round_trip(Play *p)
{
    static char before[TEXT_ROOM], after[TEXT_ROOM];
    Play copy = *p;
    Problem problem = {0};
    ActionList one, two;
    print_position(p, before);
    memset(&copy.s, 0, sizeof copy.s);
    if (!s75_parse_state(&copy.game, before, &copy.s, &problem))
        fail_msg("%u: %s %s in\n%s", problem.line, problem.message, problem.detail, before);
    print_position(&copy, after);
    assert_string_equal(before, after);
    game_legal(&p->game, &p->s, &one);
    game_legal(&copy.game, &copy.s, &two);
    assert_int_equal(one.count, two.count);
    assert_memory_equal(one.action, two.action, one.count * sizeof one.action[0]);
    if (one.chance)
        assert_memory_equal(one.weight, two.weight, one.count * sizeof one.weight[0]);
}

static const char *view_of(const Play *p, const State *state, Seat viewer)
{
    static char buffers[2][TEXT_ROOM]; /* so that two views can be compared */
    static unsigned next;
    char *buffer = buffers[next++ % 2];
    Text text;
    Json json;
    text_init(&text, buffer, TEXT_ROOM);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    s75_view(&p->game, state, viewer, &json);
    json_close(&json, '}');
    assert_false(text.full);
    return buffer;
}

static void assert_shows(const Play *p, Seat viewer, const char *words, bool shown)
{
    const char *view = view_of(p, &p->s, viewer);
    if ((strstr(view, words) != NULL) != shown)
        fail_msg("%s should %sbe in %s", words, shown ? "" : "not ", view);
}

/* Whatever a seat or a watcher cannot see is drawn anew: nobody's own view changes. */
static void assert_nothing_leaks(const Play *p)
{
    static const Seat seats[] = {NV, SV, SEAT_WATCHER};
    Rng rng;
    rng_seed(&rng, 15);
    for (unsigned i = 0; i < COUNT_OF(seats); i++) {
        for (unsigned draw = 0; draw < 20; draw++) {
            State other = p->s;
            s75_resample(&p->game, &other, seats[i], &rng);
            assert_null(s75_check(&p->game, &other));
            assert_string_equal(view_of(p, &p->s, seats[i]), view_of(p, &other, seats[i]));
            assert_int_equal(other.hand[NV], p->s.hand[NV]);
        }
    }
}

static void assert_sentence(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("“%s” does not say “%s”", text, words);
}

/* The sentences of the last action, as a viewer reads them. */
static const char *notes_of(const Play *p, Seat viewer)
{
    static char buffer[TEXT_ROOM];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    for (unsigned i = 0; i < p->s.flow.note_count; i++) {
        game_print_note(&p->game, p->s.flow.note[i], viewer, LANG_EN, &text);
        text_char(&text, '\n');
    }
    return buffer;
}

static const char *prompt_of(const Play *p)
{
    static char buffer[512];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game_print_prompt(&p->game, &p->s, LANG_EN, &text);
    return buffer;
}

/* ---- The solo card [15.1] -------------------------------------------------------------------- */

static void r15_1_solo_card_before_availability(void **unused)
{
    Play p;
    ActionList list;
    play_set_up(&p, "solo=on");
    assert_asks(&p, SOLO_CARD, SEAT_CHANCE);
    assert_int_equal(p.s.die, 0);
    assert_string_equal(prompt_of(&p), "Which solo card was drawn?");
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, SOLO_CARDS);
    for (uint32_t i = 0; i < list.count; i++)
        assert_int_equal(list.weight[i], 1);
    assert_round_trip(&p);
    play(&p, "solo 30");
    assert_int_equal(p.s.solo_card - 1, (int)solo_index(&p, 30));
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_round_trip(&p);
}

static void r15_1_solo_card_says_what_it_says(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 30");
    const char *notes = notes_of(&p, SV);
    assert_sentence(notes, "Solo card 30.");
    assert_sentence(notes, "red, else green, else yellow");
    assert_sentence(notes, "towards Quảng Trị, Huế, Đà Nẵng");
    assert_sentence(notes, "+1 activation");
    assert_sentence(notes, "where it is at least equal");
    play_set_up(&p, "solo=on");
    play(&p, "solo 23");
    assert_sentence(notes_of(&p, SEAT_WATCHER), "reinforcement, else towards Saigon");
}

static void r15_1_solo_card_goes_with_the_phase(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 30");
    idle_to(&p, 1, SV, AVAILABILITY_ROLL);
    assert_int_equal(p.s.solo_card, 0);
    idle_to(&p, 2, NV, SOLO_CARD);
    assert_int_equal(p.s.solo_card, 0);
    assert_int_equal(count_provinces(p.s.solo_left), SOLO_CARDS - 1);
    assert_refused(&p, "solo 30", "4.4");
    assert_true(is_legal(&p, "solo 29"));
}

static void r15_1_no_solo_card_comes_twice(void **unused)
{
    Play p;
    unsigned drawn = 0, count = 0;
    play_set_up(&p, "solo=on");
    while (!game_over(&p.s)) {
        const Action action = idle_once(&p);
        if (action.verb != V_SOLO)
            continue;
        assert_false(drawn >> action.a & 1);
        drawn |= 1u << action.a;
        count++;
    }
    assert_int_equal(count, TURNS);
    assert_int_equal(count_provinces(p.s.solo_left), SOLO_CARDS - TURNS);
}

static void r15_1_no_solo_card_without_the_automaton(void **unused)
{
    Play p;
    play_set_up(&p, NULL);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_refused(&p, "solo 30", "4.4");
    assert_shows(&p, SEAT_REFEREE, "\"solo\":null", true);
}

/* ---- The pile [15, 15.2] --------------------------------------------------------------------- */

static void r15_2_the_pile_is_not_dealt(void **unused)
{
    static const struct {
        const char *options;
        unsigned hand, pile;
    } games[] = {{"solo=on", 8, 0}, {"solo=on hand=3", 3, 10}, {"solo=on edition=1", 8, 0}};
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Play p;
        play_set_up(&p, games[i].options);
        assert_int_equal(count_provinces(p.s.hand[SV]), games[i].hand);
        assert_int_equal(p.s.pile_nv, games[i].hand);
        assert_int_equal(p.s.hand[NV], 0);
        assert_int_equal(p.s.pile_count, games[i].pile);
        assert_int_equal(p.s.aside_count, 4);
        assert_int_equal(p.s.aside, 0);
        assert_int_equal(count_provinces(p.s.unseen), CARDS - games[i].hand);
        assert_shows(&p, NV, "\"hands\":{\"nv\":{\"count\":", true);
        assert_nothing_leaks(&p);
    }
}

static void r15_2_the_first_colour_is_played(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_sentence(prompt_of(&p), "a red card");
    play(&p, "turn e01; turn e07");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_sentence(notes_of(&p, SEAT_WATCHER), "turns over E-07 Limited offensive");
    assert_round_trip(&p);
    play(&p, "turn e09");
    assert_int_equal(p.s.card, E09_ARMOURED_SUPPORT);
    assert_int_equal(p.s.card_uses, 1);
    assert_cards(p.s.discard, "e09");
    assert_sentence(notes_of(&p, SV), "North Vietnam plays E-09 Armoured support");
    assert_cards(p.s.hand[NV], "e01 e07");
    assert_cards(p.s.turned, "e01 e07");
    assert_int_equal(p.s.pile_nv, 7);
    assert_int_equal(p.s.active, NV);
    assert_round_trip(&p);
}

static void r15_2_the_card_takes_effect(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 25); /* green first */
    play(&p, "turn e07");
    assert_asks(&p, OFFENSIVE_ROLL, SEAT_CHANCE);
    assert_round_trip(&p);
    play(&p, "die 3");
    assert_int_equal(p.s.combat_limit, 1);
}

static void r15_2_turned_cards_stay_out(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e03; turn e09");
    idle_to(&p, 3, NV, SOLO_CARD);
    play(&p, "solo 22; die 4");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_cards(p.s.turned, "e01 e03");
    assert_refused(&p, "turn e01", "4.4");
    assert_refused(&p, "turn e03", "4.4");
    assert_refused(&p, "turn e09", "4.4");
    assert_true(is_legal(&p, "turn e05"));
}

#define EVENT_STEP "phase nv\nstep solo_event_card\n"

/* Two cards lie face up, none of the two face-down ones is red: all four are shuffled, and the
 * search goes on for red. */
static void r15_2_the_pile_is_shuffled_when_it_runs_out(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 30\nhand_nv e01 e09 e10\nturned e01 e09 e10\npile_nv 4\n"
         "hand_sv e02 e03 e04 e05\ndiscard e11 e12 e13 e14 e15 e16 e17 e18\ndie 4\n" EVENT_STEP);
    play(&p, "turn e08");
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 0);
    assert_sentence(notes_of(&p, SV), "No red card is left");
    assert_int_equal(p.s.turned, 0);
    assert_cards(p.s.hand[NV], "e01 e08 e09 e10");
    assert_choices(&p, "turn e01; turn e08; turn e09; turn e10");
    play(&p, "turn e01; turn e10");
    assert_int_equal(p.s.card, E10_VC_ATTACK);
    assert_cards(p.s.turned, "e01");
    assert_int_equal(p.s.pile_nv, 3);
}

static void r15_2_all_face_up_is_run_out(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 30);
    p.s.hand[NV] = p.s.turned = cards_of("e01 e09");
    p.s.unseen &= ~p.s.hand[NV];
    p.s.discard = cards_of("e03 e05 e07 e11 e13 e15");
    p.s.unseen &= ~p.s.discard;
    p.s.pile_nv = 2;
    play_go(&p);
    assert_choices(&p, "turn e01; turn e09");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
}

/* Red, then green: the only card left is yellow. */
static void r15_2_second_and_third_colour(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 30\npile_nv 1\nhand_sv e02 e03 e04 e05\ndiscard e06 e07 e08 e09 e10 e11 e12 "
         "e13 e14 e15 e16\ndie "
         "4\n" EVENT_STEP);
    play(&p, "turn e01");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 2);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 2);
    assert_sentence(notes_of(&p, SV), "Not one of them is green");
    assert_sentence(prompt_of(&p), "a yellow card");
    assert_choices(&p, "turn e01");
    assert_round_trip(&p);
    play(&p, "turn e01");
    assert_int_equal(p.s.card, E01_COUNTER_ATTACK);
    assert_int_equal(p.s.pile_nv, 0);
    assert_int_equal(p.s.turned, 0);
}

static void r15_2_known_cards_need_not_be_turned_over_in_vain(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 27); /* yellow green red */
    p.s.hand[NV] = cards_of("e07 e09");
    p.s.discard = cards_of("e01 e03 e05 e11 e13 e15");
    p.s.unseen &= ~(p.s.hand[NV] | p.s.discard);
    p.s.pile_nv = 2;
    play_go(&p);
    assert_sentence(prompt_of(&p), "a green card");
    assert_choices(&p, "turn e07; turn e09");
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 1);
    assert_int_equal(count_notes(&p, N_TURNED), 0);
}

/* What SV holds must not shorten a search: it would tell his hand. */
static void r15_2_the_search_does_not_betray_hands(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 27\npile_nv 2\nhand_sv e01 e02 e03 e04 e05 e06\n"
         "discard e11 e12 e13 e14\ndie 4\n" EVENT_STEP);
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    play(&p, "turn e09"); /* no yellow card can be there, but only SV knows it */
    assert_asks(&p, SOLO_EVENT_CARD, SEAT_CHANCE);
    assert_int_equal(count_notes(&p, N_SHUFFLED), 0);
}

static void r15_2_an_empty_pile_skips_the_step(void **unused)
{
    Play p;
    play_phase(&p, "solo=on", 2, NV, 4, EVENT);
    draw_solo(&p, 30);
    p.s.discard = cards_of("e01 e03 e05 e07 e09 e11 e13 e15");
    p.s.unseen &= ~p.s.discard;
    p.s.pile_nv = 0;
    play_go(&p);
    assert_int_equal(p.s.card, NO_CARD);
    assert_int_equal(game_actor(&p.game, &p.s), NV);
}

static void r15_2_the_pile_grows_from_the_draw_pile(void **unused)
{
    Play p;
    begin_event(&p, "solo=on hand=3", 30);
    assert_int_equal(p.s.pile_nv, 3);
    play(&p, "turn e01; turn e09");
    assert_int_equal(p.s.pile_nv, 3);
    assert_int_equal(p.s.pile_count, 9);
    assert_sentence(notes_of(&p, SEAT_REFEREE), "North Vietnam draws a card.");
    assert_cards(p.s.hand[NV], "e01");
    assert_int_equal(s75_unknown_in_pile(&p.s), 2);
    assert_nothing_leaks(&p);
}

static void r15_2_the_pile_does_not_grow_from_nothing(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3",
         "solo_card 30\npile_nv 3\nhand_sv e02 e03 e04\npile_count 0\n"
         "discard e11 e12 e13 e14 e15 e16 e17 e18 e19 e20\ndie 4\n" EVENT_STEP);
    play(&p, "turn e09");
    assert_int_equal(p.s.pile_nv, 2);
    assert_int_equal(p.s.aside, 0); /* nobody can say what lies there */
}

static void r15_2_nv_is_never_asked_for_a_card(void **unused)
{
    static const char *const options[] = {"solo=on", "solo=on hand=3", "solo=on edition=1"};
    Rng rng;
    rng_seed(&rng, 2);
    for (unsigned game = 0; game < 12; game++) {
        Play p;
        ActionList list;
        play_set_up(&p, options[game % COUNT_OF(options)]);
        while (!game_over(&p.s)) {
            game_legal(&p.game, &p.s, &list);
            for (uint32_t i = 0; game_actor(&p.game, &p.s) == NV && i < list.count; i++) {
                const uint8_t verb = list.action[i].verb;
                assert_true(verb != V_PLAY && verb != V_EXCHANGE && verb != V_GIVE);
            }
            const uint32_t i = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
            game_apply(&p.game, &p.s, list.action[i]);
        }
    }
}

/* ---- Odds of the card on top ----------------------------------------------------------------- */

static void r15_2_unseen_cards_are_equally_likely(void **unused)
{
    Play p;
    begin_event(&p, "solo=on", 30);
    assert_int_equal(weight_of(&p, "e01 e03 e05 e07 e09 e11 e13 e15 e17 e18 e19 e20", p.s.pile_nv),
                     0);
}

/* Three of ten unseen cards lie in a pile with two known ones: 1/5 each against 3/50. */
static void r15_2_a_known_card_against_unseen_ones(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 30\nhand_nv e01 e07 e08\nturned e01\npile_nv 6\n"
         "hand_sv e02 e03 e04 e05 e06\ndiscard e09 e10\npile_count 3\ndie 4\n" EVENT_STEP);
    assert_int_equal(weight_of(&p, "e07 e08", 10), 10);
    assert_int_equal(weight_of(&p, "e11 e12 e13 e14 e15 e16 e17 e18 e19 e20", 3), 2);
}

/* SV has looked: the four are not in the pile any more, two of four unseen cards are. */
#define SV_LOOKED                                                                                  \
    "aside e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nlooker sv\nhand_sv e02 e03 e04 e05\n"         \
    "discard e06 e08 e11 e12\ndie 4\n"

static void r15_2_the_four_sv_has_seen_are_not_in_the_pile(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3", "solo_card 30\nhand_nv e01 e07\npile_nv 4\n" SV_LOOKED EVENT_STEP);
    assert_int_equal(p.s.pile_count, 4);
    assert_int_equal(weight_of(&p, "e01 e07", 6), 6);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 2), 2);
    assert_nothing_leaks(&p);
}

#define EXCHANGE_STEP "phase nv\nstep solo_exchange_card\n"

/* Nobody has looked: one more unknown card in the pile, one place less among the four. */
static void r15_f_a_blind_draw_of_unseen_cards(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 21\nhand_nv e01 e09\npile_nv 4\nhand_sv e02 e03 e04 e05\n"
         "discard e06 e08 e10 e11 e12 e13 e14 e15\ntokens nv gone gone\n" EXCHANGE_STEP);
    assert_int_equal(weight_of(&p, "e01 e09", 6), 6);
    assert_int_equal(weight_of(&p, "e07 e16 e17 e18 e19 e20", 2), 2);
    assert_round_trip(&p);
    play(&p, "turn e01");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_int_equal(p.s.pile_nv, 4);
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(s75_unknown_in_pile(&p.s), 3);
    assert_int_equal(p.s.strays, 0);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e09", 6), 6);
    assert_int_equal(weight_of(&p, "e07 e16 e17 e18 e19 e20", 3), 1);
}

/* SV knows the four: each of them is with 1 in 4 the card drawn. Face down lie a known card, two of
 * six unseen ones and that one: 1/4, 2/24 and 1/16, or 24, 8 and 6 in 96. */
static void r15_f_a_blind_draw_of_cards_sv_has_seen(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3",
         "solo_card 21\nhand_nv e01 e07\npile_nv 4\ntokens gone nv sv\n" SV_LOOKED EXCHANGE_STEP);
    play(&p, "turn e01");
    assert_cards(p.s.strays, "e17 e18 e19 e20");
    assert_int_equal(p.s.aside, 0);
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(s75_strays_in_pile(&p.s), 1);
    assert_int_equal(p.s.stale[SV], 1);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e07", 24), 10);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 8), 5);
    assert_int_equal(weight_of(&p, "e17 e18 e19 e20", 6), 7);
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
    play(&p, "turn e18"); /* it was this one: the others are where they were */
    assert_int_equal(s75_strays_in_pile(&p.s), 0);
    assert_cards(p.s.strays, "e17 e19 e20");
    assert_cards(p.s.discard & cards_of("e18"), "e18");
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
}

/* Two blind draws from four: each of them is one of the two with 1/2. */
static void r15_f_two_blind_draws(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3",
         "solo_card 29\nhand_nv e01 e07\npile_nv 4\ntokens gone gone nv\naside_count 3\n"
         "strays e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nstale 0 1\nlooker sv\n"
         "hand_sv e02 e03 e04 e05\ndiscard e06 e08 e11 e12\ndie 4\n" EXCHANGE_STEP);
    assert_int_equal(weight_of(&p, "e01 e07", 24), 10);
    play(&p, "turn e01");
    assert_int_equal(s75_strays_in_pile(&p.s), 2);
    assert_int_equal(s75_unknown_in_pile(&p.s), 1);
    play(&p, "die 4");
    assert_int_equal(weight_of(&p, "e07", 24), 10);
    assert_int_equal(weight_of(&p, "e17 e18 e19 e20", 12), 7);
    assert_int_equal(weight_of(&p, "e09 e10 e13 e14 e15 e16", 4), 5);
}

/* SV looks again: what is not among the three was drawn, and only he knows it. */
static void r15_f_sv_looks_after_a_blind_draw(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3",
         "phase sv\nhand_nv e07\npile_nv 4\ntokens gone gone sv\naside_count 3\n"
         "strays e17 e18 e19 e20\nseen_sv e17 e18 e19 e20\nstale 0 1\nlooker sv\n"
         "hand_sv e02 e03 e04 e05\ndiscard e01 e06 e08 e11 e12\ndie 4\nstep availability_use\n");
    play(&p, "exchange");
    assert_asks(&p, EXCHANGE_ASIDE, SEAT_CHANCE);
    assert_choices(&p, "aside e17; aside e18; aside e19; aside e20");
    play(&p, "aside e20; aside e17");
    assert_choices(&p, "aside e18; aside e19");
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
    play(&p, "aside e19");
    assert_asks(&p, EXCHANGE_GIVE, SV);
    assert_cards(p.s.strays, "e18");
    assert_int_equal(s75_strays_in_pile(&p.s), 1);
    assert_shows(&p, SV, "\"strays\":[\"e18\"]", true);
    assert_shows(&p, NV, "e18", false);
    play(&p, "give e02; take e20");
    assert_cards(p.s.aside, "e02 e17 e19");
    assert_cards(p.s.seen[SV], "e02 e17 e19");
    assert_int_equal(p.s.stale[SV], 0);
    assert_round_trip(&p);
    assert_nothing_leaks(&p);
}

/* SV draws from the same unseen cards, whoever they belong to. */
static void r15_2_sv_draws_from_the_same_cards(void **unused)
{
    Play p;
    ActionList list;
    load(&p, "solo=on hand=3",
         "phase sv\nhand_nv e01\nturned e01\npile_nv 3\nhand_sv e02 e03 e04\n"
         "discard e05 e06 e07 e09\ndie 4\nstep event_card\n");
    play(&p, "play e02");
    assert_asks(&p, EVENT_DRAW_CARD, SEAT_CHANCE);
    game_legal(&p.game, &p.s, &list);
    assert_int_equal(list.count, 12);
    for (uint32_t i = 0; i < list.count; i++)
        assert_int_equal(list.weight[i], 1);
    assert_refused(&p, "deal sv e01", "4.4");
}

/* ---- The exchange [15.f] --------------------------------------------------------------------- */

static void r15_f_the_first_yellow_card_is_exchanged(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    p.s.token_place[1] = TOKEN_OF_NV;
    play(&p, "solo 29");
    assert_asks(&p, SOLO_EXCHANGE_CARD, SEAT_CHANCE);
    assert_sentence(prompt_of(&p), "first yellow card");
    play(&p, "turn e19; turn e07");
    assert_int_equal(p.s.token_place[1], TOKEN_OF_NV);
    play(&p, "turn e05");
    assert_int_equal(p.s.token_place[1], TOKEN_GONE);
    assert_int_equal(p.s.token_used[NV], 1);
    assert_cards(p.s.discard, "e05");
    assert_int_equal(p.s.pile_nv, 8);
    assert_int_equal(p.s.aside_count, 3);
    assert_cards(p.s.turned, "e07 e19"); /* they stay out */
    assert_sentence(notes_of(&p, SV), "E-05 Intelligence is discarded");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    assert_nothing_leaks(&p);
    play(&p, "die 4");
    assert_refused(&p, "turn e19", "4.4");
}

static void r15_f_without_a_yellow_card_the_token_stays(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 21\nhand_nv e07 e09\nturned e07\npile_nv 3\nhand_sv e02 e03 e04 e05\n"
         "discard e11 e12 e13 e14\ntokens nv gone gone\n" EXCHANGE_STEP);
    play(&p, "turn e09; turn e10");
    assert_int_equal(count_notes(&p, N_NO_EXCHANGE), 1);
    assert_int_equal(p.s.token_place[0], TOKEN_OF_NV);
    assert_int_equal(p.s.token_used[NV], 0);
    assert_int_equal(p.s.aside_count, 4);
    assert_cards(p.s.turned, "e07 e09 e10");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play(&p, "die 4; done"); /* now the pile has run out */
    assert_choices(&p, "turn e07; turn e09; turn e10");
}

/* All of the pile is known, so nobody has to turn it over; it lies face up all the same. */
static void r15_f_a_known_pile_without_a_yellow_card(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "hand_nv e07 e09\nhand_sv e02 e03 e04 e05\ndiscard e11 e12 e13 e14\n"
         "tokens nv gone gone\nphase nv\nstep solo_card\n");
    play(&p, "solo 21");
    assert_int_equal(count_notes(&p, N_NO_EXCHANGE), 1);
    assert_cards(p.s.turned, "e07 e09");
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static void r15_f_no_exchange_without_token_or_order(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    play(&p, "solo 21"); /* says so, but there is no token */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_SV;
    play(&p, "solo 21"); /* not his */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_NV;
    play(&p, "solo 30"); /* a token, but for something else */
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

static void r15_f_no_other_exchange(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on");
    p.s.token_place[0] = TOKEN_OF_NV;
    play(&p, "solo 30; die 4");
    assert_asks(&p, AVAILABILITY_USE, NV);
    assert_refused(&p, "exchange", "15.f");
    assert_true(is_legal(&p, "token-activation"));
}

static void r15_f_edition_1(void **unused)
{
    Play p;
    play_set_up(&p, "solo=on edition=1");
    p.s.token_place[0] = p.s.token_place[1] = TOKEN_OF_NV;
    play(&p, "solo 21; turn e01");
    assert_int_equal(p.s.token_place[0], TOKEN_GONE);
    assert_int_equal(p.s.token_place[1], TOKEN_OF_NV); /* one card, one token */
    assert_int_equal(p.s.aside_count, 3);
    assert_int_equal(p.s.pile_nv, 8);
    assert_asks(&p, AVAILABILITY_ROLL, SEAT_CHANCE);
}

/* ---- 17.9 ------------------------------------------------------------------------------------ */

/* Yellow, red, green; no yellow card among the four unplayed ones, two red. */
static void r17_9_solo_event(void **unused)
{
    Play p;
    load(&p, "solo=on",
         "solo_card 23\npile_nv 4\nhand_sv e01 e02 e03 e04\ndiscard e11 e12 e13 e14 e15 e16 e17 "
         "e18\ndie "
         "4\n" EVENT_STEP);
    play(&p, "turn e07; turn e09; turn e08");
    assert_cards(p.s.turned, "e07 e08 e09");
    assert_int_equal(count_notes(&p, N_SHUFFLED), 0);
    play(&p, "turn e10"); /* to the end; shuffled; in vain; shuffled */
    assert_int_equal(count_notes(&p, N_SHUFFLED), 1);
    assert_int_equal(count_notes(&p, N_NO_COLOUR), 1);
    assert_int_equal(p.s.turned, 0);
    assert_sentence(prompt_of(&p), "a red card");
    assert_int_equal(weight_of(&p, "e07 e08 e09 e10", 1), 0);
    assert_round_trip(&p);
    play(&p, "turn e08; turn e10");
    assert_int_equal(p.s.card, E10_VC_ATTACK);
    assert_cards(p.s.turned, "e08"); /* shown before it, stays out */
    assert_cards(p.s.hand[NV], "e07 e08 e09");
    assert_int_equal(p.s.pile_nv, 3);
}

/* ---- Options, positions, views --------------------------------------------------------------- */

static void r15_solo_needs_open_tokens(void **unused)
{
    static const char save[] = "mekong 1\ngame saigon75\noption tokens hidden\noption solo on\n"
                               "board default\nactions\nend 0\n";
    const uint8_t option[OPTIONS_MAX] = {1, 1, 1, 0, 1};
    Problem problem = {0};
    SaveProblem bad;
    assert_null(match_new(game_find("saigon75"), option, NULL, &problem));
    assert_string_equal(problem.message, "s75.misfit.solo_tokens");
    assert_null(match_load(save, strlen(save), LANG_EN, &bad));
    assert_string_equal(bad.at.message, "s75.misfit.solo_tokens");
    assert_int_equal(bad.at.line, 4);
}

static void r15_positions_without_the_automaton(void **unused)
{
    assert_true(loads("solo=off", "step availability_roll\n"));
    assert_false(loads("solo=off", "solo_card 30\nstep availability_roll\n"));
    assert_false(loads("solo=off", "solo_left 30\nstep availability_roll\n"));
    assert_false(loads("solo=off", "pile_nv 3\nstep availability_roll\n"));
    assert_false(loads("solo=off", "step solo_card\n"));
}

static void r15_positions_that_cannot_be(void **unused)
{
    assert_true(loads("solo=on", "solo_card 30\nstep availability_roll\n"));
    assert_false(loads("solo=on", "step availability_roll\n"));               /* no card drawn */
    assert_false(loads("solo=on", "solo_card 30\nstep solo_card\n"));         /* drawn already */
    assert_false(loads("solo=on", "solo_card 31\nstep availability_roll\n")); /* no such card */
    assert_false(loads("solo=on", "phase sv\nstep solo_card\n"));
    assert_false(loads("solo=on", "solo_card 30\nsolo_left 30\nstep availability_roll\n"));
    assert_false(loads("solo=on", "solo_left 21\nphase sv\nstep availability_roll\n"));
    assert_false(loads("solo=on", "solo_card 30\nturned e01\nstep availability_roll\n"));
    assert_false(loads("solo=on", "solo_card 30\nstrays e01\nstep availability_roll\n"));
    assert_false(loads("solo=on", "solo_card 30\nhand_nv e01\ndie 4\nstep event_card\n"));
    assert_false(loads("solo=on", "solo_card 30\npile_nv 17\nstep availability_roll\n"));
    assert_false(loads("solo=on", "solo_card 30\nhand_nv e01\nturned e01\ndie 4\n" EVENT_STEP));
    assert_false(loads("solo=on", "solo_card 30\npile_nv 3\ntokens nv nv nv\n" EXCHANGE_STEP));
    assert_true(loads("solo=on", "solo_card 29\npile_nv 3\ntokens nv nv nv\n" EXCHANGE_STEP));
}

static void r16_what_the_automaton_turns_over_is_public(void **unused)
{
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER, SEAT_REFEREE};
    Play p;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e07");
    for (unsigned i = 0; i < COUNT_OF(viewers); i++) {
        assert_shows(&p, viewers[i], "\"known\":[\"e01\",\"e07\"],\"turned\":[\"e01\",\"e07\"]",
                     true);
        assert_shows(&p, viewers[i], "\"pile\":{\"count\":8,\"face_down\":6,", true);
        assert_shows(&p, viewers[i], "\"nv\":{\"count\":8,\"cards\":null}", true);
        assert_shows(&p, viewers[i], "\"card\":{\"number\":30,\"colours\":[\"red\",\"green\",",
                     true);
        assert_shows(&p, viewers[i], "\"left\":[21,22,23,24,25,26,27,28,29]", true);
    }
    assert_nothing_leaks(&p);
}

static void r16_sv_alone_remembers_what_he_saw(void **unused)
{
    Play p;
    load(&p, "solo=on hand=3",
         "solo_card 21\nhand_nv e01 e07\npile_nv 4\ntokens gone nv sv\n" SV_LOOKED EXCHANGE_STEP);
    assert_shows(&p, SV, "\"aside\":{\"count\":4,\"cards\":[\"e17\",", true);
    assert_shows(&p, SEAT_REFEREE, "\"aside\":{\"count\":4,\"cards\":[\"e17\",", true);
    play(&p, "turn e01");
    assert_shows(&p, SV, "\"strays\":[\"e17\",\"e18\",\"e19\",\"e20\"]", true);
    assert_shows(&p, SV, "\"aside\":{\"count\":3,\"cards\":null}", true);
    assert_shows(&p, NV, "\"strays\":null", true);
    assert_shows(&p, NV, "e18", false);
    assert_shows(&p, SEAT_WATCHER, "e18", false);
}

static void r16_the_picture_shows_card_and_pile(void **unused)
{
    static char buffer[TEXT_ROOM];
    Play p;
    Text text;
    begin_event(&p, "solo=on", 30);
    play(&p, "turn e01; turn e09");
    text_init(&text, buffer, sizeof buffer);
    s75_picture(&p.game, &p.s, NV, LANG_EN, &text);
    assert_sentence(buffer, "solo card 30; pile: 6 face down (0 known), 1 face up");
    assert_sentence(buffer, "North: +1 markers 3, cards 7,");
    assert_null(strstr(buffer, "Your hand"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r15_1_solo_card_before_availability),
        cmocka_unit_test(r15_1_solo_card_says_what_it_says),
        cmocka_unit_test(r15_1_solo_card_goes_with_the_phase),
        cmocka_unit_test(r15_1_no_solo_card_comes_twice),
        cmocka_unit_test(r15_1_no_solo_card_without_the_automaton),
        cmocka_unit_test(r15_2_the_pile_is_not_dealt),
        cmocka_unit_test(r15_2_the_first_colour_is_played),
        cmocka_unit_test(r15_2_the_card_takes_effect),
        cmocka_unit_test(r15_2_turned_cards_stay_out),
        cmocka_unit_test(r15_2_the_pile_is_shuffled_when_it_runs_out),
        cmocka_unit_test(r15_2_all_face_up_is_run_out),
        cmocka_unit_test(r15_2_second_and_third_colour),
        cmocka_unit_test(r15_2_known_cards_need_not_be_turned_over_in_vain),
        cmocka_unit_test(r15_2_the_search_does_not_betray_hands),
        cmocka_unit_test(r15_2_an_empty_pile_skips_the_step),
        cmocka_unit_test(r15_2_the_pile_grows_from_the_draw_pile),
        cmocka_unit_test(r15_2_the_pile_does_not_grow_from_nothing),
        cmocka_unit_test(r15_2_nv_is_never_asked_for_a_card),
        cmocka_unit_test(r15_2_unseen_cards_are_equally_likely),
        cmocka_unit_test(r15_2_a_known_card_against_unseen_ones),
        cmocka_unit_test(r15_2_the_four_sv_has_seen_are_not_in_the_pile),
        cmocka_unit_test(r15_2_sv_draws_from_the_same_cards),
        cmocka_unit_test(r15_f_a_blind_draw_of_unseen_cards),
        cmocka_unit_test(r15_f_a_blind_draw_of_cards_sv_has_seen),
        cmocka_unit_test(r15_f_two_blind_draws),
        cmocka_unit_test(r15_f_sv_looks_after_a_blind_draw),
        cmocka_unit_test(r15_f_the_first_yellow_card_is_exchanged),
        cmocka_unit_test(r15_f_without_a_yellow_card_the_token_stays),
        cmocka_unit_test(r15_f_a_known_pile_without_a_yellow_card),
        cmocka_unit_test(r15_f_no_exchange_without_token_or_order),
        cmocka_unit_test(r15_f_no_other_exchange),
        cmocka_unit_test(r15_f_edition_1),
        cmocka_unit_test(r17_9_solo_event),
        cmocka_unit_test(r15_solo_needs_open_tokens),
        cmocka_unit_test(r15_positions_without_the_automaton),
        cmocka_unit_test(r15_positions_that_cannot_be),
        cmocka_unit_test(r16_what_the_automaton_turns_over_is_public),
        cmocka_unit_test(r16_sv_alone_remembers_what_he_saw),
        cmocka_unit_test(r16_the_picture_shows_card_and_pile),
    };
    return cmocka_run_group_tests_name("r15_cards", tests, NULL, NULL);
}
