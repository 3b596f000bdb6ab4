#!/bin/sh
# Two browsers play each other through a real server, a third watches.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_live.mjs
