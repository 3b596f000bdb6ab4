#!/bin/sh
# See bounds.mjs.
exec node tests/server/bounds.mjs
