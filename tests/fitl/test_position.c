/* test_position.c: positions as text: what is written is read again, what is wrong is refused with
 * its line, and a text somebody has tampered with never makes the rules trip: it is refused, or it
 * is a position that can be played on. */
#include <string.h>

#include "support/lake.h"

enum { ROOM = 1 << 16 };

static void print(Lake *lake, char words[ROOM])
{
    Text text;
    text_init(&text, words, ROOM);
    fitl_print_state(&lake->game, &lake->s, &text);
    assert_false(text.full);
}

static void play_on(Lake *lake, State *s, unsigned answers, Rng *rng)
{
    ActionList list;
    for (unsigned i = 0; i < answers && !game_over(s); i++) {
        game_legal(&lake->game, s, &list);
        if (list.count == 0) /* made up memory may promise what there is not */
            return;
        const uint32_t pick = list.chance ? game_draw(&list, rng) : rng_below(rng, list.count);
        game_apply(&lake->game, s, list.action[pick]);
    }
}

static void a_position_is_read_as_it_was_written(void **state)
{
    static char words[ROOM], again[ROOM];
    Lake lake, copy;
    Problem problem;
    Rng rng;
    rng_seed(&rng, 1);
    for (unsigned i = 0; i < 30; i++) {
        lake_start(&lake, i % 2 ? "scenario=full" : "scenario=medium edition=1");
        play_on(&lake, &lake.s, 20 * i, &rng);
        print(&lake, words);
        copy = lake;
        memset(&copy.s, 0, sizeof copy.s);
        assert_true(fitl_parse_state(&lake.game, words, &copy.s, &problem));
        print(&copy, again);
        assert_string_equal(words, again);
    }
}

static void only_spaces_with_pieces_are_written(void **state)
{
    static char words[ROOM];
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "da-nang: us-troop 1");
    print(&lake, words);
    assert_non_null(strstr(words, "at da-nang us-troop 1\n"));
    assert_null(strstr(words, "at hue"));
    assert_null(strstr(words, "at kontum"));
}

static void refused(const char *text, uint32_t line, const char *message)
{
    Lake lake;
    Problem problem;
    lake_start(&lake, NULL);
    memset(&lake.s, 0, sizeof lake.s);
    assert_false(fitl_parse_state(&lake.game, text, &lake.s, &problem));
    assert_int_equal(problem.line, line);
    assert_string_equal(problem.message, message);
}

static void what_is_wrong_is_told_with_its_line(void **state)
{
    refused("at nowhere us-troop 1\n", 1, "fitl.position.line");
    refused("econ 15\nat hue us-troop 41\n", 2, "fitl.position.line");
    refused("at hue nva-troop 1\nat hue us-troop 1\n", 2, "fitl.position.line");
    refused("at hue vc-base 1\nat hue us-troop 1\n", 2, "fitl.position.line");
    refused("at hue us-troop 1\nat hue us-troop 1\n", 2, "fitl.position.line");
    refused("level hue warm\n", 1, "fitl.position.line");
    refused("frame somewhere\n", 1, "fitl.position.line");
    refused("at hue us-troop 1\n", 0, "fitl.position.broken");
}

/* Changes one digit, or the name of a step. */
static void tamper(Lake *lake, char words[ROOM], Rng *rng)
{
    const size_t length = strlen(words);
    size_t at = rng_below(rng, (uint32_t)length);
    if (rng_below(rng, 4) == 0) {
        char tail[ROOM], *frame = strstr(words + at / 4, "frame ");
        if (!frame)
            return;
        strcpy(tail, strpbrk(frame + 6, " \n"));
        strcpy(frame + 6, lake->game.rules->steps[rng_below(rng, FITL_STEPS)]->name);
        strcat(frame, tail);
        return;
    }
    while (at < length && (words[at] < '0' || words[at] > '9'))
        at++;
    if (at < length)
        words[at] = (char)('0' + rng_below(rng, 10));
}

static void a_text_tampered_with_is_refused_or_playable(void **state)
{
    static char words[ROOM], changed[ROOM];
    Lake lake;
    State s;
    Problem problem;
    Rng rng;
    unsigned accepted = 0, tried = 0;
    rng_seed(&rng, 7);
    for (unsigned i = 0; i < 25; i++) {
        lake_start(&lake, i % 3 ? "scenario=short" : "scenario=full edition=1");
        play_on(&lake, &lake.s, rng_below(&rng, 600), &rng);
        print(&lake, words);
        for (unsigned k = 0; k < 60; k++) {
            strcpy(changed, words);
            for (uint32_t n = 1 + rng_below(&rng, 3); n > 0; n--)
                tamper(&lake, changed, &rng);
            memset(&s, 0, sizeof s);
            tried++;
            if (!fitl_parse_state(&lake.game, changed, &s, &problem))
                continue;
            accepted++;
            play_on(&lake, &s, 40, &rng);
        }
    }
    assert_true(accepted > 0 && accepted < tried / 2);
}

/* ---- What a save may not remember ------------------------------------------------------------ */

static void casualties_are_moved_from_their_box(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    fitl_box(&lake.s, US_TROOP, 3, BOX_AVAILABLE, BOX_CASUALTIES);
    lake_event(&lake, US, 73, UNSHADED);
    lake_asks(&lake, MOVE_TO, US);
    assert_null(fitl_check_stack(&lake.game, &lake.s));
    flow_top(&lake.s)->v[0] = AVAILABLE;
    assert_string_equal(fitl_check_stack(&lake.game, &lake.s), "steps_have_what_they_need");
}

static void a_raid_counts_arrivals_where_it_goes(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: ranger 1 vc-guerrilla 1");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "activity raid; space hue");
    assert_null(fitl_check(&lake.game, &lake.s));
    lake.s.sa.slot[0] = SAIGON;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_activity_makes_sense");
    lake.s.sa.slot[0] = AVAILABLE;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_activity_makes_sense");
}

static void an_activity_is_one_of_a_faction(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: ranger 1 vc-guerrilla 1");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "activity transport");
    assert_null(fitl_check(&lake.game, &lake.s));
    lake.s.sa.faction = FACTIONS;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_activity_makes_sense");
    lake.s.sa.faction = ARVN;
    lake.s.sa.kind = ACTIVITIES + 1;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_activity_makes_sense");
}

static void a_group_that_moves_is_no_more_than_is_there(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: arvn-troop 3 police 2");
    lake_operation(&lake, ARVN, OP_PATROL, 0);
    lake_play(&lake, "from hue; to loc-hue-da-nang; group arvn-troop 3");
    assert_null(fitl_check_stack(&lake.game, &lake.s));
    lake.s.group[K_ARVN_TROOP] = 4;
    assert_string_equal(fitl_check_stack(&lake.game, &lake.s), "steps_have_what_they_need");
}

/* The largest force pool of a type is 40 [1.2]. */
static void nobody_places_more_than_a_whole_pool(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "hue: vc-base 1");
    lake_operation(&lake, VC, OP_RALLY, 0);
    lake_play(&lake, "space hue; choose guerrillas");
    lake_asks(&lake, PLACE_PIECES, VC);
    flow_top(&lake.s)->v[1] = 40;
    assert_null(fitl_check_stack(&lake.game, &lake.s));
    flow_top(&lake.s)->v[1] = 41;
    assert_string_equal(fitl_check_stack(&lake.game, &lake.s), "steps_have_what_they_need");
}

static void an_event_is_of_a_faction_and_in_a_space(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_event(&lake, VC, 97, SHADED);
    assert_null(fitl_check(&lake.game, &lake.s));
    lake.s.ev.executor = FACTIONS;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s.ev.executor = VC;
    lake.s.ev.picked = FACTIONS;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s.ev.picked = VC;
    lake.s.ev.space = SPACES;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s.ev.space = SPACES - 1;
    assert_null(fitl_check(&lake.game, &lake.s));
}

static void the_cards_on_the_table_are_of_the_deck(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    const State good = lake.s;
    lake.s.current = CARDS + 1;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "cards_exist");
    lake.s = good;
    lake.s.next = CARDS + 1;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "cards_exist");
    lake.s.next = FIRST_PIVOTAL; /* these are in hands */
    assert_string_equal(fitl_check(&lake.game, &lake.s), "cards_exist");
}

static void a_turn_remembers_no_more_than_there_is(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    const State good = lake.s;
    assert_null(fitl_check(&lake.game, &lake.s));
    lake.s.mover = MOVERS;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s = good;
    lake.s.buys.count = BUY_SPACES + 1;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s = good;
    lake.s.frozen = 2;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "the_turn_makes_sense");
    lake.s = good;
    lake.s.buys.count = 1;
    lake.s.buys.space[0] = SPACES;
    assert_string_equal(fitl_check(&lake.game, &lake.s), "purchases_are_in_spaces");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_is_read_as_it_was_written),
        cmocka_unit_test(only_spaces_with_pieces_are_written),
        cmocka_unit_test(what_is_wrong_is_told_with_its_line),
        cmocka_unit_test(a_text_tampered_with_is_refused_or_playable),
        cmocka_unit_test(casualties_are_moved_from_their_box),
        cmocka_unit_test(a_raid_counts_arrivals_where_it_goes),
        cmocka_unit_test(an_activity_is_one_of_a_faction),
        cmocka_unit_test(a_group_that_moves_is_no_more_than_is_there),
        cmocka_unit_test(nobody_places_more_than_a_whole_pool),
        cmocka_unit_test(an_event_is_of_a_faction_and_in_a_space),
        cmocka_unit_test(the_cards_on_the_table_are_of_the_deck),
        cmocka_unit_test(a_turn_remembers_no_more_than_there_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
