#!/bin/sh
# The golden games, replayed by the WebAssembly module in Node, give the native program's bytes.
cd "$(dirname "$0")/../.." || exit 2
if ! command -v node >/dev/null; then
    echo '1..1'
    echo 'ok 1 - golden games in wasm # SKIP there is no node here'
    exit 0
fi
exec node tools/wasm_replay.mjs
