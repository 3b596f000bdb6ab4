#!/bin/sh
# No accidental answers in the full screen: whose turn it is, keys typed too early, the keys of
# choices, the filter.
. "$(dirname "$0")/../support/tmux.sh"

# Four people, or one with four hats, at Fire in the Lake.
begin() { start 100 30 play fitl --seed 5 --against human --save "$work/lake-$1.mekong" && see '[5.5]'; }

# ---- Whose turn it is ----------------------------------------------------------------------------

begin over
press Enter
check 'Enter takes the first choice' see 'US is done. Now ARVN.'
check 'which is not to pass' lacks "$work/lake-over.mekong" 'us pass'
press u
check 'an undo hands nothing over' see 'Taken back.'
press p
check 'p passes, and a line hands over' see 'US is done. Now ARVN.'
last_is_pass() { screen | grep '│ [0-9a-z] [A-Z]' | tail -n 1 | grep -q '│ p Pass'; }
check 'Pass stands last' try last_is_pass

# The program is stopped while the keys arrive: all of them are there before it answers the first.
begin ahead
calm
kill -STOP "$(pid)"
press p p p p
kill -CONT "$(pid)"
check 'typed ahead: the first key is taken' see 'US is done. Now ARVN.'
calm
screen >"$work/ahead"
check 'and the others are not the next one’s answer' has "$work/ahead" '│ ARVN, card'
check 'nobody else has passed' lacks "$work/lake-ahead.mekong" 'arvn pass'
press p
check 'a key typed afterwards is' see 'ARVN is done. Now NVA.'

start 80 24 play saigon75 --against human --seed 1 --save "$work/two.mekong"
see 'to the keyboard, please'
calm
kill -STOP "$(pid)"
press -N 40 Enter
kill -CONT "$(pid)"
check 'two people: early keys do not lift the cover' see 'North Vietnam to the keyboard'

# ---- Keys of choices -----------------------------------------------------------------------------

begin keys
press p
see 'Now ARVN.' && press 5
see '[8.22]' && see '2 Bình Định' && press 1
check 'a space is taken' miss '│ 1 Qu'
check 'the others keep their keys' see '│ 2 Bình Định'
press 1
calm
screen >"$work/twice"
check 'the same key once more takes nothing' has "$work/twice" '│ 2 Bình Định'
check 'the special activities have keys of their own' has "$work/twice" '│ x Special activity'
check 'a second one the next letter' has "$work/twice" '│ y Special activity'
check 'so has the next stage' has "$work/twice" '│ n Go on to the next stage'
no_clash() { ! screen | grep -qE '│ [ACHIMOQRSTUVWachimoqrstuvw] [A-Z]'; }
check 'no choice has the letter of a command' no_clash
press N
check 'a capital letter means the same' miss '│ n Go on'

# ---- The filter ----------------------------------------------------------------------------------

begin filter
press p
see 'Now ARVN.' && press 5
see '[8.22]' && press / q u a n g
check 'a filter: what is typed' see 'filter: quang_'
check 'lists the choices that hold it' miss '│ 2 Bình Định'
calm
screen >"$work/filter"
check 'whatever marks the letters have' has "$work/filter" 'Quảng Nam'
check 'and no other' lacks "$work/filter" '│ 2 Bình Định'
press -N 5 BSpace
press z z
check 'nothing has these words: it is said' see 'No choice has these words'
press Escape
check 'Escape lists all again' see '│ 2 Bình Định'
press / s a i g Enter
check 'Enter takes what is left' see '│ 2 Bình Định'
check 'it was Saigon' try grep -q 'space saigon' "$work/lake-filter.mekong"
finish
