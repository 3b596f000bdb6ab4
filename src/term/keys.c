/* keys.c: what a key or a click means while a position is on the screen. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "play/habits.h"
#include "term/ui.h"

/* ---- Focus and scrolling --------------------------------------------------------------------- */

static void set_focus(Ui *ui, Focus focus)
{
    if (focus == FOCUS_MAP && guide_has(ui_game(ui)->rules, GUIDE_MAP)) {
        map_enter(ui, PLACE_NONE);
        return;
    }
    if (ui->focus == FOCUS_MAP)
        map_leave(ui);
    ui->focus = focus;
}

static void next_focus(Ui *ui, int by)
{
    int focus = ((int)ui->focus + by + FOCUS_COUNT) % FOCUS_COUNT;
    if (focus == FOCUS_MAP && !guide_has(ui_game(ui)->rules, GUIDE_MAP))
        focus = (focus + by + FOCUS_COUNT) % FOCUS_COUNT;
    set_focus(ui, (Focus)focus);
}

/* Lines that a key scrolls by; 0: not such a key. */
static int scroll_lines(Input input, int page)
{
    if (input.kind == INPUT_WHEEL)
        return 2 * input.code;
    if (input.kind != INPUT_KEY)
        return 0;
    switch ((Key)input.code) {
    case KEY_IS_UP:
        return -1;
    case KEY_IS_DOWN:
        return 1;
    case KEY_IS_PAGE_UP:
        return -page;
    case KEY_IS_PAGE_DOWN:
        return page;
    case KEY_IS_HOME:
        return -100000;
    case KEY_IS_END:
        return 100000;
    default:
        return 0;
    }
}

/* The panel under the wheel, else the one with the focus. */
static bool scroll_panel(Ui *ui, Input input)
{
    const bool wheel = input.kind == INPUT_WHEEL;
    const bool log =
        wheel ? rect_has(ui->layout.log, input.row, input.column) : ui->focus == FOCUS_LOG;
    const bool status =
        wheel ? rect_has(ui->layout.status, input.row, input.column) : ui->focus == FOCUS_STATUS;
    const int by = scroll_lines(input, log ? ui->layout.log.height : ui->layout.status.height);
    if (by == 0 || (!log && !status))
        return false;
    if (log)
        ui->log_back = ui->log_back - by < 0 ? 0 : ui->log_back - by;
    else
        ui->status_top += by;
    return true;
}

static bool click_panel(Ui *ui, Input input)
{
    if (input.kind != INPUT_CLICK)
        return false;
    if (rect_has(ui->layout.log, input.row, input.column)) {
        if (ui->focus == FOCUS_LOG)
            info_story(ui);
        else
            set_focus(ui, FOCUS_LOG);
        return true;
    }
    if (!rect_has(ui->layout.status, input.row, input.column))
        return false;
    set_focus(ui, FOCUS_STATUS);
    return true;
}

/* ---- Looking --------------------------------------------------------------------------------- */

static void next_language(Ui *ui)
{
    const uint32_t at = ui->choices.at;
    ui->lang = (Lang)((ui->lang + 1) % LANG_COUNT);
    habit_set_lang(ui->lang);
    const bool narrowed = ui->narrowed;
    ui->narrowed = false;
    ui_update(ui);
    ui->narrowed = narrowed;
    ui->choices.at = at;
    ui_list_choices(ui);
}

static bool is_arrow(Input input)
{
    return input_is_key(input, KEY_IS_UP) || input_is_key(input, KEY_IS_DOWN) ||
           input_is_key(input, KEY_IS_LEFT) || input_is_key(input, KEY_IS_RIGHT);
}

/* Moving about on the map; where nothing can be chosen a click only points. */
static bool point(Ui *ui, Input input)
{
    if (ui->focus == FOCUS_MAP && is_arrow(input)) {
        map_move(ui, (Key)input.code);
        return true;
    }
    if (input.kind != INPUT_CLICK || ui->legal.count > 0)
        return false;
    const uint8_t place = map_place_at(ui, input.row, input.column);
    if (place != PLACE_NONE)
        map_enter(ui, place);
    return place != PLACE_NONE;
}

bool keys_look(Ui *ui, Input input)
{
    static const struct {
        int character;
        void (*show)(Ui *ui);
    } table[] = {{'?', info_rule},     {'h', info_help},   {'i', info_place}, {'c', info_hand},
                 {'o', info_odds},     {'w', info_why},    {'l', info_story}, {'a', info_board},
                 {'L', next_language}, {'v', info_review}, {'f', info_sheet}};
    for (size_t i = 0; i < COUNT_OF(table); i++) {
        if (input_is_char(input, table[i].character)) {
            table[i].show(ui);
            return true;
        }
    }
    if (input_is_key(input, KEY_IS_HELP))
        info_help(ui);
    else if (input_is_key(input, KEY_IS_TAB))
        next_focus(ui, 1);
    else if (input_is_key(input, KEY_IS_BACK_TAB))
        next_focus(ui, -1);
    else
        return point(ui, input) || scroll_panel(ui, input) || click_panel(ui, input);
    return true;
}

/* ---- Choosing -------------------------------------------------------------------------------- */

/* Enter on a place: its only choice, the list of its choices, or why there is none. */
static bool take_place(Ui *ui, uint32_t *taken)
{
    if (ui->choices.label.count == 0)
        refuse_place(ui);
    else if (ui->choices.label.count > 1)
        ui->focus = FOCUS_CHOICES;
    else
        return ui_choice(ui, taken);
    return false;
}

/* The first click points, a second one on the same place is Enter. */
static bool click_map(Ui *ui, Input input, uint32_t *taken)
{
    const uint8_t place = map_place_at(ui, input.row, input.column);
    const bool again = ui->focus == FOCUS_MAP && place == ui->place;
    if (place == PLACE_NONE)
        return false;
    map_enter(ui, place);
    if (ui->choices.label.count == 0)
        refuse_place(ui);
    return again && ui->choices.label.count > 0 && take_place(ui, taken);
}

/* Enter takes what the focus is on; anywhere else it leads back to the list. */
static bool enter(Ui *ui, uint32_t *taken)
{
    if (ui->focus == FOCUS_MAP)
        return take_place(ui, taken);
    if (ui->focus == FOCUS_CHOICES)
        return ui_choice(ui, taken);
    ui->focus = FOCUS_CHOICES;
    return false;
}

/* The outcome whose own word in a save ends so: "107" of "card 107". */
static bool find_outcome(const Ui *ui, const char *typed, uint32_t *taken)
{
    for (uint32_t i = 0; i < ui->legal.count; i++) {
        char words[64];
        Text text;
        text_init(&text, words, sizeof words);
        action_print(ui_game(ui), ui->legal.action[i], &text);
        const char *last = strrchr(words, ' ');
        if (strcasecmp(last ? last + 1 : words, typed) == 0) {
            *taken = i;
            return true;
        }
    }
    return false;
}

/* More cards may come off a pile than a list has marks: then the number on the card is typed. */
static bool is_told_by_number(const Ui *ui, Input input)
{
    const bool digit = input.kind == INPUT_CHAR && input.code >= '0' && input.code <= '9';
    if (!digit || session_need(&ui->session) != NEED_CHANCE || list_has_marks(&ui->choices))
        return false;
    char words[64];
    Text text;
    text_init(&text, words, sizeof words);
    action_print(ui_game(ui), ui->legal.action[0], &text);
    return text.length > 0 && strchr("0123456789", words[text.length - 1]) != NULL;
}

static bool take_number(Ui *ui, int first, uint32_t *taken)
{
    char typed[16] = {(char)first};
    if (!popup_ask(ui, message_text(ui->lang, "term.told.title"),
                   message_text(ui->lang, "term.told.label"), typed, sizeof typed))
        return false;
    if (find_outcome(ui, typed, taken))
        return true;
    ui_notice(ui, "term.told.none", typed);
    return false;
}

bool keys_choose(Ui *ui, Input input, uint32_t *taken)
{
    uint32_t entry;
    if (ui->filtering)
        return filter_key(ui, input, taken);
    if (is_told_by_number(ui, input))
        return take_number(ui, input.code, taken);
    if (input.kind == INPUT_CLICK && rect_has(ui->layout.map, input.row, input.column))
        return click_map(ui, input, taken);
    if (input_is_key(input, KEY_IS_ENTER))
        return enter(ui, taken);
    if (list_hit(&ui->choices, input, &entry)) {
        ui->choices.at = entry;
        return ui_choice(ui, taken);
    }
    if (input_is_char(input, '/')) {
        filter_begin(ui);
    } else if (input_is_key(input, KEY_IS_ESCAPE)) {
        map_leave(ui);
        ui->focus = FOCUS_CHOICES;
    } else {
        list_move(&ui->choices, input);
    }
    return false;
}

/* ---- The game -------------------------------------------------------------------------------- */

static void change(Ui *ui, const char *(*how)(Session *), const char *done)
{
    const char *limit = how(&ui->session);
    ui->chooser = match_actor(ui->session.match);
    ui_update(ui);
    ui_notice(ui, limit ? limit : done, "");
}

/* The game goes on in the new file; the old one stays as it is. */
static void save_as(Ui *ui)
{
    char path[PATH_SIZE], before[PATH_SIZE], why[SENTENCE_SIZE];
    snprintf(before, sizeof before, "%s", ui->session.path);
    snprintf(path, sizeof path, "%s", before);
    if (!popup_ask(ui, message_text(ui->lang, "term.save.title"),
                   message_text(ui->lang, "term.save.label"), path, sizeof path) ||
        path[0] == '\0')
        return;
    snprintf(ui->session.path, PATH_SIZE, "%s", path);
    if (session_keep(&ui->session)) {
        ui_notice(ui, "term.save.done", path);
        return;
    }
    Text text;
    text_init(&text, why, sizeof why);
    problem_print(&ui->session.keep_problem, ui->lang, &text);
    snprintf(ui->session.path, PATH_SIZE, "%s", before);
    session_keep(&ui->session);
    ui_notice(ui, "term.save.failed", why);
}

/* The story begins anew with the position that is right. */
static void correct(Ui *ui)
{
    char edits[NOTICE_SIZE] = "", before[PATH_SIZE];
    Problem problem = {0};
    Text text;
    if (!match_is_table(ui->session.match)) {
        ui_notice(ui, "play.correct_table", "");
        return;
    }
    if (!popup_ask(ui, message_text(ui->lang, "term.correct.title"),
                   message_text(ui->lang, "term.correct.label"), edits, sizeof edits))
        return;
    if (session_correct(&ui->session, edits, before, &problem)) {
        studies_free(&ui->studies);
        ui->studies.count = 0;
        ui->story_match = NULL;
        ui_notice(ui, "play.corrected", before);
    } else {
        text_init(&text, ui->notice, sizeof ui->notice);
        problem_print(&problem, ui->lang, &text);
    }
    ui_update(ui);
}

/* Asked first: there is no way back. */
static void resign(Ui *ui)
{
    const char *const labels[] = {message_text(ui->lang, "play.resign_no"),
                                  message_text(ui->lang, "play.resign_yes")};
    const char *limit = session_refuse_resign(&ui->session);
    TEXT(text, words, SENTENCE_SIZE);
    if (!limit) {
        session_print_resign(&ui->session, &text);
        if (pick(ui, message_text(ui->lang, "play.resign"), words, labels, COUNT_OF(labels), 0) !=
            1)
            return;
        limit = session_resign(&ui->session);
    }
    ui_update(ui);
    if (limit)
        ui_notice(ui, limit, "");
}

void keys_game(Ui *ui, Input input)
{
    if (input.kind != INPUT_CHAR)
        return;
    switch (input.code) {
    case 'u':
        change(ui, session_undo, "term.undone");
        break;
    case 'U':
        change(ui, session_restart, "term.restarted");
        break;
    case 'r':
        change(ui, session_redo, "term.redone");
        break;
    case 's':
        save_as(ui);
        break;
    case 'e':
        correct(ui);
        break;
    case 'x':
        resign(ui);
        break;
    case '<':
    case '>':
        lookback_run(ui, ui->number);
        break;
    case 'm':
        ui->leave = LEAVE_MENU;
        break;
    case 'q':
        ui->leave = LEAVE_QUIT;
        break;
    default:
        break;
    }
}
