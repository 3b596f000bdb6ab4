#!/bin/sh
# The lobby: what it shows to whom, that nothing overlaps at any width, and that its form begins the
# game it says.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lobby.mjs
