#!/bin/sh
# Games of the full screen on disk: nothing is lost when the program is killed, going on from the
# menu, looking at a file, a place that cannot be written.
. "$(dirname "$0")/../support/tmux.sh"
save=$work/kept.mekong
position() { "$mekong" legal "$1" && "$mekong" replay "$1"; }

cp tests/term/first.mekong "$save"
start 80 24 play --load "$save" --seed 1
see '[6.1]' && press 3 d
see 'Move a unit' && press -N 9 Enter
calm
screen >"$work/before"
position "$save" >"$work/there"
kill -9 "$(pid)"
check 'killed in the middle of a game' ended
position "$save" >"$work/left"
told=$("$mekong" replay "$save" | wc -l)
check 'the file holds all of it' cmp "$work/there" "$work/left"
start 80 24 play --load "$save"
see 'You: North Vietnam'
calm
screen >"$work/after"
sed -n '2,21p' "$work/before" >"$work/before.map"
sed -n '2,21p' "$work/after" >"$work/after.map"
check 'the same map, question and choices again' diff "$work/before.map" "$work/after.map"
press -N 3 Enter
calm
"$mekong" replay "$save" >"$work/more"
check 'and the game goes on in its file' [ "$(wc -l <"$work/more")" -gt "$told" ]
press q
ended

# ---- The menu ------------------------------------------------------------------------------------

start 80 24 play saigon75 --seed 4
pick 'Go on with a kept game'
check 'nothing kept yet' see 'There is no kept game yet.'
pick 'Two players'
see 'to the keyboard' && press Enter
see 'Place the River Patrols' && press m
check 'm: back to the menu' see 'What would you like to do?'
pick 'Go on with a kept game'
check 'the game is listed, with turn and players' see 'North Vietnam: a person, South'
press Enter
check 'and goes on' see 'to the keyboard'
press q
ended

start 80 24 play saigon75
pick 'Go on with a kept game'
see 'North Vietnam: a person' && press DC
check 'Delete asks first' see 'Delete this game?'
press Enter
see 'Go on with a kept game'
check 'and Enter keeps it' see 'North Vietnam: a person'
press DC
see 'Delete this game?' && press 2
check 'a game is deleted' see 'The game is deleted.'
check 'its file is gone' fails 2 sh -c "ls '$XDG_DATA_HOME'/mekong/*.mekong"
press q
ended

# ---- Looking at a file ---------------------------------------------------------------------------

start 80 24 play saigon75
pick 'Look at a game from a file'
see 'Nothing is written' && press -l "$PWD/tests/golden/s75_ed2_heuristic.mekong"
press Enter
check 'a file is looked at from its start' see 'after action 0 of'
press '>' '>' '>'
check 'position by position' see 'lies in'
press NPage NPage
check 'and turn by turn' see 'turn 2 of 8'
press End
check 'to its end' see 'has fallen'
press Escape
check 'then the menu again' see 'What would you like to do?'
pick 'Look at a game from a file'
see 'Nothing is written' && press -l "$work/none.mekong"
press Enter
check 'a missing file is named' see 'none.mekong: '
press q
ended

# ---- What goes wrong -----------------------------------------------------------------------------

start 80 24 play --load "$work/none.mekong"
check 'a missing save on the command line' ended
check 'ends with exit code 1' [ "$code" = 1 ]
printed >"$work/bye"
check 'and a message' has "$work/bye" 'none.mekong: '
start 80 24 play --load tests/term/first.mekong --save "$work/no/where.mekong"
check 'a game that cannot be kept says so all the time' see 'NOT KEPT'
press 3
check 'and can be played' see 'E-04'
press q
check 'it ends' ended
check 'with exit code 1' [ "$code" = 1 ]
printed >"$work/bye"
check 'names the file' has "$work/bye" "The game is NOT kept. $work/no/where.mekong: There is no such"
check 'and does not say that it is kept' lacks "$work/bye" 'The game is kept'
finish
