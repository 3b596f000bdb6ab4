#!/bin/sh
# The board of Saigon 75 in a browser, on games that the program plays and tells.
set -eu
cd "$(dirname "$0")"
./setup.sh
node record.mjs "$(cd ../.. && realpath "${MEKONG:-build/mekong}")" "$(cd ../.. && realpath "${MEKONG_WASM:-build/mekong.wasm}")"
exec node test_board.mjs
