#!/bin/sh
# wasm.sh: the speed of the WebAssembly module in Node and in Chromium, as lines "name value unit", where its
# tools are installed (`make test` installs them).
cd "$(dirname "$0")/../.." || exit 2
for tool in node clang wasm-ld; do
    command -v $tool >/dev/null || { echo "# wasm: no $tool" >&2; exit 0; }
done
"${MAKE:-make}" --no-print-directory BUILD="${BUILD:-build}" wasm >&2 || exit 1
BUILD=$(cd "${BUILD:-build}" && pwd)
export BUILD MEKONG_WASM="$BUILD/mekong.wasm"
node tools/wasm_replay.mjs --bench 40000
node tests/bench/wasm_think.mjs
tests/web/setup.sh || exit 1
node tests/bench/wasm_pair.mjs "$BUILD/bench/tests/bench/native.t"
