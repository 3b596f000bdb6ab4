/* chapter.c: which part of the story a position belongs to: the phase and its part [4], and the
 * combat in course [9]. All of it is public. */
#include "games/saigon75/people/glance.h"
#include "games/saigon75/people/words.h"

/* The frames under every choice of a turn: the game, all turns, the turn, the phase. */
enum { TURN_FRAME = 2, PHASE_FRAME = 3 };

static unsigned child_in_course(const State *s, unsigned depth)
{
    const Frame *frame = &s->flow.frame[depth];
    const uint8_t *children = s75_steps[frame->step]->children;
    return children && frame->next ? children[frame->next - 1] : GAME;
}

bool s75_in_phase(const State *s)
{
    return !game_over(s) && s->turn && s->flow.depth > PHASE_FRAME &&
           child_in_course(s, TURN_FRAME) != END_TURN;
}

const PhasePart *s75_part_of_phase(const State *s)
{
    static const PhasePart availability = {"availability", "s75.status.part_availability"};
    static const PhasePart event = {"event", "s75.status.part_event"};
    static const PhasePart movement = {"movement", "s75.status.part_movement"};
    static const PhasePart combats = {"combats", "s75.status.part_combats"};
    static const PhasePart desertion = {"desertion", "s75.status.part_desertion"};
    static const PhasePart other = {"start", "s75.status.part_other"};
    switch (child_in_course(s, PHASE_FRAME)) {
    case AVAILABILITY:
        return &availability;
    case EVENT:
        return &event;
    case MOVEMENT:
        return &movement;
    case COMBATS:
        return &combats;
    case DESERTION:
        return &desertion;
    default: /* what the automaton does before its phase */
        return &other;
    }
}

/* "3.sv.combats", "3.end", "0.setup" */
static void print_word(const State *s, Text *out)
{
    text_number(out, s->turn);
    if (s75_in_phase(s)) {
        text_char(out, '.');
        text_add(out, s75_side_words[s->active]);
        text_char(out, '.');
        text_add(out, s75_part_of_phase(s)->word);
    } else {
        text_add(out, s->turn ? ".end" : ".setup");
    }
}

void s75_chapter(const Game *g, const State *s, Lang lang, StoryChapter *out)
{
    static const char *const phase[SIDES] = {"s75.glance.phase_nv", "s75.glance.phase_sv"};
    Text word = text_on(out->word, sizeof out->word);
    Text title = text_on(out->title, sizeof out->title);
    print_word(s, &word);
    if (s75_in_phase(s)) {
        out->seat = s->active;
        message_say(lang, phase[s->active], NULL, message_text(lang, s75_part_of_phase(s)->message),
                    &title);
    } else {
        text_add(&title,
                 message_text(lang, s->turn ? "s75.status.end_of_turn" : s75_season_messages[0]));
    }
}

/* ---- Combats --------------------------------------------------------------------------------- */

/* "An Lộc: South 4 dice, North 1", the attacker first; the place alone until all dice are known. */
bool s75_fight(const Game *g, const State *s, Lang lang, Fight *out)
{
    static const char *const titles[SIDES] = {"s75.glance.fight_nv", "s75.glance.fight_sv"};
    const Combat *combat = &s->combat;
    if (game_over(s) || combat->province >= PROVINCES)
        return false;
    const char *name = g->board->name[combat->province];
    const int64_t dice[] = {combat->dice[s->active], combat->dice[1 - s->active]};
    Text title = text_on(out->title, sizeof out->title);
    out->place = combat->province;
    out->number = (uint8_t)(count_provinces(s->resolved & ~PROVINCE(combat->province)) + 1);
    if (dice[0] || dice[1])
        message_say(lang, titles[s->active], dice, name, &title);
    else
        text_add(&title, name);
    return true;
}

/* From the bonus dice to the attrition of the air markers [9.4 - 9.16]: what the end of a combat
 * brings besides, militia, the next combat, the next phase, is told after it. */
bool s75_of_fight(Note note) { return note.kind >= N_BONUS && note.kind <= N_ATTRITION; }
