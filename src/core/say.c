/* say.c: sentences about a game in the reader's language, and problems with files from outside.
 *
 * The game names a message and the numbers in it; the catalogue has the words; the game's print_arg
 * writes names of pieces and places. Nothing here is stored: states and saves hold no prose.
 */
#include <string.h>

#include "core/speech.h"

const char *game_title_message(const Rules *rules) { return rules->speech->title; }

const char *game_title(const Rules *rules, Lang lang)
{
    return message_text(lang, game_title_message(rules));
}

const char *seat_message(const Rules *rules, Seat seat) { return rules->speech->seats[seat]; }

const char *seat_name(const Rules *rules, Seat seat, Lang lang)
{
    return message_text(lang, seat_message(rules, seat));
}

const char *game_tally_name(const Rules *rules, uint8_t index, Lang lang)
{
    const char *const *names = rules->speech->tally;
    return message_text(lang, names != NULL ? names[index] : "core.games_won");
}

static void print_arg(const void *context, Lang lang, char type, uint8_t value, Text *out)
{
    const Game *game = context;
    if (game->rules->speech->print_arg != NULL)
        game->rules->speech->print_arg(game, lang, type, value, out);
    else if (type == 's' && value < game->rules->seats)
        text_add(out, seat_name(game->rules, value, lang));
}

void game_print_message(const Game *game, Lang lang, const char *id, const uint8_t arg[ARGS_MAX],
                        Text *out)
{
    message_print(lang, id, arg, "", print_arg, game, out);
}

void game_print_turn(const Game *game, uint8_t turn, Lang lang, Text *out)
{
    const char *id = game->rules->speech->turn;
    const int64_t number[] = {turn, game_turns(game)};
    message_say(lang, id != NULL ? id : "term.turn", number, "", out);
}

/* When the game is over the prompt says so: there is no choice left to describe. */
void game_print_prompt(const Game *game, const State *state, Lang lang, Text *out)
{
    const Rules *rules = game->rules;
    const Step *step = game_step(game, state);
    uint8_t arg[ARGS_MAX] = {0};
    const char *id;
    if (step == NULL)
        id = rules->reasons[rules->reason_count - 1].message;
    else if (rules->speech->prompt != NULL)
        id = rules->speech->prompt(game, state, arg);
    else
        id = step->prompt;
    game_print_message(game, lang, id, arg, out);
}

void game_print_label(const Game *game, const State *state, Action action, Lang lang, Text *out)
{
    uint8_t arg[ARGS_MAX] = {action.a, action.b, action.c};
    const Speech *speech = game->rules->speech;
    const char *id = speech->action != NULL ? speech->action(game, state, action, arg) : NULL;
    if (id == NULL)
        id = game->rules->verbs[action.verb].message;
    game_print_message(game, lang, id, arg, out);
}

void game_json_action(const Game *game, const State *state, Action action, Lang lang, Json *out)
{
    enum { WORDS_SIZE = 256, LABEL_SIZE = 1024 };
    char words[WORDS_SIZE], label[LABEL_SIZE];
    Text text;
    text_init(&text, words, sizeof words);
    action_print(game, action, &text);
    json_string(out, "action", words);
    text_init(&text, label, sizeof label);
    game_print_label(game, state, action, lang, &text);
    json_string(out, "label", label);
}

const char *game_note_message(const Game *game, Note note, Seat viewer)
{
    const Speech *speech = game->rules->speech;
    return speech->note != NULL ? speech->note(game, note, viewer) : speech->notes[note.kind];
}

/* A note without a message for this viewer is not for his eyes: nothing is written. */
void game_print_note(const Game *game, Note note, Seat viewer, Lang lang, Text *out)
{
    const uint8_t arg[ARGS_MAX] = {note.a, note.b, note.c};
    const char *id = game_note_message(game, note, viewer);
    if (id != NULL)
        game_print_message(game, lang, id, arg, out);
}

void game_picture(const Game *game, const State *state, Seat viewer, Lang lang, Text *out)
{
    game->rules->speech->picture(game, state, viewer, lang, out);
}

void game_print_grounds(const Game *game, const Grounds *grounds, Lang lang, Text *out)
{
    for (uint8_t i = 0; i < grounds->count; i++) {
        text_char(out, '[');
        text_add(out, grounds->line[i].rule);
        text_add(out, "] ");
        game_print_message(game, lang, grounds->line[i].message, grounds->line[i].arg, out);
        text_char(out, '\n');
    }
}

void game_print_refusal(const Game *game, const State *state, Action action, const Reason *reason,
                        Lang lang, Text *out)
{
    uint8_t arg[ARGS_MAX] = {action.a, action.b, action.c};
    if (game->rules->speech->refusal_args != NULL)
        game->rules->speech->refusal_args(game, state, action, arg);
    game_print_message(game, lang, reason->message, arg, out);
}

void problem_set(Problem *problem, uint32_t line, const char *message, const char *detail)
{
    problem->file[0] = '\0';
    problem->line = line;
    problem->message = message;
    slice_copy(slice_of(detail), problem->detail, sizeof problem->detail);
}

void problem_print(const Problem *problem, Lang lang, Text *out)
{
    if (problem->file[0] != '\0') {
        text_add(out, problem->file);
        text_char(out, ':');
    }
    if (problem->line != 0) {
        text_number(out, problem->line);
        text_char(out, ':');
    }
    if (problem->file[0] != '\0' || problem->line != 0)
        text_char(out, ' ');
    message_say(lang, problem->message, NULL, problem->detail, out);
}
