#!/bin/sh
# See crash.mjs.
exec node tests/server/crash.mjs
