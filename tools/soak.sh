#!/bin/sh
# soak.sh [GAMES]: random games of Saigon 75 with every check on, GAMES for each edition (a million by
# default), spread over all options. Prints the counts of every step, verb and card played, and fails if a
# game broke a promise or if one of them was never seen in either edition.
set -eu
games=${1:-1000000}
mekong=${MEKONG:-${BUILD:-build}/mekong}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
each=$(( (games + 7) / 8 ))
for edition in 1 2; do
    seed=0
    for hand in 3 8; do for tokens in open hidden; do for air in 0 2; do
        seed=$((seed + 1))
        "$mekong" sim saigon75 --games "$each" --seed "$seed" --nv random --sv random --check --json \
            --edition "$edition" --hand "$hand" --tokens "$tokens" --sv-air "$air" \
            > "$work/$edition.$seed" || { echo "broken: edition $edition seed $seed" >&2; exit 1; }
    done; done; done
    echo "edition $edition: $((each * 8)) games"
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
