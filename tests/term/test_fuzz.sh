#!/bin/sh
# Hostile keys in the full screen: random bytes, keys, escape sequences, pastes and sizes, the same ones
# every time. The program never crashes, and the game is never lost. ROUNDS and SEED may say more.
. "$(dirname "$0")/../support/tmux.sh"
ROUNDS=${ROUNDS:-15}
SEED=${SEED:-1}

# What is typed may name files: they shall lie in the work folder.
program=$mekong
printf '#!/bin/sh\ncd "%s" || exit 2\nexec "%s" "$@"\n' "$work" "$program" >"$work/here"
chmod +x "$work/here"
mekong=$work/here

# Round N of a run: lines of arguments for send-keys.
round()
{
    awk -v seed=$(($SEED * 1000 + $1)) '
    # All but Ctrl-C, Ctrl-Z and Ctrl-Backslash, which are signals.
    function byte(b) {
        do b = int(rand() * 256); while (b == 3 || b == 26 || b == 28)
        return b
    }
    BEGIN {
        srand(seed)
        keys = split("Enter Enter Enter Enter Up Down Left Right PPage NPage Home End Tab BTab Escape " \
            "BSpace DC F1 F5 Space u r U L g e / < > ? h i c o w l a v t m n d x p y z 1 2 3 4 5 6 7 8 9 0 " \
            "b f j k A Z C-l C-a ( % é ờ", key, " ")
        sequences = split("1b:5b:4d:20:ff:ff 1b:5b:4d 1b:5b:3c:30:3b:39:39:39:3b:39:4d 1b:5b:39:39:39:7e " \
            "1b:4f 1b:1b:5b:41 c3 ff:fe:fd e1:bb ed:a0:80 00 1b:5d:30:3b:78:07 1b:50:71 80:81 7f 9b:41", \
            sequence, " ")
        for (i = 0; i < 12; i++) {
            kind = int(rand() * 10)
            if (kind < 7) {
                line = ""
                for (k = 0; k < 8; k++)
                    line = line " " key[1 + int(rand() * keys)]
                print line
            } else if (kind < 9) {
                gsub(":", " ", sequence[n = 1 + int(rand() * sequences)])
                print "-H " sequence[n]
            } else {
                line = "-H"
                for (k = 0; k < 40; k++)
                    line = line " " sprintf("%02x", byte())
                print line
            }
        }
    }'
}

paste_much()
{
    awk -v seed="$1" 'BEGIN { srand(seed); for (i = 0; i < 3000; i++) printf "%c", 32 + int(rand() * 95) }' >"$work/paste"
    tmux load-buffer "$work/paste" && tmux paste-buffer
}

resize() { tmux resize-window -x $((20 + ($1 * 37) % 180)) -y $((5 + ($1 * 13) % 60)); }

# Still there, or ended by itself in order.
alive_or_left()
{
    kill -0 "$(pid)" 2>/dev/null && return 0
    left_well
}
left_well()
{
    try test -f "$work/code-$socket" || return 1
    code=$(cat "$work/code-$socket")
    [ "$code" = 0 ] || { echo "ended with $code"; printed | tail -n 30; return 1; }
}
sound() { for save in "$XDG_DATA_HOME"/mekong/*.mekong; do [ ! -s "$save" ] || "$program" replay "$save" >"$work/told" || return 1; done; }

# Something is on the screen, or the program has ended: one that has only just begun does not know signals yet.
drawn() { [ -f "$work/code-$socket" ] || screen | grep -q '[^ ]'; }

# storm ARGUMENT...: the rounds, each followed by a look; a game that was left is gone on with.
storm()
{
    start 100 30 play --lang en "$@" && try test -s "$work/pid"
    bad=
    for n in $(seq "$ROUNDS"); do
        round "$n" | while read -r line; do press $line; done
        [ $((n % 5)) != 0 ] || paste_much "$n"
        [ $((n % 3)) != 0 ] || resize "$n"
        sleep 0.2
        alive_or_left && sound || { bad=$n; break; }
        [ ! -f "$work/code-$socket" ] || start 100 30 play --lang en "$@"
    done
    [ -z "$bad" ] || { echo "round $bad"; return 1; }
    [ -f "$work/code-$socket" ] || { try drawn && kill "$(pid)"; }
    left_well && sound
}
check 'the menu and whatever it leads to' storm
check 'four hats at Fire in the Lake' storm fitl --against human --seed 3
check 'Saigon 75 against the computer' storm saigon75 --you sv --against heuristic --seed 3
check 'real dice and cards' storm fitl --table --against human
check 'a lesson' storm saigon75 --tutorial
half_written() { ls "$XDG_DATA_HOME"/mekong | grep -q 'tmp$'; }
check 'nothing half written is left' fails 1 half_written
finish
