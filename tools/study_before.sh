#!/bin/sh
# study_before.sh OLD OUT.tsv: the search of Saigon 75 before its policy was learnt and the one of today, at the same
# times for a turn, against the same player (docs/ai.md). OLD is a folder with the sources of d2293004 in which
# `make build/bench/mekong` was run; MEKONG is the program of today, built so, too. A second is as many
# roll-outs as each makes in one. All play on OLD's board, the only one that the old search knows, both searches
# behind the bot protocol. Each arena is kept beside OUT.tsv, so a study that was broken off goes on. Writes a
# line for each: whose search, seconds, roll-outs, matches, won, drawn, lost, then Elo with its 95 % interval, by
# matches and by games without luck. Some three hours of one core. tools/study_before.gp draws it.
set -eu
old=$1 out=$2
mekong=${MEKONG:-${BUILD:-build}/mekong}
. "$(dirname "$0")/study_elo.sh"

# study WHO SECONDS ROLLOUTS MATCHES COMMAND...
study()
{
    who=$1 seconds=$2 rollouts=$3 matches=$4
    shift 4
    result=$(elo --board "$old/data/saigon75" --threads 1 --time 600000 --seed 4242 --matches "$matches" \
        --out "$out.$who-$rollouts" --player "bot:$* bot --policy mcts:$rollouts" --player mcts:1000)
    printf '%s\t%s\t%s\t%s\n' "$who" "$seconds" "$rollouts" "$result" | tee -a "$out"
}

# The old search has never heard of the option.
before="sed -u '/^option automaton /d' | $old/build/bench/mekong"

printf 'search\tseconds\trollouts\tmatches\twon\tdrawn\tlost\tby_match\tlow\thigh\tby_game\tlow\thigh\n' > "$out"
study before 0.1 5000 60 "$before"
study before 0.5 25000 40 "$before"
study before 2 100000 24 "$before"
study before 8 400000 12 "$before"
study today 0.1 7500 60 "$mekong"
study today 0.5 37500 40 "$mekong"
study today 2 150000 24 "$mekong"
study today 8 600000 12 "$mekong"
