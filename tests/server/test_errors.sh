#!/bin/sh
# See errors.mjs.
exec node tests/server/errors.mjs
