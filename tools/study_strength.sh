#!/bin/sh
# study_strength.sh OUT.tsv: how strong the search of Saigon 75 is by its time for a turn (docs/ai.md): each number
# of roll-outs against `mcts:4000`, all with the same seed. Writes a line for each: roll-outs, seconds of one core
# (60,000 roll-outs), matches, won, drawn, lost, then Elo with its 95 % interval, by matches and by games without luck.
# Some forty minutes of one core. tools/study_strength.gp draws it.
set -eu
out=$1
mekong=${MEKONG:-${BUILD:-build}/mekong}
. "$(dirname "$0")/study_elo.sh"

# study ROLLOUTS MATCHES
study()
{
    seconds=$(awk -v rollouts="$1" 'BEGIN { printf "%.2f", rollouts / 60000 }')
    result=$(elo --players "mcts:$1,mcts:4000" --matches "$2" --seed 71)
    printf '%s\t%s\t%s\n' "$1" "$seconds" "$result" | tee -a "$out"
}

printf 'rollouts\tseconds\tmatches\twon\tdrawn\tlost\tby_match\tlow\thigh\tby_game\tlow\thigh\n' > "$out"
study 1000 60
study 6000 60
study 30000 40
study 120000 24
