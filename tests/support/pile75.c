#include "support/pile75.h"

#include <string.h>

#include "core/speech.h"

enum { TEXT_ROOM = 1 << 15 };

unsigned solo_index(const Play *p, unsigned number)
{
    for (unsigned i = 0; i < SOLO_CARDS; i++)
        if (p->board.solo[i].number == number)
            return i;
    fail_msg("there is no solo card %u", number);
    return 0;
}

void draw_solo(Play *p, unsigned number)
{
    const unsigned index = solo_index(p, number);
    p->s.solo_card = (uint8_t)(index + 1);
    p->s.solo_left &= ~(1u << index);
}

void begin_event(Play *p, const char *options, unsigned solo)
{
    play_phase(p, options, 2, NV, 4, EVENT);
    draw_solo(p, solo);
    play_put(p, "saigon: svd1");
    play_go(p);
}

static bool parse(Play *p, const char *options, const char *lines, Problem *problem)
{
    char text[2048] = "at saigon svd1+\nat reserve nvd1+\nturn 2\n";
    play_start(p, options);
    memset(&p->s, 0, sizeof p->s);
    return s75_parse_state(&p->game, strcat(text, lines), &p->s, problem);
}

void load_solo(Play *p, const char *options, const char *lines)
{
    Problem problem = {0};
    if (!parse(p, options, lines, &problem))
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
}

bool loads_solo(const char *options, const char *lines)
{
    Play p;
    Problem problem = {0};
    return parse(&p, options, lines, &problem);
}

uint32_t cards_of(const char *words)
{
    uint32_t set = 0;
    for (; *words; words += words[3] ? 4 : 3)
        set |= 1u << ((words[1] - '0') * 10 + words[2] - '0' - 1);
    return set;
}

void assert_cards(uint32_t set, const char *words) { assert_int_equal(set, cards_of(words)); }

uint32_t weight_of(const Play *p, const char *words, uint32_t weight)
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

void assert_round_trip(Play *p)
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

void assert_shows(const Play *p, Seat viewer, const char *words, bool shown)
{
    const char *view = view_of(p, &p->s, viewer);
    if ((strstr(view, words) != NULL) != shown)
        fail_msg("%s should %sbe in %s", words, shown ? "" : "not ", view);
}

void assert_nothing_leaks(const Play *p)
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

void assert_sentence(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("“%s” does not say “%s”", text, words);
}

const char *notes_of(const Play *p, Seat viewer)
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

const char *prompt_of(const Play *p)
{
    static char buffer[512];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game_print_prompt(&p->game, &p->s, LANG_EN, &text);
    return buffer;
}
