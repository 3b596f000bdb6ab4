#!/bin/sh
# perft.sh [--accept]: node counts from fixed positions. Each line of perft.txt names a golden game, how
# many of its actions are played, a depth, and how many sequences of that many actions follow. A change
# of the rules that alters what may be done alters a count. Prints TAP lines; --accept writes the counts
# anew.
cd "$(dirname "$0")/../.." || exit 2
mekong=${MEKONG:-${BUILD:-build}/mekong}
here=tests/golden
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
number=0 status=0

# first_actions GAME COUNT: the game cut after so many actions.
first_actions()
{
    awk -v most="$2" '/^actions$/ {seen = 1; print; next} seen && count++ == most {exit} {print}' \
        "$here/$1.mekong"
    echo "end $2"
}

: >"$work/new"
while read -r game actions depth nodes; do
    case $game in '#'*) echo "$game $actions $depth $nodes" >>"$work/new"; continue ;; esac
    first_actions "$game" "$actions" >"$work/cut.mekong"
    found=$("$mekong" perft "$work/cut.mekong" --depth "$depth" 2>&1)
    echo "$game $actions $depth $found" >>"$work/new"
    number=$((number + 1))
    if [ "$found" = "$nodes" ]; then
        echo "ok $number - perft $game after $actions, depth $depth"
    else
        echo "not ok $number - perft $game after $actions, depth $depth"
        echo "# $found, not $nodes"
        status=1
    fi
done <"$here/perft.txt"
echo "1..$number"
if [ "${1-}" = --accept ]; then
    cp "$work/new" "$here/perft.txt"
    status=0
fi
exit $status
