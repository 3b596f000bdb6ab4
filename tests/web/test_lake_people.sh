#!/bin/sh
# Fire in the Lake between people, in five browsers.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_people.mjs
