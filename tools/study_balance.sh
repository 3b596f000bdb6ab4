#!/bin/sh
# study_balance.sh OUT.tsv [GAMES]: how often the North wins between two equal computer players, by how
# far they look ahead (docs/board.md). Writes a line for each: what, setting, games, wins of the North,
# in per cent with a 95 % interval. GAMES: for each line, 100 by default; the same seed gives the same
# games on every machine. tools/study_balance.gp draws it.
set -eu
out=$1 games=${2:-100}
mekong=${MEKONG:-${BUILD:-build}/mekong}

# study SETTING PLAYER
study()
{
    "$mekong" sim saigon75 --games "$games" --seed 1975 --nv "$2" --sv "$2" --json |
        sed 's/.*"games":\([0-9]*\),.*"wins":{"NV":\([0-9]*\).*/\1 \2/' |
        awk -v setting="$1" '{
            n = $1; p = $2 / n; z = 1.96; d = 1 + z * z / n
            middle = (p + z * z / (2 * n)) / d
            half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d
            printf "players\t%s\t%d\t%d\t%.1f\t%.1f\t%.1f\n", setting, n, $2, 100 * p, \
                100 * (middle - half), 100 * (middle + half) }' | tee -a "$out"
}

printf 'what\tsetting\tgames\tnorth\tpercent\tlow\thigh\n' > "$out"
study heuristic heuristic
for rollouts in 250 1000 3000 6000; do
    study "$rollouts" "mcts:$rollouts"
done
