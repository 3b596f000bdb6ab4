/* judge_make.c: makes decisions. Searches play games; out of each some choices are drawn, and their
 * answers, the most visited if there are many, are valued: a search of its own goes on from each
 * answer, for the seat that gave it, with many more roll-outs than a player ever has for one. */
#include <stdlib.h>
#include <string.h>

#include "ai/thinker.h"
#include "lab/judge.h"

enum { TREE_MEMORY = 64 << 20, GAME_TEXT = 1 << 18, EACH_MAX = 16 };

typedef struct Choice {
    State *state;
    ActionList list;
    uint32_t visits[LIST_MAX];
    Seat seat;
} Choice;

typedef struct Maker {
    const JudgeMaking *making;
    Game game;
    Rng rng;
    Thinker *thinker[SEATS_MAX];
    State *state, *after;
    Choice choice[EACH_MAX];
    uint32_t seen; /* choices so far */
} Maker;

/* ---- The game -------------------------------------------------------------------------------- */

static bool is_word(const char *word, const Option *option)
{
    return word && strcmp(word, option->word) == 0;
}

/* Whether an option gives seats to an automaton, or says how it plays. */
static bool is_automatic(const Rules *rules, const Option *option)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (is_word(rules->policies[i].option, option) ||
            is_word(rules->policies[i].manner, option))
            return true;
    return false;
}

static uint8_t draw_value(Maker *maker, const Option *option)
{
    uint32_t count = 0;
    while (option->words[count])
        count++;
    return (uint8_t)rng_below(&maker->rng, count);
}

/* Mostly the presets, as people play; all seats are for who chooses. */
static void draw_options(Maker *maker)
{
    const Rules *rules = maker->game.rules;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        Game other = maker->game;
        Problem problem;
        if (is_automatic(rules, &rules->options[i]) || rng_below(&maker->rng, 4) > 0)
            continue;
        other.option[i] = draw_value(maker, &rules->options[i]);
        if (game_options_fit(&other, &problem))
            maker->game = other;
    }
    maker->game.series = game_has_series(rules) && rng_below(&maker->rng, 2);
}

/* Every choice of the game is as likely to be kept as any other. */
static void keep(Maker *maker, Seat seat, const ActionList *list)
{
    const uint32_t each = maker->making->each, number = maker->seen++;
    const uint32_t slot = number < each ? number : rng_below(&maker->rng, maker->seen);
    if (slot >= each)
        return;
    Choice *choice = &maker->choice[slot];
    memcpy(choice->state, maker->state, maker->game.rules->state_size);
    choice->list = *list;
    choice->seat = seat;
    for (uint32_t i = 0; i < list->count; i++)
        choice->visits[i] = thinker_found(maker->thinker[seat], i).visits;
}

static uint32_t choose(Maker *maker, const ActionList *list)
{
    if (list->chance)
        return game_draw(list, &maker->rng);
    if (list->count == 1)
        return 0;
    const Seat seat = game_actor(&maker->game, maker->state);
    Thinker *thinker = maker->thinker[seat];
    thinker_ask(thinker, maker->state, list);
    thinker_run(thinker, UINT32_MAX);
    keep(maker, seat, list);
    return thinker_answer(thinker, &maker->rng);
}

static void play(Maker *maker)
{
    ActionList list;
    const uint8_t seats = maker->game.rules->seats;
    for (Seat seat = 0; seat < seats; seat++)
        thinker_begin(maker->thinker[seat], rng_next(&maker->rng));
    for (game_start(&maker->game, maker->state); !game_over(maker->state);) {
        game_legal(&maker->game, maker->state, &list);
        const Action action = list.action[choose(maker, &list)];
        for (Seat seat = 0; seat < seats; seat++)
            thinker_tell(maker->thinker[seat], action);
        game_apply(&maker->game, maker->state, action);
    }
}

/* ---- The values ------------------------------------------------------------------------------ */

/* How many answers have more visits than this one, or as many and stand before it. */
static uint32_t rank_of(const Choice *choice, uint32_t index)
{
    uint32_t rank = 0;
    for (uint32_t i = 0; i < choice->list.count; i++)
        rank += choice->visits[i] > choice->visits[index] ||
                (choice->visits[i] == choice->visits[index] && i < index);
    return rank;
}

/* The game is over with that answer. */
static uint16_t value_end(const Maker *maker, Seat seat)
{
    int8_t score[SEATS_MAX] = {0};
    uint16_t worth[SEATS_MAX] = {0};
    if (maker->game.series && game_worth(&maker->game, maker->after, worth))
        return (uint16_t)((uint32_t)worth[seat] * JUDGED_ONE / UINT16_MAX);
    game_score(&maker->game, maker->after, score);
    return (uint16_t)((score[seat] + 1) * JUDGED_ONE / 2);
}

/* What the seat can hope for once it has given this answer. */
static uint16_t value_answer(Maker *maker, Mcts *mcts, const Choice *choice, uint32_t index)
{
    memcpy(maker->after, choice->state, maker->game.rules->state_size);
    game_apply(&maker->game, maker->after, choice->list.action[index]);
    if (game_over(maker->after))
        return value_end(maker, choice->seat);
    mcts_begin(mcts, rng_next(&maker->rng));
    mcts_look(mcts, maker->after);
    mcts_run(mcts, maker->making->rollouts);
    return (uint16_t)(mcts_value(mcts) * JUDGED_ONE + 0.5f);
}

static bool value_choice(Maker *maker, const Choice *choice, Text *out)
{
    Decision decision = {.game = maker->game, .seat = choice->seat, .state = choice->state};
    Mcts *mcts = mcts_new(&maker->game, choice->seat, TREE_MEMORY);
    if (!mcts)
        return false;
    for (uint32_t i = 0; i < choice->list.count; i++) {
        if (rank_of(choice, i) >= JUDGED_MAX)
            continue;
        Judged *judged = &decision.answer[decision.answers++];
        judged->action = choice->list.action[i];
        for (uint32_t set = 0; set < JUDGED_SETS; set++)
            judged->value[set] = value_answer(maker, mcts, choice, i);
    }
    mcts_free(mcts);
    decision_print(&decision, out);
    return !out->full;
}

/* ---- A game's worth -------------------------------------------------------------------------- */

static void maker_close(Maker *maker)
{
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        thinker_close(maker->thinker[seat]);
    for (uint32_t i = 0; i < EACH_MAX; i++)
        free(maker->choice[i].state);
    free(maker->after);
    free(maker->state);
    free(maker);
}

/* NULL: no memory. */
static Maker *maker_open(const JudgeMaking *making, uint64_t number)
{
    Maker *maker = calloc(1, sizeof *maker);
    if (!maker)
        return NULL;
    const size_t size = making->base->rules->state_size;
    const Strength strength = {.rollouts = making->players};
    maker->making = making;
    maker->game = making->base->base;
    rng_seed_stream(&maker->rng, making->seed, number);
    draw_options(maker);
    bool ready = (maker->state = malloc(size)) && (maker->after = malloc(size));
    for (uint32_t i = 0; i < making->each; i++)
        ready &= (maker->choice[i].state = malloc(size)) != NULL;
    for (Seat seat = 0; ready && seat < maker->game.rules->seats; seat++) {
        maker->thinker[seat] = thinker_open(&maker->game, seat, strength, TREE_MEMORY);
        ready = maker->thinker[seat] != NULL;
    }
    if (ready)
        return maker;
    maker_close(maker);
    return NULL;
}

static bool make_game(void *context, uint32_t worker, uint64_t job)
{
    JudgeMaking *making = context;
    Maker *maker = maker_open(making, job);
    char *buffer = malloc(GAME_TEXT);
    bool good = maker && buffer;
    if (good) {
        Text text = text_on(buffer, GAME_TEXT);
        play(maker);
        for (uint32_t i = 0; good && i < making->each && i < maker->seen; i++)
            good = value_choice(maker, &maker->choice[i], &text);
    }
    if (maker)
        maker_close(maker);
    making->text[job] = buffer;
    return good;
}

bool judge_make(JudgeMaking *making)
{
    making->text = calloc(making->games, sizeof *making->text);
    if (making->each > EACH_MAX)
        making->each = EACH_MAX;
    Crew crew = {.threads = making->threads,
                 .jobs = making->games,
                 .block = 1,
                 .progress = making->progress,
                 .work = make_game,
                 .context = making};
    return making->text && crew_run(&crew);
}

void judge_made_free(JudgeMaking *making)
{
    for (uint32_t i = 0; making->text && i < making->games; i++)
        free(making->text[i]);
    free(making->text);
}
