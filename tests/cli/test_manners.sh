#!/bin/sh
# Small manners of the program: help about a command, the names of players, odds for people, an
# interrupted simulation, dates of kept games, nothing half written left behind.
. "$(dirname "$0")/../support/tap.sh"

"$mekong" sim --help >"$work/long"
"$mekong" help sim >"$work/short"
check 'help sim is sim --help' cmp "$work/long" "$work/short"
"$mekong" help play fitl >"$work/out"
check 'with a game: its seats' has "$work/out" '--arvn=WHO'
check 'help about nothing there is' fails 64 "$mekong" help nothing
"$mekong" sim fitl --vc nobody >"$work/out" 2>&1
check 'an unknown player: the players of the game' has "$work/out" 'of fitl; there are random, quick, heuristic, bot, easy'
"$mekong" arena saigon75 --players heuristic,nobody >"$work/out" 2>&1
check 'in the arena, too' has "$work/out" 'heuristic, solo, easy'

# ---- Odds ----------------------------------------------------------------------------------------

"$mekong" odds saigon75 --nv-dice 1 --sv-dice 1 >"$work/out"
check 'odds: a row for each count' grep -qE '^ +0 +[0-9]+\.[0-9] % +[0-9]+\.[0-9] % +[0-9]+\.[0-9] % +[0-9]+\.[0-9] %$' "$work/out"
check 'odds: the average' grep -qE '^ +on average +[0-9]\.[0-9]{2}' "$work/out"
check 'odds: no probabilities of six digits' lacks "$work/out" '0.5'
# Of one die each NV loses one on the faces X of the other's die.
"$mekong" odds saigon75 --nv-dice 1 --sv-dice 1 --json >"$work/json"
share=$(sed 's/.*"nv":{"losses":\[{"count":0,"weight":[0-9]*,"probability":0\.\([0-9]\{3\}\)\([0-9]\).*/\1 \2/' "$work/json")
tenths=$(echo "$share" | awk '{ n = $1 + ($2 >= 5); printf "%d.%d %%", n / 10, n % 10 }')
check 'odds: those of the JSON' has "$work/out" "$tenths"
sums_up() { awk '/^ +[0-9] /{ gsub("%", ""); gsub(" - ", " 0 "); for (i = 2; i <= 5; i++) sum[i] += $i }
    END { for (i = 2; i <= 5; i++) if (sum[i] < 99.7 || sum[i] > 100.3) exit 1 }' "$1"; }
check 'odds: a column is all that can happen' sums_up "$work/out"
"$mekong" odds saigon75 --lang it --air 1 >"$work/out"
check 'odds: in Italian' has "$work/out" 'in media'
check 'odds: attrition' has "$work/out" 'Segnalini aerei persi'

# ---- An interrupted simulation -------------------------------------------------------------------

# interrupt ARGUMENT...: waits until games are being played; the exit code is in $code.
interrupt()
{
    "$mekong" sim saigon75 --games 1000000000 --threads 2 --save "$work/games" "$@" \
        >"$work/out" 2>"$work/err" &
    sim=$!
    until ls "$work/games" 2>/dev/null | grep -q '20\.mekong'; do sleep 0.1; done
    kill -INT $sim
    wait $sim
    code=$?
}
interrupt
check 'interrupted: ends with 130' [ "$code" = 130 ]
check 'interrupted: says how many games were over' grep -qE '^Interrupted: [1-9][0-9]* of 1000000000' "$work/err"
check 'interrupted: counts who won' has "$work/out" 'South Vietnam'
rm -r "$work/games"
interrupt --json
check 'interrupted: as JSON' grep -qE '"games":[1-9][0-9]*,' "$work/out"
check 'interrupted: 130 as well' [ "$code" = 130 ]

# ---- Dates, and what is left behind --------------------------------------------------------------

save=$work/dated.mekong
printf 'quit\n' | "$mekong" play --plain nim --you red --seed 3 --save "$save" >"$work/out"
touch -d '2020-02-02 02:02' "$save"
printf 'map\nlog\nquit\n' | "$mekong" play --plain --load "$save" >"$work/out"
date_of() { ls -l --time-style=+%Y-%m-%d "$1" | cut -d' ' -f 6; }
check 'a game that is only looked at keeps its date' [ "$(date_of "$save")" = 2020-02-02 ]
printf '1\nquit\n' | "$mekong" play --plain --load "$save" >"$work/out"
check 'one that is played on does not' [ "$(date_of "$save")" != 2020-02-02 ]

sleep 1000 &
alive=$!
gone=$(sh -c 'echo $$')
for name in "dated.mekong.$gone-0" "dated.mekong.$alive-0" "dated.mekong.x-0" "notes"; do
    touch -d '2020-02-02' "$work/$name.tmp"
done
touch "$work/dated.mekong.$gone-1.tmp"
printf 'quit\n' | "$mekong" play --plain --load "$save" >"$work/out"
check 'what a dead writer left is removed' [ ! -e "$work/dated.mekong.$gone-0.tmp" ]
check 'not what is quite new' [ -e "$work/dated.mekong.$gone-1.tmp" ]
check 'not what a living one writes' [ -e "$work/dated.mekong.$alive-0.tmp" ]
check 'nor what somebody else did' [ -e "$work/dated.mekong.x-0.tmp" -a -e "$work/notes.tmp" ]
kill $alive

# ---- Turns in the game's own words ---------------------------------------------------------------

printf 'pass\npass\nback\nquit\n' | "$mekong" play --plain fitl --against human --seed 5 --save "$XDG_DATA_HOME/mekong/lake.mekong" >"$work/out"
check 'looking back: a card is a card' grep -qE '^(> )?Position [0-9]+ of [0-9]+, card 1 of' "$work/out"
printf '\n8\nquit\n' | "$mekong" play --plain >"$work/out"
check 'kept games: a card is a card' has "$work/out" 'Fire in the Lake, card 1 of 27. US: a person'
finish
