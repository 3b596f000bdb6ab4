/* bot.c: see bot.h. */
#include "support/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/fitl/people/words.h"
#include "games/fitl/players/trung/policy.h"

TrungMemory bot_memory;
static uint8_t dice_list[128];
static Rng rng;
static unsigned player; /* whose turn it is */
static bool everybody;  /* the others' choices in it are played, too */
static TrungMemory others[FACTIONS];

/* ---- Standing -------------------------------------------------------------------------------- */

static void lay_deck(void)
{
    State *s = &table.s;
    s->trung_size = s->trung_top = 0;
    for (uint8_t card = 0; card < TRUNG_CARDS; card++)
        if (is_bot(s, trung_owner(card)))
            s->trung[s->trung_size++] = card;
    if (is_bot(s, VC))
        s->track[T_VC] = 1;
}

void bot_given(const char *options, const char *position)
{
    given_with(options, position);
    const uint8_t total = table.s.track[T_VC];
    lay_deck();
    if (total != 30) /* the test has said so */
        table.s.track[T_VC] = total;
}

void bot_setup(const char *options)
{
    lake_start(&table, options);
    table.s.current = 1;
    table.s.next = 2;
    lay_deck();
}

void bot_deck(const char *cards)
{
    State *s = &table.s;
    s->trung_size = s->trung_top = 0;
    for (; *cards; cards++) {
        uint8_t value;
        if (*cards == ' ')
            continue;
        assert_true(arg_parse(&table.game, ARG_TRUNG, (Slice){cards, 1}, &value));
        s->trung[s->trung_size++] = value;
    }
}

static void remember(unsigned faction, const char *dice)
{
    bot_memory.queue = dice_list;
    bot_memory.queue_at = bot_memory.queue_count = 0;
    bot_memory.ties_first = 1;
    for (const char *at = dice; at && *at;) {
        char *end;
        dice_list[bot_memory.queue_count++] = (uint8_t)strtol(at, &end, 10);
        at = *end ? end + 1 : end;
    }
    player = faction;
}

void bot_operation(unsigned faction, unsigned kind, unsigned flags)
{
    memset(&bot_memory, 0, sizeof bot_memory);
    operation(faction, kind, flags & ~(unsigned)BOT_ACTS);
    player = faction;
    bot_memory.faction = (uint8_t)faction;
    bot_memory.stage = STAGE_OP;
    bot_memory.op = (uint8_t)kind;
    bot_memory.activity = NO_ACTIVITY;
    bot_memory.may_act = (flags & BOT_ACTS) != 0;
    bot_memory.how = flags & BOT_ACTS ? HOW_AMBUSH : 0;
}

void bot_activity(unsigned faction, unsigned op, unsigned activity)
{
    char word[64];
    Text text;
    text_init(&text, word, sizeof word);
    bot_operation(faction, op, 0);
    action_print(&table.game, (Action){V_ACTIVITY, (uint8_t)activity, 0, 0}, &text);
    answer(word);
    bot_memory.stage = STAGE_END;
}

void bot_turn(unsigned faction, unsigned card, unsigned next)
{
    State *s = &table.s;
    memset(&bot_memory, 0, sizeof bot_memory);
    s->current = (uint8_t)card;
    s->next = (uint8_t)next;
    s->eligible = 15;
    s->flow.depth = 0;
    flow_call(s, GAME);
    flow_call(s, EVENT_CARD)->next = 2;
    flow_call(s, SLOTS);
    flow_call(s, SLOT_ASK)->v[0] = (uint8_t)faction;
    player = faction;
}

void bot_event(unsigned faction, unsigned card, unsigned side)
{
    bot_turn(faction, card, 2);
    game_apply(&table.game, &table.s, (Action){V_EVENT, (uint8_t)side, 0, 0});
}

/* ---- Playing --------------------------------------------------------------------------------- */

static uint32_t roll(const ActionList *list)
{
    if (bot_memory.queue_at >= bot_memory.queue_count)
        fail_msg("no die is left for the rules");
    const unsigned value = bot_memory.queue[bot_memory.queue_at++];
    for (uint32_t i = 0; i < list->count; i++)
        if (list->action[i].a == value)
            return i;
    fail_msg("no die shows %u", value);
    return 0;
}

static bool is_over(unsigned slot)
{
    const State *s = &table.s;
    if (game_over(s) || s->slot != slot || s->passed >> player & 1)
        return true;
    const Seat actor = game_actor(&table.game, s);
    if (actor == SEAT_CHANCE)
        return flow_now(s)->step == DRAW;
    return everybody ? !is_bot(s, actor) || (actor != player && flow_now(s)->step == SLOT_ASK)
                     : actor != player;
}

/* Each bot has its own memory, the dice are everybody's. */
static uint32_t recall(const ActionList *list)
{
    const Seat actor = game_actor(&table.game, &table.s);
    TrungMemory *m = actor == player ? &bot_memory : &others[actor % FACTIONS];
    m->queue = bot_memory.queue;
    m->queue_at = bot_memory.queue_at;
    m->queue_count = bot_memory.queue_count;
    m->ties_first = bot_memory.ties_first;
    const uint32_t index = fitl_trung_memory.recall(&table.game, &table.s, list, m, &rng);
    bot_memory.queue_at = m->queue_at;
    return index;
}

static void play(const char *dice, Text *out)
{
    const unsigned slot = table.s.slot;
    remember(player, dice);
    while (!is_over(slot)) {
        ActionList list;
        game_legal(&table.game, &table.s, &list);
        if (list.chance && list.action[0].verb != V_DIE)
            return; /* cards are drawn */
        const uint32_t index = list.chance ? roll(&list) : recall(&list);
        assert_true(index < list.count);
        if (!list.chance) {
            text_add(out, out->length ? "; " : "");
            action_print(&table.game, list.action[index], out);
        }
        game_apply(&table.game, &table.s, list.action[index]);
        const char *broken = fitl_check(&table.game, &table.s);
        if (broken)
            fail_msg("%s after %s", broken, out->data);
    }
}

void bot_runs(const char *dice)
{
    char words[4096] = "";
    Text text;
    text_init(&text, words, sizeof words);
    play(dice, &text);
}

void bot_finishes(const char *dice)
{
    memset(others, 0, sizeof others);
    everybody = true;
    bot_runs(dice);
    everybody = false;
}

/* Spaces and line ends do not matter. */
static void squeeze(const char *from, char *to, size_t size)
{
    size_t n = 0;
    for (; *from && n + 1 < size; from++) {
        const bool blank = *from == ' ' || *from == '\n';
        if (!blank || (n && to[n - 1] != ' '))
            to[n++] = blank ? ' ' : *from;
    }
    to[n] = '\0';
}

void bot_check(const char *dice, const char *expected, const char *file, int line)
{
    char words[4096] = "", wanted[4096];
    Text text;
    text_init(&text, words, sizeof words);
    play(dice, &text);
    squeeze(expected, wanted, sizeof wanted);
    if (strcmp(words, wanted) != 0)
        fail_msg("%s:%d\n played: %s\n wanted: %s", file, line, words, wanted);
    if (bot_memory.queue_at != bot_memory.queue_count)
        fail_msg("%s:%d: %u of %u dice used: %s", file, line, bot_memory.queue_at,
                 bot_memory.queue_count, words);
}

/* ---- What is left ---------------------------------------------------------------------------- */

static unsigned find_word(const char *const *words, unsigned count, const char *word)
{
    unsigned i = 0;
    while (i < count && (!words[i] || strcmp(words[i], word) != 0))
        i++;
    return i;
}

/* What a word stands for at a place, or on a track if the place is no place; -1: nothing. */
static int find_number(unsigned place, const char *word)
{
    const State *s = &table.s;
    const unsigned track = find_word(fitl_track_words, TRACKS, word);
    const unsigned kind = find_word(fitl_kind_words, KINDS, word);
    const unsigned type = find_word(fitl_type_words, TYPES, word);
    if (place == PLACES)
        return strcmp(word, "trail") == 0 ? s->trail : track < TRACKS ? s->track[track] : -1;
    if (place >= SPACES)
        return type < TYPES ? s->box[place - AVAILABLE][type] : -1;
    return strcmp(word, "terror") == 0 ? s->terror[place] : kind < KINDS ? s->at[place][kind] : -1;
}

static void check_words(unsigned place, char *words, const char *part, const char *file, int line)
{
    char *rest = words;
    for (char *word; (word = strtok_r(NULL, " ", &rest));) {
        const unsigned level = find_word(fitl_level_words, LEVELS, word);
        if (level < LEVELS) {
            if (table.s.level[place] != level)
                fail_msg("%s:%d: not %s in %s", file, line, word, part);
            continue;
        }
        const char *number = strtok_r(NULL, " ", &rest);
        const int is = find_number(place, word);
        if (!number || is != atoi(number))
            fail_msg("%s:%d: %d %s in %s", file, line, is, word, part);
    }
}

void bot_check_left(const char *expected, const char *file, int line)
{
    char copy[512], part[512], *rest = copy;
    assert_true(strlen(expected) < sizeof copy);
    strcpy(copy, expected);
    for (char *words; (words = strtok_r(NULL, ";", &rest));) {
        words += strspn(words, " ");
        strcpy(part, words);
        char *colon = strchr(words, ':');
        if (colon)
            *colon = '\0';
        const unsigned place = colon ? find_word(fitl_place_words, PLACES, words) : PLACES;
        if (colon && place == PLACES)
            fail_msg("%s:%d: no place %s", file, line, words);
        check_words(place, colon ? colon + 1 : words, part, file, line);
    }
}

Trung *bot_looks(unsigned faction, const char *dice)
{
    static Trung t;
    static ActionList none;
    memset(&bot_memory, 0, sizeof bot_memory);
    remember(faction, dice);
    t = (Trung){&table.game, &table.s, &none, &bot_memory, &rng, (uint8_t)faction};
    return &t;
}
