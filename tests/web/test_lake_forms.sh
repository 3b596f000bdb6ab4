#!/bin/sh
# Fire in the Lake on all screens, in all languages, by keys, and without a server.
set -eu
cd "$(dirname "$0")"
./setup.sh
exec node test_lake_forms.mjs
