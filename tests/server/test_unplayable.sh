#!/bin/sh
# See unplayable.mjs.
exec node tests/server/unplayable.mjs
