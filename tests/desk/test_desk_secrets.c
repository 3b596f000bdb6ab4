/* test_desk_secrets.c: nothing a viewer may not know is in any message he gets.
 *
 * Three ways to look: positions that differ only in what he cannot see give the same bytes; whole
 * games that differ only in the names of two cards he never learns give the same bytes; and no
 * message names a card that his view of that moment does not.
 */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "support/desk.h"

static const char *const options[] = {
    "edition=1 hand=3", "edition=1 hand=8",         "edition=2 hand=3 tokens=hidden",
    "edition=2 hand=8", "edition=2 hand=3 solo=on", "edition=1 hand=8 tokens=hidden sv_air=2",
};
static const Seat viewers[] = {0, 1, SEAT_WATCHER};

enum { CARDS = 20, POSITION_SIZE = 1 << 14 };

/* A game with these options; the automaton is there if they want it. */
static Match *open_game(const char *words)
{
    Match *match = desk_match("saigon75", words);
    if (strstr(words, "solo=on"))
        match_set_seat(match, 0, "solo", "");
    return match;
}

/* ---- Positions ------------------------------------------------------------------------------- */

/* A match that begins in the match's position, what `seat` cannot see drawn anew (SEAT_REFEREE:
 * nothing). */
static Match *again_for(const Match *match, Seat seat, Rng *rng)
{
    const Game *game = match_game(match);
    char *buffer = malloc(POSITION_SIZE);
    State *state = malloc(game->rules->state_size);
    Problem problem;
    Text text;
    memcpy(state, match_state(match), game->rules->state_size);
    game_resample(game, state, seat, rng);
    text_init(&text, buffer, POSITION_SIZE);
    game_print_state(game, state, &text);
    Match *again = match_new_at(game->rules, game->option, NULL, buffer, &problem);
    assert_non_null(again);
    match_set_seat(again, 0, match_seat(match, 0)->controller, "");
    free(buffer);
    free(state);
    return again;
}

/* Everything the desk says about the position alone. */
static void tell_all(const Match *match, Seat viewer, Page *page)
{
    static const char *const clicks[] = {"svd1", "vc1", "hue", "e01", "e02", "e13", "e20"};
    Text *out = page_clear(page);
    Rng rng;
    rng_seed(&rng, 77);
    desk_state(match, viewer, LANG_EN, out);
    desk_news(match, viewer, LANG_EN, 0, "saigon", out);
    desk_position(match, viewer, match_count(match), &rng, out);
    for (uint8_t place = 0; place < match_game(match)->rules->guide->place_count; place++)
        desk_place(match, viewer, LANG_EN, place, out);
    for (size_t i = 0; i < COUNT_OF(clicks); i++)
        desk_why_thing(match, viewer, LANG_EN, clicks[i], out);
    for (uint8_t card = 1; card <= CARDS; card++) {
        char words[] = "play e00";
        words[6] = (char)('0' + card / 10);
        words[7] = (char)('0' + card % 10);
        desk_why(match, viewer, LANG_EN, words, out);
    }
    assert_false(out->full);
}

static void must_agree(const Page *one, const Page *other)
{
    size_t at = 0;
    while (one->words[at] && one->words[at] == other->words[at])
        at++;
    if (one->words[at] != other->words[at])
        fail_msg("%.200s\n--- and ---\n%.200s", one->words + (at > 60 ? at - 60 : 0),
                 other->words + (at > 60 ? at - 60 : 0));
}

static void what_is_hidden_changes_no_byte_of_a_position(void **unused)
{
    Page *one = page_new(), *other = page_new();
    Rng rng;
    uint32_t compared = 0;
    for (uint32_t number = 0; number < 3 * COUNT_OF(options); number++) {
        Match *match = open_game(options[number % COUNT_OF(options)]);
        rng_seed_stream(&rng, 16, number);
        for (desk_play_random(match, 17, &rng); match_actor(match) != SEAT_NOBODY;
             desk_play_random(match, 13, &rng)) {
            Match *true_one = again_for(match, SEAT_REFEREE, &rng);
            for (size_t i = 0; i < COUNT_OF(viewers); i++) {
                Match *redrawn = again_for(match, viewers[i], &rng);
                tell_all(true_one, viewers[i], one);
                tell_all(redrawn, viewers[i], other);
                must_agree(one, other);
                match_free(redrawn);
                compared++;
            }
            match_free(true_one);
        }
        match_free(match);
    }
    assert_true(compared > 500);
    free(one);
    free(other);
}

/* ---- Whole games ----------------------------------------------------------------------------- */

/* Every card the viewer's own view has ever named, as a set. */
static uint32_t cards_in(const char *words)
{
    uint32_t set = 0;
    for (const char *at = words; (at = strstr(at, "\"e")) != NULL; at++)
        if (at[2] >= '0' && at[2] <= '2' && at[3] >= '0' && at[3] <= '9' && at[4] == '"')
            set |= 1u << ((at[2] - '0') * 10 + at[3] - '0');
    return set;
}

static uint32_t cards_known(const Match *match, Seat viewer, Page *page)
{
    const Game *game = match_game(match);
    uint32_t known = 0;
    Walk walk;
    Json json;
    assert_true(walk_open(&walk, match));
    do {
        json_init(&json, page_clear(page));
        json_open(&json, NULL, '{');
        game_view(game, walk.state, viewer, &json);
        json_close(&json, '}');
        known |= cards_in(page->words);
    } while (walk_next(&walk));
    walk_close(&walk);
    return known;
}

/* The same action with card `a` for card `b` and the other way round. */
static Action swapped(const Game *game, Action action, uint8_t a, uint8_t b)
{
    const uint8_t *kind = game->rules->verbs[action.verb].arg;
    uint8_t *const arg[ARGS_MAX] = {&action.a, &action.b, &action.c};
    for (int i = 0; i < ARGS_MAX && kind[i] != ARG_NONE; i++) {
        char word[64];
        Text text;
        text_init(&text, word, sizeof word);
        arg_print(game, kind[i], *arg[i], &text);
        const bool card = game->rules->args[kind[i]].count == CARDS && word[0] == 'e';
        if (card && (*arg[i] == a || *arg[i] == b))
            *arg[i] = *arg[i] == a ? b : a;
    }
    return action;
}

/* The game with these two cards swapped throughout; NULL if the rules do not allow it. */
static Match *swapped_game(const Match *match, uint8_t a, uint8_t b)
{
    Problem problem;
    Match *other = match_again(match, &problem);
    assert_non_null(other);
    match_set_seat(other, 0, match_seat(match, 0)->controller, "");
    for (uint32_t i = 0; i < match_count(match); i++) {
        if (match_play(other, swapped(match_game(match), match_action(match, i), a, b))) {
            match_free(other);
            return NULL;
        }
    }
    return other;
}

static void compare_games(const Match *match, const Match *other, Seat viewer, Page *one, Page *two)
{
    for (uint32_t at = 0; at < match_count(match);) {
        Text *out = page_clear(one);
        const uint32_t next = desk_frames(match, viewer, LANG_EN, at, 60, out);
        desk_frames(other, viewer, LANG_EN, at, 60, page_clear(two));
        must_agree(one, two);
        at = next;
    }
    tell_all(match, viewer, one);
    tell_all(other, viewer, two);
    must_agree(one, two);
}

/* Of a game in its middle, so that there are cards left nobody has shown. */
static uint32_t compare_swaps(const Match *match, Seat viewer, Page *one, Page *two)
{
    const uint32_t known = cards_known(match, viewer, one);
    uint32_t compared = 0;
    for (uint8_t a = 0; a < CARDS; a++)
        for (uint8_t b = (uint8_t)(a + 1); b < CARDS; b = (uint8_t)(b + 3)) {
            if ((known >> (a + 1) & 1) || (known >> (b + 1) & 1))
                continue;
            Match *other = swapped_game(match, a, b);
            if (!other)
                continue;
            compare_games(match, other, viewer, one, two);
            match_free(other);
            compared++;
        }
    return compared;
}

static void names_of_cards_never_seen_change_no_byte_of_a_game(void **unused)
{
    Page *one = page_new(), *two = page_new();
    uint32_t compared = 0;
    Rng rng;
    for (uint32_t number = 0; number < 2 * COUNT_OF(options); number++) {
        Match *match = open_game(options[number % COUNT_OF(options)]);
        rng_seed_stream(&rng, 61, number);
        desk_play_random(match, 90 + 20 * number, &rng);
        for (size_t i = 0; i < COUNT_OF(viewers); i++)
            compared += compare_swaps(match, viewers[i], one, two);
        match_free(match);
    }
    assert_true(compared > 100);
    free(one);
    free(two);
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* Cards named anywhere in a text: e07 as a word, or E-07 in a sentence. */
static uint32_t cards_named(const char *words)
{
    uint32_t set = 0;
    for (const char *at = words; *at; at++) {
        if (*at != 'e' && *at != 'E')
            continue;
        const char *digit = at + 1 + (at[0] == 'E' && at[1] == '-');
        if (digit[0] < '0' || digit[0] > '2' || digit[1] < '0' || digit[1] > '9')
            continue;
        const bool inside = at > words && at[-1] >= 'a' && at[-1] <= 'z';
        if (!inside && !(digit[2] >= '0' && digit[2] <= '9'))
            set |= 1u << ((digit[0] - '0') * 10 + digit[1] - '0');
    }
    return set;
}

static void no_frame_names_a_card_the_viewer_cannot_know(void **unused)
{
    Page *page = page_new(), *view = page_new();
    uint32_t hidden = 0;
    Rng rng;
    for (uint32_t number = 0; number < COUNT_OF(options); number++) {
        Match *match = open_game(options[number]);
        rng_seed_stream(&rng, 6, number);
        desk_play_random(match, 160, &rng);
        for (size_t i = 0; i < COUNT_OF(viewers); i++) {
            const uint32_t known = cards_known(match, viewers[i], view);
            for (uint32_t at = 0; at < match_count(match);) {
                at = desk_frames(match, viewers[i], LANG_EN, at, 60, page_clear(page));
                assert_int_equal(cards_named(page->words) & ~known, 0);
                hidden += strstr(page->words, "\"action\":null") != NULL;
            }
            desk_state(match, viewers[i], LANG_EN, page_clear(page));
            assert_int_equal(cards_named(page->words) & ~known, 0);
        }
        match_free(match);
    }
    assert_true(hidden > 0);
    free(page);
    free(view);
}

/* His own draw he may read; the enemy's and a watcher's eyes are kept off it. */
static void a_card_dealt_is_told_to_its_owner_alone(void **unused)
{
    Page *page = page_new();
    Rng rng;
    rng_seed(&rng, 2);
    Match *match = desk_match("saigon75", NULL);
    desk_play_random(match, 15, &rng);
    desk_play_words(match, "deal nv e18");
    desk_log(match, 0, LANG_EN, 15, 1, page_clear(page));
    page_has(page, "\"action\":\"deal nv e18\"");
    for (size_t i = 1; i < COUNT_OF(viewers); i++) {
        desk_log(match, viewers[i], LANG_EN, 15, 1, page_clear(page));
        page_has(page, "\"action\":null");
        page_lacks(page, "18");
    }
    match_free(match);
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hidden_changes_no_byte_of_a_position),
        cmocka_unit_test(names_of_cards_never_seen_change_no_byte_of_a_game),
        cmocka_unit_test(no_frame_names_a_card_the_viewer_cannot_know),
        cmocka_unit_test(a_card_dealt_is_told_to_its_owner_alone),
    };
    return cmocka_run_group_tests_name("desk_secrets", tests, NULL, NULL);
}
