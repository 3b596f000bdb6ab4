/* test_fair.c: nothing that a seat cannot see has any influence on its search: neither on the move
 * nor on a single visit, in one choice or through a whole game. */
#include <string.h>

#include "ai/thinker.h"
#include "support/play75.h"

enum { MEMORY = 1 << 22, TWINS = 3, ROLLOUTS = 40, VIEW_SIZE = 1 << 15 };

static const char *const options[] = {"edition=2", "edition=1 hand=3", "tokens=hidden",
                                      "edition=2 hand=3 sv_air=2"};

/* ---- Help ------------------------------------------------------------------------------------ */

static Thinker *open_thinker(const Game *game, Seat seat, uint32_t rollouts)
{
    const Strength strength = {.rollouts = rollouts};
    Thinker *thinker = thinker_open(game, seat, strength, MEMORY);
    assert_non_null(thinker);
    thinker_begin(thinker, 9);
    return thinker;
}

/* The same legal list for both; each answers, and has visited every answer as often. */
static uint32_t assert_same_thought(Thinker *one, const State *s, Thinker *other, const State *twin,
                                    const ActionList *list)
{
    thinker_ask(one, s, list);
    thinker_ask(other, twin, list);
    thinker_run(one, UINT32_MAX);
    thinker_run(other, UINT32_MAX);
    for (uint32_t i = 0; i < list->count; i++)
        assert_int_equal(thinker_found(one, i).visits, thinker_found(other, i).visits);
    const uint32_t answer = thinker_answer(one, NULL);
    assert_int_equal(answer, thinker_answer(other, NULL));
    return answer;
}

static uint32_t play_any(Play *p, const ActionList *list, Rng *rng)
{
    return list->chance ? game_draw(list, rng)
                        : p->game.rules->policies[0].choose(&p->game, &p->s, list, rng);
}

/* ---- One choice ------------------------------------------------------------------------------ */

static void assert_blind(const Play *p, const ActionList *list, Rng *rng)
{
    const Seat seat = game_actor(&p->game, &p->s);
    for (int i = 0; i < TWINS; i++) {
        State twin = p->s;
        game_resample(&p->game, &twin, seat, rng);
        Thinker *one = open_thinker(&p->game, seat, 10 * ROLLOUTS);
        Thinker *other = open_thinker(&p->game, seat, 10 * ROLLOUTS);
        assert_same_thought(one, &p->s, other, &twin, list);
        thinker_close(one);
        thinker_close(other);
    }
}

static void hidden_cards_change_no_visit(void **unused)
{
    for (size_t i = 0; i < COUNT_OF(options); i++) {
        Play p;
        Rng rng;
        ActionList list;
        unsigned asked[SIDES] = {0};
        rng_seed(&rng, 5 + i);
        play_start(&p, options[i]);
        for (unsigned number = 0; !game_over(&p.s); number++) {
            const Seat actor = game_actor(&p.game, &p.s);
            game_legal(&p.game, &p.s, &list);
            if (actor < SIDES && list.count > 1 && number % 30 == 0) {
                assert_blind(&p, &list, &rng);
                asked[actor]++;
            }
            game_apply(&p.game, &p.s, list.action[play_any(&p, &list, &rng)]);
        }
        assert_true(asked[NV] > 0 && asked[SV] > 0);
    }
}

/* ---- A whole game ---------------------------------------------------------------------------- */

static void print_view(const Game *game, const State *s, Seat seat, char *out)
{
    Text text;
    Json json;
    text_init(&text, out, VIEW_SIZE);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    game_view(game, s, seat, &json);
    json_close(&json, '}');
}

static bool look_alike(const Game *game, const State *s, const State *twin, Seat seat)
{
    static char view[2][VIEW_SIZE];
    print_view(game, s, seat, view[0]);
    print_view(game, twin, seat, view[1]);
    return strcmp(view[0], view[1]) == 0;
}

static bool has(const ActionList *list, Action action)
{
    uint32_t i = 0;
    while (i < list->count && !action_equal(list->action[i], action))
        i++;
    return i < list->count;
}

/* Plays on in two games that look the same to a seat, as long as they do; in each its search keeps
 * its tree. Gives the number of choices. */
static unsigned play_twins(Play *p, State *twin, Seat seat, Rng *rng)
{
    ActionList list, twin_list;
    unsigned choices = 0;
    Thinker *one = open_thinker(&p->game, seat, ROLLOUTS), *other;
    other = open_thinker(&p->game, seat, ROLLOUTS);
    while (!game_over(&p->s) && look_alike(&p->game, &p->s, twin, seat)) {
        game_legal(&p->game, &p->s, &list);
        game_legal(&p->game, twin, &twin_list);
        uint32_t index = play_any(p, &list, rng);
        if (game_actor(&p->game, &p->s) == seat && list.count > 1) {
            assert_memory_equal(list.action, twin_list.action, list.count * sizeof *list.action);
            index = assert_same_thought(one, &p->s, other, twin, &list);
            choices++;
        }
        for (uint32_t i = 0; !has(&twin_list, list.action[index]) && i < list.count; i++)
            index = i; /* the enemy plays what his twin can play, too */
        if (!has(&twin_list, list.action[index]))
            break;
        game_apply(&p->game, &p->s, list.action[index]);
        game_apply(&p->game, twin, list.action[index]);
        thinker_tell(one, list.action[index]);
        thinker_tell(other, list.action[index]);
    }
    thinker_close(one);
    thinker_close(other);
    return choices;
}

static void games_that_look_alike_are_played_alike(void **unused)
{
    unsigned choices[SIDES] = {0};
    for (unsigned round = 0; round < 8; round++) {
        const Seat seat = round % SIDES;
        Play p;
        Rng rng;
        play_set_up(&p, options[round % COUNT_OF(options)]);
        rng_seed(&rng, round);
        State twin = p.s;
        game_resample(&p.game, &twin, seat, &rng);
        game_resample(&p.game, &p.s, seat, &rng);
        choices[seat] += play_twins(&p, &twin, seat, &rng);
    }
    assert_true(choices[NV] > 100 && choices[SV] > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hidden_cards_change_no_visit),
        cmocka_unit_test(games_that_look_alike_are_played_alike),
    };
    return cmocka_run_group_tests_name("fair", tests, NULL, NULL);
}
