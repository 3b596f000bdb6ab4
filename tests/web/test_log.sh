#!/bin/sh
# The story beside the board: folded, filtered, lit, quick.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_log.mjs
