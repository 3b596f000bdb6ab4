#!/bin/sh
# mekong arena: honest numbers, the same on any number of threads and after any interruption.
. "$(dirname "$0")/../support/tap.sh"

same() { [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
arena() { "$mekong" arena "$@"; }

# ---- Strength ------------------------------------------------------------------------------------

arena saigon75 --players heuristic,random --matches 50 --json >"$work/strong"
check 'the heuristic beats chance in the match' grep -qE '"match":\{"won":(4[5-9]|50),' "$work/strong"
check 'the heuristic beats chance as the North' grep -qE '"nv":\{"won":(4[5-9]|50),' "$work/strong"
check 'the heuristic beats chance as the South' grep -qE '"sv":\{"won":(4[5-9]|50),' "$work/strong"
check 'a match is decided or not' grep -qE '"matches":50,"decided":[0-9]+,' "$work/strong"
if command -v node >/dev/null; then
    check 'json is json' node -e 'const fs = require("fs");
        const arena = JSON.parse(fs.readFileSync(process.argv[1]));
        const pair = arena.pairs[0];
        if (pair.match.won + pair.match.drawn + pair.match.lost !== 50) throw "matches";
        if (!(pair.match.rate.low < pair.match.rate.value)) throw "interval";
        if (arena.rating_by_match[0].elo.value < 100) throw "rating";' "$work/strong"
else
    skip 'json is json' 'there is no node here'
fi

arena nim --players perfect,random --matches 300 --lang en >"$work/text"
check 'text names the first' grep -qx 'perfect' "$work/text"
check 'text names the second' grep -qE '^against random: 300 matches, [0-9]+ decided$' "$work/text"
for row in 'Red' 'Blue' 'Match'; do
    check "text has a line for $row" grep -qE \
        "^  $row +[0-9]+ / [0-9]+ / [0-9]+ +[0-9.]+ % \([0-9.]+ … [0-9.]+\) +\+[0-9]+ \(\+[0-9]+ … \+[0-9]+\)$" \
        "$work/text"
done
for lang in fr it; do
    check "it speaks: $lang" arena nim --players perfect,random --matches 2 --lang $lang
done

# ---- The same games ------------------------------------------------------------------------------

one=$(arena saigon75 --players heuristic,random,solo --matches 12 --seed 5 --threads 1 --json)
for threads in 2 7; do
    check "result does not depend on threads: $threads" same "$one" \
        "$(arena saigon75 --players heuristic,random,solo --matches 12 --seed 5 --threads $threads --json)"
done
nim=$(arena nim --matches 200 --seed 5 --json)
check 'same seed, same result' same "$nim" "$(arena nim --matches 200 --seed 5 --json)"
check 'another seed, another result' fails 1 same \
    "$(arena nim --players random,perfect --matches 200 --seed 6 --json | sed 's/"seed":6/"seed":5/')" "$nim"

# ---- One side only -------------------------------------------------------------------------------

echo "$one" >"$work/sides"
check 'the automaton meets the others on its side only' has "$work/sides" \
    '{"players":["heuristic","solo"],"matches":12,"decided":12,"sv":{'
check 'the automaton is rated as the North' has "$work/sides" '{"player":"solo","seat":"nv",'
check 'and not as the South' lacks "$work/sides" '{"player":"solo","seat":"sv",'
check 'and not by matches' lacks "$work/sides" '{"player":"solo","group"'
check 'the others are rated by matches' has "$work/sides" '"rating_by_match":[{"player":"heuristic",'
check 'a pool is all policies, if none is named' sh -c \
    '"$1" arena saigon75 --matches 1 --json | grep -q "\"players\":\\[\"random\",\"quick\"\\]"' sh "$mekong"
arena saigon75 --matches 4 --lang en >"$work/pool"
check 'a pool is ranked' has "$work/pool" 'Rating by matches'
check 'a pool is ranked by side' grep -q '^  solo, North Vietnam ' "$work/pool"

# ---- Sequential test -----------------------------------------------------------------------------

arena nim --players perfect,random --matches 5000 --sprt 0,50 --json >"$work/sprt"
check 'the test accepts the better one' has "$work/sprt" '"decision":"elo1"'
played=$(sed -E 's/.*\],"matches":([0-9]+),.*/\1/' "$work/sprt")
check 'the test stops long before the end' [ "$played" -lt 500 ]
arena nim --players random,perfect --matches 5000 --sprt 0,50 --json >"$work/worse"
check 'the test turns the worse one down' has "$work/worse" '"decision":"elo0"'
check 'the test does not depend on threads' same "$(cat "$work/sprt")" \
    "$(arena nim --players perfect,random --matches 5000 --sprt 0,50 --threads 6 --json)"
arena nim --players perfect,random --matches 3 --sprt 0,5 --lang en >"$work/open"
check 'three matches decide nothing' has "$work/open" 'Not decided after 3 matches.'
arena nim --players perfect,random --matches 5000 --sprt 0,50 --lang en >"$work/decided"
check 'the decision is told' has "$work/decided" 'the first is stronger by the greater number.'
check 'with its bounds' has "$work/decided" '(-2.94 … 2.94)'

# ---- Results kept --------------------------------------------------------------------------------

pool='--players heuristic,random,solo --seed 9 --json'
# shellcheck disable=SC2086 # words
{
whole=$(arena saigon75 $pool --matches 60)
check 'keeping results changes nothing' same "$whole" \
    "$(arena saigon75 $pool --matches 60 --out "$work/kept")"
check 'each match has a line' [ "$(grep -c '^match ' "$work/kept")" -eq 180 ]
check 'again: nothing is played twice' same "$whole" \
    "$(arena saigon75 $pool --matches 60 --out "$work/kept")"
check 'nothing is added' [ "$(grep -c '^match ' "$work/kept")" -eq 180 ]

# Stopped the hard way, again and again, each time with some more results.
arena saigon75 $pool --matches 1500 >"$work/uninterrupted"
lines() { cat "$work/killed" 2>/dev/null | grep -c '^match '; }
for wanted in 1 100 300 700; do
    "$mekong" arena saigon75 $pool --matches 1500 --out "$work/killed" >/dev/null 2>&1 &
    pid=$!
    while kill -0 $pid 2>/dev/null && [ "$(lines)" -lt $wanted ]; do sleep 0.01; done
    kill -9 $pid 2>/dev/null
    wait $pid 2>/dev/null
done
partly=$(lines)
check 'a killed run has left results' [ "$partly" -ge 700 ]
check 'but not all of them' [ "$partly" -lt 4500 ]
check 'a killed run goes on to the same table' same "$(cat "$work/uninterrupted")" \
    "$(arena saigon75 $pool --matches 1500 --out "$work/killed")"
check 'and no match was played twice' [ -z "$(grep '^match' "$work/killed" | cut -d' ' -f1-4 | sort | uniq -d)" ]

# What kill -9 or a full disk can leave: a line cut off anywhere.
size=$(wc -c <"$work/kept")
for cut in 1 7 15 "$((size - 40))" "$((size - 3))"; do
    head -c "$((size - cut))" "$work/kept" >"$work/cut"
    check "a file that lacks $cut bytes is made whole" same "$whole" \
        "$(arena saigon75 $pool --matches 60 --out "$work/cut")"
    check "to the last line: $cut" [ "$(sort "$work/cut")" = "$(sort "$work/kept")" ]
done
check 'more matches go on from fewer' same "$(arena saigon75 $pool --matches 70)" \
    "$(arena saigon75 $pool --matches 70 --out "$work/kept")"

cp "$work/kept" "$work/before"
check 'another seed is refused' fails 1 "$mekong" arena saigon75 $pool --seed 10 --out "$work/kept"
check 'other options are refused' fails 1 "$mekong" arena saigon75 $pool --edition 1 --out "$work/kept"
check 'other players are refused' fails 1 "$mekong" arena saigon75 --players heuristic,random --seed 9 \
    --out "$work/kept"
check 'another game is refused' fails 1 "$mekong" arena nim --out "$work/kept"
check 'a refused file is left as it was' cmp "$work/kept" "$work/before"
echo 'match 0 1 77 perhaps won lost' >>"$work/kept"
check 'a bad line is refused' fails 1 "$mekong" arena saigon75 $pool --out "$work/kept"
"$mekong" arena saigon75 $pool --out "$work/kept" 2>"$work/bad_line"
check 'the bad line is named' has "$work/bad_line" "$work/kept:$(wc -l <"$work/kept"):"
}
printf 'Dear diary\n' >"$work/diary"
check 'a file of somebody else is refused' fails 1 "$mekong" arena nim --out "$work/diary"
check 'and left alone' [ "$(cat "$work/diary")" = 'Dear diary' ]
check 'a folder is refused' fails 1 "$mekong" arena nim --matches 1 --out "$work"

# The automaton alone brings its option along, forfeits are kept as such.
printf 'echo ready 1; while read -r word rest; do [ "$word" = choose ] && exit 1; done\n' >"$work/bad.sh"
arena nim --matches 2 --player random --player "bot:sh $work/bad.sh" --out "$work/faults" >/dev/null 2>&1
check 'forfeits are kept' grep -qx 'match 0 1 1 won won! won!' "$work/faults"
arena nim --matches 2 --player random --player "bot:sh $work/bad.sh" --out "$work/faults" --json >"$work/json"
check 'forfeits are read back' has "$work/json" '"forfeits":[0,4]'

# ---- Without luck --------------------------------------------------------------------------------

lucky='saigon75 --players quick,heuristic --matches 12 --luck --json'
one=$(arena $lucky --threads 1)
check 'luck is taken out of games and matches' sh -c \
    'echo "$1" | grep -qE "\"without_luck\":\{\"games\":\{\"share\":.*\"match\":\{\"share\":"' sh "$one"
check 'what is left does not depend on threads' same "$one" "$(arena $lucky --threads 3)"
check 'the games are the same as without looking' same \
    "$(arena saigon75 --players quick,heuristic --matches 12 --json | grep -o '"nv":{"won":[0-9]*')" \
    "$(echo "$one" | grep -o '"nv":{"won":[0-9]*')"
arena saigon75 --players quick,heuristic --matches 7 --luck --out "$work/luck" >/dev/null
check 'luck is kept and read back' same "$one" "$(arena $lucky --out "$work/luck")"
check 'kept results with luck do not go with an arena without' fails 1 \
    "$mekong" arena saigon75 --players quick,heuristic --matches 12 --out "$work/luck"
for luck in '' '+1' '+1 2' '+1 -' '+1 -99999999999' '+1 -2 +3' 'x y'; do
    { grep -v '^match' "$work/luck"; echo "match 0 1 0 won won won $luck" | sed 's/ $//'; } >"$work/strange"
    check "strange luck is refused: '$luck'" fails 1 "$mekong" arena $lucky --out "$work/strange"
done
check 'a game that cannot guess has no luck to tell' fails 1 "$mekong" arena nim --luck --matches 1

# ---- Bad words -----------------------------------------------------------------------------------

check 'an unknown player is refused' fails 64 "$mekong" arena nim --players perfect,wizard
check 'a single player is refused' fails 64 "$mekong" arena nim --players perfect
check 'a player named twice is refused' fails 64 "$mekong" arena nim --players perfect,random,perfect
check 'an empty word is refused' fails 64 "$mekong" arena nim --players perfect,,random
check 'a bad number is refused' fails 64 "$mekong" arena nim --matches none
check 'no match at all is refused' fails 64 "$mekong" arena nim --matches 0
check 'an unknown game is refused' fails 64 "$mekong" arena chess
for test in 5 5,0 0,0 a,b 0,5,9 0, ,5 nan,inf; do
    check "a bad test is refused: $test" fails 64 "$mekong" arena nim --sprt "$test"
done
check 'no game is refused' fails 64 "$mekong" arena
check 'options that do not go together are refused' fails 1 "$mekong" arena saigon75 --solo on --tokens hidden
check 'a missing board is refused' fails 1 "$mekong" arena saigon75 --board "$work/none"
arena nim --players mcts:50,random --matches 5 --threads 1 >"$work/searched" 2>&1
check 'a search takes part' has "$work/searched" 'mcts:50'
arena nim --matches 5 >"$work/pool" 2>&1
check 'levels are not in the usual pool' lacks "$work/pool" 'expert'

finish
