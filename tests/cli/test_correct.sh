#!/bin/sh
# mekong play --table: a position that is not what lies on the table is set right, and the save loads
# again.
. "$(dirname "$0")/../support/tap.sh"

# ask INPUT ARGUMENT...: the input is answered line by line.
ask()
{
    input=$1
    shift
    printf "$input" | "$mekong" play --plain "$@" >"$work/out" 2>"$work/err"
}
lake=$work/lake.mekong
begin() { rm -f "$work"/lake*; ask "107\n55\n$1\nquit\n" fitl --table --against human --save "$lake"; }

begin 'correct'
check 'what can be corrected is listed' has "$work/out" 'at saigon us-troop 3 us-base 1'
check 'with how' has "$work/out" 'move [N] PIECE FROM TO'
check 'not the stack of steps' lacks "$work/out" 'frame '

begin 'correct move 2 us-troop saigon hue; trail 3'
check 'it is said' has "$work/out" 'The position is set right.'
check 'pieces moved from' has "$lake" '| at saigon us-troop 1 us-base 1'
check 'and to' has "$lake" '| at hue us-troop 2 police 2'
check 'a track is set' has "$lake" '| trail 3'
check 'the save is at the table' grep -qx table "$lake"
check 'and loads again' "$mekong" legal "$lake"
check 'the game goes on in it' has "$work/out" 'VC, card #107'
check 'what was played before is kept beside' has "$work/lake-before-1.mekong" 'chance card 107'
check 'and loads as well' "$mekong" legal "$work/lake-before-1.mekong"
ask 'correct move 1 us-troop hue saigon\npass\nquit\n' --load "$lake"
check 'once more, into a file of its own' [ -f "$work/lake-before-2.mekong" ]
check 'and it is played on' has "$lake" 'vc pass'

begin 'correct move 3 us-troop available hue; move police hue available'
check 'from a box and into one' has "$lake" '| box available us-troops 9'
check 'the piece has its own word on the map' has "$lake" '| at hue us-troop 3 police 1'
begin 'correct move 1 us-troop saigon casualties'
check 'into a box that was empty' has "$lake" '| box casualties us-troops 1'
begin 'correct level hue ps; clear level saigon'
check 'a line that was not there' has "$lake" '| level hue ps'
check 'one that goes' lacks "$lake" '| level saigon'
check 'the others stay' has "$lake" '| level da-nang as'

# refused EDITS WORDS: nothing changes, and the sentence is said.
refused()
{
    begin "correct $1"
    has "$work/out" "$2" && lacks "$lake" position && [ ! -f "$work/lake-before-1.mekong" ]
}
check 'a piece that is not there' refused 'move 9 us-troop saigon hue' '“us-troop” is not there'
check 'a piece out of nothing' refused 'add 1 us-troop hue' 'position'
check 'a place there is none' refused 'move 1 us-troop saigon atlantis' 'position'
check 'a track beyond its end' refused 'trail 9' 'position'
check 'the stack of steps' refused 'frame game' 'cannot be read as an edit'
check 'words' refused 'what' 'cannot be read as an edit'
check 'a number alone' refused 'move 2' 'cannot be read as an edit'
check 'nothing at all' refused ';;' 'cannot be read as an edit'

ask 'correct trail 3\nquit\n' fitl --against human --seed 5 --save "$work/screen.mekong"
check 'not without a table' has "$work/out" 'Only a game with real dice'

# Saigon 75: units have names, and hands are hidden.
save=$work/saigon.mekong
cp tests/term/middle.mekong "$save"
ask 'correct move svd1 hue da_nang\nquit\n' --load "$save" --table
check 'units by their names, full divisions as they are' grep -qE '^\| at da_nang .*svd1\+' "$save"
check 'and it loads' "$mekong" legal "$save"
sed 's/^seat .*//; /^$/d; s/^end .*/end 0/' "$save" | sed '/^actions/,$d' >"$work/two.mekong"
printf 'actions\nend 0\n' >>"$work/two.mekong"
ask '\ncorrect\ncorrect hand_sv e01\nquit\n' --load "$work/two.mekong" --table
check 'two people: no hand is shown' lacks "$work/out" 'hand_sv'
check 'nor changed' has "$work/out" 'Hands and piles cannot be set right'
finish
