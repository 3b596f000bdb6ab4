/* plain_facts.c: what a person may ask about: the map in words, one province, the odds, the rule
 * behind a question, why the computer did what it did. The answers are the game's (core/guide.h).
 */
#include <string.h>
#include <strings.h>

#include "plain/plain.h"

enum { NAME_SIZE = 128, PLACES_MAX = 64 };

static const Rules *rules_of(const Plain *plain) { return match_game(plain->session.match)->rules; }

/* ---- The table in words ---------------------------------------------------------------------- */

typedef void Page(const Game *game, const State *state, Seat viewer, Lang lang, Text *out);

/* A whole page; games without it say so. */
static void put_page(const Plain *plain, Page *page)
{
    char *buffer = page ? malloc(PAGE_SIZE) : NULL;
    Text text;
    if (!buffer) {
        plain_say(plain, "plain.not_here", NULL, NULL);
        return;
    }
    text_init(&text, buffer, PAGE_SIZE);
    page(match_game(plain->session.match), plain_state(plain), plain_viewer(plain),
         plain->session.lang, &text);
    plain_put(plain, buffer);
    free(buffer);
}

void plain_picture(Plain *plain, const char *rest) { put_page(plain, game_picture); }

void plain_map(Plain *plain, const char *rest)
{
    put_page(plain, guide_has(rules_of(plain), GUIDE_SURVEY) ? guide_survey : game_picture);
}

void plain_status(Plain *plain, const char *rest)
{
    put_page(plain, guide_has(rules_of(plain), GUIDE_STATUS) ? guide_status : game_picture);
}

void plain_hand(Plain *plain, const char *rest)
{
    put_page(plain, guide_has(rules_of(plain), GUIDE_HAND) ? guide_hand : NULL);
}

/* Of the faction that is named, or of the one to choose. */
void plain_sheet(Plain *plain, const char *rest)
{
    const Rules *rules = rules_of(plain);
    const Seat actor = match_actor(plain->session.match);
    Seat seat = actor < rules->seats ? actor : 0;
    char *buffer = guide_has(rules, GUIDE_SHEET) ? malloc(PAGE_SIZE) : NULL;
    Text text;
    if (!buffer) {
        plain_say(plain, "plain.not_here", NULL, NULL);
        return;
    }
    for (Seat i = 0; i < rules->seats; i++)
        seat = strcasecmp(rest, rules->seat_words[i]) == 0 ? i : seat;
    text_init(&text, buffer, PAGE_SIZE);
    text_add(&text, seat_name(rules, seat, plain->session.lang));
    text_char(&text, '\n');
    guide_sheet(match_game(plain->session.match), seat, plain->session.lang, &text);
    plain_put(plain, buffer);
    free(buffer);
}

/* ---- Names of places ------------------------------------------------------------------------- */

/* How well a name answers to what was typed. */
typedef enum Fit { FIT_NONE, FIT_INSIDE, FIT_FRONT, FIT_WHOLE } Fit;

static Fit fit_of(const char *name, const char *typed)
{
    const size_t length = strlen(typed);
    if (strcmp(name, typed) == 0)
        return FIT_WHOLE;
    if (strncmp(name, typed, length) == 0)
        return FIT_FRONT;
    for (const char *word = strchr(name, ' '); word; word = strchr(word + 1, ' '))
        if (strncmp(word + 1, typed, length) == 0)
            return FIT_INSIDE;
    return FIT_NONE;
}

static void print_place(const Plain *plain, Lang lang, uint8_t place, Text *out)
{
    text_clear(out);
    guide_print_place(match_game(plain->session.match), place, lang, out);
}

/* The best fit in any language. */
static Fit place_fit(const Plain *plain, uint8_t place, const char *typed)
{
    char name[NAME_SIZE], key[NAME_SIZE];
    Text text, folded;
    Fit best = FIT_NONE;
    text_init(&text, name, sizeof name);
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        print_place(plain, (Lang)lang, place, &text);
        text_init(&folded, key, sizeof key);
        plain_key(name, &folded);
        const Fit fit = fit_of(key, typed);
        best = fit > best ? fit : best;
    }
    return best;
}

static void put_candidates(const Plain *plain, const char *id, const uint8_t *place, uint32_t count)
{
    char name[NAME_SIZE], names[LINE_SIZE];
    Text text, all;
    text_init(&text, name, sizeof name);
    text_init(&all, names, sizeof names);
    for (uint32_t i = 0; i < count; i++) {
        print_place(plain, plain->session.lang, place[i], &text);
        text_add(&all, i > 0 ? ", " : "");
        text_add(&all, name);
    }
    plain_say(plain, id, NULL, names);
}

/* The one place that answers best to the name, in any language, with or without accents; else the
 * candidates are named. */
static bool find_place(const Plain *plain, const char *name, uint8_t *place)
{
    uint8_t found[PLACES_MAX];
    uint32_t count = 0;
    Fit best = FIT_NONE;
    TEXT(text, typed, NAME_SIZE);
    plain_key(name, &text);
    for (uint8_t i = 0; i < guide_place_count(rules_of(plain)) && i < PLACES_MAX; i++) {
        const Fit fit = place_fit(plain, i, typed);
        if (fit > best)
            count = 0;
        best = fit > best ? fit : best;
        if (fit == best)
            found[count++] = i;
    }
    if (best != FIT_NONE && count == 1) {
        *place = found[0];
        return true;
    }
    put_candidates(plain, best == FIT_NONE ? "plain.place_unknown" : "plain.place_which", found,
                   count);
    return false;
}

void plain_show(Plain *plain, const char *rest)
{
    char buffer[2 * LINE_SIZE];
    Text text;
    uint8_t place;
    if (!guide_has(rules_of(plain), GUIDE_DESCRIBE))
        plain_say(plain, "plain.not_here", NULL, NULL);
    else if (rest[0] == '\0')
        plain_say(plain, "plain.show_what", NULL, NULL);
    else if (find_place(plain, rest, &place)) {
        text_init(&text, buffer, sizeof buffer);
        guide_describe(match_game(plain->session.match), plain_state(plain), plain_viewer(plain),
                       place, plain->session.lang, &text);
        plain_put(plain, buffer);
    }
}

/* ---- Odds ------------------------------------------------------------------------------------ */

static bool put_forecast(const Plain *plain, uint8_t place, bool even_none)
{
    TEXT(text, buffer, 2 * LINE_SIZE);
    const bool told = guide_forecast(match_game(plain->session.match), plain_state(plain),
                                     plain_viewer(plain), place, plain->session.lang, &text);
    if (told || even_none)
        plain_put(plain, buffer);
    if ((told || even_none) && text.length > 0 && buffer[text.length - 1] != '\n')
        plain_put(plain, "\n");
    return told;
}

/* Without a place: of every place where there is something to foretell. */
void plain_odds(Plain *plain, const char *rest)
{
    uint8_t place;
    bool any = false;
    if (!guide_has(rules_of(plain), GUIDE_FORECAST)) {
        plain_say(plain, "plain.not_here", NULL, NULL);
        return;
    }
    if (rest[0]) {
        if (find_place(plain, rest, &place))
            put_forecast(plain, place, true);
        return;
    }
    for (place = 0; place < guide_place_count(rules_of(plain)); place++)
        any = put_forecast(plain, place, false) || any;
    if (!any)
        plain_say(plain, "plain.no_odds", NULL, NULL);
}

/* ---- Rules ----------------------------------------------------------------------------------- */

/* "[9.10 · printed S.6b] text"; brackets may be typed, too. */
void plain_rule(Plain *plain, const char *rest)
{
    const Game *game = match_game(plain->session.match);
    const Step *step = game_step(game, plain_state(plain));
    const char *number = rest[0] == '\0' && step ? step->rule : rest;
    TEXT(text, buffer, RULE_PAGE);
    if (!game_print_rule(game, number, plain->session.lang, &text)) {
        plain_say(plain, "plain.no_rule", NULL, number);
        return;
    }
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

/* ---- Why ------------------------------------------------------------------------------------- */

/* A refusal costs nothing; a legal action must not be played by asking about it. */
static void ask_legal(const Plain *plain, const char *words)
{
    const Game *game = match_game(plain->session.match);
    Action action;
    if (!action_parse(game, words, &action)) {
        plain_say(plain, "match.refuse_words", NULL, words);
        return;
    }
    const Reason *reason = game_refuse(game, match_state(plain->session.match), action);
    if (reason)
        plain_refuse(plain, words, reason);
    else
        plain_say(plain, "cli.why_legal", NULL, words);
}

/* Index of the action that is the `wanted`-th from the end among those that can be explained. */
static bool find_explained(const Plain *plain, uint32_t wanted, uint32_t *index, Text *text)
{
    uint32_t last;
    if (wanted == 0 || !session_last_explained(&plain->session, &last))
        return false;
    for (*index = last;; --*index) {
        text_clear(text);
        if (session_explain(&plain->session, *index, text) && --wanted == 0)
            return true;
        if (*index == 0)
            return false;
    }
}

/* The action as its watcher may know it. */
static void put_action(const Plain *plain, uint32_t index)
{
    Walk walk;
    if (!walk_open(&walk, plain->session.match))
        return;
    while (walk.number <= index && walk_next(&walk))
        ;
    TEXT(text, buffer, 2 * LINE_SIZE);
    transcript_notes(&walk, plain_viewer(plain), plain->session.lang, &text);
    walk_close(&walk);
    plain_put(plain, buffer);
}

static void explain(const Plain *plain, uint32_t wanted)
{
    uint32_t index;
    TEXT(text, buffer, 4 * LINE_SIZE);
    if (!find_explained(plain, wanted, &index, &text)) {
        plain_say(plain, "plain.no_grounds", NULL, NULL);
        return;
    }
    put_action(plain, index);
    plain_put(plain, buffer);
}

void plain_why(Plain *plain, const char *rest)
{
    uint32_t wanted = 1;
    if (rest[0] == '\0' || slice_number(slice_of(rest), UINT32_MAX, &wanted))
        explain(plain, wanted);
    else
        ask_legal(plain, rest);
}
