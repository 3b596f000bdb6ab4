#!/bin/sh
# The menu of mekong play --plain: which game, people and computers mixed, what is remembered; and the
# order of choices, whose turn it is.
. "$(dirname "$0")/../support/tap.sh"

# ask INPUT ARGUMENT...: the input is answered line by line.
ask()
{
    input=$1
    shift
    printf "$input" | "$mekong" play --plain --seed 5 "$@" >"$work/out" 2>"$work/err"
}

ask '2\nquit\n'
check 'the first question is which game' has "$work/out" 'Which game?'
check 'Fire in the Lake is among the answers' has "$work/out" '  2  Fire in the Lake'
check 'and has questions of its own' has "$work/out" 'People and computers mixed'
ask '\nquit\n'
check 'the last game is remembered' has "$work/out" 'All factions at this keyboard'
ask 'quit\n' saigon75
check 'a game that was named is not asked for' lacks "$work/out" 'Which game?'
check 'nor another one offered' has "$work/out" 'Two people at this keyboard'

# US random, ARVN a person, NVA simple, VC a person; then the options, as they are.
ask '2\n4\n1\n9\n3\n9\n\nquit\n' --save "$work/mixed.mekong"
check 'seat by seat: a computer' grep -qx 'seat us random' "$work/mixed.mekong"
check 'seat by seat: a person' grep -qx 'seat arvn human' "$work/mixed.mekong"
check 'seat by seat: another computer' grep -qx 'seat nva heuristic' "$work/mixed.mekong"
check 'seat by seat: another person' grep -qx 'seat vc human' "$work/mixed.mekong"

# ---- Who plays, in words -------------------------------------------------------------------------

ask '2\nquit\n' saigon75
check 'a level says whom it is for' has "$work/out" 'For a first game after the lesson.'
check 'a player that answers at once, how strong it is' has "$work/out" 'Stronger than easy, weaker than normal.'
check 'how the automaton plays is not asked before it sits there' lacks "$work/out" 'The automaton: '
ask '1\nquit\n' saigon75
check 'but in a solo game' has "$work/out" 'The automaton: As printed'
ask '3\nquit\n' saigon75
check 'nor of two people' lacks "$work/out" 'The automaton: '

# ---- Kept games ----------------------------------------------------------------------------------

rm -rf "$XDG_DATA_HOME"
mkdir -p "$XDG_DATA_HOME/mekong"
cp "$work/mixed.mekong" "$XDG_DATA_HOME/mekong/one.mekong"
cp "$work/mixed.mekong" "$XDG_DATA_HOME/mekong/two.mekong"
ask '8\n3\n\nquit\n' fitl
check 'to delete is the last answer' has "$work/out" '  3  Delete one of these games'
check 'and Enter deletes none' [ "$(ls "$XDG_DATA_HOME"/mekong/*.mekong | wc -l)" = 2 ]
ask '8\n3\n1\nquit\n' fitl
check 'one is deleted' has "$work/out" 'The game is deleted.'
check 'the other is not' [ "$(ls "$XDG_DATA_HOME"/mekong/*.mekong | wc -l)" = 1 ]

# ---- Choices -------------------------------------------------------------------------------------

ask 'pass\nundo\nquit\n' fitl --against human
check 'Pass stands last' grep -q '^   7  Pass' "$work/out"
check 'a line hands over' has "$work/out" 'US is done. Now ARVN.'
check 'an undo hands nothing over' lacks "$work/out" 'ARVN is done.'
ask '7\nquit\n' fitl --against human --save "$work/seven.mekong"
check 'its number passes' has "$work/seven.mekong" 'us pass'
finish
