#include "support/solo75.h"

#include <stdio.h>
#include <string.h>

#include "ai/random.h"

void solo_phase(Play *p, const char *options, unsigned turn, unsigned die, unsigned step,
                unsigned card)
{
    char all[128];
    snprintf(all, sizeof all, "solo=on %s", options);
    play_phase(p, all, turn, NV, die, step);
    for (unsigned i = 0; i < SOLO_CARDS; i++) {
        if (p->board.solo[i].number == card) {
            p->s.solo_card = (uint8_t)(i + 1);
            p->s.solo_left &= ~(1u << i);
        }
    }
    assert_true(p->s.solo_card);
    for (unsigned i = 0; i < TOKENS; i++)
        p->s.token_place[i] = TOKEN_GONE;
    p->s.infiltration = 0;
    p->s.plus_left[NV] = 0;
}

/* One card less in the automaton's pile. */
void solo_event(Play *p, unsigned card)
{
    play_card(p, card);
    const unsigned cards =
        count_provinces(p->s.unseen | p->s.strays | p->s.hand[NV]) + count_provinces(p->s.aside);
    p->s.pile_nv = (uint8_t)(cards - p->s.pile_count - p->s.aside_count);
}

void solo_token(Play *p, unsigned token, unsigned where)
{
    p->s.token_place[token] = (uint8_t)where;
}

static const Policy *automaton(const Play *p) { return policy_find(p->game.rules, "solo"); }

Action solo_answer(Play *p)
{
    ActionList list;
    Rng rng = {0};
    assert_int_equal(game_actor(&p->game, &p->s), NV);
    game_legal(&p->game, &p->s, &list);
    const uint32_t index = automaton(p)->choose(&p->game, &p->s, &list, &rng);
    assert_true(index < list.count);
    return list.action[index];
}

static Grounds grounds_of(Play *p)
{
    Grounds grounds = {0};
    automaton(p)->explain(&p->game, &p->s, solo_answer(p), &grounds);
    assert_true(grounds.count > 0);
    return grounds;
}

void assert_answer(Play *p, const char *action)
{
    char words[64];
    Text text;
    Action wanted;
    if (game_actor(&p->game, &p->s) != NV)
        fail_msg("%s: NV is not asked, but %s", action, game_step(&p->game, &p->s)->name);
    const Action answer = solo_answer(p);
    assert_true(action_parse(&p->game, action, &wanted));
    text_init(&text, words, sizeof words);
    action_print(&p->game, answer, &text);
    if (!action_equal(answer, wanted))
        fail_msg("%s is answered instead of %s", words, action);
    grounds_of(p);
}

void solo(Play *p, const char *actions)
{
    while (*actions) {
        char action[64];
        const char *end = strchr(actions, ';');
        const size_t length = end ? (size_t)(end - actions) : strlen(actions);
        assert_true(length < sizeof action);
        memcpy(action, actions, length);
        action[length] = '\0';
        if (!game_over(&p->s) && game_actor(&p->game, &p->s) == NV)
            assert_answer(p, action);
        play(p, action);
        for (actions += length; *actions == ';' || *actions == ' '; actions++) {
        }
    }
}

void solo_to(Play *p, unsigned step)
{
    for (unsigned i = 0; i < 200; i++) {
        char words[64];
        Text text;
        if (game_over(&p->s) || flow_now(&p->s)->step == step)
            break;
        grounds_of(p);
        text_init(&text, words, sizeof words);
        action_print(&p->game, solo_answer(p), &text);
        play(p, words);
    }
    assert_string_equal(game_step(&p->game, &p->s)->name, s75_steps[step]->name);
}

void assert_ground(Play *p, const char *rule, const char *message)
{
    const Grounds grounds = grounds_of(p);
    for (unsigned i = 0; i < grounds.count; i++)
        if (strcmp(grounds.line[i].rule, rule) == 0 &&
            strcmp(grounds.line[i].message, message) == 0)
            return;
    for (unsigned i = 0; i < grounds.count; i++)
        print_error("[%s] %s\n", grounds.line[i].rule, grounds.line[i].message);
    fail_msg("no ground [%s] %s", rule, message);
}

void assert_first_ground(Play *p, const char *rule, const char *message)
{
    const Grounds grounds = grounds_of(p);
    assert_string_equal(grounds.line[0].rule, rule);
    assert_string_equal(grounds.line[0].message, message);
}

void assert_goal(Play *p, const char *word, const char *target, const char *step)
{
    const unsigned u = unit(p, word);
    assert_int_equal(p->s.goal[u], target ? province(p, target) + 1 : 0);
    assert_int_equal(p->s.goal_step[u], step ? province(p, step) + 1 : 0);
}

static unsigned count_goals(const Play *p, const char *target, bool moving)
{
    unsigned count = 0;
    for (unsigned u = 0; u < NV_COUNT; u++)
        count += p->s.goal[u] == province(p, target) + 1 && (p->s.goal_step[u] != 0) == moving;
    return count;
}

unsigned count_sent(const Play *p, const char *target) { return count_goals(p, target, true); }
unsigned count_kept(const Play *p, const char *target) { return count_goals(p, target, false); }
