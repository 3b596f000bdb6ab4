#!/bin/sh
# mekong play, driven through a pipe: menu, choices, commands, undo, quitting and going on.
. "$(dirname "$0")/../support/tap.sh"
save=$work/game.mekong

# play INPUT ARGUMENT...: the input's \n are line ends.
play()
{
    input=$1
    shift
    case " $* " in
    *" --load "*) ;;
    *" --save $save "*) rm -f "$save" ;; # a new game is not begun over another
    esac
    printf "$input" | "$mekong" play "$@" >"$work/out" 2>"$work/err"
}

# ---- Menu ----------------------------------------------------------------------------------------

play '\n\n\n\nquit\n' nim --seed 3
check 'Enter takes the defaults' has "$work/out" 'Blue may take'
check 'quit says how to go on' has "$work/out" 'mekong play --load'
check 'the save is in the data folder' [ -n "$(find "$work/data/mekong" -name 'nim-*.mekong')" ]
play '9\n2\n1\n\n\nquit\n' nim --seed 3
check 'a wrong answer is asked again' has "$work/out" 'just Enter'
check 'a number changes an option' has "$work/out" 'Sticks at the start: 21 sticks'
check 'two people change places' has "$work/out" 'Red to the keyboard'
play '3\n\n\n\n\nq\n' nim --seed 3
check 'two computers are watched' has "$work/out" 'Enter: next phase'
play 'quit\n' nim --seed 3
check 'quit leaves the menu' lacks "$work/out" 'mekong play --load'
play '5\n2\n1\n\nquit\n' nim --seed 3
check 'real dice by the menu' has "$work/out" 'What came up?'
rm -rf "$work/data"
play '\n\n\n\n1\nquit\n' nim --seed 3
play '6\n\nquit\n' nim --seed 3
check 'a kept game is in the menu' has "$work/out" 'Go on with a saved game'
check 'and is opened' has "$work/out" 'mekong play --load'
touch "$work/data/mekong/nim-bad.mekong"
play '6\n\nquit\n' nim --seed 3
check 'a bad file in the data folder is no game' has "$work/out" 'mekong play --load'
play '' nim --seed 3
check 'end of input is a quit' has "$work/out" 'mekong play --load'

play '\n\n\n\nquit\n' --save "$save"
check 'a newcomer who presses Enter plays South against the automaton' has "$save" 'seat nv solo'
check 'as a person' has "$save" 'seat sv human'

# ---- A game --------------------------------------------------------------------------------------

play 'map\nlog\nhelp\nwhy take 4\nfly\n77\nquit\n' --game nim --you blue --seed 3 --save "$save"
check 'prompt with rule number' has "$work/out" '[3]'
check 'choices by number' has "$work/out" '   1  '
check 'what happened is told' has "$work/out" 'Red rolls'
check 'help' has "$work/out" 'undo: take your last choice back'
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

rm -f "$save"
yes 1 2>/dev/null | head -n 50 | "$mekong" play nim --you red --against random --seed 5 --save "$save" >"$work/out"
check 'a game comes to its end' has "$work/out" 'wins'
check 'and says where it is' has "$work/out" "mekong play --replay $save"
play 'quit\n' --load "$save"
check 'a finished game can be opened' has "$work/out" "mekong play --replay $save"

play "save $work/other.mekong\nquit\n" nim --you blue --seed 3 --save "$save"
check 'save FILE' "$mekong" replay "$work/other.mekong"
play 'quit\n' nim --you red --seed 9 --lang it --save "$save"
check 'plays in Italian' has "$work/out" 'Rosso'

sed 's/^seat red .*/seat red wizard/; s/^end \([0-9]*\) .*/end \1/' "$save" >"$work/wizard.mekong"
check 'an unknown player is refused' fails 1 play '' --load "$work/wizard.mekong"
check 'players are said in one way' fails 64 play '' nim --red human --against random
check 'a saved game brings its own options' fails 64 play '' nim --load "$save" --sticks 7
check 'a lesson and a save exclude each other' fails 64 play '' --tutorial --load "$save"
check 'a side in capitals is understood' play 'quit\n' nim --you BLUE --against PERFECT --save "$save"
check 'an unknown side is refused' fails 64 play '' nim --you green
check 'an unknown opponent is refused' fails 64 play '' nim --against wizard

# ---- Undo, in a game that allows it --------------------------------------------------------------

if "$mekong" --help | grep -q saigon75; then
    play 'undo\n1\nundo\nundo\nquit\n' saigon75 --you nv --against random --seed 1 --save "$save"
    check 'saigon75: a game begins and is saved' "$mekong" replay "$save"
    check 'saigon75: no message id is shown' lacks "$work/out" 's75.'
    rm -f "$save"
    yes 1 2>/dev/null | head -n 4000 | "$mekong" play saigon75 --you sv --against random --seed 2 \
        --save "$save" >"$work/out" 2>&1
    check 'saigon75: a game through the pipe' "$mekong" replay "$save"
fi

# ---- Full screen or line by line -----------------------------------------------------------------

# on TERMINAL ARGUMENT...: the game in a terminal of that kind.
on()
{
    kind=$1
    shift
    rm -f "$save"
    printf 'quit\n' | TERM=$kind timeout 20 script -qec "$mekong play nim --you blue --save $save $*" \
        /dev/null >"$work/out" 2>&1
}
escape=$(printf '\033')
if command -v script >/dev/null; then
    on xterm
    check 'in a terminal the game fills the screen' has "$work/out" "${escape}["
    on xterm --plain
    check '--plain is line by line' lacks "$work/out" "$escape"
    check 'and says how to go on' has "$work/out" 'mekong play --load'
    on dumb
    check 'a dumb terminal is line by line' lacks "$work/out" "$escape"
    on dumb --lang fr
    check 'a terminal without UTF-8 gets ASCII' has "$work/out" 'est conservee'
    check 'and nothing else' fails 1 grep -q "[$(printf '\200')-$(printf '\377')]" "$work/out"
else
    skip 'in a terminal' 'there is no script(1) here'
fi

# ---- Where saving fails --------------------------------------------------------------------------

check 'a missing folder is told' fails 1 play 'quit\n' nim --you red --save "$work/no/where.mekong"
check 'with its path' has "$work/err" "$work/no/where.mekong: "
echo precious >"$work/mine"
check 'a file of something else is not replaced' fails 1 play 'quit\n' nim --you red --save "$work/mine"
check 'and stays as it was' [ "$(cat "$work/mine")" = precious ]
play "save $work/mine\nquit\n" nim --you blue --seed 3 --save "$save"
check 'nor by the command' [ "$(cat "$work/mine")" = precious ]
check 'the game stays where it was' has "$work/out" "--load $save"
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
# ---- Players who search ---------------------------------------------------------------------------

play '1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\nquit\n' nim --against mcts:200 --seed 3 --save "$work/deep.mekong"
check 'a search plays against a person' has "$work/deep.mekong" 'seat red mcts:200'
check 'and has moved' grep -q '^red take' "$work/deep.mekong"
play 'quit\n' --load "$work/deep.mekong"
check 'its game goes on' lacks "$work/err" 'mcts'
check 'a level plays' play 'quit\n' nim --against hard --seed 3
play '\n\nquit\n' nim --against mcts:soon --seed 3
check 'nonsense is refused' has "$work/err" "there is no player 'mcts:soon'"
sed 's/mcts:200/mcts:20x/; s/^end \([0-9]*\).*/end \1/' "$work/deep.mekong" >"$work/bad.mekong"
play 'quit\n' --load "$work/bad.mekong"
check 'nonsense in a save, too' has "$work/err" 'mcts:20x'
play '1\nquit\n' nim --seed 3
check 'the menu has levels' has "$work/out" 'expert: looks furthest ahead'

finish
