/* plain_table.c: the table companion: dice and deck are real, and people tell what came up.
 *
 * An outcome may be typed by its number, by its own words, by what tells it apart from the others
 * ("e12" of a card, "4" of a die, "2 1" of counts), or, where many dice are rolled, by a letter for
 * each die. Where outcomes are numbers by themselves, those are the numbers of the list: a 4 is
 * a 4.
 */
#include <string.h>

#include "plain/plain.h"

enum { OUTCOME_WORD = 64, FACES_MAX = 8, LIST_LONG = 10, DECK_LONG = 40 };

/* What can come up now. */
typedef struct Outcomes {
    const Game *game;
    ActionList list;
    uint8_t first, args;       /* the arguments that tell outcomes apart: the first, how many */
    uint32_t number[LIST_MAX]; /* by which each is listed */
    bool natural;              /* the numbers are the outcomes' own */
    bool brief;                /* so, or each is a letter: several may stand on one line */
} Outcomes;

/* ---- What tells outcomes apart --------------------------------------------------------------- */

static uint8_t arg_of(Action action, uint8_t index)
{
    return index == 0 ? action.a : index == 1 ? action.b : action.c;
}

static void print_arg(const Outcomes *all, Action action, uint8_t index, Text *out)
{
    const uint8_t kind = all->game->rules->verbs[action.verb].arg[index];
    arg_print(all->game, kind, arg_of(action, index), out);
}

static uint8_t count_args(const Outcomes *all)
{
    const Verb *verb = &all->game->rules->verbs[all->list.action[0].verb];
    uint8_t count = 0;
    while (count < ARGS_MAX && verb->arg[count] != ARG_NONE)
        count++;
    return count;
}

static bool is_common(const Outcomes *all, uint8_t index)
{
    for (uint32_t i = 1; i < all->list.count; i++)
        if (all->list.action[i].verb != all->list.action[0].verb ||
            arg_of(all->list.action[i], index) != arg_of(all->list.action[0], index))
            return false;
    return true;
}

/* The number at the end of the word: 12 of "e12". */
static bool own_number(const Outcomes *all, uint32_t index, uint32_t *number)
{
    TEXT(text, word, OUTCOME_WORD);
    print_arg(all, all->list.action[index], all->first, &text);
    const char *digits = word + strcspn(word, "0123456789");
    return slice_number(slice_of(digits), UINT32_MAX, number);
}

static bool is_letter(const Outcomes *all, uint32_t index)
{
    TEXT(text, word, OUTCOME_WORD);
    print_arg(all, all->list.action[index], all->first, &text);
    return text.length == 1;
}

static void number_outcomes(Outcomes *all)
{
    all->natural = all->args == 1;
    for (uint32_t i = 0; i < all->list.count && all->natural; i++)
        all->natural = own_number(all, i, &all->number[i]);
    for (uint32_t i = 0; i < all->list.count && !all->natural; i++)
        all->number[i] = i + 1;
    all->brief = all->args == 1;
    for (uint32_t i = 0; i < all->list.count && all->brief && !all->natural; i++)
        all->brief = is_letter(all, i);
}

static void find_outcomes(const Plain *plain, Outcomes *all)
{
    all->game = match_game(plain->session.match);
    match_legal(plain->session.match, &all->list);
    const uint8_t count = count_args(all);
    all->first = 0;
    while (all->first + 1 < count && is_common(all, all->first))
        all->first++;
    all->args = (uint8_t)(count - all->first);
    number_outcomes(all);
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* One word may be written in several: "E-12" for e12, "quang tri". */
static void squeeze(char *key)
{
    char *to = key;
    for (const char *c = key; *c; c++)
        if (*c != ' ')
            *to++ = *c;
    *to = '\0';
}

/* "2 1", "e12", "quang tri": the telling arguments' words; a word's beginning is enough if it is
 * the last and only one. */
static bool match_words(const Outcomes *all, uint32_t index, const char *typed, bool whole)
{
    char words[3 * OUTCOME_WORD], key[3 * OUTCOME_WORD];
    Text text, folded;
    text_init(&text, words, sizeof words);
    for (uint8_t i = 0; i < all->args; i++) {
        text_add(&text, i > 0 ? " " : "");
        print_arg(all, all->list.action[index], (uint8_t)(all->first + i), &text);
    }
    text_init(&folded, key, sizeof key);
    plain_key(words, &folded);
    if (all->args == 1)
        squeeze(key);
    return whole ? strcmp(key, typed) == 0
                 : all->args == 1 && strncmp(key, typed, strlen(typed)) == 0;
}

static bool find_words(const Outcomes *all, const char *typed, Action *out)
{
    uint32_t fits = 0;
    for (int whole = 1; whole >= 0 && fits == 0; whole--) {
        for (uint32_t i = 0; i < all->list.count; i++) {
            if (!match_words(all, i, typed, whole))
                continue;
            *out = all->list.action[i];
            fits++;
        }
    }
    return fits == 1;
}

static bool find_number(const Outcomes *all, const char *typed, Action *out)
{
    uint32_t number;
    if (!slice_number(slice_of(typed), UINT32_MAX, &number))
        return false;
    for (uint32_t i = 0; i < all->list.count; i++) {
        if (all->number[i] != number)
            continue;
        *out = all->list.action[i];
        return true;
    }
    return false;
}

/* ---- Letters of dice ------------------------------------------------------------------------- */

/* "xxr" and "x r -": a letter for each die. */
typedef struct Letters {
    uint32_t count[FACES_MAX]; /* of each face */
    uint32_t dice;
} Letters;

/* The letters that stand for what the telling numbers count, or NULL. */
static const char *faces_of(const Outcomes *all)
{
    const char *faces = guide_faces(all->game->rules);
    return all->args > 1 && strlen(faces) == all->args ? faces : NULL;
}

static bool read_letters(const char *faces, const char *words, Letters *out)
{
    memset(out, 0, sizeof *out);
    for (const char *c = words; *c; c++) {
        const char lower = (char)(*c >= 'A' && *c <= 'Z' ? *c - 'A' + 'a' : *c);
        const char *face = strchr(faces, lower);
        if (strchr(" ,;", *c))
            continue;
        if (!face && !strchr("-._ob", lower))
            return false;
        if (face)
            out->count[face - faces]++;
        out->dice++;
    }
    return out->dice > 0;
}

static uint32_t count_dice(const Outcomes *all)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < all->list.count; i++) {
        uint32_t dice = 0;
        for (uint8_t arg = 0; arg < all->args; arg++)
            dice += arg_of(all->list.action[i], (uint8_t)(all->first + arg));
        most = dice > most ? dice : most;
    }
    return most;
}

static bool find_letters(const Outcomes *all, const Letters *letters, Action *out)
{
    for (uint32_t i = 0; i < all->list.count; i++) {
        bool same = true;
        for (uint8_t arg = 0; arg < all->args; arg++)
            same = same &&
                   arg_of(all->list.action[i], (uint8_t)(all->first + arg)) == letters->count[arg];
        if (!same)
            continue;
        *out = all->list.action[i];
        return true;
    }
    return false;
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* Applied to a copy: the notes that one seat reads and a watcher does not are that seat's secret.
 */
static Seat secret_of(const Match *match, Action action, State *copy)
{
    const Rules *rules = match_game(match)->rules;
    const Walk walk = {match, copy, 0};
    char all[LINE_SIZE], his[LINE_SIZE];
    Text text;
    memcpy(copy, match_state(match), rules->state_size);
    game_apply(match_game(match), copy, action);
    text_init(&text, all, sizeof all);
    transcript_notes(&walk, SEAT_WATCHER, LANG_EN, &text);
    for (Seat seat = 0; seat < rules->seats; seat++) {
        text_init(&text, his, sizeof his);
        transcript_notes(&walk, seat, LANG_EN, &text);
        if (strcmp(all, his) != 0)
            return seat;
    }
    return SEAT_WATCHER;
}

Seat table_secret_of(const Plain *plain)
{
    const Match *match = plain->session.match;
    State *copy = malloc(match_game(match)->rules->state_size);
    ActionList list;
    match_legal(match, &list);
    const Seat owner = copy ? secret_of(match, list.action[0], copy) : SEAT_WATCHER;
    free(copy);
    return owner;
}

static void list_outcomes(const Plain *plain, const Outcomes *all)
{
    char buffer[LINE_SIZE];
    Text text;
    for (uint32_t i = 0; i < all->list.count; i++) {
        text_init(&text, buffer, sizeof buffer);
        text_add(&text, all->number[i] < 10 ? "   " : all->number[i] < 100 ? "  " : " ");
        text_number(&text, all->number[i]);
        text_add(&text, "  ");
        game_print_label(all->game, match_state(plain->session.match), all->list.action[i],
                         plain->session.lang, &text);
        text_char(&text, '\n');
        plain_put(plain, buffer);
    }
}

/* A secret draw is not listed when two people play: the list would tell what the other holds. Rolls
 * of many dice are told by letters; who wants their list asks for it. */
void table_ask(const Plain *plain)
{
    const Seat owner = table_secret_of(plain);
    const Rules *rules = match_game(plain->session.match)->rules;
    Outcomes all;
    find_outcomes(plain, &all);
    const int64_t dice[] = {count_dice(&all)};
    const bool many = all.list.count > (faces_of(&all) ? LIST_LONG : DECK_LONG);
    plain_put_prompt(plain);
    if (owner < SEATS_MAX && plain->session.people > 1) {
        plain_say(plain, "plain.table_secret", NULL, seat_name(rules, owner, plain->session.lang));
        return;
    }
    if (!many || plain->again)
        list_outcomes(plain, &all);
    plain_say(plain,
              faces_of(&all)              ? "plain.table_letters"
              : all.brief && !all.natural ? "plain.table_row"
                                          : "plain.table_ask",
              dice, NULL);
}

/* ---- Taking an answer ------------------------------------------------------------------------ */

/* A dash alone is a blank: the outcome that has no letter of its own. */
static bool find_blank(const Outcomes *all, const char *words, Action *out)
{
    uint32_t fits = 0;
    for (uint32_t i = 0; i < all->list.count && strcmp(words, "-") == 0 && all->args == 1; i++) {
        TEXT(text, word, OUTCOME_WORD);
        print_arg(all, all->list.action[i], all->first, &text);
        if (text.length < 2)
            continue;
        *out = all->list.action[i];
        fits++;
    }
    return fits == 1;
}

static bool find_outcome(const Outcomes *all, const char *words, Action *out)
{
    const char *faces = faces_of(all);
    Letters letters;
    TEXT(text, typed, 3 * OUTCOME_WORD);
    plain_key(words, &text);
    if (all->args == 1)
        squeeze(typed);
    if (find_number(all, words, out) || find_blank(all, words, out))
        return true;
    if (faces && read_letters(faces, words, &letters))
        return letters.dice == count_dice(all) && find_letters(all, &letters, out);
    return typed[0] && find_words(all, typed, out);
}

static void play_outcome(Plain *plain, Action action)
{
    const Reason *reason = session_play(&plain->session, action);
    ENSURE(!reason);
    plain->asked = false;
}

/* Whether the same is asked again: the next card of the same hand. */
static bool asks_again(const Plain *plain, const Outcomes *before, Outcomes *now)
{
    if (session_need(&plain->session) != NEED_CHANCE)
        return false;
    find_outcomes(plain, now);
    bool same = now->list.action[0].verb == before->list.action[0].verb && now->brief;
    for (uint8_t i = 0; i < before->first; i++)
        same = same && arg_of(now->list.action[0], i) == arg_of(before->list.action[0], i);
    return same;
}

/* The last card of a deck is the only one left: it has come before it was read. */
static bool came_by_itself(const Plain *plain, const Outcomes *before, const char *word)
{
    const Match *match = plain->session.match;
    Outcomes last = *before;
    Action action;
    last.list.count = 1;
    last.list.action[0] = match_action(match, match_count(match) - 1);
    last.number[0] = 0;
    return last.list.action[0].verb == before->list.action[0].verb &&
           find_outcome(&last, word, &action);
}

/* Several cards on one line are taken one after the other, as long as the same is asked. */
static bool answer_in_turn(Plain *plain, const Outcomes *before, const char *words)
{
    Slice rest = {words, strlen(words)}, word;
    bool taken = false;
    Outcomes all = *before;
    while (before->brief && slice_cut(&rest, ' ', &word)) {
        char one[OUTCOME_WORD];
        Action action;
        slice_copy(word, one, sizeof one);
        if (one[0] == '\0')
            continue;
        if ((taken && !asks_again(plain, before, &all)) || !find_outcome(&all, one, &action)) {
            if (taken && !came_by_itself(plain, before, one))
                plain_say(plain, "plain.table_rest", NULL, one);
            return taken;
        }
        play_outcome(plain, action);
        session_advance(&plain->session);
        taken = true;
    }
    return taken;
}

/* Why it cannot be what came up. */
static void refuse_outcome(const Plain *plain, const Outcomes *all, const char *words)
{
    const char *faces = faces_of(all);
    Letters letters;
    if (faces && read_letters(faces, words, &letters)) {
        const int64_t dice[] = {count_dice(all), letters.dice};
        plain_say(plain, "plain.table_dice", dice, NULL);
    } else if (faces) {
        const int64_t dice[] = {count_dice(all)};
        plain_say(plain, "plain.table_letters", dice, NULL);
    } else
        plain_say(plain, "plain.table_gone", NULL, words);
}

void table_answer(Plain *plain, const char *words)
{
    Outcomes all;
    Action action;
    find_outcomes(plain, &all);
    if (find_outcome(&all, words, &action))
        play_outcome(plain, action);
    else if (action_parse(all.game, words, &action))
        plain_play_words(plain, words);
    else if (!answer_in_turn(plain, &all, words))
        refuse_outcome(plain, &all, words);
}
