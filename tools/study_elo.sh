# study_elo.sh: what the studies of Saigon 75's strength share; they read it with `.`. $mekong is the program.
number='\([-0-9.]*\)'

# elo ARENA...: plays an arena of two and writes, tabs between: matches, won, drawn, lost, then the first player's
# Elo with its 95 % interval, by matches and by games without luck. Fails if there was no such result.
elo()
{
    result=$("$mekong" arena saigon75 --luck --json "$@") || return
    printf '%s\n' "$result" |
        sed -n "s/.*\"match\":{\"won\":$number,\"drawn\":$number,\"lost\":$number.*\"without_luck\":{\"games\":{\"share\":{\"value\":$number,\"low\":$number,\"high\":$number}.*\"match\":{\"share\":{\"value\":$number,\"low\":$number,\"high\":$number}.*/\1 \2 \3 \7 \8 \9 \4 \5 \6/p" |
        awk '
            function elo(share) { return share <= 0 ? -999 : share >= 1 ? 999 : 400 * log(share / (1 - share)) / log(10) }
            {
                printf "%d\t%d\t%d\t%d", $1 + $2 + $3, $1, $2, $3
                for (i = 4; i <= 9; i++)
                    printf "\t%.0f", elo($i)
                print ""
            }
            END { exit NR != 1 }'
}
