#!/bin/sh
# Going back in the full screen: the start of one's turn, any card, dice included; and who may not.
. "$(dirname "$0")/../support/tmux.sh"

begin() { start 100 30 play fitl --seed 5 --against human --save "$work/$1.mekong" && see '[5.5]'; }

begin turn
press p
see 'Now ARVN.' && press 5
see '[8.22]' && press 1
miss '│ 1 Hu' && press 3
miss '│ 3 Kon Tum' && press U
check 'U: the turn from its start' see 'ARVN, card #13'
check 'and it is said' see 'Back at the start of your turn.'
press r
check 'r plays it again' see '[8.22]'
press U
see 'ARVN, card #13' && press U
check 'at its start it is said' see 'Your turn has just begun.'

press p
see 'Now NVA.' && press p
see 'Now VC.' && press p
see 'card 2 of' && calm
press '<'
see 'Looking back' && press PPage Home
see 'after action 0' && press '>' '>'
see '#115' && calm
press g
check 'g asks first' see 'Go on from this position?'
press Enter
check 'Enter only looks' see 'Looking back'
press g
see 'Go on from this position?' && press 2
check 'then the game goes on from there' see 'The game goes on from here.'
check 'with the first card' see 'card 1 of'
check 'what came later is gone' lacks "$work/turn.mekong" 'arvn pass'
press q
ended

start 80 24 play saigon75 --against human --seed 1 --save "$work/two.mekong"
see 'to the keyboard' && press Enter
see '[3.2]' && press 1
calm
press '<'
see 'Looking back' && press g
check 'not against a person who hides something' see 'Only who plays alone'
finish
