/* play.c: the round of a line-by-line game: dice and computer players move until a person must
 * choose; he is told what happened and asked; then again.
 *
 * The game is saved before every question, so that nothing a person has seen can be lost, nor
 * rolled again by pulling the plug.
 */
#include <string.h>

#include "cli/play.h"

static bool is_person(const Play *play, Seat actor)
{
    return actor < match_game(play->match)->rules->seats && !play->policy[actor];
}

static void play_computer(Play *play, Seat actor)
{
    const Game *game = match_game(play->match);
    ActionList list;
    match_legal(play->match, &list);
    const uint32_t index =
        play->policy[actor]->choose(game, match_state(play->match), &list, &play->rng);
    match_play(play->match, list.action[index]);
    play->map_due = true;
}

/* Everything that needs no person. False once the game is over. */
static bool advance(Play *play)
{
    for (;;) {
        const Seat actor = match_actor(play->match);
        if (actor == SEAT_NOBODY)
            return false;
        if (actor == SEAT_CHANCE)
            match_roll(play->match, &play->rng);
        else if (!is_person(play, actor))
            play_computer(play, actor);
        else if (match_pass_forced(play->match) == 0)
            return true;
    }
}

/* Two people at one screen: nobody looks over the other's shoulder. */
static void change_places(Play *play)
{
    const Rules *rules = match_game(play->match)->rules;
    const Seat actor = match_actor(play->match);
    if (play->people > 1 && play->seen != actor) {
        say(stdout, play->lang, "cli.play_hot_seat", NULL,
            message_text(play->lang, rules->seat_messages[actor]));
        fflush(stdout);
        char *line = read_line();
        play->done = !line;
        free(line);
        play->map_due = true;
    }
    play->seen = actor;
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
    match_legal(play->match, &list);
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
             play->path);
    putchar('\n');
    say(stdout, play->lang, over ? "cli.play_over" : "cli.play_kept", NULL, command);
    return finish_output(play->lang);
}

int play_run(Play *play)
{
    bool over = false;
    play->map_due = true;
    play->seen = SEAT_WATCHER;
    while (!play->done) {
        over = !advance(play);
        if (over)
            break;
        if (!play->asked)
            play_keep(play);
        change_places(play);
        if (!play->done)
            take_turn(play);
    }
    return close_game(play, over);
}
