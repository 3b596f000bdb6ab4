#!/bin/sh
# The page as a table: what is in sight, how large, and what a whole game costs in clicks.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_table.mjs
