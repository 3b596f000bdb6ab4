#!/bin/sh
# Puts what the tests of the web client need into $BUILD/node: the packages of package.json in their
# exact versions. A second call does nothing; calls side by side wait for one another.
# Not a test: tests/web/test_*.sh call it first, then find the packages through support.mjs;
# tools/js.sh finds there what lays out and measures JavaScript.
set -eu
cd "$(dirname "$0")"
BUILD=${BUILD:-build}
case $BUILD in /*) ;; *) BUILD=../../$BUILD ;; esac

mkdir -p "$BUILD/node"
exec 9>"$BUILD/node/lock"
flock 9
cmp -s package-lock.json "$BUILD/node/installed.json" && exit 0
cp package.json package-lock.json "$BUILD/node/"
if ! (cd "$BUILD/node" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >&2); then
    echo "The packages of tests/web/package.json could not be fetched; npm needs the network for it, once." >&2
    exit 1
fi
cp package-lock.json "$BUILD/node/installed.json"
