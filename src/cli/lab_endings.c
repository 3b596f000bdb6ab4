/* lab_endings.c: see lab_endings.h. */
#include "cli/lab_endings.h"

#include <math.h>
#include <string.h>
#include <unistd.h>

#include "core/speech.h"
#include "lab/endings.h"

enum { EXIT_USAGE = 64, COLUMN = 26, FIRST_COLUMN = 24 };

extern const char saigon75_endings_text[]; /* generated from data/saigon75/endings.txt */

/* ---- Telling --------------------------------------------------------------------------------- */

static void add_cell(Text *line, int column, const char *words)
{
    text_pad_to(line, (size_t)(FIRST_COLUMN + column * COLUMN));
    text_add(line, words);
}

/* Nobody loses less than nothing. */
static void add_mean(Text *line, int column, Estimate mean)
{
    char words[64];
    snprintf(words, sizeof words, "%.4f (%.4f … %.4f)", mean.value, fmax(mean.low, 0), mean.high);
    add_cell(line, column, words);
}

static void print_row(const char *who, const EndingsLoss *loss, bool asked)
{
    TEXT(line, words, LINE_SIZE);
    text_add(&line, "  ");
    text_add(&line, who);
    add_mean(&line, 0, endings_mean(loss));
    for (Seat seat = 0; seat < ENDING_SEATS; seat++)
        add_mean(&line, 1 + seat, loss_mean(&loss->seat[seat]));
    if (asked) {
        add_cell(&line, 1 + ENDING_SEATS, "");
        text_number(&line, (int64_t)loss->asked);
    }
    printf("%s\n", words);
}

static void print_head(const Rules *rules, const EndingsRun *run, Lang lang)
{
    TEXT(line, words, LINE_SIZE);
    const int64_t number[] = {run->decisions->count, (int64_t)(run->positions + 0.5)};
    say(stdout, lang, "lab.endings_head", number, NULL);
    add_cell(&line, 0, message_text(lang, "lab.endings_both"));
    for (Seat seat = 0; seat < ENDING_SEATS; seat++)
        add_cell(&line, 1 + seat, seat_name(rules, seat, lang));
    add_cell(&line, 1 + ENDING_SEATS, message_text(lang, "lab.endings_asked"));
    printf("%s\n", words);
    line = text_on(words, sizeof words);
    text_add(&line, "  ");
    text_add(&line, message_text(lang, "lab.endings_worth"));
    for (Seat seat = 0; seat < ENDING_SEATS; seat++) {
        char share[32];
        snprintf(share, sizeof share, "%.4f", run->worth[seat]);
        add_cell(&line, 1 + seat, share);
    }
    printf("%s\n", words);
    line = text_on(words, sizeof words);
    text_add(&line, "  ");
    text_add(&line, message_text(lang, "lab.endings_count"));
    for (Seat seat = 0; seat < ENDING_SEATS; seat++) {
        add_cell(&line, 1 + seat, "");
        text_number(&line, run->worst.seat[seat].count);
    }
    printf("%s\n", words);
}

static void print_all(const EndingsArgs *args, const EndingsRun *run)
{
    print_head(run->decisions->rules, run, args->lang);
    print_row(message_text(args->lang, "lab.endings_worst"), &run->worst, false);
    for (uint32_t i = 0; i < run->players; i++)
        print_row(run->entrant[i].word, &run->loss[i], true);
}

static void write_mean(Json *json, const char *name, Estimate mean)
{
    json_open(json, name, '{');
    json_fixed(json, "lost", mean.value, 6);
    json_fixed(json, "low", fmax(mean.low, 0), 6);
    json_fixed(json, "high", mean.high, 6);
    json_close(json, '}');
}

static void write_loss(Json *json, const Rules *rules, const EndingsLoss *loss)
{
    write_mean(json, "both", endings_mean(loss));
    for (Seat seat = 0; seat < ENDING_SEATS; seat++)
        write_mean(json, rules->seat_words[seat], loss_mean(&loss->seat[seat]));
}

static void write_player(Json *json, const EndingsRun *run, uint32_t player)
{
    json_open(json, NULL, '{');
    json_string(json, "player", run->entrant[player].word);
    write_loss(json, run->decisions->rules, &run->loss[player]);
    json_number(json, "asked", (int64_t)run->loss[player].asked);
    json_close(json, '}');
}

/* An ending: what it is worth to the first seat, and what each player loses in each seat. */
static void write_ending(Json *json, const EndingsRun *run, uint32_t number)
{
    const Faced *faced = &run->faced[number];
    json_open(json, NULL, '{');
    json_number(json, "positions", faced->positions);
    json_fixed(json, "worth", faced->value, 6);
    json_open(json, "lost", '[');
    for (uint32_t i = 0; i < run->players; i++) {
        json_open(json, NULL, '[');
        for (Seat seat = 0; seat < ENDING_SEATS; seat++)
            json_fixed(json, NULL, faced->by[i].lost[seat], 6);
        json_close(json, ']');
    }
    json_close(json, ']');
    json_close(json, '}');
}

static void write_sums(Json *json, const EndingsRun *run)
{
    const Rules *rules = run->decisions->rules;
    json_number(json, "endings", run->decisions->count);
    json_fixed(json, "positions", run->positions, 1);
    json_open(json, "worth", '{');
    for (Seat seat = 0; seat < ENDING_SEATS; seat++)
        json_fixed(json, rules->seat_words[seat], run->worth[seat], 6);
    json_close(json, '}');
    json_open(json, "worst", '{');
    write_loss(json, rules, &run->worst);
    json_close(json, '}');
}

static void write_all(const EndingsArgs *args, const EndingsRun *run)
{
    const size_t each = 64 + 32 * (size_t)run->players;
    const size_t size = run->decisions->count * each + (size_t)run->players * 1024 + 2048;
    char *buffer = malloc(size);
    Json json;
    if (!buffer) {
        say(stderr, args->lang, "match.no_memory", NULL, "");
        return;
    }
    Text text = text_on(buffer, size);
    json_init(&json, &text);
    json_open(&json, NULL, '{');
    write_sums(&json, run);
    json_open(&json, "players", '[');
    for (uint32_t i = 0; i < run->players; i++)
        write_player(&json, run, i);
    json_close(&json, ']');
    json_open(&json, "each", '[');
    for (uint32_t i = 0; i < run->decisions->count; i++)
        write_ending(&json, run, i);
    json_close(&json, ']');
    json_close(&json, '}');
    printf("%s\n", buffer);
    free(buffer);
}

/* ---- Making ---------------------------------------------------------------------------------- */

static int make(const EndingsArgs *args, const Decisions *base)
{
    const Seat seat = args->seat ? seat_find(base->rules, args->seat) : SEAT_NOBODY;
    if (args->seat && seat == SEAT_NOBODY) {
        say(stderr, args->lang, "lab.study_seat", NULL, args->seat);
        return EXIT_FAILURE;
    }
    EndingsMaking making = {.base = base,
                            .games = args->games,
                            .most = args->positions,
                            .seat = seat,
                            .threads = args->threads,
                            .seed = args->seed,
                            .progress = isatty(STDERR_FILENO)};
    TEXT(head, words, 64);
    const bool made = endings_make(&making);
    decisions_print_head(base, &head);
    if (made)
        fputs(words, stdout);
    for (uint32_t i = 0; made && i < making.games; i++)
        fputs(making.text[i], stdout);
    endings_made_free(&making);
    if (!made)
        say(stderr, args->lang, "match.no_memory", NULL, "");
    return made ? finish_output(args->lang) : EXIT_FAILURE;
}

/* ---- Measuring ------------------------------------------------------------------------------- */

/* The file of the player, or what is built in for the game. */
static bool read_endings(const EndingsArgs *args, Decisions *decisions, Problem *problem)
{
    const char *word = decisions->rules->word;
    size_t length;
    if (!args->path && strcmp(word, "saigon75") == 0)
        return decisions_read(decisions, saigon75_endings_text, true, problem);
    if (!args->path) {
        problem_set(problem, 0, "lab.endings_none", word);
        return false;
    }
    char *text = file_read(args->path, &length, problem);
    const bool good = text && decisions_read(decisions, text, false, problem);
    free(text);
    return good;
}

/* Both seats must be its to play, and its answers a function of the position: a search by the clock
 * gives no result twice. */
static bool find_player(const EndingsArgs *args, const Rules *rules, const char *word, Entrant *out)
{
    const char *wrong = NULL;
    if (!entrant_find(rules, word, out))
        wrong = "cli.judge_no_player";
    else if (out->policy && (out->policy->option || out->policy->seats))
        wrong = "cli.judge_one_sided";
    else if (out->strength.milliseconds)
        wrong = "lab.endings_clock";
    if (wrong)
        say(stderr, args->lang, wrong, NULL, word);
    return !wrong;
}

static int measure(const EndingsArgs *args, Decisions *decisions)
{
    Entrant entrant[ENDING_PLAYERS];
    Problem problem = {0};
    for (int i = 0; i < args->players; i++)
        if (!find_player(args, decisions->rules, args->player[i], &entrant[i]))
            return EXIT_FAILURE;
    if (!read_endings(args, decisions, &problem))
        return complain(args->lang, args->path ? args->path : args->game, &problem);
    EndingsRun run = {.decisions = decisions,
                      .entrant = entrant,
                      .players = (uint32_t)args->players,
                      .most = args->positions,
                      .time = BOT_TIME_PRESET,
                      .threads = args->threads,
                      .seed = args->seed,
                      .progress = isatty(STDERR_FILENO)};
    const bool done = endings_run(&run);
    if (!done)
        complain(args->lang, args->path ? args->path : args->game, &run.problem);
    else if (args->json)
        write_all(args, &run);
    else
        print_all(args, &run);
    endings_run_close(&run);
    return done ? finish_output(args->lang) : EXIT_FAILURE;
}

int lab_endings(const EndingsArgs *args)
{
    const Rules *rules = game_find(args->game);
    Decisions decisions = {0};
    Problem problem = {0};
    int status = EXIT_FAILURE;
    if (!rules) {
        say(stderr, args->lang, "lab.study_game", NULL, args->game);
        return EXIT_FAILURE;
    }
    if ((args->games > 0) == (args->players > 0) || args->players > ENDING_PLAYERS) {
        const int64_t number[] = {ENDING_PLAYERS};
        say(stderr, args->lang, "lab.endings_who", number, NULL);
        return EXIT_USAGE;
    }
    if (!decisions_open(&decisions, rules, &problem))
        complain(args->lang, args->game, &problem);
    else {
        decisions.bare = true;
        status = args->games ? make(args, &decisions) : measure(args, &decisions);
    }
    decisions_close(&decisions);
    return status;
}
