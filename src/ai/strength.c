/* strength.c: see strength.h. */
#include "ai/strength.h"

#include <string.h>

#include "ai/random.h"

/* A save holds a word of 15 characters. */
enum { ROLLOUTS_MAX = 100000000, SECONDS_MAX = 3600, WORD_MAX = 15 };

/* Roll-outs and not seconds: a level is as strong on any machine. docs/ai.md says how strong. */
static const Policy levels[PLAY_LEVELS] = {{.word = "easy", .message = "ai.level.easy"},
                                           {.word = "normal", .message = "ai.level.normal"},
                                           {.word = "hard", .message = "ai.level.hard"},
                                           {.word = "expert", .message = "ai.level.expert"}};
static const Effort usual[PLAY_LEVELS] = {{200, 30}, {400, 13}, {4000, 0}, {50000, 0}};

const Policy policy_search = {.word = "mcts", .message = "ai.level.search"};

const Policy *level_at(uint32_t index) { return index < PLAY_LEVELS ? &levels[index] : NULL; }

/* "12", "0.5", "1.25": at most three digits behind the point, in thousandths. */
static bool parse_seconds(Slice word, uint32_t *milliseconds)
{
    Slice whole, part;
    uint32_t seconds, thousandths = 0;
    const bool dotted = word.length > 0 && word.data[word.length - 1] != '.';
    if (!dotted || !slice_cut(&word, '.', &whole) || !slice_number(whole, SECONDS_MAX, &seconds))
        return false;
    if (slice_cut(&word, '.', &part)) {
        if (word.length > 0 || part.length > 3 || !slice_number(part, 999, &thousandths))
            return false;
        for (size_t i = part.length; i < 3; i++)
            thousandths *= 10;
    }
    *milliseconds = seconds * 1000 + thousandths;
    return *milliseconds >= 10 && *milliseconds <= SECONDS_MAX * 1000;
}

/* What stands behind "mcts:". */
static bool parse_budget(Slice word, Strength *out)
{
    if (word.length == 0)
        return false;
    if (word.data[word.length - 1] == 's')
        return parse_seconds((Slice){word.data, word.length - 1}, &out->milliseconds);
    return slice_number(word, ROLLOUTS_MAX, &out->rollouts) && out->rollouts > 0;
}

bool search_parse(const Rules *rules, const char *word, Strength *out)
{
    const Effort *effort = rules->levels ? rules->levels : usual;
    static const char prefix[] = "mcts:";
    const size_t length = strlen(word), skip = sizeof prefix - 1;
    memset(out, 0, sizeof *out);
    for (size_t i = 0; i < PLAY_LEVELS; i++) {
        if (strcmp(levels[i].word, word) == 0) {
            out->rollouts = effort[i].rollouts;
            out->lapses = effort[i].lapses;
            return true;
        }
    }
    return length <= WORD_MAX && strncmp(word, prefix, skip) == 0 &&
           parse_budget((Slice){word + skip, length - skip}, out);
}

bool strength_parse(const Rules *rules, const char *word, Strength *out)
{
    if (search_parse(rules, word, out))
        return true;
    memset(out, 0, sizeof *out);
    out->policy = policy_find(rules, word);
    return out->policy != NULL;
}
