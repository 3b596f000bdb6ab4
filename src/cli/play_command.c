/* play_command.c: what a person may type: a number, an action's own words, or a command. */
#include <string.h>

#include "cli/play.h"

bool play_keep(Play *play)
{
    if (session_keep(&play->session))
        return true;
    complain(play->session.lang, play->session.path, &play->session.keep_problem);
    return false;
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void say_refusal(const Play *play, const char *words, const Reason *reason)
{
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    session_print_refusal(&play->session, words, reason, &text);
    puts(buffer);
}

static void play_words(Play *play, const char *words)
{
    const Reason *reason = session_play_text(&play->session, words);
    play->asked = reason != NULL;
    if (!reason)
        return;
    say_refusal(play, words, reason);
    say(stdout, play->session.lang, "cli.play_hint", NULL, NULL);
}

/* A refusal costs nothing; a legal action must not be played by asking about it. */
static void command_ask_why(Play *play, const char *words)
{
    const Game *game = match_game(play->session.match);
    Action action;
    if (words[0] == '\0')
        say(stdout, play->session.lang, "cli.play_why_usage", NULL, NULL);
    else if (!action_parse(game, words, &action))
        say(stdout, play->session.lang, "match.refuse_words", NULL, words);
    else {
        const Reason *reason = game_refuse(game, match_state(play->session.match), action);
        if (reason)
            say_refusal(play, words, reason);
        else
            say(stdout, play->session.lang, "cli.why_legal", NULL, words);
    }
}

/* ---- Commands -------------------------------------------------------------------------------- */

static void command_undo(Play *play, const char *rest)
{
    (void)rest;
    const char *limit = session_undo(&play->session);
    play->asked = limit != NULL;
    if (limit)
        say(stdout, play->session.lang, limit, NULL, NULL);
}

static void command_redo(Play *play, const char *rest)
{
    (void)rest;
    const char *limit = session_redo(&play->session);
    play->asked = limit != NULL;
    if (limit)
        say(stdout, play->session.lang, limit, NULL, NULL);
}

static void command_map(Play *play, const char *rest)
{
    (void)rest;
    play_show_map(play);
}

static void command_log(Play *play, const char *rest)
{
    (void)rest;
    play_show_log(play);
}

static void command_save(Play *play, const char *rest)
{
    if (rest[0])
        snprintf(play->session.path, sizeof play->session.path, "%s", rest);
    if (play_keep(play))
        say(stdout, play->session.lang, "cli.play_saved", NULL, play->session.path);
}

static void command_quit(Play *play, const char *rest)
{
    (void)rest;
    play->done = true;
}

static void command_help(Play *play, const char *rest)
{
    (void)rest;
    say(stdout, play->session.lang, "cli.play_help", NULL, NULL);
}

static const struct {
    const char *word;
    void (*run)(Play *play, const char *rest);
} commands[] = {
    {"undo", command_undo}, {"u", command_undo},  {"redo", command_redo},   {"map", command_map},
    {"m", command_map},     {"log", command_log}, {"why", command_ask_why}, {"save", command_save},
    {"quit", command_quit}, {"q", command_quit},  {"exit", command_quit},   {"help", command_help},
    {"?", command_help},
};

static char *trim(char *line)
{
    size_t length = strlen(line);
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t'))
        line[--length] = '\0';
    return line + strspn(line, " \t");
}

/* True if the line is a command; then it has been carried out. */
static bool run_command(Play *play, const char *line)
{
    const size_t length = strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        if (strlen(commands[i].word) == length && memcmp(commands[i].word, line, length) == 0) {
            commands[i].run(play, rest);
            return true;
        }
    }
    return false;
}

static void play_number(Play *play, const ActionList *list, uint32_t number)
{
    const int64_t most[] = {list->count};
    if (number >= 1 && number <= list->count)
        play->asked = session_play(&play->session, list->action[number - 1]) != NULL;
    else
        say(stdout, play->session.lang, "cli.play_number", most, NULL);
}

void play_command(Play *play, const ActionList *list, char *line)
{
    uint32_t number;
    line = trim(line);
    if (line[0] == '\0')
        play->asked = false; /* Enter alone: show the choices again */
    else if (run_command(play, line))
        return;
    else if (slice_number((Slice){line, strlen(line)}, UINT32_MAX, &number))
        play_number(play, list, number);
    else
        play_words(play, line);
}
