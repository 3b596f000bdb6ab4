/* survey.c: the whole map in words, what is fought over first: provinces with units of both sides,
 * what the North holds, where the South stands, what is empty, and what lies beside the map. */
#include "games/saigon75/people/speak.h"

/* ---- Groups ---------------------------------------------------------------------------------- */

typedef enum Group { CONTESTED, HELD_BY_NV, HELD_BY_SV, EMPTY, GROUPS } Group;

static Group group_of(const State *s, unsigned province)
{
    const bool nv = s75_count_at(s, province, NV), sv = s75_count_at(s, province, SV);
    if (nv && sv)
        return CONTESTED;
    if (s75_controller(s, province) == NV)
        return HELD_BY_NV;
    return sv ? HELD_BY_SV : EMPTY;
}

static Provinces provinces_of(const State *s, Group group)
{
    Provinces set = 0;
    for (unsigned p = 0; p < PROVINCES; p++)
        if (group_of(s, p) == group)
            set |= PROVINCE(p);
    return set;
}

static void say_title(const Speaker *sp, Group group, Provinces set)
{
    static const char *const some[GROUPS] = {"s75.survey.contested", "s75.survey.nv",
                                             "s75.survey.sv", "s75.survey.empty"};
    static const char *const none[GROUPS] = {"s75.survey.contested.none", "s75.survey.nv.none",
                                             "s75.survey.sv.none", "s75.survey.empty.none"};
    const uint8_t arg[ARGS_MAX] = {(uint8_t)count_provinces(set)};
    s75_say_line(sp, set ? some[group] : none[group], arg, NULL);
}

/* ---- A province ------------------------------------------------------------------------------ */

static void next_part(const Speaker *sp, Phrase *line)
{
    text_add(&line->text, line->text.length ? message_text(sp->lang, "s75.survey.next") : "");
}

static void add_units(const Speaker *sp, Phrase *line, const char *id, Units units)
{
    Phrase phrase;
    if (!units)
        return;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, units);
    next_part(sp, line);
    const Speaker aside = {sp->g, sp->s, sp->lang, &line->text};
    s75_say(&aside, id, NULL, phrase.words);
}

static void add_fact(const Speaker *sp, Phrase *line, const char *id, uint8_t value)
{
    const Speaker aside = {sp->g, sp->s, sp->lang, &line->text};
    next_part(sp, line);
    s75_say(&aside, id, (uint8_t[ARGS_MAX]){value}, NULL);
}

static void add_markers(const Speaker *sp, Phrase *line, unsigned p)
{
    const unsigned token = s75_token_in(sp->s, p);
    if (sp->s->militia >> p & 1)
        add_fact(sp, line, "s75.strength.militia", 0);
    if (token != NOWHERE)
        add_fact(sp, line, token < TOKENS ? "s75.survey.token" : "s75.survey.token_hidden",
                 (uint8_t)token);
}

static void add_combat(const Speaker *sp, Phrase *line, unsigned p)
{
    const State *s = sp->s;
    if (s->combat.province == p)
        add_fact(sp, line, "s75.survey.in_course", 0);
    else if (s->resolved >> p & 1)
        add_fact(sp, line, "s75.survey.resolved", 0);
    else if (s->declared >> p & 1)
        add_fact(sp, line, "s75.survey.declared", 0);
}

static void say_province(const Speaker *sp, unsigned p)
{
    static const char *const held[SIDES] = {"s75.survey.held.nv", "s75.survey.held.sv"};
    Phrase line;
    s75_phrase_begin(&line);
    add_combat(sp, &line, p);
    if (group_of(sp->s, p) == CONTESTED)
        add_fact(sp, &line, held[s75_controller(sp->s, p)], 0);
    add_units(sp, &line, "s75.survey.units.nv", sp->s->at[p] & NV_UNITS);
    add_units(sp, &line, "s75.survey.units.sv", sp->s->at[p] & SV_UNITS);
    add_markers(sp, &line, p);
    s75_say_line(sp, "s75.survey.province", (uint8_t[ARGS_MAX]){(uint8_t)p}, line.words);
}

static void say_provinces(const Speaker *sp, Provinces set)
{
    for (; set; set &= set - 1)
        say_province(sp, first_province(set));
}

/* The combat in course, those to be fought, the others. */
static void say_group(const Speaker *sp, Group group)
{
    const State *s = sp->s;
    const Provinces set = provinces_of(s, group);
    const Provinces now = s->combat.province < PROVINCES ? PROVINCE(s->combat.province) : 0;
    const Provinces next = s->declared & ~s->resolved & ~now;
    say_title(sp, group, set);
    say_provinces(sp, set & now);
    say_provinces(sp, set & next);
    say_provinces(sp, set & ~now & ~next);
}

/* ---- All of it ------------------------------------------------------------------------------- */

/* Names are enough, but a token makes a province worth a line. */
static void say_empty(const Speaker *sp)
{
    const Provinces set = provinces_of(sp->s, EMPTY);
    Phrase names;
    s75_phrase_begin(&names);
    say_title(sp, EMPTY, set);
    for (Provinces rest = set; rest; rest &= rest - 1) {
        const unsigned province = first_province(rest);
        if (s75_token_in(sp->s, province) == NOWHERE)
            s75_phrase_name(sp, &names, 'p', (uint8_t)province);
        else
            say_province(sp, province);
    }
    text_add(sp->out, names.words);
    text_add(sp->out, names.text.length ? ".\n" : "");
}

static void say_crowd(const Speaker *sp, const char *id, Units units)
{
    Phrase phrase;
    s75_phrase_begin(&phrase);
    s75_phrase_units(sp, &phrase, units);
    if (!units)
        s75_phrase_add(sp, &phrase, "s75.strength.none", NULL);
    s75_say_line(sp, id, NULL, phrase.words);
}

void s75_survey(const Game *g, const State *s, Seat viewer, Lang lang, Text *out)
{
    const Speaker sp = {g, s, lang, out};
    for (Group group = CONTESTED; group < EMPTY; group++)
        say_group(&sp, group);
    say_empty(&sp);
    say_crowd(&sp, "s75.survey.reserve", s->at[RESERVE]);
    s75_say_air(&sp);
    if (s->at[BOX])
        say_crowd(&sp, "s75.describe.waiting", s->at[BOX]);
}
