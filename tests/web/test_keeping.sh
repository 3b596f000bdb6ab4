#!/bin/sh
# A game begun from a save says so to who joins; a game is deleted, and who watches it hears so.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_keeping.mjs
