/* tune.c: see tune.h. The gains are those that Spall advises: steps shrink with the power 0.602 of
 * their number, the distance of the two points with 0.101. */
#include "lab/tune.h"

#include <math.h>
#include <string.h>

#include "core/rng.h"

/* Shares of a knob's range: the first steps, and the first distance from the middle. */
static const double step_size = 0.12, reach = 0.12;
/* How long slopes are remembered. */
static const double memory = 0.9;
/* What a board that cannot be played counts as missing. */
static const double unplayable = 4;

/* ---- Points ---------------------------------------------------------------------------------- */

static double span_of(const Knob *knob) { return knob->high - knob->low; }

static uint32_t value_at(const Knob *knob, double place)
{
    const double inside = fmin(fmax(place, 0), 1);
    return knob->low + (uint32_t)lround(inside * span_of(knob));
}

double tune_miss(const Study *study, const uint32_t won[STUDY_GOALS_MAX], bool playable)
{
    double sum = 0;
    for (uint32_t i = 0; i < study->goals; i++) {
        const Goal *goal = &study->goal[i];
        const double off = (double)won[i] / (double)study->games - goal->percent / 100;
        sum += goal->weight * (playable ? off * off : unplayable);
    }
    return sum;
}

static void clear_point(Tune *tune, TunePoint *point)
{
    for (uint32_t i = 0; i < tune->study->goals; i++) {
        cell_close(&point->cell[i]);
        atomic_store(&point->won[i], 0);
    }
}

/* NULL with a problem: there is no such board. */
static char *board_for(const Study *study, const uint32_t *value, Problem *problem)
{
    char *board = NULL;
    for (uint32_t i = 0; i < study->knobs; i++) {
        TEXT(text, words, 16);
        text_number(&text, value[i]);
        char *next = board_with(board ? board : study_board(study), study->knob[i].table,
                                study->knob[i].place, words, problem);
        free(board);
        board = next;
        if (!board) {
            problem->line = study->knob[i].line;
            return NULL;
        }
    }
    return board;
}

/* False after a message: a knob that is none. A board that cannot be is no fault of the study. */
bool tune_set_point(Tune *tune, TunePoint *point, const uint32_t value[STUDY_AXES_MAX])
{
    const Study *study = tune->study;
    Problem problem = {0};
    clear_point(tune, point);
    memcpy(point->value, value, sizeof point->value);
    char *board = board_for(study, value, &problem);
    if (!board) {
        complain(tune->lang, tune->source, &problem);
        return false;
    }
    point->playable = true;
    for (uint32_t i = 0; i < study->goals; i++)
        point->playable = point->playable &&
                          cell_open(study, &study->goal[i].party, board, &point->cell[i], &problem);
    free(board);
    return true;
}

/* ---- Games ----------------------------------------------------------------------------------- */

/* Jobs go by point, goal and game, so that a hand seldom changes its place. */
static bool play_job(void *context, uint32_t worker, uint64_t job)
{
    Tune *tune = context;
    const Study *study = tune->study;
    const uint64_t game = job % study->games;
    const uint32_t goal = (uint32_t)(job / study->games % study->goals);
    TunePoint *point = &tune->point[job / study->games / study->goals];
    int8_t score[SEATS_MAX] = {0};
    if (!point->playable)
        return true;
    if (!hand_play(&tune->hand[worker], &point->cell[goal], tune->first + game, score))
        return false;
    atomic_fetch_add(&point->won[goal], score[study->goal[goal].seat] > 0);
    return true;
}

bool tune_play(Tune *tune)
{
    const Study *study = tune->study;
    Crew crew = {.threads = tune->threads,
                 .jobs = TUNE_SIDES * study->goals * study->games,
                 .block = 8,
                 .work = play_job,
                 .context = tune};
    tune->hand = hands_open(study, tune->threads, &crew.stopped, tune->lang);
    const bool played = tune->hand && crew_run(&crew);
    hands_close(tune->hand, tune->threads);
    tune->hand = NULL;
    return played;
}

/* ---- Steps ----------------------------------------------------------------------------------- */

/* Up or down for each knob: the study's seed and the number of the step say it. */
static void draw_directions(const Study *study, uint32_t step, double direction[STUDY_AXES_MAX])
{
    Rng rng;
    rng_seed_stream(&rng, study->seed ^ UINT64_C(0x74756e65), step);
    for (uint32_t i = 0; i < study->knobs; i++)
        direction[i] = rng_next(&rng) >> 63 ? 1 : -1;
}

/* Far enough that the two points differ by a whole number at least. */
static double reach_of(const Knob *knob, uint32_t step)
{
    return fmax(reach / pow(step + 1, 0.101), 0.5 / span_of(knob));
}

static void find_values(const Tune *tune, uint32_t step, int side, uint32_t value[STUDY_AXES_MAX])
{
    double direction[STUDY_AXES_MAX];
    draw_directions(tune->study, step, direction);
    memset(value, 0, STUDY_AXES_MAX * sizeof *value);
    for (uint32_t i = 0; i < tune->study->knobs; i++) {
        const Knob *knob = &tune->study->knob[i];
        const double far = reach_of(knob, step);
        /* Both points stay on the range, and as far apart. */
        const double middle = fmin(fmax(tune->place[i], far), 1 - far);
        value[i] = value_at(knob, middle + (side ? -far : far) * direction[i]);
    }
}

/* Downhill, by what the two points have come to. */
static void move(Tune *tune, const TuneStep *counts, bool up_playable, bool down_playable)
{
    const Study *study = tune->study;
    const uint32_t step = tune->steps;
    const double slope = tune_miss(study, counts->won[0], up_playable) -
                         tune_miss(study, counts->won[1], down_playable);
    double direction[STUDY_AXES_MAX];
    draw_directions(study, step, direction);
    for (uint32_t i = 0; i < study->knobs; i++) {
        const double g = slope * direction[i] / (2 * reach_of(&study->knob[i], step));
        tune->square[i] = memory * tune->square[i] + (1 - memory) * g * g;
        const double size = sqrt(tune->square[i] / (1 - pow(memory, step + 1)));
        const double gain = step_size / pow(1 + step / 10.0, 0.602);
        if (size > 0)
            tune->place[i] = fmin(fmax(tune->place[i] - gain * g / size, 0), 1);
    }
    tune->steps++;
    memcpy(tune->way[tune->steps], tune->place, sizeof tune->place);
}

static bool set_points(Tune *tune)
{
    uint32_t value[STUDY_AXES_MAX];
    for (int side = 0; side < TUNE_SIDES; side++) {
        find_values(tune, tune->steps, side, value);
        if (!tune_set_point(tune, &tune->point[side], value))
            return false;
    }
    return true;
}

/* A step from the log needs no games. */
static bool take_step(Tune *tune, const TuneStep *logged)
{
    TuneStep step = {0};
    if (!set_points(tune))
        return false;
    if (logged)
        step = *logged;
    else {
        tune->first = tune->steps * tune->study->games;
        if (!tune_play(tune))
            return false;
        for (int side = 0; side < TUNE_SIDES; side++)
            for (uint32_t i = 0; i < tune->study->goals; i++)
                step.won[side][i] = atomic_load(&tune->point[side].won[i]);
        if (!tune_log_add(tune, &step))
            return false;
    }
    move(tune, &step, tune->point[0].playable, tune->point[1].playable);
    return true;
}

/* ---- The answer ------------------------------------------------------------------------------ */

static double mean_way(const Tune *tune, uint32_t knob, uint32_t from, uint32_t to)
{
    double sum = 0;
    for (uint32_t i = from; i < to; i++)
        sum += tune->way[i][knob];
    return sum / (to - from);
}

/* The mean of the last half; steps hang on those before, so its interval is that of the means of
 * eight stretches (Student's t with seven degrees of freedom). */
static void find_best(Tune *tune)
{
    const uint32_t end = tune->steps + 1, half = end / 2, count = end - half;
    for (uint32_t k = 0; k < tune->study->knobs; k++) {
        const Knob *knob = &tune->study->knob[k];
        const double mean = mean_way(tune, k, half, end);
        double squares = 0;
        for (uint32_t b = 0; b < TUNE_BATCHES && count >= TUNE_BATCHES; b++) {
            const double stretch = mean_way(tune, k, half + count * b / TUNE_BATCHES,
                                            half + count * (b + 1) / TUNE_BATCHES);
            squares += (stretch - mean) * (stretch - mean);
        }
        const double error = sqrt(squares / (TUNE_BATCHES * (TUNE_BATCHES - 1)));
        const double wide = count >= TUNE_BATCHES ? 2.365 * error : 1;
        tune->best[k] = (Estimate){knob->low + mean * span_of(knob),
                                   knob->low + fmax(mean - wide, 0) * span_of(knob),
                                   knob->low + fmin(mean + wide, 1) * span_of(knob)};
        tune->chosen[k] = value_at(knob, mean);
    }
}

/* Where a knob begins: as the study says, else as the board has it, else in the middle. */
static void find_start(Tune *tune)
{
    for (uint32_t i = 0; i < tune->study->knobs; i++) {
        const Knob *knob = &tune->study->knob[i];
        uint32_t value = knob->start;
        if (value == UINT32_MAX &&
            !board_number(study_board(tune->study), knob->table, knob->place, &value))
            value = (knob->low + knob->high) / 2;
        tune->place[i] = fmin(fmax(((double)value - knob->low) / span_of(knob), 0), 1);
    }
    memcpy(tune->way[0], tune->place, sizeof tune->place);
}

bool tune_run(Tune *tune)
{
    const uint32_t steps = tune->study->steps;
    tune->way = calloc(steps + 1, sizeof *tune->way);
    tune->step = calloc(steps, sizeof *tune->step);
    if (!tune->way || !tune->step) {
        say(stderr, tune->lang, "match.no_memory", NULL, "");
        return false;
    }
    if (!tune_log_open(tune))
        return false;
    const uint32_t logged = tune->steps;
    tune->steps = 0;
    find_start(tune);
    while (tune->steps < steps)
        if (!take_step(tune, tune->steps < logged ? &tune->step[tune->steps] : NULL))
            return false;
    find_best(tune);
    return true;
}

void tune_close(Tune *tune)
{
    for (int side = 0; side < TUNE_SIDES; side++)
        clear_point(tune, &tune->point[side]);
    free(tune->way);
    free(tune->step);
}

/* ---- The report ------------------------------------------------------------------------------ */

static void print_goal(const Tune *tune, uint32_t index)
{
    const Study *study = tune->study;
    const Goal *goal = &study->goal[index];
    TEXT(text, name, 128);
    text_add(&text, study->rules->seat_words[goal->seat]);
    text_char(&text, ' ');
    party_print(study->rules, &goal->party, '-', &text);
    text_pad_to(&text, 40);
    printf("%s %6.1f", name, goal->percent);
    for (int side = 0; side < TUNE_SIDES; side++) {
        const double won = atomic_load(&tune->point[side].won[index]);
        const Estimate share = wilson(won / (double)study->games, study->games);
        printf("   %5.1f (%.1f - %.1f)", 100 * share.value, 100 * share.low, 100 * share.high);
    }
    putchar('\n');
}

static double miss_of(const Tune *tune, int side)
{
    uint32_t won[STUDY_GOALS_MAX] = {0};
    for (uint32_t i = 0; i < tune->study->goals; i++)
        won[i] = atomic_load(&tune->point[side].won[i]);
    return tune_miss(tune->study, won, tune->point[side].playable);
}

/* The values at the start are those of the first place on the way. */
bool tune_report(Tune *tune)
{
    const Study *study = tune->study;
    const int64_t number[] = {tune->steps, (int64_t)study->games};
    uint32_t start[STUDY_AXES_MAX] = {0};
    for (uint32_t i = 0; i < study->knobs; i++)
        start[i] = value_at(&study->knob[i], tune->way[0][i]);
    tune->first = (uint64_t)study->steps * study->games;
    if (!tune_set_point(tune, &tune->point[0], start) ||
        !tune_set_point(tune, &tune->point[1], tune->chosen) || !tune_play(tune))
        return false;
    say(stdout, tune->lang, "lab.tune_values", number, "");
    for (uint32_t i = 0; i < study->knobs; i++) {
        TEXT(text, name, VALUE_SIZE + PLACE_SIZE + 1);
        text_add(&text, study->knob[i].table);
        text_char(&text, ' ');
        text_add(&text, study->knob[i].place);
        text_pad_to(&text, 40);
        printf("%s %6u   %5u   %.2f (%.2f - %.2f)\n", name, start[i], tune->chosen[i],
               tune->best[i].value, tune->best[i].low, tune->best[i].high);
    }
    say(stdout, tune->lang, "lab.tune_goals", number, "");
    for (uint32_t i = 0; i < study->goals; i++)
        print_goal(tune, i);
    say(stdout, tune->lang, "lab.tune_miss", NULL, "");
    printf("%40s        %10.5f         %10.5f\n", "", miss_of(tune, 0), miss_of(tune, 1));
    return true;
}
