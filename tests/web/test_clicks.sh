#!/bin/sh
# What a click costs, with a server and without one.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_clicks.mjs
