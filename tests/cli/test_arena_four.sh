#!/bin/sh
# mekong arena where four sit at the table: seats rotated, results by faction, one scale.
. "$(dirname "$0")/../support/tap.sh"

same() { [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
arena() { "$mekong" arena fitl "$@"; }

# ---- What it says --------------------------------------------------------------------------------

arena --players quick,random --matches 12 --json >"$work/strong"
check 'the fast player beats chance alone in each seat' sh -c \
    '[ "$(grep -oE "\"(us|arvn|nva|vc)\":\{\"won\":1[0-2]," "$1" | wc -l)" -eq 4 ]' sh "$work/strong"
check 'in all seats' grep -qE '"all":\{"won":4[5-8],' "$work/strong"
check 'who won, whoever sat there' grep -qE '"winners":\{"us":[0-9]+,"arvn":' "$work/strong"
check 'players are rated' grep -qE '"rating":\[\{"player":"quick","elo":\{"value":[1-9]' "$work/strong"
check 'so are seats' grep -qE '"seats":\[\{"seat":"us","elo":' "$work/strong"
if command -v node >/dev/null; then
    check 'json is json' node -e 'JSON.parse(require("fs").readFileSync(process.argv[1]))' "$work/strong"
else
    skip 'json is json' 'there is no node here'
fi
arena --players quick,heuristic --matches 12 --seed 2 --json >"$work/heuristic"
check 'the fast player beats the heuristic' grep -qE '"all":\{"won":(2[0-9]|[34][0-9]),' "$work/heuristic"

arena --players random,quick --matches 4 --lang en >"$work/text"
check 'text names the first' grep -qx 'random' "$work/text"
check 'text names the others' grep -qx 'alone against 3 times quick: 4 matches' "$work/text"
for row in US ARVN NVA VC 'All seats'; do
    check "text has a line for $row" grep -qE "^  $row +[0-9]+ / [0-9]+ +[0-9.]+ % \\(" "$work/text"
done
check 'text has ratings' grep -qE '^  quick +\+[0-9]+ \(' "$work/text"
for lang in fr it; do
    check "it speaks: $lang" arena --players random,quick --matches 1 --lang $lang
done

# ---- The same games ------------------------------------------------------------------------------

one=$(arena --players quick,random --matches 10 --seed 5 --threads 1 --json)
check 'result does not depend on threads' same "$one" \
    "$(arena --players quick,random --matches 10 --seed 5 --threads 3 --json)"

# ---- Sequential test -----------------------------------------------------------------------------

arena --players quick,random --matches 500 --sprt 0,50 --json >"$work/sprt"
check 'the test accepts the better one' has "$work/sprt" '"decision":"elo1"'
arena --players random,quick --matches 500 --sprt 0,50 --json >"$work/sprt"
check 'the test turns the worse one down' has "$work/sprt" '"decision":"elo0"'

# ---- Results kept --------------------------------------------------------------------------------

pool='--players quick,random --seed 9 --json'
# shellcheck disable=SC2086 # words
{
whole=$(arena $pool --matches 20)
check 'keeping results changes nothing' same "$whole" "$(arena $pool --matches 20 --out "$work/kept")"
check 'each match has a line with the winner of each game' \
    [ "$(grep -cE '^match 0 1 [0-9]+ (won|drawn|lost)( (us|arvn|nva|vc)){4}$' "$work/kept")" -eq 20 ]
check 'again: nothing is played twice' same "$whole" "$(arena $pool --matches 20 --out "$work/kept")"
size=$(wc -c <"$work/kept")
for cut in 1 9 60 "$((size - 40))"; do
    head -c "$((size - cut))" "$work/kept" >"$work/cut"
    check "a file that lacks $cut bytes is made whole" same "$whole" \
        "$(arena $pool --matches 20 --out "$work/cut")"
done
check 'more matches go on from fewer' same "$(arena $pool --matches 25)" \
    "$(arena $pool --matches 25 --out "$work/kept")"
check 'other options are refused' fails 1 "$mekong" arena fitl $pool --scenario full --out "$work/kept"
for line in 'match 0 1 77 won us arvn nva' 'match 0 1 77 won us arvn nva vc vc' 'match 0 1 77 won us arvn nva lost' \
    'match 0 1 77 won us arvn nva nobody' 'match 1 0 77 won us arvn nva vc' 'match 0 1 77 won us arvn nva drawn!'; do
    { cat "$work/kept"; echo "$line"; } >"$work/bad"
    check "a bad line is refused: $line" fails 1 "$mekong" arena fitl $pool --out "$work/bad"
done
}
printf 'echo ready 1; while read -r word rest; do [ "$word" = choose ] && exit 1; done\n' >"$work/bad.sh"
arena --matches 1 --player quick --player "bot:sh $work/bad.sh" --out "$work/faults" >/dev/null 2>&1
check 'forfeits are kept' grep -qx 'match 0 1 0 won won! won! won! won!' "$work/faults"
arena --matches 1 --player quick --player "bot:sh $work/bad.sh" --out "$work/faults" --json >"$work/json"
check 'forfeits are read back' has "$work/json" '"forfeits":[0,4]'

# ---- Bad words -----------------------------------------------------------------------------------

for seats in coin insurgents two; do
    check "joined seats are refused: $seats" fails 1 "$mekong" arena fitl --seats $seats
done
arena --seats two --lang en 2>"$work/joined"
check 'with a sentence' has "$work/joined" 'every seat plays for itself'
check 'an unknown player is refused' fails 64 "$mekong" arena fitl --players quick,wizard
check 'a single player is refused' fails 64 "$mekong" arena fitl --players quick
check 'an unknown scenario is refused' fails 64 "$mekong" arena fitl --scenario endless

finish
