/* input.c: keys, mouse, a changed size and signals, all read in one place, one after the other. */
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "clock/clock.h"
#include "core/game.h"
#include "term/screen/screen.h"

/* ---- What curses gives ----------------------------------------------------------------------- */

static Input known_key(int code)
{
    static const struct {
        int code;
        Key key;
    } table[] = {
        {KEY_ENTER, KEY_IS_ENTER},     {KEY_EXIT, KEY_IS_ESCAPE},     {KEY_BTAB, KEY_IS_BACK_TAB},
        {KEY_BACKSPACE, KEY_IS_ERASE}, {KEY_DC, KEY_IS_ERASE},        {KEY_UP, KEY_IS_UP},
        {KEY_DOWN, KEY_IS_DOWN},       {KEY_LEFT, KEY_IS_LEFT},       {KEY_RIGHT, KEY_IS_RIGHT},
        {KEY_PPAGE, KEY_IS_PAGE_UP},   {KEY_NPAGE, KEY_IS_PAGE_DOWN}, {KEY_HOME, KEY_IS_HOME},
        {KEY_END, KEY_IS_END},         {KEY_F(1), KEY_IS_HELP},       {KEY_HELP, KEY_IS_HELP},
    };
    for (size_t i = 0; i < COUNT_OF(table); i++)
        if (table[i].code == code)
            return (Input){.kind = INPUT_KEY, .code = (int)table[i].key};
    return (Input){.kind = INPUT_NONE};
}

static Input mouse(void)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return (Input){.kind = INPUT_NONE};
    Input input = {.kind = INPUT_NONE, .row = event.y, .column = event.x};
    if (event.bstate & BUTTON1_PRESSED)
        input.kind = INPUT_CLICK;
    else if (event.bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED))
        input.kind = INPUT_WHEEL;
    input.code = event.bstate & BUTTON4_PRESSED ? -1 : 1;
    return input;
}

/* Control characters that are keys on every keyboard; others mean nothing. */
static Input character(wint_t code)
{
    switch (code) {
    case '\r':
    case '\n':
        return (Input){.kind = INPUT_KEY, .code = KEY_IS_ENTER};
    case '\t':
        return (Input){.kind = INPUT_KEY, .code = KEY_IS_TAB};
    case 27:
        return (Input){.kind = INPUT_KEY, .code = KEY_IS_ESCAPE};
    case 8:
    case 127:
        return (Input){.kind = INPUT_KEY, .code = KEY_IS_ERASE};
    case 12: /* Ctrl-L: something else has written on the terminal */
        clearok(curscr, TRUE);
        return (Input){.kind = INPUT_RESIZE};
    default:
        return (Input){.kind = code >= ' ' ? INPUT_CHAR : INPUT_NONE, .code = (int)code};
    }
}

static bool take(Screen *screen, Input *input)
{
    wint_t code;
    const int what = get_wch(&code);
    if (what == ERR)
        return false;
    if (what == OK)
        *input = character(code);
    else if (code == KEY_MOUSE)
        *input = mouse();
    else if (code == KEY_RESIZE)
        *input = (Input){.kind = INPUT_RESIZE};
    else
        *input = known_key((int)code);
    getmaxyx(stdscr, screen->rows, screen->columns);
    return true;
}

/* ---- Signals and time ------------------------------------------------------------------------ */

/* curses is told the new size and answers with a key of its own; any other signal means stop. */
static void take_signal(Screen *screen)
{
    struct signalfd_siginfo info;
    struct winsize size;
    while (read(screen->signals, &info, sizeof info) == (ssize_t)sizeof info)
        if (info.ssi_signo != SIGWINCH)
            screen->ended = true;
        else if (ioctl(STDIN_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
            resizeterm(size.ws_row, size.ws_col);
}

/* False: the time is over. */
static bool wait_until(Screen *screen, int64_t end)
{
    struct pollfd watched[] = {{STDIN_FILENO, POLLIN, 0}, {screen->signals, POLLIN, 0}};
    const int64_t left = end < 0 ? -1 : end > clock_milliseconds() ? end - clock_milliseconds() : 0;
    const int ready = poll(watched, 2, (int)left);
    if (ready < 0 && errno != EINTR)
        screen->ended = true;
    if (ready <= 0)
        return ready < 0;
    if (watched[1].revents)
        take_signal(screen);
    if (watched[0].revents & (POLLHUP | POLLERR | POLLNVAL)) /* the terminal has gone */
        screen->ended = true;
    return true;
}

Input input_read(Screen *screen, int milliseconds)
{
    const int64_t end = milliseconds < 0 ? -1 : clock_milliseconds() + milliseconds;
    Input input = {.kind = INPUT_NONE};
    while (!screen->ended) {
        if (take(screen, &input))
            return input;
        if (!wait_until(screen, end))
            return (Input){.kind = INPUT_NONE};
    }
    return (Input){.kind = INPUT_END};
}

void input_discard(void) { flushinp(); }
