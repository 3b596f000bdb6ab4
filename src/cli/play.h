/* play.h: a game played line by line: what the menu, the table talk and the commands share. */
#ifndef MEKONG_CLI_PLAY_H
#define MEKONG_CLI_PLAY_H

#include "cli/cli.h"
#include "play/session.h"

typedef struct Play {
    Session session;
    bool map_due;            /* somebody else has moved since the map was last drawn */
    bool asked;              /* the choices stand on the screen: no need to list them again */
    bool done;               /* a person wants to stop, or the input has ended */
    char program[PATH_SIZE]; /* as it was called, to say how to go on */
} Play;

/* A line without its end, to be freed; NULL at the end of input. */
char *read_line(void);

/* play_menu.c: asks what the command line has not said. */
void menu_ask(Wish *wish, Lang lang);

/* play_show.c: what a person sees. */
void play_tell(Play *play); /* what has happened since he last looked */
void play_show_map(Play *play);
void play_show_log(const Play *play); /* everything from the start */
void play_show_choices(const Play *play, const ActionList *list);
void play_show_prompt(const Play *play);

/* play_command.c: carries out one line of input. */
void play_command(Play *play, const ActionList *list, char *line);
/* Writes the save; complains if it cannot. */
bool play_keep(Play *play);

/* play.c: until the game is over or somebody quits; the exit code. */
int play_run(Play *play);

#endif
