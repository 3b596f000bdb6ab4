/* desk.c: see desk.h. */
#include "support/desk.h"

#include <stdlib.h>
#include <string.h>

#include "games/list.h"

Match *desk_match(const char *game, const char *options)
{
    char name[16], value[16];
    Slice rest = {options ? options : "", options ? strlen(options) : 0}, part, left;
    Problem problem;
    Game made = {.rules = game_find(game)};
    assert_non_null(made.rules);
    for (uint8_t i = 0; i < made.rules->option_count; i++)
        made.option[i] = made.rules->options[i].preset;
    while (slice_cut(&rest, ' ', &part)) {
        assert_true(slice_cut(&part, '=', &left));
        slice_copy(left, name, sizeof name);
        slice_copy(part, value, sizeof value);
        assert_true(game_set_option(&made, name, value));
    }
    Match *match = match_new(made.rules, made.option, NULL, &problem);
    assert_non_null(match);
    return match;
}

void desk_play_random(Match *match, uint32_t actions, Rng *rng)
{
    ActionList list;
    for (uint32_t i = 0; i < actions && match_actor(match) != SEAT_NOBODY; i++) {
        match_legal(match, &list);
        const uint32_t index = list.chance ? game_draw(&list, rng) : rng_below(rng, list.count);
        assert_null(match_play(match, list.action[index]));
    }
}

void desk_play_words(Match *match, const char *actions)
{
    char words[ACTION_TEXT_SIZE];
    Slice rest = {actions, strlen(actions)}, part;
    while (slice_cut(&rest, ';', &part)) {
        while (part.length > 0 && *part.data == ' ')
            part = (Slice){part.data + 1, part.length - 1};
        slice_copy(part, words, sizeof words);
        if (match_play_text(match, words))
            fail_msg("refused: %s", words);
    }
}

Page *page_new(void)
{
    Page *page = malloc(sizeof *page);
    assert_non_null(page);
    page_clear(page);
    return page;
}

Text *page_clear(Page *page)
{
    text_init(&page->text, page->words, sizeof page->words);
    return &page->text;
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static const char *skip_value(const char *at, int depth);

static const char *skip_string(const char *at)
{
    assert_int_equal(*at, '"');
    for (at++; *at != '"'; at++) {
        assert_true((unsigned char)*at >= ' ');
        at += *at == '\\';
    }
    return at + 1;
}

/* Members of an object or elements of an array, up to and with the closing bracket. */
static const char *skip_members(const char *at, char close, int depth)
{
    if (*at == close)
        return at + 1;
    for (;; at++) {
        if (close == '}') {
            at = skip_string(at);
            assert_int_equal(*at, ':');
            at++;
        }
        at = skip_value(at, depth + 1);
        if (*at == close)
            return at + 1;
        assert_int_equal(*at, ',');
    }
}

static const char *skip_value(const char *at, int depth)
{
    assert_true(depth < 32);
    if (*at == '{' || *at == '[')
        return skip_members(at + 1, *at == '{' ? '}' : ']', depth);
    if (*at == '"')
        return skip_string(at);
    const size_t length = strspn(at, "-0123456789.abcdefghijklmnopqrstuvwxyz");
    assert_true(length > 0);
    return at + length;
}

void page_check(const Page *page)
{
    assert_false(page->text.full);
    assert_int_equal(page->words[0], '{');
    assert_int_equal(*skip_value(page->words, 0), '\0');
}

void page_has(const Page *page, const char *words)
{
    if (!strstr(page->words, words))
        fail_msg("no %s in %.3000s", words, page->words);
}

void page_lacks(const Page *page, const char *words)
{
    const char *found = strstr(page->words, words);
    if (found)
        fail_msg("%s is in: %.300s", words, found);
}

unsigned page_count(const Page *page, const char *words)
{
    unsigned count = 0;
    for (const char *at = page->words; (at = strstr(at, words)) != NULL; at++)
        count++;
    return count;
}
