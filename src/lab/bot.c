/* bot.c: what is said to a bot and what it may answer (docs/bot-protocol.md).
 *
 * A bot is told what its seat may know and nothing else. The position it gets, for programs that
 * want to set one up, is therefore never the true one but drawn anew from those it cannot tell
 * apart (Rules.resample).
 */
#include "lab/bot.h"

#include <string.h>

#include "clock/clock.h"

static bool fail(Bot *bot)
{
    bot_kill(bot);
    return false;
}

static bool send_text(Bot *bot, const char *text, int64_t deadline, Problem *problem)
{
    return bot_send(bot, text, strlen(text), deadline, problem);
}

/* ---- Greetings ------------------------------------------------------------------------------- */

bool bot_greet(Bot *bot, Problem *problem)
{
    char line[BOT_LINE_SIZE];
    if (bot->pid)
        return true;
    const int64_t deadline = clock_milliseconds() + bot->time;
    if (!bot_start(bot, problem))
        return false;
    if (!send_text(bot, "mekong-bot " BOT_VERSION "\n", deadline, problem) ||
        !bot_receive(bot, deadline, line, problem))
        return fail(bot);
    if (strcmp(line, "ready " BOT_VERSION) == 0 ||
        strncmp(line, "ready " BOT_VERSION " ", strlen("ready " BOT_VERSION " ")) == 0)
        return true;
    problem_set(problem, 0, "cli.bot_no_greeting", line);
    return fail(bot);
}

/* ---- A game ---------------------------------------------------------------------------------- */

/* "word value" as a line. */
static void add_line(Text *text, const char *word, const char *value)
{
    text_add(text, word);
    text_char(text, ' ');
    text_add(text, value);
    text_char(text, '\n');
}

/* Each line of a text behind a word. */
static void add_lines(Text *text, const char *word, const char *lines)
{
    Slice rest = {lines, strlen(lines)}, line;
    while (slice_cut(&rest, '\n', &line)) {
        text_add(text, word);
        text_char(text, ' ');
        text_add_n(text, line.data, line.length);
        text_char(text, '\n');
    }
}

static void add_number(Text *text, const char *word, int64_t number)
{
    text_add(text, word);
    text_char(text, ' ');
    text_number(text, number);
    text_char(text, '\n');
}

/* A custom board may have any size. */
static bool send_board(Bot *bot, const char *board_text, int64_t deadline, Problem *problem)
{
    Slice rest = {board_text, board_text ? strlen(board_text) : 0}, line;
    bool sent = true;
    while (sent && board_text && slice_cut(&rest, '\n', &line))
        sent = send_text(bot, "board ", deadline, problem) &&
               bot_send(bot, line.data, line.length, deadline, problem) &&
               send_text(bot, "\n", deadline, problem);
    return sent;
}

static void write_game(Text *text, const Game *game)
{
    add_line(text, "game", game->rules->word);
    for (uint8_t i = 0; i < game->rules->option_count; i++) {
        const Option *option = &game->rules->options[i];
        text_add(text, "option ");
        add_line(text, option->word, option->words[game->option[i]]);
    }
}

static void write_seat(Text *text, const BotGame *about)
{
    add_line(text, "seat", about->game->rules->seat_words[about->seat]);
    add_number(text, "seed", (int64_t)about->seed);
    text_add(text, "start\n");
}

bool bot_begin(Bot *bot, const BotGame *about, Problem *problem)
{
    const int64_t deadline = clock_milliseconds() + bot->time;
    Text text;
    text_init(&text, bot->buffer, POSITION_SIZE);
    write_game(&text, about->game);
    bool sent = send_text(bot, bot->buffer, deadline, problem) &&
                send_board(bot, about->board_text, deadline, problem);
    text_clear(&text);
    write_seat(&text, about);
    sent = sent && send_text(bot, bot->buffer, deadline, problem);
    return sent || fail(bot);
}

void bot_end(Bot *bot, int score)
{
    Problem problem;
    const char *word = score > 0 ? "over won\n" : score < 0 ? "over lost\n" : "over drawn\n";
    if (bot->pid && !send_text(bot, word, clock_milliseconds() + bot->time, &problem))
        bot_kill(bot);
}

/* ---- A decision ------------------------------------------------------------------------------ */

static void add_position(Text *text, const Game *game, const State *state)
{
    TEXT(lines, position, LINE_SIZE * 16);
    game_print_state(game, state, &lines);
    ENSURE(!lines.full);
    add_lines(text, "position", position);
}

static void add_view(Text *text, const Game *game, const State *state, Seat seat)
{
    Json json;
    text_add(text, "view ");
    json_init(&json, text);
    json_open(&json, NULL, '{');
    game_view(game, state, seat, &json);
    json_close(&json, '}');
    text_char(text, '\n');
}

static void add_legal(Text *text, const Game *game, const ActionList *list)
{
    for (uint32_t i = 0; i < list->count; i++) {
        text_add(text, "legal ");
        action_print(game, list->action[i], text);
        text_char(text, '\n');
    }
}

/* Which action of the list the line means. */
static bool understand(const Game *game, const State *state, const ActionList *list,
                       const char *line, uint32_t *answer)
{
    Action action;
    if (strncmp(line, "answer ", 7) != 0 || !action_parse(game, line + 7, &action))
        return false;
    action = game_canon(game, state, action);
    for (uint32_t i = 0; i < list->count; i++) {
        if (action_equal(list->action[i], action)) {
            *answer = i;
            return true;
        }
    }
    return false;
}

bool bot_ask(Bot *bot, const BotGame *about, const State *state, const ActionList *list, Rng *rng,
             uint32_t *answer, Problem *problem)
{
    const Game *game = about->game;
    char line[BOT_LINE_SIZE];
    Text text;
    memcpy(bot->scratch, state, game->rules->state_size);
    game_resample(game, bot->scratch, about->seat, rng);
    text_init(&text, bot->buffer, POSITION_SIZE);
    add_position(&text, game, bot->scratch);
    add_view(&text, game, bot->scratch, about->seat);
    add_legal(&text, game, list);
    add_number(&text, "choose", bot->time);
    ENSURE(!text.full);
    const int64_t deadline = clock_milliseconds() + bot->time;
    if (!send_text(bot, bot->buffer, deadline, problem) ||
        !bot_receive(bot, deadline, line, problem))
        return fail(bot);
    if (understand(game, bot->scratch, list, line, answer))
        return true;
    problem_set(problem, 0, "cli.bot_illegal", line);
    return fail(bot);
}
