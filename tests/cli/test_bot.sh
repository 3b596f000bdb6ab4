#!/bin/sh
# The bot protocol from both ends: `mekong bot` as a player, and strangers' programs in the arena,
# good ones and bad ones.
. "$(dirname "$0")/../support/tap.sh"

arena() { timeout 120 "$mekong" arena "$@"; }

# ---- mekong bot: what it says to whom ------------------------------------------------------------

dialogue()
{
    cat <<'END'
mekong-bot 1
game nim
option sticks 15
seat red
seed 7
start
END
}

{ dialogue; echo quit; } | "$mekong" bot >"$work/hello"
check 'it greets' grep -qx 'ready 1 mekong [0-9.]* random' "$work/hello"
check 'it ends with the input' sh -c 'echo "mekong-bot 1" | "$1" bot' sh "$mekong"
check 'another version is refused' sh -c \
    'echo "mekong-bot 99" | "$1" bot | grep -q "^error .*99"' sh "$mekong"
check 'an unknown game is refused' sh -c 'echo "game chess" | "$1" bot | grep -q "^error .*chess"' \
    sh "$mekong"
check 'an unknown option is refused' sh -c \
    'printf "game nim\noption colour 3\n" | "$1" bot | grep -q "^error .*colour"' sh "$mekong"
check 'an unknown seat is refused' sh -c \
    'printf "game nim\nseat green\n" | "$1" bot | grep -q "^error .*green"' sh "$mekong"
check 'choose without a position is refused' sh -c 'echo choose 10 | "$1" bot | grep -q "^error "' \
    sh "$mekong"
check 'start without a game is refused' sh -c 'echo start | "$1" bot | grep -q "^error "' sh "$mekong"
check 'a broken position is refused' sh -c \
    'printf "game nim\nstart\nposition rubbish\nchoose 10\n" | "$1" bot | grep -q "^error "' sh "$mekong"
check 'a policy that the game has not is refused' sh -c \
    'printf "game nim\nstart\n" | "$1" bot --policy heuristic | grep -q "^error .*heuristic"' sh "$mekong"
check 'a seat that the policy cannot take is refused' sh -c \
    'printf "game saigon75\noption solo on\nseat sv\nstart\n" | "$1" bot --policy solo | grep -q "^error .*solo"' \
    sh "$mekong"
check 'unknown lines are passed over' sh -c \
    '[ -z "$(printf "\n\nhello you\nview {}\n" | "$1" bot)" ]' sh "$mekong"
check 'no such policy at all' fails 1 "$mekong" bot --policy wizard

# A search that would think for an hour answers in the time it is given.
hurried()
{
    { dialogue; printf 'position sticks 15 turn 1 roll 4\nview {}\nlegal take 1\nchoose 200\n'; } |
        timeout 100 "$mekong" bot --policy "$1" | grep -q '^answer take [1-4]$'
}
check 'a search keeps to the time of choose' hurried mcts:3600s
check 'a search that counts keeps to it too' hurried mcts:100000000

# ---- docs/bot-protocol.md ------------------------------------------------------------------------

doc=docs/bot-protocol.md
sed -n 's/^    > //p' "$doc" | "$mekong" bot --policy perfect | sed 's/mekong [0-9.]*/mekong/' >"$work/answers"
sed -n 's/^    < //p' "$doc" | sed 's/mekong [0-9.]*/mekong/' >"$work/wanted"
check 'the dialogue in the documentation is real' cmp "$work/answers" "$work/wanted"
check 'it is a whole game' [ "$(wc -l <"$work/wanted")" -eq 6 ]
sed -n '/^```python/,/^```$/p' "$doc" | sed '1d;$d' >"$work/printed"
check 'the example in the documentation is the one that is played' cmp "$work/printed" examples/bot.py

# ---- What a bot is told --------------------------------------------------------------------------

# Writes down all it hears, answers with the first legal action.
cat >"$work/first.sh" <<'END'
while read -r word rest; do
    echo "$word $rest" >>"$1"
    case $word in
    mekong-bot) echo ready 1 first ;;
    view) first= ;;
    legal) first=${first:-$rest} ;;
    choose) echo "answer $first" ;;
    quit) exit 0 ;;
    esac
done
END
check 'a bot of fifteen lines plays' arena nim --matches 1 --player "bot:sh $work/first.sh $work/heard" \
    --player perfect
for line in 'mekong-bot 1' 'game nim' 'option sticks 15' 'seat red' 'seat blue' 'start ' 'legal take 1' \
    'choose 10000' 'quit '; do
    check "it hears '$line'" grep -qx -- "$line" "$work/heard"
done
check 'it hears how the game ended' grep -qxE 'over (won|lost)' "$work/heard"
check 'both games have the same seed for the same seat' \
    [ "$(grep -c '^seed' "$work/heard")" -eq 2 ]

# In the first decisions of the North the South's hand stays what it is; what the bot is told of it
# does not: it is drawn anew each time.
arena saigon75 --matches 1 --tokens hidden --player "bot:sh $work/first.sh $work/hidden" --player heuristic \
    >/dev/null
hands=$(sed '/^over/q' "$work/hidden" | grep '^position hand_sv' | head -n 6)
check 'the enemy’s hand is never told' [ "$(echo "$hands" | sort -u | wc -l)" -gt 3 ]
own=$(sed '/^over/q' "$work/hidden" | grep '^position hand_nv' | head -n 1)
again=$(sed '/^over/q' "$work/hidden" | grep '^position hand_nv' | sed -n 2p)
check 'the own hand is' [ "${own#"${again%% e*}"}" != "$own" ]
sed -n 's/^view //p' "$work/hidden" >"$work/views"
if command -v node >/dev/null; then
    check 'each view is JSON' node -e 'const fs = require("fs");
        const lines = fs.readFileSync(process.argv[1], "utf8").trim().split("\n");
        if (lines.length < 20) throw lines.length;
        lines.forEach(line => JSON.parse(line));' "$work/views"
else
    skip 'each view is JSON' 'there is no node here'
fi
check 'a custom board is told' sh -c '
    mkdir "$2/board" && cp data/saigon75/*.tsv "$2/board" &&
    timeout 60 "$1" arena saigon75 --board "$2/board" --matches 1 \
        --player "bot:sh $2/first.sh $2/told" --player random >/dev/null &&
    grep -q "^board @ " "$2/told"' sh "$mekong" "$work"

# ---- Our own policies behind the protocol --------------------------------------------------------

# The same policy at home and behind the protocol plays the same games: every match is drawn. So
# nothing that it needs is missing from what it is told, and nothing hidden sways it.
twins()
{
    "$mekong" arena "$@" --json >"$work/twins" && has "$work/twins" '"decided":0,' &&
        has "$work/twins" '"forfeits":[0,0]'
}
check 'a policy plays the same behind the protocol: heuristic' twins saigon75 --matches 4 \
    --player heuristic --player "bot:'$mekong' bot --policy heuristic"
check 'a policy plays the same behind the protocol: hidden tokens' twins saigon75 --matches 4 \
    --tokens hidden --edition 1 --player heuristic --player "bot:'$mekong' bot --policy heuristic"
check 'a policy plays the same behind the protocol: random' twins saigon75 --matches 3 \
    --player random --player "bot:'$mekong' bot"
check 'a policy plays the same behind the protocol: nim' twins nim --matches 5 \
    --player perfect --player "bot:'$mekong' bot --policy perfect"
check 'a policy plays the same on a custom board' twins saigon75 --matches 2 --board "$work/board" \
    --player heuristic --player "bot:'$mekong' bot --policy heuristic"

# ---- The example ---------------------------------------------------------------------------------

if command -v python3 >/dev/null; then
    arena saigon75 --matches 1 --json --player 'bot:python3 examples/bot.py' --player heuristic \
        >"$work/example" 2>"$work/example_said"
    check 'the example plays whole games' has "$work/example" '"forfeits":[0,0]'
    check 'the example plays both sides' grep -q '"nv":{"won".*"sv":{"won"' "$work/example"
    check 'the example makes no noise' [ ! -s "$work/example_said" ]
    again=$(arena saigon75 --matches 1 --json --player 'bot:python3 examples/bot.py' --player heuristic)
    check 'the example plays the same again' [ "$again" = "$(cat "$work/example")" ]
else
    skip 'the example plays' 'there is no python3 here'
fi

# ---- Bad ones ------------------------------------------------------------------------------------

# bad NAME SCRIPT WORDS: plays a match against it, is back soon, has won both games, says why.
bad()
{
    printf '%s\n' "$2" >"$work/bad.sh"
    timeout 60 "$mekong" arena nim --lang en --matches 1 --time 700 --json --player random \
        --player "bot:exec sh $work/bad.sh" >"$work/bad" 2>"$work/bad_said"
    code=$?
    check "$1: the arena goes on" [ $code -eq 0 ]
    check "$1: both games are forfeited" has "$work/bad" '"forfeits":[0,2]'
    check "$1: the match is lost" has "$work/bad" '"match":{"won":1,"drawn":0,"lost":0'
    check "$1: it is told" has "$work/bad_said" "$3"
    check "$1: it is named" has "$work/bad_said" "game 2: bot:exec sh $work/bad.sh has forfeited."
}
bad 'a cheat' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && echo answer take 9; done' 'no legal answer: “answer take 9”'
bad 'one who talks nonsense' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && echo "je ne sais pas"; done' 'no legal answer: “je ne sais pas”'
bad 'one who crashes' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && { echo "out of memory" >&2; exit 3; }; done' 'exit code 3'
check 'what it says on stderr is passed on' has "$work/bad_said" 'out of memory'
bad 'one who is killed' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && kill -9 $$; done' 'signal 9'
bad 'a silent one' 'echo ready 1; while read -r word rest; do :; done' 'No answer in time'
bad 'one who stammers' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && while :; do printf a; sleep 0.05; done; done' 'No answer in time'
bad 'one who babbles without end' 'echo ready 1; read -r word; while :; do printf aaaaaaaaaaaaaaaa; done' \
    'far too long'
bad 'one who shuts his mouth' 'echo ready 1; while read -r word rest; do
    [ "$word" = choose ] && { exec >&-; sleep 30; }; done' 'closed its output'

# Needs more than a pipe holds: a game with long views, and nobody reads.
printf 'echo ready 1; exec sleep 73.25\n' >"$work/deaf.sh"
timeout 60 "$mekong" arena saigon75 --lang en --matches 1 --time 500 --player random \
    --player "bot:sh $work/deaf.sh" >/dev/null 2>"$work/deaf_said"
check 'one who does not listen cannot hang the arena' has "$work/deaf_said" 'has forfeited.'
check 'nobody is left behind' sh -c '! pgrep -f "$1/|sleep 73[.]25" >/dev/null' sh "$work"

start=$(date +%s)
check 'one who never greets is refused before the first match' fails 1 \
    "$mekong" arena nim --time 500 --player random --player 'bot:sleep 60'
check 'and that soon' [ $(($(date +%s) - start)) -lt 20 ]
check 'a program that is not there is refused' fails 1 \
    "$mekong" arena nim --player random --player 'bot:/no/such/program'
check 'a wrong greeting is refused' fails 1 "$mekong" arena nim --player random --player 'bot:echo hello'
check 'a bot without a command is refused' fails 64 "$mekong" arena nim --player random --player bot:
finish
