#!/bin/sh
# A match of two games in one file: replay tells both, commands that look at one game take the last one.
. "$(dirname "$0")/../support/tap.sh"
series=tests/golden/nim_series.mekong

"$mekong" legal "$series" >"$work/out"
check 'legal looks at the second game' has "$work/out" 'blue: Blue may take up to 4 sticks'
check 'why looks at the second game' "$mekong" why "$series" take 4
check 'and refuses by its rule' fails 1 "$mekong" why "$series" roll 1
"$mekong" replay "$series" >"$work/out"
check 'replay tells the first game' has "$work/out" '   4. '
check 'and then the second' test "$(grep -c '^   3\. ' "$work/out")" = 2

sed 's/^seat blue human Anna/seat blue human Bert/; s/^\(end[-a-z]* [0-9]*\) .*/\1/' "$series" >"$work/other.mekong"
"$mekong" replay "$work/other.mekong" 2>"$work/err"
check 'a match whose players did not swap is refused in place' has "$work/err" \
    'other.mekong:16: In the second game'
"$mekong" play --load "$work/other.mekong" </dev/null >"$work/out" 2>"$work/err"
check 'and not played' has "$work/err" 'other.mekong:16: In the second game'

cp "$series" "$work/match.mekong"
echo quit | "$mekong" play --load "$work/match.mekong" >"$work/out" 2>&1
check 'a match goes on' has "$work/out" 'Blue may take up to 4 sticks'
check 'and stays a match' cmp "$series" "$work/match.mekong"

finish
