#!/bin/sh
# One clock for the page, and what is played on it: hold, step, speed, combats that wait.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_playback.mjs
