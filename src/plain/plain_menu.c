/* plain_menu.c: a few short questions before a game: what to play, against whom, which side, which
 * rules. Enter takes the answer in brackets, and so does the end of input: a newcomer who only
 * presses Enter plays the usual game. */
#include <string.h>

#include "core/lesson.h"
#include "plain/plain.h"
#include "play/habits.h"
#include "play/shelf.h"

enum { ITEMS_MAX = 16, LABEL_SIZE = 256, KEPT_MAX = 9 };

typedef enum What {
    WHAT_SOLO,
    WHAT_COMPUTER,
    WHAT_PEOPLE,
    WHAT_SEATS,
    WHAT_WATCH,
    WHAT_SERIES,
    WHAT_LESSON,
    WHAT_TABLE,
    WHAT_SAVED
} What;

/* A numbered list that is being asked. */
typedef struct Menu {
    const Plain *plain;
    Wish *wish;
    bool stop; /* the person wants none of it */
    uint32_t count, preset;
    char label[ITEMS_MAX][LABEL_SIZE];
    const char *word[ITEMS_MAX]; /* policies: their words */
} Menu;

/* ---- Lists ----------------------------------------------------------------------------------- */

static void menu_clear(Menu *menu) { menu->count = menu->preset = 0; }

static void menu_add(Menu *menu, const char *id, const char *detail, const char *word)
{
    Text text;
    ENSURE(menu->count < ITEMS_MAX);
    text_init(&text, menu->label[menu->count], LABEL_SIZE);
    message_say(menu->plain->session.lang, id, NULL, detail, &text);
    menu->word[menu->count++] = word;
}

static void menu_put(const Menu *menu, const char *title)
{
    char number[16];
    plain_put(menu->plain, "\n");
    plain_say(menu->plain, title, NULL, NULL);
    for (uint32_t i = 0; i < menu->count; i++) {
        snprintf(number, sizeof number, "  %u  ", i + 1);
        plain_put(menu->plain, number);
        plain_put(menu->plain, menu->label[i]);
        plain_put(menu->plain, "\n");
    }
}

static bool is_quit(const Menu *menu, const char *line)
{
    const Lang langs[] = {LANG_EN, menu->plain->session.lang};
    for (size_t i = 0; i < COUNT_OF(langs); i++) {
        const char *words = message_text(langs[i], "plain.word.quit");
        Slice rest = {words, strlen(words)}, word;
        while (slice_cut(&rest, ' ', &word))
            if (slice_equal(word, line))
                return true;
    }
    return false;
}

/* A number from 1 to count, 0 for Enter alone; anything else is asked again. */
static uint32_t read_number(Menu *menu)
{
    for (;;) {
        uint32_t answer = 0;
        fputs("> ", stdout);
        fflush(stdout);
        char *line = read_line();
        menu->stop = line && is_quit(menu, line);
        const bool good = !line || menu->stop || line[0] == '\0' ||
                          (slice_number(slice_of(line), menu->count, &answer) && answer > 0);
        free(line);
        if (good)
            return answer;
        plain_say(menu->plain, "plain.menu.again", NULL, NULL);
    }
}

/* The index of the item taken; nothing is asked where there is only one. */
static uint32_t menu_choose(Menu *menu, const char *title)
{
    const int64_t preset[] = {menu->preset + 1};
    if (menu->count == 1 || menu->stop)
        return menu->preset;
    menu_put(menu, title);
    plain_say(menu->plain, "plain.menu.answer", preset, NULL);
    const uint32_t answer = read_number(menu);
    return answer ? answer - 1 : menu->preset;
}

/* ---- Who ------------------------------------------------------------------------------------- */

static bool can_sit(const Policy *policy, Seat seat)
{
    return !policy || policy_plays(policy, seat);
}

static const char *ask_opponent(Menu *menu, const char *title, bool special, bool person)
{
    const Policy *policy;
    const char *usual = "";
    menu_clear(menu);
    for (uint32_t i = 0; (policy = policy_at(menu->wish->rules, i)) != NULL; i++) {
        if (policy->option && !policy->option_of_seats && !special)
            continue;
        if (!usual[0] || strcmp(usual, policy_random.word) == 0) {
            menu->preset = menu->count; /* the first that is not the yardstick */
            usual = policy->word;
        }
        menu_add(menu, policy->message, "", policy->word);
    }
    if (person)
        menu_add(menu, "plain.menu.person", "", "human");
    return menu->word[menu_choose(menu, title)];
}

/* The side, where the opponent leaves a choice. */
static void ask_side(Menu *menu, const char *against)
{
    const Rules *rules = menu->wish->rules;
    const Policy *policy = policy_find(rules, against);
    Seat open[SEATS_MAX];
    menu_clear(menu);
    for (Seat seat = 0; seat < rules->seats; seat++) {
        bool fits = true;
        for (Seat other = 0; other < rules->seats; other++)
            fits = fits && (other == seat || can_sit(policy, other));
        if (!fits)
            continue;
        open[menu->count] = seat;
        menu_add(menu, seat_message(rules, seat), "", NULL);
    }
    menu->preset = menu->count - 1;
    const Seat you = open[menu_choose(menu, "plain.menu.side")];
    for (Seat seat = 0; seat < rules->seats; seat++)
        wish_sit(menu->wish, seat, seat == you ? "human" : against);
}

/* Seat by seat: computers alone, or people among them. */
static void ask_each(Menu *menu, bool person)
{
    const Rules *rules = menu->wish->rules;
    for (Seat seat = 0; seat < rules->seats; seat++)
        wish_sit(menu->wish, seat, ask_opponent(menu, seat_message(rules, seat), false, person));
}

/* ---- Which rules ----------------------------------------------------------------------------- */

static bool sits(const Wish *wish, const Policy *policy)
{
    for (Seat seat = 0; seat < wish->rules->seats; seat++)
        if (strcmp(wish->controller[seat], policy->word) == 0)
            return true;
    return false;
}

/* What a player brings along by himself is not asked, nor how one plays who is not there. */
static bool is_asked(const Wish *wish, const Option *option)
{
    const Rules *rules = wish->rules;
    const Policy *policy = policy_mannered(rules, option->word);
    if (policy)
        return sits(wish, policy);
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++)
        if (policy->option && strcmp(policy->option, option->word) == 0)
            return false;
    return true;
}

static void add_option(Menu *menu, const Option *option, uint8_t value)
{
    const Lang lang = menu->plain->session.lang;
    Text text;
    menu_add(menu, option->message, "", NULL);
    text_init(&text, menu->label[menu->count - 1], LABEL_SIZE);
    text_add(&text, message_text(lang, option->message));
    text_add(&text, message_text(lang, "plain.colon"));
    text_add(&text, message_text(lang, option->value_messages[value]));
}

/* All options in one list: a number goes to the next value, Enter leaves it as it is. */
static void ask_options(Menu *menu)
{
    const Rules *rules = menu->wish->rules;
    for (uint32_t answer = 1; answer && !menu->stop;) {
        uint8_t index[OPTIONS_MAX];
        menu_clear(menu);
        for (uint8_t i = 0; i < rules->option_count; i++) {
            if (!is_asked(menu->wish, &rules->options[i]))
                continue;
            index[menu->count] = i;
            add_option(menu, &rules->options[i], menu->wish->option[i]);
        }
        if (menu->count == 0)
            return;
        menu_put(menu, "plain.menu.options");
        plain_say(menu->plain, "plain.menu.as_it_is", NULL, NULL);
        answer = read_number(menu);
        if (answer) {
            uint8_t *value = &menu->wish->option[index[answer - 1]];
            const Option *option = &rules->options[index[answer - 1]];
            *value = option->words[*value + 1] ? (uint8_t)(*value + 1) : 0;
        }
    }
}

/* ---- What ------------------------------------------------------------------------------------ */

/* A player who brings his own rules along, as the automaton of a solo game does. */
static const Policy *solo_policy(const Rules *rules)
{
    for (uint8_t i = 0; i < rules->policy_count; i++)
        if (rules->policies[i].option)
            return &rules->policies[i];
    return NULL;
}

static What ask_what(Menu *menu, bool kept)
{
    const Rules *rules = menu->wish->rules;
    const Lang lang = menu->plain->session.lang;
    const bool two = rules->seats == 2;
    What what[ITEMS_MAX];
    menu_clear(menu);
    if (solo_policy(rules)) {
        what[menu->count] = WHAT_SOLO;
        menu_add(menu, "plain.menu.solo", message_text(lang, solo_policy(rules)->message), NULL);
    }
    what[menu->count] = WHAT_COMPUTER;
    menu_add(menu, "plain.menu.computer", "", NULL);
    what[menu->count] = WHAT_PEOPLE;
    menu_add(menu, two ? "plain.menu.people" : "play.menu.many", "", NULL);
    if (!two) {
        what[menu->count] = WHAT_SEATS;
        menu_add(menu, "play.menu.seats", "", NULL);
    }
    what[menu->count] = WHAT_WATCH;
    menu_add(menu, two ? "plain.menu.watch" : "play.menu.watch_many", "", NULL);
    if (game_has_series(rules)) {
        what[menu->count] = WHAT_SERIES;
        menu_add(menu, "plain.menu.series", "", NULL);
    }
    if (guide_has(rules, GUIDE_LESSON)) {
        what[menu->count] = WHAT_LESSON;
        menu_add(menu, "plain.menu.lesson", "", NULL);
    }
    what[menu->count] = WHAT_TABLE;
    menu_add(menu, "plain.menu.table", "", NULL);
    if (kept) {
        what[menu->count] = WHAT_SAVED;
        menu_add(menu, "plain.menu.saved", "", NULL);
    }
    return what[menu_choose(menu, "plain.menu.what")];
}

/* Which one is thrown away; the usual answer is none. */
static void ask_delete(Menu *menu, const Kept *kept, uint32_t count)
{
    menu_clear(menu);
    for (uint32_t i = 0; i < count; i++)
        menu_add(menu, "plain.menu.kept", kept[i].label, NULL);
    menu->preset = menu->count;
    menu_add(menu, "play.delete.no", "", NULL);
    const uint32_t which = menu_choose(menu, "play.delete.which");
    if (which < count && !menu->stop)
        plain_say(menu->plain,
                  shelf_delete(&kept[which]) ? "play.delete.done" : "play.delete.failed", NULL,
                  NULL);
}

/* False: there is nothing left to go on with. */
static bool ask_saved(Menu *menu, Kept *kept, uint32_t count, char path[PATH_SIZE])
{
    while (count > 0) {
        menu_clear(menu);
        for (uint32_t i = 0; i < count; i++)
            menu_add(menu, "plain.menu.kept", kept[i].label, NULL);
        menu_add(menu, "play.delete.one", "", NULL);
        const uint32_t which = menu_choose(menu, "plain.menu.which");
        if (which < count || menu->stop) {
            memcpy(path, kept[which < count ? which : 0].path, PATH_SIZE);
            return true;
        }
        ask_delete(menu, kept, count);
        count = shelf_list(menu->plain->session.lang, kept, KEPT_MAX);
    }
    return false;
}

static void ask_players(Menu *menu, What what)
{
    if (what == WHAT_SOLO)
        ask_side(menu, solo_policy(menu->wish->rules)->word);
    else if (what == WHAT_WATCH)
        ask_each(menu, false);
    else if (what == WHAT_SEATS)
        ask_each(menu, true);
    else if (what != WHAT_PEOPLE) {
        const char *against =
            ask_opponent(menu, "plain.menu.against", what == WHAT_TABLE, what != WHAT_COMPUTER);
        ask_side(menu, against);
    }
    menu->wish->series = what == WHAT_SERIES;
    menu->wish->table = what == WHAT_TABLE;
}

/* Games that have something to show. */
static void ask_game(Menu *menu)
{
    const Rules *games[ITEMS_MAX];
    menu_clear(menu);
    for (size_t i = 0; i < game_list_count && menu->count < ITEMS_MAX; i++) {
        if (!guide_has(game_list[i], GUIDE_MAP))
            continue;
        menu->preset = game_list[i] == menu->wish->rules ? menu->count : menu->preset;
        games[menu->count] = game_list[i];
        menu_add(menu, game_title_message(game_list[i]), "", NULL);
    }
    menu->wish->rules = games[menu_choose(menu, "play.menu.game")];
    if (!menu->stop)
        habit_set("game", menu->wish->rules->word);
}

/* From 1; the usual one is where the pupil was last. */
static unsigned ask_scene(Menu *menu)
{
    const Lesson *lesson = guide_lesson(menu->wish->rules);
    char title[LABEL_SIZE];
    menu_clear(menu);
    for (unsigned i = 0; i < lesson->count; i++) {
        Text text;
        text_init(&text, title, sizeof title);
        scene_print(lesson, i, menu->plain->session.lang, &text);
        menu_add(menu, "plain.menu.kept", title, NULL);
    }
    menu->preset = scene_last(menu->wish->rules);
    return menu_choose(menu, "plain.menu.lesson") + 1;
}

MenuChoice menu_ask(const Plain *plain, Wish *wish, bool ask, char path[PATH_SIZE], unsigned *scene)
{
    Menu *menu = calloc(1, sizeof *menu);
    Kept *kept = calloc(KEPT_MAX, sizeof *kept);
    MenuChoice choice = MENU_STOP;
    if (menu && kept) {
        menu->plain = plain;
        menu->wish = wish;
        if (ask)
            ask_game(menu);
        wish_init(wish, wish->rules);
        const uint32_t count = shelf_list(plain->session.lang, kept, KEPT_MAX);
        plain_say(plain, game_title_message(wish->rules), NULL, NULL);
        const What what = ask_what(menu, count > 0);
        choice = what == WHAT_LESSON ? MENU_LESSON : what == WHAT_SAVED ? MENU_SAVED : MENU_PLAY;
        if (choice == MENU_SAVED && !ask_saved(menu, kept, count, path))
            choice = MENU_STOP;
        if (choice == MENU_LESSON)
            *scene = ask_scene(menu);
        if (choice == MENU_PLAY) {
            ask_players(menu, what);
            ask_options(menu);
        }
        choice = menu->stop ? MENU_STOP : choice;
    }
    free(menu);
    free(kept);
    return choice;
}
