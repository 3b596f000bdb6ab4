/* glance.c: a position of Fire in the Lake at a glance (core/moment.h): the strip, what each
 * faction has, what is in force, and which part of the game this is. Nothing is hidden [18]. */
#include "games/fitl/people/glance.h"

#include "games/fitl/people/text.h"
#include "games/fitl/people/view.h"
#include "games/fitl/people/words.h"

static void say(char words[GLANCE_WORDS], const Game *g, Lang lang, const char *id,
                const uint8_t arg[ARGS_MAX])
{
    Text text = text_on(words, GLANCE_WORDS);
    game_print_message(g, lang, id, arg, &text);
}

static void copy(char words[GLANCE_WORDS], const char *other)
{
    Text text = text_on(words, GLANCE_WORDS);
    text_add(&text, other);
}

/* "-6", "+1" */
static void print_margin(int margin, Text *out)
{
    text_add(out, margin > 0 ? "+" : "");
    text_number(out, margin);
}

static bool in_step(const State *s, unsigned step)
{
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == step)
            return true;
    return false;
}

static bool is_coup(const State *s) { return s->phase || in_step(s, COUP); }

/* ---- Parts of the story ---------------------------------------------------------------------- */

static void print_word(const State *s, Text *out)
{
    const unsigned faction = fitl_faction_at(s);
    text_number(out, s->card_number);
    if (is_coup(s)) {
        text_add(out, ".coup.");
        text_number(out, s->phase);
    } else if (faction < FACTIONS) {
        text_char(out, '.');
        text_add(out, fitl_faction_words[faction]);
    } else {
        text_add(out, in_step(s, ADJUST) ? ".end" : ".start");
    }
}

void fitl_chapter(const Game *g, const State *s, Lang lang, StoryChapter *out)
{
    const unsigned faction = fitl_faction_at(s);
    const uint8_t arg[ARGS_MAX] = {s->phase, (uint8_t)faction};
    Text word = text_on(out->word, sizeof out->word);
    Text title = text_on(out->title, sizeof out->title);
    print_word(s, &word);
    if (is_coup(s)) {
        say(out->title, g, lang, "fitl.status.coup", arg);
        return;
    }
    if (s->current)
        text_add(&title, g->board->card[s->current].title);
    else
        text_add(&title, message_text(lang, "fitl.glance.start"));
    if (faction < FACTIONS) {
        out->seat = (Seat)faction;
        text_add(&title, " · ");
        text_add(&title, message_text(lang, fitl_faction_messages[faction]));
    }
}

/* ---- The strip: cards and who acts [4.7, 5] -------------------------------------------------- */

static void add_card(const Game *g, const State *s, Lang lang, Strip *out)
{
    const uint8_t arg[ARGS_MAX] = {s->card_number, fitl_turns(g)};
    StripCell *cell = strip_add(out, "turn");
    say(cell->title, g, lang, "fitl.glance.card", arg);
    if (s->current)
        copy(cell->line, g->board->card[s->current].title);
    say(cell->brief, g, lang, "fitl.glance.card_brief", arg);
    cell->rule = "4.7";
    cell->meter.now = s->card_number;
    cell->meter.of = fitl_turns(g);
}

/* "US: Sweep", "US: Event", "US to act" */
static void name_deed(const Game *g, const State *s, Lang lang, unsigned faction, StripCell *cell)
{
    const uint8_t arg[ARGS_MAX] = {(uint8_t)faction, s->op.kind};
    const unsigned closed = OP_LIMITED | OP_BY_EVENT | OP_ACTIVITY_DONE;
    if (in_step(s, OPERATION) && s->op.kind < OPERATIONS) {
        say(cell->title, g, lang, "fitl.glance.does", arg);
        if (!(s->op.flags & closed))
            copy(cell->line, message_text(lang, "fitl.glance.special"));
    } else if (in_step(s, EVENT)) {
        say(cell->title, g, lang, "fitl.glance.event", arg);
    } else {
        say(cell->title, g, lang, "fitl.glance.to_act", arg);
        if (s->slot < 2)
            copy(cell->line, message_text(lang, fitl_slot_message(s)));
    }
}

/* Where there is little room: who, and in a line that he acts; the question says what. */
static void brief_actor(StripCell *cell, Lang lang, bool coup)
{
    const char *coup_word = message_text(lang, "fitl.glance.coup_word");
    if (cell->seat < FACTIONS) {
        copy(cell->brief, message_text(lang, fitl_faction_messages[cell->seat]));
        copy(cell->brief_line, coup ? coup_word : message_text(lang, "fitl.glance.acts"));
    } else {
        copy(cell->brief, coup ? coup_word : cell->title);
    }
}

static void add_actor(const Game *g, const State *s, Lang lang, Strip *out)
{
    const unsigned faction = fitl_faction_at(s);
    const uint8_t winner[ARGS_MAX] = {(uint8_t)(s->over ? fitl_winner(g, s) : 0), 0};
    const uint8_t phase[ARGS_MAX] = {s->phase, 0};
    StripCell *cell = strip_add(out, "phase");
    cell->rule = "5.3";
    if (s->over) {
        cell->seat = winner[0];
        say(cell->title, g, lang, "fitl.status.won", winner);
        copy(cell->brief, cell->title);
        return;
    } else if (is_coup(s)) {
        const Seat actor = game_actor(g, s);
        cell->seat = actor < FACTIONS ? actor : (Seat)SEAT_NOBODY;
        cell->rule = "14.1";
        say(cell->title, g, lang, "fitl.status.coup", phase);
    } else if (faction < FACTIONS) {
        cell->seat = (Seat)faction;
        name_deed(g, s, lang, faction, cell);
    } else {
        copy(cell->title, message_text(lang, "fitl.glance.start"));
    }
    brief_actor(cell, lang, is_coup(s));
}

/* The Coup of a pile is as likely as any other card of it that is still hidden [4.7]. */
static void add_coup(const Game *g, const State *s, Lang lang, Strip *out)
{
    const uint8_t arg[ARGS_MAX] = {s->pile_left, s->next};
    if (s->over || is_coup(s))
        return;
    StripCell *cell = strip_add(out, "coup");
    cell->rule = "4.7";
    copy(cell->brief, "–");
    copy(cell->brief_line, message_text(lang, "fitl.glance.coup_word"));
    if (s->next >= FIRST_COUP) {
        cell->mood = MOOD_WARN;
        copy(cell->title, message_text(lang, "fitl.glance.coup_next"));
        copy(cell->brief, message_text(lang, "fitl.glance.coup_now"));
        copy(cell->line, message_text(lang, "fitl.glance.monsoon"));
    } else if (!s->pile_left) {
        copy(cell->title, message_text(lang, "fitl.glance.coup_none"));
    } else if (s->pile_coup) {
        say(cell->title, g, lang, "fitl.glance.coup_later", arg);
    } else {
        say(cell->title, g, lang, "fitl.glance.coup", arg);
        say(cell->brief, g, lang, "fitl.glance.coup_brief", arg);
        if (s->next)
            say(cell->line, g, lang, "fitl.glance.coup_after", arg);
    }
}

/* ---- The leader, victory, the aim [15.2] ----------------------------------------------------- */

static bool nobody_leads(const State *s)
{
    return s->leader_down || (!s->leader && s->leader_cards);
}

static void add_leader(const Game *g, const State *s, Lang lang, Strip *out)
{
    const uint8_t arg[ARGS_MAX] = {nobody_leads(s) ? 1 : s->leader, 0};
    StripCell *cell = strip_add(out, "leader");
    cell->rule = "13.6";
    say(cell->title, g, lang, "fitl.glance.leader", arg);
    copy(cell->line, message_text(lang, "fitl.glance.leader_word"));
}

/* Who is nearest, and who is as near. */
static void add_nearest(const Game *g, const State *s, Lang lang, Strip *out)
{
    enum { NEAR = -3 }; /* one good turn away */
    uint8_t order[FACTIONS];
    fitl_nearest(g, s, order);
    const int best = fitl_margin(g, s, order[0]);
    StripCell *cell = strip_add(out, "victory");
    Text title = text_on(cell->title, sizeof cell->title);
    cell->seat = order[0];
    cell->rule = "15.2";
    cell->mood = best > 0 ? MOOD_ALARM : best >= NEAR ? MOOD_WARN : MOOD_CALM;
    for (unsigned i = 0; i < FACTIONS && fitl_margin(g, s, order[i]) == best; i++) {
        if (i > 0)
            cell->more[i - 1] = order[i];
        text_add(&title, i ? ", " : "");
        text_add(&title, message_text(lang, fitl_faction_messages[order[i]]));
    }
    text_char(&title, ' ');
    print_margin(best, &title);
    copy(cell->line, message_text(lang, best > 0 ? "fitl.glance.above" : "fitl.glance.nearest"));
    copy(cell->brief_line, message_text(lang, "fitl.glance.best"));
    Text brief = text_on(cell->brief, sizeof cell->brief);
    print_margin(best, &brief);
}

static const char *const aims[FACTIONS] = {"fitl.glance.aim_us", "fitl.glance.aim_arvn",
                                           "fitl.glance.aim_nva", "fitl.glance.aim_vc"};

/* Who stands at the goal has not won: it must be passed [3.15]. */
static void print_aim(int margin, int goal, Lang lang, Text *out)
{
    const int64_t number[] = {margin > 0 ? margin : -margin, goal};
    if (margin == 0)
        message_say(lang, "fitl.glance.even", &number[1], NULL, out);
    else
        message_say(lang, margin > 0 ? "fitl.glance.over" : "fitl.glance.short", number, NULL, out);
}

static void add_aim(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out)
{
    StripCell *cell = strip_add(out, "aim");
    cell->rule = "15.2";
    if (viewer >= FACTIONS) {
        copy(cell->title, message_text(lang, "fitl.glance.aim"));
        copy(cell->line, message_text(lang, "fitl.glance.aim_line"));
        return;
    }
    const int margin = fitl_margin(g, s, viewer), score = (int)fitl_score(g, s, viewer);
    Text title = text_on(cell->title, sizeof cell->title);
    print_aim(margin, score - margin, lang, &title);
    copy(cell->line, message_text(lang, aims[viewer]));
}

void fitl_strip(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out)
{
    add_card(g, s, lang, out);
    add_actor(g, s, lang, out);
    add_coup(g, s, lang, out);
    add_nearest(g, s, lang, out);
    add_aim(g, s, viewer, lang, out);
    add_leader(g, s, lang, out);
}

/* ---- Plates [3.14, 3.8] ---------------------------------------------------------------------- */

void fitl_plate(const Game *g, const State *s, Seat seat, Lang lang, Plate *out)
{
    static const char *const sums[FACTIONS] = {"fitl.glance.sum_us", "fitl.glance.sum_arvn",
                                               "fitl.glance.sum_nva", "fitl.glance.sum_vc"};
    const int margin = fitl_margin(g, s, seat), score = (int)fitl_score(g, s, seat);
    const int64_t number[] = {fitl_score_part(g, s, seat, 0), fitl_score_part(g, s, seat, 1)};
    Text line = text_on(out->parts.line, sizeof out->parts.line);
    Text words = text_on(out->parts.margin, sizeof out->parts.margin);
    if (seat != US && is_tracked(s, fitl_purse[seat])) /* US has no Resources [3.8], nor a bot */
        plate_add(out, "resources", "fitl.glance.resources", s->track[fitl_purse[seat]], NO_LIMIT);
    out->parts.now = (int16_t)score;
    out->parts.goal = (int16_t)(score - margin);
    message_say(lang, sums[seat], number, NULL, &line);
    print_margin(margin, &words);
}

/* ---- In force [13] --------------------------------------------------------------------------- */

/* The n-th of what lies in force: capabilities, then momentum. */
static bool find_force(const State *s, unsigned index, uint8_t *card, bool *shaded)
{
    for (unsigned i = 0; i < 2u * CAPABILITIES; i++) {
        if (!cap(s, (Capability)(i / 2), i % 2 ? SHADED : UNSHADED) || index-- > 0)
            continue;
        *card = fitl_cap_card[i / 2];
        *shaded = i % 2;
        return true;
    }
    for (unsigned i = 0; i < MOMENTA; i++) {
        if (!(s->momentum >> i & 1) || index-- > 0)
            continue;
        *card = fitl_mom_card[i];
        *shaded = fitl_mom_side[i];
        return true;
    }
    return false;
}

/* Who leads the South [13.6] comes first: what he does is in force, too. */
static bool leader_force(const Game *g, const State *s, Lang lang, Force *out)
{
    const uint8_t arg[ARGS_MAX] = {s->leader, 0};
    Text word = text_on(out->word, sizeof out->word), name = text_on(out->name, sizeof out->name);
    Text line = text_on(out->line, sizeof out->line);
    if (nobody_leads(s))
        return false;
    text_add(&word, "leader");
    game_print_message(g, lang, "fitl.glance.leader", arg, &name);
    if (minh_leads(s))
        text_add(&line, message_text(lang, "fitl.glance.minh"));
    else
        game_print_message(g, lang, "fitl.glance.leader_line", arg, &line);
    return true;
}

bool fitl_force(const Game *g, const State *s, Seat viewer, uint8_t index, Lang lang, Force *out)
{
    uint8_t card;
    bool shaded;
    const bool led = !nobody_leads(s);
    if (led && index == 0)
        return leader_force(g, s, lang, out);
    if (!find_force(s, index - led, &card, &shaded))
        return false;
    const uint8_t arg[ARGS_MAX] = {card};
    Text word = text_on(out->word, sizeof out->word), name = text_on(out->name, sizeof out->name);
    Text line = text_on(out->line, sizeof out->line);
    text_number(&word, card);
    text_add(&word, shaded ? "s" : "u");
    text_add(&name, g->board->card[card].title);
    game_print_message(g, lang, shaded ? "fitl.glance.shaded" : "fitl.glance.unshaded", arg, &line);
    return true;
}
