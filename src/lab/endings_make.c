/* endings_make.c: takes endings out of games of the usual player: of each game the earliest
 * choice from which the rest can be solved and who is asked about has something to lose. */
#include <stdlib.h>
#include <string.h>

#include "ai/rollout.h"
#include "lab/endings.h"

/* Choices that are gone back; what a side must be able to lose. */
enum { CHOICES_MAX = 256 };
static const double STAKE = 0.005;

typedef struct Course {
    Game game;
    Rng rng;
    Cast cast;
    Minds minds;
    State *state;
    State *choice[CHOICES_MAX]; /* the latest ones */
    uint32_t choices;
} Course;

/* ---- The game -------------------------------------------------------------------------------- */

static bool keep(Course *course)
{
    const size_t size = course->game.rules->state_size;
    if (course->choices == CHOICES_MAX) {
        free(course->choice[0]);
        course->choices--;
        memmove(course->choice, course->choice + 1, course->choices * sizeof *course->choice);
    }
    State *state = malloc(size);
    if (!state)
        return false;
    memcpy(state, course->state, size);
    course->choice[course->choices++] = state;
    return true;
}

static bool play(Course *course)
{
    const Game *game = &course->game;
    ActionList list;
    cast_init(&course->cast, game);
    minds_clear(&course->cast, &course->minds);
    for (game_start(game, course->state); !game_over(course->state);) {
        uint32_t answer = 0;
        game_legal(game, course->state, &list);
        if (list.chance)
            answer = game_draw(&list, &course->rng);
        else if (list.count > 1) {
            if (!keep(course))
                return false;
            answer = cast_choose(&course->cast, &course->minds, course->state, &list, &course->rng);
        }
        game_apply(game, course->state, list.action[answer]);
    }
    return true;
}

/* ---- Its ending ------------------------------------------------------------------------------ */

/* Whether the rest can be solved; `matters`: who is asked about has something to lose. */
static bool can_solve(const EndingsMaking *making, const Course *course, const State *state,
                      bool *matters)
{
    Endgame endgame;
    const bool solved = endgame_solve(&endgame, &course->game, state, making->most);
    *matters = solved;
    for (Seat seat = 0; solved && seat < ENDING_SEATS; seat++)
        if (making->seat == SEAT_NOBODY || making->seat == seat)
            *matters &= endgame_stake(&endgame.node[endgame.root], seat) >= STAKE;
    endgame_close(&endgame);
    return solved;
}

/* From the last choice back, as long as it can be solved. */
static const State *find_ending(const EndingsMaking *making, const Course *course)
{
    const State *found = NULL;
    bool solved = true, matters;
    for (uint32_t i = course->choices; solved && i-- > 0;) {
        solved = can_solve(making, course, course->choice[i], &matters);
        if (matters)
            found = course->choice[i];
    }
    return found;
}

static void print_ending(const Course *course, const State *state, Text *out)
{
    State *copy = course->state;
    memcpy(copy, state, course->game.rules->state_size);
    const Decision ending = {
        .game = course->game, .seat = game_actor(&course->game, copy), .state = copy};
    decision_print(&ending, out);
}

static void course_close(Course *course)
{
    for (uint32_t i = 0; i < course->choices; i++)
        free(course->choice[i]);
    free(course->state);
    free(course);
}

static bool make_game(void *context, uint32_t worker, uint64_t job)
{
    EndingsMaking *making = context;
    Course *course = calloc(1, sizeof *course);
    if (!course)
        return false;
    course->game = making->base->base;
    rng_seed_stream(&course->rng, making->seed, job);
    course->state = malloc(course->game.rules->state_size);
    making->text[job] = malloc(DECISION_SIZE);
    const bool good = course->state && making->text[job] && play(course);
    if (good) {
        Text text = text_on(making->text[job], DECISION_SIZE);
        const State *ending = find_ending(making, course);
        if (ending)
            print_ending(course, ending, &text);
    }
    course_close(course);
    return good;
}

bool endings_make(EndingsMaking *making)
{
    making->text = calloc(making->games, sizeof *making->text);
    Crew crew = {.threads = making->threads,
                 .jobs = making->games,
                 .block = 1,
                 .progress = making->progress,
                 .work = make_game,
                 .context = making};
    return making->text && crew_run(&crew);
}

void endings_made_free(EndingsMaking *making)
{
    for (uint32_t i = 0; making->text && i < making->games; i++)
        free(making->text[i]);
    free(making->text);
}
