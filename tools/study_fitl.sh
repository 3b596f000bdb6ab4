#!/bin/sh
# study_fitl.sh OUT.tsv [SCALE]: how strong the players of Fire in the Lake are (docs/fitl_strength.md). Each
# player alone in each seat in turn among three of another, and four equals, by scenario and edition. Writes
# a line for each: scenario, edition, who is alone, among whom, the seat, games, wins of that seat, in per
# cent with a 95 % interval, its mean margin, the seed. What OUT has already is not played again, so that a study can
# be broken off and gone on with. SCALE: so many per cent of the games, 100 by default; the same seed gives
# the same games on every machine. tools/study_fitl.gp draws it.
set -eu
out=$1 scale=${2:-100}
mekong=${MEKONG:-${BUILD:-build}/mekong}
seed=77

# games ALONE OTHERS SCENARIO: as many as are worth their time. A short game of four fast players takes a
# millisecond, a `heuristic` ten, a `hard` a second.
games()
{
    case $1-$2-$3 in
    random-random-* | bot-bot-* | quick-quick-*) n=2000 ;;
    heuristic-heuristic-short) n=500 ;;
    heuristic-heuristic-*) n=100 ;;
    hard-hard-short) n=40 ;;
    expert-hard-short) n=10 ;;
    *-hard-short) n=10 ;;
    hard-bot-short) n=200 ;;
    hard-*-short) n=40 ;;
    hard-*) n=10 ;;
    bot-heuristic-short) n=2000 ;;
    heuristic-*-short | *-heuristic-short) n=500 ;;
    heuristic-* | *-heuristic-*) n=50 ;;
    *-short) n=2000 ;;
    *) n=500 ;;
    esac
    echo $(((n * scale + 99) / 100))
}

# rows SCENARIO EDITION ALONE OTHERS SEAT: the JSON of a simulation as lines, of all seats or of one.
rows()
{
    sed 's/.*"games":\([0-9]*\),.*"wins":{\([^}]*\)}.*"margins":{\([^}]*\)}.*/\1 \2 \3/; s/[":,A-Z]\{1,\}/ /g' |
        awk -v head="$1	$2	$3	$4" -v wanted="$5" -v seed=$seed '{
            n = $1; z = 1.96; d = 1 + z * z / n; split("us arvn nva vc", seat, " ")
            for (i = 1; i <= 4; i++) {
                if (wanted != "all" && wanted != seat[i])
                    continue
                p = $(1 + i) / n; middle = (p + z * z / (2 * n)) / d
                half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d
                low = middle > half ? middle - half : 0
                printf "%s\t%s\t%d\t%d\t%.1f\t%.1f\t%.1f\t%.1f\tsim %d\n", head, seat[i], n, $(1 + i), 100 * p,
                    100 * low, 100 * (middle + half), $(5 + i), seed
            } }'
}

# study SCENARIO EDITION ALONE OTHERS SEAT: one simulation, if its lines are missing.
study()
{
    n=$(games "$3" "$4" "$1") us=$4 arvn=$4 nva=$4 vc=$4
    first=$5
    [ "$first" != all ] || first=us
    if grep -q "^$1	$2	$3	$4	$first	" "$out"; then
        return
    fi
    case $5 in us) us=$3 ;; arvn) arvn=$3 ;; nva) nva=$3 ;; vc) vc=$3 ;; esac
    "$mekong" sim fitl --games "$n" --seed $seed --threads 1 --scenario "$1" --edition "$2" \
        --us "$us" --arvn "$arvn" --nva "$nva" --vc "$vc" --json | rows "$1" "$2" "$3" "$4" "$5" >>"$out"
}

# pairs SCENARIO PLAYERS PLAYERS: each of the first alone among three of each of the second.
pairs()
{
    for alone in $2; do
        for others in $3; do
            [ "$alone" != "$others" ] || continue
            for seat in us arvn nva vc; do
                study "$1" 2 "$alone" "$others" $seat
            done
        done
    done
}

[ -s "$out" ] || printf 'scenario\tedition\talone\tothers\tseat\tgames\twins\tpercent\tlow\thigh\tmargin\tseed\n' >"$out"
# equals PLAYERS: four of each, by scenario and edition.
equals()
{
    for player in $1; do
        for scenario in short medium full; do
            study $scenario 2 "$player" "$player" all
            study $scenario 1 "$player" "$player" all
        done
    done
}

# What says most for its time comes first.
fast='random bot quick'
pairs short "$fast" "$fast"
equals "$fast"
pairs short hard 'bot quick random heuristic'
pairs short heuristic "$fast"
pairs short "$fast" heuristic
for scenario in medium full; do
    pairs $scenario "$fast" "$fast"
    pairs $scenario quick heuristic
    pairs $scenario hard 'bot quick'
done
study short 2 hard hard all
pairs short 'quick bot heuristic random' hard
equals heuristic
for scenario in medium full; do
    pairs $scenario heuristic "$fast"
    pairs $scenario 'bot random' heuristic
    pairs $scenario hard 'heuristic random'
done
pairs short expert hard
