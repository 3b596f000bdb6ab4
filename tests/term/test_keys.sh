#!/bin/sh
# The full screen by keys and mouse: choices, the map, refusals, undo, two people, other terminals.
. "$(dirname "$0")/../support/tmux.sh"

# A game with its dice and cards as they were: what computers play today makes no difference.
begin()
{
    cp tests/term/first.mekong "$work/keys.mekong"
    start 80 24 play --lang en --load "$work/keys.mekong" --seed 1 "$@"
}

# ---- Choosing ------------------------------------------------------------------------------------

begin
check 'the first question' see 'Play one event card. [6.1]'
press Down Down Enter
check 'cursor and Enter' see '│ E-04 Strategic'
begin
see '[6.1]' && press 7
check 'a digit takes its choice' see '│ E-16 Evacuation'
begin
see '[6.1]' && press End Enter
check 'End goes to the last choice' see '│ E-17 Poor morale'

begin
see '[6.1]' && calm
row=$(screen | grep -n 'E-07 Limited' | head -n 1 | cut -d: -f 1)
click 60 $((row - 1))
check 'a click takes a choice' see '│ E-07 Limited'
begin
see '[6.1]' && press -H 1b 5b 4d 61 55 30
check 'the wheel moves the cursor' see 'one die fewer in each combat'

# ---- The map -------------------------------------------------------------------------------------

# From the question where a division goes: the border provinces are legal.
to_move() { begin && see '[6.1]' && press 3 d && see 'Move a unit' && press Enter && see 'Where does NV division 1'; }
to_move
press Tab
check 'Tab: the list is narrowed to a place' see '─ Quảng Trị ─'
check 'with its choice' see '1 To Quảng Trị'
press Down
check 'arrows go from place to place' see '─ Huế ─'
check 'and the list with them' see '2 To Huế'
press Enter
check 'Enter takes the only choice there' see 'to Huế.'

to_move
calm
row=$(screen | grep -n SGON | cut -d: -f 1)
column=$(screen | sed -n "${row}s/SGON.*//p" | tr -d '\n' | LC_ALL=C.UTF-8 wc -m)
click "$column" $((row - 1))
check 'a click on a place points at it' see '─ Saigon ─'
check 'and says why nothing can be chosen there' see 'Saigon: '
names_rule() { screen | grep -A 1 'Saigon: ' | grep -q '\[[0-9]'; }
check 'with the number of a rule' try names_rule
press Escape
check 'Escape lists all choices again' see '1 To Quảng Trị'

# ---- Undo and redo -------------------------------------------------------------------------------

begin
see '[6.1]' && press u
check 'undo stops at the dice, and says so' see 'no way back'
press 3 d
see 'Move a unit' && press Enter
see 'Where does' && press u
check 'undo' see 'Taken back.'
check 'undo: the question before' see 'Move a unit'
press r
check 'redo' see 'Where does NV division 1'
press r
check 'redo has an end' see 'nothing to play again'

# ---- Reading -------------------------------------------------------------------------------------

press l
check 'l: the whole log' see '─ The whole game ─'
press / 
see '─ Search ─' && press -l 'da nang'
press Enter
check 'search without accents' see 'Đà Nẵng.'
press Escape
miss 'The whole game'
press '?' 9
see '─ Another rule ─' && press -l '.10'
press Enter
check 'any rule by its number' see '─ Rule 9.10 ─'
press Escape
miss 'Rule 9.10'
press a
check 'a: what is reconstructed' see 'activation.tsv'
press Escape L
check 'L: the next language' see 'Tour 1 sur 8'
press L
check 'and the next' see 'Tu: Vietnam del Nord'
press L s
see '─ Save as ─' && press -N 80 BSpace
press -l "$work/other.mekong"
press Enter
check 's: the game goes on in another file' see 'the game goes on there'
check 'which is there' [ -s "$work/other.mekong" ]
press s
see '─ Save as ─' && press -l "/no/such"
press Enter
check 'a file that cannot be written is refused' see 'Not saved:'
press q
check 'q ends' ended
printed >"$work/bye"
check 'and says how to go on' has "$work/bye" "play --load $work/other.mekong"

# ---- Resizing ------------------------------------------------------------------------------------

begin
see '[6.1]'
tmux resize-window -x 60 -y 20
check 'too small: asks for room' see 'this terminal has 60'
press Enter
tmux resize-window -x 160 -y 50
check 'large: the full map' see '┌Quảng Trị'
check 'what was typed meanwhile was not taken' see '[6.1]'
tmux resize-window -x 80 -y 24
check 'small again' see '»QTRI'
press h
see '─ Keys ─'
tmux resize-window -x 100 -y 40
check 'a box is drawn anew' see '─ Keys ─'

# ---- Two people ----------------------------------------------------------------------------------

start 80 24 play --you nv --against human --seed 1
check 'two people: the screen is covered' see 'to the keyboard, please'
calm
screen >"$work/cover"
check 'and empty' lacks "$work/cover" QTRI
press Enter
see 'Place the River Patrols'
press -N 12 Enter
check 'covered again for the other' see 'North Vietnam to the keyboard'
calm
printed >"$work/cover"
check 'no card is to be seen, nor behind it' lacks "$work/cover" 'E-'
press Enter
see '[6.1]' && press l
see '─ The whole game ─' && press End
calm
screen >"$work/log"
check 'each one sees his own cards' has "$work/log" 'North Vietnam is dealt E-'
check 'and not the other’s' lacks "$work/log" 'South Vietnam is dealt E-'

# ---- Watching ------------------------------------------------------------------------------------

start 80 24 play saigon75 --seed 3
pick 'Watch two computers'
see 'Who plays: North' && press Enter
see 'Who plays: South' && press Enter
check 'two computers play' see 'You are watching'
press Space
check 'Space stops them' see 'Paused.'
check 'the keys name the rule' see '? rule'
press '?'
check '?: the rule of what they do' see '─ Rule '
press Escape
miss '─ Rule '
press Space
check 'and lets them go on to the end' see 'Look back through the game'

# ---- Other terminals -----------------------------------------------------------------------------

# record ARGUMENT...: every byte the program writes goes to $work/bytes.
record()
{
    begin "$@"
    tmux pipe-pane "cat >>$work/bytes"
    see '[6.1]'
    press 3 d l
    see ' The whole game '
    press Escape h
    see ' Keys '
    press Escape Tab L L
    calm
}
only_ascii() { ! LC_ALL=C grep -q '[^[:cntrl:] -~]' "$1"; }
uncoloured() { ! grep -qE "$(printf '\033')\[[0-9;]*(3[0-9]|4[0-9])[;m]" "$1"; }

: >"$work/bytes"
locale=C record
check 'without UTF-8: only ASCII' only_ascii "$work/bytes"
check 'and every word' see "Muovi un'unita"
: >"$work/bytes"
terminal=vt100 record
check 'vt100: plays' see 'QTRI'
check 'vt100: no colours' uncoloured "$work/bytes"
: >"$work/bytes"
environment=NO_COLOR=1 record
check 'NO_COLOR: no colours' uncoloured "$work/bytes"
: >"$work/bytes"
record
check 'with colours otherwise' fails 1 uncoloured "$work/bytes"
for terminal in xterm-256color screen tmux linux vt220; do
    begin
    check "TERM=$terminal" see '[6.1]'
done
terminal=linux begin
check 'the Linux console has no Vietnamese letters: none are sent' see '[6.1]'
calm
screen >"$work/linux"
check 'folded there' lacks "$work/linux" 'ồ'
terminal=

# ---- Signals -------------------------------------------------------------------------------------

for signal in INT TERM HUP; do
    begin
    see '[6.1]' && kill -$signal "$(pid)"
    check "SIG$signal: ends" ended
    printed >"$work/bye"
    check "SIG$signal: in order" has "$work/bye" 'The game is kept'
done
finish
