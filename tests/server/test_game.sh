#!/bin/sh
# See game.mjs.
exec node tests/server/game.mjs
