/* test_guide_draw.c: the map drawn for people at all sizes, the table where there is no map, and
 * the picture for pipes that is made of them (core/guide.h). */
#include <string.h>

#include "core/guide.h"
#include "support/play75.h"

/* ---- Tools ----------------------------------------------------------------------------------- */

enum { ROOM = 1 << 14, WIDE_MAX = 120, HIGH_MAX = 60 };

typedef struct Drawing {
    Cell cells[WIDE_MAX * HIGH_MAX];
    Canvas canvas;
} Drawing;

static Play play_now;
static Drawing drawing;

static const struct Size {
    const char *name;
    uint16_t wide, high;
} sizes[] = {{"small", 46, 20}, {"full", 96, 44}, {"middle", 76, 36}};

static const Canvas *draw_in(Play *p, uint16_t wide, uint16_t high, Lang lang, Seat viewer)
{
    canvas_init(&drawing.canvas, drawing.cells, wide, high);
    p->game.rules->guide->draw(&p->game, &p->s, viewer, lang, &drawing.canvas);
    return &drawing.canvas;
}

static const Canvas *draw(Play *p, unsigned size)
{
    return draw_in(p, sizes[size].wide, sizes[size].high, LANG_EN, SEAT_WATCHER);
}

static const Cell *cell_at(const Canvas *canvas, int row, int column)
{
    static const Cell outside = {.place = PLACE_NONE};
    if (row < 0 || row >= canvas->height || column < 0 || column >= canvas->width)
        return &outside;
    return &canvas->cell[row * canvas->width + column];
}

/* The cells of a place, row by row, rows ended by a bar; blanks are kept. */
static const char *text_of(const Canvas *canvas, unsigned place)
{
    static char words[ROOM];
    Text out;
    text_init(&out, words, sizeof words);
    for (int row = 0; row < canvas->height; row++) {
        const size_t before = out.length;
        for (int column = 0; column < canvas->width; column++) {
            const Cell *cell = cell_at(canvas, row, column);
            if (cell->place == place)
                text_add(&out, cell->text);
        }
        if (out.length > before)
            text_char(&out, '|');
    }
    assert_false(out.full);
    return words;
}

/* Two neighbours in the middle of a fight, and one to come. */
static void set_up_fights(Play *p)
{
    play_phase(p, NULL, 3, NV, 4, COMBATS);
    play_put(p, "pleiku: nvd1 nvd2- vc1 svd1 ranger1; kon_tum: nvd3 mech1; saigon: svd2- para1");
    p->s.militia = PROVINCE(province(p, "kon_tum")) | PROVINCE(province(p, "hue"));
    play_go(p);
    play(p, "attack pleiku; commit-all; attack kon_tum; commit-all; fight pleiku");
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* The place of the nearest cell that way, a step or two off: lines stop short of some words. */
static unsigned place_near(const Canvas *canvas, int row, int column, int right, int down)
{
    row += down;
    column += right;
    for (unsigned i = 0; i < 2 && cell_at(canvas, row, column)->place == PLACE_NONE; i++)
        column += right;
    return cell_at(canvas, row, column)->place;
}

static bool is_line(const Cell *cell, const char *sign)
{
    return cell->place == PLACE_NONE && strcmp(cell->text, sign) == 0;
}

static void join(Provinces joined[PROVINCES], unsigned a, unsigned b)
{
    assert_in_range(a, 0, PROVINCES - 1);
    assert_in_range(b, 0, PROVINCES - 1);
    joined[a] |= PROVINCE(b);
    joined[b] |= PROVINCE(a);
}

/* What a reader of the drawing takes for neighbours. */
static void read_lines(const Canvas *canvas, Provinces joined[PROVINCES])
{
    static const struct {
        const char *sign;
        int right, down; /* one end; the other is opposite */
    } signs[] = {{"─", 1, 0}, {"│", 0, 1}, {"╲", 1, 1}, {"╱", -1, 1}};
    memset(joined, 0, PROVINCES * sizeof joined[0]);
    for (int row = 0; row < canvas->height; row++)
        for (int column = 0; column < canvas->width; column++)
            for (unsigned i = 0; i < COUNT_OF(signs); i++)
                if (is_line(cell_at(canvas, row, column), signs[i].sign))
                    join(joined, place_near(canvas, row, column, signs[i].right, signs[i].down),
                         place_near(canvas, row, column, -signs[i].right, -signs[i].down));
}

static void assert_lines_are_the_neighbours(Play *p)
{
    Provinces joined[PROVINCES];
    for (unsigned size = 0; size < COUNT_OF(sizes); size++) {
        read_lines(draw(p, size), joined);
        for (unsigned i = 0; i < PROVINCES; i++)
            if (joined[i] != p->board.adjacent[i])
                fail_msg("%s map, %s: joined to %x, neighbours %x", sizes[size].name,
                         p->board.id[i], joined[i], p->board.adjacent[i]);
    }
}

static void r2_2_lines_join_exactly_the_neighbours(void **unused)
{
    play_set_up(&play_now, NULL);
    assert_lines_are_the_neighbours(&play_now);
}

static void set_neighbours(Board *board, unsigned a, unsigned b, bool joined)
{
    board->adjacent[a] &= ~PROVINCE(b);
    board->adjacent[b] &= ~PROVINCE(a);
    if (joined) {
        board->adjacent[a] |= PROVINCE(b);
        board->adjacent[b] |= PROVINCE(a);
    }
}

static void r14_a_corrected_neighbour_is_drawn_as_corrected(void **unused)
{
    Play *p = &play_now;
    play_set_up(p, NULL);
    set_neighbours(&p->board, province(p, "pleiku"), province(p, "phu_yen"), false);
    set_neighbours(&p->board, province(p, "kon_tum"), province(p, "binh_dinh"), true);
    set_neighbours(&p->board, province(p, "saigon"), province(p, "can_tho"), true);
    assert_lines_are_the_neighbours(p);
}

/* ---- The small map --------------------------------------------------------------------------- */

static void assert_text(Play *p, unsigned size, const char *place, const char *expected)
{
    const char *text = text_of(draw(p, size), province(p, place));
    if (strcmp(text, expected) != 0)
        fail_msg("%s: \"%s\", not \"%s\"", place, text, expected);
}

static void small_map_shows_control_militia_units_and_fights(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    assert_text(p, 0, "pleiku", "»PLEI S |N3>S2  |");
    assert_text(p, 0, "kon_tum", "»KTUM N*|N1!S1  |");
    assert_text(p, 0, "saigon", "SGON S |   S2  |");
    assert_text(p, 0, "hue", "»THUE N*|       |");
    assert_text(p, 0, "da_nang", "»DANG S |     #5|");
}

static void small_map_points_from_attacker_to_defender(void **unused)
{
    Play *p = &play_now;
    play_phase(p, NULL, 3, SV, 4, COMBATS);
    play_put(p, "pleiku: nvd1 svd1");
    play_go(p);
    play(p, "attack pleiku; commit-all");
    assert_text(p, 0, "pleiku", "»PLEI S |N1<S1  |");
}

static void hidden_tokens_are_a_question_mark(void **unused)
{
    Play *p = &play_now;
    play_set_up(p, "tokens=hidden");
    const char *text = text_of(draw(p, 0), province(p, "da_nang"));
    assert_non_null(strstr(text, "#?"));
}

static Style style_in(const Canvas *canvas, unsigned place, const char *sign)
{
    for (int i = 0; i < canvas->width * canvas->height; i++)
        if (canvas->cell[i].place == place && strcmp(canvas->cell[i].text, sign) == 0)
            return canvas->cell[i].style;
    fail_msg("no %s in place %u", sign, place);
    return STYLE_PLAIN;
}

static void control_units_and_fights_have_their_styles(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    const unsigned pleiku = province(p, "pleiku"), kon_tum = province(p, "kon_tum");
    const Canvas *canvas = draw(p, 0);
    assert_int_equal(style_in(canvas, pleiku, "P"), STYLE_SEAT + SV);
    assert_int_equal(style_in(canvas, kon_tum, "K"), STYLE_SEAT + NV);
    assert_int_equal(style_in(canvas, kon_tum, "1"), STYLE_SEAT + NV);
    assert_int_equal(style_in(canvas, pleiku, "3"), STYLE_SEAT + NV);
    assert_int_equal(style_in(canvas, pleiku, "2"), STYLE_SEAT + SV);
    assert_int_equal(style_in(canvas, pleiku, ">"), STYLE_ALERT);
    assert_int_equal(style_in(canvas, kon_tum, "!"), STYLE_ALERT);
    canvas = draw(p, 1);
    assert_int_equal(style_in(canvas, pleiku, "┌"), STYLE_ALERT);
    assert_int_equal(style_in(canvas, province(p, "hue"), "┌"), STYLE_SEAT + NV);
    assert_int_equal(style_in(canvas, province(p, "saigon"), "╔"), STYLE_SEAT + SV);
}

/* ---- The full map ---------------------------------------------------------------------------- */

static void full_map_names_each_unit(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    assert_text(p, 1, "pleiku",
                "┌Pleiku─────────S┐|│N Ddv    attacks│|»│S DR            │|└────────mountain┘|");
    assert_text(p, 1, "kon_tum",
                "┌Kon Tum───────N*┐|│N D            !│|»│S T             │|└────────mountain┘|");
    assert_text(p, 1, "saigon",
                "╔Saigon═════════S╗|║                ║|║S dP            ║|╚═══════════coast╝|");
    assert_text(p, 1, "da_nang",
                "┌Đà Nẵng────────S┐|│                │|»│              #5│|└───────────coast┘|");
    assert_text(p, 1, "long_an",
                "▾|┌Long An────────S┐|│                │|│                │|└────coast─Mekong┘|");
}

static void middle_map_has_both_sides_in_a_row(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    assert_text(p, 2, "pleiku", "┌Pleiku─────S┐|»│NDdv >SDR   │|└────mountain┘|");
    assert_text(p, 2, "kon_tum", "┌Kon Tum───N*┐|»│ND   !ST    │|└────mountain┘|");
    assert_text(p, 2, "da_nang", "┌Đà Nẵng────S┐|»│            │|└#5─────coast┘|");
}

static void reserve_and_boxes_are_on_both_maps(void **unused)
{
    Play *p = &play_now;
    play_start(p, NULL);
    play(p, "lies 3 quang_tri; lies 5 da_nang; lies 7 binh_dinh");
    p->s.air_box = 3;
    p->s.full &= ~UNIT(unit(p, "nvd1"));
    const Canvas *canvas = draw(p, 0);
    assert_non_null(strstr(text_of(canvas, RESERVE), "Reserve| D13 d1 v8|"));
    assert_string_equal(text_of(canvas, BOX), "Air markers: 3/5|To be placed: R3 M4 P3 B2|");
    canvas = draw(p, 1);
    assert_non_null(strstr(text_of(canvas, RESERVE), "│ DDDDDDDDDDDDDd "));
    assert_non_null(strstr(text_of(canvas, RESERVE), "│ vvvvvvvv "));
    assert_non_null(strstr(text_of(canvas, BOX), "│ To be placed: R3 M4 P3 B2 "));
}

/* A unit of each side, militia, a token and a fight in every province. */
static void crowd(Play *p)
{
    play_phase(p, "tokens=hidden", 3, NV, 4, COMBATS);
    for (unsigned i = 0; i < PROVINCES; i++) {
        s75_put(&p->game, &p->s, i, i);
        s75_put(&p->game, &p->s, NV_COUNT + i, i);
    }
    p->s.militia = p->s.declared = p->s.token_sites = ALL_PROVINCES;
}

static void nothing_is_drawn_over_anything_else(void **unused)
{
    Play *p = &play_now;
    crowd(p);
    assert_lines_are_the_neighbours(p);
    for (Lang lang = 0; lang < LANG_COUNT; lang++) {
        const Canvas *canvas = draw_in(p, 46, 20, lang, NV);
        for (unsigned i = 0; i < PROVINCES; i++)
            assert_non_null(strstr(text_of(canvas, i), " N*|N1!S1#?|"));
        assert_non_null(strstr(text_of(canvas, BOX), "0/5|"));
        canvas = draw_in(p, 96, 44, lang, NV);
        for (unsigned i = 0; i < PROVINCES; i++) {
            const char *text = text_of(canvas, i);
            const bool saigon = i == p->board.saigon;
            assert_non_null(strstr(text, p->board.name[i]));
            assert_non_null(strstr(text, saigon ? "═N*╗|" : "─N*┐|"));
            assert_non_null(strstr(text, i < 14 ? "N D            !" : "N v            !"));
            assert_non_null(strstr(text, "#?"));
            assert_non_null(strstr(text, saigon ? "╝|" : "┘|"));
        }
        canvas = draw_in(p, 76, 36, lang, NV);
        for (unsigned i = 0; i < PROVINCES; i++) {
            const char *text = text_of(canvas, i);
            assert_non_null(strstr(text, p->board.name[i]));
            assert_non_null(strstr(text, i < 14 ? "ND   !S" : "Nv   !S"));
            assert_non_null(strstr(text, "#?"));
        }
    }
}

static void signs_of_land_are_the_boards(void **unused)
{
    Play *p = &play_now;
    crowd(p);
    for (unsigned size = 0; size < COUNT_OF(sizes); size++) {
        const Canvas *canvas = draw(p, size);
        for (unsigned i = 0; i < PROVINCES; i++) {
            const char *text = text_of(canvas, i);
            const bool arrow = strstr(text, "»") || strstr(text, "▾");
            assert_int_equal(arrow, p->board.border >> i & 1);
            if (size == 1) {
                assert_int_equal(strstr(text, "coast") != NULL, p->board.coast >> i & 1);
                assert_int_equal(strstr(text, "mountain") != NULL, p->board.mountain >> i & 1);
                assert_int_equal(strstr(text, "Mekong") != NULL, p->board.mekong >> i & 1);
            }
        }
    }
}

static void more_units_than_there_is_room_for_are_not_drawn_into_a_neighbour(void **unused)
{
    Play *p = &play_now;
    play_phase(p, NULL, 3, NV, 4, MOVEMENT);
    for (unsigned u = 0; u < UNITS; u++)
        s75_put(&p->game, &p->s, u, province(p, "pleiku"));
    assert_text(p, 0, "pleiku", "»PLEI S |N+ S+  |");
    assert_non_null(strstr(text_of(draw(p, 1), province(p, "pleiku")), "│N DDDDDDDDDDD+  │"));
    assert_text(p, 1, "kon_tum",
                "┌Kon Tum────────S┐|│                │|»│                │|└────────mountain┘|");
}

/* A front end has to know which characters to replace where it cannot show them (map.h). */
static void small_map_uses_only_the_characters_it_says(void **unused)
{
    static const char *const allowed[] = {"─", "│", "╱", "╲", "»", "▾"};
    Play *p = &play_now;
    set_up_fights(p);
    const Canvas *canvas = draw(p, 0);
    for (int i = 0; i < canvas->width * canvas->height; i++) {
        const char *text = canvas->cell[i].text;
        bool known = (unsigned char)text[0] < 0x80;
        for (unsigned k = 0; k < COUNT_OF(allowed); k++)
            known = known || strcmp(text, allowed[k]) == 0;
        if (!known)
            fail_msg("unexpected character %s", text);
    }
}

static void a_smaller_canvas_gets_what_fits(void **unused)
{
    play_set_up(&play_now, NULL);
    const Canvas *canvas = draw_in(&play_now, 30, 6, LANG_EN, NV);
    assert_non_null(strstr(text_of(canvas, province(&play_now, "quang_tri")), "QTRI S"));
    canvas = draw_in(&play_now, 75, 60, LANG_EN, NV);
    assert_non_null(strstr(text_of(canvas, province(&play_now, "ca_mau")), "CMAU S"));
    canvas = draw_in(&play_now, 95, 60, LANG_EN, NV);
    assert_non_null(strstr(text_of(canvas, province(&play_now, "ca_mau")), "┌Cà Mau─────S┐"));
}

/* ---- The table ------------------------------------------------------------------------------- */

static void assert_row(Play *p, const Canvas *canvas, const char *place, const char *row)
{
    assert_string_equal(text_of(canvas, province(p, place)), row);
}

static void r14_other_neighbours_than_the_map_can_show_make_a_table(void **unused)
{
    Play *p = &play_now;
    set_up_fights(p);
    set_neighbours(&p->board, province(p, "quang_tri"), province(p, "ca_mau"), true);
    const Canvas *canvas = draw_in(p, 46, 22, LANG_EN, NV);
    assert_row(p, canvas, "quang_tri", " 1 Quảng Trị  S             #3 2 20           |");
    assert_row(p, canvas, "pleiku", " 6 Pleiku     S >Ddv   DR      5 7 8 9        |");
    assert_row(p, canvas, "kon_tum", " 5 Kon Tum    N*!D     T       3 4 6          |");
    assert_non_null(strstr(text_of(canvas, RESERVE), "Reserve D"));
    assert_non_null(strstr(text_of(canvas, BOX), "Air markers"));
    for (unsigned i = 0; i < PROVINCES; i++)
        assert_non_null(strstr(text_of(draw(p, 0), i), p->board.name[i]));
}

static void r14_other_provinces_make_a_table_with_their_names(void **unused)
{
    Play *p = &play_now;
    play_set_up(p, NULL);
    strcpy(p->board.id[0], "elsewhere");
    strcpy(p->board.name[0], "A very long name indeed");
    const char *text = text_of(draw(p, 1), 0);
    assert_non_null(strstr(text, " 1 A very lon S "));
    assert_non_null(strstr(text, "border"));
    assert_non_null(strstr(text, "coast"));
}

static void r14_lines_across_each_other_make_a_table(void **unused)
{
    Play *p = &play_now;
    play_set_up(p, NULL);
    set_neighbours(&p->board, province(p, "da_nang"), province(p, "binh_dinh"), true);
    assert_non_null(strstr(text_of(draw(p, 1), province(p, "da_nang")), " 3 Đà Nẵng"));
}

/* ---- Whole games ----------------------------------------------------------------------------- */

static void print_map(Play *p, unsigned size, Seat viewer, char out[ROOM])
{
    Text text;
    text_init(&text, out, ROOM);
    canvas_print(draw_in(p, sizes[size].wide, sizes[size].high, LANG_EN, viewer), &text);
    assert_false(text.full);
}

static void assert_nothing_hidden_is_shown(Play *p, Rng *rng)
{
    static char before[ROOM], after[ROOM];
    static Play other;
    static const Seat viewers[] = {NV, SV, SEAT_WATCHER};
    for (unsigned i = 0; i < COUNT_OF(viewers); i++) {
        other = *p;
        other.game.board = &other.board;
        s75_resample(&other.game, &other.s, viewers[i], rng);
        for (unsigned size = 0; size < COUNT_OF(sizes); size++) {
            print_map(p, size, viewers[i], before);
            print_map(&other, size, viewers[i], after);
            assert_string_equal(before, after);
        }
    }
}

static void assert_picture_fits(Play *p, Lang lang)
{
    enum { PICTURE_WIDE = 78 };
    static char words[ROOM], line[256];
    Text text;
    text_init(&text, words, sizeof words);
    game_picture(&p->game, &p->s, NV, lang, &text);
    assert_false(text.full);
    Slice rest = {words, text.length}, cut;
    while (slice_cut(&rest, '\n', &cut)) {
        slice_copy(cut, line, sizeof line);
        if (text_width(line) > PICTURE_WIDE)
            fail_msg("%zu columns: %s", text_width(line), line);
    }
}

static void r16_maps_show_nothing_hidden_and_pictures_fit(void **unused)
{
    static const char *const options[] = {NULL, "hand=3 tokens=hidden", "edition=1 sv_air=2"};
    Play *p = &play_now;
    Rng rng;
    ActionList list;
    rng_seed(&rng, 75);
    for (unsigned i = 0; i < COUNT_OF(options); i++) {
        unsigned count = 0;
        for (play_start(p, options[i]); !game_over(&p->s); count++) {
            if (count % 16 == 0) {
                assert_nothing_hidden_is_shown(p, &rng);
                assert_picture_fits(p, count / 16 % LANG_COUNT);
            }
            list.count = 0;
            game_legal(&p->game, &p->s, &list);
            game_apply(&p->game, &p->s, list.action[rng_below(&rng, list.count)]);
        }
    }
}

static void a_picture_without_map_has_the_table(void **unused)
{
    static char words[ROOM];
    Play *p = &play_now;
    Text text;
    play_set_up(p, NULL);
    set_neighbours(&p->board, province(p, "quang_tri"), province(p, "ca_mau"), true);
    text_init(&text, words, sizeof words);
    game_picture(&p->game, &p->s, NV, LANG_EN, &text);
    assert_non_null(strstr(words, "\n20 Cà Mau     S        D"));
    assert_non_null(strstr(words, "\nReserve D14 v8\n"));
    assert_non_null(strstr(words, "\nAir markers: 0/5\n"));
    for (Lang lang = 0; lang < LANG_COUNT; lang++)
        assert_picture_fits(p, lang);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(r2_2_lines_join_exactly_the_neighbours),
        cmocka_unit_test(r14_a_corrected_neighbour_is_drawn_as_corrected),
        cmocka_unit_test(small_map_shows_control_militia_units_and_fights),
        cmocka_unit_test(small_map_points_from_attacker_to_defender),
        cmocka_unit_test(hidden_tokens_are_a_question_mark),
        cmocka_unit_test(control_units_and_fights_have_their_styles),
        cmocka_unit_test(full_map_names_each_unit),
        cmocka_unit_test(middle_map_has_both_sides_in_a_row),
        cmocka_unit_test(reserve_and_boxes_are_on_both_maps),
        cmocka_unit_test(nothing_is_drawn_over_anything_else),
        cmocka_unit_test(signs_of_land_are_the_boards),
        cmocka_unit_test(more_units_than_there_is_room_for_are_not_drawn_into_a_neighbour),
        cmocka_unit_test(small_map_uses_only_the_characters_it_says),
        cmocka_unit_test(a_smaller_canvas_gets_what_fits),
        cmocka_unit_test(r14_other_neighbours_than_the_map_can_show_make_a_table),
        cmocka_unit_test(r14_other_provinces_make_a_table_with_their_names),
        cmocka_unit_test(r14_lines_across_each_other_make_a_table),
        cmocka_unit_test(r16_maps_show_nothing_hidden_and_pictures_fit),
        cmocka_unit_test(a_picture_without_map_has_the_table),
    };
    return cmocka_run_group_tests_name("guide: map", tests, NULL, NULL);
}
