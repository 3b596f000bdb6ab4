/* menu_new.c: new games: who plays which side, and the options of the game. */
#include <stdio.h>
#include <string.h>

#include "term/ui.h"

enum { ITEMS_MAX = 16 };

/* ---- Who plays ------------------------------------------------------------------------------- */

/* A side for the person: its seat, or -1. */
static int ask_side(Ui *ui, const char *title)
{
    const Rules *rules = ui->wish.rules;
    const char *labels[SEATS_MAX];
    for (Seat i = 0; i < rules->seats; i++)
        labels[i] = seat_name(rules, i, ui->lang);
    return pick(ui, message_text(ui->lang, title), "", labels, rules->seats, rules->seats - 1);
}

/* A value of an option; false: Escape. */
static bool ask_option(Ui *ui, uint8_t index)
{
    const Option *option = &ui->wish.rules->options[index];
    const char *labels[ITEMS_MAX];
    int count = 0;
    for (; count < ITEMS_MAX && option->words[count]; count++)
        labels[count] = message_text(ui->lang, option->value_messages[count]);
    const int picked = pick(ui, message_text(ui->lang, option->message), "", labels, count,
                            ui->wish.option[index]);
    if (picked >= 0)
        ui->wish.option[index] = (uint8_t)picked;
    return picked >= 0;
}

/* How a player plays who can play in several ways; false: Escape. */
bool menu_manner(Ui *ui, const char *word)
{
    const Rules *rules = ui->wish.rules;
    for (uint8_t i = 0; i < rules->option_count; i++) {
        const Policy *policy = policy_mannered(rules, rules->options[i].word);
        if (policy && strcmp(policy->word, word) == 0)
            return ask_option(ui, i);
    }
    return true;
}

/* A player for a seat: one of the game's policies or, if allowed, a person. Of a series both seats
 * must suit him. False: Escape. */
static bool ask_player(Ui *ui, Seat number, bool person)
{
    const Rules *rules = ui->wish.rules;
    const char *labels[ITEMS_MAX], *words[ITEMS_MAX], *now = ui->wish.controller[number];
    char title[SENTENCE_SIZE];
    const Policy *policy;
    int count = 0, usual = 0;
    for (uint32_t i = 0; count + 1 < ITEMS_MAX && (policy = policy_at(rules, i)) != NULL; i++) {
        const bool fits = ui->wish.series ? !policy->seats : policy_plays(policy, number);
        if (!fits)
            continue;
        usual = policy == rules->policies || strcmp(policy->word, now) == 0 ? count : usual;
        words[count] = policy->word;
        labels[count++] = message_text(ui->lang, policy->message);
    }
    if (person) {
        words[count] = "human";
        labels[count++] = message_text(ui->lang, "term.person");
    }
    Text text;
    text_init(&text, title, sizeof title);
    message_say(ui->lang, "term.menu.who", NULL, seat_name(rules, number, ui->lang), &text);
    const int picked = pick(ui, title, "", labels, count, usual);
    if (picked < 0 || !menu_manner(ui, words[picked]))
        return false;
    wish_sit(&ui->wish, number, words[picked]);
    return true;
}

/* One side for the person, every other for whom he picks. */
static bool ask_against(Ui *ui, bool person)
{
    const int side = ask_side(ui, "term.menu.side");
    if (side < 0)
        return false;
    for (Seat i = 0; i < ui->wish.rules->seats; i++)
        if ((int)i != side && !ask_player(ui, i, person))
            return false;
    return true;
}

void menu_computer(Ui *ui)
{
    if (ask_against(ui, false))
        open_wish(ui);
}

/* The person's side, and the automaton everywhere else. */
void menu_alone(Ui *ui, const Policy *automaton)
{
    const int side = ask_side(ui, "term.menu.side");
    if (side < 0 || !menu_manner(ui, automaton->word))
        return;
    for (Seat i = 0; i < ui->wish.rules->seats; i++)
        wish_sit(&ui->wish, i, (int)i == side ? "human" : automaton->word);
    open_wish(ui);
}

void menu_two(Ui *ui) { open_wish(ui); }

void menu_series(Ui *ui)
{
    ui->wish.series = true;
    if (ask_against(ui, true))
        open_wish(ui);
}

void menu_watch(Ui *ui)
{
    for (Seat i = 0; i < ui->wish.rules->seats; i++)
        if (!ask_player(ui, i, false))
            return;
    open_wish(ui);
}

/* People and computers mixed: all seats in one list, each with who plays it. */
void menu_seats(Ui *ui)
{
    const Rules *rules = ui->wish.rules;
    char words[SEATS_MAX][256];
    const char *labels[SEATS_MAX + 1];
    for (int at = 0; at >= 0;) {
        for (Seat i = 0; i < rules->seats; i++) {
            const Policy *policy = policy_find(rules, ui->wish.controller[i]);
            snprintf(words[i], sizeof words[i], "%s%s%s", seat_name(rules, i, ui->lang),
                     message_text(ui->lang, "term.colon"),
                     message_text(ui->lang, policy ? policy->message : "term.person"));
            labels[i] = words[i];
        }
        labels[rules->seats] = message_text(ui->lang, "play.menu.begin");
        at = pick(ui, message_text(ui->lang, "play.menu.seats"), "", labels, rules->seats + 1, at);
        if (at == rules->seats) {
            open_wish(ui);
            return;
        }
        if (at >= 0 && ask_player(ui, (Seat)at, true))
            at++;
    }
}

void menu_table(Ui *ui)
{
    ui->wish.table = true;
    if (ask_against(ui, true))
        open_wish(ui);
}

/* ---- Options --------------------------------------------------------------------------------- */

/* Set by who plays, or asked with him. */
bool menu_is_players_option(const Rules *rules, const Option *option)
{
    const Policy *policy;
    if (policy_mannered(rules, option->word))
        return true;
    for (uint32_t i = 0; (policy = policy_at(rules, i)) != NULL; i++)
        if (policy->option && strcmp(policy->option, option->word) == 0)
            return true;
    return false;
}

void menu_options(Ui *ui)
{
    const Rules *rules = ui->wish.rules;
    char words[OPTIONS_MAX][256];
    const char *labels[OPTIONS_MAX + 1];
    uint8_t index[OPTIONS_MAX];
    for (int at = 0; at >= 0;) {
        int count = 0;
        for (uint8_t i = 0; i < rules->option_count; i++) {
            if (menu_is_players_option(rules, &rules->options[i]))
                continue;
            snprintf(words[count], sizeof words[count], "%s%s%s",
                     message_text(ui->lang, rules->options[i].message),
                     message_text(ui->lang, "term.colon"),
                     message_text(ui->lang, rules->options[i].value_messages[ui->wish.option[i]]));
            labels[count] = words[count];
            index[count++] = i;
        }
        labels[count] = message_text(ui->lang, "term.menu.ready");
        at = pick(ui, message_text(ui->lang, "term.menu.options"), "", labels, count + 1, at);
        if (at == count)
            return;
        if (at >= 0)
            ask_option(ui, index[at]);
    }
}
