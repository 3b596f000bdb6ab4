/* test_json.c: the JSON writer. */
#include <string.h>

#include "core/text/text.h"
#include "support/check.h"

typedef struct Writer {
    char buffer[256];
    Text text;
    Json json;
} Writer;

static Json *begin(Writer *writer)
{
    text_init(&writer->text, writer->buffer, sizeof writer->buffer);
    json_init(&writer->json, &writer->text);
    return &writer->json;
}

static void commas_stand_between_values_of_one_level(void **unused)
{
    Writer w;
    Json *json = begin(&w);
    json_open(json, NULL, '{');
    json_open(json, "empty", '[');
    json_close(json, ']');
    json_open(json, "list", '[');
    json_number(json, NULL, 1);
    json_open(json, NULL, '{');
    json_bool(json, "a", true);
    json_null(json, "b");
    json_close(json, '}');
    json_bool(json, NULL, false);
    json_close(json, ']');
    json_string(json, "last", "x");
    json_close(json, '}');
    assert_string_equal(w.buffer,
                        "{\"empty\":[],\"list\":[1,{\"a\":true,\"b\":null},false],\"last\":\"x\"}");
}

static void strings_are_escaped_and_utf8_is_left_alone(void **unused)
{
    Writer w;
    json_string(begin(&w), NULL, "a\"b\\c\n\t\x1f\x7f \xc3\xa9\xe2\x80\x99/");
    assert_string_equal(w.buffer, "\"a\\\"b\\\\c\\n\\u0009\\u001f\x7f \xc3\xa9\xe2\x80\x99/\"");
    json_string(begin(&w), NULL, "");
    assert_string_equal(w.buffer, "\"\"");
}

static void names_are_escaped_too(void **unused)
{
    Writer w;
    json_number(begin(&w), "a\"", 1);
    assert_string_equal(w.buffer, "\"a\\\"\":1");
}

static void fixed_numbers_are_rounded(void **unused)
{
    static const struct {
        double value;
        int decimals;
        const char *text;
    } row[] = {
        {0, 0, "0"},         {2.5, 0, "3"},           {1.005, 1, "1.0"},
        {0.125, 2, "0.13"},  {-0.125, 2, "-0.13"},    {-0.001, 2, "0.00"},
        {9.999, 2, "10.00"}, {1e6, 3, "1000000.000"}, {0.05, 3, "0.050"},
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        Writer w;
        json_fixed(begin(&w), NULL, row[i].value, row[i].decimals);
        assert_string_equal(w.buffer, row[i].text);
    }
}

static void numbers_json_cannot_say_are_null(void **unused)
{
    const double huge = 1e308;
    const double bad[] = {huge * 10, -huge * 10, huge * 10 - huge * 10, 1e19};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Writer w;
        json_fixed(begin(&w), "x", bad[i], 2);
        assert_string_equal(w.buffer, "\"x\":null");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_stand_between_values_of_one_level),
        cmocka_unit_test(strings_are_escaped_and_utf8_is_left_alone),
        cmocka_unit_test(names_are_escaped_too),
        cmocka_unit_test(fixed_numbers_are_rounded),
        cmocka_unit_test(numbers_json_cannot_say_are_null),
    };
    return cmocka_run_group_tests_name("core/json", tests, NULL, NULL);
}
