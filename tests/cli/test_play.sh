#!/bin/sh
# mekong play, driven through a pipe: menu, choices, commands, undo, quitting and going on.
. "$(dirname "$0")/../support/tap.sh"
save=$work/game.mekong

# play INPUT ARGUMENT...: the input's \n are line ends.
play()
{
    input=$1
    shift
    printf "$input" | "$mekong" play "$@" >"$work/out" 2>"$work/err"
}

# ---- Menu ----------------------------------------------------------------------------------------

play '\n\n\nquit\n' nim --seed 3
check 'Enter takes the defaults' has "$work/out" 'Blue may take'
check 'quit says how to go on' has "$work/out" 'mekong play --load'
check 'the save is in the data folder' [ -n "$(find "$work/data/mekong" -name 'nim-*.mekong')" ]
play '9\n1\n1\n3\n\nquit\n' nim --seed 3
check 'a wrong answer is asked again' has "$work/out" 'just Enter'
check 'two people change places' has "$work/out" 'Red to the keyboard'
play '' nim --seed 3
check 'end of input is a quit' has "$work/out" 'mekong play --load'

# ---- A game --------------------------------------------------------------------------------------

play 'map\nlog\nhelp\nwhy take 4\nfly\n77\nquit\n' --game nim --you blue --seed 3 --save "$save"
check 'prompt with rule number' has "$work/out" '[3]'
check 'choices by number' has "$work/out" '   1  '
check 'what happened is told' has "$work/out" 'Red rolls'
check 'help' has "$work/out" 'undo, redo'
check 'why gives the reason' has "$work/out" 'cannot take 4'
check 'nonsense is explained' has "$work/out" 'not an action'
check 'a number too large is explained' has "$work/out" 'type a number from 1'
check 'the save is where it was wanted' "$mekong" replay "$save"

before=$("$mekong" replay "$save" | wc -l)
play '1\nquit\n' --load "$save"
check 'a loaded game goes on' has "$work/out" 'Blue takes 1 stick'
check 'and is saved in its file' [ "$("$mekong" replay "$save" | wc -l)" -gt "$before" ]

play 'undo\nredo\nquit\n' nim --you blue --seed 3 --save "$save"
check 'undo stops at the dice' has "$work/out" 'no way back'
check 'redo has nothing to do' has "$work/out" 'nothing to play again'

yes 1 2>/dev/null | head -n 50 | "$mekong" play nim --you red --against random --seed 5 --save "$save" >"$work/out"
check 'a game comes to its end' has "$work/out" 'wins'
check 'and says where it is' has "$work/out" "mekong replay $save"
play 'quit\n' --load "$save"
check 'a finished game can be opened' has "$work/out" "mekong replay $save"

play "save $work/other.mekong\nquit\n" nim --you blue --seed 3 --save "$save"
check 'save FILE' "$mekong" replay "$work/other.mekong"
play 'quit\n' nim --you red --seed 9 --lang it --save "$save"
check 'plays in Italian' has "$work/out" 'Rosso'

sed 's/^seat red .*/seat red wizard/; s/^end \([0-9]*\) .*/end \1/' "$save" >"$work/wizard.mekong"
check 'an unknown player is refused' fails 1 play '' --load "$work/wizard.mekong"
check 'an unknown side is refused' fails 64 play '' nim --you green
check 'an unknown opponent is refused' fails 64 play '' nim --against wizard

# ---- Undo, in a game that allows it --------------------------------------------------------------

if "$mekong" --help | grep -q saigon75; then
    play 'undo\n1\nundo\nundo\nquit\n' saigon75 --you nv --against random --seed 1 --save "$save"
    check 'saigon75: a game begins and is saved' "$mekong" replay "$save"
    check 'saigon75: no message id is shown' lacks "$work/out" 's75.'
    yes 1 2>/dev/null | head -n 4000 | "$mekong" play saigon75 --you sv --against random --seed 2 \
        --save "$save" >"$work/out" 2>&1
    check 'saigon75: a game through the pipe' "$mekong" replay "$save"
fi

# ---- Where saving fails --------------------------------------------------------------------------

check 'a missing folder is told' fails 1 play 'quit\n' nim --you red --save "$work/no/where.mekong"
check 'with its path' has "$work/err" "$work/no/where.mekong: "
check 'a device is not replaced' fails 1 play 'quit\n' nim --you red --save /dev/null
check 'and is still there' [ -c /dev/null ]

# The limit of a file's size stands for a full disk: no rights are needed for it.
cp "$save" "$work/old.mekong"
limited() { (trap '' XFSZ && ulimit -f 0 && "$mekong" play --load "$save" </dev/null >/dev/full 2>&1) }
if (ulimit -f 0) 2>/dev/null; then
    check 'no room: exit code 1' fails 1 limited
    check 'no room: the old save is as it was' cmp "$save" "$work/old.mekong"
    check 'no room: no temporary file is left' [ -z "$(find "$work" -name '*.tmp')" ]
else
    skip 'no room' 'file sizes cannot be limited here'
fi
finish
