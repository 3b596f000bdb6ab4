/* speak.c: what all spoken texts share: filling a message, lists of units and cards, numbers with a
 * decimal, percentages. */
#include "games/saigon75/people/speak.h"

enum { UNDER_ONE = 101, OVER_99 = 102 }; /* besides 0 to 100 per cent */

/* ---- Messages -------------------------------------------------------------------------------- */

static void print_percent(Lang lang, uint8_t value, Text *out)
{
    const int64_t number[] = {value};
    const char *id = value == UNDER_ONE ? "s75.percent.under_one"
                     : value == OVER_99 ? "s75.percent.over_99"
                                        : "s75.percent";
    message_say(lang, id, number, NULL, out);
}

static void print_arg(const void *context, Lang lang, char type, uint8_t value, Text *out)
{
    const int64_t tenths[] = {value / 10, value % 10};
    if (type == 'e')
        message_say(lang, "s75.tenths", tenths, NULL, out);
    else if (type == 'w')
        print_percent(lang, value, out);
    else
        s75_print_arg(context, lang, type, value, out);
}

void s75_say(const Speaker *sp, const char *id, const uint8_t arg[ARGS_MAX], const char *detail)
{
    message_print(sp->lang, id, arg, detail, print_arg, sp->g, sp->out);
}

void s75_say_line(const Speaker *sp, const char *id, const uint8_t arg[ARGS_MAX],
                  const char *detail)
{
    s75_say(sp, id, arg, detail);
    text_char(sp->out, '\n');
}

/* ---- Phrases --------------------------------------------------------------------------------- */

void s75_phrase_begin(Phrase *phrase)
{
    text_init(&phrase->text, phrase->words, sizeof phrase->words);
}

static void next_item(Phrase *phrase) { text_add(&phrase->text, phrase->text.length ? ", " : ""); }

void s75_phrase_add(const Speaker *sp, Phrase *phrase, const char *id, const uint8_t arg[ARGS_MAX])
{
    next_item(phrase);
    message_print(sp->lang, id, arg, "", print_arg, sp->g, &phrase->text);
}

void s75_phrase_units(const Speaker *sp, Phrase *phrase, Units units)
{
    const Units full = sp->s->full;
    const struct {
        Units set;
        const char *message;
    } kinds[] = {{DIVISIONS & full, "s75.count.full"},
                 {DIVISIONS & ~full, "s75.count.reduced"},
                 {ALL_VC, "s75.count.vc"},
                 {RANGERS, "s75.count.ranger"},
                 {MARINES, "s75.count.marine"},
                 {PARATROOPERS, "s75.count.paratrooper"},
                 {RIVER_PATROLS, "s75.count.river_patrol"},
                 {MECHANISEDS, "s75.count.mechanised"}};
    for (unsigned i = 0; i < COUNT_OF(kinds); i++) {
        const uint8_t arg[ARGS_MAX] = {(uint8_t)count_units(units & kinds[i].set)};
        if (arg[0])
            s75_phrase_add(sp, phrase, kinds[i].message, arg);
    }
}

void s75_phrase_name(const Speaker *sp, Phrase *phrase, char type, uint8_t value)
{
    next_item(phrase);
    s75_print_arg(sp->g, sp->lang, type, value, &phrase->text);
}

void s75_phrase_cards(const Speaker *sp, Phrase *phrase, uint32_t cards)
{
    for (; cards; cards &= cards - 1)
        s75_phrase_name(sp, phrase, 'c', (uint8_t)first_province(cards));
}

/* ---- Facts ----------------------------------------------------------------------------------- */

uint8_t s75_percent(uint64_t weight, uint64_t total)
{
    const uint64_t percent = (100 * weight + total / 2) / total;
    if (percent == 0 && weight)
        return UNDER_ONE;
    if (percent == 100 && weight < total)
        return OVER_99;
    return (uint8_t)percent;
}

unsigned s75_token_in(const State *s, unsigned province)
{
    for (unsigned i = 0; i < TOKENS; i++)
        if (s->token_place[i] == province)
            return i;
    return s->token_sites >> province & 1 ? TOKENS : NOWHERE;
}

void s75_say_air(const Speaker *sp)
{
    const State *s = sp->s;
    const uint8_t flying = s->combat.bonus[BONUS_AIR];
    const uint8_t unbought = (uint8_t)(AIR_TOTAL - s->air_box - s->air_lost - flying);
    s75_say_line(sp, "s75.describe.air", (uint8_t[ARGS_MAX]){s->air_box, s->air_lost, unbought},
                 NULL);
    if (flying)
        s75_say_line(sp, "s75.describe.flying", (uint8_t[ARGS_MAX]){flying}, NULL);
}
