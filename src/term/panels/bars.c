/* bars.c: the line at the head of the screen: game, turn, whose screen it is; and the one at its
 * foot: the keys. */
#include <string.h>

#include "term/ui.h"

/* ---- Title ----------------------------------------------------------------------------------- */

static void print_left(const Ui *ui, Text *out)
{
    const Game *game = ui_game(ui);
    const Rules *rules = game->rules;
    text_char(out, ' ');
    text_add(out, game_title(rules, ui->lang));
    text_add(out, " · ");
    game_print_turn(game, game_turn(game, ui->state), ui->lang, out);
    if (match_is_table(ui->session.match)) {
        text_add(out, " · ");
        text_add(out, message_text(ui->lang, "term.table"));
    }
}

/* Whose screen it is; several people at an open game share it: then whoever is to choose. */
static Seat sitter(const Ui *ui)
{
    const bool shared = ui_game(ui)->rules->open && ui->session.people > 1 && !ui->back;
    return shared ? match_actor(ui->session.match) : ui_viewer(ui);
}

static void print_right(const Ui *ui, Text *out)
{
    const Seat viewer = sitter(ui);
    const Rules *rules = ui_game(ui)->rules;
    if (ui->session.keep_problem.message) {
        char buffer[SENTENCE_SIZE];
        Text text;
        text_init(&text, buffer, sizeof buffer);
        problem_print(&ui->session.keep_problem, ui->lang, &text);
        message_say(ui->lang, "term.not_kept", NULL, buffer, out);
    } else if (viewer < rules->seats) {
        message_say(ui->lang, "term.you_are", NULL, seat_name(rules, viewer, ui->lang), out);
    } else {
        text_add(out, message_text(ui->lang, "term.you_watch"));
    }
    text_char(out, ' ');
}

void draw_title(Ui *ui)
{
    char buffer[SENTENCE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    print_left(ui, &text);
    screen_line(&ui->screen, 0, 0, ui->screen.columns, LOOK_BAR, buffer);
    const int used = screen_width(&ui->screen, buffer) + 2;
    text_clear(&text);
    print_right(ui, &text);
    const int width = screen_width(&ui->screen, buffer);
    const int column = ui->screen.columns - width > used ? ui->screen.columns - width : used;
    screen_put(&ui->screen, 0, column, ui->screen.columns - column,
               ui->session.keep_problem.message ? STYLE_ALERT : LOOK_BAR, buffer);
}

/* ---- Keys ------------------------------------------------------------------------------------ */

static const char *key_words(const Ui *ui, const Hint *hint)
{
    return strncmp(hint->key, "term.", 5) == 0 ? message_text(ui->lang, hint->key) : hint->key;
}

static int hint_width(const Ui *ui, const Hint *hint)
{
    return screen_width(&ui->screen, key_words(ui, hint)) + 1 +
           screen_width(&ui->screen, message_text(ui->lang, hint->message)) + 2;
}

static int put_hint(const Ui *ui, int column, const Hint *hint)
{
    const int row = ui->screen.rows - 1, width = ui->screen.columns;
    int at = screen_put(&ui->screen, row, column, width - column, LOOK_KEY, key_words(ui, hint));
    at = screen_put(&ui->screen, row, at + 1, width - at - 1, STYLE_FAINT,
                    message_text(ui->lang, hint->message));
    return at + 2;
}

/* Help and quit, the last two, are never pushed out by what fits before them. */
void draw_hints(Ui *ui, const Hint *hints, size_t count)
{
    int column = 1, left = ui->screen.columns - 1;
    for (size_t i = count < 2 ? 0 : count - 2; i < count; i++)
        left -= hint_width(ui, &hints[i]);
    for (size_t i = 0; i < count; i++) {
        const bool kept = i + 2 >= count;
        if (!kept && (left -= hint_width(ui, &hints[i])) < -2)
            i = count - 2;
        column = put_hint(ui, column, &hints[i]);
    }
}

static const Hint choose_hints[] = {{"term.key.enter", "term.does.choose"},
                                    {"term.key.tab", "term.does.panel"},
                                    {"?", "term.does.rule"},
                                    {"t", "review.does_hint"},
                                    {"i", "term.does.place"},
                                    {"o", "term.does.odds"},
                                    {"u", "term.does.undo"},
                                    {"c", "term.does.cards"},
                                    {"l", "term.does.log"},
                                    {"/", "term.does.filter"},
                                    {"w", "term.does.why"},
                                    {"<", "term.does.back"},
                                    {"s", "term.does.save"},
                                    {"r", "term.does.redo"},
                                    {"m", "term.does.menu"},
                                    {"L", "term.does.language"},
                                    {"a", "term.does.board"},
                                    {"h", "term.does.help"},
                                    {"q", "term.does.quit"}};

/* Of a game in which everything is open: what the cards on the table do comes first. */
static const Hint open_hints[] = {{"term.key.enter", "term.does.choose"},
                                  {"term.key.tab", "term.does.panel"},
                                  {"?", "term.does.rule"},
                                  {"c", "term.does.cards"},
                                  {"t", "review.does_hint"},
                                  {"i", "term.does.place"},
                                  {"u", "term.does.undo"},
                                  {"f", "term.does.sheet"},
                                  {"o", "term.does.odds"},
                                  {"l", "term.does.log"},
                                  {"/", "term.does.filter"},
                                  {"<", "term.does.back"},
                                  {"s", "term.does.save"},
                                  {"r", "term.does.redo"},
                                  {"m", "term.does.menu"},
                                  {"L", "term.does.language"},
                                  {"h", "term.does.help"},
                                  {"q", "term.does.quit"}};

static const Hint back_hints[] = {{"<", "term.does.before"},
                                  {">", "term.does.after"},
                                  {"term.key.pages", "term.does.turns"},
                                  {"term.key.space", "term.does.run"},
                                  {"g", "term.does.rewind"},
                                  {"i", "term.does.place"},
                                  {"l", "term.does.log"},
                                  {"h", "term.does.help"},
                                  {"term.key.escape", "term.does.return"}};

static const Hint watch_hints[] = {{"term.key.space", "term.does.pause"},
                                   {"n", "term.does.step"},
                                   {"+ -", "term.does.speed"},
                                   {"?", "term.does.rule"},
                                   {"i", "term.does.place"},
                                   {"l", "term.does.log"},
                                   {"w", "term.does.why"},
                                   {"<", "term.does.back"},
                                   {"m", "term.does.menu"},
                                   {"h", "term.does.help"},
                                   {"q", "term.does.quit"}};

/* The computer searches: what can be done meanwhile. */
static const Hint think_hints[] = {{"?", "term.does.rule"}, {"i", "term.does.place"},
                                   {"l", "term.does.log"},  {"w", "term.does.why"},
                                   {"m", "term.does.menu"}, {"h", "term.does.help"},
                                   {"q", "term.does.quit"}};

/* The game is over. */
static const Hint final_hints[] = {{"term.key.enter", "term.does.choose"},
                                   {"v", "review.does_review"},
                                   {"<", "term.does.back"},
                                   {"l", "term.does.log"},
                                   {"i", "term.does.place"},
                                   {"w", "term.does.why"},
                                   {"s", "term.does.save"},
                                   {"a", "term.does.board"},
                                   {"L", "term.does.language"},
                                   {"m", "term.does.menu"},
                                   {"h", "term.does.help"},
                                   {"q", "term.does.quit"}};

static const Hint skip_hints[] = {{"term.key.any", "term.does.skip"}};

void draw_footer(Ui *ui)
{
    const Need need = session_need(&ui->session);
    const bool waiting = need == NEED_TIME;
    if (ui->back || ui->replay)
        draw_hints(ui, back_hints, COUNT_OF(back_hints));
    else if (waiting && ui->session.people == 0)
        draw_hints(ui, watch_hints, COUNT_OF(watch_hints));
    else if (waiting && ui->thinking)
        draw_hints(ui, think_hints, COUNT_OF(think_hints));
    else if (need == NEED_NOTHING)
        draw_hints(ui, final_hints, COUNT_OF(final_hints));
    else if (waiting)
        draw_hints(ui, skip_hints, COUNT_OF(skip_hints));
    else if (ui_game(ui)->rules->open)
        draw_hints(ui, open_hints, COUNT_OF(open_hints));
    else
        draw_hints(ui, choose_hints, COUNT_OF(choose_hints));
}
