#!/bin/sh
# mekong play --plain: whole games in each language, every command, looking back, watching, matches,
# real dice and cards, and what happens when the program or the disk fails.
. "$(dirname "$0")/../support/tap.sh"
. tests/support/english.sh
save=$work/game.mekong

# play INPUT ARGUMENT...: the input's \n are line ends.
play()
{
    input=$1
    shift
    case " $* " in
    *" --load "*) ;;
    *" --save $save "*) rm -f "$save" ;; # a new game is not begun over another
    esac
    printf "$input" | "$mekong" play --plain "$@" >"$work/out" 2>"$work/err"
}
actions() { "$mekong" replay --json "$1" | tail -n +2 | sed 's/.*"action":"\([^"]*\)".*/\1/'; }
count() { grep -cF -- "$2" "$1"; }

# ---- Whole games, hearing only the questions -----------------------------------------------------

while IFS='|' read -r lang result against; do
    rm -f "$save"
    tests/support/pipe_player.sh "$work/out" 5000 "$mekong" play --plain --you sv --against "$against" \
        --seed 11 --lang "$lang" --save "$save"
    check "$lang: a whole game against $against by its questions alone" has "$work/out" "$result"
    check "$lang: and it says how to read it again" has "$work/out" 'play --replay'
    check "$lang: no message id is shown" lacks "$work/out" 's75.'
    [ "$lang" = en ] || check "$lang: no English in it" english_in "$lang" "$work/out"
done <<'END'
en|has won.|heuristic
en|has won.|solo
fr|Victoire|heuristic
fr|Victoire|solo
it|Vittoria:|heuristic
it|Vittoria:|solo
END
printf 'Type a number of the list, or help.\n' >"$work/english"
check 'English words in another language are noticed' fails 1 english_in fr "$work/english"
check 'and are none in English' english_in en "$work/english"

# ---- Commands ------------------------------------------------------------------------------------

# Each word of a command answers as its English word does, in the game's own language.
words() { sed -n "/^msgid \"plain.word.$2\"/{n;s/^msgstr \"\(.*\)\"/\1/p;}" "po/program/plain/$1.po"; }
play '1\n1\n1\nquit\n' --you sv --against random --seed 3 --save "$work/start"
for lang in en fr it; do
    for command in choices map show status hand odds picture why rule undo redo restart log back \
        forward turn help quit; do
        rest=
        [ $command = show ] && rest=' saigon'
        [ $command = turn ] && rest=' 0'
        cp "$work/start" "$save"
        play "$command$rest\nquit\n" --load "$save" --lang $lang
        cp "$work/out" "$work/wanted"
        for word in $(words $lang $command); do
            cp "$work/start" "$save"
            play "$word$rest\nquit\n" --load "$save" --lang $lang
            check "$lang: $word is $command" cmp "$work/out" "$work/wanted"
        done
    done
    cp "$work/start" "$save"
    inputs=
    for command in choices map show status hand odds picture why rule undo redo log back forward help; do
        word=$(words $lang $command)
        inputs="$inputs${word%% *}\n"
    done
    play "${inputs}quit\n" --load "$save" --lang $lang
    [ $lang = en ] || check "$lang: no English in the answers" english_in $lang "$work/out"
done
cp "$work/start" "$save"
play "salva $work/hier.mekong\nesci\n" --load "$save" --lang it
check 'salva saves' "$mekong" replay "$work/hier.mekong"

rm -f "$save"
yes 1 | head -n 12 | "$mekong" play --plain --against solo --seed 3 --save "$save" >"$work/out"
for lang in en fr it; do
    play 'why\nwhy 2\nwhy 9999\nquit\n' --load "$save" --lang $lang
    check "$lang: why tells the automaton's line" [ "$(grep -c '^\[15\.' "$work/out")" -ge 2 ]
    [ $lang = en ] || check "$lang: no English in it" english_in $lang "$work/out"
done
cp "$work/start" "$save"
play 'why move svd1\nwhy fly\nwhy\nrule 99\nlog x\nquit\n' --load "$save"
check 'why gives the rule that forbids' has "$work/out" '[8.1 · printed S.4]'
check 'why knows what is no action' has "$work/out" 'not an action'
check 'why says so when nothing can be explained' has "$work/out" 'could explain'
check 'an unknown rule is told' has "$work/out" 'no text of a rule 99'
check 'log wants a number' has "$work/out" 'should be a number'
play 'log 2\nquit\n' --load "$save"
check 'log N gives N sentences' [ "$(sed -n '/^> /,/^> $/p' "$work/out" | grep -c placed)" -eq 2 ]

play 'show quang\nshow QUANG_T\nshow nowhere\nshow đà nẵng\nshow caselle\nshow\nquit\n' --load "$save"
check 'show: a name that fits twice is answered with both' has "$work/out" 'Which one? Quảng Trị, Quảng Ngãi'
check 'show: the beginning of a name is enough, without accents' has "$work/out" 'Quảng Trị: '
check 'show: an unknown name is answered with all' has "$work/out" 'There are: Quảng Trị, Huế'
check 'show: accents may be typed' has "$work/out" 'Đà Nẵng: '
check 'show: names of the other languages are known' has "$work/out" 'Air markers'
check 'show alone asks which' has "$work/out" 'Say which'
play 'rule\nrule 9.10\nrule [8.1]\nrule printed S.6b\nrule c.3\nquit\n' --load "$save"
for rule in 3.2 9.10 8.1; do
    check "rule $rule is told" grep -q "^> \[$rule · printed [CS][^]]*\] ....................*" "$work/out"
done
check 'rules are found by a printed number' grep -q '^\[9.10 · printed S.6b\] ' "$work/out"
check 'the word printed is not needed for a letter' grep -q '^> \[3.2 · printed C.3\] ' "$work/out"
play 'status\nhand\nmap\nquit\n' --load "$save"
check 'status names the turn' has "$work/out" 'Set-up'
check 'map tells the units in words' has "$work/out" 'full division'

cp "$work/start" "$save"
before=$(actions "$save" | wc -l)
play 'restart\nquit\n' --load "$save"
check 'restart takes back all of the phase' [ "$(actions "$save" | wc -l)" -eq $((before - 3)) ]
cp "$work/start" "$save"
play '1\n1\nundo\nquit\n' --load "$save"
check 'undo takes one back' [ "$(actions "$save" | wc -l)" -eq $((before + 1)) ]
cp "$work/start" "$save"
play '1\n1\nundo\nredo\nquit\n' --load "$save"
check 'redo plays it again' [ "$(actions "$save" | wc -l)" -eq $((before + 2)) ]

# ---- Looking back --------------------------------------------------------------------------------

cp "$work/start" "$save"
play 'back\nback 2\nforward\n1\n\nquit\n' --load "$save"
check 'back shows an earlier position' has "$work/out" "Position $((before - 1)) of $before"
check 'a number is not taken there' has "$work/out" 'looking at an earlier position'
check 'Enter returns to the question' [ "$(count "$work/out" '[3.2]')" -eq 2 ]
check 'nothing was played by looking' [ "$(actions "$save" | wc -l)" -eq "$before" ]

"$mekong" sim saigon75 --games 1 --seed 4 --nv heuristic --sv heuristic --save "$work/sim" >/dev/null
over=$work/sim/game-000000.mekong
play '\n\nback\nturn 2\nmap\nundo\nforward 9999\n\nq\n' --replay "$over"
check 'a finished game is read with everything in it' has "$work/out" 'you see everything'
check 'turn N goes there' has "$work/out" 'turn 2 of 8:'
check 'a replay changes nothing' has "$work/out" 'only being read'
check 'it comes to the end' has "$work/out" 'end of the file'
cp "$over" "$work/copy"
play 'forward 9999\nq\n' --replay "$work/copy" --lang it
check 'and leaves the file as it was' cmp "$over" "$work/copy"
check 'it: no English in a replay' english_in it "$work/out"
play '\nq\n' --replay "$work/start"
check 'of an open game an onlooker sees no hands' has "$work/out" 'no hands'
check 'a replay of nothing is refused' fails 1 play 'q\n' --replay "$work/nowhere"

# ---- Watching, two people, matches ---------------------------------------------------------------

play '\n\nq\n' --nv heuristic --sv random --seed 5 --save "$save"
check 'two computer players are watched phase by phase' \
    [ "$(count "$work/out" 'Enter: next phase')" -eq 3 ]
rm -f "$save"
yes '' | head -n 60 | "$mekong" play --plain --nv heuristic --sv heuristic --seed 5 --save "$save" \
    >"$work/out"
check 'to the end' has "$work/out" 'has won.'

play '\nmap\n1\n\n1\n\nquit\n' nim --red human --blue human --seed 3 --save "$save"
check 'two people take turns' [ "$(count "$work/out" 'to the keyboard')" -ge 3 ]
play 'map\nhand\n1\nquit\n' nim --red human --blue human --seed 3 --save "$save"
check 'nothing is shown before one sits down' lacks "$work/out" 'sticks left'

rm -f "$save"
yes 1 2>/dev/null | head -n 60 | sed 's/^1$/1\n/' |
    "$mekong" play --plain nim --series --you red --against random --seed 5 --save "$save" >"$work/out"
check 'a match has two games' has "$work/out" 'the second game, sides swapped'
check 'and one result' has "$work/out" 'Game 2:'

for game in saigon75 fitl; do
    for lang in en fr it; do
        for round in $(seq 150); do
            echo
            seq 60
        done | "$mekong" play $game --plain --tutorial --lang $lang >"$work/out"
        check "$game, $lang: the lesson is learnt by trying" \
            has "$work/out" "$(sed -n '/play.lesson_over/{n;s/^msgstr "\(.*\)"/\1/p;}' po/*/*/$lang.po)"
        [ $lang = en ] || check "$game, $lang: no English in the lesson" english_in $lang "$work/out"
    done
done
play '\n\n\n\nsave\nq\n' --tutorial --scene 1
check 'a lesson is not saved' has "$work/out" 'A lesson is not kept'
check 'a game without a lesson says so' fails 1 play '' nim --tutorial
check 'in a sentence' has "$work/err" 'no lesson'

# ---- Real dice and cards -------------------------------------------------------------------------

play '7\n4\nquit\n' nim --table --red perfect --blue human --save "$save"
check 'a number the die has not is refused' has "$work/out" '“7” cannot have come up'
check 'a number of the die is its number' has "$work/out" 'Red rolls a 4.'
play 'quit\n' --load "$save"
check 'a game at the table stays one when it is resumed' has "$work/out" 'play --load'
check 'and no die is rolled for it' [ "$(actions "$save" | grep -c roll)" = 1 ]
play '4\nundo\n2\nquit\n' nim --table --red human --blue human --save "$save"
check 'a die told wrong is taken back' has "$save" 'roll 2'
check 'and nothing of it is left' lacks "$save" 'roll 4'

# Tokens, then SV's units, then cards; NV is played by the program.
tokens='quang tri\nDa Nang\n'
places=$(yes 1 | head -n 12 | tr '\n' ' ' | sed 's/ /\\n/g')
play "binh\nsaigon\n${tokens}${places}-5\nE-01 e-02 E03 4 5 6 7 8\ne01\ne09 e10 e11 e12\nundo\n20\nquit\n" \
    --table --sv human --nv heuristic --save "$save"
check 'places are understood without accents' has "$save" 'lies 5 quang_tri'
check 'a place without token is refused' has "$work/out" '“saigon” cannot have come up'
check 'cards on one line are dealt one after the other' has "$save" 'deal nv e08'
check 'a card that is out is refused' has "$work/out" '“e01” cannot have come up'
check 'undo takes back one card' lacks "$save" 'deal sv e12'
check 'and another is told' has "$save" 'deal sv e20'
play 'e13 e14 e15 e16 e17 e18\n3\nquit\n' --table --load "$save"
check 'a table game goes on at the table' has "$save" 'die 3'
check 'what is left of a line is told' has "$work/out" 'From “e17” on'

# A battle: the game of two computer players up to its first roll of three dice.
before_roll()
{
    awk -v wanted="$1" '
/^seat / { print "seat", $2, $2 == "sv" ? "human" : "heuristic"; next }
/^chance roll / && ++rolls == wanted { exit }
/^end / { exit }
{ print }
body { actions++ }
/^actions/ { body = 1 }
END { print "end", actions }' "$over"
}
roll=1
while [ $roll -lt 40 ]; do
    before_roll $roll >"$save"
    play 'quit\n' --table --load "$save"
    dice=$(sed -n 's/.* rolls \([0-9]*\) battle d.*/\1/p' "$work/out" | tail -n 1)
    [ "$dice" = 3 ] && break
    roll=$((roll + 1))
done
if grep -q 'type a letter for each' "$work/out"; then
    for typed in 'x r -' 'Xr-' 'rx.' '1 1'; do
        before_roll $roll >"$save"
        play "$typed\nquit\n" --table --load "$save"
        check "three dice: $typed is one X and one R" grep -q '^chance roll .v 1 1$' "$save"
    done
    before_roll $roll >"$save"
    play 'xr\nxxxx\n2 2\nxyz\n-rr\nquit\n' --table --load "$save"
    check 'too few or too many dice are refused' [ "$(count "$work/out" 'dice are rolled, not')" -eq 2 ]
    check 'what is no roll is refused with what is' [ "$(count "$work/out" 'type a letter for each')" -ge 3 ]
    check 'and the roll is taken' grep -q '^chance roll .v 0 2$' "$save"
    before_roll $roll >"$save"
    play 'xxx\nundo\n---\nquit\n' --table --load "$save"
    check 'a roll told wrong is taken back' grep -q '^chance roll .v 0 0$' "$save"
else
    skip 'a letter for each die' 'the game has no dice with letters'
fi

rm -f "$save"
tests/support/pipe_player.sh "$work/out" 5000 "$mekong" play --plain --table --against solo --save "$save"
check 'the automaton plays at the table to the end' has "$work/out" 'has won.'
check 'and its pile is never dealt' lacks "$save" 'deal nv'
check 'the other side of the automaton is refused' fails 1 play 'quit\n' --you nv --against solo
check 'in a sentence' has "$work/err" 'cannot play that side'

before_roll 1 >"$save"
play 'odds\nodds xuan\nquit\n' --table --load "$save"
check 'odds of the combat in course' has "$work/out" '% to take at least one loss'
check 'odds elsewhere are refused in a sentence' has "$work/out" 'combat is being fought'

play "${tokens}\n${places}\ne01 e02 e03 e04 e05 e06 e07 e08 e09\n\ne01\ne09\nquit\n" \
    --table --sv human --nv human --save "$save"
check 'two people: each tells his own cards' has "$work/out" 'South Vietnam: type your cards'
check 'two people: no list shows what the other holds' lacks "$work/out" 'gets E-09'
check 'two people: a line does not run into the other hand' has "$save" 'chance deal sv e09'

# ---- When things fail ----------------------------------------------------------------------------

# A killed program: everything that was answered is there.
mkfifo "$work/in"
rm -f "$save"
"$mekong" play --plain --you sv --against heuristic --seed 3 --save "$save" <"$work/in" >"$work/out" &
pid=$!
exec 3>"$work/in"
printf '1\n2\n1\n' >&3
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    [ "$(count "$work/out" '[3.2]')" -ge 4 ] && break
    sleep 0.2
done
kill -9 $pid
wait $pid 2>/dev/null
exec 3>&-
check 'killed: all three answers are kept' [ "$(actions "$save" | grep -c '^place')" -eq 3 ]
play '1\nquit\n' --load "$save"
check 'killed: the game goes on' [ "$(actions "$save" | grep -c '^place')" -eq 4 ]

play "1\nsave $work/good.mekong\n1\nquit\n" nim --you blue --seed 3 --save "$work/no/where.mekong"
check 'a save that fails is told with its path' has "$work/err" "$work/no/where.mekong: "
check 'told once' [ "$(wc -l <"$work/err")" -eq 1 ]
check 'and the game goes on' has "$work/out" 'The game goes on'
check 'it can be kept elsewhere' "$mekong" replay "$work/good.mekong"

check 'who quits a game that is not kept is asked again' fails 1 \
    play 'quit\nquit\n1\n' nim --you blue --seed 3 --save "$work/no/where.mekong"
check 'and may go' has "$work/out" 'quit again'

# The limit of a file's size stands for a full disk: no rights are needed for it.
full()
{
    (trap '' XFSZ && ulimit -f 0 &&
        printf '1\n1\nquit\n' | "$mekong" play --plain nim --you blue --seed 3 --save "$work/full.mekong" 2>&1) |
        cat >"$work/out"
}
if (ulimit -f 0) 2>/dev/null; then
    full
    check 'a full disk is told' has "$work/out" 'There is no room left'
    check 'a full disk: the game goes on' [ "$(count "$work/out" 'Blue takes 1 stick')" -ge 2 ]
    check 'a full disk: nothing half is left' [ ! -e "$work/full.mekong" ]
else
    skip 'a full disk' 'file sizes cannot be limited here'
fi

rm -f "$save"
play '107\n55\nquit\n' fitl --table --against human --save "$save"
check 'a deck of 126 cards is not listed at every draw' lacks "$work/out" 'Card #1 Gulf'
check 'the number on a card tells it' has "$work/out" 'VC, card #107 Burning Bonze'

rm -f "$save"
play 'picture\nmap\nquit\n' --you sv --against random --seed 3 --ascii --save "$save"
check '--ascii writes nothing but ASCII' fails 1 sh -c "LC_ALL=C grep -q '[^ -~]' '$work/out'"
finish
