#!/bin/sh
# attacks.sh: see attacks.mjs. Environment: MEKONG, BUILD, SECONDS_EACH.
cd "$(dirname "$0")/../.." || exit 2
exec node tests/bench/attacks.mjs "$@"
