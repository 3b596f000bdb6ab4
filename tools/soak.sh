#!/bin/sh
# soak.sh [GAMES]: random games of Saigon 75 with every check on, GAMES for each edition (a million by
# default), spread over all options. Prints the counts of every step, verb and card played, and fails if a
# game broke a promise or if one of them was never seen in either edition.
set -eu
games=${1:-1000000}
mekong=${MEKONG:-${BUILD:-build}/mekong}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
each=$(( (games + 15) / 16 ))

# soak EDITION NAME OPTION...: one set of options.
soak()
{
    edition=$1 name=$2
    shift 2
    seed=$((seed + 1))
    "$mekong" sim saigon75 --games "$each" --seed "$seed" --sv random --check --json \
        --edition "$edition" "$@" > "$work/$edition.$seed" ||
        { echo "broken: edition $edition seed $seed ($name)" >&2; exit 1; }
}

for edition in 1 2; do
    seed=0
    for hand in 3 8; do for air in 0 2; do
        for tokens in open hidden; do
            soak "$edition" players --nv random --hand "$hand" --sv-air "$air" --tokens "$tokens"
        done
        soak "$edition" automaton --nv solo --hand "$hand" --sv-air "$air"
        soak "$edition" pile --nv random --solo on --hand "$hand" --sv-air "$air"
    done; done
    echo "edition $edition: $((each * seed)) games"
done
# "name":count pairs of an object of the JSON, summed over all runs: steps, verbs, and cards played.
for part in steps verbs play; do
    echo "$part:"
    sed "s/.*\"$part\":{\([^}]*\)}.*/\1/" "$work"/[12].* | tr ',' '\n' | tr -d '"' |
        awk -F: '{ n[$1] += $2 } END { for (i in n) print i, n[i] }' | sort > "$work/$part"
    awk '{ printf "  %-24s %15.0f\n", $1, $2 }' "$work/$part"
done
if awk '$2 == 0' "$work/steps" "$work/verbs" "$work/play" | grep .; then
    echo "never seen: the lines above" >&2
    exit 1
fi
echo "every step, every verb and every card was seen"
