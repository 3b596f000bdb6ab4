/* lab_report.c: what a study has come to, as a table and as JSON. */
#include <inttypes.h>
#include <string.h>

#include "lab/arena.h"
#include "lab/lab.h"

enum { NAME_SIZE = 4096, NAME_WIDTH = 60, SHORT_PRINT = 12, CELL_JSON = 8192 };

/* ---- Words ----------------------------------------------------------------------------------- */

/* The widest name, within bounds. */
static int name_width(const Study *study)
{
    size_t width = 0;
    for (uint32_t cell = 0; cell < study->cells; cell++) {
        TEXT(text, name, NAME_SIZE);
        study_name_cell(study, cell, &text);
        width = text_width(name) > width ? text_width(name) : width;
    }
    return width < NAME_WIDTH ? (int)width : NAME_WIDTH;
}

static void print_share(Estimate share)
{
    char words[64];
    snprintf(words, sizeof words, "%.1f (%.1f - %.1f)", 100 * share.value, 100 * share.low,
             100 * share.high);
    printf("  %-19s", words);
}

static void print_gain(Estimate gain)
{
    printf("  %+.1f (%+.1f .. %+.1f)", 100 * gain.value, 100 * gain.low, 100 * gain.high);
}

static void print_cell(const Results *results, uint32_t cell, int width)
{
    static const char *const decisions[] = {"  elo0", "", "  elo1"};
    const Study *study = results->study;
    TEXT(text, name, NAME_SIZE);
    study_name_cell(study, cell, &text);
    text_pad_to(&text, (size_t)width);
    printf("%s", name);
    for (Seat seat = 0; seat < study->rules->seats; seat++)
        print_share(results_share(results, cell, seat));
    printf("  %8" PRIu64, results->count[cell][COUNT_DRAWN]);
    if (shard_reference(study, cell) != cell)
        print_gain(results_gain(results, cell));
    printf("%s\n", decisions[results->decision[cell] + 1]);
}

void results_print(const Results *results, Lang lang)
{
    const Study *study = results->study;
    const int width = name_width(study);
    const int64_t number[] = {results->used, study->shards, (int64_t)results->games, study->cells};
    TEXT(print, words, 2 * PRINT_SIZE + 1);
    print_text(study->print, &print);
    words[SHORT_PRINT] = '\0';
    say(stdout, lang, "lab.report_head", number, words);
    if (results->enough)
        say(stdout, lang, "lab.report_enough", NULL, "");
    printf("%*s", width, "");
    for (Seat seat = 0; seat < study->rules->seats; seat++)
        printf("  %-19s", study->rules->seat_words[seat]);
    printf("  %8s", message_text(lang, "cli.sim_draws"));
    if (study->cells > 1)
        printf("  %s", message_text(lang, "lab.report_gain"));
    putchar('\n');
    for (uint32_t cell = 0; cell < study->cells; cell++)
        print_cell(results, cell, width);
    text_clear(&print);
    print_text(results->final, &print);
    printf("final %s\n", words);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_print(Json *json, const char *name, const uint8_t print[PRINT_SIZE])
{
    TEXT(text, words, 2 * PRINT_SIZE + 1);
    print_text(print, &text);
    json_string(json, name, words);
}

static void json_values(Json *json, const Study *study, uint32_t cell)
{
    json_open(json, "values", '{');
    for (uint32_t i = 0; i < study->axes; i++) {
        TEXT(text, name, VALUE_SIZE + PLACE_SIZE + 1);
        text_add(&text, study->axis[i].table);
        text_char(&text, ' ');
        text_add(&text, study->axis[i].place);
        json_string(json, name, study->axis[i].value[study_value(study, cell, i)]);
    }
    json_close(json, '}');
}

static void json_seats(Json *json, const Results *results, uint32_t cell)
{
    const Rules *rules = results->study->rules;
    json_open(json, "players", '{');
    for (Seat seat = 0; seat < rules->seats; seat++)
        json_string(json, rules->seat_words[seat], results->study->cell[cell].party.word[seat]);
    json_close(json, '}');
    json_open(json, "wins", '{');
    for (Seat seat = 0; seat < rules->seats; seat++)
        json_number(json, rules->seat_words[seat], (int64_t)results->count[cell][seat]);
    json_close(json, '}');
    json_number(json, "draws", (int64_t)results->count[cell][COUNT_DRAWN]);
    json_open(json, "share", '{');
    for (Seat seat = 0; seat < rules->seats; seat++)
        json_estimate(json, rules->seat_words[seat], results_share(results, cell, seat), 4);
    json_close(json, '}');
}

static void json_cell(Json *json, const Results *results, uint32_t cell)
{
    static const char *const decisions[] = {"elo0", "none", "elo1"};
    json_open(json, NULL, '{');
    json_values(json, results->study, cell);
    json_seats(json, results, cell);
    json_estimate(json, "gain", results_gain(results, cell), 4);
    if (results->study->stop.kind == STOP_TEST)
        json_string(json, "decision", decisions[results->decision[cell] + 1]);
    json_close(json, '}');
}

bool results_print_json(const Results *results)
{
    const Study *study = results->study;
    const size_t size = (study->cells + 1) * (size_t)CELL_JSON;
    char *room = malloc(size);
    Text text;
    Json json;
    if (!room)
        return false;
    text_init(&text, room, size);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    json_print(&json, "study", study->print);
    json_print(&json, "rules", study->rules_print);
    json_string(&json, "game", study->rules->word);
    json_number(&json, "shards", study->shards);
    json_number(&json, "used", results->used);
    json_number(&json, "games", (int64_t)results->games);
    json_bool(&json, "enough", results->enough);
    json_open(&json, "cells", '[');
    for (uint32_t cell = 0; cell < study->cells; cell++)
        json_cell(&json, results, cell);
    json_close(&json, ']');
    json_print(&json, "final", results->final);
    json_close(&json, '}');
    puts(room);
    free(room);
    return true;
}
