/* review.c: a review as JSON; docs/review.md describes it. */
#include <stdlib.h>
#include <string.h>

#include "ai/review.h"

#include "desk/inside.h"

enum { DECIMALS = 4, PLAN_MOST = 4 };

typedef struct Plan {
    const Game *game;
    Json *json;
    Lang lang;
} Plan;

static void add_planned(void *context, const State *before, Action action)
{
    const Plan *plan = context;
    TEXT(text, words, ACTION_TEXT_SIZE);
    action_print(plan->game, action, &text);
    json_string(plan->json, NULL, words);
}

static void add_told(void *context, const State *before, Action action)
{
    const Plan *plan = context;
    TEXT(text, words, DESK_LINE);
    game_print_label(plan->game, before, action, plan->lang, &text);
    json_string(plan->json, NULL, words);
}

/* A choice that only begins something is told with what completes it: where a unit goes. */
static void add_completion(void *context, const State *before, Action action)
{
    const Plan *plan = context;
    const uint8_t place = guide_place_of(plan->game, before, action);
    if (place != PLACE_NONE)
        desk_json_place(plan->game, plan->json, "to", place);
}

static void print_completion(const Review *review, uint32_t index, Json *json)
{
    const ReviewMove *move = review_move(review, index);
    Plan plan = {review_game(review), json, LANG_EN};
    if (!guide_begins(plan.game, move->action) || index + 1 >= review_count(review))
        return;
    const ReviewMove *next = review_move(review, index + 1);
    if (next->actor == move->actor)
        add_completion(&plan, review_state(review, index + 1), next->action);
}

/* ---- What would be different ----------------------------------------------------------------- */

typedef struct Line {
    const Game *game;
    State *state;
} Line;

static void follow_line(void *context, const State *before, Action action)
{
    const Line *line = context;
    game_apply(line->game, line->state, action);
}

/* The position as it was when the actor had done as much, or as much as he could. */
static const State *played_on(const Review *review, uint32_t index)
{
    const Seat actor = review_move(review, index)->actor;
    uint32_t at = index;
    while (at < review_count(review) && at <= index + PLAN_MOST &&
           review_move(review, at)->actor == actor)
        at++;
    return review_state(review, at);
}

static bool is_same_cell(const StripCell *a, const StripCell *b)
{
    return strcmp(a->title, b->title) == 0 && strcmp(a->line, b->line) == 0;
}

/* What tells of the course of the game differs anyway. */
static bool is_of_course(const StripCell *cell)
{
    return strcmp(cell->word, "turn") == 0 || strcmp(cell->word, "phase") == 0;
}

static void print_cell(const char *name, const StripCell *cell, Json *json)
{
    TEXT(text, words, 2 * GLANCE_WORDS + 4);
    text_add(&text, cell->title);
    if (cell->line[0]) {
        text_add(&text, ", ");
        text_add(&text, cell->line);
    }
    json_string(json, name, words);
}

static void print_differences(const Strip *played, const Strip *better, Json *json)
{
    for (unsigned i = 0; i < played->count; i++) {
        for (unsigned j = 0; j < better->count; j++) {
            const StripCell *a = &played->cell[i], *b = &better->cell[j];
            if (strcmp(a->word, b->word) != 0 || is_of_course(a) || is_same_cell(a, b))
                continue;
            json_open(json, NULL, '{');
            print_cell("played", a, json);
            print_cell("better", b, json);
            json_close(json, '}');
        }
    }
}

/* "changes": the strip after the better line, where it says something else than after what was
 * played. */
static void print_changes(const Review *review, uint32_t index, Lang lang, Json *json)
{
    const Game *game = review_game(review);
    const ReviewMove *move = review_move(review, index);
    State *after = malloc(game->rules->state_size);
    Strip *strips = malloc(2 * sizeof *strips);
    json_open(json, "changes", '[');
    if (after && strips) {
        memcpy(after, review_state(review, index), game->rules->state_size);
        game_apply(game, after, move->better);
        review_continuation(review, index, PLAN_MOST, follow_line, &(Line){game, after});
        guide_strip(game, played_on(review, index), move->actor, lang, &strips[0]);
        guide_strip(game, after, move->actor, lang, &strips[1]);
        print_differences(&strips[0], &strips[1], json);
    }
    json_close(json, ']');
    free(strips);
    free(after);
}

/* "odds", where there are some. */
static void print_odds(const Review *review, uint32_t index, Action action, Lang lang, Json *json)
{
    TEXT(text, words, DESK_LINE);
    if (desk_odds(review_game(review), review_state(review, index),
                  review_move(review, index)->actor, action, lang, &text))
        json_string(json, "odds", words);
}

static void print_better(const Review *review, uint32_t index, Lang lang, Json *json)
{
    const ReviewMove *move = review_move(review, index);
    Plan plan = {review_game(review), json, lang};
    json_open(json, "better", '{');
    game_json_action(review_game(review), review_state(review, index), move->better, lang, json);
    json_fixed(json, "value", move->better_value, DECIMALS);
    json_fixed(json, "played_value", move->played_value, DECIMALS);
    json_open(json, "then", '[');
    review_continuation(review, index, PLAN_MOST, add_planned, &plan);
    json_close(json, ']');
    json_open(json, "plan", '[');
    review_continuation(review, index, PLAN_MOST, add_told, &plan);
    json_close(json, ']');
    print_odds(review, index, move->better, lang, json);
    print_changes(review, index, lang, json);
    if (guide_begins(plan.game, move->better))
        review_continuation(review, index, 1, add_completion, &plan);
    json_close(json, '}');
}

static void print_move(const Review *review, const Match *match, uint32_t index, Lang lang,
                       Json *json)
{
    const ReviewMove *move = review_move(review, index);
    const Rules *rules = review_game(review)->rules;
    json_open(json, NULL, '{');
    json_number(json, "number", index + 1);
    json_number(json, "turn", move->turn);
    json_string(json, "actor", match_actor_word(match, move->actor));
    game_json_action(review_game(review), review_state(review, index), move->action, lang, json);
    print_completion(review, index, json);
    json_bool(json, "matters", move->matters);
    json_open(json, "value", '{');
    for (Seat seat = 0; seat < rules->seats; seat++)
        json_fixed(json, rules->seat_words[seat], move->value[seat], DECIMALS);
    json_close(json, '}');
    json_fixed(json, "effect", move->effect, DECIMALS);
    json_fixed(json, "effect_error", move->effect_error, DECIMALS);
    if (move->judged) {
        json_fixed(json, "cost", move->cost, DECIMALS);
        json_fixed(json, "cost_error", move->cost_error, DECIMALS);
        json_bool(json, "sure", move->sure);
    }
    if (move->cost > 0) {
        print_odds(review, index, move->action, lang, json);
        print_better(review, index, lang, json);
    }
    json_close(json, '}');
}

static void print_seat(const Review *review, Seat seat, Json *json)
{
    uint32_t worst[REVIEW_WORST];
    ReviewTotal total;
    review_total(review, seat, &total);
    json_open(json, NULL, '{');
    json_string(json, "seat", review_game(review)->rules->seat_words[seat]);
    json_fixed(json, "start", total.start, DECIMALS);
    json_fixed(json, "luck", total.luck, DECIMALS);
    json_fixed(json, "luck_error", total.luck_error, DECIMALS);
    json_fixed(json, "skill", total.skill, DECIMALS);
    json_fixed(json, "skill_error", total.skill_error, DECIMALS);
    json_fixed(json, "end", total.end, DECIMALS);
    json_number(json, "decisions", total.decisions);
    json_number(json, "seen", total.seen);
    json_number(json, "mistakes", total.mistakes);
    json_fixed(json, "cost", total.cost, DECIMALS);
    json_fixed(json, "cost_error", total.cost_error, DECIMALS);
    json_open(json, "worst", '[');
    const uint32_t count = review_worst(review, seat, REVIEW_WORST, worst);
    for (uint32_t i = 0; i < count; i++)
        json_number(json, NULL, worst[i] + 1);
    json_close(json, ']');
    json_close(json, '}');
}

void desk_review(const Review *review, const Match *match, Lang lang, Text *out)
{
    const Rules *rules = review_game(review)->rules;
    Json json;
    json_init(&json, out);
    json_open(&json, NULL, '{');
    json_string(&json, "game", rules->word);
    json_bool(&json, "over", game_over(review_state(review, review_count(review))));
    json_bool(&json, "done", review_is_done(review));
    json_number(&json, "rollouts", review_rollouts(review));
    json_open(&json, "seats", '[');
    for (Seat seat = 0; seat < rules->seats; seat++)
        print_seat(review, seat, &json);
    json_close(&json, ']');
    json_open(&json, "moves", '[');
    for (uint32_t i = 0; i < review_count(review); i++)
        print_move(review, match, i, lang, &json);
    json_close(&json, ']');
    json_close(&json, '}');
}
