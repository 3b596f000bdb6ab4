/* lake.c: see lake.h. */
#include "support/lake.h"

#include <stdio.h>
#include <string.h>

#include "games/fitl/people/words.h"
#include "games/list.h"

/* ---- Starting -------------------------------------------------------------------------------- */

static void set_options(Lake *lake, const char *options)
{
    char words[128];
    snprintf(words, sizeof words, "%s", options ? options : "");
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value++ = '\0';
        assert_true(game_set_option(&lake->game, word, value));
    }
}

static void open_game(Lake *lake, const char *options)
{
    Problem problem;
    const Rules *rules = game_find("fitl");
    assert_non_null(rules);
    memset(lake, 0, sizeof *lake);
    assert_true(game_make(&lake->game, rules, &lake->board, NULL, &problem));
    set_options(lake, options);
    game_start(&lake->game, &lake->s);
}

void lake_start(Lake *lake, const char *options) { open_game(lake, options); }

void lake_empty(Lake *lake, const char *options)
{
    open_game(lake, options);
    State *s = &lake->s;
    for (unsigned x = 0; x < SPACES; x++) {
        s->level[x] = NEUTRAL;
        for (unsigned k = 0; k < KINDS; k++)
            fitl_put(s, x, k, -(int)s->at[x][k]);
    }
    memset(s->box, 0, sizeof s->box);
    memcpy(s->box[BOX_AVAILABLE], fitl_pool, TYPES);
    s->track[T_ARVN] = s->track[T_NVA] = s->track[T_VC] = 30;
    s->current = 1;
    s->next = 2;
}

static uint8_t space_of(const char *word)
{
    const uint8_t x = fitl_find_space((Slice){word, strlen(word)});
    if (x == NOWHERE)
        fail_msg("no space %s", word);
    return x;
}

static unsigned kind_of(const char *word)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (strcmp(word, fitl_kind_words[k]) == 0)
            return k;
    fail_msg("no kind %s", word);
    return 0;
}

static void put_one(Lake *lake, char *part)
{
    char *save = NULL, *colon = strchr(part, ':');
    assert_non_null(colon);
    *colon = '\0';
    while (*part == ' ')
        part++;
    const uint8_t x = space_of(part);
    for (char *word = strtok_r(colon + 1, " ", &save); word; word = strtok_r(NULL, " ", &save)) {
        const unsigned kind = kind_of(word);
        unsigned n = 0;
        const char *number = strtok_r(NULL, " ", &save);
        assert_non_null(number);
        assert_int_equal(sscanf(number, "%u", &n), 1);
        uint8_t *left = &lake->s.box[BOX_AVAILABLE][fitl_type_of[kind]];
        assert_true(*left >= n);
        *left = (uint8_t)(*left - n);
        fitl_put(&lake->s, x, kind, (int)n);
    }
}

void lake_put(Lake *lake, const char *where)
{
    char words[512], *save = NULL;
    snprintf(words, sizeof words, "%s", where);
    for (char *part = strtok_r(words, ";", &save); part; part = strtok_r(NULL, ";", &save))
        put_one(lake, part);
    assert_null(fitl_check(&lake->game, &lake->s));
}

/* ---- Standing somewhere ---------------------------------------------------------------------- */

static void stand_in_slots(State *s)
{
    s->flow.depth = 0;
    flow_call(s, GAME);
    flow_call(s, EVENT_CARD)->next = 2;
    flow_call(s, SLOTS);
}

void lake_operation(Lake *lake, unsigned faction, unsigned kind, unsigned flags)
{
    State *s = &lake->s;
    stand_in_slots(s);
    Frame *turn = flow_call(s, TURN);
    turn->v[0] = (uint8_t)faction;
    turn->v[1] = flags & OP_LIMITED ? 5 : 3;
    turn->v[2] = 1;
    turn->v[3] = (uint8_t)kind;
    s->acted = (uint8_t)(1u << faction);
    fitl_begin_operation(s, faction, kind, flags);
    flow_call(s, OPERATION);
    fitl_operation_step.run(&lake->game, s);
}

/* An event runs on from inside: a turn that has just been chosen is answered for. */
void lake_event(Lake *lake, unsigned faction, unsigned card, unsigned side)
{
    lake->s.eligible = 15;
    lake->s.passed = 0;
    lake_event_among(lake, faction, card, side);
}

void lake_event_among(Lake *lake, unsigned faction, unsigned card, unsigned side)
{
    State *s = &lake->s;
    const char *words = side ? "event shaded" : "event unshaded";
    stand_in_slots(s);
    s->current = (uint8_t)card;
    s->acted = s->slot = 0;
    flow_call(s, SLOT_ASK)->v[0] = (uint8_t)faction;
    lake_play(lake, words);
}

/* The Coup card is next; the card before it passes with nobody Eligible. */
void lake_coup(Lake *lake, unsigned card)
{
    State *s = &lake->s;
    s->flow.depth = 0;
    flow_call(s, GAME);
    s->next = (uint8_t)card;
    s->coups_seen |= (uint8_t)(1u << (card - FIRST_COUP));
    s->pile_coup = 1;
    s->current = 1;
    s->eligible = 1;
    flow_call(s, EVENT_CARD)->next = 2;
    flow_call(s, SLOTS);
    flow_call(s, SLOT_ASK)->v[0] = US;
    lake_play(lake, "pass");
}

/* ---- Playing --------------------------------------------------------------------------------- */

static Action parsed(Lake *lake, const char *words)
{
    Action action = {0};
    if (!action_parse(&lake->game, words, &action))
        fail_msg("no action: %s", words);
    return action;
}

static void play_one(Lake *lake, const char *words)
{
    const Action action = parsed(lake, words);
    const Reason *reason = game_refuse(&lake->game, &lake->s, action);
    if (reason)
        fail_msg("%s refused at %s: [%s] %s", words, game_step(&lake->game, &lake->s)->name,
                 reason->rule, reason->message);
    game_apply(&lake->game, &lake->s, action);
    const char *broken = fitl_check(&lake->game, &lake->s);
    if (broken)
        fail_msg("after %s: %s", words, broken);
}

void lake_play(Lake *lake, const char *actions)
{
    char words[2048], *save = NULL;
    snprintf(words, sizeof words, "%s", actions);
    for (char *part = strtok_r(words, ";", &save); part; part = strtok_r(NULL, ";", &save)) {
        while (*part == ' ')
            part++;
        play_one(lake, part);
    }
}

bool lake_legal(Lake *lake, const char *action)
{
    return game_refuse(&lake->game, &lake->s, parsed(lake, action)) == NULL;
}

void lake_refused(Lake *lake, const char *action, const char *rule)
{
    const Reason *reason = game_refuse(&lake->game, &lake->s, parsed(lake, action));
    if (!reason)
        fail_msg("%s is legal", action);
    assert_string_equal(reason->rule, rule);
}

void lake_asks(Lake *lake, unsigned step, Seat actor)
{
    assert_string_equal(game_step(&lake->game, &lake->s)->name, fitl_steps[step]->name);
    assert_int_equal(game_actor(&lake->game, &lake->s), actor);
}

/* ---- Looking --------------------------------------------------------------------------------- */

unsigned lake_count(Lake *lake, const char *space, const char *kind)
{
    return lake->s.at[space_of(space)][kind_of(kind)];
}

unsigned lake_level(Lake *lake, const char *space) { return lake->s.level[space_of(space)]; }

void lake_set_level(Lake *lake, const char *space, unsigned level)
{
    lake->s.level[space_of(space)] = (uint8_t)level;
}

void lake_resources(Lake *lake, unsigned arvn, unsigned nva, unsigned vc)
{
    assert_int_equal(lake->s.track[T_ARVN], arvn);
    assert_int_equal(lake->s.track[T_NVA], nva);
    assert_int_equal(lake->s.track[T_VC], vc);
}

void lake_scores(Lake *lake, unsigned us, unsigned nva, unsigned arvn, unsigned vc)
{
    assert_int_equal(fitl_score(&lake->game, &lake->s, US), us);
    assert_int_equal(fitl_score(&lake->game, &lake->s, NVA), nva);
    assert_int_equal(fitl_score(&lake->game, &lake->s, ARVN), arvn);
    assert_int_equal(fitl_score(&lake->game, &lake->s, VC), vc);
}
