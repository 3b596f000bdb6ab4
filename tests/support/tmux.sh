# tmux.sh: sourced by the tests that play in a real terminal, which tmux stands for. Nothing waits for
# a fixed time: what is expected is looked for again and again, until it is there or DEADLINE tenths
# of a second have passed.
. "$(dirname "$0")/../support/tap.sh"
DEADLINE=${DEADLINE:-600}
command -v tmux >/dev/null || { skip 'the full screen' 'there is no tmux'; finish; }
sockets=
socket=
tmux() { command tmux -u -L "$socket" -f "$work/tmux.conf" "$@" 2>/dev/null; }

cat >"$work/tmux.conf" <<'CONF'
set -g status off
set -g remain-on-exit on
set -g default-terminal screen-256color
set -g history-limit 5000
CONF

# Every terminal has a server of its own: one that is ending cannot take a new one with it.
close_terminals() { for socket in $sockets; do tmux kill-server; done; }
trap 'close_terminals; rm -rf "$work"' EXIT

# start COLUMNS ROWS ARGUMENT...: the program in a new terminal. $terminal and
# $locale may say which; a $pause of " " lets the computer be seen acting.
start()
{
    columns=$1 rows=$2
    shift 2
    [ -z "$socket" ] || tmux kill-server
    rm -f "$work/pid"
    socket=mekong-test-$$-$(($(echo "$sockets" | wc -w) + 1))
    sockets="$sockets $socket"
    cat >"$work/run" <<RUN
sh -c 'echo \$\$ >$work/pid
exec env TERM=${terminal:-screen-256color} LC_ALL=${locale:-C.UTF-8} XDG_DATA_HOME=$XDG_DATA_HOME \
    TZ=UTC $environment $mekong $* ${pause:---no-pause}'
echo \$? >$work/new-$socket
mv $work/new-$socket $work/code-$socket
RUN
    tmux new-session -d -x "$columns" -y "$rows" "exec sh $work/run"
}

# The process of the program itself.
pid() { cat "$work/pid"; }

press() { tmux send-keys "$@"; }
screen() { tmux capture-pane -p; }
# What the program has written outside of its screen, wrapped lines whole.
printed() { tmux capture-pane -p -J -S -; }

# click COLUMN ROW, both from 0, as the terminal reports it: a press, then a release.
click()
{
    at=$(printf '%02x %02x' $(($1 + 33)) $(($2 + 33)))
    press -H 1b 5b 4d 20 $at
    press -H 1b 5b 4d 23 $at
}

# see WORDS: they come to stand on the screen. miss WORDS: they go. try COMMAND...: it comes to succeed.
try()
{
    left=$DEADLINE
    until "$@" >/dev/null 2>&1; do
        left=$((left - 1))
        [ $left -gt 0 ] || { echo "in vain: $*"; screen; return 1; }
        sleep 0.1
    done
}
shows() { screen | grep -qF -- "$1"; }
hides() { ! shows "$1"; }
see() { try shows "$1"; }
miss() { try hides "$1"; }

# What the threads of the program do, and how often they have gone to sleep; nothing if it has ended.
doings() { cat /proc/"$(pid)"/task/*/status 2>/dev/null | grep -E '^(State|voluntary)'; }

# calm: everything typed has been answered: the program sleeps and has not been awake since the last
# look, and the screen has not changed. A slow machine only makes it take longer.
calm()
{
    last=
    for left in $(seq "$DEADLINE"); do
        now=$(doings)$(screen)
        case $now in *'R (running)'*) now= ;; esac
        [ -f "$work/pid" ] && [ -n "$now" ] && [ "$now" = "$last" ] && return 0
        last=$now
        sleep 0.15
    done
    return 1
}

# ended: the program has ended, and all it wrote has arrived; its exit code is in $code.
dead() { [ "$(tmux display-message -p '#{pane_dead}')" = 1 ]; }
ended() { try test -f "$work/code-$socket" && try dead && code=$(cat "$work/code-$socket"); }

# is_golden NAME FILTER: what sed makes of the screen comes to be tests/term/NAME-<size>.screen. With
# $accept that file is written anew.
is_golden()
{
    golden=tests/term/$1-${columns}x$rows.screen filter=$2
    if [ "$accept" = --accept ]; then
        calm
        screen | sed -E "$filter" >"$golden"
    fi
    matches || { calm; matches; } || { diff -u "$golden" "$work/now"; return 1; }
}
matches() { screen | sed -E "$filter" >"$work/now" && cmp -s "$golden" "$work/now"; }

# same NAME: the screen is the golden one. Trailing blanks are the terminal's own.
same() { is_golden "$1" 's/ *$//'; }

# answer_all WORDS: answers every question with Enter until the words of the last screen are there.
answer_all()
{
    for round in $(seq 300); do
        press -N 20 Enter
        calm
        shows "$1" && return 0
        press Escape # Enter on the last screen looks back
        calm
        shows "$1" && return 0
    done
    screen
    return 1
}

# pick WORDS: presses the key that stands before them in a list.
pick()
{
    see "$1" || return 1
    mark=$(screen | grep -F -- "$1" | head -n 1 | sed "s/ $(echo "$1" | cut -c 1-8 | sed 's/[.*[]/\\&/g').*//")
    press "$(printf %s "$mark" | tail -c 1)"
}
