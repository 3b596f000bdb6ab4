/* play.c: the round of a line-by-line game: dice and computer players move until a person must
 * choose; he is told what happened and asked; then again.
 *
 * The game is saved before every question, so that nothing a person has seen can be lost, nor
 * rolled again by pulling the plug.
 */
#include <string.h>

#include "cli/play.h"

/* Two people at one screen: nobody looks over the other's shoulder. */
static void change_places(Play *play)
{
    const Rules *rules = match_game(play->session.match)->rules;
    say(stdout, play->session.lang, "cli.play_hot_seat", NULL,
        message_text(play->session.lang, rules->seat_messages[match_actor(play->session.match)]));
    fflush(stdout);
    char *line = read_line();
    play->done = !line;
    free(line);
    play->map_due = true;
    session_sit(&play->session);
}

/* What happened, the map if others have moved, the question and its answers. */
static void present(Play *play, const ActionList *list)
{
    play_tell(play);
    if (play->map_due)
        play_show_map(play);
    play_show_prompt(play);
    play_show_choices(play, list);
    play->asked = true;
}

static void take_turn(Play *play)
{
    ActionList list;
    match_legal(play->session.match, &list);
    if (!play->asked)
        present(play, &list);
    fputs("> ", stdout);
    fflush(stdout);
    char *line = read_line();
    if (line)
        play_command(play, &list, line);
    else
        play->done = true;
    free(line);
}

static int close_game(Play *play, bool over)
{
    if (over) {
        play_tell(play);
        play_show_map(play);
    }
    if (!play_keep(play))
        return EXIT_FAILURE;
    char command[2 * PATH_SIZE + 16];
    snprintf(command, sizeof command, "%s %s %s", play->program, over ? "replay" : "play --load",
             play->session.path);
    putchar('\n');
    say(stdout, play->session.lang, over ? "cli.play_over" : "cli.play_kept", NULL, command);
    return finish_output(play->session.lang);
}

/* The map is due when others have moved: more has happened than one's own choice. */
static Need advance(Play *play)
{
    const uint32_t before = match_count(play->session.match);
    const Need need = session_advance(&play->session);
    if (session_viewer(&play->session) >= SEATS_MAX || match_count(play->session.match) != before)
        play->map_due = true;
    if (play->session.keep_problem.message)
        complain(play->session.lang, play->session.path, &play->session.keep_problem);
    return need;
}

int play_run(Play *play)
{
    Need need = NEED_TIME;
    play->map_due = true;
    while (!play->done) {
        need = advance(play);
        if (need == NEED_NOTHING)
            break;
        if (need == NEED_COVER)
            change_places(play);
        if (!play->done)
            take_turn(play);
    }
    return close_game(play, need == NEED_NOTHING);
}
