/* ahead.c: see ahead.h. No rule is written down here a second time: the choice is played. */
#include "games/fitl/people/ahead.h"

#include <string.h>

#include "games/fitl/files/position.h"

/* ---- What is counted ------------------------------------------------------------------------- */

static void count(const Game *g, const State *s, int figure[FIGURES])
{
    static const Kinds active[FACTIONS] = {KIND(K_IRREGULAR_A), KIND(K_RANGER_A),
                                           KIND(K_NVA_GUERRILLA_A), KIND(K_VC_GUERRILLA_A)};
    memset(figure, 0, FIGURES * sizeof *figure);
    for (unsigned f = 0; f < FACTIONS; f++) {
        figure[OF_SCORE + f] = (int)fitl_score(g, s, f);
        figure[OF_ACTIVE + f] = (int)fitl_on_map(s, active[f], ALL_SPACES);
    }
    for (unsigned t = 0; t < TRACKS; t++)
        figure[OF_TRACK + t] = s->track[t];
    for (unsigned x = 0; x < SPACES; x++) {
        figure[is_loc(x) ? OF_SABOTAGE : OF_TERROR] += s->terror[x];
        figure[OF_LEVEL] += s->level[x];
        figure[OF_SIDE] += s->coin[x];
        figure[OF_SIDE + 1] += (int)insurgents(s, x);
        for (unsigned k = 0; k < KINDS; k++)
            figure[OF_TYPE + fitl_type_of[k]] += s->at[x][k];
    }
    figure[OF_TRAIL] = s->trail;
}

/* ---- Playing on ------------------------------------------------------------------------------ */

enum { DEEP_MOST = 24 };

static void add_ending(const Game *g, const State *s, Outcome *out)
{
    int now[FIGURES];
    count(g, s, now);
    for (unsigned i = 0; i < FIGURES; i++) {
        const int change = now[i] - out->before[i];
        out->low[i] = out->endings && out->low[i] < change ? out->low[i] : change;
        out->high[i] = out->endings && out->high[i] > change ? out->high[i] : change;
    }
    out->endings++;
}

/* A number for the position, whatever way has led to it. */
static uint64_t print_of(const State *s)
{
    State bare = *s;
    uint64_t print = 1469598103934665603u;
    memset(bare.flow.note, 0, sizeof bare.flow.note);
    memset(&bare.flow.frame[bare.flow.depth], 0,
           (FLOW_DEPTH - bare.flow.depth) * sizeof *bare.flow.frame);
    bare.flow.note_count = 0;
    for (size_t i = 0; i < sizeof bare; i += sizeof print) {
        uint64_t word = 0;
        const size_t left = sizeof bare - i;
        memcpy(&word, (const char *)&bare + i, left < sizeof word ? left : sizeof word);
        print = (print ^ word) * 0x9e3779b97f4a7c15u;
        print ^= print >> 29;
    }
    return print | 1;
}

/* The same pieces placed in another order lead to the same position: once is enough. */
static bool is_new(Outcome *out, const State *s)
{
    const uint64_t print = print_of(s);
    unsigned at = (unsigned)(print >> 32) % SEEN_SIZE;
    while (out->seen[at] && out->seen[at] != print)
        at = (at + 1) % SEEN_SIZE;
    const bool found = out->seen[at] == print;
    out->seen[at] = print;
    return !found;
}

/* Gifts of an ally can be asked for at almost any time and belong to no choice [15.10]. */
static bool is_apart(Action a) { return a.verb == V_TRANSFER; }

/* The question comes back, or one below it. A step that hands over to another one at its own depth
 * has not ended with it. */
static bool has_ended(const State *s, const State *from)
{
    return game_over(s) || s->flow.depth < from->flow.depth ||
           (s->flow.depth == from->flow.depth && flow_now(s)->step == flow_now(from)->step);
}

/* Positions come from files, too: one that a rule would have made impossible is not played on. */
static void play_on(const Game *g, const State *s, Action a, const State *from, unsigned deep,
                    Outcome *out)
{
    State then = *s;
    ActionList list;
    if (out->lost || out->nodes == 0 || deep == 0) {
        out->lost = true;
        return;
    }
    game_apply(g, &then, a);
    if (then.card_number != from->card_number || then.phase != from->phase ||
        fitl_check(g, &then)) {
        out->lost = true;
        return;
    }
    if (!is_new(out, &then))
        return;
    out->nodes--;
    if (has_ended(&then, from)) {
        add_ending(g, &then, out);
        return;
    }
    game_legal(g, &then, &list);
    for (uint32_t i = 0; i < list.count && !out->lost; i++)
        if (!is_apart(list.action[i]))
            play_on(g, &then, list.action[i], from, deep - 1, out);
}

bool fitl_look_ahead(const Game *g, const State *s, Action a, unsigned nodes, Outcome *out)
{
    memset(out, 0, sizeof *out);
    count(g, s, out->before);
    out->nodes = nodes;
    play_on(g, s, a, s, DEEP_MOST, out);
    return !out->lost && out->endings;
}

bool fitl_is_legal(const Game *g, const State *s, Action a)
{
    return !game_over(s) && !game_refuse(g, s, a);
}

/* A Sweep first takes its spaces and moves into them; then it acts in one after the other [8.22].
 * What it would do in this space if nobody came. */
bool fitl_look_in_place(const Game *g, const State *s, Action a, Outcome *out)
{
    static const Action on = {V_ON, 0, 0, 0};
    State then = *s;
    if (flow_now(s)->step != SWEEP || a.verb != V_SPACE || in(s->op.spaces, a.a))
        return false;
    game_apply(g, &then, a);
    if (fitl_check(g, &then) || !fitl_is_legal(g, &then, on))
        return false;
    game_apply(g, &then, on);
    return !fitl_check(g, &then) && fitl_is_legal(g, &then, a) &&
           fitl_look_ahead(g, &then, a, NODES_MOST, out);
}
