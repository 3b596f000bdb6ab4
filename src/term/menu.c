/* menu.c: the start: everything that can be done, in words. */
#include <string.h>

#include "core/lesson.h"
#include "games/list.h"
#include "play/habits.h"
#include "term/ui.h"

/* What an entry of the menu does. */
typedef struct Entry {
    const char *message;
    void (*run)(Ui *ui);
} Entry;

enum { ENTRIES_MAX = 16, GAMES_MAX = 16 };

/* ---- Entries --------------------------------------------------------------------------------- */

/* Any scene; the usual one is where the pupil was last. */
static void learn(Ui *ui)
{
    enum { TITLE_SIZE = 256 };
    const Lesson *lesson = guide_lesson(ui->wish.rules);
    char titles[SCENES_MAX][TITLE_SIZE];
    const char *labels[SCENES_MAX];
    for (unsigned i = 0; i < lesson->count; i++) {
        Text text;
        text_init(&text, titles[i], TITLE_SIZE);
        scene_print(lesson, i, ui->lang, &text);
        labels[i] = titles[i];
    }
    const int picked = pick(ui, message_text(ui->lang, "term.menu.learn"), "", labels,
                            (int)lesson->count, (int)scene_last(ui->wish.rules));
    if (picked >= 0)
        open_lesson(ui, (unsigned)picked);
}

static void next_language(Ui *ui)
{
    ui->lang = (Lang)((ui->lang + 1) % LANG_COUNT);
    habit_set_lang(ui->lang);
}

static void another_game(Ui *ui) { ui->game_known = false; }

static void quit(Ui *ui) { ui->leave = LEAVE_QUIT; }

/* A policy that plays by rules of its own (Policy.option) is what solo means. */
static const Policy *automaton(const Rules *rules)
{
    const Policy *policy;
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++)
        if (policy->option)
            return policy;
    return NULL;
}

static uint32_t list_entries(const Rules *rules, Entry *entry)
{
    const bool two = rules->seats == 2;
    uint32_t count = 0;
    if (automaton(rules))
        entry[count++] = (Entry){"term.menu.solo", menu_solo};
    entry[count++] = (Entry){"term.menu.computer", menu_computer};
    entry[count++] = (Entry){two ? "term.menu.two" : "play.menu.many", menu_two};
    if (!two)
        entry[count++] = (Entry){"play.menu.seats", menu_seats};
    if (game_has_series(rules))
        entry[count++] = (Entry){"term.menu.series", menu_series};
    entry[count++] = (Entry){two ? "term.menu.watch" : "play.menu.watch_many", menu_watch};
    entry[count++] = (Entry){"term.menu.table", menu_table};
    if (guide_has(rules, GUIDE_LESSON))
        entry[count++] = (Entry){"term.menu.learn", learn};
    entry[count++] = (Entry){"term.menu.saved", menu_saved};
    entry[count++] = (Entry){"term.menu.replay", menu_replay};
    if (rules->option_count > 0)
        entry[count++] = (Entry){"term.menu.options", menu_options};
    entry[count++] = (Entry){"term.menu.another", another_game};
    entry[count++] = (Entry){"term.menu.language", next_language};
    entry[count++] = (Entry){"term.menu.help", info_help};
    entry[count++] = (Entry){"term.menu.quit", quit};
    return count;
}

/* ---- The menu -------------------------------------------------------------------------------- */

/* Options that are not as usual, for the line under the title. */
static void print_options(const Ui *ui, Text *out)
{
    const Rules *rules = ui->wish.rules;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        if (menu_is_players_option(rules, &rules->options[i]) ||
            ui->wish.option[i] == rules->options[i].preset)
            continue;
        if (out->length > 0)
            text_add(out, " · ");
        text_add(out, message_text(ui->lang, rules->options[i].message));
        text_add(out, message_text(ui->lang, "term.colon"));
        text_add(out, message_text(ui->lang, rules->options[i].value_messages[ui->wish.option[i]]));
    }
}

/* Behind a box that an entry opens. */
static void draw_nothing(Ui *ui)
{
    screen_line(&ui->screen, 0, 0, ui->screen.columns, LOOK_BAR, "");
}

static void start_again(Ui *ui)
{
    const Rules *rules = ui->wish.rules;
    for (Seat seat = 0; seat < rules->seats; seat++)
        wish_sit(&ui->wish, seat, "human");
    for (uint8_t i = 0; i < rules->option_count; i++)
        if (policy_mannered(rules, rules->options[i].word))
            ui->wish.option[i] = rules->options[i].preset;
    ui->wish.table = ui->wish.series = false;
}

/* The first question: games that have something to show. */
static void ask_game(Ui *ui)
{
    const char *labels[GAMES_MAX];
    const Rules *games[GAMES_MAX];
    int count = 0, preset = 0;
    for (size_t i = 0; i < game_list_count && count < GAMES_MAX; i++) {
        if (!guide_has(game_list[i], GUIDE_MAP))
            continue;
        preset = game_list[i] == ui->wish.rules ? count : preset;
        games[count] = game_list[i];
        labels[count++] = game_title(game_list[i], ui->lang);
    }
    const int picked =
        pick(ui, message_text(ui->lang, "play.menu.game"), "", labels, count, preset);
    if (picked < 0) {
        ui->leave = LEAVE_QUIT;
        return;
    }
    if (games[picked] != ui->wish.rules)
        wish_init(&ui->wish, games[picked]);
    habit_set("game", ui->wish.rules->word);
    ui->game_known = true;
}

/* What can be done with that game. */
static void ask_entry(Ui *ui, int *at)
{
    Entry entry[ENTRIES_MAX];
    const char *labels[ENTRIES_MAX];
    char words[SENTENCE_SIZE];
    const uint32_t count = list_entries(ui->wish.rules, entry);
    Text text;
    text_init(&text, words, sizeof words);
    print_options(ui, &text);
    for (uint32_t i = 0; i < count; i++)
        labels[i] = message_text(ui->lang, entry[i].message);
    start_again(ui);
    const int picked =
        pick(ui, message_text(ui->lang, "term.menu.title"), words, labels, (int)count, *at);
    *at = picked < 0 ? 0 : picked;
    if (picked >= 0)
        entry[picked].run(ui);
    else if (picked == PICK_BACK)
        ui->game_known = false;
    else
        ui->leave = LEAVE_QUIT;
}

void menu_run(Ui *ui)
{
    int at = 0;
    ui->backdrop = draw_nothing;
    while (!ui->playing && ui->leave == LEAVE_NOT && !ui->screen.ended)
        if (ui->game_known)
            ask_entry(ui, &at);
        else
            ask_game(ui);
}

/* Where it can take any seat it takes all but one. */
void menu_solo(Ui *ui)
{
    const Policy *policy = automaton(ui->wish.rules);
    Seat seat = 0;
    if (!policy->seats) {
        menu_alone(ui, policy);
        return;
    }
    while (!policy_plays(policy, seat))
        seat++;
    if (!menu_manner(ui, policy->word))
        return;
    wish_sit(&ui->wish, seat, policy->word);
    open_wish(ui);
}
