#!/bin/sh
# The web client without a server: games in the browser, a static site.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_offline.mjs
