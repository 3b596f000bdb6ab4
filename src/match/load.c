/* load.c: reads a save (docs/saves.md) and plays it. Nothing in the file is trusted.
 *
 * The parts stand in a fixed order, so the loader reads line after line with one function per part,
 * each of which returns false with the problem filled in. The match under construction belongs to
 * the loader until the last line has been found right.
 */
#include <stdlib.h>
#include <string.h>

#include "games/list.h"
#include "match/inside.h"

typedef struct Loader {
    Slice rest, now;   /* what is unread; the current line */
    const char *start; /* of the whole file */
    uint32_t line;     /* number of the current line */
    uint32_t actions;  /* how many have been read */
    bool ended;        /* there is no current line */
    Lang lang;
    SaveProblem *problem;
    const Rules *rules;
    uint8_t option[OPTIONS_MAX];
    SeatHolder seat[SEATS_MAX];
    bool option_seen[OPTIONS_MAX], seat_seen[SEATS_MAX], table;
    Blob board, position;               /* their texts; no data: default, from the start */
    uint32_t board_line, position_line; /* of the save, where they begin */
    Match *match;
} Loader;

/* ---- Lines ----------------------------------------------------------------------------------- */

static bool fail(Loader *loader, const char *message, Slice detail)
{
    problem_quote(&loader->problem->at, loader->line, message, detail);
    return false;
}

static bool fail_word(Loader *loader, const char *message, const char *word)
{
    return fail(loader, message, slice_of(word));
}

static void next_line(Loader *loader)
{
    loader->line++;
    if (loader->rest.length == 0 || !slice_cut(&loader->rest, '\n', &loader->now)) {
        loader->ended = true;
        loader->now = (Slice){"", 0};
    }
}

/* Cuts "word " off the front of the current line if it is there. */
static bool take_word(Loader *loader, const char *word, Slice *value)
{
    Slice first;
    *value = loader->now;
    return slice_cut(value, ' ', &first) && slice_equal(first, word);
}

/* The current line must be "word value": gives the value and moves on. */
static bool want(Loader *loader, const char *word, const char *message, Slice *value)
{
    if (loader->ended)
        return fail_word(loader, "match.load_truncated", "");
    if (!take_word(loader, word, value))
        return fail(loader, message, loader->now);
    return true;
}

/* The whole file is text: said once, so that no later part need think of it. */
static bool read_bytes(Loader *loader)
{
    Slice rest = loader->rest;
    if (rest.length == 0)
        return fail_word(loader, "match.load_empty", "");
    loader->line = 1;
    while (rest.length > 0) {
        const size_t step = utf8_step(rest.data, rest.length);
        if (step == 0)
            return fail_word(loader, "match.load_binary", "");
        loader->line += rest.data[0] == '\n';
        rest.data += step;
        rest.length -= step;
    }
    loader->line = 0;
    return true;
}

/* ---- Head ------------------------------------------------------------------------------------ */

static bool read_magic(Loader *loader)
{
    Slice version;
    next_line(loader);
    if (loader->ended || !take_word(loader, "mekong", &version))
        return fail(loader, "match.load_magic", loader->now);
    if (!slice_equal(version, SAVE_VERSION))
        return fail(loader, "match.load_version", version);
    next_line(loader);
    return true;
}

static bool read_game(Loader *loader)
{
    Slice word;
    char name[32];
    if (!want(loader, "game", "match.load_want_game", &word))
        return false;
    slice_copy(word, name, sizeof name);
    loader->rules = word.length < sizeof name ? game_find(name) : NULL;
    if (!loader->rules)
        return fail(loader, "match.load_game", word);
    options_preset(loader->rules, loader->option);
    next_line(loader);
    return true;
}

static bool set_option(Loader *loader, uint8_t index, Slice value)
{
    const Option *option = &loader->rules->options[index];
    if (loader->option_seen[index])
        return fail_word(loader, "match.load_twice", option->word);
    loader->option_seen[index] = true;
    return option_find_value(option, value, &loader->option[index]) ||
           fail(loader, "match.load_option_value", value);
}

static bool read_option(Loader *loader, Slice value)
{
    Slice word;
    uint8_t index;
    if (slice_cut(&value, ' ', &word) && option_find(loader->rules, word, &index))
        return set_option(loader, index, value);
    return fail(loader, "match.load_option", loader->now);
}

/* Said of the last option's line: the current one is past them. */
static bool check_options(Loader *loader)
{
    Game game = {.rules = loader->rules};
    memcpy(game.option, loader->option, sizeof game.option);
    if (game_options_fit(&game, &loader->problem->at))
        return true;
    loader->problem->at.line = loader->line - 1;
    return false;
}

static bool read_options(Loader *loader)
{
    Slice value;
    while (!loader->ended && take_word(loader, "option", &value)) {
        if (!read_option(loader, value))
            return false;
        next_line(loader);
    }
    return check_options(loader);
}

static bool is_controller(Slice word)
{
    for (size_t i = 0; i < word.length; i++)
        if (!is_controller_char(word.data[i]))
            return false;
    return word.length > 0 && word.length < SEAT_WORD_SIZE;
}

static bool set_seat(Loader *loader, Seat seat, Slice value)
{
    SeatHolder *holder = &loader->seat[seat];
    Slice controller;
    if (loader->seat_seen[seat])
        return fail_word(loader, "match.load_twice", loader->rules->seat_words[seat]);
    loader->seat_seen[seat] = true;
    if (!slice_cut(&value, ' ', &controller) || !is_controller(controller))
        return fail(loader, "match.load_controller", loader->now);
    slice_copy(controller, holder->controller, sizeof holder->controller);
    if (value.length >= sizeof holder->name)
        return fail(loader, "match.load_name", value);
    slice_copy(value, holder->name, sizeof holder->name);
    return true;
}

static bool read_seat(Loader *loader, Slice value)
{
    Slice word;
    const bool named = slice_cut(&value, ' ', &word);
    const Seat seat = named ? seat_named(loader->rules, word) : (Seat)SEAT_NOBODY;
    return seat != SEAT_NOBODY ? set_seat(loader, seat, value)
                               : fail(loader, "match.load_seat", loader->now);
}

static bool read_seats(Loader *loader)
{
    Slice value;
    while (!loader->ended && take_word(loader, "seat", &value)) {
        if (!read_seat(loader, value))
            return false;
        next_line(loader);
    }
    return true;
}

static bool read_table(Loader *loader)
{
    loader->table = !loader->ended && slice_equal(loader->now, "table");
    if (loader->table)
        next_line(loader);
    return true;
}

/* ---- Board and first position ---------------------------------------------------------------- */

/* The lines behind bars. */
static bool take_barred(Loader *loader, Blob *text)
{
    Slice value;
    while (!loader->ended && take_word(loader, "|", &value)) {
        blob_add(text, value.data, value.length);
        blob_add(text, "\n", 1);
        next_line(loader);
    }
    return text->length > 0;
}

/* The board's own loader counts lines within a file of the bundle; here the save's are meant. */
static void place_board_problem(const Blob *board, uint32_t first_line, Problem *problem)
{
    Slice rest = {board->data, board->length}, line;
    uint32_t at = first_line;
    for (; slice_cut(&rest, '\n', &line); at++) {
        if (line.length > 2 && memcmp(line.data, "@ ", 2) == 0 &&
            slice_equal((Slice){line.data + 2, line.length - 2}, problem->file)) {
            problem->line += at;
            problem->file[0] = '\0';
            return;
        }
    }
    problem->line = first_line;
    problem->file[0] = '\0';
}

/* "default" is the first default board there was, "default 2" the second: one of the past is loaded
 * like a custom one. */
static bool find_default(Loader *loader, Slice kind)
{
    const char *const *earlier = loader->rules->earlier_boards;
    uint32_t count = 0, number = 1;
    Slice word;
    while (earlier && earlier[count])
        count++;
    if (!slice_cut(&kind, ' ', &word) || !slice_equal(word, "default") ||
        (kind.length > 0 && !slice_number(kind, count + 1, &number)) || number == 0)
        return false;
    if (number <= count)
        blob_add(&loader->board, earlier[number - 1], strlen(earlier[number - 1]));
    return true;
}

/* The kind of board, and its lines if it is custom. */
static bool read_board(Loader *loader)
{
    Slice kind;
    if (!want(loader, "board", "match.load_want_board", &kind))
        return false;
    const bool custom = slice_equal(kind, "custom");
    if (!custom && !find_default(loader, kind))
        return fail(loader, "match.load_board_kind", kind);
    if (custom && !loader->rules->default_board)
        return fail_word(loader, "match.load_no_board", loader->rules->word);
    next_line(loader);
    loader->board_line = loader->line;
    if (custom && !take_barred(loader, &loader->board))
        return fail_word(loader, "match.load_board_lines", "");
    return true;
}

static bool read_position(Loader *loader)
{
    if (loader->ended || !slice_equal(loader->now, "position"))
        return true;
    next_line(loader);
    loader->position_line = loader->line;
    if (!take_barred(loader, &loader->position))
        return fail_word(loader, "match.load_position_lines", "");
    loader->position.data[--loader->position.length] =
        '\0'; /* a position ends without a line end */
    return true;
}

/* A fault of the board or of the position, in the save's own lines. */
static void place_problem(const Loader *loader, Problem *problem)
{
    if (problem->file[0])
        place_board_problem(&loader->board, loader->board_line, problem);
    else if (loader->position.data)
        problem->line += loader->position_line - 1;
    else if (loader->board.data)
        problem->line = loader->board_line;
}

static bool make_match(Loader *loader)
{
    Problem *problem = &loader->problem->at;
    if (loader->board.failed || loader->position.failed)
        return fail_word(loader, "match.no_memory", "");
    loader->match = match_new_at(loader->rules, loader->option, loader->board.data,
                                 loader->position.data, problem);
    if (!loader->match) {
        place_problem(loader, problem);
        return false;
    }
    for (Seat seat = 0; seat < loader->rules->seats; seat++)
        if (loader->seat_seen[seat])
            match_set_seat(loader->match, seat, loader->seat[seat].controller,
                           loader->seat[seat].name);
    match_set_table(loader->match, loader->table);
    return true;
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* Somebody else may have been asked by an earlier release. */
static bool check_actor(Loader *loader, Slice word, const char *action)
{
    const Seat actor = match_actor(loader->match);
    if (actor == SEAT_NOBODY)
        return fail(loader, "match.load_over", loader->now);
    const char *expected = match_actor_word(loader->match, actor);
    if (!slice_equal(word, expected) && !match_is_bygone(loader->match, action))
        return fail_word(loader, "match.load_actor", expected);
    return true;
}

static bool read_action(Loader *loader)
{
    Slice words = loader->now, actor;
    char buffer[ACTION_TEXT_SIZE];
    Text refusal;
    if (!slice_cut(&words, ' ', &actor) || words.length >= sizeof buffer)
        return fail(loader, "match.load_line", loader->now);
    slice_copy(words, buffer, sizeof buffer);
    if (!check_actor(loader, actor, buffer))
        return false;
    loader->actions++;
    const Reason *reason = match_replay_text(loader->match, buffer);
    if (!reason)
        return true;
    text_init(&refusal, loader->problem->refusal, sizeof loader->problem->refusal);
    match_print_refusal(loader->match, buffer, reason, loader->lang, &refusal);
    return fail(loader, "match.load_illegal", words);
}

/* "actions", then a line each, until "resign" or "end" has been reached. */
static bool read_actions(Loader *loader)
{
    Slice value;
    if (!want(loader, "actions", "match.load_want_actions", &value))
        return false;
    if (!slice_equal(loader->now, "actions"))
        return fail(loader, "match.load_want_actions", loader->now);
    for (next_line(loader); !loader->ended && !take_word(loader, "end", &value) &&
                            !take_word(loader, "resign", &value);
         next_line(loader))
        if (!read_action(loader))
            return false;
    return true;
}

/* "resign sv", if somebody gave it up. */
static bool read_resigned(Loader *loader)
{
    Slice word;
    if (loader->ended || !take_word(loader, "resign", &word))
        return true;
    const Seat seat = seat_named(loader->rules, word);
    if (seat == SEAT_NOBODY)
        return fail(loader, "match.load_seat", word);
    if (match_resign(loader->match, seat))
        return fail(loader, "match.load_over", loader->now);
    next_line(loader);
    return true;
}

static bool check_sum(Loader *loader, Slice sum)
{
    char expected[CHECKSUM_SIZE];
    const size_t before = (size_t)(loader->now.data - loader->start);
    checksum_print(save_checksum(loader->start, before), expected);
    return slice_equal(sum, expected) || fail_word(loader, "match.load_checksum", "");
}

static bool read_end(Loader *loader)
{
    Slice value, number;
    uint32_t count;
    if (!want(loader, "end", "match.load_truncated", &value))
        return false;
    if (!slice_cut(&value, ' ', &number) || !slice_number(number, UINT32_MAX, &count))
        return fail(loader, "match.load_end", loader->now);
    if (count != loader->actions)
        return fail(loader, "match.load_count", number);
    if (value.length > 0 && !check_sum(loader, value))
        return false;
    next_line(loader);
    return loader->ended || fail(loader, "match.load_after_end", loader->now);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static bool read_save(Loader *loader)
{
    return read_bytes(loader) && read_magic(loader) && read_game(loader) && read_options(loader) &&
           read_seats(loader) && read_table(loader) && read_board(loader) &&
           read_position(loader) && make_match(loader) && read_actions(loader) &&
           read_resigned(loader) && read_end(loader);
}

Match *match_load(const char *text, size_t length, Lang lang, SaveProblem *problem)
{
    Loader loader;
    memset(&loader, 0, sizeof loader);
    memset(problem, 0, sizeof *problem);
    loader.rest = (Slice){text, length};
    loader.start = text;
    loader.lang = lang;
    loader.problem = problem;
    const bool good = read_save(&loader);
    free(loader.board.data);
    free(loader.position.data);
    if (good)
        return loader.match;
    match_free(loader.match);
    return NULL;
}

void save_problem_print(const SaveProblem *problem, Lang lang, Text *out)
{
    problem_print(&problem->at, lang, out);
    if (problem->refusal[0]) {
        text_char(out, ' ');
        text_add(out, problem->refusal);
    }
}
