/* coverage.c: which steps, verbs, arguments and notes a simulation has met, and which it has not.
 *
 * A step is seen when the flow comes to it, automatic ones and sequences included.
 */
#include <inttypes.h>
#include <string.h>

#include "lab/sim.h"

void coverage_add(Coverage *to, const Coverage *from)
{
    for (int i = 0; i < 256; i++)
        to->step[i] += from->step[i];
    for (int i = 0; i < 256; i++) {
        for (int a = 0; a < 256; a++) {
            to->verb[i][a] += from->verb[i][a];
            to->note[i][a] += from->note[i][a];
        }
    }
}

static uint64_t sum(const uint64_t count[256], uint32_t *distinct)
{
    uint64_t total = 0;
    *distinct = 0;
    for (int a = 0; a < 256; a++) {
        total += count[a];
        *distinct += count[a] > 0;
    }
    return total;
}

/* ---- Seen of all ----------------------------------------------------------------------------- */

typedef struct Share {
    int64_t number[2]; /* seen, of so many */
} Share;

static Share share_of_steps(const Coverage *coverage, const Rules *rules)
{
    Share share = {{0, 0}};
    for (uint8_t i = 0; i < rules->step_count; i++) {
        share.number[0] += coverage->step[i] > 0;
        share.number[1]++;
    }
    return share;
}

static Share share_of_verbs(const Coverage *coverage, const Rules *rules)
{
    Share share = {{0, rules->verb_count}};
    uint32_t distinct;
    for (uint8_t i = 0; i < rules->verb_count; i++)
        share.number[0] += sum(coverage->verb[i], &distinct) > 0;
    return share;
}

/* ---- Table ----------------------------------------------------------------------------------- */

static void print_steps(const Coverage *coverage, const Rules *rules)
{
    for (uint8_t i = 0; i < rules->step_count; i++)
        printf("  %-32s %14" PRIu64 "\n", rules->steps[i]->name, coverage->step[i]);
}

static void print_verbs(const Coverage *coverage, const Rules *rules)
{
    for (uint8_t i = 0; i < rules->verb_count; i++) {
        const uint8_t kind = rules->verbs[i].arg[0];
        uint32_t distinct;
        const uint64_t total = sum(coverage->verb[i], &distinct);
        printf("  %-32s %14" PRIu64, rules->verbs[i].word, total);
        if (kind != ARG_NONE)
            printf("  %u/%u", distinct, rules->args[kind].count);
        putchar('\n');
    }
}

static void add_name(Text *names, const char *name)
{
    text_add(names, names->length ? ", " : "");
    text_add(names, name);
}

/* The names people look for first, in one line. */
static void print_unseen(const Coverage *coverage, const Rules *rules, Lang lang)
{
    char buffer[LINE_SIZE / 2];
    Text names;
    uint32_t distinct;
    text_init(&names, buffer, sizeof buffer);
    for (uint8_t i = 0; i < rules->step_count; i++)
        if (coverage->step[i] == 0)
            add_name(&names, rules->steps[i]->name);
    for (uint8_t i = 0; i < rules->verb_count; i++)
        if (sum(coverage->verb[i], &distinct) == 0)
            add_name(&names, rules->verbs[i].word);
    if (names.length > 0)
        say(stdout, lang, "cli.sim_unseen", NULL, buffer);
}

static void print_notes(const Coverage *coverage, const Game *game)
{
    for (int kind = 0; kind < 256; kind++) {
        uint32_t distinct;
        const uint64_t total = sum(coverage->note[kind], &distinct);
        if (total == 0)
            continue;
        uint8_t a = 0; /* any that occurred: the message may depend on it */
        while (coverage->note[kind][a] == 0)
            a++;
        const char *id = game_note_message(game, (Note){(uint8_t)kind, a, 0, 0}, SEAT_REFEREE);
        printf("  %-32s %14" PRIu64 "  %u\n", id ? id : "?", total, distinct);
    }
}

void coverage_print(const Coverage *coverage, const Game *game, Lang lang)
{
    const Share steps = share_of_steps(coverage, game->rules);
    const Share verbs = share_of_verbs(coverage, game->rules);
    say(stdout, lang, "cli.sim_steps_seen", steps.number, NULL);
    print_steps(coverage, game->rules);
    say(stdout, lang, "cli.sim_verbs_seen", verbs.number, NULL);
    print_verbs(coverage, game->rules);
    say(stdout, lang, "cli.sim_notes_seen", NULL, NULL);
    print_notes(coverage, game);
    print_unseen(coverage, game->rules, lang);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* How often each value of a verb's first argument occurred: which cards were played, for one. */
static void json_arguments(const Coverage *coverage, const Game *game, uint8_t verb, Json *json)
{
    const Rules *rules = game->rules;
    const uint8_t kind = rules->verbs[verb].arg[0];
    char buffer[ACTION_TEXT_SIZE];
    Text word;
    json_open(json, rules->verbs[verb].word, '{');
    for (uint16_t value = 0; value < rules->args[kind].count; value++) {
        text_init(&word, buffer, sizeof buffer);
        arg_print(game, kind, (uint8_t)value, &word);
        json_number(json, buffer, (int64_t)coverage->verb[verb][value]);
    }
    json_close(json, '}');
}

void coverage_json(const Coverage *coverage, const Game *game, Json *json)
{
    const Rules *rules = game->rules;
    uint32_t distinct;
    json_open(json, "steps", '{');
    for (uint8_t i = 0; i < rules->step_count; i++)
        json_number(json, rules->steps[i]->name, (int64_t)coverage->step[i]);
    json_close(json, '}');
    json_open(json, "verbs", '{');
    for (uint8_t i = 0; i < rules->verb_count; i++)
        json_number(json, rules->verbs[i].word, (int64_t)sum(coverage->verb[i], &distinct));
    json_close(json, '}');
    json_open(json, "first_arguments", '{');
    for (uint8_t i = 0; i < rules->verb_count; i++)
        if (rules->verbs[i].arg[0] != ARG_NONE)
            json_arguments(coverage, game, i, json);
    json_close(json, '}');
}
