#!/bin/sh
# Searches, simulations and arenas with several threads, built with the thread sanitizer: a data race
# ends the program with a report.
. "$(dirname "$0")/../support/tap.sh"

mekong=${BUILD:-build}/tsan/mekong
TSAN_OPTIONS=halt_on_error=1
export TSAN_OPTIONS
[ -x "$mekong" ] || { echo "Bail out! there is no program $mekong"; exit 2; }

check 'a simulation with four threads' "$mekong" sim saigon75 --games 40 --threads 4 \
    --nv heuristic --sv heuristic --check
check 'searches in a simulation' "$mekong" sim saigon75 --games 4 --threads 4 --nv mcts:30 --sv mcts:30
check 'a time in a simulation' "$mekong" sim nim --games 4 --threads 4 --red mcts:0.01s --blue mcts:50
check 'an arena with four threads' "$mekong" arena saigon75 --players random,heuristic,mcts:20 \
    --matches 3 --threads 4
check 'an arena that keeps its results' "$mekong" arena nim --players random,perfect --matches 40 \
    --threads 4 --out "$work/results"
check 'a player who thinks with a thread a processor' sh -c \
    'yes 1 | head -n 60 | "$1" play --game nim --plain --you red --against mcts:0.05s --save "$2/save"' \
    sh "$mekong" "$work"
finish
