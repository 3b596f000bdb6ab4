/* view_phase.c: what belongs to the phase that runs: availability [5], the card in force [6], a
 * move in course [8] and desertion [11]. All of it is public. */
#include "games/saigon75/people/view.h"
#include "games/saigon75/people/words.h"

static void availability(const Game *g, const State *s, Json *out)
{
    const bool rolled = s->die != 0;
    json_open(out, "availability", '{');
    json_number(out, "die", s->die);
    json_number(out, "extra_die", s->die_extra);
    json_number(out, "number", rolled ? s75_availability(g, s) : 0);
    json_number(out, "spent", s->spent);
    json_number(out, "left", rolled ? s75_activations_left(g, s) : 0);
    json_number(out, "free_vc", s->free_vc);
    json_number(out, "plus_spent", s->plus_spent);
    json_number(out, "token_plus", s->token_plus);
    s75_json_by_side(out, "plus_left", s->plus_left);
    json_close(out, '}');
}

/* The province E-03 strikes or E-16 empties, else NOWHERE. */
static unsigned province_named(const State *s)
{
    if (s->card == E03_AIR_STRIKES)
        return s->card_count ? s->card_count - 1u : NOWHERE;
    for (unsigned i = 0; i < s->flow.depth; i++)
        if (s->flow.frame[i].step == EVACUATE_UNITS)
            return s->flow.frame[i].v[0];
    return NOWHERE;
}

static void card_in_force(const Game *g, const State *s, Json *out)
{
    if (s->card >= CARDS) {
        json_null(out, "card");
        return;
    }
    json_open(out, "card", '{');
    s75_json_word(g, out, "card", ARG_CARD, s->card);
    s75_json_side(out, "played_by", s->active);
    json_number(out, "uses_left", s->card_uses);
    s75_json_provinces(g, out, "combats", s->card_in);
    s75_json_units(g, out, "units", s->named);
    json_number(out, "units_counted", s->card == E03_AIR_STRIKES ? 0 : s->card_count);
    s75_json_place(g, out, "province", province_named(s));
    json_open(out, "strike", '{');
    json_number(out, s75_face_words[FACE_LOSS], s->strike[0]);
    json_number(out, s75_face_words[FACE_RETREAT], s->strike[1]);
    json_close(out, '}');
    if (s->combat_limit == NOWHERE)
        json_null(out, "combat_limit");
    else
        json_number(out, "combat_limit", s->combat_limit);
    json_close(out, '}');
}

static void move_in_course(const Game *g, const State *s, Json *out)
{
    if (s->moving >= UNITS) {
        json_null(out, "moving");
    } else {
        json_open(out, "moving", '{');
        s75_json_word(g, out, "unit", ARG_UNIT, s->moving);
        json_number(out, "points", s->mech_points);
        json_close(out, '}');
    }
    json_number(out, "strategic_left", s->strategic_left);
}

void s75_view_phase(const Game *g, const State *s, Json *out)
{
    availability(g, s, out);
    card_in_force(g, s, out);
    json_bool(out, "crisis", s->crisis);
    json_bool(out, "stand", s->stand);
    move_in_course(g, s, out);
    json_open(out, "desertion", '{');
    json_number(out, "die", s->desertion_die);
    json_number(out, "points_left", s->desertion);
    json_close(out, '}');
}
