#!/bin/sh
# Puts what the tests of the web client need into $BUILD/node: the packages of package.json in their
# exact versions. A second call does nothing; calls side by side wait for one another.
# Not a test: tests/web/test_*.sh call it first, then find the packages through support.mjs.
set -eu
cd "$(dirname "$0")"
BUILD=${BUILD:-build}
case $BUILD in /*) ;; *) BUILD=../../$BUILD ;; esac

mkdir -p "$BUILD/node"
exec 9>"$BUILD/node/lock"
flock 9
cmp -s package-lock.json "$BUILD/node/installed.json" && exit 0
cp package.json package-lock.json "$BUILD/node/"
(cd "$BUILD/node" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >&2)
cp package-lock.json "$BUILD/node/installed.json"
