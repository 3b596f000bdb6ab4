#!/bin/sh
# The engine as a page uses it, web/engine/wasm.js, in Node: tests/wasm/test_*.mjs, which print TAP.
cd "$(dirname "$0")/../.." || exit 2
if ! command -v node >/dev/null; then
    echo '1..1'
    echo 'ok 1 - the engine in a page # SKIP there is no node here'
    exit 0
fi
broken=0
for file in tests/wasm/test_*.mjs; do
    node --test-reporter=tap "$file" || broken=1
done
exit $broken
