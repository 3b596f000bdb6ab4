#!/bin/sh
# The printed tutorial of Fire in the Lake, clicked.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_tutorial.mjs
