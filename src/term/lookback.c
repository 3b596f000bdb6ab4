/* lookback.c: earlier positions of the game, one after the other: to see how it came to this, or to
 * look at a game from a file. Only positions about which something is told are stopped at. */
#include "term/ui.h"

enum { RUN_DELAY = 700 };

/* Brings the walk to a position; from the start if it lies behind. */
static bool go_to(Ui *ui, Walk *walk, uint32_t number)
{
    if (walk->number > number) {
        walk_close(walk);
        if (!walk_open(walk, ui->session.match))
            return false;
    }
    while (walk->number < number && walk_next(walk))
        continue;
    ui->state = walk->state;
    ui->number = walk->number;
    return true;
}

/* The next position after (or before) one that has a sentence; the end is always one. */
static uint32_t neighbour(const Ui *ui, int by)
{
    const uint32_t last = match_count(ui->session.match);
    uint32_t found = by > 0 ? last : 0;
    for (uint32_t i = 0; i < ui->story.count; i++) {
        const uint32_t tag = ui->story.line[i].tag;
        if (by > 0 && tag > ui->number && tag < found)
            found = tag;
        if (by < 0 && tag < ui->number && tag > found)
            found = tag;
    }
    return found;
}

/* The first position of the next turn, or of this one, or of the one before. */
static uint32_t turn_start(Ui *ui, Walk *walk, int by)
{
    const Game *game = ui_game(ui);
    const uint32_t from = ui->number, last = match_count(ui->session.match);
    uint32_t start = 0, before = from;
    uint8_t turn = 0;
    for (uint32_t i = 0; i <= last; i++) {
        if (!go_to(ui, walk, i))
            return from;
        const uint8_t now = game_turn(game, ui->state);
        if (i > 0 && now != turn) {
            if (by > 0 && i > from)
                return i;
            start = i < from ? i : start;
        }
        turn = now;
        before = i;
    }
    return by > 0 ? before : start;
}

typedef struct Looking {
    Walk walk;
    bool running;
    bool rewind; /* the game goes on from the position looked at */
} Looking;

/* Whoever may and is sure goes on from here. */
static bool ask_rewind(Ui *ui)
{
    const char *labels[] = {message_text(ui->lang, "term.rewind.no"),
                            message_text(ui->lang, "term.rewind.yes")};
    if (ui->replay || !session_may_rewind(&ui->session)) {
        ui_notice(ui, "play.rewind_shared", "");
        return false;
    }
    return pick(ui, message_text(ui->lang, "term.rewind.sure"), "", labels, 2, 0) == 1;
}

/* False: back to the game. */
static bool look(Ui *ui, Looking *looking, Input input)
{
    const uint32_t last = match_count(ui->session.match);
    if (input_is_key(input, KEY_IS_ESCAPE) || input_is_char(input, 'q') ||
        input.kind == INPUT_END || (input_is_key(input, KEY_IS_ENTER) && !ui->replay))
        return false;
    uint32_t to = ui->number;
    if (input_is_char(input, 'g')) {
        looking->rewind = ui->number < last && ask_rewind(ui);
        return !looking->rewind;
    }
    if (input_is_char(input, ' '))
        looking->running = !looking->running;
    else if (input_is_char(input, '<') || input_is_key(input, KEY_IS_LEFT))
        to = neighbour(ui, -1);
    else if (input_is_char(input, '>') || input_is_key(input, KEY_IS_RIGHT))
        to = neighbour(ui, 1);
    else if (input_is_key(input, KEY_IS_PAGE_UP))
        to = turn_start(ui, &looking->walk, -1);
    else if (input_is_key(input, KEY_IS_PAGE_DOWN))
        to = turn_start(ui, &looking->walk, 1);
    else if (input_is_key(input, KEY_IS_HOME))
        to = 0;
    else if (input_is_key(input, KEY_IS_END))
        to = last;
    else
        keys_look(ui, input);
    return go_to(ui, &looking->walk, to);
}

static void go_round(Ui *ui, Looking *looking)
{
    for (;;) {
        const Input input = ui_wait(ui, looking->running ? RUN_DELAY : -1);
        if (input.kind == INPUT_NONE && looking->running) {
            looking->running = ui->number < match_count(ui->session.match);
            go_to(ui, &looking->walk, neighbour(ui, 1));
        } else if (input.kind != INPUT_NONE && input.kind != INPUT_RESIZE) {
            ui->notice[0] = '\0';
            if (!look(ui, looking, input))
                return;
        }
    }
}

void lookback_run(Ui *ui, uint32_t from)
{
    Looking looking = {0};
    if (!walk_open(&looking.walk, ui->session.match))
        return;
    map_leave(ui);
    ui->focus = FOCUS_CHOICES;
    ui->log_back = 0;
    ui->back = true;
    ui->legal.count = 0;
    ui_list_choices(ui);
    ui->number = from;
    if (go_to(ui, &looking.walk, ui->replay ? 0 : neighbour(ui, -1)))
        go_round(ui, &looking);
    walk_close(&looking.walk);
    map_leave(ui);
    ui->back = false;
    ui->log_back = 0;
    if (looking.rewind) {
        const char *limit = session_rewind(&ui->session, ui->number);
        ui->chooser = match_actor(ui->session.match);
        ui_notice(ui, limit ? limit : "term.rewound", "");
    }
    ui_update(ui);
}
