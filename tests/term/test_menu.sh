#!/bin/sh
# The menu of the full screen: which game, people and computers mixed, what is remembered.
. "$(dirname "$0")/../support/tmux.sh"

begin() { start 80 24 play --seed 5; }

begin
check 'the first question is which game' see 'Which game?'
check 'all games that can be played are there' see 'Fire in the Lake'
check 'the example for programmers is not' hides 'Nim'
press 2
check 'Fire in the Lake has a menu of its own' see 'Mekong · Fire in the Lake'
press Escape
check 'Escape goes back to the games' see 'Which game?'
press q
check 'q quits there' ended

begin
see 'Which game?' && press Enter
check 'the last game is remembered' see 'Mekong · Fire in the Lake'
pick 'Options'
see 'Scenario' && pick 'Scenario'
press 1
check 'its options: the scenario' see 'Scenario: Short'
pick 'Done'
see 'What would you like to do?'

# ---- Seat by seat --------------------------------------------------------------------------------

pick 'People and computers mixed'
check 'every seat is listed with who plays it' see 'ARVN: A person'
press 2
see 'Who plays: ARVN' && pick 'A simple player'
check 'one seat for a computer' see 'ARVN: A simple player'
pick 'VC: '
see 'Who plays: VC' && pick 'Random'
see 'VC: Random'
pick 'Begin the game'
check 'the game begins' see '[5.5]'
save=$(ls "$XDG_DATA_HOME"/mekong/fitl-*.mekong)
check 'people in two seats' grep -qx 'seat us human' "$save"
check 'and in the other' grep -qx 'seat nva human' "$save"
check 'the computers in theirs' grep -qx 'seat vc random' "$save"
check 'and of the other kind' grep -qx 'seat arvn heuristic' "$save"
check 'with the option' grep -qx 'option scenario short' "$save"
press q
ended

# ---- The automaton -------------------------------------------------------------------------------

start 80 24 play --seed 5 saigon75
see 'What would you like to do?' && pick 'Options'
check 'options of the game' see 'Rules edition'
check 'how the automaton plays is not among them: nobody knows whether it will' hides 'The automaton'
press Escape
see 'What would you like to do?' && pick 'Play against the computer'
see 'Which side' && press Enter
check 'a level says whom it is for' see 'easy: looks ahead a little and slips often'
press Escape
see 'What would you like to do?' && pick 'Play solo'
check 'it is asked where the automaton sits down' see 'Pressing: '
check 'the hardest manner says for whom it is' see 'who beat hard'
press 2
see 'You: South Vietnam'
check 'and kept' grep -qx 'option automaton pressing' "$XDG_DATA_HOME"/mekong/saigon75-*.mekong
press q
ended

# ---- The language --------------------------------------------------------------------------------

begin
see 'Which game?' && press Enter
pick 'Language'
check 'another language' see 'Que voulez-vous faire'
press q
ended
begin
check 'it is remembered' see 'Quel jeu'
press q
ended
start 80 24 play --lang it
check 'the command line comes first' see 'Quale gioco?'
finish
