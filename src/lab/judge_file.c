/* judge_file.c: decisions as text. A line of its own names the game; each decision is
 *
 *     decision nv                     who is to choose; the options follow, and `series` in a game
 *     option hand 8                   of a match; presets are left out
 *     series
 *     | turn 3                        the position, as in a save
 *     answer 5312 5290 move nvd1      an answer and what it is worth, twice, of 10000
 *     answer 5107 5140 done
 *
 * In a file of endings they have no answers, and `ending` stands for `decision`.
 */
#include <stdlib.h>
#include <string.h>

#include "lab/judge.h"

#define HEAD "mekong-judge 1 "
#define BARE_HEAD "mekong-endings 1 "
#define WORD "decision"
#define BARE_WORD "ending"

/* ---- Life ------------------------------------------------------------------------------------ */

bool decisions_open(Decisions *decisions, const Rules *rules, Problem *problem)
{
    *decisions = (Decisions){.rules = rules, .board = malloc(rules->board_size + 1)};
    if (!decisions->board) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    return game_make(&decisions->base, rules, decisions->board, NULL, problem);
}

void decisions_close(Decisions *decisions)
{
    for (uint32_t i = 0; i < decisions->count; i++)
        free(decisions->item[i].state);
    free(decisions->item);
    free(decisions->board);
    *decisions = (Decisions){0};
}

/* ---- Writing --------------------------------------------------------------------------------- */

void decisions_print_head(const Decisions *decisions, Text *out)
{
    text_add(out, decisions->bare ? BARE_HEAD : HEAD);
    text_add(out, decisions->rules->word);
    text_char(out, '\n');
}

static void print_options(const Game *game, Text *out)
{
    const Rules *rules = game->rules;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        if (game->option[i] == rules->options[i].preset)
            continue;
        text_add(out, "option ");
        text_add(out, rules->options[i].word);
        text_char(out, ' ');
        text_add(out, rules->options[i].words[game->option[i]]);
        text_char(out, '\n');
    }
    text_add(out, game->series ? "series\n" : "");
}

void decision_print(const Decision *decision, Text *out)
{
    const Game *game = &decision->game;
    TEXT(position, buffer, DECISION_SIZE);
    text_add(out, decision->answers > 0 ? WORD " " : BARE_WORD " ");
    text_add(out, game->rules->seat_words[decision->seat]);
    text_char(out, '\n');
    print_options(game, out);
    game_print_state(game, decision->state, &position);
    Slice rest = slice_of(buffer), line;
    while (slice_cut(&rest, '\n', &line)) {
        text_add(out, "| ");
        text_add_n(out, line.data, line.length);
        text_char(out, '\n');
    }
    for (uint32_t i = 0; i < decision->answers; i++) {
        text_add(out, "answer ");
        for (uint32_t set = 0; set < JUDGED_SETS; set++) {
            text_number(out, decision->answer[i].value[set]);
            text_char(out, ' ');
        }
        action_print(game, decision->answer[i].action, out);
        text_char(out, '\n');
    }
}

/* ---- Reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    Decisions *decisions;
    Problem *problem;
    uint32_t line, begun; /* of the file; where the decision began */
    bool own;
    bool open;    /* a decision is being read */
    bool settled; /* and its position has been set up */
    char position[DECISION_SIZE];
    Text text; /* on position */
} Reader;

static bool refuse(Reader *reader, uint32_t line, const char *message, Slice detail)
{
    char words[64];
    slice_copy(detail, words, sizeof words);
    problem_set(reader->problem, line, message, words);
    return false;
}

static Decision *current(Reader *reader)
{
    return &reader->decisions->item[reader->decisions->count - 1];
}

/* Room for one more; its state is zeroed. */
static bool grow(Decisions *decisions)
{
    if (decisions->count == decisions->room) {
        const uint32_t room = decisions->room * 2 + 64;
        Decision *item = realloc(decisions->item, room * sizeof *item);
        if (!item)
            return false;
        decisions->item = item;
        decisions->room = room;
    }
    State *state = calloc(1, decisions->rules->state_size);
    if (!state)
        return false;
    decisions->item[decisions->count++] = (Decision){.game = decisions->base, .state = state};
    return true;
}

static bool begin(Reader *reader, Slice word)
{
    const Seat seat = seat_named(reader->decisions->rules, word);
    if (seat == SEAT_NOBODY)
        return refuse(reader, reader->line, "cli.judge_bad_line", word);
    if (reader->decisions->count == DECISIONS_MAX || !grow(reader->decisions))
        return refuse(reader, reader->line, "match.no_memory", slice_of(""));
    Decision *decision = current(reader);
    decision->seat = seat;
    decision->game.given = !reader->own;
    reader->begun = reader->line;
    reader->open = true;
    reader->settled = false;
    reader->text = text_on(reader->position, sizeof reader->position);
    return true;
}

static bool take_option(Reader *reader, Slice rest)
{
    Slice word, value = rest;
    if (reader->settled || !slice_cut(&value, ' ', &word) ||
        !options_set(reader->decisions->rules, current(reader)->game.option, word, value))
        return refuse(reader, reader->line, "cli.judge_bad_line", rest);
    return true;
}

static bool take_position(Reader *reader, Slice line)
{
    if (reader->settled)
        return refuse(reader, reader->line, "cli.judge_bad_line", line);
    text_add(&reader->text, reader->text.length > 0 ? "\n" : "");
    text_add_n(&reader->text, line.data, line.length);
    return !reader->text.full || refuse(reader, reader->line, "cli.judge_long", slice_of(""));
}

/* Whether the seat is to choose there, between two answers at least that do not break the game. */
static bool can_choose(const Decision *decision)
{
    ActionList list;
    if (game_over(decision->state) || !game_is_sound(&decision->game, decision->state) ||
        game_actor(&decision->game, decision->state) != decision->seat)
        return false;
    game_offer(&decision->game, decision->state, &list);
    return list.count > 1;
}

/* The first answer ends the position, or the next ending. */
static bool settle(Reader *reader)
{
    Decision *decision = current(reader);
    if (reader->settled)
        return true;
    reader->settled = true;
    if (!game_options_fit(&decision->game, reader->problem) ||
        !game_parse_state(&decision->game, reader->position, decision->state, reader->problem)) {
        reader->problem->line = reader->begun;
        return false;
    }
    return can_choose(decision) || refuse(reader, reader->begun, "cli.judge_unsound", slice_of(""));
}

static bool is_new(const Decision *decision, Action action)
{
    for (uint32_t i = 0; i < decision->answers; i++)
        if (action_equal(decision->answer[i].action, action))
            return false;
    return decision->answers < JUDGED_MAX;
}

static bool take_answer(Reader *reader, Slice rest)
{
    Decision *decision = current(reader);
    char words[128];
    Judged judged;
    Slice number, line = rest;
    if (!settle(reader))
        return false;
    for (uint32_t set = 0; set < JUDGED_SETS; set++) {
        uint32_t value;
        if (!slice_cut(&rest, ' ', &number) || !slice_number(number, JUDGED_ONE, &value))
            return refuse(reader, reader->line, "cli.judge_bad_line", line);
        judged.value[set] = (uint16_t)value;
    }
    slice_copy(rest, words, sizeof words);
    if (!action_parse(&decision->game, words, &judged.action) ||
        game_refuse(&decision->game, decision->state, judged.action))
        return refuse(reader, reader->line, "cli.judge_bad_answer", rest);
    judged.action = game_canon(&decision->game, decision->state, judged.action);
    if (!is_new(decision, judged.action))
        return refuse(reader, reader->line, "cli.judge_bad_answer", rest);
    decision->answer[decision->answers++] = judged;
    return true;
}

static bool finish(Reader *reader)
{
    const bool bare = reader->decisions->bare;
    if (reader->open && bare && !settle(reader))
        return false;
    if (reader->open && !bare && current(reader)->answers < 2)
        return refuse(reader, reader->begun, "cli.judge_few", slice_of(""));
    reader->open = false;
    return true;
}

static bool take_line(Reader *reader, Slice line)
{
    Slice word, rest = line;
    const bool bare = reader->decisions->bare;
    if (line.length == 0 || line.data[0] == '#')
        return true;
    slice_cut(&rest, ' ', &word);
    if (slice_equal(word, bare ? BARE_WORD : WORD))
        return finish(reader) && begin(reader, rest);
    if (reader->open && slice_equal(word, "option"))
        return take_option(reader, rest);
    if (reader->open && slice_equal(word, "|"))
        return take_position(reader, rest);
    if (reader->open && !bare && slice_equal(word, "answer"))
        return take_answer(reader, rest);
    if (reader->open && slice_equal(line, "series") && !reader->settled &&
        game_has_series(reader->decisions->rules)) {
        current(reader)->game.series = true;
        return true;
    }
    return refuse(reader, reader->line, "cli.judge_bad_line", line);
}

bool decisions_read(Decisions *decisions, const char *text, bool own, Problem *problem)
{
    Reader *reader = calloc(1, sizeof *reader);
    Slice rest = slice_of(text), line;
    TEXT(head, words, 64);
    if (!reader) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    *reader = (Reader){.decisions = decisions, .problem = problem, .own = own};
    decisions_print_head(decisions, &head);
    bool good = strncmp(text, words, strlen(words)) == 0;
    if (!good)
        problem_set(problem, 1, decisions->bare ? "lab.endings_bad_head" : "cli.judge_bad_head",
                    decisions->rules->word);
    for (reader->line = 1; good && slice_cut(&rest, '\n', &line); reader->line++)
        good = reader->line == 1 || take_line(reader, line);
    good = good && finish(reader);
    if (good && decisions->count == 0) {
        problem_set(problem, 0, decisions->bare ? "lab.endings_empty" : "cli.judge_empty", "");
        good = false;
    }
    free(reader);
    return good;
}
