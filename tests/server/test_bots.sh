#!/bin/sh
# See bots.mjs.
exec node tests/server/bots.mjs
