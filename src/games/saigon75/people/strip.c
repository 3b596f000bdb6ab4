/* strip.c: the strip over the table: turn, phase, NV's provinces against the desertion table,
 * Saigon, the token that is due, the aim. Nothing in it is hidden from anybody [16]. */
#include "games/saigon75/people/glance.h"
#include "games/saigon75/people/words.h"

static void say(char words[GLANCE_WORDS], Lang lang, const char *id, const int64_t *number,
                const char *detail)
{
    Text text = text_on(words, GLANCE_WORDS);
    message_say(lang, id, number, detail, &text);
}

static void copy(char words[GLANCE_WORDS], const char *other)
{
    Text text = text_on(words, GLANCE_WORDS);
    text_add(&text, other);
}

/* ---- Turn and phase [4, 5] ------------------------------------------------------------------- */

static void add_turn(const State *s, Lang lang, Strip *out)
{
    const int64_t number[] = {s->turn, TURNS};
    StripCell *cell = strip_add(out, "turn");
    copy(cell->title, message_text(lang, s75_season_messages[s->turn]));
    cell->rule = "4.1";
    cell->track.now = s->turn;
    cell->track.of = TURNS;
    for (unsigned i = 0; i < TOKENS; i++)
        cell->track.marked |= 1u << s75_token_numbers[i]; /* [12.1] */
    if (s->turn) {
        say(cell->brief, lang, "s75.glance.turn_brief", number, NULL);
        say(cell->brief_line, lang, "s75.glance.turn", NULL, NULL);
    } else {
        copy(cell->brief, cell->title);
    }
}

static void say_side(const StripCell *cell, Lang lang, char words[GLANCE_WORDS])
{
    static const char *const sides[SIDES] = {"s75.glance.nv", "s75.glance.sv"};
    if (cell->seat < SIDES)
        say(words, lang, sides[cell->seat], NULL, NULL);
}

static void add_activations(const Game *g, const State *s, Lang lang, StripCell *cell)
{
    static const char *const left_of[SIDES] = {"s75.glance.left_nv", "s75.glance.left_sv"};
    const unsigned number = s75_availability(g, s), left = s75_activations_left(g, s);
    const int64_t arg[] = {left, number, s->free_vc < FREE_VC ? FREE_VC - s->free_vc : 0};
    cell->pips.of = (uint8_t)number;
    cell->pips.used = (uint8_t)(number - left);
    say(cell->line, lang, left_of[s->active], arg, NULL);
    say(cell->brief, lang, "s75.glance.turn_brief", arg, NULL);
    say_side(cell, lang, cell->brief_line);
}

static void add_phase(const Game *g, const State *s, Lang lang, Strip *out)
{
    static const char *const won[SIDES] = {"s75.status.won_nv", "s75.status.won_sv"};
    if (!s->turn && !game_over(s))
        return; /* set-up: the turn's cell says so */
    StripCell *cell = strip_add(out, "phase");
    StoryChapter chapter = {.seat = SEAT_NOBODY};
    if (game_over(s)) {
        cell->seat = s->winner;
        say(cell->title, lang, won[s->winner], NULL, NULL);
        say_side(cell, lang, cell->brief);
        return;
    }
    s75_chapter(g, s, lang, &chapter);
    cell->seat = chapter.seat;
    copy(cell->title, chapter.title);
    if (!s75_in_phase(s))
        return;
    cell->rule = "5.1";
    if (s->die && !s->desertion_die)
        add_activations(g, s, lang, cell);
    else
        say_side(cell, lang, cell->brief);
}

/* ---- Provinces and desertion [10, 11] -------------------------------------------------------- */

/* The least and the most that the die may cost, as far as there are steps to lose [11.4]. */
static void range_of(const State *s, const uint8_t *row, int64_t range[2])
{
    const unsigned steps = s75_steps_in(s, s75_on_map(s) & SV_UNITS);
    range[0] = range[1] = least(row[0], steps);
    for (unsigned i = 1; i < 6; i++) {
        const int64_t points = least(row[i], steps);
        range[0] = points < range[0] ? points : range[0];
        range[1] = points > range[1] ? points : range[1];
    }
}

void s75_say_desertion(const Game *g, const State *s, Lang lang, Text *out)
{
    const uint8_t *row = s75_desertion_row(g, s);
    int64_t range[2] = {s->desertion, s->desertion};
    if (s->desertion_die) {
        message_say(lang, "s75.glance.deserting", range, NULL, out);
        return;
    }
    if (!row) {
        message_say(lang, "s75.glance.desert_none", NULL, NULL, out);
        return;
    }
    range_of(s, row, range);
    message_say(lang, range[0] == range[1] ? "s75.glance.desert_just" : "s75.glance.desert", range,
                NULL, out);
}

static unsigned free_provinces(const Game *g)
{
    unsigned provinces = 0;
    while (provinces < PROVINCES && !s75_desertion_tests(g, provinces + 1))
        provinces++;
    return provinces;
}

static void add_control(const Game *g, const State *s, Lang lang, Strip *out)
{
    enum { METER = 9 }; /* more only where there are more provinces to show */
    const unsigned held = count_provinces(s75_controlled_by_nv(s)), free = free_provinces(g);
    const int64_t number[] = {held};
    StripCell *cell = strip_add(out, "control");
    Text line = text_on(cell->line, sizeof cell->line);
    Text brief = text_on(cell->brief, sizeof cell->brief);
    say(cell->title, lang, "s75.glance.control", number, NULL);
    text_number(&brief, held);
    say(cell->brief_line, lang, "s75.glance.control_brief", NULL, NULL);
    cell->seat = NV;
    cell->rule = "11.1";
    cell->meter.now = (uint8_t)held;
    cell->meter.free = (uint8_t)free;
    cell->meter.of = (uint8_t)(held > METER ? held : METER);
    if (game_over(s))
        return;
    s75_say_desertion(g, s, lang, &line);
    if (s75_desertion_row(g, s) || s->desertion)
        cell->mood = MOOD_WARN;
}

/* ---- Saigon [13.1] --------------------------------------------------------------------------- */

Threat s75_threat(const Game *g, const State *s)
{
    const Board *board = g->board;
    const unsigned saigon = board->saigon;
    Units near = s->at[saigon];
    for (Provinces set = board->adjacent[saigon]; set; set &= set - 1)
        near |= s->at[first_province(set)];
    if (board->border >> saigon & 1)
        near |= s->at[RESERVE];
    const unsigned garrison = s75_count_at(s, saigon, SV), attackers = count_units(near & NV_UNITS);
    return (Threat){garrison, attackers,
                    s->militia >> saigon & 1 && s75_controller(s, saigon) == NV,
                    attackers && least(attackers, STACK_MAX) >= garrison};
}

static void add_saigon(const Game *g, const State *s, Lang lang, Strip *out)
{
    const Threat threat = s75_threat(g, s);
    const int64_t number[] = {threat.garrison, threat.attackers};
    const char *name = g->board->name[g->board->saigon];
    StripCell *cell = strip_add(out, "saigon");
    cell->place = g->board->saigon;
    cell->rule = "13.1";
    copy(cell->brief_line, name);
    if (threat.lost) {
        cell->seat = NV;
        cell->mood = MOOD_ALARM;
        say(cell->title, lang, "s75.glance.lost", NULL, name);
        say(cell->line, lang, game_over(s) ? "s75.glance.lost_over" : "s75.glance.lost_line", NULL,
            NULL);
        say(cell->brief, lang, "s75.glance.nv", NULL, NULL);
        return;
    }
    cell->seat = s75_controller(s, g->board->saigon) == NV ? NV : SV;
    cell->mood = threat.open ? MOOD_ALARM : threat.attackers ? MOOD_WARN : MOOD_CALM;
    say(cell->title, lang, "s75.glance.saigon", number, name);
    say(cell->line, lang, "s75.glance.saigon_line", NULL, NULL);
    say(cell->brief, lang, "s75.glance.saigon_brief", number, NULL);
}

/* ---- The token that counts next [12.1] ------------------------------------------------------- */

static unsigned token_due(const State *s)
{
    for (unsigned i = 0; i < TOKENS; i++)
        if (s75_token_numbers[i] >= s->turn &&
            (s->token_place[i] < PROVINCES || s->token_place[i] == TOKEN_HIDDEN))
            return i;
    return TOKENS;
}

/* To whom it would go as things stand: "to you", "to the North"; in edition 1 SV gets none. */
static const char *goes_to(const Game *g, unsigned owner, Seat viewer)
{
    if (owner == SV && is_edition_1(g))
        return "s75.glance.token_gone";
    if (owner == viewer)
        return "s75.glance.token_you";
    return owner == NV ? "s75.glance.token_nv" : "s75.glance.token_sv";
}

static void add_token(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out)
{
    const unsigned token = token_due(s);
    if (game_over(s) || token == TOKENS)
        return;
    const uint8_t turn = s75_token_numbers[token], place = s->token_place[token];
    const int64_t number[] = {turn};
    const char *id = turn == s->turn ? "s75.glance.token_now" : "s75.glance.token_later";
    StripCell *cell = strip_add(out, "token");
    cell->number = turn;
    cell->rule = "12.1";
    if (place >= PROVINCES) {
        say(cell->title, lang, "s75.glance.token", number, NULL);
        say(cell->line, lang, id, number, message_text(lang, "s75.glance.token_hidden"));
        return;
    }
    const unsigned owner = s75_controller(s, place);
    const char *to = message_text(lang, goes_to(g, owner, viewer));
    cell->place = place;
    cell->mood = turn == s->turn && viewer < SIDES && owner != viewer ? MOOD_WARN : MOOD_CALM;
    copy(cell->title, g->board->name[place]);
    say(cell->line, lang, id, number, to);
    copy(cell->brief, to);
    copy(cell->brief_line, g->board->name[place]);
}

/* ---- The aim [13] ---------------------------------------------------------------------------- */

static void add_aim(const Game *g, Seat viewer, Lang lang, Strip *out)
{
    const int64_t number[] = {TURNS};
    const char *name = g->board->name[g->board->saigon];
    StripCell *cell = strip_add(out, "aim");
    cell->rule = viewer == SV ? "13.2" : "13.1";
    say(cell->title, lang,
        viewer == SV   ? "s75.glance.aim_sv"
        : viewer == NV ? "s75.glance.aim_nv"
                       : "s75.glance.aim",
        NULL, name);
    say(cell->line, lang, viewer == SV ? "s75.glance.aim_line_sv" : "s75.glance.aim_line", number,
        NULL);
}

void s75_strip(const Game *g, const State *s, Seat viewer, Lang lang, Strip *out)
{
    add_turn(s, lang, out);
    add_phase(g, s, lang, out);
    add_control(g, s, lang, out);
    add_saigon(g, s, lang, out);
    add_token(g, s, viewer, lang, out);
    add_aim(g, viewer, lang, out);
}
