/* sim_play.c: one simulated game. The loop at the heart of it is the program's hot path: a legal
 * list, a choice, an apply. Everything else is asked for by --check or --save. */
#include <inttypes.h>
#include <string.h>

#include "lab/sim.h"

/* Says what broke, once, with the words that bring the same game back. */
static bool report(Worker *worker, uint64_t index, const char *what)
{
    Sim *sim = worker->sim;
    const int64_t number[] = {(int64_t)index, worker->count};
    if (!atomic_exchange(&sim->broken, true)) {
        say(stderr, sim->lang, "cli.sim_broken", number, what);
        if (!sim->shared_luck)
            fprintf(stderr, "  --seed %" PRIu64 " --first %" PRIu64 " --games 1\n", sim->seed,
                    index);
    }
    return false;
}

/* ---- Check ----------------------------------------------------------------------------------- */

static void see_step(void *context, uint8_t step)
{
    Coverage *coverage = context;
    coverage->step[step]++;
}

/* The way from the start to the first choice goes unwatched: its two ends are counted. */
static void see_start(Coverage *coverage, const State *state)
{
    see_step(coverage, 0);
    see_step(coverage, flow_now(state)->step);
}

static void apply_seen(Coverage *coverage, const Game *game, State *state, Action action)
{
    coverage->verb[action.verb][action.a]++;
    game_apply_watched(game, state, action, see_step, coverage);
}

static bool check_list(Worker *worker, uint64_t index, const ActionList *list)
{
    if (list->count == 0)
        return report(worker, index, "empty list");
    return worker->count < SIM_ACTIONS_MAX || report(worker, index, "endless game");
}

static bool check_position(Worker *worker, uint64_t index)
{
    const Game *game = match_game(worker->sim->match);
    const Flow *flow = flow_at(worker->state);
    const char *broken = game_check(game, worker->state);
    for (uint8_t i = 0; i < flow->note_count; i++)
        worker->coverage->note[flow->note[i].kind][flow->note[i].a]++;
    return !broken || report(worker, index, broken);
}

/* ---- Save ------------------------------------------------------------------------------------ */

static bool refuse_save(Worker *worker, const char *path, const Problem *problem)
{
    if (!atomic_exchange(&worker->sim->broken, true))
        complain(worker->sim->lang, path, problem);
    return false;
}

/* Plays the log once more, through the gate: a save of an illegal game is thus impossible. */
static bool save_game(Worker *worker, uint64_t index)
{
    const Sim *sim = worker->sim;
    char path[PATH_SIZE];
    Problem problem = {0};
    Match *match = match_again(sim->match, &problem);
    snprintf(path, sizeof path, "%s/game-%06" PRIu64 ".mekong", sim->save_folder, index);
    if (!match)
        return refuse_save(worker, path, &problem);
    for (Seat seat = 0; seat < match_game(match)->rules->seats; seat++)
        match_set_seat(match, seat, sim->word[seat], "");
    bool good = true;
    for (uint32_t i = 0; good && i < worker->count; i++)
        good = match_play(match, worker->log[i]) == NULL || report(worker, index, "illegal action");
    if (good && !save_write(match, path, &problem))
        good = refuse_save(worker, path, &problem);
    match_free(match);
    return good;
}

/* ---- A game ---------------------------------------------------------------------------------- */

static void count_ending(SimTotals *totals, const Game *game, const State *state)
{
    Ending ending;
    if (!game_ending(game, state, &ending))
        return;
    const uint8_t part = ending.part < GAME_PARTS_MAX ? ending.part : GAME_PARTS_MAX - 1;
    totals->part = ending.message;
    totals->ended[part]++;
    totals->early[part] += ending.early;
    for (Seat seat = 0; seat < game->rules->seats; seat++)
        totals->margin[seat] += ending.margin[seat];
}

static void count_luck(LuckSums *sums, int64_t result, int64_t luck)
{
    sums->result += result;
    sums->luck += luck;
    sums->results += result * result;
    sums->lucks += luck * luck;
    sums->both += result * luck;
}

static void count_result(Worker *worker)
{
    const Game *game = match_game(worker->sim->match);
    SimTotals *totals = &worker->totals;
    int8_t score[SEATS_MAX] = {0};
    bool won = false;
    game_score(game, worker->state, score);
    for (Seat seat = 0; seat < game->rules->seats; seat++) {
        totals->wins[seat] += score[seat] > 0;
        won = won || score[seat] > 0;
        if (worker->sim->take_luck)
            count_luck(&totals->luck[seat], (score[seat] + 1) * LUCK_ONE / 2,
                       merit_luck(&worker->merit, seat));
    }
    totals->games++;
    totals->draws += !won;
    if (worker->count > totals->longest)
        totals->longest = worker->count;
    const uint8_t turn = game_turn(game, worker->state);
    if (score[0] > 0 && turn >= 1 && turn <= SIM_TURNS_MAX)
        totals->fall_turn[turn - 1]++;
    count_ending(totals, game, worker->state);
}

static uint32_t draw(Worker *worker, const ActionList *list, Rng *rng)
{
    const Sim *sim = worker->sim;
    const uint32_t drawn =
        sim->shared_luck ? luck_draw(&worker->luck, match_game(sim->match), worker->state, list)
                         : game_draw(list, rng);
    if (sim->take_luck)
        merit_roll(&worker->merit, worker->state, list, drawn);
    worker->totals.chance++;
    return drawn;
}

static uint32_t choose(Worker *worker, const ActionList *list, Rng *rng)
{
    if (list->chance)
        return draw(worker, list, rng);
    Player *player = worker->player[game_actor(match_game(worker->sim->match), worker->state)];
    worker->totals.decisions++;
    worker->totals.forced += list->count == 1;
    for (uint32_t i = player_told(player); i < worker->count; i++)
        player_tell(player, worker->log[i]);
    return player_choose(player, worker->state, list, rng);
}

/* What searches draw depends on the seed and the number of the game, too, and touches nobody's
 * dice. */
static void begin_players(Worker *worker, uint64_t index)
{
    const Sim *sim = worker->sim;
    for (Seat seat = 0; seat < match_game(sim->match)->rules->seats; seat++) {
        Rng rng;
        rng_seed_stream(&rng, sim->seed + 1 + seat, index);
        player_begin(worker->player[seat], rng_next(&rng));
    }
}

bool worker_play(Worker *worker, uint64_t index)
{
    const Sim *sim = worker->sim;
    const Game *game = match_game(sim->match);
    ActionList list;
    Rng rng;
    rng_seed_stream(&rng, sim->seed, index);
    if (sim->shared_luck)
        luck_begin(&worker->luck, rng_next(&rng));
    if (sim->take_luck)
        merit_begin(&worker->merit, game, index);
    begin_players(worker, index);
    game_start(game, worker->state);
    if (worker->coverage)
        see_start(worker->coverage, worker->state);
    for (worker->count = 0; !game_over(worker->state);) {
        game_legal(game, worker->state, &list);
        if (!check_list(worker, index, &list))
            return false;
        if (atomic_load(worker->stopped))
            return true;
        const Action action = list.action[choose(worker, &list, &rng)];
        worker->log[worker->count++] = action;
        if (worker->coverage)
            apply_seen(worker->coverage, game, worker->state, action);
        else
            game_apply(game, worker->state, action);
        if (worker->coverage && !check_position(worker, index))
            return false;
    }
    if (game_broken(worker->state))
        return report(worker, index, "broken position");
    count_result(worker);
    return !sim->save_folder || save_game(worker, index);
}
