#!/bin/sh
# mekong hint and mekong review: what they say of saved games, in words, as JSON and as a picture.
. "$(dirname "$0")/../support/tap.sh"

# good_xml FILE, good_json FILE: a real parser takes it.
good_xml() { xmllint --noout "$1"; }
json() { node -e "
    const data = JSON.parse(require('fs').readFileSync('$1', 'utf8'));
    if (!($2)) { console.log(JSON.stringify(data).slice(0, 400)); process.exit(1); }"; }

# ---- Hints ---------------------------------------------------------------------------------------

# nim FILE ACTION...: a game of seven sticks.
nim()
{
    file=$1
    shift
    {
        printf '%s\n' 'mekong 1' 'game nim' 'option sticks 7' 'seat red perfect' 'seat blue human' \
            'board default' actions "$@"
        echo "end $#"
    } >"$file"
}

# Four sticks are left and four may be taken.
nim "$work/win.mekong" 'chance roll 3' 'red take 3' 'chance roll 4'
"$mekong" hint "$work/win.mekong" >"$work/hint"
check 'hint: the winning move comes first' grep -qE '^1\. 100 %  Take 4 sticks' "$work/hint"
check 'hint: the question and its rule' has "$work/hint" '[3]'
check 'hint: whose chances' has "$work/hint" 'What Blue can hope for, 5000 games'
"$mekong" hint "$work/win.mekong" --json --rollouts 800 --top 2 >"$work/json"
check 'hint: JSON' json "$work/json" "data.actor === 'blue' && data.step === 'take' && data.rollouts === 800 &&
    data.choices.length === 2 && data.left_out === 2 && data.choices[0].action === 'take 4' &&
    data.choices[0].value === 1 && data.choices[0].visits > data.choices[1].visits"
"$mekong" hint tests/term/middle.mekong --rollouts 5000 >"$work/one"
"$mekong" hint tests/term/middle.mekong --rollouts 5000 >"$work/two"
check 'hint: the same roll-outs, the same hint' cmp "$work/one" "$work/two"
check 'hint: what was tried too rarely is summed up' grep -qE 'and [0-9]+ other choices?, tried' "$work/one"
"$mekong" hint tests/term/middle.mekong --seconds 1 --lang fr >"$work/hint"
check 'hint: for a second, in French' has "$work/hint" 'Perspectives ('
"$mekong" hint tests/golden/nim.mekong >"$work/hint"
check 'hint: a game that is over' has "$work/hint" 'The game is over'
"$mekong" hint tests/golden/nim.mekong --json >"$work/json"
check 'hint: the same as JSON' json "$work/json" "data.actor === 'nobody' && data.choices.length === 0"
nim "$work/chance.mekong" 'chance roll 3' 'red take 3'
"$mekong" hint "$work/chance.mekong" >"$work/hint"
check 'hint: dice are to act' has "$work/hint" 'Dice or cards are to act'
nim "$work/forced.mekong" 'chance roll 3' 'red take 3' 'chance roll 1'
"$mekong" hint "$work/forced.mekong" >"$work/hint"
check 'hint: only one choice' has "$work/hint" 'There is only one choice: Take 1 stick'
check 'hint: two limits are refused' fails 64 "$mekong" hint "$work/win.mekong" --rollouts 5 --seconds 5
check 'hint: nothing to do with nothing' fails 64 "$mekong" hint "$work/win.mekong" --rollouts 0
sed 's/take 3/take 4/' "$work/win.mekong" >"$work/broken.mekong"
check 'hint: a broken save is refused' fails 1 "$mekong" hint "$work/broken.mekong"
"$mekong" hint "$work/broken.mekong" 2>"$work/hint"
check 'hint: with place and reason' has "$work/hint" "broken.mekong:9: "

# ---- Reviews -------------------------------------------------------------------------------------

"$mekong" review tests/golden/nim.mekong --svg "$work/nim.svg" >"$work/review" 2>"$work/err"
check 'review: the title' has "$work/review" 'Nim with a die: a review of 18 actions'
check 'review: the curve' has "$work/review" 'Chances of Red, in per cent'
check 'review: luck' grep -qE '^Luck .*\(±[0-9]+\).*\(±[0-9]+\)' "$work/review"
check 'review: the result' grep -qE '^Result +100 % +0 %' "$work/review"
check 'review: no progress into a file' [ ! -s "$work/err" ]
narrow() { ! LC_ALL=C.UTF-8 grep -qE '.{80}' "$1"; }
check 'review: 79 columns are enough' narrow "$work/review"
check 'review: the picture is sound XML' good_xml "$work/nim.svg"
check 'review: with a title' has "$work/nim.svg" '<title>Nim with a die</title>'
check 'review: and a description' has "$work/nim.svg" '<desc>The chances of Red'
for lang in fr it; do
    "$mekong" review tests/golden/nim.mekong --lang $lang --svg "$work/$lang.svg" >"$work/$lang" 2>&1
    check "review: $lang, narrow" narrow "$work/$lang"
    check "review: $lang, sound XML" good_xml "$work/$lang.svg"
done
check 'review: French words' has "$work/fr" 'Résultat'
check 'review: Italian words' has "$work/it" 'Risultato'

"$mekong" review tests/golden/nim.mekong --json >"$work/json"
check 'review: JSON' json "$work/json" "data.games.length === 1 && data.games[0].game === 'nim' &&
    data.games[0].over && data.games[0].moves.length === 18 && data.games[0].seats.length === 2"
check 'review: luck and decisions add up' json "$work/json" "data.games[0].seats.every((seat, i, seats) =>
    Math.abs(seat.end - seat.start - seat.luck - seat.skill + seats[1 - i].skill) < 0.001)"
check 'review: moves add up as well' json "$work/json" "Math.abs(data.games[0].moves.reduce((sum, move) =>
    sum + (move.actor === 'blue' ? -move.effect : move.effect), 0) -
    (data.games[0].seats[0].end - data.games[0].seats[0].start)) < 0.005"
check 'review: only decisions have a cost' json "$work/json" "data.games[0].moves.every(move =>
    ('cost' in move) === (move.actor !== 'chance' && move.matters))"
check 'review: what costs has something better' json "$work/json" "data.games[0].moves.every(move =>
    (move.cost > 0) === ('better' in move) && (!move.better || move.better.action !== move.action))"
for threads in 1 2 5; do
    "$mekong" review tests/golden/nim.mekong --json --threads $threads >"$work/json-$threads"
done
check 'review: two threads, the same result' cmp "$work/json-1" "$work/json-2"
check 'review: five threads, the same result' cmp "$work/json-1" "$work/json-5"

"$mekong" review tests/golden/nim_series.mekong --svg "$work/series.svg" >"$work/review"
check 'review of a series: the first game' has "$work/review" 'Game 1'
check 'review of a series: the second game' has "$work/review" 'Game 2'
check 'review of a series: one that is not over' has "$work/review" 'Chances now'
check 'review of a series: the picture' good_xml "$work/series.svg"
"$mekong" review tests/golden/nim_series.mekong --json >"$work/json"
check 'review of a series: JSON' json "$work/json" "data.games.length === 2 && !data.games[1].over"

# The end of a game, in few roll-outs: its structure, not its numbers.
"$mekong" review tests/golden/s75_position.mekong --rollouts 8 --svg "$work/s75.svg" --json >"$work/json"
check 'review of Saigon 75: JSON' json "$work/json" "data.games[0].game === 'saigon75' &&
    data.games[0].moves.every((move, i) => move.number === i + 1 && typeof move.label === 'string' &&
    Math.abs(move.value.nv + move.value.sv - 1) < 0.001)"
check 'review of Saigon 75: sound XML' good_xml "$work/s75.svg"

# The costliest decisions of each side as a look with 2,000 roll-outs found them: seat, number, cost
# and its standard error in points of a hundred.
"$mekong" review tests/golden/s75_ed2_random_draw_pile.mekong --rollouts 160 --json >"$work/json"
check 'review: the quick look leads to the same costliest decisions, at the same price' json "$work/json" "[
    ['nv', 228, 100, 1], ['nv', 137, 41, 1], ['nv', 93, 33, 1],
    ['sv', 219, 53, 1], ['sv', 221, 53, 1]].every(([seat, number, cost, error]) => {
        const move = data.games[0].moves[number - 1];
        return data.games[0].seats.find(one => one.seat === seat).worst.includes(number) && move.sure &&
            Math.abs(100 * move.cost - cost) < 3 * Math.hypot(100 * move.cost_error, error); })"

check 'review: a broken save is refused' fails 1 "$mekong" review "$work/broken.mekong"
"$mekong" review "$work/broken.mekong" 2>"$work/err"
check 'review: with place and reason' has "$work/err" "broken.mekong:9: "
check 'review: no such file' fails 1 "$mekong" review "$work/none.mekong"
check 'review: a picture that cannot be written' fails 1 "$mekong" review tests/golden/nim.mekong --svg /no/such/file.svg
check 'review: one roll-out is refused' fails 64 "$mekong" review tests/golden/nim.mekong --rollouts 1
nim "$work/new.mekong"
check 'review: a game not begun' "$mekong" review "$work/new.mekong" --svg "$work/new.svg"
check 'review: its picture' good_xml "$work/new.svg"

# ---- While playing -------------------------------------------------------------------------------

printf 'review\nquit\n' | "$mekong" play --plain --load "$work/win.mekong" >"$work/play"
check 'plain: no review of a game in course' has "$work/play" 'for games that are over'
printf 'conseil\nquit\n' | "$mekong" play --plain --lang fr --load "$work/win.mekong" --hint-rollouts 100 >"$work/play"
check 'plain: French words' has "$work/play" 'Perspectives ('
printf 'hint\n4\nreview\n\n' | "$mekong" play --plain --load "$work/win.mekong" --hint-rollouts 400 >"$work/play"
check 'plain: hint, with the number to type' grep -qE '^4\. 100 %  Take 4 sticks' "$work/play"
check 'plain: the offer' has "$work/play" '(review: what was luck'
check 'plain: the review' has "$work/play" 'a review of 4 actions'
printf 'undo\nmap\nhint\nhelp\n\n' | "$mekong" play --plain --load tests/golden/nim.mekong --save "$work/over.mekong" >"$work/play"
check 'plain: what is over stays over' has "$work/play" 'only being read'
check 'plain: but can be looked at' has "$work/play" '0 sticks left'
printf 'review\n' | "$mekong" play --plain --replay tests/golden/nim.mekong >"$work/play"
check 'plain: a review of a replay' has "$work/play" 'a review of 18 actions'
# Four seats: two columns stand beside each other, the others below.
"$mekong" sim fitl --games 1 --us quick --arvn quick --nva quick --vc quick --save "$work/lake" >"$work/out"
{
    sed '/^actions/q' "$work/lake/game-000000.mekong"
    sed '1,/^actions/d' "$work/lake/game-000000.mekong" | head -n 12
    echo 'end 12'
} >"$work/lake.mekong"
for lang in en fr it; do
    "$mekong" review "$work/lake.mekong" --rollouts 2 --lang $lang >"$work/review" 2>"$work/err"
    check "review: four seats, the first two ($lang)" grep -qE '^ +US +ARVN *$' "$work/review"
    check "review: and the last two ($lang)" grep -qE '^ +NVA +VC *$' "$work/review"
done
finish
