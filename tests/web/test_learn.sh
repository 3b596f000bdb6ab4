#!/bin/sh
# Lessons on the board, the first game's tips, the aim and the book of rules.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_learn.mjs
