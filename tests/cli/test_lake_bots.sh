#!/bin/sh
# test_lake_bots.sh: one person and three Trung bots, line by line, to the end in each language; why
# they did it, in the game, in a transcript and as JSON; a person where a bot sat; and the box on the
# table, where people tell the dice, the cards and the order of the Trung deck.
. "$(dirname "$0")/../support/tap.sh"
save=$work/game.mekong

# whole_game LANGUAGE WON CARD ASKED: words of the end, of a card that is told, and of one that would be asked for.
whole_game()
{
    rm -f "$save"
    tests/support/pipe_player.sh "$work/out" 5000 "$mekong" play fitl --plain --lang "$1" --seed 5 \
        --scenario short --you vc --against bot --save "$save"
    check "$1: a game of one person and three bots comes to its end" has "$work/out" "$2"
    check "$1: the bots tell their cards" has "$work/out" "$3"
    check "$1: which a person is never asked for" lacks "$work/out" "$4"
}
whole_game fr 'Victoire' 'Carte Trung' 'La carte Trung est'
whole_game it 'Vittoria: ' 'Carta Trung' 'La carta Trung è'
whole_game en 'has won.' 'Trung card' 'The Trung card is'

# ---- Why: the line that decided, and whom each filter dropped ------------------------------------

# reasons LANGUAGE NEITHER CHOSEN END: parts of the sentences.
reasons()
{
    "$mekong" replay "$save" --why --lang "$1" >"$work/out" 2>&1
    check "$1: a transcript says whom a filter dropped" grep -q "\\[T3.4 .*$2" "$work/out"
    check "$1: and what was left" has "$work/out" "$3"
    check "$1: and where it had no more to do" has "$work/out" "$4"
    check "$1: no placeholder is left" lacks "$work/out" '{'
    "$mekong" replay "$save" --json --lang "$1" >"$work/json" 2>&1
    check "$1: so does the JSON" grep -q "\"rule\":\"T3.4 [^}]*$2" "$work/json"
    printf 'why\nwhy 2\nquit\n' | "$mekong" play --plain --load "$save" --lang "$1" >"$work/out" 2>&1
    check "$1: and the game itself" has "$work/out" '[T'
}
reasons en 'neither' 'is left: it is chosen.' 'It has nothing more to do here.'
reasons fr ': ni ' 'c’est l’espace choisi.' 'Il n’a plus rien à faire ici.'
reasons it ': né ' 'è lo spazio scelto.' 'Non ha altro da fare qui.'

# ---- A person where a bot sat --------------------------------------------------------------------

# trim COUNT WHO: the save after so many actions, WHO in every seat.
trim()
{
    sed -n "1,/^actions/s/^\\(seat [a-z]*\\) .*/\\1 $2/;1,/^actions/p" "$save" >"$work/cut.mekong"
    sed '1,/^actions/d' "$save" | head -n "$1" >>"$work/cut.mekong"
    echo "end $1" >>"$work/cut.mekong"
}
sed '1,/^actions/d' "$save" | grep -nE '^(us|arvn|nva) trung' | head -n 3 | cut -d : -f 1 >"$work/turns"
while read -r turn; do
    trim $((turn - 1)) human
    printf 'quit\n' | "$mekong" play --plain --load "$work/cut.mekong" --lang en >"$work/out" 2>&1
    check "a person in a bot's seat is asked what he does (action $turn)" has "$work/out" '[5.5]'
    check 'and not for a Trung card' lacks "$work/out" 'The Trung card is'
    "$mekong" bots "$work/cut.mekong" --lang en >"$work/out" 2>&1
    check 'no bot moves there' has "$work/out" 'No bot is asked'
    trim $((turn - 1)) bot
    check 'where one sits again it does' "$mekong" bots "$work/cut.mekong" --json
done <"$work/turns"
sed -i 's/^option bots .*/option bots none/' "$work/cut.mekong"
sed -i '/^chance trung/d;/ trung /d' "$work/cut.mekong"
sed -i "s/^end .*/end $(sed '1,/^actions/d;/^end/d' "$work/cut.mekong" | grep -c .)/" "$work/cut.mekong"
check 'a bot for which the game was not set up' fails 1 "$mekong" bots "$work/cut.mekong" --lang en

# ---- Cut, broken, absurd -------------------------------------------------------------------------

# sound COMMAND...: it ends in order: 0, or 1 with a sentence, within a minute.
sound()
{
    timeout 60 "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq 0 ] || { [ $code -eq 1 ] && [ -s "$work/err" ]; } || { echo "exit code $code"; return 1; }
    ! grep -E 'Sanitizer|runtime error|broken promise' "$work/err"
}
all=$(sed '1,/^actions/d;/^end/d' "$save" | grep -c .)
step=${STEP:-29}
cuts()
{
    for at in $(seq 0 "$step" "$all"); do
        trim "$at" bot
        sound "$mekong" bots "$work/cut.mekong" --json --ties first || { echo "after $at"; return 1; }
        sound "$mekong" bots "$work/cut.mekong" --dice 6,1,3,2,5,4 || { echo "after $at"; return 1; }
    done
}
check 'a save cut in the middle of any turn' cuts
truncations()
{
    size=$(wc -c <"$save")
    for at in $(seq 0 $((step * 17)) $((size - 1))); do
        head -c "$at" "$save" >"$work/short.mekong"
        sound "$mekong" bots "$work/short.mekong" || { echo "after $at bytes"; return 1; }
        [ $code -eq 1 ] || { echo "$at bytes are taken for a save"; return 1; }
    done
}
check 'a save cut anywhere is refused in a sentence' truncations

# ---- The box on the table ------------------------------------------------------------------------

table=$work/table.mekong
printf 'B A D C E F G H J K L M N P Q R S T\nquit\n' | "$mekong" play fitl --plain --lang en --table \
    --scenario short --you vc --against bot --save "$table" >"$work/out" 2>&1
check 'the table is asked for the shuffled deck' has "$work/out" 'The Trung deck is shuffled'
check 'in one line' lacks "$work/out" 'was not used'
check 'in its order' [ "$(sed -n 's/^chance trung //p' "$table" | tr -d '\n')" = BADCEFGHJKLMNPQRST ]
check 'then for the first card' has "$work/out" 'Which card is revealed?'
printf 'B A Z\nquit\n' | "$mekong" play fitl --plain --lang en --table --scenario short --you vc \
    --against bot --save "$work/wrong.mekong" >"$work/out" 2>&1
check 'a card that no bot here has is refused' has "$work/out" 'From “Z” on the line was not used.'
rm -f "$table"
tests/support/pipe_player.sh "$work/out" 5000 "$mekong" play fitl --plain --lang en --table \
    --seed 4 --scenario short --you nva --against bot --save "$table"
check 'the bots play at the table to the end' has "$work/out" 'has won.'
check 'a game of the table' grep -qx table "$table"
finish
