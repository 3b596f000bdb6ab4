/* properties.c: what must hold in every position of every game.
 *
 * Plays thousands of games of each kind, with every combination of options that go together, half
 * of them at random and half by the game's own policies, and looks at each position on the way.
 * What is dear to check is checked at every seventh action. A failure prints what is needed to play
 * the game again.
 */
#include <stdlib.h>
#include <string.h>

#include "core/guide.h"
#include "games/list.h"
#include "support/check.h"

enum {
    ACTIONS_MAX = 20000,     /* no game may be longer */
    ACTIONS_BUDGET = 150000, /* of one kind of game, shared by the combinations of its options */
    GAMES_MAX = 1500,        /* with one combination of options */
    GAMES_MIN = 2,
    COMBINATIONS_MAX =
        160, /* of more, every so many-th is played, each value of an option among them */
    SAMPLE_EVERY = 7,
    TEXT_SIZE = 256 * 1024,
    WORDS_SIZE = 256,
    STRAY_ACTIONS = 8,
};

/* One game being played, with room for what the checks compare. */
typedef struct Play {
    Game game;
    const Rules *rules;
    Board *board;
    State *state;
    State *twin;   /* copies to resample, replay */
    State *shadow; /* a position that was read from text some actions ago and played on */
    bool has_shadow;
    uint32_t number; /* of the game: its random stream */
    uint32_t count;
    Action *action;
    ActionList list;
    char *words, *other_words;
    Text text, other;
    Rng rng;
} Play;

/* ---- Help ------------------------------------------------------------------------------------ */

static void must(const Play *play, bool holds, const char *what)
{
    if (holds)
        return;
    print_error("%s, options", play->rules->word);
    for (uint8_t i = 0; i < play->rules->option_count; i++)
        print_error(" %d", play->game.option[i]);
    print_error(", game %u, after %u actions: %s\n", play->number, play->count, what);
    const Step *step = game_step(&play->game, play->state);
    fail_msg("at step %s", step == NULL ? "(over)" : step->name);
}

static void *allocate(size_t size)
{
    void *memory = calloc(1, size > 0 ? size : 1);
    assert_non_null(memory);
    return memory;
}

static void open_play(Play *play, const Rules *rules)
{
    *play = (Play){.rules = rules};
    play->board = allocate(rules->board_size);
    play->state = allocate(rules->state_size);
    play->twin = allocate(rules->state_size);
    play->shadow = allocate(rules->state_size);
    play->action = allocate(ACTIONS_MAX * sizeof(Action));
    play->words = allocate(TEXT_SIZE);
    play->other_words = allocate(TEXT_SIZE);
    text_init(&play->text, play->words, TEXT_SIZE);
    text_init(&play->other, play->other_words, TEXT_SIZE);
    Problem problem;
    must(play, game_make(&play->game, rules, play->board, NULL, &problem), "the board is good");
}

static void close_play(Play *play)
{
    free(play->board);
    free(play->state);
    free(play->twin);
    free(play->shadow);
    free(play->action);
    free(play->words);
    free(play->other_words);
}

static void copy_state(const Play *play, State *to)
{
    memcpy(to, play->state, play->rules->state_size);
}

static void write_position(const Play *play, const State *state, Text *out)
{
    text_clear(out);
    game_print_state(&play->game, state, out);
    must(play, !out->full, "the position fits its buffer");
}

static void write_view(const Play *play, const State *state, Seat viewer, Text *out)
{
    Json json;
    text_clear(out);
    json_init(&json, out);
    json_open(&json, NULL, '{');
    game_view(&play->game, state, viewer, &json);
    json_close(&json, '}');
    must(play, !out->full, "the view fits its buffer");
    must(play, out->data[1] == '"', "a view writes named fields; the braces are its caller's");
}

static bool same_text(const Play *play)
{
    return play->text.length == play->other.length &&
           memcmp(play->words, play->other_words, play->text.length) == 0;
}

static bool same_list(const Play *play, const State *state)
{
    ActionList list;
    game_legal(&play->game, state, &list);
    bool chance = game_actor(&play->game, state) == SEAT_CHANCE;
    return list.count == play->list.count &&
           memcmp(list.action, play->list.action, list.count * sizeof(Action)) == 0 &&
           (!chance ||
            memcmp(list.weight, play->list.weight, list.count * sizeof(list.weight[0])) == 0);
}

static uint32_t number_of(Action a)
{
    return (uint32_t)a.verb << 24 | (uint32_t)a.a << 16 | (uint32_t)a.b << 8 | a.c;
}

static bool is_listed(const ActionList *list, Action action)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (action_equal(list->action[i], action))
            return true;
    return false;
}

static void check_message(const char *id)
{
    assert_non_null(id);
    for (int lang = 0; lang < LANG_COUNT; lang++)
        if (message_text((Lang)lang, id) == id)
            fail_msg("no message %s in %s", id, lang_words[lang]);
}

/* ---- Checked at every action ----------------------------------------------------------------- */

static void check_position(const Play *play)
{
    must(play, !game_broken(play->state), "every step finds what it needs");
    const char *broken = game_check(&play->game, play->state);
    must(play, broken == NULL, broken);
    must(play, flow_at(play->state)->note_count <= FLOW_NOTES, "notes are counted");
    uint8_t turn = game_turn(&play->game, play->state);
    must(play, turn <= play->rules->turn_count, "the turn is one the game has");
}

static void check_list(const Play *play)
{
    const ActionList *list = &play->list;
    Seat actor = game_actor(&play->game, play->state);
    must(play, actor == SEAT_CHANCE || actor < play->rules->seats, "somebody is to act");
    must(play, list->count > 0 && list->count <= LIST_MAX, "there is a legal action");
    must(play, list->chance == (actor == SEAT_CHANCE), "the list says whether chance acts");
    for (uint32_t i = 0; i < list->count; i++) {
        Action action = list->action[i];
        must(play, i == 0 || number_of(list->action[i - 1]) < number_of(action), "list is sorted");
        must(play, actor != SEAT_CHANCE || list->weight[i] > 0, "weights are positive");
        must(play, game_refuse(&play->game, play->state, action) == NULL, "legal is not refused");
        must(play, action_equal(game_canon(&play->game, play->state, action), action),
             "legal actions are their own canon");
    }
}

/* ---- Checked now and then -------------------------------------------------------------------- */

/* Parsing gives back the action itself, so no two actions can have one text. */
static void check_action_texts(const Play *play)
{
    char words[WORDS_SIZE];
    Text text;
    text_init(&text, words, sizeof words);
    for (uint32_t i = 0; i < play->list.count; i++) {
        Action parsed = {0};
        text_clear(&text);
        action_print(&play->game, play->list.action[i], &text);
        must(play, !text.full, "the action's text is short");
        must(play, action_parse(&play->game, words, &parsed), words);
        must(play, action_equal(parsed, play->list.action[i]), words);
    }
}

static void check_sentence(const Play *play, const Text *text)
{
    must(play, !text->full && text->length > 0, "a sentence is written");
    must(play, memchr(text->data, '{', text->length) == NULL, text->data);
}

static void check_sentences(const Play *play, Lang lang)
{
    char words[4096];
    Text text;
    text_init(&text, words, sizeof words);
    game_print_prompt(&play->game, play->state, lang, &text);
    check_sentence(play, &text);
    for (uint32_t i = 0; i < play->list.count; i++) {
        text_clear(&text);
        game_print_label(&play->game, play->state, play->list.action[i], lang, &text);
        check_sentence(play, &text);
    }
    const Flow *flow = flow_at(play->state);
    for (uint8_t i = 0; i < flow->note_count; i++) {
        if (game_note_message(&play->game, flow->note[i], SEAT_REFEREE) != NULL) {
            text_clear(&text);
            game_print_note(&play->game, flow->note[i], SEAT_REFEREE, lang, &text);
            check_sentence(play, &text);
        }
    }
}

static Action stray_action(Play *play)
{
    const Rules *rules = play->rules;
    Action action = {.verb = (uint8_t)rng_below(&play->rng, rules->verb_count)};
    uint8_t value[ARGS_MAX] = {0};
    for (size_t i = 0; i < ARGS_MAX && rules->verbs[action.verb].arg[i] != ARG_NONE; i++) {
        const ArgKind *kind = &rules->args[rules->verbs[action.verb].arg[i]];
        value[i] = (uint8_t)rng_below(&play->rng, kind->count);
    }
    return (Action){action.verb, value[0], value[1], value[2]};
}

/* What is offered and what is explained cannot drift apart. */
static void check_refusals(Play *play)
{
    for (int i = 0; i < STRAY_ACTIONS; i++) {
        Action action = stray_action(play);
        Action twin = game_canon(&play->game, play->state, action);
        const Reason *reason = game_refuse(&play->game, play->state, action);
        bool legal = is_listed(&play->list, twin);
        text_clear(&play->text);
        action_print(&play->game, action, &play->text);
        must(play, (reason == NULL) == legal, play->words);
        if (reason != NULL) {
            text_clear(&play->text);
            game_print_refusal(&play->game, play->state, action, reason, LANG_EN, &play->text);
            check_sentence(play, &play->text);
        }
    }
}

/* A position that was read before and played on is still the same as this one. */
static void check_shadow(Play *play)
{
    if (play->has_shadow) {
        write_position(play, play->state, &play->text);
        write_position(play, play->shadow, &play->other);
        must(play, same_text(play), "a position read from text plays on like the original");
    }
}

static void check_round_trip(Play *play)
{
    Problem problem = {0};
    check_shadow(play);
    write_position(play, play->state, &play->text);
    memset(play->shadow, 0, play->rules->state_size);
    must(play, game_parse_state(&play->game, play->words, play->shadow, &problem), play->words);
    play->has_shadow = true;
    write_position(play, play->shadow, &play->other);
    must(play, same_text(play), play->words);
    const char *broken = game_check(&play->game, play->shadow);
    must(play, broken == NULL, broken);
    must(play, game_actor(&play->game, play->shadow) == game_actor(&play->game, play->state),
         "the same player is to act in the position read");
    must(play, same_list(play, play->shadow), "the position read has the same legal list");
}

static void check_same_view(Play *play, Seat viewer, const char *what)
{
    write_view(play, play->state, viewer, &play->text);
    write_view(play, play->twin, viewer, &play->other);
    must(play, same_text(play), what);
}

/* A policy may want a seat, or an option that is on. */
static bool fits(const Play *play, const Policy *policy, Seat seat)
{
    if (policy->seats != 0 && !(policy->seats >> seat & 1))
        return false;
    for (uint8_t i = 0; policy->option != NULL && i < play->rules->option_count; i++) {
        const Option *option = &play->rules->options[i];
        if (strcmp(option->word, policy->option) == 0)
            return strcmp(option->words[play->game.option[i]], "on") == 0;
    }
    return true;
}

/* The player to move must not learn from his choices, nor his policy use, what he cannot see. */
static void check_ignorance(Play *play)
{
    must(play, same_list(play, play->twin), "what is legal does not betray what is hidden");
    for (uint8_t i = 0; i < play->rules->policy_count; i++) {
        Rng one = play->rng;
        Rng two = play->rng;
        const Policy *policy = &play->rules->policies[i];
        if (!fits(play, policy, game_actor(&play->game, play->state)))
            continue;
        uint32_t seeing = policy->choose(&play->game, play->state, &play->list, &one);
        uint32_t blind = policy->choose(&play->game, play->twin, &play->list, &two);
        must(play, seeing < play->list.count, "a policy answers with a legal action");
        must(play, seeing == blind, policy->word);
    }
}

static void check_hidden(Play *play)
{
    for (Seat seat = 0; seat < play->rules->seats; seat++) {
        copy_state(play, play->twin);
        game_resample(&play->game, play->twin, seat, &play->rng);
        const char *broken = game_check(&play->game, play->twin);
        must(play, broken == NULL, broken);
        check_same_view(play, seat, "resampling leaves the seat's view alone");
        check_same_view(play, SEAT_WATCHER, "watchers see public things only");
        if (game_actor(&play->game, play->state) == seat)
            check_ignorance(play);
    }
}

static void check_replay(Play *play)
{
    game_start(&play->game, play->twin);
    for (uint32_t i = 0; i < play->count; i++)
        game_apply(&play->game, play->twin, play->action[i]);
    must(play, memcmp(play->twin, play->state, play->rules->state_size) == 0,
         "the same actions give the same bytes");
}

static void check_end(const Play *play)
{
    int8_t score[SEATS_MAX] = {0};
    int sum = 0;
    game_score(&play->game, play->state, score);
    for (Seat seat = 0; seat < play->rules->seats; seat++) {
        must(play, score[seat] >= -1 && score[seat] <= 1, "a score is won, drawn or lost");
        sum += score[seat];
    }
    must(play, play->rules->seats != 2 || sum == 0, "one seat's gain is the other's loss");
    const Reason *reason = game_refuse(&play->game, play->state, (Action){0});
    must(play, reason == &play->rules->reasons[play->rules->reason_count - 1], "over is a reason");
}

static void check_now_and_then(Play *play)
{
    if (play->count % SAMPLE_EVERY != 0 && !game_over(play->state))
        return;
    check_round_trip(play);
    check_hidden(play);
    if (!game_over(play->state)) {
        check_action_texts(play);
        check_refusals(play);
        check_sentences(play, (Lang)(play->count / SAMPLE_EVERY % LANG_COUNT));
    }
}

/* ---- Playing --------------------------------------------------------------------------------- */

/* Who can give reasons has one for everything he does. */
static void check_grounds(Play *play, const Policy *policy, Action action)
{
    char words[4096];
    Text text;
    Grounds grounds = {0};
    if (policy->explain == NULL)
        return;
    policy->explain(&play->game, play->state, action, &grounds);
    must(play, grounds.count > 0, "a decision has grounds");
    for (uint8_t i = 0; i < grounds.count; i++) {
        must(play, grounds.line[i].rule[0] != '\0', "a ground has a rule");
        check_message(grounds.line[i].message);
    }
    text_init(&text, words, sizeof words);
    game_print_grounds(&play->game, &grounds, (Lang)(play->count % LANG_COUNT), &text);
    check_sentence(play, &text);
}

/* Of the game's policies one that can play here, another one in each game. */
static const Policy *policy_of(const Play *play, Seat seat)
{
    const Rules *rules = play->rules;
    for (uint32_t i = 0; i < rules->policy_count; i++) {
        const Policy *policy = &rules->policies[(play->number / 2 + i) % rules->policy_count];
        if (fits(play, policy, seat))
            return policy;
    }
    return NULL;
}

/* Even games are random, in odd ones the players follow one of the policies. */
static uint32_t choose(Play *play)
{
    if (game_actor(&play->game, play->state) == SEAT_CHANCE)
        return game_draw(&play->list, &play->rng);
    const Policy *policy = policy_of(play, game_actor(&play->game, play->state));
    if (play->number % 2 == 0 || policy == NULL)
        return rng_below(&play->rng, play->list.count);
    uint32_t index = policy->choose(&play->game, play->state, &play->list, &play->rng);
    must(play, index < play->list.count, "a policy answers with a legal action");
    check_grounds(play, policy, play->list.action[index]);
    return index;
}

static void play_action(Play *play)
{
    uint32_t index = choose(play);
    must(play, index < play->list.count, "the choice is one of the list");
    Action action = play->list.action[index];
    must(play, play->count < ACTIONS_MAX, "the game comes to an end");
    play->action[play->count++] = action;
    game_apply(&play->game, play->state, action);
    if (play->has_shadow)
        game_apply(&play->game, play->shadow, action);
}

static void play_game(Play *play, uint32_t number)
{
    play->number = number;
    play->count = 0;
    play->has_shadow = false;
    rng_seed_stream(&play->rng, 75, number);
    game_start(&play->game, play->state);
    for (;;) {
        game_legal(&play->game, play->state, &play->list);
        check_position(play);
        check_now_and_then(play);
        if (game_over(play->state))
            break;
        check_list(play);
        play_action(play);
    }
    must(play, play->list.count == 0, "nothing is legal once the game is over");
    check_end(play);
    check_replay(play);
}

static uint32_t count_values(const Option *option)
{
    uint32_t count = 0;
    while (option->words[count] != NULL)
        count++;
    return count;
}

static uint32_t count_combinations(const Rules *rules)
{
    uint32_t count = 1;
    for (uint8_t i = 0; i < rules->option_count; i++)
        count *= count_values(&rules->options[i]);
    return count;
}

static void set_combination(Play *play, uint32_t combination)
{
    for (uint8_t i = 0; i < play->rules->option_count; i++) {
        uint32_t values = count_values(&play->rules->options[i]);
        play->game.option[i] = (uint8_t)(combination % values);
        combination /= values;
    }
}

static void play_all(const Rules *rules)
{
    Play play;
    open_play(&play, rules);
    uint32_t combinations = count_combinations(rules);
    uint32_t played = 0;
    uint32_t games = 0;
    uint64_t actions = 0;
    /* A stride that shares no factor with the small numbers of values goes through all of them. */
    const uint32_t stride =
        combinations <= COMBINATIONS_MAX ? 1 : combinations / COMBINATIONS_MAX / 2 * 2 + 5;
    for (uint32_t c = 0; c < combinations; c += stride) {
        Problem misfit;
        set_combination(&play, c);
        if (!game_options_fit(&play.game, &misfit)) {
            check_message(misfit.message);
            continue;
        }
        played++;
        uint64_t limit = (uint64_t)ACTIONS_BUDGET * (c + 1) / combinations;
        for (uint32_t i = 0; i < GAMES_MAX && (i < GAMES_MIN || actions < limit); i++) {
            play_game(&play, c * GAMES_MAX + i);
            actions += play.count;
            games++;
        }
    }
    print_message("%s: %u combinations of options, %u games, %llu actions\n", rules->word, played,
                  games, (unsigned long long)actions);
    assert_true(played > 0 && games >= played * GAMES_MIN);
    close_play(&play);
}

/* ---- The tables ------------------------------------------------------------------------------ */

static void check_step(const Rules *rules, uint8_t index)
{
    const Step *step = rules->steps[index];
    assert_non_null(step->name);
    assert_int_equal((step->children != NULL) + (step->run != NULL) + (step->apply != NULL), 1);
    for (uint8_t i = 0; i < index; i++)
        assert_string_not_equal(rules->steps[i]->name, step->name);
    for (const uint8_t *child = step->children; child != NULL && *child != 0; child++)
        assert_true(*child < rules->step_count);
    if (step->apply != NULL) {
        assert_true(step->legal || (step->offer.first <= step->offer.last &&
                                    step->offer.last - step->offer.first < LIST_MAX));
        assert_true(step->why_not || !step->actor);
        check_message(step->prompt);
    }
}

static void check_verb(const Rules *rules, const Verb *verb)
{
    assert_non_null(verb->word);
    for (size_t i = 0; i < ARGS_MAX && verb->arg[i] != ARG_NONE; i++) {
        assert_true(verb->arg[i] < rules->arg_count);
        assert_in_range(rules->args[verb->arg[i]].count, 1, 256);
        assert_true(!rules->args[verb->arg[i]].words || !rules->args[verb->arg[i]].print);
    }
}

static void check_option(const Option *option)
{
    check_message(option->message);
    assert_in_range(option->preset, 0, count_values(option) - 1);
    for (uint32_t i = 0; i < count_values(option); i++)
        check_message(option->value_messages[i]);
}

/* What rules.h and guide.h promise of hooks that go together. */
static void check_hooks(const Rules *rules)
{
    assert_true(rules->setup && rules->turn && rules->score && rules->speech->picture);
    assert_true(!rules->view == !!rules->fields && !rules->fields == !rules->field_count);
    assert_true(!rules->speech->note == !!rules->speech->notes);
    assert_true(!rules->fields || !rules->parse_state);
    assert_true(!rules->worlds == !rules->world && (!rules->worlds || rules->resample));
    assert_true(!rules->print_state == !rules->parse_state);
    assert_true(rules->tally ? rules->tally_count > 0 : rules->tally_count <= 1);
    for (uint8_t i = 0; rules->speech->tally && i < rules->tally_count; i++)
        check_message(rules->speech->tally[i]);
    assert_true(!rules->load_board == !rules->default_board);
    assert_true(guide_has(rules, GUIDE_MAP) == (guide_map_size(rules, 0).wide > 0));
}

static void check_tables(const Rules *rules)
{
    assert_in_range(rules->seats, 1, SEATS_MAX);
    assert_in_range(rules->option_count, 0, OPTIONS_MAX);
    check_message(game_title_message(rules));
    for (uint8_t i = 0; i < rules->step_count; i++)
        check_step(rules, i);
    for (uint8_t i = 0; i < rules->verb_count; i++)
        check_verb(rules, &rules->verbs[i]);
    for (uint8_t i = 0; i < rules->option_count; i++)
        check_option(&rules->options[i]);
    for (uint8_t i = 1; i < rules->reason_count; i++) {
        assert_non_null(rules->reasons[i].rule);
        check_message(rules->reasons[i].message);
    }
    for (uint8_t i = 0; i < rules->policy_count; i++)
        check_message(rules->policies[i].message);
    for (Seat seat = 0; seat < rules->seats; seat++)
        check_message(seat_message(rules, seat));
    check_hooks(rules);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void every_table_is_whole(void **unused)
{
    assert_true(game_list_count > 0);
    for (size_t i = 0; i < game_list_count; i++)
        check_tables(game_list[i]);
}

static void games_are_found_by_their_word(void **unused)
{
    for (size_t i = 0; i < game_list_count; i++)
        assert_ptr_equal(game_find(game_list[i]->word), game_list[i]);
    assert_null(game_find("no such game"));
    assert_null(game_find(""));
}

static void properties_hold_in_every_position(void **unused)
{
    for (size_t i = 0; i < game_list_count; i++)
        play_all(game_list[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_table_is_whole),
        cmocka_unit_test(games_are_found_by_their_word),
        cmocka_unit_test(properties_hold_in_every_position),
    };
    return cmocka_run_group_tests_name("properties", tests, NULL, NULL);
}
