/* read.c: boxes with something to read about the game itself: its rules, its board, the keys. */
#include <stdlib.h>
#include <string.h>

#include "term/ui.h"

/* ---- Rules ----------------------------------------------------------------------------------- */

enum { NUMBER_SIZE = 48 };

static void print_rule(const Ui *ui, const char *number, Text *out)
{
    text_clear(out);
    if (!game_print_rule(ui_game(ui), number, ui->lang, out))
        message_say(ui->lang, "term.rule.none", NULL, number, out);
}

/* A digit begins the number of another rule, a letter that of a section of the printed rules. */
static bool ask_rule(Ui *ui, int first, char number[NUMBER_SIZE])
{
    char typed[NUMBER_SIZE] = {first == '?' ? '\0' : (char)first};
    if (!popup_ask(ui, message_text(ui->lang, "term.rule.ask"),
                   message_text(ui->lang, "term.rule.label"), typed, sizeof typed) ||
        typed[0] == '\0')
        return false;
    strcpy(number, typed);
    return true;
}

void info_rule(Ui *ui)
{
    const Step *step = game_step(ui_game(ui), ui->state);
    char number[NUMBER_SIZE], title[NUMBER_SIZE + 32], page[RULE_PAGE];
    Text text, heading;
    const char *rule = step && step->rule ? step->rule : "1";
    slice_copy(slice_of(rule), number, sizeof number);
    text_init(&text, page, sizeof page);
    for (Input input = {.kind = INPUT_NONE};;) {
        print_rule(ui, number, &text);
        text_add(&text, "\n\n");
        text_add(&text, message_text(ui->lang, "term.rule.other"));
        text_init(&heading, title, sizeof title);
        message_say(ui->lang, "term.rule.title", NULL, number, &heading);
        input = popup_read(ui, title, page, "0123456789CDMS?", PAGE_PROSE);
        if (input.kind != INPUT_CHAR || input.code == 'q')
            return;
        ask_rule(ui, input.code, number);
    }
}

/* ---- The board ------------------------------------------------------------------------------- */

/* Rows of board files say in their last column where they come from. */
static bool is_reconstructed(Slice line)
{
    static const char word[] = "reconstructed";
    for (size_t i = 0; i + sizeof word - 1 <= line.length; i++)
        if (memcmp(line.data + i, word, sizeof word - 1) == 0)
            return true;
    return false;
}

/* Tabs between the columns become wider blanks. */
static void add_row(Text *out, Slice line)
{
    text_add(out, "  ");
    for (size_t i = 0; i < line.length; i++)
        if (line.data[i] == '\t')
            text_add(out, "  ");
        else
            text_char(out, line.data[i]);
    text_char(out, '\n');
}

static void list_rows(const char *board, bool print, int64_t *rows, int64_t *ours, Text *out)
{
    Slice rest = {board, strlen(board)}, line;
    bool head = false;
    while (slice_cut(&rest, '\n', &line)) {
        if (line.length > 2 && line.data[0] == '@') {
            if (print) {
                text_char(out, '\n');
                text_add_n(out, line.data + 2, line.length - 2);
                text_char(out, '\n');
            }
            head = true;
            continue;
        }
        if (line.length == 0 || line.data[0] == '#')
            continue;
        *rows += !head;
        *ours += !head && is_reconstructed(line);
        if (print && !head && is_reconstructed(line))
            add_row(out, line);
        head = false;
    }
}

/* The rows of a board of one's own stand in the save, each behind a bar; NULL: the built-in one. */
static char *custom_board(const Ui *ui)
{
    size_t length, kept = 0;
    char *save = match_save(ui->session.match, &length);
    if (!save)
        return NULL;
    Slice rest = {save, length}, line;
    while (slice_cut(&rest, '\n', &line)) {
        if (line.length < 2 || line.data[0] != '|' || line.data[1] != ' ')
            continue;
        memmove(save + kept, line.data + 2, line.length - 2);
        kept += line.length - 2;
        save[kept++] = '\n';
    }
    save[kept] = '\0';
    if (kept > 0)
        return save;
    free(save);
    return NULL;
}

void info_board(Ui *ui)
{
    char *own = custom_board(ui);
    const char *board = own ? own : ui_game(ui)->rules->default_board;
    char *page = board ? malloc(PAGE_SIZE) : NULL;
    if (page) {
        int64_t number[2] = {0};
        Text text;
        text_init(&text, page, PAGE_SIZE);
        list_rows(board, false, &number[0], &number[1], &text);
        message_say(ui->lang, own ? "term.board.own" : "term.board.built_in", number, "", &text);
        text_char(&text, '\n');
        list_rows(board, true, &number[0], &number[1], &text);
        popup_read(ui, message_text(ui->lang, "term.board.title"), page, "", PAGE_FACTS);
    } else {
        ui_notice(ui, "term.board.none", "");
    }
    free(page);
    free(own);
}

/* ---- Help ------------------------------------------------------------------------------------ */

static const Hint help[] = {
    {"term.key.help_choose", "term.help.choose"},
    {"term.key.help_marks", "term.help.marks"},
    {"d  n  x  p", "term.help.keys"},
    {"/", "term.help.filter"},
    {"term.key.tab", "term.help.panel"},
    {"term.key.help_map", "term.help.map"},
    {"term.key.help_mouse", "term.help.mouse"},
    {"?", "term.help.rule"},
    {"i", "term.help.place"},
    {"c", "term.help.cards"},
    {"o", "term.help.odds"},
    {"f", "term.help.sheet"},
    {"w", "term.help.why"},
    {"t", "review.help_hint"},
    {"v", "review.help_review"},
    {"u  r", "term.help.undo"},
    {"U", "term.help.restart"},
    {"l", "term.help.log"},
    {"<  >", "term.help.back"},
    {"g", "term.help.rewind"},
    {"s", "term.help.save"},
    {"e", "term.help.correct"},
    {"x", "term.help.resign"},
    {"a", "term.help.board"},
    {"L", "term.help.language"},
    {"term.key.space", "term.help.pause"},
    {"+  -  n", "term.help.speed"},
    {"m", "term.help.menu"},
    {"q", "term.help.quit"},
};

/* A key in its column, what it does beside it. */
static void print_help(const Ui *ui, const Hint *hint, Text *out)
{
    enum { KEYS_WIDE = 12, WORDS_WIDE = 60 };
    const bool named = strncmp(hint->key, "term.", 5) == 0;
    Lines lines = {0};
    lines_wrap(&lines, FOLD_NONE, message_text(ui->lang, hint->message), WORDS_WIDE, 0, 0);
    for (uint32_t k = 0; k < lines.count; k++) {
        if (k == 0)
            text_add(out, named ? message_text(ui->lang, hint->key) : hint->key);
        text_pad_to(out, KEYS_WIDE);
        text_add(out, lines_at(&lines, k));
        text_char(out, '\n');
    }
    lines_free(&lines);
}

void info_help(Ui *ui)
{
    const Rules *rules = ui->playing ? ui_game(ui)->rules : ui->wish.rules;
    const char *legend = guide_legend(rules);
    TEXT(text, page, SENTENCE_SIZE * 4);
    if (legend)
        print_help(ui, &(Hint){"term.key.legend", legend}, &text);
    for (size_t i = 0; i < COUNT_OF(help); i++)
        if (help[i].key[0] != 'f' || guide_has(rules, GUIDE_SHEET))
            print_help(ui, &help[i], &text);
    popup_read(ui, message_text(ui->lang, "term.help.title"), page, "", PAGE_FACTS);
}
