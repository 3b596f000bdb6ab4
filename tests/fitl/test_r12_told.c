/* test_r12_told.c: whatever a card changes is told. A reader who keeps a board of his own and
 * believes nothing but the sentences of the transcript has the same position after each step of
 * each side of each card, in each scenario and edition, early in the game and late. */
#include <stdio.h>
#include <string.h>

#include "core/speech.h"
#include "support/lake.h"

enum { ANSWERS_MAX = 600, LATE_GAMES = 3, LATE_CARDS = 6 };

/* ---- The reader ------------------------------------------------------------------------------ */

typedef struct Reader {
    State s;            /* his board */
    unsigned from, to;  /* of the move he is being told */
    bool placed[TYPES]; /* the sentence does not say from which box */
} Reader;

static void put_in(Reader *r, unsigned place, unsigned kind, int n)
{
    if (place < SPACES)
        fitl_put(&r->s, place, kind, n);
    else
        r->s.box[place - SPACES][fitl_type_of[kind]] =
            (uint8_t)(r->s.box[place - SPACES][fitl_type_of[kind]] + n);
}

/* Underground, where the sentence names no number. */
static void hide(Reader *r, unsigned x, unsigned active, unsigned hidden)
{
    const int n = r->s.at[x][active];
    fitl_put(&r->s, x, active, -n);
    fitl_put(&r->s, x, hidden, n);
}

/* The state a piece had before it was turned: the other one of its type. */
static unsigned other_kind(unsigned kind)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (k != kind && fitl_type_of[k] == fitl_type_of[kind])
            return k;
    return kind;
}

static void hear_pieces(Reader *r, Note note)
{
    switch ((FitlNote)note.kind) {
    case N_PLACED:
        fitl_put(&r->s, note.c, fitl_kind_of[note.a], note.b);
        r->placed[note.a] = true;
        break;
    case N_REMOVED:
    case N_CASUALTY:
    case N_LOST:
        fitl_put(&r->s, note.c, note.a, -(int)note.b);
        put_in(r,
               SPACES + (note.kind == N_REMOVED    ? 0u
                         : note.kind == N_CASUALTY ? 1u
                                                   : 2u),
               note.a, note.b);
        break;
    case N_FLIPPED:
        fitl_put(&r->s, note.c, other_kind(note.a), -(int)note.b);
        fitl_put(&r->s, note.c, note.a, note.b);
        break;
    case N_GROUP:
        put_in(r, r->from, note.a, -(int)note.b);
        put_in(r, r->to, note.a, note.b);
        break;
    case N_TO_AVAILABLE:
    case N_TO_CASUALTIES:
    case N_TO_OUT:
        put_in(r, SPACES + note.c, fitl_kind_of[note.a], -(int)note.b);
        put_in(r, SPACES + note.kind - (unsigned)N_TO_AVAILABLE, fitl_kind_of[note.a], note.b);
        break;
    default:
        break;
    }
}

static void hear_board(Reader *r, Note note)
{
    switch ((FitlNote)note.kind) {
    case N_MOVE:
        r->from = note.a;
        r->to = note.b;
        break;
    case N_HID:
        hide(r, note.a, K_VC_GUERRILLA_A, K_VC_GUERRILLA);
        break;
    case N_RANGERS_HIDE:
        for (unsigned x = 0; x < SPACES; x++)
            hide(r, x, K_RANGER_A, K_RANGER);
        break;
    case N_LEVEL:
        r->s.level[note.a] = note.b;
        break;
    case N_TERROR:
    case N_SABOTAGE:
        r->s.terror[note.a]++;
        r->s.markers--;
        break;
    case N_MARKER_GONE:
        r->s.terror[note.a]--;
        r->s.markers++;
        break;
    case N_TRACK:
        r->s.track[note.a] = note.b;
        break;
    case N_TRAIL:
        r->s.trail = note.a;
        break;
    default:
        break;
    }
}

static unsigned capability_of(unsigned card)
{
    unsigned i = 0;
    while (fitl_cap_card[i] != card)
        i++;
    return i;
}

/* The momentum effect of a side of a card. */
static unsigned momentum_of(unsigned card, unsigned side)
{
    unsigned i = 0;
    while (fitl_mom_card[i] != card || fitl_mom_side[i] != side)
        i++;
    return i;
}

static void hear_lasting(Reader *r, Note note)
{
    switch ((FitlNote)note.kind) {
    case N_CAPABILITY:
        r->s.cap[note.b] |= 1u << capability_of(note.a);
        r->s.cap[1 - note.b] &= ~(1u << capability_of(note.a));
        break;
    case N_CAPABILITY_GONE:
        r->s.cap[note.b] &= ~(1u << capability_of(note.a));
        r->s.gone |= 1u << capability_of(note.a);
        break;
    case N_MOMENTUM:
    case N_MOMENTUM_SIDE:
        r->s.momentum |= (uint16_t)(1u << momentum_of(note.a, note.b));
        break;
    case N_LEADER_DOWN:
        r->s.leader_down = 1;
        break;
    case N_PEACE_TALKS:
        r->s.peace_talks = 1;
        break;
    case N_PIVOTAL_BACK:
        r->s.pivotal |= (uint8_t)(1u << note.a);
        r->s.pivotal_used &= (uint8_t) ~(1u << note.a);
        break;
    case N_OUT_OF_TURN:
        r->s.barred |= (uint8_t)(1u << note.a);
        break;
    case N_STAYS: /* now, or on the next card */
        r->s.stay |= (uint8_t)(1u << note.a);
        break;
    default:
        break;
    }
}

/* ---- What he believes and what is so --------------------------------------------------------- */

static const char *differs(const Reader *r, const State *s)
{
    if (memcmp(r->s.at, s->at, sizeof s->at))
        return "pieces";
    if (memcmp(r->s.level, s->level, sizeof s->level))
        return "levels";
    if (memcmp(r->s.terror, s->terror, sizeof s->terror) || r->s.markers != s->markers)
        return "markers";
    if (memcmp(r->s.track, s->track, sizeof s->track))
        return "tracks";
    if (r->s.trail != s->trail)
        return "the Trail";
    if (memcmp(r->s.cap, s->cap, sizeof s->cap) || r->s.gone != s->gone)
        return "capabilities";
    if (r->s.momentum != s->momentum)
        return "momentum";
    if (r->s.leader_down != s->leader_down || r->s.leader != s->leader)
        return "the leader";
    if (r->s.peace_talks != s->peace_talks)
        return "peace talks";
    if (r->s.pivotal != s->pivotal || r->s.pivotal_used != s->pivotal_used)
        return "pivotal cards";
    if (r->s.barred != s->barred || (s->stay | s->eligible) != (r->s.stay | r->s.eligible))
        return "who is Eligible";
    for (unsigned t = 0; t < TYPES; t++)
        for (unsigned b = 0; b < BOXES && !r->placed[t]; b++)
            if (r->s.box[b][t] != s->box[b][t])
                return "boxes";
    return NULL;
}

static void step(Lake *lake, Action action)
{
    Reader r = {.s = lake->s};
    game_apply(&lake->game, &lake->s, action);
    const Flow *flow = flow_at(&lake->s);
    assert_true(flow->note_count < FLOW_NOTES);
    for (unsigned i = 0; i < flow->note_count; i++) {
        hear_pieces(&r, flow->note[i]);
        hear_board(&r, flow->note[i]);
        hear_lasting(&r, flow->note[i]);
    }
    const char *what = differs(&r, &lake->s);
    if (what)
        fail_msg("card %u%c: nobody told of %s (%s, %u notes)", lake->s.ev.card,
                 lake->s.ev.side ? 's' : 'u', what, game_step(&lake->game, &lake->s)->name,
                 flow->note_count);
}

/* ---- Every side ------------------------------------------------------------------------------ */

static bool is_running(const Lake *lake)
{
    for (unsigned d = 0; d < lake->s.flow.depth; d++)
        if (lake->s.flow.frame[d].step == TURN)
            return true;
    return false;
}

/* At the question whether to play it, with nobody else's turn on the card before. */
static void offer(Lake *lake, unsigned faction, unsigned card)
{
    State *s = &lake->s;
    s->flow.depth = 0;
    flow_call(s, GAME);
    flow_call(s, EVENT_CARD)->next = 2;
    flow_call(s, SLOTS);
    flow_call(s, SLOT_ASK)->v[0] = (uint8_t)faction;
    s->current = (uint8_t)card;
    s->acted = s->passed = s->stay = s->barred = s->slot = 0;
    s->eligible = 15;
}

static void play_side(Lake *lake, unsigned faction, unsigned card, unsigned side, Rng *rng)
{
    ActionList list;
    offer(lake, faction, card);
    step(lake, (Action){V_EVENT, (uint8_t)side, 0, 0});
    for (unsigned i = 0; is_running(lake); i++) {
        assert_true(i < ANSWERS_MAX);
        game_legal(&lake->game, &lake->s, &list);
        assert_true(list.count > 0);
        const uint32_t pick = list.chance ? game_draw(&list, rng) : rng_below(rng, list.count);
        step(lake, list.action[pick]);
    }
}

static void play_all_sides(Lake *lake, uint64_t seed)
{
    const State start = lake->s;
    unsigned sides = 0;
    Rng rng;
    rng_seed(&rng, seed);
    for (unsigned card = 1; card < FIRST_COUP; card++)
        for (unsigned side = UNSHADED; side <= SHADED; side++)
            for (unsigned f = 0; f < FACTIONS && fitl_event_exists(&lake->game, card, side); f++) {
                lake->s = start;
                play_side(lake, f, card, side, &rng);
                sides++;
            }
    assert_int_equal(sides, FACTIONS * (2 * EVENTS - 8 + 4)); /* eight have one; four pivotal */
}

static const char *const games[] = {"scenario=short", "scenario=medium", "scenario=full",
                                    "scenario=short edition=1", "scenario=full edition=1"};

static void each_change_of_an_event_is_told_at_the_start(void **state)
{
    for (unsigned i = 0; i < COUNT_OF(games); i++) {
        Lake lake;
        lake_start(&lake, games[i]);
        play_all_sides(&lake, i);
    }
}

/* Random players, as far as the card. */
static void play_cards(Lake *lake, unsigned cards, uint64_t seed)
{
    ActionList list;
    Rng rng;
    rng_seed(&rng, seed);
    while (!game_over(&lake->s) &&
           (lake->s.card_number < cards || flow_now(&lake->s)->step != SLOT_ASK)) {
        game_legal(&lake->game, &lake->s, &list);
        const uint32_t pick = list.chance ? game_draw(&list, &rng) : rng_below(&rng, list.count);
        game_apply(&lake->game, &lake->s, list.action[pick]);
    }
}

static void each_change_of_an_event_is_told_late_in_the_game(void **state)
{
    for (unsigned i = 0; i < COUNT_OF(games); i++)
        for (unsigned n = 1; n <= LATE_GAMES; n++) {
            Lake lake;
            lake_start(&lake, games[i]);
            play_cards(&lake, n * LATE_CARDS, i * LATE_GAMES + n);
            if (!game_over(&lake.s))
                play_all_sides(&lake, n);
        }
}

/* Capabilities that end others, a leader to be turned, pivotal cards played. */
static void each_change_of_what_lasts_is_told(void **state)
{
    static const uint32_t shaded[] = {0, 1u << CAP_MIGS | 1u << CAP_SA2 | 1u << CAP_TOP_GUN,
                                      (1u << CAPABILITIES) - 1};
    for (unsigned i = 0; i < COUNT_OF(shaded); i++) {
        Lake lake;
        lake_start(&lake, "scenario=full");
        lake.s.cap[SHADED] = shaded[i];
        lake.s.cap[UNSHADED] = shaded[i] ? 0 : (1u << CAPABILITIES) - 1;
        lake.s.leader = KHANH;
        lake.s.leader_cards = 3;
        lake.s.pivotal = 1;
        lake.s.pivotal_used = 14;
        play_all_sides(&lake, i);
    }
}

/* ---- The sentences --------------------------------------------------------------------------- */

/* The last step is told with this sentence among others, in English. */
static void has_told(Lake *lake, const char *sentence)
{
    char buffer[4096];
    Text out;
    text_init(&out, buffer, sizeof buffer);
    for (unsigned i = 0; i < lake->s.flow.note_count; i++) {
        game_print_note(&lake->game, lake->s.flow.note[i], SEAT_REFEREE, LANG_EN, &out);
        text_char(&out, '\n');
    }
    if (!strstr(buffer, sentence))
        fail_msg("no \"%s\" in:\n%s", sentence, buffer);
}

/* An event that nobody has to answer for. */
static void tells(Lake *lake, unsigned card, unsigned side, const char *sentence)
{
    offer(lake, US, card);
    game_apply(&lake->game, &lake->s, (Action){V_EVENT, (uint8_t)side, 0, 0});
    has_told(lake, sentence);
}

static void what_ends_begins_again_or_does_not_begin_is_named(void **state)
{
    Lake lake;
    lake_start(&lake, "scenario=full");
    tells(&lake, 3, UNSHADED, "#121 Linebacker II needs more than 25 points now, not 40.");
    lake.s.cap[SHADED] = 1u << CAP_MIGS | 1u << CAP_SA2;
    tells(&lake, 4, UNSHADED, "Out of the game: #33 MiGs, shaded.");
    lake.s.cap[SHADED] = 1u << CAP_MIGS | 1u << CAP_TOP_GUN;
    lake.s.cap[UNSHADED] = lake.s.gone = 0;
    tells(&lake, 52, UNSHADED, "Out of the game: #33 MiGs, shaded.");
    lake.s.cap[SHADED] |= 1u << CAP_SA2;
    tells(&lake, 5, UNSHADED, "Out of the game: #34 SA-2s, shaded.");
    lake.s.gone = 0;
    tells(&lake, 33, SHADED, "#33 MiGs, shaded, has no effect: #4 Top Gun.");
    lake.s.pivotal_used = 1u << VC;
    tells(&lake, 96, SHADED, "VC has #124 Tet Offensive again.");
    lake.s.leader = KY;
    offer(&lake, US, 97);
    game_apply(&lake.game, &lake.s, (Action){V_EVENT, UNSHADED, 0, 0});
    lake_play(&lake, "choose aid-up");
    has_told(&lake, "#127 Nguyen Cao Ky: its text ends, the card still counts.");
    tells(&lake, 15, UNSHADED, "Momentum: #15 Medevac, unshaded.");
    tells(&lake, 15, SHADED, "Momentum: #15 Medevac, shaded.");
    tells(&lake, 115, UNSHADED, "Momentum: #115 Typhoon Kate.");
}

static void the_first_failed_attempt_ends_the_bonus_of_minh(void **state)
{
    Lake lake;
    lake_empty(&lake, NULL);
    lake.s.leader = lake.s.leader_cards = 0;
    lake_coup(&lake, FAILED_1);
    lake_play(&lake, "card 3"); /* the one after it is revealed first */
    has_told(&lake, "Minh’s bonus ends.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_change_of_an_event_is_told_at_the_start),
        cmocka_unit_test(each_change_of_an_event_is_told_late_in_the_game),
        cmocka_unit_test(each_change_of_what_lasts_is_told),
        cmocka_unit_test(what_ends_begins_again_or_does_not_begin_is_named),
        cmocka_unit_test(the_first_failed_attempt_ends_the_bonus_of_minh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
