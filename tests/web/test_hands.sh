#!/bin/sh
# Hands on the board: taking up, changing one's mind, letting go, several at once.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_hands.mjs
