/* test_estimate.c: what a search thinks of a position (Rules.estimate): where there is a guess,
 * that it is one win shared out, that it looks at nothing hidden and bears whatever a stranger's
 * position holds, and that it is worth something. */
#include <math.h>
#include <string.h>

#include "games/fitl/players/estimate.h"
#include "support/lake.h"
#include "support/strange.h"

/* ---- Worth and margins ----------------------------------------------------------------------- */

/* Whoever wins, one's own margin counts a little. */
static void an_end_is_worth_more_with_a_better_margin_to_who_lost(void **state)
{
    Lake lake;
    uint16_t share[SEATS_MAX], then[SEATS_MAX];
    lake_empty(&lake, NULL);
    lake.s.track[T_PATRONAGE] = 60; /* ARVN wins */
    fitl_worth(&lake.game, &lake.s, share);
    assert_true(share[ARVN] > UINT16_MAX / 32 * 31);
    fitl_put(&lake.s, SAIGON, K_VC_BASE, 1);
    lake.s.box[BOX_AVAILABLE][VC_BASE]--;
    fitl_worth(&lake.game, &lake.s, then);
    assert_true(then[VC] > share[VC] && then[VC] < UINT16_MAX / 32);
    assert_int_equal(then[US], share[US]);
}

static void the_estimate_shares_one_win_and_rises_with_the_margin(void **state)
{
    Lake lake;
    uint16_t share[SEATS_MAX], then[SEATS_MAX];
    lake_start(&lake, NULL);
    lake_play(&lake, "card 1; card 2");
    assert_true(fitl_estimate(&lake.game, &lake.s, share));
    const unsigned sum = 0u + share[US] + share[ARVN] + share[NVA] + share[VC];
    assert_in_range(sum, UINT16_MAX / 32 * 31, UINT16_MAX / 32 * 35); /* and the four margins */
    lake.s.track[T_PATRONAGE] = (uint8_t)(lake.s.track[T_PATRONAGE] + 5);
    assert_true(fitl_estimate(&lake.game, &lake.s, then));
    for (unsigned f = 0; f < FACTIONS; f++)
        assert_true(f == ARVN ? then[f] > share[f] : then[f] < share[f]);
    lake.s.track[T_PATRONAGE] = 45; /* far ahead, and the last Coup is the next card */
    lake.s.coup_count = 2;
    lake.s.next = FIRST_COUP;
    assert_true(fitl_estimate(&lake.game, &lake.s, then));
    assert_true(then[ARVN] > UINT16_MAX / 10 * 9);
    lake_start(&lake, "seats=two");
    lake_play(&lake, "card 1; card 2");
    assert_true(fitl_estimate(&lake.game, &lake.s, share));
    assert_int_equal(share[US], share[ARVN]);
    assert_int_equal(share[NVA], share[VC]);
    lake_operation(&lake, VC, OP_RALLY, 0);
    assert_false(fitl_estimate(&lake.game, &lake.s, NULL)); /* in the middle of something */
}

/* The last Coup is the next card, and nobody else is near. */
static void who_is_far_ahead_before_the_last_coup_is_favoured(void **state)
{
    static const struct {
        const char *pieces;
        uint8_t leader, patronage, level;
    } ahead[] = {
        {"saigon: police 4; hue: police 2", US, 10, AS},
        {"saigon: police 4; hue: police 2", ARVN, 60, NEUTRAL},
        {"saigon: nva-troop 6; hue: nva-troop 6; quang-nam: nva-base 2; kien-phong: nva-troop 4; "
         "ba-xuyen: nva-troop 4; tay-ninh: nva-troop 4; binh-dinh: nva-troop 4",
         NVA, 0, NEUTRAL},
        {"saigon: vc-guerrilla 4; hue: vc-guerrilla 2; tay-ninh: vc-base 2", VC, 0, AO},
    };
    for (unsigned i = 0; i < COUNT_OF(ahead); i++) {
        Lake lake;
        uint16_t share[SEATS_MAX];
        lake_empty(&lake, NULL);
        lake_put(&lake, ahead[i].pieces);
        flow_call(&lake.s, SLOT_ASK)->v[0] = VC;
        lake.s.coup_count = 2;
        lake.s.next = FIRST_COUP;
        lake.s.track[T_PATRONAGE] = ahead[i].patronage;
        for (unsigned x = 0; x < LANDS; x++)
            if (in(lake.board.populated, x))
                lake.s.level[x] = ahead[i].level;
        if (ahead[i].leader != US) /* nobody's score but the leader's is to be high */
            lake.s.box[BOX_AVAILABLE][US_TROOP] = lake.s.box[BOX_AVAILABLE][US_BASE] = 0;
        assert_true(fitl_estimate(&lake.game, &lake.s, share));
        for (unsigned f = 0; f < FACTIONS; f++)
            assert_true(f == ahead[i].leader ? share[f] > UINT16_MAX / 10 * 8
                                             : share[f] < UINT16_MAX / 5);
    }
}

/* ---- Games ----------------------------------------------------------------------------------- */

typedef void Visit(Lake *lake, void *context);

/* A game of the fast player; each position in which somebody chooses or chance does is visited. */
static void play_game(Lake *lake, const char *options, uint64_t seed, Visit *visit, void *context)
{
    Rng rng;
    ActionList list;
    lake_start(lake, options);
    rng_seed(&rng, seed);
    while (!game_over(&lake->s)) {
        visit(lake, context);
        game_legal(&lake->game, &lake->s, &list);
        const uint32_t index =
            list.chance ? game_draw(&list, &rng)
                        : lake->game.rules->policies[0].choose(&lake->game, &lake->s, &list, &rng);
        game_apply(&lake->game, &lake->s, list.action[index]);
    }
}

/* Of a win, without the part that is one's own margin. */
static double share_of(const Lake *lake, const uint16_t share[SEATS_MAX], unsigned f)
{
    const double own = (fitl_margin(&lake->game, &lake->s, f) + 64) / 128.0;
    return ((double)share[f] / UINT16_MAX * 32 - own) / 31;
}

/* Is the position one for a guess? Then it is looked at. */
static void check_guess(Lake *lake, void *context)
{
    unsigned *guesses = context;
    uint16_t share[SEATS_MAX], again[SEATS_MAX];
    double sum = 0;
    const bool begins = flow_now(&lake->s)->step == SLOT_ASK;
    assert_int_equal(fitl_estimate(&lake->game, &lake->s, NULL), begins);
    if (!begins)
        return;
    const State before = lake->s;
    assert_true(fitl_estimate(&lake->game, &lake->s, share));
    assert_true(fitl_estimate(&lake->game, &lake->s, again));
    assert_memory_equal(share, again, FACTIONS * sizeof *share);
    assert_memory_equal(&lake->s, &before, sizeof before);
    for (unsigned f = 0; f < FACTIONS; f++)
        sum += share_of(lake, share, f);
    assert_true(fabs(sum - 1) < 0.001);
    ++*guesses;
}

static void turns_begin_with_a_guess_that_shares_one_win(void **state)
{
    static const char *const options[] = {"scenario=short", "scenario=medium edition=1",
                                          "scenario=full", "scenario=short period=on"};
    for (unsigned i = 0; i < COUNT_OF(options); i++) {
        Lake lake;
        unsigned guesses = 0;
        play_game(&lake, options[i], i, check_guess, &guesses);
        assert_true(guesses > 10);
    }
}

typedef struct Errors {
    double guess[512][FACTIONS], margins[512][FACTIONS];
    unsigned count;
} Errors;

static void note_guesses(Lake *lake, void *context)
{
    Errors *errors = context;
    uint16_t share[SEATS_MAX];
    int margin[FACTIONS], stands[FACTIONS];
    double sum = 0;
    if (errors->count == COUNT_OF(errors->guess) || !fitl_estimate(&lake->game, &lake->s, share))
        return;
    fitl_margins(&lake->game, &lake->s, margin);
    fitl_stands(&lake->game, &lake->s, margin, stands);
    for (unsigned f = 0; f < FACTIONS; f++)
        sum += exp2(stands[f] / 256.0);
    for (unsigned f = 0; f < FACTIONS; f++) {
        errors->guess[errors->count][f] = share_of(lake, share, f);
        errors->margins[errors->count][f] = exp2(stands[f] / 256.0) / sum;
    }
    errors->count++;
}

static double error_of(const double share[FACTIONS], unsigned winner)
{
    double error = 0;
    for (unsigned f = 0; f < FACTIONS; f++)
        error += (share[f] - (f == winner)) * (share[f] - (f == winner));
    return error;
}

/* Squares of how far a guess was from the result. */
static void guesses_are_better_than_the_margins_alone(void **state)
{
    static Errors errors;
    double guessed = 0, by_margins = 0;
    for (uint64_t seed = 0; seed < 150; seed++) {
        Lake lake;
        errors.count = 0;
        play_game(&lake, seed % 3 ? NULL : "scenario=medium", 1000 + seed, note_guesses, &errors);
        const unsigned winner = fitl_winner(&lake.game, &lake.s);
        for (unsigned i = 0; i < errors.count; i++) {
            guessed += error_of(errors.guess[i], winner);
            by_margins += error_of(errors.margins[i], winner);
        }
    }
    print_message("squares of errors: %.1f, by margins alone %.1f\n", guessed, by_margins);
    assert_true(guessed < 0.93 * by_margins);
}

/* ---- What it looks at ------------------------------------------------------------------------ */

/* Cards that nobody has seen are not in a position; the bots' own deck is, face down. */
static void the_deck_of_the_bots_is_not_looked_at(void **state)
{
    Lake lake;
    uint16_t share[SEATS_MAX], then[SEATS_MAX];
    lake_start(&lake, "bots=all");
    assert_null(lake.game.rules->resample);
    Rng rng;
    ActionList list;
    for (rng_seed(&rng, 5); !fitl_estimate(&lake.game, &lake.s, share);) {
        game_legal(&lake.game, &lake.s, &list);
        game_apply(&lake.game, &lake.s, list.action[game_draw(&list, &rng)]);
    }
    assert_int_equal(lake.s.trung_size, TRUNG_CARDS);
    for (unsigned i = 0; i < TRUNG_CARDS / 2; i++) {
        const uint8_t kept = lake.s.trung[i];
        lake.s.trung[i] = lake.s.trung[TRUNG_CARDS - 1 - i];
        lake.s.trung[TRUNG_CARDS - 1 - i] = kept;
    }
    assert_true(fitl_estimate(&lake.game, &lake.s, then));
    assert_memory_equal(share, then, FACTIONS * sizeof *share);
}

typedef struct Layout {
    uint16_t going_on[TRAITS];
    bool goes_on[TRAITS];
} Layout;

static void lay_out(Layout *layout, const Lake *lake)
{
    memset(layout, 0, sizeof *layout);
    const unsigned count = fitl_traits_going_on(&lake->game, &lake->s, layout->going_on);
    for (unsigned i = 0; i < count; i++)
        layout->goes_on[layout->going_on[i]] = true;
}

/* Traits are in order and exist; a trait that goes on follows one that holds, too; the rows to be
 * added are those after which nothing goes on; no sum of the net leaves its 16 bits. */
static void check_traits(const Lake *lake, const Layout *layout)
{
    uint16_t trait[TRAITS], row[TRAITS];
    int margin[FACTIONS];
    int32_t sum[NEURONS];
    unsigned rows = 0;
    fitl_margins(&lake->game, &lake->s, margin);
    const unsigned count = fitl_traits(&lake->game, &lake->s, trait);
    const unsigned added = fitl_rows(&lake->game, &lake->s, margin, row);
    for (unsigned n = 0; n < NEURONS; n++)
        sum[n] = fitl_nets[0][TRAITS * NEURONS + n];
    for (unsigned i = 0; i < count; i++) {
        assert_true(trait[i] < TRAITS && (i == 0 || trait[i] > trait[i - 1]));
        assert_true(!layout->goes_on[trait[i]] || (i > 0 && trait[i - 1] == trait[i] - 1));
        if (i + 1 < count && trait[i + 1] == trait[i] + 1 && layout->goes_on[trait[i + 1]])
            continue;
        assert_true(rows < added && row[rows] == trait[i]);
        rows++;
        for (unsigned n = 0; n < NEURONS; n++)
            sum[n] += fitl_nets[0][trait[i] * NEURONS + n];
    }
    assert_int_equal(rows, added);
    for (unsigned n = 0; n < NEURONS; n++)
        assert_in_range(sum[n] - INT16_MIN, 0, UINT16_MAX);
}

static void visit_traits(Lake *lake, void *context)
{
    if (fitl_is_quiet(&lake->s))
        check_traits(lake, context);
}

static void facts_are_told_as_the_net_was_taught_them(void **state)
{
    static Layout layout;
    for (uint64_t seed = 0; seed < 6; seed++) {
        Lake lake;
        lake_start(&lake, NULL);
        lay_out(&layout, &lake);
        play_game(&lake, seed % 2 ? "scenario=full" : NULL, seed, visit_traits, &layout);
    }
}

/* All facts and guesses of a game drawn by lot, as one number. */
static uint64_t digest_game(const char *options, uint64_t seed)
{
    Lake lake;
    Rng rng;
    ActionList list;
    uint64_t digest = UINT64_C(0xcbf29ce484222325);
    lake_start(&lake, options);
    rng_seed(&rng, seed);
    while (!game_over(&lake.s)) {
        uint16_t told[TRAITS + FACTIONS], share[SEATS_MAX];
        unsigned count = 0;
        if (fitl_estimate(&lake.game, &lake.s, share)) {
            count = fitl_traits(&lake.game, &lake.s, told);
            for (unsigned f = 0; f < FACTIONS; f++)
                told[count++] = share[f];
        }
        for (unsigned i = 0; i < count; i++)
            digest = (digest ^ told[i]) * UINT64_C(0x100000001b3);
        game_legal(&lake.game, &lake.s, &list);
        game_apply(&lake.game, &lake.s, list.action[rng_below(&rng, list.count)]);
    }
    return digest;
}

/* The net knows facts by what they meant when it was taught. Who changes one on purpose teaches it
 * again (docs/ai.md) and writes the new numbers here. */
static void facts_mean_what_they_meant_when_the_net_was_taught(void **state)
{
    static const struct {
        const char *options;
        uint64_t digest;
    } games[] = {
        {NULL, UINT64_C(0x3482ca17c434118b)},
        {"scenario=medium edition=1", UINT64_C(0xf6900ff2824863e4)},
        {"scenario=full", UINT64_C(0xe92b9c1b777233d2)},
        {"scenario=full bots=nva-vc", UINT64_C(0xd852f1f9d6aaa818)},
    };
    for (unsigned i = 0; i < COUNT_OF(games); i++)
        assert_int_equal(digest_game(games[i].options, i), games[i].digest);
}

/* Whatever the file of a stranger says that the rules let pass. */
static void positions_of_strangers_have_facts_and_a_guess(void **state)
{
    static char real[STRANGE_SIZE], other[STRANGE_SIZE], text[STRANGE_SIZE];
    static Layout layout;
    unsigned guesses = 0;
    Rng rng;
    rng_seed(&rng, 3);
    for (unsigned i = 0; i < 3000; i++) {
        Lake lake;
        Problem problem;
        uint16_t share[SEATS_MAX];
        lake_start(&lake, i % 2 ? "scenario=full edition=1" : NULL);
        lay_out(&layout, &lake);
        if (i % 30 == 0) {
            strange_start(&lake.game, 400, &rng, real);
            strange_start(&lake.game, 400, &rng, other);
        }
        memcpy(text, real, sizeof text);
        for (unsigned left = rng_below(&rng, 4); left > 0; left--)
            strange_tamper(&lake.game, other, &rng, text);
        memset(&lake.s, 0, sizeof lake.s);
        if (!game_parse_state(&lake.game, text, &lake.s, &problem) ||
            game_check(&lake.game, &lake.s) || !fitl_estimate(&lake.game, &lake.s, share))
            continue;
        check_traits(&lake, &layout);
        guesses++;
    }
    print_message("%u guesses\n", guesses);
    assert_true(guesses > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_end_is_worth_more_with_a_better_margin_to_who_lost),
        cmocka_unit_test(the_estimate_shares_one_win_and_rises_with_the_margin),
        cmocka_unit_test(who_is_far_ahead_before_the_last_coup_is_favoured),
        cmocka_unit_test(turns_begin_with_a_guess_that_shares_one_win),
        cmocka_unit_test(guesses_are_better_than_the_margins_alone),
        cmocka_unit_test(the_deck_of_the_bots_is_not_looked_at),
        cmocka_unit_test(facts_are_told_as_the_net_was_taught_them),
        cmocka_unit_test(facts_mean_what_they_meant_when_the_net_was_taught),
        cmocka_unit_test(positions_of_strangers_have_facts_and_a_guess),
    };
    return cmocka_run_group_tests_name("fitl estimate", tests, NULL, NULL);
}
