/* plain_words.c: choices answered in words: what stands in the list, what a save has, or only the
 * beginnings of some of its words, as long as one choice alone is meant. */
#include <string.h>

#include "plain/plain.h"
#include "play/choices.h"

enum { WORDS_SIZE = 512, SHORTEST = 2, MEANT_MOST = 9 };

/* How well words fit a choice; the better ones are looked at first. */
typedef enum Fit { FIT_WHOLE, FIT_BEGINNING, FIT_WORDS, FITS } Fit;

/* Small letters without accents, one blank between words, nothing else. */
static void normalise(const char *words, char out[WORDS_SIZE])
{
    char *to = out;
    TEXT(text, key, WORDS_SIZE);
    plain_key(words, &text);
    for (const char *c = key; *c; c++) {
        const bool letter = (*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9');
        if (letter)
            *to++ = *c;
        else if (to > out && to[-1] != ' ')
            *to++ = ' ';
    }
    while (to > out && to[-1] == ' ')
        to--;
    *to = '\0';
}

/* Each word typed begins a word of the choice, in the same order. */
static bool words_fit(const char *typed, const char *choice)
{
    Slice wanted = {typed, strlen(typed)}, rest = {choice, strlen(choice)}, want, word;
    while (slice_cut(&wanted, ' ', &want)) {
        bool found = false;
        while (!found && slice_cut(&rest, ' ', &word))
            found = word.length >= want.length && memcmp(word.data, want.data, want.length) == 0;
        if (!found)
            return false;
    }
    return true;
}

static bool fits(const char *typed, const char *choice, Fit fit)
{
    if (fit == FIT_WHOLE)
        return strcmp(typed, choice) == 0;
    if (strlen(typed) < (fit == FIT_WORDS ? SHORTEST + 1 : SHORTEST))
        return false;
    return fit == FIT_BEGINNING ? strncmp(typed, choice, strlen(typed)) == 0
                                : words_fit(typed, choice);
}

/* By what is read, or by its own words in a save. */
static bool choice_fits(const Plain *plain, Action action, const char *typed, Fit fit)
{
    const Game *game = match_game(plain->session.match);
    char words[LINE_SIZE], key[WORDS_SIZE];
    Text text;
    text_init(&text, words, sizeof words);
    game_print_label(game, match_state(plain->session.match), action, plain->session.lang, &text);
    normalise(words, key);
    if (fits(typed, key, fit))
        return true;
    text_init(&text, words, sizeof words);
    action_print(game, action, &text);
    normalise(words, key);
    return fits(typed, key, fit);
}

static void say_meant(const Plain *plain, const ActionList *list, const char *typed, Fit fit)
{
    const Game *game = match_game(plain->session.match);
    const State *state = match_state(plain->session.match);
    Choices choices;
    uint32_t count = 0;
    TEXT(text, page, LINE_SIZE);
    choices_find(game, state, list, plain->session.lang, &choices);
    for (uint32_t i = 0; i < list->count && count < MEANT_MOST; i++) {
        const Action action = list->action[choices.index[i]];
        if (!choice_fits(plain, action, typed, fit))
            continue;
        text_add(&text, count++ > 0 ? "; " : "");
        text_number(&text, i + 1);
        text_char(&text, ' ');
        game_print_label(game, state, action, plain->session.lang, &text);
    }
    plain_say(plain, "plain.words_which", NULL, page);
}

/* What was understood is said before it is done. */
static void take(Plain *plain, Action action)
{
    const Game *game = match_game(plain->session.match);
    char label[LINE_SIZE], words[ACTION_TEXT_SIZE];
    Text text;
    text_init(&text, label, sizeof label);
    game_print_label(game, match_state(plain->session.match), action, plain->session.lang, &text);
    plain_say(plain, "plain.words_taken", NULL, label);
    text_init(&text, words, sizeof words);
    action_print(game, action, &text);
    plain_play_words(plain, words);
}

bool plain_take_words(Plain *plain, const char *line)
{
    char typed[WORDS_SIZE];
    ActionList list;
    match_legal(plain->session.match, &list);
    normalise(line, typed);
    for (int fit = FIT_WHOLE; fit < FITS && typed[0]; fit++) {
        uint32_t count = 0, found = 0;
        for (uint32_t i = 0; i < list.count; i++) {
            if (!choice_fits(plain, list.action[i], typed, (Fit)fit))
                continue;
            found = i;
            count++;
        }
        if (count == 1)
            take(plain, list.action[found]);
        else if (count > 1)
            say_meant(plain, &list, typed, (Fit)fit);
        if (count > 0)
            return true;
    }
    return false;
}
