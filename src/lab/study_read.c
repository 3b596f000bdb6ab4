/* study_read.c: the text of a study, line by line: a word, and what it takes. */
#include <math.h>
#include <string.h>

#include "ai/random.h"
#include "lab/study.h"

#define STUDY_HEAD "mekong-study 1"

typedef struct Reading {
    Study *study;
    Problem *problem;
    uint32_t line;
    Slice rest; /* of the line */
    bool seen[16];
} Reading;

static bool fail(Reading *reading, const char *message, Slice detail)
{
    char words[sizeof reading->problem->detail];
    slice_copy(detail, words, sizeof words);
    problem_set(reading->problem, reading->line, message, words);
    return false;
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* The next word of the line; blanks of any number stand between them. */
static bool next_word(Reading *reading, Slice *word)
{
    while (slice_cut(&reading->rest, ' ', word))
        if (word->length > 0)
            return true;
    *word = (Slice){"", 0};
    return false;
}

static bool line_ends(Reading *reading)
{
    Slice more;
    return !next_word(reading, &more) || fail(reading, "lab.study_more", more);
}

static bool copy_word(Reading *reading, Slice word, char *to, size_t size)
{
    if (word.length == 0 || word.length >= size)
        return fail(reading, "lab.study_long", word);
    slice_copy(word, to, size);
    return true;
}

static bool read_number(Reading *reading, uint32_t low, uint32_t high, uint32_t *out)
{
    Slice word;
    next_word(reading, &word);
    if (slice_number(word, high, out) && *out >= low)
        return true;
    TEXT(detail, words, sizeof reading->problem->detail);
    text_number(&detail, low);
    text_add(&detail, " .. ");
    text_number(&detail, high);
    return fail(reading, "lab.study_number", slice_of(words));
}

/* A decimal number with a sign and a point, in thousandths, without exponents. */
static bool decimal(Slice word, double low, double high, double *out)
{
    const bool minus = word.length > 0 && word.data[0] == '-';
    double value = 0, unit = 1;
    bool dot = false;
    if (word.length == (size_t)minus || word.length > 20)
        return false;
    for (size_t i = minus; i < word.length; i++) {
        const char c = word.data[i];
        if (c == '.' && !dot && i + 1 < word.length) {
            dot = true;
            continue;
        }
        if (c < '0' || c > '9')
            return false;
        unit = dot ? unit / 10 : 1;
        value = dot ? value + (c - '0') * unit : value * 10 + (c - '0');
    }
    value = round(value * 1000) / 1000;
    *out = minus ? -value : value;
    return *out >= low && *out <= high;
}

static bool read_decimal(Reading *reading, double low, double high, double *out)
{
    Slice word;
    next_word(reading, &word);
    return decimal(word, low, high, out) || fail(reading, "lab.study_decimal", word);
}

static bool read_seat(Reading *reading, Seat *seat)
{
    char name[SEAT_WORD_SIZE];
    Slice word;
    next_word(reading, &word);
    slice_copy(word, name, sizeof name);
    *seat = seat_find(reading->study->rules, name);
    return *seat < reading->study->rules->seats || fail(reading, "lab.study_seat", word);
}

/* Whoever goes by a clock, or is a program of its own, plays no game twice. */
static bool read_player(Reading *reading, Slice word, char to[PLAYER_WORD_SIZE])
{
    Strength strength;
    if (!copy_word(reading, word, to, PLAYER_WORD_SIZE))
        return false;
    if (!strength_parse(reading->study->rules, to, &strength))
        return fail(reading, "lab.study_player", word);
    return strength.policy || strength.rollouts || fail(reading, "lab.study_clock", word);
}

static bool read_players(Reading *reading, char to[][PLAYER_WORD_SIZE], uint32_t *count)
{
    Slice list, word;
    next_word(reading, &list);
    for (*count = 0; slice_cut(&list, ',', &word); ++*count) {
        if (*count == STUDY_PLAYERS_MAX)
            return fail(reading, "lab.study_many", word);
        if (!read_player(reading, word, to[*count]))
            return false;
        for (uint32_t i = 0; i < *count; i++)
            if (strcmp(to[i], to[*count]) == 0)
                return fail(reading, "lab.study_twice", word);
    }
    return *count > 0 || fail(reading, "lab.study_player", list);
}

/* ---- Values ---------------------------------------------------------------------------------- */

/* "4..8". */
static bool read_range(Slice word, uint32_t *low, uint32_t *high)
{
    Slice first;
    if (!slice_cut(&word, '.', &first) || word.length < 2 || word.data[0] != '.')
        return false;
    const Slice last = {word.data + 1, word.length - 1};
    return slice_number(first, UINT16_MAX, low) && slice_number(last, UINT16_MAX, high) &&
           *low <= *high;
}

static bool add_value(Reading *reading, Axis *axis, Slice word)
{
    if (axis->values == STUDY_VALUES_MAX)
        return fail(reading, "lab.study_many", word);
    for (uint32_t i = 0; i < axis->values; i++)
        if (slice_equal(word, axis->value[i]))
            return fail(reading, "lab.study_twice", word);
    return copy_word(reading, word, axis->value[axis->values++], VALUE_SIZE);
}

static bool add_range(Reading *reading, Axis *axis, uint32_t low, uint32_t high)
{
    for (uint32_t number = low; number <= high; number++) {
        TEXT(text, words, VALUE_SIZE);
        text_number(&text, number);
        if (!add_value(reading, axis, slice_of(words)))
            return false;
    }
    return true;
}

/* "4..8", or "equal,superior". */
static bool read_values(Reading *reading, Axis *axis)
{
    Slice list, word;
    uint32_t low, high;
    next_word(reading, &list);
    if (list.length == 0)
        return fail(reading, "lab.study_values", list);
    if (read_range(list, &low, &high))
        return add_range(reading, axis, low, high);
    while (slice_cut(&list, ',', &word))
        if (!add_value(reading, axis, word))
            return false;
    return true;
}

static bool read_place(Reading *reading, char table[VALUE_SIZE], char place[PLACE_SIZE])
{
    Slice word;
    next_word(reading, &word);
    if (!copy_word(reading, word, table, VALUE_SIZE))
        return false;
    next_word(reading, &word);
    return copy_word(reading, word, place, PLACE_SIZE);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static bool take_option(Reading *reading)
{
    const Rules *rules = reading->study->rules;
    Slice word;
    uint8_t index;
    next_word(reading, &word);
    if (!option_find(rules, word, &index))
        return fail(reading, "lab.study_option", word);
    next_word(reading, &word);
    return option_find_value(&rules->options[index], word, &reading->study->option[index]) ||
           fail(reading, "lab.study_option", word);
}

static bool take_board(Reading *reading)
{
    Slice path = reading->rest;
    while (path.length > 0 && path.data[0] == ' ')
        path = (Slice){path.data + 1, path.length - 1};
    reading->rest.length = 0;
    reading->study->board_line = reading->line;
    if (!reading->study->rules->default_board)
        return fail(reading, "lab.study_no_board", path);
    return copy_word(reading, path, reading->study->board_path, PATH_SIZE);
}

static bool take_seat(Reading *reading)
{
    Study *study = reading->study;
    Seat seat;
    if (!read_seat(reading, &seat))
        return false;
    if (study->seat_players[seat] > 0)
        return fail(reading, "lab.study_twice", slice_of(study->rules->seat_words[seat]));
    study->seat_line[seat] = reading->line;
    return read_players(reading, study->seat_player[seat], &study->seat_players[seat]);
}

static bool take_players(Reading *reading)
{
    Study *study = reading->study;
    return read_players(reading, study->player, &study->players) &&
           (study->players > 1 || fail(reading, "lab.study_pair", slice_of(study->player[0])));
}

static bool take_axis(Reading *reading)
{
    Study *study = reading->study;
    Axis *axis = &study->axis[study->axes];
    if (study->axes == STUDY_AXES_MAX)
        return fail(reading, "lab.study_many", slice_of("vary"));
    if (!study->rules->default_board)
        return fail(reading, "lab.study_no_board", slice_of("vary"));
    study->axes++;
    axis->line = reading->line;
    return read_place(reading, axis->table, axis->place) && read_values(reading, axis);
}

/* tune TABLE PLACE LOW..HIGH [START] */
static bool take_knob(Reading *reading)
{
    Study *study = reading->study;
    Knob *knob = &study->knob[study->knobs];
    Slice word;
    if (study->knobs == STUDY_AXES_MAX)
        return fail(reading, "lab.study_many", slice_of("tune"));
    if (!study->rules->default_board)
        return fail(reading, "lab.study_no_board", slice_of("tune"));
    study->knobs++;
    *knob = (Knob){.line = reading->line, .start = UINT32_MAX};
    if (!read_place(reading, knob->table, knob->place))
        return false;
    next_word(reading, &word);
    if (!read_range(word, &knob->low, &knob->high) || knob->low == knob->high)
        return fail(reading, "lab.study_values", word);
    if (!next_word(reading, &word))
        return true;
    return (slice_number(word, knob->high, &knob->start) && knob->start >= knob->low) ||
           fail(reading, "lab.study_values", word);
}

/* goal SEAT PLAYER,PLAYER PERCENT [WEIGHT] */
static bool take_goal(Reading *reading)
{
    Study *study = reading->study;
    Goal *goal = &study->goal[study->goals];
    Slice list, word = {"", 0};
    if (study->goals == STUDY_GOALS_MAX)
        return fail(reading, "lab.study_many", slice_of("goal"));
    study->goals++;
    *goal = (Goal){.line = reading->line, .weight = 1};
    if (!read_seat(reading, &goal->seat))
        return false;
    next_word(reading, &list);
    for (Seat seat = 0; seat < study->rules->seats; seat++) {
        slice_cut(&list, ',', &word);
        if (!read_player(reading, word, goal->party.word[seat]))
            return false;
        word.length = 0;
    }
    if (list.length > 0)
        return fail(reading, "lab.study_more", list);
    if (!read_decimal(reading, 0, 100, &goal->percent))
        return false;
    if (!next_word(reading, &word))
        return true;
    return decimal(word, 0.001, 1000, &goal->weight) || fail(reading, "lab.study_decimal", word);
}

static bool take_stop(Reading *reading)
{
    Stop *stop = &reading->study->stop;
    const double elo_most = 2000;
    Slice word;
    next_word(reading, &word);
    if (slice_equal(word, "width")) {
        stop->kind = STOP_WIDTH;
        return read_decimal(reading, 0.01, 100, &stop->width);
    }
    if (!slice_equal(word, "sprt"))
        return fail(reading, "lab.study_stop", word);
    stop->kind = STOP_TEST;
    if (reading->study->rules->seats != 2)
        return fail(reading, "lab.study_two_seats", word);
    if (!read_seat(reading, &stop->seat) ||
        !read_decimal(reading, -elo_most, elo_most, &stop->sprt.elo0) ||
        !read_decimal(reading, -elo_most, elo_most, &stop->sprt.elo1))
        return false;
    return stop->sprt.elo0 < stop->sprt.elo1 || fail(reading, "lab.study_elo", word);
}

static bool take_games(Reading *reading)
{
    uint32_t games;
    if (!read_number(reading, 1, STUDY_GAMES_MAX, &games))
        return false;
    reading->study->games = games;
    return true;
}

static bool take_seed(Reading *reading)
{
    uint32_t seed;
    if (!read_number(reading, 0, UINT32_MAX, &seed))
        return false;
    reading->study->seed = seed;
    return true;
}

static bool take_shards(Reading *reading)
{
    return read_number(reading, 1, STUDY_SHARDS_MAX, &reading->study->shards);
}

static bool take_memory(Reading *reading)
{
    return read_number(reading, 1, 1 << 20, &reading->study->memory);
}

static bool take_steps(Reading *reading)
{
    return read_number(reading, 1, STUDY_STEPS_MAX, &reading->study->steps);
}

static bool take_game(Reading *reading)
{
    char name[VALUE_SIZE];
    Slice word;
    next_word(reading, &word);
    slice_copy(word, name, sizeof name);
    const Rules *rules = game_find(name);
    if (!rules)
        return fail(reading, "lab.study_game", word);
    reading->study->rules = rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        reading->study->option[i] = rules->options[i].preset;
    return true;
}

/* ---- The whole ------------------------------------------------------------------------------- */

static const struct StudyLine {
    const char *word;
    bool (*take)(Reading *reading);
    bool often; /* it may stand there more than once */
} study_lines[] = {
    {"game", take_game, false},       {"option", take_option, true},
    {"board", take_board, false},     {"seat", take_seat, true},
    {"players", take_players, false}, {"vary", take_axis, true},
    {"games", take_games, false},     {"seed", take_seed, false},
    {"shards", take_shards, false},   {"memory", take_memory, false},
    {"stop", take_stop, false},       {"tune", take_knob, true},
    {"goal", take_goal, true},        {"steps", take_steps, false},
};

/* What the line is about comes first: all others are read in its words. */
static bool take_line(Reading *reading)
{
    Slice word;
    next_word(reading, &word);
    for (size_t i = 0; i < COUNT_OF(study_lines); i++) {
        if (!slice_equal(word, study_lines[i].word))
            continue;
        if (i > 0 && !reading->study->rules)
            return fail(reading, "lab.study_game_first", word);
        if (reading->seen[i] && !study_lines[i].often)
            return fail(reading, "lab.study_twice", word);
        reading->seen[i] = true;
        return study_lines[i].take(reading) && line_ends(reading);
    }
    return fail(reading, "lab.study_word", word);
}

static bool is_text(Slice line)
{
    while (line.length > 0) {
        uint32_t code;
        const size_t bytes = utf8_read(line.data, line.length, &code);
        if (bytes == 0 || code < ' ' || code == 0x7f)
            return false;
        line = (Slice){line.data + bytes, line.length - bytes};
    }
    return true;
}

static void trim(Slice *line)
{
    while (line->length > 0 &&
           (line->data[line->length - 1] == ' ' || line->data[line->length - 1] == '\r'))
        line->length--;
}

static bool check_whole(Reading *reading)
{
    const Study *study = reading->study;
    uint32_t seated = 0;
    reading->line = 0;
    if (!study->rules)
        return fail(reading, "lab.study_game_first", slice_of(""));
    for (Seat seat = 0; seat < study->rules->seats; seat++)
        seated += study->seat_players[seat] > 0;
    if (study->players ? seated > 0 : seated > 0 && seated < study->rules->seats)
        return fail(reading, "lab.study_seats", slice_of(""));
    if (!study->players && !seated && !study->goals)
        return fail(reading, "lab.study_seats", slice_of(""));
    return (study->knobs > 0) == (study->goals > 0) ||
           fail(reading, "lab.study_tune_goal", slice_of(""));
}

bool study_read(Study *study, const char *text, size_t length, Problem *problem)
{
    Reading reading = {.study = study, .problem = problem};
    Slice rest = {text, length}, line;
    memset(study, 0, sizeof *study);
    *study = (Study){.games = 1000, .seed = 1, .memory = 64, .steps = 100};
    if (length > STUDY_TEXT_MAX)
        return fail(&reading, "lab.study_large", slice_of(""));
    while (slice_cut(&rest, '\n', &line)) {
        reading.line++;
        trim(&line);
        if (!is_text(line))
            return fail(&reading, "lab.study_binary", slice_of(""));
        if (reading.line == 1 && !slice_equal(line, STUDY_HEAD))
            return fail(&reading, "lab.study_head", slice_of(STUDY_HEAD));
        if (reading.line == 1 || line.length == 0 || line.data[0] == '#')
            continue;
        reading.rest = line;
        if (!take_line(&reading))
            return false;
    }
    if (reading.line == 0)
        return fail(&reading, "lab.study_head", slice_of(STUDY_HEAD));
    return check_whole(&reading);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void put(Text *out, const char *word, const char *value)
{
    text_add(out, word);
    text_char(out, ' ');
    text_add(out, value);
    text_char(out, '\n');
}

static void put_number(Text *out, const char *word, uint64_t number)
{
    text_add(out, word);
    text_char(out, ' ');
    text_number(out, (int64_t)number);
    text_char(out, '\n');
}

static void put_list(Text *out, const char *const before, const char word[][PLAYER_WORD_SIZE],
                     uint32_t count)
{
    text_add(out, before);
    for (uint32_t i = 0; i < count; i++) {
        text_add(out, i > 0 ? "," : " ");
        text_add(out, word[i]);
    }
    text_char(out, '\n');
}

static void put_players(const Study *study, Text *out)
{
    if (study->players)
        put_list(out, "players", study->player, study->players);
    for (Seat seat = 0; seat < study->rules->seats; seat++) {
        TEXT(before, words, SEAT_WORD_SIZE + 8);
        text_add(&before, "seat ");
        text_add(&before, study->rules->seat_words[seat]);
        if (study->seat_players[seat])
            put_list(out, words, study->seat_player[seat], study->seat_players[seat]);
    }
}

static void put_axes(const Study *study, Text *out)
{
    for (uint32_t a = 0; a < study->axes; a++) {
        const Axis *axis = &study->axis[a];
        text_add(out, "vary ");
        text_add(out, axis->table);
        text_char(out, ' ');
        text_add(out, axis->place);
        for (uint32_t i = 0; i < axis->values; i++) {
            text_add(out, i > 0 ? "," : " ");
            text_add(out, axis->value[i]);
        }
        text_char(out, '\n');
    }
}

static void put_decimal(Text *out, double value)
{
    char words[32];
    snprintf(words, sizeof words, " %.3f", value);
    text_add(out, words);
}

static void put_stop(const Study *study, Text *out)
{
    const Stop *stop = &study->stop;
    if (stop->kind == STOP_FIXED)
        return;
    text_add(out, stop->kind == STOP_WIDTH ? "stop width" : "stop sprt ");
    if (stop->kind == STOP_WIDTH)
        put_decimal(out, stop->width);
    else {
        text_add(out, study->rules->seat_words[stop->seat]);
        put_decimal(out, stop->sprt.elo0);
        put_decimal(out, stop->sprt.elo1);
    }
    text_char(out, '\n');
}

static void put_tuning(const Study *study, Text *out)
{
    for (uint32_t i = 0; i < study->knobs; i++) {
        const Knob *knob = &study->knob[i];
        const uint32_t number[] = {knob->low, knob->high, knob->start};
        text_add(out, "tune ");
        text_add(out, knob->table);
        text_char(out, ' ');
        text_add(out, knob->place);
        for (int n = 0; n < (knob->start == UINT32_MAX ? 2 : 3); n++) {
            text_add(out, n == 1 ? ".." : " ");
            text_number(out, number[n]);
        }
        text_char(out, '\n');
    }
    for (uint32_t i = 0; i < study->goals; i++) {
        const Goal *goal = &study->goal[i];
        text_add(out, "goal ");
        text_add(out, study->rules->seat_words[goal->seat]);
        text_char(out, ' ');
        party_print(study->rules, &goal->party, ',', out);
        put_decimal(out, goal->percent);
        put_decimal(out, goal->weight);
        text_char(out, '\n');
    }
    if (study->knobs)
        put_number(out, "steps", study->steps);
}

bool study_print(const Study *study, const char *board, Text *out)
{
    const Rules *rules = study->rules;
    text_add(out, STUDY_HEAD "\n");
    put(out, "game", rules->word);
    for (uint8_t i = 0; i < rules->option_count; i++) {
        text_add(out, "option ");
        put(out, rules->options[i].word, rules->options[i].words[study->option[i]]);
    }
    if (board)
        put(out, "board", board);
    put_players(study, out);
    put_axes(study, out);
    put_number(out, "games", study->games);
    put_number(out, "seed", study->seed);
    if (study->shards)
        put_number(out, "shards", study->shards);
    put_number(out, "memory", study->memory);
    put_stop(study, out);
    put_tuning(study, out);
    return !out->full;
}
