#!/bin/sh
# See fair.mjs.
exec node tests/server/fair.mjs
