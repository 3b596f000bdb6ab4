/* screen.c: curses, kept in one place: opening and closing the terminal, colours, writing. */
#define NCURSES_WIDECHAR 1
#include "term/screen/screen.h"
#include "term/term.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

enum { PUT_SIZE = 2048 };

/* ---- Colours --------------------------------------------------------------------------------- */

/* For 256 colours (readable on dark and on light), for 8, and for none. */
static const struct {
    short rich, plain, rich_back, plain_back;
    attr_t with_colour, without;
} palette[LOOK_COUNT] = {
    [STYLE_PLAIN] = {-1, -1, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_FAINT] = {245, -1, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_WATER] = {67, COLOR_BLUE, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_LAND] = {101, -1, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_STRONG] = {-1, -1, -1, -1, A_BOLD, A_BOLD},
    [STYLE_ALERT] = {208, COLOR_YELLOW, -1, -1, A_BOLD, A_BOLD},
    [STYLE_SEAT] = {167, COLOR_RED, -1, -1, A_NORMAL, A_BOLD},
    [STYLE_SEAT + 1] = {38, COLOR_CYAN, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_SEAT + 2] = {71, COLOR_GREEN, -1, -1, A_NORMAL, A_UNDERLINE},
    [STYLE_SEAT + 3] = {133, COLOR_MAGENTA, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_OLIVE] = {64, COLOR_GREEN, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_YELLOW] = {178, COLOR_YELLOW, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_RED] = {167, COLOR_RED, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_BLUE] = {33, COLOR_BLUE, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_FOR] = {37, COLOR_CYAN, -1, -1, A_NORMAL, A_NORMAL},
    [STYLE_AGAINST] = {170, COLOR_MAGENTA, -1, -1, A_NORMAL, A_NORMAL},
    [LOOK_BAR] = {231, COLOR_WHITE, 24, COLOR_BLUE, A_NORMAL, A_REVERSE},
    [LOOK_FRAME] = {242, -1, -1, -1, A_NORMAL, A_NORMAL},
    [LOOK_KEY] = {-1, -1, -1, -1, A_BOLD, A_BOLD},
    [LOOK_PICKED] = {-1, -1, -1, -1, A_REVERSE, A_REVERSE},
};

static void open_colours(Screen *screen)
{
    const char *refused = getenv("NO_COLOR");
    screen->colour = has_colors() && !(refused && refused[0]);
    if (!screen->colour)
        return;
    start_color();
    use_default_colors();
    screen->rich = COLORS >= 256;
    for (short i = 0; i < LOOK_COUNT; i++)
        init_pair((short)(i + 1), screen->rich ? palette[i].rich : palette[i].plain,
                  screen->rich ? palette[i].rich_back : palette[i].plain_back);
}

static void use_look(const Screen *screen, unsigned look)
{
    const unsigned base = look & 0xff;
    attr_t attributes = screen->colour ? palette[base].with_colour : palette[base].without;
    if (look & LOOK_LEGAL)
        attributes |= A_UNDERLINE | A_BOLD;
    if (look & LOOK_POINTED)
        attributes |= A_REVERSE;
    attr_set(attributes, screen->colour ? (short)(base + 1) : 0, NULL);
}

/* ---- Opening and closing --------------------------------------------------------------------- */

/* Whatever brings the program down, the terminal is given back first. */
static void on_crash(int number)
{
    endwin();
    signal(number, SIG_DFL);
    raise(number);
}

/* Signals are read like keys: nothing is interrupted in the middle of anything. */
static bool open_signals(Screen *screen)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGWINCH);
    sigprocmask(SIG_BLOCK, &set, &screen->before);
    screen->signals = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
    signal(SIGABRT, on_crash);
    signal(SIGSEGV, on_crash);
    signal(SIGFPE, on_crash);
    return screen->signals >= 0;
}

bool term_has_utf8(void)
{
    setlocale(LC_CTYPE, "");
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static Fold fold_of_terminal(bool ascii)
{
    const char *terminal = getenv("TERM");
    const bool utf8 = term_has_utf8(); /* curses needs the locale in any case */
    if (ascii || !utf8)
        return FOLD_ASCII;
    return terminal && strncmp(terminal, "linux", 5) == 0 ? FOLD_LATIN : FOLD_NONE;
}

/* Ctrl-S would stop the screen, and with it us in the middle of drawing, until Ctrl-Q. */
static void let_nothing_stop_it(void)
{
    struct termios mode;
    if (tcgetattr(STDIN_FILENO, &mode) != 0)
        return;
    mode.c_iflag &= ~(tcflag_t)IXON;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
    def_prog_mode();
}

bool screen_open(Screen *screen, bool ascii)
{
    memset(screen, 0, sizeof *screen);
    screen->fold = fold_of_terminal(ascii);
    set_escdelay(30);
    if (!newterm(NULL, stdout, stdin))
        return false;
    screen->open = true;
    cbreak();
    let_nothing_stop_it();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    intrflush(stdscr, FALSE);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    timeout(0);
    open_colours(screen);
    getmaxyx(stdscr, screen->rows, screen->columns);
    return open_signals(screen);
}

void screen_close(Screen *screen)
{
    if (!screen->open)
        return;
    endwin();
    if (screen->signals >= 0)
        close(screen->signals);
    signal(SIGABRT, SIG_DFL);
    signal(SIGSEGV, SIG_DFL);
    signal(SIGFPE, SIG_DFL);
    /* What has led here is done with and must not strike once it is let in. */
    if (screen->ended) {
        signal(SIGINT, SIG_IGN);
        signal(SIGTERM, SIG_IGN);
        signal(SIGHUP, SIG_IGN);
    }
    sigprocmask(SIG_SETMASK, &screen->before, NULL);
    screen->open = false;
}

/* ---- Writing --------------------------------------------------------------------------------- */

void screen_clear(void)
{
    attr_set(A_NORMAL, 0, NULL);
    erase();
}

void screen_show(void) { refresh(); }

int screen_width(const Screen *screen, const char *words)
{
    TEXT(text, buffer, PUT_SIZE);
    fold_text(screen->fold, words, &text);
    return (int)text_width(buffer);
}

/* Bytes of the first `columns` characters. */
static size_t bytes_of(const char *words, int columns)
{
    size_t i = 0;
    for (; words[i] != '\0'; i++)
        if (!utf8_is_tail(words[i]) && columns-- == 0)
            break;
    return i;
}

int screen_put(const Screen *screen, int row, int column, int width, unsigned look,
               const char *words)
{
    if (width > screen->columns - column)
        width = screen->columns - column;
    if (row < 0 || row >= screen->rows || column < 0 || width <= 0)
        return column;
    TEXT(text, buffer, PUT_SIZE);
    fold_text(screen->fold, words, &text);
    int columns = (int)text_width(buffer);
    if (columns > width) {
        const char *dots = screen->fold == FOLD_NONE ? "…" : ".";
        buffer[bytes_of(buffer, width - 1)] = '\0';
        text.length = strlen(buffer);
        text_add(&text, dots);
        columns = width;
    }
    use_look(screen, look);
    mvaddstr(row, column, buffer);
    return column + columns;
}

void screen_line(const Screen *screen, int row, int column, int width, unsigned look,
                 const char *words)
{
    int at = screen_put(screen, row, column, width, look, words);
    use_look(screen, look);
    for (; at < column + width && at < screen->columns; at++)
        mvaddch(row, at, ' ');
}

void screen_cell(const Screen *screen, int row, int column, unsigned look, const char *character)
{
    TEXT(text, buffer, 16);
    fold_cell(screen->fold, character[0] != '\0' ? character : " ", &text);
    use_look(screen, look);
    mvaddstr(row, column, buffer);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

void screen_across(const Screen *screen, int row, int column, int width)
{
    for (int i = 0; i < width; i++)
        screen_cell(screen, row, column + i, LOOK_FRAME, "─");
}

void screen_down(const Screen *screen, int row, int column, int height)
{
    for (int i = 0; i < height; i++)
        screen_cell(screen, row + i, column, LOOK_FRAME, "│");
}

void screen_box(const Screen *screen, Rect rect, const char *title, const char *hint)
{
    const int right = rect.column + rect.width - 1, bottom = rect.row + rect.height - 1;
    for (int row = rect.row; row <= bottom; row++)
        screen_line(screen, row, rect.column, rect.width, STYLE_PLAIN, "");
    screen_across(screen, rect.row, rect.column, rect.width);
    screen_across(screen, bottom, rect.column, rect.width);
    screen_down(screen, rect.row, rect.column, rect.height);
    screen_down(screen, rect.row, right, rect.height);
    screen_cell(screen, rect.row, rect.column, LOOK_FRAME, "┌");
    screen_cell(screen, rect.row, right, LOOK_FRAME, "┐");
    screen_cell(screen, bottom, rect.column, LOOK_FRAME, "└");
    screen_cell(screen, bottom, right, LOOK_FRAME, "┘");
    if (title[0] != '\0') {
        screen_put(screen, rect.row, rect.column + 2, 1, STYLE_PLAIN, " ");
        const int end =
            screen_put(screen, rect.row, rect.column + 3, rect.width - 6, STYLE_STRONG, title);
        screen_put(screen, rect.row, end, 1, STYLE_PLAIN, " ");
    }
    if (hint[0] != '\0') {
        screen_put(screen, bottom, rect.column + 2, 1, STYLE_PLAIN, " ");
        const int end =
            screen_put(screen, bottom, rect.column + 3, rect.width - 6, STYLE_FAINT, hint);
        screen_put(screen, bottom, end, 1, STYLE_PLAIN, " ");
    }
}
