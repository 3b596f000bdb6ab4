#!/bin/sh
# The kinds of games of the menu in the full screen: solo, the lesson, real dice, a match of two.
. "$(dirname "$0")/../support/tmux.sh"

# ---- The computer's actions ----------------------------------------------------------------------

pause=' ' start 80 24 play --you sv --against heuristic --seed 1
see '[3.2]' && press -N 12 Enter
check 'the computer is seen acting' see 'Any key passes over this'
press x
check 'and a key passes over it' see 'Enter choose'

# ---- Solo ----------------------------------------------------------------------------------------

start 80 24 play saigon75 --seed 2
pick 'Play solo against the automaton'
see 'As printed' && press Enter
check 'solo: the South is yours' see 'You: South Vietnam'
see '[3.2]' && press -N 12 Enter
for round in $(seq 60); do
    shows 'South’s phase' && break
    press Enter
    calm
done
check 'solo: the automaton has played' see 'South’s phase'
press w
check 'solo: w tells why' see '─ Why the computer did this ─'
check 'solo: by its rules' see '[15.'
screen >"$work/why"
press Left
differs() { screen >"$work/why2" && ! cmp -s "$work/why" "$work/why2"; }
check 'solo: and of what it did before' try differs
# Actions that the log passes over have no sentence to stand before the reasons.
no_gaps()
{
    for round in $(seq 12); do
        screen | grep -A 1 'Why the computer' | grep -q '^│ *│$' && screen && return 1
        press Left
        calm
    done
}
check 'solo: never with an empty line first' no_gaps
press Escape
miss 'Why the computer'

# ---- The lesson ----------------------------------------------------------------------------------

start 80 24 play saigon75
pick 'Learn the game'
check 'the scenes of the lesson' see '7 Lesson 7 of 7'
press Enter
check 'the lesson speaks' see '─ Lesson ─'
press Enter
for round in 1 2 3 4 5 6 7 8; do
    shows '[3.2]' && break
    press Enter
    calm
done
check 'then the pupil chooses' see '[3.2]'
press 1
check 'something else is answered by a hint' see 'place Ranger 6 in An'
press k
check 'what was asked for is played' miss 'To be placed'
# read_to WORDS: passes over what the lesson says until they are asked.
read_to()
{
    for round in $(seq 12); do
        calm
        shows '─ Lesson ─' || break
        press Enter
    done
    see "$1"
}
read_to 'takes the' && press 1
read_to 'which unit retreats' && press 2
read_to '[9.10]' && press 1
check 'the lesson goes on to a card' read_to '[6.1]'
calm
screen >"$work/lesson"
check 'below its words and the question the choices have six rows' has "$work/lesson" '│ 4 E-06'
check 'and some of the status is left' has "$work/lesson" '│ Turn 2 of 8'
press q
ended
start 80 24 play saigon75
pick 'Learn the game'
see '7 Lesson 7' && press Enter
see '─ Lesson ─'
check 'the lesson goes on where it was left' see 'Lesson 3 of 7'
press Escape
check 'Escape leaves the lesson' see 'What would you like to do?'
start 80 24 play --tutorial --scene 4
check 'any scene from the command line' see 'Lesson 4 of 7'

# ---- Real dice and cards -------------------------------------------------------------------------

start 80 24 play saigon75 --seed 1
pick 'With real dice and cards'
see 'Which side' && press 2
see 'Who plays: North' && press Enter
check 'the table asks what has come up' see 'What did the dice or the cards'
check 'and says so in its title' see 'real dice and cards'
press 2
check 'what was told is played' see 'Token 3 lies in Đà Nẵng'
press u
check 'and can be taken back' see 'Taken back.'
press 1
check 'to tell it right' see 'Token 3 lies in Quảng Trị'

# ---- A match of two games ------------------------------------------------------------------------

start 80 24 play saigon75 --seed 5
pick 'A match of two games'
see 'Which side' && press 2
see 'Who plays: North' && press Enter
see '[3.2]'
for round in $(seq 300); do
    shows 'You: North' && break
    press -N 5 Enter
    calm
done
check 'the second game follows with the other side' see 'You: North Vietnam'
check 'the match comes to its end' answer_all 'Look back through'

# One that is over, played by lines: choices and go-ons in turn.
yes '1
' | "$mekong" play --plain --series --against heuristic --seed 5 --save "$work/match.mekong" \
    >"$work/out" 2>&1
start 80 24 play --load "$work/match.mekong"
check 'a match that is over: the whole result' see '─ The match is over ─'
check 'with its first game' see 'Game 1: '
check 'and its winner' see 'The match goes to: the player who began as'
press Escape
miss '─ The match is over ─'
calm
check 'then the winner alone' see '│ The match goes to: '
check 'and all that can be done now: first' see '1 Look back through the game'
check 'and all that can be done now: last' see '5 Quit'
press 5
check 'the match is left' ended

# More cards than a list has marks: a digit begins the number on the card.
start 80 24 play fitl --table --against human --save "$work/lake.mekong"
see '[4.7]'
press 1
check 'a long pile: a box asks for the number' see 'The number on the card'
press 0 7 Enter
check 'the card is the one whose number was typed' see '#107 Burning Bonze'
press 9
see 'The number on the card'
press 9 9 Enter
check 'no such card: it is said' see 'cannot come up now'
press 5
see 'The number on the card'
press 5 Enter
check 'the first faction of the card chooses' see 'You: VC'
press e
see 'Set the position right' && press -l 'trail 9'
press Enter
check 'a position that the rules refuse' see 'position'
press e
see 'Set the position right' && press -l 'trail 3; move 1 us-troop saigon hue'
press Enter
check 'e sets the position right' see 'The position is set right.'
check 'the save has it' grep -qx '| trail 3' "$work/lake.mekong"
press q
check 'the table is left' ended
finish
