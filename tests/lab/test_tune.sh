#!/bin/sh
# mekong lab tune: finds a planted optimum, the same on any number of threads and after any interruption.
. "$(dirname "$0")/../support/tap.sh"
same() { [ -n "$1" ] && [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
tune() { "$mekong" lab tune "$@"; }

# The games of examples/activation.study, in which 3 is planted, begin at 0.
study=examples/activation.study
tune $study --threads 2 --out "$work/log" >"$work/out"
found=$(sed -n 's/^activation NV.1-8.modifier *0 *\([0-9]*\) .*/\1/p' "$work/out")
check 'it comes from 0 to the planted 3, or next to it' sh -c "[ '$found' -ge 2 ] && [ '$found' -le 4 ]"
check 'on new games it misses by a tenth at most' sh -c "tail -n 1 '$work/out' | awk '{ exit !(\$2 < \$1 / 10) }'"
check 'the interval holds the mean' awk '/^activation/ { gsub(/[()]/, ""); exit !($6 <= $5 && $5 <= $8 && $6 < $8) }' "$work/out"
check 'each step is in the log' [ "$(grep -c '^step ' "$work/log")" -eq 60 ]

head -n 11 "$work/log" >"$work/half"
printf 'step 11 up 1' >>"$work/half"
check 'a log that was cut goes on to the same, on one thread' same "$(cat "$work/out")" \
    "$(tune $study --threads 1 --out "$work/half")"
check 'and is the same log' cmp "$work/log" "$work/half"
sed 's/steps 60/steps 61/' $study >"$work/other.study"
tune "$work/other.study" --out "$work/log" >"$work/err" 2>&1
check 'a log of another study is refused' has "$work/err" "$work/log:1: This log belongs to another study"
sed '5s/up/upp/' "$work/log" >"$work/torn"
tune $study --out "$work/torn" >"$work/err" 2>&1
check 'a line that is no step is refused' has "$work/err" "$work/torn:5: This line is no step"

cat >"$work/two.study" <<END
mekong-study 1
game saigon75
tune activation NV.1-8.modifier 0..8 0
tune desertion 6-20.die6 0..9 0
goal nv heuristic,heuristic 55 2
goal nv random,heuristic 1
games 20
steps 24
END
tune "$work/two.study" >"$work/out"
check 'two values, two goals: both are told' [ "$(grep -cE '^(activation|desertion|nv) ' "$work/out")" -eq 4 ]
check 'and it misses less than at the start' sh -c "tail -n 1 '$work/out' | awk '{ exit !(\$2 < \$1) }'"

# A die has six faces: beside 2 no board can be played. It stays where it can.
cat >"$work/walls.study" <<END
mekong-study 1
game saigon75
tune dice nv_battle.loss 1..3 2
goal nv random,random 50
games 4
steps 4
END
check 'boards that cannot be end nothing' tune "$work/walls.study"
sed '/^tune/d; /^goal/d' "$work/two.study" >"$work/none.study"
printf 'seat nv random\nseat sv random\n' >>"$work/none.study"
check 'a study with nothing to tune is refused' fails 1 tune "$work/none.study"
sed 's/modifier/modifyer/' "$work/two.study" >"$work/place.study"
tune "$work/place.study" >"$work/err" 2>&1
check 'a place that is none, too, with its line' has "$work/err" "$work/place.study:3: The board has no such"
check 'and what is only tuned is not run' fails 1 "$mekong" lab run "$work/two.study"
finish
