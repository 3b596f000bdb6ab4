#!/bin/sh
# Fire in the Lake in a browser: what is closed and why, what a bot weighed, what a first visit loads.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_told.mjs
