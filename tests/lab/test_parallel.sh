#!/bin/sh
# The shards of a study by a real GNU parallel: the lines of docs/lab.md, with what they promise.
. "$(dirname "$0")/../support/tap.sh"
command -v parallel >/dev/null || { echo 'Bail out! there is no GNU parallel: make setup FOR=test'; exit 2; }
export HOME="$work" PATH="$(dirname "$mekong"):$PATH"
same() { [ -n "$1" ] && [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }

cat >"$work/study" <<END
mekong-study 1
game saigon75
players heuristic,random
games 60
shards 20
END
one=$(mekong lab run "$work/study" --threads 1)
seq 20 | parallel --will-cite -j 4 mekong lab run "$work/study" --shard {}/20 >"$work/lines"
check 'every shard comes once' [ "$(wc -l <"$work/lines")" -eq 20 ]
check 'four at a time give the same' same "$one" "$(mekong lab merge "$work/study" "$work/lines")"
seq 20 | parallel --will-cite -j 3 mekong lab run "$work/study" --out "$work/dir" --shard {}/20
check 'three on one folder, too' same "$one" "$(mekong lab merge "$work/dir")"
finish
