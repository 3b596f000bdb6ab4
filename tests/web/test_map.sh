#!/bin/sh
# The map's drawing is current and agrees with the board's tables.
exec node "$(dirname "$0")/test_map.mjs"
