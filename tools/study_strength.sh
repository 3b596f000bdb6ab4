#!/bin/sh
# study_strength.sh OUT.tsv: how strong the search of Saigon 75 is by its time for a turn (docs/ai.md): each number
# of roll-outs against `mcts:4000`, all with the same seed. Writes a line for each: roll-outs, seconds of one core
# (60,000 roll-outs), matches, won, drawn, lost, then Elo with its 95 % interval, by matches and by games without luck.
# Some forty minutes of one core. tools/study_strength.gp draws it.
set -eu
out=$1
mekong=${MEKONG:-${BUILD:-build}/mekong}
number='\([-0-9.]*\)'

# study ROLLOUTS MATCHES
study()
{
    "$mekong" arena saigon75 --players "mcts:$1,mcts:4000" --matches "$2" --luck --seed 71 --json |
        sed "s/.*\"match\":{\"won\":$number,\"drawn\":$number,\"lost\":$number.*\"without_luck\":{\"games\":{\"share\":{\"value\":$number,\"low\":$number,\"high\":$number}.*\"match\":{\"share\":{\"value\":$number,\"low\":$number,\"high\":$number}.*/\1 \2 \3 \7 \8 \9 \4 \5 \6/" |
        awk -v rollouts="$1" -v matches="$2" '
            function elo(share) { return share <= 0 ? -999 : share >= 1 ? 999 : 400 * log(share / (1 - share)) / log(10) }
            {
                printf "%d\t%.2f\t%d\t%d\t%d\t%d", rollouts, rollouts / 60000, matches, $1, $2, $3
                for (i = 4; i <= 9; i++)
                    printf "\t%.0f", elo($i)
                print ""
            }' | tee -a "$out"
}

printf 'rollouts\tseconds\tmatches\twon\tdrawn\tlost\tby_match\tlow\thigh\tby_game\tlow\thigh\n' > "$out"
study 1000 60
study 6000 60
study 30000 40
study 120000 24
