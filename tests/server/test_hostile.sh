#!/bin/sh
# See hostile.mjs.
exec node tests/server/hostile.mjs
