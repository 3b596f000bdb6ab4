#!/bin/sh
# How quickly the web client shows itself and answers a click: real browser, real server on loopback.
set -eu
cd "$(dirname "$0")/../web"
./setup.sh
exec node bench.mjs
