#!/usr/bin/env bash
# soak_saves.sh [SECONDS [SAVES]]: strangers' saves, SAVES (20) of each game a round, through the program and through a server for so many
# seconds (1800; 0: one round), with the sanitizers on. Their positions were tampered with and are accepted all the same: each game must
# be played to its end or told in a sentence that it cannot go on. Prints the counts; fails if anything else comes out, and keeps the
# save in $BUILD/soak.
set -u
cd "$(dirname "$0")/.." || exit 2
seconds=${1:-1800} saves=${2:-20} first=${SOAK_SEED:-1}
build=${BUILD:-build}
mekong=${SOAK_MEKONG:-$build/asan/mekong}
export MEKONG_SERVER=$mekong
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data LC_ALL=C
yes '' | head -n 5000 >"$work/enter"
games=${SOAK_GAMES:-saigon75 fitl}
round=0 tried=0 played=0 stuck=0 refused=0 made=0

# broken SAVE WHAT: keeps what is needed to see it again.
broken()
{
    mkdir -p "$build/soak"
    cp "$1" "$work/out" "$build/soak/"
    echo "broken: $2 $build/soak/$(basename "$1")" >&2
    tail -n 5 "$work/out" >&2
    exit 1
}

# try SAVE COMMAND...: it ends by itself, well or with a sentence.
try()
{
    local save=$1 code
    shift
    timeout 300 "$mekong" "$@" >"$work/out" 2>&1
    code=$?
    tried=$((tried + 1))
    if [ $code -gt 1 ] || [ ! -s "$work/out" ] || grep -qE 'broken promise|Sanitizer|runtime error' "$work/out"; then
        broken "$save" "exit code $code: $*"
    fi
    [ $code -eq 0 ] || refused=$((refused + 1))
}

# talk SAVE: the same position as another program would tell it to a bot.
talk()
{
    local actor
    actor=$("$mekong" legal --json "$1" 2>/dev/null | sed -n 's/.*"actor":"\([a-z]*\)".*/\1/p')
    {
        echo 'mekong-bot 1'
        sed -n 's/^\(game .*\|option .*\)/\1/p' "$1"
        printf 'seat %s\nstart\n' "$actor"
        sed -n 's/^| /position /p' "$1"
        printf 'choose 2000\nquit\n'
    } >"$work/told"
    try "$1" bot --policy mcts:20 <"$work/told"
}

# The game is played before it is looked back at: what play left in the file is read again.
one_save()
{
    cp "$1" "$work/original.mekong"
    try "$1" legal "$1"
    try "$1" hint --rollouts 30 "$1"
    talk "$1"
    try "$1" play --plain --load "$1" <"$work/enter"
    if grep -q 'cannot go on' "$work/out"; then stuck=$((stuck + 1)); else played=$((played + 1)); fi
    try "$1" legal "$1"
    try "$1" replay "$1"
    case $1 in */saigon75-*) try "$1" review --rollouts 2 "$1" ;; esac # of a whole game of the other it takes hours
    cp "$work/original.mekong" "$1"
    try "$1" review --rollouts 2 "$1"
}

while [ $round -eq 0 ] || [ $SECONDS -lt "$seconds" ]; do
    round=$((round + 1))
    for game in $games; do
        rm -rf "$work/saves"
        mkdir "$work/saves"
        "$build/tools/strange_saves" $game "$saves" $((first + round)) "$work/saves" || exit 1
        made=$((made + saves))
        for save in "$work"/saves/*.mekong; do one_save "$save"; done
        node tools/soak_saves.mjs "$work/saves" >"$work/out" || broken "$save" "server, round $round"
        cat "$work/out"
    done
done
echo "$round rounds, $made saves: $tried commands, $played games played out, $stuck stuck, $refused commands refused with a sentence"
