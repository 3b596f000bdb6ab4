#!/bin/sh
# The room of looking back and of the review, in a browser.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_room.mjs
