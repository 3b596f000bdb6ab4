/* view_combat.c: the combats declared this phase, and the one in course [9]. All of it is public.
 */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"

/* Units committed there this phase, fought or not, lost or not. */
static Units committed_to(const State *s, unsigned province)
{
    Units units = 0;
    for (unsigned u = 0; u < UNITS; u++)
        if (s->fights_in[u] == province + 1)
            units |= UNIT(u);
    return units;
}

static void declared(const Game *g, const State *s, Json *out)
{
    json_open(out, "combats", '[');
    for (Provinces set = s->declared; set; set &= set - 1) {
        const unsigned province = first_province(set);
        json_open(out, NULL, '{');
        s75_json_place(g, out, "province", province);
        s75_json_units(g, out, "attackers", committed_to(s, province));
        s75_json_units(g, out, "arrivals", s->arrivals & s->at[province]);
        json_bool(out, "resolved", s->resolved & PROVINCE(province));
        json_bool(out, "in_course", s->combat.province == province);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void bonuses(const Combat *combat, Json *out)
{
    json_open(out, "bonus", '{');
    for (unsigned i = 0; i < BONUSES; i++)
        json_number(out, s75_bonus_words[i], combat->bonus[i]);
    json_close(out, '}');
}

static void one_side(const Game *g, const State *s, unsigned side, Json *out)
{
    const Combat *combat = &s->combat;
    const Units own = s75_side_units[side];
    json_open(out, s75_side_words[side], '{');
    s75_json_units(g, out, "engaged", s->engaged & own);
    s75_json_units(g, out, "sharing", s->sharing & own);
    s75_json_units(g, out, "answered", s->answered & own);
    json_number(out, "dice", combat->dice[side]);
    json_open(out, "faces", '{');
    for (unsigned face = 0; face < FACES; face++)
        json_number(out, s75_face_words[face], combat->face[side][face]);
    json_close(out, '}');
    json_open(out, "outstanding", '{');
    json_number(out, s75_face_words[FACE_LOSS], combat->loss_due[side]);
    json_number(out, s75_face_words[FACE_RETREAT], combat->retreat_due[side]);
    json_close(out, '}');
    json_close(out, '}');
}

static void in_course(const Game *g, const State *s, Json *out)
{
    const Combat *combat = &s->combat;
    if (combat->province >= PROVINCES) {
        json_null(out, "combat");
        return;
    }
    json_open(out, "combat", '{');
    s75_json_place(g, out, "province", combat->province);
    s75_json_side(out, "attacker", s->active);
    json_bool(out, "compulsory", combat->compulsory);
    s75_json_units(g, out, "attackers", s->engaged & s75_side_units[s->active]);
    s75_json_units(g, out, "defenders", s->engaged & ~s75_side_units[s->active]);
    s75_json_units(g, out, "arrivals", s->arrivals & s->at[combat->province]);
    bonuses(combat, out);
    json_bool(out, "card_used", combat->card_used);
    json_open(out, "tokens_used", '[');
    for (unsigned token = 0; token < TOKENS; token++)
        if (combat->tokens >> token & 1)
            json_number(out, NULL, s75_token_numbers[token]);
    json_close(out, ']');
    for (unsigned side = 0; side < SIDES; side++)
        one_side(g, s, side, out);
    json_close(out, '}');
}

void s75_view_combats(const Game *g, const State *s, Json *out)
{
    declared(g, s, out);
    in_course(g, s, out);
}
