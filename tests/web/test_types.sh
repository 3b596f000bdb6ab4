#!/bin/sh
# The JSDoc types of the web client hold together (TypeScript's checker, no compilation).
set -eu
cd "$(dirname "$0")"
./setup.sh
BUILD=${BUILD:-build}
case $BUILD in /*) ;; *) BUILD=../../$BUILD ;; esac

echo 1..1
if found=$(node "$BUILD/node/node_modules/typescript/bin/tsc" -p tsconfig.json); then
    echo "ok 1 - the types of the web client hold together"
else
    printf '%s\n' "$found" | sed 's/^/# /'
    echo "not ok 1 - the types of the web client hold together"
    exit 1
fi
