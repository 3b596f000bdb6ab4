#!/bin/sh
# mekong lab: the same games however a study is cut and shared out, kept so that a killed run loses a
# shard at most, added up only where all belongs together, and played again where nobody knows.
. "$(dirname "$0")/../support/tap.sh"

cat >"$work/nim.study" <<END
mekong-study 1
game nim
seat red random,perfect
seat blue random
games 400
shards 8
seed 3
END
final() { sed -n 's/^final //p'; }
same() { [ -n "$1" ] && [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
lab() { "$mekong" lab "$@"; }

one=$(lab run "$work/nim.study" --threads 1)
check 'two threads give the same' same "$one" "$(lab run "$work/nim.study" --threads 2)"
check 'and five' same "$one" "$(lab run "$work/nim.study" --threads 5)"
for i in 8 3 1 2 7 6 5 4; do lab run "$work/nim.study" --shard $i/8; done >"$work/lines"
check 'shards one by one, in any order, give the same' same "$one" "$(lab merge "$work/nim.study" "$work/lines")"
check 'from a pipe, too' same "$one" "$(lab merge "$work/nim.study" - <"$work/lines")"
sed 's/shards 8/shards 3/' "$work/nim.study" >"$work/three.study"
check 'cut otherwise, the final positions are the same' same "$(echo "$one" | final)" \
    "$(lab run "$work/three.study" | final)"
sed 's/seed 3/seed 4/' "$work/nim.study" >"$work/other.study"
check 'another seed, other positions' fails 1 same "$(echo "$one" | final)" "$(lab run "$work/other.study" | final)"

# ---- What does not belong together ----

head -n 7 "$work/lines" >"$work/seven"
lab merge "$work/nim.study" "$work/seven" >"$work/out" 2>&1
check 'a gap is refused' has "$work/out" 'Shard 4/8 is missing.'
lab merge "$work/nim.study" "$work/lines" "$work/seven" >"$work/out" 2>&1
check 'a shard twice is refused, with file and line' has "$work/out" "$work/seven:1: Shard 8 is there twice."
check 'shards of another study are refused' fails 1 lab merge "$work/other.study" "$work/lines"
sed 's/ rules ../ rules 00/' "$work/lines" >"$work/rules"
lab merge "$work/nim.study" "$work/rules" >"$work/out" 2>&1
check 'shards by other rules are refused' has "$work/out" 'another version of the program'
sed 's/,/;/' "$work/lines" >"$work/torn"
check 'lines that are none are refused' fails 1 lab merge "$work/nim.study" "$work/torn"
for bad in 0/8 9/8 1/9 1 x 1/8/8; do
    check "--shard $bad is refused" fails 1 lab run "$work/nim.study" --shard "$bad"
done
check 'a study that is none is refused' fails 1 lab run "$work/lines"
check 'one that is not there, too' fails 1 lab run "$work/nowhere"
check 'a verb that is none' fails 64 lab dance "$work/nim.study"

# ---- A folder ----

check 'a folder gives the same' same "$one" "$(lab run "$work/nim.study" --out "$work/dir")"
check 'and again, from what it holds' same "$one" "$(lab merge "$work/dir")"
check 'it takes no other study' fails 1 lab run "$work/other.study" --out "$work/dir"
touch -d '2001-01-01' "$work/dir"/shard-*
rm "$work/dir/shard-000005.txt"
truncate -s 100 "$work/dir/shard-000002.txt"
check 'a cut shard is no shard' fails 1 lab merge "$work/dir"
check 'what is missing or cut is played again' same "$one" "$(lab run "$work/nim.study" --out "$work/dir")"
check 'and nothing else' [ "$(find "$work/dir" -name 'shard-*' ! -newermt 2002-01-01 | wc -l)" -eq 6 ]

# ---- kill -9 ----

# Hours of games: nothing but the kill ends it.
cat >"$work/long.study" <<END
mekong-study 1
game saigon75
seat nv mcts:40
seat sv random
games 200000
shards 100000
END
wait_for() { tries=2400; until [ "$(find "$1" -name 'shard-*.txt' 2>/dev/null | wc -l)" -ge "$2" ]; do
    tries=$((tries - 1)); [ $tries -gt 0 ] || return 1; sleep 0.05; done; }
"$mekong" lab run "$work/long.study" --out "$work/killed" --threads 2 >/dev/null 2>&1 &
run=$!
wait_for "$work/killed" 3
kill -9 $run
wait $run 2>/dev/null
find "$work/killed" -name 'shard-*.txt' | sort | head -n 3 >"$work/left"
true_shards()
{
    while read -r file; do
        number=$(basename "$file" .txt | sed 's/shard-0*//')
        lab run "$work/long.study" --shard "$number/100000" | cmp - "$file" || return 1
    done <"$work/left"
}
check 'a killed run leaves whole shards' [ "$(wc -l <"$work/left")" -eq 3 ]
check 'that say what an unbroken one says' true_shards
touch -d '2001-01-01' "$work/killed"/shard-*.txt
before=$(find "$work/killed" -name 'shard-*.txt' | wc -l)
"$mekong" lab run "$work/long.study" --out "$work/killed" --threads 2 >/dev/null 2>&1 &
run=$!
check 'it goes on' wait_for "$work/killed" $((before + 2))
kill -9 $run
wait $run 2>/dev/null
check 'without playing again what was there' [ "$(find "$work/killed" -name 'shard-*.txt' ! -newermt 2002-01-01 | wc -l)" -eq "$before" ]

# ---- Verification ----

check 'what was played is confirmed' lab verify "$work/dir" --share 0.5
cp "$work/said" "$work/out"
check 'by the share asked for' has "$work/out" '4 of 8 shards played again, 0 come out otherwise.'
# One game given to the other side: the line is as good as any.
awk '{ for (i = 1; i <= NF; i++) if ($i == "counts") { split($(i + 1), n, ",");
    $(i + 1) = (n[1] - 1) "," (n[2] + 1) "," n[3] "," n[4] "," n[5] } print }' \
    "$work/dir/shard-000006.txt" >"$work/tampered"
cp "$work/tampered" "$work/dir/shard-000006.txt"
check 'a tampered shard can be merged' lab merge "$work/dir"
check 'but not confirmed' fails 1 lab verify "$work/dir" --share 1
lab verify "$work/dir" --share 1 >"$work/out"
check 'the file is named' has "$work/out" 'shard-000006.txt: played again, it comes out otherwise.'
check 'and no other' [ "$(grep -c '^/.*it comes out otherwise\.$' "$work/out")" -eq 1 ]
for i in $(seq 1 200); do
    lab verify "$work/dir" --share 0.01 --seed "$i" --threads 1 >/dev/null || { found=$i; break; }
done
check 'sooner or later a hundredth finds it' [ -n "${found-}" ]
check 'an empty folder is not confirmed' fails 1 lab verify "$work"
check 'a share of more than all is refused' fails 64 lab verify "$work/dir" --share 1.5

# ---- Stop rules, boards ----

cat >"$work/stop.study" <<END
mekong-study 1
game nim
seat red perfect
seat blue random
games 20000
shards 200
stop sprt red 0 100
END
lab run "$work/stop.study" --out "$work/stopped" --threads 1 >"$work/out"
check 'a sequential test stops early' has "$work/out" 'The stop rule was met'
check 'and leaves the rest unplayed' [ "$(find "$work/stopped" -name 'shard-*' | wc -l)" -lt 50 ]
check 'the decision is told' grep -q 'elo1$' "$work/out"
check 'on more threads the same games count' same "$(cat "$work/out")" "$(lab run "$work/stop.study" --threads 4)"

mkdir "$work/board"
cp data/saigon75/*.tsv "$work/board"
sed -i 's/^20\t.*/20\t0\t1\t2\t4\t5\t7\tmine/' "$work/board/desertion.tsv"
cat >"$work/board.study" <<END
mekong-study 1
game saigon75
board board
seat nv random
seat sv random
vary desertion 6.die5 3..5
games 30
shards 3
END
one=$(lab run "$work/board.study")
check 'a board of its own is kept with the shards' same "$one" "$(lab run "$work/board.study" --out "$work/boarded")"
mv "$work/board" "$work/gone"
check 'and found when the folder is gone' same "$one" "$(lab merge "$work/boarded")"
lab run "$work/board.study" >"$work/out" 2>&1
check 'a board that is not there is named with its line' has "$work/out" "$work/board.study:3: "
lab merge "$work/boarded" --json >"$work/json"
check 'json has every cell' [ "$(grep -o '"players"' "$work/json" | wc -l)" -eq 3 ]
if command -v node >/dev/null; then
    check 'json is json' node -e 'JSON.parse(require("fs").readFileSync(process.argv[1]))' "$work/json"
else
    skip 'json is json' 'there is no node here'
fi
finish
