#!/bin/sh
# The web client against a real server: a game against the automaton from the lobby to the result.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_solo.mjs
