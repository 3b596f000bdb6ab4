/* refuse.c: why nothing can be chosen at a place. The legal choices show what is asked; the same
 * question is put to the rules about this place, with its units and its name, and they answer as
 * they answer everybody: with a sentence and a rule number. */
#include <stdio.h>
#include <string.h>

#include "term/ui.h"

enum { ANSWERS_MAX = 6 };

/* Different sentences, those that speak of the place itself first come first. */
typedef struct Answers {
    Ui *ui;
    unsigned count;
    char sentence[ANSWERS_MAX][512];
} Answers;

static void add_answer(Answers *answers, Action action, const Reason *reason)
{
    const Game *game = ui_game(answers->ui);
    char buffer[512];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    game_print_refusal(game, answers->ui->state, action, reason, answers->ui->lang, &text);
    text_char(&text, ' ');
    game_print_citation(game, reason->rule, answers->ui->lang, &text);
    for (unsigned i = 0; i < answers->count; i++)
        if (strcmp(answers->sentence[i], buffer) == 0)
            return;
    if (answers->count < ANSWERS_MAX)
        strcpy(answers->sentence[answers->count++], buffer);
}

/* One argument of a legal action is changed to every value it can have: what then is about the
 * place was perhaps meant. */
static void vary(Answers *answers, Action legal, int argument)
{
    const Game *game = ui_game(answers->ui);
    const uint8_t kind = game->rules->verbs[legal.verb].arg[argument];
    if (kind == ARG_NONE)
        return;
    for (uint16_t value = 0; value < game->rules->args[kind].count; value++) {
        Action action = legal;
        uint8_t *arg[] = {&action.a, &action.b, &action.c};
        *arg[argument] = (uint8_t)value;
        if (guide_place_of(game, answers->ui->state, action) != answers->ui->place)
            continue;
        const Reason *reason = game_refuse(game, answers->ui->state, action);
        if (reason && reason != &game->rules->reasons[REASON_NOT_NOW])
            add_answer(answers, action, reason);
    }
}

static void collect(Answers *answers)
{
    const ActionList *list = &answers->ui->legal;
    for (uint32_t i = 0; i < list->count && answers->count < ANSWERS_MAX; i++)
        for (int argument = 0; argument < ARGS_MAX; argument++)
            vary(answers, list->action[i], argument);
}

/* Nothing there to ask about: the question's own rule is all there is to say. */
static void say_nothing_here(Ui *ui, const char *place)
{
    const Step *step = game_step(ui_game(ui), ui->state);
    ui_notice(ui, "term.nothing_here", place);
    if (step && step->rule) {
        const size_t length = strlen(ui->notice);
        Text text;
        text_init(&text, ui->notice + length, sizeof ui->notice - length);
        text_char(&text, ' ');
        game_print_citation(ui_game(ui), step->rule, ui->lang, &text);
    }
}

void refuse_place(Ui *ui)
{
    char place[128], page[ANSWERS_MAX * 514];
    Answers answers = {.ui = ui};
    Text text;
    if (ui->place == PLACE_NONE)
        return;
    text_init(&text, place, sizeof place);
    guide_print_place(ui_game(ui), ui->place, ui->lang, &text);
    collect(&answers);
    if (answers.count == 0) {
        say_nothing_here(ui, place);
    } else if (answers.count == 1) {
        snprintf(ui->notice, sizeof ui->notice, "%s%s%s", place,
                 message_text(ui->lang, "term.colon"), answers.sentence[0]);
    } else {
        text_init(&text, page, sizeof page);
        for (unsigned i = 0; i < answers.count; i++) {
            text_add(&text, answers.sentence[i]);
            text_char(&text, '\n');
        }
        popup_read(ui, place, page, "", PAGE_FACTS);
    }
}
