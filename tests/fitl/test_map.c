/* test_map.c: the map of Fire in the Lake in characters: at every size pieces are told by type
 * where there is room, cells stand apart, and letters say what colours say. */
#include <string.h>

#include "games/fitl/people/view.h"
#include "support/lake.h"

static Cell cells[MAP_FULL_WIDE * MAP_FULL_HIGH];
static Canvas canvas;
static char page[1 << 15];

static void draw(Lake *lake, unsigned size, Lang lang)
{
    Text text;
    canvas_init(&canvas, cells, fitl_guide.sizes[size].wide, fitl_guide.sizes[size].high);
    fitl_draw(&lake->game, &lake->s, SEAT_WATCHER, lang, &canvas);
    text_init(&text, page, sizeof page);
    canvas_print(&canvas, &text);
    assert_false(text.full);
}

/* The style of the first cell of a space that shows this character; STYLE_COUNT: none. */
static unsigned style_of(unsigned space, const char *character)
{
    for (unsigned i = 0; i < (unsigned)canvas.width * canvas.height; i++)
        if (cells[i].place == space && strcmp(cells[i].text, character) == 0)
            return cells[i].style;
    return STYLE_COUNT;
}

static void types_and_the_underground_are_told_at_every_size(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake,
             "pleiku-darlac: us-troop 3 us-base 1; hue: vc-guerrilla 2 vc-guerrilla-active 1;"
             "kien-phong: nva-troop 2 nva-guerrilla 1");
    for (unsigned size = 0; size < MAP_SIZES; size++) {
        draw(&lake, size, LANG_EN);
        assert_non_null(strstr(page, "U3T1B"));
        assert_non_null(strstr(page, "V2G1g"));
        assert_non_null(strstr(page, "N2T1G"));
    }
}

/* The longest is told in a number first. */
static void where_room_is_short_a_faction_is_counted(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "binh-dinh: us-troop 4 irregular 1 us-base 1 arvn-troop 2 police 1 "
                    "vc-guerrilla 2");
    draw(&lake, 0, LANG_EN);
    assert_non_null(strstr(page, "U6A3V2G"));
    draw(&lake, 1, LANG_EN);
    assert_non_null(strstr(page, "U4T1S1B A2T1P"));
    assert_non_null(strstr(page, "V2G"));
}

static void colours_are_those_of_the_box(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_put(&lake, "kien-phong: us-troop 1 police 1 nva-troop 1 vc-base 1");
    for (unsigned size = 0; size < MAP_SIZES; size++) {
        draw(&lake, size, LANG_EN);
        assert_int_equal(style_of(KIEN_PHONG, "U"), STYLE_OLIVE);
        assert_int_equal(style_of(KIEN_PHONG, "A"), STYLE_YELLOW);
        assert_int_equal(style_of(KIEN_PHONG, "N"), STYLE_RED);
        assert_int_equal(style_of(KIEN_PHONG, "V"), STYLE_BLUE);
    }
}

static void support_and_opposition_have_colours_and_signs(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake_set_level(&lake, "hue", AS);
    lake_set_level(&lake, "tay-ninh", PO);
    for (unsigned size = 0; size < MAP_SIZES; size++) {
        draw(&lake, size, LANG_EN);
        assert_int_equal(style_of(HUE, "+"), STYLE_FOR);
        assert_int_equal(style_of(TAY_NINH, "-"), STYLE_AGAINST);
        assert_int_equal(style_of(SAIGON, "="), STYLE_PLAIN);
    }
}

/* In random games, too: between two places there is always a blank. */
static void cells_never_touch(void **state)
{
    Rng rng;
    rng_seed(&rng, 4);
    Lake lake;
    lake_start(&lake, "scenario=full");
    for (unsigned n = 0; n < 3000 && !game_over(&lake.s); n++) {
        ActionList list;
        game_legal(&lake.game, &lake.s, &list);
        game_apply(&lake.game, &lake.s,
                   list.action[list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count)]);
        for (unsigned size = 0; size < MAP_SIZES && n % 10 == 0; size++) {
            draw(&lake, size, LANG_FR);
            for (unsigned i = 1; i < (unsigned)canvas.width * canvas.height; i++)
                assert_false(cells[i - 1].place != PLACE_NONE && cells[i].place != PLACE_NONE &&
                             cells[i].place != cells[i - 1].place);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types_and_the_underground_are_told_at_every_size),
        cmocka_unit_test(where_room_is_short_a_faction_is_counted),
        cmocka_unit_test(colours_are_those_of_the_box),
        cmocka_unit_test(support_and_opposition_have_colours_and_signs),
        cmocka_unit_test(cells_never_touch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
