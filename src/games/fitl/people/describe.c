/* describe.c: positions in words: one place, the whole map a line for each place, the state of the
 * game, the cards in hand. Words are in po/fitl; nothing is hidden from anybody. */
#include "games/fitl/people/view.h"

enum { LIST_SIZE = 1024 };

static void say(const Game *g, Lang lang, const char *id, const uint8_t arg[ARGS_MAX], Text *out)
{
    game_print_message(g, lang, id, arg, out);
    text_char(out, '\n');
}

/* "FACTION: list." and the like: a name, then words that are already in the language. */
typedef struct NameContext {
    const Game *game;
} NameContext;

static void print_name(const void *context, Lang lang, char type, uint8_t value, Text *out)
{
    fitl_print_arg(((const NameContext *)context)->game, lang, type, value, out);
}

static void say_list(const Game *g, Lang lang, const char *id, uint8_t name, const char *list,
                     Text *out)
{
    const NameContext context = {g};
    const uint8_t arg[ARGS_MAX] = {name};
    message_print(lang, id, arg, list, print_name, &context, out);
    text_char(out, '\n');
}

static void add_comma(Text *list)
{
    if (list->length)
        text_add(list, ", ");
}

static void list_kinds(const Game *g, const State *s, Lang lang, unsigned x, Kinds kinds,
                       Text *list)
{
    for (; kinds; kinds &= kinds - 1) {
        const unsigned k = first_kind(kinds);
        if (!s->at[x][k])
            continue;
        add_comma(list);
        fitl_print_count(g, lang, fitl_kind_messages[k], s->at[x][k], list);
    }
}

static void list_types(const Game *g, const State *s, Lang lang, unsigned box, Text *list)
{
    for (unsigned t = 0; t < TYPES; t++) {
        if (!s->box[box][t])
            continue;
        add_comma(list);
        fitl_print_count(g, lang, fitl_type_messages[t], s->box[box][t], list);
    }
}

/* ---- One place ------------------------------------------------------------------------------- */

static void describe_state(const Game *g, const State *s, Lang lang, unsigned x, Text *out)
{
    static const char *const controls[] = {
        "fitl.describe.control.none", "fitl.describe.control.coin", "fitl.describe.control.nva"};
    const uint8_t level[ARGS_MAX] = {s->level[x]}, terror[ARGS_MAX] = {s->terror[x]};
    if (!is_loc(x))
        say(g, lang, controls[control(s, x)], level, out);
    if (in(g->board->populated, x))
        say(g, lang, "fitl.describe.level", level, out);
    if (s->terror[x])
        say(g, lang, is_loc(x) ? "fitl.describe.sabotage" : "fitl.describe.terror", terror, out);
}

static void describe_space(const Game *g, const State *s, Lang lang, unsigned x, Text *out)
{
    static const char *const lands[] = {"fitl.describe.city", "fitl.describe.highland",
                                        "fitl.describe.lowland", "fitl.describe.jungle",
                                        "fitl.describe.loc"};
    char words[LIST_SIZE];
    Text list;
    const uint8_t land[ARGS_MAX] = {(uint8_t)x, is_loc(x) ? g->board->econ[x] : g->board->pop[x]};
    say(g, lang, lands[g->board->terrain[x]], land, out);
    describe_state(g, s, lang, x, out);
    for (unsigned f = 0; f < FACTIONS; f++) {
        text_init(&list, words, sizeof words);
        list_kinds(g, s, lang, x, fitl_faction_kinds[f], &list);
        if (list.length)
            say_list(g, lang, "fitl.describe.pieces", (uint8_t)f, words, out);
    }
    if (!s->coin[x] && !insurgents(s, x))
        say(g, lang, "fitl.describe.empty", land, out);
    text_init(&list, words, sizeof words);
    for (Spaces near = g->board->adjacent[x]; near; near &= near - 1) {
        add_comma(&list);
        fitl_print_place(g, lang, (uint8_t)first_space(near), &list);
    }
    say_list(g, lang, "fitl.describe.near", 0, words, out);
}

static void describe_box(const Game *g, const State *s, Lang lang, unsigned box, Text *out)
{
    char words[LIST_SIZE];
    Text list;
    text_init(&list, words, sizeof words);
    list_types(g, s, lang, box, &list);
    say_list(g, lang, list.length ? "fitl.describe.box" : "fitl.describe.nobody", (uint8_t)box,
             words, out);
}

void fitl_describe(const Game *g, const State *s, Seat viewer, uint8_t place, Lang lang, Text *out)
{
    ENSURE(place < PLACES);
    if (place < SPACES)
        describe_space(g, s, lang, place, out);
    else
        describe_box(g, s, lang, place - SPACES, out);
}

/* ---- The whole map --------------------------------------------------------------------------- */

void fitl_survey(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    static const char *const controls[] = {NULL, "fitl.survey.control.coin",
                                           "fitl.survey.control.nva"};
    for (unsigned x = 0; x < SPACES; x++) {
        char words[LIST_SIZE];
        Text list;
        text_init(&list, words, sizeof words);
        if (controls[control(s, x)])
            text_add(&list, message_text(lang, controls[control(s, x)]));
        if (in(g->board->populated, x)) {
            add_comma(&list);
            fitl_print_arg(g, lang, 'l', s->level[x], &list);
        }
        list_kinds(g, s, lang, x, COIN_KINDS | INSURGENT_KINDS, &list);
        if (s->terror[x]) {
            const uint8_t terror[ARGS_MAX] = {s->terror[x]};
            add_comma(&list);
            game_print_message(g, lang, is_loc(x) ? "fitl.survey.sabotage" : "fitl.survey.terror",
                               terror, &list);
        }
        say_list(g, lang, "fitl.survey.line", (uint8_t)x, list.length ? words : "-", out);
    }
}

/* ---- The state of the game ------------------------------------------------------------------- */

/* " (VC, ARVN, US, NVA)": who comes first, or that there is a Coup Round. */
static void add_order(const Game *g, Lang lang, unsigned card, Text *out)
{
    text_add(out, " (");
    for (unsigned i = 0; i < FACTIONS && card < FIRST_COUP; i++) {
        text_add(out, i ? ", " : "");
        text_add(out, message_text(lang, fitl_faction_messages[g->board->card[card].order[i]]));
    }
    if (card >= FIRST_COUP)
        text_add(out, message_text(lang, "fitl.status.is_coup"));
    text_char(out, ')');
}

static void say_open_card(const Game *g, Lang lang, const char *id, unsigned number, unsigned card,
                          Text *out)
{
    const uint8_t arg[ARGS_MAX] = {(uint8_t)number, (uint8_t)card};
    game_print_message(g, lang, id, arg, out);
    add_order(g, lang, card, out);
    text_char(out, '\n');
}

static void say_card(const Game *g, Lang lang, uint8_t card, Text *out);

/* The strip of the sequence of play tells the order of the card that is played. */
static void say_current(const Game *g, const State *s, Lang lang, bool wide, Text *out)
{
    const uint8_t phase[ARGS_MAX] = {s->phase};
    if (s->over) {
        const uint8_t winner[ARGS_MAX] = {(uint8_t)fitl_winner(g, s)};
        say(g, lang, "fitl.status.won", winner, out);
        return;
    }
    const uint8_t card[ARGS_MAX] = {s->card_number, s->current};
    if (s->current)
        say(g, lang, "fitl.status.card", card, out);
    if (s->current && wide)
        say_card(g, lang, s->current, out);
    fitl_tell_sequence(g, s, lang, out);
    if (s->phase)
        say(g, lang, "fitl.status.coup", phase, out);
    else if (s->current && monsoon(s))
        say(g, lang, "fitl.status.monsoon", phase, out);
}

static void say_next(const Game *g, const State *s, Lang lang, bool wide, Text *out)
{
    if (!s->next || s->over)
        return;
    say_open_card(g, lang, "fitl.status.next", s->card_number, s->next, out);
    if (wide)
        say_card(g, lang, s->next, out);
}

static const char *standing_of(const State *s, unsigned f)
{
    if (s->acted >> f & 1)
        return "fitl.status.acted";
    if (s->passed >> f & 1)
        return "fitl.status.passed";
    return s->eligible >> f & 1 ? "fitl.status.eligible" : "fitl.status.ineligible";
}

/* US has no Resources [3.8], nor has a bot; a VC bot has its Agitate Total instead [T2.1]. */
static void say_purse(const Game *g, const State *s, Lang lang, unsigned f, Text *out)
{
    const uint8_t purse[ARGS_MAX] = {s->track[fitl_purse[f]]};
    const bool agitates = f == VC && is_bot(s, VC);
    if (f == US || (!agitates && !is_tracked(s, fitl_purse[f])))
        return;
    text_char(out, ' ');
    game_print_message(g, lang, agitates ? "fitl.status.agitate" : "fitl.status.purse", purse, out);
}

/* "ARVN 41 (-9) Res 33, Eligible": a narrow line, for it is looked at most. Who is nearest to
 * victory comes first. */
static void say_scores(const Game *g, const State *s, Lang lang, Text *out)
{
    uint8_t order[FACTIONS];
    fitl_nearest(g, s, order);
    for (unsigned i = 0; i < FACTIONS; i++) {
        const unsigned f = order[i];
        const uint8_t arg[ARGS_MAX] = {(uint8_t)f, (uint8_t)fitl_score(g, s, f)};
        const int margin = fitl_margin(g, s, f);
        game_print_message(g, lang, "fitl.status.score", arg, out);
        text_add(out, margin > 0 ? " (+" : " (");
        text_number(out, margin);
        text_char(out, ')');
        say_purse(g, s, lang, f, out);
        text_add(out, ", ");
        text_add(out, message_text(lang, standing_of(s, f)));
        text_char(out, '\n');
    }
}

static void say_tracks(const Game *g, const State *s, Lang lang, Text *out)
{
    const uint8_t aid[ARGS_MAX] = {s->track[T_AID], s->track[T_PATRONAGE], s->econ};
    const uint8_t trail[ARGS_MAX] = {s->trail, s->markers};
    const uint8_t deck[ARGS_MAX] = {s->pile_left, s->coup_count};
    const bool none = s->leader_down || (!s->leader && s->leader_cards);
    const uint8_t leader[ARGS_MAX] = {none ? 1 : s->leader, s->leader_cards};
    say(g, lang, "fitl.status.tracks2", aid, out);
    say(g, lang, "fitl.status.trail", trail, out);
    say(g, lang, "fitl.status.leader", leader, out);
    if (!s->over)
        say(g, lang, "fitl.status.deck", deck, out);
}

static void say_effects(const Game *g, const State *s, Lang lang, Text *out)
{
    for (unsigned i = 0; i < CAPABILITIES; i++) {
        const uint8_t arg[ARGS_MAX] = {fitl_cap_card[i], (uint8_t)cap(s, (Capability)i, SHADED)};
        if ((s->cap[0] | s->cap[1]) >> i & 1)
            say(g, lang, "fitl.status.capability", arg, out);
    }
    for (unsigned i = 0; i < MOMENTA; i++) {
        const uint8_t arg[ARGS_MAX] = {fitl_mom_card[i], fitl_mom_side[i]};
        const bool dual = g->board->card[fitl_mom_card[i]].type == CARD_DUAL;
        if (s->momentum >> i & 1)
            say(g, lang, dual ? "fitl.status.momentum_side" : "fitl.status.momentum", arg, out);
    }
}

static void say_status(const Game *g, const State *s, Lang lang, bool wide, Text *out)
{
    say_current(g, s, lang, wide, out);
    say_scores(g, s, lang, out);
    say_next(g, s, lang, wide, out);
    say_tracks(g, s, lang, out);
    say_effects(g, s, lang, out);
    for (unsigned b = 0; b < BOXES; b++) {
        char words[LIST_SIZE];
        Text list;
        text_init(&list, words, sizeof words);
        list_types(g, s, lang, b, &list);
        if (list.length)
            say_list(g, lang, "fitl.status.box", (uint8_t)b, words, out);
    }
}

void fitl_status(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    say_status(g, s, lang, false, out);
}

/* With what both cards do. */
void fitl_status_wide(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    say_status(g, s, lang, true, out);
}

static void say_card(const Game *g, Lang lang, uint8_t card, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {card};
    const bool unshaded = fitl_event_exists(g, card, UNSHADED);
    const bool shaded = fitl_event_exists(g, card, SHADED);
    if (card >= FIRST_COUP)
        say(g, lang, "fitl.hand.coup", arg, out);
    if (unshaded)
        say(g, lang, "fitl.hand.unshaded", arg, out);
    if (shaded)
        say(g, lang, "fitl.hand.shaded", arg, out);
    if (!unshaded && !shaded && card < FIRST_COUP)
        say(g, lang, "fitl.hand.unwritten", arg, out);
}

/* The cards on the table with what they do, the pivotal cards, which are held openly, and all that
 * is in force. */
void fitl_hand(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    if (s->current) {
        say_open_card(g, lang, "fitl.status.card", s->card_number, s->current, out);
        say_card(g, lang, s->current, out);
    }
    if (s->next) {
        say_open_card(g, lang, "fitl.status.next", s->card_number, s->next, out);
        say_card(g, lang, s->next, out);
    }
    for (unsigned f = 0; f < FACTIONS; f++) {
        const uint8_t arg[ARGS_MAX] = {(uint8_t)f, fitl_pivotal_card[f]};
        if (!(s->pivotal >> f & 1))
            continue;
        say(g, lang, "fitl.hand.pivotal", arg, out);
        say_card(g, lang, fitl_pivotal_card[f], out);
    }
    fitl_tell_in_force(g, s, lang, out);
}
