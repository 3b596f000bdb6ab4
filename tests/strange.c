/* strange.c: positions that nobody could have come to. Real ones of every game with a text form are
 * tampered with; whatever is accepted is played on by computers: what is offered is taken, what is
 * shown can be shown, searches come back, and the game ends or says that it cannot go on. */
#include <stdlib.h>
#include <string.h>

#include "ai/hint.h"
#include "ai/rollout.h"
#include "desk/desk.h"
#include "games/list.h"
#include "host/host.h"
#include "match/match.h"
#include "support/check.h"
#include "support/strange.h"

enum {
    PER_GAME = 40,
    CHANGES = 4,
    ACTIONS = 600,
    PAGE = 1 << 20,
    LOOK_EVERY = 29,
    SEE_EVERY = 7,
    ROLLOUTS = 3
};

typedef struct Tally {
    uint32_t tried, accepted, over, stuck;
} Tally;

static Match *new_match(const Rules *rules, Rng *rng, uint8_t option[OPTIONS_MAX])
{
    Problem problem;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        uint32_t values = 0;
        while (rules->options[i].words[values])
            values++;
        option[i] = (uint8_t)rng_below(rng, values);
    }
    return match_new(rules, option, NULL, &problem);
}

/* What everybody sees: the position with its choices, and how it came to be. */
static void see(const Match *match)
{
    static char page[PAGE];
    const Rules *rules = match_game(match)->rules;
    const Lang lang = (Lang)(match_count(match) % LANG_COUNT);
    const uint32_t last = match_count(match) > 0 ? match_count(match) - 1 : DESK_START;
    Text text;
    for (Seat seat = 0; rules->guide && seat <= rules->seats; seat++) {
        text_init(&text, page, sizeof page);
        desk_state(match, seat < rules->seats ? seat : SEAT_WATCHER, lang, &text);
        desk_frames(match, seat < rules->seats ? seat : SEAT_WATCHER, lang, last, 1, &text);
        assert_false(text.full);
    }
}

/* And what a hint says to whoever is to choose. */
static void look(const Match *match)
{
    const Rules *rules = match_game(match)->rules;
    const Seat actor = match_actor(match);
    ActionList list;
    see(match);
    match_legal(match, &list);
    if (actor >= rules->seats || list.count < 2)
        return;
    Hint *hint = hint_open(match_game(match), match_state(match), 1);
    hint_run(hint, ROLLOUTS);
    hint_close(hint);
}

static uint32_t choose(const Match *match, const Cast *cast, const ActionList *list, Rng *rng)
{
    if (list->chance)
        return game_draw(list, rng);
    if (list->count == 1 || rng_below(rng, 3) == 0)
        return rng_below(rng, list->count);
    return cast->player[match_actor(match)]->choose(match_game(match), match_state(match), list,
                                                    rng);
}

/* To the end, or so far. */
static void play_out(Match *match, uint32_t most, Tally *tally, Rng *rng)
{
    Cast cast;
    ActionList list;
    cast_init(&cast, match_game(match));
    while (match_actor(match) != SEAT_NOBODY && !match_is_stuck(match) &&
           match_count(match) < most) {
        if (match_count(match) % LOOK_EVERY == 0)
            look(match);
        else if (match_count(match) % SEE_EVERY == 0)
            see(match);
        match_legal(match, &list);
        assert_true(list.count > 0);
        const uint32_t index = choose(match, &cast, &list, rng);
        assert_true(index < list.count);
        assert_null(match_play(match, list.action[index]));
    }
    const bool stuck = match_is_stuck(match);
    Dice dice = {.rng = *rng};
    assert_false(stuck && host_step(match, &dice, NULL, NULL));
    look(match);
    tally->stuck += stuck;
    tally->over += game_over(match_state(match));
}

static void try_text(const Rules *rules, const uint8_t option[OPTIONS_MAX], const char *text,
                     uint32_t most, Tally *tally, Rng *rng)
{
    char sentence[1024];
    Problem problem = {0};
    Text out;
    Match *match = match_new_at(rules, option, NULL, text, &problem);
    tally->tried++;
    if (match) {
        tally->accepted++;
        play_out(match, most, tally, rng);
    } else {
        text_init(&out, sentence, sizeof sentence);
        problem_print(&problem, LANG_EN, &out);
        assert_true(out.length > 10 && !out.full);
    }
    match_free(match);
}

/* Each accepted one is played on for `most` actions. */
static void tamper_and_play(const char *word, uint32_t games, uint32_t most, uint64_t seed)
{
    static char real[STRANGE_SIZE], other[STRANGE_SIZE], text[STRANGE_SIZE];
    const Rules *rules = game_find(word);
    Tally tally = {0};
    Rng rng;
    rng_seed(&rng, seed);
    for (uint32_t game = 0; game < games; game++) {
        uint8_t option[OPTIONS_MAX] = {0};
        Match *base = new_match(rules, &rng, option);
        if (!base)
            continue;
        strange_start(match_game(base), ACTIONS, &rng, real);
        strange_start(match_game(base), ACTIONS, &rng, other);
        for (uint32_t i = 0; i < PER_GAME; i++) {
            memcpy(text, real, sizeof text);
            for (uint32_t left = 1 + rng_below(&rng, CHANGES); left > 0; left--)
                strange_tamper(match_game(base), other, &rng, text);
            try_text(rules, option, text, most, &tally, &rng);
        }
        match_free(base);
    }
    print_message("%s: %u tried, %u accepted, %u played to their end, %u stuck\n", word,
                  tally.tried, tally.accepted, tally.over, tally.stuck);
    assert_true(tally.accepted > 0 && tally.accepted < tally.tried);
}

static void positions_of_saigon75_are_played_out_or_say_why_not(void **unused)
{
    tamper_and_play("saigon75", 30, GAME_ACTIONS_MAX, 1);
}

static void positions_of_fitl_are_played_out_or_say_why_not(void **unused)
{
    tamper_and_play("fitl", 2, 30, 4); /* of whole games tools/soak_saves.sh plays many */
}

static void positions_of_nim_are_played_out_or_say_why_not(void **unused)
{
    tamper_and_play("nim", 20, GAME_ACTIONS_MAX, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_of_saigon75_are_played_out_or_say_why_not),
        cmocka_unit_test(positions_of_fitl_are_played_out_or_say_why_not),
        cmocka_unit_test(positions_of_nim_are_played_out_or_say_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
