#!/bin/sh
# test_lake.sh: Fire in the Lake line by line: what stands beside the choices, and that their numbers
# are those that were put.
. "$(dirname "$0")/../support/tap.sh"

# play LANGUAGE TYPED: a new game of four people, always the same.
play()
{
    rm -f "$work/game.mekong"
    printf "$2" | "$mekong" play fitl --plain --lang "$1" --seed 5 --against human \
        --save "$work/game.mekong" >"$work/out" 2>"$work/err"
}

play en 'quit\n'
check 'an Operation tells its spaces and its hits' has "$work/out" '→ 0 hits, 3 spaces'
check 'Pass is the last choice, with what it earns' has "$work/out" '   7  Pass → +3 Res'
play fr 'quit\n'
check 'in French, too' has "$work/out" '→ 0 touche, 3 espaces'
play it 'quit\n'
check 'and in Italian' has "$work/out" '→ 0 colpi, 3 spazi'

play en '7\n3\nquit\n'
check 'the number that was put is the one that is played' has "$work/out" 'US passes.'
check 'twice' has "$work/out" 'ARVN trains: next space, last step, or done? [8.1]'
check 'a space tells what stands there' has "$work/out" '(U4T1S1B A2T1P V2G1B pop 2)'
play en '7\n7\n7\n6\nquit\n'
check 'the most useful space comes first' grep -q '^   1  .*VC +1' "$work/out"

play en 'sheet\nsheet vc\nquit\n'
check 'a sheet tells what the faction to choose can do' has "$work/out" 'Assault: where Troops meet insurgents, free.'
check 'and another one that is named' has "$work/out" 'Tax: up to 4 spaces with an Underground guerrilla'
play it 'scheda nva\nquit\n'
check 'in Italian, too' has "$work/out" 'fino a Trail + basi Truppe'
printf 'sheet\nquit\n' | "$mekong" play --plain nim --against random --seed 1 --save "$work/nim.mekong" >"$work/out" 2>&1
check 'a game without sheets says so' has "$work/out" 'nothing to show for that'
finish
