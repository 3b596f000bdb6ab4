/* test_request.c: what is read from a request before anybody acts on it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hall/turns.h"
#include "server/http/body.h"
#include "server/http/limits.h"
#include "server/http/request.h"
#include "support/check.h"

static Request read(const char *uri)
{
    Request request = {.method = "GET", .uri = uri};
    request.parts = request_read(&request) ? request.parts : 99;
    return request;
}

static void a_path_is_cut_and_decoded_and_nothing_else_is_taken(void **state)
{
    const Request good = read("/api/matches/AbC-_/places/c%C3%A0?x=1");
    assert_int_equal(good.parts, 5);
    assert_string_equal(good.part[2], "AbC-_");
    assert_string_equal(good.part[4], "cà");
    assert_int_equal(read("/").parts, 0);
    static const char *const bad[] = {
        "",        "api",  "*",      "/%",      "/a%2",       "/%zz",       "/%00",
        "/%c0%af", "/%ff", "/a%0ab", "/%1b[2J", "/%E2%80%AE", "/%ed%a0%80", "/1/2/3/4/5/6/7"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(read(bad[i]).parts, 99);
}

static void a_query_is_found_by_its_whole_name(void **state)
{
    char value[FIELD_SIZE];
    uint32_t number;
    const Request request = read("/x?ab=1&a=b+c%2B&empty=&n=12&bad=1x&=y&&z");
    assert_true(request_query(&request, "a", value));
    assert_string_equal(value, "b c+");
    assert_true(request_query(&request, "empty", value) && value[0] == '\0');
    assert_true(request_query(&request, "z", value) && value[0] == '\0');
    assert_false(request_query(&request, "b", value));
    assert_true(request_number(&request, "n", 12, 7, &number) && number == 12);
    assert_true(request_number(&request, "none", 12, 7, &number) && number == 7);
    assert_false(request_number(&request, "n", 11, 7, &number));
    assert_false(request_number(&request, "bad", 99, 7, &number));
}

static void a_value_too_long_is_refused_and_not_cut(void **state)
{
    char uri[2 * FIELD_SIZE] = "/x?a=", value[FIELD_SIZE];
    memset(uri + 5, 'y', FIELD_SIZE - 1);
    Request request = read(uri);
    assert_true(request_query(&request, "a", value));
    strcat(uri, "y");
    request = read(uri);
    assert_false(request_query(&request, "a", value));
}

static void the_language_is_asked_for_or_the_browsers(void **state)
{
    Request request = {.method = "GET", .uri = "/x", .language = "it-CH, fr;q=0.5"};
    request_read(&request);
    assert_int_equal(request.lang, LANG_IT);
    request.uri = "/x?lang=fr";
    request_read(&request);
    assert_int_equal(request.lang, LANG_FR);
    request.uri = "/x?lang=xx";
    request_read(&request);
    assert_int_equal(request.lang, LANG_EN);
}

static void no_key_gets_into_a_log(void **state)
{
    char line[256];
    Text text;
    text_init(&text, line, sizeof line);
    request_print_uri("/api/matches/1/events?lang=fr&key=SECRET&keys=SECRET&x=1", &text);
    assert_string_equal(line, "/api/matches/1/events?lang=fr&key=...&key=...&x=1");
}

static void a_body_with_a_name_twice_or_something_behind_is_none(void **state)
{
    static const char *const bad[] = {"", "{", "{\"a\":1,\"a\":2}", "{} {}", "{\"a\":\"\xff\"}"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_null(body_parse(bad[i], strlen(bad[i])));
    Body *body = body_parse("{\"a\":[1,\"x\"],\"t\":true}", 22);
    assert_int_equal(body_kind(body), BODY_OBJECT);
    assert_int_equal(body_integer(body_at(body_get(body, "a"), 0, NULL)), 1);
    assert_true(body_is_true(body_get(body, "t")));
    assert_int_equal(body_kind(body_get(body, "none")), BODY_NONE);
    body_free(body);
}

static void merging_goes_down_into_lists(void **state)
{
    static const char one[] = "{\"a\":1,\"list\":[{\"x\":1},{\"x\":2}]}";
    static const char more[] = "{\"b\":null,\"list\":[{\"y\":3},{\"y\":4},{\"y\":5}]}";
    size_t length;
    char *text = json_merge(one, sizeof one - 1, more, sizeof more - 1, &length);
    assert_string_equal(text,
                        "{\"a\":1,\"list\":[{\"x\":1,\"y\":3},{\"x\":2,\"y\":4}],\"b\":null}");
    assert_int_equal(length, strlen(text));
    free(text);
}

static int spend(Limits *limits, const char *address, Budget budget, int times)
{
    int allowed = 0;
    Account *account = account_enter(limits, address);
    for (int i = 0; i < times; i++)
        allowed += account_spend(account, budget, 1) == 0;
    account_leave(account);
    return allowed;
}

static void an_address_has_its_measure_and_no_other_ones(void **state)
{
    Limits *limits = limits_open(10, 1000, 500);
    assert_in_range(spend(limits, "10.0.0.1", BUDGET_REQUESTS, 200), 50, 60);
    assert_int_equal(spend(limits, "10.0.0.2", BUDGET_REQUESTS, 1), 1);
    spend(limits, "2001:db8::1", BUDGET_REQUESTS, 200);
    assert_int_equal(spend(limits, "2001:db8::ffff", BUDGET_REQUESTS, 1), 0); /* the same /64 */
    assert_int_equal(spend(limits, "2001:db8:0:1::1", BUDGET_REQUESTS, 1), 1);
    assert_in_range(spend(limits, "10.0.0.1", BUDGET_GAMES, 200), 60, 65);
    limits_close(limits);
}

static void work_is_paid_for_afterwards_and_in_a_time_that_can_be_waited_for(void **state)
{
    Limits *limits = limits_open(10, 1000, 500);
    Account *account = account_enter(limits, "10.0.0.1");
    account_charge(account, BUDGET_WORK, 9);
    assert_int_equal(account_spend(account, BUDGET_WORK, 0), 0);
    account_charge(account, BUDGET_WORK, 1e6);
    assert_in_range(account_spend(account, BUDGET_WORK, 0), 15, 30);
    Account *other = account_enter(limits, "10.0.0.2");
    assert_int_equal(account_spend(other, BUDGET_WORK, 0), 0);
    account_leave(account);
    account_leave(other);
    limits_close(limits);
}

static void what_is_taken_is_bounded_for_each_and_for_all(void **state)
{
    enum { MIB = 1 << 20 };
    Limits *limits = limits_open(10, 400, 500);
    Account *account[20];
    char address[20];
    for (int i = 0; i < 20; i++) {
        snprintf(address, sizeof address, "10.0.0.%d", i);
        account[i] = account_enter(limits, address);
    }
    int lines = 0, whole = 0;
    while (account_take(account[0], STOCK_LINES, 1))
        lines++;
    assert_int_equal(lines, 50);
    account_give(account[0], STOCK_LINES, 1);
    assert_true(account_take(account[0], STOCK_LINES, 1));
    assert_false(account_take(account[0], STOCK_BYTES, SIZE_MAX));
    assert_false(account_take(account[0], STOCK_BYTES, 33 * MIB));
    for (int i = 0; i < 20; i++)
        whole += account_take(account[i], STOCK_BYTES, 32 * MIB);
    assert_int_equal(whole, 8); /* 256 MiB for all together */
    account_give(account[0], STOCK_BYTES, 32 * MIB);
    assert_true(account_take(account[19], STOCK_BYTES, MIB));
    limits_close(limits);
}

static void an_account_that_holds_something_is_not_forgotten(void **state)
{
    Limits *limits = limits_open(10, 400, 500);
    char address[20];
    Account *account = account_enter(limits, "192.0.2.1");
    account_charge(account, BUDGET_WORK, 1e6);
    assert_true(account_take(account, STOCK_STREAMS, 1));
    for (uint32_t i = 0; i < 200000; i++) {
        snprintf(address, sizeof address, "10.%u.%u.%u", i >> 16, i >> 8 & 255, i & 255);
        account_leave(account_enter(limits, address));
    }
    assert_ptr_equal(account_enter(limits, "192.0.2.1"), account);
    assert_true(account_spend(account, BUDGET_WORK, 0) > 0);
    limits_close(limits);
}

static void without_a_rate_nobody_is_refused_anything(void **state)
{
    Limits *limits = limits_open(0, 400, 500);
    Account *account = account_enter(limits, "10.0.0.1");
    account_charge(account, BUDGET_WORK, 1e6);
    for (int i = 0; i < 5000; i++) {
        assert_int_equal(account_spend(account, BUDGET_REQUESTS, 1), 0);
        assert_int_equal(account_spend(account, BUDGET_WORK, 0), 0);
        assert_true(account_take(account, STOCK_LINES, 1));
    }
    limits_close(limits);
}

static void who_has_had_the_least_comes_next(void **state)
{
    Turns turns = {0};
    turns_begin(&turns, 7);
    assert_true(turns_used(&turns, 8) < turns_used(&turns, 7));
    turns_begin(&turns, 8);
    turns_end(&turns, 7, 5);
    turns_end(&turns, 8, 0.1);
    turns_begin(&turns, 8); /* again and again, until it has had as much */
    assert_true(turns_used(&turns, 8) < turns_used(&turns, 7));
    turns_end(&turns, 8, 5);
    assert_true(turns_used(&turns, 7) < turns_used(&turns, 8));
}

static void who_was_away_has_saved_nothing_up(void **state)
{
    Turns turns = {0};
    for (int i = 0; i < 100; i++) {
        turns_begin(&turns, 7);
        turns_end(&turns, 7, 5);
    }
    turns_begin(&turns, 8);
    turns_end(&turns, 8, 11);
    assert_true(turns_used(&turns, 7) < turns_used(&turns, 8));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_path_is_cut_and_decoded_and_nothing_else_is_taken),
        cmocka_unit_test(a_query_is_found_by_its_whole_name),
        cmocka_unit_test(a_value_too_long_is_refused_and_not_cut),
        cmocka_unit_test(the_language_is_asked_for_or_the_browsers),
        cmocka_unit_test(no_key_gets_into_a_log),
        cmocka_unit_test(a_body_with_a_name_twice_or_something_behind_is_none),
        cmocka_unit_test(merging_goes_down_into_lists),
        cmocka_unit_test(an_address_has_its_measure_and_no_other_ones),
        cmocka_unit_test(work_is_paid_for_afterwards_and_in_a_time_that_can_be_waited_for),
        cmocka_unit_test(what_is_taken_is_bounded_for_each_and_for_all),
        cmocka_unit_test(an_account_that_holds_something_is_not_forgotten),
        cmocka_unit_test(without_a_rate_nobody_is_refused_anything),
        cmocka_unit_test(who_has_had_the_least_comes_next),
        cmocka_unit_test(who_was_away_has_saved_nothing_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
