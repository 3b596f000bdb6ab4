/* test_soak.c: bots among people, who are played by `quick` and at random, in all scenarios, both
 * editions, with and without period events and in every mixture [T20.31]: nothing stuck, nothing
 * illegal, and every answer comes with a line that decided it.
 *
 * TURNS=100000 SEED=1 build/asan/tests/fitl/trung/test_soak.t plays so many turns of bots and
 * prints where a bot had no answer of its own, and where it gave one without saying why; SHOW=1 the
 * first position of each kind. */
#include <stdio.h>
#include <stdlib.h>

#include "core/speech.h"
#include "games/fitl/players/plan.h"
#include "games/fitl/players/trung/policy.h"
#include "games/list.h"
#include "support/bot.h"

enum {
    USUAL_TURNS = 2500,
    MEET_ALL = 60,
    ACTIONS_MAX = 20000,
    LOOK_BACK = 16,
    SENTENCE = 2048,
    LOST_RARE = 1000
};

/* Answers, by the step and the card. */
typedef struct Tally {
    unsigned count;
    unsigned at[FITL_STEPS][CARDS + 1]; /* card 0: no event */
} Tally;

typedef struct Soak {
    unsigned turns, games, answers, choices, passes;
    unsigned by_faction[FACTIONS];
    Tally lost, silent, dumb;
    char options[96];
    uint64_t seed;
} Soak;

static Soak soak;

static unsigned number_from(const char *name, unsigned usual)
{
    const char *text = getenv(name);
    uint32_t number;
    return text && slice_number(slice_of(text), UINT32_MAX, &number) ? number : usual;
}

/* ---- Looking --------------------------------------------------------------------------------- */

static void show(Lake *lake, const ActionList *list, uint32_t answer, const char *what)
{
    TEXT(text, words, 16000);
    for (uint32_t i = 0; i < list->count && i < 40; i++) {
        text_add(&text, i == answer ? " * " : "   ");
        action_print(&lake->game, list->action[i], &text);
        text_add(&text, "\n");
    }
    game_print_state(&lake->game, &lake->s, &text);
    printf("%s: %s, game %u, faction %u at %s, card %u\n%s\n", what, soak.options,
           (unsigned)soak.seed, game_actor(&lake->game, &lake->s),
           fitl_steps[flow_now(&lake->s)->step]->name, lake->s.ev.card, words);
}

static bool in_event(const State *s)
{
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == EVENT)
            return true;
    return false;
}

/* The first of each place is shown with SHOW=1; without `what` it is only counted. */
static void count(Lake *lake, Tally *tally, const ActionList *list, uint32_t answer,
                  const char *what)
{
    const State *s = &lake->s;
    const unsigned card = what && in_event(s) ? s->ev.card : 0;
    unsigned *at = &tally->at[flow_now(s)->step][card];
    if (!*at && what && number_from("SHOW", 0))
        show(lake, list, answer, what);
    ++*at;
    tally->count++;
}

/* Each line is a whole sentence in each language. */
static void check_sentences(Lake *lake, const Grounds *why)
{
    for (unsigned lang = 0; lang < LANG_COUNT; lang++) {
        for (uint8_t i = 0; i < why->count; i++) {
            TEXT(text, sentence, SENTENCE);
            game_print_message(&lake->game, (Lang)lang, why->line[i].message, why->line[i].arg,
                               &text);
            if (!text.length || strchr(sentence, '{') || !strncmp(sentence, "fitl.", 5))
                fail_msg("%s: %s is no sentence", why->line[i].message, sentence);
        }
    }
}

/* What was heard while it chose, and, now and then, what is found out from the position alone. */
static void look(Lake *lake, const ActionList *list, uint32_t answer, const TrungMemory *memory)
{
    Grounds why;
    soak.answers++;
    soak.choices += list->count > 1;
    if (memory->lost)
        count(lake, &soak.lost, list, answer, "no answer of its own");
    else if (list->count > 1 && !memory->why.count)
        count(lake, &soak.silent, list, answer, NULL);
    fitl_trung_memory.explain(memory, &why);
    if (!why.count)
        count(lake, &soak.dumb, list, answer, "no reason");
    check_sentences(lake, &why);
    if (soak.answers % LOOK_BACK)
        return;
    fitl_trung_explain(&lake->game, &lake->s, list->action[answer], &why);
    if (!why.count)
        count(lake, &soak.dumb, list, answer, "no reason afterwards");
    check_sentences(lake, &why);
}

/* ---- Playing --------------------------------------------------------------------------------- */

static uint32_t choose(Lake *lake, const ActionList *list, TrungMemory memory[FACTIONS], bool quick,
                       Rng *rng)
{
    const Seat f = game_actor(&lake->game, &lake->s);
    if (!is_bot(&lake->s, f) && quick)
        return fitl_quick(&lake->game, &lake->s, list, rng);
    if (!is_bot(&lake->s, f))
        return rng_below(rng, list->count);
    const uint32_t index = fitl_trung_memory.recall(&lake->game, &lake->s, list, &memory[f], rng);
    assert_true(index < list->count);
    look(lake, list, index, &memory[f]);
    if (flow_now(&lake->s)->step == SLOT_ASK && list->action[index].verb != V_TRUNG) {
        soak.turns++;
        soak.by_faction[f]++;
        soak.passes += list->action[index].verb == V_PASS;
    }
    return index;
}

static void play_game(const char *options, bool quick, Rng *rng)
{
    static Lake lake;
    static TrungMemory memory[FACTIONS];
    memset(memory, 0, sizeof memory);
    for (unsigned f = 0; f < FACTIONS; f++)
        fitl_trung_memory.listen(&memory[f]);
    lake_start(&lake, options);
    for (unsigned i = 0; !game_over(&lake.s); i++) {
        ActionList list;
        game_legal(&lake.game, &lake.s, &list);
        if (i > ACTIONS_MAX || !list.count)
            fail_msg("%s, game %u: stuck", options, (unsigned)soak.seed);
        const uint32_t index =
            list.chance ? game_draw(&list, rng) : choose(&lake, &list, memory, quick, rng);
        game_apply(&lake.game, &lake.s, list.action[index]);
        const char *broken = fitl_check(&lake.game, &lake.s);
        if (broken || game_broken(&lake.s))
            fail_msg("%s, game %u: %s", options, (unsigned)soak.seed, broken);
    }
}

/* Game number `seed`: the first fifteen have every mixture, the rest is drawn. */
static void play_mixture(uint64_t seed)
{
    Rng rng;
    rng_seed(&rng, seed);
    const Option *option = game_find("fitl")->options;
    const unsigned bots = 1 + (unsigned)(seed % 15);
    const unsigned scenario = rng_below(&rng, SCENARIOS), edition = rng_below(&rng, 2);
    const unsigned period = rng_below(&rng, 2), quick = rng_below(&rng, 2);
    snprintf(soak.options, sizeof soak.options, "scenario=%s edition=%s period=%s bots=%s",
             option[OPTION_SCENARIO].words[scenario], option[OPTION_EDITION].words[edition],
             option[OPTION_PERIOD].words[period], option[OPTION_BOTS].words[bots]);
    soak.seed = seed;
    soak.games++;
    play_game(soak.options, quick, &rng);
}

static void print_tally(const Tally *tally, const char *what)
{
    print_message("%s: %u\n", what, tally->count);
    for (unsigned step = 0; step < FITL_STEPS; step++)
        for (unsigned card = 0; card < COUNT_OF(tally->at[0]); card++)
            if (tally->at[step][card])
                print_message("  %8u  %s%s%.0u\n", tally->at[step][card], fitl_steps[step]->name,
                              card ? ", card " : "", card);
}

static void t20_31_any_mixture_of_bots_and_people(void **state)
{
    const unsigned turns = number_from("TURNS", USUAL_TURNS), first = number_from("SEED", 0);
    for (uint64_t seed = first; soak.turns < turns || soak.games < MEET_ALL; seed++)
        play_mixture(seed);
    print_message("%u games, %u turns of bots (US %u, ARVN %u, NVA %u, VC %u; %u passed), "
                  "%u answers, %u of them choices\n",
                  soak.games, soak.turns, soak.by_faction[US], soak.by_faction[ARVN],
                  soak.by_faction[NVA], soak.by_faction[VC], soak.passes, soak.answers,
                  soak.choices);
    print_tally(&soak.lost, "without an answer of its own");
    print_tally(&soak.silent, "carried out without a further line");
    print_tally(&soak.dumb, "without a reason");
    assert_int_equal(soak.dumb.count, 0);
    assert_true(soak.lost.count * LOST_RARE <= soak.turns);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(t20_31_any_mixture_of_bots_and_people)};
    return cmocka_run_group_tests_name("soak", tests, NULL, NULL);
}
