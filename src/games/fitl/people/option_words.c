/* option_words.c: what the choices of a card are called. A choice that only moves a marker on a
 * track says which one and by how much, as its line has it; the others have words of their own, and
 * say whose pieces, how many, from where and to where. */
#include "games/fitl/cards/event.h"
#include "games/fitl/people/text.h"

static const struct {
    uint8_t card, side, choice;
    const char *message;
} own_words[] = {
    {9, UNSHADED, CH_DEPLOY, "fitl.option.9u_deploy"},
    {9, UNSHADED, CH_REMOVE, "fitl.option.9u_remove"},
    {21, UNSHADED, CH_ONE_SPACE, "fitl.option.21u_one_space"},
    {21, UNSHADED, CH_TO_AVAILABLE, "fitl.option.21u_to_available"},
    {43, UNSHADED, CH_US_BASES, "fitl.option.43u_us_bases"},
    {43, UNSHADED, CH_ARVN_BASES, "fitl.option.43u_arvn_bases"},
    {50, UNSHADED, CH_DEPLOY, "fitl.option.50u_deploy"},
    {63, UNSHADED, CH_DEPLOY, "fitl.option.63u_deploy"},
    {63, UNSHADED, CH_RESOURCES, "fitl.option.63u_resources"},
    {66, UNSHADED, CH_DEPLOY, "fitl.option.66u_deploy"},
    {66, UNSHADED, CH_NO, "fitl.option.66u_no"},
    {68, UNSHADED, CH_IRREGULARS, "fitl.option.68u_irregulars"},
    {68, UNSHADED, CH_RANGERS, "fitl.option.68u_rangers"},
    {77, SHADED, CH_INFILTRATE, "fitl.option.77s_infiltrate"},
    {82, UNSHADED, CH_US_BASES, "fitl.option.82u_us_pieces"},
    {82, UNSHADED, CH_ARVN_BASES, "fitl.option.82u_arvn_pieces"},
    {82, UNSHADED, CH_RESOURCES, "fitl.option.82u_resources"},
    {85, SHADED, CH_NO, "fitl.option.85s_no"},
    {90, UNSHADED, CH_DEPLOY, "fitl.option.90u_deploy"},
    {90, UNSHADED, CH_AVAILABLE, "fitl.option.90u_available"},
    {90, UNSHADED, CH_ON_MAP, "fitl.option.90u_on_map"},
    {94, UNSHADED, CH_REMOVE, "fitl.option.94u_remove"},
    {94, UNSHADED, CH_TUNNELS, "fitl.option.94u_tunnels"},
    {97, UNSHADED, CH_PATRONAGE_DOWN, "fitl.option.97u_patronage"},
    {98, UNSHADED, CH_DEPLOY, "fitl.option.98u_deploy"},
    {98, UNSHADED, CH_REMOVE, "fitl.option.98u_remove"},
    {100, UNSHADED, CH_NVA, "fitl.option.100u_nva"},
    {100, UNSHADED, CH_VC, "fitl.option.100u_vc"},
    {106, UNSHADED, CH_GUERRILLAS, "fitl.option.106u_guerrillas"},
    {106, UNSHADED, CH_POLICE, "fitl.option.106u_police"},
    {113, SHADED, CH_GUERRILLAS, "fitl.option.113s_guerrillas"},
    {113, SHADED, CH_BASE, "fitl.option.113s_base"},
    {121, UNSHADED, CH_REMOVE, "fitl.option.121u_casualties"},
    {121, UNSHADED, CH_DEPLOY, "fitl.option.121u_deploy"},
};

static const char *own_word(const State *s, unsigned choice)
{
    for (unsigned i = 0; i < COUNT_OF(own_words); i++)
        if (own_words[i].card == s->ev.card && own_words[i].side == s->ev.side &&
            own_words[i].choice == choice)
            return own_words[i].message;
    return NULL;
}

/* The first line of the branch; NULL if no line belongs to it. */
static const Effect *first_line(const Game *g, const State *s, unsigned choice)
{
    const Lines lines = fitl_event_lines(g, s);
    for (unsigned i = s->ev.line + 1u; i < lines.count; i++)
        if (lines.line[i].option == choice)
            return &lines.line[i];
    return NULL;
}

const char *fitl_option_message(const Game *g, const State *s, unsigned choice,
                                uint8_t arg[ARGS_MAX])
{
    const char *words = own_word(s, choice);
    const Effect *e = first_line(g, s, choice);
    if (words) {
        arg[1] = (uint8_t)least(fitl_option_stake(g, s, choice), 6);
        return words;
    }
    words = !e ? NULL : e->change < 0 ? fitl_card_verbs[e->verb].down : fitl_card_verbs[e->verb].up;
    if (!words)
        return "fitl.do.choose";
    arg[1] = e->track;
    arg[2] = (uint8_t)(e->change < 0 ? -e->change : e->change);
    return words;
}
