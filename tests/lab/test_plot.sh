#!/bin/sh
# mekong lab plot: a picture with a mark and an interval for every cell, sound whatever the words.
. "$(dirname "$0")/../support/tap.sh"

# study NAME LINE...: plays it into a folder of that name.
study()
{
    name=$1
    shift
    { printf 'mekong-study 1\n'; printf '%s\n' "$@"; } >"$work/$name.study"
    "$mekong" lab run "$work/$name.study" --out "$work/$name" >/dev/null
}
plot() { "$mekong" lab plot "$@"; }
marks() { [ "$(grep -c '^<g><title>' "$1")" -eq "$2" ] || { grep -c '^<g><title>' "$1"; return 1; }; }

study curve 'game saigon75' 'seat nv random' 'seat sv random,heuristic' 'vary desertion 6.die5 3,4,7' \
    'vary activation NV.8.modifier 5,6' 'games 20' 'shards 2'
plot "$work/curve" >"$work/curve.svg"
check 'numbers make curves: sound XML' xmllint --noout "$work/curve.svg"
check 'a mark for each of twelve cells' marks "$work/curve.svg" 12
check 'each says its figures' [ "$(grep -cE '^<g><title>[a-z]+-[a-z]+ .*: [0-9.]+ % \([0-9.]+ - [0-9.]+\)</title>' "$work/curve.svg")" -eq 12 ]
check 'four curves' [ "$(grep -c 'stroke-linejoin' "$work/curve.svg")" -eq 4 ]
check 'it follows a dark screen' has "$work/curve.svg" 'prefers-color-scheme:dark'
check 'whose wins is asked for by seat' has "$work/curve.svg" 'how often North Vietnam wins'
plot "$work/curve" --seat sv --lang fr >"$work/french.svg"
check 'and by language' has "$work/french.svg" 'victoires (Sud-Vietnam)'
check 'a seat that is none is refused' fails 1 plot "$work/curve" --seat us

study rows 'game nim' 'players random,perfect' 'games 20' 'shards 2'
plot "$work/rows" >"$work/rows.svg"
check 'players make rows: sound XML' xmllint --noout "$work/rows.svg"
check 'a mark for each pair' marks "$work/rows.svg" 2
study words 'game saigon75' 'seat nv random' 'seat sv random' 'vary desertion 6.source <b>&"x,]]>' \
    'games 4' 'shards 2'
plot "$work/words" >"$work/words.svg"
check 'words that look like marks are words' xmllint --noout "$work/words.svg"
check 'and are shown' has "$work/words.svg" '&lt;b&gt;&amp;'
rm "$work/rows/shard-000001.txt"
check 'what is not whole is not drawn' fails 1 plot "$work/rows"
finish
