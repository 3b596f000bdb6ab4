/* effect.c: what a choice does, in a few figures beside its label: Resources, scores, pieces.
 *
 * No rule is written down here a second time. The choice is played on a copy of the position, with
 * every answer and every die that belongs to it, until the question that asked it comes back; what
 * all these endings have in common is told as a figure, what differs as a range. Where there are
 * more endings than can be looked at, nothing is told.
 */
#include <string.h>

#include "games/fitl/files/position.h"
#include "games/fitl/people/view.h"

/* ---- What is counted ------------------------------------------------------------------------- */

enum {
    OF_SCORE,
    OF_TRACK = OF_SCORE + FACTIONS,
    OF_TYPE = OF_TRACK + TRACKS,    /* pieces on the map */
    OF_ACTIVE = OF_TYPE + TYPES,    /* guerrillas and special forces that are not Underground */
    OF_SIDE = OF_ACTIVE + FACTIONS, /* all pieces of COIN, of the insurgents */
    OF_TRAIL = OF_SIDE + 2,
    OF_TERROR,
    OF_SABOTAGE,
    FIGURES
};

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
        figure[OF_SIDE] += s->coin[x];
        figure[OF_SIDE + 1] += (int)insurgents(s, x);
        for (unsigned k = 0; k < KINDS; k++)
            figure[OF_TYPE + fitl_type_of[k]] += s->at[x][k];
    }
    figure[OF_TRAIL] = s->trail;
}

/* ---- Playing on ------------------------------------------------------------------------------ */

enum { NODES_MOST = 100, NODES_OF_EVENT = 1000, DEEP_MOST = 24, SEEN_SIZE = 2048 };

/* From the lowest to the highest change that any ending brings. */
typedef struct Outcome {
    int before[FIGURES];
    int low[FIGURES], high[FIGURES];
    unsigned endings, nodes;
    bool lost;                /* too much to look at, or another card has come */
    uint64_t seen[SEEN_SIZE]; /* prints of positions that have been played on from; 0: none */
} Outcome;

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

static bool look_ahead(const Game *g, const State *s, Action a, unsigned nodes, Outcome *out)
{
    memset(out, 0, sizeof *out);
    count(g, s, out->before);
    out->nodes = nodes;
    play_on(g, s, a, s, DEEP_MOST, out);
    return !out->lost && out->endings;
}

static bool is_legal(const Game *g, const State *s, Action a)
{
    return !game_over(s) && !game_refuse(g, s, a);
}

/* A Sweep first takes its spaces and moves into them; then it acts in one after the other [8.22].
 * What it would do in this space if nobody came. */
static bool look_in_place(const Game *g, const State *s, Action a, Outcome *out)
{
    static const Action on = {V_ON, 0, 0, 0};
    State then = *s;
    if (flow_now(s)->step != SWEEP || a.verb != V_SPACE || in(s->op.spaces, a.a))
        return false;
    game_apply(g, &then, a);
    if (fitl_check(g, &then) || !is_legal(g, &then, on))
        return false;
    game_apply(g, &then, on);
    return !fitl_check(g, &then) && is_legal(g, &then, a) &&
           look_ahead(g, &then, a, NODES_MOST, out);
}

/* ---- In words -------------------------------------------------------------------------------- */

/* What is being told, and how much of it stands there already. */
typedef struct Teller {
    const Game *g;
    const State *s;
    Lang lang;
    Text *out;
    size_t start;
    bool plain; /* in words, as there is room for them; else in the letters of the drawn map */
} Teller;

enum { WORDS_SIZE = 32 };
static const char plus[] = "+", bare[] = "";

static void add_number(Text *out, const char *sign, int n)
{
    text_add(out, n > 0 ? sign : bare);
    text_number(out, n);
}

/* "+2", "-1…+2"; or without a sign "2", "1…3". */
static const char *range_words(const char *sign, int low, int high, char buffer[WORDS_SIZE])
{
    Text text;
    text_init(&text, buffer, WORDS_SIZE);
    add_number(&text, sign, low);
    if (low != high) {
        text_add(&text, "…");
        add_number(&text, sign, high);
    }
    return buffer;
}

static void begin_figure(const Teller *t)
{
    text_add(t->out, t->out->length <= t->start ? "" : t->plain ? " · " : ", ");
}

/* A figure with its message, which has a place for the range. */
static void tell_range(const Teller *t, const char *id, const char *sign, int low, int high)
{
    char words[WORDS_SIZE];
    const int64_t most[] = {high};
    begin_figure(t);
    message_say(t->lang, id, most, range_words(sign, low, high, words), t->out);
}

static void tell(const Teller *t, const char *id, int low, int high)
{
    if (low || high)
        tell_range(t, id, plus, low, high);
}

static void tell_score(const Teller *t, const Outcome *o, unsigned f)
{
    char words[WORDS_SIZE];
    const int low = o->low[OF_SCORE + f], high = o->high[OF_SCORE + f];
    if (!low && !high)
        return;
    begin_figure(t);
    text_add(t->out, message_text(t->lang, fitl_faction_messages[f]));
    text_char(t->out, ' ');
    text_add(t->out, range_words(plus, low, high, words));
}

static void tell_purse(const Teller *t, const Outcome *o, unsigned f, bool own)
{
    static const char *const of[FACTIONS] = {NULL, "fitl.effect.res_arvn", "fitl.effect.res_nva",
                                             "fitl.effect.res_vc"};
    const unsigned figure = OF_TRACK + fitl_purse[f];
    tell(t, own ? "fitl.effect.res" : of[f], o->low[figure], o->high[figure]);
}

static bool is_exact(const Outcome *o, unsigned first, unsigned last)
{
    for (unsigned i = first; i <= last; i++)
        if (o->low[i] != o->high[i])
            return false;
    return true;
}

/* "+2 VC guerrillas" */
static void tell_type(const Teller *t, unsigned type, int low, int high)
{
    char words[WORDS_SIZE];
    const int most = high > -low ? high : -low;
    const uint8_t arg[ARGS_MAX] = {(uint8_t)most};
    begin_figure(t);
    text_add(t->out, range_words(plus, low, high, words));
    text_char(t->out, ' ');
    game_print_message(t->g, t->lang, fitl_type_messages[type], arg, t->out);
}

/* "V-1G-1B", "N+2G": of one faction, by type. */
static void tell_types(const Teller *t, const Outcome *o, unsigned f)
{
    static const char heads[FACTIONS] = {'U', 'A', 'N', 'V'};
    static const char letters[TYPES + 1] = "TSBTPSBTGBGB";
    bool begun = false;
    for (unsigned i = 0; i < TYPES; i++) {
        char words[WORDS_SIZE];
        const int low = o->low[OF_TYPE + i], high = o->high[OF_TYPE + i];
        if (fitl_type_owner[i] != f || (!low && !high))
            continue;
        if (t->plain) {
            tell_type(t, i, low, high);
            continue;
        }
        if (!begun) {
            begin_figure(t);
            text_char(t->out, heads[f]);
        }
        begun = true;
        text_add(t->out, range_words(plus, low, high, words));
        text_char(t->out, letters[i]);
    }
}

/* Enemies that leave the map. */
static void hits_of(const Outcome *o, unsigned actor, int *low, int *high)
{
    const unsigned enemies = OF_SIDE + 1 - SIDE_OF(actor);
    *low = -o->high[enemies];
    *high = -o->low[enemies];
}

static void tell_hits(const Teller *t, int low, int high)
{
    tell_range(t, "fitl.effect.hits", bare, low, high);
}

/* Where pieces are to be removed it is said, too, that none will be. */
static bool is_for_hits(const State *s, Action a)
{
    switch ((FitlStep)flow_now(s)->step) {
    case ASSAULT:
    case CAVALRY:
    case ATTACK:
    case BOMBARD_SPACES:
    case AMBUSH_SPACES:
        return a.verb == V_SPACE;
    case ADD_ARVN:
    case PATTON:
        return a.a == CH_YES;
    default:
        return false;
    }
}

/* By type where it is certain which go; else how many. */
static void tell_pieces(const Teller *t, const Outcome *o, Action a, unsigned actor)
{
    static const uint8_t first[] = {US_TROOP, NVA_TROOP}, last[] = {ARVN_BASE, VC_BASE};
    int low, high;
    hits_of(o, actor, &low, &high);
    const unsigned enemies = 1 - SIDE_OF(actor);
    const bool exact = is_exact(o, OF_TYPE + first[enemies], OF_TYPE + last[enemies]);
    if (is_for_hits(t->s, a) || (!exact && low >= 0))
        tell_hits(t, low, high);
    for (unsigned f = 0; f < FACTIONS; f++)
        if (SIDE_OF(f) != enemies || exact || low < 0)
            tell_types(t, o, f);
}

static void tell_active(const Teller *t, const Outcome *o)
{
    static const char *const ids[FACTIONS] = {"fitl.effect.active_us", "fitl.effect.active_arvn",
                                              "fitl.effect.active_nva", "fitl.effect.active_vc"};
    static const char *const words[FACTIONS] = {"fitl.bring.active_us", "fitl.bring.active_arvn",
                                                "fitl.bring.active_nva", "fitl.bring.active_vc"};
    for (unsigned f = 0; f < FACTIONS; f++)
        if (o->high[OF_ACTIVE + f] > 0 && o->low[OF_ACTIVE + f] >= 0)
            tell_range(t, t->plain ? words[f] : ids[f], bare, o->low[OF_ACTIVE + f],
                       o->high[OF_ACTIVE + f]);
}

static void tell_outcome(const Teller *t, const Outcome *o, Action a, unsigned actor)
{
    tell_score(t, o, actor);
    for (unsigned f = 0; f < FACTIONS; f++)
        if (f != actor)
            tell_score(t, o, f);
    tell_purse(t, o, actor, true);
    tell_pieces(t, o, a, actor);
    tell_active(t, o);
    tell(t, "fitl.effect.trail", o->low[OF_TRAIL], o->high[OF_TRAIL]);
    tell(t, "fitl.effect.aid", o->low[OF_TRACK + T_AID], o->high[OF_TRACK + T_AID]);
    tell(t, "fitl.effect.patronage", o->low[OF_TRACK + T_PATRONAGE],
         o->high[OF_TRACK + T_PATRONAGE]);
    for (unsigned f = ARVN; f < FACTIONS; f++)
        if (fitl_purse[f] != fitl_purse[actor])
            tell_purse(t, o, f, false);
    tell(t, "fitl.effect.terror", o->low[OF_TERROR], o->high[OF_TERROR]);
    tell(t, "fitl.effect.sabotage", o->low[OF_SABOTAGE], o->high[OF_SABOTAGE]);
}

static void tell_in_place(const Teller *t, const Outcome *o, Action a, unsigned actor)
{
    char words[128];
    Text text;
    text_init(&text, words, sizeof words);
    const Teller inner = {t->g, t->s, t->lang, &text, 0, t->plain};
    tell_outcome(&inner, o, a, actor);
    if (text.length == 0)
        return;
    begin_figure(t);
    message_say(t->lang, "fitl.effect.in_place", NULL, words, t->out);
}

/* ---- How useful ------------------------------------------------------------------------------ */

enum { RANK_MOST = 1000, RANK_ACTIVITY = -1500, RANK_LEAVE = -2000, RANK_PASS = -3000 };

/* Twice the middle of a range. */
static int middle(const Outcome *o, unsigned figure) { return o->low[figure] + o->high[figure]; }

/* Points first, then pieces, then money; what a choice costs is the same for most and not held
 * against it. */
static int rank_of(const Outcome *o, unsigned actor)
{
    const unsigned own = SIDE_OF(actor), purse = OF_TRACK + fitl_purse[actor];
    int rank = 8 * middle(o, OF_SCORE + actor);
    for (unsigned f = 0; f < FACTIONS; f++)
        if (SIDE_OF(f) != own)
            rank -= 3 * middle(o, OF_SCORE + f);
    rank += 3 * middle(o, OF_SIDE + own) - 3 * middle(o, OF_SIDE + 1 - own);
    for (unsigned f = 0; f < FACTIONS; f++)
        if (SIDE_OF(f) != own)
            rank += middle(o, OF_ACTIVE + f);
    if (middle(o, purse) > 0)
        rank += middle(o, purse);
    return rank > RANK_MOST ? RANK_MOST : rank < -RANK_MOST ? -RANK_MOST : rank;
}

/* ---- Operations and special activities as a whole -------------------------------------------- */

/* In how many spaces it can begin, and what it does in all of them together or in the best. */
static int tell_whole(const Teller *t, Action a, unsigned actor)
{
    State then = *t->s;
    ActionList list;
    Outcome o;
    int spaces = 0, told = 0, low = 0, high = 0, best = 0;
    game_apply(t->g, &then, a);
    if (game_over(&then) || game_actor(t->g, &then) != actor || fitl_check(t->g, &then))
        return 0;
    game_legal(t->g, &then, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        if (list.action[i].verb != V_SPACE)
            continue;
        spaces++;
        if (!look_ahead(t->g, &then, list.action[i], NODES_MOST / 4, &o))
            continue;
        int fewest, most;
        hits_of(&o, actor, &fewest, &most);
        told++;
        low += fewest;
        high += most;
        best = o.high[OF_SCORE + actor] > best ? o.high[OF_SCORE + actor] : best;
    }
    if (!spaces)
        return 0;
    const int64_t number[] = {spaces, best};
    const char *name = message_text(t->lang, fitl_faction_messages[actor]);
    if (told == spaces && is_for_hits(&then, (Action){V_SPACE, 0, 0, 0}))
        tell_hits(t, low, high);
    begin_figure(t);
    message_say(t->lang, best > 0 ? "fitl.effect.best" : "fitl.effect.spaces", number, name,
                t->out);
    return told == spaces && !high && !best ? -1 : 0;
}

/* ---- The hook -------------------------------------------------------------------------------- */

/* Which piece of one space, or how many of them: the space is known. */
static bool is_inside(const State *s, Action a)
{
    const unsigned step = flow_now(s)->step;
    return a.verb == V_PLACE || a.verb == V_BASE || step == REMOVE_PIECE || step == ASSAULT_PIECE ||
           step == ACTIVATE_PIECE;
}

/* "U3T1B V2G pop 1", for choices about a space. */
static void tell_space(const Teller *t, Action a)
{
    const uint8_t x = fitl_guide.place_of(t->g, t->s, a);
    if (x >= SPACES || is_inside(t->s, a))
        return;
    const size_t before = t->out->length;
    text_add(t->out, " (");
    const size_t open = t->out->length;
    for (unsigned f = 0; f < FACTIONS; f++) {
        if (!has(t->s, x, fitl_faction_kinds[f]))
            continue;
        text_add(t->out, t->out->length > open ? " " : "");
        fitl_print_stack(t->s, x, f, t->out);
    }
    if (in(t->g->board->populated, x)) {
        const int64_t pop[] = {t->g->board->pop[x]};
        text_add(t->out, t->out->length > open ? " " : "");
        message_say(t->lang, "fitl.effect.pop", pop, "", t->out);
    }
    if (t->out->length == open) {
        t->out->length = before;
        t->out->data[before] = '\0';
    } else {
        text_char(t->out, ')');
    }
}

/* Answers that end or decline something: their effect is what comes after. */
static bool is_leaving(Action a)
{
    switch (a.verb) {
    case V_ON:
    case V_DONE:
    case V_TRANSFER:
    case V_REFUSE:
        return true;
    case V_CHOOSE:
        return a.a == CH_NOTHING || a.a == CH_NO;
    default:
        return false;
    }
}

/* Amounts keep their order. */
static bool is_amount(Action a)
{
    return a.verb == V_GROUP || a.verb == V_PLACE || a.verb == V_PATRONAGE || a.verb == V_BOX ||
           a.verb == V_GIVE || a.verb == V_ASK || a.verb == V_BASE;
}

static int tell_choice(const Teller *t, Action a, unsigned actor)
{
    Outcome o;
    if (a.verb == V_OPERATION || a.verb == V_LIMITED || a.verb == V_ACTIVITY) {
        const int rank = tell_whole(t, a, actor);
        return a.verb == V_ACTIVITY ? RANK_ACTIVITY : rank;
    }
    if (!look_ahead(t->g, t->s, a, a.verb == V_EVENT ? NODES_OF_EVENT : NODES_MOST, &o))
        return 0;
    tell_outcome(t, &o, a, actor);
    if (look_in_place(t->g, t->s, a, &o))
        tell_in_place(t, &o, a, actor);
    return a.verb == V_PASS ? RANK_PASS : is_amount(a) ? 0 : rank_of(&o, actor);
}

int fitl_effect(const Game *g, const State *s, Action a, Lang lang, Text *out)
{
    const Seat actor = game_actor(g, s);
    if (actor >= FACTIONS)
        return 0;
    if (is_leaving(a))
        return RANK_LEAVE;
    char words[256];
    Text figures;
    text_init(&figures, words, sizeof words);
    const Teller inner = {g, s, lang, &figures, 0, false};
    const Teller outer = {g, s, lang, out, out->length, false};
    const int rank = tell_choice(&inner, a, actor);
    if (figures.length) {
        text_add(out, " → ");
        text_add(out, words);
    }
    tell_space(&outer, a);
    return a.verb == V_PASS ? RANK_PASS : rank;
}

/* ---- The same where the board itself shows who is there -------------------------------------- */

/* What kind of place a move leads to, and what going there costs for certain. */
static void tell_way(const Teller *t, Action a)
{
    if (a.verb != V_TO || a.a >= SPACES || !is_loc(a.a))
        return;
    begin_figure(t);
    text_add(t->out, message_text(t->lang, "fitl.bring.loc"));
}

void fitl_outlook(const Game *g, const State *s, Action a, Lang lang, Outlook *out)
{
    const Seat actor = game_actor(g, s);
    Text line = text_on(out->line, sizeof out->line);
    const Teller teller = {g, s, lang, &line, 0, true};
    if (actor >= FACTIONS || is_leaving(a))
        return;
    tell_way(&teller, a);
    tell_choice(&teller, a, actor);
    if (a.verb == V_SPACE)
        fitl_attack_odds(g, s, a.a, lang, out);
}
