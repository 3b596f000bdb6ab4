#!/bin/sh
# The board of Saigon 75 in a browser, on games that the program plays and tells.
set -eu
cd "$(dirname "$0")"
./setup.sh
root=$(cd ../.. && pwd)
(cd "$root" && node tests/web/record.mjs "${MEKONG:-build/mekong}" "${MEKONG_WASM:-build/mekong.wasm}")
status=0
node test_board.mjs || status=1
node test_board_use.mjs || status=1
exit $status
