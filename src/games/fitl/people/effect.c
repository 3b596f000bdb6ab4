/* effect.c: what a choice does, in a few figures beside its label: Resources, scores, pieces. What
 * it brings is found by playing it (ahead.c). */
#include "games/fitl/files/position.h"
#include "games/fitl/people/ahead.h"
#include "games/fitl/people/view.h"

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

/* Types of a side of which some may go, as a set. */
static unsigned losing(const Outcome *o, unsigned side)
{
    unsigned set = 0;
    for (unsigned i = 0; i < TYPES; i++)
        if (SIDE_OF(fitl_type_owner[i]) == side && o->low[OF_TYPE + i] < 0)
            set |= 1u << i;
    return set;
}

/* "2 VC guerrillas", "1…2 VC guerrillas" */
static void list_loss(const Teller *t, const Outcome *o, unsigned type, Text *out)
{
    char words[WORDS_SIZE];
    const int most = -o->low[OF_TYPE + type];
    const uint8_t arg[ARGS_MAX] = {(uint8_t)most};
    text_add(out, range_words(bare, -o->high[OF_TYPE + type], most, words));
    text_char(out, ' ');
    game_print_message(t->g, t->lang, fitl_type_messages[type], arg, out);
}

/* "removes 2 VC guerrillas and 1 VC base"; where it is not certain which, how many. */
static void tell_removed(const Teller *t, const Outcome *o, unsigned side, bool exact)
{
    TEXT(list, words, GLANCE_WORDS);
    const int low = -o->high[OF_SIDE + side], high = -o->low[OF_SIDE + side];
    unsigned set = losing(o, side);
    const bool named = set && (exact || !(set & (set - 1)));
    for (unsigned i = 0; named && set; i++) {
        if (!(set >> i & 1))
            continue;
        set &= set - 1;
        if (list.length)
            text_add(&list, set ? ", " : message_text(t->lang, "fitl.bring.and"));
        list_loss(t, o, i, &list);
    }
    if (named) {
        begin_figure(t);
        message_say(t->lang, "fitl.bring.removes", NULL, words, t->out);
    } else {
        tell_range(t, high ? "fitl.bring.removes_some" : "fitl.bring.removes_none", bare, low,
                   high);
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
    const bool hits = is_for_hits(t->s, a) || (!exact && low >= 0),
               removed = t->plain && low >= 0 && (hits || high > 0);
    if (removed)
        tell_removed(t, o, enemies, exact);
    else if (hits)
        tell_hits(t, low, high);
    for (unsigned f = 0; f < FACTIONS; f++)
        if (SIDE_OF(f) != enemies || (!removed && (exact || low < 0)))
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

/* "1 level toward Opposition" */
static void tell_levels(const Teller *t, int low, int high)
{
    if ((low || high) && high <= 0)
        tell_range(t, "fitl.bring.opposed", bare, -high, -low);
    else if ((low || high) && low >= 0)
        tell_range(t, "fitl.bring.supported", bare, low, high);
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
    if (t->plain && a.verb != V_EVENT)
        tell_levels(t, o->low[OF_LEVEL], o->high[OF_LEVEL]);
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
        if (!fitl_look_ahead(t->g, &then, list.action[i], NODES_MOST / 4, &o))
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
    if (!fitl_look_ahead(t->g, t->s, a, a.verb == V_EVENT ? NODES_OF_EVENT : NODES_MOST, &o))
        return 0;
    tell_outcome(t, &o, a, actor);
    if (fitl_look_in_place(t->g, t->s, a, &o))
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

/* Pieces that may still be struck, each once. */
static unsigned count_targets(const Game *g, const State *s)
{
    ActionList list;
    unsigned sum = 0;
    game_legal(g, s, &list);
    for (uint32_t i = 0; i < list.count; i++)
        if (list.action[i].verb == V_PIECE)
            sum += s->at[list.action[i].b][list.action[i].a];
    return sum;
}

/* An Air Strike hits as often as its die shows [10.17]; how many there are to be hit is known
 * before. */
static void tell_strike(const Teller *t, Action a)
{
    State then = *t->s;
    if (edition_1(t->g) || a.verb != V_ACTIVITY || a.a != AIR_STRIKE)
        return;
    game_apply(t->g, &then, a);
    if (game_over(&then) || game_actor(t->g, &then) != SEAT_CHANCE || flow_now(&then)->step != DIE)
        return;
    game_apply(t->g, &then, (Action){V_DIE, 6, 0, 0});
    if (fitl_check(t->g, &then) || flow_now(&then)->step != STRIKE)
        return;
    const int64_t reach[] = {count_targets(t->g, &then)};
    begin_figure(t);
    message_say(t->lang, "fitl.bring.strike", reach, "1…6", t->out);
}

/* The first hit in a space turns its people away when the strike is over [10.16]. */
static void tell_struck(const Teller *t, Action a)
{
    State then = *t->s;
    if (flow_now(t->s)->step != STRIKE || a.verb != V_PIECE || in(t->s->sa.spaces, a.b))
        return;
    game_apply(t->g, &then, a);
    if (fitl_check(t->g, &then) || !fitl_is_legal(t->g, &then, (Action){V_DONE, 0, 0, 0}))
        return;
    game_apply(t->g, &then, (Action){V_DONE, 0, 0, 0});
    const int shift = then.level[a.b] - t->s->level[a.b];
    tell_levels(t, shift, shift);
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
    tell_strike(&teller, a);
    tell_struck(&teller, a);
    if (a.verb == V_SPACE)
        fitl_attack_odds(g, s, a.a, lang, out);
}
