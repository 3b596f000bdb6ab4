/* plain_command.c: what a person may type: a number, an action's own words, or a command.
 *
 * Commands have words in each language; the English ones are understood in all of them.
 */
#include <string.h>

#include "plain/plain.h"
#include "play/choices.h"

enum { LOG_SENTENCES = 20, WORD_SIZE = 64 };

/* ---- Actions --------------------------------------------------------------------------------- */

void plain_refuse(const Plain *plain, const char *words, const Reason *reason)
{
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    session_print_refusal(&plain->session, words, reason, &text);
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

void plain_play_words(Plain *plain, const char *words)
{
    const Reason *reason = session_play_text(&plain->session, words);
    plain->asked = reason != NULL;
    if (!reason)
        return;
    plain_refuse(plain, words, reason);
    plain_say(plain, "plain.hint", NULL, NULL);
}

/* The words are needed for the refusal: a lesson may not want what the rules allow. */
static void play_number(Plain *plain, uint32_t number)
{
    char words[ACTION_TEXT_SIZE];
    ActionList list;
    Choices choices;
    Text text;
    match_legal(plain->session.match, &list);
    choices_find(match_game(plain->session.match), match_state(plain->session.match), &list,
                 plain->session.lang, &choices);
    const int64_t most[] = {list.count};
    if (number < 1 || number > list.count) {
        plain_say(plain, "plain.number", most, NULL);
        return;
    }
    text_init(&text, words, sizeof words);
    action_print(match_game(plain->session.match), list.action[choices.index[number - 1]], &text);
    plain_play_words(plain, words);
}

/* ---- Commands -------------------------------------------------------------------------------- */

static bool is_among(const char *words, const char *key)
{
    Slice rest = {words, strlen(words)}, word;
    while (slice_cut(&rest, ' ', &word))
        if (slice_equal(word, key))
            return true;
    return false;
}

static void say_limit(Plain *plain, const char *limit)
{
    plain->asked = limit != NULL;
    plain->again = !limit;
    if (limit)
        plain_say(plain, limit, NULL, NULL);
}

static void command_undo(Plain *plain, const char *rest)
{
    say_limit(plain, session_undo(&plain->session));
}

static void command_redo(Plain *plain, const char *rest)
{
    say_limit(plain, session_redo(&plain->session));
}

static void command_restart(Plain *plain, const char *rest)
{
    say_limit(plain, session_restart(&plain->session));
}

/* The position that is looked at becomes the present. */
static void command_rewind(Plain *plain, const char *rest)
{
    if (!plain->past.state) {
        plain_say(plain, "plain.rewind_where", NULL, NULL);
        return;
    }
    const uint32_t number = plain->past.number;
    plain_return(plain);
    say_limit(plain, session_rewind(&plain->session, number));
}

/* Asked first: there is no way back. */
static void command_resign(Plain *plain, const char *rest)
{
    const char *limit = session_refuse_resign(&plain->session);
    TEXT(text, words, LINE_SIZE);
    TEXT(key, typed, WORD_SIZE);
    plain_key(rest, &key);
    if (!limit && is_among(message_text(LANG_EN, "plain.word.yes"), typed))
        limit = session_resign(&plain->session);
    else if (!limit && is_among(message_text(plain->session.lang, "plain.word.yes"), typed))
        limit = session_resign(&plain->session);
    else if (!limit) {
        session_print_resign(&plain->session, &text);
        text_char(&text, '\n');
        plain_put(plain, words);
        plain_say(plain, "plain.resign_sure", NULL, NULL);
        return;
    }
    say_limit(plain, limit);
}

static void say_problem(const Plain *plain, const Problem *problem)
{
    char buffer[LINE_SIZE];
    Text text;
    text_init(&text, buffer, sizeof buffer);
    problem_print(problem, plain->session.lang, &text);
    text_char(&text, '\n');
    plain_put(plain, buffer);
}

/* Alone: what there is to correct. */
static void command_correct(Plain *plain, const char *rest)
{
    char before[PATH_SIZE], page[PAGE_SIZE];
    Problem problem = {0};
    Text text;
    text_init(&text, page, sizeof page);
    if (rest[0] == '\0' && match_is_table(plain->session.match)) {
        session_show_position(&plain->session, &text);
        plain_put(plain, page);
        plain_say(plain, "play.correct_how", NULL, NULL);
    } else if (session_correct(&plain->session, rest, before, &problem)) {
        plain_say(plain, "play.corrected", NULL, before);
        plain->asked = false;
        plain->again = true;
    } else {
        say_problem(plain, &problem);
    }
}

static void command_log(Plain *plain, const char *rest)
{
    uint32_t sentences = LOG_SENTENCES;
    if (rest[0] && !slice_number(slice_of(rest), UINT32_MAX, &sentences))
        plain_say(plain, "plain.want_number", NULL, rest);
    else
        plain_tell_log(plain, sentences);
}

static void command_save(Plain *plain, const char *rest)
{
    if (plain->session.course.lesson) {
        plain_say(plain, "plain.save_lesson", NULL, NULL);
        return;
    }
    char before[PATH_SIZE];
    snprintf(before, sizeof before, "%s", plain->session.path);
    if (rest[0])
        snprintf(plain->session.path, sizeof plain->session.path, "%s", rest);
    if (plain->session.path[0] == '\0')
        plain_say(plain, "plain.save_where", NULL, NULL);
    else if (plain_keep(plain))
        plain_say(plain, "plain.saved", NULL, plain->session.path);
    else
        snprintf(plain->session.path, sizeof plain->session.path, "%s", before);
    plain->keep_failed = plain->session.keep_problem.message != NULL;
}

static void command_choices(Plain *plain, const char *rest)
{
    plain_return(plain);
    plain->asked = false;
    plain->again = true;
}

/* Who would lose his game by it is asked twice. */
static void command_quit(Plain *plain, const char *rest)
{
    plain->done = plain->leaving || plain->replay || plain_keep(plain);
    plain->leaving = true;
    if (!plain->done)
        plain_say(plain, "plain.quit_again", NULL, NULL);
}

static void command_help(Plain *plain, const char *rest);

/* Words, the first of them for the help; what it does, {t} standing for the word. */
static const struct {
    const char *words, *help;
    PlainCommand *run;
    bool changes; /* it changes the game: not in a replay */
} commands[] = {
    {"plain.word.choices", "plain.help.choices", command_choices, true},
    {"plain.word.map", "plain.help.map", plain_map, false},
    {"plain.word.show", "plain.help.show", plain_show, false},
    {"plain.word.status", "plain.help.status", plain_status, false},
    {"plain.word.hand", "plain.help.hand", plain_hand, false},
    {"plain.word.sheet", "plain.help.sheet", plain_sheet, false},
    {"plain.word.odds", "plain.help.odds", plain_odds, false},
    {"review.word.hint", "review.plain_hint", plain_hint, true},
    {"plain.word.picture", "plain.help.picture", plain_picture, false},
    {"plain.word.why", "plain.help.why", plain_why, false},
    {"plain.word.rule", "plain.help.rule", plain_rule, false},
    {"plain.word.undo", "plain.help.undo", command_undo, true},
    {"plain.word.redo", "plain.help.redo", command_redo, true},
    {"plain.word.restart", "plain.help.restart", command_restart, true},
    {"plain.word.log", "plain.help.log", command_log, false},
    {"plain.word.back", "plain.help.back", plain_back, false},
    {"plain.word.forward", "plain.help.forward", plain_forward, false},
    {"plain.word.turn", "plain.help.turn", plain_turn, false},
    {"plain.word.rewind", "plain.help.rewind", command_rewind, true},
    {"plain.word.correct", "plain.help.correct", command_correct, true},
    {"review.word.review", "review.plain_review", plain_review, false},
    {"plain.word.resign", "plain.help.resign", command_resign, true},
    {"plain.word.save", "plain.help.save", command_save, true},
    {"plain.word.help", "plain.help.help", command_help, false},
    {"plain.word.quit", "plain.help.quit", command_quit, false},
};

/* A game that is read or over stays as it is; one that is over can still be saved elsewhere. */
static bool is_closed(const Plain *plain, size_t index)
{
    return commands[index].changes &&
           (plain->replay || (plain->ended && commands[index].run != command_save));
}

static void command_help(Plain *plain, const char *rest)
{
    plain_say(plain, plain->replay || plain->ended ? "plain.help_replay" : "plain.help_choose",
              NULL, NULL);
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        const char *words = message_text(plain->session.lang, commands[i].words);
        char word[WORD_SIZE];
        slice_copy((Slice){words, strcspn(words, " ")}, word, sizeof word);
        if (!is_closed(plain, i))
            plain_say(plain, commands[i].help, NULL, word);
    }
}

/* ---- A line ---------------------------------------------------------------------------------- */

static char *trim(char *line)
{
    size_t length = strlen(line);
    while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t'))
        line[--length] = '\0';
    return line + strspn(line, " \t");
}

/* Index of the command whose word the line begins with, or COUNT_OF(commands). */
static size_t find_command(const Plain *plain, const char *line)
{
    char word[WORD_SIZE], key[WORD_SIZE];
    Text text;
    size_t i = 0;
    slice_copy((Slice){line, strcspn(line, " ")}, word, sizeof word);
    text_init(&text, key, sizeof key);
    plain_key(word, &text);
    while (i < COUNT_OF(commands) && !is_among(message_text(LANG_EN, commands[i].words), key) &&
           !is_among(message_text(plain->session.lang, commands[i].words), key))
        i++;
    return i;
}

/* Nothing is shown before somebody sits down; what shows nothing may be done. */
static bool is_covered(const Plain *plain, PlainCommand *run)
{
    return plain->need == NEED_COVER && run != command_quit && run != command_undo;
}

static void run_command(Plain *plain, size_t index, const char *line)
{
    const size_t length = strcspn(line, " ");
    if (is_closed(plain, index))
        plain_say(plain, "plain.only_reading", NULL, NULL);
    else if (is_covered(plain, commands[index].run))
        plain->asked = false;
    else {
        if (commands[index].changes && commands[index].run != command_rewind)
            plain_return(plain);
        commands[index].run(plain, line + length + strspn(line + length, " "));
    }
}

static void take_answer(Plain *plain, const char *line)
{
    uint32_t number;
    Action action;
    if (plain->past.state || plain->replay)
        plain_say(plain, "plain.looking_back", NULL, NULL);
    else if (plain->need == NEED_CHANCE)
        table_answer(plain, line);
    else if (plain->need != NEED_CHOICE)
        plain_say(plain, "plain.enter", NULL, NULL);
    else if (slice_number(slice_of(line), UINT32_MAX, &number))
        play_number(plain, number);
    else if (action_parse(match_game(plain->session.match), line, &action) ||
             !plain_take_words(plain, line))
        plain_play_words(plain, line);
}

void plain_answer(Plain *plain, char *line)
{
    line = trim(line);
    const size_t index = find_command(plain, line);
    if (line[0] == '\0')
        plain_go_on(plain);
    else if (index < COUNT_OF(commands))
        run_command(plain, index, line);
    else
        take_answer(plain, line);
}
