/* test_review.c: hints and reviews against what can be worked out exactly (nim), and against the
 * promises they make on Saigon 75. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/hint.h"
#include "ai/review.h"
#include "ai/rollout.h"
#include "games/list.h"
#include "games/saigon75/rules/s75.h"
#include "match/match.h"
#include "support/play75.h"

enum { STICKS = 21, MOVES_MAX = 1024 };

/* ---- Nim, solved ----------------------------------------------------------------------------- */

/* odds[n]: of the player about to roll with n sticks left, if both play perfectly: as the game's
 * own player does, by whom roll-outs are played. */
static void solve_nim(double odds[STICKS + 1])
{
    odds[0] = 0;
    for (int n = 1; n <= STICKS; n++) {
        double best = 0, sum = 0;
        for (int roll = 1; roll <= 4; roll++) {
            if (roll <= n && 1 - odds[n - roll] > best)
                best = 1 - odds[n - roll];
            sum += best;
        }
        odds[n] = sum / 4;
    }
}

/* The first seat's chances once `sticks` are left and a roll comes next: `turns` have been played.
 */
static double first_seat(const double odds[STICKS + 1], int sticks, unsigned turns)
{
    return turns % 2 == 0 ? odds[sticks] : 1 - odds[sticks];
}

/* The best chances of the player who has rolled. */
static double best_after(const double odds[STICKS + 1], int sticks, int roll)
{
    double best = 0;
    for (int n = 1; n <= roll && n <= sticks; n++)
        best = fmax(best, 1 - odds[sticks - n]);
    return best;
}

/* ---- Help ------------------------------------------------------------------------------------ */

typedef struct Played {
    Game game;
    State *start;
    Action action[MOVES_MAX];
    uint32_t count;
} Played;

/* A game of nim with 15 sticks, by words. */
static void play_nim(Played *p, const char *words)
{
    Slice rest = {words, strlen(words)}, word;
    const Rules *nim = game_find("nim");
    *p = (Played){.game = {.rules = nim, .steps = nim->steps, .option = {1}}};
    p->start = malloc(p->game.rules->state_size);
    game_start(&p->game, p->start);
    while (slice_cut(&rest, ';', &word)) {
        char text[32];
        slice_copy(word, text, sizeof text);
        assert_true(action_parse(&p->game, text, &p->action[p->count++]));
    }
}

static Review *open_review(const Played *p, uint32_t rollouts)
{
    Review *review = review_open(&p->game, p->start, p->action, p->count, rollouts, 1);
    assert_non_null(review);
    return review;
}

static Review *make_review(const Played *p, uint32_t rollouts)
{
    Review *review = open_review(p, rollouts);
    while (!review_run(review, 1000))
        continue;
    return review;
}

static void end_review(Played *p, Review *review)
{
    review_close(review);
    free(p->start);
}

/* ---- Roll-outs ------------------------------------------------------------------------------- */

static void draws_repeat_themselves_and_keep_to_the_odds(void **unused)
{
    ActionList list = {.count = 3, .chance = true, .weight = {1, 2, 5}};
    unsigned count[3] = {0};
    Play p;
    play_set_up(&p, NULL);
    for (uint32_t i = 0; i < 640; i++) {
        Draws x = {.key = 7, .sample = i}, y = x;
        const uint32_t index = draws_roll(&x, &p.game, &p.s, &list);
        assert_int_equal(index, draws_roll(&y, &p.game, &p.s, &list));
        count[index]++;
    }
    /* 64 samples share the outcomes evenly: 8, 16 and 40 of them. */
    assert_int_equal(count[0], 80);
    assert_int_equal(count[1], 160);
    assert_int_equal(count[2], 400);
}

static void draws_of_different_samples_times_and_keys_differ(void **unused)
{
    ActionList list = {.count = 2, .chance = true, .weight = {1, 1}};
    unsigned same_time = 0, same_key = 0;
    Play p;
    play_set_up(&p, NULL);
    for (uint32_t i = 0; i < 640; i++) {
        Draws x = {.key = 7, .sample = i}, z = {.key = 8, .sample = i};
        const uint32_t index = draws_roll(&x, &p.game, &p.s, &list);
        same_time += index == draws_roll(&x, &p.game, &p.s, &list);
        same_key += index == draws_roll(&z, &p.game, &p.s, &list);
    }
    assert_in_range(same_time, 250, 390);
    assert_in_range(same_key, 250, 390);
}

/* 64 samples at the roll of a position, whatever was asked before in its turn. */
static void assert_fair(const Play *p, const ActionList *list, const Asked *asked)
{
    enum { SAMPLES = 64 };
    double sum = 0;
    unsigned count[LIST_MAX] = {0};
    for (uint32_t i = 0; i < list->count; i++)
        sum += list->weight[i];
    for (uint32_t i = 0; i < SAMPLES; i++) {
        Draws draws = {.key = 11, .sample = i, .asked = *asked};
        count[draws_roll(&draws, &p->game, &p->s, list)]++;
    }
    for (uint32_t i = 0; i < list->count; i++)
        assert_true(fabs(count[i] - SAMPLES * list->weight[i] / sum) < 2);
}

/* No roll is luckier for being found by what it is for. */
static void every_roll_of_a_game_keeps_to_its_odds(void **unused)
{
    unsigned rolls = 0;
    Play p;
    Rng rng;
    ActionList list;
    Asked asked = {0};
    play_start(&p, NULL);
    rng_seed(&rng, 1);
    for (game_start(&p.game, &p.s); !game_over(&p.s);) {
        game_legal(&p.game, &p.s, &list);
        if (list.chance && list.count > 1) {
            assert_fair(&p, &list, &asked);
            asked_next(&asked, &p.game, &p.s, &list);
            rolls++;
        }
        const uint32_t pick = list.chance
                                  ? game_draw(&list, &rng)
                                  : cast_usual(p.game.rules)->choose(&p.game, &p.s, &list, &rng);
        game_apply(&p.game, &p.s, list.action[pick]);
    }
    assert_true(rolls > 40);
}

/* Two combats, that one first: what each side rolls in each province. */
static void roll_combats(const char *first, uint32_t sample, Action rolled[PROVINCES][SIDES])
{
    Play p;
    ActionList list;
    Draws draws = {.key = 3, .sample = sample};
    play_phase(&p, NULL, 5, NV, 3, COMBATS);
    play_put(&p, "hue: nvd1 nvd2 svd1; pleiku: nvd3 nvd4 svd2; saigon: svd3");
    play_go(&p);
    play(&p, "attack hue; commit-all; attack pleiku; commit-all");
    play(&p, first);
    for (unsigned rolls = 0; rolls < 2 * SIDES;) {
        game_legal(&p.game, &p.s, &list);
        const uint32_t pick =
            list.chance && list.count > 1 ? draws_roll(&draws, &p.game, &p.s, &list) : 0;
        if (flow_now(&p.s)->step == ROLL_DICE) {
            rolled[p.s.combat.province][list.action[pick].a] = list.action[pick];
            rolls++;
        }
        game_apply(&p.game, &p.s, list.action[pick]);
    }
}

/* A combat before it, in another province, does not change the dice of a combat. */
static void what_is_rolled_for_has_its_dice_whatever_came_before(void **unused)
{
    for (uint32_t i = 0; i < 16; i++) {
        Action x[PROVINCES][SIDES] = {0}, y[PROVINCES][SIDES] = {0};
        roll_combats("fight hue", i, x);
        roll_combats("fight pleiku", i, y);
        assert_memory_equal(x, y, sizeof x);
    }
}

/* ---- Hints ----------------------------------------------------------------------------------- */

static void a_hint_in_nim_is_the_winning_move(void **unused)
{
    const Rules *nim = game_find("nim");
    Game game = {.rules = nim, .steps = nim->steps, .option = {1}};
    State *state = calloc(1, game.rules->state_size);
    Problem problem;
    Advice advice[LIST_MAX];
    double odds[STICKS + 1];
    assert_true(game_parse_state(&game, "sticks 4 turn 7 roll 4", state, &problem));
    solve_nim(odds);
    Hint *hint = hint_open(&game, state, 1);
    assert_non_null(hint);
    hint_run(hint, 1000);
    hint_run(hint, 1000);
    assert_int_equal(hint_rollouts(hint), 2000);
    assert_int_equal(hint_list(hint, advice), 4);
    assert_int_equal(advice[0].action.a, 4);
    assert_int_equal(advice[0].index, 3);
    assert_true(advice[0].value == 1);
    for (uint32_t i = 1; i < 4; i++) {
        assert_true(advice[i].visits <= advice[i - 1].visits);
        assert_true(advice[i].value < 1);
    }
    assert_in_range(hint_worth(advice, 4, 3), 1, 3);
    hint_close(hint);
    free(state);
}

/* Saigon 75 where a player is to choose first. */
static void play_to_choice(Play *p, const char *options)
{
    play_set_up(p, options);
    while (game_actor(&p->game, &p->s) == SEAT_CHANCE) {
        ActionList list;
        game_legal(&p->game, &p->s, &list);
        game_apply(&p->game, &p->s, list.action[0]);
    }
}

/* The enemy's hand and the undrawn cards change places: the advice is the same to the last visit.
 */
static void a_hint_does_not_know_the_enemys_cards(void **unused)
{
    Play p, q;
    Rng rng;
    Advice x[LIST_MAX], y[LIST_MAX];
    play_to_choice(&p, "edition=2 hand=3");
    const Seat actor = game_actor(&p.game, &p.s);
    q = p;
    rng_seed(&rng, 5);
    for (int i = 0; i < 4 && memcmp(&p.s, &q.s, sizeof p.s) == 0; i++)
        game_resample(&p.game, &q.s, actor, &rng);
    assert_memory_not_equal(&p.s, &q.s, sizeof p.s);
    Hint *first = hint_open(&p.game, &p.s, 3), *second = hint_open(&p.game, &q.s, 3);
    hint_run(first, 300);
    hint_run(second, 300);
    const uint32_t count = hint_list(first, x);
    assert_true(count > 1);
    assert_int_equal(count, hint_list(second, y));
    for (uint32_t i = 0; i < count; i++) {
        assert_true(action_equal(x[i].action, y[i].action));
        assert_int_equal(x[i].visits, y[i].visits);
        assert_true(x[i].value == y[i].value);
    }
    hint_close(first);
    hint_close(second);
}

/* Chances are those of the game at hand, also where it is one of two. */
static void a_hint_in_a_series_tells_of_this_game(void **unused)
{
    Play p;
    Advice alone[LIST_MAX], series[LIST_MAX];
    play_to_choice(&p, "edition=2");
    Game one_of_two = p.game;
    one_of_two.series = true;
    Hint *first = hint_open(&p.game, &p.s, 3), *second = hint_open(&one_of_two, &p.s, 3);
    hint_run(first, 200);
    hint_run(second, 200);
    const uint32_t count = hint_list(first, alone);
    assert_true(count > 1);
    assert_int_equal(count, hint_list(second, series));
    for (uint32_t i = 0; i < count; i++)
        assert_true(alone[i].visits == series[i].visits && alone[i].value == series[i].value);
    hint_close(first);
    hint_close(second);
}

/* ---- Reviews of nim -------------------------------------------------------------------------- */

/* Red leaves the last stick instead of taking both. */
static const char blunder[] = "roll 4;take 4;roll 4;take 4;roll 4;take 4;roll 1;take 1;roll 2;"
                              "take 1;roll 3;take 1";
enum { BLUNDER = 9 };

static void values_and_luck_are_those_of_the_solved_game(void **unused)
{
    double odds[STICKS + 1];
    Played p;
    solve_nim(odds);
    play_nim(&p, blunder);
    Review *review = make_review(&p, 6400);
    assert_true(fabs(review_start_value(review, 0) - odds[15]) < 0.02);
    int sticks = 15;
    for (uint32_t i = 0; i < p.count; i += 2) {
        const ReviewMove *roll = review_move(review, i), *take = review_move(review, i + 1);
        const unsigned turns = i / 2;
        const double before = first_seat(odds, sticks, turns);
        const double best = best_after(odds, sticks, p.action[i].a);
        const double rolled = turns % 2 == 0 ? best : 1 - best;
        assert_int_equal(roll->actor, SEAT_CHANCE);
        assert_true(fabs(roll->value[0] - rolled) < 0.02);
        assert_true(fabs(roll->effect - (rolled - before)) < 0.02);
        assert_true(roll->effect_error < 0.01);
        sticks -= p.action[i + 1].a;
        const double left = sticks > 0 ? first_seat(odds, sticks, turns + 1) : 1 - turns % 2;
        assert_true(fabs(take->value[0] - left) < 0.02);
        assert_true(fabs(take->value[1] - (1 - left)) < 0.02);
    }
    end_review(&p, review);
}

static void a_mistake_costs_what_it_costs(void **unused)
{
    double odds[STICKS + 1];
    uint32_t worst[REVIEW_WORST];
    Played p;
    solve_nim(odds);
    play_nim(&p, blunder);
    Review *review = make_review(&p, 400);
    const ReviewMove *move = review_move(review, BLUNDER);
    assert_true(move->judged);
    assert_int_equal(move->better.a, 2);
    assert_true(move->better_value == 1);
    assert_true(fabs(move->cost - odds[1]) < 0.001); /* whatever is rolled, the last one is taken */
    assert_in_range(review_worst(review, 0, REVIEW_WORST, worst), 1, REVIEW_WORST);
    assert_int_equal(worst[0], BLUNDER);
    end_review(&p, review);
}

/* Every decision: what costs nothing is no mistake, what costs much is one, at its price. */
static void costs_are_those_of_the_solved_game(void **unused)
{
    double odds[STICKS + 1];
    unsigned mistakes = 0;
    Played p;
    solve_nim(odds);
    play_nim(&p, blunder);
    Review *review = make_review(&p, 2000);
    int sticks = 15;
    for (uint32_t i = 0; i < p.count; i += 2) {
        const ReviewMove *take = review_move(review, i + 1);
        const double best = best_after(odds, sticks, p.action[i].a);
        sticks -= p.action[i + 1].a;
        const double cost = best - (1 - odds[sticks]);
        assert_true(cost > 1e-9 || take->cost == 0);
        assert_true(cost < 0.1 || take->cost > 0);
        if (take->cost > 0) {
            assert_true(fabs(take->cost - cost) < 4 * take->cost_error + 1e-9);
            assert_true(fabs(take->better_value - best) < 0.05);
            mistakes++;
        }
    }
    assert_true(mistakes >= 2);
    end_review(&p, review);
}

/* The computer's own moves: nothing to complain about, whatever the seed. */
static void perfect_play_has_no_mistakes(void **unused)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Played p;
        ActionList list;
        ReviewTotal total;
        Rng rng;
        play_nim(&p, "");
        State *state = malloc(p.game.rules->state_size);
        memcpy(state, p.start, p.game.rules->state_size);
        rng_seed(&rng, seed);
        for (p.count = 0; !game_over(state); p.count++) {
            game_legal(&p.game, state, &list);
            const uint32_t index =
                list.chance ? game_draw(&list, &rng)
                            : p.game.rules->policies[0].choose(&p.game, state, &list, &rng);
            p.action[p.count] = list.action[index];
            game_apply(&p.game, state, list.action[index]);
        }
        Review *review = make_review(&p, 400);
        for (Seat seat = 0; seat < 2; seat++) {
            review_total(review, seat, &total);
            assert_int_equal(total.mistakes, 0);
            assert_true(total.cost == 0);
            assert_true(fabs(total.skill) < 1e-9); /* the roll-outs would have played the same */
        }
        free(state);
        end_review(&p, review);
    }
}

static void luck_and_decisions_add_up_to_the_result(void **unused)
{
    ReviewTotal red, blue;
    Played p;
    play_nim(&p, blunder);
    Review *review = make_review(&p, 400);
    review_total(review, 0, &red);
    review_total(review, 1, &blue);
    assert_true(red.end == 0 && blue.end == 1);
    assert_true(fabs(red.end - red.start - (red.luck + red.skill - blue.skill)) < 1e-9);
    assert_true(fabs(blue.end - blue.start - (blue.luck + blue.skill - red.skill)) < 1e-9);
    assert_true(fabs(red.luck + blue.luck) < 1e-9);
    assert_true(red.mistakes > 0);
    end_review(&p, review);
}

/* ---- Slices and jobs ------------------------------------------------------------------------- */

static void assert_same_moves(const Review *a, const Review *b)
{
    for (uint32_t i = 0; i < review_count(a); i++)
        assert_memory_equal(review_move(a, i), review_move(b, i), sizeof(ReviewMove));
}

/* However the work is cut. */
static void slices_make_no_difference(void **unused)
{
    Played p;
    play_nim(&p, blunder);
    Review *whole = make_review(&p, 200), *cut = open_review(&p, 200);
    unsigned slices = 1;
    double last = review_progress(cut);
    while (!review_run(cut, 1)) {
        assert_true(review_progress(cut) >= last);
        last = review_progress(cut);
        slices++;
    }
    assert_true(slices > 20);
    assert_true(review_progress(cut) == 1);
    assert_same_moves(whole, cut);
    review_close(cut);
    end_review(&p, whole);
}

/* With so few roll-outs chances jump from none to all, and gains come out at nothing. */
static void few_rollouts_come_to_an_end_too(void **unused)
{
    Played p;
    play_nim(&p, blunder);
    for (uint32_t rollouts = 1; rollouts <= 4; rollouts++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            Review *review = review_open(&p.game, p.start, p.action, p.count, rollouts, seed);
            assert_non_null(review);
            unsigned slices = 0;
            while (!review_run(review, 32))
                assert_true(++slices < 10000);
            review_close(review);
        }
    free(p.start);
}

/* Whoever does it, and who is told of it: two hands in one memory, and another memory that learns
 * all of it and does no work of its own. */
static void whoever_does_a_job_finds_the_same(void **unused)
{
    enum { ROOM = 1 << 16 };
    Played p;
    play_nim(&p, blunder);
    Review *whole = make_review(&p, 200), *jobs = open_review(&p, 200),
           *other = open_review(&p, 200);
    ReviewHand *hand[2] = {review_hand_new(jobs), review_hand_new(jobs)};
    char *found = malloc(ROOM);
    Text text;
    for (uint32_t job, turn = 0; (job = review_next(jobs)) != REVIEW_NONE; turn++) {
        assert_true(review_may_take(jobs, job));
        while (!review_job(hand[turn % 2], job, 7))
            continue;
        review_done(jobs, job);
        text_init(&text, found, ROOM);
        review_tell(jobs, job, &text);
        assert_true(review_learn(other, job, found));
        assert_false(review_learn(other, job, found)); /* it is done */
    }
    assert_true(review_is_done(jobs) && review_is_done(other));
    review_tally(jobs);
    review_tally(other);
    assert_same_moves(whole, jobs);
    assert_same_moves(whole, other);
    free(found);
    review_hand_free(hand[0]);
    review_hand_free(hand[1]);
    review_close(jobs);
    review_close(other);
    end_review(&p, whole);
}

/* What another memory says may be anything. */
static void nonsense_is_not_learned(void **unused)
{
    static const char *const verdicts[] = {
        "",
        " ",
        "x",
        "0 0 0 0 0 0 0",
        "4 0 0 0 0 0 0",
        "1 4 16 1 1 1 1",
        "1 4294967295 16 1 1 1 1",
        "1 1 16 1 1 1",
        "1 1 16 1 1 1 1 1",
        "1 1 99999999999 1 1 1 1",
        "1 -1 16 1 1 1 1",
        "1 1 16 1 1 1 1x",
    };
    Played p;
    play_nim(&p, blunder);
    Review *review = open_review(&p, 8);
    for (uint32_t job = 0; job < 40; job++)
        for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++)
            assert_false(review_learn(review, job, verdicts[i]));
    assert_false(review_learn(review, REVIEW_NONE, "1 1 16 1 1 1 1"));
    assert_false(review_may_take(review, REVIEW_NONE));
    assert_false(review_may_take(review, 2 * p.count)); /* a close look before the quick one */
    while (!review_run(review, 1000))
        continue;
    end_review(&p, review);
}

/* Before it is done: the curve and what was found so far, and no cost counted that is not sure. */
static void it_can_be_read_before_it_is_done(void **unused)
{
    unsigned unsure = 0, known = 0;
    Played p;
    play_nim(&p, blunder);
    Review *review = open_review(&p, 400);
    for (bool done = false; !done;) {
        ReviewTotal total;
        double sure = 0;
        done = review_run(review, 1);
        review_tally(review);
        for (uint32_t i = 0; i < p.count; i++) {
            const ReviewMove *move = review_move(review, i);
            unsure += move->cost > 0 && !move->sure;
            sure += move->sure && move->actor == 0 ? move->cost : 0;
        }
        review_total(review, 0, &total);
        assert_true(fabs(total.cost - sure) < 1e-9);
        assert_true(total.seen <= total.decisions);
        assert_true(done == (review_rollouts(review) == 400 && total.seen == total.decisions) ||
                    !done);
        known += !done && review_rollouts(review) > 0 && total.end == 0 && total.start > 0;
    }
    assert_true(unsure > 0 && known > 20);
    end_review(&p, review);
}

/* A game that has just begun, or not even that. */
static void nothing_played_is_reviewed_too(void **unused)
{
    ReviewTotal total;
    uint32_t list[4];
    Played p;
    play_nim(&p, "");
    p.count = 0;
    Review *review = make_review(&p, 100);
    review_total(review, 0, &total);
    assert_true(total.start == total.end);
    assert_int_equal(review_worst(review, 0, 4, list), 0);
    assert_int_equal(review_luckiest(review, 4, list), 0);
    end_review(&p, review);
}

/* ---- Saigon 75 ------------------------------------------------------------------------------- */

/* Turn 8, one point of desertion: the ranger leaves Saigon to NV, who wins at once [10.a]. */
static void giving_saigon_away_is_the_worst_decision(void **unused)
{
    Play p;
    ActionList list;
    Action action[2];
    uint32_t worst[REVIEW_WORST];
    play_phase(&p, "board=1 edition=1", 8, SV, 1, DESERTION);
    play_put(&p, "saigon: nvd1 ranger1; hue: nvd2; da_nang: nvd3; pleiku: nvd4; kon_tum: nvd5; "
                 "dak_lak: nvd6; ca_mau: svd1");
    play_go(&p);
    play(&p, "die 2");
    game_legal(&p.game, &p.s, &list);
    assert_true(action_parse(&p.game, "desert ranger1", &action[0]));
    Review *review = review_open(&p.game, &p.s, action, 1, 100, 1);
    while (!review_run(review, 1000))
        continue;
    const ReviewMove *move = review_move(review, 0);
    assert_int_equal(review_worst(review, SV, REVIEW_WORST, worst), 1);
    assert_true(action_parse(&p.game, "desert svd1", &action[1]));
    assert_true(action_equal(move->better, action[1]));
    assert_true(move->cost == 1 && move->cost_error == 0);
    assert_true(move->value[NV] == 1 && move->value[SV] == 0);
    review_close(review);
}

/* What is judged is what the seat could know: other cards in the enemy's hand, the same verdict. */
static void a_decision_is_judged_without_the_enemys_cards(void **unused)
{
    Play p, q;
    ActionList list;
    Rng rng;
    play_set_up(&p, "edition=2 hand=3");
    while (game_actor(&p.game, &p.s) == SEAT_CHANCE) {
        game_legal(&p.game, &p.s, &list);
        game_apply(&p.game, &p.s, list.action[0]);
    }
    const Seat actor = game_actor(&p.game, &p.s);
    game_legal(&p.game, &p.s, &list);
    assert_true(list.count > 1);
    q = p;
    rng_seed(&rng, 5);
    for (int i = 0; i < 4 && memcmp(&p.s, &q.s, sizeof p.s) == 0; i++)
        game_resample(&p.game, &q.s, actor, &rng);
    for (uint32_t i = 0; i < list.count; i++) {
        Review *x = review_open(&p.game, &p.s, &list.action[i], 1, 60, 1);
        Review *y = review_open(&p.game, &q.s, &list.action[i], 1, 60, 1);
        while (!review_run(x, 1000) || !review_run(y, 1000))
            continue;
        const ReviewMove *a = review_move(x, 0), *b = review_move(y, 0);
        assert_true(a->cost == b->cost && a->cost_error == b->cost_error);
        assert_true(a->better_value == b->better_value && a->played_value == b->played_value);
        assert_true(action_equal(a->better, b->better));
        review_close(x);
        review_close(y);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_repeat_themselves_and_keep_to_the_odds),
        cmocka_unit_test(draws_of_different_samples_times_and_keys_differ),
        cmocka_unit_test(every_roll_of_a_game_keeps_to_its_odds),
        cmocka_unit_test(what_is_rolled_for_has_its_dice_whatever_came_before),
        cmocka_unit_test(a_hint_in_nim_is_the_winning_move),
        cmocka_unit_test(a_hint_does_not_know_the_enemys_cards),
        cmocka_unit_test(a_hint_in_a_series_tells_of_this_game),
        cmocka_unit_test(values_and_luck_are_those_of_the_solved_game),
        cmocka_unit_test(a_mistake_costs_what_it_costs),
        cmocka_unit_test(costs_are_those_of_the_solved_game),
        cmocka_unit_test(perfect_play_has_no_mistakes),
        cmocka_unit_test(luck_and_decisions_add_up_to_the_result),
        cmocka_unit_test(slices_make_no_difference),
        cmocka_unit_test(few_rollouts_come_to_an_end_too),
        cmocka_unit_test(whoever_does_a_job_finds_the_same),
        cmocka_unit_test(nonsense_is_not_learned),
        cmocka_unit_test(it_can_be_read_before_it_is_done),
        cmocka_unit_test(nothing_played_is_reviewed_too),
        cmocka_unit_test(giving_saigon_away_is_the_worst_decision),
        cmocka_unit_test(a_decision_is_judged_without_the_enemys_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
