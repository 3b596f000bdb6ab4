#!/bin/sh
# mekong play --plain: choices answered in words and by the beginnings of words; lessons that go on
# where they were left.
. "$(dirname "$0")/../support/tap.sh"
lake=$work/lake.mekong

# ask INPUT ARGUMENT...: the input is answered line by line.
ask()
{
    input=$1
    shift
    rm -f "$lake"
    printf "$input" | "$mekong" play --plain --seed 5 "$@" >"$work/out" 2>"$work/err"
}

ask 'pass\nsweep\nquang nam\nquang\nquit\n' fitl --against human --save "$lake"
check 'the word that a choice begins with' has "$lake" 'arvn operation sweep'
check 'says what was understood' has "$work/out" '(Sweep: move in'
check 'a place without its accents' has "$lake" 'arvn space quang-nam'
check 'several: which one, with their numbers' grep -qE '> Which one\? [0-9]+ Quảng Trị–Thừa Thiên; [0-9]+ Quảng T' "$work/out"
ask 'pass\nsweep\nda nan\nquit\n' fitl --against human --save "$lake"
check 'the beginning of a name' has "$lake" 'arvn space da-nang'
ask 'pass\nsweep\nparrot\nquit\n' fitl --against human --save "$lake"
check 'a word in the middle' has "$lake" "arvn space the-parrots-beak"
ask 'p\nq\n' fitl --against human --save "$lake"
check 'a letter alone is no answer' lacks "$lake" 'us pass'
ask 'xyz\nquit\n' fitl --against human --save "$lake"
check 'no word of any choice' has "$work/out" '“xyz” is not an action of this game.'
ask 'pass\nratiss\nquit\n' fitl --against human --lang fr --save "$lake"
check 'in the language of the list' has "$lake" 'arvn operation sweep'
ask 'map\nquit\n' fitl --against human --save "$lake"
check 'a command is a command' lacks "$lake" 'us map'

# ---- Lessons -------------------------------------------------------------------------------------

ask '\nq\n' saigon75 --tutorial
check 'a lesson begins at its beginning' has "$work/out" 'Lesson 1 of 7'
ask '\nq\n' saigon75 --tutorial --scene 3
check 'or with any scene' has "$work/out" 'Lesson 3 of 7'
check 'and no other' lacks "$work/out" 'Lesson 1 of 7'
ask '\nq\n' saigon75 --tutorial
check 'it goes on where it was left' has "$work/out" 'Lesson 3 of 7'
ask '6\n\nq\n' saigon75
check 'from the menu as well' has "$work/out" '(a number; Enter: 3)'
ask '\nq\n' fitl --tutorial
check 'each game for itself' has "$work/out" 'Lesson 1 of 11'
check 'a scene without a lesson' fails 64 "$mekong" play --plain --scene 2
finish
