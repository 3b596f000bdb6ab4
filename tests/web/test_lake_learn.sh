#!/bin/sh
# The lesson of Fire in the Lake on its board.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_learn.mjs
