#!/bin/sh
# test_bots.sh: mekong bots: a printed bot's turn with somebody's own dice, its lines in three
# languages, and a clear sentence for everything that does not do.
. "$(dirname "$0")/../support/tap.sh"

save=$(dirname "$0")/lake_bot.mekong
bots() { "$mekong" bots "$@" >"$work/out" 2>"$work/err"; }
refuses() { ! bots "$@"; }

check 'a turn with dice' bots "$save" --ties first --dice 1,1,1,3,2 --lang en
check 'the card that is drawn' has "$work/out" 'trung N'
check 'what it does' has "$work/out" 'operation rally'
check 'each die with its line' has "$work/out" '[T7.Go] A die of 6 shows 1.'
check 'whom a filter drops' has "$work/out" '[T3.4 NV-PG] Most NVA Bases: neither'
check 'a roll for another space' has "$work/out" '[T6.7] Another space? 2 is not above 2: no.'
cp "$work/out" "$work/again"
bots "$save" --ties first --dice 1,1,1,3,2 --lang en
check 'the same dice, the same turn' cmp "$work/out" "$work/again"
check 'without dice they are drawn' bots "$save"
check 'in French' bots "$save" --ties first --dice 1,1,1,3,2 --lang fr
check 'with French sentences' has "$work/out" 'Un dé à 6 faces donne 1.'
check 'in Italian' bots "$save" --ties first --dice 1,1,1,3,2 --lang it
check 'with Italian sentences' has "$work/out" 'Un dado da 6 dà 1.'
check 'as JSON' bots "$save" --ties first --dice 1,1,1,3,2 --json
check 'with dice and lines' has "$work/out" '"dice":[1,1,1],"why":[{"rule":'

check 'too few dice' refuses "$save" --ties first --dice 1,1 --lang en
check 'are told so' has "$work/err" 'Dice given: 2; the turn needs more.'
check 'no dice at all' refuses "$save" --ties first --dice '' --lang en
check 'are told in the same way' has "$work/err" 'Dice given: 0; the turn needs more.'
for dice in 0 7 1,,2 x 1,2,99 -1; do
    check "no dice: $dice" refuses "$save" --dice "$dice"
    check "say what is wanted: $dice" has "$work/err" 'numbers from 1 to 6'
done
check 'ties of another kind' refuses "$save" --ties last
check 'a broken save' refuses "$(dirname "$0")/test_bots.sh"
check 'no save' refuses "$work/nothing"
check 'dice left over are told' bots "$save" --ties first --dice 1,1,1,3,2,6 --lang en
check 'how many' has "$work/err" 'Dice left over: 1.'

printf 'quit\n' | "$mekong" play fitl --plain --seed 5 --against human --save "$work/people.mekong" \
    >"$work/out" 2>&1
check 'a game of people' refuses "$work/people.mekong" --lang en
check 'has no bot to move' has "$work/err" 'No bot is asked'
printf 'quit\n' | "$mekong" play saigon75 --plain --seed 5 --against human \
    --save "$work/other.mekong" >"$work/out" 2>&1
check 'a game without printed bots' refuses "$work/other.mekong" --lang en
check 'says so' has "$work/err" 'No printed bots play'

"$mekong" replay "$save" --why --lang en >"$work/out" 2>"$work/err"
check 'a transcript has the lines too' has "$work/out" '[T3.4 VC-'

# ---- docs/fitl_strength.md: what bots do badly ---------------------------------------------------

positions=$(dirname "$0")/../../docs/positions
for position in vc_event:'event shaded' arvn_assault:'operation assault' us_patrol:'operation patrol'; do
    file=$positions/fitl_${position%%:*}
    check "a bot's turn of the paper: ${position%%:*}" bots "$file.mekong" --lang en
    check "is the one it tells of: ${position%%:*}" has "$work/out" "${position#*:}"
    check "and the better one can be read: ${position%%:*}" "$mekong" legal "${file}_better.mekong"
done
finish
