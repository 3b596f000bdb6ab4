/* contender.c: players by their words, and the question put to each of them. */
#include "lab/contender.h"

#include <string.h>

#include "ai/random.h"

/* A word stands on one line of a results file, and in a JSON text of limited size. */
static bool is_sound(const char *word)
{
    for (const char *c = word; *c; c++)
        if ((*c >= 0 && *c < ' ') || *c == 0x7f)
            return false;
    return strlen(word) < ENTRANT_WORD_SIZE;
}

bool entrant_find(const Rules *rules, const char *word, Entrant *out)
{
    *out = (Entrant){.word = word, .memory = PLAYER_MEMORY};
    if (!is_sound(word))
        return false;
    if (strncmp(word, BOT_PREFIX, strlen(BOT_PREFIX)) == 0) {
        out->command = word + strlen(BOT_PREFIX);
        return out->command[strspn(out->command, " ")] != '\0';
    }
    out->policy = policy_find(rules, word);
    return strength_parse(rules, word, &out->strength);
}

bool entrant_can_sit(const Entrant *entrant, Seat seat)
{
    return !entrant->policy || policy_plays(entrant->policy, seat);
}

bool contender_open(Contender *contender, const Entrant *entrant, uint32_t time, const Rules *rules)
{
    memset(contender, 0, sizeof *contender);
    contender->entrant = entrant;
    return !entrant->command || bot_init(&contender->bot, entrant->command, time, rules);
}

void contender_close(Contender *contender)
{
    if (contender->entrant && contender->entrant->command)
        bot_free(&contender->bot);
    player_close(contender->player);
    contender->player = NULL;
}

/* A search remembers nothing of the game before. */
static bool sit_down(Contender *contender, Problem *problem)
{
    const BotGame *about = &contender->about;
    player_close(contender->player);
    const Entrant *entrant = contender->entrant;
    contender->player =
        player_open(about->game, about->seat, entrant->strength, 1, entrant->memory);
    if (!contender->player) {
        problem_set(problem, 0, "match.no_memory", "");
        return false;
    }
    player_begin(contender->player, about->seed);
    return true;
}

bool contender_begin(Contender *contender, const BotGame *about, Problem *problem)
{
    contender->about = *about;
    rng_seed(&contender->rng, about->seed);
    rng_seed_stream(&contender->hidden, about->seed, 1);
    if (!contender->entrant->command)
        return sit_down(contender, problem);
    return bot_greet(&contender->bot, problem) && bot_begin(&contender->bot, about, problem);
}

/* Where there is one answer nobody is asked: so a policy draws the same from its generator at home
 * and behind the protocol. */
bool contender_choose(Contender *contender, const State *state, const ActionList *list,
                      uint32_t *answer, Problem *problem)
{
    const Entrant *entrant = contender->entrant;
    *answer = 0;
    if (list->count == 1)
        return true;
    if (entrant->command)
        return bot_ask(&contender->bot, &contender->about, state, list, &contender->hidden, answer,
                       problem);
    *answer = player_choose(contender->player, state, list, &contender->rng);
    return true;
}

void contender_hurry(Contender *contender, uint32_t milliseconds)
{
    if (contender->player)
        player_hurry(contender->player, milliseconds / 1000.0);
}

void contender_tell(Contender *contender, Action action)
{
    if (contender->player && player_told(contender->player) != UINT32_MAX)
        player_tell(contender->player, action);
}

void contender_end(Contender *contender, int score)
{
    if (contender->entrant->command)
        bot_end(&contender->bot, score);
}
