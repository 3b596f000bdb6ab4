#!/bin/sh
# See threads.mjs.
exec node tests/server/threads.mjs
