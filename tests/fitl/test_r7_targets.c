/* test_r7_targets.c: which enemy factions are targeted is asked exactly where it makes a difference
 * [7.3]: what one target alone leads to is compared with all that both lead to. */
#include "support/lake.h"

#include <stdio.h>
#include <string.h>

#include "core/rng.h"
#include "games/fitl/people/words.h"

enum { ENDS_MAX = 512, POSITIONS = 800 };

/* All that an Assault of Bình Định can lead to. */
typedef struct Ends {
    unsigned count;
    struct {
        uint8_t left[KINDS], patton, abrams, aid, die;
    } end[ENDS_MAX];
} Ends;

static void add_end(const State *s, Ends *ends)
{
    const unsigned x = fitl_find_space((Slice){"binh-dinh", 9});
    assert_true(ends->count < ENDS_MAX);
    memcpy(ends->end[ends->count].left, s->at[x], KINDS);
    ends->end[ends->count].patton = s->op.patton;
    ends->end[ends->count].abrams = s->op.abrams;
    ends->end[ends->count].aid = s->track[T_AID];
    ends->end[ends->count++].die = s->die;
}

static void play_on(const Game *game, const State *s, Ends *ends)
{
    ActionList list;
    if (flow_now(s)->step == ASSAULT) {
        add_end(s, ends);
        return;
    }
    game_legal(game, s, &list);
    const bool asks = flow_now(s)->step == TARGETS;
    for (uint32_t i = 0; i < list.count; i++) {
        State copy = *s;
        if (asks && list.action[i].a != CH_BOTH)
            continue;
        game_apply(game, &copy, list.action[i]);
        play_on(game, &copy, ends);
    }
}

static bool reaches(const Ends *ends, const void *end)
{
    for (unsigned i = 0; i < ends->count; i++)
        if (memcmp(&ends->end[i], end, sizeof ends->end[i]) == 0)
            return true;
    return false;
}

/* With one enemy alone for a target, as if the other were none. */
static bool both_reach_what_one_does(const Lake *lake, Action space, unsigned enemy,
                                     const Ends *both)
{
    Ends one = {0};
    State copy = lake->s;
    copy.op.enemies = (uint8_t)(1u << enemy);
    game_apply(&lake->game, &copy, space);
    play_on(&lake->game, &copy, &one);
    for (unsigned i = 0; i < one.count; i++)
        if (!reaches(both, &one.end[i]))
            return false;
    return true;
}

static void check_targets(const Lake *lake, Action space)
{
    Ends both = {0};
    State copy = lake->s;
    game_apply(&lake->game, &copy, space);
    const bool asked = flow_now(&copy)->step == TARGETS;
    play_on(&lake->game, &copy, &both);
    const bool matters = has(&lake->s, space.a, NVA_KINDS) && has(&lake->s, space.a, VC_KINDS) &&
                         (!both_reach_what_one_does(lake, space, NVA, &both) ||
                          !both_reach_what_one_does(lake, space, VC, &both));
    if (asked != matters) {
        char text[256];
        Text out;
        text_init(&out, text, sizeof text);
        for (unsigned k = 0; k < KINDS; k++) {
            text_number(&out, lake->s.at[space.a][k]);
            text_char(&out, ' ');
        }
        fail_msg("asked %d, matters %d: pieces %s", asked, matters, text);
    }
}

static void put(Lake *lake, const char *kind, unsigned n)
{
    char where[64];
    snprintf(where, sizeof where, "binh-dinh: %s %u", kind, n);
    if (n)
        lake_put(lake, where);
}

/* Two bases at most [2.7]. */
static void random_pieces(Lake *lake, Rng *rng)
{
    static const char *const others[] = {"nva-troop", "nva-guerrilla", "nva-guerrilla-active",
                                         "vc-guerrilla", "vc-guerrilla-active"};
    static const char *const bases[] = {"us-base", "nva-base", "nva-tunnel", "vc-base",
                                        "vc-tunnel"};
    put(lake, "us-troop", 1 + rng_below(rng, 8));
    for (unsigned i = 0; i < COUNT_OF(others); i++)
        put(lake, others[i], rng_below(rng, 2) * rng_below(rng, 3));
    for (unsigned i = 0; i < 2; i++)
        if (rng_below(rng, 3))
            put(lake, bases[rng_below(rng, COUNT_OF(bases))], 1);
}

static void random_caps(Lake *lake, Rng *rng)
{
    static const Capability caps[] = {CAP_SEARCH, CAP_ABRAMS, CAP_PATTON};
    for (unsigned i = 0; i < COUNT_OF(caps); i++)
        if (rng_below(rng, 3) == 0)
            lake->s.cap[UNSHADED] |= 1u << caps[i];
}

/* Some with one enemy only, some with Tunnels. */
static void r7_3_targets_of_an_assault_are_asked_exactly_where_they_matter(void **state)
{
    Lake lake;
    Rng rng;
    Action space;
    rng_seed_stream(&rng, 73, 0);
    for (unsigned i = 0; i < POSITIONS; i++) {
        lake_empty(&lake, NULL);
        random_pieces(&lake, &rng);
        random_caps(&lake, &rng);
        lake_operation(&lake, US, OP_ASSAULT, 0);
        assert_true(action_parse(&lake.game, "space binh-dinh", &space));
        if (lake_legal(&lake, "space binh-dinh"))
            check_targets(&lake, space);
    }
}

static Bygone bygone(Lake *lake, const char *words, Action *instead)
{
    Action action;
    assert_true(action_parse(&lake->game, words, &action));
    return game_bygone(&lake->game, &lake->s, action, instead);
}

/* Games saved when targets were named everywhere still load. */
static void r7_3_an_answer_of_before_passes_where_targets_are_asked_no_more(void **state)
{
    Lake lake;
    Action instead;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-troop 2 nva-guerrilla-active 2 vc-guerrilla-active 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    assert_int_equal(bygone(&lake, "choose both", &instead), BYGONE_PASSED);
    assert_int_equal(bygone(&lake, "choose vc", &instead), BYGONE_PASSED);
    assert_int_equal(bygone(&lake, "choose yes", &instead), BYGONE_REFUSED);
    assert_int_equal(bygone(&lake, "choose guerrillas", &instead), BYGONE_REFUSED);
    for (unsigned x = 0; x < SPACES; x++) /* what is no choice is no answer of before */
        assert_int_equal(
            game_bygone(&lake.game, &lake.s, (Action){V_SPACE, (uint8_t)x, 0, 0}, &instead),
            BYGONE_REFUSED);
    lake_play(&lake, "space binh-dinh");
    lake_asks(&lake, ASSAULT_PIECE, US);
    assert_int_equal(bygone(&lake, "choose vc", &instead), BYGONE_INSTEAD);
    assert_int_equal(instead.verb, V_PIECE);
    assert_int_equal(instead.a, K_VC_GUERRILLA_A);
    assert_int_equal(instead.b, fitl_find_space((Slice){"binh-dinh", 9}));
}

/* Which base is next, and whether one that hides goes, is asked as it was. */
static void r7_3_an_answer_of_before_leaves_the_choice_of_a_piece(void **state)
{
    Lake lake;
    Action instead;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-troop 2 vc-base 1 vc-tunnel 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    lake_play(&lake, "space binh-dinh");
    lake_asks(&lake, ASSAULT_PIECE, US);
    assert_int_equal(bygone(&lake, "choose vc", &instead), BYGONE_PASSED);
    assert_int_equal(bygone(&lake, "choose nva", &instead), BYGONE_PASSED);
    lake_empty(&lake, NULL);
    lake.s.cap[UNSHADED] |= 1u << CAP_SEARCH;
    lake_put(&lake, "binh-dinh: us-troop 2 vc-guerrilla 1");
    lake_operation(&lake, US, OP_ASSAULT, 0);
    lake_play(&lake, "space binh-dinh");
    lake_asks(&lake, ASSAULT_PIECE, US);
    assert_int_equal(bygone(&lake, "choose vc", &instead), BYGONE_PASSED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r7_3_targets_of_an_assault_are_asked_exactly_where_they_matter),
        cmocka_unit_test(r7_3_an_answer_of_before_passes_where_targets_are_asked_no_more),
        cmocka_unit_test(r7_3_an_answer_of_before_leaves_the_choice_of_a_piece),
    };
    return cmocka_run_group_tests_name("fitl: targets", tests, NULL, NULL);
}
