#!/bin/sh
# See people.mjs.
exec node tests/server/people.mjs
