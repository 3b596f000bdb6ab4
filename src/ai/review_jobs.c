/* review_jobs.c: in which order a game is looked at, so that whoever waits knows the most important
 * things first: the curve, roughly; then every decision quickly, those first after which the
 * chances fell; what seems costly closely; the curve more exactly. And what a job has found, as
 * text for another memory. */
#include "ai/review_inside.h"

/* A gain that is looked at closely at once. */
static const double GREAT = 0.12;

/* ---- Order ----------------------------------------------------------------------------------- */

static bool is_waiting(const Review *review, uint32_t job)
{
    return review->job[job] == JOB_WAITING;
}

static uint32_t next_block(const Review *review, uint32_t end)
{
    for (uint32_t i = 0; i < review->blocks && i < end; i++)
        if (is_waiting(review, i))
            return i;
    return REVIEW_NONE;
}

static double gain_at(const Review *review, uint32_t index)
{
    return review->verdict[index].seen == SEEN_QUICKLY ? pairs_mean(&review->verdict[index].gain)
                                                       : 0;
}

/* How much less the mover could hope for after it; rough as it is, good enough for an order. */
static double drop_at(const Review *review, uint32_t index)
{
    const Seat seat = review->move[index].actor;
    return 1 + value_of(review, index, seat) - value_of(review, index + 1, seat);
}

/* Of the waiting jobs of one kind the one whose move weighs most; one that weighs 0 must wait. */
static uint32_t heaviest(const Review *review, uint32_t first,
                         double (*weigh)(const Review *, uint32_t), double least)
{
    uint32_t best = REVIEW_NONE;
    double greatest = least;
    for (uint32_t i = 0; i < review->count; i++) {
        const double weight = is_waiting(review, first + i) ? weigh(review, i) : 0;
        if (weight > greatest) {
            greatest = weight;
            best = first + i;
        }
    }
    return best;
}

/* What weighs nothing comes last, but comes. */
static uint32_t next_left(const Review *review)
{
    for (uint32_t i = 0; i < review->jobs; i++)
        if (is_waiting(review, i) && review_may_take(review, i))
            return i;
    return REVIEW_NONE;
}

static uint32_t find_next(const Review *review)
{
    const uint32_t quick = quick_job(review, 0), close = close_job(review, 0);
    uint32_t job = next_block(review, FIRST_BLOCKS);
    if (job == REVIEW_NONE)
        job = heaviest(review, close, gain_at, GREAT);
    if (job == REVIEW_NONE)
        job = heaviest(review, quick, drop_at, 0);
    if (job == REVIEW_NONE)
        job = heaviest(review, close, gain_at, 0);
    return job == REVIEW_NONE ? next_left(review) : job;
}

uint32_t review_next(Review *review)
{
    const uint32_t job = find_next(review);
    if (job != REVIEW_NONE)
        review->job[job] = JOB_TAKEN;
    return job;
}

uint32_t review_before(const Review *review, uint32_t job)
{
    return job >= close_job(review, 0) && job < review->jobs ? job - review->count : REVIEW_NONE;
}

bool review_may_take(const Review *review, uint32_t job)
{
    const uint32_t close = close_job(review, 0);
    if (job >= review->jobs || review->job[job] == JOB_DONE)
        return false;
    return job < close || review->verdict[job - close].seen == SEEN_QUICKLY;
}

/* Where nothing seems better there is nothing to look at closely. */
void review_done(Review *review, uint32_t job)
{
    const uint32_t quick = quick_job(review, 0), close = close_job(review, 0);
    review->job[job] = JOB_DONE;
    if (job >= quick && job < close && review->verdict[job - quick].seen != SEEN_QUICKLY)
        review->job[job - quick + close] = JOB_DONE;
}

bool review_is_done(const Review *review)
{
    for (uint32_t i = 0; i < review->jobs; i++)
        if (review->job[i] != JOB_DONE)
            return false;
    return true;
}

static double share_done(const Review *review, uint32_t first, uint32_t count)
{
    uint32_t done = 0;
    for (uint32_t i = 0; i < count; i++)
        done += review->job[first + i] == JOB_DONE;
    return count > 0 ? (double)done / count : 1;
}

/* Each kind takes about as long as the others. */
double review_progress(const Review *review)
{
    return (share_done(review, 0, review->blocks) +
            share_done(review, quick_job(review, 0), review->count) +
            share_done(review, close_job(review, 0), review->count)) /
           3;
}

/* ---- Work ------------------------------------------------------------------------------------ */

bool review_job(ReviewHand *hand, uint32_t job, uint32_t rollouts)
{
    const Review *review = hand->review;
    if (hand->job != job) {
        hand->job = job;
        hand->sample = hand->position = 0;
        hand->stage = STAGE_NEW;
    }
    if (job < review->blocks)
        return value_slice(hand, job, rollouts) == 0;
    const bool closely = job >= close_job(review, 0);
    const uint32_t index = job - (closely ? close_job(review, 0) : quick_job(review, 0));
    return judge_slice(hand, index, closely, rollouts) == 0;
}

/* Few jobs are about as long as a slice: so many are not counted exactly. */
bool review_run(Review *review, uint32_t rollouts)
{
    enum { SLICE = 32 };
    for (uint32_t done = 0; done < rollouts; done += SLICE) {
        if (review->in_course == REVIEW_NONE)
            review->in_course = review_next(review);
        if (review->in_course == REVIEW_NONE)
            break;
        if (!review_job(review->hand, review->in_course, SLICE))
            continue;
        review_done(review, review->in_course);
        review->in_course = REVIEW_NONE;
    }
    if (!review_is_done(review))
        return false;
    review_tally(review);
    return true;
}

/* ---- In another memory ----------------------------------------------------------------------- */

/* A digit for each sample of each position and seat. */
static void tell_block(const Review *review, uint32_t block, Text *out)
{
    const Seat seats = review->game->rules->seats;
    for (uint32_t position = 0; position <= review->count; position++)
        for (Seat seat = 0; seat < seats; seat++)
            for (uint32_t i = block * BLOCK; i < (block + 1) * BLOCK && i < review->rollouts; i++)
                text_char(out, (char)('0' + points_at(review, position, seat)[i]));
}

static bool learn_block(Review *review, uint32_t block, const char *found)
{
    const Seat seats = review->game->rules->seats;
    for (uint32_t position = 0; position <= review->count; position++)
        for (Seat seat = 0; seat < seats; seat++)
            for (uint32_t i = block * BLOCK; i < (block + 1) * BLOCK && i < review->rollouts; i++) {
                if (*found < '0' || *found > '2')
                    return false;
                points_at(review, position, seat)[i] = (uint8_t)(*found++ - '0');
            }
    return *found == '\0';
}

static void tell_verdict(const Verdict *verdict, Text *out)
{
    const int64_t number[] = {verdict->seen,
                              verdict->answer,
                              verdict->gain.count,
                              verdict->gain.sum + 2 * (int64_t)verdict->gain.count,
                              (int64_t)verdict->gain.squares,
                              verdict->other,
                              verdict->played};
    for (size_t i = 0; i < COUNT_OF(number); i++) {
        if (i > 0)
            text_char(out, ' ');
        text_number(out, number[i]);
    }
}

/* A sum is told from the least it can be: no number is below 0. */
static bool learn_verdict(Review *review, uint32_t index, const char *found)
{
    enum { SEEN, ANSWER, COUNT, SUM, SQUARES, OTHER, PLAYED, NUMBERS };
    const uint32_t worlds = 2 * REVIEW_ROLLOUTS_MAX;
    ActionList list;
    game_offer(review->game, state_at(review, index), &list);
    const uint32_t most[NUMBERS] = {SEEN_COUNT - 1, list.count - 1, worlds,    4 * worlds,
                                    4 * worlds,     2 * worlds,     2 * worlds};
    uint32_t number[NUMBERS];
    Slice rest = slice_of(found), word;
    for (int i = 0; i < NUMBERS; i++)
        if (!slice_cut(&rest, ' ', &word) || !slice_number(word, most[i], &number[i]))
            return false;
    if (rest.length > 0 || !review->move[index].judged || number[SEEN] == SEEN_NOT)
        return false;
    review->verdict[index] = (Verdict){
        .seen = (Seen)number[SEEN],
        .answer = number[ANSWER],
        .gain = {number[COUNT], (int64_t)number[SUM] - 2 * (int64_t)number[COUNT], number[SQUARES]},
        .other = number[OTHER],
        .played = number[PLAYED]};
    return true;
}

static uint32_t move_of(const Review *review, uint32_t job)
{
    return (job - review->blocks) % (review->count > 0 ? review->count : 1);
}

void review_tell(const Review *review, uint32_t job, Text *out)
{
    if (job < review->blocks)
        tell_block(review, job, out);
    else
        tell_verdict(&review->verdict[move_of(review, job)], out);
}

bool review_learn(Review *review, uint32_t job, const char *found)
{
    if (job >= review->jobs || review->job[job] == JOB_DONE)
        return false;
    const bool good = job < review->blocks ? learn_block(review, job, found)
                                           : learn_verdict(review, move_of(review, job), found);
    if (good)
        review_done(review, job);
    return good;
}
