/* report.c: see report.h. Chances are told in whole points of a hundred: their noise is no smaller.
 */
#include "play/report.h"

#include <string.h>

#include "desk/desk.h"
#include "play/choices.h"
#include "play/session.h"

enum { LABEL_SIZE = 1024, PLAN_MOST = 4, LUCK_MOST = 5, PLACE_WIDE = 27, SEAT_WIDE = 22 };
enum { SEATS_WIDE = 2 }; /* columns of the table that 80 characters hold */

static int64_t points_of(double share) { return (int64_t)(share * 100 + (share < 0 ? -0.5 : 0.5)); }

static const char *side_name(const Review *review, Seat seat, Lang lang)
{
    return seat_name(review_game(review)->rules, seat, lang);
}

static void say_line(Lang lang, const char *id, const int64_t *number, const char *detail,
                     Text *out)
{
    message_say(lang, id, number, detail, out);
    text_char(out, '\n');
}

void report_label(const Review *review, uint32_t index, Action action, Lang lang, Text *out)
{
    game_print_label(review_game(review), review_state(review, index), action, lang, out);
}

bool report_odds(const Review *review, uint32_t index, Action action, Lang lang, Text *out)
{
    return desk_odds(review_game(review), review_state(review, index),
                     review_move(review, index)->actor, action, lang, out);
}

/* ---- The curve ------------------------------------------------------------------------------- */

enum { CURVE_WIDE = 68, CURVE_HIGH = 11, AXIS_WIDE = 5 };

/* The chances after the last of the moves that a column stands for. */
static double value_at(const Review *review, uint32_t column)
{
    const uint32_t count = review_count(review);
    const uint64_t index = ((uint64_t)column * count + CURVE_WIDE - 2) / (CURVE_WIDE - 1);
    return index == 0 ? review_start_value(review, 0)
                      : review_move(review, (uint32_t)index - 1)->value[0];
}

static void print_row(const Review *review, int row, Text *out)
{
    const size_t line = out->length;
    const int level = 100 * (CURVE_HIGH - 1 - row) / (CURVE_HIGH - 1);
    if (level % 25 == 0 || level == 50) {
        text_add(out, level == 100 ? "" : level < 10 ? "  " : " ");
        text_number(out, level);
    }
    while (out->length - line < AXIS_WIDE - 1)
        text_char(out, ' ');
    text_add(out, "│");
    for (uint32_t column = 0; column < CURVE_WIDE; column++) {
        const int here = (int)(value_at(review, column) * (CURVE_HIGH - 1) + 0.5);
        const bool hit = CURVE_HIGH - 1 - here == row;
        text_add(out, hit ? "•" : level == 50 ? "·" : " ");
    }
    text_char(out, '\n');
}

/* Where each turn begins. */
static void print_turns(const Review *review, Lang lang, Text *out)
{
    const uint32_t count = review_count(review);
    char line[CURVE_WIDE + 8];
    uint8_t turn = 0;
    size_t used = 0;
    memset(line, ' ', sizeof line);
    for (uint32_t i = 0; i < count; i++) {
        const size_t column = (size_t)i * (CURVE_WIDE - 1) / count;
        if (review_move(review, i)->turn == turn)
            continue;
        turn = review_move(review, i)->turn;
        TEXT(number, digits, 4);
        text_number(&number, turn);
        if (used > 0 && column <= used)
            continue;
        memcpy(line + column, digits, number.length);
        used = column + number.length;
    }
    text_add(out, "     ");
    text_add_n(out, line, used);
    text_char(out, '\n');
    say_line(lang, "review.turns", NULL, "", out);
}

void report_curve(const Review *review, Lang lang, Text *out)
{
    say_line(lang, "review.curve", NULL, side_name(review, 0, lang), out);
    for (int row = 0; row < CURVE_HIGH; row++)
        print_row(review, row, out);
    text_add(out, "    └");
    for (int i = 0; i < CURVE_WIDE; i++)
        text_add(out, "─");
    text_char(out, '\n');
    if (review_count(review) > 0)
        print_turns(review, lang, out);
}

/* ---- Luck and skill -------------------------------------------------------------------------- */

/* "+12 (±4)" */
static void print_change(double change, double error, Text *out)
{
    const int64_t points = points_of(change);
    text_add(out, points > 0 ? "+" : points < 0 ? "−" : "");
    text_number(out, points < 0 ? -points : points);
    text_add(out, " (±");
    text_number(out, points_of(error));
    text_char(out, ')');
}

typedef enum Row { ROW_SEAT, ROW_START, ROW_LUCK, ROW_SKILL, ROW_END, ROW_MISTAKES, ROWS } Row;

static void print_cell(const Review *review, Row row, Seat seat, Lang lang, Text *out)
{
    ReviewTotal total;
    review_total(review, seat, &total);
    const int64_t mistakes[] = {total.mistakes, total.decisions, points_of(total.cost)};
    if (row == ROW_SEAT)
        text_add(out, side_name(review, seat, lang));
    else if (row == ROW_START || row == ROW_END) {
        text_number(out, points_of(row == ROW_START ? total.start : total.end));
        text_add(out, " %");
    } else if (row == ROW_LUCK)
        print_change(total.luck, total.luck_error, out);
    else if (row == ROW_SKILL)
        print_change(total.skill, total.skill_error, out);
    else
        message_say(lang, "review.mistakes_cell", mistakes, "", out);
}

/* A row of the table: what it is, then a column for each seat from this one on, to the right. */
static void print_table_row(const Review *review, Row row, Seat first, const char *title, Lang lang,
                            Text *out)
{
    const Seat seats = review_game(review)->rules->seats;
    const size_t line = out->length;
    size_t column = PLACE_WIDE;
    text_add(out, title);
    for (Seat seat = first; seat < seats && seat < first + SEATS_WIDE; seat++) {
        TEXT(text, cell, LABEL_SIZE);
        print_cell(review, row, seat, lang, &text);
        column += SEAT_WIDE;
        const size_t width = text_width(cell), used = text_width(out->data + line);
        for (size_t i = used + width; i < column; i++)
            text_char(out, ' ');
        text_add(out, cell);
    }
    text_char(out, '\n');
}

static void print_table(const Review *review, Lang lang, Text *out)
{
    const bool over = game_over(review_state(review, review_count(review)));
    const char *const title[ROWS] = {"",
                                     message_text(lang, "review.start"),
                                     message_text(lang, "review.luck"),
                                     message_text(lang, "review.skill"),
                                     message_text(lang, over ? "review.result" : "review.now"),
                                     message_text(lang, "review.mistakes")};
    for (Seat first = 0; first < review_game(review)->rules->seats; first += SEATS_WIDE) {
        for (Row row = ROW_SEAT; row < ROWS; row++)
            print_table_row(review, row, first, title[row], lang, out);
        text_char(out, '\n');
    }
    say_line(lang, "review.sums", NULL, "", out);
}

/* ---- Decisions ------------------------------------------------------------------------------- */

void report_when(const Review *review, uint32_t index, Lang lang, Text *out)
{
    const int64_t number[] = {index + 1};
    TEXT(text, turn, LABEL_SIZE);
    game_print_turn(review_game(review), review_move(review, index)->turn, lang, &text);
    message_say(lang, "review.when", number, turn, out);
}

typedef struct Plan {
    const Game *game;
    Lang lang;
    Text text;
} Plan;

static void add_planned(void *context, const State *before, Action action)
{
    Plan *plan = context;
    text_add(&plan->text, plan->text.length > 0 ? "; " : "");
    game_print_label(plan->game, before, action, plan->lang, &plan->text);
}

static void print_plan(const Review *review, uint32_t index, Lang lang, Text *out)
{
    char words[PLAN_MOST * LABEL_SIZE];
    Plan plan = {.game = review_game(review), .lang = lang};
    text_init(&plan.text, words, sizeof words);
    review_continuation(review, index, PLAN_MOST, add_planned, &plan);
    if (plan.text.length > 0)
        say_line(lang, "review.then", NULL, words, out);
}

/* The odds of the combat that was sought, else of the one that was better. */
static void print_odds(const Review *review, uint32_t index, Lang lang, Text *out)
{
    const ReviewMove *move = review_move(review, index);
    TEXT(text, words, LABEL_SIZE);
    if (report_odds(review, index, move->action, lang, &text))
        say_line(lang, "review.odds_played", NULL, words, out);
    else if (report_odds(review, index, move->better, lang, &text))
        say_line(lang, "review.odds_better", NULL, words, out);
}

static void print_decision(const Review *review, uint32_t index, uint32_t rank, Lang lang,
                           Text *out)
{
    const ReviewMove *move = review_move(review, index);
    const Step *step = game_step(review_game(review), review_state(review, index));
    const int64_t number[] = {points_of(move->cost), points_of(move->cost_error),
                              points_of(move->better_value), points_of(move->played_value)};
    text_number(out, rank + 1);
    text_add(out, ". ");
    report_when(review, index, lang, out);
    text_add(out, " [");
    text_add(out, step->rule);
    text_add(out, "], ");
    TEXT(text, words, LABEL_SIZE);
    game_print_prompt(review_game(review), review_state(review, index), lang, &text);
    say_line(lang, "review.cost", number, words, out);
    text_clear(&text);
    report_label(review, index, move->action, lang, &text);
    say_line(lang, "review.played", NULL, words, out);
    text_clear(&text);
    report_label(review, index, move->better, lang, &text);
    say_line(lang, "review.better", number, words, out);
    print_plan(review, index, lang, out);
    print_odds(review, index, lang, out);
}

static void print_worst(const Review *review, Seat seat, Lang lang, Text *out)
{
    uint32_t worst[REVIEW_WORST];
    const uint32_t count = review_worst(review, seat, REVIEW_WORST, worst);
    text_char(out, '\n');
    say_line(lang, count > 0 ? "review.worst" : "review.no_worst", NULL,
             side_name(review, seat, lang), out);
    for (uint32_t i = 0; i < count; i++)
        print_decision(review, worst[i], i, lang, out);
}

/* ---- Luck ------------------------------------------------------------------------------------ */

static void print_luckiest(const Review *review, Lang lang, Text *out)
{
    uint32_t luckiest[LUCK_MOST];
    const uint32_t count = review_luckiest(review, LUCK_MOST, luckiest);
    if (count > 0) {
        text_char(out, '\n');
        say_line(lang, "review.luckiest", NULL, side_name(review, 0, lang), out);
    }
    for (uint32_t i = 0; i < count; i++) {
        const ReviewMove *move = review_move(review, luckiest[i]);
        print_change(move->effect, move->effect_error, out);
        text_add(out, "  ");
        report_when(review, luckiest[i], lang, out);
        text_add(out, message_text(lang, "review.colon"));
        report_label(review, luckiest[i], move->action, lang, out);
        text_char(out, '\n');
    }
}

/* ---- The whole ------------------------------------------------------------------------------- */

void report_print(const Review *review, Lang lang, Text *out)
{
    const Rules *rules = review_game(review)->rules;
    const int64_t number[] = {review_count(review), review_rollouts(review)};
    say_line(lang, "review.title", number, game_title(rules, lang), out);
    text_char(out, '\n');
    report_curve(review, lang, out);
    text_char(out, '\n');
    print_table(review, lang, out);
    for (Seat seat = 0; seat < rules->seats; seat++)
        print_worst(review, seat, lang, out);
    print_luckiest(review, lang, out);
}

void report_studies(const Studies *studies, Lang lang, Text *out)
{
    for (uint32_t i = 0; i < studies->count; i++) {
        const int64_t number[] = {i + 1};
        if (i > 0)
            text_char(out, '\n');
        if (studies->count > 1) {
            say_line(lang, "review.game", number, "", out);
            text_char(out, '\n');
        }
        report_print(study_review(studies->study[i]), lang, out);
    }
}

/* ---- Hints ----------------------------------------------------------------------------------- */

/* "1.  63 %  E-07 Limited offensive (tried 1204 times)" */
static void print_advice(const Game *game, const State *state, const Advice *advice,
                         uint32_t number, Lang lang, Text *out)
{
    const int64_t points = points_of(advice->value), visits[] = {advice->visits};
    text_number(out, number);
    text_char(out, '.');
    text_add(out, points < 10 ? "   " : points < 100 ? "  " : " ");
    text_number(out, points);
    text_add(out, " %  ");
    game_print_label(game, state, advice->action, lang, out);
    message_say(lang, "review.visits", visits, "", out);
    text_char(out, '\n');
}

void report_hint(const Hint *hint, const Game *game, const State *state, uint32_t most,
                 const Choices *shown, Lang lang, Text *out)
{
    Advice advice[LIST_MAX];
    const uint32_t count = hint_list(hint, advice), worth = hint_worth(advice, count, most);
    int64_t left[] = {count - worth, 0};
    for (uint32_t i = 0; i < worth; i++)
        print_advice(game, state, &advice[i],
                     shown ? choices_number(shown, advice[i].index) : i + 1, lang, out);
    for (uint32_t i = worth; i < count; i++)
        left[1] += advice[i].visits;
    if (worth < count)
        say_line(lang, "review.others", left, "", out);
}
