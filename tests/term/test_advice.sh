#!/bin/sh
# The computer's advice on the full screen: hints, the review of a game that is over, the sign that it
# thinks. Screens are compared with tests/term/*.screen; --accept writes them anew.
. "$(dirname "$0")/../support/tmux.sh"
accept=${1-}

# alike NAME: the same but for numbers: how often a search tries a choice is its own affair.
alike() { is_golden "$1" 's/[0-9]+/#/g; s/ +/ /g; s/ $//'; }

# nim FILE PLAYER ACTION...: a game of seven sticks; Blue is a person.
nim()
{
    file=$1 red=$2
    shift 2
    {
        printf '%s\n' 'mekong 1' 'game nim' 'option sticks 7' "seat red $red" 'seat blue human' \
            'board default' actions "$@"
        echo "end $#"
    } >"$file"
}

# ---- Hints ---------------------------------------------------------------------------------------

for lang in en fr it; do
    nim "$work/win.mekong" perfect 'chance roll 3' 'red take 3' 'chance roll 4'
    start 80 24 play --lang $lang --load "$work/win.mekong" --seed 1 --hint-rollouts 640
    see '[3]' && press t
    see '640'
    check "$lang: a hint" alike "$lang-hint"
done
press Escape
check 'Escape: choose yourself' miss 'Un consiglio ─'
check 'nothing was played' see '[3]'
press t
see '640' && press 9
miss '640'
check 'a number that is not in the hint takes nothing' see '[3]'
press t
see '640' && press 1
check 'a number takes its choice: the last stick' see 'Analisi: fortuna'

cp tests/term/middle.mekong "$work/middle.mekong"
start 80 24 play --load "$work/middle.mekong" --seed 1 --hint-rollouts 100000000
see '[9.2]' && press t
check 'a long search shows how far it is' see 'The computer looks ahead'
tmux resize-window -x 100 -y 30
check 'and goes on in another size' see 'The computer looks ahead'
press Escape
check 'Escape stops it' see 'Stopped.'
press t
see 'The computer looks ahead' && press Enter
check 'Enter shows what there is' see '1 to 9: take that choice'

# ---- Reviews -------------------------------------------------------------------------------------

press Escape
miss '1 to 9' && press v
check 'no review of a game in course' see 'for games that are over'
for lang in en fr it; do
    cp tests/golden/nim.mekong "$work/over.mekong"
    start 80 24 play --lang $lang --load "$work/over.mekong"
    see '5 ' && press 3
    check "$lang: a review" same "$lang-review"
done
press Space
check 'it scrolls' see 'Fortuna'
press Escape
check 'Escape closes it' see 'Analisi: fortuna'
press v
check 'v: again, and at once' see '100 │'
cp tests/golden/s75_ed2_heuristic.mekong "$work/over.mekong"
start 80 24 play --load "$work/over.mekong"
see '5 Quit' && press v
check 'a long one shows how far it is' see 'Working out the chances'
press Escape
check 'and is stopped' see 'Stopped.'
press v
see 'Working out' && kill -TERM "$(pid)"
check 'SIGTERM ends in the middle of it' ended
start 80 24 play --replay "$work/over.mekong"
see 'Looking back' && press v
check 'a replay has one, too' see 'Working out the chances'

# ---- Thinking ------------------------------------------------------------------------------------

nim "$work/think.mekong" mcts:3000s 'chance roll 4'
start 80 24 play --load "$work/think.mekong" --seed 1
check 'the computer thinks, and the screen says so' see 'Red thinks ahead'
check 'thinking: the screen' same en-think
tmux resize-window -x 60 -y 20
check 'it listens: a small terminal' see 'this terminal has 60'
tmux resize-window -x 100 -y 40
check 'and a larger one' see 'Red thinks ahead'
press h
check 'help meanwhile' see '─ Keys ─'
press Escape
miss '─ Keys ─' && press q
check 'q does not wait for it' ended
printed >"$work/bye"
check 'and the game is kept' has "$work/bye" 'play --load'
start 80 24 play --load "$work/think.mekong" --seed 1
see 'Red thinks ahead' && kill -TERM "$(pid)"
check 'nor does SIGTERM' ended
finish
