#!/bin/sh
# The web client by keyboard alone: whatever is drawn anew, the keyboard stays where it was.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_keyboard.mjs
