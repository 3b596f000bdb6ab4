#!/bin/sh
# Fire in the Lake by the hand: operations and moves on the board, and how many clicks they take.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_hands.mjs
