/* ui.h: the state of the full screen and what its files share. Draw functions only write; the
 * files of keys only change the state; game.c goes round between them. */
#ifndef MEKONG_TERM_UI_H
#define MEKONG_TERM_UI_H

#include "core/guide.h"
#include "play/choices.h"
#include "play/lines.h"
#include "play/study.h"
#include "term/screen/list.h"
#include "term/screen/marks.h"
#include "term/screen/screen.h"
#include "term/term.h"

enum {
    NOTICE_SIZE = 1024,
    SENTENCE_SIZE = 2048,
    PAGE_SIZE = 1 << 16, /* a text to be read in a box */
    ROWS_LEAST = 24,
    COLUMNS_LEAST = 80,
    FILTER_SIZE = 32
};

typedef enum Focus { FOCUS_CHOICES, FOCUS_MAP, FOCUS_STATUS, FOCUS_LOG, FOCUS_COUNT } Focus;

/* Where each panel is. */
typedef struct Layout {
    Rect map, status, prompt, choices, log;
} Layout;

/* What the person wants next, beyond this game. */
typedef enum Leave { LEAVE_NOT, LEAVE_MENU, LEAVE_QUIT } Leave;

typedef struct Ui Ui;
struct Ui {
    Screen screen;
    const TermArgs *args;
    Lang lang;
    Wish wish;                /* what the menu will begin */
    bool game_known;          /* of the wish the game is settled */
    void (*backdrop)(Ui *ui); /* draws what lies behind a box */
    struct Picking *picking;  /* pick.c: the menu on the screen */

    Session session;
    bool playing; /* there is a session */
    Leave leave;
    bool thinking;    /* a computer player has been searching for a while */
    Studies studies;  /* of this game, once they were asked for */
    bool skip;        /* the computer's actions are not waited for until a person must choose */
    bool paused;      /* watching: nothing moves until told to */
    int delay;        /* watching: milliseconds between two actions */
    bool replay;      /* the game is only looked at */
    bool result_read; /* the result has been shown whole */
    uint32_t games;   /* opened so far: each has dice of its own */

    /* The position shown: the match's, or an earlier one. */
    const State *state;
    uint32_t number; /* actions that led to it */
    bool back;       /* it is an earlier one */

    Layout layout;
    Focus focus;
    uint8_t place;              /* pointed at on the map, or PLACE_NONE */
    bool narrowed;              /* only choices about that place are listed */
    bool filtering;             /* what is typed goes into the filter */
    char filter[FILTER_SIZE];   /* only choices with these words are listed; "": all */
    ActionList legal;           /* choices of the position, as people read them (play/choices.h) */
    uint8_t place_of[LIST_MAX]; /* what each is about */
    Marks marks;                /* the keys of the last questions */
    char mark_of[LIST_MAX];     /* the key of each choice */
    Choices shown;              /* their order, and what each does */
    uint32_t listed[LIST_MAX];  /* indices into legal of the choices in the list */
    char mark[LIST_MAX];        /* and their keys there */
    List choices;
    Seat chooser; /* the person who chose last; SEAT_NOBODY: nobody yet */
    Canvas canvas;
    Lines story;       /* sentences, tagged with the number of their action */
    uint32_t story_to; /* actions told in it, + 1; 0: nothing */
    const Match *story_match;
    Seat story_viewer;
    Lang story_lang;
    int log_back;             /* lines scrolled back in the log panel */
    int status_top;           /* first line shown of the status */
    char notice[NOTICE_SIZE]; /* answer to the last key; shown until the next */
};

/* ---- Position (position.c) ------------------------------------------------------------------- */

static inline const Game *ui_game(const Ui *ui) { return match_game(ui->session.match); }
Seat ui_viewer(const Ui *ui);
/* After anything has changed: choices and story of the position anew. */
void ui_update(Ui *ui);
void ui_list_choices(Ui *ui); /* after pointing elsewhere */
/* The choice under the cursor, an index into legal; false: none. */
bool ui_choice(const Ui *ui, uint32_t *index);
/* The place pointed at, or the one the choice under the cursor is about, or PLACE_NONE. */
uint8_t ui_place(const Ui *ui);
/* A notice from a message id, its {t} filled. */
void ui_notice(Ui *ui, const char *id, const char *detail);

/* ---- Drawing --------------------------------------------------------------------------------- */

bool ui_fits(const Ui *ui); /* draw.c: the terminal is large enough */
void ui_draw(Ui *ui);       /* draw.c: backdrop, or a request for more room; not yet shown */
Input ui_wait(Ui *ui, int milliseconds); /* draw.c: draws, shows, reads */
void draw_game(Ui *ui);                  /* draw.c: all panels */
void layout_make(Ui *ui);                /* layout.c */
void draw_map(Ui *ui);                   /* panel_map.c */
void draw_status(Ui *ui);                /* panel_status.c */
void status_lines(const Ui *ui, int width, Lines *out);
void draw_prompt(Ui *ui);  /* panel_choices.c */
void draw_choices(Ui *ui); /* panel_choices.c */
void draw_log(Ui *ui);     /* panel_log.c */
void draw_title(Ui *ui);   /* bars.c */
void draw_footer(Ui *ui);  /* bars.c */
/* A line at the foot of the screen: keys and what they do, as many as fit, the last two always. */
typedef struct Hint {
    const char *key;     /* as shown; a message id if it begins with "term." */
    const char *message; /* message id of what it does */
} Hint;
void draw_hints(Ui *ui, const Hint *hints, size_t count);
/* The words of the prompt of the position, with its rule number. */
void prompt_print(const Ui *ui, Text *out);
int prompt_height(const Ui *ui, int width);

/* ---- Map (map_point.c, refuse.c) ------------------------------------------------------------- */

uint8_t map_place_at(const Ui *ui, int row, int column);
/* The map gets the focus, pointing at a place; PLACE_NONE: where it was pointed at last. */
void map_enter(Ui *ui, uint8_t place);
/* The nearest place in a direction. */
void map_move(Ui *ui, Key direction);
void map_leave(Ui *ui); /* all choices are listed again */
/* Why nothing can be chosen at the place pointed at, and by which rule. */
void refuse_place(Ui *ui);

/* ---- Boxes over the screen ------------------------------------------------------------------- */

typedef enum Page {
    PAGE_FACTS, /* one fact a line: what goes on is moved in */
    PAGE_PROSE,
    PAGE_LOG /* facts, the last ones first to be seen */
} Page;
/* popup.c: a text to read. Gives what ended it: Escape, Enter, or one of `keys` ('<' and '>' stand
 * for the arrows to the left and right as well). */
Input popup_read(Ui *ui, const char *title, const char *text, const char *keys, Page page);
/* At the foot of the screen, Enter goes on. */
void popup_tell(Ui *ui, const char *title, const char *text);
/* ask.c: a line of text, `buffer` holding what it begins with; false: Escape. */
bool popup_ask(Ui *ui, const char *title, const char *label, char *buffer, size_t size);
/* Takes off the last character, all its bytes; adds one as UTF-8 if there is room. */
void ask_erase(char *buffer);
void ask_type(char *buffer, size_t size, unsigned letter);
/* pick.c: one of several, the whole screen; the index, or one of these. Labels are texts. */
enum { PICK_BACK = -1 /* Escape */, PICK_QUIT = -2 /* q, or the terminal is gone */ };
int pick(Ui *ui, const char *title, const char *words, const char *const *labels, int count,
         int preset);
/* The same, but Delete sets *erase: the entry is to be thrown away. */
int pick_or_erase(Ui *ui, const char *title, const char *const *labels, int count, bool *erase);

/* ---- Keys ------------------------------------------------------------------------------------ */

/* keys.c: what is the same wherever a position is shown: information, language, focus, scrolling.
 * False: not such a key. */
bool keys_look(Ui *ui, Input input);
/* Keys and clicks of the list and the map; true with the index into legal when one is taken. */
bool keys_choose(Ui *ui, Input input, uint32_t *taken);
void keys_game(Ui *ui, Input input); /* undo, redo, save, look back, quit */
/* filter.c: whether a choice, an index into legal, holds what is typed; a key that is typed into
 * the filter, true with a choice taken. */
bool filter_fits(const Ui *ui, uint32_t index);
void filter_begin(Ui *ui);
void filter_end(Ui *ui); /* all choices are listed again */
bool filter_key(Ui *ui, Input input, uint32_t *taken);

/* info.c, read.c: what there is to read. */
void info_help(Ui *ui);
void info_rule(Ui *ui);
void info_place(Ui *ui);
void info_hand(Ui *ui);
void info_sheet(Ui *ui);
void info_odds(Ui *ui);
void info_why(Ui *ui);
void info_log(Ui *ui);      /* all of it */
void info_story(Ui *ui);    /* the same, folded by turns where there are scores */
void info_chapters(Ui *ui); /* chapters.c */
void info_board(Ui *ui);
/* advice.c: what was luck and what was a mistake, once the game is over. */
void info_review(Ui *ui);
/* The computer's advice; true with an index into legal if the person takes a choice from it. */
bool hint_ask(Ui *ui, uint32_t *taken);

/* ---- Rounds ---------------------------------------------------------------------------------- */

/* menu.c: until a session is open or the person quits. */
void menu_run(Ui *ui);
void menu_solo(Ui *ui);
/* menu_new.c: ask who plays, then open the game. */
void menu_alone(Ui *ui, const Policy *automaton);
bool menu_manner(Ui *ui, const char *word); /* of a player by his word */
void menu_computer(Ui *ui);
void menu_two(Ui *ui);
void menu_series(Ui *ui);
void menu_watch(Ui *ui);
void menu_table(Ui *ui);
void menu_seats(Ui *ui);
void menu_options(Ui *ui);
/* Whether an option follows from who plays. */
bool menu_is_players_option(const Rules *rules, const Option *option);
/* menu_saved.c: list kept games and open one; look at any file. */
void menu_saved(Ui *ui);
void menu_replay(Ui *ui);
/* open.c: a session from the wish, a file, a lesson; false: ui->notice says why not. */
bool open_wish(Ui *ui);
bool open_file(Ui *ui, const char *path);
bool open_replay(Ui *ui, const char *path);
bool open_lesson(Ui *ui, unsigned scene); /* the first one being 0 */
void open_close(Ui *ui);
/* game.c: until the person leaves. */
void game_run(Ui *ui);
/* watch.c: computers and dice act until a person is needed. */
void watch_run(Ui *ui);
void cover_run(Ui *ui);                   /* cover.c */
void lookback_run(Ui *ui, uint32_t from); /* lookback.c */
void final_run(Ui *ui);                   /* final.c */
/* The result where room is short: its last line, who has won, of one that has many. */
void final_print_short(const Ui *ui, Text *out);

#endif
