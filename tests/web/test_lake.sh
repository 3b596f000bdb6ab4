#!/bin/sh
# Fire in the Lake in a browser, on a real server: its board, and a whole game against computers.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake.mjs
