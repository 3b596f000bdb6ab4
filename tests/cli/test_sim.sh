#!/bin/sh
# mekong sim: the same games on any number of threads, sound JSON, saves that replay.
. "$(dirname "$0")/../support/tap.sh"

# Everything but what a clock says, or how many threads there were.
sim() { "$mekong" sim nim --json "$@" | sed -E 's/"(seconds|[a-z_]*per_second|threads)":[0-9.]+,?//g'; }
same() { [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }

one=$(sim --games 5000 --seed 7 --threads 1)
check 'result does not depend on threads: 2' same "$one" "$(sim --games 5000 --seed 7 --threads 2)"
check 'result does not depend on threads: 5' same "$one" "$(sim --games 5000 --seed 7 --threads 5)"
check 'same seed, same result' same "$one" "$(sim --games 5000 --seed 7)"
check 'another seed, another result' fails 1 same "$one" "$(sim --games 5000 --seed 8)"

first=$(sim --games 300 --seed 7 | sed -E 's/.*"decisions":([0-9]+).*/\1/')
second=$(sim --games 700 --first 300 --seed 7 | sed -E 's/.*"decisions":([0-9]+).*/\1/')
whole=$(sim --games 1000 --seed 7 | sed -E 's/.*"decisions":([0-9]+).*/\1/')
check '--first continues a run' same "$whole" "$((first + second))"

"$mekong" sim nim --games 200 --json >"$work/json"
for field in '"games":200,' '"seconds":' '"games_per_second":' '"decisions_per_second":' \
    '"player_decisions_per_second":' '"wins":{"RED":' '"fall_turn":[' '"options":{"sticks":"15"}' \
    '"seed":1,'; do
    check "json has $field" has "$work/json" "$field"
done
"$mekong" sim fitl --games 20 --json >"$work/lake"
check 'of four seats no row of falls' lacks "$work/lake" fall_turn
"$mekong" sim fitl --games 20 >"$work/lake"
check 'nor in words' lacks "$work/lake" 'by turn'
check 'but the wins of all four' has "$work/lake" '  VC '
check 'by how much they were ahead' grep -qE '^  VC +[+-][0-9]+\.[0-9]{2}$' "$work/lake"
check 'and which Coup Round ended it' grep -qE '^  Coup Round 3 +[0-9]+  \([0-9]+\)$' "$work/lake"
"$mekong" sim fitl --games 20 --json >"$work/lake"
check 'the same in json' grep -qE '"margins":\{"US":-?[0-9.]+,.*"ended":\[[0-9,]+\],"early":\[' "$work/lake"

lucky() { into=$1; shift; "$mekong" sim saigon75 --nv heuristic --sv heuristic --games 60 --seed 3 --luck --json "$@" |
    sed -E 's/.*("wins".*"draws":0).*("without_luck":\{.*\}\}).*/\1 \2/' >"$work/$into"; }
lucky luck1 --threads 1
lucky luck3 --threads 3
check 'results without luck do not depend on threads' cmp "$work/luck1" "$work/luck3"
"$mekong" sim saigon75 --nv heuristic --sv heuristic --games 60 --seed 3 --json |
    sed -E 's/.*("wins".*"draws":0).*/\1/' >"$work/luckless"
check 'looking at luck changes no game' [ "$(cut -d' ' -f1 "$work/luck1")" = "$(cat "$work/luckless")" ]
worth=$(sed -E 's/.*"NV":\{"value":0\.[0-9]+,"low":0\.[0-9]+,"high":0\.[0-9]+,"worth":([0-9]+).*/\1/' "$work/luck1")
check 'without luck the same games tell more' [ "$worth" -gt 75 ]
"$mekong" sim saigon75 --nv heuristic --sv heuristic --games 20 --seed 3 --luck >"$work/luck"
check 'and it is told in words' has "$work/luck" 'Without luck, worth so many games:'

if command -v node >/dev/null; then
    check 'json is json' node -e 'JSON.parse(require("fs").readFileSync(process.argv[1]))' "$work/json"
else
    skip 'json is json' 'there is no node here'
fi

"$mekong" sim nim --games 2000 --red perfect --blue random --json >"$work/perfect"
wins=$(sed -E 's/.*"RED":([0-9]+).*/\1/; s/.*"wins":\{"RED":([0-9]+).*/\1/' "$work/perfect")
check 'a seat plays its policy' [ "$wins" -gt 1300 ]
check 'sticks is an option' has "$work/perfect" '"players":{"RED":"perfect","BLUE":"random"}'

"$mekong" sim nim --games 500 --check >"$work/check" 2>&1
check '--check counts steps' has "$work/check" 'Steps seen 3/3'
check '--check counts verbs' has "$work/check" 'Verbs seen 2/2'
check '--check misses nothing in nim' lacks "$work/check" 'Not seen'

"$mekong" sim nim --games 20 --seed 3 --threads 2 --save "$work/saves" >/dev/null
check '--save writes each game' [ "$(find "$work/saves" -name '*.mekong' | wc -l)" -eq 20 ]
check 'a saved game replays' "$mekong" replay "$work/saves/game-000019.mekong"
check 'no temporary file is left' [ -z "$(find "$work/saves" -name '*.tmp')" ]

one=$(sim --games 40 --seed 2 --sticks 7 --red mcts:60 --blue normal --threads 1)
check 'a search plays the same games again, on any number of threads' same "$one" \
    "$(sim --games 40 --seed 2 --sticks 7 --red mcts:60 --blue normal --threads 3)"
check 'the result names it' has "$(echo "$one" >"$work/search"; echo "$work/search")" \
    '"players":{"RED":"mcts:60","BLUE":"normal"}'
"$mekong" sim nim --games 1 --red mcts:0.05s --blue easy --save "$work/searched" >/dev/null
check 'a save keeps a time' has "$work/searched/game-000000.mekong" 'seat red mcts:0.05s'
check 'and is read again' "$mekong" replay "$work/searched/game-000000.mekong"
for word in mcts mcts: mcts:0 mcts:0s mcts:1.5x mcts:1e3 mcts:-5; do
    check "$word is refused" fails 64 "$mekong" sim nim --red "$word"
done
"$mekong" sim nim --red mcts:0 2>"$work/junk"
check 'the refusal says what there is' has "$work/junk" 'mcts:Ns (0.01 to 3600 seconds'
"$mekong" sim saigon75 --games 1 --nv mcts:20 --sv mcts:20 --check --threads 1 >"$work/checked" 2>&1
check 'searches play by the rules' has "$work/checked" '1 game in'
"$mekong" sim saigon75 --games 1 --nv solo --sv mcts:20 --check --threads 1 >"$work/checked" 2>&1
check 'a search plays against the automaton' has "$work/checked" '1 game in'

check 'an unknown policy is refused' fails 64 "$mekong" sim nim --red wizard
check 'an unknown game is refused' fails 64 "$mekong" sim chess
check 'an unknown option value is refused' fails 64 "$mekong" sim nim --sticks 8
check 'a bad number is refused' fails 64 "$mekong" sim nim --games many
check 'options that do not go together are refused' fails 1 "$mekong" sim saigon75 --solo on --tokens hidden
"$mekong" sim saigon75 --solo on --tokens hidden --lang en 2>"$work/misfit"
check 'the refusal says why' has "$work/misfit" 'a solo game needs open tokens'

"$mekong" sim saigon75 --games 400 --solo on --check >"$work/solo" 2>&1
for step in solo_card solo_exchange_card solo_event_card; do
    check "--check sees $step" grep -qE "^  $step +[1-9]" "$work/solo"
done
check '--check sees all solo cards' grep -qE '^  solo +[0-9]+  10/10' "$work/solo"
check '--check sees all cards turned over' grep -qE '^  turn +[0-9]+  20/20' "$work/solo"

"$mekong" sim saigon75 --games 20 --nv solo --sv heuristic --json --save "$work/solo_saves" >"$work/json"
check 'the automaton switches the solo cards on' has "$work/json" '"solo":"on"'
check 'the automaton is named' has "$work/json" '"players":{"NV":"solo","SV":"heuristic"}'
check 'a saved game of the automaton replays' "$mekong" replay "$work/solo_saves/game-000007.mekong"
"$mekong" sim saigon75 --games 20 --json >"$work/json"
check 'nobody else needs the solo cards' has "$work/json" '"solo":"off"'
check 'the automaton plays North only' fails 1 "$mekong" sim saigon75 --sv solo
"$mekong" sim saigon75 --sv solo --lang en 2>"$work/wrong"
check 'the refusal names it' has "$work/wrong" '“solo” cannot play that side.'

# With 150 MB in all, players of 1 MB can sit down and players of 200 MB cannot.
with_memory()
{
    sh -c 'ulimit -v 150000; shift; exec "$@"' sh "$mekong" "$mekong" "$@"
}
check 'searches keep to the memory they are given' with_memory sim saigon75 --games 1 --threads 1 \
    --nv mcts:200 --sv mcts:200 --memory 1
check 'memory that is not there is refused' fails 1 with_memory sim saigon75 --games 1 --threads 1 \
    --nv mcts:200 --sv mcts:200 --memory 200
check 'the arena gives memory, too' with_memory arena saigon75 --players mcts:20,mcts:21 --matches 1 \
    --threads 1 --memory 1
check 'no memory at all is refused' fails 64 "$mekong" sim nim --memory 0

touch "$work/file"
check 'a save folder that is a file is refused' fails 1 "$mekong" sim nim --games 1 --save "$work/file"
finish
