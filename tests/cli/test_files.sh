#!/bin/sh
# replay, legal, why, perft, board: good files, and bad ones with one message and exit code 1.
. "$(dirname "$0")/../support/tap.sh"

# Three sticks more than the last roll: red is to take.
save=$work/game.mekong
cat >"$save" <<'END'
mekong 1
game nim
board default
actions
chance roll 2
red take 2
chance roll 3
end 3
END
run() { "$mekong" "$@" >"$work/out" 2>"$work/err"; }

# ---- replay --------------------------------------------------------------------------------------

run replay "$save"
check 'replay tells the actions' has "$work/out" '2. red: take 2'
run replay --lang fr "$save"
check 'replay speaks French' has "$work/out" 'Rouge'
LC_ALL=it_IT.UTF-8 run replay "$save"
check 'the terminal says the language' has "$work/out" 'Rosso'
run replay --json "$save"
check 'json has a line for the start and for each action' [ "$(wc -l <"$work/out")" -eq 4 ]
check 'json begins with the start position' has "$work/out" '{"number":0,"actor":null,"action":null'
check 'json has the position' has "$work/out" '"position":{'

"$mekong" sim saigon75 --games 1 --nv solo --sv random --save "$work/solo" >/dev/null
run replay --lang en "$work/solo/game-000000.mekong"
check 'replay keeps reasons to itself' lacks "$work/out" '[15.6]'
run replay --lang en --why "$work/solo/game-000000.mekong"
check 'replay --why tells reasons' grep -q '^        \[15\.[0-9a-j]*\] ' "$work/out"
run replay --lang it --why "$work/solo/game-000000.mekong"
check 'replay --why speaks Italian' has "$work/out" 'La carta solitario'
run replay --lang en --json "$work/solo/game-000000.mekong"
check 'replay --json has the reasons' grep -q '"actor":"nv",.*"why":\[{"rule":"15\.' "$work/out"
check 'South gives no reasons' fails 1 grep -q '"actor":"sv",.*"why"' "$work/out"
check 'full output is noticed' fails 1 sh -c "'$mekong' replay '$save' >/dev/full"

# ---- legal, why ----------------------------------------------------------------------------------

run legal "$save"
check 'legal lists words' has "$work/out" 'take 3'
run legal --json "$save"
check 'legal --json lists words' has "$work/out" '{"action":"take 3","label":"'
check 'why: legal is 0' run why "$save" take 3
check 'why: refused is 1' fails 1 run why "$save" take 4
check 'why gives the rule' has "$work/out" '[3]'
check 'why takes one argument, too' fails 1 run why "$save" 'take 4'
check 'why: no action is 1' fails 1 run why "$save" fly
check 'why --json' fails 1 run why --json "$save" take 4
check 'why --json gives rule and reason' has "$work/out" '"legal":false,"rule":"3","reason":"'

# ---- perft ---------------------------------------------------------------------------------------

run perft nim --depth 2
check 'perft of a new game' [ "$(cat "$work/out")" = 10 ]
run perft "$save" --depth 1 --divide
check 'perft of a save, divided' has "$work/out" 'total 3'

# ---- Bad saves -----------------------------------------------------------------------------------

# refuses NAME WORDS: $work/bad gives exit code 1, one line with these words, and nothing else.
refuses()
{
    fails 1 run replay "$work/bad" && [ ! -s "$work/out" ] && has "$work/err" "$work/bad$1" &&
        [ "$(wc -l <"$work/err")" -eq 1 ]
}

head -c 60 "$save" >"$work/bad"
check 'a truncated save is refused' refuses ':'
sed 's/take 2/take 3/' "$save" >"$work/bad"
check 'an edited save is refused with line and rule' refuses ':6: '
check 'and with the rule' has "$work/err" '[3]'
sed '5{h;d};6G' "$save" >"$work/bad"
check 'a reordered save is refused' refuses ':5: '
head -c 4000 /dev/urandom >"$work/bad"
check 'a binary save is refused' refuses ':'
: >"$work/bad"
check 'an empty save is refused' refuses ': '
rm "$work/bad"
check 'a missing save is refused' refuses ': '
mkdir "$work/bad"
check 'a folder is no save' refuses ': '
rmdir "$work/bad"
head -c 17000000 /dev/zero >"$work/bad"
check 'a huge file is refused' refuses ': '

# ---- Boards --------------------------------------------------------------------------------------

check 'a missing board is refused' fails 1 run board check "$work/nowhere"
check 'with its folder' has "$work/err" "$work/nowhere: "
check 'a file is no board' fails 1 run board check "$save"
mkdir "$work/empty"
check 'an empty folder is no board' fails 1 run board check "$work/empty"
if [ -d data/saigon75 ] && "$mekong" --help | grep -q saigon75; then
    check 'the data folder is a sound board' run board check data/saigon75
    mkdir "$work/windows"
    for table in data/saigon75/*.tsv; do
        sed 's/$/\r/' "$table" >"$work/windows/${table##*/}"
    done
    check 'a board with Windows line ends is sound' run board check "$work/windows"
    check 'and can be played and saved' \
        run sim saigon75 --games 1 --board "$work/windows" --save "$work/windows_save"
    check 'and loaded again' run replay "$work/windows_save/game-000000.mekong"
    run board show
    check 'show names reconstructed values' has "$work/out" 'reconstructed'
    cp -r data/saigon75 "$work/board"
    run sim saigon75 --games 1 --board "$work/board" --save "$work/custom"
    custom=$work/custom/game-000000.mekong
    check 'a save carries its board' has "$custom" '| @ dice.tsv'
    check 'and replays with it' run replay "$custom"
    sed 's/^| sv_battle.*/| sv_battle\trubbish/; s/^end \([0-9]*\) .*/end \1/' "$custom" >"$work/bad2"
    check 'a bad board in a save is refused' fails 1 run replay "$work/bad2"
    check "with the save's line" has "$work/err" \
        "$work/bad2:$(grep -n '^| sv_battle' "$work/bad2" | cut -d: -f1): "
    printf 'rubbish\n' >>"$work/board/dice.tsv"
    check 'a changed board is refused' fails 1 run board check "$work/board"
    check 'with file and line' has "$work/err" \
        "$work/board/dice.tsv:$(wc -l <"$work/board/dice.tsv"): "
    cp data/saigon75/dice.tsv "$work/board/dice.tsv"
    printf 'a\000b\n' >>"$work/board/setup.tsv"
    check 'a binary board is refused' fails 1 run board check "$work/board"
    check 'with its file' has "$work/err" "$work/board/setup.tsv:"
    rm "$work/board/setup.tsv"
    check 'a board with a file missing is refused' fails 1 run board check "$work/board"
else
    skip 'boards' 'no game with a board'
fi

# ---- The program ---------------------------------------------------------------------------------

check '--version prints' sh -c "'$mekong' --version | grep -q '^mekong [0-9]'"
check 'an unknown command is 64' fails 64 "$mekong" fly
for command in play sim replay legal why perft odds board; do
    check "$command --help" sh -c "'$mekong' $command --help | grep -q Usage"
done
finish
