#!/bin/sh
# mekong judge: what players lose on decisions that were looked into, the same on any number of threads;
# files of anybody's making are read or refused with a sentence.
. "$(dirname "$0")/../support/tap.sh"

judge() { "$mekong" judge saigon75 "$@"; }
same() { [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
lost() { sed -n 's/.*"all":{"decisions":[0-9]*,"best":[0-9]*,"unknown":[0-9]*,"lost":\([-0-9.]*\),.*/\1/p'; }
less() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a < b) }' || { echo "$1 is not less than $2"; return 1; }; }

# ---- Players -------------------------------------------------------------------------------------

random=$(judge random --json) quick=$(judge quick --json --threads 1)
check 'who has learnt loses less than chance' less "$(echo "$quick" | lost)" "$(echo "$random" | lost)"
check 'the result does not depend on threads' same "$quick" "$(judge quick --json --threads 3)"
check 'a program behind the protocol is judged like the player at home' same \
    "$(judge heuristic --json | sed 's/.*"all"/"all"/')" \
    "$(judge "bot:'$mekong' bot --policy heuristic" --json | sed 's/.*"all"/"all"/')"
for lang in en fr it; do
    judge quick --lang $lang >"$work/$lang"
done
check 'it tells sides, turns and kinds of choices' sh -c \
    'grep -q "South Vietnam" "$1" && grep -q "Turn 8" "$1" && grep -q move_unit "$1"' sh "$work/en"
check 'in French' has "$work/fr" 'Toutes les décisions'
check 'in Italian' has "$work/it" 'Tutte le decisioni'
if command -v node >/dev/null; then
    check 'json is json, and adds up' node -e 'const j = JSON.parse(process.argv[1]);
        const count = (part) => Object.values(part).reduce((n, x) => n + x.decisions, 0);
        for (const part of [j.sides, j.turns, j.steps])
            if (count(part) !== j.all.decisions) throw "counts";
        if (!(j.all.low <= j.all.lost && j.all.lost <= j.all.high)) throw "interval";' "$quick"
else
    skip 'json is json, and adds up' 'there is no node here'
fi

check 'the automaton, who plays one side, is refused' fails 1 judge solo
check 'nobody of that name is refused' fails 1 judge nobody
check 'a game without decisions is refused' fails 1 "$mekong" judge nim perfect
check 'neither player nor file is a usage error' fails 64 judge
check 'both are one, too' fails 64 judge quick --make 3
check 'a program that does not answer ends it with a sentence' fails 1 judge 'bot:exit 3'

# ---- Making --------------------------------------------------------------------------------------

"$mekong" judge saigon75 --make 2 --each 3 --played-by 60 --rollouts 40 --seed 7 --threads 1 >"$work/made"
check 'a file is made: a head and decisions' sh -c \
    'head -n 1 "$1" | grep -qx "mekong-judge 1 saigon75" && [ "$(grep -c ^decision "$1")" -eq 6 ]' sh "$work/made"
check 'the same on any number of threads' same "$(cat "$work/made")" \
    "$("$mekong" judge saigon75 --make 2 --each 3 --played-by 60 --rollouts 40 --seed 7 --threads 2)"
check 'what was made can be read' judge quick --file "$work/made"

# ---- Files of somebody's own ---------------------------------------------------------------------

# refused NAME SENTENCE SED: the file made above, changed so, is refused with that sentence.
refused()
{
    sed "$3" "$work/made" >"$work/bad"
    judge quick --file "$work/bad" --lang en >"$work/out" 2>"$work/err"
    code=$?
    check "$1: refused" [ $code -eq 1 ]
    check "$1: with a sentence" grep -qF -- "$2" "$work/err"
}
refused 'another head' 'no file of decisions' '1s/1/2/'
refused 'no decision' 'holds no decision' '2,$d'
refused 'an unknown word' 'does not belong here' '2s/^/what /'
refused 'nobody to choose' 'does not belong here' 's/^decision .*/decision us/'
refused 'a value above a whole game' 'does not belong here' 's/^answer [0-9]*/answer 10001/'
refused 'a negative value' 'does not belong here' 's/^answer /answer -/'
refused 'an answer that is not legal' 'not legal here' '0,/^answer/s/^\(answer [0-9]* [0-9]*\) .*/\1 deal nv e01/'
refused 'an answer twice' 'stands twice' '0,/^answer/{/^answer/p}'
refused 'a position that is none' 'bad:' 's/^| turn .*/| turn 99/'
refused 'a seat that has nothing to choose there' 'nothing to choose' 's/^decision nv/decision xx/;s/^decision sv/decision nv/;s/^decision xx/decision sv/'
refused 'one answer alone' 'two answers at least' '/^answer/{n;/^answer/d;}'
printf 'mekong-judge 1 saigon75\ndecision nv\n' >"$work/short"
check 'a file cut short is refused' fails 1 judge quick --file "$work/short"
{ cat "$work/made"; head -c 20000 /dev/zero | tr '\0' x | sed 's/^/| /'; } >"$work/long"
check 'a line without end is refused' fails 1 judge quick --file "$work/long"
head -c 3000 "$mekong" >"$work/noise"
check 'noise is refused' fails 1 judge quick --file "$work/noise"
check 'a folder is refused' fails 1 judge quick --file "$work"
check 'no file is refused' fails 1 judge quick --file "$work/none"

finish
