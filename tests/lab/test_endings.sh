#!/bin/sh
# mekong lab endings: what players leave to the best reply in endings that are solved, the same on any
# number of threads; files of anybody's making are read or refused with a sentence.
. "$(dirname "$0")/../support/tap.sh"

endings() { "$mekong" lab endings "$@"; }
same() { [ "$1" = "$2" ] || { echo "$1"; echo "$2"; return 1; }; }
# lost PLAYER: what it loses in the mean of both seats.
lost() { sed -n "s/.*\"player\":\"$1\",\"both\":{\"lost\":\([-0-9.]*\),.*/\1/p" "$work/all"; }
less() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a < b) }' || { echo "$1 is not less than $2"; return 1; }; }

# ---- Players -------------------------------------------------------------------------------------

endings saigon75 random heuristic quick mcts:100 --json --threads 1 >"$work/all"
check 'who has learnt loses less than chance' less "$(lost quick)" "$(lost random)"
check 'and less than the rules of thumb' less "$(lost quick)" "$(lost heuristic)"
check 'the result does not depend on threads' same "$(cat "$work/all")" \
    "$(endings saigon75 random heuristic quick mcts:100 --json --threads 3)"
if command -v node >/dev/null; then
    check 'json is json, nobody gets more than best play, nor less than the worst' node -e '
        const j = JSON.parse(require("fs").readFileSync(process.argv[1]));
        if (j.each.length !== j.endings || Math.abs(j.worth.nv + j.worth.sv - 1) > 1e-5) throw "sums";
        for (const ending of j.each) for (const player of ending.lost) for (const lost of player)
            if (lost < -1e-6 || lost > 1) throw lost;
        for (const player of j.players) for (const seat of ["nv", "sv"])
            if (player[seat].lost > j.worst[seat].lost + 1e-6) throw player.player;' "$work/all"
else
    skip 'json is json, nobody gets more than best play, nor less than the worst' 'there is no node here'
fi
for lang in en fr it; do
    endings saigon75 quick --lang $lang >"$work/$lang"
done
check 'it tells seats and what there is to lose' sh -c \
    'grep -q "South Vietnam" "$1" && grep -q "the worst play" "$1"' sh "$work/en"
check 'in French' has "$work/fr" 'fins de partie'
check 'in Italian' has "$work/it" 'finali'

check 'the automaton, who plays one side, is refused' fails 1 endings saigon75 solo
check 'nobody of that name is refused' fails 1 endings saigon75 nobody
check 'a search by the clock is refused' fails 1 endings saigon75 mcts:0.1s
check 'a game without endings is refused' fails 1 endings nim perfect
check 'a game that is none is refused' fails 1 endings chess quick
check 'neither player nor file is a usage error' fails 64 endings saigon75
check 'both are one, too' fails 64 endings saigon75 quick --make 3

# ---- Making --------------------------------------------------------------------------------------

endings saigon75 --make 12 --seat sv --positions 4000 --seed 75 --threads 1 >"$work/made"
check 'a file is made: a head and endings' sh -c \
    'head -n 1 "$1" | grep -qx "mekong-endings 1 saigon75" && grep -q "^ending " "$1"' sh "$work/made"
check 'the same on any number of threads' same "$(cat "$work/made")" \
    "$(endings saigon75 --make 12 --seat sv --positions 4000 --seed 75 --threads 2)"
check 'what was made can be solved' endings saigon75 quick --file "$work/made" --positions 4000
check 'a seat that is none is refused' fails 1 endings saigon75 --make 1 --seat us
check 'nim has endings too' sh -c '"$1" lab endings nim --make 20 >"$2" && "$1" lab endings nim perfect --file "$2" --json |
    grep -q "\"player\":\"perfect\",\"both\":{\"lost\":0.000000"' sh "$mekong" "$work/nim"

# ---- Files of somebody's own ---------------------------------------------------------------------

# refused NAME SENTENCE SED: the file made above, changed so, is refused with that sentence.
refused()
{
    sed "$3" "$work/made" >"$work/bad"
    endings saigon75 quick --file "$work/bad" --lang en >"$work/out" 2>"$work/err"
    code=$?
    check "$1: refused" [ $code -eq 1 ]
    check "$1: with a sentence" grep -qF -- "$2" "$work/err"
}
refused 'another head' 'no file of endings' '1s/1/2/'
refused 'no ending' 'holds no ending' '2,$d'
refused 'an unknown word' 'does not belong here' '2s/^/what /'
refused 'nobody to choose' 'does not belong here' 's/^ending .*/ending us/'
refused 'a position that is none' 'bad:' 's/^| turn .*/| turn 99/'
refused 'the other seat' 'nothing to choose' 's/^ending nv/ending xx/;s/^ending sv/ending nv/;s/^ending xx/ending sv/'
refused 'cards in a hand' 'something is hidden' 's/^| discard e\(..\) e\(..\)/| hand_nv e\1\n| hand_sv e\2\n| discard/;/^| looker/d;/^| seen/d'
check 'too many positions are refused' fails 1 endings saigon75 quick --file "$work/made" --positions 3
head -c 3000 "$mekong" >"$work/noise"
check 'noise is refused' fails 1 endings saigon75 quick --file "$work/noise"
check 'a folder is refused' fails 1 endings saigon75 quick --file "$work"
check 'no file is refused' fails 1 endings saigon75 quick --file "$work/none"

finish
