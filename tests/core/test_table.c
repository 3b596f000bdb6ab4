/* test_table.c: tables as a spreadsheet leaves them are read, and what is unclear is refused with
 * its file, its line and the word at fault. The table is a toy: who has how many of what. */
#include <string.h>

#include "core/text/table.h"
#include "support/check.h"

enum { ROWS_MAX = 4 };

static struct {
    char name[16];
    uint8_t count, kind;
} rows[ROWS_MAX];
static uint32_t read_rows;

static bool read_unit(TableReader *loader)
{
    static const char *const kinds[] = {"foot", "wheels", NULL};
    slice_copy(loader->value[0], rows[loader->rows].name, sizeof rows[0].name);
    return table_number(loader, 1, 1, 9, &rows[loader->rows].count) &&
           table_word(loader, 2, kinds, &rows[loader->rows].kind);
}

static bool finish(TableReader *loader)
{
    read_rows = loader->rows;
    return true;
}

static const TableFile units = {
    .name = "units.tsv",
    .column = {"name", "count", "kind", "source"},
    .row = read_unit,
    .finish = finish,
};
static const TableFile notes = {
    .name = "notes.tsv", .column = {"name", "count", "kind"}, .row = read_unit, .finish = finish};
static const TableFile *const files[] = {&units, &notes};

#define NOTES "@ notes.tsv\nname\tcount\tkind\n"

static bool load(const char *text, Problem *problem)
{
    TableReader loader = {.problem = problem};
    Slice part[COUNT_OF(files)] = {{0}};
    memset(rows, 0, sizeof rows);
    *problem = (Problem){0};
    return table_split(&loader, text, files, COUNT_OF(files), part) &&
           table_read_file(&loader, &units, part[0]) && table_read_file(&loader, &notes, part[1]);
}

/* The table of units alone, so that its rows are there to look at. */
static void assert_units(const char *text, uint32_t count)
{
    Problem problem = {0};
    TableReader loader = {.problem = &problem};
    if (!table_read_file(&loader, &units, slice_of(text)))
        fail_msg("%u: %s %s", problem.line, problem.message, problem.detail);
    assert_int_equal(read_rows, count);
}

static void assert_refused(const char *text, const char *file, uint32_t line, const char *message,
                           const char *detail)
{
    Problem problem;
    assert_false(load(text, &problem));
    assert_string_equal(problem.message, message);
    assert_string_equal(problem.file, file);
    assert_int_equal(problem.line, line);
    assert_string_equal(problem.detail, detail);
}

/* ---- What is read ---------------------------------------------------------------------------- */

static void columns_may_stand_in_any_order_before_the_source(void **unused)
{
    assert_units("kind\tname\tcount\tsource\nwheels\ttruck\t3\tbook\n", 1);
    assert_string_equal(rows[0].name, "truck");
    assert_int_equal(rows[0].count, 3);
    assert_int_equal(rows[0].kind, 1);
}

static void blanks_around_a_value_are_not_part_of_it(void **unused)
{
    assert_units("name\tcount \t kind\tsource\n  a b  \t 2\twheels  \t\n", 1);
    assert_string_equal(rows[0].name, "a b");
    assert_int_equal(rows[0].count, 2);
}

static void what_a_spreadsheet_adds_is_passed_over(void **unused)
{
    assert_units("\xef\xbb\xbfname\tcount\tkind\tsource\r\n\t\t\t\r\n# of old\r\n \t\r\n\n"
                 "a\t1\tfoot\tx\r\nb\t9\tfoot\ty",
                 2);
    assert_string_equal(rows[1].name, "b");
}

static void a_file_of_the_bundle_ends_where_the_next_begins(void **unused)
{
    Problem problem;
    assert_true(load("# ours\n\n" NOTES "n\t4\tfoot\n@ units.tsv \nname\tcount\tkind\tsource\n"
                     "a\t1\tfoot\tx\n",
                     &problem));
    assert_int_equal(read_rows, 1);
    assert_string_equal(rows[0].name, "n");
}

/* ---- What is refused ------------------------------------------------------------------------- */

static void what_is_not_text_is_refused(void **unused)
{
    static const char *const bad[] = {"\x01",     "\x1f", "\x7f", "\xc2\x80",
                                      "\xc2\x9f", "\xff", "\xc3"};
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char text[64] = "\na";
        assert_refused(strcat(strcat(text, bad[i]), "b\n"), "", 2, "core.table.not_text", "");
    }
    Problem problem;
    assert_true(
        load("# ~\xc2\xa0\xc3\xa9\n" NOTES "@ units.tsv\nname\tcount\tkind\tsource\n", &problem));
}

static void every_file_comes_once(void **unused)
{
    assert_refused("words\n", "", 1, "core.table.no_file", "words");
    assert_refused(NOTES, "units.tsv", 0, "core.table.file_missing", "units.tsv");
    assert_refused(NOTES NOTES, "notes.tsv", 0, "core.table.file_twice", "notes.tsv");
    assert_refused("@ towns.tsv\n", "towns.tsv", 0, "core.table.file_unknown", "towns.tsv");
    assert_refused("@ \n", "", 0, "core.table.file_unknown", "");
    assert_refused(NOTES "@ units.tsv\n# none\n", "units.tsv", 0, "core.table.file_empty",
                   "units.tsv");
}

static void an_endless_bundle_is_refused(void **unused)
{
    static char text[TABLE_TEXT_MAX + 2];
    memset(text, '\n', TABLE_TEXT_MAX);
    assert_refused(text, "units.tsv", 0, "core.table.file_missing", "units.tsv");
    text[TABLE_TEXT_MAX] = '\n';
    assert_refused(text, "", 0, "core.table.too_long", "32768");
}

static void every_column_comes_once_and_the_source_last(void **unused)
{
    static const struct {
        const char *header, *message, *detail;
    } bad[] = {
        {"name\tcount\tsource\n", "column_missing", "kind"},
        {"name\tcount\tkind\tname\tsource\n", "column_twice", "name"},
        {"name\tcolour\tkind\tsource\n", "column_unknown", "colour"},
        {"name\tkind\tsource\tcount\n", "source_last", "count"},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char text[128] = NOTES "@ units.tsv\n", message[64] = "core.table.";
        assert_refused(strcat(text, bad[i].header), "units.tsv", 1, strcat(message, bad[i].message),
                       bad[i].detail);
    }
}

static void a_row_has_the_fields_of_the_header_and_values_that_fit(void **unused)
{
    static const struct {
        const char *row, *message, *detail;
    } bad[] = {
        {"a\t1\tfoot\n", "core.table.fields", "3 (4)"},
        {"a\t1\tfoot\tx\t\n", "core.table.fields", "5 (4)"},
        {"a\t0\tfoot\tx\n", "core.table.number", "count: 0 (1-9)"},
        {"a\t10\tfoot\tx\n", "core.table.number", "count: 10 (1-9)"},
        {"a\t\tfoot\tx\n", "core.table.number", "count: (1-9)"},
        {"a\t1\twings\tx\n", "core.table.word", "kind: wings (foot, wheels)"},
    };
    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        char text[128] = NOTES "@ units.tsv\nname\tcount\tkind\tsource\n\nb\t1\tfoot\t\n";
        assert_refused(strcat(text, bad[i].row), "units.tsv", 4, bad[i].message, bad[i].detail);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_may_stand_in_any_order_before_the_source),
        cmocka_unit_test(blanks_around_a_value_are_not_part_of_it),
        cmocka_unit_test(what_a_spreadsheet_adds_is_passed_over),
        cmocka_unit_test(a_file_of_the_bundle_ends_where_the_next_begins),
        cmocka_unit_test(what_is_not_text_is_refused),
        cmocka_unit_test(every_file_comes_once),
        cmocka_unit_test(an_endless_bundle_is_refused),
        cmocka_unit_test(every_column_comes_once_and_the_source_last),
        cmocka_unit_test(a_row_has_the_fields_of_the_header_and_values_that_fit),
    };
    return cmocka_run_group_tests_name("table", tests, NULL, NULL);
}
