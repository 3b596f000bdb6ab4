#!/bin/sh
# Going back in mekong play --plain: to the start of one's turn, to any position, dice included; and who
# may not.
. "$(dirname "$0")/../support/tap.sh"

# ask INPUT ARGUMENT...: the input is answered line by line.
ask()
{
    input=$1
    shift
    printf "$input" | "$mekong" play --plain --seed 5 "$@" >"$work/out" 2>"$work/err"
}
actions() { sed -n '/^actions/,/^end/p' "$1"; }

lake=$work/lake.mekong
ask 'pass\noperation sweep\nspace hue\nspace kontum\nrestart\nquit\n' fitl --against human --save "$lake"
check 'restart: one’s turn is gone' lacks "$lake" 'arvn operation'
check 'restart: not the turn before' has "$lake" 'us pass'
ask 'restart\nquit\n' --load "$lake"
check 'restart: at its start it is said' has "$work/out" 'Your turn has just begun.'

ask 'pass\npass\npass\npass\npass\nturn 1\nrewind\nquit\n' fitl --against human --save "$work/cards.mekong"
check 'rewind: back to a card' lacks "$work/cards.mekong" 'pass'
check 'rewind: its cards are drawn' has "$work/cards.mekong" 'chance card'
ask 'rewind\nquit\n' --load "$lake"
check 'rewind: first one has to look there' has "$work/out" 'First look at the position'

# One person alone and a die: over many games from the start it does not always fall the same.
nim=$work/nim.mekong
"$mekong" play --plain nim --you red --against random --seed 1 --save "$nim" </dev/null >"$work/out"
first=$(actions "$nim" | sed -n 2p)
anew()
{
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
        printf 'back 99\nrewind\nquit\n' | "$mekong" play --plain --load "$nim" --seed $seed >"$work/out"
        [ "$(actions "$nim" | sed -n 2p)" = "$first" ] || return 0
    done
    return 1
}
check 'rewind: alone, the dice come anew' anew

ask '\n1\nback\nrewind\nquit\n' saigon75 --against human --save "$work/two.mekong"
check 'rewind: not against a person who hides something' has "$work/out" 'Only who plays alone'
actions "$work/two.mekong" >"$work/before"
ask '\nrestart\nrestart\nquit\n' --load "$work/two.mekong"
check 'restart: there one’s own choices alone' has "$work/out" 'no way back'
finish
